# The start page: playing at once, making a table, tables that are there already.

page-start-tagline = Rummy with two packs, wild deuces and a pot. Play with friends or against bots: no account, nothing to install.
page-start-now = Play now
page-start-now-about = At once, against three bots, with hints.
page-start-friends = Play with friends
page-start-friends-about = Make a table and send the link. Bots can take the seats that stay free.
page-start-guest = Player
page-start-failed = The server doesn’t answer. Check your connection and try again.
page-start-no-script = The table needs JavaScript. The rules can be read without it.

page-start-yours = Your tables
page-start-yours-turn = Your turn
page-start-yours-asked = You are asked something
page-start-yours-gathering = { $taken } of { $seats } seats taken
page-start-yours-hand = Hand { $hand }, your score { $score }
page-start-yours-watching = You watch; hand { $hand }
page-start-yours-paused = Paused
page-start-yours-over = The game is over
page-start-yours-closed = The table is closed
page-start-yours-gone = This table is no longer there
page-start-yours-unknown = Not reachable at the moment
page-start-yours-forget = Remove { $table } from this list

page-start-listed = Open tables
page-start-listed-none = No table is open to everybody at the moment.
page-start-listed-free = { $free ->
    [0] No free seat
    [one] 1 free seat of { $seats }
   *[other] { $free } free seats of { $seats }
}
page-start-listed-join = Join
page-start-listed-watch = Watch

page-start-learn = Learn to play
page-start-learn-about = A short tour: you play a few turns and are told why.
page-start-rules = Rules
page-start-rules-about = All of them, numbered.
page-start-sheet = Score sheet
page-start-sheet-about = For an evening with real cards.

page-start-name = Your name
page-start-table = Name of the table
page-start-table-of = { $name }’s table
page-start-seats = Seats
page-start-house = House rules
page-start-more = All house rules
page-start-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
page-start-clock = Clock
page-start-clock-none = No clock
page-start-clock-on = With a clock
page-start-clock-turn = Seconds for each turn
page-start-clock-bank = Seconds in reserve for a whole game
page-start-table-more = More about the table
page-start-hints = Hints
page-start-hints-about = Everybody may ask for a suggestion. How often is shown after the game.
page-start-spectators = Others may watch
page-start-spectators-about = Who has the link sees the table, but nobody’s cards.
page-start-listed-too = In the list of open tables
page-start-listed-about = Anybody can find it and join.
page-start-chat = Chat
page-start-lot = Seats by lot
page-start-lot-about = Before each game everybody gets a seat by chance.
page-start-language = Language at the table
page-start-language-none = not said
page-start-language-name = { $language ->
    [en] English
    [es] Spanish
    [sv] Swedish
   *[ru] Russian
}
page-start-pace = Pace of the bots
page-start-pace-instant = at once
page-start-pace-quick = quick
page-start-pace-steady = steady
page-start-pace-slow = slow
page-start-stand-in = When somebody’s time runs out
page-start-stand-in-throw = the table draws a card and throws it
page-start-stand-in-bot = a bot plays
page-start-make = Make the table

page-start-option-packs = Packs
page-start-option-ante = Ante, in chips
page-start-option-cut-for-deuce = Cutting for a deuce
page-start-option-twin-discard = Discarding the twin of the card you took
page-start-option-ace = Ace in a run
page-start-option-min-naturals = Natural cards in a meld
page-start-option-first-melds = First meld turn
page-start-option-limit = Bust over so many points
page-start-option-limit-rule = The limit on points in hand
page-start-option-deuce-points = Points for a deuce left in hand
page-start-option-reshuffles = Refilling the stock
page-start-option-buy-back = Buying back
page-start-option-max-buy-backs = Buying back, times in a game
page-start-option-late-entry = Joining between hands

page-missing-about = Perhaps the address was copied only in part, or the table was closed and deleted since.
