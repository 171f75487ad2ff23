"""The command language: a line that somebody types, as a command.

The same lines are understood at the terminal, by the server and on the page. A command is a move or
a question to the program; nothing here judges whether a move is legal.

What may live here: what words and cards mean in a view. The commands themselves are in `requests`,
and are offered here too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, final

from bingrummy.cards import Card
from bingrummy.errors import IllegalMove, Reason
from bingrummy.moves import (
    AnswerBuyBack,
    Discard,
    Draw,
    MeldTurn,
    Seat,
    Skip,
    Take,
)
from bingrummy.speech.drafts import has_target, read_turn
from bingrummy.speech.language import Language
from bingrummy.speech.problems import CommandError, Problem
from bingrummy.speech.reading import fold, is_canonical, read_card, read_cards
from bingrummy.speech.requests import (
    AgreeStop,
    AskResign,
    Command,
    CutAt,
    Help,
    History,
    No,
    Play,
    Quit,
    Scores,
    ShowHand,
    ShowRules,
    ShowTable,
    Sort,
    SortBy,
    Suggest,
    Yes,
)
from bingrummy.speech.vocabulary import Verb, find_verb, shown_word
from bingrummy.values import value
from bingrummy.views import Phase, View

__all__ = [
    "AgreeStop",
    "AskResign",
    "Command",
    "CutAt",
    "Help",
    "History",
    "No",
    "Play",
    "Quit",
    "Scores",
    "ShowHand",
    "ShowRules",
    "ShowTable",
    "Sort",
    "SortBy",
    "Suggest",
    "Yes",
    "parse",
]


MAX_LENGTH: Final = 500  # of a line; the longest sensible one has about 200 signs

_RULE: Final = re.compile(r"[rр]?([1-9][0-9]?)")
_NO_CARD: Final = frozenset({Problem.CARD_UNKNOWN, Problem.CARD_NONE})


def _words(text: str) -> frozenset[str]:
    return frozenset(fold(text).split())


# Words behind a command that say nothing.
_EMPTY: Final = _words(
    "the a an card one top from my me please game hand to by at "
    "carta una la el de del por en mi mis partida "
    "kort ett från på efter min mitt mina partiet jag "
    "карту карта карты одну из по на мне партию"
)
_FROM_STOCK: Final = _words("stock deck mazo talong talongen колода колоды колоду")
_FROM_PILE: Final = _words(
    "pile discard discards upcard descartes descarte pila kasthög kasthögen сброс сброса"
)
_A_CARD: Final = _words("card carta kort карту карта")
_SORTS: Final[Mapping[str, SortBy]] = {
    word: by
    for by, words in (
        (SortBy.SUIT, "suit suits palo palos färg färger масть масти мастям"),
        (SortBy.RANK, "rank ranks valor valores valör valörer достоинство достоинству"),
        (SortBy.MELDS, "meld melds combinación combinaciones kombination kombinationer"),
        (SortBy.MELDS, "комбинация комбинации комбинациям"),
    )
    for word in _words(words)
}


def parse(line: str, view: View, language: Language) -> Command:
    """Read a line that a player typed.

    Raises `CommandError` for what can't be understood or could mean two things, `IllegalMove` for
    cards that are no meld and for passing, which the game doesn't have.

    >>> from bingrummy.rules import Rules
    >>> from bingrummy.state import State
    >>> from bingrummy.views import Standing
    >>> view = State(Rules(), Standing.fresh(3, Rules()), Seat(3), b"").view(Seat(1))
    >>> parse("Draw.", view, Language.EN)
    Play(move=Draw(seat=1))
    >>> parse("lägg ut Kd Kh Kc", view, Language.SV)
    Play(move=MeldTurn(seat=1, melds=(Meld.parse('Kc Kd Kh'),), lay_offs=()))
    """
    text = " ".join(line.split())
    if len(text) > MAX_LENGTH:
        raise CommandError(Problem.TOO_LONG, most=MAX_LENGTH)
    if not text.strip(".,;:! "):
        raise CommandError(Problem.EMPTY)
    bare = _bare(text, view, language)
    if bare is not None:
        return bare
    found = find_verb(text, language)
    if found is None:
        raise _unknown(text, language)
    verb, rest = found
    return _READERS[verb](_Line(verb, rest.strip(" .!"), view, language))


@final
@value
class _Line:
    """A line whose command is known: what stands behind it, and where it was typed."""

    verb: Verb
    rest: str
    view: View
    language: Language

    @property
    def seat(self) -> Seat:
        if self.view.seat is None:
            raise CommandError(Problem.SPECTATOR)
        return self.view.seat

    def words(self) -> list[str]:
        return [word.strip(".,!") for word in fold(self.rest).split()]

    def nothing_more(self) -> None:
        """Refuse words behind a command that would have to mean something."""
        more = [word for word in self.words() if word not in _EMPTY]
        if more:
            shown = shown_word(self.verb, self.language)
            raise CommandError(Problem.EXTRA, command=shown, text=self.rest)


def _bare(text: str, view: View, language: Language) -> Command | None:
    """Read a line without a command's word: a card to throw, a lay-off, a rule, a depth."""
    plain = fold(text).rstrip(" .!")
    if plain.isascii() and plain.isdigit() and view.phase is Phase.SHUFFLE:
        return CutAt(_number(plain))
    if plain[:1] in {"r", "р"} and _RULE.fullmatch(plain):
        return ShowRules(int(plain[1:]))
    try:
        cards = read_cards(text.rstrip(" .!"), language)
    except CommandError as error:
        # Anything but an unknown word was meant as a card.
        if error.problem in _NO_CARD or " " in plain:
            return _bare_lay_off(text, view, language)
        raise
    if len(cards) == 1:
        return _bare_card(text, cards[0], view, language)
    if cards and not has_target(text):
        raise CommandError(Problem.CARDS_ALONE, cards=" ".join(map(str, cards)))
    return None


def _bare_card(text: str, card: Card, view: View, language: Language) -> Command | None:
    """Read a card alone as a discard, where one is due."""
    if view.seat is not None and view.my_turn and view.phase is Phase.DISCARD:
        return Play(Discard(view.seat, card))
    # Where no card is wanted, local letters may begin a word: Swedish "dr" is "dra" or "drag".
    if not is_canonical(text) and find_verb(text, language) is not None:
        return None
    raise CommandError(Problem.CARD_ALONE, card=str(card))


def _bare_lay_off(text: str, view: View, language: Language) -> Command | None:
    """Read a line that begins with a card or a meld's number and names a meld, as in ``7c m1``."""
    if not has_target(text):
        return None
    first = text.partition(" ")[0]
    starts = has_target(first)
    if not starts:
        try:
            starts = bool(read_cards(first, language))
        except CommandError:
            starts = find_verb(text, language) is None
    if not starts:
        return None
    return _meld(_Line(Verb.LAY_OFF, text, view, language))


def _unknown(text: str, language: Language) -> CommandError:
    """Say what is wrong with a line that begins with no command: a bad card or an unknown word."""
    try:
        read_cards(text, language)
    except CommandError as error:
        if error.problem not in _NO_CARD:
            return error
    return CommandError(Problem.UNKNOWN, text=text.partition(" ")[0])


def _draw(line: _Line) -> Command:
    if any(word in _FROM_PILE for word in line.words()):
        raise CommandError(Problem.TAKE_OR_DRAW)
    if not all(word in _FROM_STOCK or word in _EMPTY for word in line.words()):
        line.nothing_more()
    return Play(Draw(line.seat))


def _take(line: _Line) -> Command:
    """Read a take, which may name the card that is taken: the top of the discard pile."""
    words = line.words()
    if any(word in _FROM_STOCK or word in _A_CARD for word in words):
        raise CommandError(Problem.TAKE_OR_DRAW)
    rest = [word for word in words if word not in _EMPTY and word not in _FROM_PILE]
    if rest:
        card = read_card(" ".join(rest), line.language)
        if card is not line.view.top:
            top = line.view.top
            if top is None:
                raise IllegalMove(Reason.PILE_EMPTY)
            raise CommandError(Problem.TAKE_TOP, card=str(card), top=str(top))
    return Play(Take(line.seat))


def _discard(line: _Line) -> Command:
    if not line.rest:
        raise CommandError(Problem.DISCARD_WHAT)
    return Play(Discard(line.seat, read_card(line.rest, line.language)))


def _meld(line: _Line) -> Command:
    if not line.rest:
        raise CommandError(Problem.MELD_WHAT)
    if line.verb is Verb.LAY_OFF and not has_target(line.rest):
        cards = read_cards(line.rest, line.language)
        raise CommandError(Problem.LAY_OFF_WHERE, cards=" ".join(map(str, cards)))
    melds, lay_offs = read_turn(line.rest, line.view.table.melds, line.view.rules, line.language)
    return Play(MeldTurn(line.seat, melds, lay_offs))


def _sort(line: _Line) -> Command:
    words = [word for word in line.words() if word not in _EMPTY and word != "cartas"]
    if not words:
        return Sort(SortBy.SUIT)
    meant = {by for word, by in _SORTS.items() if word.startswith(words[0])}
    if len(words) > 1 or len(meant) != 1:
        raise CommandError(Problem.SORT_HOW, text=line.rest)
    return Sort(meant.pop())


def _rules(line: _Line) -> Command:
    words = line.words()
    if not words:
        return ShowRules()
    match = _RULE.fullmatch(words[0])
    if match is None or len(words) > 1:
        raise CommandError(Problem.RULE_WHICH, text=line.rest)
    return ShowRules(int(match[1]))


def _help(line: _Line) -> Command:
    if not line.rest:
        return Help()
    found = find_verb(line.rest, line.language)
    if found is None:
        raise _unknown(line.rest, line.language)
    return Help(found[0])


def _cut(line: _Line) -> Command:
    words = [word for word in line.words() if word not in _EMPTY]
    if not words:
        return CutAt()
    if len(words) > 1 or not (words[0].isascii() and words[0].isdigit()):
        raise CommandError(Problem.CUT_WHERE, text=line.rest)
    return CutAt(_number(words[0]))


def _number(text: str) -> int:
    """Read a number of cards, cut short where it is longer than any pack; the law refuses it."""
    return int(text[:4])


def _stop(line: _Line) -> Command:
    if line.rest:
        found = find_verb(line.rest, line.language)
        if found is not None and found[0] in {Verb.YES, Verb.NO} and not found[1]:
            return AgreeStop(found[0] is Verb.YES)
    line.nothing_more()
    return AgreeStop()


def _resign(line: _Line) -> Command:
    """Read resigning, which is only its full words and nothing behind them."""
    if line.rest:
        raise CommandError(
            Problem.EXTRA, command=shown_word(line.verb, line.language), text=line.rest
        )
    return AskResign()


def _pass(line: _Line) -> Command:
    del line
    raise IllegalMove(Reason.NO_PASS)


def _answered(line: _Line) -> Command:
    """Answer a word that is understood but is no command."""
    raise CommandError(Problem(line.verb.value))


def _plain(command: Callable[[_Line], Command]) -> Callable[[_Line], Command]:
    def read(line: _Line) -> Command:
        line.nothing_more()
        return command(line)

    return read


_READERS: Final[Mapping[Verb, Callable[[_Line], Command]]] = {
    Verb.DRAW: _draw,
    Verb.TAKE: _take,
    Verb.DISCARD: _discard,
    Verb.MELD: _meld,
    Verb.LAY_OFF: _meld,
    Verb.HAND: _plain(lambda _: ShowHand()),
    Verb.SORT: _sort,
    Verb.SUGGEST: _plain(lambda _: Suggest()),
    Verb.TABLE: _plain(lambda _: ShowTable()),
    Verb.SCORES: _plain(lambda _: Scores()),
    Verb.HISTORY: _plain(lambda _: History()),
    Verb.RULES: _rules,
    Verb.HELP: _help,
    Verb.CUT: _cut,
    Verb.BUY_BACK: _plain(lambda line: Play(AnswerBuyBack(line.seat, yes=True))),
    Verb.SKIP: _plain(lambda line: Play(Skip(line.seat))),
    Verb.STOP: _stop,
    Verb.PLAY_ON: _plain(lambda _: AgreeStop(yes=False)),
    Verb.RESIGN: _resign,
    Verb.QUIT: _plain(lambda _: Quit()),
    Verb.YES: _plain(lambda _: Yes()),
    Verb.NO: _plain(lambda _: No()),
    Verb.PASS: _pass,
    Verb.UNDO: _answered,
    Verb.DEAL: _answered,
    Verb.GO_OUT: _answered,
    Verb.LEAVING: _answered,
    Verb.RESIGN_IN_FULL: _answered,
}
