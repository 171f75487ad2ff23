"""What is noted of a player is told to that player as to a "you", and to others by name."""

from __future__ import annotations

import pytest

from bingrummy.moves import Seat
from bingrummy.server.tables.telling import tell
from bingrummy.speech.language import Language, Speaker
from bingrummy.wire import notes as n

NAMES = {Seat(1): "Adalyn", Seat(2): "Benedict"}
PEOPLE = {7: "Adalyn", 8: "Benedict"}
OF_ADALYN: tuple[n.Note, ...] = (
    n.Joined(7, "Adalyn", 1),
    n.Left(7),
    n.Removed(7),
    n.Sat(7, 1),
    n.Readied(7),
    n.WentAway(7, "throw", 0),
    n.WentAway(7, "bot", 2),
    n.CameBack(7),
    n.BecamePresent(7),
    n.BecameAbsent(7),
    n.PauseWished(7, pause=True),
    n.PauseWished(7, pause=False),
    n.Nudged(7, 2),
    n.Nudged(8, 1),
    n.Lengthened(1, 30),
    n.Offered(1),
    n.Given(1, 7, "Adalyn"),
    n.Hinted(7),
    n.HostBecame(7),
    n.StoodIn(1, "throw"),
    n.StoodIn(1, "bot"),
)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("note", OF_ADALYN, ids=repr)
def test_what_is_noted_of_oneself_names_nobody_else(note: n.Note, language: Language) -> None:
    own = tell(note, Seat(1), NAMES, PEOPLE, language)
    others = tell(note, Seat(3), NAMES, PEOPLE, language)
    watching = tell(note, None, NAMES, PEOPLE, language)
    assert own is not None
    assert others is not None
    assert "Adalyn" in others
    assert watching == others
    assert "Adalyn" not in own
    assert "  " not in own


@pytest.mark.parametrize("language", Language)
def test_being_away_is_told_as_you(language: Language) -> None:
    away = n.WentAway(7, "throw", 0)
    said = tell(away, Seat(1), NAMES, PEOPLE, language)
    assert said == Speaker(language).say("server-note-away-throw-you")
    if language is Language.EN:
        assert said == "You are away: each turn draws and throws the drawn card."
    renamed = tell(n.Renamed(7, "Adalyn"), Seat(1), NAMES, PEOPLE, language)
    assert renamed == Speaker(language).say("server-note-renamed-you", name="Adalyn")
