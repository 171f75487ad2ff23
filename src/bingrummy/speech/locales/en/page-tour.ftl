# The first-game tour: a few turns, each with its reason.

page-tour-title = Learn to play
page-tour-about = You play a few turns and are told why. It takes some minutes.
page-tour-step = Step { $step } of { $of }
page-tour-next = Next
page-tour-back = Back
page-tour-skip = Leave the tour
page-tour-show = Do it for me
page-tour-again = From the start
page-tour-well = That’s it.
page-tour-other = The rules allow that. For this step, though: { $wanted }
page-tour-over = The tour ends here.
page-tour-lost = The server doesn’t answer. Try again.

page-tour-welcome-title = The aim
page-tour-welcome = Lay all your cards on the table before the others do. What is left in your hand when somebody has is counted against you. Over { $limit } points you are out of the game, and the last one in takes the pot.
page-tour-cut-title = The cut
page-tour-cut = You sit to the right of the dealer, so you cut. If the lowest card you lift is a deuce, you keep it. Tap the pack. (This pack is arranged: wherever you tap, there is a deuce.)
page-tour-cards-title = Your cards
page-tour-cards = You found { CARD($deuce, case: "object") }. Deuces are wild: each can stand for any card. What you collect are melds: sets, three or more cards of one rank, and runs, three or more of one suit in sequence.
page-tour-draw-title = Your turn
page-tour-draw = A turn is one of three things: draw from the stock, take the top discard, or meld. Never two of them. You can’t meld yet, so draw.
page-tour-discard-title = Throw a card
page-tour-discard = You drew { CARD($drawn, case: "object") }. A turn of drawing ends with a discard. Throw { CARD($discard, case: "object") }: nothing in your hand goes with it.
page-tour-melds-title = The first melds
page-tour-melds = Now you hold { $least } melds: { SHORT($meld1) }, { SHORT($meld2) } and { SHORT($meld3) }. Your first meld turn needs so many at once. Pick the cards of each meld, make a group of them, and lay all groups in one go, without drawing.
page-tour-lay-off-title = Laying off
page-tour-lay-off = Now that you have melded, your cards may go on any meld on the table, anybody’s. Your { SHORT($cards) } continues the run { SHORT($meld) }. Laying off is melding too: no draw, no discard.
page-tour-limit-title = The limit
page-tour-limit = Some hands later, your score is { $score }. After melding you may keep only so many points that you can’t go over { $limit }: { $keep ->
    [one] { $keep } point
   *[other] { $keep } points
} now. Your melds { SHORT($meld1) }, { SHORT($meld2) } and { SHORT($meld3) } would leave { $left }. Lay { SHORT($cards) } off on { SHORT($meld) } in the same turn.
page-tour-counted-title = The count
page-tour-counted = Another hand: somebody has gone out, and you hadn’t melded. All your cards count, { $left } points, and your score is { $total }. That is over { $limit }.
page-tour-buy-title = Buying back
page-tour-buy = Whoever is over { $limit } may pay the ante again, { $price ->
    [one] { $price } chip
   *[other] { $price } chips
}, and go on at the highest score of those still in, { $score } here. Or stop. In this lesson, buy back.
page-tour-done-title = That is the game
page-tour-done = You are back in at { $score }, and the pot has grown to { $pot }. Hand follows hand until one player is left, and takes it. Whenever something is refused, you are told why, with the number of the rule.
page-tour-done-play = Play now
