# Por qué no se puede, y qué se puede; detrás va el número de la regla.

refusal-not-your-turn = No es tu turno.
refusal-not-in-game = Ya no estás en esta partida.
refusal-resigned = Has abandonado esta partida.
refusal-hand-over = La ronda ha terminado.
refusal-game-over = La partida ha terminado.
refusal-no-hand-yet = Todavía no se han repartido las cartas.
refusal-drawn-already = Ya tienes tu carta de este turno: ahora descarta una.
refusal-draw-first = Antes de descartar, roba una carta o toma la de arriba de los descartes.
refusal-meld-after-draw = No puedes bajar en un turno en el que has robado o tomado una carta: ahora descarta una.
refusal-no-pass = Aquí no se pasa: roba una carta, toma la de arriba de los descartes o baja.
refusal-can-act = No puedes saltarte el turno: todavía puedes hacer algo.
refusal-stock-empty = El mazo está vacío y no se puede rehacer: toma la carta de arriba de los descartes o baja.
refusal-pile-empty = No hay ningún descarte que tomar: roba del mazo o baja.
refusal-not-held = No tienes { CARD($card, case: "object") }, o te falta otra carta igual.
    .plain = No tienes esa carta.
refusal-same-card = Acabas de tomar { CARD($card, case: "object") }: descarta otra carta.
    .plain = Acabas de tomar esa carta: descarta otra.
refusal-twin-card = { SHORT($card) } es la gemela de la carta que has tomado: descarta una de otro valor o de otro palo.
    .plain = Es la gemela de la carta que has tomado: descarta una de otro valor o de otro palo.
refusal-no-discard-after-take = Si tomas { CARD($card, case: "object") }, no tendrás qué descartar: tiene que ser otra carta y no dejarte más puntos de los permitidos. Mejor roba o baja.
    .plain = Si la tomas, no tendrás qué descartar: tiene que ser otra carta y no dejarte más puntos de los permitidos. Mejor roba o baja.
refusal-discard-over-limit = { $keep ->
    [one] Puedes quedarte con 1 punto; sin { CARD($card, case: "object") } te quedarían { $left }. Descarta una carta más alta.
   *[other] Puedes quedarte con { $keep } puntos; sin { CARD($card, case: "object") } te quedarían { $left }. Descarta una carta más alta.
}
    .plain = Te quedarían más puntos de los permitidos. Descarta una carta más alta.
refusal-too-few-cards = Una combinación necesita al menos tres cartas: { SHORT($cards) } no basta.
    .plain = Una combinación necesita al menos tres cartas.
refusal-mixed = { SHORT($cards) } no es una combinación: un grupo es de un solo valor; una escalera, de un solo palo y seguida.
    .plain = No es una combinación: un grupo es de un solo valor; una escalera, de un solo palo y seguida.
refusal-set-of-ranks = { SHORT($cards) } no es un grupo: salvo los doses, todas las cartas tienen que ser del mismo valor.
    .plain = Salvo los doses, todas las cartas de un grupo tienen que ser del mismo valor.
refusal-run-of-suits = { SHORT($cards) } no es una escalera: salvo los doses, todas las cartas tienen que ser del mismo palo.
    .plain = Salvo los doses, todas las cartas de una escalera tienen que ser del mismo palo.
refusal-run-broken = { SHORT($cards) } no es una escalera: las cartas tienen que ir seguidas, sin huecos.
    .plain = Las cartas de una escalera tienen que ir seguidas, sin huecos.
refusal-run-passes-ace = { SHORT($cards) } no es una escalera: el as puede estar al principio o al final, pero no en medio.
    .plain = En una escalera el as puede estar al principio o al final, pero no en medio.
refusal-ace-not-low = { SHORT($cards) } no vale aquí: en esta mesa el as solo va arriba, después del rey.
    .plain = En esta mesa el as solo va arriba, después del rey.
refusal-ace-not-high = { SHORT($cards) } no vale aquí: en esta mesa el as solo va abajo, antes del dos.
    .plain = En esta mesa el as solo va abajo, antes del dos.
refusal-run-of-deuces = { SHORT($cards) } no es una escalera: los doses solos son siempre un grupo.
    .plain = Los doses solos son siempre un grupo, nunca una escalera.
refusal-too-few-naturals = { $least ->
    [one] { SHORT($cards) } tiene demasiados doses: en esta mesa una combinación necesita una carta natural.
   *[other] { SHORT($cards) } tiene demasiados doses: en esta mesa una combinación necesita { $least } cartas naturales.
}
    .plain = Demasiados doses: en esta mesa una combinación necesita más cartas naturales.
refusal-nothing-laid = Para bajar hay que poner al menos una carta: di cuál.
refusal-too-few-melds = { $least ->
    [one] La primera vez tienes que bajar al menos una combinación nueva.
   *[other] La primera vez tienes que bajar al menos { $least } combinaciones nuevas; aquí van { $laid }.
}
    .plain = La primera vez tienes que bajar más combinaciones nuevas.
refusal-lay-off-before-melds = { $least ->
    [one] Antes de añadir cartas tienes que bajar una combinación tuya.
   *[other] Antes de añadir cartas tienes que bajar al menos { $least } combinaciones tuyas, en este turno o en uno anterior.
}
    .plain = Antes de añadir cartas tienes que bajar combinaciones tuyas.
refusal-no-such-meld = { $melds ->
    [0] No existe m{ $meld }: todavía no hay nada en la mesa.
   *[other] No existe m{ $meld }: la última combinación es m{ $melds }.
}
    .plain = Esa combinación no existe.
refusal-end-of-set = { SHORT($meld) } es un grupo y no tiene extremos: escribe + o nada después de su número.
    .plain = Un grupo no tiene extremos: escribe + o nada después de su número.
refusal-no-end-of-run = { SHORT($meld) } es una escalera: escribe < para abajo o > para arriba.
    .plain = Es una escalera: escribe < para abajo o > para arriba.
refusal-not-of-set = { SHORT($card) } no va en { SHORT($meld) }: ahí solo van { RANK($meld) } y doses.
    .plain = Esa carta no es del valor del grupo.
refusal-not-of-twos = { SHORT($card) } no va en { SHORT($meld) }: en un grupo de doses solo van doses.
    .plain = En un grupo de doses solo van doses.
refusal-not-of-run = { SHORT($card) } no continúa la escalera { SHORT($meld) } por ese extremo.
    .plain = Esa carta no continúa la escalera.
refusal-run-is-full = La escalera { SHORT($meld) } ya no sigue por ese extremo.
    .plain = La escalera ya no sigue por ese extremo.
refusal-left-over-limit = { $keep ->
    [0] No puedes quedarte con ningún punto y así te quedarían { $left }: solo puedes bajar para cerrar.
    [one] Puedes quedarte con 1 punto; así te quedarían { $left }.
   *[other] Puedes quedarte con { $keep } puntos; así te quedarían { $left }.
}
    .plain = Te quedarían más puntos de los permitidos.
refusal-not-cutter = No te toca cortar: corta quien está a la derecha de quien reparte.
refusal-cut-depth = Corta al menos una carta, y no todas.
refusal-not-now = Ahora no se puede hacer eso.
refusal-broken-seal = No coincide con lo que se selló antes de barajar.
refusal-not-asked = No se te pregunta si quieres reengancharte.
refusal-answered = Ya has contestado.
refusal-no-late-entry = En esta mesa no se entra con la partida empezada.
refusal-table-full = La mesa está llena: juegan ocho como máximo.
refusal-bad-name = Elige otro nombre.
refusal-not-agreed = No habías aceptado terminar la partida; no hay nada que retirar.
refusal-agreed-already = Ya has aceptado terminar la partida con esta ronda.
