"""An episode as text: the whole table for whoever watches a learner, and what one seat may know.

What may live here: what `render` prints, and observations as strings.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bingrummy.envs.composing import Draft
from bingrummy.envs.episode import Episode
from bingrummy.moves import Seat, turn_text
from bingrummy.views import Phase, View

MODES: Final = ("human", "ansi")


def picture(episode: Episode) -> str:
    """Return the table as text, every hand open: no agent is shown this.

    >>> from bingrummy.cards import FACES
    >>> from bingrummy.envs.setting import Setting
    >>> episode = Episode(Setting(), Seat(1))
    >>> _ = episode.deal(FACES * 2)
    >>> print(picture(episode))
    hand 1, seat 2 to act: turn
    stock 75, discards 1, top 3h
      seat 1: score 0, hand 2c 4c 6c 8c Tc Qc Ad 3d 5d 7d 9d Jd Kd 2h
    * seat 2: score 0, hand Ac 3c 5c 7c 9c Jc Kc 2d 4d 6d 8d Td Qd Ah
    """
    state = episode.state
    if state is None:
        return "no hand has been dealt yet"
    phase = "meld turn" if episode.draft is not None else state.phase.value
    who = "" if episode.seat is None else f", seat {episode.seat} to act"
    top = state.pile[-1] if state.pile else "-"
    lines = [
        f"hand {state.standing.number}{who}: {phase}",
        f"stock {len(state.stock)}, discards {len(state.pile)}, top {top}",
    ]
    lines += [
        f"m{number} (seat {owner}): {meld}"
        for number, (meld, owner) in enumerate(zip(state.melds, state.owners, strict=True), 1)
    ]
    for at, score in enumerate(state.standing.scores):
        if not state.standing.in_game[at]:
            continue
        mark = "*" if at + 1 == episode.seat else " "
        lines.append(f"{mark} seat {at + 1}: score {score}, hand {state.holding(Seat(at + 1))}")
    draft = episode.draft
    if draft is not None:
        begun = draft.started
        more = "" if begun is None else f", in hand {' '.join(map(str, begun.cards))}"
        lines.append(f"laying: {turn_text(draft.laid, draft.lay_offs)}{more}")
    if episode.over:
        lines.append("rewards: " + " ".join(f"{reward:g}" for reward in episode.rewards))
    return "\n".join(lines)


def known_mode(mode: str | None) -> str | None:
    """Return how an environment is to be shown; raise `ValueError` for a mode that there isn't.

    >>> known_mode("ansi")
    'ansi'
    """
    if mode not in {None, *MODES}:
        message = f"render_mode={mode!r}: there are {', '.join(MODES)}, and None"
        raise ValueError(message)
    return mode


def rendered(episode: Episode, mode: str | None) -> str | None:
    """Return the picture for the mode `ansi`, print it for `human`, do nothing for None."""
    if mode is None:
        return None
    text = picture(episode)
    if mode == "ansi":
        return text
    print(text, end="\n\n")  # noqa: T201 - that is what it is asked for
    return None


def public_text(view: View) -> str:
    """Return what everybody sees of a view, in one line."""
    table, standing = view.table, view.table.standing
    parts = [
        f"hand {standing.number} dealer {table.dealer} {view.phase.value} {table.to_act or '-'}",
        f"rules {str(table.rules) or 'standard'} packs {table.packs}",
        f"scores {_numbers(standing.scores)} in {_numbers(standing.in_game)}",
        f"bought {_numbers(standing.bought)} pot {standing.pot} voids {standing.voids}",
        f"counts {_numbers(table.counts)} opened {_numbers(table.opened)}",
        f"stock {table.stock} refills {table.refills} of {table.refilled}",
        f"dry {table.dry} idle {table.idle} turns {table.turns}",
        f"pile {' '.join(map(str, table.pile))}",
        f"taken {table.taken or '-'} kept {table.kept or '-'}",
    ]
    parts += [f"m{at} {owner} {meld}" for at, (meld, owner) in enumerate(
        zip(table.melds, table.owners, strict=True), 1)]  # fmt: skip
    hands = table.shown or table.known
    parts += [f"{at} has {held}" for at, held in enumerate(hands, 1) if held]
    if view.buying is not None:
        parts.append(f"asked {view.buying.asked} answered {view.buying.answered}")
    if view.agreed:
        parts.append(f"agreed {view.agreed}")
    if table.phase is Phase.BETWEEN or table.went_out is not None:
        parts.append("void" if table.void else f"out {table.went_out}")
    return "; ".join(parts)


def private_text(view: View, draft: Draft | None) -> str:
    """Return what a seat alone knows, in one line; `draft` is its own meld turn under way."""
    parts = [f"seat {view.seat} holds {view.hand}"]
    if view.drawn is not None:
        parts.append(f"drew {view.drawn}")
    if view.depth is not None:
        parts.append(f"cut at {view.depth}")
    if draft is not None:
        begun = draft.started
        parts.append(f"lays {turn_text(draft.laid, draft.lay_offs)}")
        if begun is not None:
            parts.append(f"from {begun.low}: {' '.join(map(str, begun.cards))}")
        elif draft.aim is not None:
            parts.append(f"at m{draft.aim.at + 1}{draft.aim.end.value}")
    return "; ".join(parts)


def _numbers(values: Iterable[int]) -> str:
    return " ".join(str(int(number)) for number in values)
