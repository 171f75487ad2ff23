# House rules, one line for each option and value; presets.

option-packs = { $value ->
    [2] Packs: always two
    [3] Packs: always three
   *[auto] Packs: two, and three for seven or eight players
}
option-ante = { $value ->
    [0] Ante: none, and no buying back
    [one] Ante: { $value } chip
   *[other] Ante: { $value } chips
}
option-cut-for-deuce = { $value ->
    [yes] Cutting for a deuce: yes
   *[no] Cutting for a deuce: no
}
option-twin-discard = { $value ->
    [yes] Discarding the twin of the card you took: allowed
   *[no] Discarding the twin of the card you took: not allowed
}
option-ace = { $value ->
    [low] Ace in a run: low only (A 2 3)
    [high] Ace in a run: high only (Q K A)
   *[either] Ace in a run: low or high
}
option-min-naturals = { $value ->
    [0] Natural cards in a meld: none needed
    [one] Natural cards in a meld: at least one
   *[other] Natural cards in a meld: at least { $value }
}
option-first-melds = { $value ->
    [one] First meld turn: at least one new meld
   *[other] First meld turn: at least { $value } new melds
}
option-limit = Bust: over { $value } points
option-limit-rule = { $value ->
    [meld_only] The limit on points in hand: only when you meld
    [off] The limit on points in hand: none
   *[full] The limit on points in hand: when you meld and, after that, when you discard
}
option-deuce-points = { $value ->
    [one] A deuce left in hand: { $value } point
   *[other] A deuce left in hand: { $value } points
}
option-reshuffles = { $value ->
    [0] Refilling the stock: never
    [one] Refilling the stock: once a hand at most
   *[other] Refilling the stock: { $value } times a hand at most
}
option-buy-back = { $value ->
    [yes] Buying back: yes
   *[no] Buying back: no
}
option-max-buy-backs = { $value ->
    [none] Buying back: as often as you like
    [0] Buying back: never
    [one] Buying back: once in a game
   *[other] Buying back: { $value } times in a game at most
}
option-late-entry = { $value ->
    [yes] Joining between hands: yes
   *[no] Joining between hands: no
}

preset-standard = Standard
preset-standard-about = The numbered rules as they stand.
preset-family = Family
preset-family-about = No chips, two melds to begin with, no limit while drawing; who is bust is out.
preset-short = Short game
preset-short-about = Bust over 50 points, and buying back once only.
preset-strict = Strict
preset-strict-about = Every meld needs two natural cards, and a deuce left in hand counts 20.
