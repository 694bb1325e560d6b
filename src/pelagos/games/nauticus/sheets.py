"""What can be read on the tiles of Nauticus, and what ships and goods are worth; the board is in `sheets_board`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pelagos.core.sheets import BACK, NOTHING, SCORE, USE, Line, Sheet, Sheets, printed
from pelagos.core.tables import Row
from pelagos.core.text import Text, text
from pelagos.games.nauticus.data_pieces import (
    Crest,
    GoodsScore,
    PassTile,
    Reward,
    ShipScore,
    Tile,
    lower,
    read_goods,
)
from pelagos.games.nauticus.names import ONE_SHIP, REWARDS, TILES, crest_of, is_crown, is_hull, is_mast, is_sail
from pelagos.games.nauticus.sheets_now import piece_at, where_now
from pelagos.games.nauticus.view import NauticusView
from pelagos.games.nauticus.words import crest_text, points_text, tile_text

LABELS: Final = {f"nauticus-option-{action}": f"action-{action}" for action in ("withdraw", "crowns")}
SHEETS: Final[Sheets[NauticusView]] = Sheets(at=piece_at, now=where_now, labels=LABELS)
TILE_RULES: Final = {
    "hull": ("NAU-6.5", "NAU-6.6", "NAU-11.3"),
    "mast": ("NAU-6.7", "NAU-6.9", "NAU-11.3"),
    "sail": ("NAU-6.8", "NAU-6.9", "NAU-9.1", "NAU-11.3"),
    "good": ("NAU-6.10", "NAU-6.14", "NAU-11.1", "NAU-11.3"),
}


def piece_text(piece: str) -> Text:
    """What something of the box is called that is no tile."""
    return Text(f"nauticus-piece-{piece}")


def _sort(tile: int) -> str:
    """What a tile does on a ship: each hull part something else, all masts the same."""
    if is_hull(tile):
        return TILES[tile]
    return "mast" if is_mast(tile) else "sail" if is_sail(tile) else "good"


@SHEETS.of(Tile)
def tile_sheet(tile: Tile, row: Row) -> Iterator[Sheet]:
    """[NAU-1.2, 6.5 to 6.11] A kind of tile: its stack, the room it takes, its place on a ship, what is left of it."""
    name, sort = TILES[tile.kind], _sort(tile.kind)
    yield Sheet(
        f"tile-{name}",
        tile_text(name),
        f"nauticus-kind-{tile.category}",
        lines=(
            *printed(row, "nauticus", "count", rule="NAU-1.2"),
            *printed(row, "nauticus", "warehouse_spaces", rule="NAU-6.11"),
            *printed(row, "nauticus", "buyable", rule="NAU-6.2"),
            *_use(tile, name, sort),
            *_worth(sort, row),
        ),
        brief=_brief(tile),
        rules=("NAU-1.2", "NAU-2.1", *TILE_RULES[tile.category]),
        spots=(f"stock-{name}",),
    )


def _brief(tile: Tile) -> Text:
    """What is special about a tile; ordinary parts, masts, sails and goods explain themselves."""
    if tile.joker:
        return Text("nauticus-brief-crown")
    return Text("nauticus-brief-one-ship") if tile.kind == ONE_SHIP else NOTHING


def _use(tile: Tile, name: str, sort: str) -> Iterator[Line]:
    """[NAU-6.5 to 6.10] Where it goes, and with which crest."""
    yield Line(Text(f"nauticus-sheet-tile-{sort}"), part=USE)
    if tile.joker:
        yield Line(Text("nauticus-sheet-joker"), "NAU-6.9", USE)
    elif sort in ("mast", "sail") and not is_crown(tile.kind):
        yield Line(text("nauticus-sheet-crest", crest=crest_text(crest_of(tile.kind))), "NAU-6.9", USE)


def _worth(sort: str, row: Row) -> Iterator[Line]:
    """[NAU-11.1, 11.3] Delivered goods score by their number; what is left over is worth a taler."""
    if sort == "good":
        points = read_goods(row.tables)
        said = ", ".join(map(str, points[1:]))
        yield Line(text("nauticus-drawer-goods", points=said, step=points[-1] - points[-2]), "NAU-11.1", SCORE)
    yield Line(text("nauticus-sheet-leftover", good="yes" if sort == "good" else "no"), "NAU-11.3", SCORE)


@SHEETS.of(Crest)
def crest_sheet(crest: Crest, row: Row) -> Iterator[Sheet]:
    """[NAU-6.9, 6.15] A crest: one for each ship; the crown goes with all and scores."""
    name = lower(crest.crest)
    yield Sheet(
        f"crest-{name}",
        crest_text(name),
        "nauticus-kind-crest",
        lines=(*printed(row, "nauticus", "joker", part=USE, rule="NAU-6.9"),),
        rules=("NAU-6.9", "NAU-R18", *(("NAU-6.15", "NAU-7.3") if crest.joker else ())),
    )


@SHEETS.of(PassTile)
def pass_tile_sheet(tile: PassTile, row: Row) -> Iterator[Sheet]:
    """[NAU-7.2, 7.3, 10.1] What a pass tile costs that was not flipped, and what it is when it was."""
    flipped = text("nauticus-n-crowns", number=tile.crowns_if_flipped)
    lost = points_text(tile.penalty)
    yield Sheet(
        "pass-tiles",
        piece_text("pass-tiles"),
        lines=(
            Line(text("nauticus-sheet-unflipped", points=lost, number=tile.per_player), "NAU-10.1"),
            Line(text("nauticus-sheet-flipped", points=lost, crowns=flipped), "NAU-7.3", BACK),
        ),
    )


@SHEETS.of(Reward)
def reward_sheet(reward: Reward, row: Row) -> Iterator[Sheet]:
    """[NAU-9.2, R16, R17] A reward for a finished ship: what it gives, and the room that it needs."""
    name = REWARDS[tuple(kind.reward for kind in Reward.read(row.tables)).index(reward.reward)]
    lines = [Line(text("nauticus-sheet-reward", reward=_given(name, reward), room=reward.room, times=reward.per_ship))]
    if reward.least_room < reward.room:
        lines.append(Line(text("nauticus-sheet-reward-less", room=reward.least_room), "NAU-R16"))
    yield Sheet(
        "rewards",
        piece_text("rewards"),
        "nauticus-kind-scoring",
        lines=tuple(lines),
        rules=("NAU-9.2", "NAU-9.3", "NAU-R16", "NAU-R17"),
    )


def _given(name: str, reward: Reward) -> Text:
    """[NAU-9.2] What a reward gives."""
    if name in TILES:
        return tile_text(name)
    return text(f"nauticus-n-{'different-goods' if name == 'goods' else name}", number=reward.amount)


@SHEETS.of(GoodsScore)
def goods_score_sheet(score: GoodsScore, row: Row) -> Iterator[Sheet]:
    """[NAU-11.1] What delivered goods of a kind are worth, by their number."""
    said = text("nauticus-sheet-goods-score", number=score.delivered, points=points_text(score.set_vp))
    yield Sheet("goods", piece_text("goods"), lines=(Line(said, "NAU-11.1", SCORE),))


@SHEETS.of(ShipScore)
def ship_score_sheet(score: ShipScore, row: Row) -> Iterator[Sheet]:
    """[NAU-9.1, 9.2, 11.2] What finishes a ship of some size, and what that brings."""
    said = text(
        "nauticus-sheet-ship-score",
        size=score.size,
        hull=tuple(tile_text(TILES[part]) for part in score.hull),
        masts=score.masts,
        sails=score.sails,
        rewards=score.rewards,
        points=points_text(score.end_vp),
    )
    called = text("nauticus-score-ships", size=score.size)
    yield Sheet("ships", piece_text("ships"), lines=(Line(said, "NAU-11.2", SCORE),), names=(called,))
