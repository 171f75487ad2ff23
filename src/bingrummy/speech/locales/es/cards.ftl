# Combinaciones y cartas añadidas, como partes de una frase.

you = tú

count-word = { $count ->
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
   *[other] { $count }
}

meld-set = { count-word } { RANK($first) }: { SHORT($cards) }
meld-run = una escalera de { SUIT($first) }, de { SHORT($low) } a { SHORT($high) }
meld-run-stands = una escalera de { SUIT($first) }, de { SHORT($low) } a { SHORT($high) } ({ $stands })
stands-for = el { SHORT($card) } hace de { SHORT($place) }

lay-off-set = { SHORT($cards) } a m{ $meld }
lay-off-low = { SHORT($cards) } abajo en m{ $meld }
lay-off-high = { SHORT($cards) } arriba en m{ $meld }
