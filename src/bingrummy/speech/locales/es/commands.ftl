# Lo que no se entiende, y la ayuda. Lo que va entre comillas se escribe tal cual.

problem-empty = Escribe algo, por ejemplo «{ $help }».
problem-too-long = La línea es demasiado larga: como máximo, { $most } caracteres.
problem-unknown = No conozco «{ $text }». Escribe «{ $help }» para ver lo que puedes hacer.
problem-ambiguous = «{ $text }» puede ser varias cosas: { $words }. Escribe un poco más.
problem-extra = No entiendo «{ $text }» después de «{ $command }».
problem-spectator = Estás mirando la partida y no tienes asiento.

problem-card-none = ¿Qué carta? Escríbela como Kd, 10h o 2c.
problem-card-one = Di una sola carta; en «{ $text }» hay { $count }.
problem-card-unknown = «{ $text }» no es una carta. Escribe valor y palo, como Kd, 10h o 2c; o en palabras, como «rey de corazones».
problem-card-ambiguous = «{ $text }» puede ser { CARD($first, case: "object") } ({ TYPED($first) }) o { CARD($second, case: "object") } ({ TYPED($second) }): ¿cuál?
problem-card-mixed = «{ $text }» mezcla letras latinas y cirílicas. Usa un solo alfabeto.
problem-card-mixed-one = «{ $text }» mezcla letras latinas y cirílicas. Si quieres decir { CARD($card, case: "object") }, escribe { TYPED($card) }.
problem-card-mixed-two = «{ $text }» mezcla letras latinas y cirílicas: ¿{ CARD($first, case: "object") } ({ TYPED($first) }) o { CARD($second, case: "object") } ({ TYPED($second) })?
problem-card-alone = ¿Qué hago con { CARD($card, case: "object") }? Puedes descartar una carta después de robar o tomar.
problem-cards-alone = ¿Qué hago con { SHORT($cards) }? Para bajarlas, escribe «{ $meld }» delante.

problem-take-or-draw = «{ $draw }» es robar del mazo; «{ $take }», tomar la carta de arriba de los descartes: ¿cuál de las dos?
problem-take-top = Solo se puede tomar la carta de arriba de los descartes. Es { CARD($top, case: "object") }, no { CARD($card, case: "object") }.
problem-discard-what = ¿Qué carta descartas? Por ejemplo, «{ $command } Kd».
problem-meld-what = ¿Qué cartas? Por ejemplo, «{ $meld } Kd Kh Kc, 8c 9c 10c» o «m1 7c».
problem-meld-commas = { SHORT($cards) } no es una sola combinación. Pon comas entre las combinaciones, no entre las cartas.
problem-run-which = Un dos podría ir en cualquiera de los extremos. Escribe las cartas en su orden: ¿{ TYPED($first) } o { TYPED($second) }?
problem-lay-off-where = ¿A qué combinación añades { SHORT($cards) }? Escribe también su número, por ejemplo m1.
problem-lay-off-what = ¿Qué cartas añades a m{ $meld }?
problem-lay-off-two = Una combinación cada vez: falta una coma en «{ $text }».
problem-lay-off-end = { SHORT($cards) } puede ir en los dos extremos de m{ $meld }: m{ $meld }< es abajo y m{ $meld }> es arriba. ¿Cuál?
problem-lay-off-order = { SHORT($cards) } puede ir en m{ $meld } de más de una manera. Di el extremo (m{ $meld }< o m{ $meld }>) y escribe las cartas de dentro afuera.
problem-sort-how = ¿Ordenar por palo, por valor o por combinación?
problem-rule-which = Di el número de una regla, del 1 al 34.
problem-cut-where = ¿Después de cuántas cartas cortas? Di un número, o ninguno para cortar por cualquier sitio.

problem-no-undo = Lo hecho, hecho está: no se puede deshacer una jugada.
problem-deals-itself = Las cartas se barajan y se reparten solas. Para dejar la partida, escribe «{ $resign }».
problem-how-to-go-out = Cierras cuando bajas todas tus cartas con «{ $meld }». «{ $suggest }» te enseña cómo, si puedes y la mesa permite sugerencias.
problem-which-leaving = ¿Qué quieres decir? «{ $quit }» es irse de la mesa; «{ $resign }», dar la partida por perdida.
problem-resign-in-full = Para dar la partida por perdida, escribe «{ $resign }»; se te preguntará una vez más.

help-draw = Robar una carta del mazo.
help-take = Tomar la carta de arriba de los descartes.
help-discard = Descartar una carta; después de robar o tomar, basta con la carta.
help-meld = Bajar combinaciones nuevas, separadas con comas.
help-lay-off = Añadir cartas a una combinación: < es abajo y > es arriba.
help-hand = Ver tus cartas.
help-sort = Ordenar tus cartas por palo, valor o combinación.
help-suggest = Pedir una sugerencia.
help-table = Ver la mesa: combinaciones, descartes y cuántas cartas tiene cada cual.
help-scores = Ver la puntuación y el bote.
help-history = Contar otra vez lo que ha pasado desde tu último turno.
help-rules = Leer las reglas, o una de ellas.
help-help = Ver esta ayuda, o más sobre un comando.
help-cut = Cortar antes del reparto, por donde digas o por cualquier sitio.
help-buy-back = Volver a la partida cuando te has pasado.
help-skip = Saltarte el turno, si no puedes hacer nada más.
help-stop = Aceptar que la partida termine con esta ronda.
help-play-on = Retirar eso y seguir jugando.
help-resign = Dejar la partida para siempre; se te preguntará una vez más.
help-quit = Irte de la mesa; la partida queda como está.
help-yes = Sí.
help-no = No.

example-discard = { $word } Kd
example-meld = { $word } Kd Kh Kc, 8c 9c 10c
example-lay-off = { $word } 7c m1, m2> Qc
example-sort = { $word } valor
example-rules = { $word } 18
example-help = { $word } { $other }
example-cut = { $word } 20
