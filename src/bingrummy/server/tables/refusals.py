"""What a table refuses besides the rules of the game.

What may live here: the refusals and their sentences' keys; the sentences are in `server.ftl`.
"""

from __future__ import annotations

from enum import Enum
from typing import final

from bingrummy.errors import BingError, IllegalMove
from bingrummy.speech.language import Language, Speaker
from bingrummy.speech.problems import CommandError
from bingrummy.speech.sentences import problem
from bingrummy.wire.views import Refusal


@final
class Why(Enum):
    """Why a table refuses something; the value is the key of its sentence."""

    AT_UNKNOWN = "at-unknown"
    BAD_NAME = "bad-name"
    BAD_REQUEST = "bad-request"
    BAD_RULES = "bad-rules"
    BAD_STYLE = "bad-style"
    BAD_TOKEN = "bad-token"  # noqa: S105 - a reason
    BROKEN = "broken"
    BUSY = "busy"
    CHAT_BAD = "chat-bad"
    CHAT_OFF = "chat-off"
    CLOSED = "closed"
    FOREIGN_HOST = "foreign-host"
    FOREIGN_ORIGIN = "foreign-origin"
    ID_USED = "id-used"
    LEFT = "left"
    MUTED = "muted"
    NAME_OF_NOBODY = "name-of-nobody"
    NO_DECISION = "no-decision"
    NO_HINTS = "no-hints"
    NO_PAGE = "no-page"
    NO_PERSON = "no-person"
    NO_RECORD = "no-record"
    NO_SEAT = "no-seat"
    NO_SPECTATORS = "no-spectators"
    NO_TABLE = "no-table"
    NOT_ABSENT = "not-absent"
    NOT_AWAY = "not-away"
    NOT_HOST = "not-host"
    NOT_OFFERED = "not-offered"
    NOT_PAUSED = "not-paused"
    NOT_TURN = "not-turn"
    NOT_YOURS = "not-yours"
    OFFERED = "offered"
    OWN_SEAT = "own-seat"
    PAUSED = "paused"
    REMOVED = "removed"
    SEAT_TAKEN = "seat-taken"
    SEAT_UNKNOWN = "seat-unknown"
    SEATS_FREE = "seats-free"
    SLOW = "slow"
    STAGE = "stage"
    STOPPING = "stopping"
    TABLE_FULL = "table-full"
    TOO_FAST = "too-fast"
    TOO_LARGE = "too-large"
    TOO_LATE = "too-late"


@final
class Refused(BingError):
    """A command that the table refuses; nothing has changed."""

    def __init__(self, why: Why, **details: str | int) -> None:
        """Keep the reason and the details of its sentence."""
        self.why = why
        self.details = details
        super().__init__(why.value)

    @property
    def reason(self) -> str:
        """The reason's key."""
        return self.why.value


def refusal(error: BingError, language: Language) -> Refusal:
    """Return a refusal as it is told.

    >>> refusal(Refused(Why.NOT_HOST), Language.EN).sentence
    'Only the host can do that.'
    """
    if isinstance(error, Refused):
        place = "-at" if "at" in error.details else ""
        sentence = Speaker(language).say(f"server-refusal-{error.reason}{place}", **error.details)
        return Refusal(error.reason, sentence, None, error.details)
    sentence = problem(error, language)
    if isinstance(error, IllegalMove):
        return Refusal(error.reason.key, sentence, error.reason.rule, error.details)
    if isinstance(error, CommandError):
        return Refusal(error.problem.value, sentence, None, error.values)
    return Refusal("bad-request", Speaker(language).say("server-refusal-bad-request"))
