"""The shuffle, checked by a player alone (complaint 15)."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from random import Random

import pytest

from bingrummy.errors import BadRecord
from bingrummy.multiset import Cards
from bingrummy.replay import verify
from complaint_tools import server as server  # noqa: PLC0414 - a fixture
from server_games import QUICK_RULES, play_game, put
from server_processes import Wire
from servers import Running, http

# The shuffle, checked by a player alone.


def independent_deck(lines: list[str], packs: int) -> tuple[list[str], str]:
    """Recompute a hand's deck from the lines of its exchange, by the words of R32 alone."""
    secret = next(
        line.split("secret=")[1].split(" ")[0] for line in lines if line.startswith("reveal")
    )
    exchange = [line for line in lines if line.split(" ")[0] in {"hand", "commit", "seal", "nonce"}]
    commit = next(line.split(" ")[1] for line in lines if line.startswith("commit"))
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == commit
    seals = {x.split(" ")[1]: x.split(" ")[2] for x in exchange if x.startswith("seal")}
    depth = next((x.split("depth=")[1] for x in lines if "reveal" in x and "depth=" in x), "-")
    for line in exchange:
        if line.startswith("nonce"):
            _, seat, nonce, *_ = line.split(" ")
            found = {hashlib.sha256(f"{nonce} {k}".encode()).hexdigest() for k in ("-", depth)}
            assert seals[seat] in found
    public = [line.split(" depth=")[0] for line in exchange]  # a depth is the cutter's own
    key = hmac.digest(bytes.fromhex(secret), "\n".join(public).encode(), "sha256")
    numbers = stream(key)
    deck = [rank + suit for _ in range(packs) for suit in "cdhs" for rank in "A23456789TJQK"]
    for at in range(len(deck) - 1, 0, -1):
        most = (1 << 32) - (1 << 32) % (at + 1)
        number = next(x for x in numbers if x < most)
        other = number % (at + 1)
        deck[at], deck[other] = deck[other], deck[at]
    return deck, depth


def stream(key: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(key, f"deck {block}".encode(), "sha256")
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_complaint_15_a_player_can_check_the_shuffle_from_the_seats_own_record(
    server: Running, seats: int
) -> None:
    """With the seat's own download, its own nonce among the lines, and a page of arithmetic."""
    played = play_game(f"shuffle {seats}", seats, rules=QUICK_RULES)
    table = put(server.store, played.rows)
    seat = Random(seats).choice(played.people)
    status, text = Wire(server.base).call(
        "GET", f"/api/tables/{table}/games/1/record?view=own", None, played.token(seat)
    )
    assert status == 200
    assert f"view {seat}" in text.splitlines()[:2]
    record, verdict = verify(text)
    assert verdict.judged == len(record.events)
    assert verdict.proved == verdict.hands + 1  # the draw for the deal too
    hands = text.split("\nhand ")[1:]
    assert hands
    for hand in hands:
        lines = ("hand " + hand).splitlines()
        mine = [line for line in lines if line.startswith((f"seal {seat} ", f"nonce {seat} "))]
        dealt = next((x.split(" ")[2:] for x in lines if x.startswith(f"deal {seat} ")), None)
        players = sum(line.startswith("deal ") for line in lines)
        if dealt is None or not mine:
            continue
        deck, depth = independent_deck(lines, 2 if players <= 6 else 3)
        if depth != "-" and deck[int(depth) - 1].startswith("2"):
            deck.pop(int(depth) - 1)  # R5: it was kept
            continue
        first = 1 + int(lines[0].split("dealer=")[1].split(" ")[0]) % seats
        order = [1 + (first - 1 + at) % seats for at in range(seats)]
        inside = [x for x in order if any(line.startswith(f"deal {x} ") for line in lines)]
        got = sorted(deck[at] for at in range(14 * players) if inside[at % players] == seat)
        assert got == sorted(dealt)
        assert f"upcard {deck[14 * players]}" in lines


def test_complaint_15_a_server_that_changes_its_deck_is_found_out(server: Running) -> None:
    """A record with another card than the secret gives fails."""
    played = play_game("cheat", 2, rules=QUICK_RULES)
    rows = played.rows
    table = put(server.store, rows)
    _, text = Wire(server.base).call(
        "GET", f"/api/tables/{table}/games/1/record?view=own", None, played.token(1)
    )
    status, fair = http(server.base, "GET", f"/api/tables/{table}/games/1/check")
    assert (status, fair["holds"]) == (200, True)
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("deal 1 "))
    cards = lines[at].split(" ")
    other = next(rank + "c" for rank in "3456789" if rank + "c" not in cards)
    lines[at] = f"deal 1 {Cards.parse(' '.join([other, *cards[3:]]))}"
    with pytest.raises(BadRecord, match=f"line {at + 1}"):
        verify("\n".join(lines) + "\n")
