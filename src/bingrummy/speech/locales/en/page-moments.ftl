# The moments between turns: the cut.

page-cut-title = You cut the pack
page-cut-about = Tap the pack: where you tap is how deep you cut. If the lowest card you lift is a deuce, you keep it.
page-cut-pack = The pack. Arrow keys choose how many cards you lift, Enter cuts.
page-cut-depth = { $depth ->
    [one] 1 card
   *[other] { $depth } cards
}
page-cut-do = { $depth ->
    [one] Lift 1 card
   *[other] Lift { $depth } cards
}
page-cut-not = Don’t cut
page-cut-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
page-cut-done = Cut. The cards are being dealt.
page-cut-waits = { $name } cuts the pack.
page-cut-shuffling = The cards are being shuffled.
page-cut-deuce = { $name } has cut { CARD($card, case: "object") } and keeps it!
page-cut-deuce-you = You have cut { CARD($card, case: "object") }: it is yours!
