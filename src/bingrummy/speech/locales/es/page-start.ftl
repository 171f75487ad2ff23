# La página de inicio: jugar ya, abrir una mesa, las mesas que ya hay.

page-start-tagline = Un rummy con dos barajas, doses que hacen de comodín y un bote. Juega con tu gente o contra bots: sin cuenta y sin instalar nada.
page-start-now = Jugar ya
page-start-now-about = Enseguida, contra tres bots y con sugerencias.
page-start-friends = Jugar con amigos
page-start-friends-about = Abre una mesa y envía el enlace. Los asientos que queden libres los pueden ocupar bots.
page-start-guest = Jugador
page-start-failed = El servidor no contesta. Revisa tu conexión e inténtalo de nuevo.
page-start-no-script = La mesa necesita JavaScript. Las reglas se pueden leer sin él.

page-start-yours = Tus mesas
page-start-yours-turn = Te toca a ti
page-start-yours-asked = La mesa te pregunta algo
page-start-yours-gathering = { $taken } de { $seats } asientos ocupados
page-start-yours-hand = Ronda { $hand }, tienes { $score } puntos
page-start-yours-watching = Estás mirando; ronda { $hand }
page-start-yours-paused = En pausa
page-start-yours-over = La partida ha terminado
page-start-yours-closed = La mesa está cerrada
page-start-yours-gone = Esta mesa ya no existe
page-start-yours-unknown = Ahora no hay conexión con ella
page-start-yours-forget = Quitar { $table } de esta lista

page-start-listed = Mesas abiertas
page-start-listed-none = Ahora mismo no hay ninguna mesa abierta a todos.
page-start-listed-free = { $free ->
    [0] Ningún asiento libre
    [one] 1 asiento libre de { $seats }
   *[other] { $free } asientos libres de { $seats }
}
page-start-listed-join = Entrar
page-start-listed-watch = Mirar

page-start-learn = Aprender a jugar
page-start-learn-about = Una visita corta: juegas unos turnos y ves por qué.
page-start-rules = Reglas
page-start-rules-about = Todas, con su número.
page-start-sheet = Hoja de puntos
page-start-sheet-about = Para una noche con cartas de verdad.

page-start-name = Tu nombre
page-start-table = Nombre de la mesa
page-start-table-of = La mesa de { $name }
page-start-seats = Asientos
page-start-house = Reglas de la casa
page-start-more = Todas las reglas de la casa
page-start-changed = { $count ->
    [one] 1 cambiada
   *[other] { $count } cambiadas
}
page-start-clock = Reloj
page-start-clock-none = Sin reloj
page-start-clock-on = Con reloj
page-start-clock-turn = Segundos por turno
page-start-clock-bank = Segundos de reserva para toda la partida
page-start-table-more = Más sobre la mesa
page-start-hints = Sugerencias
page-start-hints-about = Cualquiera puede pedir una. Al terminar se ve cuántas se han usado.
page-start-spectators = Se puede mirar
page-start-spectators-about = Quien tenga el enlace ve la mesa, pero no las cartas de nadie.
page-start-listed-too = En la lista de mesas abiertas
page-start-listed-about = Cualquiera la encuentra y puede entrar.
page-start-chat = Chat
page-start-lot = Asientos por sorteo
page-start-lot-about = Antes de cada partida, a cada cual le toca un asiento al azar.
page-start-language = Idioma de la mesa
page-start-language-none = sin indicar
page-start-language-name = { $language ->
    [en] inglés
    [es] español
    [sv] sueco
   *[ru] ruso
}
page-start-pace = Ritmo de los bots
page-start-pace-instant = al momento
page-start-pace-quick = rápido
page-start-pace-steady = tranquilo
page-start-pace-slow = lento
page-start-stand-in = Cuando se acaba el tiempo de alguien
page-start-stand-in-throw = la mesa roba una carta y la tira
page-start-stand-in-bot = juega un bot
page-start-make = Abrir la mesa

page-start-option-packs = Barajas
page-start-option-ante = Entrada, en fichas
page-start-option-cut-for-deuce = Cortar en busca de un dos
page-start-option-twin-discard = Descartar la gemela de la carta tomada
page-start-option-ace = El as en una escalera
page-start-option-min-naturals = Cartas naturales en una combinación
page-start-option-first-melds = Primera vez que se baja
page-start-option-limit = Se pasa quien tenga más de estos puntos
page-start-option-limit-rule = Límite de puntos en mano
page-start-option-deuce-points = Puntos de un dos en mano
page-start-option-reshuffles = Rehacer el mazo
page-start-option-buy-back = Reenganche
page-start-option-max-buy-backs = Reenganches por partida
page-start-option-late-entry = Entrar entre rondas

page-missing-about = Quizá la dirección se copió solo en parte, o la mesa se cerró y se borró entretanto.
