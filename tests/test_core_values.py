"""Values of the core: copies, pickles, equality, and every text form both ways."""

from __future__ import annotations

import contextlib
import copy
import pickle
import random
from collections import Counter
from enum import Enum
from typing import TypeVar, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bingrummy import events as ev
from bingrummy.cards import DEUCES, FACES, NATURALS, Card, Rank, Suit, card_at, parse_cards
from bingrummy.errors import BadRecord, BadRules, BadText, BingError, Fault, IllegalMove, Reason
from bingrummy.game import Game
from bingrummy.judging import legal
from bingrummy.lines import event_text, parse_event
from bingrummy.melds import End, Kind, Meld, readings
from bingrummy.moves import (
    Agree,
    AnswerBuyBack,
    Discard,
    Draw,
    LayOff,
    MeldId,
    MeldTurn,
    Move,
    Resign,
    Seat,
    Skip,
    Take,
    move_text,
    parse_move,
    parse_turn,
    turn_text,
)
from bingrummy.multiset import Cards, pack
from bingrummy.players import Player
from bingrummy.record import Record
from bingrummy.rules import OPTIONS, Rules
from bingrummy.state import State
from bingrummy.views import Buying, Phase, Standing
from positions import dealt, snapshot
from random_play import lightly, quietly, random_hand, random_rules, seeds, walk

MELD = Meld.parse("9c 2d Jc")
RUN = Meld.parse("run 2c 5h 2d")
LAY_OFF = LayOff(MeldId(2), End.LOW, parse_cards("8c 2s"))
HEX = "0a" * 32

MOVES = (
    Draw(Seat(1)),
    Take(Seat(2)),
    Discard(Seat(3), Card.parse("Th")),
    MeldTurn(Seat(4), (MELD, RUN), (LAY_OFF, LayOff(MeldId(12), End.SET, parse_cards("8s")))),
    MeldTurn(Seat(4), (), (LAY_OFF,)),
    MeldTurn(Seat(4), (RUN,)),
    Skip(Seat(5)),
    Resign(Seat(6)),
    AnswerBuyBack(Seat(7), yes=True),
    AnswerBuyBack(Seat(7), yes=False),
    Agree(Seat(8)),
    Agree(Seat(8), yes=False),
)
EVENTS: tuple[ev.Event, ...] = (
    ev.LotBegan(),
    ev.HandBegan(12, Seat(3), 250),
    ev.Committed(HEX, HEX),
    ev.Committed(HEX, None),
    ev.Sealed(Seat(2), HEX),
    ev.NonceShown(Seat(2), HEX[:32], 17),
    ev.NonceShown(Seat(2), HEX[:32]),
    ev.NonceShown(Seat(2), None),
    ev.DealerDrawn(Seat(4), HEX),
    ev.WasCut(Seat(1), Card.parse("2h")),
    ev.WasCut(Seat(1), ev.CutResult.NO_DEUCE),
    ev.WasCut(Seat(1), ev.CutResult.NOT_MADE),
    ev.Dealt(Seat(1), Cards.parse("2c Kd Kd")),
    ev.Dealt(Seat(1), None),
    ev.TurnedUp(Card.parse("8d")),
    ev.Drew(Seat(1), Card.parse("2h")),
    ev.Drew(Seat(1), None),
    ev.Drew(Seat(1), Card.parse("2h"), 40),
    ev.Drew(Seat(1), None, 155),
    ev.Took(Seat(2), Card.parse("Kd")),
    ev.Discarded(Seat(2), Card.parse("4s")),
    ev.Melded(Seat(1), (MELD, RUN), (LAY_OFF,)),
    ev.Melded(Seat(1), (), (LAY_OFF,)),
    ev.Melded(Seat(1), (MELD,), ()),
    ev.Skipped(Seat(2)),
    ev.Resigned(Seat(2)),
    ev.Agreed(Seat(2), yes=True),
    ev.Agreed(Seat(2), yes=False),
    ev.WentOut(Seat(1)),
    ev.HandVoid(scored=False),
    ev.HandVoid(scored=True),
    ev.Shown(Seat(2), Cards.parse("Ah Kd 4s")),
    ev.Revealed(HEX, 41),
    ev.Revealed(HEX, None),
    ev.Scored(((Seat(1), 0), (Seat(2), 104)), ((Seat(1), 12), (Seat(2), 180))),
    ev.Answered(Seat(3), yes=True),
    ev.Answered(Seat(3), yes=False),
    ev.Answered(Seat(3), yes=None),
    ev.BoughtBack(Seat(3), 75, 1000),
    ev.WentBust(Seat(3)),
    ev.Entered(Seat(4), "Åsa Ödmann", 0, 75),
    ev.Entered(Seat(4), "bot:early", 0, 75),
    ev.GameEnded(((Seat(1), 38), (Seat(4), 37))),
)
STATE = random_hand(random.Random(1))
VALUES: tuple[object, ...] = (
    Card.parse("Kd"),
    Cards.parse("Kd Kd 2c"),
    Cards(),
    Rank.ACE,
    Suit.HEARTS,
    MELD,
    RUN,
    Meld.parse("8s 8s 8h"),
    LAY_OFF,
    *MOVES,
    *EVENTS,
    Rules(),
    Rules.parse("strict limit=100"),
    Player("Ada"),
    Player("", "early"),
    Standing.fresh(3, Rules()),
    Buying(25, 19, (Seat(1),), ()),
    STATE.table(),
    STATE.view(Seat(1)),
    STATE.view(None),
    Reason.TWIN_CARD,
    Phase.TURN,
    Kind.SET,
    End.LOW,
    Fault.SUM,
    ev.CutResult.NO_DEUCE,
    Record.of(dealt(3), 3),
    Record.of(dealt(3), 3).header,
)

_T = TypeVar("_T")


def again(value: _T, protocol: int = 4) -> _T:
    """Return a value pickled and read back."""
    copied: _T = pickle.loads(pickle.dumps(value, protocol))  # noqa: S301
    return copied


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_values_survive_copies_and_pickles(value: object) -> None:
    copies = [copy.copy(value), copy.deepcopy(value), copy.deepcopy([value])[0]]
    copies += [again(value, protocol) for protocol in range(2, 6)]
    for other in copies:
        assert type(other) is type(value)
        assert other == value
        assert hash(other) == hash(value)
        assert repr(other) == repr(value)
    assert value != object()
    assert {value: 1}[copies[-1]] == 1


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_values_do_not_change(value: object) -> None:
    names = getattr(type(value), "__match_args__", ())
    if isinstance(value, Enum | Card | Cards | Meld):  # typed as final; their slots are for speed
        return
    for name in (*names, "something_new"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(value, name, 1)
        if name in names:
            with pytest.raises((AttributeError, TypeError)):
                delattr(value, name)


def test_cards_of_one_face_are_one_object() -> None:
    for card in FACES:
        for other in (
            copy.copy(card),
            copy.deepcopy(card),
            again(card),
            card_at(card.index),
        ):
            assert other is card


@pytest.mark.parametrize(
    "error",
    [
        IllegalMove(Reason.NOT_HELD, card="Kd"),
        IllegalMove(Reason.NOTHING_LAID),
        BadRecord(7, Fault.EXPECTED, "upcard Kd"),
        BadRecord(7, Fault.REFUSED, "x", IllegalMove(Reason.NOT_HELD, card="Kd")),
        BadText("no card"),
        BadRules("limit=20"),
    ],
    ids=str,
)
def test_errors_survive_copies_and_pickles(error: BingError) -> None:
    for other in (copy.copy(error), copy.deepcopy(error), again(error)):
        assert type(other) is type(error)
        assert str(other) == str(error)
        for name in ("reason", "details", "line", "fault", "detail"):
            assert getattr(other, name, None) == getattr(error, name, None)
        assert isinstance(other, BingError)


# Text.


def test_every_card_as_text() -> None:
    assert len({str(card) for card in FACES}) == 52
    for card in FACES:
        for text in (
            str(card),
            str(card).lower(),
            str(card).upper(),
            card.symbol,
            str(card).replace("T", "10"),
        ):
            assert Card.parse(text) is card
        assert eval(repr(card), {"Card": Card.parse}) is card  # noqa: S307
    assert [*DEUCES, *NATURALS] == sorted(
        [*DEUCES, *NATURALS], key=lambda card: (not card.wild, card.index)
    )
    for text in (
        "",
        "K",
        "d",
        "Kdd",
        "11d",
        "1d",
        "0d",
        "10",
        "Kx",
        "K d",
        "?c",
        "\N{ARABIC-INDIC DIGIT THREE}c",
        "ſc",
    ):
        with pytest.raises(BadText):
            Card.parse(text)


@pytest.mark.parametrize("move", MOVES, ids=move_text)
def test_moves_as_text(move: Move) -> None:
    assert parse_move(move_text(move)) == move
    assert move_text(parse_move(move_text(move))) == move_text(move)


@pytest.mark.parametrize("event", EVENTS, ids=event_text)
def test_events_as_text(event: ev.Event) -> None:
    line = event_text(event)
    assert "\n" not in line
    assert parse_event(line) == event
    for other in (line + " ", " " + line, line + "\n", line.replace(" ", "  ", 1), line + " x"):
        if other != line and not line.startswith("4 enters"):
            with pytest.raises((BadText, IllegalMove)):
                parse_event(other)


def test_every_kind_of_event_and_move_is_here() -> None:
    assert set(get_args(ev.Event)) == {type(event) for event in EVENTS}
    assert len({type(move) for move in MOVES}) == 8


@quietly
@given(seeds)
def test_rules_as_text(seed: int) -> None:
    rules = random_rules(random.Random(seed))
    assert Rules.parse(str(rules)) == rules
    assert (
        Rules.parse(" ".join(f"{name}={value}" for name, value in rules.words().items())) == rules
    )
    assert tuple(rules.words()) == OPTIONS
    assert eval(repr(rules), {"Rules": Rules}) == rules  # noqa: S307


@quietly
@given(st.lists(st.sampled_from(FACES), max_size=40), st.lists(st.sampled_from(FACES), max_size=10))
def test_multisets_count_like_a_counter(some: list[Card], more: list[Card]) -> None:
    first = [card for card, count in Counter(some).items() for _ in range(min(count, 3))]
    second = [card for card, count in Counter(more).items() for _ in range(min(count, 3))]
    cards, others = Cards.of(first), Cards.of(second)
    assert Counter(cards) == Counter(first)
    assert (len(cards), bool(cards)) == (len(first), bool(first))
    assert Cards.parse(str(cards)) == cards
    assert list(cards) == sorted(first)
    assert cards.deuces == Cards.of(card for card in first if card.wild)
    assert cards.once == Cards.of(set(first))
    assert [cards.face(at) for at in range(len(cards.once))] == cards.faces() == sorted(set(first))
    for beyond in (-1, len(cards.once)):
        with pytest.raises(IndexError):
            cards.face(beyond)
    for index in range(52):
        later = [card for card in cards.faces() if card.index >= index]
        assert cards.face_from(index) is (later[0] if later else None)
    assert cards.contains(others) is (Counter(second) <= Counter(first))
    both = Counter(first) + Counter(second)
    if max(both.values(), default=0) <= 3:
        assert Counter(cards + others) == both
    else:
        with pytest.raises(ValueError, match="more than three"):
            cards + others
    if cards.contains(others):
        assert Counter(cards - others) == Counter(first) - Counter(second)
        assert (cards - others) + others == cards
    else:
        with pytest.raises(ValueError, match="among"):
            cards - others
    for card in FACES:
        assert cards.count(card) == first.count(card)
        assert (card in cards) is (card in first)


def test_packs() -> None:
    for packs in (1, 2, 3):
        assert Counter(pack(packs)) == Counter(dict.fromkeys(FACES, packs))


@quietly
@given(st.lists(st.sampled_from(FACES), min_size=3, max_size=6), seeds)
def test_melds_as_text(cards: list[Card], seed: int) -> None:
    rules = random_rules(random.Random(seed))
    some = Cards.of(card for card, count in Counter(cards).items() for _ in range(min(count, 3)))
    for meld in readings(some, rules):
        assert Meld.parse(str(meld)) == meld
        assert hash(Meld.parse(str(meld))) == hash(meld)
        assert eval(repr(meld), {"Meld": Meld}) == meld  # noqa: S307
        assert Cards.of(meld.cards) == some
        assert len(meld.stands_for()) == len(meld.cards)
        for end in End:
            for card in FACES:
                if end in meld.ends(card, rules):
                    grown = meld.grown(end, [card], rules)
                    assert Meld.parse(str(grown)) == grown
                    assert (
                        Cards.of(grown.cards) == some.plus(card) if some.count(card) < 3 else True
                    )
                else:
                    with pytest.raises(IllegalMove):
                        meld.grown(end, [card], rules)


@lightly
@given(seeds)
def test_meld_turns_as_text(seed: int) -> None:
    rng = random.Random(seed)
    state = random_hand(rng)
    for _ in walk(rng, state, 40):
        best = legal(state.view(state.to_act)).meld_turn
        if best is not None:
            assert parse_turn(turn_text(best.melds, best.lay_offs)) == (best.melds, best.lay_offs)
            assert parse_move(move_text(best)) == best
            event = ev.Melded(best.seat, best.melds, best.lay_offs)
            assert parse_event(event_text(event)) == event


@quietly
@given(st.text(max_size=30))
def test_text_that_is_nothing_is_refused_in_its_own_way(text: str) -> None:
    for parse in (
        Card.parse,
        Cards.parse,
        Meld.parse,
        parse_move,
        parse_turn,
        parse_event,
        Rules.parse,
        Player.parse,
    ):
        with contextlib.suppress(BadText, IllegalMove, BadRules):
            parse(text)


def test_huge_numbers_are_refused_in_their_own_way() -> None:
    many = "9" * 5000
    for line in (
        f"1 draws 2h refill={many}",
        f"hand {many} dealer=1 pot=1",
        f"hand 1 dealer=1 pot={many}",
        f"points 1={many} scores 1={many}",
        f"nonce 1 {'0' * 32} depth={many}",
        f"reveal secret={HEX} depth={many}",
        f"1 buys back at {many} pot=1",
        f"1 melds ; m{many}+ 8s",
    ):
        with pytest.raises(BadText):
            parse_event(line)


def test_a_state_survives_copies_and_pickles_and_is_then_its_own() -> None:
    rng = random.Random("copies")
    state = random_hand(rng)
    for _ in walk(rng, state, 20):
        pass
    before = snapshot(state)
    for other in (state.copy(), copy.copy(state), copy.deepcopy([state])[0], again(state)):
        assert isinstance(other, State)
        assert snapshot(other) == before
        for _ in walk(rng, other, 20):
            pass
        assert snapshot(other) != before
        assert snapshot(state) == before


def test_a_stock_is_changed_by_setting_it_and_in_no_other_way() -> None:
    """A list here would be a copy, and a change of it lost without a word."""
    state = random_hand(random.Random("stock"))
    cards = state.stock
    with pytest.raises(AttributeError):
        state.stock.sort()  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        state.stock[0] = cards[1]  # type: ignore[index]
    state.stock = cards[::-1]
    assert state.stock == cards[::-1]


def test_a_game_survives_copies_and_pickles_and_is_then_its_own() -> None:
    game = Game(Rules(), [Player("Ada"), Player("", "early"), Player("Bea")])
    game.begin_lot("0a" * 32)
    game.draw_dealer()
    for moment in ("exchange", "hand"):
        if moment == "exchange":
            game.begin_hand("0b" * 32)
            game.seal(Seat(1), "0c" * 32)
        else:
            game.deal()
        for other in (game.copy(), copy.copy(game), copy.deepcopy([game])[0], again(game)):
            assert other.log == game.log
            assert [other.view(Seat(seat)) for seat in (1, 2, 3)] == [
                game.view(Seat(seat)) for seat in (1, 2, 3)
            ]
            before = len(game.log)
            other.play(Resign(Seat(1)))
            assert len(game.log) == before
            assert other.seats() != game.seats()
