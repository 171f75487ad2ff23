# La línea de órdenes: ayuda, y las palabras de check, show y solve.

cli-about = Bing rummy: juega, comprueba actas y busca la mejor bajada.
cli-play = Juega una partida en la terminal, contra bots o con más gente en la misma pantalla.
cli-check = Comprueba que las actas cuadran: reglas, puntos, bote y barajado.
cli-show = Muestra un acta: tal cual, como la vio un asiento, o contada en palabras.
cli-solve = Busca la mejor bajada: para líneas JSON de la entrada estándar, o para --hand.
cli-lang = El idioma: en, es, sv o ru (si no, lo decide tu sistema).
cli-bad-option = { $command }: { $why } (mira «{ $command } --help»)
cli-unknown = «{ $words }» no es una opción aquí
cli-value = { $option } necesita un valor
cli-choice = { $option }: «{ $given }» no vale; puede ser { $choices }
cli-missing = falta { $names }
cli-novalue = { $option } no lleva valor
cli-wrong = { $option }: { $why }
cli-positionals = qué
cli-optionals = opciones
cli-help = muestra esta ayuda y termina
cli-version = muestra la versión y termina
cli-usage = uso:

check-option-file = Un acta.
check-fault = { $file }, línea { $line }: { $why }
check-holds = el acta cuadra: { $hands ->
        [one] 1 ronda
       *[other] { $hands } rondas
    }, { $shuffles ->
        [one] 1 barajado demostrado
       *[other] { $shuffles } barajados demostrados
    }, { $events ->
        [one] 1 línea de juego revisada
       *[other] { $events } líneas de juego revisadas
    }.
check-finished = La partida ha terminado.
check-unfinished = La partida no ha terminado todavía.
check-seat = Es lo que vio el asiento { $seat }; las cartas ocultas se han deducido de los secretos publicados tras cada ronda.
check-spectator = Es lo que vio el público; las cartas ocultas se han deducido de los secretos publicados tras cada ronda.
check-hidden = La última ronda no ha terminado y su secreto aún no se conoce, así que { $events ->
        [one] su única línea no se puede revisar
       *[other] sus { $events } líneas no se pueden revisar
    } todavía.

file-unreadable = No se puede leer { $file }: { $why }
file-why-missing = no existe
file-why-denied = no tienes permiso
file-why-folder = es una carpeta
file-why-large = es demasiado grande para ser un acta
file-why-limit = ha llegado al tamaño permitido
file-why-full = el disco está lleno
file-no-text = { $file } no es un texto.

fault-cut-off = aquí el acta está cortada.
fault-version = un acta empieza con «{ $detail }»; aquí no se leen otros formatos.
fault-header = esto no puede ir en el encabezado: «{ $detail }»
fault-form = esto no es una línea de un acta: «{ $detail }»
fault-sum = la suma de control no cuadra: se ha cambiado algo en las líneas de arriba.
fault-expected = según las reglas, esta línea debería ser «{ $detail }».
fault-uncaused = nada de lo anterior lleva a esto.
fault-no-secret = falta el secreto del barajado.
fault-wrong-secret = el secreto no es el que se selló antes de la ronda.
fault-wrong-seed = el secreto no sale de la semilla de esta acta.

show-option-file = Un acta.
show-option-seat = Lo que vio este asiento; «-» para el público.
show-option-words = Contada en palabras.
show-bot = Bot { $seat } ({ $style })
show-bad-seat = { $whole ->
    [yes] --seat: indica un asiento del 1 al { $seats }, o «-» para el público.
   *[no] --seat: esta acta guarda lo que vio un solo asiento y no puede convertirse en la de otro.
}

solve-option-hand = Tus cartas, como «Kd 10h 2c».
solve-option-table = Combinaciones en la mesa, separadas por comas: «8s 8h 8d, run 5h 2c 2d».
solve-option-score = Tu puntuación antes de esta ronda (0).
solve-option-opened = Ya te has bajado en esta ronda.
solve-option-rules = Reglas de la casa, como «limit=100 ace=low», o una variante.
solve-bad-option = { $option }: { $why }
solve-bad-rules = escribe reglas de la casa como «limit=100 ace=low», o una variante: { $presets }
solve-bad-hand = escribe de 1 a 15 cartas como «Kd 10h 2c», ninguna más de tres veces
solve-bad-table = escribe combinaciones separadas por comas, como «8s 8h 8d, run 5h 2c 2d», ninguna carta más de tres veces contando las tuyas
solve-bad-score = escribe un número entero de 0 a 1000000
solve-bad-meld = «{ $meld }»: { $why }
solve-none = No hay ninguna bajada posible.
solve-move = Baja: { $move }
solve-left = Te quedas con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: { SHORT($cards) }
solve-out = Con eso bajas todas tus cartas: cierras.
