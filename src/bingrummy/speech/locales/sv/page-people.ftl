# Människorna vid bordet: att komma in, platser, botar, länkar; menyn och chatten.

page-join-title = Sätt dig vid ”{ $table }”
page-join-name = Ditt namn
page-join-do = Sätt mig
page-join-watch = Bara titta på
page-join-free = { $free ->
    [one] 1 plats är ledig.
   *[other] { $free } platser är lediga.
}
page-join-full = Alla platser är tagna.
page-join-playing = Partiet pågår, och vid det här bordet kommer ingen in förrän det är slut.
page-join-late = Partiet pågår: du kommer in vid nästa giv.
page-join-open = Partiet pågår, och en plats i det är ledig.
page-join-over = Ta över platsen efter { $name }
page-join-private = Det här bordet har inga åskådare.
page-join-closed = Det här bordet är stängt.

page-gather-title = Väntar på spelare
page-gather-title-again = Ett parti till?
page-gather-taken = { $taken } av { $seats } platser tagna
page-gather-seat = Plats { $seat }
page-gather-you = du
page-gather-host = värd
page-gather-absent = ingen uppkoppling
page-gather-ready = redo
page-gather-free = ledig
page-gather-sit = Sätt mig här
page-gather-bot-put = Sätt en bot här
page-gather-bot-style = Stil för boten på plats { $seat }
page-gather-nobody = ingen: håll den ledig
page-gather-remove = Ta bort { $name }
page-gather-remove-do = Ta bort
page-gather-remove-sure = Ta bort { $name } från bordet? Med länken går det att komma tillbaka.
page-gather-balance = Saldo: { $chips }
page-gather-waiting = Väntar på att få komma in: { $names }
page-gather-watching = Tittar på: { $names }

page-style-early = tidig
page-style-early-about = Lägger ut tre kombinationer så fort det går.
page-style-common = vanlig
page-style-common-about = Väntar på fyra kombinationer och spelar sedan för att gå ut.
page-style-sandbag = lurpass
page-style-sandbag-about = Håller inne med allt och försöker lägga ut alla kort i en enda tur.
page-style-random = slump
page-style-random-about = Spelar vad som helst som är tillåtet. Bra att prova mot.

page-invite-title = Bjud in
page-invite-link = Länk till bordet
page-invite-copy = Kopiera
page-invite-copied = Kopierad
page-invite-share = Dela
page-invite-text = Kom och spela bing rummy: ”{ $table }”
page-invite-qr = QR-kod
page-invite-qr-about = QR-kod med länken till bordet
page-own-title = Din personliga länk
page-own-about = Den tar dig tillbaka till din plats, från vilken enhet som helst. Skicka den till dig själv, och till ingen annan.
page-own-mail = Mejla den till mig
page-own-subject = Min plats vid ”{ $table }”
page-own-qr = Visa som QR-kod
page-own-qr-about = QR-kod med din personliga länk: den är din plats

page-house-title = Bordets husregler
page-house-standard = Reglerna som de står, utan ändringar.
page-house-all = Alla
page-house-clock = Klocka: { $turn ->
    [one] 1 sekund
   *[other] { $turn } sekunder
} för varje tur, { $bank ->
    [0] ingen reserv
    [one] 1 sekund i reserv
   *[other] { $bank } sekunder i reserv
}
page-house-no-clock = Ingen klocka

page-start-game = Börja partiet
page-start-fill = Fyll på med botar och börja
page-start-fill-style = Stil för botarna på de lediga platserna
page-start-wait = { $name } börjar partiet.
page-start-wait-nobody = Värden börjar partiet.
page-start-again = En gång till
page-start-again-ready = Du är redo. Nästa parti börjar när alla som är här är det.
page-start-again-about = Nästa parti börjar när alla som är här vill det.

page-menu = Meny
page-menu-cancel = Avbryt
page-menu-resume = Fortsätt
page-menu-paused = Partiet är pausat.
page-menu-resume-mine = Du vill fortsätta. Värden kan avsluta pausen, eller en spelare till.
page-menu-resume-host = Du vill fortsätta. Bara värden kan avsluta pausen.
page-menu-resume-other = { $name } vill fortsätta.
page-menu-asleep = Bordet sover, för ingen har spelat på tio minuter. Gör vad som helst för att väcka det.
page-menu-home = Till startsidan
page-menu-rules = Regler
page-menu-history = Bordets partier

page-away = Gå ifrån
page-away-now = Du är borta.
page-away-now-throw = Du är borta: varje tur dras ett kort och kastas.
page-away-now-bot = Du är borta: en bot spelar åt dig.
page-away-back = Jag är tillbaka
page-away-meanwhile = Medan du var borta
page-away-meanwhile-none = Inget behövde göras åt dig.
page-away-seen = Okej

page-chat = Chatt
page-chat-unread = { $count ->
    [one] Chatt, 1 ny
   *[other] Chatt, { $count } nya
}
page-chat-say = Säg något
page-chat-send = Skicka
page-chat-phrases = Korta fraser
page-chat-none = Ingen har sagt något än.
page-chat-off = Chatten är avstängd vid det här bordet.
page-chat-muted = Värden har stängt av din chatt.
page-chat-watching = Bara spelare kan prata.
page-chat-hidden = Dolda: { $names }

page-gone-about = Kanske kopierades bara en del av länken, eller så hör den till ett annat bord. Som gäst kan du titta på, eller ta en ledig plats.
