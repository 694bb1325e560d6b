"""Text as a message id and facts. Words come in at the very edge, in the reader's language."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class SeatName(NamedTuple):
    """A fact that stands for the name of whoever sits there; only the table knows it."""

    seat: int


class Text(NamedTuple):
    """A message of the catalogues and the facts it speaks of."""

    id: str
    facts: tuple[tuple[str, Fact], ...] = ()


Fact: TypeAlias = "int | float | str | Text | SeatName | tuple[Text, ...]"


def text(message: str, /, **facts: Fact) -> Text:
    """Write a text down: `text("nauticus-bought", seat=SeatName(0), price=2)`."""
    return tuple.__new__(Text, (message, tuple(facts.items())))  # in half the time of Text(...): boards are long


def signed(number: int) -> str:
    """A number with its sign, as it is printed: `+2`, `+0`, `−1` (a minus, not a hyphen)."""
    return f"{number:+d}".replace("-", "−")
