"""What is wrong, said in words: whoever trains a program reads it in a traceback, not in a face of the house."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pelagos.core.errors import PelagosError
from pelagos.locale.catalogue import DEFAULT, catalogue


class Complaint(PelagosError):
    """The same error as anywhere in the house, with a sentence as its text."""

    def __str__(self) -> str:
        return catalogue(DEFAULT).format(self.text)


@contextmanager
def in_words() -> Iterator[None]:
    """Errors of the house become complaints."""
    try:
        yield
    except PelagosError as error:
        raise Complaint(error.id, error.rule, **dict(error.text.facts)) from None
