# Свои карты в браузере: карты, будущие комбинации, ряд из четырёх действий.

page-hand = Твои карты
page-hand-cards = { $count ->
    [one] На руках { $count } карта
    [few] На руках { $count } карты
    [many] На руках { $count } карт
   *[other] На руках { $count } карты
}
page-hand-none = Карт у тебя сейчас нет.
page-hand-grouped = Все твои карты разложены по кучкам.
page-you = Ты
page-points-in-hand = { $points ->
    [one] { $points } очко на руках
    [few] { $points } очка на руках
    [many] { $points } очков на руках
   *[other] { $points } очка на руках
}
page-sort = Разложить
page-sort-suit = Разложить по мастям
page-sort-rank = Разложить по достоинству
page-sort-melds = Сложить подходящие рядом
page-sort-suit-short = Масть
page-sort-rank-short = Ранг
page-sort-melds-short = Рядом
page-suggest = Подсказка
page-card-new = новая
page-card-shut = сейчас сбросить нельзя
page-pick-none = Снять отметки

# Ряд действий.

page-bar = Твой ход
page-act-draw = Тянуть
page-act-take = Взять
page-act-meld = Выложить
page-act-discard = Сбросить
page-act-skip = Передать ход
page-bar-stock = ещё { $count }
page-bar-leaves = на руках { $points }
page-bar-out = закрываешься!
page-sending = отправка…
page-not-your-turn = Сейчас не твой ход.
page-lay-how = Отметь карты одной комбинации и нажми «Сложить». Когда всё сложено, «Выложить» кладёт это на стол одним ходом.
page-lay-drawn = В этот ход не выложить: карта уже взята. Теперь сбрось одну.
page-discard-how = Отметь одну карту и нажми «Сбросить» или перетащи её на сброс.
page-hint-compose = Сложить так
page-hint-pick = Отметить эту карту
page-hint-do = Сделать так

# Будущие комбинации.

page-group = Сложить: { $count }
page-group-meld = Сложить: { $count } ✓
page-lay-off = Добавить
page-lay-off-where = { $count ->
    [one] Подходит в { $count } место
    [few] Подходит в { $count } места: выбери
    [many] Подходит в { $count } мест: выбери
   *[other] Подходит в { $count } места: выбери
}
page-groups = Будущие комбинации
page-group-named = Кучка { $number }
page-group-add = { $count ->
    [one] Добавить { $count } отмеченную карту
    [few] Добавить { $count } отмеченные карты
    [many] Добавить { $count } отмеченных карт
   *[other] Добавить { $count } отмеченной карты
}
page-put-back = Вернуть { CARD($card, case: "object") } к остальным
page-undo = Отменить
page-redo = Вернуть
page-clear = Разобрать
page-sum-none = Ничего не сложено.
page-sum-asking = Минуту…
page-sum-groups = Всё это выложить пока нельзя.
page-sum-leaves = { $points ->
    [one] Можно выложить: на руках останется { $points } очко.
    [few] Можно выложить: на руках останется { $points } очка.
    [many] Можно выложить: на руках останется { $points } очков.
   *[other] Можно выложить: на руках останется { $points } очка.
}
page-sum-out = Это все твои карты: ты закрываешься!
page-sum-drawn = Не в этот ход: карта уже взята. Сложенное подождёт до следующего.
page-sum-later = Когда будет твой ход.
page-goes-set = в комбинацию { $meld }
page-goes-low = снизу в комбинацию { $meld }
page-goes-high = сверху в комбинацию { $meld }
page-or = или:
page-which-end = Снизу или сверху?
page-end-set = Группа
page-end-low = Снизу
page-end-high = Сверху
page-lay-off-on = Добавить в комбинацию { $meld }
