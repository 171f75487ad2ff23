# El menú de la mesa y las instrucciones antes de irse: se piden al abrirlos.

page-menu-you = Tú
page-menu-table = La mesa
page-menu-players = Jugadores
page-menu-looks = Aspecto y sonidos
page-menu-help = Ayuda
page-menu-pause = Pausa
page-menu-pause-about = La pone quien organiza, o dos jugadores de acuerdo.
page-menu-pause-wished = La has pedido. Con una persona más, se hace.
page-menu-stop = Terminar la partida con esta ronda
page-menu-stop-about = Si todos están de acuerdo, se lleva el bote quien tenga menos puntos. Los bots aceptan cuando aceptan todas las personas.
page-menu-stop-back = Mejor seguir jugando
page-menu-stop-who = De acuerdo hasta ahora: { $names }
page-menu-stop-nobody = Nadie lo ha aceptado todavía.
page-menu-resign = Abandonar
page-menu-resign-sure = ¿Abandonas esta partida para siempre? Tu entrada se queda en el bote y no puedes volver a esta partida.
page-menu-resign-do = Sí, abandonar
page-menu-play-on = No, seguir jugando
page-menu-leave = Irme de la mesa
page-menu-leave-sure = ¿Te vas de la mesa? Tu asiento queda libre.
page-menu-leave-game = ¿Te vas por ahora? La partida sigue según tus órdenes, y con tu enlace personal puedes volver.
page-menu-leave-do = Irme
page-menu-rename = Nombre
page-menu-rename-do = Cambiar
page-menu-forget = Borrar mi nombre y mi chat
page-menu-forget-sure = Tu nombre y todo lo que has dicho se borran de esta mesa para siempre. El asiento sigue siendo tuyo.
page-menu-forget-do = Borrar
page-menu-links = Enlaces
page-menu-keys = Teclas
page-menu-text = Mesa en texto
page-menu-tour = Aprender a jugar
page-menu-new = Mesa nueva
page-menu-nudge = Pedir que juegue
    .of = Pedir a { $name } que juegue
page-menu-lengthen-of = Más tiempo para { $name }
page-menu-lengthen-by = { $seconds ->
    [0] Sin tiempo de más
    [one] 1 segundo más en cada turno
   *[other] { $seconds } segundos más en cada turno
}
page-menu-mute = Ocultar su chat
    .of = Ocultar lo que dice { $name }
page-menu-unmute = Mostrar su chat
    .of = Mostrar otra vez lo que dice { $name }
page-menu-mute-all = Ocultar su chat a todos
    .of = Ocultar a todos lo que dice { $name }
page-menu-unmute-all = Mostrar su chat a todos
    .of = Mostrar otra vez a todos lo que dice { $name }
page-menu-give = Ofrecer el asiento
    .of = Preguntar a los demás si otra persona puede ocupar el asiento de { $name }
page-menu-consent = Aceptar
    .of = Aceptar que otra persona ocupe el asiento de { $name }
page-menu-offered = Asiento ofrecido: los demás deben estar de acuerdo.
page-menu-open = Libre para otra persona: puede ocuparlo quien abra el enlace de la mesa.
page-menu-chat-on = Activar el chat
page-menu-chat-off = Desactivar el chat
page-menu-alone = Juegas con bots y nadie más.
page-away-mark = ausente
page-away-go = Ausentarme
page-away-title = Mientras no estés
page-away-about = La mesa no te espera. Tu asiento sigue siendo tuyo y puedes volver en cualquier momento.
page-away-throw = En cada turno se roba una carta y se tira
page-away-bot = Un bot juega por mí
page-away-buy = Reengancharme
page-away-buy-times = { $times ->
    [0] nunca
    [one] una vez como máximo
   *[other] { $times } veces como máximo
}
page-look-language = Idioma
page-look-theme = Claro y oscuro
page-look-theme-auto = automático
page-look-theme-light = claro
page-look-theme-dark = oscuro
page-look-deck = Palos
page-look-deck-four = cuatro colores
page-look-deck-two = dos colores
page-look-sound = Sonidos
page-look-vibration = Vibración
page-look-motion = Movimiento
page-look-motion-auto = automático
page-look-motion-less = menos
