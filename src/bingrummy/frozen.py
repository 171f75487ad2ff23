"""The value types of the hot path: written out by hand, so that they compile to plain structures.

What may live here: what they have in common. `values.value` makes all other value types while they
are imported; a compiler sees nothing of what is in those.
"""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from bingrummy import values
from bingrummy.values import mypyc_attr

_F = TypeVar("_F", bound="Frozen")


@mypyc_attr(acyclic=True)
class Frozen:
    """A value: equal by its fields, and unchanging.

    A child names its fields in order in `__match_args__`, and in `__init__` sets each as `Final`,
    which makes it read-only once compiled. Uncompiled, `values.seal` does the same.

    >>> from bingrummy.moves import Agree, Seat
    >>> Agree(Seat(3)), Agree(Seat(3), yes=True) == Agree(Seat(3)), {Agree(Seat(2))}
    (Agree(seat=3, yes=True), True, {Agree(seat=2, yes=True)})
    """

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        """Keep the fields from changing where nothing else does."""
        values.seal(cls)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and values.fields(self) == values.fields(other)

    def __hash__(self) -> int:
        return hash(values.fields(self))

    def __repr__(self) -> str:
        return values.text(self)

    def __copy__(self: _F) -> _F:
        return self

    def __deepcopy__(self: _F, _: object) -> _F:
        return self

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return type(self), values.fields(self)
