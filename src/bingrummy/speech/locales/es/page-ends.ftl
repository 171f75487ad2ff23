# El final de una ronda, el reenganche y el final de una partida: se carga durante la primera ronda.

page-end-title = { $name } cierra
page-end-title-you = ¡Cierras!
page-end-void = Ronda nula
page-end-void-about = Nadie suma puntos y vuelve a repartir la misma persona.
page-end-void-scored = La tercera ronda nula seguida se puntúa tal como está.
page-end-last = Queda una sola persona
page-end-hand = Ronda { $hand }
page-end-out = cierra, sin cartas
page-end-resigned = ha abandonado
page-end-card = { CARD($card) }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
page-end-sum = { $before } + { $points } = { $total }
page-end-sum-of = Puntuación de { $name }: { $before } y { $points } son { $total }
page-end-score = Puntuación: { $score }
page-end-over = se pasa de { $limit }
page-end-bust = fuera de la partida
page-end-asked = puede reengancharse
page-end-bought = se ha reenganchado con { $score }
page-end-ready-go = Siguiente ronda
page-end-ready-who = Visto bueno de: { $names }
page-end-ready-wait = Pendiente de: { $names }
page-end-left = { $seconds ->
    [one] La partida sigue sola en 1 segundo.
   *[other] La partida sigue sola en { $seconds } segundos.
}
page-end-look = Ver la mesa
page-end-replay = Ver la repetición de esta ronda
page-end-back = Volver al recuento

page-buy-title = Te pasas de { $limit }
page-buy-about = { $price ->
    [one] ¿Te reenganchas por 1 ficha y sigues con { $score } puntos?
   *[other] ¿Te reenganchas por { $price } fichas y sigues con { $score } puntos?
}
page-buy-score = Es la puntuación más alta de quienes siguen. Ahora tienes { $total }.
page-buy-pot = { $pot ->
    [one] Las fichas van al bote; ahora tiene 1.
   *[other] Las fichas van al bote; ahora tiene { $pot }.
}
page-buy-yes = { $price ->
    [one] Reengancharme por 1 ficha
   *[other] Reengancharme por { $price } fichas
}
page-buy-no = No, me quedo fuera
page-buy-answered = Respuesta de: { $names }
page-buy-waits = Pendiente de: { $names }
page-buy-hidden = Nadie ve ninguna respuesta hasta que todos hayan contestado.
page-buy-yours = Has contestado. Faltan los demás.
page-buy-yours-yes = Te reenganchas. Faltan los demás.
page-buy-yours-no = No te reenganchas. Faltan los demás.
page-buy-others = { $price ->
    [one] Quien se pasa de { $limit } puede reengancharse por 1 ficha, con { $score } puntos.
   *[other] Quien se pasa de { $limit } puede reengancharse por { $price } fichas, con { $score } puntos.
}

page-over-title = ¡Gana { $name }!
page-over-title-you = ¡Ganas!
page-over-shared = El bote se reparte
page-over-share = { $chips ->
    [0] gana la partida
    [one] se lleva 1 ficha del bote
   *[other] se lleva { $chips } fichas del bote
}
page-over-table = Cómo ha acabado
page-over-player = Jugador
page-over-score = Puntos
page-over-game = Esta partida
page-over-balance = Todas
page-over-hints = { $count ->
    [0] sin sugerencias
    [one] 1 sugerencia usada
   *[other] { $count } sugerencias usadas
}
page-over-out = fuera
page-over-replay = Repetición
page-over-record = Descargar el acta
page-over-check = Comprobar cómo se barajó
page-over-count = La última ronda
