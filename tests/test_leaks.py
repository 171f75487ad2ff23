"""The two leak tests: no byte that reaches an observer depends on, or names, what it may not know.

Hand by hand. A game is played beforehand, by pure code; from the commitment of each hand on it is
played again at a real server, over real lines, by its people, while observers (seats, players who
are out, spectators) listen to everything and ask for everything.

*Words.* The decks are such that the hands have no face in common and twins lie together: whoever
sees none of them knows nothing of a face. Each word for a card that an observer gets must be one
of its knowledge at that moment, which is made of the log and `events.seen`; each line of an entry
must be exactly the one that it may see. Secrets, tokens and depths are words too. Logs and
metrics may hold none at all.

*Non-interference.* The hand is played a second time, with the cards that are hidden from one
observer at the end of the part in other places, by the same commands; the observer, the
spectators and who is out must get the same bytes, up to three things: the table's name, which is
drawn by lot; times of the wall clock (`time`, `until`), and signs of life, which come by the
clock. Secrets, commitments, nonces and tokens are the same in both, since the tests put the deck
under them; so they need no exception.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from bingrummy import form
from bingrummy.wire import commands as c
from counts import soak
from leak_bytes import differences, in_game, parts
from leak_tools import Eye, Stand, bury, game_of, run_hand, standing
from leak_words import observers, outside, playable, words
from server_games import put
from server_processes import Wire

# The decks are exchanged by putting others in the core's way, which only the plain form looks at;
# `make test` runs these files in that form too.
pytestmark = pytest.mark.skipif(
    form() == "compiled", reason="decks are exchanged in the plain form"
)
GAMES = 200


def test_words_are_found_in_every_form_and_not_in_digests() -> None:
    assert words('{"hand":["Kd","Th"]} 10♥ A♠ 2c.') == {"Kd", "Th", "As", "2c"}
    assert not words("2c5d9e deadbeef-Kd-x 3ms 104 nonce")


@pytest.fixture(scope="module")
def stand(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stand]:
    with standing(tmp_path_factory.mktemp("leaks")) as one:
        yield one


def test_words_that_nobody_may_know_are_nowhere(stand: Stand) -> None:
    hands = 0
    for number in range(soak(GAMES, 0.01)):
        played = game_of(stand, number + 1, apart=True)
        for hand in played.hands:
            seats = observers(played, hand)
            run = run_hand(stand, played, hand, seats, upto=playable(hand), often=0.25)
            faults = outside(run, played)
            assert not faults, (number, hand.number, faults[:5])
            hands += 1
    assert hands


def test_hidden_cards_in_other_places_change_no_byte(stand: Stand) -> None:
    moved = hands = 0
    for number in range(soak(GAMES, 0.005)):
        played = game_of(stand, 5 * number + 2, apart=number % 2 == 0)
        rng = Random(played.seed)
        for hand in played.hands:
            for seat in rng.sample(in_game(played, hand), min(1, len(in_game(played, hand)))):
                upto = parts(hand, rng)
                faults, cards = differences(stand, played, hand, seat, upto=upto, often=0.3)
                assert not faults, (number, hand.number, seat, upto, faults[:3])
                moved += cards
                hands += 1
    assert moved > 20 * hands


def test_an_answer_about_buying_back_is_hidden_until_all_have_answered(stand: Stand) -> None:
    """R24: yes or no, the others get the same bytes as long as somebody is still asked."""
    found = 0
    for number in range(soak(GAMES, 0.02)):
        played = game_of(stand, 7 * number + 2, apart=False)  # four seats
        for hand in played.hands:
            asked = [step for step in hand.steps if step.step == "buy back"]
            if len(asked) < 2 or asked[0].command is None or asked[1].command is None:
                continue
            first, decided = asked[0], asked[0].command
            heard = []
            for yes in (True, False):
                table = put(stand.store, played.rows[: first.before])
                wire = Wire(stand.server.base)
                others = [None, *[seat for seat in played.people if seat != first.seat]]
                eyes = [
                    Eye(stand.server.base, table, at, None if at is None else played.token(at))
                    for at in others
                ]
                command = msgspec.structs.replace(decided, what=c.BuyBack(yes))
                answer = wire.command(table, played.token(first.seat), command)
                for eye in eyes:
                    eye.drain(answer["seq"])
                    eye.again(first.before)
                    eye.line.close()
                heard.append([[one.bytes(table) for one in eye.heard] for eye in eyes])
                bury(stand.store, table)
            assert heard[0] == heard[1]
            found += 1
    assert found
