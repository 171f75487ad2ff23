# The table in the browser: the others, the piles, the melds, whose turn it is, what happened.

page-opponents = The other players
page-board = The middle of the table
page-count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-score = Score
page-score-is = score { $score }
page-chips-are = chips won and paid in this game: { $chips }
page-bought = { $count ->
    [one] bought back once
   *[other] bought back { $count } times
}
page-acts = playing now
page-known = known: { $cards }
page-known-head = Everybody saw these cards go into this hand:
page-known-none = No card of this hand is known.

page-mark-dealer = deals
page-mark-dealer-short = D
page-mark-out = out of the game
page-mark-bot = a bot
page-mark-away = away
page-mark-absent = no connection
page-mark-opened = has melded
page-mark-agrees = would end the game with this hand

# The piles.

page-stock = Stock
page-stock-is = { $count ->
    [0] Stock: empty
    [one] Stock: 1 card
   *[other] Stock: { $count } cards
}
page-draw = Draw
page-pile = Discards
page-pile-is = { $count ->
    [one] Discard pile: { $card }.
   *[other] Discard pile: { $card } on top, { $count } cards in all.
}
page-pile-empty = Discard pile: empty.
page-take-top = Take { CARD($card, case: "object") }
page-discard-picked = Discard { CARD($card, case: "object") }
page-pile-whole = { $count ->
    [one] The discard pile: 1 card
   *[other] The discard pile: { $count } cards
}
page-pile-how = From the top down. Only the top card can be taken.
page-pot = Pot
page-pot-is = { $chips ->
    [one] Pot: 1 chip
   *[other] Pot: { $chips } chips
}

# Melds.

page-no-melds = Nobody has melded yet.
page-your-melds = Your melds
page-your-meld = Your meld { $number }
page-meld-of = Meld { $number }, laid by { $name }
page-meld-named = Meld { $number }, { $meld }. { $cards }
page-meld-how = To lay cards off here, pick them in your hand and tap this meld on the table.
page-fits = The picked cards fit here
page-meld-set = set of { RANK($first) }
page-meld-run = run { SHORT($low) }–{ SHORT($high) }
page-meld-run-stands = run { SHORT($low) }–{ SHORT($high) }; { $stands }
page-stands-for = { SHORT($card) } stands for { SHORT($place) }
page-card-stands = { CARD($card) } as { CARD($place) }

# The turn.

page-turn = The turn
page-turn-yours = Your turn:
page-turn-all = draw, take { SHORT($card) } or lay melds. Only one of the three!
page-turn-draw = draw or lay melds, never both. The top discard can’t be taken now.
page-turn-take = take { SHORT($card) } or lay melds, never both. There is nothing to draw.
page-turn-meld = now you can only lay melds.
page-turn-skip = Nothing is possible this time: your turn passes.
page-turn-first = { $count ->
    [one] The first time, at least one new meld.
   *[other] The first time, at least { $count } new melds.
}
page-turn-throw = Discard one card.
page-turn-discard-drawn = You drew { SHORT($card) }, so no laying in this turn.
page-turn-discard-taken = You took { SHORT($card) }, so no laying in this turn, and it must be another card.
page-turn-discard = Nothing can be laid in this turn.
page-turn-other = { $name } is playing.
page-turn-other-discard = { $name } has to discard.
page-turn-shuffle = The cards are being shuffled.
page-turn-buying = Who is bust may buy back.
page-turn-between = The hand is over.
page-turn-paused = Paused: no clock runs and bots wait, but playing on is allowed.
page-turn-next = Next to play: { $name }.
page-turn-asleep = The table sleeps until somebody plays.
page-may-keep = { $keep ->
    [0] You may keep no points: throw the card you draw, or go out.
    [one] You may keep 1 point.
   *[other] You may keep { $keep } points.
}
page-may-keep-melding = { $keep ->
    [0] If you lay, you must go out: you may keep no points.
    [one] If you lay, you may keep 1 point.
   *[other] If you lay, you may keep { $keep } points.
}
page-clock = Time left
page-title-turn = ● Your turn · { $table }

# What happened.

page-story = What happened
page-story-log = What happened, the newest first
page-since = Since my turn
page-since-none = Nothing has happened since your last turn.
