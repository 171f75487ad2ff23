"""The words for cards in each language: the forms that are shown and those that are understood.

What may live here: data. How it is shown is in `names`, how it is read in `reading`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from bingrummy.cards import Rank, Suit
from bingrummy.speech.language import Language
from bingrummy.values import value


@final
@value
class RankWords:
    """A rank's forms: shown alone, in the plural, and declined where the language does that."""

    one: str
    many: str
    letter: str  # on screen
    also: str = ""  # other words that are understood, separated by blanks
    article: str = ""
    object: str = ""  # accusative
    of: str = ""  # genitive, which Russian also wants after 2, 3 and 4
    of_many: str = ""  # genitive plural
    letters: str = ""  # other letters that are understood


@final
@value
class SuitWords:
    """A suit's forms: alone, and as it stands beside a rank; and its local letters."""

    alone: str
    beside: str
    letters: str
    also: str = ""


def _en(word: str, letter: str, also: str = "", many: str = "") -> RankWords:
    return RankWords(word, many or word + "s", letter, also, article="the")


def _es(word: str, many: str, letter: str, also: str = "", article: str = "el") -> RankWords:
    return RankWords(word, many, letter, also, article=article)


def _ru(word: str, forms: str, letter: str, also: str = "") -> RankWords:
    accusative, genitive, many, of_many = forms.split()
    return RankWords(word, many, letter, also, object=accusative, of=genitive, of_many=of_many)


_EN_RANKS: Final = (
    _en("ace", "A"),
    _en("deuce", "2", "two"),
    _en("three", "3", "trey"),
    _en("four", "4"),
    _en("five", "5"),
    _en("six", "6", many="sixes"),
    _en("seven", "7"),
    _en("eight", "8"),
    _en("nine", "9"),
    _en("ten", "10"),
    _en("jack", "J", "knave"),
    _en("queen", "Q"),
    _en("king", "K"),
)

_ES_RANKS: Final = (
    _es("as", "ases", "A"),
    _es("dos", "doses", "2"),
    _es("tres", "treses", "3"),
    _es("cuatro", "cuatros", "4"),
    _es("cinco", "cincos", "5"),
    _es("seis", "seises", "6"),
    _es("siete", "sietes", "7"),
    _es("ocho", "ochos", "8"),
    _es("nueve", "nueves", "9"),
    _es("diez", "dieces", "10"),
    _es("jota", "jotas", "J", "sota", article="la"),
    _es("dama", "damas", "Q", "reina", article="la"),
    RankWords("rey", "reyes", "K", article="el", letters="R"),
)

_SV_RANKS: Final = (
    RankWords("ess", "ess", "E", "äss esset", letters="A"),
    RankWords("två", "tvåor", "2", "tvåa tvåan"),
    RankWords("tre", "treor", "3", "trea trean"),
    RankWords("fyra", "fyror", "4", "fyran"),
    RankWords("fem", "femmor", "5", "femma femman"),
    RankWords("sex", "sexor", "6", "sexa sexan"),
    RankWords("sju", "sjuor", "7", "sjua sjuan"),
    RankWords("åtta", "åttor", "8", "åttan"),
    RankWords("nio", "nior", "9", "nia nian"),
    RankWords("tio", "tior", "10", "tia tian"),
    RankWords("knekt", "knektar", "Kn", "knekten", letters="J"),
    RankWords("dam", "damer", "D", "damen", letters="Q"),
    RankWords("kung", "kungar", "K", "kungen"),
)

_RU_RANKS: Final = (
    _ru("туз", "туза туза тузы тузов", "Т"),
    _ru("двойка", "двойку двойки двойки двоек", "2", "два двоечка"),
    _ru("тройка", "тройку тройки тройки троек", "3", "три"),
    _ru("четвёрка", "четвёрку четвёрки четвёрки четвёрок", "4", "четыре"),
    _ru("пятёрка", "пятёрку пятёрки пятёрки пятёрок", "5", "пять"),
    _ru("шестёрка", "шестёрку шестёрки шестёрки шестёрок", "6", "шесть"),
    _ru("семёрка", "семёрку семёрки семёрки семёрок", "7", "семь"),
    _ru("восьмёрка", "восьмёрку восьмёрки восьмёрки восьмёрок", "8", "восемь"),
    _ru("девятка", "девятку девятки девятки девяток", "9", "девять"),
    _ru("десятка", "десятку десятки десятки десяток", "10", "десять"),
    _ru("валет", "валета валета валеты валетов", "В"),
    _ru("дама", "даму дамы дамы дам", "Д"),
    _ru("король", "короля короля короли королей", "К"),
)

RANKS: Final[Mapping[Language, Mapping[Rank, RankWords]]] = {
    Language.EN: dict(zip(Rank, _EN_RANKS, strict=True)),
    Language.ES: dict(zip(Rank, _ES_RANKS, strict=True)),
    Language.SV: dict(zip(Rank, _SV_RANKS, strict=True)),
    Language.RU: dict(zip(Rank, _RU_RANKS, strict=True)),
}

_TREFY: Final = (
    "треф трефа трефовый трефовая трефовую трефового крести кресты крест крестей "
    "крестовый крестовая крестовую крестового"
)

# In the order of `Suit`: clubs, diamonds, hearts, spades.
SUITS: Final[Mapping[Language, Mapping[Suit, SuitWords]]] = {
    Language.EN: {
        Suit.CLUBS: SuitWords("clubs", "clubs", "", "club"),
        Suit.DIAMONDS: SuitWords("diamonds", "diamonds", "", "diamond"),
        Suit.HEARTS: SuitWords("hearts", "hearts", "", "heart"),
        Suit.SPADES: SuitWords("spades", "spades", "", "spade"),
    },
    Language.ES: {
        Suit.CLUBS: SuitWords("tréboles", "tréboles", "T", "trébol"),
        Suit.DIAMONDS: SuitWords("diamantes", "diamantes", "D", "diamante"),
        Suit.HEARTS: SuitWords("corazones", "corazones", "C", "corazón"),
        Suit.SPADES: SuitWords("picas", "picas", "P", "pica"),
    },
    Language.SV: {
        Suit.CLUBS: SuitWords("klöver", "klöver", "K"),
        Suit.DIAMONDS: SuitWords("ruter", "ruter", "R"),
        Suit.HEARTS: SuitWords("hjärter", "hjärter", "H"),
        Suit.SPADES: SuitWords("spader", "spader", "S"),
    },
    Language.RU: {
        Suit.CLUBS: SuitWords("трефы", "треф", "ТК", _TREFY),
        Suit.DIAMONDS: SuitWords(
            "бубны", "бубен", "Б", "бубна бубей бубновый бубновая бубновую бубнового"
        ),
        Suit.HEARTS: SuitWords(
            "черви", "червей", "Ч", "черва червы черв червовый червовая червовую червового"
        ),
        Suit.SPADES: SuitWords("пики", "пик", "П", "пика пиковый пиковая пиковую пикового"),
    },
}

# Words inside a card's name that say nothing: "the king of clubs", "el rey de picas".
FILLERS: Final[Mapping[Language, str]] = {
    Language.EN: "the of a an",
    Language.ES: "el la los las de del un una",
    Language.SV: "en ett",
    Language.RU: "",
}
