"""A whole game from its declarations: state, rules, verbs, fields, lines of the log and a score sheet are enough.

What it does not draw or say in its own way is laid out and told from its fields.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeVar

from pelagos.core.case_values import word_in
from pelagos.core.fields import Field, Fields, things_of
from pelagos.core.forms import NONE
from pelagos.core.game import Game, Outlook, Verdict, View, contest
from pelagos.core.kinds import Kind
from pelagos.core.nodes import Chance, Choice, Step
from pelagos.core.rulebook import Rulebook
from pelagos.core.score import ScoreLine, ranks, total
from pelagos.core.state import Event, State
from pelagos.core.telling import Telling
from pelagos.core.text import Fact, SeatName, Text, text
from pelagos.core.verbs import Verbs

S = TypeVar("S", bound=State)
Lines = Mapping[str, tuple[Kind, ...]]
"""For each event the kinds of its facts, in order: how each is said, and where it lies."""
Windows = Mapping[str, Callable[[Any], Step]]
"""The moments at which a described position may stand, each with the step that comes next."""

SEAT = Kind("seat", tuple(range(8)), words=lambda seat: SeatName(int(seat)), spot="seat-{}")
WINDOW = "window"


class DeclaredShow(Telling[S], Generic[S]):
    """What faces read of a declared game."""

    def __init__(
        self, key: str, rules: Rulebook[S], verbs: Verbs[S], fields: Fields[S], lines: Lines, sheet: Callable[[S], Any]
    ) -> None:
        super().__init__(rules, verbs)
        self.key = key
        self.fields = fields
        self.lines = lines
        self._sheet = sheet

    def question(self, s: S) -> Text:
        """What is asked now, with all numbers that everybody sees and those of whoever is asked."""
        node = s.node
        if isinstance(node, Chance):
            return text(f"{self.key}-draw-{node.ask}", **dict(self._counts(s, None)))
        assert isinstance(node, Choice), "no question is asked after the end"
        return text(f"{self.key}-ask-{node.ask}", seat=SeatName(node.seat), **dict(self._counts(s, node.seat)))

    def _counts(self, s: S, seat: int | None) -> Iterator[tuple[str, Fact]]:
        for field in self.fields.shared:
            if field.form.form == "count":
                yield field.name, getattr(s, field.name)
        for field in self.fields.each:
            if field.form.form == "count" and seat is not None:
                yield field.name, getattr(s, field.name)[seat]

    def event_text(self, event: Event) -> Text:
        """A line of the log."""
        said = zip(self.lines[event.id], event.facts, strict=True)
        return text(event.id, **{kind.name: kind.said(value) for kind, value in said})

    def event_spots(self, event: Event) -> tuple[str, ...]:
        """Where it happened."""
        named = zip(self.lines[event.id], event.facts, strict=True)
        return tuple(kind.spot.format(value) for kind, value in named if kind.spot)

    def heading(self, moment: tuple[int, ...]) -> Text:
        """The number of the round, or whatever the state counts in its moments."""
        return text(f"{self.key}-heading", number=moment[0] if moment else 0)

    def summed(self, events: Sequence[Event]) -> Text | None:
        """Each event has its own line."""
        return None

    def drawer(self, s: S, seat: int | None) -> tuple[Text, ...]:
        """Everything lies on the board."""
        return ()

    def events(self) -> tuple[str, ...]:
        """Everything that can happen."""
        return tuple(self.lines)

    def score_lines(self) -> tuple[str, ...]:
        """The lines of the score sheet are named where they are made."""
        return ()

    def sheet(self, s: S) -> tuple[ScoreLine, ...]:
        """The score so far."""
        return tuple(self._sheet(s))

    def outlooks(self, s: S) -> tuple[Outlook, ...]:
        """Nothing beyond what is at stake."""
        return ()

    def board(self, view: View) -> tuple[Text, ...]:
        """The position as lines of text: the shared fields, then each seat with its own."""
        lines = [self.line(field, view["shared"][field.name]) for field in self.fields.shared]
        for seat, facts in enumerate(view["seats"]):
            lines.append(text("plain-seat", seat=SeatName(seat)))
            lines += [self.line(field, facts[field.name]) for field in self.fields.each]
        return tuple(lines)

    def line(self, field: Field, seen: Any) -> Text:
        """A field with what is seen of it."""
        name = Text(f"{self.key}-field-{field.name}")
        if seen is None:
            return text("plain-hidden", name=name)
        if field.form.kind is not None and isinstance(seen, int):
            return text("plain-covered", name=name, number=seen)
        return text("plain-field", name=name, value=self.value(field, seen))

    def value(self, field: Field, seen: Any) -> Fact:
        """What is seen of a field, in words."""
        kind = field.form.kind
        if kind is None:
            return Text(f"plain-{'yes' if seen else 'no'}") if isinstance(seen, bool) else int(seen)
        if isinstance(seen, dict):
            counted = [text("plain-counted", name=kind.said(name), number=n) for name, n in seen.items() if n]
            return tuple(counted) or Text("plain-none")
        names = seen if isinstance(seen, list) else [] if seen == NONE else [seen]
        said = tuple(name for thing in names if isinstance(name := kind.said(thing), Text))
        return said or Text("plain-none")


class DeclaredVisible(Generic[S]):
    """Who sees what: the fields say it."""

    def __init__(self, key: str, fields: Fields[S], verbs: Verbs[S], again: Callable[[S, Chance], Chance]) -> None:
        self.key = key
        self.fields = fields
        self.again = again
        held = [field.form.kind for field in (*fields.shared, *fields.each)]
        self.places = [kind for kind in verbs.kinds() if kind.spot and kind not in held]

    def observe(self, s: S, seat: int | None) -> View:
        """What a seat may see."""
        return self._view(s, seat, open_=False)

    def own_sight(self, s: S, seat: int | None) -> View:
        """Any field may hold something that this seat alone knows."""
        return self.observe(s, seat)

    def disclose(self, s: S, seat: int | None) -> View:
        """Everything, when the game is over."""
        return self._view(s, seat, open_=True)

    def _view(self, s: S, seat: int | None, open_: bool) -> View:
        moment = ".".join(map(str, s.moment()))
        places = [list(things_of(kind, s.pack).values()) for kind in self.places]
        forms = {"fields": self.fields.forms(s, self.key), "places": places}
        seen = self.fields.observe(s, seat, open_=open_)
        return {"game": self.key, "viewer": seat, "moment": moment, "forms": forms, **seen}

    def determinise(self, s: S, seat: int | None, rng: Random) -> S:
        """A clone in which everything that seat may not know is dealt anew, and fate is asked accordingly."""
        clone = self.fields.determinise(s, seat, rng)
        if isinstance(clone.node, Chance):
            clone.node = self.again(clone, clone.node)
        return clone


class DeclaredPositions(Generic[S]):
    """Positions described by the fields, standing before one of the game's windows."""

    def __init__(self, fields: Fields[S], windows: Windows) -> None:
        self.fields = fields
        self.windows = windows
        self.describe = fields.describe

    def arrange(self, s: S, fields: Mapping[str, Any]) -> S:
        """The set-up with the named fields changed; with any of them the game stands before its first window."""
        if fields:
            names = tuple(self.windows)
            window = names[word_in(WINDOW, fields.get(WINDOW, names[0]), names)]
            self.fields.arrange(s, {name: value for name, value in fields.items() if name != WINDOW})
            s.agenda = ()
            s.do(self.windows[window](s))
        return s


def asked_as_before(s: Any, node: Chance) -> Chance:
    """The question to fate of a game in which it does not depend on anything hidden."""
    return node


def declared_game(
    key: str,
    *,
    rules: Rulebook[S],
    verbs: Verbs[S],
    fields: Fields[S],
    lines: Lines,
    sheet: Callable[[S], Any],
    windows: Windows,
    again: Callable[[S, Chance], Chance] = asked_as_before,
    broken: Callable[[S], list[str]] | None = None,
    verdict: Callable[[S], Verdict] | None = None,
    **parts: Any,
) -> Game[S]:
    """A game from its declarations; `parts` are the other parts of `Game`, each of which may be the game's own."""

    def places(s: S) -> tuple[int, ...]:
        seats = range(getattr(s, fields.seats))
        return ranks([total(tuple(sheet(s)), seat) for seat in seats])

    visible = DeclaredVisible(key, fields, verbs, again)
    own: dict[str, Any] = {
        "broken": lambda s: fields.broken(s) + (broken(s) if broken else []),
        "ranks": places,
        "verdict": verdict or (lambda s: contest(places(s))),
        "visible": visible,
        "disclose": visible.disclose,
        "show": DeclaredShow(key, rules, verbs, fields, lines, sheet),
        "positions": DeclaredPositions(fields, windows),
        "verbs": verbs,
        "spelled": verbs.spelled,
        "grounds": rules.grounds,
        "seats_setting": "players",
        "rules_version": "1",
    }
    return Game(key=key, rules=rules, **(own | parts))
