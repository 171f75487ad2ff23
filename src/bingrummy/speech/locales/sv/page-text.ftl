# Textbordet: partiet som rubriker, listor och en rad att skriva på.
page-text-title = Textbord
page-text-open = Öppna textbordet
page-text-close = Stäng textbordet
page-text-line = Ditt kommando
page-text-send = Skicka
page-text-how = Skriv som i terminalen: ”dra”, ”ta upp”, ”kasta Kd”, ”lägga ut Kd Kh Kc, 8c 9c 10c”, ”7c m1” (c klöver, d ruter, h hjärter, s spader); till bordet ”säg hej”, ”borta”, ”paus”. ”hjälp” visar allt.
page-text-since = Sedan min senaste tur
page-text-since-none = Ingenting har hänt sedan din senaste tur.
page-text-watching = Du är åskådare vid det här bordet.
page-text-typed = Du skrev:

page-text-part-now = Nu
page-text-part-melds = Kombinationer på bordet
page-text-part-piles = Talong och kasthög
page-text-part-players = De andra
page-text-part-scores = Poäng
page-text-part-log = Vad som har hänt

page-text-closed = Bordet är stängt.
page-text-gathering = Partiet har inte börjat.
page-text-paused = Partiet är pausat: ingen klocka går och botarna väntar, men det går att spela vidare.
page-text-shuffling = Korten blandas.
page-text-buying = De som är över får frågan om återinköp.
page-text-between = Given är slut.
page-text-waits = { $name } står i tur.
page-text-won = { $chips ->
    [0] { $name } vann partiet.
    [one] { $name } vann { $chips } mark.
   *[other] { $name } vann { $chips } marker.
}
page-text-again = Ett parti till? Skriv ”ja” när du är redo.
page-text-cut = Du kuperar. Hur många kort lyfter du: 1 till { $deepest }? Skriv antalet, eller ”nej” om du inte vill kupera.
page-text-ready = Given är slut. Skriv ”ja” när du är redo för nästa.
page-text-ready-done = Du är redo.
page-text-buy-back = { $price ->
    [one] Du är över. Köper du in dig igen för { $price } mark och fortsätter på { $score }? Skriv ”ja” eller ”nej”.
   *[other] Du är över. Köper du in dig igen för { $price } marker och fortsätter på { $score }? Skriv ”ja” eller ”nej”.
}
page-text-turn-all = Din tur: dra, ta upp { CARD($card, case: "object") } eller lägg ut. Bara ett av de tre.
page-text-turn-draw = Din tur: dra eller lägg ut, aldrig båda. Kasthögens kort går inte att ta nu.
page-text-turn-take = Din tur: ta upp { CARD($card, case: "object") } eller lägg ut, aldrig båda. Det finns inget att dra.
page-text-turn-meld = Din tur: nu kan du bara lägga ut.
page-text-turn-skip = Din tur: ingenting går. Skriv ”stå över”.
page-text-discard = Kasta ett kort.
page-text-discard-with = Nu har du { CARD($card, case: "object") }. Kasta ett kort.
page-text-discard-these = De här går att kasta: { $cards }.
page-text-may-keep = Du får behålla { $keep } poäng när din tur är slut; du har { $points }.
page-text-may-keep-melding = Lägger du ut får du behålla { $keep } poäng; du har { $points }.

page-text-hand = Din hand, { $count } kort, { $points } poäng
page-text-hand-none = Du har inga kort just nu.
page-text-yours = din
page-text-you = du
page-text-meld = m{ $number }, { $owner }: { $meld }. { $cards }
page-text-no-melds = Inga kombinationer på bordet än.
page-text-pile = { $count ->
    [one] Kasthögen: { CARD($card) }.
   *[other] Kasthögen: { CARD($card) } överst, { $count } kort i allt.
}
page-text-pile-empty = Kasthögen: tom.
page-text-stock = { $count ->
    [0] Talongen: tom.
   *[other] Talongen: { $count } kort.
}
page-text-pot = { $pot ->
    [one] Potten: { $pot } mark.
   *[other] Potten: { $pot } marker.
}
page-text-player = { $name }: { $count } kort, { $score } poäng
page-text-player-melded = har lagt ut
page-text-player-deals = ger
page-text-player-away = är borta
page-text-player-known = sedda: { $cards }
page-text-player-shown = visar { $cards }
page-text-player-out = { $name }: ute ur partiet.
page-text-score = { $bought ->
    [0] { $name }: { $score }
   *[other] { $name }: { $score } ({ $bought } återinköp)
}
page-text-score-out = { $name }: ute ur partiet

page-text-quit = Stäng bara sidan: platsen är fortfarande din, och din personliga länk i menyn tar dig tillbaka.
page-text-resign-sure = Ger du upp partiet för gott? Din insats stannar i potten. Skriv ”ja” eller ”nej”.
page-text-agree-sure = Ska partiet sluta med den här given? Lägst poäng tar hem potten. Skriv ”ja” eller ”nej”.
page-text-play-on = Då händer ingenting.
page-text-not-asked = Just nu finns ingen fråga.
page-text-not-here = Det går inte att göra från den här raden.
page-text-no-cut = Du ska inte kupera nu.
page-text-hint = Tips: { $hint }
page-text-hint-do = Skriv ”ja” för att göra det.
page-text-hint-cut = Kupera: det kostar inget, och en tvåa är värd att få. Var du kuperar gör ingen skillnad.
page-text-hint-none = Du har inget att bestämma just nu.
page-text-hint-not = Det här bordet ger inga tips.
