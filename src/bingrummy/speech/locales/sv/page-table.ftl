# Bordet i webbläsaren: de andra, högarna, kombinationerna, vems tur det är, vad som har hänt.

page-opponents = De andra spelarna
page-board = Mitten av bordet
page-count-cards = { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
page-score = Poäng
page-score-is = { $score } poäng
page-chips-are = marker vunna och betalda i partiet: { $chips }
page-bought = { $count ->
    [one] har köpt in sig igen en gång
   *[other] har köpt in sig igen { $count } gånger
}
page-acts = spelar nu
page-known = kända: { $cards }
page-known-head = Alla såg att de här korten hamnade på den handen:
page-known-none = Inget av korten är känt.

page-mark-dealer = ger
page-mark-dealer-short = G
page-mark-out = ute ur partiet
page-mark-bot = en bot
page-mark-away = borta
page-mark-absent = utan uppkoppling
page-mark-opened = har lagt ut
page-mark-agrees = vill sluta efter den här given

# Högarna.

page-stock = Talong
page-stock-is = { $count ->
    [0] Talongen är slut
    [one] Talong: 1 kort
   *[other] Talong: { $count } kort
}
page-draw = Dra
page-pile = Kasthög
page-pile-is = { $count ->
    [one] Kasthög: { $card }.
   *[other] Kasthög: { $card } överst, { $count } kort i allt.
}
page-pile-empty = Kasthögen är tom.
page-take-top = Ta upp { CARD($card, case: "object") }
page-discard-picked = Kasta { CARD($card, case: "object") }
page-pile-whole = { $count ->
    [one] Kasthögen: 1 kort
   *[other] Kasthögen: { $count } kort
}
page-pile-how = Uppifrån och ner. Bara det översta kortet går att ta upp.
page-pot = Pott
page-pot-is = { $chips ->
    [one] Pott: 1 mark
   *[other] Pott: { $chips } marker
}

# Kombinationer.

page-no-melds = Ingen har lagt ut än.
page-your-melds = Dina kombinationer
page-your-meld = Din kombination { $number }
page-meld-of = Kombination { $number }, utlagd av { $name }
page-meld-named = Kombination { $number }, { $meld }. { $cards }
page-meld-how = För att bygga på här: markera kort på handen och tryck på kombinationen på bordet.
page-fits = De markerade korten passar här
page-meld-set = tretal i { RANK($first) }
page-meld-run = svit { SHORT($low) }–{ SHORT($high) }
page-meld-run-stands = svit { SHORT($low) }–{ SHORT($high) }; { $stands }
page-stands-for = { SHORT($card) } står för { SHORT($place) }
page-card-stands = { CARD($card) } som { CARD($place) }

# Turen.

page-turn = Vems tur
page-turn-yours = Din tur:
page-turn-all = dra, ta upp { SHORT($card) } eller lägg ut. Bara en av de tre!
page-turn-draw = dra eller lägg ut, aldrig båda. Det översta kastade kortet går inte att ta upp nu.
page-turn-take = ta upp { SHORT($card) } eller lägg ut, aldrig båda. Det finns inget att dra.
page-turn-meld = nu kan du bara lägga ut.
page-turn-skip = Den här gången går ingenting: turen går vidare.
page-turn-first = { $count ->
    [one] Första gången minst en ny kombination.
   *[other] Första gången minst { $count } nya kombinationer.
}
page-turn-throw = Kasta ett kort.
page-turn-discard-drawn = Du drog { SHORT($card) }, så du kan inte lägga ut den här turen.
page-turn-discard-taken = Du tog upp { SHORT($card) }, så du kan inte lägga ut den här turen, och du måste kasta ett annat kort.
page-turn-discard = Du kan inte lägga ut den här turen.
page-turn-other = { $name } spelar.
page-turn-other-discard = { $name } ska kasta.
page-turn-shuffle = Korten blandas.
page-turn-buying = Den som är över får köpa in sig igen.
page-turn-between = Given är slut.
page-turn-paused = Paus: ingen klocka går och botarna väntar, men det går att spela vidare.
page-turn-next = I tur: { $name }.
page-turn-asleep = Bordet sover tills någon spelar.
page-may-keep = { $keep ->
    [0] Du får inte behålla några poäng: kasta det kort du drar eller gå ut.
    [one] Du får behålla 1 poäng.
   *[other] Du får behålla { $keep } poäng.
}
page-may-keep-melding = { $keep ->
    [0] Lägger du ut måste du gå ut: du får inte behålla några poäng.
    [one] Lägger du ut får du behålla 1 poäng.
   *[other] Lägger du ut får du behålla { $keep } poäng.
}
page-clock = Tid kvar
page-title-turn = ● Din tur · { $table }

# Vad som har hänt.

page-story = Vad som har hänt
page-story-log = Vad som har hänt, det senaste först
page-since = Sedan min tur
page-since-none = Ingenting har hänt sedan din förra tur.
