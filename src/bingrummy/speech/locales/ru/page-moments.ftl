# Между ходами: как снимают колоду.

page-cut-title = Сними колоду
page-cut-about = Коснись колоды: где коснёшься, там и снимешь. Если нижняя из снятых карт — двойка, она твоя.
page-cut-pack = Колода. Стрелки выбирают, сколько карт снять, Enter снимает.
page-cut-depth = { $depth ->
    [one] { $depth } карта
    [few] { $depth } карты
    [many] { $depth } карт
   *[other] { $depth } карты
}
page-cut-do = { $depth ->
    [one] Снять { $depth } карту
    [few] Снять { $depth } карты
    [many] Снять { $depth } карт
   *[other] Снять { $depth } карты
}
page-cut-not = Не снимать
page-cut-left = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
    [many] Осталось { $seconds } секунд
   *[other] Осталось { $seconds } секунды
}
page-cut-done = Снято. Карты сдаются.
page-cut-waits = Колоду снимает { $name }.
page-cut-shuffling = Карты тасуются.
page-cut-deuce = { $name } снимает { CARD($card, case: "object") } и оставляет себе!
page-cut-deuce-you = Нижняя карта — { CARD($card) }: она твоя!
