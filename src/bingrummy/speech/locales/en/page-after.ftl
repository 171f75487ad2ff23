# After the hand: history, replay, records, the check of a shuffle; the page of the rules.
page-after-languages = Language
page-after-seat = Seat { $seat }
page-after-to-table = To the table
page-after-to-games = Games of this table
page-after-to-rules = Rules of this table
page-after-to-sheet = Score sheet for real cards

page-rules-house = House rules
page-rules-house-of = House rules of “{ $name }”
page-rules-standard = “{ $name }” plays by these rules, without house rules of its own.
page-rules-contents = Contents
page-rules-here = At this table:
page-rules-options = House rules may change:

page-history-title = Games of “{ $name }”
page-history-private = This table shows its games to its players only. If you play here, open your personal link on this device first.
page-history-none = No game has been played here yet.
page-history-game = Game { $number }
page-history-going = This game is under way.
page-history-won = { $chips ->
    [0] { $name } won.
    [one] { $name } won { $chips } chip.
   *[other] { $name } won { $chips } chips.
}
page-history-replay = Replay
page-history-hands = Hands
page-history-hand = Hand { $number }
page-history-hand-going = (under way)

page-record = Record
page-record-full = Download all of it
page-record-own = Download what you saw
page-record-spectator = Download what spectators saw
page-record-failed = The record could not be fetched: { $why }

page-replay-title = Replay of game { $number }
page-replay-loading = Fetching the hand …
page-replay-noscript = The replay needs JavaScript. The record can be read without it.
page-replay-none = No hand of this game has begun yet.
page-replay-failed = This could not be fetched: { $why }
page-replay-offline = no connection
page-replay-retry = Try again
page-replay-hands = Hands
page-replay-hand = Hand { $hand } of { $hands }
page-replay-before = Hand before
page-replay-after = Next hand
page-replay-first = To the start
page-replay-back = One step back
page-replay-on = One step on
page-replay-last = To the end
page-replay-step = Step
page-replay-at = Step { $step } of { $steps }. { $said }
page-replay-seen = Which cards?
page-replay-own = Only what was seen from your seat
page-replay-public = Only what all saw
page-replay-all = All cards
page-replay-all-not = All cards can be seen when the hand is over.
page-replay-copy = Copy a link to this moment
page-replay-copied = The link is copied.
page-replay-link = Link to this moment
page-replay-players = Players
page-replay-you = { $name } (you)
page-replay-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-replay-score = score { $score }
page-replay-turn = to play
page-replay-deals = deals
page-replay-out = out of the game
page-replay-happened = What happened
page-replay-nothing = Nothing yet.
page-replay-keys = Keys: ← and → for a step, ↑ and ↓ for a hand, Home and End for the first and the last step, A for all cards, C to copy the link.

page-check-title = Check the shuffles
page-check-do = Check the shuffles in this browser
page-check-again = Check again
page-check-working = Checking …
page-check-server = Let the server check rules and points
page-check-server-holds = By the server’s check the record holds: { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}, { $events ->
    [one] { $events } line
   *[other] { $events } lines
} of play judged by the rules.
page-check-server-open = { $events ->
    [one] { $events } line of the hand under way can’t be judged yet.
   *[other] { $events } lines of the hand under way can’t be judged yet.
}
page-check-server-fails = By the server’s check the record doesn’t hold, in line { $line }: { $why }
page-check-holds = { $shuffles ->
    [0] There is no finished hand to check yet.
    [one] The shuffle holds: each of { $cards } cards in the record is the one that it put there.
   *[other] All { $shuffles } shuffles hold: each of { $cards } cards in the record is the one that they put there.
}
page-check-broken = { $count ->
    [one] A shuffle does not hold.
   *[other] { $count } shuffles do not hold.
}
page-check-lot = The draw for the first deal
page-check-hand = Hand { $hand }
page-check-hand-holds = holds
page-check-hand-open = not over yet: its secret isn’t out
page-check-hand-broken = does not hold
page-check-numbers = Numbers came from { $names }.
page-check-no-numbers = Nobody put a number in: this shows only that the house kept to the order that it had sealed before the hand.
page-check-own-number = Your own number is in it: without your help nobody could choose the order.
page-check-withheld = Sealed a number and did not show it: { $names }. That can choose between two orders.
page-check-depth = { $depth ->
    [one] The cut was one card deep.
   *[other] The cut was { $depth } cards deep.
}
page-check-deck = The whole pack, from the top
page-check-line = Line { $line } of the record.
page-check-should = It should be: { $should }
page-check-proves-title = What this proves
page-check-proves = Before each hand the server sealed a secret, and players sealed numbers. Only then was all of it opened, and together it gives one order of the cards. Your browser has worked that order out again by itself, from the record alone, and followed every card through the hand. If at least one number was shown, no player and no server without a seat’s help could choose the order.
page-check-not-title = What it doesn’t prove
page-check-not = The server knows the cards while the hand is played; this can’t show whether it told anybody. A server that works together with a seat may hold back that seat’s number, and so choose between two orders for each such seat. Bots put in no numbers. And the check reads the record that this server gave: compare it with your own download.
page-check-rule = More in rule { $rule }

page-fault-version = This is no record that can be read here.
page-fault-cut-off = The record is cut off at its end.
page-fault-sum = A checksum is wrong: something above it was changed.
page-fault-form = This is no line of a record.
page-fault-no-commitment = The seal of the house is missing.
page-fault-wrong-secret = The secret isn’t the one that was sealed before the hand.
page-fault-wrong-seal = The number shown by { $name } isn’t the one that was sealed.
page-fault-no-nonce = { $name } sealed a number, and the record doesn’t say what became of it.
page-fault-wrong-dealer = The lot draws another first dealer.
page-fault-wrong-cutter = Somebody else had to cut.
page-fault-wrong-depth = The depth of a bot’s cut isn’t the one that the sealed secret gives.
page-fault-free-depth = { $name } had not sealed this depth of the cut.
page-fault-wrong-cut = The cut found something else.
page-fault-wrong-hand = { $name } was dealt, or held in the end, other cards than the shuffle gives.
page-fault-wrong-card = The shuffle puts another card here.
page-fault-refill = The stock was refilled otherwise than the discards allow.
page-fault-not-held = { $name } didn’t hold this card.
page-fault-not-shown = The cards left with { $name } were not shown.
