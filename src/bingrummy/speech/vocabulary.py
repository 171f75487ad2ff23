"""The words of the command language, and which command a line begins with.

An exact word wins over a beginning, the player's language over English; a beginning that could be
two commands is refused with both. Resigning has no beginnings: only its full words are read.

What may live here: words and how they are found. What a command's arguments mean is in `commands`.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Final

from bingrummy.speech.language import Language
from bingrummy.speech.problems import CommandError, Problem
from bingrummy.speech.reading import fold


class Verb(Enum):
    """A command, or (after the blank line) a word that is understood only to be answered."""

    DRAW = "draw"
    TAKE = "take"
    DISCARD = "discard"
    MELD = "meld"
    LAY_OFF = "lay-off"
    HAND = "hand"
    SORT = "sort"
    SUGGEST = "suggest"
    TABLE = "table"
    SCORES = "scores"
    HISTORY = "history"
    RULES = "rules"
    HELP = "help"
    CUT = "cut"
    BUY_BACK = "buy-back"
    SKIP = "skip"
    STOP = "stop"
    PLAY_ON = "play-on"
    RESIGN = "resign"
    QUIT = "quit"
    YES = "yes"
    NO = "no"

    PASS = "no-pass"  # noqa: S105 - what the game has none of, not a password
    UNDO = "no-undo"
    DEAL = "deals-itself"
    GO_OUT = "how-to-go-out"
    LEAVING = "which-leaving"
    RESIGN_IN_FULL = "resign-in-full"


# The first words are shown; all are understood. Those in quotes with blanks are read as a whole.
_EN: Final[Mapping[Verb, tuple[str, ...]]] = {
    Verb.DRAW: ("draw", "draws", "d"),
    Verb.TAKE: ("take", "takes", "pick up", "pickup", "t"),
    Verb.DISCARD: ("discard", "discards", "throw", "throws", "throw away", "toss"),
    Verb.MELD: ("meld", "melds", "lay", "lay down", "lays", "put down", "m"),
    Verb.LAY_OFF: ("lay off", "layoff", "lays off", "add"),
    Verb.HAND: ("hand", "cards", "my hand", "my cards", "show hand"),
    Verb.SORT: ("sort", "order"),
    Verb.SUGGEST: ("suggest", "suggestion", "hint", "tip"),
    Verb.TABLE: ("table", "show table", "board", "stock", "pile", "discard pile", "upcard"),
    Verb.SCORES: ("scores", "score", "points", "pot"),
    Verb.HISTORY: ("history", "again", "what happened", "log"),
    Verb.RULES: ("rules", "rule"),
    Verb.HELP: ("help", "commands", "?"),
    Verb.CUT: ("cut",),
    Verb.BUY_BACK: ("buy back", "buyback", "buy"),
    Verb.SKIP: ("skip", "skips"),
    Verb.STOP: ("stop", "agree"),
    Verb.PLAY_ON: ("play on", "continue", "disagree"),
    Verb.RESIGN: ("resign", "give up"),
    Verb.QUIT: ("quit", "exit", "leave", "bye", "q"),
    Verb.YES: ("yes", "y"),
    Verb.NO: ("no", "n"),
    Verb.PASS: ("pass", "passes"),
    Verb.UNDO: ("undo", "take back"),
    Verb.DEAL: ("deal", "shuffle"),
    Verb.GO_OUT: ("go out", "goes out"),
}

_ES: Final[Mapping[Verb, tuple[str, ...]]] = {
    Verb.DRAW: ("robar", "robo", "roba"),
    Verb.TAKE: ("tomar", "tomo", "toma"),
    Verb.DISCARD: ("descartar", "descarto", "descarta", "tirar", "tiro", "tira"),
    Verb.MELD: ("bajar", "bajo", "baja", "bajarse", "bajarme"),
    Verb.LAY_OFF: ("añadir", "añado", "añade"),
    Verb.HAND: ("cartas", "mis cartas"),
    Verb.SORT: ("ordenar", "ordeno", "ordena"),
    Verb.SUGGEST: ("sugerencia", "sugerir", "sugiere", "consejo"),
    Verb.TABLE: ("mesa", "ver mesa", "mazo", "descartes", "pila", "pila de descartes", "ronda"),
    Verb.SCORES: ("puntos", "puntuación", "hoja de puntos", "bote"),
    Verb.HISTORY: ("historial", "qué pasó", "qué ha pasado"),
    Verb.RULES: ("reglas", "regla"),
    Verb.HELP: ("ayuda", "comandos"),
    Verb.CUT: ("cortar", "corto", "corta"),
    Verb.BUY_BACK: ("reengancharse", "reengancharme", "reenganche"),
    Verb.SKIP: ("saltar", "salto"),
    Verb.STOP: ("terminar", "terminar la partida"),
    Verb.PLAY_ON: ("seguir", "sigo"),
    Verb.RESIGN: ("abandonar",),
    Verb.QUIT: ("abandonar la mesa", "ausentarse", "ausentarme"),
    Verb.YES: ("sí", "s"),
    Verb.NO: ("no", "n"),
    Verb.PASS: ("pasar", "paso", "pasa"),
    Verb.UNDO: ("deshacer",),
    Verb.DEAL: ("repartir", "reparto", "reparte", "barajar"),
    Verb.GO_OUT: ("cerrar", "cierro", "cierra"),
    Verb.LEAVING: ("salir", "salgo", "sal"),
}

_SV: Final[Mapping[Verb, tuple[str, ...]]] = {
    Verb.DRAW: ("dra", "drar", "dra kort"),
    Verb.TAKE: ("ta upp", "ta", "tar", "tar upp"),
    Verb.DISCARD: ("kasta", "kastar", "slänga", "slänger", "släng", "k"),
    Verb.MELD: ("lägga ut", "lägga", "lägg ut", "lägg", "lägger ut", "lägger"),
    Verb.LAY_OFF: ("bygga på", "bygga", "bygg på", "bygg", "bygger på", "bygger"),
    Verb.HAND: ("hand", "kort", "mina kort"),
    Verb.SORT: ("sortera", "ordna"),
    Verb.SUGGEST: ("tips", "förslag"),
    Verb.TABLE: ("bord", "visa bord", "talong", "kasthög", "slänghög", "startkort"),
    Verb.SCORES: ("poäng", "protokoll", "pott"),
    Verb.HISTORY: ("historik", "vad hände", "drag"),
    Verb.RULES: ("regler", "regel"),
    Verb.HELP: ("hjälp", "kommandon"),
    Verb.CUT: ("kupera", "kuperar"),
    Verb.BUY_BACK: ("köpa in", "köpa in mig", "köp in", "köpa", "köp", "återinköp"),
    Verb.SKIP: ("stå över", "står över"),
    Verb.STOP: ("bryta", "bryt", "bryta partiet"),
    Verb.PLAY_ON: ("spela vidare", "fortsätt", "fortsätta"),
    Verb.RESIGN: ("ge upp",),
    Verb.QUIT: ("lämna", "lämna bordet", "lämnar", "gå ifrån"),
    Verb.YES: ("ja", "j"),
    Verb.NO: ("nej", "n"),
    Verb.PASS: ("passa", "pass", "passar"),
    Verb.UNDO: ("ångra",),
    Verb.DEAL: ("ge", "ger", "blanda", "giv"),
    Verb.GO_OUT: ("gå ut", "går ut"),
    Verb.LEAVING: ("sluta", "avsluta", "gå"),
    Verb.RESIGN_IN_FULL: ("ger upp",),
}

_RU: Final[Mapping[Verb, tuple[str, ...]]] = {
    Verb.DRAW: ("тянуть", "тяну", "тяни", "потянуть"),
    Verb.TAKE: ("взять", "беру", "брать", "возьму"),
    Verb.DISCARD: ("сбросить", "сбрасываю", "сбрасывать", "сброшу", "скинуть", "скидываю"),
    Verb.MELD: ("выложить", "выкладываю", "выкладывать", "открыться", "открываюсь"),
    Verb.LAY_OFF: ("добавить", "добавляю", "добавлять", "приложить", "прикладываю"),
    Verb.HAND: ("карты", "мои карты"),
    Verb.SORT: ("разложить", "разобрать", "сортировать", "упорядочить"),
    Verb.SUGGEST: ("подсказка", "подскажи", "подсказать", "совет"),
    Verb.TABLE: ("стол", "колода", "сброс", "комбинации"),
    Verb.SCORES: ("счёт", "очки", "таблица счёта", "банк"),
    Verb.HISTORY: ("история", "что было", "повтори"),
    Verb.RULES: ("правила", "правило"),
    Verb.HELP: ("помощь", "команды", "справка"),
    Verb.CUT: ("снять", "снимаю", "снять колоду"),
    Verb.BUY_BACK: ("выкупиться", "выкупаюсь", "выкуп"),
    Verb.SKIP: ("пропустить", "пропускаю"),
    Verb.STOP: ("закончить", "закончить партию"),
    Verb.PLAY_ON: ("играть дальше", "продолжить", "дальше"),
    Verb.RESIGN: ("сдаться",),
    Verb.QUIT: ("уйти", "ухожу"),
    Verb.YES: ("да", "д"),
    Verb.NO: ("нет", "н"),
    Verb.PASS: ("пасовать", "пас", "пасую"),
    Verb.UNDO: ("отменить", "отмена"),
    Verb.DEAL: ("сдать", "сдавать", "сдаю", "сдача", "тасовать"),
    Verb.GO_OUT: ("закрыться", "закрываюсь", "выложить всё"),
    Verb.LEAVING: ("выйти", "выход", "отойти"),
    Verb.RESIGN_IN_FULL: ("сдаюсь", "сдаваться"),
}

WORDS: Final[Mapping[Language, Mapping[Verb, tuple[str, ...]]]] = {
    Language.EN: _EN,
    Language.ES: _ES,
    Language.SV: _SV,
    Language.RU: _RU,
}

# What can't be undone is never reached by a beginning; nor is leaving in Spanish, where its words
# begin with the word for resigning.
_IN_FULL: Final = frozenset({Verb.RESIGN, Verb.RESIGN_IN_FULL, Verb.QUIT})

# What can be followed by something that matters; the others only by words that say nothing.
_WITH_MORE: Final = frozenset(
    {
        Verb.TAKE,
        Verb.DISCARD,
        Verb.MELD,
        Verb.LAY_OFF,
        Verb.SORT,
        Verb.RULES,
        Verb.HELP,
        Verb.CUT,
        Verb.STOP,
    }
)


def shown_word(verb: Verb, language: Language) -> str:
    """Return the word for a command that is shown to players of a language.

    >>> shown_word(Verb.TAKE, Language.SV), shown_word(Verb.RESIGN, Language.RU)
    ('ta upp', 'сдаться')
    """
    return WORDS[language].get(verb, _EN.get(verb, ("",)))[0]


def find_verb(line: str, language: Language) -> tuple[Verb, str] | None:
    """Return the command that a line begins with and the rest of the line, or None.

    Raises `CommandError` for a beginning of two commands' words.

    >>> find_verb("disc Kd", Language.EN), find_verb("ge upp", Language.SV)
    ((<Verb.DISCARD: 'discard'>, 'Kd'), (<Verb.RESIGN: 'resign'>, ''))
    >>> find_verb("сб", Language.RU)
    Traceback (most recent call last):
    bingrummy.speech.problems.CommandError: ambiguous: text=сб, words=сбросить, сброс
    """
    words = line.split()
    if not words:
        return None
    tongues = tuple(dict.fromkeys((language, Language.EN)))
    for tongue in tongues:
        exact = _exact(words, tongue, letters=tongue is language)
        if exact is not None:
            return exact
    rest = " ".join(words[1:])
    for tongue in tongues:
        begun = _begun(words[0], tongue)
        if rest and any(verb in _WITH_MORE for verb in begun):
            begun = {verb: word for verb, word in begun.items() if verb in _WITH_MORE}
        if len(begun) > 1:
            raise CommandError(Problem.AMBIGUOUS, text=words[0], words=", ".join(begun.values()))
        if begun:
            return next(iter(begun)), rest
    return None


def _exact(words: list[str], language: Language, *, letters: bool) -> tuple[Verb, str] | None:
    """Find the longest phrase of a language that the line begins with; single letters if wanted."""
    table = _phrases(language)
    for size in range(min(_longest(language), len(words)), 0, -1):
        phrase = fold(" ".join(words[:size])).rstrip(".!,:")
        verb = table.get(phrase)
        rest = " ".join(words[size:])
        letter = len(phrase) == 1 and phrase.isalpha()
        if letter and (not letters or (rest and verb not in _WITH_MORE)):
            continue
        if verb is not None:
            return verb, rest
    return None


def _begun(word: str, language: Language) -> dict[Verb, str]:
    """Find the commands that a word is the beginning of, each with the first word it begins."""
    start = fold(word).rstrip(".!,:")
    found: dict[Verb, str] = {}
    for verb, phrases in WORDS[language].items():
        if verb in _IN_FULL or not start:
            continue
        for phrase in phrases:
            if " " not in phrase and fold(phrase).startswith(start):
                found.setdefault(verb, phrase)
    return found


@cache
def _phrases(language: Language) -> Mapping[str, Verb]:
    return {fold(phrase): verb for verb, phrases in WORDS[language].items() for phrase in phrases}


@cache
def _longest(language: Language) -> int:
    return max(len(phrase.split()) for phrase in _phrases(language))
