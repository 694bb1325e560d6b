"""One language's catalogue: texts into sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from pelagos.core.errors import PelagosError
from pelagos.core.text import Fact, SeatName, Text

LANGUAGES: Final = ("en", "de", "pl", "es")
DEFAULT: Final = "en"
LETTERS: Final = "ABCDEFGH"
LONGEST_QUOTE: Final = 400

NameOf = Callable[[int], str]


def seat_letter(seat: int) -> str:
    """What a seat is called where nobody has a name."""
    return LETTERS[seat] if 0 <= seat < len(LETTERS) else str(seat)


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for source in catalogue_sources(language).values():
            self.bundle.add_resource(FluentResource(source))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self.bundle.has_message(message))

    def format(self, text: Text, name_of: NameOf = seat_letter) -> str:
        """A text as a sentence; names of seats come from the table."""
        pattern = self.bundle.get_message(text.id).value if self.has(text.id) else None
        if pattern is None:
            raise KeyError(f"the catalogue {self.language!r} has no message {text.id!r}")
        facts = {key: self._fact(fact, name_of) for key, fact in text.facts}
        sentence, problems = self.bundle.format_pattern(pattern, facts)
        if problems:
            raise ValueError(f"{text.id!r} in {self.language!r}: {problems[0]}")
        return str(sentence)

    def error(self, problem: PelagosError, name_of: NameOf = seat_letter) -> str:
        """What went wrong, with the rule behind it when there is one."""
        sentence = self.format(problem.text, name_of)
        return f"{sentence} [{problem.rule}]" if problem.rule else sentence

    def _fact(self, fact: Fact, name_of: NameOf) -> Any:
        if isinstance(fact, SeatName):
            return name_of(fact.seat)
        if isinstance(fact, Text):
            return self.format(fact, name_of)
        if isinstance(fact, tuple):
            return ", ".join(self.format(part, name_of) for part in fact)
        return shortened(fact) if isinstance(fact, str) else fact


def shortened(words: str) -> str:
    """What somebody typed may be long; a sentence quotes its beginning."""
    return words if len(words) <= LONGEST_QUOTE else words[: LONGEST_QUOTE - 1] + "…"


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language; an unknown one is refused."""
    if language not in LANGUAGES:
        raise PelagosError("error-unknown-language", language=language, known=", ".join(LANGUAGES))
    return Catalogue(language)


def catalogue_sources(language: str) -> dict[str, str]:
    """The Fluent files of a language by name."""
    folder = files("pelagos.locale") / language
    found = sorted((item for item in folder.iterdir() if item.name.endswith(".ftl")), key=lambda item: item.name)
    return {item.name: item.read_text(encoding="utf-8") for item in found}


def pick_language(wishes: Sequence[str | None]) -> str:
    """The first wish that is a language we speak, as in `de`, `de_DE.UTF-8` or `pl-PL`; else English."""
    for wish in wishes:
        start = (wish or "").replace("-", "_").partition("_")[0].partition(".")[0].lower()
        if start in LANGUAGES:
            return start
    return DEFAULT
