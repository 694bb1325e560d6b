"""The answers of a game, declared once: verbs with typed arguments, and what each kind of argument is called.

    TILE = Kind("tile", TILES, words="nauticus-tile", spot="stock-{}")
    VERBS: Verbs[Nauticus] = Verbs("nauticus")
    TAKE = VERBS.verb("take", TILE)

Labels, spots on the board, spellings, "there is no such tile", the numbered vocabulary for learning programs and the
form of answers in the API are readings of this table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, combinations_with_replacement, islice, product
from typing import Any, Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from pelagos.core.kinds import Kind, Pack, Several, Value
from pelagos.core.memo import Memo
from pelagos.core.nodes import Chance, Choice, Option, option_text
from pelagos.core.state import State
from pelagos.core.text import Fact, Text, text

S = TypeVar("S", bound=State)
Label: TypeAlias = Callable[..., Text]
Spots: TypeAlias = Callable[..., tuple[str, ...]]
Weight: TypeAlias = Literal["", "light", "assent", "quiet", "end", "aside", "rare"]
"""How an answer stands among the others of its question: "" is one of those it is about, and so are `light`, which one
click may send, and `assent`, which agrees to what another wants; `quiet` does nothing more of this, `end` ends a turn
or phase, `aside` needs a good reason, `rare` is so seldom meant that faces fold it away."""
Weighing: TypeAlias = Callable[..., "Weight"]
Weights: TypeAlias = Weight | Mapping[str, Weight]
"""The same, or what it is in each question where it is not one of those that the question is about."""
ORDER: Final[Mapping[Weight, int]] = {"": 0, "light": 0, "assent": 0, "quiet": 1, "end": 2, "aside": 3, "rare": 4}
"""How faces list them."""
NEEDS_A_REASON: Final = ("aside", "rare")
JOINTS: Final = ("and", "+", ",")
"""What may stand between several things of one kind."""


class Inner(NamedTuple):
    """Another answer of the game, of which this one speaks: `agree exert crew`."""

    verbs: Verbs[Any]
    name: str = "answer"


class Phrase(NamedTuple):
    """One thing that takes several words to name, each as the answers write it: `gain discover 1 3`."""

    name: str
    values: Callable[[Pack], Sequence[tuple[Value, ...]]]


Argument: TypeAlias = Kind | Several | Inner | Phrase
Reading: TypeAlias = Callable[[Any, str], str]
"""What stands behind a verb, put into the words of an answer: `(s, "3,4")` is `"3 4"`."""


class Verb:
    """One form of answer: a word and what follows it. `TAKE("fish")` makes the option `("take", "fish")`."""

    def __init__(
        self,
        name: str,
        arguments: tuple[Argument, ...],
        words: str,
        spots: str | Spots,
        also: str,
        reads: Reading | None,
        weight: Weights,
        door: bool,
    ) -> None:
        self.name = name
        self.arguments = arguments
        self.words = words
        self.also = also
        self._weight = weight
        self.door = door
        self._spots = spots
        self._reads = reads
        self._label: Label | None = None
        self._weighing: Weighing | None = None
        self._alone = not any(isinstance(argument, Inner) for argument in arguments)
        self._called: Memo[tuple[Value, ...], Text] = Memo(self._plain_label)
        self._lying: Memo[tuple[Value, ...], tuple[str, ...]] = Memo(self._plain_spots)

    def __call__(self, *values: Value) -> Option:
        return (self.name, *values)

    def labelled(self, label: Label) -> Label:
        """Decorates the function that calls this answer by its name where more is to be said: `(s, seat, *values)`."""
        self._label = label
        return label

    def weighed(self, weighing: Weighing) -> Weighing:
        """Decorates the function that weighs this answer where the position decides: `(s, seat, *values)`."""
        self._weighing = weighing
        return weighing

    @property
    def is_labelled(self) -> bool:
        """Whether a function of the game calls it by its name."""
        return self._label is not None

    def label(self, s: State, seat: int, values: tuple[Value, ...]) -> Text:
        """What the answer is called."""
        if self._label is not None:
            return self._label(s, seat, *values)
        if self._alone:  # nothing but the values is said, so it is said once
            return self._called[values]
        return text(self.words, **dict(self._facts(s, seat, values)))

    def _plain_label(self, values: tuple[Value, ...]) -> Text:
        return text(self.words, **dict(self._facts(None, 0, values)))

    def spots(self, s: State, seat: int, values: tuple[Value, ...]) -> tuple[str, ...]:
        """Where on the board it can be clicked."""
        if callable(self._spots):
            return self._spots(s, seat, *values)
        if self._spots:
            return (self._spots.format(*values, seat=seat),)
        return self._lying[values]

    def _plain_spots(self, values: tuple[Value, ...]) -> tuple[str, ...]:
        return tuple(kind.spot.format(value) for kind, value in zip(self.kinds(), values, strict=False) if kind.spot)

    def weight(self, s: State, asked: Choice, values: tuple[Value, ...]) -> Weight:
        """How it stands among the others of a question."""
        if self._weighing is not None:
            return self._weighing(s, asked.seat, *values)
        return self._weight if isinstance(self._weight, str) else self._weight.get(asked.ask, "")

    def takes(self, number: int) -> bool:
        """Whether so many values may follow."""
        last, single = self.arguments[-1] if self.arguments else None, len(self.arguments) - 1
        if isinstance(last, Several):
            return single + last.least <= number <= single + last.most
        return number > single if isinstance(last, Inner | Phrase) else number == len(self.arguments)

    def knows(self, pack: Pack, place: int, value: Value) -> bool:
        """Whether there is such a thing as is named at a place; what follows the last one is of its kind."""
        kinds = list(islice(self.kinds(), place + 1))
        kind = kinds[-1] if kinds else None
        return kind is None or kind.unlisted or kind.names(pack).get(str(value)) == str(value)

    def kinds(self) -> Iterator[Kind]:
        """The kind of each value in turn, as far as they are known; the last of several goes on."""
        for argument in self.arguments:
            if isinstance(argument, Inner | Phrase):
                return
            if isinstance(argument, Several):
                while True:
                    yield argument.kind
            yield argument

    def options(self, pack: Pack) -> Iterator[Option]:
        """Every answer of this form, in the order of its kinds."""
        for values in product(*(_choices(argument, pack) for argument in self.arguments)):
            yield (self.name, *(value for part in values for value in part))

    def spelled(self, s: State, words: list[str]) -> list[str]:
        """The words behind the verb as an answer writes them; of too many, the first ones are one long name."""
        if self._reads is not None:
            words = self._reads(s, " ".join(words)).split()
        last, single = self.arguments[-1] if self.arguments else None, len(self.arguments) - 1
        if isinstance(last, Several):
            return self._ordered(s, last, [word.strip(",") for word in words if word.lower() not in JOINTS])
        if isinstance(last, Inner):
            return [*self._read(s, words[:single]), last.verbs.spelled(s, " ".join(words[single:]))]
        if isinstance(last, Phrase):
            return [*self._read(s, words[:single]), *words[single:]]
        spare = len(words) - len(self.arguments)
        if self.arguments and spare > 0:
            words = [" ".join(words[: spare + 1]), *words[spare + 1 :]]
        return self._read(s, words) + words[len(self.arguments) :]

    def _read(self, s: State, words: list[str]) -> list[str]:
        return [kind.read(s, word) for kind, word in zip(self.kinds(), words, strict=False)]

    def _ordered(self, s: State, last: Several, words: list[str]) -> list[str]:
        single, read = len(self.arguments) - 1, self._read(s, words)
        order = {str(value): place for place, value in enumerate(last.kind.values(s.pack))}
        return read[:single] + sorted(read[single:], key=lambda word: order.get(word, len(order)))

    def _facts(self, s: State | None, seat: int, values: tuple[Value, ...]) -> Iterator[tuple[str, Fact]]:
        for place, argument in enumerate(self.arguments):
            if isinstance(argument, Several):
                names = [argument.kind.said(value) for value in values[place:]]
                yield argument.kind.name, tuple(name for name in names if isinstance(name, Text))
            elif isinstance(argument, Inner):
                assert s is not None, "only a position knows what another answer is called"
                yield argument.name, argument.verbs.called(s, seat, values[place:])
            elif isinstance(argument, Phrase):
                yield argument.name, option_text(values[place:])
            else:
                yield argument.name, argument.said(values[place])


def _choices(argument: Argument, pack: Pack) -> list[tuple[Value, ...]]:
    if isinstance(argument, Kind):
        return [(value,) for value in argument.values(pack)]
    if isinstance(argument, Inner):
        return [option for form in argument.verbs.plain_forms() for option in form.options(pack)]
    if isinstance(argument, Phrase):
        return list(argument.values(pack))
    values, combined = argument.kind.values(pack), combinations_with_replacement if argument.alike else combinations
    return [some for number in range(argument.least, argument.most + 1) for some in combined(values, number)]


class Misnamed(NamedTuple):
    """Something that an answer names though there is no such thing: of what kind, and what there is."""

    kind: Kind
    value: Value
    known: tuple[str, ...]


class Verbs(Generic[S]):
    """All verbs of a game, in a fixed order, and what fate can be asked for."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.forms: dict[str, list[Verb]] = {}
        self.draws: dict[str, tuple[Kind | Label, Spots | None]] = {}
        self._numbers: dict[str, Mapping[Option, int]] = {}
        self._fitting: Memo[tuple[Value, int], tuple[Verb, ...]] = Memo(self._fit)

    def verb(
        self,
        name: str,
        *arguments: Argument,
        words: str = "",
        spots: str | Spots = "",
        also: str = "",
        reads: Reading | None = None,
        weight: Weights = "",
        door: bool = False,
    ) -> Verb:
        """Declare an answer; `words` is its message, `also` another way to write the verb, `reads` what follows it,
        `weight` how it stands among the others of its question. A `door` says what is done and has no place of its own:
        where it is done is asked next, and faces may offer both at once.

        What fits several forms of a verb is the one that was declared first.
        """
        made = Verb(name, arguments, words or f"{self.key}-option-{name}", spots, also, reads, weight, door)
        self.forms.setdefault(name, []).append(made)
        self._fitting.clear()
        return made

    def draw(self, stream: str, kind: Kind | Label, spots: Spots | None = None) -> None:
        """Declare what fate answers in one of its streams: things of a kind, or what `(s, *outcome)` calls them."""
        self.draws[stream] = (kind, spots)

    def kinds(self) -> tuple[Kind, ...]:
        """Every kind of which answers speak, each once."""
        verbs = (verb for forms in self.forms.values() for verb in forms)
        spoken = [argument for verb in verbs for argument in verb.arguments]
        kinds = [found.kind if isinstance(found, Several) else found for found in spoken]
        return tuple(dict.fromkeys(kind for kind in kinds if isinstance(kind, Kind)))

    def plain_forms(self) -> Iterator[Verb]:
        """The forms of answers that speak of no other answer."""
        for forms in self.forms.values():
            yield from (form for form in forms if not any(isinstance(part, Inner) for part in form.arguments))

    def _fit(self, shape: tuple[Value, int]) -> tuple[Verb, ...]:
        """The forms of a word that so many values may follow."""
        word, number = shape
        return tuple(form for form in self.forms.get(str(word), ()) if form.takes(number))

    def form(self, s: S, option: Option) -> Verb | None:
        """The form of an answer; None when no verb is written so."""
        fitting = self._fitting[option[0], len(option) - 1] if option else ()
        if len(fitting) > 1:
            known = (form for form in fitting if all(form.knows(s.pack, *of) for of in enumerate(option[1:])))
            return next(known, fitting[0])
        return fitting[0] if fitting else None

    def knows(self, option: Option) -> bool:
        """Whether this begins like an answer of the game, whatever follows."""
        return bool(option) and option[0] in self.forms

    def exists(self, s: S, option: Option) -> bool:
        """Whether there is everything that an answer names, and it names something where it has to."""
        forms = self.forms[option[0]]
        naming = [form for form in forms if form.arguments]
        if not naming or (len(option) == 1 and len(naming) < len(forms)):
            return True
        values = option[1:] or ("",)
        return all(any(form.knows(s.pack, place, value) for form in naming) for place, value in enumerate(values))

    def label(self, s: S, option: Option) -> Text:
        """What an option of the standing question is called."""
        node = s.node
        if isinstance(node, Chance):
            kind = self.draws[node.ask][0]
            said = kind.said(option[0]) if isinstance(kind, Kind) else kind(s, *option)
            assert isinstance(said, Text), "an outcome has a name"
            return said
        assert isinstance(node, Choice), "no option is offered after the end"
        return self.called(s, node.seat, option)

    def called(self, s: S, seat: int, option: Option) -> Text:
        """What an answer of a seat is called."""
        form = self.form(s, option)
        assert form is not None, f"no verb is written like {option_text(option)!r}"
        return form.label(s, seat, option[1:])

    def spots(self, s: S, option: Option) -> tuple[str, ...]:
        """Where on the board an option of the standing question can be clicked; () when it is a button only."""
        node = s.node
        if isinstance(node, Chance):
            kind, spots = self.draws[node.ask]
            if spots is not None:
                return spots(s, *option)
            return (kind.spot.format(*option),) if isinstance(kind, Kind) and kind.spot else ()
        assert isinstance(node, Choice), "no option is offered after the end"
        form = self.form(s, option)
        return () if form is None else form.spots(s, node.seat, option[1:])

    def weight(self, s: S, option: Option) -> Weight:
        """How an option stands among the others of the standing question; fate weighs nothing."""
        node = s.node
        form = self.form(s, option) if isinstance(node, Choice) else None
        return form.weight(s, node, option[1:]) if form is not None and isinstance(node, Choice) else ""

    def is_door(self, s: S, option: Option) -> bool:
        """Whether an answer only says what is done, and where is asked next."""
        form = self.form(s, option)
        return form is not None and form.door

    def closing(self, s: S) -> Option | None:
        """What somebody answers who does nothing more here: a quiet answer, the end where nothing else is left, or a
        light one that alone needs no special reason."""
        node = s.node
        if not isinstance(node, Choice):
            return None
        weights = {option: self.weight(s, option) for option in node.options}
        quiet = [option for option, weight in weights.items() if weight == "quiet"]
        ends = [option for option, weight in weights.items() if weight == "end"]
        usual = [option for option, weight in weights.items() if weight not in NEEDS_A_REASON]
        if len(quiet) == 1:
            return quiet[0]
        if len(usual) == 1 and weights[usual[0]] == "light":
            return usual[0]
        return ends[0] if len(ends) == 1 and all(ORDER[weight] for weight in weights.values()) else None

    def spelled(self, s: S, answer: str) -> str:
        """An answer as it is offered, however it is written; what is no answer of this game stays as it was written."""
        words = self._verb_first(answer).split()
        forms = self.forms.get(words[0].lower(), ()) if words else ()
        if not forms:
            return answer
        ways = {form: form.spelled(s, words[1:]) for form in forms}
        fitting = [form for form, read in ways.items() if form.takes(len(read))]
        known = [form for form in fitting if all(form.knows(s.pack, place, w) for place, w in enumerate(ways[form]))]
        longest = max(forms, key=lambda form: len(form.arguments))
        form = next(iter(known), next((form for form in forms if form.takes(len(words) - 1)), longest))
        return " ".join([form.name, *ways[form]])

    def _verb_first(self, answer: str) -> str:
        lower = answer.lower()
        for forms in self.forms.values():
            for form in forms:
                if form.also and (lower == form.also or lower.startswith(f"{form.also} ")):
                    return form.name + answer[len(form.also) :]
        return answer

    def misnamed(self, s: S, option: Option) -> Misnamed | None:
        """The first thing that an answer names though there is none; None when all of it exists, or it is no answer."""
        form = self.form(s, option)
        if form is None:
            return None
        for place, (kind, value) in enumerate(zip(form.kinds(), option[1:], strict=False)):
            if not form.knows(s.pack, place, value):
                return Misnamed(kind, value, tuple(map(str, kind.values(s.pack))))
        return None

    def vocabulary(self, pack: Pack) -> Mapping[Option, int]:
        """Every answer of the game with its number, the same in every game with this pack."""
        if pack.hash not in self._numbers:
            forms = (form for forms in self.forms.values() for form in forms)
            options = (option for form in forms for option in form.options(pack))
            self._numbers[pack.hash] = {option: number for number, option in enumerate(dict.fromkeys(options))}
        return self._numbers[pack.hash]

    def messages(self, pack: Pack) -> set[str]:
        """What the catalogues must say: the answers that are called by their verb alone, and all things by name."""
        forms = (form for forms in self.forms.values() for form in forms)
        called = {form.words for form in forms if not form.is_labelled}
        kinds = (*self.kinds(), *(kind for kind, _ in self.draws.values() if isinstance(kind, Kind)))
        return called | {name for kind in kinds for value in kind.values(pack) if (name := kind.message(value))}

    def pattern(self, pack: Pack) -> str:
        """A regular expression for the answers as they are written, for the description of the API."""
        ways = [way for forms in self.forms.values() for form in forms for way in [_pattern(form, pack)]]
        return f"^({'|'.join(ways)})$"


def _pattern(form: Verb, pack: Pack) -> str:
    parts = [form.name]
    for argument in form.arguments:
        if isinstance(argument, Inner | Phrase):
            parts.append("( [^ ]+)+")
            continue
        kind = argument.kind if isinstance(argument, Several) else argument
        one = "|".join(str(value).replace("+", "[+]") for value in kind.values(pack))
        bounds = f"{{{argument.least},{argument.most}}}" if isinstance(argument, Several) else ""
        parts.append(f"( ({one})){bounds}" if bounds else f" ({one})")
    return "".join(parts)
