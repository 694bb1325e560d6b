"""The file of a game's learned values, `bots/<game>/values.bin`: a line with its hash, a line that tells how it was
made, and the weights, packed.

    pelagos-values 1 HASH
    {"game": ..., "rules": ..., "layout": ..., "made": "pelagos train nauticus --games 8000 --seed 1", "nets": {...}}
    ...
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Mapping
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Final, NamedTuple

from pelagos.bots.search.values import Net, Ruin, lanes, layout_of, woven
from pelagos.core.errors import PelagosError
from pelagos.games.registry import find_game, load_pack

FILE: Final = "values.bin"
"""Beside the guide of a game."""
MAGIC: Final = b"pelagos-values 1"
MOST_BYTES: Final = 2_000_000


class ValueFile(NamedTuple):
    """What a file holds. `about` tells of the making: the command, the games, the errors before and after."""

    game: str
    rules: str
    layout: str
    about: dict[str, Any]
    nets: dict[str, Net]
    ruins: dict[str, Ruin] = {}  # noqa: RUF012 - never changed


def shipped(game_key: str) -> ValueFile | None:
    """What ships for a game, checked; None where nothing does."""
    path = files(f"pelagos.bots.{game_key}") / FILE
    if not path.is_file():
        return None
    try:
        data = path.read_bytes()
    except OSError as problem:
        raise PelagosError("error-values-damaged", path=str(path), problem=str(problem)) from problem
    return fitting(game_key, read_values(data, str(path)), str(path))


def fitting(game_key: str, found: ValueFile, path: str) -> ValueFile:
    """The same, if it is of this game, of these rules, and of numbers in this order."""
    game = find_game(game_key)
    here = (game.key, game.rules_version, layout_of(game, load_pack(game)))
    for key, wanted, has in zip(("game", "rules", "layout"), here, found[:3], strict=True):
        if wanted != has:
            raise PelagosError("error-values-other", path=path, key=key, found=has, wanted=wanted)
    return found


def read_values(data: bytes, path: str) -> ValueFile:
    """A file, if it is whole."""
    try:
        first, head, body = data.split(b"\n", 2)
        if first != _first_line(head, body) or len(data) > MOST_BYTES:
            raise ValueError("hash")
        about = json.loads(head)
        weights = array("h", zlib.decompress(body))
        if sys.byteorder == "big":
            weights.byteswap()
        nets = {kind: _net(shape, weights) for kind, shape in about.pop("nets").items()}
        feared = about.pop("ruins", {})
        ruins = {kind: Ruin(_net(shape, weights), float(shape["points"])) for kind, shape in feared.items()}
        return ValueFile(about.pop("game"), about.pop("rules"), about.pop("layout"), about, nets, ruins)
    except (ValueError, KeyError, TypeError, zlib.error) as problem:
        raise PelagosError("error-values-damaged", path=path, problem=str(problem)) from problem


def written_values(found: ValueFile) -> bytes:
    """A file as it is read."""
    weights = array("h")
    nets = {kind: _shape(net, weights) for kind, net in found.nets.items()}
    ruins = {kind: {**_shape(one.odds, weights), "points": one.points} for kind, one in found.ruins.items()}
    if sys.byteorder == "big":
        weights.byteswap()
    whole = {"game": found.game, "rules": found.rules, "layout": found.layout, **found.about, "nets": nets}
    whole |= {"ruins": ruins} if ruins else {}
    head, body = json.dumps(whole, sort_keys=True).encode(), zlib.compress(weights.tobytes(), 9)
    return b"\n".join((_first_line(head, body), head, body))


def _first_line(head: bytes, body: bytes) -> bytes:
    return MAGIC + b" " + blake2b(head + b"\n" + body, digest_size=16).hexdigest().encode()


def _shape(net: Net, weights: array[int]) -> dict[str, Any]:
    """What a net is beside its rows, which are put to the others."""
    begin = len(weights)
    width = len(net.units) + 1
    for row in net.rows.values():
        weights.extend(lanes(row, width))
    return {
        "begin": begin,
        "places": list(net.rows),
        "bias": lanes(net.bias, width),
        "units": list(net.units),
        "scales": list(net.scales),
    }


def _net(shape: Mapping[str, Any], weights: array[int]) -> Net:
    width, begin, rows = len(shape["bias"]), shape["begin"], {}
    for number, place in enumerate(shape["places"]):
        at = begin + number * width
        if at + width > len(weights):
            raise ValueError(f"{len(weights)} weights")
        rows[place] = woven(weights[at : at + width])
    direct, first, second = shape["scales"]
    return Net(rows, woven(shape["bias"]), tuple(shape["units"]), (direct, first, second))
