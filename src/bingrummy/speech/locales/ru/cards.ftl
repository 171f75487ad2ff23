# Комбинации и добавленные карты как части предложения.

you = ты

count-word = { $count ->
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
   *[other] { $count }
}

# Три короля (К♦ К♥ К♣), пять королей (…)
meld-set = { $count ->
    [one] { count-word } { RANK($first, case: "few") } ({ SHORT($cards) })
    [few] { count-word } { RANK($first, case: "few") } ({ SHORT($cards) })
    [many] { count-word } { RANK($first, case: "of") } ({ SHORT($cards) })
   *[other] { count-word } { RANK($first, case: "of") } ({ SHORT($cards) })
}
meld-run = ряд { SUIT($first) } от { SHORT($low) } до { SHORT($high) }
meld-run-stands = ряд { SUIT($first) } от { SHORT($low) } до { SHORT($high) } ({ $stands })
stands-for = { SHORT($card) } играет за { SHORT($place) }

lay-off-set = { SHORT($cards) } к м{ $meld }
lay-off-low = { SHORT($cards) } к м{ $meld } снизу
lay-off-high = { SHORT($cards) } к м{ $meld } сверху
