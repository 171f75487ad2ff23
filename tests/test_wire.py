"""Messages: the one mapping from the core and back, and their schema."""

from __future__ import annotations

import contextlib
import json
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bingrummy import events as ev
from bingrummy import moves
from bingrummy.bots import STYLES
from bingrummy.cards import FACES
from bingrummy.errors import IllegalMove
from bingrummy.game import Game
from bingrummy.moves import Move, Seat
from bingrummy.players import Player
from bingrummy.rules import Rules
from bingrummy.shuffle import derived, seal
from bingrummy.views import Phase
from bingrummy.wire import commands as c
from bingrummy.wire import events as we
from bingrummy.wire import messages as m
from bingrummy.wire import notes as n
from bingrummy.wire.client import Nonces
from bingrummy.wire.views import MayDo


def played(seed: int, rules: str = "limit=40") -> Game:
    """Return a game that bots have played out, with nonces and a cut."""
    game = Game(Rules.parse(rules), [Player("Ada"), Player("", "early"), Player("Bob")])
    rng = Random(seed)
    game.begin_lot(derived(str(seed), "lot", 64))
    game.draw_dealer()
    while game.phase is not Phase.GAME_OVER:
        if game.phase is Phase.BETWEEN:
            game.begin_hand(derived(str(seed), f"hand {game.standing.number}", 64))
            nonce = derived(str(seed), f"nonce {game.standing.number}", 32)
            seat = game.seats()[0]
            depth = 5 if game.cutter() == seat else None
            game.seal(seat, seal(nonce, depth))
            game.show_nonce(seat, nonce, depth)
            game.deal()
            continue
        view = game.view(None)
        if game.phase is Phase.BUY_BACK:
            assert view.buying is not None
            waiting = [s for s in view.buying.asked if s not in view.buying.answered]
            game.play(moves.AnswerBuyBack(waiting[0], rng.random() < 0.5))
            continue
        seat = view.table.to_act or Seat(1)
        game.play(STYLES["early"](game.view(seat), rng))
    return game


@pytest.mark.parametrize("seed", range(4))
def test_every_event_of_a_game_is_told_and_reads_back(seed: int) -> None:
    for event in played(seed).log:
        for seat in (None, Seat(1), Seat(2)):
            told = we.told(ev.seen(event, seat))
            text = msgspec.json.encode(told)
            assert msgspec.json.decode(text, type=we.Happening) == told
            # What a seat doesn't see can't be told: there is nothing in the fields of it.
            hidden = getattr(ev.seen(event, seat), "card", ...) is None
            if hidden and isinstance(event, ev.Drew):
                assert str(event.card) not in text.decode()


def test_the_secret_of_a_commitment_is_never_told() -> None:
    told = we.told(ev.Committed("ab" * 32, "cd" * 32))
    assert "cd" * 32 not in msgspec.json.encode(told).decode()


def test_every_kind_of_event_has_a_message() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(we.Happening)}
    assert len(kinds) == len(get_args(we.Happening)) == len(get_args(ev.Event))


@pytest.mark.parametrize("seed", range(4))
def test_moves_become_commands_and_back(seed: int) -> None:
    for event in played(seed).log:
        move: Move
        match event:
            case ev.Drew():
                move = moves.Draw(event.seat)
            case ev.Took():
                move = moves.Take(event.seat)
            case ev.Discarded():
                move = moves.Discard(event.seat, event.card)
            case ev.Melded():
                move = moves.MeldTurn(event.seat, event.melds, event.lay_offs)
            case ev.Answered() if event.yes is not None:
                move = moves.AnswerBuyBack(event.seat, event.yes)
            case _:
                continue
        what = c.what_of(move)
        again = msgspec.json.decode(msgspec.json.encode(what), type=c.What)
        assert again == what
        assert c.move_of(what, move.seat) == move


def test_a_melds_kind_may_be_left_out_where_it_is_plain() -> None:
    assert c.meld_of(["9c", "2d", "Jc"], None).low == 9
    assert c.meld_of(["10c", "9c", "8c"][::-1], "run").low == 8
    with pytest.raises(IllegalMove):
        c.meld_of(["Kd", "Kh", "4c"], "set")


@given(cards=st.lists(st.sampled_from([card.face for card in FACES]), min_size=1, max_size=14))
def test_no_list_of_cards_breaks_anything(cards: list[str]) -> None:
    what = c.MeldTurn([c.NewMeld(cards)], [c.NewLayOff(3, "low", cards)])
    with contextlib.suppress(IllegalMove):
        c.move_of(what, Seat(1))


@pytest.mark.parametrize(
    "text",
    [
        '{"id":"a","what":{"do":"draw"},"x":1}',
        '{"id":"","what":{"do":"draw"}}',
        '{"id":"a","what":{"do":"discard","card":"KD"}}',
        '{"id":"a","what":{"do":"meld","melds":[{"cards":[]}]}}',
        '{"id":"a","what":{"do":"sit","seat":9}}',
        '{"id":"a","what":{"do":"chat","text":""}}',
        '{"id":"a","what":{"do":"lengthen","seat":1,"seconds":601}}',
        '{"id":"a","what":{"do":"draw"},"decision":{"game":1,"seat":1,"hand":1,"turn":0,"step":"x"}}',
    ],
)
def test_what_is_no_command_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=c.Command)


def test_notes_read_back_and_hold_no_token() -> None:
    for kind in get_args(n.Note):
        fields = {field.name for field in msgspec.structs.fields(kind)}
        assert not fields & {"token", "digest", "secret", "key"}


def test_the_schema_has_every_message() -> None:
    _, components = msgspec.json.schema_components([m.FromClient, m.FromServer])
    assert {"Hello", "Do", "Snapshot", "Happened", "Refusal", "GameView"} <= set(components)
    assert not any("." in name or "bingrummy" in name for name in components)
    json.dumps(components)


def may(step: Any, deepest: int | None = None, hand: int = 1) -> MayDo:
    return MayDo(c.Decision(1, 1, hand, 0, step), deepest=deepest)


def test_nonces_are_fresh_bound_and_shown_once_sealed() -> None:
    nonces = Nonces()
    sealed = nonces.answer(may("seal", 103), 41)
    shown = nonces.answer(may("nonce", 103))
    assert isinstance(sealed, c.SealNonce)
    assert isinstance(shown, c.ShowNonce)
    assert shown.depth == 41
    assert seal(shown.nonce, shown.depth) == sealed.digest
    other = nonces.answer(may("seal", None, 2), 41)  # not the cutter: no depth
    again = nonces.answer(may("nonce", None, 2))
    assert isinstance(again, c.ShowNonce)
    assert again.depth is None
    assert other != sealed
    assert nonces.answer(may("nonce", None, 3)) is None
    assert nonces.answer(may("turn")) is None
    assert nonces.answer(None) is None
