"""Pages of the docs that are generated: rule indexes, reasons, words of case files. `make bless` writes them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from importlib import import_module
from inspect import Parameter, signature
from pathlib import Path

from pelagos.cli.rules import markdown_page
from pelagos.cli.speech import Speech
from pelagos.core.columns import Column
from pelagos.core.components import Component
from pelagos.core.text import Text
from pelagos.games.citations import rule_index
from pelagos.games.registry import find_game, load_pack

MOST_WORDS = 16
ROOT = Path(__file__).parent.parent
MARKED = re.compile(r"(<!-- generated: (\w+) (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def rules_table(key: str) -> str:
    """Every rule with our words, its code and its tests."""
    game = find_game(key)
    return markdown_page(Speech("en"), game, rule_index(game, ROOT / "tests"))


def reasons_table(key: str) -> str:
    """Every reason for refusing an answer, with its rule."""
    game, speech = find_game(key), Speech("en")
    general = [reason for reason in sorted({*game.grounds, *game.alike}) if reason not in game.show.reasons()]
    coded = bool(game.codes)
    lines = ["| reason | code | rule | in words | wider |" if coded else "| reason | rule | in words | wider |"]
    lines.append("| --- | --- | --- | --- | --- |" if coded else "| --- | --- | --- | --- |")
    for reason in (*game.show.reasons(), *general):
        words = speech.words(Text(f"{key}-why-{reason}")).rstrip(".") if reason not in general else "see above"
        rule = game.show.rule_of(reason) if reason not in general else ""
        code = f" `{game.codes[reason]}` |" if coded else ""
        wider = ", ".join([*game.grounds.get(reason, ()), *(f"`{wide}`" for wide in game.alike.get(reason, ()))])
        lines.append(f"| `{reason}` |{code} {rule} | {words} | {wider} |")
    return "\n".join(lines)


def words_table(key: str) -> str:
    """Every word that a described position knows, by the fields in which it stands."""
    known = import_module(f"pelagos.games.{key}.vocabulary").vocabulary(load_pack(find_game(key)))
    fields = {", ".join(f"`{field}`" for field in named.split(", ")): words for named, words in known.items()}
    rows = [f"| {named} | {' '.join(f'`{word}`' for word in words)} |" for named, words in fields.items()]
    return "\n".join(["| field | words |", "| --- | --- |", *rows])


def choices_table(key: str) -> str:
    """The words of `choose`, by the card or table that offers the choice."""
    known = import_module(f"pelagos.games.{key}.vocabulary").choices(load_pack(find_game(key)))
    rows = [f"| {name} | {' · '.join(f'`choose {word}`' for word in words)} |" for name, words in known.items()]
    return "\n".join(["| of | answers |", "| --- | --- |", *rows])


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


def columns_table(key: str) -> str:
    """Every column of every component table: what may stand there, and why it is not printed where it is not."""
    lines = []
    for component in sorted(find_game(key).components, key=lambda component: component.table):
        about = (component.__doc__ or "").partition("\n")[0]
        lines += [f"### `{component.table}`", "", about, "", "| column | what stands there | not printed |"]
        lines += ["| --- | --- | --- |", *_column_rows(component, (component,)), ""]
    return "\n".join(lines).rstrip()


def _column_rows(component: type[Component], around: tuple[type[Component], ...], path: str = "") -> Iterable[str]:
    for column in component.columns:
        yield f"| `{path}{column.name}` | {_what_stands_there(column)} | {column.unprinted} |"
        if column.of and (inner := column.of()) not in around:
            yield from _column_rows(inner, (*around, inner), f"{path}{column.name}.")


def _what_stands_there(column: Column) -> str:
    if column.kind in ("number", "numbers"):
        return f"{column.kind}, {column.allowed[0]} to {column.allowed[1]}"
    words = [f"`{word}`" if word else "nothing" for word in column.allowed]
    if len(words) > MOST_WORDS:
        words = [*words[:2], "…", words[-1]]
    if column.kind == "key":
        return f"key: each once, {', '.join(words)}" if words else "key: nothing twice"
    return (
        ", ".join(words) if column.kind == "word" else ": ".join([column.kind, *([", ".join(words)] if words else [])])
    )


TABLES = {
    "rules": rules_table,
    "columns": columns_table,
    "reasons": reasons_table,
    "events": events_table,
    "words": words_table,
    "choices": choices_table,
}


def marked_pages() -> list[Path]:
    """The pages with a generated part."""
    pages = sorted((ROOT / "docs").rglob("*.md"))
    return [page for page in pages if MARKED.search(page.read_text(encoding="utf-8"))]


def fresh(page: str) -> str:
    """The same page with its generated parts written anew."""
    return MARKED.sub(lambda found: f"{found[1]}{TABLES[found[2]](found[3])}\n{found[4]}", page)
