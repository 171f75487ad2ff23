"""Observations: all that a seat may know, and nothing else, whatever lies hidden."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given

from bingrummy.cards import Card, Suit
from bingrummy.envs import actions as act
from bingrummy.envs import layout
from bingrummy.envs.around import rules_vector
from bingrummy.envs.dealing import new_episode, step
from bingrummy.envs.episode import Episode
from bingrummy.envs.seeing import Eyes, Vector, blank, named
from bingrummy.envs.setting import Setting
from bingrummy.melds import End
from bingrummy.moves import Seat
from bingrummy.multiset import Cards
from bingrummy.rules import OPTIONS, Rules
from bingrummy.views import Phase, View
from counts import soak
from env_tools import episode_of, episodes, permuted, phase_of, play_on, random_setting, seen_by
from positions import at
from random_play import rarely, seeds

PHASES = {
    "turn", "discard of a draw", "discard of a take", "meld begun", "meld turn", "laying off",
    "buy back", "between", "game over",
}  # fmt: skip


def leaks(episode: Episode, seat: Seat, rng: random.Random) -> bool:
    """Say whether a seat's observation changes with what it can't see."""
    before = seen_by(episode, seat)
    mask = episode.mask() if episode.seat == seat else None
    for _ in range(2):
        other = permuted(episode, seat, rng)
        if not np.array_equal(seen_by(other, seat), before):
            return True
        if mask is not None and not np.array_equal(other.mask(), mask):
            return True
    return False


def test_nothing_hidden_shows_in_any_phase() -> None:
    rng = random.Random(11)
    met: set[str] = set()
    short = Setting(3, Rules.parse("limit=25 cut_for_deuce=yes"), whole_game=True, max_hands=3)
    games = list(episodes(5, soak(80)))
    games += [new_episode(short, np.random.default_rng(seed))[0] for seed in range(soak(30))]
    for episode in games:
        for number, (played, _) in enumerate(play_on(rng, episode, 2000)):
            name = phase_of(played)
            if number % 13 and name in met and name != "buy back":
                continue
            met.add(name)
            for at_ in range(played.setting.seats):
                assert not leaks(played, Seat(at_ + 1), rng), (name, at_)
        if episode.over:
            met.add(phase_of(episode))
            for at_ in range(episode.setting.seats):
                assert not leaks(episode, Seat(at_ + 1), rng)
    assert met >= PHASES


def test_answers_to_buying_back_are_secret_until_all_have_answered() -> None:
    episode, _ = new_episode(Setting(4, whole_game=True), np.random.default_rng(2))
    rng, chance = random.Random(2), np.random.default_rng(2)
    tried = 0
    while not episode.over and tried < 5:
        state = episode.state
        assert state is not None
        asked = state.buying if state.phase is Phase.BUY_BACK else None
        if asked is not None and len(asked.asked) - len(asked.answered) > 1:
            tried += 1
            yes, no = episode.copy(), episode.copy()
            yes.step(act.BUY_BACK)
            no.step(act.DECLINE)
            for seat in range(1, 5):
                assert np.array_equal(seen_by(yes, Seat(seat)), seen_by(no, Seat(seat)))
        action = act.BUY_BACK if act.BUY_BACK in episode.legal() else rng.choice(episode.legal())
        step(episode, action, chance)
    assert tried


@pytest.mark.parametrize("part", ["hand", "stock", "drawn", "draft"])
def test_a_planted_leak_is_found(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Episode.observe

    def leaky(self: Episode, seat: Seat, out: Vector) -> None:
        honest(self, seat, out)
        state = self.state
        assert state is not None
        match part:
            case "hand":
                out[0] += sum(held.packed % 999983 for held in state.hands)
            case "stock":
                out[0] += state.stock[-1].index if state.stock else 0
            case "drawn":
                out[0] += state.drawn.index if state.drawn else 0
            case _:
                out[0] += self.draft is not None

    monkeypatch.setattr(Episode, "observe", leaky)
    rng = random.Random(4)
    assert any(
        leaks(played, Seat(seat + 1), rng)
        for episode in episodes(3, 6)
        for played, _ in play_on(rng, episode, 100)
        for seat in range(played.setting.seats)
    )


@rarely
@given(seeds)
def test_the_state_shows_what_the_view_shows(seed: int) -> None:
    rng = random.Random(seed)
    setting = random_setting(rng, whole_game=rng.random() < 0.3)
    episode, _ = new_episode(setting, np.random.default_rng(seed))
    for number, (played, _) in enumerate(play_on(rng, episode, 120)):
        if number % 11:
            continue
        for at_ in range(setting.seats):
            seat = Seat(at_ + 1)
            draft = played.draft if played.seat == seat else None
            fresh = blank()
            Eyes().write(played.view(seat), seat, fresh, draft)
            shown = seen_by(played, seat)
            assert np.array_equal(fresh, shown)
            assert shown.min() >= 0
            assert shown.max() <= 1


@rarely
@given(seeds)
def test_every_fact_of_a_view_is_in_the_observation(seed: int) -> None:
    rng = random.Random(seed)
    setting = random_setting(rng)
    episode, _ = new_episode(setting, np.random.default_rng(seed))
    for number, (played, _) in enumerate(play_on(rng, episode, 120)):
        if number % 11 or played.draft is not None:
            continue
        for at_ in range(setting.seats):
            seat = Seat(at_ + 1)
            reads_back(played.view(seat), named(seen_by(played, seat)))


def cards_in(counts: Vector) -> Cards:
    return Cards.of(
        card for card in map(Card.parse, ALL) for _ in range(round(3 * float(counts[card.index])))
    )


ALL = [rank + suit for suit in "cdhs" for rank in "A23456789TJQK"]


def one_of(marks: Vector) -> Card | None:
    return Card.parse(ALL[int(marks.argmax())]) if marks.any() else None


def reads_back(view: View, parts: dict[str, Vector]) -> None:
    """Read a view's facts out of the observation, and hold them against the view."""
    table, seats = view.table, len(view.table.counts)
    first = (view.seat or 1) - 1
    turned = [(first + step_) % seats for step_ in range(seats)]

    def ring(name: str, scale: float) -> list[int]:
        assert not parts[name][seats:].any()
        back = [0] * seats
        for place, number in zip(turned, parts[name], strict=False):
            back[place] = round(float(number) * scale)
        return back

    def seat_in(name: str) -> int | None:
        return turned[int(parts[name].argmax())] + 1 if parts[name].any() else None

    def number(name: str, scale: float) -> int:
        return round(float(parts[name][0]) * scale)

    assert cards_in(parts["hand"]) == view.hand
    for place, counts in zip(turned, parts["known"], strict=False):
        assert cards_in(counts) == (table.shown or table.known)[place]
    assert cards_in(parts["refilled"]) == table.refilled
    assert cards_in(parts["pile"]) == Cards.of(table.pile)
    size = number("pile_size", layout.MOST_CARDS)
    order = [Card.parse(ALL[round(float(code) * 52) - 1]) for code in parts["pile_order"][:size]]
    assert tuple(order) == table.pile
    assert [one_of(parts[name]) for name in ("top", "taken", "drawn")] == [
        view.top, table.taken, view.drawn
    ]  # fmt: skip
    assert ring("counts", layout.MOST_HELD) == list(table.counts)
    assert ring("opened", 1) == list(table.opened)
    assert ring("in_hand", 1) == list(table.in_hand)
    assert ring("scores", layout.POINTS) == list(table.standing.scores)
    assert ring("seated", 1) == [1] * seats
    assert seat_in("dealer") == table.dealer
    assert seat_in("to_act") == table.to_act
    assert seat_in("went_out") == table.went_out
    assert number("stock", layout.MOST_CARDS) == table.stock
    assert number("depth", layout.MOST_CARDS) == (view.depth or 0)
    for name, scale in (("refills", 9), ("dry", 8), ("idle", 32), ("turns", 255)):
        assert number(name, scale) == getattr(table, name)
    assert number("pot", layout.CHIPS) == min(table.standing.pot, layout.CHIPS)
    limited, keep = parts["may_keep"]
    assert (round(500 * float(keep)) if limited else None) == view.may_keep
    assert parts["packs"].tolist() == [table.packs == 2, table.packs == 3]
    assert np.allclose(parts["rules"], rules_vector(view.rules))
    for row, owners, meld, owner in zip(
        parts["melds"], parts["owners"], table.melds, table.owners, strict=False
    ):
        assert turned[int(owners.argmax())] + 1 == owner
        is_set, is_run, suits = bool(row[0]), bool(row[1]), row[2:6]
        places, wild = row[6:20], row[20:34]
        assert (is_set, is_run) == (meld.suit is None, meld.suit is not None)
        deuces = [card for card in meld.cards if card.wild]
        assert [round(3 * float(count)) for count in row[38:42]] == [
            sum(card.suit == suit for card in deuces) for suit in range(4)
        ]
        if meld.suit is not None:
            assert suits.argmax() == meld.suit
            assert np.flatnonzero(places).tolist() == list(range(meld.low - 1, meld.high))
            assert [bool(wild[meld.low - 1 + at_]) for at_ in range(len(meld.cards))] == [
                card.wild for card in meld.cards
            ]
        else:
            assert np.flatnonzero(places).tolist() == [meld.cards[0].rank - 1]
            assert [round(3 * float(count)) for count in row[34:38]] == [
                sum(card.suit == suit and not card.wild for card in meld.cards) for suit in range(4)
            ]
    assert not parts["melds"][len(table.melds) :].any()


def test_every_house_rule_is_in_the_observation() -> None:
    other = {
        "packs": "3", "ante": "1", "cut_for_deuce": "no", "twin_discard": "yes", "ace": "low",
        "min_naturals": "2", "first_melds": "1", "limit": "100", "limit_rule": "off",
        "deuce_points": "25", "reshuffles": "0", "buy_back": "no", "max_buy_backs": "5",
        "late_entry": "yes",
    }  # fmt: skip
    assert set(other) == set(OPTIONS)
    plain = rules_vector(Rules())
    for name, value in other.items():
        changed = rules_vector(Rules().with_option(name, value))
        assert changed != plain, name
        assert all(0 <= number <= 1 for number in changed)
        assert len(changed) == len(plain)


def test_the_own_meld_turn_is_seen_by_its_seat_alone() -> None:
    state = at("8s 8h 8d 9c Kd", "4s 5s", opened=(1,), melds=("Tc Jc Qc",))
    episode = episode_of(state)
    others = seen_by(episode, Seat(2))
    seen = [seen_by(episode, Seat(1))]
    for action in (act.MELD, act.set_with(Card.parse("8s")), act.card(Card.parse("8h")),
                   act.card(Card.parse("8d")), act.lay_off_at(1, state.melds[0].ends(
                       Card.parse("9c"), state.rules)[0]), act.card(Card.parse("9c"))):  # fmt: skip
        episode.step(action)
        assert np.array_equal(seen_by(episode, Seat(2)), others)
        seen.append(seen_by(episode, Seat(1)))
    for one, two in pairwise(seen):
        assert not np.array_equal(one, two)
    parts = named(seen[-1])
    assert parts["phase"].tolist() == [0, 0, 1, 0, 0, 0]
    assert str(cards_in(parts["hand"])) == "Kd"
    assert parts["laid"][0] == 0.25
    assert parts["aim"].argmax() == 0
    assert parts["aim_end"].tolist() == [0, 0, 1]
    assert parts["melds"][1][0] == 1  # the set of eights
    episode.step(act.DONE)
    assert not np.array_equal(seen_by(episode, Seat(2)), others)


def test_the_fields_fill_the_vector() -> None:
    stops = [(layout.SLICES[field.name].start, field.size) for field in layout.FIELDS]
    at_ = 0
    for start, size in stops:
        assert start == at_
        at_ += size
    assert at_ == layout.SIZE


def test_the_page_describes_every_field_and_all_numbers() -> None:
    page = (Path(__file__).parent.parent / "docs" / "environments.md").read_text(encoding="utf-8")
    rows = [line.split(" | ")[:3] for line in page.splitlines() if line.startswith("| `")]
    told = [(row[0].strip("|` "), row[1], row[2]) for row in rows]
    assert told == [
        (field.name, " × ".join(map(str, field.shape)), str(field.scale))
        for field in layout.FIELDS
    ]  # fmt: skip
    assert f"{layout.SIZE:,} numbers" in page
    assert f"{act.ACTIONS} of them" in page
    for first in (act.throw, act.set_with, act.card):
        assert f"{first(Card.parse('Ac'))} + face" in page
    assert f"{act.run_from(Suit.CLUBS, 1)} + 14 × suit + place - 1" in page
    assert f"{act.lay_off_at(1, End.HIGH)} + 2 × (number of the meld - 1)" in page
    assert f"{act.below(Card.parse('2c'))} + suit" in page
