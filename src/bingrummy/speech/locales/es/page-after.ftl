# Después de la ronda: historial, repetición, actas, comprobación del barajado; la página de las reglas.
page-after-languages = Idioma
page-after-seat = Asiento { $seat }
page-after-to-table = A la mesa
page-after-to-games = Partidas de esta mesa
page-after-to-rules = Reglas de esta mesa
page-after-to-sheet = Hoja de puntos para cartas de verdad

page-rules-house = Reglas de la casa
page-rules-house-of = Reglas de la casa de «{ $name }»
page-rules-standard = «{ $name }» juega con estas reglas, sin reglas de la casa propias.
page-rules-contents = Índice
page-rules-here = En esta mesa:
page-rules-options = La casa puede cambiar:

page-history-title = Partidas de «{ $name }»
page-history-private = Esta mesa enseña sus partidas solo a quienes juegan en ella. Si juegas aquí, abre antes tu enlace personal en este dispositivo.
page-history-none = Aquí todavía no se ha jugado ninguna partida.
page-history-game = Partida { $number }
page-history-going = Esta partida está en juego.
page-history-won = { $chips ->
    [0] Ganó { $name }.
    [one] { $name } ganó { $chips } ficha.
   *[other] { $name } ganó { $chips } fichas.
}
page-history-replay = Repetición
page-history-hands = Rondas
page-history-hand = Ronda { $number }
page-history-hand-going = (en juego)

page-record = Acta
page-record-full = Descargarla entera
page-record-own = Descargar lo que viste
page-record-spectator = Descargar lo que vio el público
page-record-failed = No se ha podido traer el acta: { $why }

page-replay-title = Repetición de la partida { $number }
page-replay-loading = Trayendo la ronda…
page-replay-noscript = La repetición necesita JavaScript. El acta se puede leer sin él.
page-replay-none = Todavía no ha empezado ninguna ronda de esta partida.
page-replay-failed = No se ha podido traer: { $why }
page-replay-offline = no hay conexión
page-replay-retry = Probar otra vez
page-replay-hands = Rondas
page-replay-hand = Ronda { $hand } de { $hands }
page-replay-before = Ronda anterior
page-replay-after = Ronda siguiente
page-replay-first = Al principio
page-replay-back = Un paso atrás
page-replay-on = Un paso adelante
page-replay-last = Al final
page-replay-step = Paso
page-replay-at = Paso { $step } de { $steps }. { $said }
page-replay-seen = ¿Qué cartas?
page-replay-own = Solo lo que se veía desde tu asiento
page-replay-public = Solo lo que veía todo el mundo
page-replay-all = Todas las cartas
page-replay-all-not = Todas las cartas se pueden ver cuando la ronda ha terminado.
page-replay-copy = Copiar un enlace a este momento
page-replay-copied = El enlace está copiado.
page-replay-link = Enlace a este momento
page-replay-players = Jugadores
page-replay-you = { $name } (tú)
page-replay-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
page-replay-score = puntuación { $score }
page-replay-turn = le toca
page-replay-deals = reparte
page-replay-out = fuera de la partida
page-replay-happened = Lo que pasó
page-replay-nothing = Todavía nada.
page-replay-keys = Teclas: ← y → un paso, ↑ y ↓ una ronda, Inicio y Fin el primer y el último paso, A todas las cartas, C copiar el enlace.

page-check-title = Comprobar los barajados
page-check-do = Comprobar los barajados en este navegador
page-check-again = Comprobar otra vez
page-check-working = Comprobando…
page-check-server = Que el servidor compruebe reglas y puntos
page-check-server-holds = Según el servidor, el acta es válida: { $hands ->
    [one] { $hands } ronda
   *[other] { $hands } rondas
}, { $events ->
    [one] { $events } línea
   *[other] { $events } líneas
} de juego según las reglas.
page-check-server-open = { $events ->
    [one] { $events } línea de la ronda en juego aún no se puede juzgar.
   *[other] { $events } líneas de la ronda en juego aún no se pueden juzgar.
}
page-check-server-fails = Según el servidor, el acta no es válida, en la línea { $line }: { $why }
page-check-holds = { $shuffles ->
    [0] Todavía no hay ninguna ronda terminada que comprobar.
    [one] El barajado es correcto: cada una de las { $cards } cartas del acta es la que puso ahí.
   *[other] Los { $shuffles } barajados son correctos: cada una de las { $cards } cartas del acta es la que pusieron ahí.
}
page-check-broken = { $count ->
    [one] Hay un barajado que no es correcto.
   *[other] Hay { $count } barajados que no son correctos.
}
page-check-lot = El sorteo de quién reparte primero
page-check-hand = Ronda { $hand }
page-check-hand-holds = correcto
page-check-hand-open = sin terminar: su secreto aún no se conoce
page-check-hand-broken = no es correcto
page-check-numbers = Pusieron un número: { $names }.
page-check-no-numbers = Nadie puso un número: esto solo muestra que la casa respetó el orden que había sellado antes de la ronda.
page-check-own-number = Tu propio número está dentro: sin tu ayuda nadie pudo elegir el orden.
page-check-withheld = Sellaron un número y no lo mostraron: { $names }. Así se puede elegir entre dos órdenes.
page-check-depth = { $depth ->
    [one] Se cortó tras la primera carta.
   *[other] Se cortó tras { $depth } cartas.
}
page-check-deck = La baraja entera, desde arriba
page-check-line = Línea { $line } del acta.
page-check-should = Debería ser: { $should }
page-check-proves-title = Lo que esto demuestra
page-check-proves = Antes de cada ronda el servidor selló un secreto y los jugadores sellaron números. Solo después se abrió todo, y todo junto da un único orden de las cartas. Tu navegador ha vuelto a calcular ese orden por su cuenta, solo a partir del acta, y ha seguido cada carta por la ronda. Si se mostró al menos un número, ningún jugador, ni tampoco el servidor sin la ayuda de un asiento, pudo elegir el orden.
page-check-not-title = Lo que no demuestra
page-check-not = El servidor conoce las cartas mientras se juega la ronda; esto no puede mostrar si se las contó a alguien. Un servidor de acuerdo con un asiento puede callar el número de ese asiento y elegir así entre dos órdenes por cada asiento. Los bots no ponen números. Y se comprueba el acta que dio este servidor: compárala con la que descargaste tú.
page-check-rule = Más en la regla { $rule }

page-fault-version = Esto no es un acta que se pueda leer aquí.
page-fault-cut-off = Al acta le falta el final.
page-fault-sum = Una suma de control no cuadra: se ha cambiado algo más arriba.
page-fault-form = Esto no es una línea de un acta.
page-fault-no-commitment = Falta el sello de la casa.
page-fault-wrong-secret = El secreto no es el que se selló antes de la ronda.
page-fault-wrong-seal = El número que mostró { $name } no es el que estaba sellado.
page-fault-no-nonce = { $name } selló un número y el acta no dice qué fue de él.
page-fault-wrong-dealer = Según el sorteo, reparte primero otra persona.
page-fault-wrong-cutter = Le tocaba cortar a otra persona.
page-fault-wrong-depth = El corte del bot no está donde manda el secreto sellado.
page-fault-free-depth = { $name } no había sellado ese corte.
page-fault-wrong-cut = Al cortar se encontró otra cosa.
page-fault-wrong-hand = { $name } recibió, o tenía al final, otras cartas que las que da el barajado.
page-fault-wrong-card = El barajado pone aquí otra carta.
page-fault-refill = El mazo se rehízo de otra manera que la que permiten los descartes.
page-fault-not-held = { $name } no tenía esta carta.
page-fault-not-shown = No se mostraron las cartas que le quedaban a { $name }.
