# The pages: what all of them share.
page-name = Бинг-рамми
page-bot = Бот { $seat }
page-close = Закрыть
page-rule = Правило { $rule }
page-connecting = Соединяемся …
page-noscript = Этой странице нужен JavaScript. Без него можно играть в терминале: «bing join».
page-to-start = На главную страницу
page-seat-line = { $name }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, счёт { $score }
page-upcard-line = Верхняя карта сброса: { CARD($card) }
page-hand-line = Твои карты: { SHORT($cards) }
page-line-down = Связь прервалась. Она вернётся сама, и ничего не пропадёт.
page-line-down-sending = Связь прервалась. Твоё действие уйдёт, как только она вернётся.
page-line-now = Попробовать сейчас
page-as-guest = Войти гостем
page-stale = Есть более новая версия этой страницы.
page-stale-now = Загрузить
page-broken = Журнал этого стола больше не проходит проверку, поэтому стол стоит.
page-skip = Открыть текстовый стол
