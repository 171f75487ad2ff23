# The end of a hand, buying back, and the end of a game: fetched while the first hand is played.

page-end-title = { $name } goes out
page-end-title-you = You go out!
page-end-void = The hand is void
page-end-void-about = Nobody scores, and the same dealer deals again.
page-end-void-scored = The third void hand in a row is scored as it lies.
page-end-last = One player is left
page-end-hand = Hand { $hand }
page-end-out = out, with no cards left
page-end-resigned = has resigned
page-end-card = { CARD($card) }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-end-sum = { $before } + { $points } = { $total }
page-end-sum-of = Score of { $name }: { $before } and { $points } make { $total }
page-end-score = Score { $score }
page-end-over = over { $limit }
page-end-bust = out of the game
page-end-asked = may buy back
page-end-bought = bought back at { $score }
page-end-ready-go = Next hand
page-end-ready-who = Ready: { $names }
page-end-ready-wait = Waiting for: { $names }
page-end-left = { $seconds ->
    [one] Goes on by itself in 1 second.
   *[other] Goes on by itself in { $seconds } seconds.
}
page-end-look = Look at the table
page-end-replay = Replay this hand
page-end-back = Back to the count

page-buy-title = You are over { $limit }
page-buy-about = { $price ->
    [one] Buy back for 1 chip, and go on at { $score }?
   *[other] Buy back for { $price } chips, and go on at { $score }?
}
page-buy-score = That is the highest score of those who are still in. You have { $total } now.
page-buy-pot = { $pot ->
    [one] The chips go into the pot; it has 1 now.
   *[other] The chips go into the pot; it has { $pot } now.
}
page-buy-yes = { $price ->
    [one] Buy back for 1 chip
   *[other] Buy back for { $price } chips
}
page-buy-no = No, I’m out
page-buy-answered = Answered: { $names }
page-buy-waits = Not yet: { $names }
page-buy-hidden = Nobody sees an answer before all have answered.
page-buy-yours = You have answered. Waiting for the others.
page-buy-yours-yes = You buy back. Waiting for the others.
page-buy-yours-no = You don’t buy back. Waiting for the others.
page-buy-others = { $price ->
    [one] Over { $limit }: whoever is may buy back for 1 chip, at { $score }.
   *[other] Over { $limit }: whoever is may buy back for { $price } chips, at { $score }.
}

page-over-title = { $name } wins!
page-over-title-you = You win!
page-over-shared = The pot is shared
page-over-share = { $chips ->
    [0] wins the game
    [one] takes 1 chip from the pot
   *[other] takes { $chips } chips from the pot
}
page-over-table = How it ended
page-over-player = Player
page-over-score = Score
page-over-game = This game
page-over-balance = All games
page-over-hints = { $count ->
    [0] no hints
    [one] 1 hint used
   *[other] { $count } hints used
}
page-over-out = out
page-over-replay = Replay
page-over-record = Download the record
page-over-check = Check the shuffles
page-over-count = The last hand
