# Vad som händer, i presens; -you sägs till den som gör det.

event-lot-began = Det lottas om vem som ger först.
event-hand-began = Giv { $number }. { $name } ger.
event-hand-began-you = Giv { $number }. Du ger.
event-committed = Blandningen är förseglad: { $digest }
event-sealed = { $name } förseglar sin del av blandningen: { $digest }
event-sealed-you = Du förseglar din del av blandningen: { $digest }
event-nonce-shown = { $name } öppnar sin del av blandningen: { $nonce }
event-nonce-shown-you = Du öppnar din del av blandningen: { $nonce }
event-nonce-withheld = { $name } öppnar inte sin del av blandningen.
event-nonce-withheld-you = Din del av blandningen öppnas inte i tid.
event-dealer-drawn = { $name } ger först.
event-dealer-drawn-you = Du ger först.
event-dealer-secret = Lottningens hemlighet: { $secret }
event-cut-deuce = { $name } kuperar, hittar { CARD($card, case: "object") } och behåller den.
event-cut-deuce-you = Du kuperar, hittar { CARD($card, case: "object") } och behåller den.
event-cut-no-deuce = { $name } kuperar: ingen tvåa.
event-cut-no-deuce-you = Du kuperar: ingen tvåa.
event-cut-not-made = { $name } kuperar inte.
event-cut-not-made-you = Du kuperar inte.
event-dealt = { $name } får { SHORT($cards) }.
event-dealt-you = Dina kort: { SHORT($cards) }.
event-turned-up = Startkortet är { CARD($card, case: "object") }.
event-refilled = { $count ->
    [one] Talongen är slut: det enda kastade kortet blir ny talong.
   *[other] Talongen är slut: { $count } kastade kort blandas till en ny.
}
event-drew = { $name } drar ett kort.
event-drew-known = { $name } drar { CARD($card, case: "object") }.
event-drew-you = Du drar { CARD($card, case: "object") }.
event-took = { $name } tar upp { CARD($card, case: "object") }.
event-took-you = Du tar upp { CARD($card, case: "object") }.
event-discarded = { $name } kastar { CARD($card, case: "object") }.
event-discarded-you = Du kastar { CARD($card, case: "object") }.
event-melded = { $name } lägger ut { $melds }.
event-melded-you = Du lägger ut { $melds }.
event-laid-off = { $name } bygger på: { $cards }.
event-laid-off-you = Du bygger på: { $cards }.
event-melded-both = { $name } lägger ut { $melds }. Bygger på: { $cards }.
event-melded-both-you = Du lägger ut { $melds }. Du bygger på: { $cards }.
event-skipped = { $name } kan varken dra, ta upp eller lägga ut och står över.
event-skipped-you = Du kan varken dra, ta upp eller lägga ut och står över.
event-resigned = { $name } ger upp.
event-resigned-you = Du ger upp.
event-agreed = { $name } går med på att sluta efter den här given.
event-agreed-you = Du går med på att sluta efter den här given.
event-disagreed = { $name } vill spela vidare.
event-disagreed-you = Du vill spela vidare.
event-went-out = { $name } går ut!
event-went-out-you = Du går ut!
event-void = Given är ogiltig: ingen får poäng, och samma givare ger om.
event-void-scored = Det är den tredje ogiltiga given i rad: den räknas som den ligger.
event-shown = { $name } har kvar { SHORT($cards) }.
event-shown-you = Du har kvar { SHORT($cards) }.
event-revealed = Blandningens hemlighet: { $secret }
event-depth = { $depth ->
    [one] Kuperingen gick ett kort ner.
   *[other] Kuperingen gick { $depth } kort ner.
}
event-scored = Poäng i given: { $points }. Ställning: { $scores }.
score-item = { $name } { $points }
event-answered = { $name } har svarat.
event-answered-yes = { $name } vill köpa in sig igen.
event-answered-no = { $name } vill inte köpa in sig igen.
event-answered-yes-you = Du väljer att köpa in dig igen.
event-answered-no-you = Du väljer att inte köpa in dig igen.
event-bought-back = { $name } köper in sig igen på { $score }; i potten ligger { $pot }.
event-bought-back-you = Du köper in dig igen på { $score }; i potten ligger { $pot }.
event-went-bust = { $name } är över gränsen och åker ut.
event-went-bust-you = Du är över gränsen och åker ut.
event-entered = { $name } kommer in på { $score }; i potten ligger { $pot }.
event-entered-you = Du kommer in på { $score }; i potten ligger { $pot }.
event-won = { $pot ->
    [0] { $name } vinner partiet!
    [one] { $name } vinner partiet och tar hem potten: { $pot } mark!
   *[other] { $name } vinner partiet och tar hem potten: { $pot } marker!
}
event-won-you = { $pot ->
    [0] Du vinner partiet!
    [one] Du vinner partiet och tar hem potten: { $pot } mark!
   *[other] Du vinner partiet och tar hem potten: { $pot } marker!
}
event-shared = Partiet är slut och potten delas: { $shares }.
