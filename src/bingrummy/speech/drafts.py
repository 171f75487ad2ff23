"""Reading a meld turn as people type it: groups of cards, and cards laid off on melds.

A group's order counts where it is a run as written; a group that can be a set and a run is a set
unless the word for a run stands before it. Whatever could mean two things is asked for. Whether the
turn is legal is the law's business: here only what was meant is found out.

What may live here: from text to `Meld` and `LayOff`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bingrummy.cards import Card
from bingrummy.drafts import Wanted, place, plainly, readings_of
from bingrummy.errors import IllegalMove
from bingrummy.melds import MIN_CARDS, End, Kind, Meld
from bingrummy.moves import LayOff, MeldId
from bingrummy.rules import Rules
from bingrummy.speech.language import Language
from bingrummy.speech.problems import CommandError, Problem
from bingrummy.speech.reading import fold, read_cards

_TARGET: Final = re.compile(r"(?:m|м|#)([1-9][0-9]{0,2})([+<>]?)")
_GLUED: Final = re.compile(r"((?:m|м|#)[1-9][0-9]{0,2}) *([+<>]) *", re.IGNORECASE)
_MANY_CARDS: Final = 6  # a group of so many that is no meld may be two melds without a comma

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
    return new, _placed(wanted, [*on_table, *new], rules)


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
    return _asked_back(cards, kind, rules)


def _asked_back(cards: Sequence[Card], kind: Kind | None, rules: Rules) -> Meld:
    found = readings_of(cards, rules, kind)
    if isinstance(found, IllegalMove):
        several = kind is None and len(cards) >= _MANY_CARDS
        raise CommandError(Problem.MELD_COMMAS, cards=_text(cards)) if several else found
    if len(found) > 1:
        first, second = (_text(meld.cards) for meld in found[:2])
        raise CommandError(Problem.RUN_WHICH, first=first, second=second)
    return found[0]


def _read_lay_off(text: str, language: Language) -> Wanted:
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
    return Wanted(MeldId(number), cards, end)


def _placed(wanted: Sequence[Wanted], melds: Sequence[Meld], rules: Rules) -> tuple[LayOff, ...]:
    """Find the end for each lay-off, and an order in which they fit; ask back where there are two.

    What can't be laid off is left as it is typed, for the law to refuse.
    """
    lay_offs: list[LayOff] = []
    for at, ways in place(wanted, melds, rules):
        here = wanted[at]
        if len(ways) > 1:
            ends = all(way[0].cards == here.cards for way in ways)
            asked = Problem.LAY_OFF_END if ends else Problem.LAY_OFF_ORDER
            raise CommandError(asked, cards=_text(here.cards), meld=here.meld)
        lay_offs += ways[0] if ways else (plainly(here, melds),)
    typed = [here.meld for here in wanted]
    return tuple(sorted(lay_offs, key=lambda lay_off: typed.index(lay_off.meld)))


def _text(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))
