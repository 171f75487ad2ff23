# Why a move is refused, and what would be right; the rule's number is put behind. Where a sentence
# needs details, .plain is said when they aren't known.

refusal-not-your-turn = It is not your turn.
refusal-not-in-game = You are out of this game.
refusal-resigned = You have resigned from this game.
refusal-hand-over = The hand is over.
refusal-game-over = The game is over.
refusal-no-hand-yet = The cards have not been dealt yet.
refusal-drawn-already = You already have your card for this turn: now discard one.
refusal-draw-first = Before you discard, draw a card or take the top discard.
refusal-meld-after-draw = You can’t meld in a turn in which you drew or took a card: now discard one.
refusal-no-pass = There is no pass: draw a card, take the top discard, or meld.
refusal-can-act = You can’t skip your turn: there is still a move you can make.
refusal-stock-empty = The stock is empty and can’t be refilled: take the top discard or meld.
refusal-pile-empty = There is no discard to take: draw from the stock or meld.
refusal-not-held = You don’t hold { CARD($card, case: "object") }, or not that many of them.
    .plain = You don’t hold that card.
refusal-same-card = You have just taken { CARD($card, case: "object") }: discard a different card.
    .plain = You have just taken that card: discard a different one.
refusal-twin-card = { SHORT($card) } is the twin of the card you took: discard a card of another rank or suit.
    .plain = That is the twin of the card you took: discard a card of another rank or suit.
refusal-no-discard-after-take = After taking { CARD($card, case: "object") } you would have nothing to discard: it must be another card, and leave no more points than you may keep. Draw instead, or meld.
    .plain = After taking it you would have nothing to discard: it must be another card, and leave no more points than you may keep. Draw instead, or meld.
refusal-discard-over-limit = { $keep ->
    [one] You may keep 1 point; without { CARD($card, case: "object") } you would have { $left }. Discard a higher card.
   *[other] You may keep { $keep } points; without { CARD($card, case: "object") } you would have { $left }. Discard a higher card.
}
    .plain = That would leave more points than you may keep. Discard a higher card.
refusal-too-few-cards = A meld needs at least three cards: { SHORT($cards) } is not enough.
    .plain = A meld needs at least three cards.
refusal-mixed = { SHORT($cards) } is no meld: a set is of one rank, a run of one suit in sequence.
    .plain = That is no meld: a set is of one rank, a run of one suit in sequence.
refusal-set-of-ranks = { SHORT($cards) } is no set: all its cards but deuces must have one rank.
    .plain = All cards of a set but deuces must have one rank.
refusal-run-of-suits = { SHORT($cards) } is no run: all its cards but deuces must have one suit.
    .plain = All cards of a run but deuces must have one suit.
refusal-run-broken = { SHORT($cards) } is no run: its cards must follow one another without a gap.
    .plain = The cards of a run must follow one another without a gap.
refusal-run-passes-ace = { SHORT($cards) } is no run: an ace may begin or end a run, but not stand inside it.
    .plain = An ace may begin or end a run, but not stand inside it.
refusal-ace-not-low = { SHORT($cards) } is no run here: by this table’s rules the ace is only high, after the king.
    .plain = By this table’s rules the ace is only high, after the king.
refusal-ace-not-high = { SHORT($cards) } is no run here: by this table’s rules the ace is only low, before the two.
    .plain = By this table’s rules the ace is only low, before the two.
refusal-run-of-deuces = { SHORT($cards) } is no run: deuces alone are always a set.
    .plain = Deuces alone are always a set, never a run.
refusal-too-few-naturals = { $least ->
    [one] { SHORT($cards) } has too many deuces: by this table’s rules a meld needs a natural card.
   *[other] { SHORT($cards) } has too many deuces: by this table’s rules a meld needs { $least } natural cards.
}
    .plain = Too many deuces: by this table’s rules a meld needs more natural cards.
refusal-nothing-laid = A meld turn lays at least one card: say which.
refusal-too-few-melds = { $least ->
    [one] Your first meld turn must lay at least one new meld.
   *[other] Your first meld turn must lay at least { $least } new melds; this lays { $laid }.
}
    .plain = Your first meld turn must lay more new melds.
refusal-lay-off-before-melds = { $least ->
    [one] Before you can lay off, you must lay a meld of your own.
   *[other] Before you can lay off, you must lay at least { $least } melds of your own, in this turn or an earlier one.
}
    .plain = Before you can lay off, you must lay melds of your own.
refusal-no-such-meld = { $melds ->
    [0] There is no meld m{ $meld }: nothing has been laid yet.
   *[other] There is no meld m{ $meld }: the last one is m{ $melds }.
}
    .plain = There is no such meld.
refusal-end-of-set = { SHORT($meld) } is a set and has no ends: write + or nothing after its number.
    .plain = A set has no ends: write + or nothing after its number.
refusal-no-end-of-run = { SHORT($meld) } is a run: write < for its low end or > for its high end.
    .plain = That is a run: write < for its low end or > for its high end.
refusal-not-of-set = { SHORT($card) } does not go on { SHORT($meld) }: only { RANK($meld) } and deuces do.
    .plain = That card is of another rank than the set.
refusal-not-of-twos = { SHORT($card) } does not go on { SHORT($meld) }: only deuces go on a set of deuces.
    .plain = Only deuces go on a set of deuces.
refusal-not-of-run = { SHORT($card) } does not continue the run { SHORT($meld) } at that end.
    .plain = That card does not continue the run.
refusal-run-is-full = The run { SHORT($meld) } goes no further at that end.
    .plain = The run goes no further at that end.
refusal-left-over-limit = { $keep ->
    [0] You may keep no points, and this would leave { $left }: you can meld only by going out.
    [one] You may keep 1 point; this would leave { $left }.
   *[other] You may keep { $keep } points; this would leave { $left }.
}
    .plain = That would leave more points than you may keep.
refusal-not-cutter = It is not for you to cut: the player on the dealer’s right does.
refusal-cut-depth = Cut at least one card, and not all of them.
refusal-not-now = That can’t be done at this moment.
refusal-broken-seal = That doesn’t match what was sealed before the shuffle.
refusal-not-asked = You are not being asked whether to buy back.
refusal-answered = You have answered already.
refusal-no-late-entry = By this table’s rules nobody joins a game under way.
refusal-table-full = The table is full: eight can play.
refusal-bad-name = Choose another name.
refusal-not-agreed = You have not agreed to end the game, so there is nothing to take back.
refusal-agreed-already = You have already agreed to end the game with this hand.
