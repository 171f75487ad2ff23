# `bing join`: la partida en la terminal, en la mesa de un servidor.

cli-join = Juega en la mesa de un servidor, en la terminal.
join-option-url = El enlace de la mesa, o el tuyo personal para volver a tu asiento.
join-option-name = Tu nombre en la mesa; con un enlace personal no hace falta.
join-option-seat = El asiento que quieres; si no, te toca uno libre.
join-option-watch = Solo mirar.

join-bad-link = «{ $link }» no es el enlace de una mesa; sería como https://cards.example/t/abc.
join-no-name = Di tu nombre con --name, o usa tu enlace personal.
join-bad-seat = --seat: «{ $given }» no es posible: indica un número del 1 al { $most }.
join-no-answer = Nadie contesta en { $server }: revisa el enlace o inténtalo más tarde.
join-no-table-there = En { $server } no hay ninguna mesa de bing rummy.

# Llegar e irse.

join-at-table = La mesa «{ $table }».
join-your-seat = Eres { $name }, en el asiento { $seat }.
join-wait-to-enter = Eres { $name }. Entras en la partida entre dos rondas.
join-watching = Miras esta mesa.
join-link-keep = Este enlace es solo tuyo. Con él vuelves a tu asiento desde cualquier aparato; envíatelo a ti, y a nadie más:
join-link-others = Para quienes quieran sentarse:
join-link-own = Solo para ti, para volver:
join-left = Tu asiento sigue siendo tuyo. Para volver a él:
join-closed = La mesa está cerrada.
join-lost = Se ha perdido la conexión con el servidor; lo intento de nuevo…
join-found = Hay conexión otra vez.
join-meanwhile = Mientras no estabas:
join-still-away = Constas como ausente; con «{ $do_back }» recuperas tu asiento.

# A la espera de una partida.

join-room = Quien organiza empieza la partida. Mientras tanto: «{ $do_say } …» para hablar, «{ $do_who }» para ver quién está, «{ $quit }» para irte.
join-room-host = Organizas tú: «{ $do_start }» empieza cuando no queda asiento libre, «{ $do_fill }» pone bots en los libres y empieza.
join-room-again = La partida ha terminado. «{ $do_ready }»: otra más, cuando la quieran todos los presentes; con «{ $quit }» te vas.
join-room-watch = La partida no ha empezado.
join-room-how = Ahora no. Con «{ $do_who }» ves quién está; con «{ $help }», lo que puedes escribir.
join-ask-room = En la mesa:
join-you-host = Ahora organizas tú.

# Quién está, y el reloj.

join-who-bot = bot ({ $style })
join-who-free = libre
join-who-you = { $name }, tú
join-who-waits = { $name } espera para entrar.
join-who-watches = { $name } mira.
join-mark-host = organiza
join-mark-absent = sin conexión
join-mark-away = ausente
join-mark-ready = ya puede seguir
join-mark-out = fuera de la partida
join-mark-offered = asiento ofrecido a otra persona
join-mark-balance = fichas { $sign }{ $chips }
join-paused = La partida está en pausa: ningún reloj corre y los bots esperan, pero se puede seguir jugando.
join-clock-free = Tómate tu tiempo: ahora no te corre el reloj.
join-clock-you = { $seconds ->
    [one] Te queda 1 segundo.
   *[other] Te quedan { $seconds } segundos.
}
join-clock = { $seconds ->
    [one] A { $name } le queda 1 segundo; después sigue la mesa.
   *[other] A { $name } le quedan { $seconds } segundos; después sigue la mesa.
}

# Lo que se puede hacer.

join-done = Hecho.
join-hint = Sugerencia: { $hint }
join-help = En esta mesa también, en cualquier momento:
join-help-host = Y como quien organiza:
join-act-say = { $word } hola: decir algo a todos
join-act-sign = { $word }: lista de frases cortas; { $word } 3: decir la tercera
join-act-who = { $word }: quién está, y el reloj
join-act-away = { $word }: ausentarse, en cada turno se roba y se tira la carta robada; { $word } bot: juega un bot; { $word } bot 2: y se reengancha hasta dos veces
join-act-back = { $word }: jugar tú otra vez
join-act-pause = { $word }: poner la partida en pausa (quien organiza, o dos jugadores)
join-act-resume = { $word }: terminar la pausa
join-act-nudge = { $word }: pedir que juegue a quien hace esperar
join-act-ready = { $word }: decir que ya puede empezar la ronda o la partida siguiente
join-act-seat = { $word } 3: cambiar al asiento 3 antes de empezar
join-act-link = { $word }: los enlaces, el de los demás y el tuyo
join-act-mute = { $word } Ben: no ver lo que dice Ben
join-act-unmute = { $word } Ben: verlo otra vez
join-act-consent = { $word } 3: aceptar que otra persona ocupe el asiento 3
join-act-name = { $word } Bea: cambiar tu nombre a Bea
join-act-forget = { $word } para siempre: borrar de esta mesa tu nombre y todo lo que has dicho; no se puede deshacer
join-act-start = { $word }: empezar la partida
join-act-fill = { $word }, o { $word } y un estilo: bots en los asientos libres, y empezar ({ $styles })
join-act-remove = { $word } Ben: quitar a Ben antes de empezar
join-act-longer = { $word } Ben 30: dar 30 segundos más en cada turno de Ben
join-act-offer = { $word } 3: preguntar a los demás si otra persona puede ocupar el asiento 3, de alguien ausente
join-act-mute-all = { $word } Ben: que nadie vea lo que dice Ben
join-act-unmute-all = { $word } Ben: que todos lo vean otra vez
join-act-chat-off = { $word }: desactivar el chat para todos
join-act-chat-on = { $word }: activarlo otra vez

# Por qué no se entiende lo que sigue a una palabra.

join-why-nobody = En esta mesa nadie se llama «{ $name }».
join-why-several = Puede ser más de una persona: { $names }. Escribe el nombre entero o el número del asiento.
join-why-bot = En el asiento { $seat } hay un bot; «{ $word }» es solo para personas.
join-why-free = En el asiento { $seat } no hay nadie.
join-why-you = Eso va por ti; «{ $word }» es para los demás.
join-why-no-seat = { $name } no tiene asiento.
join-why-own-turn = El turno es tuyo: los demás te esperan a ti.
join-why-no-turn = Ahora mismo no es el turno de nadie.
join-why-seconds = Tiene que ser un número de 0 a { $most } segundos.
join-why-no-phrase = Las frases van del 1 al { $count }; «{ $word }» las muestra.
