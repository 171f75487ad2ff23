# La partida en la terminal: lo que dice `bing play` además de lo que ha pasado. Lo que va entre
# comillas se escribe tal cual; las palabras se ponen solas.

play-own-name = Jugador
play-bot = Bot { $seat }
play-you = Tú
play-yours = tú
play-style = { $style ->
    [early] estilo temprano
    [common] estilo habitual
    [sandbag] al acecho
    [random] al azar
   *[other] estilo { $style }
}

# Sentarse y levantarse.

play-welcome = Bing rummy. Con «{ $help }» ves lo que puedes escribir; con «{ $quit }» te vas.
play-at-table = En la mesa: { $people }.
play-bots-at-table = Contra: { $bots }.
play-bots-alone = En la mesa: { $bots }.
play-goal = Se trata de bajar todas las cartas antes que nadie. Los puntos que te queden en mano se suman a tu puntuación; quien se pasa de { $limit } queda fuera, y quien aguanta hasta el final se lleva el bote. Los doses hacen de comodín.
play-resumed = La partida sigue en la ronda { $number }.
play-kept-at = La partida se guarda mientras juegas, con sus secretos, así que no mires:
play-left = La partida queda guardada. Para seguir con ella:
play-left-unkept = Dejas la partida; no se ha guardado.
play-no-input = Aquí empezaría una partida de bing rummy contra bots, pero no hay nadie para jugarla: ni terminal ni nada que leer. Ábrela en una terminal o deja jugar a los bots: bing play --watch
play-kept-whole = El acta guarda la partida entera. Para comprobar cada reparto y cada jugada:
play-already-over = Esta partida ha terminado. Para comprobar cada reparto y cada jugada:
play-all-out = Estás fuera de la partida. Los demás siguen jugando.

# Lo que ha pasado.

play-drew-turn = { $name } roba y descarta { CARD($thrown, case: "object") }.
play-took-turn = { $name } toma { CARD($card, case: "object") } y descarta { CARD($thrown, case: "object") }.
play-points = { $points ->
    [one] (1 punto)
   *[other] ({ $points } puntos)
}
play-scores-now = Puntuación (queda fuera quien pase de { $limit }):
play-score-sum = { $name }: { $before } + { $points } = { $total }
play-score-over = { $name }: { $before } + { $points } = { $total }, ¡se pasa de { $limit }!
play-score = { $bought ->
    [0] { $name }: { $score }
    [one] { $name }: { $score } (1 reenganche)
   *[other] { $name }: { $score } ({ $bought } reenganches)
}
play-score-out = { $name }: fuera de la partida
play-nothing-happened = No ha pasado nada desde tu último turno.

# La mesa.

play-no-melds = Todavía no hay combinaciones en la mesa.
play-melds = Combinaciones en la mesa:
play-pile = { $count ->
    [one] Descartes: { SHORT($card) }.
   *[other] Descartes: { SHORT($card) } arriba, { $count } cartas en total.
}
play-pile-empty = Descartes: ninguna carta.
play-stock = { $count ->
    [0] Mazo: vacío.
    [one] Mazo: 1 carta.
   *[other] Mazo: { $count } cartas.
}
play-pot = { $pot ->
    [one] Bote: 1 ficha.
   *[other] Bote: { $pot } fichas.
}
play-player = { $left ->
    [yes] { $name }: ha abandonado
   *[no] { $count ->
        [one] { $name }: 1 carta
       *[other] { $name }: { $count } cartas
    }, puntuación { $score }{ $melded ->
        [yes] , ya se ha bajado
       *[no] {""}
    }
}
play-known = (vistas: { SHORT($cards) })
play-hand = { $count ->
    [one] Tu única carta
   *[other] Tus { $count } cartas
}{ $points ->
    [one] , 1 punto:
   *[other] , { $points } puntos:
}
play-no-hand = Ahora no tienes cartas.
play-may-keep = { $keep ->
    [0] No puedes quedarte con ningún punto: descarta la carta que robes, o cierra.
    [one] Puedes quedarte con 1 punto al acabar tu turno.
   *[other] Puedes quedarte con { $keep } puntos al acabar tu turno.
}
play-may-keep-melding = { $keep ->
    [0] Si te bajas, tiene que ser para cerrar: no puedes quedarte con ningún punto.
    [one] Si te bajas, puedes quedarte con 1 punto.
   *[other] Si te bajas, puedes quedarte con { $keep } puntos.
}

# Un turno.

play-learn-one-of-three = Es tu turno. Haz una de estas tres cosas, nunca dos:
play-learn-draw = «{ $draw }»: una carta del mazo; después descartas una.
play-learn-take = «{ $take }»: { CARD($card, case: "object") } de los descartes; después descartas otra carta.
play-learn-meld-first = { $count ->
    [one] «{ $meld }» y las cartas, sin robar: grupos (tres o más del mismo valor) y escaleras (tres o más seguidas del mismo palo), la primera vez al menos una combinación. Por ejemplo: { $meld } Kd Kh Kc
   *[other] «{ $meld }» y las cartas, sin robar: grupos (tres o más del mismo valor) y escaleras (tres o más seguidas del mismo palo), la primera vez al menos { $count } combinaciones. Por ejemplo: { $meld } Kd Kh Kc, 8c 9c 10c, 5s 5h 2d
}
play-learn-meld-later = «{ $meld }» y las cartas, sin robar: grupos y escaleras nuevos, o cartas para combinaciones de la mesa, como «7c m1».
play-learn-more = Las cartas se escriben como Kd, 10h o 2c (c tréboles, d diamantes, h corazones, s picas). «{ $suggest }» te da una idea, «{ $sort } combinaciones» enseña lo que puede salir de tus cartas, «{ $rules }» explica.
play-learn-more-no-hints = Las cartas se escriben como Kd, 10h o 2c (c tréboles, d diamantes, h corazones, s picas). «{ $sort } combinaciones» enseña lo que puede salir de tus cartas, «{ $rules }» explica.
play-ask-turn-learning = ¿{ $draw }, { $take } o { $meld }?
play-ask-turn = Tu turno:
play-ask-discard-learning = ¿Qué carta descartas?
play-ask-discard = Descarte:
play-not-now = Ahora no: responde antes a lo que se pregunta.
play-on-your-turn = Hazlo cuando sea tu turno.
play-group = Parte { $number }: { $verdict }
play-group-good = { $meld }. Es una combinación.
play-group-bad = { $why }
play-group-not-held = no tienes { SHORT($cards) } para ella.
play-nothing-lost = No se ha bajado nada y tus cartas siguen como estaban. Prueba otra vez.

# Cortar, reengancharse, seguir.

play-cut = Te toca cortar. Si la carta más baja de las que levantas es un dos, te lo quedas. ¿Cuántas cartas levantas, de 1 a { $deepest }? Con «{ $no }» o solo Intro no cortas.
play-ask-cut = Cortar en:
play-buy-back = { $price ->
    [one] { $name }, te pasas con { $total } (el máximo es { $limit }). ¿Te reenganchas por 1 ficha y sigues con { $score }?
   *[other] { $name }, te pasas con { $total } (el máximo es { $limit }). ¿Te reenganchas por { $price } fichas y sigues con { $score }?
}
play-ask-yes-no = ¿{ $yes } o { $no }?
play-yes-or-no = Escribe «{ $yes }» o «{ $no }».
play-ask-next-hand = Intro para la ronda siguiente:
play-ask-enter = Después, pulsa Intro:
play-ask-go-on = Pulsa Intro:
play-pass-screen = Pasa la pantalla a { $name }; los demás no miran.
play-resign-sure = { $name }, ¿das la partida por perdida? Tu entrada se queda en el bote.
play-resign-not = Sigues jugando.
play-agree-sure = ¿Terminar la partida con esta ronda? La puntuación más baja se lleva el bote. Los bots aceptan en cuanto aceptan todas las personas, y entonces ya no se cambia.
play-agree-not = La partida sigue.

# Sugerencias, reglas, ayuda.

play-advice-out = Bájalo todo: cierras y no te anotas nada.
play-advice-meld = { $count ->
    [one] Baja 1 carta
   *[other] Baja { $count } cartas
}{ $points ->
    [one] ; te queda 1 punto en mano.
   *[other] ; te quedan { $points } puntos en mano.
}
play-advice-draw = Roba del mazo: ahora es lo mejor.
play-advice-draw-not = Roba del mazo: { CARD($card, case: "object") } te sirve de poco.
play-advice-take = Toma { CARD($card, case: "object") }.
play-advice-take-deuce = Toma { CARD($card, case: "object") }: hace de comodín.
play-advice-take-with = Toma { CARD($card, case: "object") }: va bien con { SHORT($cards) }.
play-advice-discard = { $points ->
    [one] Descarta { CARD($card, case: "object") }: es la carta que menos necesitas. Vale 1 punto.
   *[other] Descarta { CARD($card, case: "object") }: es la carta que menos necesitas. Vale { $points } puntos.
}
play-advice-discard-alone = { $points ->
    [one] Descarta { CARD($card, case: "object") }: no va con ninguna de tus cartas. Vale 1 punto.
   *[other] Descarta { CARD($card, case: "object") }: no va con ninguna de tus cartas. Vale { $points } puntos.
}
play-advice-skip = Ahora no se puede hacer otra cosa.
play-advice-cut = Corta: no cuesta nada y un dos siempre viene bien. Da igual por dónde.
play-advice-buy = Reengánchate: vale lo que cuesta.
play-advice-no-buy = No te reenganches: no vale lo que cuesta.
play-advice-could-meld = { $points ->
    [one] También puedes bajarte ya y quedarte con 1 punto: { $line }
   *[other] También puedes bajarte ya y quedarte con { $points } puntos: { $line }
}
play-advice-type = Escribe: { $line }
play-nothing-to-advise = Ahora no tienes nada que decidir.
play-house-rules = Reglas de la casa en esta mesa:
play-rules-how = Para leer una regla, escribe su número, por ejemplo «{ $rules } R18».
play-help-more = Más sobre una de ellas: «{ $help } { $meld }». Las cartas se escriben como Kd, 10h o 2c (c tréboles, d diamantes, h corazones, s picas).
play-help-melding = Pon comas entre las combinaciones. En una escalera con doses, escribe las cartas en su orden: en 9c 2d Jc el dos hace de diez. Las cartas para una combinación de la mesa llevan su número: «7c m1», o «7c m1<» para la parte de abajo de una escalera y «Qc m1>» para la de arriba. Todo en una línea es un solo turno: { $meld } Kd Kh Kc, 7c m1

# El final.

play-chips = Fichas ganadas y perdidas:
play-chips-of = { $name }: { $sign }{ $chips }

# Opciones.

play-option-seats = Cuántos se sientan a la mesa, de 2 a 8 (4).
play-option-people = Las personas de esta pantalla, separadas por comas. Nadie ve las cartas de los demás.
play-option-name = Tu nombre, si solo te enfrentas a bots.
play-option-bots = Los estilos de los bots, separados por comas y repetidos si hace falta: { $styles } (common,early,sandbag).
play-option-rules = Reglas de la casa, como «first_melds=2 limit=100», o una variante: { $presets }.
play-option-watch = Juegan solo bots y tú miras.
play-option-pace = Segundos entre dos turnos cuando miras (0.7 en la terminal, si no 0).
play-option-seed = La semilla, un texto del que sale todo el azar: con la misma semilla y las mismas jugadas, la misma partida.
play-option-record = Guarda el acta de la partida en este archivo nuevo.
play-option-no-record = No guarda acta; si dejas la partida, se pierde.
play-option-resume = Sigue con la partida de este archivo; sin archivo, con la última sin terminar.
play-option-color = Palos en color: auto, always (siempre) o never (nunca) (auto).
play-option-hints = Explica los primeros turnos a quien empieza (sí).

play-bad-choice = { $option }: «{ $given }» no puede ser; elige entre: { $choices }.
play-bad-pair = { $one } y { $other } no van juntas: quita una de las dos.
play-bad-resume = --resume sigue con una partida tal como empezó: quita { $option }.
play-bad-crowd = --people: { $people } personas no caben en { $seats } asientos.
play-bad-deal = --seats: con estas reglas no hay cartas para { $seats } jugadores (packs={ $packs }).
play-bad-twice = { $option }: «{ $name }» está dos veces; que cada persona tenga su nombre.
play-bad-name = { $option }: «{ $given }» no es un nombre: de 1 a 40 caracteres visibles, sin «bot:» al principio.
play-bad-seats = --seats: «{ $given }» no puede ser; di un número de 2 a 8.
play-bad-seed = --seed: escribe un texto sin saltos de línea y sin espacios alrededor.
play-bad-pace = --pace: «{ $given }» no puede ser; di un número de segundos de 0 a { $most }.
play-bad-rule = --rules: no hay ninguna regla de la casa ni variante «{ $given }». Variantes: { $presets }. Reglas de la casa, como nombre=valor: { $names }.
play-late-rule = --rules: «{ $given }» llega tarde. La variante va primero, y cada regla una sola vez.
play-bad-bots = --bots: nombras más bots ({ $bots }) que asientos libres ({ $seats }).
play-nothing-to-resume = --resume: no hay ninguna partida sin terminar en { $folder }.
play-unknown-style = --resume: en la partida de { $file } hay un bot de estilo «{ $style }», que este programa no conoce.
play-file-exists = --record: { $file } ya existe. Elige otro nombre, o sigue con esa partida con --resume.
play-file-trouble = No se puede usar { $file }: { $why }
play-file-in-use = --resume: la partida de { $file } se está jugando en este momento.
play-file-no-text = --resume: { $file } no es un texto, así que no es el acta de una partida.
play-file-bad = --resume: el acta { $file } no es válida: línea { $line }: { $why }
play-file-partial = --resume: { $file } no es un acta completa con su semilla; no se puede seguir desde ella.
