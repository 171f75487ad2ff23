# Protokollet, för den som spelar med riktiga kort.
page-sheet-title = Protokoll
page-sheet-about = För ett parti med riktiga kort: skriv upp vad varje giv gav, så räknar protokollet ut poäng, pott, vem som åker ut, vad ett återinköp kostar och vem som ger. Det stannar på den här enheten och fungerar utan uppkoppling.
page-sheet-noscript = Protokollet behöver JavaScript.

page-sheet-players = Vilka spelar?
page-sheet-players-how = I den ordning som alla sitter, medurs.
page-sheet-player = Spelare { $number }
page-sheet-add = Lägg till en spelare
page-sheet-drop = Stryk spelare { $number } från listan
page-sheet-deals-first = Vem ger först?
page-sheet-house-title = Husregler
page-sheet-preset = Sorts parti
page-sheet-preset-own = Egna regler
page-sheet-start = Börja protokollet
page-sheet-started = Protokollet är klart. { $name } ger.

page-sheet-undo = Ångra
page-sheet-redo = Gör om
page-sheet-share = Dela
page-sheet-print = Skriv ut
page-sheet-new = Nytt protokoll
page-sheet-new-sure = Börja ett nytt protokoll? Det här försvinner.
page-sheet-link = Länken till protokollet
page-sheet-copied = Länken är kopierad.
page-sheet-shared = Det här protokollet kom med en länk. Ditt eget är kvar som det var.
page-sheet-keep = Fortsätt med det här
page-sheet-kept = Protokollet sparas på den här enheten.
page-sheet-leave = Tillbaka till mitt

page-sheet-table = Poäng
page-sheet-pot = { $pot ->
    [0] Ingen pott
    [one] Potten: { $pot } mark
   *[other] Potten: { $pot } marker
}
page-sheet-hand = Giv { $hand }
page-sheet-hand-over = Giv { $hand } är slut
page-sheet-deals = { $name } ger
page-sheet-dealt = { $name } gav
page-sheet-hand-short = Giv
page-sheet-total = Nu
page-sheet-void-row = ogiltig: ingen får poäng
page-sheet-out-short = går ut
page-sheet-bust-short = åker ut
page-sheet-back-short = återinköp
page-sheet-left-short = ute ur partiet
page-sheet-bought = { $count } återinköp
page-sheet-legend = ✓ går ut · ✗ åker ut · ↩ återinköp · ● ger
page-sheet-points-how = Hur många poäng har var och en kvar? En summa som 10+10+6 går bra.
page-sheet-scores-now = Giv { $hand }. Poäng: { $scores }.

page-sheet-hand-of = Giv { $hand }: { $name } ger
page-sheet-correct = Rätta giv { $hand }
page-sheet-correcting = Rätta giv { $hand }, där { $name } gav
page-sheet-correct-do = Skriv in rättelsen
page-sheet-correct-not = Låt det vara
page-sheet-who-out = Vem gick ut?
page-sheet-nobody = Ingen: given är ogiltig
page-sheet-third-void = Blir den här given också ogiltig är det den tredje i rad: den räknas som den ligger, och ingen gick ut (R21).
page-sheet-write = Skriv upp
page-sheet-void = Given är ogiltig

page-sheet-asking = Vem köper in sig igen?
page-sheet-asking-how = { $ante ->
    [one] Det kostar { $ante } mark till potten, och man fortsätter på { $score }. Den som låter bli är ute ur partiet.
   *[other] Det kostar { $ante } marker till potten, och man fortsätter på { $score }. Den som låter bli är ute ur partiet.
}
page-sheet-asked = { $name } har { $score } och köper in sig igen
page-sheet-go-on = Fortsätt

page-sheet-over = Partiet är slut
page-sheet-won = { $chips ->
    [0] { $name } vinner partiet!
    [one] { $name } vinner { $chips } mark!
   *[other] { $name } vinner { $chips } marker!
}
page-sheet-chips = Vunna och förlorade marker
page-sheet-again = Ett parti till

page-sheet-more = Någon går eller kommer, eller partiet slutar i förtid
page-sheet-leaves = Vem lämnar partiet?
page-sheet-leaves-before = { $name }, innan korten är givna
page-sheet-leaves-after = { $name }, när korten är givna
page-sheet-early = Alla vill sluta
page-sheet-stop = Sluta partiet: lägst poäng vinner
page-sheet-joins = Den som kommer sätter sig sist
page-sheet-joins-name = Namn
page-sheet-joins-do = Kom med för insatsen

page-sheet-house = { $ante ->
    [0] Över { $limit } poäng åker man ut. Ingen insats.
    [one] Över { $limit } poäng åker man ut. Insats: { $ante } mark.
   *[other] Över { $limit } poäng åker man ut. Insats: { $ante } marker.
}
page-sheet-house-back = Återinköp hur ofta man vill.
page-sheet-house-back-most = { $most ->
    [one] Högst ett återinköp.
   *[other] Högst { $most } återinköp.
}
page-sheet-house-no-back = Inga återinköp.

page-sheet-wrong-link = Protokollet i den här länken går inte att läsa.
page-sheet-wrong-few = Skriv namnet på minst två spelare.
page-sheet-wrong-who-out = Välj vem som gick ut.
page-sheet-wrong-points = Hur många poäng hade { $name } kvar? Skriv ett tal, eller en summa som 10+10+6; den som gick ut har inga.
page-sheet-wrong-out = Någon som är med i partiet måste ha gått ut.
page-sheet-wrong-third-void = Den tredje ogiltiga given i rad räknas: skriv upp vad var och en har på handen (R21).
page-sheet-wrong-not-now = Det går inte nu.
page-sheet-wrong-seat = Det går inte för { $name }.
page-sheet-wrong-full = Åtta spelare är flest.
page-sheet-wrong-no-entry = Med de här husreglerna kommer ingen med under partiet (R34).
page-sheet-wrong-later = Då går något som är uppskrivet senare inte längre ihop. Ångra det först.
