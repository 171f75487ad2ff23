# Husregler, en rad för varje val och värde; och färdiga uppsättningar.

option-packs = { $value ->
    [2] Kortlekar: alltid två
    [3] Kortlekar: alltid tre
   *[auto] Kortlekar: två, och tre för sju eller åtta spelare
}
option-ante = { $value ->
    [0] Insats: ingen, och inget återinköp
    [one] Insats: { $value } mark
   *[other] Insats: { $value } marker
}
option-cut-for-deuce = { $value ->
    [yes] Kupera efter en tvåa: ja
   *[no] Kupera efter en tvåa: nej
}
option-twin-discard = { $value ->
    [yes] Kasta tvillingen till kortet du tog upp: tillåtet
   *[no] Kasta tvillingen till kortet du tog upp: inte tillåtet
}
option-ace = { $value ->
    [low] Esset i en svit: bara lågt (E 2 3)
    [high] Esset i en svit: bara högt (D K E)
   *[either] Esset i en svit: lågt eller högt
}
option-min-naturals = { $value ->
    [0] Äkta kort i en kombination: behövs inte
    [one] Äkta kort i en kombination: minst ett
   *[other] Äkta kort i en kombination: minst { $value }
}
option-first-melds = { $value ->
    [one] Första gången du lägger ut: minst en ny kombination
   *[other] Första gången du lägger ut: minst { $value } nya kombinationer
}
option-limit = Du åker ut över { $value } poäng
option-limit-rule = { $value ->
    [meld_only] Gräns för poäng på handen: bara när du lägger ut
    [off] Gräns för poäng på handen: ingen
   *[full] Gräns för poäng på handen: när du lägger ut och, därefter, när du kastar
}
option-deuce-points = { $value ->
    [one] En tvåa kvar på handen: { $value } poäng
   *[other] En tvåa kvar på handen: { $value } poäng
}
option-reshuffles = { $value ->
    [0] Fylla på talongen: aldrig
    [one] Fylla på talongen: högst en gång per giv
   *[other] Fylla på talongen: högst { $value } gånger per giv
}
option-buy-back = { $value ->
    [yes] Återinköp: ja
   *[no] Återinköp: nej
}
option-max-buy-backs = { $value ->
    [none] Återinköp: hur ofta som helst
    [0] Återinköp: aldrig
    [one] Återinköp: en gång per parti
   *[other] Återinköp: högst { $value } gånger per parti
}
option-late-entry = { $value ->
    [yes] Komma in mellan givarna: ja
   *[no] Komma in mellan givarna: nej
}

preset-standard = Vanliga regler
preset-standard-about = De numrerade reglerna som de står.
preset-family = Familjen
preset-family-about = Inga marker, två kombinationer att börja med och ingen gräns när du drar; den som går över åker ut.
preset-short = Kort parti
preset-short-about = Du åker ut över 50 poäng och kan köpa in dig igen bara en gång.
preset-strict = Stränga regler
preset-strict-about = Varje kombination behöver två äkta kort, och en tvåa kvar på handen kostar 20.
