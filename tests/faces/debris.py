"""What nobody should read: ids, counts from 0, doubled or lost punctuation, hyphens for minus, empty brackets."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from pelagos.core.text import Text
from pelagos.locale.catalogue import LANGUAGES, catalogue

MARK: Final = "Qzx"
NAMES: Final = ("Ada", "Ben", "Cleo", "Dora")
AN_ID: Final = re.compile(r"[a-z][a-z0-9*-]+|[a-z]+(_[a-z]+)+")
"""How the rules call things; dice, signs, slots of a board and rule ids look otherwise."""

NUMBERED: Final = (
    "row|space|round|place|position|cell|turn|week|ship|goal|"
    "Reihe|Zeile|Runde|Platz|Zelle|Woche|Schiff|Ziel|"
    "rząd|runda|rundy|miejsce|komórka|tura|tydzień|statek|cel|"
    "fila|espacio|ronda|lugar|celda|turno|semana|barco|objetivo"
)
"""What people count from 1; a track begins with box 0, which some languages call by the word for a position."""

PLURALS: Final = (
    "gems|cards|spaces|talers|workers|points|discs|tokens|weeks|ships|steps|treasures|markers|goals|vessels|tiles|sailors|"
    "Karten|Steine|Scheiben|Punkte|Felder|Wochen|Schiffe|Schätze|Ziele|"
    "gemas|cartas|fichas|monedas|puntos|discos|semanas|barcos|tesoros|objetivos|pasos"
)
"""What one of a thing is not called."""

PATTERNS: Final = {
    "doubled punctuation": r"[!?…]\.|(?<!\.)\.\.(?!\.)|,\s*[.,;:]|;\s*[;.,]|:\s*[.;,]|[!?]{2}|[.,;:]\)",
    "a space before punctuation": r"(?<=\S) [,.;!?](?=\s|$)",
    "a hyphen for a minus": r"(?<![\w-])-\d",
    "empty brackets": r"\(\s*\)|\[\s*\]|\(\?\)|\(!\)|\(–\)|“\s*”|„\s*[“”]|«\s*»",
    "nothing but dashes": r"–\s*[;,/]\s*–(?!\w)",
    "stray spaces": r"(?<=\S)  +(?=\S)| $|^ (?! )",
    "a value of the program": r"[{}\u2066-\u2069]|\b(None|True|False)\b|Text\(|SeatName|\['|<\w+ object",
    "brackets in brackets": r"\(\(|\)\)",
    "a message id": r"\b(nauticus|nemo1|nemo2|endeavor|face|web|tui|app|art)-[a-z]+",
    "a plural of one": rf"(?<![\w−+–/.,-])1 ({PLURALS})\b",
    "a count from 0": rf"(?<![\w-])(?i:{NUMBERED}) 0\b",
}


class Finding(NamedTuple):
    """What is wrong with a sentence, the message it comes from, and the sentence."""

    what: str
    message: str
    language: str
    sentence: str


def name_of(seat: int) -> str:
    return NAMES[seat]


@cache
def debris(text: Text) -> tuple[Finding, ...]:
    """All that is wrong with a text in any language."""
    found = []
    for language in LANGUAGES:
        sentence = catalogue(language).format(text, name_of)
        found += [
            Finding(what, text.id, language, sentence)
            for what, pattern in PATTERNS.items()
            if re.search(pattern, sentence)
        ]
        found += [Finding("an id", text.id, language, f"{sentence} ({word})") for word in shown_ids(text, language)]
    return tuple(found)


def shown_ids(text: Text, language: str) -> list[str]:
    """Facts that are no words but ids, and stand in the sentence as they are; those that only choose a form are not."""
    shown = []
    for number, (name, fact) in enumerate(text.facts):
        if isinstance(fact, str) and AN_ID.fullmatch(fact):
            marked = Text(text.id, (*text.facts[:number], (name, MARK), *text.facts[number + 1 :]))
            if MARK in catalogue(language).format(marked, name_of):
                shown.append(fact)
    return shown
