"""What things are called: the questions and options of Nauticus as message ids with facts."""

from __future__ import annotations

from functools import cache

from pelagos.core.nodes import Chance, Choice, Option
from pelagos.core.text import Fact, SeatName, Text, text
from pelagos.games.nauticus.buying import price_of
from pelagos.games.nauticus.light import CROWN_CAP, TALERS_PER_WORKER, crowns_of
from pelagos.games.nauticus.names import ACTION, ACTIONS, REWARD_NUMBER, TILE, TILES, is_crown
from pelagos.games.nauticus.ships import ship
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.verbs import (
    BUY,
    CELL,
    CHOOSE,
    CROWNING,
    DELIVERY,
    REWARD,
    REWARD_GOODS,
    SHIP,
    TAKE,
    WITHDRAWAL,
)


@cache
def tile_text(name: str) -> Text:
    """The name of a tile."""
    return Text(f"nauticus-tile-{name}")


@cache
def action_text(name: str) -> Text:
    """The name of an action."""
    return Text(f"nauticus-action-{name}")


def crest_text(name: str) -> Text:
    """The name of a crest."""
    return Text(f"nauticus-crest-{name}")


def position_text(number: int) -> Text:
    """The name of a position of the board: the rules count from 0, people from 1."""
    return Text(f"nauticus-position-{number}")


def points_text(number: int) -> Text:
    """An amount of victory points."""
    return text("nauticus-n-points", number=number)


def question(s: Nauticus) -> Text:
    """What is asked now, of whom."""
    node = s.node
    if type(node) is Chance:
        return text("nauticus-ask-action-tiles", position=node.then[1] + 1)
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


@CHOOSE.labelled
def _tile_label(s: Nauticus, seat: int, action: str) -> Text:
    position = s.layout.index(ACTION[action])
    return text(
        "nauticus-option-tile",
        action=action_text(action),
        position=position + 1,
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


@BUY.labelled
def _buy_label(s: Nauticus, seat: int, name: str) -> Text:
    tile = TILE[name]
    if is_crown(tile):
        return tile_text(name)
    return text("nauticus-option-buy", tile=tile_text(name), price=price_of(s, tile), stock=s.stock[tile])


@TAKE.labelled
def _take_label(s: Nauticus, seat: int, name: str) -> Text:
    return tile_text(name)


@SHIP.labelled
def _ship_label(s: Nauticus, seat: int, number: int) -> Text:
    return text("nauticus-target-ship", ship=number, hull=hull_text(s.yards[seat][number - 1]))


@CELL.labelled
def _cell_label(s: Nauticus, seat: int, number: int, cell: int) -> Text:
    part = ship(s.yards[seat][number - 1]).cells[cell - 1].part
    return text("nauticus-target-cell", ship=number, cell=cell, part=tile_text(part))


@WITHDRAWAL.labelled
def _withdraw_label(s: Nauticus, seat: int, number: int) -> Text:
    return text("nauticus-option-withdraw", number=number, talers=TALERS_PER_WORKER * number)


@CROWNING.labelled
def _crowns_label(s: Nauticus, seat: int, number: int) -> Text:
    return text("nauticus-option-crowns", number=number, points=min(CROWN_CAP, number * crowns_of(s, seat)))


@DELIVERY.labelled
def _deliver_label(s: Nauticus, seat: int, number: int) -> Text:
    found = ship(s.yards[seat][number - 1])
    goods = tuple(tile_text(cell.good) for cell in found.cells if cell.good in TILE)
    return text("nauticus-option-deliver", ship=number, size=found.size, goods=goods or "-")


@REWARD.labelled
@REWARD_GOODS.labelled
def _reward_label(s: Nauticus, seat: int, name: str, *goods: str) -> Text:
    return reward_text(s.pack.rewards[REWARD_NUMBER[name]].amount, name, *goods)


def reward_text(amount: int, name: str, *goods: str) -> Text:
    """A reward, with its goods where it has some."""
    if name == "goods":
        return text("nauticus-reward-goods", goods=tuple(map(tile_text, goods)))
    if name in ("crown-mast", "crown-sail"):
        return tile_text(name)
    return text(f"nauticus-n-{name}", number=amount)
