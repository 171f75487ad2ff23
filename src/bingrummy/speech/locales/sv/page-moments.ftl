# Stunderna mellan turerna: kuperingen.

page-cut-title = Du kuperar
page-cut-about = Tryck på kortleken: där du trycker kuperar du. Är det understa kortet du lyfter en tvåa får du behålla den.
page-cut-pack = Kortleken. Med piltangenterna väljer du hur många kort du lyfter, med Enter kuperar du.
page-cut-depth = { $depth ->
    [one] 1 kort
   *[other] { $depth } kort
}
page-cut-do = { $depth ->
    [one] Lyft 1 kort
   *[other] Lyft { $depth } kort
}
page-cut-not = Kupera inte
page-cut-left = { $seconds ->
    [one] 1 sekund kvar
   *[other] { $seconds } sekunder kvar
}
page-cut-done = Kuperat. Korten ges.
page-cut-waits = { $name } kuperar.
page-cut-shuffling = Korten blandas.
page-cut-deuce = { $name } kuperade { CARD($card, case: "object") } och behåller den!
page-cut-deuce-you = Du kuperade { CARD($card, case: "object") }: den är din!
