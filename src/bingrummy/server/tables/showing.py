"""A table as it is shown: what all see, and what one person alone may know.

What may live here: from the state to messages. Every message is made from what the core selects
for a seat (`Game.view`, `events.seen`); nothing is taken out afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bingrummy.errors import IllegalMove
from bingrummy.events import seen
from bingrummy.judging import check
from bingrummy.lines import event_text
from bingrummy.moves import Discard, Draw, MeldId, Move, Seat, Skip, Take
from bingrummy.multiset import Cards
from bingrummy.rules import Rules
from bingrummy.server.tables import clock
from bingrummy.server.tables.entries import Entry, Key
from bingrummy.server.tables.hosting import may_take_over
from bingrummy.server.tables.members import Member
from bingrummy.server.tables.stages import Stage
from bingrummy.server.tables.state import TableState
from bingrummy.server.tables.telling import tell
from bingrummy.shuffle import deepest_cut
from bingrummy.speech.language import Language, Speaker
from bingrummy.views import Table, View
from bingrummy.wire import messages as m
from bingrummy.wire import notes as n
from bingrummy.wire import views as v
from bingrummy.wire.events import meld_told, pairs, told


def eyes_of(state: TableState, person: int | None) -> Seat | None:
    """Return whose eyes a person sees play with: their seat's, or None as a spectator's."""
    member = None if person is None else state.members.get(person)
    return None if member is None else member.seat


def public_view(state: TableState) -> v.PublicView:
    """Return a table as all see it."""
    view = None if state.game is None else state.game.view(None)
    return v.PublicView(
        table=state.table,
        name=state.settings.name,
        seq=state.seq,
        time=state.time,
        stage=state.stage.value,
        rules=state.rules_text,
        clock=state.settings.clock,
        seats=_seats(state, None if view is None else view.table),
        house=house_of(state.rules),
        watchers=[
            v.WatcherView(member.person, member.name, member.waiting, member.person == state.host)
            for member in state.members.values()
            if member.seat is None and (member.waiting or not member.left)
        ],
        host=state.host,
        paused=state.paused,
        asleep=state.asleep,
        chat=state.chat_on,
        spectators=state.settings.spectators,
        hints=list(state.settings.hints),
        games=len(state.games),
        late_entry=state.rules.late_entry,
        waits=_waits(state),
        game=None if view is None else _game(state, view),
        broken=state.broken,
        language=state.settings.language,
    )


def house_of(rules: Rules) -> v.House:
    """Return the house rules that sentences name.

    >>> house_of(Rules.parse("short")).limit
    50
    """
    return v.House(rules.limit, rules.limit_rule.value, rules.first_melds)


def _waits(state: TableState) -> list[v.Deadline]:
    found = []
    for decision in clock.open_decisions(state):
        end = clock.deadline_of(state, decision)
        member = state.member_at(decision.seat)
        stopped = not state.running or (member is not None and member.orders is not None)
        until = None if end is None or stopped else clock.wall(state, end)
        found.append(v.Deadline(decision, until))
    return found


def _seats(state: TableState, table: Table | None) -> list[v.SeatView]:
    shown = []
    for at in range(1, state.size + 1):
        seat = Seat(at)
        member = state.member_at(seat)
        play = {} if table is None or at > len(table.counts) else _in_play(state, at, table)
        if member is None:
            shown.append(v.SeatView(at, bot=state.bots.get(seat), **play))
        else:
            shown.append(_person(state, member, play))
    return shown


def _person(state: TableState, member: Member, play: dict[str, Any]) -> v.SeatView:
    seat = member.seat or Seat(0)
    return v.SeatView(
        seat=seat,
        person=member.person,
        name=member.name,
        host=member.person == state.host,
        present=member.present,
        away=member.orders is not None,
        ready=member.person in state.ready,
        muted=member.muted,
        balance=member.balance,
        hints=0 if state.stage is Stage.PLAYING else member.hints,
        offered=seat in state.offers,
        open=may_take_over(state, seat),
        **play,
    )


def _in_play(state: TableState, number: int, table: Table) -> dict[str, Any]:
    """Return the fields of a seat's view that a game gives it."""
    game, at = state.game, number - 1
    assert game is not None  # noqa: S101 - there is a table
    return {
        "out": not table.standing.in_game[at],
        "resigned": table.standing.in_game[at]
        and (Seat(number) in state.leaving or not game.standing.in_game[at]),
        "score": table.standing.scores[at],
        "chips": game.chips(Seat(number)),
        "cards": table.counts[at],
        "known": _cards(table.known[at]),
        "shown": _cards(table.shown[at]) if table.shown else None,
        "opened": table.opened[at],
        "bought": table.standing.bought[at],
        "agrees": Seat(number) in game.agreed,
    }


def _cards(cards: Cards) -> list[str]:
    return [card.face for card in cards]


def _game(state: TableState, view: View) -> v.GameView:
    table, game = view.table, state.game
    assert game is not None  # noqa: S101 - it has a view
    buying = view.buying
    return v.GameView(
        game=len(state.games),
        phase=view.phase.value,
        hand=table.standing.number,
        turn=table.turns,
        pot=table.standing.pot,
        packs=table.packs,
        dealer=game.dealer,
        cutter=game.cutter(),
        to_act=table.to_act,
        stock=table.stock,
        pile=[card.face for card in table.pile],
        refills=table.refills,
        taken=None if table.taken is None else table.taken.face,
        kept=None if table.kept is None else table.kept.face,
        melds=[_meld(table, MeldId(at + 1)) for at in range(len(table.melds))],
        went_out=table.went_out,
        void=table.void,
        buying=None
        if buying is None
        else v.BuyingView(buying.price, buying.score, list(buying.asked), list(buying.answered)),
        shares=pairs(tuple(game.shares.items())),
    )


def _meld(table: Table, number: MeldId) -> v.TableMeld:
    meld = meld_told(table.melds[number - 1])
    owner = table.owners[number - 1]
    return v.TableMeld(meld.kind, meld.cards, meld.stands_for, number, owner)


def core_view(state: TableState, person: int | None) -> View | None:
    """Return what a person may know of the game: the least, for spectators and who is out."""
    if state.game is None:
        return None
    seat = eyes_of(state, person)
    if seat is None or seat > len(state.game.players) or state.is_out(seat):
        return state.game.view(None)
    return state.game.view(seat)


def own_view(state: TableState, person: int | None) -> v.OwnView:
    """Return what one person alone may know."""
    member = None if person is None else state.members.get(person)
    if member is None:
        return v.OwnView()
    own = v.OwnView(
        person=member.person,
        seat=member.seat,
        muted=sorted(member.mutes),
        meanwhile=list(member.meanwhile),
    )
    view = core_view(state, person)
    if view is None or view.seat is None:
        return own
    return msgspec.structs.replace(
        own,
        hand=_cards(view.hand),
        drawn=None if view.drawn is None else view.drawn.face,
        depth=view.depth,
        may_keep=view.may_keep,
        points=view.rules.points(view.hand),
        decision=_may_do(state, view),
        answered=None if state.game is None else state.game.answer_of(view.seat),
    )


def _may_do(state: TableState, view: View) -> v.MayDo | None:
    decision = clock.decision_of(state, view.seat)
    if decision is None or view.seat is None:
        return None
    seat = view.seat
    if decision.step == "turn":
        # Skipping is asked of the solver only where nothing else can be done.
        draw, take = _may(view, Draw(seat)), _may(view, Take(seat))
        skip = not draw and not take and _may(view, Skip(seat))
        return v.MayDo(decision, draw=draw, take=take, skip=skip)
    if decision.step == "discard":
        cards = [card.face for card in view.hand.faces() if _may(view, Discard(seat, card))]
        return v.MayDo(decision, discards=cards)
    if (
        decision.step in {"seal", "nonce"}
        and state.game is not None
        and state.game.cutter() == seat
    ):
        return v.MayDo(decision, deepest=deepest_cut(view.table.packs))
    return v.MayDo(decision)


def _may(view: View, move: Move) -> bool:
    try:
        check(view, move)
    except IllegalMove:
        return False
    return True


def whole_view(state: TableState, person: int | None) -> v.View:
    """Return a person's whole view."""
    return v.View(public_view(state), own_view(state, person))


def hands_of(state: TableState) -> list[list[str]] | None:
    """Return all hands as they are; only for a hand that is over since."""
    hand = None if state.game is None else state.game.hand
    return None if hand is None else [_cards(held) for held in hand.hands]


def entry_seen(
    entry: Entry,
    seat: Seat | None,
    names: Mapping[Seat, str] | None = None,
    people: Mapping[int, str] | None = None,
    language: Language | None = None,
) -> m.Entry | None:
    """Return an entry as a seat may see it, with its sentence in a language; None for a key."""
    content = entry.content
    if isinstance(content, Key):
        return None
    if isinstance(content, msgspec.Struct):
        note: n.Note = content
        if isinstance(note, n.WentAway) and entry.seat != seat:
            # R24: nobody knows before all have answered who would buy back.
            note = msgspec.structs.replace(note, buy_back=0)
        text = None if language is None else tell(note, seat, names or {}, people or {}, language)
        return m.Entry(entry.seq, entry.time, note=note, text=text)
    event = seen(content, seat)
    text = None if language is None else tell(event, seat, names or {}, people or {}, language)
    return m.Entry(entry.seq, entry.time, event=told(event), line=event_text(event), text=text)


def names_of(state: TableState, language: Language) -> dict[Seat, str]:
    """Return what each seat is called."""
    names = {}
    for at in range(1, state.size + 1):
        member = state.member_at(at)
        names[Seat(at)] = (
            Speaker(language).say("server-bot", seat=at) if member is None else member.name
        )
    return names
