# What can't be understood, and help. Commands and cards in quotes are typed as they stand.

problem-empty = Type a command, for example “{ $help }”.
problem-too-long = That line is too long: { $most } characters are the most.
problem-unknown = I don’t know “{ $text }”. Type “{ $help }” to see what you can do.
problem-ambiguous = “{ $text }” could be several commands: { $words }. Type a little more.
problem-extra = I don’t understand “{ $text }” after “{ $command }”.
problem-spectator = You are watching this game and have no seat.

problem-card-none = Which card? Write it like Kd, 10h or 2c.
problem-card-one = Name exactly one card; in “{ $text }” there are { $count }.
problem-card-unknown = “{ $text }” is no card. Write rank and suit, like Kd, 10h or 2c.
problem-card-ambiguous = “{ $text }” could be { CARD($first, case: "object") } ({ TYPED($first) }) or { CARD($second, case: "object") } ({ TYPED($second) }): which one?
problem-card-mixed = “{ $text }” mixes Latin and Cyrillic letters. Use one alphabet.
problem-card-mixed-one = “{ $text }” mixes Latin and Cyrillic letters. If you mean { CARD($card, case: "object") }, write { TYPED($card) }.
problem-card-mixed-two = “{ $text }” mixes Latin and Cyrillic letters: { CARD($first, case: "object") } ({ TYPED($first) }) or { CARD($second, case: "object") } ({ TYPED($second) })?
problem-card-alone = What about { CARD($card, case: "object") }? You can discard a card after you draw or take.
problem-cards-alone = What about { SHORT($cards) }? To lay them, write “{ $meld }” before them.

problem-take-or-draw = “{ $draw }” takes a card from the stock, “{ $take }” takes the top discard: which one?
problem-take-top = Only the top discard can be taken. That is { CARD($top, case: "object") }, not { CARD($card, case: "object") }.
problem-discard-what = Which card do you discard? For example “{ $command } Kd”.
problem-meld-what = Which cards? For example “{ $meld } Kd Kh Kc, 8c 9c 10c” or “m1 7c”.
problem-meld-commas = { SHORT($cards) } is not one meld. Put commas between melds, not between cards.
problem-run-which = A deuce could stand at either end. Write the cards in their order: { TYPED($first) } or { TYPED($second) }?
problem-lay-off-where = On which meld do you lay off { SHORT($cards) }? Write its number too, for example m1.
problem-lay-off-what = Which cards do you lay off on m{ $meld }?
problem-lay-off-two = One meld at a time: put a comma in “{ $text }”.
problem-lay-off-end = { SHORT($cards) } can go on either end of m{ $meld }: m{ $meld }< is the low end, m{ $meld }> the high end. Which one?
problem-lay-off-order = { SHORT($cards) } can go on m{ $meld } in more than one way. Name the end (m{ $meld }< or m{ $meld }>) and write the cards from the run outward.
problem-sort-how = Sort by suit, rank or melds?
problem-rule-which = Give the number of a rule, from 1 to 34.
problem-cut-where = After how many cards do you cut? Give a number, or none to cut anywhere.

problem-no-undo = A move stands once it is made; there is no undo.
problem-deals-itself = The cards are shuffled and dealt by themselves. To give up the game, write “{ $resign }”.
problem-how-to-go-out = You go out by laying all your cards with “{ $meld }”. “{ $suggest }” shows you how, if you can and hints are allowed.
problem-which-leaving = What do you mean? “{ $quit }” leaves the table, “{ $resign }” gives up the game.
problem-resign-in-full = To give up the game, write “{ $resign }”; you will be asked once more.

help-draw = Draw a card from the stock.
help-take = Take the top card of the discard pile.
help-discard = Discard a card; after you drew or took, the card alone is enough.
help-meld = Lay new melds, with commas between them.
help-lay-off = Lay cards off on a meld: < is its low end, > its high end.
help-hand = Show your cards.
help-sort = Sort your cards by suit, rank or melds.
help-suggest = Get a hint.
help-table = Show the table: melds, discards, everybody’s number of cards.
help-scores = Show the scores and the pot.
help-history = Tell again what happened since your last turn.
help-rules = Read the rules, or one of them.
help-help = Show this help, or more about one command.
help-cut = Cut the pack before the deal, at a depth or anywhere.
help-buy-back = Buy back into the game when you are bust.
help-skip = Skip your turn, if nothing else is possible.
help-stop = Agree to end the game with this hand.
help-play-on = Take that back and play on.
help-resign = Give up the game for good; you will be asked once more.
help-quit = Leave the table; the game stays as it is.
help-yes = Yes.
help-no = No.

# Commands with their cards, as examples; the words before them are put in.
example-discard = { $word } Kd
example-meld = { $word } Kd Kh Kc, 8c 9c 10c
example-lay-off = { $word } 7c m1, m2> Qc
example-sort = { $word } rank
example-rules = { $word } 18
example-help = { $word } { $other }
example-cut = { $word } 20
