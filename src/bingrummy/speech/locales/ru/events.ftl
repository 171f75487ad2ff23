# Что происходит, в настоящем времени: так не нужен род. -you говорится тому, кто это делает.

event-lot-began = Жребий решает, кто сдаёт первым.
event-hand-began = Раздача { $number }. Сдаёт { $name }.
event-hand-began-you = Раздача { $number }. Сдаёшь ты.
event-committed = Тасовка запечатана: { $digest }
event-sealed = { $name } запечатывает свою часть тасовки: { $digest }
event-sealed-you = Ты запечатываешь свою часть тасовки: { $digest }
event-nonce-shown = { $name } открывает свою часть тасовки: { $nonce }
event-nonce-shown-you = Ты открываешь свою часть тасовки: { $nonce }
event-nonce-withheld = { $name } не открывает свою часть тасовки.
event-nonce-withheld-you = Твоя часть тасовки вовремя не открыта.
event-dealer-drawn = Первую раздачу сдаёт { $name }.
event-dealer-drawn-you = Первую раздачу сдаёшь ты.
event-dealer-secret = Секрет жребия: { $secret }
event-cut-deuce = { $name } снимает колоду, находит { CARD($card, case: "object") } и оставляет её себе.
event-cut-deuce-you = Ты снимаешь колоду, находишь { CARD($card, case: "object") } и оставляешь её себе.
event-cut-no-deuce = { $name } снимает колоду: не двойка.
event-cut-no-deuce-you = Ты снимаешь колоду: не двойка.
event-cut-not-made = { $name } не снимает колоду.
event-cut-not-made-you = Ты не снимаешь колоду.
event-dealt = { $name } получает { SHORT($cards) }.
event-dealt-you = Твои карты: { SHORT($cards) }.
event-turned-up = Первая карта сброса — { CARD($card) }.
event-refilled = { $count ->
    [one] Колода кончилась: в новую идёт { $count } карта из сброса.
    [few] Колода кончилась: в новую идут { $count } карты из сброса.
    [many] Колода кончилась: в новую идёт { $count } карт из сброса.
   *[other] Колода кончилась: в новую идёт { $count } карты из сброса.
}
event-drew = { $name } тянет карту.
event-drew-known = { $name } тянет { CARD($card, case: "object") }.
event-drew-you = Ты тянешь { CARD($card, case: "object") }.
event-took = { $name } берёт { CARD($card, case: "object") }.
event-took-you = Ты берёшь { CARD($card, case: "object") }.
event-discarded = { $name } сбрасывает { CARD($card, case: "object") }.
event-discarded-you = Ты сбрасываешь { CARD($card, case: "object") }.
event-melded = { $name } выкладывает: { $melds }.
event-melded-you = Ты выкладываешь: { $melds }.
event-laid-off = { $name } добавляет { $cards }.
event-laid-off-you = Ты добавляешь { $cards }.
event-melded-both = { $name } выкладывает: { $melds }. Добавляет { $cards }.
event-melded-both-you = Ты выкладываешь: { $melds }. Добавляешь { $cards }.
event-skipped = { $name } не может ни тянуть, ни брать, ни выкладывать и пропускает ход.
event-skipped-you = Ты не можешь ни тянуть, ни брать, ни выкладывать и пропускаешь ход.
event-resigned = { $name } сдаётся.
event-resigned-you = Ты сдаёшься.
event-agreed = { $name } соглашается закончить партию этой раздачей.
event-agreed-you = Ты соглашаешься закончить партию этой раздачей.
event-disagreed = { $name } хочет играть дальше.
event-disagreed-you = Ты хочешь играть дальше.
event-went-out = { $name } закрывается!
event-went-out-you = Ты закрываешься!
event-void = Раздача не засчитана: очков никто не получает, сдающий остаётся прежним.
event-void-scored = Это третья незасчитанная раздача подряд: очки считаются как есть.
event-shown = { $name }: на руках остаётся { SHORT($cards) }.
event-shown-you = У тебя на руках остаётся { SHORT($cards) }.
event-revealed = Секрет тасовки: { $secret }
event-depth = { $depth ->
    [one] Снята была { $depth } карта.
    [few] Снято было { $depth } карты.
    [many] Снято было { $depth } карт.
   *[other] Снято было { $depth } карты.
}
event-scored = Очки за раздачу: { $points }. Счёт: { $scores }.
score-item = { $name } { $points }
event-answered = { $name }: ответ получен.
event-answered-yes = { $name } хочет выкупиться.
event-answered-no = { $name } не хочет выкупаться.
event-answered-yes-you = Твой выбор — выкупиться.
event-answered-no-you = Твой выбор — не выкупаться.
event-bought-back = { $name } выкупается со счётом { $score }; в банке теперь { $pot }.
event-bought-back-you = Ты выкупаешься со счётом { $score }; в банке теперь { $pot }.
event-went-bust = Перебор: { $name } выбывает из партии.
event-went-bust-you = Перебор: ты выбываешь из партии.
event-entered = { $name } садится за стол со счётом { $score }; в банке теперь { $pot }.
event-entered-you = Ты садишься за стол со счётом { $score }; в банке теперь { $pot }.
event-won = { $pot ->
    [0] { $name } выигрывает партию!
    [one] { $name } выигрывает партию и забирает банк: { $pot } фишка!
    [few] { $name } выигрывает партию и забирает банк: { $pot } фишки!
    [many] { $name } выигрывает партию и забирает банк: { $pot } фишек!
   *[other] { $name } выигрывает партию и забирает банк: { $pot } фишки!
}
event-won-you = { $pot ->
    [0] Ты выигрываешь партию!
    [one] Ты выигрываешь партию и забираешь банк: { $pot } фишка!
    [few] Ты выигрываешь партию и забираешь банк: { $pot } фишки!
    [many] Ты выигрываешь партию и забираешь банк: { $pot } фишек!
   *[other] Ты выигрываешь партию и забираешь банк: { $pot } фишки!
}
event-shared = Партия окончена, банк делится: { $shares }.
