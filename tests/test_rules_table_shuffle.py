"""The shuffle that can be checked: from the numbered rules (R4, R5, R32).

The order of steps, seals and what is shown to whom; and a whole check of a game's record, written
afresh here from the words of the specification, with the standard library alone.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Callable, Iterator

import pytest

from bingrummy.cards import Card
from bingrummy.errors import Reason
from bingrummy.events import seen
from bingrummy.game import Game
from bingrummy.lines import event_text
from bingrummy.moves import Resign, Seat
from bingrummy.record import Record
from bingrummy.rules import Rules
from bingrummy.shuffle import derived, seal
from bingrummy.views import Phase
from positions import draw_and_throw, finish, hand_of, players, take_and_throw, waiting
from rows_and_refusals import covers, refused

SECRET = "0c" * 32
NONCE = "ab" * 16
OTHER = "cd" * 16


def begun(count: int = 3, rules: str = "", dealer: int = 1) -> Game:
    """Return a game whose first hand is being shuffled; the seat before the dealer cuts."""
    game = waiting(count, rules, dealer=dealer)
    game.begin_hand(SECRET)
    return game


# Steps and their order.


@covers(32, 4, Reason.NOT_NOW)
def test_the_order_of_the_steps() -> None:
    game = Game(Rules(), players(3))
    steps: dict[str, Callable[[], object]] = {
        "lot": lambda: game.begin_lot(SECRET),
        "draw": game.draw_dealer,
        "hand": lambda: game.begin_hand(SECRET),
        "deal": game.deal,
        "seal": lambda: game.seal(Seat(1), seal(NONCE)),
        "show": lambda: game.show_nonce(Seat(1), NONCE),
    }
    for allowed in (
        {"lot"},
        {"seal", "draw"},
        {"hand"},
        {"seal", "deal"},
        set[str](),
    ):
        for name, step in steps.items():
            if name not in allowed:
                with refused(Reason.NOT_NOW, game):
                    step()
        for name, step in steps.items():
            if name in allowed - {"seal"}:
                step()


@covers(32, Reason.NOT_NOW, Reason.BROKEN_SEAL)
def test_seals_first_then_nonces() -> None:
    game = begun()
    with refused(Reason.NOT_NOW, game):  # nothing was sealed
        game.show_nonce(Seat(1), NONCE)
    game.seal(Seat(1), seal(NONCE))
    with refused(Reason.NOT_NOW, game):  # once only
        game.seal(Seat(1), seal(OTHER))
    game.seal(Seat(2), seal(OTHER))
    with refused(Reason.BROKEN_SEAL, game):
        game.show_nonce(Seat(1), OTHER)
    with refused(Reason.BROKEN_SEAL, game):
        game.show_nonce(Seat(1), NONCE.upper())
    game.show_nonce(Seat(1), NONCE)
    with refused(Reason.NOT_NOW, game):  # a nonce has been shown: too late to seal
        game.seal(Seat(3), seal(NONCE))
    with refused(Reason.NOT_NOW, game):
        game.show_nonce(Seat(1), NONCE)


@covers(32, Reason.BROKEN_SEAL)
def test_a_seal_is_64_small_hexadecimal_digits_and_a_nonce_32() -> None:
    game = begun()
    for digest in (
        "",
        "ab",
        "g" * 64,
        "A" * 64,
        "0" * 63,
        "0" * 65,
        "0" * 63 + "\n",
        "\u0660" * 64,
    ):
        with refused(Reason.BROKEN_SEAL, game):
            game.seal(Seat(1), digest)
    for nonce in ("", "ab" * 15, "ab" * 17, "zz" * 16):
        game = begun()
        game.seal(Seat(1), hashlib.sha256(f"{nonce} -".encode()).hexdigest())
        with refused(Reason.BROKEN_SEAL, game):
            game.show_nonce(Seat(1), nonce)


@covers(32, 1, Reason.NOT_IN_GAME)
def test_only_who_is_in_the_game_takes_part() -> None:
    game = begun(4)
    game.play(Resign(Seat(2)))
    for seat in (0, -1, 2, 5, 9):
        with refused(Reason.NOT_IN_GAME, game):
            game.seal(Seat(seat), seal(NONCE))
        with refused(Reason.NOT_IN_GAME, game):
            game.show_nonce(Seat(seat), NONCE)


@covers(5, 32, Reason.NOT_CUTTER, Reason.CUT_DEPTH, Reason.BROKEN_SEAL)
def test_only_the_cutter_binds_a_depth_and_keeps_to_it() -> None:
    game = begun(3, dealer=1)
    assert game.cutter() == 3
    game.seal(Seat(1), seal(NONCE, 7))
    game.seal(Seat(3), seal(OTHER, 7))
    with refused(Reason.NOT_CUTTER, game):
        game.show_nonce(Seat(1), NONCE, 7)
    for depth in (0, -1, 104, 155):
        with refused(Reason.CUT_DEPTH, game):
            game.show_nonce(Seat(3), OTHER, depth)
    with refused(Reason.BROKEN_SEAL, game):  # bound before anybody can know the order
        game.show_nonce(Seat(3), OTHER, 8)
    with refused(Reason.BROKEN_SEAL, game):
        game.show_nonce(Seat(3), OTHER)
    game.show_nonce(Seat(3), OTHER, 7)


@covers(5, 32, Reason.NOT_CUTTER)
def test_no_depth_where_no_cut_is_played() -> None:
    game = begun(3, "cut_for_deuce=no")
    assert game.cutter() is None
    game.seal(Seat(3), seal(OTHER, 7))
    with refused(Reason.NOT_CUTTER, game):
        game.show_nonce(Seat(3), OTHER, 7)
    assert not any(event_text(event).startswith("cut") for event in game.deal())
    game = Game(Rules(), players(2))
    game.begin_lot(SECRET)
    game.seal(Seat(1), seal(NONCE, 7))
    with refused(Reason.NOT_CUTTER, game):
        game.show_nonce(Seat(1), NONCE, 7)


@covers(5)
@pytest.mark.parametrize(("count", "deepest"), [(2, 103), (6, 103), (7, 155)])
def test_the_deepest_cut(count: int, deepest: int) -> None:
    game = begun(count, dealer=1)
    game.seal(Seat(count), seal(NONCE, deepest))
    game.show_nonce(Seat(count), NONCE, deepest)
    game.deal()
    assert hand_of(game).depth == deepest
    game = begun(count, dealer=1)
    game.seal(Seat(count), seal(NONCE, deepest + 1))
    with refused(Reason.CUT_DEPTH, game):
        game.show_nonce(Seat(count), NONCE, deepest + 1)


@covers(32)
def test_a_nonce_sealed_and_not_shown_is_shown_as_withheld_and_counts() -> None:
    decks = []
    for sealing in ((), (NONCE,), (OTHER,)):
        game = begun()
        for nonce in sealing:
            game.seal(Seat(2), seal(nonce))
        lines = [event_text(event) for event in game.deal()]
        assert ("nonce 2 withheld" in lines) is bool(sealing)
        decks.append(lines[-1] + str(hand_of(game).hands))
    assert len(set(decks)) == 3


@covers(5, 32)
def test_an_absent_cutter_makes_no_cut_and_a_bot_cuts_by_the_secret() -> None:
    assert "cut 3 none" in [event_text(event) for event in begun().deal()]
    cuts = set()
    for secret in range(6):
        game = Game(Rules(), players(3, bots=(3,)))
        game.begin_lot(SECRET)
        game.draw_dealer()
        game.dealer = Seat(1)
        game.begin_hand(derived(str(secret), "s", 64))
        assert "cut 3 none" not in [event_text(event) for event in game.deal()]
        cuts.add(hand_of(game).depth)
    assert len(cuts) > 3
    assert all(depth is not None and 1 <= depth <= 103 for depth in cuts)


@covers(5, 32, 28)
def test_the_depth_is_for_the_cutter_until_the_hand_is_over() -> None:
    game = begun(3, dealer=1)
    game.seal(Seat(3), seal(NONCE, 50))
    shown = game.show_nonce(Seat(3), NONCE, 50)[0]
    assert event_text(shown) == f"nonce 3 {NONCE} depth=50"
    for seat in (None, Seat(1), Seat(2)):
        assert event_text(seen(shown, seat)) == f"nonce 3 {NONCE}"
    assert seen(shown, Seat(3)) == shown
    game.deal()
    assert [game.view(seat).depth for seat in (None, Seat(1), Seat(2), Seat(3))] == [
        None,
        None,
        None,
        50,
    ]
    assert finish(game, "", "4s", "4h", out=1)[-1] == f"reveal secret={SECRET} depth=50"


@covers(32)
def test_the_secret_is_published_when_the_hand_is_over_and_not_before() -> None:
    game = begun()
    for event in game.log:
        assert SECRET not in event_text(seen(event, Seat(1)))
    assert (
        event_text(game.log[-1])
        == f"commit {hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()} secret={SECRET}"
    )
    for secret in ("", "0c", "0C" * 32, "zz" * 32):
        with pytest.raises(ValueError, match="secret"):
            Game(Rules(), players(2)).begin_lot(secret)


# Every card computed again, from the record's text alone.


def checked(text: str) -> int:
    """Check every shuffle of a full record; return how many there were.

    Nothing of the package is used: only the lines, SHA-256 and HMAC.
    """
    lines = text.splitlines()
    count = 0
    at = 0
    seats = [line.split()[1] for line in lines if line.startswith("seat ")]
    while at < len(lines):
        if not lines[at].startswith(("lot", "hand ")):
            at += 1
            continue
        end = at + 1
        while not lines[end].startswith(("dealer", "cut", "deal", "reveal")):
            end += 1
        steps = [
            line for line in lines[at:end] if line[0] not in "12345678"
        ]  # not who resigned meanwhile
        exchange = [re.sub(r" (secret|depth)=\S+", "", line) for line in steps]
        tail = lines[end:]
        secret = next(line for line in tail if "secret=" in line).partition("secret=")[2][:64]
        assert exchange[1] == "commit " + hashlib.sha256(bytes.fromhex(secret)).hexdigest()
        key = hmac.new(bytes.fromhex(secret), "\n".join(exchange).encode(), hashlib.sha256).digest()
        if tail[0].startswith("reveal"):  # all but one resigned before the cards were dealt
            pass
        elif lines[at] == "lot":
            left = [seat for seat in seats if f"{seat} resigns" not in lines[at:end]]
            assert tail[0].split()[1] == left[number(key, "dealer", len(left))]
        else:
            check_hand(lines[at], tail, key, re.search(r"^rules .*packs=(\d)", text, re.MULTILINE))
        check_seals(steps)
        count += 1
        at = end
    return count


def check_seals(exchange: list[str]) -> None:
    """Hold every nonce shown against its seal."""
    seals = {line.split()[1]: line.split()[2] for line in exchange if line.startswith("seal")}
    for line in exchange:
        match = re.fullmatch(r"nonce (\d) (\S+)(?: depth=(\d+))?", line)
        if match and match[2] != "withheld":
            made = hashlib.sha256(f"{match[2]} {match[3] or '-'}".encode()).hexdigest()
            assert seals[match[1]] == made


def check_hand(opening: str, tail: list[str], key: bytes, house: re.Match[str] | None) -> None:
    """Compute a hand's cards again: cut, deal, upcard, every draw, every refill."""
    dealer = opening.split()[2].removeprefix("dealer=")
    end = next(at for at, line in enumerate(tail) if line.startswith("reveal"))
    hand = tail[:end]
    depth = re.search(r"depth=(\d+)", tail[end])
    dealt = {line.split()[1]: sorted(line.split()[2:]) for line in hand if line.startswith("deal ")}
    packs = int(house[1]) if house else 2 if len(dealt) <= 6 else 3
    deck = shuffled([r + s for s in "cdhs" for r in "A23456789TJQK"] * packs, key, "deck")
    order = sorted(dealt)
    left = [*[seat for seat in order if seat > dealer], *[seat for seat in order if seat <= dealer]]
    cutter = [seat for seat in left if seat != dealer][-1]
    hands: dict[str, list[str]] = {seat: [] for seat in left}
    if depth is not None:
        at = int(depth[1]) - 1
        found = next(line for line in hand if line.startswith("cut "))
        assert found == f"cut {cutter} {deck[at] if deck[at][0] == '2' else '-'}"
        hands[cutter] += [deck.pop(at)] if deck[at][0] == "2" else []
    for turn in range(14):
        for seat in left:
            if len(hands[seat]) == turn:
                hands[seat].append(deck.pop(0))
    assert {seat: sorted(cards) for seat, cards in hands.items()} == dealt
    pile = [deck.pop(0)]
    assert f"upcard {pile[0]}" in hand
    play_again(hand[hand.index(f"upcard {pile[0]}") :], deck, pile, key)


def play_again(hand: list[str], deck: list[str], pile: list[str], key: bytes) -> None:
    """Hold every draw and take of a hand against deck and pile."""
    refills = 0
    for line in hand:
        said = line.split()
        if said[1:2] == ["draws"]:
            if not deck:
                refills += 1
                deck = shuffled(pile[:-1], key, f"refill {refills}")
                assert said[3] == f"refill={len(deck)}"
                pile = pile[-1:]
            assert said[2] == deck.pop(0)
        elif said[1:2] == ["takes"]:
            assert said[2] == pile.pop()
        elif said[1:2] == ["discards"]:
            pile.append(said[2])


def shuffled(cards: list[str], key: bytes, purpose: str) -> list[str]:
    """Fisher-Yates from the end."""
    order = list(cards)
    source = words(key, purpose)
    for last in range(len(order) - 1, 0, -1):
        other = below(source, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def number(key: bytes, purpose: str, bound: int) -> int:
    """Return the first number below a bound for a purpose."""
    return below(words(key, purpose), bound)


def below(source: Iterator[int], bound: int) -> int:
    """Return the next number below a bound; those past its last full multiple are passed by."""
    while True:
        found = next(source)
        if found < 2**32 // bound * bound:
            return found % bound


def words(key: bytes, purpose: str) -> Iterator[int]:
    """Go through the numbers of 32 bits for a purpose."""
    block = 0
    while True:
        digest = hmac.new(key, f"{purpose} {block}".encode(), hashlib.sha256).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


@covers(32, 5, 6, 7, 21)
@pytest.mark.parametrize("count", range(2, 9))
def test_anyone_can_compute_every_card_again(count: int) -> None:
    game = Game(Rules(), players(count, bots=(2,)))
    game.begin_lot(derived("x", "secret 0", 64))
    game.seal(Seat(1), seal(NONCE))
    game.show_nonce(Seat(1), NONCE)
    game.draw_dealer()
    for hand in (1, 2):
        game.begin_hand(derived("x", f"secret {hand}", 64))
        for seat in range(1, count + 1):
            if seat != 2:
                depth = 10 * hand if game.cutter() == seat else None
                game.seal(Seat(seat), seal(derived("x", f"{seat} {hand}", 32), depth))
        for seat in range(1, count + 1):
            if seat not in {2, 4}:  # seat 4 withholds
                depth = 10 * hand if game.cutter() == seat else None
                game.show_nonce(Seat(seat), derived("x", f"{seat} {hand}", 32), depth)
        game.deal()
        while game.phase is Phase.TURN:
            state = hand_of(game)
            (draw_and_throw if state.stock or state.refills < 3 else take_and_throw)(game)
    assert checked(str(Record.of(game, count))) == 3


@covers(32, 5)
def test_a_deuce_found_in_the_cut_is_computed_again_too() -> None:
    found = 0
    for depth in range(1, 60):
        game = begun(3, dealer=1)
        game.seal(Seat(3), seal(NONCE, depth))
        game.show_nonce(Seat(3), NONCE, depth)
        game.deal()
        kept = hand_of(game).kept
        if kept is not None:
            found += 1
            assert kept in [Card.parse(text) for text in ("2c", "2d", "2h", "2s")]
            draw_and_throw(game)
            game.play(Resign(Seat(1)))
            game.play(Resign(Seat(2)))
            assert checked(str(Record.of(game, 3))) == 2
    assert found
