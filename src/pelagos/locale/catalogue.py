"""One language's catalogue: texts into sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from functools import cache, cached_property, partial
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from pelagos.core.errors import PelagosError
from pelagos.core.memo import Memo
from pelagos.core.text import Fact, SeatName, Text
from pelagos.core.titles import TITLES
from pelagos.locale.pieces import Beyond, Pieces, parsed_pieces, plain_pieces, written

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "de", "pl", "es")
DEFAULT: Final = "en"
LETTERS: Final = "ABCDEFGH"
RULES: Final = "-rules.ftl"
LONGEST_QUOTE: Final = 400
BELOW_ZERO: Final = re.compile(r"(?<![\w-])-(?=\d)")
"""The hyphen that stands before a number; everywhere else a minus is printed."""
KNOWN: Final = "known"
"""The fact that lists all words which somebody could have typed: it is told whole, however long."""
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
SPOKEN_OF: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A message or term inside another one; names of functions are found, too, and known to nobody."""
GAMES: Final = "pelagos.games"
"""The entry points by which installed packages offer games."""

NameOf = Callable[[int], str]
Said = Callable[[Text], str]


def seat_letter(seat: int) -> str:
    """What a seat is called where nobody has a name."""
    return LETTERS[seat] if 0 <= seat < len(LETTERS) else str(seat)


class Catalogue:
    """The messages of one language.

    Files are read when somebody first asks for a message of theirs, and a message is parsed when it is first asked for:
    to parse all of them would take longer than to start a server. Plain ones, nine of ten, need no parser at all, so a
    command that only shows its help never loads Fluent.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.files = catalogue_files(language)
        self.read: set[str] = set()
        self.others_read = False
        self.sources: dict[str, str] = {}
        self.parsed: set[str] = set()
        self.known: dict[str, Pieces | None] = {}
        self.lock = Lock()

    @cached_property
    def bundle(self) -> FluentBundle:
        """Fluent's own catalogue, for messages with something in them."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    @cached_property
    def plurals(self) -> Memo[int, str]:
        """The plural form of each number."""
        from babel import Locale

        return Memo(Locale(self.language).plural_form)

    def plural(self, number: int) -> str:
        """The plural form of a number; loaded when the first is needed."""
        return self.plurals[number]

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._found(message) is not None

    def _found(self, message: str) -> Pieces | None:
        """What a message is made of; () when only Fluent can write it, None when there is none."""
        if message not in self.known:
            with self.lock:
                self._read(file_names(message, self.files))
                if message not in self.sources and not self.others_read:
                    self._read_others()
                source = self.sources.get(message)
                self.known[message] = None if source is None else _taken_apart(source)
        return self.known[message]

    def _read(self, names: list[str]) -> None:
        """Take files apart; where two say something of the same name, the first counts."""
        for name in names:
            if name not in self.read:
                self.sources = entries_of(self.files[name].read_text(encoding="utf-8")) | self.sources
                self.read.add(name)

    def _read_others(self) -> None:
        """Take the words of other packages in; they are looked for when a message is none of our own."""
        self.others_read = True
        for folder in game_folders(self.language):
            for item in folder.iterdir():
                self.sources = entries_of(item.read_text(encoding="utf-8")) | self.sources

    def format(self, text: Text, name_of: NameOf = seat_letter, said: Said | None = None) -> str:
        """A text as a sentence; names of seats come from the table, names that only a pack knows from the pack.

        Texts inside it are `said` by whoever may remember them, else formatted here.
        """
        pieces = self._found(text.id)
        if pieces is None and text.id in TITLES:
            return TITLES[text.id]
        if pieces is None:
            raise KeyError(f"the catalogue {self.language!r} has no message {text.id!r}")
        inside = said or partial(self.format, name_of=name_of)
        facts = {
            key: fact
            if type(fact) is int
            else inside(fact)
            if type(fact) is Text
            else _fact(fact, name_of, inside, whole=key == KNOWN)
            for key, fact in text.facts
        }
        try:
            return written(pieces, facts, self.plural) if pieces else self._by_fluent(text, facts)
        except Beyond:
            return self._by_fluent(text, facts)

    def _by_fluent(self, text: Text, facts: dict[str, Any]) -> str:
        """What our pieces cannot say: functions, and long or broken numbers."""
        with self.lock:
            self._parse(text.id)
            pattern: Any = self.bundle.get_message(text.id).value
        sentence, problems = self.bundle.format_pattern(pattern, facts)
        if problems:
            raise ValueError(f"{text.id!r} in {self.language!r}: {problems[0]}")
        below_zero = any(isinstance(fact, int) and fact < 0 for _, fact in text.facts)
        return BELOW_ZERO.sub("−", str(sentence)) if below_zero else str(sentence)

    def _parse(self, name: str) -> None:
        """Let Fluent take a message in, what it speaks of first."""
        source = self.sources.get(name)
        if source is not None and name not in self.parsed:
            from fluent.runtime import FluentResource

            self.parsed.add(name)
            for other in SPOKEN_OF.findall(source):
                self._parse(other)
            self.bundle.add_resource(FluentResource(source))

    def error(self, problem: PelagosError, name_of: NameOf = seat_letter) -> str:
        """What went wrong, with the rule behind it when there is one."""
        sentence = self.format(problem.text, name_of)
        return f"{sentence} [{problem.rule}]" if problem.rule else sentence


def _taken_apart(source: str) -> Pieces | None:
    """What a message is made of; () when only Fluent can write it."""
    try:
        return plain_pieces(source) or parsed_pieces(source)
    except Beyond:
        return ()


def _fact(fact: Fact, name_of: NameOf, said: Said, whole: bool) -> Any:
    """A fact as Fluent takes it, be it a number or words; whole numbers and texts need not come here."""
    if type(fact) is SeatName:
        return name_of(fact.seat)
    if isinstance(fact, tuple):
        return ", ".join(map(said, fact))
    return shortened(fact) if isinstance(fact, str) and not whole else fact


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


def game_folders(language: str) -> list[Traversable]:
    """Where the games of other packages keep their words; one that does not speak a language speaks English."""
    folders = []
    for point in sorted(entry_points(group=GAMES)):
        words = files(point.module) / "locale"
        folders += [words / name for name in (language, DEFAULT) if (words / name).is_dir()][:1]
    return folders


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
