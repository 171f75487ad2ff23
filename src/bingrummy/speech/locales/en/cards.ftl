# Melds and lay-offs as parts of a sentence. SHORT, CARD, RANK and SUIT show cards: see fluency.py.

you = you

count-word = { $count ->
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { $count }
}

# Three kings: K♦ K♥ K♣
meld-set = { count-word } { RANK($first) }: { SHORT($cards) }
meld-run = a run of { SUIT($first) } { SHORT($low) } to { SHORT($high) }
meld-run-stands = a run of { SUIT($first) } { SHORT($low) } to { SHORT($high) } ({ $stands })
stands-for = { SHORT($card) } stands for { SHORT($place) }

lay-off-set = { SHORT($cards) } on m{ $meld }
lay-off-low = { SHORT($cards) } at the low end of m{ $meld }
lay-off-high = { SHORT($cards) } at the high end of m{ $meld }
