"""Pages of the docs that are generated: rule indexes and tables of reasons. `make bless` writes them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from importlib import import_module
from inspect import Parameter, signature
from pathlib import Path

from pelagos.cli.rules import markdown_page
from pelagos.cli.speech import Speech
from pelagos.core.text import Text
from pelagos.games.citations import rule_index
from pelagos.games.registry import find_game

ROOT = Path(__file__).parent.parent
MARKED = re.compile(r"(<!-- generated: (\w+) (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def rules_table(key: str) -> str:
    """Every rule with our words, its code and its tests."""
    game = find_game(key)
    return markdown_page(Speech("en"), game, rule_index(game, ROOT / "tests"))


def reasons_table(key: str) -> str:
    """Every reason for refusing an answer, with its rule."""
    game, speech = find_game(key), Speech("en")
    coded = bool(game.codes)
    lines = ["| reason | code | rule | in words |" if coded else "| reason | rule | in words |"]
    lines.append("| --- | --- | --- | --- |" if coded else "| --- | --- | --- |")
    for reason in game.show.reasons():
        words = speech.words(Text(f"{key}-why-{reason}")).rstrip(".")
        code = f" `{game.codes[reason]}` |" if coded else ""
        lines.append(f"| `{reason}` |{code} {game.show.rule_of(reason)} | {words} |")
    return "\n".join(lines)


def events_table(key: str) -> str:
    """Every line of a log with its facts, in the order in which a case names them."""
    log = import_module(f"pelagos.games.{key}.log")
    facts = {
        event: [fact if isinstance(fact, str) else fact[0] for fact in listed] for event, listed in log.LINES.items()
    }
    others = getattr(log, "OTHERS", {})
    facts |= {event: [_fact(fact) for fact in list(_facts(said))[1:]] for event, said in others.items()}
    lines = ["| event | facts |", "| --- | --- |"]
    return "\n".join([*lines, *(f"| `{event}` | {', '.join(facts[event])} |" for event in sorted(facts))])


def _facts(said: Callable[..., Text]) -> Iterable[Parameter]:
    return signature(said).parameters.values()


def _fact(fact: Parameter) -> str:
    return f"{fact.name} …" if fact.kind is Parameter.VAR_POSITIONAL else fact.name


TABLES = {"rules": rules_table, "reasons": reasons_table, "events": events_table}


def marked_pages() -> list[Path]:
    """The pages with a generated part."""
    pages = sorted((ROOT / "docs").rglob("*.md"))
    return [page for page in pages if MARKED.search(page.read_text(encoding="utf-8"))]


def fresh(page: str) -> str:
    """The same page with its generated parts written anew."""
    return MARKED.sub(lambda found: f"{found[1]}{TABLES[found[2]](found[3])}\n{found[4]}", page)
