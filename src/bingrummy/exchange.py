"""The exchange before a hand and before the first deal: who is bound to what, and when (R32).

What may live here: the steps of one exchange and their refusals; the arithmetic is in `shuffle`.
"""

from __future__ import annotations

import re
from typing import Any, Final, TypeVar, final

from bingrummy.errors import IllegalMove, Reason
from bingrummy.events import Committed, Event, HandBegan, LotBegan, NonceShown, Sealed, seen
from bingrummy.lines import event_text
from bingrummy.moves import Seat
from bingrummy.shuffle import NONCE_DIGITS, SECRET_DIGITS, commitment, hand_key, seal

_E = TypeVar("_E", bound=Event)
_HEX: Final = re.compile("[0-9a-f]+")


def is_hex(text: str, digits: int) -> bool:
    """Say whether a text is so many hexadecimal digits in small letters.

    >>> is_hex("0aff", 4), is_hex("0AFF", 4)
    (True, False)
    """
    return len(text) == digits and _HEX.fullmatch(text) is not None


@final
class Exchange:
    """One exchange: the house commits, players seal, players show; then the key is fixed.

    Each step returns its event, or raises `IllegalMove` with R32's reason and changes nothing.
    """

    def __init__(self, opening: LotBegan | HandBegan, secret: str) -> None:
        """Begin with the house's secret; raise `ValueError` unless it is 64 hexadecimal digits."""
        if not is_hex(secret, SECRET_DIGITS):
            message = f"a secret is {SECRET_DIGITS} hexadecimal digits in small letters"
            raise ValueError(message)
        self.secret: Final = secret
        self.opening: Final = opening
        self.committed: Final = Committed(commitment(secret), secret)
        self.depth: int | None = None
        self._seals: dict[Seat, str] = {}
        self._shown: set[Seat] = set()
        self._lines: list[str] = []
        self._note(opening)
        self._note(self.committed)

    def copy(self) -> Exchange:
        """Return an independent copy.

        >>> one = Exchange(LotBegan(), "0a" * 32)
        >>> _ = one.copy().seal(Seat(1), "0b" * 32)
        >>> one.key() == Exchange(LotBegan(), "0a" * 32).key()
        True
        """
        return _restored(self._fields())

    def _fields(self) -> dict[str, Any]:
        return {
            "opening": self.opening, "secret": self.secret, "depth": self.depth,
            "seals": self._seals, "shown": self._shown, "lines": self._lines,
        }  # fmt: skip

    def __copy__(self) -> Exchange:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Exchange:
        return self.copy()  # what is shared never changes

    def __reduce__(self) -> tuple[object, tuple[dict[str, Any]]]:
        return _restored, (self._fields(),)

    def seal(self, seat: Seat, digest: str) -> Sealed:
        """Bind a player to the nonce, and the cutter to the depth, of that digest."""
        if self._shown or seat in self._seals:
            raise IllegalMove(Reason.NOT_NOW, step="seal")
        if not is_hex(digest, SECRET_DIGITS):
            raise IllegalMove(Reason.BROKEN_SEAL, seat=seat)
        self._seals[seat] = digest
        return self._note(Sealed(seat, digest))

    def show(self, seat: Seat, nonce: str, depth: int | None, deepest: int) -> NonceShown:
        """Show what was sealed; a depth, from 1 to the deepest, only where there is a deepest."""
        if seat not in self._seals or seat in self._shown:
            raise IllegalMove(Reason.NOT_NOW, step="nonce")
        if depth is not None and not deepest:
            raise IllegalMove(Reason.NOT_CUTTER)
        if depth is not None and not 1 <= depth <= deepest:
            raise IllegalMove(Reason.CUT_DEPTH, depth=depth, deepest=deepest)
        if not is_hex(nonce, NONCE_DIGITS) or seal(nonce, depth) != self._seals[seat]:
            raise IllegalMove(Reason.BROKEN_SEAL, seat=seat)
        self._shown.add(seat)
        if depth is not None:
            self.depth = depth
        return self._note(NonceShown(seat, nonce, depth))

    def close(self) -> tuple[NonceShown, ...]:
        """Note every nonce that was sealed and not shown as withheld."""
        late = sorted(set(self._seals) - self._shown)
        self._shown.update(late)
        return tuple(self._note(NonceShown(seat, None)) for seat in late)

    def key(self) -> bytes:
        """Return the key that the exchange has fixed."""
        return hand_key(self.secret, self._lines)

    def _note(self, event: _E) -> _E:
        self._lines.append(event_text(seen(event, None)))
        return event


def _restored(fields: dict[str, Any]) -> Exchange:
    """Make an exchange again from its fields, as `pickle` does."""
    exchange = Exchange(fields["opening"], fields["secret"])
    exchange.depth = fields["depth"]
    exchange._seals = dict(fields["seals"])
    exchange._shown = set(fields["shown"])
    exchange._lines = list(fields["lines"])
    return exchange
