# The game in a terminal: what `bing play` says besides what happened. Commands in quotes are typed
# as they stand; their words are put in.

play-own-name = Player
play-bot = Bot { $seat }
play-you = You
play-yours = you
play-style = { $style ->
    [early] early
    [common] common
    [sandbag] sandbag
    [random] random
   *[other] { $style }
}

# Sitting down and leaving.

play-welcome = Bing rummy. “{ $help }” tells what you can type, “{ $quit }” leaves.
play-at-table = At the table: { $people }.
play-bots-at-table = Playing against: { $bots }.
play-bots-alone = At the table: { $bots }.
play-goal = Be the first to lay all your cards on the table. The points left in your hand go on your score; over { $limit } you are bust, and the last one in takes the pot. Deuces stand for any card.
play-resumed = The game goes on with hand { $number }.
play-kept-at = The game is saved as you play, with its secrets, so don’t peek:
play-left = The game is saved. To go on with it:
play-left-unkept = You leave the game; it was not saved.
play-no-input = Here a game of Bing rummy against bots would begin, but there is nobody to play it: no terminal and nothing to read. Start it in a terminal, or let bots play: bing play --watch
play-kept-whole = The whole game is on record. To check every shuffle and every move:
play-already-over = This game is over. To check every shuffle and every move:
play-all-out = You are out of the game. The others play on.

# What happened.

play-drew-turn = { $name } draws and discards { CARD($thrown, case: "object") }.
play-took-turn = { $name } takes { CARD($card, case: "object") } and discards { CARD($thrown, case: "object") }.
play-points = { $points ->
    [one] (1 point)
   *[other] ({ $points } points)
}
play-scores-now = Scores (bust over { $limit }):
play-score-sum = { $name }: { $before } + { $points } = { $total }
play-score-over = { $name }: { $before } + { $points } = { $total }, over { $limit }!
play-score = { $bought ->
    [0] { $name }: { $score }
    [one] { $name }: { $score } (bought back once)
   *[other] { $name }: { $score } (bought back { $bought } times)
}
play-score-out = { $name }: out of the game
play-nothing-happened = Nothing has happened since your last turn.

# The table.

play-no-melds = No melds on the table yet.
play-melds = Melds on the table:
play-pile = { $count ->
    [one] Discard pile: { SHORT($card) }.
   *[other] Discard pile: { SHORT($card) } on top, { $count } cards in all.
}
play-pile-empty = Discard pile: empty.
play-stock = { $count ->
    [0] Stock: empty.
    [one] Stock: 1 card.
   *[other] Stock: { $count } cards.
}
play-pot = { $pot ->
    [one] Pot: 1 chip.
   *[other] Pot: { $pot } chips.
}
play-player = { $left ->
    [yes] { $name }: has resigned
   *[no] { $count ->
        [one] { $name }: 1 card
       *[other] { $name }: { $count } cards
    }, score { $score }{ $melded ->
        [yes] , has melded
       *[no] {""}
    }
}
play-known = (seen: { SHORT($cards) })
play-hand = { $count ->
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}{ $points ->
    [one] , 1 point:
   *[other] , { $points } points:
}
play-no-hand = You hold no cards now.
play-may-keep = { $keep ->
    [0] You may keep no points: throw the card you draw, or go out.
    [one] You may keep 1 point at the end of your turn.
   *[other] You may keep { $keep } points at the end of your turn.
}
play-may-keep-melding = { $keep ->
    [0] If you meld, you must go out: you may keep no points.
    [one] If you meld, you may keep 1 point.
   *[other] If you meld, you may keep { $keep } points.
}

# A turn.

play-learn-one-of-three = It is your turn. Do one of three things, never two of them:
play-learn-draw = “{ $draw }”: a card from the stock; then you discard one.
play-learn-take = “{ $take }”: { CARD($card, case: "object") } from the discard pile; then you discard another card.
play-learn-meld-first = { $count ->
    [one] “{ $meld }” and cards, without drawing: sets (three or more of a rank) and runs (three or more in sequence of a suit), at least one the first time. For example: { $meld } Kd Kh Kc
   *[other] “{ $meld }” and cards, without drawing: sets (three or more of a rank) and runs (three or more in sequence of a suit), at least { $count } of them the first time. For example: { $meld } Kd Kh Kc, 8c 9c 10c, 5s 5h 2d
}
play-learn-meld-later = “{ $meld }” and cards, without drawing: new sets and runs, or cards for melds on the table, as in “7c m1”.
play-learn-more = Cards are typed like Kd, 10h or 2c. “{ $suggest }” gives you a hint, “{ $sort } melds” shows what your hand could become, “{ $rules }” explains.
play-learn-more-no-hints = Cards are typed like Kd, 10h or 2c. “{ $sort } melds” shows what your hand could become, “{ $rules }” explains.
play-ask-turn-learning = { $draw }, { $take } or { $meld }?
play-ask-turn = Your turn:
play-ask-discard-learning = Which card do you discard?
play-ask-discard = Discard:
play-not-now = Not now: first answer what is asked.
play-on-your-turn = Do that when it is your turn.
play-group = Group { $number }: { $verdict }
play-group-good = { $meld }. That is a meld.
play-group-bad = { $why }
play-group-not-held = you don’t hold { SHORT($cards) } for it.
play-nothing-lost = Nothing was laid, and your cards are as they were. Try again.

# The cut, buying back, going on.

play-cut = You cut the pack. If the lowest card you lift is a deuce, you keep it. How many cards do you lift: 1 to { $deepest }? “{ $no }” or just Enter: you don’t cut.
play-ask-cut = Cut at:
play-buy-back = { $price ->
    [one] { $name }, you are bust with { $total } (over { $limit }). Do you buy back for 1 chip and go on at { $score }?
   *[other] { $name }, you are bust with { $total } (over { $limit }). Do you buy back for { $price } chips and go on at { $score }?
}
play-ask-yes-no = { $yes } or { $no }?
play-yes-or-no = Please type “{ $yes }” or “{ $no }”.
play-ask-next-hand = Enter for the next hand:
play-ask-enter = Then press Enter:
play-ask-go-on = Press Enter:
play-pass-screen = Pass the screen to { $name }; the others look away.
play-resign-sure = { $name }, do you give up the game for good? Your ante stays in the pot.
play-resign-not = You play on.
play-agree-sure = End the game with this hand? The lowest score takes the pot. Bots agree as soon as all people do, and then it stands.
play-agree-not = The game goes on.

# Hints, rules, help.

play-advice-out = Lay everything: you go out and score nothing.
play-advice-meld = { $count ->
    [one] Lay 1 card
   *[other] Lay { $count } cards
}{ $points ->
    [one] ; 1 point stays in your hand.
   *[other] ; { $points } points stay in your hand.
}
play-advice-draw = Draw from the stock: it is the best you can do now.
play-advice-draw-not = Draw from the stock: { CARD($card, case: "object") } is of little use to you.
play-advice-take = Take { CARD($card, case: "object") }.
play-advice-take-deuce = Take { CARD($card, case: "object") }: it stands for any card.
play-advice-take-with = Take { CARD($card, case: "object") }: it goes with your { SHORT($cards) }.
play-advice-discard = { $points ->
    [one] Discard { CARD($card, case: "object") }: of all your cards you need it least. It counts 1 point.
   *[other] Discard { CARD($card, case: "object") }: of all your cards you need it least. It counts { $points } points.
}
play-advice-discard-alone = { $points ->
    [one] Discard { CARD($card, case: "object") }: nothing in your hand goes with it. It counts 1 point.
   *[other] Discard { CARD($card, case: "object") }: nothing in your hand goes with it. It counts { $points } points.
}
play-advice-skip = Nothing else is possible now.
play-advice-cut = Cut: it costs nothing, and a deuce is worth having. Any depth is as good as another.
play-advice-buy = Buy back: it is worth its price.
play-advice-no-buy = Don’t buy back: it isn’t worth its price.
play-advice-could-meld = { $points ->
    [one] You could also meld now and keep 1 point: { $line }
   *[other] You could also meld now and keep { $points } points: { $line }
}
play-advice-type = Type: { $line }
play-nothing-to-advise = There is nothing for you to decide now.
play-house-rules = House rules at this table:
play-rules-how = To read one rule, type its number, for example “{ $rules } R18”.
play-help-more = More about one of them: “{ $help } { $meld }”. Cards are typed like Kd, 10h or 2c.
play-help-melding = Put commas between melds. In a run with deuces, type the cards in their order: in 9c 2d Jc the deuce is the ten. Cards for a meld on the table have its number: “7c m1”, or “7c m1<” for the low end of a run and “Qc m1>” for the high end. All in one line makes one turn: { $meld } Kd Kh Kc, 7c m1

# The end.

play-chips = Chips won and lost:
play-chips-of = { $name }: { $sign }{ $chips }

# Options.

play-option-seats = How many sit at the table, 2 to 8 (4).
play-option-people = The people at this screen, with commas between. Their hands stay hidden from one another.
play-option-name = Your name, if you play alone against bots.
play-option-bots = The styles of the bots, with commas between, repeated as needed: { $styles } (common,early,sandbag).
play-option-rules = House rules, like “first_melds=2 limit=100”, or a preset: { $presets }.
play-option-watch = Only bots play, and you watch.
play-option-pace = Seconds between two turns when you watch (0.7 in a terminal, else 0).
play-option-seed = A text from which all chances come: the same seed and the same play give the same game.
play-option-record = Keep the record of the game in this new file.
play-option-no-record = Keep no record; a game that is left is lost.
play-option-resume = Go on with the game of this file; without a file, with the newest unfinished one.
play-option-color = Suits in colour: auto, always or never (auto).
play-option-hints = Explain the first turns to newcomers (yes).

play-bad-choice = { $option }: “{ $given }” is not possible; choose from: { $choices }.
play-bad-pair = { $one } and { $other } don’t go together: leave one of them out.
play-bad-resume = --resume goes on with a game as it was begun: leave out { $option }.
play-bad-crowd = --people: { $people } people don’t fit on { $seats } seats.
play-bad-deal = --seats: the cards don’t suffice for { $seats } players with these house rules (packs={ $packs }).
play-bad-twice = { $option }: “{ $name }” is there twice; give each person a name of their own.
play-bad-name = { $option }: “{ $given }” is no name: 1 to 40 printable characters, not beginning with “bot:”.
play-bad-seats = --seats: “{ $given }” is not possible: give a number from 2 to 8.
play-bad-seed = --seed: give a text without line breaks and without blanks around it.
play-bad-pace = --pace: “{ $given }” is not possible: give a number of seconds from 0 to { $most }.
play-bad-rule = --rules: there is no house rule or preset “{ $given }”. Presets: { $presets }. House rules, as name=value: { $names }.
play-late-rule = --rules: “{ $given }” comes too late. A preset stands first, and each house rule only once.
play-bad-bots = --bots: more bots are named ({ $bots }) than seats are left ({ $seats }).
play-nothing-to-resume = --resume: there is no unfinished game in { $folder }.
play-unknown-style = --resume: the game in { $file } has a bot of the style “{ $style }”, which this program doesn’t know.
play-file-exists = --record: { $file } is there already. Choose another name, or go on with that game with --resume.
play-file-trouble = { $file } can’t be used: { $why }
play-file-in-use = --resume: the game in { $file } is being played at this moment.
play-file-no-text = --resume: { $file } is no text, so it is no record of a game.
play-file-bad = --resume: { $file } is no record that holds: line { $line }: { $why }
play-file-partial = --resume: { $file } is not a full record with its seed, so the game can’t go on from it.
