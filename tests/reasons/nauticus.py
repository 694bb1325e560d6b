"""When a reason of Nauticus is true: by the rules, of the described position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tests.reasons.truths import Met, Truth

HULLS: Final = ("bow", "middle", "stern", "one-ship")
GOODS: Final = ("fish", "grain", "coffee", "salt")
CRESTS: Final = ("helm", "anchor", "whale", "seahorse")
SOLD: Final = {
    "buy-hull": HULLS,
    "buy-mast": tuple(f"{crest}-mast" for crest in CRESTS),
    "buy-sail": tuple(f"{crest}-sail" for crest in CRESTS),
    "buy-goods": GOODS,
}
"""[NAU-6.1] What each purchase sells, in the order of the printed prices."""
USES: Final = {"transport": "carry", "withdraw": "withdraw", "deliver": "deliver", "crowns": "crowns"}
FREE_TILES: Final = {1: SOLD["buy-mast"], 2: SOLD["buy-sail"], 5: GOODS}
"""[NAU-4.2] The positions whose bonus is a tile, and which tiles."""
SPACES: Final = 12
AGAIN: Final = 4
EXTRA_PRICE: Final = 2
EXTRA_WORKERS: Final = 2
CAP: Final = 15
FITTING: Final = {
    "bonus-tile": {"take"},
    "set-gift": {"take"},
    "turn": {"buy", *USES.values(), "extra", "pass", "stop"},
    "use": {"buy", *USES.values(), "extra", "pass", "stop"},
    "after": {"extra", "end", "pass"},
}
"""[NAU-3.4] What can be said in each window, or has a reason of its own there."""


class Cell(NamedTuple):
    """A cell of a ship as cases write it."""

    part: str
    mast: str = "-"
    sail: str = "-"
    good: str = "-"


Hull = tuple[Cell, ...]


def own(met: Met) -> dict[str, Any]:
    """What lies in front of whoever is asked."""
    found: dict[str, Any] = met.position["seats"]["ABCD"[met.seat]]
    return found


def ships(met: Met) -> list[Hull]:
    return [tuple(Cell(*word.split(":")) for word in text.split()) for text in own(met)["ships"]]


def parts(hull: Hull) -> list[str]:
    return [cell.part for cell in hull]


def is_closed(hull: Hull) -> bool:
    """[NAU-6.5] A one-ship, or a row from bow to stern."""
    return parts(hull) == ["one-ship"] or {"bow", "stern"} <= {*parts(hull)}


def is_finished(hull: Hull) -> bool:
    """[NAU-9.1] Closed, with a mast and a sail on every cell."""
    return is_closed(hull) and all(cell.mast != "-" and cell.sail != "-" for cell in hull)


def is_full(hull: Hull) -> bool:
    return all(cell.good != "-" for cell in hull)


def crest_of(hull: Hull) -> str:
    """[NAU-6.9] The crest that a ship is fixed to, or none; crowns fix nothing."""
    return next((crest for cell in hull for crest in cell[1:3] if crest in CRESTS), "")


def takes(hull: Hull, tile: str) -> bool:
    """[NAU-6.7 to 6.10] Whether a mast, a sail or a good has a place on a ship."""
    if tile in GOODS:
        return any(cell.good == "-" for cell in hull)
    crest, _, kind = tile.rpartition("-")
    if crest != "crown" and crest_of(hull) not in ("", crest):
        return False
    if kind == "mast":
        return any(cell.mast == "-" for cell in hull)
    return any(cell.mast != "-" and cell.sail == "-" for cell in hull)


def has_place(met: Met, tile: str) -> bool:
    """[NAU-6.5] A hull part can always begin a ship."""
    return tile in HULLS or any(takes(hull, tile) for hull in ships(met))


def has_room(met: Met, tile: str) -> bool:
    """[NAU-6.11] Masts take two spaces of the warehouse, everything else one."""
    return bool(own(met)["load"] + (2 if tile.endswith("-mast") else 1) <= SPACES)


def hands(met: Met) -> int:
    """[NAU-5.1, 5.2] Own and blue workers."""
    return int(own(met)["workers"] + met.position["blue"])


def running(met: Met) -> str:
    """The action that is running: the chosen one, in a second window whatever is being offered."""
    verbs = {option[0]: option for option in met.options}
    if met.ask == "use" and "buy" in verbs:
        return next(action for action, sold in SOLD.items() if verbs["buy"][1] in sold)
    if met.ask == "use":
        return next(action for action, verb in USES.items() if verb in verbs)
    return str(met.position["layout"][str(met.position["chosen"])])


def printed(met: Met) -> int:
    """[NAU-6.2] The price of the named tile at the chosen position."""
    sold = next(sold for sold in SOLD.values() if met.name in sold)
    return int(met.pack.prices[met.position["chosen"]][sold.index(met.name)])


def is_too_dear(met: Met) -> bool:
    """[NAU-5.4, 6.2, 8.2] The printed price, 4 for one more of a kind, 2 in an extra action."""
    if met.answer[0] == "extra":
        return bool(own(met)["taler"] < EXTRA_PRICE)
    return bool(own(met)["taler"] < (printed(met) if met.ask == "turn" else max(printed(met), AGAIN)))


def belongs_elsewhere(met: Met) -> bool:
    """[NAU-3.4] What is said is not for this window."""
    verb = met.answer[0]
    return verb not in FITTING[met.ask] or (met.ask in ("turn", "use") and verb == "end")


def on_ship(test: Callable[[Hull], bool]) -> Truth:
    """True of the ship that is named."""
    return lambda met: test(ships(met)[met.name - 1])


def on_cell(test: Callable[[Cell], bool]) -> Truth:
    """True of the cell that is named."""
    return lambda met: test(ships(met)[met.name - 1][met.answer[2] - 1])


def is_no_place(met: Met) -> bool:
    """[NAU-6.4] No such ship or cell, or a place for hulls where something else is placed, or the reverse."""
    found = ships(met)
    if not 1 <= met.name <= len(found) or (len(met.answer) > 2 and met.answer[2] > len(found[met.name - 1])):
        return True
    is_hull = any(option[0] in ("new", "ship") for option in met.options)
    return is_hull is (met.answer[0] == "cell")


def is_crowded(met: Met) -> bool:
    """[NAU-6.11, 9.2] No room for what is to be stored; a mast needs two spaces."""
    if met.answer[0] == "take":
        return not has_room(met, met.name)
    return bool(own(met)["load"] > SPACES - 2)


def is_unpaid(met: Met) -> bool:
    """[NAU-6.14] More goods than workers."""
    hull = ships(met)[met.name - 1]
    return is_finished(hull) and is_full(hull) and len(hull) > hands(met)


def delivers_nothing(met: Met) -> bool:
    """[NAU-8.5] No finished, full ship that the own workers and two more could unload."""
    loaded = [len(hull) for hull in ships(met) if is_finished(hull) and is_full(hull)]
    return not any(size <= own(met)["workers"] + EXTRA_WORKERS for size in loaded)


def buys_nothing(met: Met) -> bool:
    """[NAU-8.5] Nothing of the kind is in stock with room or a place for it."""
    left = [tile for tile in SOLD[met.name] if met.position["stock"][tile]]
    return not any(has_room(met, tile) or has_place(met, tile) for tile in left)


TRUTHS: Final[dict[str, Truth]] = {
    "already-stored": lambda met: met.ask == "place" and ("warehouse",) not in met.options,
    "at-least-one-use": lambda met: met.ask == "use" and ("stop",) not in met.options,
    "at-least-one-worker": lambda met: met.name < 1,
    "bow-already": on_ship(lambda hull: "bow" in parts(hull)),
    "cell-loaded": on_cell(lambda cell: cell.good != "-"),
    "crest-fixed": on_ship(lambda hull: crest_of(hull) != ""),
    "crown-cap": lambda met: (met.name - 1) * own(met)["crowns"] >= CAP,
    "crown-no-bonus": lambda met: met.name.startswith("crown"),
    "crown-no-gift": lambda met: met.name.startswith("crown"),
    "crown-only-as-reward": lambda met: met.name.startswith("crown"),
    "extra-between": lambda met: met.ask not in ("turn", "after"),
    "extra-used": lambda met: not own(met)["extra"],
    "free-tile-needs-room": lambda met: printed(met) == 0 and not has_room(met, met.name),
    "golden-rule": lambda met: met.options == (("warehouse",),),
    "goods-must-differ": lambda met: len({*met.answer[2:]}) < len(met.answer[2:]),
    "hull-closed": on_ship(is_closed),
    "load-needs-workers": is_unpaid,
    "mast-already": on_cell(lambda cell: cell.mast != "-"),
    "must-choose": lambda met: met.ask == "choose-tile",
    "no-crowns": lambda met: own(met)["crowns"] == 0,
    "no-mast-here": on_cell(lambda cell: cell.mast == "-"),
    "no-place-in-yard": lambda met: met.name in own(met)["warehouse"] and not has_place(met, met.name),
    "no-room-no-place": lambda met: not has_room(met, met.name) and not has_place(met, met.name),
    "no-such-goods": lambda met: not 1 <= len(met.answer[2:]) <= 2 or not {*met.answer[2:]} <= {*GOODS},
    "no-such-place": is_no_place,
    "no-such-ship": lambda met: not 1 <= met.name <= len(ships(met)),
    "no-worker": lambda met: hands(met) == 0,
    "not-in-warehouse": lambda met: met.name not in own(met)["warehouse"],
    "not-now": belongs_elsewhere,
    "not-sold-here": lambda met: met.name not in SOLD[running(met)],
    "not-this-action": lambda met: met.answer[0] != USES.get(running(met), "buy"),
    "not-this-bonus": lambda met: met.name not in FREE_TILES[met.position["chosen"]],
    "not-this-gift": lambda met: all(
        not {met.name, option[1]} <= {*sold} for sold in SOLD.values() for option in met.options
    ),
    "nothing-to-buy": buys_nothing,
    "nothing-to-carry": lambda met: not any(has_place(met, tile) for tile in own(met)["warehouse"]),
    "nothing-to-deliver": delivers_nothing,
    "one-ship-stands-alone": on_ship(lambda hull: not is_closed(hull)),
    "only-hulls-begin-ships": lambda met: ("new",) not in met.options,
    "out-of-stock": lambda met: any(met.position["stock"].get(name) == 0 for name in met.answer[1:]),
    "pass-after-use": lambda met: met.ask in ("use", "after"),
    "place-first": lambda met: met.ask == "place",
    "reward-twice-already": lambda met: met.ask == "reward" and met.answer not in met.options,
    "rewards-first": lambda met: met.ask == "reward",
    "sail-already": on_cell(lambda cell: cell.sail != "-"),
    "ship-not-full": on_ship(lambda hull: not is_full(hull)),
    "ship-unfinished": on_ship(lambda hull: not is_finished(hull)),
    "stern-already": on_ship(lambda hull: "stern" in parts(hull)),
    "tile-face-down": lambda met: any(
        met.position["layout"][str(place)] == met.name for place in met.position["face_down"]
    ),
    "too-few-talers": is_too_dear,
    "too-few-workers": lambda met: met.name > hands(met),
    "two-goods-are-due": lambda met: (
        len(met.answer) == 3
        and own(met)["load"] <= SPACES - 2
        and sum(met.position["stock"][good] > 0 for good in GOODS) > 1
    ),
    "two-middles-already": on_ship(lambda hull: parts(hull).count("middle") == 2),
    "use-or-pass": lambda met: met.ask == "turn",
    "warehouse-full": is_crowded,
}
