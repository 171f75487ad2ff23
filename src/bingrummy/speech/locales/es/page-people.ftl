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
page-menu-resume = Seguir
page-menu-paused = La partida está en pausa.
page-menu-resume-mine = Has pedido seguir. La pausa la quita quien organiza, o una persona más.
page-menu-resume-host = Has pedido seguir. La pausa solo la quita quien organiza.
page-menu-resume-other = { $name } quiere seguir.
page-menu-asleep = La mesa duerme porque nadie ha jugado en diez minutos. Haz cualquier cosa para despertarla.
page-menu-home = A la página de inicio
page-menu-rules = Reglas
page-menu-history = Partidas de esta mesa

page-away = Ausentarse
page-away-now = Constas como ausente.
page-away-now-throw = Constas como ausente: en cada turno se roba una carta y se tira.
page-away-now-bot = Constas como ausente: un bot juega por ti.
page-away-back = Ya estoy aquí
page-away-meanwhile = Mientras no estabas
page-away-meanwhile-none = No ha hecho falta hacer nada por ti.
page-away-seen = Entendido

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

page-gone-about = Quizá el enlace se copió solo en parte, o es de otra mesa. Como invitado puedes mirar, u ocupar un sitio libre.
