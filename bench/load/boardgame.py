"""People, bots and spectators at matches of boardgame.io, on the same schedule.

What may live here: what a client says to its server over HTTP and socket.io. boardgame.io plays its
bots in clients, so the people's sockets move for them.
"""

from __future__ import annotations

import asyncio
import json
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, Final, final

import msgspec
from bench.load.crowd import MOVE, PATIENCE, Gathering, Watcher
from bench.load.figures import Figures

SEATS: Final = 4
GAME: Final = "draw"


class _Hands(msgspec.Struct):
    cards: list[int]
    drawn: bool


class _Turn(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - as it is on the line


class _State(msgspec.Struct):
    """As much of a match's state as a player needs."""

    G: _Hands
    ctx: _Turn
    _stateID: int  # noqa: N815 - as it is on the line


class _Sync(msgspec.Struct):
    state: _State


_update: Final = msgspec.json.Decoder(_State).decode
_sync: Final = msgspec.json.Decoder(_Sync).decode


def _list(text: str) -> tuple[str, bytes]:
    """Return the name of a socket.io event, and the argument that holds the state."""
    parts: list[msgspec.Raw] = msgspec.json.decode(text, type=list[msgspec.Raw])
    name = msgspec.json.decode(parts[0], type=str)
    return name, bytes(parts[2]) if len(parts) > 2 else b""  # noqa: PLR2004 - name, match, state


class Spectator(Watcher):
    """Somebody who watches a match."""

    def __init__(self, at: Gathering, url: str, match: str, credentials: dict[str, str]) -> None:
        """Watch, or play for the seats that there are credentials for."""
        super().__init__(at, url)
        self.match: Final = match
        self.credentials: Final = credentials

    @property
    def player(self) -> str | None:
        """The seat that is looked from, if any."""
        return next(iter(self.credentials), None)

    async def greet(self) -> None:
        """Enter the game's namespace; what follows is said when the server answers."""
        await self.put(f"40/{GAME},")

    async def say(self, *event: Any) -> None:  # noqa: ANN401 - socket.io's arguments
        """Send a socket.io event."""
        await self.put(f"42/{GAME},{json.dumps(event, separators=(',', ':'))}")

    async def take(self, message: str | bytes, now: float) -> None:
        """Take a packet of engine.io: a sign of life, a namespace entered, an event."""
        text = message if isinstance(message, str) else message.decode()
        if text == "2":
            await self.put("3")
        elif text.startswith(f"40/{GAME},"):
            secret = self.credentials.get(self.player or "")
            await self.say("sync", self.match, self.player, secret, SEATS)
        elif text.startswith(f"42/{GAME},"):
            name, state = _list(text[len(GAME) + 4 :])
            if name == "sync":
                self.happened(_sync(state).state, now)
                self.ready.set()
            elif name == "update":
                self.happened(_update(state), now)

    def happened(self, state: _State, now: float) -> None:
        """Note a state that was seen."""
        self.seen(state._stateID, now)


@final
class Person(Spectator):
    """Somebody who plays: draws, and throws a card by chance, for a seat and for a bot's."""

    rng: Random
    playing = False
    _state: _State | None = None

    def happened(self, state: _State, now: float) -> None:
        """Note a state, and move when it is time."""
        super().happened(state, now)
        self._state = state
        if self.playing:
            self.consider()

    def consider(self) -> None:
        """Move by and by, if it is a turn of one's own."""
        state = self._state
        if state is not None and state.ctx.currentPlayer in self.credentials:
            asyncio.get_running_loop().call_later(MOVE, self._act, state._stateID)

    def _act(self, seq: int) -> None:
        state = self._state
        if state is None or state._stateID != seq or self.ended:
            return
        task = asyncio.ensure_future(self._move(state, seq))
        task.add_done_callback(lambda _: None)

    async def _move(self, state: _State, seq: int) -> None:
        seat = state.ctx.currentPlayer
        if not state.G.drawn and self.at.measuring:
            self.at.figures.turns += 1
        index = self.rng.randrange(state.G.cards[int(seat)]) if state.G.drawn else None
        payload = {
            "type": "draw" if index is None else "discard",
            "args": [] if index is None else [index],
            "playerID": seat,
            "credentials": self.credentials[seat],
        }
        sent = asyncio.get_running_loop().time()
        action = {"type": "MAKE_MOVE", "payload": payload}
        await self.say("update", action, seq, self.match, seat)
        self.at.expect(sent, seq + 1, self.at.figures.moves)


@final
class Hall:
    """All matches of one run."""

    def __init__(self, figures: Figures, bases: list[str], spectators: int, seed: int = 1) -> None:
        """Go to a server at this address."""
        self.figures: Final = figures
        self.gatherings: Final[list[Gathering]] = []
        self._base: Final = bases[0]
        self._spectators: Final = spectators
        self._rng: Final = Random(seed)  # noqa: S311 - repeatable
        self._people: Final[list[list[Person]]] = []

    def seat(self) -> list[tuple[str, list[str]]]:
        """Make the matches and take all seats, over HTTP; return matches with all credentials."""
        with ThreadPoolExecutor(4) as pool:
            return list(pool.map(self._match, range(self.figures.tables)))

    def _match(self, _: int) -> tuple[str, list[str]]:
        made = self._post("create", {"numPlayers": SEATS, "unlisted": True})
        match = str(made["matchID"])
        joined = [
            self._post(f"{match}/join", {"playerID": str(seat), "playerName": f"Player {seat}"})
            for seat in range(SEATS)
        ]
        return match, [str(answer["playerCredentials"]) for answer in joined]

    def _post(self, path: str, body: dict[str, object]) -> dict[str, object]:
        request = urllib.request.Request(  # noqa: S310 - a server on loopback
            f"{self._base}/games/{GAME}/{path}",
            json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            found: dict[str, object] = json.load(answer)
            return found

    def watchers(self, matches: list[tuple[str, list[str]]]) -> list[Watcher]:
        """Return all sockets: two people, each moving for a bot too, and the spectators."""
        ws = self._base.replace("http", "ws", 1)
        url = f"{ws}/socket.io/?EIO=4&transport=websocket"
        found: list[Watcher] = []
        for match, secrets in matches:
            at = Gathering(self.figures)
            self.gatherings.append(at)
            people = []
            for seat in range(2):
                mine = {str(one): secrets[one] for one in (seat, seat + 2)}
                person = Person(at, url, match, mine)
                person.rng = self._rng
                people.append(person)
            self._people.append(people)
            found += people
            found += [Spectator(at, url, match, {}) for _ in range(self._spectators)]
        return found

    async def start(self, pause: float) -> None:
        """Start one match after another."""
        for people in self._people:
            for person in people:
                person.playing = True
                person.consider()
            await asyncio.sleep(pause)
