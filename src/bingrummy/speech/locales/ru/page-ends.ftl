# Конец раздачи, выкуп и конец партии: загружается, пока идёт первая раздача.

page-end-title = { $name } закрывает раздачу
page-end-title-you = Ты закрываешь раздачу!
page-end-void = Раздача не засчитана
page-end-void-about = Очков никто не получает, сдаёт тот же игрок.
page-end-void-scored = Третья незасчитанная раздача подряд считается как есть.
page-end-last = Остался один игрок
page-end-hand = Раздача { $hand }
page-end-out = карт не осталось
page-end-resigned = больше не играет
page-end-card = { CARD($card) }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
page-end-sum = { $before } + { $points } = { $total }
page-end-sum-of = Счёт, { $name }: { $before } и { $points }, вместе { $total }
page-end-score = Счёт { $score }
page-end-over = больше { $limit }, перебор
page-end-bust = вне партии
page-end-asked = можно выкупиться
page-end-bought = выкуп, счёт { $score }
page-end-ready-go = Следующая раздача
page-end-ready-who = Готовы: { $names }
page-end-ready-wait = Ждём: { $names }
page-end-left = { $seconds ->
    [one] Продолжится само через { $seconds } секунду.
    [few] Продолжится само через { $seconds } секунды.
    [many] Продолжится само через { $seconds } секунд.
   *[other] Продолжится само через { $seconds } секунды.
}
page-end-look = Посмотреть на стол
page-end-replay = Посмотреть эту раздачу ещё раз
page-end-back = Назад к подсчёту

page-buy-title = У тебя больше { $limit }
page-buy-about = { $price ->
    [one] Выкупиться за { $price } фишку и играть дальше со счётом { $score }?
    [few] Выкупиться за { $price } фишки и играть дальше со счётом { $score }?
    [many] Выкупиться за { $price } фишек и играть дальше со счётом { $score }?
   *[other] Выкупиться за { $price } фишки и играть дальше со счётом { $score }?
}
page-buy-score = Это самый большой счёт среди тех, кто остался. У тебя сейчас { $total }.
page-buy-pot = { $pot ->
    [one] Фишки пойдут в банк; в нём сейчас { $pot } фишка.
    [few] Фишки пойдут в банк; в нём сейчас { $pot } фишки.
    [many] Фишки пойдут в банк; в нём сейчас { $pot } фишек.
   *[other] Фишки пойдут в банк; в нём сейчас { $pot } фишки.
}
page-buy-yes = { $price ->
    [one] Выкупиться за { $price } фишку
    [few] Выкупиться за { $price } фишки
    [many] Выкупиться за { $price } фишек
   *[other] Выкупиться за { $price } фишки
}
page-buy-no = Нет, с меня хватит
page-buy-answered = Уже ответили: { $names }
page-buy-waits = Ещё нет: { $names }
page-buy-hidden = Ответов никто не видит, пока не ответят все.
page-buy-yours = Ответ принят. Ждём остальных.
page-buy-yours-yes = Ты выкупаешься. Ждём остальных.
page-buy-yours-no = Ты не выкупаешься. Ждём остальных.
page-buy-others = { $price ->
    [one] Тот, у кого больше { $limit }, может выкупиться за { $price } фишку со счётом { $score }.
    [few] Тот, у кого больше { $limit }, может выкупиться за { $price } фишки со счётом { $score }.
    [many] Тот, у кого больше { $limit }, может выкупиться за { $price } фишек со счётом { $score }.
   *[other] Тот, у кого больше { $limit }, может выкупиться за { $price } фишки со счётом { $score }.
}

page-over-title = Победа: { $name }!
page-over-title-you = Победа твоя!
page-over-shared = Банк делится
page-over-share = { $chips ->
    [0] победа в партии
    [one] забирает из банка { $chips } фишку
    [few] забирает из банка { $chips } фишки
    [many] забирает из банка { $chips } фишек
   *[other] забирает из банка { $chips } фишки
}
page-over-table = Чем всё кончилось
page-over-player = Игрок
page-over-score = Счёт
page-over-game = Эта партия
page-over-balance = Все партии
page-over-hints = { $count ->
    [0] без подсказок
    [one] { $count } подсказка
    [few] { $count } подсказки
    [many] { $count } подсказок
   *[other] { $count } подсказки
}
page-over-out = вне партии
page-over-replay = Просмотр
page-over-record = Скачать запись
page-over-check = Проверить тасовку
page-over-count = Последняя раздача
