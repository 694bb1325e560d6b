"""Forms: fields of a posted page, and a table wish read from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import parse_qs

import msgspec
from starlette.requests import Request

from pelagos.bots.registry import bot_names
from pelagos.core.errors import PelagosError, Refused
from pelagos.games.registry import find_game
from pelagos.server.play.opening import TableWish
from pelagos.server.play.presets import first_game

LISTS = ("seat", "seat_name")
SETTING = "set-"
MOST_FIELDS = 200


async def read_form(request: Request) -> dict[str, Any]:
    """The fields of a form; `seat` and `seat_name` are lists, of any other the last one counts."""
    try:
        found = parse_qs((await request.body()).decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError as problem:
        raise Refused("error-bad-message", problem=str(problem)) from problem
    return {key: values if key in LISTS else values[-1] for key, values in found.items()}


def wish_of(form: Mapping[str, Any]) -> TableWish:
    """The table somebody asked for in a form; a first game takes the usual choices."""
    game = find_game(str(form.get("game", "")))
    if form.get("first") == "yes":
        form = {**first_game(game, bot_names(game.key)), "game": game.key, "name": form.get("name", "")}
    seats, names = _list(form, "seat"), _list(form, "seat_name")
    names = [*names, *[""] * (len(seats) - len(names))]
    wish = {
        "game": game.key,
        "seats": [{"kind": kind, "name": name} for kind, name in zip(seats, names, strict=False) if kind],
        "settings": {key.removeprefix(SETTING): value for key, value in form.items() if key.startswith(SETTING)},
        "practice": form.get("practice") == "yes",
        **{key: form[key] for key in ("fate", "seed", "access", "name") if form.get(key)},
    }
    return read_wish(wish)


def read_wish(wish: Mapping[str, Any]) -> TableWish:
    """A wish from plain values, checked."""
    try:
        return msgspec.convert(wish, TableWish)
    except msgspec.ValidationError as problem:
        raise PelagosError("error-bad-message", problem=str(problem)) from problem


def _list(form: Mapping[str, Any], key: str) -> Sequence[str]:
    value = form.get(key, [])
    return value if isinstance(value, list) else [str(value)]
