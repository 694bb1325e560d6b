"""[NW2-17.x] Scoring: what everything is worth for the current motive, at any moment."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from pelagos.games.nemo2.data import Pack
from pelagos.games.nemo2.data_cards import Level
from pelagos.games.nemo2.names import HULL, MINES, NEMO, PASS, ROW_SPACES, VP_COLUMNS
from pelagos.games.nemo2.state import Nemo

MOST_HUNDREDS: Final = 300
REMEMBERED: Final = 1 << 12
ADVENTURE, SCIENCE, WONDER, CHARACTER, WARSHIP, NONWARSHIP, PENALTY = range(len(VP_COLUMNS))


class Tally(NamedTuple):
    """[NW2-17.2, 17.3] The ten sums of the score sheet."""

    warships: int
    nonwarships: int
    adventures: int
    treasures: int
    liberation: int
    science: int
    wonders: int
    characters: int
    terror: int
    penalties: int


class Worth(NamedTuple):
    """[NW2-17.1 to 17.4] All that counts in a position."""

    tonnage: tuple[tuple[int, ...], ...]
    cards: tuple[int, ...]
    installed: tuple[int, ...]
    collected: tuple[int, ...]
    resources: tuple[int, ...]
    in_play: tuple[bool, ...]
    liberated: int


def tally(s: Nemo) -> Tally:
    """[NW2-17.2 to 17.4, EX-15] The sums for the current motive."""
    return tally_for(s, s.motive)


def tally_for(s: Nemo, number: int) -> Tally:
    """[NW2-17.2 to 17.4] Seven sources by the motive, three without it."""
    worth = Worth(
        s.tonnage, passed_cards(s), s.installed, s.collected, s.resources, s.in_play, s.cubes.bit_count() + s.gray_cubes
    )
    return _added_up(s.pack, number, worth)


@lru_cache(REMEMBERED)
def _added_up(pack: Pack, number: int, s: Worth) -> Tally:
    """[NW2-17.2 to 17.4] The sums of what counts, added up once: most of it stays as it is from answer to answer."""
    motive = pack.motives[number]
    printed = [pack.cards[card].vp for card in s.cards]
    sunk = [pack.sides[piece] for row in s.tonnage for piece in row]
    warships = [side.vp for side in sunk if side.warship] + _icons(printed, WARSHIP)
    others = [side.vp for side in sunk if not side.warship] + _icons(printed, NONWARSHIP)
    upgrades = [pack.upgrades[upgrade] for upgrade in s.installed if upgrade != MINES]
    adventures = _icons(printed, ADVENTURE) + [u.adventure for u in upgrades if u.adventure is not None]
    science = sum(_icons(printed, SCIENCE)) + sum(u.science for u in upgrades) + sum(side.science for side in sunk)
    wonders = sum(_icons(printed, WONDER)) + sum(u.wonder for u in upgrades) + sum(side.wonder for side in sunk)
    treasures = [
        kind.vp
        for kind, count in zip(pack.treasures, s.collected, strict=True)
        if kind.vp is not None
        for _ in range(count)
    ]
    wonders += sum(kind.wonder * count for kind, count in zip(pack.treasures, s.collected, strict=True))
    boxes = {"wonder": 0, "science": 0, "character": 0, "penalty": 0, "": 0}
    for resource in (NEMO, 1, HULL):
        box = pack.boxes[resource][s.resources[resource]]
        boxes[box.vp_kind] += box.vp
    alive = [pack.characters[c] for c, in_play in enumerate(s.in_play) if in_play]
    return Tally(
        warships=_added(warships, motive.warship),
        nonwarships=_added(others, motive.nonwarship),
        adventures=_added(adventures, motive.adventure),
        treasures=_added(treasures, motive.treasure),
        liberation=s.liberated * motive.liberation,
        science=(science + boxes["science"] + sum(c.science for c in alive)) * motive.science,
        wonders=(wonders + boxes["wonder"]) * motive.wonder,
        characters=sum(c.vp for c in alive) + boxes["character"] + sum(_icons(printed, CHARACTER)),
        terror=_terror(pack, s.tonnage),
        penalties=boxes["penalty"] + sum(_icons(printed, PENALTY)),
    )


def _icons(printed: list[tuple[int | None, ...]], column: int) -> list[int]:
    """[NW2-17.2] The printed values of one kind on PASS cards; an absent icon is no value."""
    return [value for values in printed if (value := values[column]) is not None]


def passed_cards(s: Nemo) -> tuple[int, ...]:
    """[NW2-17.1, 20.5] The cards that score: PASS pile, face-up stacks, and kept cards that would go to PASS unused."""
    stacked = [card for stack in s.stacks for card in stack if card > 0]
    kept = [card for card in s.tableau if s.pack.cards[card].unused == PASS]
    return (*s.pass_pile, *stacked, *kept)


def _added(values: list[int], add: int) -> int:
    """[NW2-17.2, Q55] The addition counts once per item, and no item falls below zero."""
    return sum([max(0, value + add) for value in values])


def terror(s: Nemo) -> int:
    """[NW2-17.4, Q54, EX-17] Terror of the Seas: by the shortest of the six rows."""
    return _terror(s.pack, s.tonnage)


def _terror(pack: Pack, tonnage: tuple[tuple[int, ...], ...]) -> int:
    return pack.terror[min(ROW_SPACES, *map(len, tonnage))]


def final_score(s: Nemo) -> int:
    """[NW2-17.2, 17.3] The sum of the ten."""
    return sum(tally(s))


def scores_by_motive(s: Nemo) -> tuple[int, ...]:
    """[NW2-5.3, 17.2] What the position would be worth under each of the four motives."""
    return tuple([sum(tally_for(s, motive)) for motive in range(len(s.pack.motives))])


def shown(points: int) -> tuple[int, ...]:
    """[NW2-17.6, EX-18] How the VP markers show a sum: hundreds by +100 to +300, then tens, then ones.

    The tracks begin at 0, so nothing lies on them for a sum below.

    >>> shown(24), shown(7), shown(540), shown(-15)
    ((20, 4), (7,), (300, 200, 40), ())
    """
    if points < 0:
        return ()
    left, hundreds = points - points % 100, []
    while left > 0:
        hundreds.append(min(left, MOST_HUNDREDS))
        left -= hundreds[-1]
    rest = points % 100
    return tuple([part for part in (*hundreds, rest - rest % 10, rest % 10) if part])


def level_of(s: Nemo, score: int) -> Level:
    """[NW2-17.5] The band that a score reaches."""
    return [level for level in s.pack.levels if score >= level.least][-1]
