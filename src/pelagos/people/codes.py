"""Codes that people write down and type: a recovery code for years, a pairing code for minutes.

Both are drawn from an alphabet without look-alikes, and read however they are typed. Only a hash of a recovery code is
kept; 125 bits need no slow one, for nobody can try them all.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final, NamedTuple

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISREAD: Final = str.maketrans("ILOU", "110V")
GROUP: Final = 5
RECOVERY_GROUPS: Final = 5
PAIRING_GROUP: Final = 4
PAIRING_GROUPS: Final = 2
FINDER: Final = 8
LONGEST_TYPED: Final = 80


class CodeMark(NamedTuple):
    """What is kept of a code: a short beginning to find it by, and the whole hash to compare with."""

    finder: str
    mark: str


def recovery_code() -> str:
    """A new recovery code, as it is printed: five groups of five."""
    return _code(RECOVERY_GROUPS, GROUP)


def pairing_code() -> str:
    """A new code that one device shows and another one types: two groups of four."""
    return _code(PAIRING_GROUPS, PAIRING_GROUP)


def code_mark(typed: str) -> CodeMark:
    """What is kept of a code, however it was typed.

    >>> code_mark("abcde-00000") == code_mark(" ABCDE OOOOO ")
    True
    """
    mark = sha256(plain(typed).encode()).hexdigest()
    return CodeMark(mark[:FINDER], mark)


def same_mark(one: str, other: str) -> bool:
    """Whether two hashes are the same, in a time that does not tell how much of them is."""
    return hmac.compare_digest(one, other)


def plain(typed: str) -> str:
    """A code as it was drawn: capitals and figures, what is easily misread put right, everything else left out."""
    corrected = typed[:LONGEST_TYPED].upper().translate(MISREAD)
    return "".join(sign for sign in corrected if sign in ALPHABET)


def _code(groups: int, size: int) -> str:
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(size)) for _ in range(groups))
