# Bordets meny, och vad som gäller medan man är borta: hämtas när de öppnas.

page-menu-you = Du
page-menu-table = Bordet
page-menu-players = Spelare
page-menu-looks = Utseende och ljud
page-menu-help = Hjälp
page-menu-pause = Paus
page-menu-pause-about = Värden ensam, eller två spelare tillsammans.
page-menu-pause-wished = Du har bett om det. En spelare till, så blir det så.
page-menu-stop = Avsluta partiet med den här given
page-menu-stop-about = Om alla är överens tar den som har lägst poäng hem potten. Botarna går med så fort alla människor gör det.
page-menu-stop-back = Spela vidare ändå
page-menu-stop-who = Överens hittills: { $names }
page-menu-stop-nobody = Ingen har gått med på det än.
page-menu-resign = Ge upp
page-menu-resign-sure = Ger du upp det här partiet för gott? Din insats stannar i potten, och du kan inte komma tillbaka till partiet.
page-menu-resign-do = Ja, ge upp
page-menu-play-on = Nej, spela vidare
page-menu-leave = Lämna bordet
page-menu-leave-sure = Lämna bordet? Din plats blir ledig.
page-menu-leave-game = Lämna för stunden? Partiet går vidare som du har bestämt, och din personliga länk tar dig tillbaka.
page-menu-leave-do = Lämna
page-menu-rename = Namn
page-menu-rename-do = Ändra
page-menu-forget = Radera mitt namn och min chatt
page-menu-forget-sure = Ditt namn och allt du har sagt raderas från bordet för gott. Platsen är fortfarande din.
page-menu-forget-do = Radera
page-menu-links = Länkar
page-menu-keys = Tangenter
page-menu-text = Textbord
page-menu-tour = Lär dig spela
page-menu-new = Nytt bord
page-menu-nudge = Be att spela
    .of = Be { $name } att spela
page-menu-lengthen-of = Mer tid för { $name }
page-menu-lengthen-by = { $seconds ->
    [0] Ingen extra tid
    [one] 1 sekund mer för varje tur
   *[other] { $seconds } sekunder mer för varje tur
}
page-menu-mute = Dölj chatt
    .of = Dölj det som { $name } säger
page-menu-unmute = Visa chatt
    .of = Visa det som { $name } säger igen
page-menu-mute-all = Dölj chatt för alla
    .of = Dölj det som { $name } säger för alla
page-menu-unmute-all = Visa chatt för alla
    .of = Visa det som { $name } säger för alla igen
page-menu-give = Erbjud platsen
    .of = Fråga de andra om en ny spelare får platsen efter { $name }
page-menu-consent = Gå med på det
    .of = Gå med på att en ny spelare får platsen efter { $name }
page-menu-offered = Platsen är erbjuden: alla andra måste vara överens.
page-menu-open = Ledig för en ny spelare: den som öppnar bordets länk kan ta den.
page-menu-chat-on = Slå på chatten
page-menu-chat-off = Stäng av chatten
page-menu-alone = Du spelar ensam med botar.
page-away-mark = borta
page-away-go = Gå ifrån
page-away-title = Medan du är borta
page-away-about = Bordet väntar inte på dig. Platsen är fortfarande din, och du kan komma tillbaka när som helst.
page-away-throw = Varje tur dras ett kort och kastas
page-away-bot = En bot spelar åt mig
page-away-buy = Köp in mig igen
page-away-buy-times = { $times ->
    [0] aldrig
    [one] högst en gång
   *[other] högst { $times } gånger
}
page-look-language = Språk
page-look-theme = Ljust och mörkt
page-look-theme-auto = som enheten
page-look-theme-light = ljust
page-look-theme-dark = mörkt
page-look-deck = Färgerna
page-look-deck-four = fyra kulörer
page-look-deck-two = två kulörer
page-look-sound = Ljud
page-look-vibration = Vibration
page-look-motion = Rörelse
page-look-motion-auto = som enheten
page-look-motion-less = mindre
