"""`pelagos rules GAME`: the rule index, from id to our words, code and tests."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from pelagos.cli.main import with_language
from pelagos.cli.speech import Speech
from pelagos.core.errors import PelagosError
from pelagos.core.game import Game
from pelagos.core.text import Text
from pelagos.games.citations import Indexed, find_tests, idle_citations, rule_index
from pelagos.games.registry import find_game


@click.command("rules")
@click.argument("game")
@click.argument("wanted", required=False)
@click.option("--gaps", is_flag=True)
@click.option("--markdown", is_flag=True)
@click.option("--tests", type=click.Path(path_type=Path))
@with_language
def command(speech: Speech, game: str, wanted: str | None, gaps: bool, markdown: bool, tests: Path | None) -> None:
    """Show every rule of GAME, or the WANTED one: its id, our words, its function and its tests."""
    found = find_game(game)
    index = rule_index(found, tests or _tests_nearby(needed=gaps or markdown))
    if gaps:
        _show_gaps(speech, index, idle_citations(found))
    elif markdown:
        speech.line(markdown_page(speech, found, index))
    elif wanted is not None:
        _show_rule(speech, found, index, wanted)
    else:
        for entry in index:
            speech.line(_row(speech, found, entry))


def markdown_page(speech: Speech, game: Game[Any], index: tuple[Indexed, ...]) -> str:
    """The index as a table for the docs."""
    lines = ["| id | in our words | code | told by | tests |", "| --- | --- | --- | --- | --- |"]
    for entry in index:
        code, told = (", ".join(f"`{name}`" for name in names) or "–" for names in (entry.functions, entry.told))
        lines.append(f"| {entry.rule.id} | {words_of(speech, game, entry)} | {code} | {told} | {_count(entry.tests)} |")
    return "\n".join(lines)


def words_of(speech: Speech, game: Game[Any], entry: Indexed) -> str:
    """Our own words for a rule; vectors and interactions speak through their cases."""
    message = f"{game.key}-rule-{entry.rule.message}"
    if speech.catalogue.has(message):
        return speech.words(Text(message))
    return ""


def _row(speech: Speech, game: Game[Any], entry: Indexed) -> str:
    cites = " | ".join((_names(entry.functions), _names(entry.told), _count(entry.tests)))
    return f"{entry.rule.id:9} {words_of(speech, game, entry)}\n{'':9} {cites}"


def _show_rule(speech: Speech, game: Game[Any], index: tuple[Indexed, ...], wanted: str) -> None:
    for entry in index:
        if entry.rule.id.lower() == wanted.lower():
            speech.line(f"{entry.rule.id}  {words_of(speech, game, entry)}")
            speech.line(f"    {_names(entry.functions)}")
            if entry.told:
                speech.say("rules-told", functions=_names(entry.told))
            for test in entry.tests:
                speech.line(f"    {test}")
            return
    raise PelagosError("error-unknown-rule", rule_id=wanted, game=game.key)


def _show_gaps(speech: Speech, index: tuple[Indexed, ...], idle: tuple[str, ...]) -> None:
    gaps = [entry for entry in index if entry.gap]
    for entry in gaps:
        speech.say(f"rules-gap-{entry.gap}", id=entry.rule.id)
    for function in idle:
        speech.say("rules-gap-idle", function=function)
    speech.say("rules-gaps", number=len(gaps), of=len(index))
    sys.exit(1 if gaps or idle else 0)


def _tests_nearby(needed: bool) -> Path | None:
    try:
        return find_tests(Path.cwd())
    except PelagosError:
        if needed:
            raise
        return None


def _names(functions: tuple[str, ...]) -> str:
    return ", ".join(functions) or "–"


def _count(tests: tuple[str, ...]) -> str:
    return ", ".join(tests[:3]) + (f" … ({len(tests)})" if len(tests) > 3 else "") or "–"
