# The pages: what all of them share.
page-name = Bing rummy
page-bot = Bot { $seat }
page-close = Stäng
page-rule = Regel { $rule }
page-connecting = Ansluter …
page-noscript = Sidan behöver JavaScript. Utan det kan du spela i en terminal, med ”bing join”.
page-to-start = Till startsidan
page-seat-line = { $name }: { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
}, { $score } poäng
page-upcard-line = Överst i kasthögen: { CARD($card) }
page-hand-line = Dina kort: { SHORT($cards) }
page-line-down = Förbindelsen är bruten. Den kommer tillbaka av sig själv och du missar inget.
page-line-down-sending = Förbindelsen är bruten. Det du gjorde skickas så fort den är tillbaka.
page-line-now = Försök nu
page-as-guest = Kom in som gäst
page-stale = Det finns en nyare version av sidan.
page-stale-now = Hämta den
page-broken = Bordets logg klarar inte längre kontrollen, så det står stilla.
page-skip = Öppna textbordet
