# Таблица счёта для тех, кто играет настоящими картами.
page-sheet-title = Таблица счёта
page-sheet-about = Для партии настоящими картами: запиши, что дала каждая раздача, а таблица сама посчитает счёт, банк, у кого перебор, во что обойдётся выкуп и кто сдаёт. Она хранится на этом устройстве и работает без связи.
page-sheet-noscript = Таблице счёта нужен JavaScript.

page-sheet-players = Кто играет?
page-sheet-players-how = В том порядке, как все сидят, по часовой стрелке.
page-sheet-player = Игрок { $number }
page-sheet-add = Добавить игрока
page-sheet-drop = Убрать игрока { $number } из списка
page-sheet-deals-first = Кто сдаёт первым?
page-sheet-house-title = Домашние правила
page-sheet-preset = Какая партия
page-sheet-preset-own = Свои правила
page-sheet-start = Начать таблицу
page-sheet-started = Таблица готова. Сдаёт { $name }.

page-sheet-undo = Отменить
page-sheet-redo = Вернуть
page-sheet-share = Поделиться
page-sheet-print = Напечатать
page-sheet-new = Новая таблица
page-sheet-new-sure = Начать новую таблицу? Эта пропадёт.
page-sheet-link = Ссылка на эту таблицу
page-sheet-copied = Ссылка скопирована.
page-sheet-shared = Эта таблица пришла по ссылке. Твоя осталась как была.
page-sheet-keep = Продолжить эту
page-sheet-kept = Таблица сохранена на этом устройстве.
page-sheet-leave = Назад к моей

page-sheet-table = Счёт
page-sheet-pot = { $pot ->
    [0] Банка нет
    [one] В банке { $pot } фишка
    [few] В банке { $pot } фишки
    [many] В банке { $pot } фишек
   *[other] В банке { $pot } фишки
}
page-sheet-hand = Раздача { $hand }
page-sheet-hand-over = Раздача { $hand } закончена
page-sheet-deals = Сдаёт { $name }
page-sheet-dealt = сдаёт { $name }
page-sheet-hand-short = №
page-sheet-total = Сейчас
page-sheet-void-row = не засчитана
page-sheet-out-short = закрытие
page-sheet-bust-short = перебор
page-sheet-back-short = выкуп
page-sheet-left-short = вне партии
page-sheet-bought = { $count ->
    [one] { $count } выкуп
    [few] { $count } выкупа
    [many] { $count } выкупов
   *[other] { $count } выкупа
}
page-sheet-legend = ✓ закрытие · ✗ перебор · ↩ выкуп · ● сдаёт
page-sheet-points-how = Сколько очков осталось у каждого? Можно суммой, вроде 10+10+6.
page-sheet-scores-now = Раздача { $hand }. Счёт: { $scores }.

page-sheet-hand-of = Раздача { $hand }: сдаёт { $name }
page-sheet-correct = Исправить раздачу { $hand }
page-sheet-correcting = Исправить раздачу { $hand }, сдаёт { $name }
page-sheet-correct-do = Записать исправление
page-sheet-correct-not = Оставить как было
page-sheet-who-out = Кто выложил всё?
page-sheet-nobody = Никто: раздача не засчитана
page-sheet-third-void = Если и эта раздача не засчитана, она третья подряд: очки считают как есть, закрытия не было (R21).
page-sheet-write = Записать
page-sheet-void = Раздача не засчитана

page-sheet-asking = Кто выкупается?
page-sheet-asking-how = { $ante ->
    [one] Выкуп стоит { $ante } фишку, она идёт в банк; дальше играют со счётом { $score }. Кто не выкупается, тот вне партии.
    [few] Выкуп стоит { $ante } фишки, они идут в банк; дальше играют со счётом { $score }. Кто не выкупается, тот вне партии.
    [many] Выкуп стоит { $ante } фишек, они идут в банк; дальше играют со счётом { $score }. Кто не выкупается, тот вне партии.
   *[other] Выкуп стоит { $ante } фишки, они идут в банк; дальше играют со счётом { $score }. Кто не выкупается, тот вне партии.
}
page-sheet-asked = { $name }: счёт { $score }, выкупается
page-sheet-go-on = Дальше

page-sheet-over = Партия окончена
page-sheet-won = { $chips ->
    [0] { $name } выигрывает партию!
    [one] { $name } выигрывает { $chips } фишку!
    [few] { $name } выигрывает { $chips } фишки!
    [many] { $name } выигрывает { $chips } фишек!
   *[other] { $name } выигрывает { $chips } фишки!
}
page-sheet-chips = Выигранные и проигранные фишки
page-sheet-again = Ещё партия

page-sheet-more = Кто-то уходит или приходит, или пора заканчивать
page-sheet-leaves = Кто уходит совсем?
page-sheet-leaves-before = { $name }, до сдачи карт
page-sheet-leaves-after = { $name }, карты уже сданы
page-sheet-early = Все согласны закончить
page-sheet-stop = Закончить партию: выигрывает меньший счёт
page-sheet-joins = Новый игрок садится последним
page-sheet-joins-name = Имя
page-sheet-joins-do = Войти за взнос

page-sheet-house = { $ante ->
    [0] Счёт больше { $limit } — перебор. Взноса нет.
    [one] Счёт больше { $limit } — перебор. Взнос: { $ante } фишка.
    [few] Счёт больше { $limit } — перебор. Взнос: { $ante } фишки.
    [many] Счёт больше { $limit } — перебор. Взнос: { $ante } фишек.
   *[other] Счёт больше { $limit } — перебор. Взнос: { $ante } фишки.
}
page-sheet-house-back = Выкупаться можно сколько угодно.
page-sheet-house-back-most = { $most ->
    [one] Выкупиться можно не больше { $most } раза.
    [few] Выкупиться можно не больше { $most } раз.
    [many] Выкупиться можно не больше { $most } раз.
   *[other] Выкупиться можно не больше { $most } раза.
}
page-sheet-house-no-back = Выкупа нет.

page-sheet-wrong-link = Таблицу из этой ссылки не прочесть.
page-sheet-wrong-few = Назови хотя бы двух игроков.
page-sheet-wrong-who-out = Выбери, кто выложил всё.
page-sheet-wrong-points = Сколько очков осталось на руках ({ $name })? Напиши число или сумму вроде 10+10+6; у того, кто закрывается, очков нет.
page-sheet-wrong-out = Закрыться мог только тот, кто в партии.
page-sheet-wrong-third-void = Третью подряд незасчитанную раздачу считают: запиши, у кого что на руках (R21).
page-sheet-wrong-not-now = Сейчас так нельзя.
page-sheet-wrong-seat = Так нельзя: { $name }.
page-sheet-wrong-full = Больше восьми игроков нельзя.
page-sheet-wrong-no-entry = По этим домашним правилам в начатую партию не садятся (R34).
page-sheet-wrong-later = Тогда не сойдётся то, что записано дальше. Сначала отмени это.
