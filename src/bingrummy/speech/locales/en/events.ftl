# What happened, in the present tense; -you is said to the player who did it.

event-lot-began = The first dealer is drawn by lot.
event-hand-began = Hand { $number }. { $name } deals.
event-hand-began-you = Hand { $number }. You deal.
event-committed = The shuffle is sealed: { $digest }
event-sealed = { $name } seals a share of the shuffle: { $digest }
event-sealed-you = You seal your share of the shuffle: { $digest }
event-nonce-shown = { $name } opens a share of the shuffle: { $nonce }
event-nonce-shown-you = You open your share of the shuffle: { $nonce }
event-nonce-withheld = { $name } withholds a share of the shuffle.
event-nonce-withheld-you = Your share of the shuffle is not opened in time.
event-dealer-drawn = { $name } is the first dealer.
event-dealer-drawn-you = You are the first dealer.
event-dealer-secret = The lot’s secret: { $secret }
event-cut-deuce = { $name } cuts, finds { CARD($card, case: "object") } and keeps it.
event-cut-deuce-you = You cut, find { CARD($card, case: "object") } and keep it.
event-cut-no-deuce = { $name } cuts: no deuce.
event-cut-no-deuce-you = You cut: no deuce.
event-cut-not-made = { $name } does not cut.
event-cut-not-made-you = You do not cut.
event-dealt = { $name } gets { SHORT($cards) }.
event-dealt-you = Your cards: { SHORT($cards) }.
event-turned-up = The upcard is { CARD($card, case: "object") }.
event-refilled = { $count ->
    [one] The stock is empty: one discard becomes the new stock.
   *[other] The stock is empty: { $count } discards are shuffled into a new one.
}
event-drew = { $name } draws a card.
event-drew-known = { $name } draws { CARD($card, case: "object") }.
event-drew-you = You draw { CARD($card, case: "object") }.
event-took = { $name } takes { CARD($card, case: "object") }.
event-took-you = You take { CARD($card, case: "object") }.
event-discarded = { $name } discards { CARD($card, case: "object") }.
event-discarded-you = You discard { CARD($card, case: "object") }.
event-melded = { $name } lays { $melds }.
event-melded-you = You lay { $melds }.
event-laid-off = { $name } lays off { $cards }.
event-laid-off-you = You lay off { $cards }.
event-melded-both = { $name } lays { $melds }. Lays off { $cards }.
event-melded-both-you = You lay { $melds }. You lay off { $cards }.
event-skipped = { $name } can neither draw, take nor meld, and is skipped.
event-skipped-you = You can neither draw, take nor meld, and are skipped.
event-resigned = { $name } resigns.
event-resigned-you = You resign.
event-agreed = { $name } agrees to end the game with this hand.
event-agreed-you = You agree to end the game with this hand.
event-disagreed = { $name } wants to play on.
event-disagreed-you = You want to play on.
event-went-out = { $name } goes out!
event-went-out-you = You go out!
event-void = The hand is void: nobody scores, and the same dealer deals again.
event-void-scored = The third void hand in a row: it is scored as it lies.
event-shown = { $name } is left with { SHORT($cards) }.
event-shown-you = You are left with { SHORT($cards) }.
event-revealed = The shuffle’s secret: { $secret }
event-depth = { $depth ->
    [one] The cut was one card deep.
   *[other] The cut was { $depth } cards deep.
}
event-scored = Points in this hand: { $points }. Scores: { $scores }.
score-item = { $name } { $points }
event-answered = { $name } has answered.
event-answered-yes = { $name } chooses to buy back.
event-answered-no = { $name } chooses not to buy back.
event-answered-yes-you = You choose to buy back.
event-answered-no-you = You choose not to buy back.
event-bought-back = { $name } buys back at { $score }; the pot is now { $pot }.
event-bought-back-you = You buy back at { $score }; the pot is now { $pot }.
event-went-bust = { $name } is bust and out of the game.
event-went-bust-you = You are bust and out of the game.
event-entered = { $name } joins at { $score }; the pot is now { $pot }.
event-entered-you = You join at { $score }; the pot is now { $pot }.
event-won = { $pot ->
    [0] { $name } wins the game!
    [one] { $name } wins the game and takes the pot: { $pot } chip!
   *[other] { $name } wins the game and takes the pot: { $pot } chips!
}
event-won-you = { $pot ->
    [0] You win the game!
    [one] You win the game and take the pot: { $pot } chip!
   *[other] You win the game and take the pot: { $pot } chips!
}
event-shared = The game is over, and the pot is shared: { $shares }.
