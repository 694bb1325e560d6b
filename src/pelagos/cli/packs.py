"""`pelagos packs new|check|diff GAME`: component packs for owners of the printed game."""

from __future__ import annotations

import csv
import io
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from pelagos.cli.help import ask_for_command
from pelagos.cli.main import language_option, with_language
from pelagos.cli.speech import Speech
from pelagos.core.errors import PelagosError
from pelagos.core.game import Game
from pelagos.games.registry import find_game, load_pack, own_tables, read_folder


@click.group("packs", invoke_without_command=True)
@language_option
@click.pass_context
def command(context: click.Context) -> None:
    """Component packs: copy the tables of a game, change values, check and compare them."""
    ask_for_command(context)


@command.command("new")
@click.argument("game")
@click.argument("folder", type=click.Path(path_type=Path))
@with_language
def new(speech: Speech, game: str, folder: Path) -> None:
    """Copy the tables of GAME into a new FOLDER, ready to be changed."""
    found = find_game(game)
    if folder.exists():
        raise PelagosError("error-path-exists", path=str(folder))
    try:
        folder.mkdir(parents=True)
        for name, text in read_folder(own_tables(found)).items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as problem:
        raise PelagosError("error-file-write", path=str(folder), problem=problem.strerror or "") from problem
    speech.say("packs-new", path=str(folder), number=len(found.components))


@command.command("check")
@click.argument("game")
@click.argument("folder", type=click.Path(path_type=Path))
@with_language
def check(speech: Speech, game: str, folder: Path) -> None:
    """Check every table in FOLDER; the first wrong cell is named with file, row and column."""
    pack = load_pack(find_game(game), folder)
    speech.say("packs-checked", path=str(folder), hash=pack.hash)


@command.command("diff")
@click.argument("game")
@click.argument("folder", type=click.Path(path_type=Path))
@with_language
def diff(speech: Speech, game: str, folder: Path) -> None:
    """Say which values in FOLDER differ from those that come with GAME."""
    found = find_game(game)
    load_pack(found, folder)
    changes = differences(found, folder)
    for change in changes:
        speech.line(change)
    speech.say("packs-differences", number=len(changes))


def differences(game: Game[Any], folder: Path) -> list[str]:
    """One line per changed cell: file, key of the row, column, our value and theirs."""
    ours, theirs = read_folder(own_tables(game)), read_folder(folder)
    lines = []
    for name in sorted(component.table for component in game.components):
        cells = _values if name.endswith(".toml") else _cells
        old, new = cells(ours[name]), cells(theirs[name])
        for key in dict.fromkeys([*old, *new]):
            before, after = old.get(key, "–"), new.get(key, "–")
            if before != after and "source" not in key[1]:
                lines.append(f"{name}: {key[0]}, {key[1]}: {before} -> {after}")
    return lines


def _cells(text: str) -> dict[tuple[str, str], str]:
    """Cells by row (its number and first word) and column."""
    cells: dict[tuple[str, str], str] = {}
    for number, row in enumerate(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"))), start=1):
        first = next(iter(row.values())).strip()
        for column, value in row.items():
            cells[f"{number}. {first}", column] = value.strip()
    return cells


def _values(text: str) -> dict[tuple[str, str], str]:
    """Values of a TOML table by entry (its kind, number and id) and key."""
    found: dict[tuple[str, str], str] = {}
    for kind, entries in tomllib.loads(text.removeprefix("\ufeff")).items():
        for number, entry in enumerate(entries if isinstance(entries, list) else [entries], start=1):
            label = f"{kind} {number}. {entry.get('id', '')}".rstrip(". ")
            found |= {(label, path): value for path, value in _leaves("", entry)}
    return found


def _leaves(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """Every single value below an entry, with the way to it."""
    if isinstance(value, dict | list):
        items = value.items() if isinstance(value, dict) else enumerate(value, start=1)
        for key, item in items:
            yield from _leaves(f"{path}.{key}" if path else str(key), item)
    else:
        yield path, str(value)
