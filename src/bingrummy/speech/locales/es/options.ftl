# Reglas de la casa, una línea por opción y valor; y las variantes.

option-packs = { $value ->
    [2] Barajas: siempre dos
    [3] Barajas: siempre tres
   *[auto] Barajas: dos, y tres si juegan siete u ocho
}
option-ante = { $value ->
    [0] Entrada: ninguna, y sin reenganche
    [one] Entrada: { $value } ficha
   *[other] Entrada: { $value } fichas
}
option-cut-for-deuce = { $value ->
    [yes] Cortar en busca de un dos: sí
   *[no] Cortar en busca de un dos: no
}
option-twin-discard = { $value ->
    [yes] Descartar la gemela de la carta tomada: se puede
   *[no] Descartar la gemela de la carta tomada: no se puede
}
option-ace = { $value ->
    [low] El as en una escalera: solo abajo (A 2 3)
    [high] El as en una escalera: solo arriba (Q K A)
   *[either] El as en una escalera: abajo o arriba
}
option-min-naturals = { $value ->
    [0] Cartas naturales en una combinación: no hacen falta
    [one] Cartas naturales en una combinación: al menos una
   *[other] Cartas naturales en una combinación: al menos { $value }
}
option-first-melds = { $value ->
    [one] Primera vez que se baja: al menos una combinación nueva
   *[other] Primera vez que se baja: al menos { $value } combinaciones nuevas
}
option-limit = Se pasa quien tenga más de { $value } puntos
option-limit-rule = { $value ->
    [meld_only] Límite de puntos en mano: solo al bajar
    [off] Límite de puntos en mano: ninguno
   *[full] Límite de puntos en mano: al bajar y, desde entonces, al descartar
}
option-deuce-points = { $value ->
    [one] Un dos en mano: { $value } punto
   *[other] Un dos en mano: { $value } puntos
}
option-reshuffles = { $value ->
    [0] Rehacer el mazo: nunca
    [one] Rehacer el mazo: una vez por ronda como máximo
   *[other] Rehacer el mazo: { $value } veces por ronda como máximo
}
option-buy-back = { $value ->
    [yes] Reenganche: sí
   *[no] Reenganche: no
}
option-max-buy-backs = { $value ->
    [none] Reenganches: sin límite
    [0] Reenganches: ninguno
    [one] Reenganches: uno por partida
   *[other] Reenganches: { $value } por partida como máximo
}
option-late-entry = { $value ->
    [yes] Entrar entre rondas: sí
   *[no] Entrar entre rondas: no
}

preset-standard = Reglas normales
preset-standard-about = Las reglas numeradas, tal como están.
preset-family = En familia
preset-family-about = Sin fichas, dos combinaciones para empezar y sin límite al robar; quien se pasa queda fuera.
preset-short = Partida corta
preset-short-about = Se pasa quien tenga más de 50 puntos, y solo hay un reenganche.
preset-strict = Reglas estrictas
preset-strict-about = Cada combinación necesita dos cartas naturales, y un dos en mano cuenta 20.
