"""One language's catalogue: texts into sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from pelagos.core.errors import PelagosError
from pelagos.core.text import Fact, SeatName, Text

LANGUAGES: Final = ("en", "de", "pl", "es")
DEFAULT: Final = "en"
LETTERS: Final = "ABCDEFGH"
RULES: Final = "-rules.ftl"
LONGEST_QUOTE: Final = 400
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
SPOKEN_OF: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A message or term inside another one; names of functions are found, too, and known to nobody."""

NameOf = Callable[[int], str]


def seat_letter(seat: int) -> str:
    """What a seat is called where nobody has a name."""
    return LETTERS[seat] if 0 <= seat < len(LETTERS) else str(seat)


class Catalogue:
    """The messages of one language.

    Files are read when somebody first asks for a message of theirs, and a message is parsed when it is first asked for:
    to parse all of them would take longer than to start a server.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.files = catalogue_files(language)
        self.read: set[str] = set()
        self.unparsed: dict[str, str] = {}
        self.lock = Lock()

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        if not self.bundle.has_message(message):
            with self.lock:
                self._read(file_names(message, self.files))
                self._parse(message)
        return bool(self.bundle.has_message(message))

    def _read(self, names: list[str]) -> None:
        """Take files apart; where two say something of the same name, the first counts."""
        for name in names:
            if name not in self.read:
                self.unparsed = entries_of(self.files[name].read_text(encoding="utf-8")) | self.unparsed
                self.read.add(name)

    def _parse(self, name: str) -> None:
        """Take a message in, what it speaks of first: others may ask for it as soon as it is there."""
        source = self.unparsed.get(name)
        if source is not None:
            self.unparsed[name] = ""
            for other in SPOKEN_OF.findall(source):
                self._parse(other)
            self.bundle.add_resource(FluentResource(source))

    def format(self, text: Text, name_of: NameOf = seat_letter) -> str:
        """A text as a sentence; names of seats come from the table."""
        pattern = self.bundle.get_message(text.id).value if self.has(text.id) else None
        if pattern is None:
            raise KeyError(f"the catalogue {self.language!r} has no message {text.id!r}")
        facts = {key: self._fact(fact, name_of) for key, fact in text.facts}
        sentence, problems = self.bundle.format_pattern(pattern, facts)
        if problems:
            raise ValueError(f"{text.id!r} in {self.language!r}: {problems[0]}")
        return with_minus(str(sentence), [fact for _, fact in text.facts])

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


def with_minus(sentence: str, numbers: Iterable[Fact]) -> str:
    """Numbers below zero with a minus, as everywhere, and not with a hyphen.

    >>> with_minus("from -8 to A-8", [-8])
    'from −8 to A-8'
    """
    for number in numbers:
        if isinstance(number, int) and number < 0:
            sentence = re.sub(rf"(?<!\w)-(?={-number}\b)", "−", sentence)
    return sentence


def shortened(words: str) -> str:
    """What somebody typed may be long; a sentence quotes its beginning."""
    return words if len(words) <= LONGEST_QUOTE else words[: LONGEST_QUOTE - 1] + "…"


def entries_of(source: str) -> dict[str, str]:
    """The messages and terms of a Fluent file by name, each as it is written.

    >>> entries_of("one = Uno\\n-sea = mar\\n    [a] b\\n")
    {'one': 'one = Uno\\n', '-sea': '-sea = mar\\n    [a] b\\n'}
    """
    starts = list(ENTRY.finditer(source))
    ends = [*(start.start() for start in starts[1:]), len(source)]
    return {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language; an unknown one is refused."""
    if language not in LANGUAGES:
        raise PelagosError("error-unknown-language", language=language, known=", ".join(LANGUAGES))
    return Catalogue(language)


def catalogue_files(language: str) -> dict[str, Traversable]:
    """The Fluent files of a language by name."""
    folder = files("pelagos.locale") / language
    found = sorted((item for item in folder.iterdir() if item.name.endswith(".ftl")), key=lambda item: item.name)
    return {item.name: item for item in found}


def catalogue_sources(language: str) -> dict[str, str]:
    """The text of every Fluent file of a language by name."""
    return {name: item.read_text(encoding="utf-8") for name, item in catalogue_files(language).items()}


def file_names(message: str, all_files: Collection[str]) -> list[str]:
    """Where a message stands: a game's rules in `game-rules.ftl`, its other words in its other files.

    >>> names = ["errors.ftl", "nauticus.ftl", "nauticus-rules.ftl"]
    >>> [file_names(message, names) for message in ("nauticus-rule-6-5", "nauticus-name", "error-game-over")]
    [['nauticus-rules.ftl'], ['nauticus.ftl'], ['errors.ftl']]
    """
    games = tuple(name.removesuffix(RULES) for name in all_files if name.endswith(RULES))
    topic = message.partition("-")[0]
    if topic not in games:
        return [name for name in all_files if not name.startswith(games)]
    rules = message.startswith(f"{topic}-rule-")
    return [name for name in all_files if name.startswith((f"{topic}.", f"{topic}-")) and name.endswith(RULES) == rules]


def pick_language(wishes: Sequence[str | None]) -> str:
    """The first wish that is a language we speak, as in `de`, `de_DE.UTF-8` or `pl-PL`; else English."""
    for wish in wishes:
        start = (wish or "").replace("-", "_").partition("_")[0].partition(".")[0].lower()
        if start in LANGUAGES:
            return start
    return DEFAULT
