"""What the fields of a position hold, and how it is written: things by name, in lists, tables and letters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pelagos.core.case_values import list_in, number_in, table_in, word_in, wrong
from pelagos.core.fields import Count, Form
from pelagos.core.game import AnyOrder
from pelagos.core.state import replaced
from pelagos.games.endeavor.names import MOST_DEPTH, NOWHERE, SLOTS, bits, depth_of
from pelagos.games.endeavor.naming import (
    A_SEAT,
    A_SLOT,
    CREW_KIND,
    NONE,
    TILE,
    TOKEN,
    Thing,
    letters_of,
    mask_in,
    seat_in,
    slot_in,
)
from pelagos.games.endeavor.setup import COMPARTMENTS
from pelagos.games.endeavor.state import Endeavor, scenario_of

MOST_TOKENS: Final = 36
DEPTHS: Final = tuple(str(depth) for depth in range(1, MOST_DEPTH + 1))
GOALS: Final = ("1", "2", "3")
RACES: Final = ("discover", "travel")


class Round(Count):
    """[EDS-4.1, 19.4] Six rounds, seven alone; none while the game is set up."""

    def wrong(self, s: Endeavor, value: int) -> bool:
        return value != 0 and super().wrong(s, value)


class One(Form):
    """One thing, or none, which goes without saying."""

    form = "one"

    def __init__(self, thing: Thing) -> None:
        self.thing = thing

    def write(self, s: Endeavor, value: int) -> str:
        return NONE if value == NOWHERE else self.thing.write(s, value)

    def read(self, s: Endeavor, field: str, written: Any) -> int:
        return self.thing.read(s, field, written)

    def wrong(self, s: Endeavor, value: int) -> bool:
        return not NOWHERE <= value < self.thing.known(s)


class Several(Form):
    """Things in the order in which they came, which means nothing to people."""

    form = "pieces"

    def __init__(self, thing: Thing) -> None:
        self.thing = thing

    def write(self, s: Endeavor, value: tuple[int, ...]) -> list[str]:
        return AnyOrder(self.thing.write(s, number) for number in value)

    def read(self, s: Endeavor, field: str, written: Any) -> tuple[int, ...]:
        return tuple(self.thing.read(s, field, name) for name in list_in(field, written))

    def wrong(self, s: Endeavor, value: tuple[int, ...]) -> bool:
        return any(not 0 <= number < self.thing.known(s) for number in value)


class InOrder(Several):
    """Things in a row."""

    def write(self, s: Endeavor, value: tuple[int, ...]) -> list[str]:
        return list(super().write(s, value))


class Sorted(Several):
    """Things that are kept in the order of their numbers."""

    def read(self, s: Endeavor, field: str, written: Any) -> tuple[int, ...]:
        return tuple(sorted(super().read(s, field, written)))


class Discovered(Several):
    """[EDS-9.5] The zones that somebody found; the state keeps who it was, zone by zone."""

    by_seat = False

    def found(self, s: Endeavor, slot: str, seat: int) -> tuple[int, ...]:
        return tuple(place for place, finder in enumerate(s.finders) if finder == seat)

    def put(self, s: Endeavor, slot: str, seat: int, value: tuple[int, ...]) -> None:
        for place in value:
            s.finders = replaced(s.finders, place, seat)


class Mask(Form):
    """Things of which there is one each, as a mask."""

    form = "pieces"

    def __init__(self, thing: Thing) -> None:
        self.thing = thing

    def write(self, s: Endeavor, value: int) -> Any:
        return AnyOrder(self.thing.write(s, number) for number in bits(value))

    def read(self, s: Endeavor, field: str, written: Any) -> int:
        return mask_in(s, field, self.thing, list_in(field, written))

    def wrong(self, s: Endeavor, value: int) -> bool:
        return value >> self.thing.known(s) != 0


class Deck(Mask):
    """A mask of which only the number is told."""

    def write(self, s: Endeavor, value: int) -> int:
        return value.bit_count()


class Letters(Mask):
    """Seats as letters in a row."""

    def write(self, s: Endeavor, value: int) -> str:
        return letters_of(value)

    def read(self, s: Endeavor, field: str, written: Any) -> int:
        return mask_in(s, field, self.thing, str(written))


class Box(Count):
    """[EDS-3.1] One of the tracks of a player."""

    def __init__(self, attribute: int) -> None:
        super().__init__(0, lambda s: int(s.pack.tracks.last))
        self.attribute = attribute

    def write(self, s: Endeavor, value: tuple[int, ...]) -> int:
        return value[self.attribute]

    def changed(self, s: Endeavor, field: str, value: tuple[int, ...], written: Any) -> tuple[int, ...]:
        return replaced(value, self.attribute, self.read(s, field, written))

    def wrong(self, s: Endeavor, value: Any) -> bool:
        return super().wrong(s, value[self.attribute])


class ByDepth(Form):
    """Something for each depth; what is not named stays."""

    form = "pieces"

    def __init__(self, here: Form) -> None:
        self.here = here

    def write(self, s: Endeavor, value: tuple[Any, ...]) -> dict[str, Any]:
        return {depth: self.here.write(s, found) for depth, found in zip(DEPTHS, value, strict=True)}

    def read(self, s: Endeavor, field: str, written: Any) -> dict[int, Any]:
        named = table_in(field, written).items()
        return {word_in(field, depth, DEPTHS): self.here.read(s, field, found) for depth, found in named}

    def changed(self, s: Endeavor, field: str, value: tuple[Any, ...], written: Any) -> tuple[Any, ...]:
        named = self.read(s, field, written)
        return tuple(named.get(level, found) for level, found in enumerate(value))

    def wrong(self, s: Endeavor, value: tuple[Any, ...]) -> bool:
        return len(value) != MOST_DEPTH or any(self.here.wrong(s, found) for found in value)


class Bottoms(ByDepth):
    """[EDS-20.1] By depth the tiles put back under the pile, where there are some."""

    def write(self, s: Endeavor, value: tuple[Any, ...]) -> dict[str, Any]:
        return {depth: tiles for depth, tiles in super().write(s, value).items() if tiles}


class Under(Form):
    """[EDS-20.1] The tiles under a pile in order, each with the letters of those who know it: `atoll:A`."""

    form = "pieces"

    def write(self, s: Endeavor, value: tuple[tuple[int, int, int], ...]) -> list[str]:
        return [f"{TILE.write(s, tile)}:{letters_of(known)}" for tile, known, _ in value]

    def read(self, s: Endeavor, field: str, written: Any) -> tuple[tuple[int, int, int], ...]:
        parts = [str(text).partition(":") for text in list_in(field, written)]
        return tuple((TILE.read(s, field, name), mask_in(s, field, A_SEAT, letters), 0) for name, _, letters in parts)

    def wrong(self, s: Endeavor, value: tuple[tuple[int, int, int], ...]) -> bool:
        return any(not 0 <= tile < TILE.known(s) or known >> s.seats for tile, known, _ in value)


class Ocean(Form):
    """[EDS-9.4] The tile in each slot, of the depth of this slot."""

    form = "pieces"

    def write(self, s: Endeavor, value: tuple[int, ...]) -> dict[str, str]:
        laid = [(slot, tile) for slot, tile in enumerate(value) if tile != NOWHERE]
        return {A_SLOT.write(s, slot): TILE.write(s, tile) for slot, tile in laid}

    def read(self, s: Endeavor, field: str, written: Any) -> tuple[int, ...]:
        ocean = [NOWHERE] * SLOTS
        for name, tile in table_in(field, written).items():
            ocean[slot_in(field, name)] = TILE.read(s, field, tile)
        for slot, number in enumerate(ocean):
            if number != NOWHERE and s.pack.tiles[number].depth != depth_of(slot):
                raise wrong(field, TILE.write(s, number))
        return tuple(ocean)

    def wrong(self, s: Endeavor, value: tuple[int, ...]) -> bool:
        return len(value) != SLOTS or any(not NOWHERE <= tile < TILE.known(s) for tile in value)


class Discard(Form):
    """[EDS-10.5] How many tokens of each kind have been discarded; behind them those that nobody has seen."""

    form = "tally"

    def write(self, s: Endeavor, value: tuple[int, ...]) -> dict[str, int]:
        return {token.id: count for token, count in zip(s.pack.tokens, value, strict=False) if count}

    def read(self, s: Endeavor, field: str, written: Any) -> tuple[int, ...]:
        counts = [0] * (TOKEN.known(s) + 1)
        for name, count in table_in(field, written).items():
            counts[TOKEN.read(s, field, name)] = number_in(field, count, 0, MOST_TOKENS)
        return tuple(counts)

    def wrong(self, s: Endeavor, value: tuple[int, ...]) -> bool:
        return len(value) <= TOKEN.known(s) or min(value) < 0


class Fives(Form):
    """[EDS-2.6] The visible tiles of level 5, one in each compartment; how high they lie follows."""

    form = "pieces"

    def write(self, s: Endeavor, value: tuple[tuple[int, int], ...]) -> list[str]:
        return AnyOrder(CREW_KIND.write(s, top) for top, _ in value if top != NOWHERE)

    def read(self, s: Endeavor, field: str, written: Any) -> tuple[tuple[int, int], ...]:
        tops = [CREW_KIND.read(s, field, name) for name in list_in(field, written)]
        if len(tops) > COMPARTMENTS:
            raise wrong(field, len(tops))
        return tuple((top, 1) for top in tops) + ((NOWHERE, 0),) * (COMPARTMENTS - len(tops))

    def wrong(self, s: Endeavor, value: tuple[tuple[int, int], ...]) -> bool:
        return any(not NOWHERE <= top < CREW_KIND.known(s) or height < 0 for top, height in value)


class Options(Form):
    """[EDS-16.8] By goal the option that was chosen."""

    form = "pieces"

    def write(self, s: Endeavor, value: tuple[int, ...]) -> dict[str, str]:
        chosen = [(goal, option) for goal, option in enumerate(value) if option != NOWHERE]
        return {GOALS[goal]: scenario_of(s).goals[goal].options[option].option for goal, option in chosen}

    def read(self, s: Endeavor, field: str, written: Any) -> dict[int, int]:
        found = {}
        for number, name in table_in(field, written).items():
            goal = word_in(field, number, GOALS)
            found[goal] = word_in(field, name, [option.option for option in scenario_of(s).goals[goal].options])
        return found

    def changed(self, s: Endeavor, field: str, value: tuple[int, ...], written: Any) -> tuple[int, ...]:
        named = self.read(s, field, written)
        return tuple(named.get(goal, option) for goal, option in enumerate(value))


class Races(Form):
    """[EDS-18.7] Who came to depth 5 in which order, by discovery and by travel, as letters."""

    form = "pieces"

    def write(self, s: Endeavor, value: tuple[tuple[int, ...], ...]) -> dict[str, str]:
        return {
            race: "".join(A_SEAT.write(s, seat) for seat in seats) for race, seats in zip(RACES, value, strict=True)
        }

    def read(self, s: Endeavor, field: str, written: Any) -> tuple[tuple[int, ...], ...]:
        found: Mapping[str, Any] = table_in(field, written)
        for race in found:
            word_in(field, race, RACES)
        return tuple(tuple(seat_in(s, letter) for letter in str(found.get(race, ""))) for race in RACES)

    def wrong(self, s: Endeavor, value: tuple[tuple[int, ...], ...]) -> bool:
        return any(not 0 <= seat < s.seats for seats in value for seat in seats)
