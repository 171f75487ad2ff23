# The score sheet, for people with real cards.
page-sheet-title = Score sheet
page-sheet-about = For a game with real cards: write down what each hand brought, and the sheet works out scores, pot, who is bust, what buying back costs, and who deals. It stays on this device and works without a connection.
page-sheet-noscript = The score sheet needs JavaScript.

page-sheet-players = Who plays?
page-sheet-players-how = In the order in which you sit, clockwise.
page-sheet-player = Player { $number }
page-sheet-add = Add a player
page-sheet-drop = Take player { $number } off the list
page-sheet-deals-first = Who deals first?
page-sheet-house-title = House rules
page-sheet-preset = Kind of game
page-sheet-preset-own = Your own rules
page-sheet-start = Start the sheet
page-sheet-started = The sheet is ready. { $name } deals.

page-sheet-undo = Undo
page-sheet-redo = Redo
page-sheet-share = Share
page-sheet-print = Print
page-sheet-new = New sheet
page-sheet-new-sure = Start a new sheet? This one will be gone.
page-sheet-link = The link to this sheet
page-sheet-copied = The link is copied.
page-sheet-shared = This sheet came by a link. Your own is kept as it was.
page-sheet-keep = Go on with this one
page-sheet-kept = The sheet is kept on this device.
page-sheet-leave = Back to mine

page-sheet-table = Scores
page-sheet-pot = { $pot ->
    [0] No pot
    [one] Pot: { $pot } chip
   *[other] Pot: { $pot } chips
}
page-sheet-hand = Hand { $hand }
page-sheet-hand-over = Hand { $hand } is over
page-sheet-deals = { $name } deals
page-sheet-dealt = dealt by { $name }
page-sheet-hand-short = Hand
page-sheet-total = Now
page-sheet-void-row = void: nobody scores
page-sheet-out-short = out!
page-sheet-bust-short = bust
page-sheet-back-short = bought back
page-sheet-left-short = out of the game
page-sheet-bought = { $count ->
    [one] bought back once
   *[other] bought back { $count } times
}
page-sheet-legend = ✓ went out · ✗ bust · ↩ bought back · ● dealt
page-sheet-points-how = How many points has everybody left? A sum like 10+10+6 will do.
page-sheet-scores-now = Hand { $hand }. Scores: { $scores }.

page-sheet-hand-of = Hand { $hand }: { $name } deals
page-sheet-correct = Correct hand { $hand }
page-sheet-correcting = Correct hand { $hand }, dealt by { $name }
page-sheet-correct-do = Write the correction
page-sheet-correct-not = Leave it as it was
page-sheet-who-out = Who went out?
page-sheet-nobody = Nobody: the hand is void
page-sheet-third-void = If this hand is void too, it is the third in a row: it is scored as it lies, and nobody went out (R21).
page-sheet-write = Write it down
page-sheet-void = The hand is void

page-sheet-asking = Who buys back?
page-sheet-asking-how = { $ante ->
    [one] It costs { $ante } chip, into the pot, and you go on at { $score }. Who doesn’t is out of the game.
   *[other] It costs { $ante } chips, into the pot, and you go on at { $score }. Who doesn’t is out of the game.
}
page-sheet-asked = { $name } has { $score } and buys back
page-sheet-go-on = Go on

page-sheet-over = The game is over
page-sheet-won = { $chips ->
    [0] { $name } wins the game!
    [one] { $name } wins { $chips } chip!
   *[other] { $name } wins { $chips } chips!
}
page-sheet-chips = Chips won and lost
page-sheet-again = Another game

page-sheet-more = Somebody leaves or joins, or you stop early
page-sheet-leaves = Who leaves for good?
page-sheet-leaves-before = { $name }, before dealing
page-sheet-leaves-after = { $name }, with the cards dealt
page-sheet-early = All agree to stop
page-sheet-stop = End the game: the lowest score wins
page-sheet-joins = A newcomer sits down last
page-sheet-joins-name = Name
page-sheet-joins-do = Join for the ante

page-sheet-house = { $ante ->
    [0] Bust over { $limit } points. No ante.
    [one] Bust over { $limit } points. Ante: { $ante } chip.
   *[other] Bust over { $limit } points. Ante: { $ante } chips.
}
page-sheet-house-back = Buying back as often as you like.
page-sheet-house-back-most = { $most ->
    [one] Buying back once at most.
   *[other] Buying back { $most } times at most.
}
page-sheet-house-no-back = No buying back.

page-sheet-wrong-link = The sheet in this link can’t be read.
page-sheet-wrong-few = Name at least two players.
page-sheet-wrong-who-out = Choose who went out.
page-sheet-wrong-points = How many points was { $name } left with? Write a number, or a sum like 10+10+6; whoever went out has none.
page-sheet-wrong-out = Somebody who is in the game must have gone out.
page-sheet-wrong-third-void = The third void hand in a row is scored: write down what everybody holds (R21).
page-sheet-wrong-not-now = That isn’t possible now.
page-sheet-wrong-seat = That isn’t possible for { $name }.
page-sheet-wrong-full = Eight players are the most.
page-sheet-wrong-no-entry = These house rules let nobody in during a game (R34).
page-sheet-wrong-later = With that, something written later would no longer be possible. Undo it first.
