# What the table server says: refusals besides the rules of the game, notes about a table, phrases.

server-refusal-too-late = Too late: the table has moved on.
server-refusal-id-used = Another command had that id. Give each command an id of its own.
server-refusal-no-decision = Say which decision this answers.
server-refusal-no-seat = You have no seat at this table.
server-refusal-not-host = Only the host can do that.
server-refusal-stage = That can’t be done now.
server-refusal-seat-taken = That seat is taken.
server-refusal-seat-unknown = There is no such seat: this table has { $seats }.
server-refusal-no-person = There is nobody like that at the table.
server-refusal-seats-free = There are free seats: wait for players, or fill them with bots.
server-refusal-closed = This table is closed. You can still read it.
server-refusal-broken = This table can’t go on: its log no longer passes. You can still read it.
server-refusal-paused = The game is paused already.
server-refusal-not-paused = The game isn’t paused.
server-refusal-chat-off = Chat is switched off at this table.
server-refusal-chat-bad = There is nothing to say in that.
server-refusal-muted = The host has muted you.
server-refusal-too-fast = Too fast: wait a moment and try again.
server-refusal-no-hints = Hints aren’t allowed at your seat.
server-refusal-no-spectators = This table has no spectators.
server-refusal-not-absent = That player hasn’t been absent for a whole hand.
server-refusal-offered = That has been asked already.
server-refusal-not-offered = Nobody has asked to give that seat away.
server-refusal-bad-name = A name is 1 to 40 visible characters.
server-refusal-name-of-nobody = Bots and people who deleted their name are called that. Choose another name.
server-refusal-bad-rules = These house rules can’t be played: { $fault }
server-refusal-bad-style = There is no such bot; there are: { $styles }.
server-refusal-bad-token = This link or token belongs to nobody at this table.
server-refusal-removed = The host has removed you from the table.
server-refusal-no-table = There is no such table.
server-refusal-not-turn = It isn’t that player’s turn.
server-refusal-own-seat = That can’t be done to this seat.
server-refusal-bad-request = That can’t be understood.
server-refusal-bad-request-at = That can’t be understood, at `{ $at }`: { $fault }
server-refusal-foreign-origin = Pages from elsewhere can’t use this server.
server-refusal-foreign-host = This server isn’t known by that name. Whoever runs it can give it with --public-url.
server-refusal-too-large = That is too large: { $most } bytes are the most.
server-refusal-no-page = There is nothing here.
server-refusal-stopping = The server is being restarted: come back in a moment.
server-refusal-slow = Your line is too slow to follow: connect again.
server-refusal-table-full = The table is full.
server-refusal-no-record = There is no such game at this table.
server-refusal-not-yours = The whole record is open when the game is over.
server-refusal-at-unknown = There is no such moment in this table’s log.
server-refusal-busy = The server is busy: try again.
server-refusal-left = You have left this table.
server-refusal-not-away = You aren’t away.

server-bot = Bot { $seat }
server-you-draw = You draw a card from the stock.

# Hints: a move that could be made.

server-hint-draw = Draw a card from the stock.
server-hint-take = Take { CARD($card, case: "object") }.
server-hint-discard = Discard { CARD($card, case: "object") }.
server-hint-meld = Lay { $melds }.
server-hint-lay-off = Lay off { $cards }.
server-hint-both = Lay { $melds }. Then lay off { $cards }.
server-hint-skip = Pass your turn on: nothing else is possible.
server-hint-buy-back = Buy back: it is worth its price.
server-hint-no-buy-back = Don’t buy back: it isn’t worth its price.

server-note-created = The table is open.
server-note-joined = { $name } joins the table.
server-note-left = { $name } leaves the table.
server-note-removed = The host has removed { $name }.
server-note-sat = { $name } changes to seat { $seat }.
server-note-bot = A bot plays at seat { $seat }.
server-note-bot-gone = Seat { $seat } is free.
server-note-ready = { $name } is ready.
server-note-away-throw = { $name } is away: each turn draws and throws the drawn card.
server-note-away-bot = { $name } is away: a bot plays.
server-note-back = { $name } is back.
server-note-present = { $name } is here.
server-note-absent = { $name } has no connection.
server-note-pause-wished = { $name } would like a pause.
server-note-resume-wished = { $name } would like to go on.
server-note-paused = The game is paused: no clock runs and bots wait, but playing on is allowed.
server-note-resumed = The game goes on.
server-note-chat-on = Chat is on.
server-note-chat-off = Chat is off.
server-note-nudged = { $name } asks { $other } to play.
server-note-lengthened = { $name } has { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } more for each turn.
server-note-offered = May the seat of { $name } go to a newcomer? All the others must agree.
server-note-given = { $name } takes over seat { $seat }.
server-note-hint = { $name } used a hint.
server-note-renamed = New name: { $name }.
server-note-forgotten = The name and chat of a player were deleted.
server-note-host = { $name } is the host now.
server-note-stood-in-throw = The table plays for { $name }: the drawn card is thrown.
server-note-stood-in-bot = A bot plays for { $name }.
server-note-gap = The server was down for a while; that time counts on no clock.
server-note-slept = Nobody has played for ten minutes: the table sleeps until somebody does.
server-note-closed = The table is closed.

# The same, to the player whom they are about.

server-note-joined-you = You join the table.
server-note-left-you = You leave the table.
server-note-removed-you = The host has removed you.
server-note-sat-you = You change to seat { $seat }.
server-note-ready-you = You are ready.
server-note-away-throw-you = You are away: each turn draws and throws the drawn card.
server-note-away-bot-you = You are away: a bot plays for you.
server-note-back-you = You are back.
server-note-present-you = You are here.
server-note-absent-you = You have no connection.
server-note-pause-wished-you = You would like a pause.
server-note-resume-wished-you = You would like to go on.
server-note-nudged-you = You ask { $other } to play.
server-note-nudged-at-you = { $name } asks you to play.
server-note-lengthened-you = You have { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } more for each turn.
server-note-offered-you = May your seat go to a newcomer? All the others must agree.
server-note-given-you = You take over seat { $seat }.
server-note-hint-you = You used a hint.
server-note-renamed-you = Your new name: { $name }.
server-note-host-you = You are the host now.
server-note-stood-in-throw-you = The table plays for you: the drawn card is thrown.
server-note-stood-in-bot-you = A bot plays for you.

server-phrase-hello = Hello!
server-phrase-good-luck = Good luck!
server-phrase-well-played = Well played!
server-phrase-thanks = Thank you!
server-phrase-one-moment = One moment, please.
server-phrase-sorry = Sorry!
server-phrase-oops = Oops!
server-phrase-good-night = Good night!

cli-serve = Run tables for people who are not in one room.
serve-option-host = The address to listen on; { $host } without it.
serve-option-port = The port to listen on; { $port } without it.
serve-option-database = The database; without it, a SQLite file in your data directory.
serve-option-public = The address that links begin with, behind a proxy.
serve-option-origin = Another origin whose pages may use this server; may be given again.
serve-option-workers = How many processes bots think in.
serve-option-making = How many tables one address may make in a minute.
serve-option-log = How much is logged.
serve-option-open = Open a table in the browser.
serve-option-lan = Let others on your network join: listen on all interfaces.
serve-no-database = The database can’t be opened ({ $why }).
serve-no-file = The database { $file } can’t be opened ({ $why }).
serve-no-listening = The server can’t listen at { $host } ({ $why }).
serve-port-taken = Port { $port } is in use already. Choose another with --port.
serve-port-denied = You may not use port { $port }. Choose one from 1024 on with --port.
serve-bad-number = “{ $given }” is not possible; give a number from { $least } to { $most }
serve-bad-address = “{ $given }” is no address such as https://cards.example
serve-begins = Tables at { $url } (stop with Ctrl-C)
serve-runs = The server runs already, at { $url }
serve-open-yourself = There is no screen for a browser here. Open this address in one: { $url }

server-spoken = { $language ->
    [en] English is spoken here.
    [es] Spanish is spoken here.
    [sv] Swedish is spoken here.
   *[ru] Russian is spoken here.
}
