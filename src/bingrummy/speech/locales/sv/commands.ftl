# Det som inte går att förstå, och hjälp. Det som står inom citattecken skrivs som det står.

problem-empty = Skriv något, till exempel ”{ $help }”.
problem-too-long = Raden är för lång: högst { $most } tecken.
problem-unknown = Jag förstår inte ”{ $text }”. Skriv ”{ $help }” för att se vad du kan göra.
problem-ambiguous = ”{ $text }” kan betyda flera saker: { $words }. Skriv lite till.
problem-extra = Jag förstår inte ”{ $text }” efter ”{ $command }”.
problem-spectator = Du tittar på partiet och har ingen plats.

problem-card-none = Vilket kort? Skriv det som Kd, 10h eller 2c.
problem-card-one = Säg ett enda kort; i ”{ $text }” är det { $count }.
problem-card-unknown = ”{ $text }” är inget kort. Skriv valör och färg, som Kd, 10h eller 2c, eller med ord: ”ruter kung”.
problem-card-ambiguous = ”{ $text }” kan vara { CARD($first, case: "object") } ({ TYPED($first) }) eller { CARD($second, case: "object") } ({ TYPED($second) }): vilket?
problem-card-mixed = ”{ $text }” blandar latinska och kyrilliska bokstäver. Använd ett alfabet.
problem-card-mixed-one = ”{ $text }” blandar latinska och kyrilliska bokstäver. Menar du { CARD($card, case: "object") }, skriv { TYPED($card) }.
problem-card-mixed-two = ”{ $text }” blandar latinska och kyrilliska bokstäver: { CARD($first, case: "object") } ({ TYPED($first) }) eller { CARD($second, case: "object") } ({ TYPED($second) })?
problem-card-alone = Vad ska jag göra med { CARD($card, case: "object") }? Du kan kasta ett kort när du har dragit eller tagit upp.
problem-cards-alone = Vad ska jag göra med { SHORT($cards) }? Skriv ”{ $meld }” före för att lägga ut dem.

problem-take-or-draw = ”{ $draw }” tar ett kort från talongen, ”{ $take }” tar det översta i kasthögen: vilket?
problem-take-top = Bara det översta i kasthögen kan tas upp. Det är { CARD($top, case: "object") }, inte { CARD($card, case: "object") }.
problem-discard-what = Vilket kort kastar du? Till exempel ”{ $command } Kd”.
problem-meld-what = Vilka kort? Till exempel ”{ $meld } Kd Kh Kc, 8c 9c 10c” eller ”m1 7c”.
problem-meld-commas = { SHORT($cards) } är inte en enda kombination. Sätt komma mellan kombinationerna, inte mellan korten.
problem-run-which = En tvåa kan ligga i båda ändarna. Skriv korten i ordning: { TYPED($first) } eller { TYPED($second) }?
problem-lay-off-where = Vilken kombination bygger du på med { SHORT($cards) }? Skriv numret också, till exempel m1.
problem-lay-off-what = Vilka kort bygger du på m{ $meld } med?
problem-lay-off-two = En kombination i taget: det saknas ett komma i ”{ $text }”.
problem-lay-off-end = { SHORT($cards) } passar i båda ändarna av m{ $meld }: m{ $meld }< är nederst, m{ $meld }> är överst. Vilken?
problem-lay-off-order = { SHORT($cards) } passar på m{ $meld } på flera sätt. Säg vilken ände (m{ $meld }< eller m{ $meld }>) och skriv korten inifrån och ut.
problem-sort-how = Sortera efter färg, valör eller kombinationer?
problem-rule-which = Säg numret på en regel, från 1 till 34.
problem-cut-where = Efter hur många kort kuperar du? Säg ett tal, eller inget för att kupera var som helst.

problem-no-undo = Gjort är gjort: ett drag går inte att ångra.
problem-deals-itself = Korten blandas och delas ut av sig själva. Vill du ge upp partiet, skriv ”{ $resign }”.
problem-how-to-go-out = Du går ut när du lägger ut alla dina kort med ”{ $meld }”. ”{ $suggest }” visar hur, om det går och tips är tillåtna.
problem-which-leaving = Vad menar du? Med ”{ $quit }” lämnar du bordet, med ”{ $resign }” är partiet förlorat.
problem-resign-in-full = Vill du ge upp partiet, skriv ”{ $resign }”; du får frågan en gång till.

help-draw = Dra ett kort från talongen.
help-take = Ta upp det översta kortet i kasthögen.
help-discard = Kasta ett kort; när du har dragit eller tagit upp räcker det med kortet.
help-meld = Lägg ut nya kombinationer, med komma emellan.
help-lay-off = Bygg på en kombination: < är nederst, > är överst.
help-hand = Visa dina kort.
help-sort = Sortera dina kort efter färg, valör eller kombinationer.
help-suggest = Få ett tips.
help-table = Visa bordet: kombinationer, kasthög och hur många kort alla har.
help-scores = Visa ställningen och potten.
help-history = Berätta en gång till vad som hänt sedan din senaste tur.
help-rules = Läs reglerna, eller en av dem.
help-help = Visa den här hjälpen, eller mer om ett kommando.
help-cut = Kupera före given, där du säger eller var som helst.
help-buy-back = Köp in dig igen när du är över gränsen.
help-skip = Stå över, om inget annat går.
help-stop = Gå med på att partiet slutar efter den här given.
help-play-on = Ta tillbaka det och spela vidare.
help-resign = Ge upp partiet för gott; du får frågan en gång till.
help-quit = Lämna bordet; partiet blir kvar som det är.
help-yes = Ja.
help-no = Nej.

example-discard = { $word } Kd
example-meld = { $word } Kd Kh Kc, 8c 9c 10c
example-lay-off = { $word } m1 7c, m2> Qc
example-sort = { $word } valör
example-rules = { $word } 18
example-help = { $word } { $other }
example-cut = { $word } 20
