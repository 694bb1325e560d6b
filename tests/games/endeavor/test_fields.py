"""[EDS-20.1] The table of fields is the whole state; views and what somebody imagines keep to it at every node."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pelagos.core.fields import ALL
from pelagos.core.game import AnyOrder
from pelagos.core.nodes import Over
from pelagos.games.endeavor import GAME, Endeavor
from pelagos.games.endeavor.fields import FIELDS
from pelagos.games.endeavor.names import LETTERS
from pelagos.games.endeavor.position import OTHER_FIELDS
from pelagos.games.endeavor.view import EndeavorView, SeatView
from pelagos.games.endeavor.visible import observe
from tests.conformance.plans import Busy
from tests.games.endeavor.table import answered, begun, given
from tests.pages import ROOT

HIDDEN = {"bottoms", "drawn", "piles"}
SELDOM: dict[str, Any] = {
    "options": {"1": "left"},
    "races": {"discover": "B", "travel": "AB"},
    "named": "publish",
    "seats": {"A": {"cleanup": 3, "cargo": 2}},
}
"""What chance alone hardly brings about."""
GAMES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"scenario": 1, "players": 3}, {}),
    ({"scenario": 6, "players": 2}, {}),
    ({"scenario": 8, "players": 2, "mode": "coop"}, SELDOM),
    ({"scenario": 7, "players": 1, "mode": "solo"}, {}),
]
UNSEEN = {"crises", "passed", "star_top"}
"""Open, but not in a view as it is kept: what was told when it was drawn, and a pass once the actions are over."""


def positions(settings: dict[str, Any], fields: dict[str, Any]) -> Iterator[Endeavor]:
    """Every position of a random game after its set-up, or after a described position."""
    s, rng = given(fields, **settings), Busy(str(settings))
    while not isinstance(s.node, Over):
        assert s.node is not None, "the game has been started"
        answered(s, rng.choice(s.node.options))
        if s.round:
            yield s


def letters(seats: list[int]) -> str:
    return "".join(LETTERS[seat] for seat in seats)


def seen_table(view: EndeavorView) -> dict[str, Any]:
    """The open fields of the table, told from nothing but a view."""
    zones, options = view["zones"], view["options"]
    return {
        "ocean": {zone["slot"]: zone["tile"] for zone in zones},
        "round": view["round"],
        "wave": "none" if view["wave"] is None else LETTERS[view["wave"]],
        "display": [report["id"] for report in view["display"]],
        "deck": view["deck"],
        "named": view["named"] or "none",
        "options": [goal for goal, option in enumerate(options, start=1) if option is not None],
        "races": dict(zip(("discover", "travel"), map(letters, view["races"]), strict=True)),
        "goals": view["bonus_goals"],
        "discard": {name: count for name, count in view["tokens"]["discarded"].items() if count},
        "fives": [five["kind"] for five in view["fives"] if five["kind"]],
        "turn": "none" if view["turn"] is None else LETTERS[view["turn"]],
        "zones": len(zones),
        "spots": {
            f"{zone['slot']}.{p['id']}": p["tokens"] for zone in zones for p in zone["spaces"] if p["kind"] == "dive"
        },
        "supply": view["tokens"]["supply"],
        "discarded": sum(view["tokens"]["discarded"].values()) + view["tokens"]["discarded_unseen"],
        "tray": {kind["kind"]: kind["left"] for kind in view["tray"]},
        "heights": [five["height"] for five in view["fives"]],
    }


def seen_seat(view: EndeavorView, seat: int) -> dict[str, Any]:
    """The same of one player."""
    own: SeatView = view["seats"][seat]
    spaces = [(zone["slot"], space) for zone in view["zones"] for space in zone["spaces"]]
    markers = [(f"{area['row']},{area['col']}", area["markers"][seat]) for area in view["influence"]]
    used = {report["id"]: [n for n, p in enumerate(report["spaces"], 1) if p["used"]] for report in own["reports"]}
    return {
        **own["boxes"],
        **{name: own[name] for name in ("knowledge", "cargo", "supply", "cleanup", "vessels", "tokens")},
        **{name: own[name] for name in ("topics", "score", "rank")},
        "crew": [member["name"] + "*" * member["disc"] for member in own["crew"]],
        "reports": [name + ":" * bool(places) + "".join(map(str, places)) for name, places in used.items()],
        "discs": [f"{slot}.{space['id']}" for slot, space in spaces if space["owner"] == seat],
        "markers": [place for place, number in markers for _ in range(number)],
        "discovered": [zone["slot"] for zone in view["zones"] if zone["finder"] == seat],
    }


def plain(told: Any) -> Any:
    """What a described position tells, in one order where order means nothing; of options, which goals have one."""
    return {name: sorted(value) if isinstance(value, AnyOrder) else value for name, value in told.items()}


def ordered(seen: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """What is seen, in the same order."""
    return {name: sorted(value) if isinstance(told[name], AnyOrder) else value for name, value in seen.items()}


def test_the_manual_names_every_field() -> None:
    """What can be given and what can only be expected, no more and no less."""
    manual = (ROOT / "docs" / "games" / "endeavor.md").read_text(encoding="utf-8").partition("## Case files")[2]
    table, _, rest = manual.partition("| `seats.A` | `")
    own, only = rest.partition("`")[0].split(), rest.partition("Expected only:")[2].partition(". ")[0]
    rows = "".join(re.findall(r"^\| (`.+?) \|", table, re.MULTILINE))
    assert own == [field.name for field in FIELDS.each]
    assert set(words(rows)) == {*(field.name for field in FIELDS.shared), *OTHER_FIELDS}
    assert words(only) == [
        *(row.name for row in FIELDS.derived if not row.each and row.name not in OTHER_FIELDS),
        *(row.name for row in FIELDS.derived if row.each),
    ]


def words(marked: str) -> list[str]:
    """What stands between backticks."""
    return re.findall(r"`([a-z_]+)`", marked)


def test_every_slot_has_a_row() -> None:
    """And the table says of each who sees it."""
    assert FIELDS.slots().keys() == set(Endeavor.NAMED)
    assert {slot for slot, seen in FIELDS.slots().items() if seen != ALL} == HIDDEN


@pytest.mark.parametrize(
    ("slot", "value", "told"),
    [
        ("knowledge", (0, 13, 0), "seats.B.knowledge: 13 is not possible"),
        ("boxes", ((0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, -1)), "seats.C.ing: (0, 0, 0, -1) is not possible"),
        ("cargo", (-1, 0, 0), "seats.A.cargo: -1 is not possible"),
        ("display", (999,), "display: (999,) is not possible"),
        ("cargo", (0, 0), "cargo: not one value for each seat"),
    ],
)
def test_a_value_that_a_field_cannot_have_is_told(slot: str, value: Any, told: str) -> None:
    """[EDS-3.1, 11.1] The bounds are those of the tables."""
    s = begun(players=3)
    setattr(s, slot, value)
    assert GAME.broken(s) == [told]


@pytest.mark.parametrize(("settings", "fields"), GAMES)
def test_a_view_tells_every_open_field(settings: dict[str, Any], fields: dict[str, Any]) -> None:
    """What the table declares open can be read from the view alone, and it is the same."""
    open_fields = {field.name for field in FIELDS.shared if field.seen == ALL} - UNSEEN
    own_fields = {field.name for field in FIELDS.each}
    for s in positions(settings, fields):
        view, told = observe(s, None), GAME.positions.describe(s)
        told["options"] = [int(goal) for goal in told["options"]]
        seen = seen_table(view)
        assert open_fields <= seen.keys()
        assert ordered(seen, told) == {name: plain(told)[name] for name in seen}
        for seat in range(s.seats):
            own = told["seats"][LETTERS[seat]]
            assert own_fields <= seen_seat(view, seat).keys()
            assert ordered(seen_seat(view, seat), own) == plain(own)


@pytest.mark.parametrize(("settings", "fields"), GAMES)
def test_nothing_is_imagined_of_what_everybody_sees(settings: dict[str, Any], fields: dict[str, Any]) -> None:
    """A slot that the table declares open is the same in every imagined position."""
    open_slots = [slot for slot, seen in FIELDS.slots().items() if seen == ALL]
    for number, s in enumerate(positions(settings, fields)):
        imagined = GAME.visible.determinise(s, number % s.seats, Random(number))
        assert [slot for slot in open_slots if getattr(imagined, slot) != getattr(s, slot)] == []


def test_what_is_hidden_is_imagined() -> None:
    """Each slot that the table declares hidden differs now and then."""
    differ = set()
    for number, s in enumerate(positions(*GAMES[0])):
        imagined = GAME.visible.determinise(s, None, Random(number))
        differ |= {slot for slot in Endeavor.NAMED if getattr(imagined, slot) != getattr(s, slot)}
    assert differ == HIDDEN
