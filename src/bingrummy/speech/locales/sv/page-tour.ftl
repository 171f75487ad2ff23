# Rundturen för det första partiet: några turer, var och en med sitt varför.

page-tour-title = Lär dig spela
page-tour-about = Du spelar några turer och får veta varför. Det tar några minuter.
page-tour-step = Steg { $step } av { $of }
page-tour-next = Nästa
page-tour-back = Tillbaka
page-tour-skip = Lämna rundturen
page-tour-show = Gör det åt mig
page-tour-again = Från början
page-tour-well = Så ska det vara.
page-tour-other = Reglerna tillåter det. Men i det här steget: { $wanted }
page-tour-over = Rundturen slutar här.
page-tour-lost = Servern svarar inte. Försök igen.

page-tour-welcome-title = Målet
page-tour-welcome = Lägg ut alla dina kort före de andra. När någon har gjort det räknas det du har kvar på handen emot dig. Över { $limit } poäng åker du ut, och den som är kvar sist tar hem potten.
page-tour-cut-title = Kuperingen
page-tour-cut = Du sitter till höger om givaren, så du kuperar. Är det understa kortet du lyfter en tvåa får du behålla den. Tryck på kortleken. (Den är ordnad: var du än trycker ligger en tvåa.)
page-tour-cards-title = Dina kort
page-tour-cards = Du hittade { CARD($deuce, case: "object") }. Tvåorna är vilda: var och en kan stå för vilket kort som helst. Det du samlar är kombinationer: tretal, tre eller fler kort av samma valör, och sviter, tre eller fler i följd i samma färg.
page-tour-draw-title = Din tur
page-tour-draw = En tur är en av tre saker: dra från talongen, ta upp det översta kastade kortet eller lägga ut. Aldrig två av dem. Du kan inte lägga ut än, så dra.
page-tour-discard-title = Kasta ett kort
page-tour-discard = Du drog { CARD($drawn, case: "object") }. Den som drar slutar turen med att kasta. Kasta { CARD($discard, case: "object") }: inget på din hand hör ihop med det.
page-tour-melds-title = De första kombinationerna
page-tour-melds = Nu har du { $least } kombinationer: { SHORT($meld1) }, { SHORT($meld2) } och { SHORT($meld3) }. Första gången du lägger ut behövs så många på en gång. Välj korten till varje kombination, gör en grupp av dem och lägg ut alla grupper på en gång, utan att dra.
page-tour-lay-off-title = Bygga på
page-tour-lay-off = Nu när du har lagt ut får dina kort gå till vilken kombination som helst på bordet, vems den än är. Ditt kort { SHORT($cards) } fortsätter sviten { SHORT($meld) }. Att bygga på är också att lägga ut: man varken drar eller kastar.
page-tour-limit-title = Gränsen
page-tour-limit = Några givar senare har du { $score } poäng. När du lägger ut får du bara behålla så många poäng att du inte kan komma över { $limit }: nu { $keep } poäng. Med { SHORT($meld1) }, { SHORT($meld2) } och { SHORT($meld3) } skulle du ha { $left } kvar. Bygg på { SHORT($cards) } på { SHORT($meld) } i samma tur.
page-tour-counted-title = Räkningen
page-tour-counted = En annan giv: någon har gått ut, och du hade inte lagt ut. Alla dina kort räknas, { $left } poäng, och du har nu { $total }. Det är över { $limit }.
page-tour-buy-title = Återinköp
page-tour-buy = Den som är över { $limit } får betala insatsen igen, { $price ->
    [one] { $price } mark
   *[other] { $price } marker
}, och fortsätta på den högsta poängen bland dem som är kvar, här { $score }. Eller sluta. I den här lektionen: köp in dig igen.
page-tour-done-title = Det var spelet
page-tour-done = Du är med igen på { $score }, och potten har vuxit till { $pot }. Giv följer på giv tills en spelare är kvar och tar hem den. När något inte går får du veta varför, med regelns nummer.
page-tour-done-play = Spela nu
