# После раздачи: сыгранные партии, просмотр, записи, проверка тасовки; страница правил.
page-after-languages = Язык
page-after-seat = Место { $seat }
page-after-to-table = К столу
page-after-to-games = Партии этого стола
page-after-to-rules = Правила этого стола
page-after-to-sheet = Таблица счёта для настоящих карт

page-rules-house = Домашние правила
page-rules-house-of = Домашние правила стола «{ $name }»
page-rules-standard = За столом «{ $name }» играют по этим правилам, без своих домашних.
page-rules-contents = Содержание
page-rules-here = За этим столом:
page-rules-options = Дома можно менять:

page-history-title = Партии стола «{ $name }»
page-history-private = Этот стол показывает свои партии только своим игрокам. Если ты играешь здесь, открой сначала на этом устройстве свою личную ссылку.
page-history-none = Здесь ещё не сыграно ни одной партии.
page-history-game = Партия { $number }
page-history-going = Партия ещё идёт.
page-history-won = { $chips ->
    [0] Победа: { $name }.
    [one] { $name }: выиграна { $chips } фишка.
    [few] { $name }: выиграны { $chips } фишки.
    [many] { $name }: выиграно { $chips } фишек.
   *[other] { $name }: выиграно { $chips } фишки.
}
page-history-replay = Просмотр партии
page-history-hands = Раздачи
page-history-hand = Раздача { $number }
page-history-hand-going = (идёт)

page-record = Запись партии
page-record-full = Скачать целиком
page-record-own = Скачать то, что было видно тебе
page-record-spectator = Скачать то, что было видно зрителям
page-record-failed = Запись не получена: { $why }

page-replay-title = Просмотр партии { $number }
page-replay-loading = Загружаем раздачу…
page-replay-noscript = Для просмотра нужен JavaScript. Запись партии можно читать и без него.
page-replay-none = В этой партии ещё не было ни одной раздачи.
page-replay-failed = Загрузить не удалось: { $why }
page-replay-offline = нет связи
page-replay-retry = Ещё раз
page-replay-hands = Раздачи
page-replay-hand = Раздача { $hand } из { $hands }
page-replay-before = Предыдущая раздача
page-replay-after = Следующая раздача
page-replay-first = В начало
page-replay-back = На шаг назад
page-replay-on = На шаг вперёд
page-replay-last = В конец
page-replay-step = Шаг
page-replay-at = Шаг { $step } из { $steps }. { $said }
page-replay-seen = Какие карты?
page-replay-own = Только то, что было видно с твоего места
page-replay-public = Только то, что видели все
page-replay-all = Все карты
page-replay-all-not = Все карты можно увидеть, когда раздача кончится.
page-replay-copy = Скопировать ссылку на этот момент
page-replay-copied = Ссылка скопирована.
page-replay-link = Ссылка на этот момент
page-replay-players = Игроки
page-replay-you = { $name } (ты)
page-replay-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
page-replay-score = счёт { $score }
page-replay-turn = ходит
page-replay-deals = сдаёт
page-replay-out = вне партии
page-replay-happened = Что случилось
page-replay-nothing = Пока ничего.
page-replay-keys = Клавиши: ← и → — шаг, ↑ и ↓ — раздача, Home и End — первый и последний шаг, A — все карты, C — скопировать ссылку.

page-check-title = Проверить тасовку
page-check-do = Проверить тасовку в этом браузере
page-check-again = Проверить ещё раз
page-check-working = Проверяем…
page-check-server = Пусть сервер проверит правила и очки
page-check-server-holds = Сервер проверил: запись верна. { $hands ->
    [one] { $hands } раздача
    [few] { $hands } раздачи
    [many] { $hands } раздач
   *[other] { $hands } раздачи
}, { $events ->
    [one] { $events } строка
    [few] { $events } строки
    [many] { $events } строк
   *[other] { $events } строки
} игры по правилам.
page-check-server-open = { $events ->
    [one] { $events } строку текущей раздачи пока не проверить.
    [few] { $events } строки текущей раздачи пока не проверить.
    [many] { $events } строк текущей раздачи пока не проверить.
   *[other] { $events } строки текущей раздачи пока не проверить.
}
page-check-server-fails = Сервер проверил: запись неверна, строка { $line }: { $why }
page-check-holds = { $shuffles ->
    [0] Пока нет ни одной законченной раздачи.
   *[other] Проверено тасовок: { $shuffles }, все верны. Сверено с записью карт: { $cards }, и каждая лежит там, куда её положила тасовка.
}
page-check-broken = { $count ->
    [one] Неверна { $count } тасовка.
    [few] Неверны { $count } тасовки.
    [many] Неверно { $count } тасовок.
   *[other] Неверно { $count } тасовки.
}
page-check-lot = Жребий, кому сдавать первым
page-check-hand = Раздача { $hand }
page-check-hand-holds = верна
page-check-hand-open = не кончена: её секрет ещё не открыт
page-check-hand-broken = неверна
page-check-numbers = Числа вложили: { $names }.
page-check-no-numbers = Чисел никто не вложил: видно только, что сервер не отступил от порядка, запечатанного до раздачи.
page-check-own-number = В ней есть и твоё число: без твоей помощи никто не мог выбрать порядок.
page-check-withheld = Число запечатано, но не показано: { $names }. Так можно выбирать из двух порядков.
page-check-depth = { $depth ->
    [one] Снята { $depth } карта.
    [few] Снято { $depth } карты.
    [many] Снято { $depth } карт.
   *[other] Снято { $depth } карты.
}
page-check-deck = Вся колода, начиная сверху
page-check-line = Строка { $line } записи.
page-check-should = Должно быть: { $should }
page-check-proves-title = Что это доказывает
page-check-proves = Перед каждой раздачей сервер запечатал секрет, а игроки запечатали числа. Только потом всё открыли, и вместе это даёт один-единственный порядок карт. Твой браузер сам посчитал этот порядок заново, по одной только записи, и проследил за каждой картой до конца раздачи. Если показано хотя бы одно число, то ни игрок, ни сервер без помощи одного из мест порядок выбрать не могли.
page-check-not-title = Чего это не доказывает
page-check-not = Пока раздача идёт, сервер знает карты; сказал ли он о них кому-нибудь, отсюда не видно. Сервер в сговоре с местом может придержать число этого места и так выбирать из двух порядков на каждое такое место. Боты чисел не вкладывают. И проверяется запись, которую дал этот сервер: сравни её с той, что ты скачиваешь сам.
page-check-rule = Подробнее — в правиле { $rule }

page-fault-version = Это не запись партии, которую здесь можно прочесть.
page-fault-cut-off = Запись оборвана в конце.
page-fault-sum = Контрольная сумма не сходится: выше что-то изменено.
page-fault-form = Такой строки в записи партии быть не может.
page-fault-no-commitment = Нет печати сервера.
page-fault-wrong-secret = Секрет не тот, что был запечатан до раздачи.
page-fault-wrong-seal = Показано не то число, что было запечатано ({ $name }).
page-fault-no-nonce = Число запечатано ({ $name }), но в записи не сказано, что с ним стало.
page-fault-wrong-dealer = По жребию первым сдаёт другой игрок.
page-fault-wrong-cutter = Снимать должен другой игрок.
page-fault-wrong-depth = Бот снял не там, где велит запечатанный секрет.
page-fault-free-depth = Такая глубина не была запечатана ({ $name }).
page-fault-wrong-cut = Под снятыми картами лежит другое.
page-fault-wrong-hand = Карты не те, что даёт тасовка ({ $name }).
page-fault-wrong-card = По тасовке здесь лежит другая карта.
page-fault-refill = Колода собрана из сброса не так, как должна.
page-fault-not-held = Этой карты не было на руках ({ $name }).
page-fault-not-shown = Оставшиеся карты не показаны ({ $name }).
