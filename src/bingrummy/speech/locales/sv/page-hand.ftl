# Den egna handen i webbläsaren: kort, grupper på gång, raden med de fyra sakerna man kan göra.

page-hand = Din hand
page-hand-cards = { $count ->
    [one] Dina kort: 1
   *[other] Dina kort: { $count }
}
page-hand-none = Du har inga kort nu.
page-hand-grouped = Alla dina kort ligger i grupper.
page-you = Du
page-points-in-hand = { $points ->
    [one] 1 poäng på handen
   *[other] { $points } poäng på handen
}
page-sort = Sortera
page-sort-suit = Sortera efter färg
page-sort-rank = Sortera efter valör
page-sort-melds = Sortera det som hör ihop
page-sort-suit-short = Färg
page-sort-rank-short = Valör
page-sort-melds-short = Ihop
page-suggest = Tips
page-card-new = nytt
page-card-shut = går inte att kasta nu
page-pick-none = Avmarkera

# Raden.

page-bar = Ditt drag
page-act-draw = Dra
page-act-take = Ta upp
page-act-meld = Lägg ut
page-act-discard = Kasta
page-act-skip = Lämna över turen
page-bar-stock = { $count } kvar
page-bar-leaves = { $points } på handen
page-bar-out = du går ut!
page-sending = skickar …
page-not-your-turn = Det är inte din tur.
page-lay-how = Markera kort som blir en kombination och tryck på ”Gruppera”. När alla grupper är klara lägger ”Lägg ut” dem på bordet på en gång.
page-lay-drawn = Inte den här turen: du drog eller tog upp ett kort. Kasta ett nu.
page-discard-how = Markera ett kort och tryck på ”Kasta”, eller dra det till kasthögen.
page-hint-compose = Lägg i ordning
page-hint-pick = Markera det kortet
page-hint-do = Gör det

# Grupper.

page-group = Gruppera { $count }
page-group-meld = Gruppera { $count }: passar
page-lay-off = Bygg på
page-lay-off-where = { $count ->
    [one] Passar på en
   *[other] Passar på { $count }: välj en
}
page-groups = Kombinationer på gång
page-group-named = Grupp { $number }
page-group-add = { $count ->
    [one] Lägg till det markerade kortet
   *[other] Lägg till { $count } markerade kort
}
page-put-back = Lägg tillbaka { CARD($card, case: "object") }
page-undo = Ångra
page-redo = Gör om
page-clear = Töm
page-sum-none = Inga grupper.
page-sum-asking = Ett ögonblick …
page-sum-groups = Allt det här går inte att lägga ut än.
page-sum-leaves = { $points ->
    [one] Går att lägga ut: 1 poäng blir kvar på handen.
   *[other] Går att lägga ut: { $points } poäng blir kvar på handen.
}
page-sum-out = Alla dina kort: du går ut!
page-sum-drawn = Inte den här turen, eftersom du drog eller tog upp: grupperna väntar till nästa.
page-sum-later = När det är din tur.
page-goes-set = läggs på kombination { $meld }
page-goes-low = läggs nederst på kombination { $meld }
page-goes-high = läggs överst på kombination { $meld }
page-or = eller:
page-which-end = Nederst eller överst?
page-end-set = Tretal
page-end-low = Nederst
page-end-high = Överst
page-lay-off-on = Bygg på kombination { $meld }
