"""House rules: every option of the numbered rules in one frozen record, its text form, presets.

What may live here: what a table may choose before it plays, and what follows from the choice alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from operator import index
from typing import TYPE_CHECKING, Any, Final, SupportsIndex, final

from bingrummy.cards import Card, Packs, Rank
from bingrummy.errors import BadRules, BadText
from bingrummy.frozen import Frozen
from bingrummy.multiset import Cards
from bingrummy.values import field_names, mypyc_attr, replace

if TYPE_CHECKING:
    from mypy_extensions import i64


class Ace(Enum):
    """Which places an ace may take in a run (R13)."""

    EITHER = "either"
    LOW = "low"
    HIGH = "high"


class LimitRule(Enum):
    """How far the 75 rule reaches (R18)."""

    FULL = "full"
    MELD_ONLY = "meld_only"
    OFF = "off"


# Found faster than as members of their class.
_LOW: Final = Ace.LOW
_HIGH: Final = Ace.HIGH
_OFF: Final = LimitRule.OFF
FULL: Final = LimitRule.FULL

CARDS_DEALT: Final = 14  # R6
MAX_PLAYERS: Final = 8  # R1
MIN_PLAYERS: Final = 2  # R1

_BOUNDS: Final[Mapping[str, tuple[int, int]]] = {
    "ante": (0, 1000),
    "min_naturals": (0, 2),
    "first_melds": (1, 4),
    "limit": (25, 500),
    "deuce_points": (0, 25),
    "reshuffles": (0, 9),
    "max_buy_backs": (0, 99),
}


def _whole(name: str, number: SupportsIndex) -> int:
    """Return a whole number within the bounds of its option; raise `BadRules` for any other."""
    low, high = _BOUNDS[name]
    if type(number) is not int or not low <= int(number) <= high:
        message = f"{name}={number}: must be from {low} to {high}"
        raise BadRules(message)
    return int(number)


def _whole_or_none(name: str, number: SupportsIndex | None) -> int | None:
    return None if number is None else _whole(name, number)


@final
@mypyc_attr(acyclic=True)
class Rules(Frozen):
    """The house rules of a table; the defaults are those of the numbered rules.

    Raises `BadRules` for a number out of its bounds.

    >>> Rules(limit=100)
    Rules.parse('limit=100')
    >>> Rules(limit=20)
    Traceback (most recent call last):
    bingrummy.errors.BadRules: limit=20: must be from 25 to 500
    """

    __slots__ = (
        "ace", "ante", "buy_back", "cut_for_deuce", "deuce_points", "first_melds", "late_entry",
        "limit", "limit_rule", "max_buy_backs", "min_naturals", "packs", "reshuffles",
        "twin_discard",
    )  # fmt: skip
    __match_args__ = (
        "packs", "ante", "cut_for_deuce", "twin_discard", "ace", "min_naturals", "first_melds",
        "limit", "limit_rule", "deuce_points", "reshuffles", "buy_back", "max_buy_backs",
        "late_entry",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913, PLR0917 - a plain record
        self,
        packs: Packs = Packs.AUTO,
        ante: SupportsIndex = 25,
        cut_for_deuce: bool = True,  # noqa: FBT001, FBT002 - a field
        twin_discard: bool = False,  # noqa: FBT001, FBT002 - a field
        ace: Ace = Ace.EITHER,
        min_naturals: SupportsIndex = 0,
        first_melds: SupportsIndex = 3,
        limit: SupportsIndex = 75,
        limit_rule: LimitRule = LimitRule.FULL,
        deuce_points: SupportsIndex = 2,
        reshuffles: SupportsIndex = 3,
        buy_back: bool = True,  # noqa: FBT001, FBT002 - a field
        max_buy_backs: SupportsIndex | None = None,
        late_entry: bool = False,  # noqa: FBT001, FBT002 - a field
    ) -> None:
        """Keep the fields, and hold every number to its bounds.

        A number may be of any type here, and is refused by its type: compiled, an argument that is
        an `int` would take `True` for 1.
        """
        self.packs: Final = packs  # R2
        self.ante: Final = _whole("ante", ante)  # R3
        self.cut_for_deuce: Final = cut_for_deuce  # R5
        self.twin_discard: Final = twin_discard  # R9
        self.ace: Final = ace  # R13
        self.min_naturals: Final = _whole("min_naturals", min_naturals)  # R14
        self.first_melds: Final = _whole("first_melds", first_melds)  # R16
        self.limit: Final = _whole("limit", limit)  # R18
        self.limit_rule: Final = limit_rule  # R18
        self.deuce_points: Final = _whole("deuce_points", deuce_points)  # R20
        self.reshuffles: Final = _whole("reshuffles", reshuffles)  # R21
        self.buy_back: Final = buy_back  # R24
        self.max_buy_backs: Final = _whole_or_none("max_buy_backs", max_buy_backs)  # R24
        self.late_entry: Final = late_entry  # R34

    def __post_init__(self) -> None:
        """Hold every number to its bounds where `values.seal` has written the initialiser."""
        for name in _BOUNDS:
            number = getattr(self, name)
            if number is not None or name != "max_buy_backs":
                _whole(name, number)

    @staticmethod
    def parse(text: str) -> Rules:
        """Read a preset's name, or none, and then ``name=value`` words, each name once.

        Raises `BadText` for an unknown word or value, `BadRules` for a number out of bounds.

        >>> Rules.parse("limit=100 ace=low").ace
        <Ace.LOW: 'low'>
        >>> Rules.parse("limits=3")
        Traceback (most recent call last):
        bingrummy.errors.BadText: no house rule 'limits'; there are: packs, ante, cut_for_deuce, \
twin_discard, ace, min_naturals, first_melds, limit, limit_rule, deuce_points, reshuffles, \
buy_back, max_buy_backs, late_entry
        """
        rules = Rules()
        said: set[str] = set()
        for word in text.split():
            name, equals, value = word.partition("=")
            if name in said or (said and name in PRESETS):
                message = f"{word!r} comes too late: a preset stands first, each rule once"
                raise BadText(message)
            said.add(name)
            if not equals and name in PRESETS:
                rules = PRESETS[name]
            elif not equals:
                message = f"{word!r} is neither name=value nor a preset ({', '.join(PRESETS)})"
                raise BadText(message)
            else:
                rules = rules.with_option(name, value)
        return rules

    def with_option(self, name: str, value: str) -> Rules:
        """Return the rules with one option changed, both given as text.

        Raises `BadText` for an unknown name or value, `BadRules` for a number out of bounds.

        >>> Rules().with_option("first_melds", "2")
        Rules.parse('first_melds=2')
        """
        if name not in OPTIONS:
            message = f"no house rule {name!r}; there are: {', '.join(OPTIONS)}"
            raise BadText(message)
        changed: dict[str, Any] = {name: _read(name, value)}
        return replace(self, **changed)

    @staticmethod
    def takes(name: str, value: str) -> bool:
        """Say whether an option can have a value, both given as text.

        >>> Rules.takes("limit", "100"), Rules.takes("limit", "20")
        (True, False)
        """
        try:
            Rules().with_option(name, value)
        except (BadText, BadRules):
            return False
        return True

    def words(self) -> dict[str, str]:
        """Return every option by name with its value as text, in the order of the rules.

        >>> Rules().words()["limit_rule"]
        'full'
        """
        return {name: _write(getattr(self, name)) for name in OPTIONS}

    def changed(self) -> dict[str, str]:
        """Return the options that differ from the defaults, as `words` does.

        >>> Rules(ante=0).changed()
        {'ante': '0'}
        """
        plain = Rules().words()
        return {name: text for name, text in self.words().items() if text != plain[name]}

    def __str__(self) -> str:
        return " ".join(f"{name}={value}" for name, value in self.changed().items())

    def __repr__(self) -> str:
        return f"Rules.parse({str(self)!r})"

    def check_players(self, seats: SupportsIndex) -> None:
        """Raise `BadRules` unless so many can be dealt in (R1, R2).

        >>> Rules(packs=Packs.TWO).check_players(8)
        Traceback (most recent call last):
        bingrummy.errors.BadRules: packs=2: 8 players need 113 cards, and there are 104
        """
        players = index(seats)
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            message = f"{players} players: the game is for {MIN_PLAYERS} to {MAX_PLAYERS}"
            raise BadRules(message)
        there = 52 * self.packs.count(players)
        needed = players * CARDS_DEALT + 1
        if needed > there:
            message = (
                f"packs={self.packs.value}: {players} players need {needed} cards, "
                f"and there are {there}"
            )
            raise BadRules(message)
        if players == 7 and there == 104 and self.reshuffles == 0:  # noqa: PLR2004 - R2 names it
            message = "packs=2: 7 players leave a stock of 5, so reshuffles can't be 0"
            raise BadRules(message)

    def may_begin_at(self, score: int) -> bool:
        """Say whether a player can have this score when a hand begins, not being bust (R22).

        >>> Rules().may_begin_at(75), Rules().may_begin_at(76)
        (True, False)
        """
        return score >= 0 and not self.is_bust(score)

    def is_bust(self, score: int) -> bool:
        """Say whether a player with this score after a hand is bust (R22).

        >>> Rules().is_bust(75), Rules().is_bust(76)
        (False, True)
        """
        return score > self.limit

    def may_buy_back(self, bought: int) -> bool:
        """Say whether a bust player who has bought back so often may do so once more (R24).

        >>> Rules(max_buy_backs=1).may_buy_back(0), Rules(ante=0).may_buy_back(0)
        (True, False)
        """
        most = self.max_buy_backs
        return self.buy_back and self.ante > 0 and (most is None or bought < most)

    def points(self, cards: Cards) -> int:
        """Return what these cards count when they are left in hand (R20).

        >>> Rules().points(Cards.parse("6d Qh Qs")), Rules().points(Cards.parse("As 3d 2c"))
        (26, 20)
        """
        minors: i64 = cards.minors
        majors: i64 = cards.majors
        # The four suits added up rank by rank: every other rank, so that four bits hold them.
        even = (minors & _EVEN) + (minors >> 26 & _EVEN) + (majors & _EVEN) + (majors >> 26 & _EVEN)
        minors >>= 2
        majors >>= 2
        odd = (minors & _ODD) + (minors >> 26 & _ODD) + (majors & _ODD) + (majors >> 26 & _ODD)
        deuces: i64 = odd & 15
        # What a card counts is a sum of 1, 2, 4 and 8: so many ranks are added up for each of them.
        points = _sum(even & _EVEN_1, odd & _ODD_1)
        points += _sum(even & _EVEN_2, odd & _ODD_2) << 1
        points += _sum(even & _EVEN_4, odd & _ODD_4) << 2
        points += _sum(even & _EVEN_8, odd & _ODD_8) << 3
        return int(points) + int(deuces) * self.deuce_points

    def card_points(self, card: Card) -> int:
        """Return what one card counts when it is left in hand (R20).

        >>> [Rules().card_points(Card.parse(text)) for text in ("Ad", "Jc", "Th", "2s")]
        [15, 10, 10, 2]
        """
        return _worth(card, self.deuce_points)

    def may_keep(self, score: int) -> int | None:
        """Return L, the most points that may stay in hand at this score, or None without limit.

        >>> Rules().may_keep(63), Rules(limit_rule=LimitRule.OFF).may_keep(63)
        (12, None)
        """
        return None if self.limit_rule is _OFF else self.limit - score

    @property
    def low_place(self) -> int:
        """The lowest place of a run: 1, or 2 where the ace is only high (R13)."""
        return 2 if self.ace is _HIGH else 1

    @property
    def high_place(self) -> int:
        """The highest place of a run: 14, or 13 where the ace is only low (R13)."""
        return 13 if self.ace is _LOW else 14


_EVEN: Final = 0x3333333  # the counts of ace, three, five and so on in a suit
_ODD: Final = 0x333333  # those of deuce, four, six and so on, once moved to the end
_POINTS: Final = tuple(
    15 if rank is Rank.ACE else min(int(rank), 10) for _ in range(4) for rank in Rank
)  # by the card's index; a deuce's are an option


def _counting(part: int, first: int) -> int:
    """Return where `_EVEN` (first 0) or `_ODD` (1) has ranks with that part in what they count."""
    return sum([15 << 4 * at for at in range(first, 7 - first) if _POINTS[2 * at + first] & part])


# A name for each, and no table: looking a number up costs more than all that is done with it.
_EVEN_1: Final[i64] = _counting(1, 0)
_EVEN_2: Final[i64] = _counting(2, 0)
_EVEN_4: Final[i64] = _counting(4, 0)
_EVEN_8: Final[i64] = _counting(8, 0)
_ODD_1: Final[i64] = _counting(1, 1)
_ODD_2: Final[i64] = _counting(2, 1)
_ODD_4: Final[i64] = _counting(4, 1)
_ODD_8: Final[i64] = _counting(8, 1)


def _sum(even: i64, odd: i64) -> i64:
    """Add up counts of four bits each."""
    sums = (even & 0x0F0F0F0F) + (even >> 4 & 0x0F0F0F0F)
    sums += (odd & 0x0F0F0F0F) + (odd >> 4 & 0x0F0F0F0F)
    sums += sums >> 16
    sums += sums >> 8
    return sums & 255


def _worth(card: Card, deuce: int) -> int:
    return deuce if card.wild else _POINTS[card.index]


def _read(name: str, value: str) -> object:
    kind = type(getattr(Rules(), name))
    if name == "max_buy_backs" and value == "none":
        return None
    if kind is bool:
        if value not in {"yes", "no"}:
            message = f"{name}={value}: must be yes or no"
            raise BadText(message)
        return value == "yes"
    if issubclass(kind, Enum):
        try:
            return kind(value)
        except ValueError:
            choices = ", ".join(member.value for member in kind)
            message = f"{name}={value}: must be one of {choices}"
            raise BadText(message) from None
    if not (value.isascii() and value.isdigit() and len(value) <= len("1000")):
        message = f"{name}={value}: must be a whole number"
        raise BadText(message)
    return int(value)


def _write(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return str(value.value)
    return "none" if value is None else str(value)


OPTIONS: Final[tuple[str, ...]] = field_names(Rules)

PRESETS: Final[Mapping[str, Rules]] = {
    # The numbered rules with their defaults.
    "standard": Rules(),
    # For children and first evenings: no chips, no limit to mind while drawing, shorter hands.
    "family": Rules(ante=0, first_melds=2, limit_rule=LimitRule.MELD_ONLY, buy_back=False),
    # A game in half an hour: bust sooner, come back once.
    "short": Rules(limit=50, max_buy_backs=1),
    # For strong players: deuces are dear, and every meld needs two natural cards.
    "strict": Rules(min_naturals=2, deuce_points=20),
}
