"""What happened, as lines for people: a turn in one line, the scores as a sum.

What may live here: putting events together. The sentence of a single event is speech's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bingrummy.events import (
    Answered,
    BoughtBack,
    Dealt,
    Discarded,
    Drew,
    Event,
    GameEnded,
    HandBegan,
    HandVoid,
    LotBegan,
    Melded,
    Scored,
    Shown,
    Skipped,
    Took,
    WentBust,
    WentOut,
)
from bingrummy.moves import Seat
from bingrummy.rules import Rules
from bingrummy.speech.language import Speaker
from bingrummy.speech.sentences import describe

Names = Mapping[Seat, str]


def lines(
    happened: Sequence[Event], names: Names, me: Seat | None, speaker: Speaker, rules: Rules
) -> Iterator[str]:
    """Go through the lines that tell events to a seat; an empty one is a gap."""
    at = 0
    while at < len(happened):
        event = happened[at]
        following = happened[at + 1] if at + 1 < len(happened) else None
        together = _turn(event, following, names, me, speaker)
        if together is not None:
            yield together
            at += 2
            continue
        yield from _single(event, names, me, speaker, rules)
        at += 1


def _turn(
    event: Event, following: Event | None, names: Names, me: Seat | None, speaker: Speaker
) -> str | None:
    """Return another's turn of drawing or taking as one line."""
    if not isinstance(event, Drew | Took) or event.seat == me:
        return None
    if not isinstance(following, Discarded):
        return None
    name, thrown = names[event.seat], str(following.card)
    if isinstance(event, Took):
        return speaker.say("play-took-turn", name=name, card=str(event.card), thrown=thrown)
    said = speaker.say("play-drew-turn", name=name, thrown=thrown)
    if event.refilled:
        return speaker.say("event-refilled", count=event.refilled) + " " + said
    return said


def _single(
    event: Event, names: Names, me: Seat | None, speaker: Speaker, rules: Rules
) -> Iterator[str]:
    match event:
        case LotBegan() | Dealt():  # the hand is shown anyway
            return
        case Answered() if event.seat != me:
            return
        case HandBegan():
            yield ""
            yield _hand_began(event, names, me, speaker)
            return
        case Scored():
            yield ""
            yield from _scored(event, names, me, speaker, rules)
            return
        case Shown() if not event.cards:
            return
    said = describe(event, names, me, speaker.language)
    if said is None:
        return
    if isinstance(event, Shown):
        points = rules.points(event.cards)
        said = f"{said} {speaker.say('play-points', points=points)}"
    yield said


def _hand_began(event: HandBegan, names: Names, me: Seat | None, speaker: Speaker) -> str:
    said = describe(event, names, me, speaker.language) or ""
    return f"{said} {speaker.say('play-pot', pot=event.pot)}" if event.pot else said


def _scored(
    event: Scored, names: Names, me: Seat | None, speaker: Speaker, rules: Rules
) -> Iterator[str]:
    yield speaker.say("play-scores-now", limit=rules.limit)
    points = dict(event.points)
    for seat, total in event.scores:
        got = points.get(seat, 0)
        key = "play-score-over" if rules.is_bust(total) else "play-score-sum"
        name = speaker.say("play-you") if seat == me else names[seat]
        yield "  " + speaker.say(
            key, name=name, before=total - got, points=got, total=total, limit=rules.limit
        )


def whole_turns(happened: Sequence[Event]) -> Sequence[Event]:
    """Return events without a card drawn or taken at their end, whose discard isn't known yet.

    >>> whole_turns([Drew(Seat(1), None)])
    []
    """
    last = happened[-1] if happened else None
    return happened[:-1] if isinstance(last, Drew | Took) else happened


def results(happened: Sequence[Event]) -> Sequence[Event]:
    """Return the events that end a hand or a game, for who doesn't follow each turn.

    >>> results([Drew(Seat(1), None), WentOut(Seat(2))])
    [WentOut(seat=2)]
    """
    kinds = (WentOut, HandVoid, Scored, BoughtBack, WentBust, GameEnded)
    return [event for event in happened if isinstance(event, kinds)]


def last_turn_end(happened: Sequence[Event], seat: Seat) -> int:
    """Return the place after a seat's last finished turn, or of the hand's beginning if later.

    >>> last_turn_end([Skipped(Seat(1)), Skipped(Seat(2)), Skipped(Seat(3))], Seat(2))
    2
    """
    for at in range(len(happened) - 1, -1, -1):
        event = happened[at]
        if isinstance(event, HandBegan):
            return at
        if isinstance(event, Discarded | Melded | Skipped) and event.seat == seat:
            return at + 1
    return 0
