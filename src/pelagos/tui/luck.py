"""Luck in the terminal: where it comes from, what those who sit there added to it, and how they do."""

from __future__ import annotations

from typing import Any

from pelagos.core.nodes import Choice
from pelagos.faces.voice import Voice
from pelagos.table.fate import Fair
from pelagos.table.table import Table
from pelagos.tui.scene import Onlooker


def fate_line(table: Table[Any], voice: Voice) -> str:
    """Where luck comes from."""
    header = table.header
    if header.fate == Fair.mode:
        return voice.phrase("tui-fate-fair", commitment=header.commitment)
    if header.fate == "manual":
        return voice.phrase("tui-fate-manual")
    return voice.phrase("tui-fate-seeded", seed=header.seed)


def invitation(table: Table[Any], voice: Voice) -> list[str]:
    """How to add to fair luck; other luck is not added to."""
    return [voice.phrase("tui-fate-add")] if table.header.fate == Fair.mode else []


def show_luck(scene: Onlooker, argument: str) -> list[str]:
    """Where luck comes from, and what was added to it."""
    table, voice = scene.table, scene.voice
    added = ", ".join(f"{voice.name(entry.seat)}: {entry.entropy}" for entry in table.entropy)
    told = [voice.phrase("luck-verify-added", added=added)] if added else []
    return [fate_line(table, voice), *told, *invitation(table, voice)]


def add_chance(table: Table[Any], text: str) -> None:
    """Whoever is asked adds a text to fair luck; all luck to come depends on it, too."""
    node = table.node
    table.add_entropy(node.seat if isinstance(node, Choice) else 0, text)
