"""Lagoon: two to four divers push their luck for pearls, each with a patron whom nobody else knows.

1.1 The bag holds pearls of three colours; a colour has its points. 1.2 Each diver draws a patron, one of two for
    each colour, and shows it to nobody. 1.3 Everybody begins with three breaths.
2.1 Divers take turns, clockwise. 2.2 In a turn one dives or surfaces. 2.3 After a dive that succeeds one goes on.
3.1 A dive goes to a depth and takes a roll of one die: as much as the depth needs, or more, and one draws its pearls
    unseen into the net, as long as there are some. 3.2 A roll that is too low costs a breath and ends the turn; with
    the last breath the net is lost: its pearls go back into the bag, and one gets one's breath again.
3.3 Nobody dives while the bag is empty.
4.1 Who surfaces stores the net in the chest, gets all breaths back, and the turn ends. 4.2 There must be a reason: a
    pearl in the net or a lost breath, unless the bag is empty.
5.1 After the last round all patrons are shown. 5.2 A pearl in the chest counts its points, and again if one's patron
    loves its colour; pearls in nets count nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from pelagos.core.columns import key, within
from pelagos.core.components import Component, read_components
from pelagos.core.declared import SEAT, declared_game
from pelagos.core.fields import NOBODY, OWNER, Field, Fields
from pelagos.core.forms import Count, One, Tally
from pelagos.core.kinds import Kind, amount
from pelagos.core.nodes import ONES, Chance, Choice, Option, Over, Step
from pelagos.core.questions import Thought
from pelagos.core.rulebook import Rulebook
from pelagos.core.score import ScoreLine, total
from pelagos.core.settings import Setting, Settings
from pelagos.core.state import State, bumped, replaced
from pelagos.core.text import Text, text
from pelagos.core.verbs import Verbs

BREATHS: Final = 3
PATRONS_OF_A_COLOUR: Final = 2
DIE: Final = tuple((face,) for face in range(1, 7))
COLOURS: Final = ("white", "rose", "black")
DEPTHS: Final = ("shallows", "reef", "trench")


class Pearl(Component, table="pearls.csv"):
    """[LAG-1.1] A colour of pearls."""

    colour: str = key(COLOURS)
    count: int = within(1, 99)
    points: int = within(0, 9)


class Depth(Component, table="depths.csv"):
    """[LAG-3.1] A place to dive to."""

    depth: str = key(DEPTHS)
    needs: int = within(1, 6)
    pearls: int = within(1, 9)


class Pack(NamedTuple):
    """The printed numbers."""

    hash: str
    pearls: tuple[Pearl, ...]
    depths: tuple[Depth, ...]


def read_pack(files: Mapping[str, str]) -> Pack:
    """Both tables, checked."""
    tables = read_components(files, (Pearl, Depth))
    return Pack(tables.hash, Pearl.read(tables), Depth.read(tables))


class Lagoon(State):
    """Everything on the table; pearls and patrons are counted by colour."""

    __slots__ = ("air", "bag", "chest", "net", "patron", "patrons", "players", "round", "rounds", "shown")

    pack: Pack
    players: int
    round: int
    rounds: int
    shown: bool
    bag: tuple[int, ...]
    patrons: tuple[int, ...]
    patron: tuple[int, ...]
    air: tuple[int, ...]
    net: tuple[tuple[int, ...], ...]
    chest: tuple[tuple[int, ...], ...]

    def moment(self) -> tuple[int, ...]:
        """The round."""
        return (self.round,)


lagoon: Rulebook[Lagoon] = Rulebook()
COLOUR: Final = Kind("colour", COLOURS, words="lagoon-colour")
PATRON: Final = Kind("patron", COLOURS, words="lagoon-colour")
DEPTH: Final = Kind("depth", DEPTHS, words="lagoon-depth", spot="depth-{}")
FACE: Final = Kind("face", (1, 2, 3, 4, 5, 6), words=lambda face: text("lagoon-face", face=face))
NUMBER: Final = amount("number", 0, 99)

VERBS: Final[Verbs[Lagoon]] = Verbs("lagoon")
DIVE: Final = VERBS.verb("dive", DEPTH)
SURFACE: Final = VERBS.verb("surface", spots="seat-{seat}")()
VERBS.draw("patron", PATRON)
VERBS.draw("die", FACE)
VERBS.draw("pearl", COLOUR)

FIELDS: Final[Fields[Lagoon]] = Fields(
    Field("round", Count(1, 9)),
    Field("rounds", Count(1, 9)),
    Field("bag", Tally(COLOUR), seen=NOBODY),
    Field("patrons", Tally(PATRON), seen=NOBODY),
    Field("patron", One(PATRON), each=True, seen=OWNER),
    Field("air", Count(1, BREATHS), each=True),
    Field("net", Tally(COLOUR), each=True, seen=OWNER),
    Field("chest", Tally(COLOUR), each=True),
    seats="players",
)
LINES: Final = {
    "lagoon-dived": (SEAT, DEPTH, FACE),
    "lagoon-found": (SEAT, COLOUR),
    "lagoon-lost": (SEAT, NUMBER),
    "lagoon-surfaced": (SEAT, NUMBER),
    "lagoon-over": (),
}


@DIVE.labelled
def dive_label(s: Lagoon, seat: int, depth: str) -> Text:
    """[LAG-3.1] A depth with what it needs and gives."""
    place = s.pack.depths[DEPTHS.index(depth)]
    return text(DIVE.words, depth=Text(DEPTH.message(depth)), needs=place.needs, pearls=place.pearls)


SETTINGS: Final = (
    Setting("players", 2, "lagoon-setting-players", low=2, high=4),
    Setting("rounds", 6, "lagoon-setting-rounds", low=1, high=9),
)

NO_PEARLS: Final = lagoon.reason("no-pearls", "LAG-3.3")
NO_REASON_TO_SURFACE: Final = lagoon.reason("no-reason-to-surface", "LAG-4.2")
NOT_YET: Final = lagoon.reason("not-yet", "LAG-2.2")


def new_game(settings: Settings, pack: Pack) -> Lagoon:
    """[LAG-1.1 to 1.3] A full bag, empty nets and chests, and a patron for everybody."""
    s = Lagoon()
    s.pack, s.players, s.rounds = pack, int(settings["players"]), int(settings["rounds"])
    s.round, s.shown = 1, False
    s.bag, s.patrons = tuple(pearl.count for pearl in pack.pearls), (PATRONS_OF_A_COLOUR,) * len(COLOURS)
    s.patron, s.air = (-1,) * s.players, (BREATHS,) * s.players
    s.net = s.chest = ((0,) * len(COLOURS),) * s.players
    s.do(*((draw_patron, seat) for seat in range(s.players)), (turn, 0))
    return s


@lagoon.step
def draw_patron(s: Lagoon, seat: int) -> Chance:
    """[LAG-1.2] One of those that are left."""
    return drawn_from("patron", s.patrons, (patron_drawn, seat))


def drawn_from(stream: str, left: tuple[int, ...], then: Step) -> Chance:
    """[LAG-1.2, 3.1] Each single thing is as likely as any other."""
    found = [(colour, count) for colour, count in zip(COLOURS, left, strict=True) if count]
    return Chance(stream, tuple((colour,) for colour, _ in found), tuple(count for _, count in found), then)


@lagoon.step
def patron_drawn(s: Lagoon, seat: int, drawn: Option) -> None:
    """[LAG-1.2] Only the diver knows who it is."""
    colour = COLOURS.index(drawn[0])
    s.patrons = bumped(s.patrons, colour, -1)
    s.patron = replaced(s.patron, seat, colour)


@lagoon.question("turn", rule="LAG-2.2", otherwise=NOT_YET)
def deeds(s: Lagoon, asked: Choice) -> Iterator[Thought]:
    """[LAG-2.2] A dive to any depth, or up."""
    for depth in DEPTHS:
        yield DIVE(depth), "" if any(s.bag) else NO_PEARLS
    yield SURFACE, why_not_surface(s, asked.seat)


def why_not_surface(s: Lagoon, seat: int) -> str:
    """[LAG-4.2] Something to store, a breath to take, or nothing left to dive for."""
    reason = any(s.net[seat]) or s.air[seat] < BREATHS or not any(s.bag)
    return "" if reason else NO_REASON_TO_SURFACE


@lagoon.step
def turn(s: Lagoon, seat: int) -> Choice:
    """[LAG-2.1, 2.2] Whoever's turn it is decides."""
    return deeds.put(s, seat, (decided, seat))


@lagoon.step
def decided(s: Lagoon, seat: int, answer: Option) -> Chance | None:
    """[LAG-3.1, 4.1] Roll, or store the net."""
    if answer != SURFACE:
        return Chance("die", DIE, ONES[6], (rolled, seat, DEPTHS.index(answer[1])))
    s.chest = replaced(s.chest, seat, tuple(map(sum, zip(s.chest[seat], s.net[seat], strict=True))))
    s.tell("lagoon-surfaced", seat, sum(s.net[seat]))
    s.net, s.air = replaced(s.net, seat, (0,) * len(COLOURS)), replaced(s.air, seat, BREATHS)
    s.do((end_turn, seat))
    return None


@lagoon.step
def rolled(s: Lagoon, seat: int, depth: int, die: Option) -> None:
    """[LAG-2.3, 3.1, 3.2] Pearls and another decision, or a breath less."""
    s.tell("lagoon-dived", seat, DEPTHS[depth], die[0])
    if die[0] >= s.pack.depths[depth].needs:
        pearls = min(s.pack.depths[depth].pearls, sum(s.bag))
        s.do(*(((draw_pearl, seat),) * pearls), (turn, seat))
        return
    s.do((end_turn, seat))
    if s.air[seat] > 1:
        s.air = bumped(s.air, seat, -1)
        return
    s.tell("lagoon-lost", seat, sum(s.net[seat]))
    s.bag = tuple(map(sum, zip(s.bag, s.net[seat], strict=True)))
    s.net, s.air = replaced(s.net, seat, (0,) * len(COLOURS)), replaced(s.air, seat, BREATHS)


@lagoon.step
def draw_pearl(s: Lagoon, seat: int) -> Chance:
    """[LAG-3.1] Unseen from the bag."""
    return drawn_from("pearl", s.bag, (pearl_drawn, seat))


@lagoon.step
def pearl_drawn(s: Lagoon, seat: int, drawn: Option) -> None:
    """[LAG-3.1] Only the diver sees its colour."""
    colour = COLOURS.index(drawn[0])
    s.bag = bumped(s.bag, colour, -1)
    s.net = replaced(s.net, seat, bumped(s.net[seat], colour, 1))
    s.whisper((seat,), "lagoon-found", seat, drawn[0])


@lagoon.step
def end_turn(s: Lagoon, seat: int) -> Over | None:
    """[LAG-2.1, 5.1] The next diver; after the last round patrons are shown."""
    if seat + 1 < s.players or s.round < s.rounds:
        s.round += seat + 1 == s.players
        s.do((turn, (seat + 1) % s.players))
        return None
    s.shown = True
    s.reveal()
    s.tell("lagoon-over")
    return Over(tuple(total(tuple(sheet(s)), diver) for diver in range(s.players)), "lagoon-rounds-played")


def sheet(s: Lagoon) -> Iterator[ScoreLine]:
    """[LAG-5.2] Pearls by their points, and once more for the patron, who is no secret in the end."""
    for seat, chest in enumerate(s.chest):
        worth = [count * pearl.points for count, pearl in zip(chest, s.pack.pearls, strict=True)]
        yield ScoreLine(seat, text("lagoon-score-pearls"), sum(worth), "LAG-5.2")
        loved = worth[s.patron[seat]] if s.shown and s.patron[seat] >= 0 else 0
        yield ScoreLine(seat, text("lagoon-score-patron"), loved, "LAG-5.2")


def broken(s: Lagoon) -> list[str]:
    """[LAG-1.1] Every pearl is in the bag, a net or a chest."""
    piles = (s.bag, *s.net, *s.chest)
    whole = tuple(pearl.count for pearl in s.pack.pearls)
    return [] if tuple(map(sum, zip(*piles, strict=True))) == whole else ["pearls: some are lost or too many"]


def asked_again(s: Lagoon, node: Chance) -> Chance:
    """[LAG-1.2, 3.1] What may be drawn depends on what is left."""
    left = {"patron": s.patrons, "pearl": s.bag}.get(node.ask)
    return node if left is None else drawn_from(node.ask, left, node.then)


GAME: Final = declared_game(
    "lagoon",
    rules=lagoon,
    verbs=VERBS,
    fields=FIELDS,
    lines=LINES,
    sheet=sheet,
    windows={"turn": lambda s: (turn, 0)},
    again=asked_again,
    broken=broken,
    seats=(2, 4),
    settings=SETTINGS,
    rule_prefix="LAG",
    longest=4000,
    most_options=6,
    state=Lagoon,
    components=(Pearl, Depth),
    read_pack=read_pack,
    new_game=new_game,
)
