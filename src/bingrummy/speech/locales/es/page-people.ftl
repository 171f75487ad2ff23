# La gente de la mesa: entrar, asientos, bots, enlaces; el menú y el chat.

page-join-title = Entrar en «{ $table }»
page-join-name = Tu nombre
page-join-do = Entrar
page-join-watch = Solo mirar
page-join-free = { $free ->
    [one] Queda 1 asiento libre.
   *[other] Quedan { $free } asientos libres.
}
page-join-full = Todos los asientos están ocupados.
page-join-playing = La partida ya ha empezado, y en esta mesa no entra nadie hasta que termine.
page-join-late = La partida ya ha empezado: entras con la próxima ronda.
page-join-open = La partida ya ha empezado, y hay un asiento libre en ella.
page-join-over = Ocupar el asiento de { $name }
page-join-private = Esta mesa no admite público.
page-join-closed = Esta mesa está cerrada.

page-gather-title = Esperando jugadores
page-gather-title-again = ¿Otra partida?
page-gather-taken = { $taken } de { $seats } asientos ocupados
page-gather-seat = Asiento { $seat }
page-gather-you = tú
page-gather-host = organiza
page-gather-absent = sin conexión
page-gather-ready = ya puede seguir
page-gather-free = libre
page-gather-sit = Sentarme aquí
page-gather-bot-put = Poner un bot aquí
page-gather-bot-style = Estilo del bot del asiento { $seat }
page-gather-nobody = nadie: dejarlo libre
page-gather-remove = Quitar a { $name }
page-gather-remove-do = Quitar
page-gather-remove-sure = ¿Quitar a { $name } de la mesa? Puede volver con el enlace.
page-gather-balance = Saldo: { $chips }
page-gather-waiting = Esperan para entrar: { $names }
page-gather-watching = Miran: { $names }

page-style-early = temprana
page-style-early-about = Baja tres combinaciones en cuanto puede.
page-style-common = habitual
page-style-common-about = Espera a tener cuatro combinaciones y luego juega para cerrar.
page-style-sandbag = al acecho
page-style-sandbag-about = Se lo guarda todo e intenta bajar todas sus cartas en un solo turno.
page-style-random = al azar
page-style-random-about = Juega cualquier cosa que esté permitida. Sirve para probar.

page-invite-title = Invitar
page-invite-link = Enlace de esta mesa
page-invite-copy = Copiar
page-invite-copied = Copiado
page-invite-share = Compartir
page-invite-text = Ven a jugar al bing rummy: «{ $table }»
page-invite-qr = Código QR
page-invite-qr-about = Código QR con el enlace de esta mesa
page-own-title = Tu enlace personal
page-own-about = Con él vuelves a tu asiento desde cualquier aparato. Envíatelo a ti, y a nadie más.
page-own-mail = Enviármelo por correo
page-own-subject = Mi asiento en «{ $table }»
page-own-qr = Verlo como código QR
page-own-qr-about = Código QR de tu enlace personal: es tu asiento

page-house-title = Reglas de la casa en esta mesa
page-house-standard = Las reglas tal como están, sin cambios.
page-house-all = Todas
page-house-clock = Reloj: { $turn ->
    [one] 1 segundo
   *[other] { $turn } segundos
} por turno, { $bank ->
    [0] sin reserva
    [one] 1 segundo de reserva
   *[other] { $bank } segundos de reserva
}
page-house-no-clock = Sin reloj

page-start-game = Empezar la partida
page-start-fill = Completar con bots y empezar
page-start-fill-style = Estilo de los bots en los asientos libres
page-start-wait = La partida la empieza { $name }.
page-start-wait-nobody = La partida la empieza quien organiza.
page-start-again = Otra más
page-start-again-ready = Has dicho que sí. La próxima partida empieza cuando la quieran todos los presentes.
page-start-again-about = La próxima partida empieza cuando la quieran todos los presentes.

page-menu = Menú
page-menu-cancel = Cancelar
page-menu-you = Tú
page-menu-table = La mesa
page-menu-players = Jugadores
page-menu-looks = Aspecto y sonidos
page-menu-help = Ayuda
page-menu-pause = Pausa
page-menu-pause-about = La pone quien organiza, o dos jugadores de acuerdo.
page-menu-pause-wished = La has pedido. Con una persona más, se hace.
page-menu-resume = Seguir
page-menu-paused = La partida está en pausa.
page-menu-asleep = La mesa duerme porque nadie ha jugado en diez minutos. Haz cualquier cosa para despertarla.
page-menu-stop = Terminar la partida con esta ronda
page-menu-stop-about = Si todos están de acuerdo, se lleva el bote quien tenga menos puntos. Los bots aceptan cuando aceptan todas las personas.
page-menu-stop-back = Mejor seguir jugando
page-menu-stop-who = Ya están de acuerdo: { $names }
page-menu-stop-nobody = Nadie lo ha aceptado todavía.
page-menu-resign = Abandonar
page-menu-resign-sure = ¿Abandonas esta partida para siempre? Tu entrada se queda en el bote y no puedes volver a esta partida.
page-menu-resign-do = Sí, abandonar
page-menu-play-on = No, seguir jugando
page-menu-leave = Irme de la mesa
page-menu-leave-sure = ¿Te vas de la mesa? Tu asiento queda libre.
page-menu-leave-game = ¿Te vas por ahora? La partida sigue según tus órdenes, y con tu enlace personal puedes volver.
page-menu-leave-do = Irme
page-menu-home = A la página de inicio
page-menu-rename = Nombre
page-menu-rename-do = Cambiar
page-menu-forget = Borrar mi nombre y mi chat
page-menu-forget-sure = Tu nombre y todo lo que has dicho se borran de esta mesa para siempre. El asiento sigue siendo tuyo.
page-menu-forget-do = Borrar
page-menu-links = Enlaces
page-menu-rules = Reglas
page-menu-history = Partidas de esta mesa
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

page-away = Ausentarse
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
page-away-now = Constas como ausente.
page-away-now-throw = Constas como ausente: en cada turno se roba una carta y se tira.
page-away-now-bot = Constas como ausente: un bot juega por ti.
page-away-back = Ya estoy aquí
page-away-meanwhile = Mientras no estabas
page-away-meanwhile-none = No ha hecho falta hacer nada por ti.
page-away-seen = Entendido

page-look-language = Idioma
page-look-theme = Claro y oscuro
page-look-theme-auto = como el aparato
page-look-theme-light = claro
page-look-theme-dark = oscuro
page-look-deck = Palos
page-look-deck-four = cuatro colores
page-look-deck-two = dos colores
page-look-sound = Sonidos
page-look-vibration = Vibración
page-look-motion = Movimiento
page-look-motion-auto = como el aparato
page-look-motion-less = menos

page-chat = Chat
page-chat-unread = { $count ->
    [one] Chat, 1 mensaje nuevo
   *[other] Chat, { $count } mensajes nuevos
}
page-chat-say = Di algo
page-chat-send = Enviar
page-chat-phrases = Frases cortas
page-chat-none = Nadie ha dicho nada todavía.
page-chat-off = En esta mesa el chat está desactivado.
page-chat-muted = Quien organiza te ha silenciado.
page-chat-watching = Solo hablan quienes juegan.
page-chat-hidden = Ocultos: { $names }

