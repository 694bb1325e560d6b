"""What people may be called, and what they may say: signs that are seen, and none that turn others around.

A name stands in the log, in lists and in other people's records. So nothing may hide in it (controls, joiners, fillers
that look like nothing) and nothing may change how the line around it is read (marks of direction).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from pelagos.core.errors import Refused

LONGEST_NAME: Final = 40
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that are drawn as nothing."""
UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
SEEN: Final = ("L", "N", "P", "S")
MARKS: Final = "M"
MOST_MARKS: Final = 3
"""So many accents one above the other are writing; more of them grow over the lines around."""


def clean_words(words: str) -> str:
    """Words as they may stand beside those of others: in one line, without anything that is not seen.

    >>> clean_words("Ada\\u202e  B.\\x00\\u200b")
    'Ada B.'
    """
    spaced = "".join(" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", words))
    return " ".join(_few_marks(sign for sign in spaced if not _is_unseen(sign)).split())


def clean_name(name: str) -> str:
    """A name without anything unseen; "" when none is wished for. One of which nothing is left to see is refused.

    >>> clean_name(" Ada\\tB. "), clean_name("")
    ('Ada B.', '')
    """
    found = clean_words(name)[:LONGEST_NAME].strip()
    if name.strip() and not is_seen(found):
        raise Refused("error-name-blank")
    return found


def told_name(name: str, usual: str) -> str:
    """The name that a record tells, cleaned; the usual one where nothing is left to see."""
    found = clean_words(name)[:LONGEST_NAME].strip()
    return found if is_seen(found) else usual


def is_seen(words: str) -> bool:
    """Whether there is anything to see."""
    return any(unicodedata.category(sign)[0] in SEEN for sign in words)


def _is_unseen(sign: str) -> bool:
    kind = unicodedata.category(sign)
    return kind in UNSEEN or sign in BLANKS or "VARIATION SELECTOR" in unicodedata.name(sign, "")


def _few_marks(signs: Iterable[str]) -> str:
    found, marks = [], 0
    for sign in signs:
        marks = marks + 1 if unicodedata.category(sign)[0] == MARKS else 0
        if marks <= MOST_MARKS:
            found.append(sign)
    return "".join(found)
