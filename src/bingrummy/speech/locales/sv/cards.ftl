# Kombinationer och påbyggda kort som delar av en mening.

you = du

count-word = { $count ->
    [3] tre
    [4] fyra
    [5] fem
    [6] sex
    [7] sju
    [8] åtta
   *[other] { $count }
}

meld-set = { count-word } { RANK($first) }: { SHORT($cards) }
meld-run = en svit i { SUIT($first) } { SHORT($low) } till { SHORT($high) }
meld-run-stands = en svit i { SUIT($first) } { SHORT($low) } till { SHORT($high) } ({ $stands })
stands-for = { SHORT($card) } står för { SHORT($place) }

lay-off-set = { SHORT($cards) } på m{ $meld }
lay-off-low = { SHORT($cards) } nederst på m{ $meld }
lay-off-high = { SHORT($cards) } överst på m{ $meld }
