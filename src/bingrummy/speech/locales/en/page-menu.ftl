# The table's menu, and the orders before one is away: fetched when they are opened.

page-menu-you = You
page-menu-table = The table
page-menu-players = Players
page-menu-looks = Looks and sounds
page-menu-help = Help
page-menu-pause = Pause
page-menu-pause-about = The host alone, or two players together.
page-menu-pause-wished = You have asked for it. One more player, and it is so.
page-menu-stop = End the game with this hand
page-menu-stop-about = If all agree, the lowest score takes the pot. Bots agree as soon as all people do.
page-menu-stop-back = Play on after all
page-menu-stop-who = Agreed so far: { $names }
page-menu-stop-nobody = Nobody has agreed yet.
page-menu-resign = Resign
page-menu-resign-sure = Do you give up this game for good? Your ante stays in the pot, and you can’t come back into this game.
page-menu-resign-do = Yes, resign
page-menu-play-on = No, play on
page-menu-leave = Leave the table
page-menu-leave-sure = Leave the table? Your seat becomes free.
page-menu-leave-game = Leave for now? The game goes on with your standing orders, and your personal link brings you back.
page-menu-leave-do = Leave
page-menu-rename = Name
page-menu-rename-do = Change
page-menu-forget = Delete my name and chat
page-menu-forget-sure = Your name and all you have said are deleted from this table for good. Your seat stays yours.
page-menu-forget-do = Delete
page-menu-links = Links
page-menu-keys = Keys
page-menu-text = Text table
page-menu-tour = Learn to play
page-menu-new = New table
page-menu-nudge = Ask to play
    .of = Ask { $name } to play
page-menu-lengthen-of = More time for { $name }
page-menu-lengthen-by = { $seconds ->
    [0] No extra time
    [one] 1 second more for each turn
   *[other] { $seconds } seconds more for each turn
}
page-menu-mute = Hide chat
    .of = Hide the chat of { $name }
page-menu-unmute = Show chat
    .of = Show the chat of { $name } again
page-menu-mute-all = Hide chat from everybody
    .of = Hide the chat of { $name } from everybody
page-menu-unmute-all = Show chat to everybody
    .of = Show the chat of { $name } to everybody again
page-menu-give = Offer the seat
    .of = Ask the others whether a newcomer may have the seat of { $name }
page-menu-consent = Agree
    .of = Agree that a newcomer gets the seat of { $name }
page-menu-offered = Seat offered: all others must agree.
page-menu-open = Free for a newcomer: whoever opens the link of the table can take it.
page-menu-chat-on = Switch chat on
page-menu-chat-off = Switch chat off
page-menu-alone = You play with bots alone.
page-away-mark = away
page-away-go = Be away
page-away-title = While you are away
page-away-about = The table doesn’t wait for you. Your seat stays yours, and you can come back at any moment.
page-away-throw = Each turn draws a card and throws it
page-away-bot = A bot plays for me
page-away-buy = Buy back for me
page-away-buy-times = { $times ->
    [0] never
    [one] once at most
   *[other] { $times } times at most
}
page-look-language = Language
page-look-theme = Light and dark
page-look-theme-auto = as the device
page-look-theme-light = light
page-look-theme-dark = dark
page-look-deck = Suits
page-look-deck-four = four colours
page-look-deck-two = two colours
page-look-sound = Sounds
page-look-vibration = Vibration
page-look-motion = Movement
page-look-motion-auto = as the device
page-look-motion-less = less
