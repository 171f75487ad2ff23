# Меню стола и распоряжения перед уходом: загружаются, когда их открывают.

page-menu-you = Ты
page-menu-table = Стол
page-menu-players = Игроки
page-menu-looks = Вид и звуки
page-menu-help = Помощь
page-menu-pause = Пауза
page-menu-pause-about = Хозяин стола один или два игрока вместе.
page-menu-pause-wished = Просьба принята. Нужен ещё один игрок.
page-menu-stop = Закончить партию этой раздачей
page-menu-stop-about = Если согласны все, банк забирает тот, у кого меньше очков. Боты соглашаются, как только согласны все люди.
page-menu-stop-back = Всё-таки играть дальше
page-menu-stop-who = Уже согласны: { $names }
page-menu-stop-nobody = Пока никто не согласился.
page-menu-resign = Сдаться
page-menu-resign-sure = Сдаёшься в этой партии насовсем? Взнос останется в банке, и вернуться в эту партию нельзя.
page-menu-resign-do = Да, сдаться
page-menu-play-on = Нет, играть дальше
page-menu-leave = Уйти из-за стола
page-menu-leave-sure = Уйти из-за стола? Твоё место освободится.
page-menu-leave-game = Уйти на время? Партия пойдёт дальше по твоим распоряжениям, а вернуться можно по личной ссылке.
page-menu-leave-do = Уйти
page-menu-rename = Имя
page-menu-rename-do = Сменить
page-menu-forget = Удалить моё имя и чат
page-menu-forget-sure = Твоё имя и всё сказанное тобой удалятся с этого стола навсегда. Место останется за тобой.
page-menu-forget-do = Удалить
page-menu-links = Ссылки
page-menu-keys = Клавиши
page-menu-text = Текстовый стол
page-menu-tour = Научиться играть
page-menu-new = Новый стол
page-menu-nudge = Попросить сыграть
    .of = Попросить сделать ход: { $name }
page-menu-lengthen-of = Больше времени: { $name }
page-menu-lengthen-by = { $seconds ->
    [0] Без добавки
    [one] На { $seconds } секунду больше на каждый ход
    [few] На { $seconds } секунды больше на каждый ход
    [many] На { $seconds } секунд больше на каждый ход
   *[other] На { $seconds } секунды больше на каждый ход
}
page-menu-mute = Скрыть чат
    .of = Скрыть, что говорит { $name }
page-menu-unmute = Показать чат
    .of = Снова показать, что говорит { $name }
page-menu-mute-all = Скрыть чат от всех
    .of = Скрыть от всех, что говорит { $name }
page-menu-unmute-all = Показать чат всем
    .of = Снова показать всем, что говорит { $name }
page-menu-give = Предложить место
    .of = Спросить других, можно ли отдать новому игроку место ({ $name })
page-menu-consent = Согласиться
    .of = Согласиться, чтобы новый игрок занял место ({ $name })
page-menu-offered = Место предложено: должны согласиться все остальные.
page-menu-open = Свободно для нового игрока: его займёт тот, кто откроет ссылку на стол.
page-menu-chat-on = Включить чат
page-menu-chat-off = Выключить чат
page-menu-alone = За столом только ты и боты.
page-away-mark = нет на месте
page-away-go = Отойти
page-away-title = Пока тебя нет
page-away-about = Стол тебя не ждёт. Место остаётся за тобой, и вернуться можно в любой момент.
page-away-throw = Каждый ход тянуть карту и сбрасывать её
page-away-bot = За меня играет бот
page-away-buy = Выкупаться за меня
page-away-buy-times = { $times ->
    [0] никогда
    [one] не больше { $times } раза
    [few] не больше { $times } раз
    [many] не больше { $times } раз
   *[other] не больше { $times } раза
}
page-look-language = Язык
page-look-theme = Светлое и тёмное
page-look-theme-auto = как в системе
page-look-theme-light = светлое
page-look-theme-dark = тёмное
page-look-deck = Масти
page-look-deck-four = четыре цвета
page-look-deck-two = два цвета
page-look-sound = Звуки
page-look-vibration = Вибрация
page-look-motion = Движение
page-look-motion-auto = как в системе
page-look-motion-less = меньше
