# The text table: the game in headings, lists and a line to type.
page-text-title = Text table
page-text-open = Open the text table
page-text-close = Close the text table
page-text-line = Your command
page-text-send = Send
page-text-how = Type like in the terminal: “draw”, “take”, “discard Kd”, “meld Kd Kh Kc, 8c 9c 10c”, “7c m1”; to the table “say hello”, “away”, “pause”. “help” shows everything.
page-text-since = Since my last turn
page-text-since-none = Nothing has happened since your last turn.
page-text-watching = You are watching this table.
page-text-typed = You typed:

page-text-part-now = Now
page-text-part-melds = Melds on the table
page-text-part-piles = Piles
page-text-part-players = The other players
page-text-part-scores = Scores
page-text-part-log = What happened

page-text-closed = The table is closed.
page-text-gathering = The game hasn’t begun.
page-text-paused = The game is paused: no clock runs and bots wait, but playing on is allowed.
page-text-shuffling = The cards are being shuffled.
page-text-buying = Who is bust is asked about buying back.
page-text-between = The hand is over.
page-text-waits = { $name } is playing.
page-text-won = { $chips ->
    [0] { $name } won the game.
    [one] { $name } won { $chips } chip.
   *[other] { $name } won { $chips } chips.
}
page-text-again = Another game? Type “yes” when you are ready.
page-text-cut = You cut the pack. How many cards do you lift: 1 to { $deepest }? Type the number, or “no” to cut not at all.
page-text-ready = The hand is over. Type “yes” when you are ready for the next one.
page-text-ready-done = You are ready.
page-text-buy-back = { $price ->
    [one] You are bust. Do you buy back for { $price } chip and go on at { $score }? Type “yes” or “no”.
   *[other] You are bust. Do you buy back for { $price } chips and go on at { $score }? Type “yes” or “no”.
}
page-text-turn-all = Your turn: draw, take { CARD($card, case: "object") }, or meld. Only one of the three.
page-text-turn-draw = Your turn: draw or meld, never both. The top discard can’t be taken now.
page-text-turn-take = Your turn: take { CARD($card, case: "object") } or meld, never both. There is nothing to draw.
page-text-turn-meld = Your turn: now you can only meld.
page-text-turn-skip = Your turn: nothing is possible. Type “skip”.
page-text-discard = Discard a card.
page-text-discard-with = You now hold { CARD($card, case: "object") }. Discard a card.
page-text-discard-these = These can be discarded: { $cards }.
page-text-may-keep = { $keep ->
    [one] You may keep { $keep } point at the end of your turn; you hold { $points }.
   *[other] You may keep { $keep } points at the end of your turn; you hold { $points }.
}
page-text-may-keep-melding = { $keep ->
    [one] If you meld, you may keep { $keep } point; you hold { $points }.
   *[other] If you meld, you may keep { $keep } points; you hold { $points }.
}

page-text-hand = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}{ $points ->
    [one] , { $points } point
   *[other] , { $points } points
}
page-text-hand-none = You hold no cards now.
page-text-yours = yours
page-text-you = you
page-text-meld = m{ $number }, { $owner }: { $meld }. { $cards }
page-text-no-melds = No melds on the table yet.
page-text-pile = { $count ->
    [one] Discard pile: { CARD($card) }.
   *[other] Discard pile: { CARD($card) } on top, { $count } cards in all.
}
page-text-pile-empty = Discard pile: empty.
page-text-stock = { $count ->
    [0] Stock: empty.
    [one] Stock: { $count } card.
   *[other] Stock: { $count } cards.
}
page-text-pot = { $pot ->
    [one] Pot: { $pot } chip.
   *[other] Pot: { $pot } chips.
}
page-text-player = { $count ->
    [one] { $name }: { $count } card, score { $score }
   *[other] { $name }: { $count } cards, score { $score }
}
page-text-player-melded = has melded
page-text-player-deals = deals
page-text-player-away = is away
page-text-player-known = seen: { $cards }
page-text-player-shown = shows { $cards }
page-text-player-out = { $name }: out of the game.
page-text-score = { $bought ->
    [0] { $name }: { $score }
    [one] { $name }: { $score } (bought back once)
   *[other] { $name }: { $score } (bought back { $bought } times)
}
page-text-score-out = { $name }: out of the game

page-text-quit = Just close the page: your seat stays yours, and your personal link in the menu brings you back.
page-text-resign-sure = Do you give up the game for good? Your ante stays in the pot. Type “yes” or “no”.
page-text-agree-sure = End the game with this hand? The lowest score takes the pot. Type “yes” or “no”.
page-text-play-on = All right, nothing is done.
page-text-not-asked = Nothing is asked at the moment.
page-text-not-here = That can’t be done from this line.
page-text-no-cut = You are not asked to cut now.
page-text-hint = Hint: { $hint }
page-text-hint-do = Type “yes” to do it.
page-text-hint-cut = Cut: it costs nothing, and a deuce is worth having. Any depth is as good as another.
page-text-hint-none = There is nothing for you to decide now.
page-text-hint-not = This table gives no hints.
