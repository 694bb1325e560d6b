"""What the server sends around the tables, as types: games and settings, lists of tables, seat keys, rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from pelagos.core.settings import Value
from pelagos.server.tell.wire import Outgoing

Turn: TypeAlias = Literal["you", "other", "open", "over"]


class Choosing(Outgoing):
    """A value that a setting can have."""

    value: str
    label: str


class SettingState(Outgoing):
    """A setting of a game: `number` from low to high, `choice` or `flag`."""

    key: str
    kind: Literal["number", "choice", "flag"]
    help: str
    default: Value
    low: int
    high: int
    choices: Sequence[str]


class GameState(Outgoing):
    """A game: its name, how many play, its bots and its settings."""

    key: str
    name: str
    rules_version: str
    seats: tuple[int, int]
    bots: Sequence[str]
    settings: Sequence[SettingState]


class GameList(Outgoing):
    """All games."""

    games: Sequence[GameState]


class Listed(Outgoing):
    """A table in a list. `turn` is `you`, `other`, `open` or `over`."""

    table: str
    url: str
    game: str
    title: str
    turn: Turn
    whose: str
    names: Sequence[str]
    open: bool


class TableList(Outgoing):
    """My tables, and those everybody may see."""

    mine: Sequence[Listed]
    public: Sequence[Listed]


class SeatKey(Outgoing):
    """A seat and the token that opens it for a program."""

    seat: int
    token: str


class Opened(Outgoing):
    """A new table: where it is, how others come to it, and the tokens of the caller's seats."""

    table: str
    url: str
    invite: str
    seats: Sequence[SeatKey]


class ListedPiece(Outgoing):
    """A piece in the catalogue of a game."""

    piece: str
    name: str
    kind: str
    brief: str


class PieceList(Outgoing):
    """Everything that lies in the box of a game."""

    pieces: Sequence[ListedPiece]


class CarryLink(Outgoing):
    """Where another device takes a seat over, once."""

    url: str
