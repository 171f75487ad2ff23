# The pages: what all of them share.
page-name = Bing rummy
page-bot = Bot { $seat }
page-close = Cerrar
page-rule = Regla { $rule }
page-connecting = Conectando …
page-noscript = Esta página necesita JavaScript. Sin él puedes jugar en una terminal, con «bing join».
page-to-start = A la página de inicio
page-seat-line = { $name }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, puntuación { $score }
page-upcard-line = Carta superior de los descartes: { CARD($card) }
page-hand-line = Tus cartas: { SHORT($cards) }
page-line-down = Se ha cortado la conexión. Se recupera sola y no te pierdes nada.
page-line-down-sending = Se ha cortado la conexión. Lo que has hecho se envía en cuanto vuelva.
page-line-now = Probar ahora
page-as-guest = Entrar como invitado
page-stale = Hay una versión más nueva de esta página.
page-stale-now = Cargarla
page-broken = El registro de esta mesa ya no supera las comprobaciones, así que está parada.
page-skip = Abrir la mesa en texto
