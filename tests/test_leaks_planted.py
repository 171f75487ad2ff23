"""Planted leaks: each is caught by the leak tests, so that their silence means something.

Each plant is one mistake that a server could make, put into the running one; the same hands that
pass without it must fail with it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from random import Random
from typing import Any
from unittest import mock

import msgspec
import pytest

from bingrummy import form
from bingrummy.events import Event
from bingrummy.lines import event_text
from bingrummy.moves import Seat
from bingrummy.record import Record
from bingrummy.server.live.house import House
from bingrummy.server.live.livetable import LiveTable
from bingrummy.server.tables import refusals, showing
from bingrummy.server.tables.entries import Entry
from bingrummy.server.tables.state import TableState
from bingrummy.server.web import acts
from bingrummy.views import View
from leak_bytes import differences, in_game
from leak_tools import Stand, game_of, run_hand, standing
from leak_words import observers, outside, playable
from server_games import Hand, Played

# The decks are exchanged by putting others in the core's way, which only the plain form looks at;
# `make test` runs these files in that form too.
pytestmark = pytest.mark.skipif(
    form() == "compiled", reason="decks are exchanged in the plain form"
)

Plant = Callable[[], AbstractContextManager[object]]
SHOWING = "bingrummy.server.tables.showing"


def _whole(event: Event, _: Seat | None) -> Event:
    return event


@contextmanager
def drawn_cards() -> Iterator[None]:
    """Another seat's events come whole."""
    with (
        mock.patch(f"{SHOWING}.seen", _whole),
        mock.patch("bingrummy.server.live.livetable.seen", _whole),
    ):
        yield


@contextmanager
def full_lines() -> Iterator[None]:
    """The fields are the seat's, the line is the log's."""
    true = showing.entry_seen

    def leaking(entry: Entry, *rest: Any) -> Any:
        told = true(entry, *rest)
        if told is None or told.line is None:
            return told
        return msgspec.structs.replace(told, line=event_text(entry.content))  # type: ignore[arg-type]

    with (
        mock.patch(f"{SHOWING}.entry_seen", leaking),
        mock.patch("bingrummy.server.live.livetable.seen", lambda event, seat: (event, seat)),
    ):
        yield


@contextmanager
def spectators_hand() -> Iterator[None]:
    """Spectators look over everybody's shoulder."""
    true = showing.own_view

    def leaking(state: TableState, person: int | None) -> Any:
        told = true(state, person)
        if person is not None or state.game is None or state.game.hand is None:
            return told
        hands = [card.face for held in state.game.hand.hands for card in held]
        return msgspec.structs.replace(told, hand=hands)

    with mock.patch(f"{SHOWING}.own_view", leaking):
        yield


@contextmanager
def hand_in_log() -> Iterator[None]:
    """Somebody left a line for finding a fault in the code."""
    true = LiveTable.publish

    def leaking(self: LiveTable, entries: Any) -> None:
        for entry in entries:
            if not isinstance(entry.content, msgspec.Struct):
                logging.getLogger("bingrummy.server").info("play %s", event_text(entry.content))
        true(self, entries)

    with mock.patch.object(LiveTable, "publish", leaking):
        yield


@contextmanager
def hand_in_metrics() -> Iterator[None]:
    """A label holds what it should not."""
    true = LiveTable.publish

    def leaking(self: LiveTable, entries: Any) -> None:
        game = self.state.game
        if game is not None and game.hand is not None and LEAKING_HOUSE:
            reason = " ".join(str(held) for held in game.hand.hands)
            LEAKING_HOUSE[-1].measures.refused.labels(reason).inc()
        true(self, entries)

    with mock.patch.object(LiveTable, "publish", leaking):
        yield


LEAKING_HOUSE: list[House] = []


@contextmanager
def stock_in_its_number() -> Iterator[None]:
    """The number of cards in the stock says which is next."""
    true = showing._game

    def leaking(state: TableState, view: View) -> Any:
        told = true(state, view)
        hand = None if state.game is None else state.game.hand
        if hand is None or not hand.stock:
            return told
        return msgspec.structs.replace(told, stock=100 * told.stock + hand.stock[-1].index)

    with mock.patch(f"{SHOWING}._game", leaking):
        yield


@contextmanager
def order_of_hands() -> Iterator[None]:
    """A seat's chips are off by a bit of somebody else's hand."""
    true = showing._in_play

    def leaking(state: TableState, seat: int, table: Any) -> Any:
        told = true(state, seat, table)
        hand = None if state.game is None else state.game.hand
        if hand is not None:
            told["chips"] += state.rules.points(hand.hands[seat - 1])
        return told

    with mock.patch(f"{SHOWING}._in_play", leaking):
        yield


@contextmanager
def refusals_tell() -> Iterator[None]:
    """A refusal explains itself by the hand that it was judged with."""
    true = refusals.refusal
    states: list[TableState] = []
    do = acts.do

    async def noting(way: Any, live: LiveTable, *rest: Any, **more: Any) -> Any:
        states.append(live.state)
        return await do(way, live, *rest, **more)

    def leaking(error: Any, language: Any) -> Any:
        told = true(error, language)
        game = states[-1].game if states else None
        if game is None or game.hand is None:
            return told
        hands = " / ".join(map(str, game.hand.hands))
        return msgspec.structs.replace(told, sentence=f"{told.sentence} {hands}")

    with mock.patch.object(acts, "refusal", leaking), mock.patch.object(acts, "do", noting):
        yield


@contextmanager
def whole_downloads() -> Iterator[None]:
    """A seat's record is everybody's."""
    with mock.patch.object(Record, "seen_by", lambda self, _: self):
        yield


@contextmanager
def hands_too_early() -> Iterator[None]:
    """The view of an earlier moment shows all hands before the hand is over."""
    with mock.patch.object(acts, "_over", return_value=True):
        yield


@contextmanager
def secret_in_views() -> Iterator[None]:
    """The house's secret is in everybody's view."""
    true = showing.public_view

    def leaking(state: TableState) -> Any:
        return msgspec.structs.replace(true(state), broken=state.secret)

    with mock.patch(f"{SHOWING}.public_view", leaking):
        yield


PLANTS: list[tuple[Plant, bool, bool]] = [  # by which test it must be caught: words, bytes
    (drawn_cards, True, True),
    (full_lines, True, True),
    (spectators_hand, True, True),
    (hand_in_log, True, True),
    (hand_in_metrics, True, True),
    (stock_in_its_number, False, True),
    (order_of_hands, False, True),
    (refusals_tell, True, True),
    (whole_downloads, True, True),
    (hands_too_early, True, True),
    (secret_in_views, True, False),  # the same in both runs, by construction
]


@pytest.fixture(scope="module")
def stand(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stand]:
    with standing(tmp_path_factory.mktemp("planted")) as one:
        assert one.server.serving.house is not None
        LEAKING_HOUSE.append(one.server.serving.house)
        yield one


@pytest.fixture(scope="module")
def hand(stand: Stand) -> tuple[Played, Hand, int]:
    """Return a hand of three in which cards are drawn and kept, and how much of it is played."""
    for number in range(50):
        played = game_of(stand, 1 + 7 * number, apart=True)
        for hand in played.hands:
            drawn = [at for at, step in enumerate(hand.steps) if step.step == "discard"]
            if len(in_game(played, hand)) == 3 and 4 <= len(drawn) <= 6:
                return played, hand, drawn[3]
    raise AssertionError


def words_found(stand: Stand, found: tuple[Played, Hand, int]) -> list[str]:
    played, hand, _ = found
    seats = observers(played, hand)
    return outside(run_hand(stand, played, hand, seats, upto=playable(hand), often=0.6), played)


def bytes_found(stand: Stand, found: tuple[Played, Hand, int]) -> list[str]:
    played, hand, upto = found
    seat = Random(3).choice(in_game(played, hand))
    faults, moved = differences(stand, played, hand, seat, upto=upto, often=0.6)
    assert moved > 20
    return faults


def test_without_a_plant_the_hand_passes(stand: Stand, hand: tuple[Played, Hand, int]) -> None:
    assert words_found(stand, hand) == []
    assert bytes_found(stand, hand) == []


@pytest.mark.parametrize(
    ("plant", "by_words", "by_bytes"), PLANTS, ids=lambda p: getattr(p, "__name__", "")
)
def test_each_planted_leak_is_caught(
    stand: Stand, hand: tuple[Played, Hand, int], plant: Plant, by_words: bool, by_bytes: bool
) -> None:
    with plant():
        if by_words:
            assert words_found(stand, hand), "the words don't tell"
        if by_bytes:
            assert bytes_found(stand, hand), "the bytes don't tell"
