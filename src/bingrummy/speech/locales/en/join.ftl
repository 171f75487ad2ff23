# `bing join`: the terminal game at a server's table, besides what `bing play` says.

cli-join = Play at a server’s table, in the terminal.
join-option-url = The table’s link, or your personal one to come back to your seat.
join-option-name = Your name at the table; a personal link needs none.
join-option-seat = The seat you would like; else you get a free one.
join-option-watch = Only watch.

join-bad-link = “{ $link }” is no link to a table; one looks like https://cards.example/t/abc.
join-no-name = Give your name with --name, or use your personal link.
join-bad-seat = --seat: “{ $given }” is not possible: give a number from 1 to { $most }.
join-no-answer = Nobody answers at { $server }: check the link, or try again later.
join-no-table-there = There is no Bing rummy table at { $server }.

# Coming and going.

join-at-table = The table “{ $table }”.
join-your-seat = You are { $name }, at seat { $seat }.
join-wait-to-enter = You are { $name }. You come into the game between two hands.
join-watching = You watch this table.
join-link-keep = This link is yours alone. It brings you back to your seat, from any device; send it to yourself, and to nobody else:
join-link-others = For others to join:
join-link-own = For you alone, to come back:
join-left = Your seat stays yours. To come back to it:
join-closed = The table is closed.
join-lost = The line to the server is lost; trying again …
join-found = The line is back.
join-meanwhile = While you were not there:
join-still-away = You are marked as away; “{ $do_back }” gives you your seat back.

# Waiting for a game.

join-room = The host starts the game. Until then: “{ $do_say } …” to talk, “{ $do_who }” to see who is here, “{ $quit }” to leave.
join-room-host = You are the host: “{ $do_start }” starts when all seats are taken, “{ $do_fill }” puts bots at the free ones and starts.
join-room-again = The game is over. “{ $do_ready }”: another one, when all who are here want it; “{ $quit }” leaves.
join-room-watch = The game hasn’t begun.
join-room-how = Not now. “{ $do_who }” shows who is here, “{ $help }” what you can type.
join-ask-room = At the table:
join-you-host = You are the host now.

# Who is there, and the clock.

join-who-bot = bot ({ $style })
join-who-free = free
join-who-you = { $name }, you
join-who-waits = { $name } waits to come in.
join-who-watches = { $name } watches.
join-mark-host = host
join-mark-absent = no connection
join-mark-away = away
join-mark-ready = ready
join-mark-out = out of the game
join-mark-offered = seat offered to a newcomer
join-mark-balance = chips { $sign }{ $chips }
join-paused = The game is paused: no clock runs and bots wait, but playing on is allowed.
join-clock-free = Take your time: no clock runs for you now.
join-clock-you = { $seconds ->
    [one] You have 1 second left.
   *[other] You have { $seconds } seconds left.
}
join-clock = { $seconds ->
    [one] { $name } has 1 second left, then the table plays on.
   *[other] { $name } has { $seconds } seconds left, then the table plays on.
}

# Acts.

join-done = Done.
join-hint = Hint: { $hint }
join-help = At this table also, at any time:
join-help-host = And as the host:
join-act-say = { $word } hello: say something to all
join-act-sign = { $word }: list of short phrases; { $word } 3: say the third
join-act-who = { $word }: who is here, and the clock
join-act-away = { $word }: be away, each turn draws and throws the drawn card; { $word } bot: a bot plays; { $word } bot 2: and buys back up to twice
join-act-back = { $word }: play for yourself again
join-act-pause = { $word }: pause the game (the host, or two players)
join-act-resume = { $word }: end the pause
join-act-nudge = { $word }: ask whoever holds up the game to play
join-act-ready = { $word }: be ready for the next hand or game
join-act-seat = { $word } 3: change to seat 3 before the start
join-act-link = { $word }: the links, for others and your own
join-act-mute = { $word } Ben: hide Ben’s chat from you
join-act-unmute = { $word } Ben: show it again
join-act-consent = { $word } 3: agree that a newcomer gets seat 3
join-act-name = { $word } Bea: change your name to Bea
join-act-forget = { $word } for good: delete your name and all you have said from this table; this can’t be undone
join-act-start = { $word }: start the game
join-act-fill = { $word }, or { $word } and a style: bots at the free seats, and start ({ $styles })
join-act-remove = { $word } Ben: remove Ben before the start
join-act-longer = { $word } Ben 30: 30 seconds more for each turn of Ben’s
join-act-offer = { $word } 3: ask the others whether a newcomer may have seat 3, whose player is absent
join-act-mute-all = { $word } Ben: hide Ben’s chat from all
join-act-unmute-all = { $word } Ben: show it to all again
join-act-chat-off = { $word }: switch chat off for all
join-act-chat-on = { $word }: switch it on again

# Why what follows a word can’t be read.

join-why-nobody = There is nobody called “{ $name }” at this table.
join-why-several = That could be several people: { $names }. Give the whole name, or the number of the seat.
join-why-bot = At seat { $seat } there is a bot; “{ $word }” is for people.
join-why-free = Nobody sits at seat { $seat }.
join-why-you = That is you; “{ $word }” is for others.
join-why-no-seat = { $name } has no seat.
join-why-own-turn = It is your own turn: the others are waiting for you.
join-why-no-turn = It is nobody’s turn just now.
join-why-seconds = That must be a number from 0 to { $most } seconds.
join-why-no-phrase = The phrases are numbered 1 to { $count }; “{ $word }” lists them.
