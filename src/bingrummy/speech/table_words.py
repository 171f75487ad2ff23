"""The words that only a table at a server needs: talk, presence, hosting.

They are read before the command language and may be typed at any moment, in a terminal and on the
page. No word of these is a word of `vocabulary` in the same language, nor the beginning of one; a
test holds that.

What may live here: words and how a line begins with them. What follows is read in `tabletalk`.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from bingrummy.speech.language import Language
from bingrummy.speech.problems import CommandError
from bingrummy.speech.reading import fold
from bingrummy.speech.vocabulary import find_verb


class Act(Enum):
    """Something to be done at a server's table; the value is the key of its help."""

    SAY = "say"
    SIGN = "sign"
    WHO = "who"
    AWAY = "away"
    BACK = "back"
    PAUSE = "pause"
    RESUME = "resume"
    NUDGE = "nudge"
    READY = "ready"
    SEAT = "seat"
    LINK = "link"
    MUTE = "mute"
    UNMUTE = "unmute"
    CONSENT = "consent"
    NAME = "name"
    FORGET = "forget"
    START = "start"
    FILL = "fill"
    REMOVE = "remove"
    LONGER = "longer"
    OFFER = "offer"
    MUTE_ALL = "mute-all"
    UNMUTE_ALL = "unmute-all"
    CHAT_OFF = "chat-off"
    CHAT_ON = "chat-on"


# The first words are shown; all are understood.
_EN: Final[Mapping[Act, tuple[str, ...]]] = {
    Act.SAY: ("say", "chat", "tell"),
    Act.SIGN: ("sign", "signs", "phrase"),
    Act.WHO: ("who", "players", "clock"),
    Act.AWAY: ("away", "afk", "brb"),
    Act.BACK: ("back", "here"),
    Act.PAUSE: ("pause",),
    Act.RESUME: ("resume", "unpause"),
    Act.NUDGE: ("nudge",),
    Act.READY: ("ready", "rematch"),
    Act.SEAT: ("seat", "sit"),
    Act.LINK: ("link", "invite"),
    Act.MUTE: ("mute",),
    Act.UNMUTE: ("unmute",),
    Act.CONSENT: ("allow", "consent"),
    Act.NAME: ("call me", "rename"),
    Act.FORGET: ("forget me",),
    Act.START: ("start", "begin"),
    Act.FILL: ("fill", "bots"),
    Act.REMOVE: ("remove", "kick"),
    Act.LONGER: ("longer", "lengthen"),
    Act.OFFER: ("offer", "newcomer"),
    Act.MUTE_ALL: ("mute for all", "mute all"),
    Act.UNMUTE_ALL: ("unmute for all", "unmute all"),
    Act.CHAT_OFF: ("chat off",),
    Act.CHAT_ON: ("chat on",),
}

_ES: Final[Mapping[Act, tuple[str, ...]]] = {
    Act.SAY: ("decir", "digo", "chat"),
    Act.SIGN: ("frase", "frases"),
    Act.WHO: ("quién", "quiénes", "reloj"),
    Act.AWAY: ("ausente",),
    Act.BACK: ("volver", "vuelvo", "presente"),
    Act.PAUSE: ("pausa",),
    Act.RESUME: ("reanudar",),
    Act.NUDGE: ("avisar", "avisa"),
    Act.READY: ("otra", "listo", "lista"),
    Act.SEAT: ("asiento", "sentarse", "sentarme"),
    Act.LINK: ("enlace",),
    Act.MUTE: ("silenciar", "silencia"),
    Act.UNMUTE: ("escuchar", "escucha"),
    Act.CONSENT: ("permitir", "permito"),
    Act.NAME: ("llamarme", "mi nombre"),
    Act.FORGET: ("olvidarme", "olvídame"),
    Act.START: ("empezar", "empieza"),
    Act.FILL: ("llenar", "llena"),
    Act.REMOVE: ("quitar", "quita"),
    Act.LONGER: ("alargar", "alarga"),
    Act.OFFER: ("ofrecer", "ofrezco"),
    Act.MUTE_ALL: ("silenciar para todos",),
    Act.UNMUTE_ALL: ("dar la palabra a", "dar la palabra"),
    Act.CHAT_OFF: ("chat no", "sin chat"),
    Act.CHAT_ON: ("chat sí",),
}

_SV: Final[Mapping[Act, tuple[str, ...]]] = {
    Act.SAY: ("säg", "säga", "säger", "chatta", "chatt"),
    Act.SIGN: ("fras", "fraser"),
    Act.WHO: ("vilka", "vem", "klocka"),
    Act.AWAY: ("borta",),
    Act.BACK: ("tillbaka", "här"),
    Act.PAUSE: ("paus", "pausa"),
    Act.RESUME: ("återuppta",),
    Act.NUDGE: ("puffa",),
    Act.READY: ("redo", "klar"),
    Act.SEAT: ("plats",),
    Act.LINK: ("länk",),
    Act.MUTE: ("tysta",),
    Act.UNMUTE: ("lyssna",),
    Act.CONSENT: ("tillåt", "tillåta"),
    Act.NAME: ("jag heter", "heter"),
    Act.FORGET: ("glöm mig",),
    Act.START: ("börja", "starta"),
    Act.FILL: ("fyll", "fylla"),
    Act.REMOVE: ("avlägsna",),
    Act.LONGER: ("förläng", "förlänga"),
    Act.OFFER: ("erbjud", "erbjuda"),
    Act.MUTE_ALL: ("tysta för alla",),
    Act.UNMUTE_ALL: ("ordet till",),
    Act.CHAT_OFF: ("chatten av",),
    Act.CHAT_ON: ("chatten på",),
}

_RU: Final[Mapping[Act, tuple[str, ...]]] = {
    Act.SAY: ("сказать", "скажи", "говорю", "чат"),
    Act.SIGN: ("фраза", "фразы"),
    Act.WHO: ("кто", "игроки", "часы"),
    Act.AWAY: ("меня нет", "отлучиться"),
    Act.BACK: ("я здесь", "здесь"),
    Act.PAUSE: ("пауза",),
    Act.RESUME: ("возобновить",),
    Act.NUDGE: ("поторопить",),
    Act.READY: ("готово", "ещё"),
    Act.SEAT: ("место", "пересесть"),
    Act.LINK: ("ссылка",),
    Act.MUTE: ("заглушить",),
    Act.UNMUTE: ("слушать",),
    Act.CONSENT: ("разрешить", "разрешаю"),
    Act.NAME: ("меня зовут",),
    Act.FORGET: ("забыть меня", "забудь меня"),
    Act.START: ("начать", "начинаю"),
    Act.FILL: ("заполнить",),
    Act.REMOVE: ("убрать",),
    Act.LONGER: ("продлить",),
    Act.OFFER: ("предложить",),
    Act.MUTE_ALL: ("заглушить для всех",),
    Act.UNMUTE_ALL: ("дать слово",),
    Act.CHAT_OFF: ("выключить чат",),
    Act.CHAT_ON: ("включить чат",),
}

WORDS: Final[Mapping[Language, Mapping[Act, tuple[str, ...]]]] = {
    Language.EN: _EN,
    Language.ES: _ES,
    Language.SV: _SV,
    Language.RU: _RU,
}
_LONGEST: Final = 4  # words in a phrase

# What is followed by something; the others stand alone, so that "here comes..." is no command.
_WITH_MORE: Final = frozenset(
    {
        Act.SAY, Act.SIGN, Act.AWAY, Act.NUDGE, Act.SEAT, Act.MUTE, Act.UNMUTE, Act.CONSENT,
        Act.FILL, Act.REMOVE, Act.LONGER, Act.OFFER, Act.NAME, Act.FORGET, Act.MUTE_ALL,
        Act.UNMUTE_ALL,
    }
)  # fmt: skip


def find_act(line: str, language: Language) -> tuple[Act, str] | None:
    """Return what a line asks for at a server's table and the rest of the line, or None.

    >>> find_act("say Hello, Ben!", Language.EN), find_act("меня нет", Language.RU)
    ((<Act.SAY: 'say'>, 'Hello, Ben!'), (<Act.AWAY: 'away'>, ''))
    >>> find_act("draw", Language.EN) is None
    True
    """
    words = line.split()
    for tongue in dict.fromkeys((language, Language.EN)):
        for size in range(min(_LONGEST, len(words)), 0, -1):
            phrase = fold(" ".join(words[:size])).rstrip(".!,:")
            rest = " ".join(words[size:])
            for act, known in WORDS[tongue].items():
                if phrase not in map(fold, known) or (rest and act not in _WITH_MORE):
                    continue
                if tongue is language or not _means_more(phrase, language):
                    return act, rest
    return None


def _means_more(phrase: str, language: Language) -> bool:
    """Say whether an English word begins a command of the player's own language."""
    try:
        return find_verb(phrase, language) is not None
    except CommandError:
        return True


def act_word(act: Act, language: Language) -> str:
    """Return the word that is shown for something.

    >>> act_word(Act.AWAY, Language.SV)
    'borta'
    """
    return WORDS[language][act][0]
