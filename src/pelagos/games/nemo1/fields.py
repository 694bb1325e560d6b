"""The fields of a position: what each holds, how it is written and read, and what it cannot be."""

from __future__ import annotations

from typing import Any, Final

from pelagos.core.case_values import flag_in, words_in
from pelagos.core.errors import PelagosError
from pelagos.core.fields import Derived, Field, Fields, Kept
from pelagos.core.forms import MOST, NONE, Bit, Bits, By, Count, Form, Heap, One, Part, Pieces, Things
from pelagos.core.game import AnyOrder
from pelagos.core.kinds import Kind
from pelagos.core.state import picked
from pelagos.games.nemo1.adventure import PILE
from pelagos.games.nemo1.combat import attack_value
from pelagos.games.nemo1.data import Pack
from pelagos.games.nemo1.hidden import FIRST_CODE, Layers, mixed, unseen
from pelagos.games.nemo1.names import (
    COMMITMENTS,
    CREW,
    EMPTY,
    GROUPS,
    HULL,
    LEVELS,
    NEMO,
    NOWHERE,
    OVER,
    PHASES,
    RESOURCES,
    RESULTS,
    SEEK,
    UPGRADES,
)
from pelagos.games.nemo1.naming import HIDDEN, card_in
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.tally import final_score, level_of, scores_by_commitment, tally
from pelagos.games.nemo1.verbs import A_CARD, A_COMMITMENT, A_PASSENGER, A_SHIP, A_TREASURE, AN_OCEAN

A_GROUP: Final = Kind("group", GROUPS)
A_PERMANENT_UPGRADE: Final = Kind("upgrade", UPGRADES[:SEEK])
A_PHASE: Final = Kind("phase", PHASES)
A_RESULT: Final = Kind("result", RESULTS)


class Week(Count):
    """[NW1-9.1] The year may be over only when the game is."""

    def wrong(self, s: Nemo, value: int) -> bool:
        return value > s.pack.numbers.last_week and s.phase != OVER


class Target(Count):
    """[NW1-6.6] One of two numbers."""

    def wrong(self, s: Nemo, value: int) -> bool:
        return value not in (s.pack.numbers.target_high, s.pack.numbers.target_low)


class Released(Bits):
    """[NW1-3.1] The groups in play; the light gray ships always are."""

    def read(self, s: Nemo, field: str, written: Any) -> int:
        return 1 | super().read(s, field, written)

    def wrong(self, s: Nemo, value: int) -> bool:
        return not value & 1 or super().wrong(s, value)


class Places(Heap):
    """[NW1-0.2] In place order: names of ships, `hidden`, or `none` for a free place."""

    def write(self, s: Nemo, value: tuple[int, ...]) -> list[str]:
        return [ship_word(s, piece) for piece in value]

    def read(self, s: Nemo, field: str, written: Any) -> tuple[int, ...]:
        names = self.named(s)
        return picked((FIRST_CODE, EMPTY, *range(len(names))), words_in(field, written, (HIDDEN, NONE, *names)))

    def things(self, value: tuple[int, ...]) -> list[int]:
        return [piece for piece in value if piece >= 0]


class Supply(Things):
    """[NW1-4.2] What nobody has seen, by name; told is how many of it lie in the supply, which another slot says."""

    form = "tally"

    def __init__(self, kind: Kind, left: str) -> None:
        super().__init__(kind)
        self.left = left

    def write(self, s: Nemo, value: Layers) -> int:
        left: int = getattr(s, self.left)
        return left

    def read(self, s: Nemo, field: str, written: Any) -> Layers:
        return mixed((), 0, words_in(field, written, self.named(s)))

    def things(self, value: Layers) -> list[int]:
        return list(unseen(value))


class Circle(Form):
    """[NW1-3.7] Whether a treasure lies hidden there."""

    form = "flag"

    def write(self, s: Nemo, value: int) -> bool:
        return value != EMPTY

    def read(self, s: Nemo, field: str, written: Any) -> int:
        return FIRST_CODE if flag_in(field, written) else EMPTY


class Marks(By):
    """[NW1-7.5] Each upgrade with the ship that marks its box; those that nobody has are not named."""

    def write(self, s: Nemo, value: tuple[int, ...]) -> dict[str, str]:
        return {name: ship for name, ship in super().write(s, value).items() if ship != NONE}


class Cards(Heap):
    """[NW1-2.1] Cards by title or number."""

    def names(self, pack: Pack) -> list[str]:
        """The titles, each at the number of its card."""
        return [card.name for card in pack.cards]

    def place(self, s: Nemo, field: str, name: Any) -> int:
        """The number of a card."""
        return card_in(s.pack, field, name)


class Keepable(Cards):
    """[NW1-6.7] Only some cards can be kept."""

    def read(self, s: Nemo, field: str, written: Any) -> tuple[int, ...]:
        cards = super().read(s, field, written)
        at_once = [s.pack.cards[card].name for card in cards if not s.pack.cards[card].keep]
        if at_once:
            problem = f"{field}: {', '.join(at_once)} cannot be kept [NW1-6.7]"
            raise PelagosError("error-case-impossible", problem=problem)
        return cards


def ship_word(s: Nemo, piece: int) -> str:
    """[NW1-0.2] What stands on a place of an ocean."""
    return s.pack.ships[piece].name if piece >= 0 else NONE if piece == EMPTY else HIDDEN


def _foe(s: Nemo) -> int:
    """[NW1-10] What lies on the place that is fought."""
    return EMPTY if s.foe == NOWHERE else s.ships[s.ocean][s.foe]


def _unseen_ships(s: Nemo) -> list[str]:
    return AnyOrder(s.pack.ships[ship].name for ship in unseen(s.pile_layers))


def _unseen_treasures(s: Nemo) -> list[str]:
    return AnyOrder(s.pack.treasures[treasure].name for treasure in unseen(s.cup_layers))


def _last_week(s: Nemo) -> int:
    return s.pack.numbers.last_week


def _level(resource: int) -> Part:
    """[NW1-6.13] The circle of a resource; at 0 the game is over."""
    return Part(resource, Count(1, lambda s: s.pack.top[resource], least=0))


FIELDS: Final[Fields[Nemo]] = Fields(
    Field("turn", Count(0, _last_week, grows=True)),
    Field("phase", One(A_PHASE), given=False),
    Field("week", Week(1, _last_week)),
    Field("target", Target(2, 13)),
    Field("notoriety", Count(lambda s: s.pack.numbers.notoriety_min, lambda s: s.pack.numbers.notoriety_max)),
    Field("liberation", Count(0, lambda s: s.pack.numbers.liberation_max)),
    Field("nemo", _level(NEMO), slot="levels"),
    Field("crew", _level(CREW), slot="levels"),
    Field("hull", _level(HULL), slot="levels"),
    Field("spent", Bits(A_PASSENGER)),
    Field("commitment", One(A_COMMITMENT, always=True)),
    Field("final", Bit()),
    Field("ocean", One(AN_OCEAN, always=True)),
    Field("released", Released(A_GROUP)),
    Field("ships", By(AN_OCEAN, Places(A_SHIP), ())),
    Field("discard", Heap(A_SHIP)),
    Field("sunk", By(AN_OCEAN, Pieces(A_SHIP, ordered=True), ())),
    Field("salvage", Pieces(A_SHIP, ordered=True)),
    Field("upgrades", Marks(A_PERMANENT_UPGRADE, One(A_SHIP, always=True), EMPTY), slot="marks"),
    Field("circles", By(AN_OCEAN, Circle(), EMPTY)),
    Field("collected", Heap(A_TREASURE), slot="found"),
    Field("removed", Heap(A_TREASURE), given=False),
    Field("kept", Keepable(A_CARD)),
    Field("carried", Cards(A_CARD, ordered=True), given=False),
    Field("pass", Cards(A_CARD), slot="passed"),
    Field("fail", Cards(A_CARD), slot="failed"),
    Field("unseen", Cards(A_CARD), given=False),
    Field("drawn", Count(0, PILE), given=False),
    Field("yard", Bit()),
    Field("free_yard", Bit()),
    Field("captured", Bit(), given=False),
    Field("result", One(A_RESULT), given=False),
    Field("number", Count(0, MOST), given=False),
    Field("pile", Supply(A_SHIP, "pile"), slot="pile_layers"),
    Field("cup", Supply(A_TREASURE, "cup"), slot="cup_layers"),
    Derived("unseen_ships", _unseen_ships),
    Derived("unseen_treasures", _unseen_treasures),
    Derived("foe", lambda s: ship_word(s, _foe(s))),
    Derived("enemy_attack", lambda s: 0 if s.foe == NOWHERE else attack_value(s, _foe(s))),
    Derived("exerted", lambda s: [RESOURCES[resource] for resource, _ in s.exerted]),
    Derived("modifier", lambda s: s.modifier + s.help),
    Derived("dice", lambda s: list(s.dice)),
    Derived("score", final_score),
    Derived("level", lambda s: LEVELS[level_of(s.pack, final_score(s))]),
    Derived("tally", lambda s: tally(s)._asdict()),
    Derived("by_commitment", lambda s: dict(zip(COMMITMENTS, scores_by_commitment(s), strict=True))),
    Kept(("charms", "collected", "cup", "owned", "pile")),
    Kept(("dice", "exerted", "foe", "help", "modifier", "stalking", "test")),
)
"""[NW1-0.2] Everybody sees all of it: what nobody has seen is stored nowhere."""
