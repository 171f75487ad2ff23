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
page-menu-resume = Продолжить
page-menu-paused = Партия на паузе.
page-menu-resume-mine = Просьба продолжить принята. Паузу закончит хозяин стола или ещё один игрок.
page-menu-resume-host = Просьба продолжить принята. Закончить паузу может только хозяин стола.
page-menu-resume-other = { $name } предлагает продолжить.
page-menu-asleep = Стол спит: десять минут никто не играл. Сделай что-нибудь, и он проснётся.
page-menu-home = На начальную страницу
page-menu-rules = Правила
page-menu-history = Партии этого стола

page-away = Отойти
page-away-now = Тебя нет на месте.
page-away-now-throw = Тебя нет на месте: каждый ход стол тянет карту и сбрасывает её.
page-away-now-bot = Тебя нет на месте: за тебя играет бот.
page-away-back = Я здесь
page-away-meanwhile = Пока тебя не было
page-away-meanwhile-none = За тебя ничего не пришлось делать.
page-away-seen = Понятно

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

page-gone-about = Может быть, ссылка скопирована не полностью или она от другого стола. Гостем можно смотреть или занять свободное место.
