"""Which decisions are open, until when, and what is due by itself (R5, R30, R32).

What may live here: functions of the state and a time. All that a table does without a command is
listed by `due`; nothing else may make it happen, so a new driver goes on where another stopped.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, Literal, final

from bingrummy.errors import BadRules
from bingrummy.moves import Seat
from bingrummy.rules import MAX_PLAYERS
from bingrummy.server.tables.members import Member
from bingrummy.server.tables.stages import Stage
from bingrummy.server.tables.state import TableState
from bingrummy.values import value
from bingrummy.views import Phase
from bingrummy.wire.commands import Decision
from bingrummy.wire.notes import StandIn

SEAL_TIME: Final = 3_000  # R32
NONCE_TIME: Final = 3_000
CUT_TIME: Final = 10_000
READY_TIME: Final = 45_000
RESTART_GRACE: Final = 30_000  # R30: after a restart each open decision has at least so long
EMPTY_READY_TIME: Final = 10_000  # nobody in the game is there to say ready
ABSENT_TIME: Final = 60_000  # R30: with no clock, for a seat that is absent or nudged
BUY_TIME: Final = 60_000
SLEEP_TIME: Final = 600_000
HOST_TIME: Final = 30_000  # then the rights of a host who is absent pass on
PACES: Final = {"instant": 0, "quick": 250, "steady": 1_500, "slow": 3_000}

Step = Literal["seal", "nonce", "turn", "discard", "buy back", "ready"]


class Doing(Enum):
    """What may be due."""

    LOT = "lot"
    DRAW_DEALER = "draw dealer"
    HAND = "hand"
    NONCES = "nonces"
    DEAL = "deal"
    ENTER = "enter"
    BOT = "bot"  # a bot's decision, thought out by a worker
    STAND_IN = "stand in"
    REMATCH = "rematch"
    HOST = "host"
    SLEEP = "sleep"
    AGREE = "agree"  # the bots do as all people in the game have (R33)


@final
@value
class Due:
    """Something that happens by itself, and when."""

    at: int
    doing: Doing
    seat: Seat | None = None
    how: StandIn = "throw"


def decision_of(state: TableState, seat: Seat | None) -> Decision | None:
    """Return the decision that is open to a person's seat, if one is."""
    game = state.game
    if game is None or state.stage is not Stage.PLAYING or seat is None or seat in state.bots:
        return None
    if seat > len(game.players) or not game.standing.in_game[seat - 1]:
        return None
    step = _step(state, seat)
    if step is None:
        return None
    hand = 0 if game.hand is None else game.standing.number
    turns = game.hand.turns if game.hand is not None and step in {"turn", "discard"} else 0
    return Decision(len(state.games), seat, hand, turns, step)


def _step(state: TableState, seat: Seat) -> Step | None:
    game = state.game
    if game is None:
        return None
    match game.phase:
        case Phase.SHUFFLE:
            if state.timing.nonces_due is None:
                return None if seat in state.sealed else "seal"
            return "nonce" if seat in state.sealed and seat not in state.shown else None
        case Phase.TURN | Phase.DISCARD:
            if game.hand is None or game.hand.to_act != seat:
                return None
            return "turn" if game.phase is Phase.TURN else "discard"
        case Phase.BUY_BACK:
            return "buy back" if seat in _unanswered(state) else None
        case Phase.BETWEEN:
            member = state.member_at(seat)
            waits = game.standing.number > 0 and member is not None
            return "ready" if waits and member and member.person not in state.ready else None
        case Phase.GAME_OVER:
            return None


def _unanswered(state: TableState) -> list[Seat]:
    buying = None if state.game is None else state.game.view(None).buying
    if buying is None:
        return []
    return [s for s in buying.asked if s not in buying.answered and s not in state.leaving]


def open_decisions(state: TableState) -> list[Decision]:
    """Return all decisions that are open to people, by seat."""
    found = (decision_of(state, member.seat) for member in state.people())
    return [decision for decision in found if decision is not None]


def _awaited(state: TableState) -> list[Decision]:
    """Return the open decisions of those whom the table waits for."""
    return [d for d in open_decisions(state) if (m := state.member_at(d.seat)) and m.awaited]


def deadline_of(state: TableState, decision: Decision) -> int | None:
    """Return when a decision's time runs out, on the table's own clock; None where it has none."""
    timing, seat = state.timing, Seat(decision.seat)
    member = state.member_at(seat)
    cutting = state.game is not None and state.game.cutter() == seat
    match decision.step:
        case "seal":
            end: int | None = timing.exchange_opened + (CUT_TIME if cutting else SEAL_TIME)
        case "nonce":
            end = (timing.nonces_due or 0) + NONCE_TIME
            end = max(end, timing.exchange_opened + CUT_TIME) if cutting else end
        case "ready":
            nobody = not any(player.awaited for player in state.players())
            end = timing.step_opened + (EMPTY_READY_TIME if nobody else READY_TIME)
        case "buy back":
            own = 1000 * (state.settings.clock.turn or 0) + timing.extra.get(seat, 0)
            end = timing.step_opened + (max(own, 15_000) if own else BUY_TIME)
        case _:
            end = _turn_end(state, seat, member)
    if end is None:
        return None
    return max(end, _grace(state))


def _grace(state: TableState) -> int:
    """Return when those whose lines a restart cut in this step have had time to be back; else 0."""
    cut = state.timing.cut()
    return 0 if cut is None else cut + RESTART_GRACE


def _turn_end(state: TableState, seat: Seat, member: Member | None) -> int | None:
    timing, clock = state.timing, state.settings.clock
    if clock.turn is not None:
        bank = max(0, 1000 * clock.bank - timing.bank_used.get(seat, 0))
        return timing.turn_opened + 1000 * clock.turn + bank + timing.extra.get(seat, 0)
    ends = []
    if timing.nudged is not None:
        ends.append(timing.nudged + ABSENT_TIME)
    if member is not None and not member.present:
        ends.append(max(timing.turn_opened, member.since_clock) + ABSENT_TIME)
    return min(ends) + timing.extra.get(seat, 0) if ends else None


def wall(state: TableState, at: int) -> int:
    """Return when the table's own clock will show a time, if nothing stops it again."""
    return at + state.timing.frozen


def due(state: TableState, now: int) -> list[Due]:
    """Return what is due by itself, and when, the soonest first."""
    found: list[Due] = []
    if state.stage is Stage.GATHERING:
        found += _between_games(state, now)
    elif state.running and state.game is not None:
        found += _playing(state)
        if state.players() or not state.people():
            found.append(Due(state.timing.acted + SLEEP_TIME, Doing.SLEEP))
    if state.stage is not Stage.CLOSED:
        found += _host(state)
    return sorted(found, key=lambda thing: thing.at)


def _between_games(state: TableState, now: int) -> list[Due]:
    here = [member for member in state.people() if member.awaited]
    ready = all(member.person in state.ready for member in here)
    if state.games and here and ready and not state.free_seats():
        late = any(member.person not in state.ready for member in _cut_off(state, state.people()))
        return [Due(wall(state, _grace(state)) if late else now, Doing.REMATCH)]
    return []


def _cut_off(state: TableState, members: list[Member]) -> list[Member]:
    """Return those whose lines a restart in this step cut: they may be back in a moment (R30)."""
    cut = state.timing.cut()
    if cut is None:
        return []
    return [m for m in members if not (m.present or m.left or m.orders) and m.since_clock >= cut]


def _host(state: TableState) -> list[Due]:
    host = None if state.host is None else state.members.get(state.host)
    if host is not None and not host.left and (host.seat is not None or host.waiting):
        if host.present:
            return []
        at = host.since + HOST_TIME
    else:
        at = state.time
    return [Due(at, Doing.HOST)] if next_host(state) is not None else []


def next_host(state: TableState) -> int | None:
    """Return to whom the host's rights would pass: who is there, in the order of joining."""
    for person, member in sorted(state.members.items()):
        if person != state.host and member.present and member.seat is not None:
            return person
    return None


def _playing(state: TableState) -> list[Due]:
    game = state.game
    if game is None:
        return []
    agreeing = _agreeing(state)
    match game.phase:
        case Phase.BETWEEN:
            return agreeing or _between(state)
        case Phase.SHUFFLE:
            return _exchange(state)
        case Phase.TURN | Phase.DISCARD:
            seat = None if game.hand is None else game.hand.to_act
            return agreeing + ([] if seat is None else _decision(state, seat))
        case Phase.BUY_BACK:
            return [thing for seat in _unanswered(state) for thing in _decision(state, seat)]
        case Phase.GAME_OVER:
            return []


def _agreeing(state: TableState) -> list[Due]:
    game = state.game
    people = {member.seat for member in state.players()}
    if game is None or not people or not game.agreed.issuperset(people):
        return []
    bot = next((seat for seat in game.seats() if seat not in game.agreed), None)
    return [] if bot is None else [Due(state.time, Doing.AGREE, bot)]


def _between(state: TableState) -> list[Due]:
    game = state.game
    if game is None or game.dealer is None:
        return [Due(state.time, Doing.LOT)]
    if any(member.waiting for member in state.members.values()) and _room(state):
        return [Due(state.time, Doing.ENTER)]
    if game.standing.number == 0:
        return [Due(state.time, Doing.HAND)]
    waited = _awaited(state)
    players = state.players()
    here = [member for member in players if member.awaited]
    late = any(member.person not in state.ready for member in _cut_off(state, players))
    if here and not waited and not late:
        return [Due(state.time, Doing.HAND)]
    length = READY_TIME if here else (EMPTY_READY_TIME if players else _pace(state))
    end = state.timing.step_opened + length
    if players:
        end = max(end, _grace(state))
    return [Due(wall(state, end), Doing.HAND)]


def _room(state: TableState) -> bool:
    """Say whether one more can be dealt in between hands (R1, R2, R34)."""
    game = state.game
    if game is None or not state.rules.late_entry or len(game.players) >= MAX_PLAYERS:
        return False
    try:
        state.rules.check_players(len(game.seats()) + 1)
    except BadRules:
        return False
    return True


def _exchange(state: TableState) -> list[Due]:
    """Close the seals when all who are present have sealed; deal when all have shown (R32)."""
    game, timing = state.game, state.timing
    if game is None:
        return []
    last = Doing.DRAW_DEALER if game.hand is None else Doing.DEAL
    if timing.nonces_due is None:
        ends = [end for d in _awaited(state) if (end := deadline_of(state, d)) is not None]
        cut = timing.cut()
        if cut is not None and open_decisions(state):
            ends.append(cut + SEAL_TIME)  # who seals has the three seconds of R32 to be back
        at = wall(state, max(ends)) if ends else state.time
        return [Due(at, Doing.NONCES if state.sealed else last)]
    # Who has sealed is bound, and so is waited for even when away by now.
    ends = [end for d in open_decisions(state) if (end := deadline_of(state, d)) is not None]
    return [Due(wall(state, max(ends)) if ends else state.time, last)]


def _pace(state: TableState) -> int:
    return PACES[state.settings.pace]


def _decision(state: TableState, seat: Seat) -> list[Due]:
    """Return when a bot moves, or somebody's stand-in does (R30)."""
    timing = state.timing
    soon = wall(state, timing.step_opened + _pace(state))
    if seat in state.bots:
        return [Due(soon, Doing.BOT, seat)]
    member = state.member_at(seat)
    if member is None:  # a seat whose owner has left for good
        return [Due(soon, Doing.STAND_IN, seat, state.settings.stand_in)]
    if member.orders is not None:
        return [Due(soon, Doing.STAND_IN, seat, member.orders.play)]
    decision = decision_of(state, seat)
    end = None if decision is None else deadline_of(state, decision)
    if end is None:
        return []
    how: StandIn = "throw" if decision and decision.step == "buy back" else state.settings.stand_in
    return [Due(wall(state, end), Doing.STAND_IN, seat, how)]
