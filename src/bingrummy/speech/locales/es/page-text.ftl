# La mesa en texto: la partida en títulos, listas y una línea donde escribir.
page-text-title = Mesa en texto
page-text-open = Abrir la mesa en texto
page-text-close = Cerrar la mesa en texto
page-text-line = Tu orden
page-text-send = Enviar
page-text-how = Escribe como en la terminal: «robar», «tomar», «descartar Kd», «bajar Kd Kh Kc, 8c 9c 10c», «7c m1» (c tréboles, d diamantes, h corazones, s picas); a la mesa, «decir hola», «ausente», «pausa». «ayuda» lo muestra todo.
page-text-since = Desde mi último turno
page-text-since-none = No ha pasado nada desde tu último turno.
page-text-watching = Estás mirando esta mesa.
page-text-typed = Escribiste:

page-text-part-now = Ahora
page-text-part-melds = Combinaciones en la mesa
page-text-part-piles = Mazo y descartes
page-text-part-players = Los demás
page-text-part-scores = Puntuación
page-text-part-log = Lo que ha pasado

page-text-closed = La mesa está cerrada.
page-text-gathering = La partida no ha empezado.
page-text-paused = La partida está en pausa: ningún reloj corre y los bots esperan, pero se puede seguir jugando.
page-text-shuffling = Se están barajando las cartas.
page-text-buying = Se pregunta a quien se pasó si se reengancha.
page-text-between = La ronda ha terminado.
page-text-waits = Le toca a { $name }.
page-text-won = { $chips ->
    [0] { $name } ganó la partida.
    [one] { $name } ganó { $chips } ficha.
   *[other] { $name } ganó { $chips } fichas.
}
page-text-again = ¿Otra partida? Escribe «sí» cuando quieras.
page-text-cut = Te toca cortar. ¿Cuántas cartas levantas, de 1 a { $deepest }? Escribe el número, o «no» para no cortar.
page-text-ready = La ronda ha terminado. Escribe «sí» para pasar a la siguiente.
page-text-ready-done = Apuntado: puedes seguir.
page-text-buy-back = { $price ->
    [one] Te pasaste. ¿Te reenganchas por { $price } ficha y sigues con { $score }? Escribe «sí» o «no».
   *[other] Te pasaste. ¿Te reenganchas por { $price } fichas y sigues con { $score }? Escribe «sí» o «no».
}
page-text-turn-all = Tu turno: roba, toma { CARD($card, case: "object") } o bájate. Solo una de las tres cosas.
page-text-turn-draw = Tu turno: roba o bájate, nunca las dos cosas. La carta de los descartes no se puede tomar ahora.
page-text-turn-take = Tu turno: toma { CARD($card, case: "object") } o bájate, nunca las dos cosas. No hay nada que robar.
page-text-turn-meld = Tu turno: ahora solo puedes bajarte.
page-text-turn-skip = Tu turno: no hay nada posible. Escribe «saltar».
page-text-discard = Descarta una carta.
page-text-discard-with = Ahora tienes { CARD($card, case: "object") }. Descarta una carta.
page-text-discard-these = Se pueden descartar: { $cards }.
page-text-may-keep = { $keep ->
    [one] Puedes quedarte con { $keep } punto al acabar tu turno; tienes { $points }.
   *[other] Puedes quedarte con { $keep } puntos al acabar tu turno; tienes { $points }.
}
page-text-may-keep-melding = { $keep ->
    [one] Si te bajas, puedes quedarte con { $keep } punto; tienes { $points }.
   *[other] Si te bajas, puedes quedarte con { $keep } puntos; tienes { $points }.
}

page-text-hand = { $count ->
    [one] Tu única carta
   *[other] Tus { $count } cartas
}{ $points ->
    [one] , { $points } punto
   *[other] , { $points } puntos
}
page-text-hand-none = Ahora no tienes cartas.
page-text-yours = tuya
page-text-you = tú
page-text-meld = m{ $number }, { $owner }: { $meld }. { $cards }
page-text-no-melds = Todavía no hay combinaciones en la mesa.
page-text-pile = { $count ->
    [one] Descartes: { CARD($card) }.
   *[other] Descartes: { CARD($card) } arriba, { $count } cartas en total.
}
page-text-pile-empty = Descartes: ninguna carta.
page-text-stock = { $count ->
    [0] Mazo: vacío.
    [one] Mazo: { $count } carta.
   *[other] Mazo: { $count } cartas.
}
page-text-pot = { $pot ->
    [one] Bote: { $pot } ficha.
   *[other] Bote: { $pot } fichas.
}
page-text-player = { $count ->
    [one] { $name }: { $count } carta, puntuación { $score }
   *[other] { $name }: { $count } cartas, puntuación { $score }
}
page-text-player-melded = ya se ha bajado
page-text-player-deals = reparte
page-text-player-away = no está
page-text-player-known = vistas: { $cards }
page-text-player-shown = enseña { $cards }
page-text-player-out = { $name }: fuera de la partida.
page-text-score = { $bought ->
    [0] { $name }: { $score }
    [one] { $name }: { $score } ({ $bought } reenganche)
   *[other] { $name }: { $score } ({ $bought } reenganches)
}
page-text-score-out = { $name }: fuera de la partida

page-text-quit = Basta con cerrar la página: tu asiento sigue siendo tuyo, y el enlace personal del menú te trae de vuelta.
page-text-resign-sure = ¿Das la partida por perdida? Tu entrada se queda en el bote. Escribe «sí» o «no».
page-text-agree-sure = ¿Terminar la partida con esta ronda? La puntuación más baja se lleva el bote. Escribe «sí» o «no».
page-text-play-on = De acuerdo, no se hace nada.
page-text-not-asked = Ahora no se pregunta nada.
page-text-not-here = Eso no se puede hacer desde esta línea.
page-text-no-cut = Ahora no te toca cortar.
page-text-hint = Sugerencia: { $hint }
page-text-hint-do = Escribe «sí» para hacerlo.
page-text-hint-cut = Corta: no cuesta nada y un dos vale la pena. Cualquier sitio es tan bueno como otro.
page-text-hint-none = Ahora no tienes nada que decidir.
page-text-hint-not = En esta mesa no hay sugerencias.
