# La mesa en el navegador: los demás, los montones, las combinaciones, de quién es el turno, qué ha pasado.

page-opponents = Los demás jugadores
page-board = El centro de la mesa
page-count-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
page-score = Puntuación
page-score-is = puntuación { $score }
page-chips-are = fichas ganadas y pagadas en esta partida: { $chips }
page-bought = { $count ->
    [one] reenganche: 1 vez
   *[other] reenganche: { $count } veces
}
page-acts = tiene el turno
page-known = a la vista: { $cards }
page-known-head = Todo el mundo ha visto que estas cartas están en esta mano:
page-known-none = No se conoce ninguna de estas cartas.

page-mark-dealer = reparte
page-mark-dealer-short = R
page-mark-out = fuera de la partida
page-mark-bot = un bot
page-mark-away = ausente
page-mark-absent = sin conexión
page-mark-opened = ya ha bajado
page-mark-agrees = acepta terminar con esta ronda

# Los montones.

page-stock = Mazo
page-stock-is = { $count ->
    [0] Mazo: vacío
    [one] Mazo: 1 carta
   *[other] Mazo: { $count } cartas
}
page-draw = Robar
page-pile = Descartes
page-pile-is = { $count ->
    [one] Descartes: { $card }.
   *[other] Descartes: { $card } encima, { $count } cartas en total.
}
page-pile-empty = Descartes: ninguno.
page-take-top = Tomar { CARD($card, case: "object") }
page-discard-picked = Descartar { CARD($card, case: "object") }
page-pile-whole = { $count ->
    [one] Los descartes: 1 carta
   *[other] Los descartes: { $count } cartas
}
page-pile-how = De arriba abajo. Solo se puede tomar la de encima.
page-pot = Bote
page-pot-is = { $chips ->
    [one] Bote: 1 ficha
   *[other] Bote: { $chips } fichas
}

# Combinaciones.

page-no-melds = Nadie ha bajado todavía.
page-your-melds = Tus combinaciones
page-your-meld = Tu combinación { $number }
page-meld-of = Combinación { $number }, de { $name }
page-meld-named = Combinación { $number }, { $meld }. { $cards }
page-meld-how = Para añadir cartas aquí, márcalas en tu mano y toca esta combinación en la mesa.
page-fits = Las cartas marcadas encajan aquí
page-meld-set = grupo de { RANK($first) }
page-meld-run = escalera { SHORT($low) }–{ SHORT($high) }
page-meld-run-stands = escalera { SHORT($low) }–{ SHORT($high) }; { $stands }
page-stands-for = { SHORT($card) } hace de { SHORT($place) }
page-card-stands = { CARD($card) } como { CARD($place) }

# El turno.

page-turn = El turno
page-turn-yours = Tu turno:
page-turn-all = roba, toma { SHORT($card) } o baja. ¡Solo una de las tres cosas!
page-turn-draw = roba o baja, nunca las dos cosas. Ahora no se puede tomar el descarte.
page-turn-take = toma { SHORT($card) } o baja, nunca las dos cosas. No hay nada que robar.
page-turn-meld = ahora solo puedes bajar.
page-turn-skip = Esta vez no puedes hacer nada: pasa tu turno.
page-turn-first = { $count ->
    [one] La primera vez, al menos una combinación nueva.
   *[other] La primera vez, al menos { $count } combinaciones nuevas.
}
page-turn-throw = Descarta una carta.
page-turn-discard-drawn = Has robado { SHORT($card) }: en este turno no se baja.
page-turn-discard-taken = Has tomado { SHORT($card) }: en este turno no se baja, y tienes que descartar otra.
page-turn-discard = En este turno ya no se baja.
page-turn-other = Le toca a { $name }.
page-turn-other-discard = { $name } tiene que descartar.
page-turn-shuffle = Se están barajando las cartas.
page-turn-buying = Quien se pasa puede reengancharse.
page-turn-between = La ronda ha terminado.
page-turn-paused = En pausa: ningún reloj corre y los bots esperan, pero se puede seguir jugando.
page-turn-next = Le toca a { $name }.
page-turn-asleep = La mesa duerme hasta que alguien juegue.
page-may-keep = { $keep ->
    [0] No puedes quedarte con ningún punto: descarta lo que robes o cierra.
    [one] Puedes quedarte con 1 punto.
   *[other] Puedes quedarte con { $keep } puntos.
}
page-may-keep-melding = { $keep ->
    [0] Si bajas, tienes que cerrar: no puedes quedarte con ningún punto.
    [one] Si bajas, puedes quedarte con 1 punto.
   *[other] Si bajas, puedes quedarte con { $keep } puntos.
}
page-clock = Tiempo que queda
page-title-turn = ● Tu turno · { $table }

# Lo que ha pasado.

page-story = Lo que ha pasado
page-story-log = Lo que ha pasado, primero lo último
page-since = Desde mi turno
page-since-none = No ha pasado nada desde tu último turno.
