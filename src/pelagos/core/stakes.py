"""What is at stake, from the rules themselves: an answer is given on a clone, and fate is followed from there.

A game says how it is followed (`Guide`): which questions to fate belong to the answer, what somebody answers on the way
who does nothing more, and which of the things that are told count. Chances are exact; only where there are too many
ways to follow in time some of them are drawn, always alike for the same position, and `Stakes.exact` says so.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from fractions import Fraction
from math import lcm
from operator import attrgetter
from random import Random
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from pelagos.core.codec import digest
from pelagos.core.nodes import Chance, Choice, Option, Step
from pelagos.core.rulebook import Rulebook
from pelagos.core.state import Event, State
from pelagos.core.text import Text, text

S = TypeVar("S", bound=State)
K = TypeVar("K", bound=Hashable)

Deed: TypeAlias = tuple[Any, ...]
"""Something that was told and counts, such as `("lost", "crew")`."""
Turns: TypeAlias = Mapping[Option, int]
"""How it goes on from a question, each way with its weight."""

MOST_ANSWERS = 240
"""How many answers are followed, two milliseconds; where there are more, so many of each further round are drawn:"""
DRAWN = 24
READABLE = 216
STOP: Turns = {}
APART = ("events", "node", "pack", "reveals")
"""The fields in which positions may differ that are one to whoever looks ahead."""


class Guide(NamedTuple, Generic[S]):
    """How the ways of an answer are followed in a game."""

    rules: Rulebook[S]
    follows: Callable[[S, Chance], Turns]
    """Of a question to fate: its outcomes with their weights; nothing where it lies behind the horizon."""
    quiet: Callable[[S, Choice], Option | None]
    """Of a decision: what somebody answers who does nothing more; None where the way ends."""
    deeds: Callable[[S, list[Event]], Iterable[Deed]] | None = None
    """What counts of that which an answer has told to everybody; the position is the one before it. None where the
    positions say everything."""
    same: Callable[[S], Hashable] = lambda s: None
    """What alone decides how it goes on from here, so that one position is followed for all; None: everything does."""


class About(Fraction):
    """A chance that was drawn, because there are too many ways to follow them all."""


class Way(NamedTuple, Generic[S]):
    """One way in which an answer can turn out: its share of the whole, what happens, where it stops and how far off."""

    share: int
    deeds: tuple[Deed, ...]
    state: S
    answers: int
    """How many answers lead there, fate's and those of somebody who does nothing more."""

    @property
    def asks(self) -> str:
        """What is asked there; "" after the end of the game."""
        return getattr(self.state.node, "ask", "")

    def named(self, *kinds: str) -> list[Deed]:
        """The deeds of some kinds, in their order."""
        return [deed for deed in self.deeds if deed[0] in kinds]


class Stakes(NamedTuple, Generic[S]):
    """Every way in which an answer can turn out, in the order of telling; their shares add up to the whole."""

    ways: tuple[Way[S], ...]
    whole: int
    exact: bool

    def chance(self, holds: Callable[[Way[S]], object]) -> Fraction:
        """How likely it turns out in a way of which something holds."""
        return self._part(sum([way.share for way in self.ways if holds(way)]))

    def groups(self, kind: Callable[[Way[S]], K]) -> dict[K, Fraction]:
        """How likely each kind of way is, in the order in which they are met."""
        return self.among(lambda way: (kind(way),))

    def among(self, things: Callable[[Way[S]], Iterable[K]]) -> dict[K, Fraction]:
        """How likely each thing is among those that a way has; none of them twice."""
        found: dict[K, int] = {}
        for way in self.ways:
            for thing in set(things(way)):
                found[thing] = found.get(thing, 0) + way.share
        return {thing: self._part(share) for thing, share in found.items()}

    def _part(self, share: int) -> Fraction:
        return (Fraction if self.exact else About)(share, self.whole)


def every(node: Chance) -> Turns:
    """Everything that fate can bring."""
    return dict(zip(node.options, node.weights, strict=True))


def alike(turns: Turns, kind: Callable[[Option], Hashable]) -> Turns:
    """The same outcomes, where one stands for all that come to the same thing.

    >>> alike({(1, 2): 2, (3, 3): 1, (2, 1): 1}, sum)
    {(1, 2): 3, (3, 3): 1}
    """
    first: dict[Hashable, Option] = {}
    found: dict[Option, int] = {}
    for option, weight in turns.items():
        one = first.setdefault(kind(option), option)
        found[one] = found.get(one, 0) + weight
    return found


def answered(rules: Rulebook[S], s: S, option: Option) -> S:
    """The position after an answer, on a clone that tells nobody."""
    after = s.clone()
    after.events = None
    rules.answer(after, option)
    return after


def all_done(s: State) -> Chance:
    """A step that stops the rules where all that was to be looked at is done."""
    return ALL_DONE


ALL_DONE = Chance("", ((),), (1,), (all_done,))


def carried_out(rules: Rulebook[S], s: S, *steps: Step) -> S:
    """A clone in which steps are done, and nothing else: up to the first question, or up to `ALL_DONE`."""
    after = s.clone()
    after.events, after.agenda = None, ()
    after.do(*steps, (all_done,))
    rules.run(after)
    return after


def stakes(guide: Guide[S], s: S, option: Option | None, most: int = MOST_ANSWERS) -> Stakes[S]:
    """What may come of an answer (None: of the position as it is), if nothing more is done.

    Everything in the position is taken for known: a game with secrets gives one in which fate still decides them.
    """
    walk = _Walk(guide, s, most)
    return walk.stakes(s, ()) if option is None else walk.stakes(*_answered(guide, s, option))


def chance_text(likely: Fraction) -> Text:
    """A chance in words: the fraction and the percentage, or that alone where it was drawn or the fraction is long.

    What is certain or impossible needs no numbers.
    """
    percent = round(float(100 * likely), 1)
    if isinstance(likely, About) or likely.denominator > READABLE:
        return text("stakes-about", percent=percent)
    if likely in (0, 1):
        return Text("stakes-sure" if likely else "stakes-never")
    return text("stakes-chance", good=likely.numerator, all=likely.denominator, percent=percent)


class _Place(NamedTuple, Generic[S]):
    """A position from which it goes on, with everything that may have happened before it and its share of the whole."""

    state: S
    turns: Turns
    before: dict[tuple[Deed, ...], int]


_Turn: TypeAlias = tuple[S, Option, dict[tuple[Deed, ...], int]]
"""An answer that can come next, in its position, with what may have happened before it and its share of the whole."""


class _Walk(Generic[S]):
    """All ways at once, one answer after the other; positions that are one are followed once."""

    def __init__(self, guide: Guide[S], s: S, left: int) -> None:
        self.guide = guide
        self.s = s
        self.left = left
        self.exact = True
        self.answers = 0
        self.whole = 1
        self.ends: list[tuple[Way[S], int]] = []

    def stakes(self, begin: S, deeds: tuple[Deed, ...]) -> Stakes[S]:
        """Every way with its share, or those that were drawn."""
        here: dict[Hashable, _Place[S]] = {}
        self._arrive(here, begin, deeds, 1)
        while here:
            here = self._onwards(here.values())
        ways = [way._replace(share=way.share * (self.whole // part)) for way, part in self.ends]
        return Stakes(tuple(ways), self.whole, self.exact)

    def _onwards(self, places: Collection[_Place[S]]) -> dict[Hashable, _Place[S]]:
        """One answer further from everywhere."""
        parts = lcm(*[sum(place.turns.values()) for place in places])
        self.answers += 1
        self.whole *= parts
        here: dict[Hashable, _Place[S]] = {}
        for state, option, before in self._followed(places, parts):
            after, deeds = _answered(self.guide, state, option)
            for earlier, share in before.items():
                self._arrive(here, after, earlier + deeds, share)
        return here

    def _followed(self, places: Collection[_Place[S]], parts: int) -> list[_Turn[S]]:
        """Every answer that can come next, or as many as are drawn of them."""
        found: list[_Turn[S]] = []
        for state, turns, before in places:
            scale = parts // sum(turns.values())
            for option, weight in turns.items():
                found.append((state, option, {earlier: share * scale * weight for earlier, share in before.items()}))
        if len(found) <= (self.left if self.exact else DRAWN):
            self.left -= len(found)
            return found
        self.exact = False
        return self._drawn(found)

    def _drawn(self, turns: list[_Turn[S]]) -> list[_Turn[S]]:
        """Some of them, at even distances from a first one that is drawn; the same position always draws the same."""
        together = sum([sum(before.values()) for _, _, before in turns])
        self.whole *= DRAWN
        start = Random(f"{digest(self.s)}/{self.whole}").randrange(together)  # noqa: S311 - a forecast, no secret
        passed, found = 0, list[_Turn[S]]()
        for state, option, before in turns:
            drawn = {}
            for earlier, share in before.items():
                number = _marks(passed + share, start, together) - _marks(passed, start, together)
                passed += share
                if number:
                    drawn[earlier] = number * together
            if drawn:
                found.append((state, option, drawn))
        return found

    def _arrive(self, here: dict[Hashable, _Place[S]], s: S, deeds: tuple[Deed, ...], share: int) -> None:
        """A way ends, or it goes on together with those that are at the same place."""
        turns = _turns(self.guide, s)
        if not turns:
            self.ends.append((Way(share, deeds, s, self.answers), self.whole))
            return
        key = self.guide.same(s) or _one(s)
        if key not in here:
            here[key] = _Place(s, turns, {})
        before = here[key].before
        before[deeds] = before.get(deeds, 0) + share


def _answered(guide: Guide[S], s: S, option: Option) -> tuple[S, tuple[Deed, ...]]:
    """One answer further, and what it brought."""
    if guide.deeds is None:
        return answered(guide.rules, s, option), ()
    after = s.clone()
    after.events = ()
    guide.rules.answer(after, option)
    told: tuple[Event, ...] = after.events
    after.events = None
    return after, tuple(guide.deeds(s, [event for event in told if event.audience is None]))


def _turns(guide: Guide[S], s: S) -> Turns:
    """How it goes on, each way with its weight; nothing where it stops."""
    node = s.node
    if isinstance(node, Chance):
        return guide.follows(s, node)
    quiet = guide.quiet(s, node) if isinstance(node, Choice) else None
    return STOP if quiet is None else {quiet: 1}


def _one(s: State) -> tuple[Hashable, ...]:
    """What makes two positions one."""
    node: Any = s.node
    asked = (node.ask, node.then) if isinstance(node, Choice | Chance) else node
    return asked, *_fields(type(s))(s)


def _fields(kind: type[State]) -> Callable[[Any], tuple[Any, ...]]:
    found = _FIELDS.get(kind)
    if found is None:
        found = _FIELDS[kind] = attrgetter(*[field for field in kind.FIELDS if field not in APART])
    return found


_FIELDS: dict[type, Callable[[Any], tuple[Any, ...]]] = {}


def _marks(where: int, start: int, together: int) -> int:
    """How many of `DRAWN` marks lie before a place on a line of some length, the first of them by chance."""
    return -((start - DRAWN * where) // together)
