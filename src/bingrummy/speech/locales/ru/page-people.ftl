# Люди за столом: как сесть, места, боты, ссылки; меню и чат.

page-join-title = Сесть за стол «{ $table }»
page-join-name = Твоё имя
page-join-do = Сесть
page-join-watch = Только смотреть
page-join-free = { $free ->
    [one] Свободно { $free } место.
    [few] Свободно { $free } места.
    [many] Свободно { $free } мест.
   *[other] Свободно { $free } места.
}
page-join-full = Все места заняты.
page-join-playing = Партия уже идёт, и до её конца за этот стол никто не сядет.
page-join-late = Партия уже идёт: твоя игра начнётся со следующей раздачи.
page-join-open = Партия уже идёт, и в ней есть свободное место.
page-join-over = Занять место игрока { $name }
page-join-private = За этим столом нет зрителей.
page-join-closed = Этот стол закрыт.

page-gather-title = Ждём игроков
page-gather-title-again = Ещё одну партию?
page-gather-taken = Занято мест: { $taken } из { $seats }
page-gather-seat = Место { $seat }
page-gather-you = ты
page-gather-host = хозяин стола
page-gather-absent = нет связи
page-gather-ready = к игре всё готово
page-gather-free = свободно
page-gather-sit = Сесть сюда
page-gather-bot-put = Посадить бота
page-gather-bot-style = Манера бота на месте { $seat }
page-gather-nobody = никто: место свободно
page-gather-remove = Убрать: { $name }
page-gather-remove-do = Убрать
page-gather-remove-sure = Убрать игрока { $name } из-за стола? По ссылке можно вернуться.
page-gather-balance = Баланс: { $chips }
page-gather-waiting = Ждут начала раздачи: { $names }
page-gather-watching = Смотрят: { $names }

page-style-early = ранняя
page-style-early-about = Открывается с тремя комбинациями, как только может.
page-style-common = обычная
page-style-common-about = Ждёт четырёх комбинаций, а потом стремится закрыться.
page-style-sandbag = засада
page-style-sandbag-about = Всё придерживает и старается выложить все карты за один ход.
page-style-random = наугад
page-style-random-about = Играет что угодно, лишь бы по правилам. Хорошо для пробы.

page-invite-title = Пригласить
page-invite-link = Ссылка на этот стол
page-invite-copy = Скопировать
page-invite-copied = Скопировано
page-invite-share = Поделиться
page-invite-text = Давай сыграем в бинг-рамми: «{ $table }»
page-invite-qr = QR-код
page-invite-qr-about = QR-код со ссылкой на этот стол
page-own-title = Твоя личная ссылка
page-own-about = По ней можно вернуться на своё место с любого устройства. Отправь её себе и больше никому.
page-own-mail = Отправить себе письмом
page-own-subject = Моё место за столом «{ $table }»
page-own-qr = Показать QR-код
page-own-qr-about = QR-код твоей личной ссылки: это твоё место

page-house-title = Домашние правила этого стола
page-house-standard = Правила как есть, без изменений.
page-house-all = Все
page-house-clock = Часы: { $turn ->
    [one] { $turn } секунда
    [few] { $turn } секунды
    [many] { $turn } секунд
   *[other] { $turn } секунды
} на ход, { $bank ->
    [0] запаса нет
    [one] в запасе { $bank } секунда
    [few] в запасе { $bank } секунды
    [many] в запасе { $bank } секунд
   *[other] в запасе { $bank } секунды
}
page-house-no-clock = Без часов

page-start-game = Начать партию
page-start-fill = Посадить ботов и начать
page-start-fill-style = Манера ботов на свободных местах
page-start-wait = Партию начинает { $name }.
page-start-wait-nobody = Партию начинает хозяин стола.
page-start-again = Ещё раз
page-start-again-ready = Ты за. Следующая партия начнётся, когда её захотят все, кто здесь.
page-start-again-about = Следующая партия начнётся, когда её захотят все, кто здесь.

page-menu = Меню
page-menu-cancel = Отмена
page-menu-you = Ты
page-menu-table = Стол
page-menu-players = Игроки
page-menu-looks = Вид и звуки
page-menu-help = Помощь
page-menu-pause = Пауза
page-menu-pause-about = Хозяин стола один или два игрока вместе.
page-menu-pause-wished = Просьба принята. Нужен ещё один игрок.
page-menu-resume = Продолжить
page-menu-paused = Партия на паузе.
page-menu-asleep = Стол спит: десять минут никто не играл. Сделай что-нибудь, и он проснётся.
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
page-menu-home = На начальную страницу
page-menu-rename = Имя
page-menu-rename-do = Сменить
page-menu-forget = Удалить моё имя и чат
page-menu-forget-sure = Твоё имя и всё сказанное тобой удалятся с этого стола навсегда. Место останется за тобой.
page-menu-forget-do = Удалить
page-menu-links = Ссылки
page-menu-rules = Правила
page-menu-history = Партии этого стола
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

page-away = Отойти
page-away-mark = нет на месте
page-away-go = Отойти
page-away-title = Пока тебя нет
page-away-about = Стол тебя не ждёт. Место остаётся за тобой, и вернуться можно в любой момент.
page-away-throw = Каждый ход карта тянется и сбрасывается
page-away-bot = За меня играет бот
page-away-buy = Выкупаться за меня
page-away-buy-times = { $times ->
    [0] никогда
    [one] не больше { $times } раза
    [few] не больше { $times } раз
    [many] не больше { $times } раз
   *[other] не больше { $times } раза
}
page-away-now = Тебя нет на месте.
page-away-now-throw = Тебя нет на месте: каждый ход карта тянется и сбрасывается.
page-away-now-bot = Тебя нет на месте: за тебя играет бот.
page-away-back = Я здесь
page-away-meanwhile = Пока тебя не было
page-away-meanwhile-none = За тебя ничего не пришлось делать.
page-away-seen = Понятно

page-look-language = Язык
page-look-theme = Светлое и тёмное
page-look-theme-auto = как на устройстве
page-look-theme-light = светлое
page-look-theme-dark = тёмное
page-look-deck = Масти
page-look-deck-four = четыре цвета
page-look-deck-two = два цвета
page-look-sound = Звуки
page-look-vibration = Вибрация
page-look-motion = Движение
page-look-motion-auto = как на устройстве
page-look-motion-less = меньше

page-chat = Чат
page-chat-unread = { $count ->
    [one] Чат, { $count } новое
    [few] Чат, { $count } новых
    [many] Чат, { $count } новых
   *[other] Чат, { $count } нового
}
page-chat-say = Скажи что-нибудь
page-chat-send = Отправить
page-chat-phrases = Короткие фразы
page-chat-none = Пока никто ничего не сказал.
page-chat-off = За этим столом чат выключен.
page-chat-muted = Хозяин стола выключил твой чат.
page-chat-watching = Говорить могут только игроки.
page-chat-hidden = Скрыто: { $names }

