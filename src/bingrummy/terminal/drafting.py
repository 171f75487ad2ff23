"""Help with a meld turn that was refused: which of its groups are melds and which are not.

What may live here: looking at a draft. Whether the turn is legal is judged elsewhere.
"""

from __future__ import annotations

import re

from bingrummy.errors import BingError
from bingrummy.melds import check_new
from bingrummy.speech.drafts import has_target, read_meld
from bingrummy.speech.problems import CommandError
from bingrummy.speech.sentences import meld_words, problem
from bingrummy.speech.vocabulary import Verb, find_verb
from bingrummy.terminal.desk import Desk
from bingrummy.views import View


def explain_groups(line: str, view: View, desk: Desk) -> None:
    """After a refusal, go through the groups of a line that was to meld; nothing is lost."""
    groups = groups_of(line, desk)
    if not groups:
        return
    for at, group in enumerate(groups, 1):
        desk.console.item(desk.text("play-group", number=at, verdict=_verdict(group, view, desk)))
    desk.say("play-nothing-lost")


def groups_of(line: str, desk: Desk) -> list[str]:
    """Return the groups of new melds in a line that lays several things; none for other lines."""
    try:
        found = find_verb(line, desk.language)
    except CommandError:
        return []
    if found is None or found[0] not in {Verb.MELD, Verb.LAY_OFF}:
        return []
    parts = [part.strip() for part in re.split("[,;]", found[1]) if part.strip(" .!")]
    return [part for part in parts if not has_target(part)] if len(parts) > 1 else []


def _verdict(group: str, view: View, desk: Desk) -> str:
    """Say what a group is, or why it is no meld."""
    try:
        meld = read_meld(group, view.rules, desk.language)
        check_new(meld, view.rules)
    except BingError as error:
        return desk.text("play-group-bad", why=problem(error, desk.language))
    missing = [card for card in set(meld.cards) if meld.cards.count(card) > view.hand.count(card)]
    if missing:
        cards = " ".join(map(str, sorted(missing)))
        return desk.text("play-group-not-held", cards=cards)
    return desk.text("play-group-good", meld=meld_words(meld, desk.language))
