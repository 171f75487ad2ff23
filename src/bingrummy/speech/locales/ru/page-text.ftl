# Текстовый стол: партия в заголовках, списках и строке для команд.
page-text-title = Текстовый стол
page-text-open = Открыть текстовый стол
page-text-close = Закрыть текстовый стол
page-text-line = Твоя команда
page-text-send = Отправить
page-text-how = Пиши как в терминале: «тянуть», «взять», «сбросить Кб», «выложить Кб Кч Кт, 8т 9т 10т», «7т м1»; всему столу — «сказать привет», «меня нет», «пауза». «помощь» покажет всё.
page-text-since = С моего последнего хода
page-text-since-none = С твоего последнего хода ничего не случилось.
page-text-watching = Ты смотришь за этим столом.
page-text-typed = Команда:

page-text-part-now = Сейчас
page-text-part-melds = Комбинации на столе
page-text-part-piles = Колода и сброс
page-text-part-players = Остальные
page-text-part-scores = Счёт
page-text-part-log = Что случилось

page-text-closed = Стол закрыт.
page-text-gathering = Партия ещё не началась.
page-text-paused = Партия на паузе: часы стоят и боты ждут, но ходить можно.
page-text-shuffling = Карты тасуют.
page-text-buying = У кого перебор, тех спрашивают о выкупе.
page-text-between = Раздача кончилась.
page-text-waits = Ходит { $name }.
page-text-won = { $chips ->
    [0] Победа: { $name }.
    [one] { $name }: выиграна { $chips } фишка.
    [few] { $name }: выиграны { $chips } фишки.
    [many] { $name }: выиграно { $chips } фишек.
   *[other] { $name }: выиграно { $chips } фишки.
}
page-text-again = Ещё партия? Напиши «да», когда будешь наготове.
page-text-cut = Тебе снимать колоду. Сколько карт снимаешь, от 1 до { $deepest }? Напиши число или «нет», чтобы не снимать.
page-text-ready = Раздача кончилась. Напиши «да», когда можно сдавать дальше.
page-text-ready-done = Понятно: можно дальше.
page-text-buy-back = { $price ->
    [one] У тебя перебор. Выкупаешься за { $price } фишку, чтобы играть дальше со счётом { $score }? Напиши «да» или «нет».
    [few] У тебя перебор. Выкупаешься за { $price } фишки, чтобы играть дальше со счётом { $score }? Напиши «да» или «нет».
    [many] У тебя перебор. Выкупаешься за { $price } фишек, чтобы играть дальше со счётом { $score }? Напиши «да» или «нет».
   *[other] У тебя перебор. Выкупаешься за { $price } фишки, чтобы играть дальше со счётом { $score }? Напиши «да» или «нет».
}
page-text-turn-all = Твой ход: тяни, возьми { CARD($card, case: "object") } или выкладывай. Только одно из трёх.
page-text-turn-draw = Твой ход: тяни или выкладывай, но не то и другое. Верхнюю карту сброса сейчас взять нельзя.
page-text-turn-take = Твой ход: возьми { CARD($card, case: "object") } или выкладывай, но не то и другое. Тянуть нечего.
page-text-turn-meld = Твой ход: сейчас можно только выкладывать.
page-text-turn-skip = Твой ход: ничего сделать нельзя. Напиши «пропустить».
page-text-discard = Сбрось карту.
page-text-discard-with = Теперь у тебя есть { CARD($card) }. Сбрось карту.
page-text-discard-these = Сбросить можно: { $cards }.
page-text-may-keep = { $keep ->
    [one] После хода можно оставить { $keep } очко; сейчас на руках { $points }.
    [few] После хода можно оставить { $keep } очка; сейчас на руках { $points }.
    [many] После хода можно оставить { $keep } очков; сейчас на руках { $points }.
   *[other] После хода можно оставить { $keep } очка; сейчас на руках { $points }.
}
page-text-may-keep-melding = { $keep ->
    [one] Если выкладываешь, можно оставить { $keep } очко; сейчас на руках { $points }.
    [few] Если выкладываешь, можно оставить { $keep } очка; сейчас на руках { $points }.
    [many] Если выкладываешь, можно оставить { $keep } очков; сейчас на руках { $points }.
   *[other] Если выкладываешь, можно оставить { $keep } очка; сейчас на руках { $points }.
}

page-text-hand = { $count ->
    [one] У тебя { $count } карта
    [few] У тебя { $count } карты
    [many] У тебя { $count } карт
   *[other] У тебя { $count } карты
}{ $points ->
    [one] , { $points } очко
    [few] , { $points } очка
    [many] , { $points } очков
   *[other] , { $points } очка
}
page-text-hand-none = Карт у тебя сейчас нет.
page-text-yours = твоя
page-text-you = ты
page-text-meld = м{ $number }, { $owner }: { $meld }. { $cards }
page-text-no-melds = Комбинаций на столе ещё нет.
page-text-pile = { $count ->
    [one] Сверху в сбросе { CARD($card) }, всего { $count } карта.
    [few] Сверху в сбросе { CARD($card) }, всего { $count } карты.
    [many] Сверху в сбросе { CARD($card) }, всего { $count } карт.
   *[other] Сверху в сбросе { CARD($card) }, всего { $count } карты.
}
page-text-pile-empty = В сбросе пусто.
page-text-stock = { $count ->
    [0] В колоде пусто.
    [one] В колоде { $count } карта.
    [few] В колоде { $count } карты.
    [many] В колоде { $count } карт.
   *[other] В колоде { $count } карты.
}
page-text-pot = { $pot ->
    [one] В банке { $pot } фишка.
    [few] В банке { $pot } фишки.
    [many] В банке { $pot } фишек.
   *[other] В банке { $pot } фишки.
}
page-text-player = { $count ->
    [one] { $name }: { $count } карта, счёт { $score }
    [few] { $name }: { $count } карты, счёт { $score }
    [many] { $name }: { $count } карт, счёт { $score }
   *[other] { $name }: { $count } карты, счёт { $score }
}
page-text-player-melded = комбинации выложены
page-text-player-deals = сдаёт
page-text-player-away = нет на месте
page-text-player-known = известны: { $cards }
page-text-player-shown = на руках { $cards }
page-text-player-out = { $name }: вне партии.
page-text-score = { $bought ->
    [0] { $name }: { $score }
    [one] { $name }: { $score } ({ $bought } выкуп)
    [few] { $name }: { $score } ({ $bought } выкупа)
    [many] { $name }: { $score } ({ $bought } выкупов)
   *[other] { $name }: { $score } ({ $bought } выкупа)
}
page-text-score-out = { $name }: вне партии

page-text-quit = Просто закрой страницу: место останется твоим, а вернёт тебя личная ссылка из меню.
page-text-resign-sure = Партия сдаётся совсем? Взнос остаётся в банке. Напиши «да» или «нет».
page-text-agree-sure = Закончить партию на этой раздаче? Банк забирает тот, у кого счёт меньше. Напиши «да» или «нет».
page-text-play-on = Хорошо, всё остаётся как есть.
page-text-not-asked = Сейчас ни о чём не спрашивают.
page-text-not-here = Из этой строки так сделать нельзя.
page-text-no-cut = Сейчас снимать не тебе.
page-text-hint = Подсказка: { $hint }
page-text-hint-do = Напиши «да», чтобы так и сделать.
page-text-hint-cut = Снимай: это ничего не стоит, а двойка пригодится. Где снять, всё равно.
page-text-hint-none = Сейчас тебе нечего решать.
page-text-hint-not = За этим столом подсказок нет.
