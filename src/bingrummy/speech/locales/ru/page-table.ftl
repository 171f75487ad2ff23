# Стол в браузере: остальные, колода и сброс, комбинации, чей ход, что случилось.

page-opponents = Остальные игроки
page-board = Середина стола
page-count-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
page-score = Счёт
page-score-is = счёт { $score }
page-chips-are = фишек в этой партии, выигрыш минус взносы: { $chips }
page-bought = { $count ->
    [one] { $count } выкуп
    [few] { $count } выкупа
    [many] { $count } выкупов
   *[other] { $count } выкупа
}
page-acts = сейчас ходит
page-known = известны: { $cards }
page-known-head = Все видели, что эти карты здесь на руках:
page-known-none = Здесь ни одна карта не известна.

page-mark-dealer = сдаёт
page-mark-dealer-short = С
page-mark-out = вне партии
page-mark-bot = бот
page-mark-away = нет на месте
page-mark-absent = нет связи
page-mark-opened = есть комбинации на столе
page-mark-agrees = согласие закончить этой раздачей

# Колода и сброс.

page-stock = Колода
page-stock-is = { $count ->
    [0] В колоде пусто
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
    [many] В колоде { $count } карт
   *[other] В колоде { $count } карты
}
page-draw = Тянуть
page-pile = Сброс
page-pile-is = { $count ->
    [one] Сверху в сбросе { $card }, всего { $count } карта.
    [few] Сверху в сбросе { $card }, всего { $count } карты.
    [many] Сверху в сбросе { $card }, всего { $count } карт.
   *[other] Сверху в сбросе { $card }, всего { $count } карты.
}
page-pile-empty = В сбросе пусто.
page-take-top = Взять { CARD($card, case: "object") }
page-discard-picked = Сбросить { CARD($card, case: "object") }
page-pile-whole = { $count ->
    [one] Сброс: { $count } карта
    [few] Сброс: { $count } карты
    [many] Сброс: { $count } карт
   *[other] Сброс: { $count } карты
}
page-pile-how = Сверху вниз. Взять можно только верхнюю.
page-pot = Банк
page-pot-is = { $chips ->
    [one] В банке { $chips } фишка
    [few] В банке { $chips } фишки
    [many] В банке { $chips } фишек
   *[other] В банке { $chips } фишки
}

# Комбинации.

page-no-melds = Комбинаций на столе ещё нет.
page-your-melds = Твои комбинации
page-your-meld = Твоя комбинация { $number }
page-meld-of = Комбинация { $number }, на столе от { $name }
page-meld-named = Комбинация { $number }, { $meld }. { $cards }
page-meld-how = Чтобы добавить сюда карты, отметь их на руках и нажми на эту комбинацию на столе.
page-fits = Отмеченные карты сюда подходят
page-meld-set = группа { RANK($first, case: "of") }
page-meld-run = ряд { SHORT($low) }–{ SHORT($high) }
page-meld-run-stands = ряд { SHORT($low) }–{ SHORT($high) }; { $stands }
page-stands-for = { SHORT($card) } играет за { SHORT($place) }
page-card-stands = { CARD($card) } за { CARD($place, case: "object") }

# Ход.

page-turn = Чей ход
page-turn-yours = Твой ход:
page-turn-all = тяни из колоды, бери { SHORT($card) } или выкладывай. Только одно из трёх!
page-turn-draw = тяни из колоды или выкладывай, но не то и другое. Взять из сброса сейчас нельзя.
page-turn-take = бери { SHORT($card) } или выкладывай, но не то и другое. Тянуть нечего.
page-turn-meld = сейчас можно только выкладывать.
page-turn-skip = На этот раз ничего сделать нельзя: ход переходит дальше.
page-turn-first = { $count ->
    [one] В первый раз — не меньше { $count } новой комбинации.
    [few] В первый раз — не меньше { $count } новых комбинаций.
    [many] В первый раз — не меньше { $count } новых комбинаций.
   *[other] В первый раз — не меньше { $count } новых комбинаций.
}
page-turn-throw = Сбрось одну карту.
page-turn-discard-drawn = Из колоды: { SHORT($card) }. Выкладывать в этот ход нельзя.
page-turn-discard-taken = Из сброса: { SHORT($card) }. Выкладывать в этот ход нельзя, а сбросить нужно другую карту.
page-turn-discard = Выкладывать в этот ход нельзя.
page-turn-other = Ходит { $name }.
page-turn-other-discard = { $name }: осталось сбросить карту.
page-turn-shuffle = Карты тасуются.
page-turn-buying = Тот, у кого перебор, может выкупиться.
page-turn-between = Раздача закончена.
page-turn-paused = Пауза: часы стоят и боты ждут, но ходить можно.
page-turn-next = Очередь хода: { $name }.
page-turn-asleep = Стол спит, пока кто-нибудь не сделает ход.
page-may-keep = { $keep ->
    [0] Оставить нельзя ни одного очка: сбрасывай ту карту, что тянешь, или закрывайся.
    [one] Можно оставить { $keep } очко.
    [few] Можно оставить { $keep } очка.
    [many] Можно оставить { $keep } очков.
   *[other] Можно оставить { $keep } очка.
}
page-may-keep-melding = { $keep ->
    [0] Выкладывать можно, только закрываясь: оставить нельзя ни одного очка.
    [one] Если выкладываешь, можно оставить { $keep } очко.
    [few] Если выкладываешь, можно оставить { $keep } очка.
    [many] Если выкладываешь, можно оставить { $keep } очков.
   *[other] Если выкладываешь, можно оставить { $keep } очка.
}
page-clock = Осталось времени
page-title-turn = ● Твой ход · { $table }

# Что случилось.

page-story = Что случилось
page-story-log = Что случилось, сначала последнее
page-since = С моего хода
page-since-none = С твоего последнего хода ничего не случилось.
