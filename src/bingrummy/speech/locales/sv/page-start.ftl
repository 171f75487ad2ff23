# Startsidan: spela genast, öppna ett bord, bord som redan finns.

page-start-tagline = Rummy med två kortlekar, vilda tvåor och en pott. Spela med vänner eller mot botar: inget konto, inget att installera.
page-start-now = Spela nu
page-start-now-about = Genast, mot tre botar och med tips.
page-start-friends = Spela med vänner
page-start-friends-about = Öppna ett bord och skicka länken. Botar kan ta de platser som blir över.
page-start-guest = Spelare
page-start-failed = Servern svarar inte. Kontrollera din uppkoppling och försök igen.
page-start-no-script = Bordet behöver JavaScript. Reglerna kan läsas utan.

page-start-yours = Dina bord
page-start-yours-turn = Din tur
page-start-yours-asked = Bordet frågar dig något
page-start-yours-gathering = { $taken } av { $seats } platser tagna
page-start-yours-hand = Giv { $hand }, du har { $score } poäng
page-start-yours-watching = Du tittar på; giv { $hand }
page-start-yours-paused = Pausat
page-start-yours-over = Partiet är slut
page-start-yours-closed = Bordet är stängt
page-start-yours-gone = Bordet finns inte längre
page-start-yours-unknown = Går inte att nå just nu
page-start-yours-forget = Ta bort { $table } från listan

page-start-listed = Öppna bord
page-start-listed-none = Just nu är inget bord öppet för alla.
page-start-listed-free = { $free ->
    [0] Ingen ledig plats
    [one] 1 ledig plats av { $seats }
   *[other] { $free } lediga platser av { $seats }
}
page-start-listed-join = Sätt dig
page-start-listed-watch = Titta på

page-start-learn = Lär dig spela
page-start-learn-about = En kort rundtur: du spelar några turer och får veta varför.
page-start-rules = Regler
page-start-rules-about = Alla, med nummer.
page-start-sheet = Protokoll
page-start-sheet-about = För en kväll med riktiga kort.

page-start-name = Ditt namn
page-start-table = Bordets namn
page-start-table-of = Bordet hos { $name }
page-start-seats = Platser
page-start-house = Husregler
page-start-more = Alla husregler
page-start-changed = { $count ->
    [one] 1 ändrad
   *[other] { $count } ändrade
}
page-start-clock = Klocka
page-start-clock-none = Ingen klocka
page-start-clock-on = Med klocka
page-start-clock-turn = Sekunder för varje tur
page-start-clock-bank = Sekunder i reserv för hela partiet
page-start-table-more = Mer om bordet
page-start-hints = Tips
page-start-hints-about = Alla får be om ett förslag. Efter partiet syns hur ofta.
page-start-spectators = Andra får titta på
page-start-spectators-about = Den som har länken ser bordet, men ingens kort.
page-start-listed-too = I listan över öppna bord
page-start-listed-about = Vem som helst kan hitta det och sätta sig.
page-start-chat = Chatt
page-start-lot = Platser genom lottning
page-start-lot-about = Före varje parti får alla en plats av slumpen.
page-start-language = Språk vid bordet
page-start-language-none = inget angivet
page-start-language-name = { $language ->
    [en] engelska
    [es] spanska
    [sv] svenska
   *[ru] ryska
}
page-start-pace = Botarnas takt
page-start-pace-instant = direkt
page-start-pace-quick = snabb
page-start-pace-steady = lugn
page-start-pace-slow = långsam
page-start-stand-in = När någons tid går ut
page-start-stand-in-throw = bordet drar ett kort och kastar det
page-start-stand-in-bot = en bot spelar
page-start-make = Öppna bordet

page-start-option-packs = Kortlekar
page-start-option-ante = Insats, i marker
page-start-option-cut-for-deuce = Kupera efter en tvåa
page-start-option-twin-discard = Kasta tvillingen till kortet du tog upp
page-start-option-ace = Esset i en svit
page-start-option-min-naturals = Äkta kort i en kombination
page-start-option-first-melds = Första gången du lägger ut
page-start-option-limit = Du åker ut över så många poäng
page-start-option-limit-rule = Gräns för poäng på handen
page-start-option-deuce-points = Poäng för en tvåa kvar på handen
page-start-option-reshuffles = Fylla på talongen
page-start-option-buy-back = Återinköp
page-start-option-max-buy-backs = Återinköp, gånger i ett parti
page-start-option-late-entry = Sätta sig mellan givar

page-missing-about = Kanske kopierades bara en del av adressen, eller så har bordet stängts och tagits bort sedan dess.
