# La hoja de puntos, para quien juega con cartas de verdad.
page-sheet-title = Hoja de puntos
page-sheet-about = Para una partida con cartas de verdad: apunta lo que dejó cada ronda y la hoja calcula la puntuación, el bote, quién se pasa, cuánto cuesta el reenganche y quién reparte. Se queda en este dispositivo y funciona sin conexión.
page-sheet-noscript = La hoja de puntos necesita JavaScript.

page-sheet-players = ¿Quiénes juegan?
page-sheet-players-how = En el orden de la mesa, en el sentido de las agujas del reloj.
page-sheet-player = Jugador { $number }
page-sheet-add = Añadir a alguien
page-sheet-drop = Quitar de la lista al jugador { $number }
page-sheet-deals-first = ¿Quién reparte primero?
page-sheet-house-title = Reglas de la casa
page-sheet-preset = Tipo de partida
page-sheet-preset-own = Tus propias reglas
page-sheet-start = Empezar la hoja
page-sheet-started = La hoja está lista. Reparte { $name }.

page-sheet-undo = Deshacer
page-sheet-redo = Rehacer
page-sheet-share = Compartir
page-sheet-print = Imprimir
page-sheet-new = Hoja nueva
page-sheet-new-sure = ¿Empezar una hoja nueva? Esta se perderá.
page-sheet-link = El enlace a esta hoja
page-sheet-copied = El enlace está copiado.
page-sheet-shared = Esta hoja llegó con un enlace. La tuya sigue como estaba.
page-sheet-keep = Seguir con esta
page-sheet-kept = La hoja queda guardada en este dispositivo.
page-sheet-leave = Volver a la mía

page-sheet-table = Puntuaciones
page-sheet-pot = { $pot ->
    [0] Sin bote
    [one] Bote: { $pot } ficha
   *[other] Bote: { $pot } fichas
}
page-sheet-hand = Ronda { $hand }
page-sheet-hand-over = Ronda { $hand } terminada
page-sheet-deals = Reparte { $name }
page-sheet-dealt = repartió { $name }
page-sheet-hand-short = Ronda
page-sheet-total = Ahora
page-sheet-void-row = nula: nadie se anota puntos
page-sheet-out-short = cierra
page-sheet-bust-short = se pasa
page-sheet-back-short = reenganche
page-sheet-left-short = fuera de la partida
page-sheet-bought = { $count ->
    [one] { $count } reenganche
   *[other] { $count } reenganches
}
page-sheet-legend = ✓ cierra · ✗ se pasa · ↩ reenganche · ● reparte
page-sheet-points-how = ¿Con cuántos puntos se queda cada cual? Vale una suma como 10+10+6.
page-sheet-scores-now = Ronda { $hand }. Puntuaciones: { $scores }.

page-sheet-hand-of = Ronda { $hand }: reparte { $name }
page-sheet-correct = Corregir la ronda { $hand }
page-sheet-correcting = Corregir la ronda { $hand }, que repartió { $name }
page-sheet-correct-do = Apuntar la corrección
page-sheet-correct-not = Dejarla como estaba
page-sheet-who-out = ¿Quién cerró?
page-sheet-nobody = Nadie: la ronda es nula
page-sheet-third-void = Si esta ronda también es nula, es la tercera seguida: se puntúa tal como está y nadie ha cerrado (R21).
page-sheet-write = Apuntar
page-sheet-void = La ronda es nula

page-sheet-asking = ¿Quién se reengancha?
page-sheet-asking-how = { $ante ->
    [one] Cuesta { $ante } ficha, que va al bote, y se sigue con { $score }. Quien no lo haga queda fuera de la partida.
   *[other] Cuesta { $ante } fichas, que van al bote, y se sigue con { $score }. Quien no lo haga queda fuera de la partida.
}
page-sheet-asked = { $name } tiene { $score } y se reengancha
page-sheet-go-on = Seguir

page-sheet-over = La partida ha terminado
page-sheet-won = { $chips ->
    [0] ¡{ $name } gana la partida!
    [one] ¡{ $name } gana { $chips } ficha!
   *[other] ¡{ $name } gana { $chips } fichas!
}
page-sheet-chips = Fichas ganadas y perdidas
page-sheet-again = Otra partida

page-sheet-more = Alguien se va o llega, o la partida termina antes
page-sheet-leaves = ¿Quién deja la partida?
page-sheet-leaves-before = { $name }, antes de repartir
page-sheet-leaves-after = { $name }, con las cartas repartidas
page-sheet-early = Todos quieren terminar
page-sheet-stop = Terminar la partida: gana la puntuación más baja
page-sheet-joins = Quien llega se sienta al final
page-sheet-joins-name = Nombre
page-sheet-joins-do = Entrar pagando la entrada

page-sheet-house = { $ante ->
    [0] Queda fuera quien pase de { $limit } puntos. Sin entrada.
    [one] Queda fuera quien pase de { $limit } puntos. Entrada: { $ante } ficha.
   *[other] Queda fuera quien pase de { $limit } puntos. Entrada: { $ante } fichas.
}
page-sheet-house-back = Reenganches sin límite.
page-sheet-house-back-most = { $most ->
    [one] Como mucho, { $most } reenganche.
   *[other] Como mucho, { $most } reenganches.
}
page-sheet-house-no-back = Sin reenganches.

page-sheet-wrong-link = La hoja de este enlace no se puede leer.
page-sheet-wrong-few = Di el nombre de al menos dos jugadores.
page-sheet-wrong-who-out = Elige quién cerró.
page-sheet-wrong-points = ¿Con cuántos puntos se quedó { $name }? Escribe un número, o una suma como 10+10+6; quien cierra no tiene ninguno.
page-sheet-wrong-out = Tiene que haber cerrado alguien que esté en la partida.
page-sheet-wrong-third-void = La tercera ronda nula seguida se puntúa: apunta lo que tiene cada cual (R21).
page-sheet-wrong-not-now = Ahora no se puede.
page-sheet-wrong-seat = Eso no se puede con { $name }.
page-sheet-wrong-full = Ocho jugadores son el máximo.
page-sheet-wrong-no-entry = Con estas reglas de la casa nadie entra con la partida empezada (R34).
page-sheet-wrong-later = Así dejaría de valer algo que está apuntado después. Deshazlo antes.
