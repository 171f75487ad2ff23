"""Reading records from files, with whatever can be wrong with a file said in the user's language.

What may live here: bytes to text. What stands in a file is the business of `bingrummy.record`.
"""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Final

from bingrummy.speech.language import Speaker

MOST_BYTES: Final = 1 << 26  # far more than any game, far less than a memory


class TooLargeError(OSError):
    """A file too large to be read as a record; of one that may grow no more the system tells."""


_KEYS: Final = {
    errno.ENOENT: "file-why-missing",
    errno.EACCES: "file-why-denied",
    errno.EPERM: "file-why-denied",
    errno.EISDIR: "file-why-folder",
    errno.ENOTDIR: "file-why-missing",
    errno.EFBIG: "file-why-limit",
    errno.ENOSPC: "file-why-full",
}


def read_text(path: Path) -> str:
    """Read a file; raise `OSError` where it can't be read or is too large, `UnicodeDecodeError`."""
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise TooLargeError(errno.EFBIG, "too large", str(path))
    return data.decode()


def why(error: OSError, speaker: Speaker) -> str:
    """Say what is wrong with a file.

    >>> from bingrummy.speech.language import Language
    >>> why(FileNotFoundError(errno.ENOENT, "No such file"), Speaker(Language.ES))
    'no existe'
    """
    key = _KEYS.get(error.errno or 0)
    if isinstance(error, TooLargeError):
        key = "file-why-large"
    return speaker.say(key) if key else error.strerror or str(error)
