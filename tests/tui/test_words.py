"""Every sentence of the terminal is in the catalogue, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pelagos.tui
from pelagos.games.registry import NAMES
from pelagos.locale.catalogue import catalogue_sources
from pelagos.tui.commands import COMMANDS, command_of, understand

SOURCES = "".join(path.read_text() for path in Path(pelagos.tui.__path__[0]).glob("*.py"))


def test_messages_are_those_used() -> None:
    used = set(re.findall(r'"(tui-[a-z-]+)"', SOURCES)) | {f"tui-help-{word}" for word in COMMANDS}
    used |= {f"tui-legend-{game}" for game in NAMES}
    written = set(re.findall(r"^(tui-[a-z0-9-]+) =", catalogue_sources("en")["tui.ftl"], re.MULTILINE))
    assert used == written


def test_first_letters_are_enough_and_more_tell_look_from_log_and_hint_from_help() -> None:
    alone = [word for word in COMMANDS if word not in ("look", "hint")]
    assert [command_of(word[0], "") for word in alone] == alone
    assert [command_of(word, "") for word in ("h", "hi", "hint")] == ["help", "hint", "hint"]
    assert [command_of(word, "bow") for word in ("l", "lo", "loo", "look")] == ["log", "log", "look", "look"]


def test_an_offered_answer_goes_before_a_command() -> None:
    assert understand("score", [("score",), ("end",)], ["Score", "End"]).option == ("score",)
