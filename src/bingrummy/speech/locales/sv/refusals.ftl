# Varför det inte går, och vad som går; regelns nummer sätts efter.

refusal-not-your-turn = Det är inte din tur.
refusal-not-in-game = Du är ute ur partiet.
refusal-resigned = Du har gett upp det här partiet.
refusal-hand-over = Given är slut.
refusal-game-over = Partiet är slut.
refusal-no-hand-yet = Korten är inte utdelade än.
refusal-drawn-already = Du har redan fått ditt kort den här turen: kasta ett nu.
refusal-draw-first = Innan du kastar ska du dra ett kort eller ta upp det översta i kasthögen.
refusal-meld-after-draw = Du kan inte lägga ut i en tur där du har dragit eller tagit upp ett kort: kasta ett nu.
refusal-no-pass = Man kan inte passa: dra ett kort, ta upp det översta i kasthögen eller lägg ut.
refusal-can-act = Du kan inte stå över: det finns fortfarande något du kan göra.
refusal-stock-empty = Talongen är slut och kan inte fyllas på: ta upp det översta i kasthögen eller lägg ut.
refusal-pile-empty = Det finns inget kastat kort att ta upp: dra från talongen eller lägg ut.
refusal-not-held = Du har inte { CARD($card, case: "object") }, eller inte tillräckligt många.
    .plain = Du har inte det kortet.
refusal-same-card = Du tog just upp { CARD($card, case: "object") }: kasta ett annat kort.
    .plain = Det kortet tog du just upp: kasta ett annat.
refusal-twin-card = { SHORT($card) } är tvilling till kortet du tog upp: kasta ett kort av annan valör eller färg.
    .plain = Det är tvillingen till kortet du tog upp: kasta ett kort av annan valör eller färg.
refusal-no-discard-after-take = Tar du upp { CARD($card, case: "object") } har du inget att kasta efteråt: det måste vara ett annat kort, och du får inte ha för många poäng kvar. Dra i stället, eller lägg ut.
    .plain = Tar du upp det har du inget att kasta efteråt: det måste vara ett annat kort, och du får inte ha för många poäng kvar. Dra i stället, eller lägg ut.
refusal-discard-over-limit = { $keep ->
    [one] Du får behålla 1 poäng; utan { CARD($card, case: "object") } har du { $left }. Kasta ett högre kort.
   *[other] Du får behålla { $keep } poäng; utan { CARD($card, case: "object") } har du { $left }. Kasta ett högre kort.
}
    .plain = Då får du fler poäng kvar än du får behålla. Kasta ett högre kort.
refusal-too-few-cards = En kombination har minst tre kort: { SHORT($cards) } räcker inte.
    .plain = En kombination har minst tre kort.
refusal-mixed = { SHORT($cards) } är ingen kombination: ett tretal har en enda valör, en svit en enda färg i följd.
    .plain = Det är ingen kombination: ett tretal har en enda valör, en svit en enda färg i följd.
refusal-set-of-ranks = { SHORT($cards) } är inget tretal: alla kort utom tvåorna ska ha samma valör.
    .plain = Alla kort i ett tretal utom tvåorna ska ha samma valör.
refusal-run-of-suits = { SHORT($cards) } är ingen svit: alla kort utom tvåorna ska ha samma färg.
    .plain = Alla kort i en svit utom tvåorna ska ha samma färg.
refusal-run-broken = { SHORT($cards) } är ingen svit: korten ska följa på varandra utan luckor.
    .plain = Korten i en svit ska följa på varandra utan luckor.
refusal-run-passes-ace = { SHORT($cards) } är ingen svit: esset kan ligga först eller sist, men inte inne i sviten.
    .plain = Esset kan ligga först eller sist i en svit, men inte inne i den.
refusal-ace-not-low = { SHORT($cards) } går inte här: vid det här bordet är esset bara högt, efter kungen.
    .plain = Vid det här bordet är esset bara högt, efter kungen.
refusal-ace-not-high = { SHORT($cards) } går inte här: vid det här bordet är esset bara lågt, före tvåan.
    .plain = Vid det här bordet är esset bara lågt, före tvåan.
refusal-run-of-deuces = { SHORT($cards) } är ingen svit: enbart tvåor är alltid ett tretal.
    .plain = Enbart tvåor är alltid ett tretal, aldrig en svit.
refusal-too-few-naturals = { $least ->
    [one] { SHORT($cards) } har för många tvåor: vid det här bordet behöver en kombination ett äkta kort.
   *[other] { SHORT($cards) } har för många tvåor: vid det här bordet behöver en kombination { $least } äkta kort.
}
    .plain = För många tvåor: vid det här bordet behöver en kombination fler äkta kort.
refusal-nothing-laid = När du lägger ut ska det vara minst ett kort: säg vilket.
refusal-too-few-melds = { $least ->
    [one] Första gången ska du lägga ut minst en ny kombination.
   *[other] Första gången ska du lägga ut minst { $least } nya kombinationer; här är { $laid }.
}
    .plain = Första gången ska du lägga ut fler nya kombinationer.
refusal-lay-off-before-melds = { $least ->
    [one] Innan du bygger på ska du lägga ut en egen kombination.
   *[other] Innan du bygger på ska du lägga ut minst { $least } egna kombinationer, i samma tur eller tidigare.
}
    .plain = Innan du bygger på ska du lägga ut egna kombinationer.
refusal-no-such-meld = { $melds ->
    [0] Det finns inget m{ $meld }: inget är utlagt än.
   *[other] Det finns inget m{ $meld }: den sista kombinationen är m{ $melds }.
}
    .plain = Den kombinationen finns inte.
refusal-end-of-set = { SHORT($meld) } är ett tretal och har inga ändar: skriv + eller ingenting efter numret.
    .plain = Ett tretal har inga ändar: skriv + eller ingenting efter numret.
refusal-no-end-of-run = { SHORT($meld) } är en svit: skriv < för nederst eller > för överst.
    .plain = Det är en svit: skriv < för nederst eller > för överst.
refusal-not-of-set = { SHORT($card) } passar inte på { SHORT($meld) }: där går bara { RANK($meld) } och tvåor.
    .plain = Kortet har en annan valör än tretalet.
refusal-not-of-twos = { SHORT($card) } passar inte på { SHORT($meld) }: på ett tretal av tvåor går bara tvåor.
    .plain = På ett tretal av tvåor går bara tvåor.
refusal-not-of-run = { SHORT($card) } fortsätter inte sviten { SHORT($meld) } i den änden.
    .plain = Kortet fortsätter inte sviten.
refusal-run-is-full = Sviten { SHORT($meld) } går inte längre i den änden.
    .plain = Sviten går inte längre i den änden.
refusal-left-over-limit = { $keep ->
    [0] Du får inte behålla några poäng, och så här blir det { $left } kvar: du kan bara lägga ut för att gå ut.
    [one] Du får behålla 1 poäng; så här blir det { $left } kvar.
   *[other] Du får behålla { $keep } poäng; så här blir det { $left } kvar.
}
    .plain = Så här får du fler poäng kvar än du får behålla.
refusal-not-cutter = Det är inte du som kuperar, utan spelaren till höger om givaren.
refusal-cut-depth = Kupera minst ett kort, och inte alla.
refusal-not-now = Det går inte just nu.
refusal-broken-seal = Det stämmer inte med det som förseglades före blandningen.
refusal-not-asked = Du är inte tillfrågad om återinköp.
refusal-answered = Du har redan svarat.
refusal-no-late-entry = Vid det här bordet kommer ingen in mitt i ett parti.
refusal-table-full = Bordet är fullt: högst åtta kan spela.
refusal-bad-name = Välj ett annat namn.
refusal-not-agreed = Du har inte gått med på att sluta, så det finns inget att ta tillbaka.
refusal-agreed-already = Du har redan gått med på att sluta efter den här given.
