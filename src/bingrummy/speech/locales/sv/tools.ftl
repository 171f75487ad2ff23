# Kommandoraden: hjälp, och orden för check, show och solve.

cli-about = Bing rummy: spela, kontrollera partier och hitta det bästa sättet att lägga ut.
cli-play = Spela ett parti i terminalen, mot botar eller flera vid samma skärm.
cli-check = Kontrollera att partiuppteckningar håller: regler, poäng, pott och blandning.
cli-show = Visa en partiuppteckning: som det är, som en plats såg det, eller med ord.
cli-solve = Hitta det bästa sättet att lägga ut: för JSON-rader på standard in, eller för --hand.
cli-lang = Språket: en, es, sv eller ru (annars avgör ditt system).
cli-bad-option = { $command }: { $why } (se ”{ $command } --help”)
cli-unknown = ”{ $words }” går inte att välja här
cli-value = { $option } behöver ett värde
cli-choice = { $option }: ”{ $given }” går inte; möjliga är { $choices }
cli-missing = { $names } saknas
cli-novalue = { $option } tar inget värde
cli-wrong = { $option }: { $why }
cli-positionals = vad
cli-optionals = val
cli-help = visa den här hjälpen och sluta
cli-version = visa versionen och sluta
cli-usage = användning:

check-option-file = En partiuppteckning.
check-fault = { $file }, rad { $line }: { $why }
check-holds = partiuppteckningen håller: { $hands ->
        [one] 1 giv
       *[other] { $hands } givar
    }, { $shuffles ->
        [one] 1 bevisad blandning
       *[other] { $shuffles } bevisade blandningar
    }, { $events ->
        [one] 1 rad spel granskad
       *[other] { $events } rader spel granskade
    }.
check-finished = Partiet är slut.
check-unfinished = Partiet är inte slut än.
check-seat = Det är vad plats { $seat } såg; de dolda korten är uträknade ur hemligheterna som visas efter varje giv.
check-spectator = Det är vad en åskådare såg; de dolda korten är uträknade ur hemligheterna som visas efter varje giv.
check-hidden = Den sista given är inte slut och dess hemlighet inte visad, så { $events ->
        [one] dess enda rad kan inte granskas
       *[other] dess { $events } rader kan inte granskas
    } än.

file-unreadable = { $file } går inte att läsa: { $why }
file-why-missing = filen finns inte
file-why-denied = du har inte behörighet
file-why-folder = det är en mapp
file-why-large = den är för stor för en partiuppteckning
file-why-limit = den har nått den tillåtna storleken
file-why-full = disken är full
file-no-text = { $file } är ingen text.

fault-cut-off = här är partiuppteckningen avklippt.
fault-version = en partiuppteckning börjar med ”{ $detail }”; andra format kan inte läsas här.
fault-header = det här kan inte stå i huvudet: ”{ $detail }”
fault-form = det här är ingen rad i en partiuppteckning: ”{ $detail }”
fault-sum = kontrollsumman stämmer inte: något i raderna ovanför är ändrat.
fault-expected = enligt reglerna ska den här raden vara ”{ $detail }”.
fault-uncaused = inget som hänt innan leder till det här.
fault-no-secret = blandningens hemlighet saknas.
fault-wrong-secret = hemligheten är inte den som förseglades före given.
fault-wrong-seed = hemligheten kommer inte ur partiuppteckningens frö.

show-option-file = En partiuppteckning.
show-option-seat = Vad den här platsen såg; ”-” för en åskådare.
show-option-words = Berätta med ord.
show-bot = Bot { $seat } ({ $style })
show-bad-seat = { $whole ->
    [yes] --seat: ange en plats från 1 till { $seats }, eller ”-” för en åskådare.
   *[no] --seat: partiuppteckningen visar vad en enda plats såg och kan inte bli någon annans.
}

solve-option-hand = Korten på hand, som ”Kd 10h 2c”.
solve-option-table = Kombinationer på bordet, med komma emellan: ”8s 8h 8d, run 5h 2c 2d”.
solve-option-score = Dina poäng före given (0).
solve-option-opened = Du har redan lagt ut i den här given.
solve-option-rules = Husregler, som ”limit=100 ace=low”, eller en färdig uppsättning.
solve-bad-option = { $option }: { $why }
solve-bad-rules = skriv husregler som ”limit=100 ace=low”, eller en färdig uppsättning: { $presets }
solve-bad-hand = skriv 1 till 15 kort som ”Kd 10h 2c”, inget kort mer än tre gånger
solve-bad-table = skriv kombinationer med komma emellan, som ”8s 8h 8d, run 5h 2c 2d”, inget kort mer än tre gånger med handen inräknad
solve-bad-score = skriv ett heltal från 0 till 1000000
solve-bad-meld = ”{ $meld }”: { $why }
solve-none = Inget går att lägga ut.
solve-move = Lägg ut: { $move }
solve-left = Då har du { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
} kvar: { SHORT($cards) }
solve-out = Då ligger hela handen ute: du går ut.
