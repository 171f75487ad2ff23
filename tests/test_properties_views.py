"""Laws of what a seat may know: views, known cards, guesses at the whole (R28)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given

from bingrummy.cards import Card
from bingrummy.events import Discarded, HandEvent, Melded, Took, seen
from bingrummy.hand import play
from bingrummy.judging import legal
from bingrummy.moves import Resign, Seat
from bingrummy.multiset import Cards
from bingrummy.sampling import sample, unseen
from bingrummy.state import State
from bingrummy.views import Phase
from positions import at as placed
from random_play import choose, everything, lightly, quietly, random_hand, seeds, walk


def eyes(state: State) -> list[Seat | None]:
    """Return everybody who may look: the seats, and a spectator."""
    return [None, *(Seat(seat + 1) for seat in range(len(state.hands)))]


def permuted(state: State, seat: Seat | None, rng: random.Random) -> State:
    """Return the state with the cards that a seat can't place swapped among stock and hands."""
    other = state.copy()
    places = [at for at in range(len(state.hands)) if at + 1 != seat]
    hidden = [card for at in places for card in state.hands[at] - state.known[at]]
    hidden += state.stock
    rng.shuffle(hidden)
    for at in places:
        size = len(state.hands[at]) - len(state.known[at])
        other.hands[at] = state.known[at] + Cards.of(hidden[:size])
        hidden = hidden[size:]
    other.stock = tuple(hidden)
    if state.drawn is not None and state.to_act != seat:
        at = (state.to_act or 1) - 1
        other.drawn = rng.choice(list(other.hands[at] - other.known[at]))
    if seat != state.cutter and state.depth is not None:
        other.depth = rng.randrange(1, 52 * state.packs)
    return other


@lightly
@given(seeds)
def test_a_view_does_not_depend_on_what_its_seat_does_not_know(seed: int) -> None:
    rng = random.Random(seed)
    state = random_hand(rng)
    for _ in walk(rng, state, 25):
        for seat in eyes(state):
            other = permuted(state, seat, rng)
            assert everything(other) == everything(state)
            assert other.view(seat) == state.view(seat)
            assert repr(other.view(seat)) == repr(state.view(seat))


@lightly
@given(seeds)
def test_what_is_legal_and_what_is_seen_do_not_either(seed: int) -> None:
    rng = random.Random(seed)
    state = random_hand(rng)
    for _ in walk(rng, state, 25):
        seat = state.to_act
        assert seat is not None
        other = permuted(state, seat, rng)
        mine, theirs = legal(state.view(seat)), legal(other.view(seat))
        assert list(mine) == list(theirs)
        assert mine.meld_turn == theirs.meld_turn
        # Who watches sees the same of the same move, wherever hidden cards lie.
        move = choose(state, random.Random(seed))
        if state.phase is Phase.TURN:
            for watcher in eyes(state):
                if watcher != seat:
                    trial, twin = state.copy(), permuted_for(state, watcher, seat, rng)
                    assert seen(play(trial, move), watcher) == seen(play(twin, move), watcher)


def permuted_for(state: State, watcher: Seat | None, actor: Seat, rng: random.Random) -> State:
    """Permute what a watcher can't see, but for the actor's hand, so that its move is the same."""
    other = permuted(state, watcher, rng)
    swapped = {at: other.hands[at] for at in range(len(state.hands))}
    spare = Counter(card for at, held in swapped.items() for card in held) + Counter(other.stock)
    spare -= Counter(state.hands[actor - 1])
    other.hands[actor - 1] = state.hands[actor - 1]
    fixed = {actor - 1} | ({watcher - 1} if watcher else set())
    if watcher:
        other.hands[watcher - 1] = state.hands[watcher - 1]
        spare -= Counter(state.hands[watcher - 1])
    for at in range(len(state.hands)):
        if at not in fixed:
            spare -= Counter(state.known[at])
    pool = list(spare.elements())
    rng.shuffle(pool)
    for at in range(len(state.hands)):
        if at not in fixed:
            size = len(state.hands[at]) - len(state.known[at])
            other.hands[at] = state.known[at] + Cards.of(pool[:size])
            pool = pool[size:]
    other.stock = tuple(pool)
    assert everything(other) == everything(state)
    return other


@quietly
@given(seeds)
def test_a_guess_can_not_be_told_from_the_truth(seed: int) -> None:
    rng = random.Random(seed)
    state = random_hand(rng)
    cards = everything(state)

    def guess() -> None:
        for seat in eyes(state):
            view = state.view(seat)
            guessed = sample(view, rng)
            assert guessed.view(seat) == view
            assert everything(guessed) == cards
            table = view.table
            for at, known in enumerate(table.known):
                assert guessed.hands[at].contains(known)
                assert len(guessed.hands[at]) == table.counts[at]
            if table.refills:
                assert table.refilled.contains(Cards.of(guessed.stock))
            if guessed.phase is Phase.DISCARD and guessed.taken is None:
                assert guessed.drawn is not None
                assert guessed.drawn in guessed.holding(guessed.to_act or Seat(1))
            if seat is not None and not table.shown:
                hidden = sum(map(len, guessed.hands)) - len(view.hand) + table.stock
                placed = sum(len(held) for at, held in enumerate(table.known) if at + 1 != seat)
                assert len(unseen(view)) == hidden - placed

    for _ in walk(rng, state, 150):
        if rng.random() < 0.15:
            guess()
    guess()
    if not state.over():
        play(
            state,
            Resign(rng.choice([Seat(at + 1) for at, inside in enumerate(state.in_hand) if inside])),
        )
        guess()


@lightly
@given(seeds)
def test_a_guess_can_be_played_on_to_the_end(seed: int) -> None:
    rng = random.Random(seed)
    state = random_hand(rng)
    cards = everything(state)
    for _ in walk(rng, state, rng.randint(0, 60)):
        pass
    guessed = sample(state.view(rng.choice(eyes(state))), rng)
    for _ in walk(rng, guessed, 5000):
        pass
    assert guessed.over()
    assert everything(guessed) == cards


MELDS = ("8c 8d 8h", "Kc Kd Kh", "5c 6c 7c")


@pytest.mark.parametrize("refills", [0, 1])
@pytest.mark.parametrize(
    ("held", "how"),
    [
        ("2c 3d", {"turn": 1}),
        ("2c 3d Ks", {"turn": 2, "drawn": "Ks"}),  # the king can be thrown again
        ("2c 3d 3s", {"turn": 2, "taken": "3s"}),  # another card must be
    ],
)
def test_who_has_melded_is_guessed_to_hold_no_more_than_r18_allows(
    held: str, how: dict[str, Any], refills: int
) -> None:
    hands = "Ac 3c", held, "9d Td"
    scores, opened = (0, 70, 69), (1, 2)
    state = placed(*hands, scores=scores, melds=MELDS, opened=opened, refills=refills, **how)
    if refills:
        state.refilled = Cards.of(state.stock) + state.hands[1] + state.hands[2]
    rng = random.Random(1)
    guesses, dear = set(), False
    for _ in range(60):
        guessed = sample(state.view(Seat(1)), rng)
        assert everything(guessed) == everything(state)
        assert not refills or guessed.refilled.contains(Cards.of(guessed.stock))
        before = guessed.hands[1]
        if guessed.phase is Phase.DISCARD:
            assert guessed.drawn is not None or guessed.taken is not None
            before = before.minus(guessed.drawn or Card.parse("3s"))
            seat = Seat(2)
            assert list(legal(guessed.view(seat)))
            assert guessed.view(seat).hand == guessed.hands[1]
        assert state.rules.points(before) <= 5
        guesses.add(guessed.hands[1])
        dear |= state.rules.points(guessed.hands[2]) > 6
    assert len(guesses) > 3
    assert dear  # R18 binds nobody before the first meld


@lightly
@given(seeds)
def test_guesses_reach_every_place_where_a_card_may_be(seed: int) -> None:
    """No hidden card is always in the same hand, and guesses with one seed are the same."""
    rng = random.Random(seed)
    state = random_hand(rng)
    for _ in walk(rng, state, 10):
        pass
    if state.over() or len(state.stock) < 5:
        return
    view = state.view(state.to_act)
    first, again = sample(view, random.Random(seed)), sample(view, random.Random(seed))
    assert (first.hands, first.stock, first.key) == (again.hands, again.stock, again.key)
    guesses = [sample(view, rng) for _ in range(12)]
    assert len({tuple(guess.stock) for guess in guesses}) > 1
    assert all(guess.key != state.key for guess in guesses)


def recount(known: list[Counter[Card]], event: HandEvent) -> None:
    """Note what an event tells all of a hand: a card taken comes, a face thrown or laid goes."""
    held = known[event.seat - 1]
    gone: list[Card] = []
    match event:
        case Took():
            held[event.card] += 1
        case Discarded():
            gone = [event.card]
        case Melded():
            gone = [card for meld in event.melds for card in meld.cards]
            gone += [card for lay_off in event.lay_offs for card in lay_off.cards]
    for card in gone:
        if held[card]:
            held[card] -= 1


@quietly
@given(seeds)
def test_known_cards_are_those_of_a_naive_count_from_the_events(seed: int) -> None:
    rng = random.Random(seed)
    state = random_hand(rng)
    known: list[Counter[Card]] = [Counter() for _ in state.hands]
    if state.kept is not None:
        known[state.cutter - 1][state.kept] += 1
    for _ in range(120):
        if state.over():
            break
        recount(known, play(state, choose(state, rng)))
        table = state.view(None).table
        assert [Counter(held) for held in table.known] == [+held for held in known]
        for at, held in enumerate(table.known):
            assert state.hands[at].contains(held)


@quietly
@given(seeds)
def test_what_a_seat_can_not_place_is_in_the_stock_or_in_hidden_hands(seed: int) -> None:
    rng = random.Random(seed)
    state = random_hand(rng)
    for _ in walk(rng, state, 60):
        seat = rng.choice(eyes(state))
        lies = Counter(state.stock)
        for at, held in enumerate(state.hands):
            if at + 1 != seat:
                lies += Counter(held - state.known[at])
        assert Counter(unseen(state.view(seat))) == lies
