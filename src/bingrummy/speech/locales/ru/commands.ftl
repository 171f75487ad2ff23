# Что непонятно, и помощь. Что в кавычках, то так и пишут.

problem-empty = Напиши что-нибудь, например «{ $help }».
problem-too-long = Слишком длинная строка: можно не больше { $most } знаков.
problem-unknown = Не понимаю «{ $text }». Напиши «{ $help }», чтобы узнать, что можно сделать.
problem-ambiguous = «{ $text }» — это может быть и то и другое: { $words }. Напиши чуть больше.
problem-extra = Не понимаю «{ $text }» после «{ $command }».
problem-spectator = Ты смотришь партию, своего места за столом у тебя нет.

problem-card-none = Какую карту? Пиши так: Кб, 10ч, 2т или Kd, 10h, 2c.
problem-card-one = Назови ровно одну карту; в «{ $text }» их { $count }.
problem-card-unknown = «{ $text }» — не карта. Пиши достоинство и масть: Кб, 10ч, 2т, или Kd, 10h, 2c, или словами: «король бубен».
problem-card-ambiguous = «{ $text }» — это { CARD($first) } ({ TYPED($first) }) или { CARD($second) } ({ TYPED($second) })?
problem-card-mixed = В «{ $text }» смешаны латинские и русские буквы. Пиши одним алфавитом.
problem-card-mixed-one = В «{ $text }» смешаны латинские и русские буквы. Если это { CARD($card) }, пиши { TYPED($card) }.
problem-card-mixed-two = В «{ $text }» смешаны латинские и русские буквы: это { CARD($first) } ({ TYPED($first) }) или { CARD($second) } ({ TYPED($second) })?
problem-card-alone = { SHORT($card) } — и что с этой картой сделать? Сбросить карту можно, когда другая вытянута или взята.
problem-cards-alone = { SHORT($cards) } — и что с ними сделать? Чтобы выложить, напиши перед ними «{ $meld }».

problem-take-or-draw = «{ $draw }» — карту из колоды, «{ $take }» — верхнюю из сброса: что именно?
problem-take-top = Взять можно только верхнюю карту сброса. Это { CARD($top) }, а не { CARD($card) }.
problem-discard-what = Какую карту сбрасываешь? Например, «{ $command } Кб».
problem-meld-what = Какие карты? Например, «{ $meld } Кб Кч Кт, 8т 9т 10т» или «м1 7т».
problem-meld-commas = { SHORT($cards) } — не одна комбинация. Запятые ставь между комбинациями, а не между картами.
problem-run-which = Двойка может стоять и снизу, и сверху. Напиши карты по порядку: { TYPED($first) } или { TYPED($second) }?
problem-lay-off-where = К какой комбинации добавить { SHORT($cards) }? Напиши и её номер, например м1.
problem-lay-off-what = Какие карты добавить к м{ $meld }?
problem-lay-off-two = Комбинации по одной: в «{ $text }» не хватает запятой.
problem-lay-off-end = { SHORT($cards) } можно добавить к м{ $meld } с обоих концов: «м{ $meld } снизу» или «м{ $meld } сверху»?
problem-lay-off-order = { SHORT($cards) } можно добавить к м{ $meld } по-разному. Укажи конец («м{ $meld } снизу» или «м{ $meld } сверху») и пиши карты от ряда наружу.
problem-sort-how = Разложить по мастям, по достоинству или по комбинациям?
problem-rule-which = Назови номер правила, от 1 до 34.
problem-cut-where = Сколько карт снять? Назови число или ничего, если всё равно.

problem-no-undo = Что сделано, то сделано: ход назад не берут.
problem-deals-itself = Карты тасуются и сдаются сами. А чтобы сдать партию, напиши «{ $resign }».
problem-how-to-go-out = Закрыться — значит выложить все карты: «{ $meld }». «{ $suggest }» покажет как, если это возможно и подсказки разрешены.
problem-which-leaving = Что именно? «{ $quit }» — встать из-за стола, «{ $resign }» — сдать партию.
problem-resign-in-full = Чтобы сдать партию, напиши «{ $resign }»; будет ещё один вопрос.

help-draw = Вытянуть карту из колоды.
help-take = Взять верхнюю карту сброса.
help-discard = Сбросить карту; если карта уже вытянута или взята, хватит одного названия.
help-meld = Выложить новые комбинации через запятую.
help-lay-off = Добавить карты к комбинации, а к ряду — снизу или сверху.
help-hand = Показать твои карты.
help-sort = Разложить карты по мастям, достоинству или комбинациям.
help-suggest = Получить подсказку.
help-table = Показать стол: комбинации, сброс, у кого сколько карт.
help-scores = Показать счёт и банк.
help-history = Ещё раз рассказать, что было после твоего прошлого хода.
help-rules = Прочитать правила или одно из них.
help-help = Показать эту помощь или подробнее об одной команде.
help-cut = Снять колоду перед сдачей: сколько скажешь или как придётся.
help-buy-back = Вернуться в партию после перебора.
help-skip = Пропустить ход, если больше ничего нельзя.
help-stop = Согласиться закончить партию этой раздачей.
help-play-on = Отозвать согласие и играть дальше.
help-resign = Сдать партию насовсем; будет ещё один вопрос.
help-quit = Встать из-за стола; партия останется как есть.
help-yes = Да.
help-no = Нет.

example-discard = { $word } Кб
example-meld = { $word } Кб Кч Кт, 8т 9т 10т
example-lay-off = { $word } 7т м1, Дт м2 сверху
example-sort = { $word } по мастям
example-rules = { $word } 18
example-help = { $word } { $other }
example-cut = { $word } 20
