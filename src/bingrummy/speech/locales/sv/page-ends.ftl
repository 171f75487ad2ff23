# Slutet på en giv, återköp och slutet på ett parti: hämtas under första given.

page-end-title = { $name } går ut
page-end-title-you = Du går ut!
page-end-void = Given är ogiltig
page-end-void-about = Ingen får poäng, och samma givare ger igen.
page-end-void-scored = Den tredje ogiltiga given i rad räknas som den ligger.
page-end-last = En spelare är kvar
page-end-hand = Giv { $hand }
page-end-out = går ut, inga kort kvar
page-end-resigned = har gett upp
page-end-card = { CARD($card) }, { $points } poäng
page-end-sum = { $before } + { $points } = { $total }
page-end-sum-of = Poäng för { $name }: { $before } och { $points } blir { $total }
page-end-score = Poäng: { $score }
page-end-over = över { $limit }
page-end-bust = ute ur partiet
page-end-asked = får köpa in sig igen
page-end-bought = har köpt in sig igen på { $score }
page-end-ready-go = Nästa giv
page-end-ready-who = Redo: { $names }
page-end-ready-wait = Väntar på: { $names }
page-end-left = { $seconds ->
    [one] Går vidare av sig självt om 1 sekund.
   *[other] Går vidare av sig självt om { $seconds } sekunder.
}
page-end-look = Se på bordet
page-end-replay = Se given i repris
page-end-back = Tillbaka till räkningen

page-buy-title = Du är över { $limit }
page-buy-about = { $price ->
    [one] Köper du in dig igen för 1 mark och fortsätter på { $score }?
   *[other] Köper du in dig igen för { $price } marker och fortsätter på { $score }?
}
page-buy-score = Det är den högsta poängen bland dem som är kvar. Du har { $total } nu.
page-buy-pot = { $pot ->
    [one] Markerna går till potten; den har 1 nu.
   *[other] Markerna går till potten; den har { $pot } nu.
}
page-buy-yes = { $price ->
    [one] Köp in mig igen för 1 mark
   *[other] Köp in mig igen för { $price } marker
}
page-buy-no = Nej, jag åker ut
page-buy-answered = Har svarat: { $names }
page-buy-waits = Inte än: { $names }
page-buy-hidden = Ingen ser något svar förrän alla har svarat.
page-buy-yours = Du har svarat. Väntar på de andra.
page-buy-yours-yes = Du köper in dig igen. Väntar på de andra.
page-buy-yours-no = Du köper inte in dig igen. Väntar på de andra.
page-buy-others = { $price ->
    [one] Den som är över { $limit } får köpa in sig igen för 1 mark, på { $score }.
   *[other] Den som är över { $limit } får köpa in sig igen för { $price } marker, på { $score }.
}

page-over-title = { $name } vinner!
page-over-title-you = Du vinner!
page-over-shared = Potten delas
page-over-share = { $chips ->
    [0] vinner partiet
    [one] tar hem 1 mark ur potten
   *[other] tar hem { $chips } marker ur potten
}
page-over-table = Så slutade det
page-over-player = Spelare
page-over-score = Poäng
page-over-game = Det här partiet
page-over-balance = Alla partier
page-over-hints = { $count ->
    [0] inga tips
    [one] 1 tips
   *[other] { $count } tips
}
page-over-out = ute
page-over-replay = Repris
page-over-record = Ladda ner uppteckningen
page-over-check = Kontrollera blandningen
page-over-count = Sista given
