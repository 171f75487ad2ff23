# Партия в терминале: что говорит `bing play`, кроме того, что случилось. Что в кавычках, то так и
# пишут; слова подставляются.

play-own-name = Игрок
play-bot = Бот { $seat }
play-you = Ты
play-yours = ты
play-style = { $style ->
    [early] манера: ранняя
    [common] манера: обычная
    [sandbag] манера: засада
    [random] манера: наугад
   *[other] манера: { $style }
}

# Начало и уход.

play-welcome = Бинг-рамми. «{ $help }» — что можно написать, «{ $quit }» — встать из-за стола.
play-at-table = За столом: { $people }.
play-bots-at-table = Против тебя: { $bots }.
play-bots-alone = За столом: { $bots }.
play-goal = Цель — раньше всех выложить на стол все свои карты. Очки, что остаются на руках, идут в счёт; больше { $limit } — перебор, и кто остаётся последним, забирает банк. Двойка заменяет любую карту.
play-resumed = Партия продолжается, раздача { $number }.
play-kept-at = Партия записывается по ходу, вместе с секретами, так что не подглядывай:
play-left = Партия сохранена. Чтобы продолжить:
play-left-unkept = Ты уходишь; партия не сохранена.
play-no-input = Здесь началась бы партия в бинг-рамми с ботами, но играть некому: нет ни терминала, ни ввода. Начни её в терминале или посмотри, как играют боты: bing play --watch
play-kept-whole = Вся партия записана. Чтобы проверить каждую раздачу и каждый ход:
play-already-over = Эта партия закончена. Чтобы проверить каждую раздачу и каждый ход:
play-all-out = В этой партии тебя больше нет. Остальные играют дальше.

# Что случилось.

play-drew-turn = { $name } тянет карту и сбрасывает { CARD($thrown, case: "object") }.
play-took-turn = { $name } берёт { CARD($card, case: "object") } и сбрасывает { CARD($thrown, case: "object") }.
play-points = { $points ->
    [one] ({ $points } очко)
    [few] ({ $points } очка)
    [many] ({ $points } очков)
   *[other] ({ $points } очка)
}
play-scores-now = Счёт (перебор — больше { $limit }):
play-score-sum = { $name }: { $before } + { $points } = { $total }
play-score-over = { $name }: { $before } + { $points } = { $total }, больше { $limit } — перебор!
play-score = { $bought ->
    [0] { $name }: { $score }
    [one] { $name }: { $score } ({ $bought } выкуп)
    [few] { $name }: { $score } ({ $bought } выкупа)
    [many] { $name }: { $score } ({ $bought } выкупов)
   *[other] { $name }: { $score } ({ $bought } выкупа)
}
play-score-out = { $name }: вне партии
play-nothing-happened = С твоего последнего хода ничего не случилось.

# Стол.

play-no-melds = Комбинаций на столе ещё нет.
play-melds = Комбинации на столе:
play-pile = { $count ->
    [one] В сбросе { SHORT($card) } сверху, всего { $count } карта.
    [few] В сбросе { SHORT($card) } сверху, всего { $count } карты.
    [many] В сбросе { SHORT($card) } сверху, всего { $count } карт.
   *[other] В сбросе { SHORT($card) } сверху, всего { $count } карты.
}
play-pile-empty = В сбросе пусто.
play-stock = { $count ->
    [0] В колоде пусто.
    [one] В колоде { $count } карта.
    [few] В колоде { $count } карты.
    [many] В колоде { $count } карт.
   *[other] В колоде { $count } карты.
}
play-pot = { $pot ->
    [one] В банке { $pot } фишка.
    [few] В банке { $pot } фишки.
    [many] В банке { $pot } фишек.
   *[other] В банке { $pot } фишки.
}
play-player = { $left ->
    [yes] { $name }: партия сдана
   *[no] { $count ->
        [one] { $name }: { $count } карта
        [few] { $name }: { $count } карты
        [many] { $name }: { $count } карт
       *[other] { $name }: { $count } карты
    }, счёт { $score }{ $melded ->
        [yes] , есть комбинации на столе
       *[no] {""}
    }
}
play-known = (известны: { SHORT($cards) })
play-hand = { $count ->
    [one] У тебя { $count } карта
    [few] У тебя { $count } карты
    [many] У тебя { $count } карт
   *[other] У тебя { $count } карты
}{ $points ->
    [one] , { $points } очко:
    [few] , { $points } очка:
    [many] , { $points } очков:
   *[other] , { $points } очка:
}
play-no-hand = Карт у тебя сейчас нет.
play-may-keep = { $keep ->
    [0] Оставить нельзя ни одного очка: сбрасывай ту карту, что тянешь, или закрывайся.
    [one] После хода можно оставить { $keep } очко.
    [few] После хода можно оставить { $keep } очка.
    [many] После хода можно оставить { $keep } очков.
   *[other] После хода можно оставить { $keep } очка.
}
play-may-keep-melding = { $keep ->
    [0] Выкладывать можно, только закрываясь: оставить нельзя ни одного очка.
    [one] Если выкладываешь, можно оставить { $keep } очко.
    [few] Если выкладываешь, можно оставить { $keep } очка.
    [many] Если выкладываешь, можно оставить { $keep } очков.
   *[other] Если выкладываешь, можно оставить { $keep } очка.
}

# Ход.

play-learn-one-of-three = Твой ход. Сделай что-то одно из трёх, два сразу нельзя:
play-learn-draw = «{ $draw }» — карту из колоды; потом одну карту сбросить.
play-learn-take = «{ $take }» — { CARD($card, case: "object") } из сброса; потом сбросить другую карту.
play-learn-meld-first = { $count ->
    [one] «{ $meld }» и карты, ничего не беря: группы (три и больше карт одного достоинства) и ряды (три и больше карт одной масти подряд), в первый раз не меньше { $count } комбинации. Например: { $meld } Кб Кч Кт
    [few] «{ $meld }» и карты, ничего не беря: группы (три и больше карт одного достоинства) и ряды (три и больше карт одной масти подряд), в первый раз не меньше { $count } комбинаций. Например: { $meld } Кб Кч Кт, 8т 9т 10т, 5п 5ч 2б
    [many] «{ $meld }» и карты, ничего не беря: группы (три и больше карт одного достоинства) и ряды (три и больше карт одной масти подряд), в первый раз не меньше { $count } комбинаций. Например: { $meld } Кб Кч Кт, 8т 9т 10т, 5п 5ч 2б
   *[other] «{ $meld }» и карты, ничего не беря: группы (три и больше карт одного достоинства) и ряды (три и больше карт одной масти подряд), в первый раз не меньше { $count } комбинаций. Например: { $meld } Кб Кч Кт, 8т 9т 10т, 5п 5ч 2б
}
play-learn-meld-later = «{ $meld }» и карты, ничего не беря: новые группы и ряды или карты к комбинациям на столе, например «7т к м1».
play-learn-more = Карты пиши так: Кб, 10ч, 2т (т трефы, б бубны, ч черви, п пики) или Kd, 10h, 2c. «{ $suggest }» подскажет ход, «{ $sort } по комбинациям» покажет, что может сложиться, «{ $rules }» — правила.
play-learn-more-no-hints = Карты пиши так: Кб, 10ч, 2т (т трефы, б бубны, ч черви, п пики) или Kd, 10h, 2c. «{ $sort } по комбинациям» покажет, что может сложиться, «{ $rules }» — правила.
play-ask-turn-learning = { $draw }, { $take } или { $meld }?
play-ask-turn = Твой ход:
play-ask-discard-learning = Какую карту сбрасываешь?
play-ask-discard = В сброс:
play-not-now = Не сейчас: сначала ответь на вопрос.
play-on-your-turn = Это можно в свой ход.
play-group = Часть { $number }: { $verdict }
play-group-good = { $meld }. Это комбинация.
play-group-bad = { $why }
play-group-not-held = нет на руках: { SHORT($cards) }.
play-nothing-lost = Ничего не выложено, карты остались как были. Попробуй ещё раз.

# Снять колоду, выкупиться, дальше.

play-cut = Тебе снимать колоду. Если нижняя из снятых карт — двойка, она твоя. Сколько карт снимаешь, от 1 до { $deepest }? «{ $no }» или просто Enter — не снимать.
play-ask-cut = Снять карт:
play-buy-back = { $price ->
    [one] { $name }, у тебя перебор: { $total } (больше { $limit }). Выкупиться за { $price } фишку и играть дальше со счётом { $score }?
    [few] { $name }, у тебя перебор: { $total } (больше { $limit }). Выкупиться за { $price } фишки и играть дальше со счётом { $score }?
    [many] { $name }, у тебя перебор: { $total } (больше { $limit }). Выкупиться за { $price } фишек и играть дальше со счётом { $score }?
   *[other] { $name }, у тебя перебор: { $total } (больше { $limit }). Выкупиться за { $price } фишки и играть дальше со счётом { $score }?
}
play-ask-yes-no = { $yes } или { $no }?
play-yes-or-no = Напиши «{ $yes }» или «{ $no }».
play-ask-next-hand = Enter — следующая раздача:
play-ask-enter = Потом нажми Enter:
play-ask-go-on = Нажми Enter:
play-pass-screen = Передай экран: { $name } смотрит, остальные отворачиваются.
play-resign-sure = { $name }, партия сдаётся совсем? Взнос остаётся в банке.
play-resign-not = Играем дальше.
play-agree-sure = Закончить партию на этой раздаче? Банк забирает тот, у кого счёт меньше. Боты соглашаются, как только согласны все люди, и тогда это уже решено.
play-agree-not = Партия продолжается.

# Подсказки, правила, помощь.

play-advice-out = Выложи всё: ты закрываешься, и в счёт ничего не идёт.
play-advice-meld = { $count ->
    [one] Выложи { $count } карту
    [few] Выложи { $count } карты
    [many] Выложи { $count } карт
   *[other] Выложи { $count } карты
}{ $points ->
    [one] ; на руках остаётся { $points } очко.
    [few] ; на руках остаётся { $points } очка.
    [many] ; на руках остаётся { $points } очков.
   *[other] ; на руках остаётся { $points } очка.
}
play-advice-draw = Тяни из колоды: сейчас это лучше всего.
play-advice-draw-not = Тяни из колоды: { CARD($card) } тебе мало чем поможет.
play-advice-take = Возьми { CARD($card, case: "object") }.
play-advice-take-deuce = Возьми { CARD($card, case: "object") }: двойка заменяет любую карту.
play-advice-take-with = Возьми { CARD($card, case: "object") }: подходит к { SHORT($cards) }.
play-advice-discard = { $points ->
    [one] Сбрось { CARD($card, case: "object") }: из твоих карт эта нужна меньше всех. В ней { $points } очко.
    [few] Сбрось { CARD($card, case: "object") }: из твоих карт эта нужна меньше всех. В ней { $points } очка.
    [many] Сбрось { CARD($card, case: "object") }: из твоих карт эта нужна меньше всех. В ней { $points } очков.
   *[other] Сбрось { CARD($card, case: "object") }: из твоих карт эта нужна меньше всех. В ней { $points } очка.
}
play-advice-discard-alone = { $points ->
    [one] Сбрось { CARD($card, case: "object") }: к этой карте ничего не подходит. В ней { $points } очко.
    [few] Сбрось { CARD($card, case: "object") }: к этой карте ничего не подходит. В ней { $points } очка.
    [many] Сбрось { CARD($card, case: "object") }: к этой карте ничего не подходит. В ней { $points } очков.
   *[other] Сбрось { CARD($card, case: "object") }: к этой карте ничего не подходит. В ней { $points } очка.
}
play-advice-skip = Больше сейчас ничего нельзя.
play-advice-cut = Снимай: это ничего не стоит, а двойка всегда пригодится. Сколько карт — всё равно.
play-advice-buy = Выкупайся: это того стоит.
play-advice-no-buy = Не выкупайся: это того не стоит.
play-advice-could-meld = { $points ->
    [one] Можно и выложить уже сейчас, останется { $points } очко: { $line }
    [few] Можно и выложить уже сейчас, останется { $points } очка: { $line }
    [many] Можно и выложить уже сейчас, останется { $points } очков: { $line }
   *[other] Можно и выложить уже сейчас, останется { $points } очка: { $line }
}
play-advice-type = Напиши: { $line }
play-nothing-to-advise = Сейчас тебе нечего решать.
play-house-rules = Домашние правила за этим столом:
play-rules-how = Чтобы прочесть одно правило, напиши его номер, например «{ $rules } 18».
play-help-more = Подробнее об одной из команд: «{ $help } { $meld }». Карты пиши так: Кб, 10ч, 2т (т трефы, б бубны, ч черви, п пики) или Kd, 10h, 2c.
play-help-melding = Между комбинациями ставь запятые. В ряду с двойками пиши карты по порядку: в 9т 2б Вт двойка играет за десятку. К карте для комбинации на столе пиши её номер: «7т м1», а у ряда ещё конец: «7т м1 снизу» или «Дт м1 сверху». Всё в одной строке — это один ход: { $meld } Кб Кч Кт, 7т м1

# Конец.

play-chips = Выигрыш и проигрыш в фишках:
play-chips-of = { $name }: { $sign }{ $chips }

# Параметры.

play-option-seats = Сколько мест за столом, от 2 до 8 (4).
play-option-people = Кто сидит у этого экрана, через запятую. Чужих карт никто не видит.
play-option-name = Как тебя зовут, если играешь против одних ботов.
play-option-bots = Манера ботов, через запятую, по кругу: { $styles } (common,early,sandbag).
play-option-rules = Домашние правила, например «first_melds=2 limit=100», или готовый набор: { $presets }.
play-option-watch = Играют одни боты, ты смотришь.
play-option-pace = Сколько секунд между ходами, когда смотришь (в терминале 0.7, иначе 0).
play-option-seed = Зерно — текст, из которого берётся весь случай: то же зерно и те же ходы — та же партия.
play-option-record = Записывать партию в этот новый файл.
play-option-no-record = Не записывать партию; если уйти, она пропадёт.
play-option-resume = Продолжить партию из этого файла; без файла — последнюю незаконченную.
play-option-color = Масти в цвете: auto, always (всегда) или never (никогда) (auto).
play-option-hints = Объяснять первые ходы новичку (да).

play-bad-choice = { $option }: «{ $given }» нельзя; можно: { $choices }.
play-bad-pair = { $one } и { $other } вместе нельзя: убери что-то одно.
play-bad-resume = --resume продолжает партию такой, какой она начата: убери { $option }.
play-bad-crowd = --people: людей { $people }, а мест { $seats }.
play-bad-deal = --seats: с такими правилами карт не хватит на { $seats } игроков (packs={ $packs }).
play-bad-twice = { $option }: «{ $name }» здесь дважды; дай каждому своё имя.
play-bad-name = { $option }: «{ $given }» — не имя: нужно от 1 до 40 видимых знаков и не «bot:» в начале.
play-bad-seats = --seats: «{ $given }» нельзя; нужно число от 2 до 8.
play-bad-seed = --seed: нужен текст без переводов строки и без пробелов по краям.
play-bad-pace = --pace: «{ $given }» нельзя; нужно число секунд от 0 до { $most }.
play-bad-rule = --rules: нет домашнего правила или набора «{ $given }». Наборы: { $presets }. Домашние правила, в виде имя=значение: { $names }.
play-late-rule = --rules: «{ $given }» стоит не на месте. Набор пишут первым, а каждое правило — один раз.
play-bad-bots = --bots: ботов названо { $bots }, а мест для них { $seats }.
play-nothing-to-resume = --resume: незаконченных партий нет в { $folder }.
play-unknown-style = --resume: в партии из { $file } есть бот с манерой «{ $style }», а такой здесь нет.
play-file-exists = --record: { $file } уже есть. Выбери другое имя или продолжи ту партию с --resume.
play-file-trouble = С файлом { $file } ничего не выходит: { $why }
play-file-in-use = --resume: партию из { $file } сейчас играют.
play-file-no-text = --resume: { $file } — не текст, значит, и не запись партии.
play-file-bad = --resume: запись { $file } неверна: строка { $line }: { $why }
play-file-partial = --resume: { $file } — не полная запись с её зерном, продолжить по ней нельзя.
