# Las cartas propias en el navegador: cartas, grupos por hacer, la barra con las cuatro acciones.

page-hand = Tus cartas
page-hand-cards = { $count ->
    [one] Tus cartas: 1
   *[other] Tus cartas: { $count }
}
page-hand-none = Ahora no tienes cartas.
page-hand-grouped = Todas tus cartas están apartadas.
page-you = Tú
page-points-in-hand = { $points ->
    [one] 1 punto en mano
   *[other] { $points } puntos en mano
}
page-sort = Ordenar
page-sort-suit = Ordenar por palo
page-sort-rank = Ordenar por valor
page-sort-melds = Juntar lo que va junto
page-sort-suit-short = Palo
page-sort-rank-short = Valor
page-sort-melds-short = Juntar
page-suggest = Sugerencia
page-card-new = nueva
page-card-shut = ahora no se puede descartar
page-pick-none = Desmarcar

# La barra.

page-bar = Tu jugada
page-act-draw = Robar
page-act-take = Tomar
page-act-meld = Bajar
page-act-discard = Descartar
page-act-skip = Pasar el turno
page-bar-stock = quedan { $count }
page-bar-leaves = { $points } en mano
page-bar-out = ¡cierras!
page-sending = enviando…
page-not-your-turn = No es tu turno.
page-lay-how = Marca cartas que formen una combinación y pulsa «Juntar». Cuando estén todas, «Bajar» las pone en la mesa de una vez.
page-lay-drawn = En este turno no se baja: ya robaste o tomaste. Ahora descarta una carta.
page-discard-how = Marca una carta y pulsa «Descartar», o arrástrala a los descartes.
page-hint-compose = Prepararlo
page-hint-pick = Marcar esa carta
page-hint-do = Hacerlo

# Grupos por hacer.

page-group = Juntar { $count }
page-group-meld = Juntar { $count }: combinan
page-lay-off = Añadir
page-lay-off-where = { $count ->
    [one] Encaja en una
   *[other] Encaja en { $count }: toca una
}
page-groups = Combinaciones por bajar
page-group-named = Cartas juntas { $number }
page-group-add = { $count ->
    [one] Añadir la carta marcada
   *[other] Añadir { $count } cartas marcadas
}
page-put-back = Devolver { CARD($card, case: "object") } a tus cartas
page-undo = Deshacer
page-redo = Rehacer
page-clear = Vaciar
page-sum-none = Nada preparado.
page-sum-asking = Un momento…
page-sum-groups = Todavía no se puede bajar todo esto.
page-sum-leaves = { $points ->
    [one] Se puede bajar: te queda 1 punto en mano.
   *[other] Se puede bajar: te quedan { $points } puntos en mano.
}
page-sum-out = Son todas tus cartas: ¡cierras!
page-sum-drawn = En este turno no, porque ya robaste o tomaste: quedan para el próximo.
page-sum-later = Cuando sea tu turno.
page-goes-set = va a la combinación { $meld }
page-goes-low = va abajo en la combinación { $meld }
page-goes-high = va arriba en la combinación { $meld }
page-or = o bien:
page-which-end = ¿Abajo o arriba?
page-end-set = Grupo
page-end-low = Abajo
page-end-high = Arriba
page-lay-off-on = Añadir a la combinación { $meld }
