"""The table of fields is the whole state, and views, which are quicker than it, show what it says everybody sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

import pytest

from pelagos.core.fields import Fields
from pelagos.core.game import AnyOrder
from pelagos.core.state import State
from pelagos.games.registry import find_game
from tests.games.practice import Practice


class Plan(NamedTuple):
    """What is to be known of a game to hold its view and its slots against its table."""

    settings: tuple[dict[str, Any], ...]
    elsewhere: Mapping[str, str]
    """The slots without a field of their own, with the field that tells of them."""
    seen: Mapping[str, Callable[[Any], Any]]
    """Where a view says what a field says, if not under its name."""
    unseen: tuple[str, ...]
    """The fields that no view shows: they stand in what is asked, or were told when they changed."""


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


PLANS = {
    "nemo1": Plan(
        settings=({},),
        elsewhere={
            **dict.fromkeys(("charms", "collected"), "collected"),
            **dict.fromkeys(("help", "modifier", "stalking"), "modifier"),
            **{slot: slot for slot in ("cup", "dice", "exerted", "foe", "pile")},
            "owned": "upgrades",
            "test": "number",
        },
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
        unseen=("captured", "number", "released"),
    ),
}


def fields_of(game: str) -> Fields[Any]:
    """The table of a game."""
    found: Fields[Any] = import_module(f"pelagos.games.{game}.fields").FIELDS
    return found


def states(game: str) -> Iterator[State]:
    """Every position of a few random games after their set-up."""
    practice = Practice(find_game(game))
    for number, settings in enumerate(PLANS[game].settings):
        s = practice.begun(**settings)
        for _ in practice.played(s, Random(number)):
            if s.moment()[0]:
                yield s


def plain(value: Any) -> Any:
    """What a view or a described position says, without what is printed on the things, and None for none."""
    if isinstance(value, dict):
        return value["name"] if "name" in value else {key: plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    return None if value == "none" else value


def said(plan: Plan, view: Any, name: str, told: Any) -> Any:
    """A field as a view says it, in the order of the described position where order means nothing."""
    found = plain(plan.seen[name](view) if name in plan.seen else view[name])
    return sorted(found) if isinstance(told, AnyOrder) else found


@pytest.mark.parametrize("game", PLANS)
def test_every_slot_has_a_row(game: str) -> None:
    fields = fields_of(game)
    stored = (*fields.shared, *fields.each)
    missing = {*find_game(game).state.NAMED} - {field.at for field in stored}
    assert missing == PLANS[game].elsewhere.keys()
    told = {field.name for field in stored} | {derived.name for derived in fields.derived}
    assert {*PLANS[game].elsewhere.values()} <= told


@pytest.mark.parametrize("game", PLANS)
def test_a_view_shows_every_field_as_the_table_has_it(game: str) -> None:
    """Views are put together by hand, for speed and for their types; they say the same at every node."""
    plan, shown = PLANS[game], [field.name for field in fields_of(game).shared]
    for s in states(game):
        view, told = find_game(game).visible.observe(s, 0), find_game(game).positions.describe(s)
        for name in shown:
            if name not in plan.unseen:
                found = plain(told[name])
                wanted = sorted(found) if isinstance(told[name], AnyOrder) else found
                assert said(plan, view, name, told[name]) == wanted, name


@pytest.mark.parametrize("game", PLANS)
def test_nothing_is_drawn_anew_where_everybody_sees_all(game: str) -> None:
    assert fields_of(game).open
    assert all(find_game(game).visible.determinise(s, 0, Random(1)) == s for s in states(game))
