"""The table of fields is the whole state, and views, which are quicker than it, show what it says everybody sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

import pytest

from pelagos.core.fields import ALL, Fields
from pelagos.core.game import AnyOrder
from pelagos.core.nodes import Over
from pelagos.core.state import State
from pelagos.games.registry import find_game
from tests.games.practice import Practice


class Plan(NamedTuple):
    """What is to be known of a game to hold its view and its slots against its table."""

    settings: tuple[dict[str, Any], ...]
    seen: Mapping[str, Callable[[Any], Any]]
    """Where a view says what a field says, if not under its name."""
    properties: frozenset[str]
    """The rows of what a state keeps in two slots, or in a part of one."""
    unseen: tuple[str, ...]
    """The fields that no view shows: they stand in what is asked, or were told when they changed."""
    own: Mapping[str, Callable[[Any], Any]] = {}
    """The same as `seen` for what belongs to a seat."""


def by_ocean(view: Any, what: str) -> dict[str, Any]:
    """One thing of every ocean."""
    return {ocean["name"]: ocean[what] for ocean in view["oceans"]}


def places(view: Any) -> dict[str, list[str]]:
    """[NW1-0.2] The ships of each ocean by place."""
    found = {}
    for ocean in view["oceans"]:
        last = max((place["place"] for place in ocean["places"]), default=0)
        lying = {place["place"]: place["ship"]["name"] if place["ship"] else "hidden" for place in ocean["places"]}
        found[ocean["name"]] = [lying.get(place, "none") for place in range(1, last + 1)]
    return found


def ships_in_short(seat: Any) -> list[str]:
    """The ships of a seat, cell by cell from the bow, without what is not there yet."""
    cells = [[":".join(cell.values()).rstrip(":-") for cell in ship["cells"]] for ship in seat["ships"]]
    return [" ".join(ship) for ship in cells]


PLANS = {
    "nauticus": Plan(
        settings=({"players": 3},),
        seen={
            "layout": lambda view: {str(n): at["action"] for n, at in enumerate(view["positions"])},
            "face_down": lambda view: [n for n, at in enumerate(view["positions"]) if not at["face_up"]],
        },
        properties=frozenset(),
        unseen=(),
        own={"ships": ships_in_short},
    ),
    "nemo1": Plan(
        settings=({},),
        seen={
            "nemo": lambda view: view["resources"][0]["level"],
            "crew": lambda view: view["resources"][1]["level"],
            "hull": lambda view: view["resources"][2]["level"],
            "spent": lambda view: [who["name"] for who in view["passengers"] if not who["aboard"]],
            "ocean": lambda view: view["nautilus"],
            "ships": places,
            "sunk": lambda view: by_ocean(view, "sunk"),
            "circles": lambda view: by_ocean(view, "treasure"),
            "upgrades": lambda view: {found["name"]: found["mark"] for found in view["upgrades"] if found["owned"]},
            "drawn": lambda view: 20 - view["draw_pile"],
            "unseen": lambda view: view["unseen_cards"],
        },
        properties=frozenset(("found",)),
        unseen=("captured", "number", "released"),
    ),
    "nemo2": Plan(
        settings=({"treacherous_waters": True}, {"mode": "semi_coop", "players": 3}),
        seen={
            "nemo": lambda view: view["resources"][0]["left"],
            "crew": lambda view: view["resources"][1]["left"],
            "hull": lambda view: view["resources"][2]["left"],
            "ocean": lambda view: view["nautilus"],
            "ships": lambda view: by_ocean(view, "ships"),
            "contacts": lambda view: by_ocean(view, "contacts"),
            "gems": lambda view: by_ocean(view, "gem"),
            "tunnel": lambda view: view["oceans"][0]["tunnel"],
            "fleet": lambda view: next((name for name, here in by_ocean(view, "fleet").items() if here), None),
            "uprisings": lambda view: [land["name"] for land in view["lands"] if land["uprising"]],
            "tonnage": lambda view: dict(zip(by_ocean(view, "name"), view["tonnage"], strict=False)),
            "torpedo": lambda view: view["torpedo"]["dice"],
            "torpedo_used": lambda view: view["torpedo"]["used"],
            "sacrificed": lambda view: [who["name"] for who in view["characters"] if not who["in_play"]],
            "token_bag": lambda view: view["tokens"]["bag"],
            "captain": lambda view: "ABCD"[view["captain"]],
            "fail": lambda view: view["fail"] + view["fail_upgrades"],
        },
        properties=frozenset(("officers",)),
        unseen=(
            *("ap_cut", "armor_used", "deck_bottom", "extra_die", "handover", "immune", "locked", "no_ap"),
            *("seen_tokens", "skip_action"),
        ),
    ),
}


def fields_of(game: str) -> Fields[Any]:
    """The table of a game."""
    found: Fields[Any] = import_module(f"pelagos.games.{game}.fields").FIELDS
    return found


def states(game: str) -> Iterator[State]:
    """Every position of a few random games after their set-up and before their end."""
    practice = Practice(find_game(game))
    for number, settings in enumerate(PLANS[game].settings):
        s = practice.begun(**settings)
        for node in practice.played(s, Random(number)):
            if s.moment()[0] and not isinstance(node, Over):
                yield s


def plain(value: Any, any_order: bool = False) -> Any:
    """What is said, without what is printed on the things; places without anything are left out."""
    if isinstance(value, dict):
        return value["name"] if "name" in value else {key: plain(item) for key, item in value.items() if item}
    if isinstance(value, list):
        return sorted(map(plain, value)) if any_order else [plain(item) for item in value]
    return None if value == "none" else value


def differences(told: Any, view: Any, where: Mapping[str, Callable[[Any], Any]], names: list[str]) -> list[str]:
    """The fields that a view does not show as they are told."""
    found = []
    for name in names:
        seen = where[name](view) if name in where else view[name]
        any_order = isinstance(told[name], AnyOrder)
        if plain(seen, any_order) != plain(told[name], any_order):
            found.append(f"{name}: {seen}, not {told[name]}")
    return found


@pytest.mark.parametrize("game", PLANS)
def test_every_slot_has_a_row(game: str) -> None:
    slots = fields_of(game).slots()
    assert slots.keys() - PLANS[game].properties == {*find_game(game).state.NAMED}
    assert {*slots.values()} == {ALL}


@pytest.mark.parametrize("game", PLANS)
def test_a_view_shows_every_field_as_the_table_has_it(game: str) -> None:
    """Views are put together by hand, for speed and for their types; they say the same at every node."""
    plan, fields = PLANS[game], fields_of(game)
    shared = [field.name for field in fields.shared if field.name not in plan.unseen]
    each = [field.name for field in fields.each]
    for s in states(game):
        view, told = find_game(game).visible.observe(s, 0), find_game(game).positions.describe(s)
        assert differences(told, view, plan.seen, shared) == []
        for number, own in enumerate(told.get("seats", {}).values()):
            assert differences(own, view["seats"][number], plan.own, each) == []


@pytest.mark.parametrize("game", PLANS)
def test_nothing_is_drawn_anew_where_everybody_sees_all(game: str) -> None:
    assert fields_of(game).open
    assert all(find_game(game).visible.determinise(s, 0, Random(1)) == s for s in states(game))


WRONG = {
    "nauticus": [
        *[("round", 0), ("phase", 9), ("anchor", 8), ("vp", (0, 0)), ("workers", (-1, 0, 0)), ("flipped", (4, 0, 0))],
    ],
    "nemo1": [
        *[("notoriety", 99), ("liberation", -1), ("week", 53), ("target", 12), ("levels", (-1, 1, 1))],
        *[("released", 2), ("drawn", 21), ("yard", 2), ("sunk", ())],
    ],
    "nemo2": [
        *[("ap", 6), ("notoriety", -1), ("peak", 52), ("act", 4), ("torpedo", 0), ("gray_cubes", 3)],
        *[("resources", (-1, 0, 0)), ("captain", 3), ("handover", 2), ("immune", 8), ("contacts", (-1,) * 12)],
        *[("glory_gems", (0, 0)), ("glory_gems", (0, 0, -1)), ("stacks", ())],
    ],
}


@pytest.mark.parametrize(("game", "slot", "value"), [(game, *wrong) for game in WRONG for wrong in WRONG[game]])
def test_a_slot_with_an_impossible_value_is_broken(game: str, slot: str, value: Any) -> None:
    """Each is told with its name by the table alone."""
    s = Practice(find_game(game)).begun(**PLANS[game].settings[-1])
    assert fields_of(game).broken(s) == find_game(game).broken(s) == []
    setattr(s, slot, value)
    names = [f.name for f in (*fields_of(game).shared, *fields_of(game).each) if f.at == slot]
    assert any(name in line for line in fields_of(game).broken(s) for name in (slot, *names))
    assert find_game(game).broken(s)
