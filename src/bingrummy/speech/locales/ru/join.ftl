# `bing join`: игра в терминале за столом на сервере.

cli-join = Играть за столом на сервере, в терминале.
join-option-url = Ссылка на стол или твоя личная ссылка, чтобы вернуться на место.
join-option-name = Твоё имя за столом; с личной ссылкой не нужно.
join-option-seat = Место, которое хочется занять; иначе достанется свободное.
join-option-watch = Только смотреть.

join-bad-link = «{ $link }» — не ссылка на стол; она выглядит как https://cards.example/t/abc.
join-no-name = Укажи имя с --name или возьми свою личную ссылку.
join-bad-seat = --seat: «{ $given }» не подходит: нужно число от 1 до { $most }.
join-no-answer = На { $server } никто не отвечает: проверь ссылку или попробуй позже.
join-no-table-there = На { $server } нет стола для бинг-рамми.

# Приход и уход.

join-at-table = Стол «{ $table }».
join-your-seat = Твоё имя { $name }, место { $seat }.
join-wait-to-enter = Твоё имя { $name }. Игра для тебя начнётся между раздачами.
join-watching = Ты смотришь на игру за этим столом.
join-link-keep = Эта ссылка только твоя. По ней можно вернуться на своё место с любого устройства; отправь её себе и больше никому:
join-link-others = Для тех, кто хочет сесть за стол:
join-link-own = Только для тебя, чтобы вернуться:
join-left = Место остаётся за тобой. Чтобы вернуться:
join-closed = Стол закрыт.
join-lost = Связь с сервером потеряна; пробуем снова…
join-found = Связь восстановлена.
join-meanwhile = Пока тебя не было:
join-still-away = Тебя нет на месте; «{ $do_back }» возвращает тебе игру.

# Ожидание партии.

join-room = Партию начинает хозяин стола. А пока: «{ $do_say } …» — говорить, «{ $do_who }» — посмотреть, кто здесь, «{ $quit }» — уйти.
join-room-host = Хозяин стола — ты: «{ $do_start }» начинает, когда все места заняты, «{ $do_fill }» сажает ботов на свободные и начинает.
join-room-again = Партия окончена. «{ $do_ready }» — ещё одна, когда её хотят все, кто здесь; «{ $quit }» — уйти.
join-room-watch = Партия ещё не началась.
join-room-how = Не сейчас. «{ $do_who }» покажет, кто здесь, «{ $help }» — что можно написать.
join-ask-room = За столом:
join-you-host = Теперь хозяин стола — ты.

# Кто здесь, и часы.

join-who-bot = бот ({ $style })
join-who-free = свободно
join-who-you = { $name }, ты
join-who-waits = { $name } ждёт начала раздачи.
join-who-watches = { $name } смотрит.
join-mark-host = хозяин стола
join-mark-absent = нет связи
join-mark-away = нет на месте
join-mark-ready = к игре всё готово
join-mark-out = вне партии
join-mark-offered = место предложено новому игроку
join-mark-balance = фишки { $sign }{ $chips }
join-paused = Партия на паузе: часы стоят и боты ждут, но ходить можно.
join-clock-free = Не торопись: сейчас твоё время не идёт.
join-clock-you = { $seconds ->
    [one] У тебя осталась { $seconds } секунда.
    [few] У тебя осталось { $seconds } секунды.
    [many] У тебя осталось { $seconds } секунд.
   *[other] У тебя осталось { $seconds } секунды.
}
join-clock = { $seconds ->
    [one] { $name }: осталась { $seconds } секунда, потом стол играет дальше.
    [few] { $name }: осталось { $seconds } секунды, потом стол играет дальше.
    [many] { $name }: осталось { $seconds } секунд, потом стол играет дальше.
   *[other] { $name }: осталось { $seconds } секунды, потом стол играет дальше.
}

# Что можно делать.

join-done = Готово.
join-hint = Подсказка: { $hint }
join-help = За этим столом ещё, в любое время:
join-help-host = И для хозяина стола:
join-act-say = { $word } привет: сказать что-то всем
join-act-sign = { $word }: список коротких фраз; { $word } 3: сказать третью
join-act-who = { $word }: кто здесь, и часы
join-act-away = { $word }: отойти, каждый ход вытянутая карта сбрасывается; { $word } бот: играет бот; { $word } бот 2: и выкупается до двух раз
join-act-back = { $word }: играть дальше без замены
join-act-pause = { $word }: пауза (хозяин стола или два игрока)
join-act-resume = { $word }: закончить паузу
join-act-nudge = { $word }: попросить сыграть того, кого ждут
join-act-ready = { $word }: можно начинать следующую раздачу или партию
join-act-seat = { $word } 3: пересесть на место 3 до начала
join-act-link = { $word }: ссылки, для других и твоя
join-act-mute = { $word } Ben: не видеть, что говорит Ben
join-act-unmute = { $word } Ben: видеть снова
join-act-consent = { $word } 3: согласиться, чтобы место 3 занял новый игрок
join-act-name = { $word } Bea: сменить имя на Bea
join-act-forget = { $word } навсегда: удалить с этого стола твоё имя и всё сказанное тобой; вернуть их нельзя
join-act-start = { $word }: начать партию
join-act-fill = { $word } или { $word } и манера: боты на свободные места, и начать ({ $styles })
join-act-remove = { $word } Ben: убрать Ben из-за стола до начала
join-act-longer = { $word } Ben 30: на 30 секунд больше на каждый ход Ben
join-act-offer = { $word } 3: спросить других, можно ли отдать новому игроку место 3, где игрока нет
join-act-mute-all = { $word } Ben: никто не видит, что говорит Ben
join-act-unmute-all = { $word } Ben: все видят снова
join-act-chat-off = { $word }: выключить чат для всех
join-act-chat-on = { $word }: снова его включить

# Почему непонятно, что стоит за словом.

join-why-nobody = За этим столом никого не зовут «{ $name }».
join-why-several = Так зовут не одного: { $names }. Напиши имя целиком или номер места.
join-why-bot = На месте { $seat } играет бот, а «{ $word }» — только про людей.
join-why-free = На месте { $seat } никого нет.
join-why-you = Это твоё место, а «{ $word }» — про других.
join-why-no-seat = У игрока { $name } нет места.
join-why-own-turn = Ход твой: это тебя ждут остальные.
join-why-no-turn = Сейчас ничей ход.
join-why-seconds = Нужно число от 0 до { $most } секунд.
join-why-no-phrase = Фразы пронумерованы от 1 до { $count }; «{ $word }» их покажет.
