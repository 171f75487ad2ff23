# La orden del laboratorio, `bing arena`.

cli-arena = enfrenta a los bots con las mismas cartas y mide cuál juega mejor
arena-option-entrants = los bots: early, common, sandbag, random, o una función tuya como module:function
arena-option-seats = jugadores en la mesa, de 2 a 8; si no lo dices, tantos como bots
arena-option-deals = repartos que se juegan, cada uno con cada bot en cada sitio ({ $number })
arena-option-hands = juega manos sueltas en lugar de partidas enteras
arena-option-score = con --hands: los puntos con los que empieza un bot, como early=63
arena-option-rules = reglas de la casa: un juego de reglas conocido y palabras nombre=valor
arena-option-seed = la semilla de la que salen todas las cartas (1)
arena-option-clear = para en cuanto todas las diferencias se distinguen de cero
arena-option-width = para en cuanto cada diferencia se conoce con un margen de W
arena-option-confirm = después juega N repartos con cartas nuevas, para confirmar
arena-option-workers = procesos que trabajan a la vez; si no lo dices, todos los núcleos
arena-option-ray = juega en un grupo de máquinas de Ray, por su dirección, o "local"
arena-option-keep = guarda los resultados en un archivo y sigue desde él si ya existe
arena-option-records = escribe las actas de partidas enteras en una carpeta
arena-option-json = escribe las cifras en JSON
arena-option-html = escribe las cifras en una página con gráficos
arena-no-extra = La arena necesita más que el juego: pip install 'bingrummy[lab]'
arena-stopping = Paro al terminar el reparto en curso; con otro Ctrl-C, en el acto.
arena-stopped = Parado. No se ha guardado nada: usa --keep ARCHIVO para seguir otro día.
arena-stopped-kept = Parado. La misma orden sigue desde aquí.
