"""The small types of which messages are made: names with their bounds, and the base of messages.

What may live here: what several messages share.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

CardText = Annotated[
    str, Meta(pattern="^(?:[A23456789TJQK]|10)[cdhs]$", description="A card, as in Kd, Th or 2c.")
]
SeatNumber = Annotated[int, Meta(ge=1, le=8, description="A seat, clockwise from 1.")]
Person = Annotated[int, Meta(ge=1, description="Somebody at the table, numbered as they joined.")]
Sequence = Annotated[int, Meta(ge=0, le=2**53, description="How many entries the table's log has.")]
Milliseconds = Annotated[
    int, Meta(ge=0, le=2**53, description="A time: milliseconds since 1970, UTC.")
]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
CommandId = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{1,64}$",
        description="Made by the client, another for each command; sent again it happens once.",
    ),
]
Token = Annotated[str, Meta(min_length=16, max_length=128)]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Hex64 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
LanguageName = Annotated[str, Meta(pattern="^(?:en|es|sv|ru)$", description="en, es, sv or ru.")]


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of what the server tells: fields that have their default are left out."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of what a client sends: a field that isn't known is refused."""
