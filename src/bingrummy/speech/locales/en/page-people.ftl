# People at the table: coming in, seats, bots, links; the menu and the chat.

page-join-title = Join “{ $table }”
page-join-name = Your name
page-join-do = Join
page-join-watch = Just watch
page-join-free = { $free ->
    [one] 1 seat is free.
   *[other] { $free } seats are free.
}
page-join-full = All seats are taken.
page-join-playing = The game is under way, and this table takes in nobody until it is over.
page-join-late = The game is under way: you come in with the next hand.
page-join-open = The game is under way, and a seat in it is free.
page-join-over = Take over the seat of { $name }
page-join-private = This table has no spectators.
page-join-closed = This table is closed.

page-gather-title = Waiting for players
page-gather-title-again = Another game?
page-gather-taken = { $taken } of { $seats } seats taken
page-gather-seat = Seat { $seat }
page-gather-you = you
page-gather-host = host
page-gather-absent = no connection
page-gather-ready = ready
page-gather-free = free
page-gather-sit = Sit here
page-gather-bot-put = Put a bot here
page-gather-bot-style = Style of the bot at seat { $seat }
page-gather-nobody = nobody: keep it free
page-gather-remove = Remove { $name }
page-gather-remove-do = Remove
page-gather-remove-sure = Remove { $name } from the table? They can come back with the link.
page-gather-balance = Balance: { $chips }
page-gather-waiting = Waiting to come in: { $names }
page-gather-watching = Watching: { $names }

page-style-early = early
page-style-early-about = Lays three melds as soon as it can.
page-style-common = common
page-style-common-about = Waits for four melds, then plays to go out.
page-style-sandbag = sandbag
page-style-sandbag-about = Holds everything back and tries to lay all its cards in one turn.
page-style-random = random
page-style-random-about = Plays anything that is allowed. Good for trying things out.

page-invite-title = Invite others
page-invite-link = Link to this table
page-invite-copy = Copy
page-invite-copied = Copied
page-invite-share = Share
page-invite-text = Come and play Bing rummy: “{ $table }”
page-invite-qr = QR code
page-invite-qr-about = QR code of the link to this table
page-own-title = Your personal link
page-own-about = It brings you back to your seat, from any device. Send it to yourself, and to nobody else.
page-own-mail = Email it to myself
page-own-subject = My seat at “{ $table }”
page-own-qr = Show as QR code
page-own-qr-about = QR code of your personal link: it is your seat

page-house-title = House rules of this table
page-house-standard = The rules as they stand, without changes.
page-house-all = All of them
page-house-clock = Clock: { $turn ->
    [one] 1 second
   *[other] { $turn } seconds
} a turn, { $bank ->
    [0] no reserve
    [one] 1 second in reserve
   *[other] { $bank } seconds in reserve
}
page-house-no-clock = No clock

page-start-game = Start the game
page-start-fill = Fill with bots and start
page-start-fill-style = Style of the bots at the free seats
page-start-wait = { $name } starts the game.
page-start-wait-nobody = The host starts the game.
page-start-again = Once more
page-start-again-ready = You are ready. The next game begins when all who are here are.
page-start-again-about = The next game begins when all who are here want it.

page-menu = Menu
page-menu-cancel = Cancel
page-menu-resume = Go on
page-menu-paused = The game is paused.
page-menu-resume-mine = You would like to go on. The host can end the pause, or one more player.
page-menu-resume-host = You would like to go on. Only the host can end the pause.
page-menu-resume-other = { $name } would like to go on.
page-menu-asleep = The table sleeps, because nobody has played for ten minutes. Do anything to wake it.
page-menu-home = To the start page
page-menu-rules = Rules
page-menu-history = Games of this table

page-away = Away
page-away-now = You are away.
page-away-now-throw = You are away: each turn draws a card and throws it.
page-away-now-bot = You are away: a bot plays for you.
page-away-back = I’m back
page-away-meanwhile = While you were away
page-away-meanwhile-none = Nothing had to be done for you.
page-away-seen = All right

page-chat = Chat
page-chat-unread = { $count ->
    [one] Chat, 1 new
   *[other] Chat, { $count } new
}
page-chat-say = Say something
page-chat-send = Send
page-chat-phrases = Short phrases
page-chat-none = Nobody has said anything yet.
page-chat-off = Chat is switched off at this table.
page-chat-muted = The host has muted you.
page-chat-watching = Only players can talk.
page-chat-hidden = Hidden: { $names }

page-gone-about = Perhaps the link was copied only in part, or it is of another table. As a guest you can watch, or take a seat that is free.
