"""The rule behind what a game says: a question has it from its declaration, a line of the log from `messages.csv`.

Where the first fact of a message says which rule it is (which action is taken, or has led to the question), that fact
has a line of its own.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from pelagos.core.game import Game
from pelagos.core.nodes import Chance, Choice
from pelagos.core.state import Event
from pelagos.core.text import Text
from pelagos.games.registry import find_game, package_of


@cache
def rules_behind(key: str) -> Mapping[tuple[str, str], str]:
    """The rule of each question and each event of a game, by message and first fact ("": whatever the facts are).

    A game without numbered rules has no table, and names none.
    """
    listed = files(package_of(key)) / "messages.csv"
    table = listed.read_text(encoding="utf-8") if listed.is_file() else ""
    declared = {(f"{key}-ask-{ask}", ""): found.rule for ask, found in find_game(key).rules.questions.items()}
    return declared | {(row["message"], row["first_fact"]): row["rule"] for row in csv.DictReader(io.StringIO(table))}


def rule_asked(game: Game[Any], state: Any) -> str:
    """The rule behind the question that stands; "" when nothing is asked."""
    if not isinstance(state.node, Choice | Chance):
        return ""
    return rule_of_question(game, game.show.question(state))


def rule_of_question(game: Game[Any], asked: Text) -> str:
    """The same for whoever has the question already."""
    known = rules_behind(game.key)
    first = str(asked.facts[0][1]) if asked.facts else ""
    return known.get((asked.id, first)) or known.get((asked.id, ""), "")


def rule_told(game: Game[Any], event: Event) -> str:
    """The rule behind a line of the log."""
    known = rules_behind(game.key)
    first = str(event.facts[0]) if event.facts else ""
    return known.get((event.id, first)) or known.get((event.id, ""), "")
