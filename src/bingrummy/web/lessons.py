"""The first-game tour: moments of three fixed deals, and what the learner is to do at each.

The tour is no table of the house. A table's shuffle can't be fixed, not even for a lesson, so the
moments come from the same pure state that tables have, with fixed secrets and every move written
down in `lesson_deals`, bots' moves too: another bot doesn't change a lesson. A step is asked for by
its number and nothing is kept, so a learner can go back, jump, reload, or come back in a year. What
the learner tries is judged by the core like any move; a lesson only adds which legal move it wants.

What may live here: making the moments, and judging what a learner does at one.
"""

from __future__ import annotations

from functools import cache
from typing import Final, final

import msgspec

from bingrummy.errors import BingError
from bingrummy.judging import check
from bingrummy.moves import MeldTurn, Move, Seat, move_text, parse_move
from bingrummy.record import FIRST_LINE
from bingrummy.server.tables import acting, asking, hosting, showing
from bingrummy.server.tables.acting import Pen
from bingrummy.server.tables.entries import Entry
from bingrummy.server.tables.refusals import Refused, Why, refusal
from bingrummy.server.tables.state import TableState
from bingrummy.shuffle import derived, seal
from bingrummy.speech.language import Language, Speaker
from bingrummy.values import replace, value
from bingrummy.views import View
from bingrummy.web.lesson_deals import DEALS, Deal
from bingrummy.wire import commands as c
from bingrummy.wire import messages as m
from bingrummy.wire import notes as n
from bingrummy.wire import views as v

LEARNER: Final = Seat(1)
_PERSON: Final = 1
_NONCE: Final = "00" * 16
_CUT: Final = -1  # a moment before any move: the learner is asked to cut


@final
@value
class Step:
    """A step of the tour: its words' key, the deal, how many moves are made, is one wanted."""

    key: str
    deal: int
    made: int
    acts: bool


@final
@value
class Moment:
    """A deal after some of its moves, as the learner may see it."""

    view: v.View
    core: View
    entries: tuple[m.Entry, ...]


def _acts(deal: int) -> list[int]:
    """Return at which moves of a deal it is the learner's turn to do what the lesson is about."""
    moves = DEALS[deal].moves
    own = [at for at, move in enumerate(moves) if parse_move(move).seat == LEARNER]
    return own[len(own) - DEALS[deal].lessons :]


def _steps() -> tuple[Step, ...]:
    draw, discard, melds, lay_off = _acts(0)
    (limit,) = _acts(1)
    (buy,) = _acts(2)
    return (
        Step("welcome", 0, _CUT, acts=False),
        Step("cut", 0, _CUT, acts=True),
        Step("cards", 0, draw, acts=False),
        Step("draw", 0, draw, acts=True),
        Step("discard", 0, discard, acts=True),
        Step("melds", 0, melds, acts=True),
        Step("lay-off", 0, lay_off, acts=True),
        Step("limit", 1, limit, acts=True),
        Step("counted", 2, buy, acts=False),
        Step("buy", 2, buy, acts=True),
        Step("done", 2, buy + 1, acts=False),
    )


STEPS: Final = _steps()


@final
class _Fixed:
    """Chances that are the same each time."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._told = 0

    def secret(self) -> str:
        self._told += 1
        return derived(self._seed, f"secret {self._told}", 64)

    def order(self, count: int) -> list[int]:
        return list(range(count))


def begin(deal: Deal, name: str) -> tuple[TableState, Pen]:
    """Seat the learner and two bots, and go on to the exchange before the deal's hand."""
    chance = _Fixed(deal.seed)
    state = TableState("learn")
    bots = [n.BotSeat(2, "common"), n.BotSeat(3, "early")]
    settings = n.Settings("Bing rummy", 3, bots=bots, pace="instant", hints=[LEARNER])
    hosting.create(state, settings, "0", FIRST_LINE, 0)
    hosting.join(state, name, LEARNER, "-", 0, chance)
    pen = Pen(state, 0)
    pen.note(n.BecamePresent(_PERSON))
    acting.start(pen, chance)
    game = state.game
    assert game is not None  # noqa: S101 - it has just been started
    pen.play(game.begin_lot(chance.secret()))
    pen.play(game.draw_dealer())
    if deal.scores is not None:
        # As if hands had been played before this one.
        game.standing = replace(game.standing, scores=deal.scores, number=deal.hand - 1)
    pen.play(game.begin_hand(chance.secret()))
    return state, pen


def deal_out(state: TableState, pen: Pen, depth: int | None) -> None:
    """Cut, where the learner does, and deal."""
    game = state.game
    assert game is not None  # noqa: S101 - `begin` has made it
    if depth is not None:
        pen.play(game.seal(LEARNER, seal(_NONCE, depth)), LEARNER)
        pen.play(game.show_nonce(LEARNER, _NONCE, depth), LEARNER)
    pen.play(game.deal())


@cache
def _moments(number: int, language: Language) -> dict[int, Moment]:
    """Return a deal's moments that the tour stops at, by how many moves have been made."""
    deal = DEALS[number]
    wanted = {step.made for step in STEPS if step.deal == number}
    state, pen = begin(deal, Speaker(language).say("play-own-name"))
    found = {_CUT: _moment(state, pen.entries, language)}
    deal_out(state, pen, deal.depth)
    for made in range(len(deal.moves) + 1):
        if made in wanted:
            found[made] = _moment(state, pen.entries, language)
        if made < len(deal.moves):
            acting.move(pen, parse_move(deal.moves[made]))
    return found


def _moment(state: TableState, entries: list[Entry], language: Language) -> Moment:
    view, core = showing.whole_view(state, _PERSON), showing.core_view(state, _PERSON)
    assert core is not None  # noqa: S101 - there is a game
    # A lesson has no clock.
    waits = [v.Deadline(deadline.decision) for deadline in view.table.waits]
    table = msgspec.structs.replace(view.table, waits=waits)
    names = showing.names_of(state, language)
    people = {member.person: member.name for member in state.members.values()}
    seen = (showing.entry_seen(entry, LEARNER, names, people, language) for entry in entries)
    return Moment(
        v.View(table, view.own), core, tuple(entry for entry in seen if entry is not None)
    )


def moment(step: Step, language: Language) -> Moment:
    """Return what a learner sees at a step.

    >>> moment(STEPS[0], Language.EN).view.own.decision.decision.step
    'seal'
    """
    return _moments(step.deal, language)[step.made]


def wanted(step: Step) -> Move | None:
    """Return the move that a step is about; None for the cut, and where there is only to read.

    >>> wanted(STEPS[3])
    Draw(seat=1)
    """
    if not step.acts or step.made == _CUT:
        return None
    return parse_move(DEALS[step.deal].moves[step.made])


def judge(step: Step, what: c.What, language: Language) -> v.Refusal | None:
    """Judge what a learner does; None where it is what the lesson is about.

    A move against the rules has the core's own refusal; another legal one is told what is wanted.
    """
    now = moment(step, language).core
    if isinstance(what, c.SealNonce | c.ShowNonce) and step.made == _CUT:
        return None
    try:
        if not isinstance(what, c.Play):
            raise Refused(Why.STAGE)
        move = c.move_of(what, LEARNER)
        check(now, move)
    except BingError as error:
        return refusal(error, language)
    goal = wanted(_acting(step))
    if goal is None:
        return v.Refusal("lesson", Speaker(language).say("page-tour-over"))
    if _same(move, goal) or (_ends(_acting(step)) and isinstance(move, MeldTurn)):
        return None
    words = asking.move_words(now, goal, language)
    return v.Refusal("lesson", Speaker(language).say("page-tour-other", wanted=words))


def _acting(step: Step) -> Step:
    """Return the step at whose moment something is done: this one, or after reading the next."""
    following = STEPS[STEPS.index(step) + 1 :][:1]
    return step if step.acts or not following else following[0]


def _ends(step: Step) -> bool:
    """Say whether a step's meld turn is its deal's last move: then any legal one will do."""
    goal = wanted(step)
    return step.made + 1 == len(DEALS[step.deal].moves) and isinstance(goal, MeldTurn)


def _same(move: Move, goal: Move) -> bool:
    """Say whether two moves come to the same: in a meld turn the order of the melds doesn't."""
    if isinstance(move, MeldTurn) and isinstance(goal, MeldTurn):
        return _parts(move) == _parts(goal)
    return move == goal


def _parts(turn: MeldTurn) -> tuple[list[str], list[str]]:
    return sorted(map(str, turn.melds)), sorted(map(str, turn.lay_offs))


def asked(step: Step, ask: c.Ask, language: Language) -> m.Replied:
    """Answer what a learner asks at a step; raise `Refused` or `IllegalMove` as a table would."""
    now = moment(step, language)
    match ask:
        case c.DraftAsk():
            return m.Replied(draft=asking.draft(now.core, ask.groups, language))
        case c.SayAsk():
            told = language if ask.language is None else Language(ask.language)
            return m.Replied(understood=asking.understood(now.core, ask.line, told))
        case c.ViewAsk():
            return m.Replied(view=now.view)
        case c.SuggestAsk():
            goal = wanted(_acting(step))
            if goal is None:
                raise Refused(Why.NOT_TURN)
            return m.Replied(suggestion=asking.suggestion(now.core, goal, language))


def values(step: Step, language: Language) -> dict[str, str | int]:
    """Return what the words of a step speak of: cards, points, names.

    >>> sorted(values(STEPS[9], Language.EN))
    ['left', 'limit', 'pot', 'price', 'score', 'total']
    """
    now = moment(step, language).core
    rules, goal = now.rules, wanted(step)
    said: dict[str, str | int] = {"limit": rules.limit}
    if now.table.kept is not None:
        said["deuce"] = str(now.table.kept)
    if now.drawn is not None:
        said["drawn"] = str(now.drawn)
    if goal is not None:
        said |= _values_of(goal, now)
    if now.buying is not None:
        left = rules.points(now.hand)
        said |= {"price": now.buying.price, "left": left, "total": now.score}
        said |= {"score": now.buying.score, "pot": now.table.standing.pot}
    elif step.key == "done":
        said |= {"score": now.score, "pot": now.table.standing.pot}
    if now.may_keep is not None and step.key == "limit":
        said |= {"score": now.score, "keep": now.may_keep}
    return said


def _values_of(goal: Move, now: View) -> dict[str, str | int]:
    if isinstance(goal, MeldTurn):
        alone = now.hand - MeldTurn(LEARNER, goal.melds).spends()
        said: dict[str, str | int] = {
            f"meld{at}": str(meld) for at, meld in enumerate(goal.melds, 1)
        }
        if goal.melds:
            said["left"] = now.rules.points(alone)
            said["least"] = now.rules.first_melds
        if goal.lay_offs:
            cards = [card for lay_off in goal.lay_offs for card in lay_off.cards]
            said["cards"] = " ".join(map(str, cards))
            said["meld"] = str(now.table.melds[goal.lay_offs[0].meld - 1])
        return said
    text = move_text(goal).split()
    return {"discard": text[2]} if text[1] == "discards" else {}
