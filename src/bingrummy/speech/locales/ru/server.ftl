# Что говорит сервер столов: отказы помимо правил игры, заметки о столе, готовые фразы.

server-refusal-too-late = Поздно: игра уже пошла дальше.
server-refusal-id-used = Такой id уже был у другой команды. Каждой команде нужен свой id.
server-refusal-no-decision = Укажи, на какое решение это ответ.
server-refusal-no-seat = У тебя нет места за этим столом.
server-refusal-not-host = Это может только хозяин стола.
server-refusal-stage = Сейчас это нельзя.
server-refusal-seat-taken = Это место занято.
server-refusal-seat-unknown = Такого места нет: мест за этим столом — { $seats }.
server-refusal-no-person = За столом нет такого игрока.
server-refusal-seats-free = Есть свободные места: подожди игроков или посади ботов.
server-refusal-closed = Этот стол закрыт. Его можно читать.
server-refusal-broken = За этим столом нельзя продолжать: его журнал больше не проходит проверку. Его можно читать.
server-refusal-paused = Партия уже на паузе.
server-refusal-not-paused = Партия не на паузе.
server-refusal-chat-off = За этим столом чат выключен.
server-refusal-chat-bad = Тут нечего сказать.
server-refusal-muted = Хозяин стола выключил твой чат.
server-refusal-too-fast = Слишком часто: подожди немного и попробуй снова.
server-refusal-no-hints = На твоём месте подсказки не разрешены.
server-refusal-no-spectators = За этим столом нет зрителей.
server-refusal-not-absent = Этот игрок не пропустил целую раздачу.
server-refusal-offered = Об этом уже спросили.
server-refusal-not-offered = Никто не спрашивал, отдать ли это место.
server-refusal-bad-name = Имя — от 1 до 40 видимых знаков.
server-refusal-name-of-nobody = Так называют ботов и тех, чьё имя удалено. Выбери другое имя.
server-refusal-bad-rules = С такими домашними правилами играть нельзя: { $fault }
server-refusal-bad-style = Такого бота нет; есть: { $styles }.
server-refusal-bad-token = Эта ссылка или ключ не принадлежит никому за этим столом.
server-refusal-removed = Хозяин стола убрал тебя из-за стола.
server-refusal-no-table = Такого стола нет.
server-refusal-not-turn = Сейчас не ход этого места.
server-refusal-own-seat = С этим местом так нельзя.
server-refusal-bad-request = Это непонятно.
server-refusal-bad-request-at = Это непонятно, место `{ $at }`: { $fault }
server-refusal-foreign-origin = Чужим страницам нельзя пользоваться этим сервером.
server-refusal-foreign-host = Под этим именем сервер не известен. Тот, кто его держит, может указать имя: --public-url.
server-refusal-too-large = Слишком много: не больше { $most } байт.
server-refusal-no-page = Здесь ничего нет.
server-refusal-stopping = Сервер перезапускается: вернись через минуту.
server-refusal-slow = Связь слишком медленная: подключись снова.
server-refusal-table-full = За столом нет мест.
server-refusal-no-record = Такой партии за этим столом нет.
server-refusal-not-yours = Полная запись откроется, когда партия закончится.
server-refusal-at-unknown = Такого момента в журнале стола нет.
server-refusal-busy = Сервер занят: попробуй снова.
server-refusal-left = Тебя уже нет за этим столом.
server-refusal-not-away = Ты и так на месте.

server-bot = Бот { $seat }
server-you-draw = Ты тянешь карту из колоды.

# Подсказки: ход, который можно сделать.

server-hint-draw = Тяни карту из колоды.
server-hint-take = Возьми { CARD($card, case: "object") }.
server-hint-discard = Сбрось { CARD($card, case: "object") }.
server-hint-meld = Выложи: { $melds }.
server-hint-lay-off = Добавь { $cards }.
server-hint-both = Выложи: { $melds }. И добавь { $cards }.
server-hint-skip = Передай ход: больше ничего нельзя.
server-hint-buy-back = Выкупайся: это того стоит.
server-hint-no-buy-back = Не выкупайся: это того не стоит.

server-note-created = Стол открыт.
server-note-joined = { $name } садится за стол.
server-note-left = { $name } уходит из-за стола.
server-note-removed = Хозяин стола освободил место: { $name }.
server-note-sat = { $name } пересаживается на место { $seat }.
server-note-bot = На месте { $seat } играет бот.
server-note-bot-gone = Место { $seat } свободно.
server-note-ready = Можно продолжать: { $name }.
server-note-away-throw = { $name }: нет на месте. Каждый ход стол тянет карту и сбрасывает её.
server-note-away-bot = { $name }: нет на месте. Играет бот.
server-note-back = { $name }: снова на месте.
server-note-present = { $name }: на связи.
server-note-absent = { $name }: нет связи.
server-note-pause-wished = { $name } просит паузу.
server-note-resume-wished = { $name } предлагает продолжить.
server-note-paused = Партия на паузе: часы стоят и боты ждут, но ходить можно.
server-note-resumed = Партия продолжается.
server-note-chat-on = Чат включён.
server-note-chat-off = Чат выключен.
server-note-nudged = { $name } просит сделать ход: { $other }.
server-note-lengthened = { $name }: на каждый ход { $seconds ->
        [one] на { $seconds } секунду
        [few] на { $seconds } секунды
        [many] на { $seconds } секунд
       *[other] на { $seconds } секунды
    } больше.
server-note-offered = Отдать место новому игроку ({ $name })? Все остальные должны согласиться.
server-note-given = { $name } занимает место { $seat }.
server-note-hint = Подсказка: { $name }.
server-note-renamed = Новое имя: { $name }.
server-note-forgotten = Имя и чат одного игрока удалены.
server-note-host = Хозяин стола теперь { $name }.
server-note-stood-in-throw = За игрока { $name } ходит стол: вытянутая карта сбрасывается.
server-note-stood-in-bot = За игрока { $name } ходит бот.
server-note-gap = Сервер какое-то время не работал; это время ни на чьих часах не считается.
server-note-slept = Никто не играл десять минут: стол спит, пока кто-нибудь не сыграет.
server-note-closed = Стол закрыт.

# То же самое тому, о ком речь.

server-note-joined-you = Ты садишься за стол.
server-note-left-you = Ты уходишь из-за стола.
server-note-removed-you = Хозяин стола освободил твоё место.
server-note-sat-you = Ты пересаживаешься на место { $seat }.
server-note-ready-you = По-твоему, можно продолжать.
server-note-away-throw-you = Тебя нет на месте: каждый ход стол тянет карту и сбрасывает её.
server-note-away-bot-you = Тебя нет на месте: за тебя играет бот.
server-note-back-you = Ты снова на месте.
server-note-present-you = Ты на связи.
server-note-absent-you = У тебя нет связи.
server-note-pause-wished-you = Ты просишь паузу.
server-note-resume-wished-you = Ты предлагаешь продолжить.
server-note-nudged-you = Ты просишь сделать ход: { $other }.
server-note-nudged-at-you = { $name } просит тебя сделать ход.
server-note-lengthened-you = У тебя на каждый ход { $seconds ->
        [one] на { $seconds } секунду
        [few] на { $seconds } секунды
        [many] на { $seconds } секунд
       *[other] на { $seconds } секунды
    } больше.
server-note-offered-you = Отдать твоё место новому игроку? Все остальные должны согласиться.
server-note-given-you = Ты занимаешь место { $seat }.
server-note-hint-you = Ты берёшь подсказку.
server-note-renamed-you = Твоё новое имя: { $name }.
server-note-host-you = Теперь хозяин стола — ты.
server-note-stood-in-throw-you = За тебя ходит стол: вытянутая карта сбрасывается.
server-note-stood-in-bot-you = За тебя ходит бот.

server-phrase-hello = Привет!
server-phrase-good-luck = Удачи!
server-phrase-well-played = Хорошая игра!
server-phrase-thanks = Спасибо!
server-phrase-one-moment = Одну минуту.
server-phrase-sorry = Извини!
server-phrase-oops = Ой!
server-phrase-good-night = Спокойной ночи!

cli-serve = Держать столы для тех, кто не в одной комнате.
serve-option-host = Адрес, на котором слушать; иначе { $host }.
serve-option-port = Порт, на котором слушать; иначе { $port }.
serve-option-database = База данных; иначе файл SQLite в твоей папке данных.
serve-option-public = Адрес, с которого начинаются ссылки, за прокси.
serve-option-origin = Ещё один источник, чьим страницам можно пользоваться сервером; можно повторять.
serve-option-workers = В скольких процессах думают боты.
serve-option-making = Сколько столов в минуту можно открыть с одного адреса.
serve-option-log = Насколько подробен журнал.
serve-option-open = Открыть стол в браузере.
serve-option-lan = Пусть подключаются другие из твоей сети: слушать на всех интерфейсах.
serve-no-database = Базу данных не открыть ({ $why }).
serve-no-file = Базу данных { $file } не открыть ({ $why }).
serve-no-listening = Сервер не может слушать на { $host } ({ $why }).
serve-port-taken = Порт { $port } уже занят. Выбери другой: --port.
serve-port-denied = Порт { $port } тебе недоступен. Выбери другой, начиная с 1024: --port.
serve-bad-number = «{ $given }» не подходит; нужно число от { $least } до { $most }
serve-bad-address = «{ $given }» — не адрес вида https://cards.example
serve-begins = Столы: { $url } (закончить — Ctrl-C)
serve-runs = Сервер уже работает: { $url }
serve-open-yourself = Здесь нет экрана для браузера. Открой этот адрес в браузере: { $url }

server-spoken = { $language ->
    [en] Здесь говорят по-английски.
    [es] Здесь говорят по-испански.
    [sv] Здесь говорят по-шведски.
   *[ru] Здесь говорят по-русски.
}
