"""Looking back: per viewer while the game goes on, everything when it is over."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from pelagos.core.nodes import Choice
from pelagos.core.settings import parse_settings
from pelagos.core.text import Text
from pelagos.games.registry import find_game, load_pack
from pelagos.locale.catalogue import catalogue
from pelagos.table.fate import Seeded
from pelagos.table.record import Header, SeatEntry, write_line
from pelagos.table.table import Table, open_table
from tests.server.site import Client, Site


@cache
def whole_game() -> Table[Any]:
    """A game of Endeavor between two people who answer at random, to its end."""
    game = find_game("endeavor")
    seats = [SeatEntry("Ada", "me"), SeatEntry("Ben", "me")]
    table = open_table(game, parse_settings(game.settings, {"players": 2}), seats, Seeded("3"), load_pack(game))
    rng = Random(3)
    while isinstance(table.node, Choice):
        table.submit(table.node.seat, [rng.choice(table.node.options)], table.version)
    return table


def looked_at() -> tuple[int, list[str]]:
    """The first version at which somebody looks at two tiles, and what they are called."""
    for moment in whole_game().past:
        node = moment.state.node
        if isinstance(node, Choice) and node.ask == "tile" and len(node.options) > 1:
            names = [catalogue("en").format(Text(f"endeavor-tile-{option[1]}")) for option in node.options]
            return moment.entry.n, names
    raise AssertionError("nobody looked at tiles")


def record(until: int | None = None) -> bytes:
    """The record of the game, or its beginning."""
    lines = whole_game().lines()
    return b"".join(write_line(line) for line in lines if until is None or isinstance(line, Header) or line.n <= until)


def brought(client: Client, raw: bytes) -> str:
    """A table made from a record."""
    answer = client.http.post("/api/v1/records", content=raw)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def seen(client: Client, table: str, version: int) -> dict[str, Any]:
    """What somebody is shown of a version."""
    found: dict[str, Any] = client.get(f"/api/v1/tables/{table}/at/{version}", headers={"accept-language": "en"}).json()
    return found


def test_before_the_end_nobody_else_sees_what_somebody_looks_at(site: Site) -> None:
    version, names = looked_at()
    table = brought(site.client(), record(version + 1))
    stranger = site.client()
    looking, kept = seen(stranger, table, version), seen(stranger, table, version + 1)
    assert not [name for name in names if name in str(looking) + str(kept)]
    assert looking["question"]["given"] == ""


def test_the_one_who_looks_sees_it(site: Site) -> None:
    version, names = looked_at()
    owner = site.client()
    table = brought(owner, record(version + 2))
    assert all(name in str(seen(owner, table, version)["panels"]) for name in names)


def test_after_the_end_everybody_sees_everything(site: Site) -> None:
    version, names = looked_at()
    table = brought(site.client(), record())
    shown = seen(site.client(), table, version)
    assert all(name in str(shown["panels"]) for name in names)
    assert shown["question"]["given"]
    assert [line["n"] for line in shown["log"] if all(word in line["text"] for word in ("looks at", names[0]))]


@pytest.mark.parametrize("want", ["page", "data"])
def test_options_go_to_those_who_are_asked(site: Site, want: str) -> None:
    version, _ = looked_at()
    owner = site.client()
    table = brought(owner, record(version))
    assert owner.state(table, want)["question"]["options"]
    question = site.client().state(table, want)["question"]
    assert not question.get("options")
    assert not question.get("not_now")
