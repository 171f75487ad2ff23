"""Recorded games: replay, tampering, what a seat's record hides, torn files.

The games under `games/` were made once by `write_games` and are judged as they stand; after a
change of the format it writes them anew: `python tests/test_records.py`.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeVar, get_args

import pytest

from bingrummy import events as ev
from bingrummy.errors import BadRecord, BadText, Fault
from bingrummy.game import Game
from bingrummy.lines import event_text
from bingrummy.moves import Seat
from bingrummy.players import Player
from bingrummy.record import Record, Scribe
from bingrummy.replay import Verdict, replay
from bingrummy.rules import Rules
from bingrummy.shuffle import derived
from counts import soak
from positions import NAMES, game_snapshot
from test_game_walks import Players
from test_rules_table_shuffle import checked

T = TypeVar("T")
FOLDER = Path(__file__).parent / "games"
MADE = {
    "2-agreed": (2, 39, "first_melds=1 limit=50"),
    "3-one-left": (3, 45, ""),
    "4-bought-back": (4, 53, "reshuffles=0 limit=50 first_melds=1 max_buy_backs=1"),
    "6-newcomer": (6, 0, "late_entry=yes limit=50 first_melds=2"),
    "7-void-and-skip": (7, 9, "packs=2 reshuffles=1 first_melds=1 limit=50 ace=low"),
    "8-house-rules": (
        8,
        22,
        "min_naturals=1 deuce_points=20 limit_rule=meld_only ace=high first_melds=2",
    ),
}


def write_games() -> None:
    """Play the games again and write their records."""
    for name, (count, seed, rules) in MADE.items():
        seated = [
            Player("", "early") if seat and (seat + seed) % 5 == 0 else Player(NAMES[seat])
            for seat in range(count)
        ]
        game = Game(Rules.parse(rules), seated)
        for _ in Players(game, f"{count} {seed}", leaving=0.004, agreeing=0.004).run():
            pass
        (FOLDER / f"{name}.record").write_text(str(Record.of(game, count)), encoding="utf-8")


GAMES = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.record"))}
every_game = pytest.mark.parametrize("name", GAMES)


def judged(text: str, *, torn: bool = False) -> Verdict:
    """Read a record and replay it."""
    return replay(Record.parse(text, torn=torn))


def resummed(lines: list[str]) -> str:
    """Return lines as a text whose sums are right again."""
    digest = hashlib.sha256()
    out = []
    for line in lines:
        true = f"sum {digest.hexdigest()}" if line.startswith("sum ") else line
        digest.update(f"{true}\n".encode())
        out.append(true + "\n")
    return "".join(out)


def some(rng: random.Random, population: Sequence[T], full: int) -> list[T]:
    """Return a sample, the whole where BING_SOAK asks for full counts."""
    size = len(population) if soak(100) >= 100 else soak(full)
    return rng.sample(population, min(size, len(population)))


# Replay.


def test_there_is_a_game_for_each_number_of_seats() -> None:
    assert {name[0] for name in GAMES} == set("234678")
    kinds = {type(event) for text in GAMES.values() for event in Record.parse(text).events}
    assert set(get_args(ev.Event)) - kinds == set()


@every_game
def test_a_recorded_game_holds(name: str) -> None:
    text = GAMES[name]
    record = Record.parse(text)
    assert str(record) == text
    assert Record.parse(str(record)) == record
    assert record.at == tuple(
        at
        for at, line in enumerate(text.splitlines(), 1)
        if line.split()[0] not in HEADER and at > 1
    )
    verdict = replay(record)
    assert (verdict.judged, verdict.events) == (len(record.events), len(record.events))
    assert verdict.hands == verdict.game.standing.number
    assert verdict.proved == checked(text) == verdict.hands + 1
    assert tuple(verdict.game.log) == record.events
    assert sum(verdict.game.shares.values()) == sum(verdict.game.paid)


HEADER = {"rules", "seat", "view", "seed", "sum"}


@every_game
def test_the_scribe_writes_the_same_event_by_event(name: str) -> None:
    record = Record.parse(GAMES[name])
    scribe = Scribe()
    text = scribe.header(record.header) + "".join(scribe.events([event]) for event in record.events)
    assert text == GAMES[name]


# Tampering.


@every_game
def test_every_changed_character_is_refused(name: str) -> None:
    text = GAMES[name]
    rng = random.Random(name)
    for place in some(rng, range(len(text)), 400):
        for other in rng.sample("0a2K?- =\n\r\u00e9m", 2):
            if other == text[place]:
                continue
            with pytest.raises(BadRecord) as caught:
                judged(text[:place] + other + text[place + 1 :])
            assert caught.value.line >= 1
            # What a form or a sum shows wrong is shown at its line or where the next sum stands.
            assert caught.value.line >= text.count("\n", 0, place) + 1 - (
                caught.value.fault is Fault.HEADER
            )
            assert isinstance(caught.value.fault, Fault)


@every_game
def test_a_character_lost_or_put_in_is_refused(name: str) -> None:
    text = GAMES[name]
    rng = random.Random(name)
    for place in some(rng, range(len(text)), 200):
        for other in ("", text[place] * 2):
            with pytest.raises(BadRecord):
                judged(text[:place] + other + text[place + 1 :])


def unseen_change(before: list[str], after: list[str]) -> bool:
    """Say whether lines put in the place of others, sums made right, can't be told from the truth.

    Nobody can tell: another name; house rules that made no difference; a lay-off on another meld or
    end that would do as well; consent to stop that came to nothing, and when it was given; in which
    order answers or resignations came; what was sealed and never shown for the draw of the first
    deal, if the same dealer is drawn; and that a record goes on.
    """
    words = [line.split() for line in (*before, *after)]
    firsts = {word[0] for word in words}
    deeds = {word[1] for word in words if len(word) > 1}
    if firsts <= {"seat", "rules"} or firsts <= {"seal", "nonce"}:
        return True
    if deeds == {"enters"} and len(before) == len(after) == 1:
        return before[0].split()[:5] == after[0].split()[:5]
    if deeds == {"melds"} and len(before) == len(after) == 1:
        return laid(before[0]) == laid(after[0])
    return bool(deeds & {"agrees", "disagrees", "resigns"}) or deeds == {"answers"}


def laid(line: str) -> tuple[str, list[str]]:
    """Return a meld turn's new melds and the cards that it lays off, wherever."""
    new, _, off = line.partition(";")
    return new, [word for word in off.replace(",", " ").split() if not word.startswith("m")]


def refused_or_unseen(lines: list[str], start: int, stop: int, after: list[str]) -> None:
    """Put other lines in a record, make the sums right, and judge it."""
    changed = [*lines[:start], *after, *lines[stop:]]
    try:
        verdict = judged(resummed(changed))
    except BadRecord:
        return
    whole = start + len(after) >= len(changed)
    assert whole or unseen_change(lines[start:stop], after), (lines[start:stop], after)
    assert verdict.game.standing.number >= 0


@every_game
def test_with_the_sums_made_right_what_breaks_a_rule_or_a_proof_is_refused_all_the_same(
    name: str,
) -> None:
    lines = GAMES[name].splitlines()
    rng = random.Random(name)
    places = [(at, place) for at, line in enumerate(lines) for place in range(len(line))]
    for at, place in some(rng, places, 500):
        line = lines[at]
        if line.startswith("sum "):
            continue
        for other in rng.sample(alike(line[place]), 1):
            refused_or_unseen(lines, at, at + 1, [line[:place] + other + line[place + 1 :]])


def alike(character: str) -> str:
    """Return characters that may stand where this one stands."""
    for some in ("cdhs", "A23456789TJQK", "0123456789abcdef", "<>+", "yes no", "123456789"):
        if character in some:
            return "".join(other for other in some if other != character)
    return "x1"


@every_game
def test_lines_deleted_doubled_or_swapped_are_refused(name: str) -> None:
    lines = GAMES[name].splitlines()
    rng = random.Random(name)
    for at in some(rng, range(len(lines)), 250):
        refused_or_unseen(lines, at, at + 1, [])
        refused_or_unseen(lines, at, at + 1, [lines[at], lines[at]])
        if at + 1 < len(lines) and lines[at] != lines[at + 1]:
            refused_or_unseen(lines, at, at + 2, [lines[at + 1], lines[at]])


@every_game
def test_other_cards_other_seats_other_sums_in_each_kind_of_line(name: str) -> None:
    """One change in each kind of line that nobody may miss, every line of the game."""
    lines = GAMES[name].splitlines()
    for at in some(random.Random(name), range(len(lines)), 400):
        line = lines[at]
        word = line.split()
        if word[0] in {"points", "wins", "hand", "dealer"} or word[-1].startswith("pot="):
            for place, character in enumerate(line):
                if character.isdigit():
                    other = line[:place] + str((int(character) + 1) % 10) + line[place + 1 :]
                    with pytest.raises(BadRecord):
                        judged(resummed([*lines[:at], other, *lines[at + 1 :]]))
        elif word[0] in {"upcard", "shows", "deal", "commit", "reveal", "cut"} or word[1:2] in (
            ["draws"],
            ["takes"],
        ):
            other = line[:-1] + alike(line[-1])[0]
            if word[0] != "cut" or len(word[-1]) == 2:
                with pytest.raises(BadRecord):
                    judged(resummed([*lines[:at], other, *lines[at + 1 :]]))


def test_every_kind_of_fault_is_met() -> None:
    lines = GAMES["3-one-left"].splitlines()
    commit = next(at for at, line in enumerate(lines) if line.startswith("commit"))
    draws = next(at for at, line in enumerate(lines) if " draws " in line)
    secret = derived("x", "secret 0", 64)
    cases: dict[Fault, list[str]] = {
        Fault.VERSION: ["bing 2 rules=1", *lines[1:]],
        Fault.HEADER: [lines[0], "rules limit=3", *lines[2:]],
        Fault.FORM: [*lines[:draws], "1 draws", *lines[draws + 1 :]],
        Fault.REFUSED: [*lines[:draws], f"{lines[draws][0]} skips", *lines[draws:]],
        Fault.EXPECTED: [*lines[:draws], lines[draws][:-2] + "??", *lines[draws + 1 :]],
        Fault.UNCAUSED: [*lines[:draws], "1 goes out", *lines[draws:]],
        Fault.NO_SECRET: [*lines[:commit], lines[commit].split(" secret")[0], *lines[commit + 1 :]],
        Fault.WRONG_SECRET: [
            *lines[:commit],
            f"{lines[commit][:-64]}{secret}",
            *lines[commit + 1 :],
        ],
        Fault.WRONG_SEED: [*lines[:2], "seed x", *lines[2:]],
    }
    for fault, changed in cases.items():
        with pytest.raises(BadRecord) as caught:
            judged(resummed(changed))
        assert caught.value.fault is fault, fault
        assert caught.value.line == next(
            at for at, line in enumerate(changed, 1) if at > len(lines) or line != lines[at - 1]
        ) + (fault is Fault.WRONG_SEED) * (commit + 1 - 2)
        assert (caught.value.refusal is not None) is (fault is Fault.REFUSED)
    for fault, text in (
        (Fault.SUM, "\n".join([*lines[:-1], "sum " + "0" * 64]) + "\n"),
        (Fault.CUT_OFF, "\n".join(lines)),
        (Fault.VERSION, ""),
        (Fault.VERSION, "\n"),
    ):
        with pytest.raises(BadRecord) as caught:
            judged(text)
        assert caught.value.fault is fault


def test_sums_may_be_passed_over_and_nothing_else() -> None:
    lines = GAMES["2-agreed"].splitlines()
    other = [f"sum {'0' * 64}" if line.startswith("sum ") else line for line in lines]
    text = "\n".join(other) + "\n"
    assert Record.parse(text, sums=False) == Record.parse(GAMES["2-agreed"])
    with pytest.raises(BadRecord) as caught:
        Record.parse(text)
    assert caught.value.fault is Fault.SUM
    for at, line in enumerate(other):
        if line.startswith("sum ") and at + 1 < len(other):
            for changed in ([*other[:at], *other[at + 1 :]], [*other[:at], line, *other[at:]]):
                with pytest.raises(BadRecord):
                    Record.parse("\n".join(changed) + "\n", sums=False)


def test_a_game_from_a_seed_names_it_and_holds_to_it() -> None:
    game = Game(Rules(first_melds=1), [Player("Ada"), Player("Bo")])
    for _ in Players(game, "a seed").run():
        pass
    record = Record.of(game, 2, "a seed")
    text = str(record)
    assert text.splitlines()[2] == "seed a seed"
    assert Record.parse(text) == record
    assert replay(Record.parse(text)).proved == game.standing.number + 1
    for other in ("b seed", "a  seed", ""):
        with pytest.raises(BadRecord) as caught:
            judged(resummed([*text.splitlines()[:2], f"seed {other}", *text.splitlines()[3:]]))
        assert caught.value.fault is Fault.WRONG_SEED
    assert "a seed" not in str(record.seen_by(Seat(1)))


# What a seat's record hides.


def eyes(record: Record) -> Iterator[Seat | None]:
    """Go through the seats of a record's game, newcomers too, and a spectator."""
    seats = len(record.header.players) + sum(
        isinstance(event, ev.Entered) for event in record.events
    )
    yield None
    yield from (Seat(seat + 1) for seat in range(seats))


@every_game
def test_a_seats_record_holds_and_proves_as_much(name: str) -> None:
    record = Record.parse(GAMES[name])
    true = replay(record)
    for seat in eyes(record):
        part = record.seen_by(seat)
        again = Record.parse(str(part))
        assert again == part
        verdict = replay(again)
        assert game_snapshot(verdict.game) == game_snapshot(true.game)
        assert (verdict.judged, verdict.proved) == (len(record.events), true.proved)
        with pytest.raises(BadText):
            part.seen_by(Seat(1))


@every_game
def test_a_seats_record_hides_what_it_should(name: str) -> None:
    record = Record.parse(GAMES[name])
    for seat in eyes(record):
        lines = str(record.seen_by(seat)).splitlines()
        assert lines[1] == f"view {seat or '-'}"
        for line in lines[2:]:
            word = line.split()
            if word[0] == "deal" and word[1] != str(seat):
                assert word[2:] == ["??"]
            elif (word[1:2] == ["draws"] and word[0] != str(seat)) or (
                word[1:2] == ["answers"] and word[0] != str(seat)
            ):
                assert word[2] == "??"
            elif word[0] == "nonce" and word[1] != str(seat):
                assert "depth" not in line
            elif word[0] not in {"reveal", "dealer", "shows", "deal"}:
                assert "secret" not in line
                assert word[1:2] == ["draws"] or "??" not in line or word[1:2] == ["answers"]


@every_game
def test_no_secret_stands_in_a_seats_record_before_its_reveal(name: str) -> None:
    record = Record.parse(GAMES[name])
    secrets = [event.secret for event in record.events if isinstance(event, ev.Committed)]
    for seat in eyes(record):
        text = str(record.seen_by(seat))
        for secret in secrets:
            assert secret is not None
            assert text.count(secret) == 1
            line = next(line for line in text.splitlines() if secret in line)
            assert line.startswith(("reveal ", "dealer "))


# Torn files.


def prefix_or_bad(text: str, true: tuple[ev.Event, ...]) -> None:
    """Say that a torn record gives the true game as far as it goes, or a clear refusal."""
    try:
        record = Record.parse(text, torn=True)
        verdict = replay(record)
    except BadRecord as error:
        if error.fault not in {Fault.HEADER, Fault.VERSION}:  # the header itself is torn
            raise
        return
    log = tuple(verdict.game.log)
    assert log == true[: len(log)], event_text(
        next(x for x, y in zip(log, true, strict=False) if x != y)
    )
    assert verdict.judged <= len(record.events)
    if record.header.full:
        assert len(log) >= len(record.events) - 1


@every_game
def test_a_record_torn_at_any_byte_is_a_prefix_of_the_game_or_is_refused(name: str) -> None:
    record = Record.parse(GAMES[name])
    rng = random.Random(name)
    whole: list[Seat | None] = list(eyes(record))
    for part in (record, *(record.seen_by(seat) for seat in some(rng, whole, 20))):
        data = str(part).encode()
        ends = [at + 1 for at, byte in enumerate(data) if byte == ord("\n")]
        answers = [end for end in ends if b" answers " in data[: end - 1].rpartition(b"\n")[2]]
        for place in sorted({*answers, *some(rng, ends, 400), *some(rng, range(len(data)), 200)}):
            prefix_or_bad(data[:place].decode(errors="replace"), record.events)


if __name__ == "__main__":
    write_games()
