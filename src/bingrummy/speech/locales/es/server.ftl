# Lo que dice el servidor de mesas: negativas aparte de las reglas, notas sobre la mesa, frases hechas.

server-refusal-too-late = Demasiado tarde: la mesa ya ha seguido.
server-refusal-id-used = Ese id ya era de otro comando. Dale a cada comando un id propio.
server-refusal-no-decision = Di a qué decisión responde esto.
server-refusal-no-seat = No tienes asiento en esta mesa.
server-refusal-not-host = Eso solo lo puede hacer quien organiza.
server-refusal-stage = Eso no se puede hacer ahora.
server-refusal-seat-taken = Ese asiento está ocupado.
server-refusal-seat-unknown = No existe ese asiento: esta mesa tiene { $seats }.
server-refusal-no-person = No hay nadie así en la mesa.
server-refusal-seats-free = Hay asientos libres: espera a que lleguen jugadores o complétalos con bots.
server-refusal-closed = Esta mesa está cerrada. Todavía se puede leer.
server-refusal-broken = Esta mesa no puede seguir: su registro ya no es válido. Todavía se puede leer.
server-refusal-paused = La partida ya está en pausa.
server-refusal-not-paused = La partida no está en pausa.
server-refusal-chat-off = En esta mesa el chat está desactivado.
server-refusal-chat-bad = Ahí no hay nada que decir.
server-refusal-muted = Quien organiza te ha silenciado.
server-refusal-too-fast = Demasiado rápido: espera un momento e inténtalo de nuevo.
server-refusal-no-hints = En tu asiento no se permiten sugerencias.
server-refusal-no-spectators = Esta mesa no admite público.
server-refusal-not-absent = Esa persona no ha estado ausente una ronda entera.
server-refusal-offered = Eso ya se ha preguntado.
server-refusal-not-offered = Nadie ha preguntado si se cede ese asiento.
server-refusal-bad-name = Un nombre tiene de 1 a 40 caracteres visibles.
server-refusal-name-of-nobody = Así se llama a los bots y a quien borró su nombre. Elige otro nombre.
server-refusal-bad-rules = No se puede jugar con estas reglas de la casa: { $fault }
server-refusal-bad-style = No existe ese bot; hay: { $styles }.
server-refusal-bad-token = Este enlace o clave no es de nadie en esta mesa.
server-refusal-removed = Quien organiza te ha quitado de la mesa.
server-refusal-no-table = No existe esa mesa.
server-refusal-not-turn = No es el turno de ese asiento.
server-refusal-own-seat = Eso no se puede hacer con este asiento.
server-refusal-bad-request = Eso no se entiende.
server-refusal-bad-request-at = Eso no se entiende, en `{ $at }`: { $fault }
server-refusal-foreign-origin = Las páginas de otros sitios no pueden usar este servidor.
server-refusal-foreign-host = Este servidor no se conoce por ese nombre. Quien lo lleva puede indicarlo con --public-url.
server-refusal-too-large = Es demasiado grande: como máximo { $most } bytes.
server-refusal-no-page = Aquí no hay nada.
server-refusal-stopping = El servidor se está reiniciando: vuelve en un momento.
server-refusal-slow = Tu conexión es demasiado lenta para seguir la partida: conéctate de nuevo.
server-refusal-table-full = La mesa está completa.
server-refusal-no-record = No existe esa partida en esta mesa.
server-refusal-not-yours = El acta completa se abre cuando termina la partida.
server-refusal-at-unknown = No existe ese momento en el registro de la mesa.
server-refusal-busy = El servidor está ocupado: inténtalo de nuevo.
server-refusal-left = Ya no estás en esta mesa.
server-refusal-not-away = No te habías ausentado.

server-bot = Bot { $seat }
server-you-draw = Robas una carta del mazo.

# Sugerencias: una jugada posible.

server-hint-draw = Roba una carta del mazo.
server-hint-take = Toma { CARD($card, case: "object") }.
server-hint-discard = Descarta { CARD($card, case: "object") }.
server-hint-meld = Baja { $melds }.
server-hint-lay-off = Añade { $cards }.
server-hint-both = Baja { $melds }. Y añade { $cards }.
server-hint-skip = Pasa el turno: no se puede hacer otra cosa.
server-hint-buy-back = Reengánchate: vale lo que cuesta.
server-hint-no-buy-back = No te reenganches: no vale lo que cuesta.

server-note-created = La mesa está abierta.
server-note-joined = { $name } se sienta a la mesa.
server-note-left = { $name } abandona la mesa.
server-note-removed = Quien organiza ha quitado de la mesa a { $name }.
server-note-sat = { $name } se cambia al asiento { $seat }.
server-note-bot = Un bot juega en el asiento { $seat }.
server-note-bot-gone = El asiento { $seat } queda libre.
server-note-ready = { $name } dice que ya se puede seguir.
server-note-away-throw = { $name } se ausenta: en cada turno se roba una carta y se descarta.
server-note-away-bot = { $name } se ausenta: juega un bot.
server-note-back = { $name } ha vuelto.
server-note-present = { $name } está aquí.
server-note-absent = { $name } no tiene conexión.
server-note-pause-wished = { $name } quiere una pausa.
server-note-resume-wished = { $name } quiere seguir.
server-note-paused = La partida está en pausa: ningún reloj corre y los bots esperan, pero se puede seguir jugando.
server-note-resumed = La partida sigue.
server-note-chat-on = El chat está activado.
server-note-chat-off = El chat está desactivado.
server-note-nudged = { $name } pide a { $other } que juegue.
server-note-lengthened = { $name } tiene { $seconds ->
        [one] 1 segundo más
       *[other] { $seconds } segundos más
    } en cada turno.
server-note-offered = ¿Se cede el asiento de { $name } a otra persona? Todos los demás deben estar de acuerdo.
server-note-given = { $name } ocupa el asiento { $seat }.
server-note-hint = { $name } ha usado una sugerencia.
server-note-renamed = Nombre nuevo: { $name }.
server-note-forgotten = Se han borrado el nombre y el chat de una persona.
server-note-host = Ahora organiza { $name }.
server-note-stood-in-throw = La mesa juega por { $name }: se descarta la carta robada.
server-note-stood-in-bot = Un bot juega por { $name }.
server-note-gap = El servidor estuvo parado un rato; ese tiempo no cuenta en ningún reloj.
server-note-slept = Nadie ha jugado en diez minutos: la mesa duerme hasta que alguien juegue.
server-note-closed = La mesa está cerrada.

# Lo mismo, dicho a quien le toca.

server-note-joined-you = Te sientas a la mesa.
server-note-left-you = Abandonas la mesa.
server-note-removed-you = Quien organiza te ha quitado de la mesa.
server-note-sat-you = Te cambias al asiento { $seat }.
server-note-ready-you = Dices que ya se puede seguir.
server-note-away-throw-you = Te ausentas: en cada turno se roba una carta y se descarta.
server-note-away-bot-you = Te ausentas: un bot juega por ti.
server-note-back-you = Has vuelto.
server-note-present-you = Estás aquí.
server-note-absent-you = No tienes conexión.
server-note-pause-wished-you = Quieres una pausa.
server-note-resume-wished-you = Quieres seguir.
server-note-nudged-you = Pides a { $other } que juegue.
server-note-nudged-at-you = { $name } te pide que juegues.
server-note-lengthened-you = Tienes { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    } más en cada turno.
server-note-offered-you = ¿Se cede tu asiento a otra persona? Todos los demás deben estar de acuerdo.
server-note-given-you = Ocupas el asiento { $seat }.
server-note-hint-you = Has usado una sugerencia.
server-note-renamed-you = Tu nombre nuevo: { $name }.
server-note-host-you = Ahora organizas tú.
server-note-stood-in-throw-you = La mesa juega por ti: se descarta la carta robada.
server-note-stood-in-bot-you = Un bot juega por ti.

server-phrase-hello = ¡Hola!
server-phrase-good-luck = ¡Suerte!
server-phrase-well-played = ¡Bien jugado!
server-phrase-thanks = ¡Gracias!
server-phrase-one-moment = Un momento, por favor.
server-phrase-sorry = ¡Perdón!
server-phrase-oops = ¡Ay!
server-phrase-good-night = ¡Buenas noches!

cli-serve = Ofrece mesas para jugar desde sitios distintos.
serve-option-host = La dirección en la que se escucha; si no se da, { $host }.
serve-option-port = El puerto en el que se escucha; si no se da, { $port }.
serve-option-database = La base de datos; si no se da, un archivo SQLite en tu carpeta de datos.
serve-option-public = La dirección con la que empiezan los enlaces, detrás de un proxy.
serve-option-origin = Otro origen cuyas páginas pueden usar este servidor; se puede repetir.
serve-option-workers = En cuántos procesos piensan los bots.
serve-option-making = Cuántas mesas puede crear una dirección en un minuto.
serve-option-log = Cuánto se anota en el registro.
serve-option-open = Abrir una mesa en el navegador.
serve-option-lan = Que otros de tu red puedan unirse: escuchar en todas las interfaces.
serve-no-database = No se puede abrir la base de datos ({ $why }).
serve-no-file = No se puede abrir la base de datos { $file } ({ $why }).
serve-no-listening = El servidor no puede escuchar en { $host } ({ $why }).
serve-port-taken = El puerto { $port } ya está en uso. Elige otro con --port.
serve-port-denied = No puedes usar el puerto { $port }. Elige uno a partir del 1024 con --port.
serve-bad-number = «{ $given }» no es posible; indica un número del { $least } al { $most }
serve-bad-address = «{ $given }» no es una dirección como https://cards.example
serve-begins = Mesas en { $url } (para terminar, Ctrl-C)
serve-runs = El servidor ya está en marcha, en { $url }
serve-open-yourself = Aquí no hay pantalla para un navegador. Abre esta dirección en uno: { $url }

server-spoken = { $language ->
    [en] Aquí se habla inglés.
    [es] Aquí se habla español.
    [sv] Aquí se habla sueco.
   *[ru] Aquí se habla ruso.
}
