# Efter given: historik, repris, partiuppteckningar, kontroll av blandningen; reglernas sida.
page-after-languages = Språk
page-after-seat = Plats { $seat }
page-after-to-table = Till bordet
page-after-to-games = Bordets partier
page-after-to-rules = Bordets regler
page-after-to-sheet = Protokoll för riktiga kort

page-rules-house = Husregler
page-rules-house-of = Husregler vid ”{ $name }”
page-rules-standard = Vid ”{ $name }” gäller de här reglerna, utan egna husregler.
page-rules-contents = Innehåll
page-rules-here = Vid det här bordet:
page-rules-options = Husregler kan ändra:

page-history-title = Partier vid ”{ $name }”
page-history-private = Bordet visar sina partier bara för dem som spelar där. Spelar du här, öppna först din personliga länk på den här enheten.
page-history-none = Här har inget parti spelats än.
page-history-game = Parti { $number }
page-history-going = Partiet pågår.
page-history-won = { $chips ->
    [0] { $name } vann.
    [one] { $name } vann { $chips } mark.
   *[other] { $name } vann { $chips } marker.
}
page-history-replay = Repris
page-history-hands = Givar
page-history-hand = Giv { $number }
page-history-hand-going = (pågår)

page-record = Partiuppteckning
page-record-full = Ladda ner hela
page-record-own = Ladda ner det du såg
page-record-spectator = Ladda ner det åskådarna såg
page-record-failed = Partiuppteckningen gick inte att hämta: { $why }

page-replay-title = Repris av parti { $number }
page-replay-loading = Hämtar given …
page-replay-noscript = Reprisen behöver JavaScript. Partiuppteckningen går att läsa utan.
page-replay-none = Ingen giv i partiet har börjat än.
page-replay-failed = Det gick inte att hämta: { $why }
page-replay-offline = ingen uppkoppling
page-replay-retry = Försök igen
page-replay-hands = Givar
page-replay-hand = Giv { $hand } av { $hands }
page-replay-before = Given före
page-replay-after = Nästa giv
page-replay-first = Till början
page-replay-back = Ett steg tillbaka
page-replay-on = Ett steg framåt
page-replay-last = Till slutet
page-replay-step = Steg
page-replay-at = Steg { $step } av { $steps }. { $said }
page-replay-seen = Vilka kort?
page-replay-own = Bara det som syntes från din plats
page-replay-public = Bara det som alla såg
page-replay-all = Alla kort
page-replay-all-not = Alla kort kan visas när given är slut.
page-replay-copy = Kopiera en länk hit
page-replay-copied = Länken är kopierad.
page-replay-link = Länk till det här ögonblicket
page-replay-players = Spelare
page-replay-you = { $name } (du)
page-replay-count = { $count } kort
page-replay-score = { $score } poäng
page-replay-turn = står i tur
page-replay-deals = ger
page-replay-out = ute ur partiet
page-replay-happened = Vad som hände
page-replay-nothing = Ingenting än.
page-replay-keys = Tangenter: ← och → ett steg, ↑ och ↓ en giv, Home och End första och sista steget, A alla kort, C kopiera länken.

page-check-title = Kontrollera blandningarna
page-check-do = Kontrollera blandningarna i den här webbläsaren
page-check-again = Kontrollera igen
page-check-working = Kontrollerar …
page-check-server = Låt servern kontrollera regler och poäng
page-check-server-holds = Enligt servern håller partiuppteckningen: { $hands ->
    [one] { $hands } giv
   *[other] { $hands } givar
}, { $events ->
    [one] { $events } rad
   *[other] { $events } rader
} spel enligt reglerna.
page-check-server-open = { $events ->
    [one] { $events } rad i den pågående given går inte att bedöma än.
   *[other] { $events } rader i den pågående given går inte att bedöma än.
}
page-check-server-fails = Enligt servern håller partiuppteckningen inte, på rad { $line }: { $why }
page-check-holds = { $shuffles ->
    [0] Det finns ingen avslutad giv att kontrollera än.
    [one] Blandningen stämmer: vart och ett av { $cards } kort i partiuppteckningen är det som den lade dit.
   *[other] Alla { $shuffles } blandningar stämmer: vart och ett av { $cards } kort i partiuppteckningen är det som de lade dit.
}
page-check-broken = { $count ->
    [one] En blandning stämmer inte.
   *[other] { $count } blandningar stämmer inte.
}
page-check-lot = Lottningen av första givaren
page-check-hand = Giv { $hand }
page-check-hand-holds = stämmer
page-check-hand-open = inte slut än: hemligheten är inte visad
page-check-hand-broken = stämmer inte
page-check-numbers = Tal lades in av { $names }.
page-check-no-numbers = Ingen lade in ett tal: det här visar bara att huset höll sig till ordningen som var förseglad före given.
page-check-own-number = Ditt eget tal är med: utan din hjälp kunde ingen välja ordningen.
page-check-withheld = Förseglade ett tal och visade det inte: { $names }. Så kan man välja mellan två ordningar.
page-check-depth = { $depth ->
    [one] Kuperingen var ett kort djup.
   *[other] Kuperingen var { $depth } kort djup.
}
page-check-deck = Hela kortleken, uppifrån
page-check-line = Rad { $line } i partiuppteckningen.
page-check-should = Där borde stå: { $should }
page-check-proves-title = Vad det här bevisar
page-check-proves = Före varje giv förseglade servern en hemlighet, och spelarna förseglade tal. Först därefter öppnades allt, och tillsammans ger det en enda ordning på korten. Din webbläsare har räknat ut den ordningen på nytt, ur partiuppteckningen ensam, och följt varje kort genom given. Om minst ett tal visades kunde ingen spelare, och ingen server utan hjälp från en plats, välja ordningen.
page-check-not-title = Vad det inte bevisar
page-check-not = Servern känner korten medan given spelas; det här kan inte visa om den har berättat något för någon. En server som samarbetar med en plats kan hålla inne den platsens tal och så välja mellan två ordningar för varje sådan plats. Botar lägger inte in några tal. Och kontrollen läser den partiuppteckning som servern gav: jämför med den som du själv laddat ner.
page-check-rule = Mer i regel { $rule }

page-fault-version = Det här är ingen partiuppteckning som går att läsa här.
page-fault-cut-off = Partiuppteckningen saknar sitt slut.
page-fault-sum = En kontrollsumma stämmer inte: något ovanför har ändrats.
page-fault-form = Det här är ingen rad i en partiuppteckning.
page-fault-no-commitment = Husets försegling saknas.
page-fault-wrong-secret = Hemligheten är inte den som förseglades före given.
page-fault-wrong-seal = Talet som { $name } visade är inte det som var förseglat.
page-fault-no-nonce = { $name } förseglade ett tal, och partiuppteckningen säger inte vad det blev av det.
page-fault-wrong-dealer = Lottningen ger en annan första givare.
page-fault-wrong-cutter = Någon annan skulle kupera.
page-fault-wrong-depth = Botens kupering ligger inte där den förseglade hemligheten säger.
page-fault-free-depth = { $name } hade inte förseglat den här kuperingen.
page-fault-wrong-cut = Kuperingen fann något annat.
page-fault-wrong-hand = { $name } fick, eller hade till slut, andra kort än blandningen ger.
page-fault-wrong-card = Blandningen lägger ett annat kort här.
page-fault-refill = Talongen gjordes ny på annat sätt än kasthögen tillåter.
page-fault-not-held = { $name } hade inte det här kortet.
page-fault-not-shown = Korten som { $name } hade kvar visades inte.
