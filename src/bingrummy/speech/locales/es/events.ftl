# Lo que pasa, en presente; -you se le dice a quien lo hace.

event-lot-began = Se sortea quién reparte primero.
event-hand-began = Ronda { $number }. Reparte { $name }.
event-hand-began-you = Ronda { $number }. Repartes tú.
event-committed = El barajado queda sellado: { $digest }
event-sealed = { $name } sella su parte del barajado: { $digest }
event-sealed-you = Sellas tu parte del barajado: { $digest }
event-nonce-shown = { $name } abre su parte del barajado: { $nonce }
event-nonce-shown-you = Abres tu parte del barajado: { $nonce }
event-nonce-withheld = { $name } no abre su parte del barajado.
event-nonce-withheld-you = Tu parte del barajado no se abre a tiempo.
event-dealer-drawn = Reparte primero { $name }.
event-dealer-drawn-you = Repartes primero tú.
event-dealer-secret = El secreto del sorteo: { $secret }
event-cut-deuce = { $name } corta, encuentra { CARD($card, case: "object") } y se lo queda.
event-cut-deuce-you = Cortas, encuentras { CARD($card, case: "object") } y te lo quedas.
event-cut-no-deuce = { $name } corta: no hay dos.
event-cut-no-deuce-you = Cortas: no hay dos.
event-cut-not-made = { $name } no corta.
event-cut-not-made-you = No cortas.
event-dealt = { $name } recibe { SHORT($cards) }.
event-dealt-you = Tus cartas: { SHORT($cards) }.
event-turned-up = La carta inicial es { CARD($card, case: "object") }.
event-refilled = { $count ->
    [one] El mazo está vacío: la única carta de los descartes pasa a ser el mazo.
   *[other] El mazo está vacío: se barajan { $count } cartas de los descartes y forman otro.
}
event-drew = { $name } roba una carta.
event-drew-known = { $name } roba { CARD($card, case: "object") }.
event-drew-you = Robas { CARD($card, case: "object") }.
event-took = { $name } toma { CARD($card, case: "object") }.
event-took-you = Tomas { CARD($card, case: "object") }.
event-discarded = { $name } descarta { CARD($card, case: "object") }.
event-discarded-you = Descartas { CARD($card, case: "object") }.
event-melded = { $name } baja { $melds }.
event-melded-you = Bajas { $melds }.
event-laid-off = { $name } añade { $cards }.
event-laid-off-you = Añades { $cards }.
event-melded-both = { $name } baja { $melds }. Añade { $cards }.
event-melded-both-you = Bajas { $melds }. Añades { $cards }.
event-skipped = { $name } no puede robar, tomar ni bajar: pierde el turno.
event-skipped-you = No puedes robar, tomar ni bajar: pierdes el turno.
event-resigned = { $name } abandona.
event-resigned-you = Abandonas.
event-agreed = { $name } acepta terminar la partida con esta ronda.
event-agreed-you = Aceptas terminar la partida con esta ronda.
event-disagreed = { $name } quiere seguir jugando.
event-disagreed-you = Quieres seguir jugando.
event-went-out = ¡{ $name } cierra!
event-went-out-you = ¡Cierras!
event-void = Ronda nula: nadie suma puntos y vuelve a repartir la misma persona.
event-void-scored = Es la tercera ronda nula seguida: se puntúa tal como está.
event-shown = { $name } se queda con { SHORT($cards) }.
event-shown-you = Te quedas con { SHORT($cards) }.
event-revealed = El secreto del barajado: { $secret }
event-depth = { $depth ->
    [one] El corte fue de una carta.
   *[other] El corte fue de { $depth } cartas.
}
event-scored = Puntos de la ronda: { $points }. Puntuación: { $scores }.
score-item = { $name } { $points }
event-answered = { $name } ya ha contestado.
event-answered-yes = { $name } quiere reengancharse.
event-answered-no = { $name } no quiere reengancharse.
event-answered-yes-you = Eliges reengancharte.
event-answered-no-you = Eliges no reengancharte.
event-bought-back = { $name } se reengancha con { $score }; en el bote hay { $pot }.
event-bought-back-you = Te reenganchas con { $score }; en el bote hay { $pot }.
event-went-bust = { $name } se pasa y queda fuera de la partida.
event-went-bust-you = Te pasas y quedas fuera de la partida.
event-entered = { $name } entra con { $score }; en el bote hay { $pot }.
event-entered-you = Entras con { $score }; en el bote hay { $pot }.
event-won = { $pot ->
    [0] ¡{ $name } gana la partida!
    [one] ¡{ $name } gana la partida y se lleva el bote: { $pot } ficha!
   *[other] ¡{ $name } gana la partida y se lleva el bote: { $pot } fichas!
}
event-won-you = { $pot ->
    [0] ¡Ganas la partida!
    [one] ¡Ganas la partida y te llevas el bote: { $pot } ficha!
   *[other] ¡Ganas la partida y te llevas el bote: { $pot } fichas!
}
event-shared = La partida ha terminado y el bote se reparte: { $shares }.
