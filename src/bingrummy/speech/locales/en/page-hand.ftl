# One's own hand in the browser: cards, groups in the making, the bar with the four actions.

page-hand = Your hand
page-hand-cards = { $count ->
    [one] Your cards: 1
   *[other] Your cards: { $count }
}
page-hand-none = You hold no cards now.
page-hand-grouped = All your cards are in groups.
page-you = You
page-points-in-hand = { $points ->
    [one] 1 point in hand
   *[other] { $points } points in hand
}
page-sort = Sort
page-sort-suit = Sort by suit
page-sort-rank = Sort by rank
page-sort-melds = Sort like with like
page-sort-suit-short = Suit
page-sort-rank-short = Rank
page-sort-melds-short = Like
page-suggest = Hint
page-card-new = new
page-card-shut = can’t be discarded now
page-pick-none = Pick none

# The bar.

page-bar = Your move
page-act-draw = Draw
page-act-take = Take
page-act-meld = Lay
page-act-discard = Discard
page-act-skip = Pass the turn on
page-bar-stock = { $count } left
page-bar-leaves = { $points } in hand
page-bar-out = you go out!
page-sending = sending …
page-not-your-turn = It isn’t your turn.
page-lay-how = Pick cards that make a meld and press “Group”. When all groups are there, “Lay” puts them down together.
page-lay-drawn = Not in this turn: you drew or took a card. Now discard one.
page-discard-how = Pick one card and press “Discard”, or drag it onto the pile.
page-hint-compose = Put it together
page-hint-pick = Pick that card
page-hint-do = Do it

# Groups.

page-group = Group { $count }
page-group-meld = Group { $count }: a meld
page-lay-off = Lay off
page-lay-off-where = { $count ->
    [one] Fits 1 meld
   *[other] Fits { $count } melds: tap one
}
page-groups = Melds in the making
page-group-named = Group { $number }
page-group-add = { $count ->
    [one] Add the picked card
   *[other] Add { $count } picked cards
}
page-put-back = Put { CARD($card, case: "object") } back
page-undo = Undo
page-redo = Redo
page-clear = Clear
page-sum-none = No groups.
page-sum-asking = One moment …
page-sum-groups = Not all of this can be laid yet.
page-sum-leaves = { $points ->
    [one] Can be laid: 1 point stays in hand.
   *[other] Can be laid: { $points } points stay in hand.
}
page-sum-out = All your cards: you go out!
page-sum-drawn = Not in this turn, since you drew or took: the groups wait for the next one.
page-sum-later = When it is your turn.
page-goes-set = goes to meld { $meld }
page-goes-low = goes to the low end of meld { $meld }
page-goes-high = goes to the high end of meld { $meld }
page-or = or:
page-which-end = Which end?
page-end-set = Set
page-end-low = Low end
page-end-high = High end
page-lay-off-on = Lay off on meld { $meld }
