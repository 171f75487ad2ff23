"""Reading a meld turn as people type it: groups of cards, and cards laid off on melds.

A group's order counts where it is a run as written; a group that can be a set and a run is a set
unless the word for a run stands before it. Whatever could mean two things is asked for. Whether the
turn is legal is the law's business: here only what was meant is found out.

What may live here: from text to `Meld` and `LayOff`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, final

from bingrummy.cards import Card, Cards
from bingrummy.errors import IllegalMove, Reason
from bingrummy.melds import MIN_CARDS, End, Kind, Meld, readings, refusal_of
from bingrummy.moves import LayOff, MeldId
from bingrummy.rules import Rules
from bingrummy.speech.language import Language
from bingrummy.speech.problems import CommandError, Problem
from bingrummy.speech.reading import fold, read_cards
from bingrummy.values import value

_TARGET: Final = re.compile(r"(?:m|м|#)([1-9][0-9]{0,2})([+<>]?)")
_GLUED: Final = re.compile(r"((?:m|м|#)[1-9][0-9]{0,2}) *([+<>]) *", re.IGNORECASE)
_MANY_CARDS: Final = 6  # a group of so many that is no meld may be two melds without a comma
_SEARCHED: Final = 6  # so many cards are tried in every order

_EVERYWHERE: Final = "on to onto at of the a end"
_LINKS: Final[Mapping[Language, frozenset[str]]] = {
    Language.EN: frozenset(_EVERYWHERE.split()),
    Language.ES: frozenset(f"{_EVERYWHERE} al en la el por de del extremo".split()),
    Language.SV: frozenset(f"{_EVERYWHERE} pa i till vid ande anden".split()),
    Language.RU: frozenset(f"{_EVERYWHERE} к на в ко конец".split()),
}
_KINDS: Final[Mapping[str, Kind]] = {
    fold(word): kind
    for kind, words in (
        (Kind.RUN, "run sequence escalera svit stege ряд последовательность стрит"),
        (Kind.SET, "set group grupo trío tretal triss fyrtal группа тройка сет"),
    )
    for word in words.split()
}
_ENDS: Final[Mapping[str, End]] = {
    **dict.fromkeys(("low", "bottom", "abajo", "nederst", "снизу", "вниз", "<"), End.LOW),
    **dict.fromkeys(("high", "top", "arriba", "overst", "сверху", "вверх", ">"), End.HIGH),
    "+": End.SET,
}


@final
@value
class _Wanted:
    """A lay-off as typed: the end may be left out."""

    meld: int
    end: End | None
    cards: tuple[Card, ...]


def has_target(text: str) -> bool:
    """Say whether a text names a meld of the table, as in ``m1+ 7c``.

    >>> has_target("7c on m1"), has_target("m1+7c"), has_target("7c 8c 9c")
    (True, True, False)
    """
    words = fold(spaced(text)).replace(",", " ").replace(";", " ").split()
    return any(_TARGET.fullmatch(word.rstrip(".!:")) for word in words)


def _is_one_card(text: str, language: Language) -> bool:
    try:
        return len(read_cards(text, language)) == 1
    except CommandError:
        return False


def spaced(text: str) -> str:
    """Put blanks around a meld's number and its mark, as in ``m1+7c`` or ``m1 + 7c``.

    >>> spaced("m1 + 7c, M2>Qc")
    'm1+ 7c, M2> Qc'
    """
    return _GLUED.sub(r"\1\2 ", text)


def read_turn(
    text: str, on_table: Sequence[Meld], rules: Rules, language: Language
) -> tuple[tuple[Meld, ...], tuple[LayOff, ...]]:
    """Read new melds and lay-offs, separated by commas or semicolons, lay-offs anywhere.

    Raises `CommandError` for what can't be read or has two meanings, `IllegalMove` for cards that
    are no meld.

    >>> table = (Meld.parse("8c 9c 10c"),)
    >>> melds, lay_offs = read_turn("Kd Kh Kc, 7c m1", table, Rules(), Language.EN)
    >>> str(melds[0]), str(lay_offs[0])
    ('Kc Kd Kh', 'm1< 7c')
    """
    parts = [part.strip() for part in re.split(r"[,;]", spaced(text))]
    parts = [part for part in parts if part.strip(" .!")]
    if not parts:
        raise CommandError(Problem.MELD_WHAT)
    groups = [part for part in parts if not has_target(part)]
    if len(groups) >= MIN_CARDS and all(_is_one_card(part, language) for part in groups):
        groups = [" ".join(groups)]  # commas between cards: nothing else can be meant
    new = tuple(read_meld(part, rules, language) for part in groups)
    wanted = [_read_lay_off(part, language) for part in parts if has_target(part)]
    return new, _place(wanted, [*on_table, *new], rules)


def read_meld(text: str, rules: Rules, language: Language) -> Meld:
    """Read the cards of one new meld, in any order that leaves one meaning.

    >>> read_meld("Jc 9c 10c", Rules(), Language.EN)
    Meld.parse('9c Tc Jc')
    >>> read_meld("ряд 2т 5ч 2б", Rules(), Language.RU)
    Meld.parse('run 2c 5h 2d')
    """
    words = text.split()
    kind = _KINDS.get(fold(words[0]).rstrip(":")) if len(words) > 1 else None
    cards = read_cards(text if kind is None else " ".join(words[1:]), language)
    return meld_of_cards(cards, kind, rules)


def meld_of_cards(cards: Sequence[Card], kind: Kind | None, rules: Rules) -> Meld:
    """Return the one meld that cards in this order mean, of a kind or of either.

    Raises `CommandError` where there are two, `IllegalMove` where there is none.

    >>> from bingrummy.cards import parse_cards
    >>> meld_of_cards(parse_cards("10c 9c 2d"), None, Rules())
    Traceback (most recent call last):
    bingrummy.speech.problems.CommandError: run-which: first=9c Tc 2d, second=2d 9c Tc
    """
    held = _multiset(cards)
    found = [meld for meld in readings(held, rules) if kind in {None, meld.kind}]
    if not found:
        raise _no_meld(cards, held, kind, rules)
    if found[0].kind is Kind.SET:
        return found[0]
    as_typed = _run_as_typed(cards, rules)
    if as_typed is not None:
        return as_typed
    if len(found) > 1:
        raise CommandError(Problem.RUN_WHICH, first=_plain(found[0]), second=_plain(found[1]))
    return found[0]


def _multiset(cards: Sequence[Card]) -> Cards:
    try:
        return Cards.of(cards)
    except ValueError:
        fourth = next(card for card in cards if list(cards).count(card) > 3)  # noqa: PLR2004 - R2
        raise IllegalMove(Reason.NOT_HELD, card=str(fourth)) from None


def _run_as_typed(cards: Sequence[Card], rules: Rules) -> Meld | None:
    try:
        run = Meld.run_of(cards)
    except IllegalMove:
        return None
    return run if rules.low_place <= run.low and run.high <= rules.high_place else None


def _no_meld(
    cards: Sequence[Card], held: Cards, kind: Kind | None, rules: Rules
) -> CommandError | IllegalMove:
    """Return why cards are no meld, or none of that kind."""
    if kind is not None:
        try:
            Meld.set_of(cards) if kind is Kind.SET else Meld.run_of(cards)
        except IllegalMove as error:
            return error
    refused = refusal_of(held, rules)
    if refused is None or len(cards) >= _MANY_CARDS:
        return CommandError(Problem.MELD_COMMAS, cards=_text(cards))
    return refused


def _read_lay_off(text: str, language: Language) -> _Wanted:
    """Read ``m1+ 7c``, ``7c m1``, ``7c on m2 high``: one meld, its end or not, the cards."""
    number, end = 0, None
    rest: list[str] = []
    for word in text.split():
        plain = fold(word).rstrip(".!:")
        target = _TARGET.fullmatch(plain)
        if target is not None and number:
            raise CommandError(Problem.LAY_OFF_TWO, text=text)
        if target is not None:
            number, end = int(target[1]), _ENDS.get(target[2], end)
        elif plain in _ENDS:
            end = _ENDS[plain]
        elif plain not in _LINKS[language]:
            rest.append(word)
    cards = read_cards(" ".join(rest), language)
    if not cards:
        raise CommandError(Problem.LAY_OFF_WHAT, meld=number)
    return _Wanted(number, end, cards)


def _place(wanted: Sequence[_Wanted], melds: list[Meld], rules: Rules) -> tuple[LayOff, ...]:
    """Find the end for each lay-off and an order in which they fit, since order is free (R11)."""
    # Those whose end is named go first: where they lie may leave one end for another card.
    pending = sorted(wanted, key=lambda here: here.end is None)
    placed: list[LayOff] = []
    while pending:
        here = next((each for each in pending if _is_clear(each, melds, rules)), pending[0])
        pending.remove(here)
        meld = melds[here.meld - 1] if here.meld <= len(melds) else None
        lay_offs = _lay_offs(here, meld, rules)
        placed += lay_offs
        if meld is not None:
            melds[here.meld - 1] = _grown(meld, lay_offs, rules)
    typed = [here.meld for here in wanted]
    return tuple(sorted(placed, key=lambda lay_off: typed.index(lay_off.meld)))


def _is_clear(here: _Wanted, melds: Sequence[Meld], rules: Rules) -> bool:
    """Say whether a lay-off fits as typed in one way, as the melds are by now."""
    if here.meld > len(melds):
        return False
    meld = melds[here.meld - 1]
    ends = tuple(End) if here.end is None else (here.end,)
    return sum(_fits(meld, end, here.cards, rules) for end in ends) == 1


def _lay_offs(here: _Wanted, meld: Meld | None, rules: Rules) -> list[LayOff]:
    """Return a lay-off with its end, or two where the cards go to both ends of a run."""
    number = MeldId(here.meld)
    if meld is None or meld.kind is Kind.SET:
        return [LayOff(number, here.end or End.SET, here.cards)]
    as_typed = [end for end in (End.LOW, End.HIGH) if _fits(meld, end, here.cards, rules)]
    if here.end in as_typed:
        return [LayOff(number, here.end, here.cards)]
    if here.end is None and len(as_typed) == 1:
        return [LayOff(number, as_typed[0], here.cards)]
    if len(as_typed) > 1:
        raise CommandError(Problem.LAY_OFF_END, cards=_text(here.cards), meld=here.meld)
    ends = (End.LOW, End.HIGH) if here.end is None else (here.end,)
    ways = _ways(meld, here.cards, ends, rules)
    if len(ways) > 1:
        raise CommandError(Problem.LAY_OFF_ORDER, cards=_text(here.cards), meld=here.meld)
    if not ways:
        return [LayOff(number, here.end or End.HIGH, here.cards)]
    low, high = next(iter(ways.values()))
    both = (LayOff(number, End.LOW, low), LayOff(number, End.HIGH, high))
    return [lay_off for lay_off in both if lay_off.cards]


_Way = tuple[tuple[Card, ...], tuple[Card, ...]]


def _ways(meld: Meld, cards: Sequence[Card], ends: Iterable[End], rules: Rules) -> dict[Meld, _Way]:
    """Return the melds that a run can become with these cards in any order, and how."""
    if len(cards) > _SEARCHED:
        return {}
    ends = tuple(ends)
    reached: dict[tuple[Meld, Cards], _Way] = {(meld, Cards.of(cards)): ((), ())}
    for _ in cards:
        further: dict[tuple[Meld, Cards], _Way] = {}
        for (run, left), (low, high) in reached.items():
            for card in left.faces():
                for end in ends:
                    if _fits(run, end, (card,), rules):
                        way = ((*low, card), high) if end is End.LOW else (low, (*high, card))
                        state = run.grown(end, (card,), rules), left.minus(card)
                        further.setdefault(state, way)
        reached = further
    return {run: way for (run, _), way in reached.items()}


def _fits(meld: Meld, end: End, cards: Sequence[Card], rules: Rules) -> bool:
    try:
        meld.grown(end, cards, rules)
    except IllegalMove:
        return False
    return True


def _grown(meld: Meld, lay_offs: Iterable[LayOff], rules: Rules) -> Meld:
    for lay_off in lay_offs:
        if _fits(meld, lay_off.end, lay_off.cards, rules):
            meld = meld.grown(lay_off.end, lay_off.cards, rules)
    return meld


def _plain(meld: Meld) -> str:
    return _text(meld.cards)


def _text(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))
