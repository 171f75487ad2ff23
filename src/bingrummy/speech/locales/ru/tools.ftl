# Командная строка: справка и слова для check, show и solve.

cli-about = Бинг-рамми: играй, проверяй записи партий, ищи лучший ход.
cli-play = Сыграть партию в терминале: с ботами или компанией за одним экраном.
cli-check = Проверить записи: правила, очки, банк и тасовку.
cli-show = Показать запись: как есть, глазами одного места или словами.
cli-solve = Найти, что лучше всего выложить: для строк JSON на стандартном вводе или для --hand.
cli-lang = Язык: en, es, sv или ru (иначе — как в системе).
cli-bad-option = { $command }: { $why } (смотри «{ $command } --help»)
cli-unknown = «{ $words }» здесь указать нельзя
cli-value = { $option } требует значения
cli-choice = { $option }: «{ $given }» не подходит; можно { $choices }
cli-missing = не указано: { $names }
cli-novalue = { $option } не принимает значения
cli-wrong = { $option }: { $why }
cli-positionals = что
cli-optionals = параметры
cli-help = показать эту справку и выйти
cli-version = показать версию и выйти
cli-usage = вызов:

check-option-file = Запись партии.
check-fault = { $file }, строка { $line }: { $why }
check-holds = запись верна: { $hands ->
        [one] { $hands } раздача
        [few] { $hands } раздачи
        [many] { $hands } раздач
       *[other] { $hands } раздачи
    }, { $shuffles ->
        [one] { $shuffles } тасовка доказана
        [few] { $shuffles } тасовки доказаны
        [many] { $shuffles } тасовок доказано
       *[other] { $shuffles } тасовки доказано
    }, { $events ->
        [one] проверена { $events } строка игры
        [few] проверены { $events } строки игры
        [many] проверено { $events } строк игры
       *[other] проверено { $events } строки игры
    }.
check-finished = Партия окончена.
check-unfinished = Партия ещё не окончена.
check-seat = Это то, что видело место { $seat }; закрытые карты восстановлены по секретам, открытым после каждой раздачи.
check-spectator = Это то, что видели зрители; закрытые карты восстановлены по секретам, открытым после каждой раздачи.
check-hidden = Последняя раздача не окончена, её секрет ещё не открыт: { $events ->
        [one] { $events } строку
        [few] { $events } строки
        [many] { $events } строк
       *[other] { $events } строки
    } пока проверить нельзя.

file-unreadable = { $file } не читается: { $why }
file-why-missing = такого файла нет
file-why-denied = нет прав
file-why-folder = это папка
file-why-large = слишком большой для записи партии
file-why-limit = достигнут разрешённый размер
file-why-full = диск переполнен
file-no-text = { $file } — не текст.

fault-cut-off = здесь запись обрывается.
fault-version = запись начинается с «{ $detail }»; другие форматы здесь не читаются.
fault-header = такого в заголовке быть не может: «{ $detail }»
fault-form = это не строка записи: «{ $detail }»
fault-sum = контрольная сумма не сходится: в строках выше что-то изменено.
fault-expected = по правилам здесь должна быть строка «{ $detail }».
fault-uncaused = ничто из прежнего к этому не ведёт.
fault-no-secret = нет секрета тасовки.
fault-wrong-secret = секрет не тот, что запечатан до раздачи.
fault-wrong-seed = секрет не выводится из зерна этой записи.

show-option-file = Запись партии.
show-option-seat = То, что видело это место; «-» — глазами зрителя.
show-option-words = Рассказать словами.
show-bot = Бот { $seat } ({ $style })
show-bad-seat = { $whole ->
    [yes] --seat: укажи место от 1 до { $seats } или «-» для зрителя.
   *[no] --seat: в записи то, что видело одно место; чужой её не сделать.
}

solve-option-hand = Карты на руках, например «Kd 10h 2c».
solve-option-table = Комбинации на столе через запятую: «8s 8h 8d, run 5h 2c 2d».
solve-option-score = Твой счёт до раздачи (0).
solve-option-opened = В этой раздаче твои комбинации уже на столе.
solve-option-rules = Домашние правила, например «limit=100 ace=low», или готовый набор.
solve-bad-option = { $option }: { $why }
solve-bad-rules = напиши домашние правила, например «limit=100 ace=low», или готовый набор: { $presets }
solve-bad-hand = напиши от 1 до 15 карт, например «Kd 10h 2c», одну карту не больше трёх раз
solve-bad-table = напиши комбинации через запятую, например «8s 8h 8d, run 5h 2c 2d»; одну карту, вместе с твоими, не больше трёх раз
solve-bad-score = напиши целое число от 0 до 1000000
solve-bad-meld = «{ $meld }»: { $why }
solve-none = Выложить нечего.
solve-move = Выложи: { $move }
solve-left = На руках останется { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: { SHORT($cards) }
solve-out = Все карты на столе: ты закрываешься.
