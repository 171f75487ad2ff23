# The pages: what all of them share.
page-name = Bing rummy
page-bot = Bot { $seat }
page-close = Close
page-rule = Rule { $rule }
page-connecting = Connecting …
page-noscript = This page needs JavaScript. Without it you can play in a terminal, with “bing join”.
page-to-start = To the start page
page-seat-line = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, score { $score }
page-upcard-line = Top of the discard pile: { CARD($card) }
page-hand-line = Your cards: { SHORT($cards) }
page-line-down = The line is down. Connecting again by itself; you miss nothing.
page-line-down-sending = The line is down. What you did is sent as soon as it is up again.
page-line-now = Try now
page-as-guest = Come in as a guest
page-stale = There is a newer version of this page.
page-stale-now = Load it
page-broken = This table’s log no longer passes its checks, so it stands still.
page-skip = Open the text table
