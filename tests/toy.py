"""Lots: a tiny game with hidden lots, a re-draw and a reveal, to prove the engine on something not open.

Each seat draws a lot face down, may swap it once for another, and the highest lot wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

from pelagos.core.errors import PelagosError
from pelagos.core.game import Game, Outlook, View, contest
from pelagos.core.nodes import Chance, Choice, Node, Option, Over, Step, StepFunction
from pelagos.core.questions import Candidate
from pelagos.core.rulebook import Rulebook
from pelagos.core.score import ScoreLine, ranks
from pelagos.core.settings import Setting, Settings
from pelagos.core.state import Event, State, replaced
from pelagos.core.text import Text, text


class Bag(NamedTuple):
    """The toy's component pack."""

    hash: str = "bag"


class Lots(State):
    """Who holds which lot; 0 is none. Swapped lots are out of the game."""

    __slots__ = ("lots", "out", "seats", "shown")

    lots: tuple[int, ...]
    out: tuple[int, ...]
    seats: int
    shown: bool


book: Rulebook[Lots] = Rulebook()

SETTINGS = (
    Setting("seats", 2, "toy-seats", low=2, high=3),
    Setting("swap", True, "toy-swap"),
    Setting("ending", "show", "toy-ending", choices=("show", "hide")),
)
HIGHEST = 6


def new_game(settings: Settings, pack: Any, faults: Mapping[str, StepFunction] | None = None) -> Lots:
    """A game begun; `faults` are steps to be done instead of those of the same name."""
    s = Lots()
    s.pack = pack
    s.seats = int(settings["seats"])
    s.lots = (0,) * s.seats
    s.out = ()
    s.shown = False
    first: dict[str, StepFunction] = {"draw": draw, "offer": offer, **(faults or {})}
    draws: tuple[Step, ...] = tuple((first["draw"], seat) for seat in range(s.seats))
    swaps = tuple((first["offer"], seat) for seat in range(s.seats)) if settings.get("swap", True) else ()
    s.do(*draws, *swaps, (show,))
    return s


@book.step
def draw(s: Lots, seat: int) -> Chance:
    """Draw one of the lots that nobody has held yet."""
    left = tuple((lot,) for lot in range(1, HIGHEST + 1) if lot not in s.lots + s.out)
    return Chance("lots", left, (1,) * len(left), (drawn, seat))


@book.step
def drawn(s: Lots, seat: int, lot: Option) -> None:
    """Only the drawer learns what came up."""
    s.lots = replaced(s.lots, seat, lot[0])
    s.whisper((seat,), "toy-drawn", seat, lot[0])


@book.step
def offer(s: Lots, seat: int) -> Choice:
    """Keep the lot or swap it."""
    return Choice(seat, "swap", (("keep",), ("swap",)), (offered, seat))


@book.step
def offered(s: Lots, seat: int, answer: Option) -> None:
    """A swapped lot leaves the game unseen."""
    s.tell("toy-answer", seat, answer[0])
    if answer == ("swap",):
        s.out += (s.lots[seat],)
        s.lots = replaced(s.lots, seat, 0)
        s.do((draw, seat))


@book.step
def show(s: Lots) -> Over:
    """Everybody turns the lot over."""
    s.shown = True
    s.reveal()
    s.tell("toy-shown")
    return Over(s.lots, "toy-over")


def kept_and_shown(s: Lots, seat: int, answer: Option) -> None:
    """Whoever keeps a lot shows it at once."""
    s.reveal()
    offered(s, seat, answer)


def offer_and_show(s: Lots, seat: int) -> Choice:
    """The same question, with that after it."""
    return offer(s, seat)._replace(then=(kept_and_shown, seat))


def broken(s: Lots) -> list[str]:
    held = [lot for lot in s.lots + s.out if lot]
    return ["a lot is held twice"] if len(set(held)) != len(held) else []


def observe(s: Lots, seat: int | None) -> View:
    known = [lot if s.shown or number == seat else None for number, lot in enumerate(s.lots)]
    return {"moment": "", "lots": known, "out": len(s.out), "drawn": [bool(lot) for lot in s.lots]}


def leaky_observe(s: Lots, seat: int | None) -> View:
    return {"lots": list(s.lots)}


def determinise(s: Lots, seat: int | None, rng: Random) -> Lots:
    """What a seat cannot know is drawn anew: the others' lots and whatever left the game."""
    clone = s.clone()
    if s.shown:
        return clone
    unseen = [lot for lot in range(1, HIGHEST + 1) if seat is None or lot != s.lots[seat]]
    rng.shuffle(unseen)
    clone.lots = tuple(lot if not lot or number == seat else unseen.pop() for number, lot in enumerate(s.lots))
    clone.out = tuple(unseen.pop() for _ in s.out)
    clone.node = _asked_again(clone, s.node)
    return clone


def _asked_again(clone: Lots, node: Node | None) -> Node | None:
    return draw(clone, node.then[1]) if isinstance(node, Chance) else node


def candidates(s: Lots) -> tuple[Candidate, ...]:
    assert isinstance(s.node, Choice)
    return tuple(Candidate(option, "") for option in s.node.options)


def sheet(s: Lots) -> tuple[ScoreLine, ...]:
    return tuple(ScoreLine(seat, text("toy-lot"), lot, "TOY-1") for seat, lot in enumerate(s.lots))


def event_text(event: Event) -> Text:
    return Text(event.id)


def outlooks(s: Lots) -> tuple[Outlook, ...]:
    return ()


def arrange(s: Lots, fields: Mapping[str, Any]) -> Lots:
    raise PelagosError("error-case-unknown", field="given", value="-", known="-")


SHOW = SimpleNamespace(
    question=lambda s: Text("toy-question"),
    candidates=candidates,
    why_not=lambda s, option: "" if option in s.node.options else "nonsense",
    reasons=lambda: ("nonsense",),
    events=lambda: ("toy-drawn", "toy-answer", "toy-shown"),
    score_lines=lambda: ("lot",),
    rule_of=lambda why_not: "TOY-1",
    label=lambda s, option: Text("toy-option"),
    spots=lambda s, option: ("bag",),
    event_text=event_text,
    event_spots=lambda event: (),
    heading=lambda moment: Text("toy-heading"),
    summed=lambda events: None,
    sheet=sheet,
    outlooks=outlooks,
    drawer=lambda s, seat: (),
    board=lambda view: (Text("toy-board"),),
)


def toy_game(**changes: Any) -> Game[Lots]:
    """The game, with any of its parts replaced by a faulty one."""
    parts: dict[str, Any] = {
        "key": "toy",
        "rules_version": "1",
        "seats": (2, 3),
        "settings": SETTINGS,
        "seats_setting": "seats",
        "rule_prefix": "TOY",
        "longest": 20,
        "most_options": HIGHEST,
        "state": Lots,
        "rules": book,
        "components": (),
        "read_pack": lambda files: Bag(),
        "new_game": new_game,
        "broken": broken,
        "ranks": lambda s: ranks(s.lots),
        "verdict": lambda s: contest(ranks(s.lots)),
        "visible": SimpleNamespace(observe=observe, own_sight=observe, determinise=determinise),
        "show": SHOW,
        "positions": SimpleNamespace(arrange=arrange, describe=lambda s: {}),
    }
    return Game(**(parts | changes))


def changed_game(*further: StepFunction, faults: Mapping[str, StepFunction], **changes: Any) -> Game[Lots]:
    """The game with other steps than its own, and `further` ones to which they lead."""
    rules: Rulebook[Lots] = Rulebook()
    for step in (*book.steps.values(), *faults.values(), *further):
        rules.step(step)
    return toy_game(rules=rules, new_game=partial(new_game, faults=faults), **changes)


TOY = toy_game()
TWO: Settings = {"seats": 2, "swap": True, "ending": "show"}
