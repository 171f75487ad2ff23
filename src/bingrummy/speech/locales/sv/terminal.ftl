# Partiet i en terminal: vad `bing play` säger utöver det som har hänt. Det som står inom citattecken
# skrivs som det står; orden sätts in.

play-own-name = Spelare
play-bot = Bot { $seat }
play-you = Du
play-yours = du
play-style = { $style ->
    [early] stil: tidig
    [common] stil: vanlig
    [sandbag] stil: lurpass
    [random] stil: på måfå
   *[other] stil: { $style }
}

# Att sätta sig och att gå.

play-welcome = Bing rummy. ”{ $help }” visar vad du kan skriva, ”{ $quit }” lämnar bordet.
play-at-table = Vid bordet: { $people }.
play-bots-at-table = Motståndare: { $bots }.
play-bots-alone = Vid bordet: { $bots }.
play-goal = Det gäller att lägga ut alla sina kort före de andra. De poäng som blir kvar på handen läggs till dina poäng; över { $limit } åker man ut, och den som är kvar sist tar hem potten. Tvåorna är vilda och står för vilket kort som helst.
play-resumed = Partiet går vidare med giv { $number }.
play-kept-at = Partiet sparas medan du spelar, med sina hemligheter, så tjuvkika inte:
play-left = Partiet är sparat. Så här går det vidare:
play-left-unkept = Du lämnar partiet; det är inte sparat.
play-no-input = Här skulle ett parti bing rummy mot botar börja, men det finns ingen som kan spela det: ingen terminal och inget att läsa. Starta det i en terminal, eller låt botarna spela: bing play --watch
play-kept-whole = Hela partiet finns i partiuppteckningen. Så här kontrolleras varje giv och varje drag:
play-already-over = Det här partiet är slut. Så här kontrolleras varje giv och varje drag:
play-all-out = Du är ute ur partiet. De andra spelar vidare.

# Vad som har hänt.

play-drew-turn = { $name } drar och kastar { CARD($thrown, case: "object") }.
play-took-turn = { $name } tar upp { CARD($card, case: "object") } och kastar { CARD($thrown, case: "object") }.
play-points = ({ $points } poäng)
play-scores-now = Poäng (över { $limit } åker man ut):
play-score-sum = { $name }: { $before } + { $points } = { $total }
play-score-over = { $name }: { $before } + { $points } = { $total }, över { $limit }!
play-score = { $bought ->
    [0] { $name }: { $score }
   *[other] { $name }: { $score } ({ $bought } återinköp)
}
play-score-out = { $name }: ute ur partiet
play-nothing-happened = Ingenting har hänt sedan din senaste tur.

# Bordet.

play-no-melds = Inga kombinationer på bordet än.
play-melds = Kombinationer på bordet:
play-pile = { $count ->
    [one] Kasthögen: { SHORT($card) }.
   *[other] Kasthögen: { SHORT($card) } överst, { $count } kort i allt.
}
play-pile-empty = Kasthögen: tom.
play-stock = { $count ->
    [0] Talongen: tom.
   *[other] Talongen: { $count } kort.
}
play-pot = { $pot ->
    [one] Potten: 1 mark.
   *[other] Potten: { $pot } marker.
}
play-player = { $left ->
    [yes] { $name }: har gett upp
   *[no] { $name }: { $count } kort, { $score } poäng{ $melded ->
        [yes] , har lagt ut
       *[no] {""}
    }
}
play-known = (sedda: { SHORT($cards) })
play-hand = Din hand, { $count } kort, { $points } poäng:
play-no-hand = Du har inga kort just nu.
play-may-keep = { $keep ->
    [0] Du får inte behålla några poäng: kasta kortet du drar, eller gå ut.
   *[other] Du får behålla { $keep } poäng när din tur är slut.
}
play-may-keep-melding = { $keep ->
    [0] Lägger du ut måste du gå ut: du får inte behålla några poäng.
   *[other] Lägger du ut får du behålla { $keep } poäng.
}

# En tur.

play-learn-one-of-three = Det är din tur. Gör en av tre saker, aldrig två:
play-learn-draw = ”{ $draw }”: ett kort från talongen; sedan kastar du ett.
play-learn-take = ”{ $take }”: { CARD($card, case: "object") } från kasthögen; sedan kastar du ett annat kort.
play-learn-meld-first = { $count ->
    [one] ”{ $meld }” och korten, utan att dra: tretal (tre eller fler av samma valör) och sviter (tre eller fler i följd i samma färg), första gången minst en kombination. Till exempel: { $meld } Kd Kh Kc
   *[other] ”{ $meld }” och korten, utan att dra: tretal (tre eller fler av samma valör) och sviter (tre eller fler i följd i samma färg), första gången minst { $count } kombinationer. Till exempel: { $meld } Kd Kh Kc, 8c 9c 10c, 5s 5h 2d
}
play-learn-meld-later = ”{ $meld }” och korten, utan att dra: nya tretal och sviter, eller kort till kombinationer på bordet, som ”7c m1”.
play-learn-more = Kort skrivs som Kd, 10h eller 2c (c klöver, d ruter, h hjärter, s spader). ”{ $suggest }” ger ett tips, ”{ $sort } kombinationer” visar vad handen kan bli, ”{ $rules }” förklarar.
play-learn-more-no-hints = Kort skrivs som Kd, 10h eller 2c (c klöver, d ruter, h hjärter, s spader). ”{ $sort } kombinationer” visar vad handen kan bli, ”{ $rules }” förklarar.
play-ask-turn-learning = { $draw }, { $take } eller { $meld }?
play-ask-turn = Din tur:
play-ask-discard-learning = Vilket kort kastar du?
play-ask-discard = Kasta:
play-not-now = Inte nu: svara först på frågan.
play-on-your-turn = Gör det när det är din tur.
play-group = Del { $number }: { $verdict }
play-group-good = { $meld }. Det är en kombination.
play-group-bad = { $why }
play-group-not-held = du har inte { SHORT($cards) } till den.
play-nothing-lost = Ingenting är utlagt, och dina kort är som de var. Försök igen.

# Kupering, återinköp, nästa giv.

play-cut = Du kuperar. Är det understa kortet du lyfter en tvåa får du behålla den. Hur många kort lyfter du: 1 till { $deepest }? Med ”{ $no }” eller bara Retur kuperar du inte.
play-ask-cut = Kupera vid:
play-buy-back = { $price ->
    [one] { $name }, du har { $total } och är över { $limit }. Köper du in dig igen för 1 mark och fortsätter på { $score }?
   *[other] { $name }, du har { $total } och är över { $limit }. Köper du in dig igen för { $price } marker och fortsätter på { $score }?
}
play-ask-yes-no = { $yes } eller { $no }?
play-yes-or-no = Skriv ”{ $yes }” eller ”{ $no }”.
play-ask-next-hand = Retur för nästa giv:
play-ask-enter = Tryck sedan på Retur:
play-ask-go-on = Tryck på Retur:
play-pass-screen = Lämna över skärmen till { $name }; de andra tittar bort.
play-resign-sure = { $name }, ger du upp partiet för gott? Din insats stannar i potten.
play-resign-not = Du spelar vidare.
play-agree-sure = Ska partiet sluta med den här given? Lägst poäng tar hem potten. Botarna går med på det så snart alla människor gör det, och då står det fast.
play-agree-not = Partiet går vidare.

# Tips, regler, hjälp.

play-advice-out = Lägg ut allt: du går ut och får inga poäng.
play-advice-meld = Lägg ut { $count } kort; { $points } poäng blir kvar på handen.
play-advice-draw = Dra från talongen: det är det bästa just nu.
play-advice-draw-not = Dra från talongen: du har inte stor nytta av { CARD($card, case: "object") }.
play-advice-take = Ta upp { CARD($card, case: "object") }.
play-advice-take-deuce = Ta upp { CARD($card, case: "object") }: den står för vilket kort som helst.
play-advice-take-with = Ta upp { CARD($card, case: "object") }: det passar till { SHORT($cards) }.
play-advice-discard = Kasta { CARD($card, case: "object") }: det är kortet du behöver minst. Det räknas som { $points } poäng.
play-advice-discard-alone = Kasta { CARD($card, case: "object") }: ingenting på handen passar till det. Det räknas som { $points } poäng.
play-advice-skip = Inget annat går just nu.
play-advice-cut = Kupera: det kostar ingenting, och en tvåa är bra att ha. Var spelar ingen roll.
play-advice-buy = Köp in dig igen: det är värt priset.
play-advice-no-buy = Köp inte in dig igen: det är inte värt priset.
play-advice-could-meld = Du kan också lägga ut nu och behålla { $points } poäng: { $line }
play-advice-type = Skriv: { $line }
play-nothing-to-advise = Du har inget att bestämma just nu.
play-house-rules = Husregler vid det här bordet:
play-rules-how = Läs en regel genom att skriva numret, till exempel ”{ $rules } R18”.
play-help-more = Mer om ett av dem: ”{ $help } { $meld }”. Kort skrivs som Kd, 10h eller 2c (c klöver, d ruter, h hjärter, s spader).
play-help-melding = Sätt komma mellan kombinationerna. Har en svit tvåor skriver du korten i ordning: i 9c 2d Jc är tvåan tian. Kort till en kombination på bordet får dess nummer: ”7c m1”, eller ”7c m1<” nederst på en svit och ”Qc m1>” överst. Allt på en rad är en enda tur: { $meld } Kd Kh Kc, 7c m1

# Slutet.

play-chips = Vunna och förlorade marker:
play-chips-of = { $name }: { $sign }{ $chips }

# Tillval.

play-option-seats = Hur många som sitter vid bordet, 2 till 8 (4).
play-option-people = De som sitter vid den här skärmen, med komma emellan. Ingen ser de andras kort.
play-option-name = Ditt namn, om du spelar ensam mot botar.
play-option-bots = Botarnas stilar, med komma emellan, upprepade vid behov: { $styles } (common,early,sandbag).
play-option-rules = Husregler, som ”first_melds=2 limit=100”, eller en färdig uppsättning: { $presets }.
play-option-watch = Bara botar spelar, och du tittar på.
play-option-pace = Sekunder mellan två turer när du tittar på (0.7 i en terminal, annars 0).
play-option-seed = Fröet, en text som all slump kommer ur: samma frö och samma drag ger samma parti.
play-option-record = Spara partiuppteckningen i den här nya filen.
play-option-no-record = Spara ingen partiuppteckning; lämnar du partiet är det borta.
play-option-resume = Gå vidare med partiet i den här filen; utan fil med det senaste som inte är slut.
play-option-color = Färgerna i kulör: auto, always (alltid) eller never (aldrig) (auto).
play-option-hints = Förklara de första turerna för nybörjare (ja).

play-bad-choice = { $option }: ”{ $given }” går inte; välj bland: { $choices }.
play-bad-pair = { $one } och { $other } går inte ihop: ta bort en av dem.
play-bad-resume = --resume går vidare med ett parti som det började: ta bort { $option }.
play-bad-crowd = --people: { $people } personer ryms inte på { $seats } platser.
play-bad-deal = --seats: korten räcker inte till { $seats } spelare med de här reglerna (packs={ $packs }).
play-bad-twice = { $option }: ”{ $name }” finns två gånger; ge var och en ett eget namn.
play-bad-name = { $option }: ”{ $given }” är inget namn: 1 till 40 synliga tecken, och inte ”bot:” först.
play-bad-seats = --seats: ”{ $given }” går inte; ge ett tal från 2 till 8.
play-bad-seed = --seed: ge en text utan radbrytningar och utan mellanslag runt om.
play-bad-pace = --pace: ”{ $given }” går inte; ge ett antal sekunder från 0 till { $most }.
play-bad-rule = --rules: det finns ingen husregel eller uppsättning ”{ $given }”. Uppsättningar: { $presets }. Husregler, som namn=värde: { $names }.
play-late-rule = --rules: ”{ $given }” kommer för sent. En uppsättning står först, och varje regel bara en gång.
play-bad-bots = --bots: fler botar är uppräknade ({ $bots }) än det finns lediga platser ({ $seats }).
play-nothing-to-resume = --resume: det finns inget oavslutat parti i { $folder }.
play-unknown-style = --resume: partiet i { $file } har en bot med stilen ”{ $style }”, som det här programmet inte känner till.
play-file-exists = --record: { $file } finns redan. Välj ett annat namn, eller gå vidare med det partiet med --resume.
play-file-trouble = Det går inte att använda { $file }: { $why }
play-file-in-use = --resume: partiet i { $file } spelas just nu.
play-file-no-text = --resume: { $file } är ingen text, alltså ingen partiuppteckning.
play-file-bad = --resume: partiuppteckningen { $file } håller inte: rad { $line }: { $why }
play-file-partial = --resume: { $file } är inte en hel partiuppteckning med sitt frö, så det går inte att spela vidare från den.
