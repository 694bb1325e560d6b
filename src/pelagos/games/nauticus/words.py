"""What things are called: the questions and options of Nauticus as message ids with facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pelagos.core.nodes import Chance, Choice, Option
from pelagos.core.text import Fact, SeatName, Text, text
from pelagos.games.nauticus.buying import price_of
from pelagos.games.nauticus.light import CROWN_CAP, TALERS_PER_WORKER, crowns_of
from pelagos.games.nauticus.names import ACTION, ACTIONS, REWARD, TILE, TILES, is_crown
from pelagos.games.nauticus.ships import ship
from pelagos.games.nauticus.state import Nauticus


def tile_text(name: str) -> Text:
    """The name of a tile."""
    return Text(f"nauticus-tile-{name}")


def action_text(name: str) -> Text:
    """The name of an action."""
    return Text(f"nauticus-action-{name}")


def question(s: Nauticus) -> Text:
    """What is asked now, of whom."""
    node = s.node
    if type(node) is Chance:
        return text("nauticus-ask-action-tiles", position=node.then[1])
    assert type(node) is Choice, "no question is asked after the end"
    facts: dict[str, Fact] = {"seat": SeatName(node.seat)}
    if node.ask == "place":
        facts["tile"] = tile_text(TILES[node.then[2]])
    if node.ask in ("turn", "use"):
        facts["action"] = action_text(ACTIONS[s.action])
        facts["blue"] = s.blue
        facts["workers"] = s.workers[node.seat]
        facts["talers"] = s.taler[node.seat]
    if node.ask == "reward":
        facts["left"] = node.then[2]
    return text(f"nauticus-ask-{node.ask}", **facts)


def label(s: Nauticus, option: Option) -> Text:
    """What an option is called at the standing question."""
    node = s.node
    if type(node) is Chance:
        return action_text(option[0])
    assert type(node) is Choice, "no option is offered after the end"
    return LABELS[option[0]](s, node.seat, option)


def place_text(place: Option) -> Text:
    """A target of a tile, as text."""
    match place:
        case ("ship", int(i)):
            return text("nauticus-place-ship", ship=i)
        case ("cell", int(i), int(j)):
            return text("nauticus-place-cell", ship=i, cell=j)
    return Text(f"nauticus-place-{place[0]}")


def hull_text(ship_text: str) -> tuple[Text, ...]:
    """The hull parts of a ship."""
    return tuple(tile_text(cell.part) for cell in ship(ship_text).cells)


def _tile_label(s: Nauticus, seat: int, option: Option) -> Text:
    position = s.layout.index(ACTION[option[1]])
    return text(
        "nauticus-option-tile",
        action=action_text(option[1]),
        position=position,
        blue=s.pack.wheel[(position - s.anchor) % len(s.layout)],
        bonus=bonus_text(*s.pack.bonuses[position].gives),
    )


def bonus_text(workers: int, vp: int, talers: int, free: str) -> tuple[Text, ...]:
    """A bonus as a list of what it gives."""
    parts = []
    if workers:
        parts.append(text("nauticus-n-workers", number=workers))
    if vp:
        parts.append(text("nauticus-n-points", number=vp))
    if talers:
        parts.append(text("nauticus-n-talers", number=talers))
    if free:
        parts.append(Text(f"nauticus-free-{free}"))
    return tuple(parts)


def _buy_label(s: Nauticus, seat: int, option: Option) -> Text:
    tile = TILE[option[1]]
    if is_crown(tile):
        return tile_text(option[1])
    return text("nauticus-option-buy", tile=tile_text(option[1]), price=price_of(s, tile), stock=s.stock[tile])


def _place_label(s: Nauticus, seat: int, option: Option) -> Text:
    yard = s.yards[seat]
    match option:
        case ("ship", int(i)):
            return text("nauticus-target-ship", ship=i, hull=hull_text(yard[i - 1]))
        case ("cell", int(i), int(j)):
            return text("nauticus-target-cell", ship=i, cell=j, part=tile_text(ship(yard[i - 1]).cells[j - 1].part))
    return place_text(option)


def _crowns_label(s: Nauticus, seat: int, option: Option) -> Text:
    points = min(CROWN_CAP, option[1] * crowns_of(s, seat))
    return text("nauticus-option-crowns", number=option[1], points=points)


def _deliver_label(s: Nauticus, seat: int, option: Option) -> Text:
    found = ship(s.yards[seat][option[1] - 1])
    goods = tuple(tile_text(cell.good) for cell in found.cells if cell.good in TILE)
    return text("nauticus-option-deliver", ship=option[1], size=found.size, goods=goods or "-")


def _reward_label(s: Nauticus, seat: int, option: Option) -> Text:
    return reward_text(s.pack.rewards[REWARD[option[1]]].amount, *option[1:])


def reward_text(amount: int, name: str, *goods: str) -> Text:
    """A reward, with its goods where it has some."""
    if name == "goods":
        return text("nauticus-reward-goods", goods=tuple(map(tile_text, goods)))
    if name in ("crown-mast", "crown-sail"):
        return tile_text(name)
    return text(f"nauticus-n-{name}", number=amount)


def _plain(message: str) -> Callable[[Nauticus, int, Option], Text]:
    return lambda s, seat, option: Text(message)


LABELS: Final[dict[str, Callable[[Nauticus, int, Option], Text]]] = {
    "tile": _tile_label,
    "take": lambda s, seat, option: tile_text(option[1]),
    "buy": _buy_label,
    "carry": lambda s, seat, option: text("nauticus-option-carry", tile=tile_text(option[1])),
    "withdraw": lambda s, seat, option: text(
        "nauticus-option-withdraw", number=option[1], talers=TALERS_PER_WORKER * option[1]
    ),
    "deliver": _deliver_label,
    "crowns": _crowns_label,
    "extra": lambda s, seat, option: text("nauticus-option-extra", action=action_text(option[1])),
    "reward": _reward_label,
    "pass": _plain("nauticus-option-pass"),
    "stop": _plain("nauticus-option-stop"),
    "end": _plain("nauticus-option-end"),
    "warehouse": _place_label,
    "new": _place_label,
    "ship": _place_label,
    "cell": _place_label,
}
