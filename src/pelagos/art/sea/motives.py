"""What drives Nemo: four tiles, one of them chosen."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from pelagos.art.fitting import fitted
from pelagos.art.markup import group, path, rect, words
from pelagos.art.model import Piece
from pelagos.art.style import sign

MOTIVES: Final = ("science", "explore", "anti-imperialism", "war")


def motive_pieces(
    kind: str, chosen: str | None, called: Callable[[str], str], note: Callable[[str], str]
) -> list[Piece]:
    """The four tiles; `kind` begins their spots, `note` stands in a corner."""
    return [
        Piece(
            f"{kind}-{motive}",
            49 + place * 94.0,
            30,
            _tile(motive, called(motive), note(motive), motive == chosen),
            f"{kind}-{motive}",
            f"{called(motive)} {note(motive)}".strip(),
        )
        for place, motive in enumerate(MOTIVES)
    ]


@cache
def _tile(motive: str, said: str, note: str, chosen: bool) -> str:
    body = rect(-45, -26, 90, 52, "a-motive" if chosen else "a-plate", 6)
    body += group(path(sign(motive), "a-line"), "" if chosen else "a-asleep", y=-12)
    body += fitted(0, 15, said, "a-strong" if chosen else "a-soft", 12.5, 84)
    return body + (words(38, -10, note, "a-soft", 13, "end") if note else "")
