"""[NW2-1.3 to 1.9, 19.1, 20.1] How a position writes and reads its pieces: sides of ships, stacks, tokens, seats."""

from __future__ import annotations

from typing import Any, Final

from pelagos.core.case_values import different_in, number_in, table_in, word_in
from pelagos.core.errors import PelagosError
from pelagos.core.forms import NONE, By, Form, Heap, Tally, Things
from pelagos.core.game import AnyOrder
from pelagos.core.kinds import Kind
from pelagos.games.nemo2.data import Pack
from pelagos.games.nemo2.names import MINES, PHASES, SCORED, SEAT_LETTERS, UPGRADES
from pelagos.games.nemo2.naming import card_number, fronts, piece_named, seat_in
from pelagos.games.nemo2.options import TREACHEROUS
from pelagos.games.nemo2.state import Nemo

OTHERS: Final = "others"


class Phase(Form):
    """[NW2-4.1] A phase of the turn; a game that is over has none."""

    form = "one"

    def write(self, s: Nemo, value: int) -> str:
        return PHASES[value] if value >= 0 else "over"

    def read(self, s: Nemo, field: str, written: Any) -> int:
        return word_in(field, written, PHASES)


class Seas(By):
    """A number for each ocean that is named; `others` is for all that are not, as far as there is room."""

    def changed(self, s: Nemo, field: str, value: tuple[int, ...], written: Any) -> tuple[int, ...]:
        named = dict(table_in(field, written))
        if OTHERS in named:
            number = self.of.read(s, field, named.pop(OTHERS))
            value = tuple(min(number, room) for room in s.pack.capacity)
        return super().changed(s, field, value, named)


class Fleet(Heap):
    """[NW2-1.3] Ships on the table, each by the side that lies up."""

    def names(self, pack: Pack) -> list[str]:
        """Those of all sides."""
        return [side.name for side in pack.sides]

    def place(self, s: Nemo, field: str, name: Any) -> int:
        """The number of a side."""
        return piece_named(s.pack, name)

    def things(self, value: tuple[int, ...]) -> list[int]:
        return [piece >> 1 for piece in value]


class Bag(Heap):
    """[NW2-1.3] Ships that lie on no side; a case may call them by either."""

    def write(self, s: Nemo, value: tuple[int, ...]) -> list[str]:
        return AnyOrder((s.pack.fleet.names[ship] for ship in value), fronts(s.pack))

    def place(self, s: Nemo, field: str, name: Any) -> int:
        """The number of a ship."""
        return piece_named(s.pack, name) >> 1


class Left(Form):
    """[NW2-7.1] The points of a resource that are left, of a state that keeps its box; 0 would be defeat."""

    form = "count"

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def write(self, s: Nemo, value: int) -> int:
        return s.pack.last_box[self.resource] - value

    def read(self, s: Nemo, field: str, written: Any) -> int:
        last = s.pack.last_box[self.resource]
        return last - number_in(field, written, 1, last)

    def wrong(self, s: Nemo, value: int) -> bool:
        return not 0 <= value <= s.pack.last_box[self.resource]


class Cards(Heap):
    """[NW2-1.5] Cards by title or number; on FAIL lie upgrades, too."""

    def names(self, pack: Pack) -> list[str]:
        """The titles, each at the number of its card, and behind them the upgrades."""
        return [*(card.name for card in pack.cards), *UPGRADES]

    def place(self, s: Nemo, field: str, name: Any) -> int:
        """The number of a card."""
        return card_number(s.pack, name)


class Merged(Cards):
    """[NW2-20.5] PASS or FAIL, into which all stacks are merged when the score is drawn up."""

    def __init__(self, kind: Kind, sign: int) -> None:
        super().__init__(kind)
        self.sign = sign

    def write(self, s: Nemo, value: tuple[int, ...]) -> list[str]:
        if s.phase != SCORED:
            return super().write(s, value)
        stacked = [abs(card) for stack in s.stacks for card in stack if card * self.sign > 0]
        return AnyOrder([*super().write(s, (*value, *stacked)), *(self._upgrades(s) if self.sign > 0 else ())])

    def _upgrades(self, s: Nemo) -> list[str]:
        """[NW2-13.12, 17.1] Installed ones lie on PASS; the mines are there as Event 50."""
        return [UPGRADES[upgrade] for upgrade in s.installed if upgrade != MINES]


class Stack(Cards):
    """[NW2-20.1] One half of a player's own stack: the cards for PASS, or those for FAIL with a minus."""

    def __init__(self, kind: Kind, sign: int) -> None:
        super().__init__(kind)
        self.sign = sign

    def write(self, s: Nemo, value: tuple[int, ...]) -> list[str]:
        return super().write(s, tuple(self.things(value)))

    def changed(self, s: Nemo, field: str, value: tuple[int, ...], written: Any) -> tuple[int, ...]:
        return (*value, *(self.sign * card for card in self.read(s, field, written)))

    def things(self, value: tuple[int, ...]) -> list[int]:
        return [abs(card) for card in value if card * self.sign > 0]


class Gone(Things):
    """[NW2-1.7] The characters that are sacrificed, of a state that keeps who is not."""

    form = "pieces"

    def write(self, s: Nemo, value: tuple[bool, ...]) -> list[str]:
        return AnyOrder(name for name, here in zip(self.named(s), value, strict=True) if not here)

    def read(self, s: Nemo, field: str, written: Any) -> tuple[bool, ...]:
        gone = different_in(field, written, self.named(s))
        return tuple(place not in gone for place in range(len(self.named(s))))

    def things(self, value: tuple[bool, ...]) -> list[int]:
        return [place for place, here in enumerate(value) if not here]


class Seen(Things):
    """[NW2-18.2] The tokens that somebody has seen, of a state that keeps the others."""

    form = "pieces"

    def write(self, s: Nemo, value: tuple[int, ...]) -> list[str]:
        tokens = enumerate(self.named(s)) if s.flags & TREACHEROUS else ()
        return AnyOrder(name for token, name in tokens if token not in value)

    def read(self, s: Nemo, field: str, written: Any) -> tuple[int, ...]:
        seen = different_in(field, written, self.named(s))
        return tuple(token for token in range(len(self.named(s))) if token not in seen)

    def things(self, value: tuple[int, ...]) -> list[int]:
        return list(value)


class Treasures(Tally):
    """[NW2-15.1] Treasures by kind: how many of each, or a list of them; there are so many of a kind and no more."""

    def read(self, s: Nemo, field: str, written: Any) -> tuple[int, ...]:
        counts = [0] * len(self.named(s))
        listed = [(name, 1) for name in written] if isinstance(written, list) else table_in(field, written).items()
        for name, number in listed:
            kind = self.place(s, field, name)
            most = s.pack.treasures[kind].number
            counts[kind] = number_in(field, counts[kind] + number_in(field, number, 0, most), 0, most)
        return tuple(counts)


class Seat(Form):
    """[NW2-19.1] A seat by its letter."""

    form = "one"

    def write(self, s: Nemo, value: int) -> str:
        return SEAT_LETTERS[value]

    def read(self, s: Nemo, field: str, written: Any) -> int:
        return seat_in(s, written)

    def wrong(self, s: Nemo, value: int) -> bool:
        return not 0 <= value < s.seats


class Immune(Form):
    """[NW2-20.3] The letters of those who usurped in this turn, or `none`."""

    form = "pieces"

    def write(self, s: Nemo, value: int) -> str:
        return "".join(SEAT_LETTERS[seat] for seat in range(s.seats) if value >> seat & 1) or NONE

    def read(self, s: Nemo, field: str, written: Any) -> int:
        return 0 if written == NONE else sum(1 << seat_in(s, letter) for letter in str(written))

    def wrong(self, s: Nemo, value: int) -> bool:
        return not 0 <= value < 1 << s.seats


class Officer(Form):
    """[NW2-19.1] The officer card of a seat; there is none without company."""

    form = "one"

    def write(self, s: Nemo, value: int) -> str:
        cards = s.pack.officers.get(s.seats)
        return cards[value].name if cards else NONE

    def read(self, s: Nemo, field: str, written: Any) -> int:
        if s.seats == 1:
            raise PelagosError("error-case-impossible", problem=f"{field}: only in company [NW2-19.1]")
        return word_in(field, written, [officer.name for officer in s.pack.officers.get(s.seats, ())])
