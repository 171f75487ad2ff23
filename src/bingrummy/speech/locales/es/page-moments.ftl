# Los momentos entre turnos: el corte.

page-cut-title = Te toca cortar
page-cut-about = Toca la baraja: donde toques, ahí cortas. Si la carta más baja de las que levantas es un dos, te la quedas.
page-cut-pack = La baraja. Con las flechas eliges cuántas cartas levantas; con Intro cortas.
page-cut-depth = { $depth ->
    [one] 1 carta
   *[other] { $depth } cartas
}
page-cut-do = { $depth ->
    [one] Levantar 1 carta
   *[other] Levantar { $depth } cartas
}
page-cut-not = No cortar
page-cut-left = { $seconds ->
    [one] Queda 1 segundo
   *[other] Quedan { $seconds } segundos
}
page-cut-done = Cortado. Se reparten las cartas.
page-cut-waits = Corta { $name }.
page-cut-shuffling = Se barajan las cartas.
page-cut-deuce = ¡{ $name } ha cortado { CARD($card, case: "object") } y se lo queda!
page-cut-deuce-you = ¡Has cortado { CARD($card, case: "object") }: te lo quedas!
