"""What the page's two pieces of arithmetic must give, made from the core in the same run.

Vectors for `fairness.js` (the check of a shuffle from a record) are games that the core plays, as
each seat saw them, and the same with one thing changed in them. Vectors for `sheetmath.js` (the
score sheet) are games whose hands are arranged, so that many scores come about in little time.
"""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from bingrummy import events as ev
from bingrummy.cards import FACES, Card, Packs
from bingrummy.game import Game
from bingrummy.melds import Meld
from bingrummy.moves import Agree, AnswerBuyBack, MeldTurn, Resign, Seat
from bingrummy.multiset import Cards, pack
from bingrummy.record import Record
from bingrummy.rules import MAX_PLAYERS, Rules
from bingrummy.shuffle import (
    _below,
    _numbers,
    bot_depth,
    commitment,
    derived,
    drawn_seat,
    hand_key,
    reshuffled,
    seal,
    shuffled_deck,
)
from bingrummy.views import Phase
from positions import NAMES, deal_next, hand_of, players, take_and_throw
from test_game_walks import Players, new_game

Json = dict[str, Any]


# The arithmetic of the shuffle.


def shuffle_vectors(seed: int, count: int) -> Iterator[Json]:
    """Go through keys and what follows from them."""
    rng = random.Random(seed)
    for at in range(count):
        secret, nonce = derived(f"{seed} {at}", "secret", 64), derived(f"{seed} {at}", "nonce", 32)
        lines = [f"hand {at} dealer=1 pot=50", f"commit {commitment(secret)}", "nonce 1 é"]
        key = hand_key(secret, lines)
        numbers = _numbers(key, "even")
        packs, depth = rng.choice((2, 3)), rng.randint(1, 155)
        pile = [rng.choice(FACES) for _ in range(rng.randint(0, 40))]
        yield {
            "secret": secret,
            "commitment": commitment(secret),
            "nonce": nonce,
            "depth": depth,
            "seal": seal(nonce, depth),
            "bare": seal(nonce),
            "lines": lines,
            "key": key.hex(),
            "packs": packs,
            "deck": [str(card) for card in shuffled_deck(packs, key)],
            "pile": [str(card) for card in pile],
            "refill": [str(card) for card in reshuffled(pile, key, at + 1)],
            "count": at + 1,
            "botDepth": bot_depth(packs, secret),
            "players": packs + 2,
            "drawn": drawn_seat(packs + 2, key),
            # Of numbers below this bound nearly half are rejected, which tells even choices apart.
            "even": [_below(2**31 + 1 + at, numbers) for _ in range(20)],
            "bound": 2**31 + 1 + at,
        }


def hashed(size: int) -> Json:
    """Return a text of so many bytes and its hash: the block's edges are where hashes go wrong."""
    text = "".join(chr(97 + at % 26) for at in range(size))
    return {"text": text, "digest": hashlib.sha256(text.encode()).hexdigest()}


# Records that hold, and records that don't.


def records(seed: int) -> Iterator[Json]:
    """Go through one game's records: full, each seat's, a spectator's, with what must be found."""
    rng = random.Random(seed)
    if seed % 4:
        game = new_game(rng, rng.randint(2, 8))
    else:  # with a stock of five the discards are soon shuffled into a new one
        game = new_game(rng, 7, Rules.parse("packs=2 first_melds=4 reshuffles=9"))
    count = len(game.players)
    for _ in Players(game, str(seed), leaving=0.003, agreeing=0.001).run(rng.randint(150, 900)):
        pass
    yield from _told(game, count)


def left(seed: int) -> Iterator[Json]:
    """Go through the records of a game that many leave, in the exchanges of numbers too."""
    rng = random.Random(seed)
    game = new_game(rng, rng.randint(3, 8))
    count = len(game.players)
    for _ in Players(game, str(seed), leaving=0.12).run(100):
        pass
    yield from _told(game, count)


def _told(game: Game, count: int) -> Iterator[Json]:
    full = Record.of(game, count)
    open_hand = any(isinstance(event, ev.Committed) for event in game.log) and _unrevealed(game)
    numbers = [0, *(event.number for event in game.log if isinstance(event, ev.HandBegan))]
    verdicts = ["holds"] * len(numbers)
    if open_hand:
        verdicts[-1] = "open"
    for record in (full, full.seen_by(None), *(full.seen_by(Seat(at)) for at in (1, count))):
        yield {"text": str(record), "numbers": numbers, "verdicts": verdicts}


def _unrevealed(game: Game) -> bool:
    for event in reversed(game.log):
        if isinstance(event, ev.Revealed | ev.DealerDrawn):
            return False
        if isinstance(event, ev.Committed):
            return True
    return False


_FACE: Final = re.compile(r"\b[A2-9TJQK][cdhs]\b")


def _other_face(line: str, rng: random.Random) -> str:
    faces = list(_FACE.finditer(line))
    found = rng.choice(faces)
    other = rng.choice([str(card) for card in FACES if str(card) != found[0]])
    return line[: found.start()] + other + line[found.end() :]


def _other_digit(line: str, rng: random.Random) -> str:
    places = [found.start() for found in re.finditer(r"(?<![a-z=])[0-9a-f](?=[0-9a-f]{20})", line)]
    at = rng.choice(places)
    return (
        line[:at]
        + rng.choice([digit for digit in "0123456789abcdef" if digit != line[at]])
        + (line[at + 1 :])
    )


def _other_depth(line: str, rng: random.Random) -> str:
    depth = int(line.rpartition("=")[2])
    return f"{line.rpartition('=')[0]}={depth + rng.choice((1, 2, 3))}"


CHANGES: Final[dict[str, tuple[str, Callable[[str, random.Random], str]]]] = {
    "commitment": (r"commit [0-9a-f]", _other_digit),
    "seal": (r"seal \d [0-9a-f]", _other_digit),
    "nonce": (r"nonce \d [0-9a-f]{32}", _other_digit),
    "secret": (r"reveal secret", _other_digit),
    "lot": (r"dealer \d secret", _other_digit),
    "dealer": (r"dealer \d secret", lambda line, _: _shifted(line, "dealer ")),
    "depth": (r"reveal secret=\w+ depth", _other_depth),
    "cut": (r"cut \d (?:-|2)", lambda line, _: f"{line[:6]}{'2c' if line[6] == '-' else '-'}"),
    "deal": (r"deal \d [^?]", _other_face),
    "upcard": (r"upcard ", _other_face),
    "draw": (r"\d draws [^?]", _other_face),
    "discard": (r"\d discards ", _other_face),
    "take": (r"\d takes ", _other_face),
    "meld": (r"\d melds ", _other_face),
    "shows": (r"shows ", _other_face),
    "dropped": (r"\d draws ", lambda *_: ""),
    "hidden": (r"shows ", lambda *_: ""),
    "strange": (r"upcard ", lambda line, _: f"{line}\nand another thing"),
}


def _shifted(line: str, before: str) -> str:
    at = len(before)
    return f"{before}{int(line[at]) % MAX_PLAYERS + 1}{line[at + 1 :]}"


def changed(text: str, how: str, seed: int) -> str | None:
    """Return a record with one line of a finished hand changed and its sums made anew, or None.

    A change is of a hand whose secret is out: of another nothing is to be checked. Nor of one that
    nobody was dealt, because all but one had left: its last numbers may never have been shown.
    """
    rng = random.Random(f"{seed} {how}")
    start, change = CHANGES[how]
    lines = [line for line in text.split("\n")[:-1] if not line.startswith("sum ")]
    begun = max((at for at, line in enumerate(lines) if re.match("lot$|hand ", line)), default=0)
    if not any(re.match(r"(deal|dealer) \d", line) for line in lines[begun:]):
        del lines[begun:]
    closed = max((at for at, line in enumerate(lines) if " secret=" in line and (
        line.startswith(("reveal", "dealer")))), default=-1)  # fmt: skip
    # A withheld number's seal is in the key alone: another key may draw the same dealer by chance.
    lot = lines[: next((at for at, line in enumerate(lines) if line.startswith("hand ")), None)]
    free = {f"seal {line[6]} " for line in lot if line.endswith(" withheld")}
    places = [
        at
        for at, line in enumerate(lines[: closed + 1])
        if re.match(start, line) and not (at < len(lot) and line[:7] in free)
    ]
    if not places:
        return None
    at = rng.choice(places)
    lines[at] = change(lines[at], rng)
    return summed("\n".join(lines).split("\n"))


def summed(lines: list[str]) -> str:
    """Return lines as a record's text, with sums where they belong."""
    text = ""
    for line in filter(None, lines):
        if line.startswith("hand "):
            text += f"sum {hashlib.sha256(text.encode()).hexdigest()}\n"
        text += f"{line}\n"
        if line.startswith("wins "):
            text += f"sum {hashlib.sha256(text.encode()).hexdigest()}\n"
    return text


# The score sheet.


class SheetGame:
    """A game whose hands are arranged to end, noted as somebody with real cards would note it."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.game = _arranged(self.rng)
        self.short = seed % 5 == 0  # one that is stopped early
        self.dealer = int(self.game.dealer or 0)
        self.names = [player.name for player in self.game.players]
        self.steps: list[Json] = []
        self.after: list[Json] = [self.standing()]

    def note(self, **step: Any) -> None:
        """Note a step, and how the game stands after it."""
        self.steps.append(step)
        self.after.append(self.standing())

    def standing(self) -> Json:
        """Return how the game stands, as the sheet must find it."""
        game = self.game
        standing, over = game.standing, game.phase is Phase.GAME_OVER
        asking = game.phase is Phase.BUY_BACK
        buying = game.view(None).buying
        assert game.dealer is not None
        between = game.phase is Phase.BETWEEN
        playing = game.phase in {Phase.TURN, Phase.DISCARD}
        return {
            "scores": list(standing.scores),
            "inside": list(standing.in_game),
            "bought": list(standing.bought),
            "paid": list(game.paid),
            "pot": standing.pot,
            "phase": "over" if over else "asking" if asking else "hand",
            "asked": list(buying.asked) if buying else [],
            "back": buying.score if buying else None,
            # What the sheet says of the hand that is to come, or is played.
            "dealer": None if asking or over else game.dealer if playing else self._next_dealer(),
            "hand": standing.number + (0 if playing else 1) if playing or between else None,
            "shares": {str(seat): chips for seat, chips in game.shares.items()},
        }

    def _next_dealer(self) -> int:
        assert self.game.dealer is not None
        return self.game._next_dealer(self.game.dealer)

    def play(self, most: int = 40) -> Json:
        """Play on to the end or so many hands, and return it all."""
        for _ in range(most):
            if self.game.phase is Phase.GAME_OVER:
                break
            self._between()
            if self.game.phase is Phase.BETWEEN:
                self._hand()
            if self.game.phase is Phase.BUY_BACK:
                self._answers()
        rules = self.game.rules
        return {
            "house": {
                name: getattr(rules, name)
                for name in ("ante", "limit", "buy_back", "max_buy_backs", "late_entry")
            },
            "names": self.names,
            "dealer": self.dealer,
            "steps": self.steps,
            "after": self.after,
        }

    def _between(self) -> None:
        game, rng = self.game, self.rng
        if self.short and len(self.steps) < 2 and len(game.seats()) > 2:
            self._leave()  # then the antes of those who tie at nothing may leave odd chips
        elif rng.random() < 0.05:
            self._leave()
        elif rng.random() < (0.5 if self.short else 0.06):
            for seat in game.seats():
                game.play(Agree(seat))
            self.note(do="stop")
        elif rng.random() < 0.2 and _fits(game):
            name = NAMES[len(game.players)]
            game.enter(name)
            self.note(do="enter", name=name)

    def _leave(self) -> None:
        seat = self.rng.choice(self.game.seats())
        self.game.play(Resign(seat))
        self.note(do="leave", seat=seat, dealt=False)

    def _hand(self) -> None:
        game, rng = self.game, self.rng
        deal_next(game, str(rng.random()))
        if rng.random() < 0.08:
            seat = rng.choice(game.seats())
            game.play(Resign(seat))
            self.note(do="leave", seat=seat, dealt=True)
            if game.phase is Phase.GAME_OVER:
                return
        before = len(game.log)
        if rng.random() < 0.25:
            hand_of(game).idle = 4 * len(game.seats()) - 1
            take_and_throw(game)
        else:
            self._go_out(rng.choice(game.seats()))
        happened = game.log[before:]
        told = next(
            (dict(event.points) for event in happened if isinstance(event, ev.Scored)), None
        )
        if told is None:
            self.note(do="void")
            return
        points = [told.get(Seat(at + 1)) for at in range(len(game.players))]
        out = next((event.seat for event in happened if isinstance(event, ev.WentOut)), None)
        self.note(do="hand", out=out, points=points)

    def _go_out(self, winner: Seat) -> None:
        """Let a player lay the last three cards, the others holding what chance gave them."""
        state, rng = hand_of(self.game), self.rng
        kings = Meld.parse("Kc Kd Kh")
        left = list(pack(state.packs) - Cards.of(kings.cards))
        rng.shuffle(left)
        alike = rng.random() < 0.3  # ties, for the odd chips of a pot that is shared
        for seat in self.game.seats():
            size = rng.choice((1, 1, 2, 3, 5, 14))
            held = [Card.parse("7c")] if alike else [left.pop() for _ in range(size)]
            state.hands[seat - 1] = Cards.of(held)
        state.hands[winner - 1] = Cards.of(kings.cards)
        state.opened = tuple(at == winner - 1 or was for at, was in enumerate(state.opened))
        state.to_act = winner
        self.game.play(MeldTurn(winner, (kings,), ()))

    def _answers(self) -> None:
        game, rng = self.game, self.rng
        buying = game.view(None).buying
        assert buying is not None
        yes = [seat for seat in buying.asked if rng.random() < 0.6]
        for seat in buying.asked:
            game.play(AnswerBuyBack(seat, yes=seat in yes))
        self.note(do="answers", yes=yes)


def _fits(game: Game) -> bool:
    seats = len(game.seats()) < 7 or game.rules.packs is not Packs.TWO
    return seats and game.rules.late_entry and len(game.players) < MAX_PLAYERS


def _arranged(rng: random.Random) -> Game:
    """Return a game before its first hand, by house rules that matter to a sheet."""
    rules = Rules(
        ante=rng.choice((0, 1, 7, 25, 100)),
        limit=rng.choice((25, 50, 75, 100)),
        buy_back=rng.random() < 0.85,
        max_buy_backs=rng.choice((None, None, 0, 1, 2)),
        late_entry=rng.random() < 0.4,
    )
    count = rng.randint(2, 8)
    game = Game(rules, players(count))
    game.begin_lot(derived(str(rng.random()), "secret", 64))
    game.draw_dealer()
    return game
