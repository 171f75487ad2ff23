# Начальная страница: играть сразу, открыть стол, столы, которые уже есть.

page-start-tagline = Рамми с двумя колодами, двойками вместо любой карты и банком. Играй с друзьями или с ботами: без учётной записи, ничего не надо ставить.
page-start-now = Играть сейчас
page-start-now-about = Сразу, против трёх ботов и с подсказками.
page-start-friends = Играть с друзьями
page-start-friends-about = Открой стол и отправь ссылку. На свободные места могут сесть боты.
page-start-guest = Игрок
page-start-failed = Сервер не отвечает. Проверь связь и попробуй снова.
page-start-no-script = Для стола нужен JavaScript. Правила можно читать и без него.

page-start-yours = Твои столы
page-start-yours-turn = Твой ход
page-start-yours-asked = Стол ждёт твоего ответа
page-start-yours-gathering = Занято мест: { $taken } из { $seats }
page-start-yours-hand = Раздача { $hand }, твой счёт { $score }
page-start-yours-watching = Ты смотришь; раздача { $hand }
page-start-yours-paused = Пауза
page-start-yours-over = Партия окончена
page-start-yours-closed = Стол закрыт
page-start-yours-gone = Этого стола больше нет
page-start-yours-unknown = Сейчас нет связи
page-start-yours-forget = Убрать из списка: { $table }

page-start-listed = Открытые столы
page-start-listed-none = Сейчас нет столов, открытых для всех.
page-start-listed-free = { $free ->
    [0] Свободных мест нет
    [one] { $free } свободное место из { $seats }
    [few] { $free } свободных места из { $seats }
    [many] { $free } свободных мест из { $seats }
   *[other] { $free } свободного места из { $seats }
}
page-start-listed-join = Сесть
page-start-listed-watch = Смотреть

page-start-learn = Научиться играть
page-start-learn-about = Короткий урок: несколько ходов, и понятно почему.
page-start-rules = Правила
page-start-rules-about = Все, по номерам.
page-start-sheet = Таблица счёта
page-start-sheet-about = Для вечера с настоящими картами.

page-start-name = Твоё имя
page-start-table = Название стола
page-start-table-of = Стол: { $name }
page-start-seats = Места
page-start-house = Домашние правила
page-start-more = Все домашние правила
page-start-changed = Изменено: { $count }
page-start-clock = Часы
page-start-clock-none = Без часов
page-start-clock-on = С часами
page-start-clock-turn = Секунд на каждый ход
page-start-clock-bank = Запас секунд на всю партию
page-start-table-more = Ещё о столе
page-start-hints = Подсказки
page-start-hints-about = Любой игрок может попросить подсказку. После партии видно, сколько их было.
page-start-spectators = Можно смотреть
page-start-spectators-about = У кого есть ссылка, тот видит стол, но не карты на руках.
page-start-listed-too = В списке открытых столов
page-start-listed-about = Его найдёт и сядет за него кто угодно.
page-start-chat = Чат
page-start-lot = Места по жребию
page-start-lot-about = Перед каждой партией места раздаёт случай.
page-start-language = Язык за столом
page-start-language-none = не указан
page-start-language-name = { $language ->
    [en] английский
    [es] испанский
    [sv] шведский
   *[ru] русский
}
page-start-pace = Темп ботов
page-start-pace-instant = мгновенно
page-start-pace-quick = быстро
page-start-pace-steady = спокойно
page-start-pace-slow = медленно
page-start-stand-in = Когда у игрока вышло время
page-start-stand-in-throw = стол тянет карту и сбрасывает её
page-start-stand-in-bot = играет бот
page-start-make = Открыть стол

page-start-option-packs = Колоды
page-start-option-ante = Взнос, в фишках
page-start-option-cut-for-deuce = Снимать на двойку
page-start-option-twin-discard = Сбросить двойника взятой карты
page-start-option-ace = Туз в ряду
page-start-option-min-naturals = Обычных карт в комбинации
page-start-option-first-melds = Новых комбинаций в первый раз
page-start-option-limit = Перебор: больше скольких очков
page-start-option-limit-rule = Предел очков на руках
page-start-option-deuce-points = Очки за двойку на руках
page-start-option-reshuffles = Пополнять колоду
page-start-option-buy-back = Выкуп
page-start-option-max-buy-backs = Выкупов за партию
page-start-option-late-entry = Садиться за стол между раздачами

page-missing-about = Может быть, адрес скопирован не полностью или стол с тех пор закрыт и удалён.
