"""What the fields of a position hold, and how it is written: things by name, in lists, tables and letters."""

from __future__ import annotations

from typing import Any, Final

from pelagos.core.case_values import list_in, number_in, table_in, word_in, wrong
from pelagos.core.forms import Bits, By, Form, Heap, One, Pieces, Things
from pelagos.core.game import AnyOrder
from pelagos.core.state import replaced
from pelagos.games.endeavor.names import NOWHERE, SLOTS, depth_of
from pelagos.games.endeavor.naming import A_SEAT, A_SLOT, CREW_KIND, TILE, TOKEN, Thing, seat_in
from pelagos.games.endeavor.setup import COMPARTMENTS
from pelagos.games.endeavor.state import Endeavor, scenario_of

MOST_TOKENS: Final = 36
GOALS: Final = ("1", "2", "3")
RACES: Final = ("discover", "travel")


class Spelled(Things):
    """Things that positions name in the way of this game."""

    kind: Thing

    def place(self, s: Endeavor, field: str, name: Any) -> int:
        return self.kind.number(s, field, name)

    def name(self, s: Endeavor, thing: int) -> str:
        return self.kind.written(s, thing)

    def known(self, s: Endeavor) -> int:
        return self.kind.known(s)


class Single(Spelled, One):
    """One thing, or none, which goes without saying."""


class Several(Spelled, Heap):
    """Things in the order in which they came, which means nothing to people."""


class Row(Spelled, Pieces):
    """Things in the order of their numbers; or in theirs, which means something."""


class Mask(Spelled, Bits):
    """Things of which there is one each."""


class Deck(Mask):
    """The same, but only their number is told."""

    def write(self, s: Endeavor, value: int) -> int:
        return value.bit_count()


class Letters(Mask):
    """Seats as letters in a row."""

    def write(self, s: Endeavor, value: int) -> str:
        return "".join(super().write(s, value))

    def read(self, s: Endeavor, field: str, written: Any) -> int:
        return super().read(s, field, list(str(written)))


class Discovered(Several):
    """[EDS-9.5] The zones that somebody found; the state keeps who it was, zone by zone."""

    by_seat = False

    def found(self, s: Endeavor, slot: str, seat: int) -> tuple[int, ...]:
        return tuple([place for place, finder in enumerate(s.finders) if finder == seat])

    def put(self, s: Endeavor, slot: str, seat: int, value: tuple[int, ...]) -> None:
        for place in value:
            s.finders = replaced(s.finders, place, seat)


class Bottoms(By):
    """[EDS-20.1] By depth the tiles put back under the pile, where there are some."""

    def write(self, s: Endeavor, value: tuple[Any, ...]) -> dict[str, Any]:
        return {depth: tiles for depth, tiles in super().write(s, value).items() if tiles}


class Under(Form):
    """[EDS-20.1] The tiles under a pile in order, each with the letters of those who know it: `atoll:A`."""

    form = "pieces"

    def write(self, s: Endeavor, value: tuple[tuple[int, int, int], ...]) -> list[str]:
        return [f"{TILE.written(s, tile)}:{KNOWERS.write(s, known)}" for tile, known, _ in value]

    def read(self, s: Endeavor, field: str, written: Any) -> tuple[tuple[int, int, int], ...]:
        parts = [str(text).partition(":") for text in list_in(field, written)]
        return tuple((TILE.number(s, field, name), KNOWERS.read(s, field, knowers), 0) for name, _, knowers in parts)


KNOWERS: Final = Letters(A_SEAT)


class Ocean(Form):
    """[EDS-9.4] The tile in each slot, of the depth of this slot."""

    form = "pieces"

    def write(self, s: Endeavor, value: tuple[int, ...]) -> dict[str, str]:
        laid = [(slot, tile) for slot, tile in enumerate(value) if tile != NOWHERE]
        return {A_SLOT.written(s, slot): TILE.written(s, tile) for slot, tile in laid}

    def read(self, s: Endeavor, field: str, written: Any) -> tuple[int, ...]:
        ocean = [NOWHERE] * SLOTS
        for name, tile in table_in(field, written).items():
            ocean[A_SLOT.number(s, field, name)] = TILE.number(s, field, tile)
        for slot, number in enumerate(ocean):
            if number != NOWHERE and s.pack.tiles[number].depth != depth_of(slot):
                raise wrong(field, TILE.written(s, number))
        return tuple(ocean)


class Discard(Form):
    """[EDS-10.5] How many tokens of each kind have been discarded; behind them those that nobody has seen."""

    form = "tally"

    def write(self, s: Endeavor, value: tuple[int, ...]) -> dict[str, int]:
        return {token.id: count for token, count in zip(s.pack.tokens, value, strict=False) if count}

    def read(self, s: Endeavor, field: str, written: Any) -> tuple[int, ...]:
        counts = [0] * (TOKEN.known(s) + 1)
        for name, count in table_in(field, written).items():
            counts[TOKEN.number(s, field, name)] = number_in(field, count, 0, MOST_TOKENS)
        return tuple(counts)


class Fives(Form):
    """[EDS-2.6] The visible tiles of level 5, one in each compartment; how high they lie follows."""

    form = "pieces"

    def write(self, s: Endeavor, value: tuple[tuple[int, int], ...]) -> list[str]:
        return AnyOrder(CREW_KIND.written(s, top) for top, _ in value if top != NOWHERE)

    def read(self, s: Endeavor, field: str, written: Any) -> tuple[tuple[int, int], ...]:
        tops = [CREW_KIND.number(s, field, name) for name in list_in(field, written)]
        if len(tops) > COMPARTMENTS:
            raise wrong(field, len(tops))
        return tuple((top, 1) for top in tops) + ((NOWHERE, 0),) * (COMPARTMENTS - len(tops))


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
            race: "".join(A_SEAT.written(s, seat) for seat in seats) for race, seats in zip(RACES, value, strict=True)
        }

    def read(self, s: Endeavor, field: str, written: Any) -> tuple[tuple[int, ...], ...]:
        found = table_in(field, written)
        for race in found:
            word_in(field, race, RACES)
        return tuple(tuple(seat_in(s, letter) for letter in str(found.get(race, ""))) for race in RACES)
