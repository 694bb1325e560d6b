"""What is printed on tiles and influence areas, as parts of views, put together once for each pack."""

from __future__ import annotations

from typing import Final, NamedTuple

from pelagos.games.endeavor.data import Pack
from pelagos.games.endeavor.data_influence import Area
from pelagos.games.endeavor.data_pieces import Side
from pelagos.games.endeavor.data_scenarios import Scenario
from pelagos.games.endeavor.data_tiles import Special
from pelagos.games.endeavor.language import Gains, Slots, gain_words
from pelagos.games.endeavor.names import ACTIONS, PUBLISH, TOPICS, bits
from pelagos.games.endeavor.view import GainView, PrintedArea, PrintedSide, PrintedSpace, PrintedTile, SpecialView


class Printed(NamedTuple):
    """By number of the space, of the tile, and of the scenario and its influence space."""

    spaces: tuple[PrintedSpace, ...]
    tiles: tuple[PrintedTile, ...]
    influence: tuple[tuple[PrintedArea, ...], ...]
    juniors: tuple[PrintedSide, ...]
    """By kind of crew."""


KNOWN: Final[dict[str, Printed]] = {}
"""By the hash of the pack; the same tables always print the same."""


def printed(pack: Pack) -> Printed:
    """The printed facts of a pack. They are shared by all views: copy before you change."""
    found = KNOWN.get(pack.hash)
    if found is None:
        found = KNOWN[pack.hash] = Printed(
            tuple(_space(pack, number) for number in range(len(pack.spaces))),
            tuple(_tile(pack, number) for number in range(len(pack.tiles))),
            tuple(_influence(scenario) for scenario in pack.scenarios),
            tuple(_junior(kind.junior) for kind in pack.kinds),
        )
    return found


def deed_words(slots: Slots) -> list[list[GainView]]:
    """The actions of a crew side as words, slot by slot."""
    return [[list(gain_words(deed)) for deed in slot] for slot in slots]


def _junior(side: Side) -> PrintedSide:
    return {"name": side.name, "bonus": words(side.bonus), "actions": deed_words(side.slots)}


def words(gains: Gains) -> list[GainView]:
    """Gains as lists of words."""
    return [list(gain_words(gain)) for gain in gains]


def _space(pack: Pack, number: int) -> PrintedSpace:
    space = pack.spaces[number]
    return {
        "id": space.id,
        "kind": ACTIONS[space.kind],
        "access": space.access,
        "cost": space.cost,
        "gains": words(space.gains),
        "topic": TOPICS[space.topic] if space.kind == PUBLISH else None,
        "printed": space.tokens,
    }


def _tile(pack: Pack, number: int) -> PrintedTile:
    tile = pack.tiles[number]
    return {
        "tile": tile.id,
        "depth": tile.depth,
        "arrival": words(tile.arrival),
        "strips": [[pack.spaces[space].id for space in strip] for strip in tile.strips],
        "links": [
            {"a": pack.spaces[a].id, "b": pack.spaces[b].id, "gains": words(gains)}
            for a in bits(tile.spaces)
            for b, gains in pack.ocean.links[a]
            if a < b
        ],
        "specials": [special_view(special) for special in tile.specials],
    }


def special_view(special: Special) -> SpecialView:
    """[EDS-15.1, 15.2] A special, with its gains as words or with the name of the rule that it is."""
    return {
        "id": special.id,
        "kind": special.kind,
        "trigger": special.trigger,
        "spaces": list(special.target),
        "rule": special.effect if special.is_prose else "",
        "gains": words(special.gains),
    }


def _influence(scenario: Scenario) -> tuple[PrintedArea, ...]:
    return tuple(map(area_view, scenario.influence.spaces))


def area_view(space: Area) -> PrintedArea:
    """[EDS-16.2] What is printed on an influence space."""
    return {
        "row": space.row,
        "col": space.col,
        "points": space.points,
        "gains": words(space.gains),
        "infinite": space.infinite,
        "topic": TOPICS[space.topic] if space.topic >= 0 else None,
        "goal": space.goal,
        "region": space.region,
        "lane": space.lane,
        "start": space.start,
    }
