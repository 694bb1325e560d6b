"""Numbers and plurals: Polish has four forms, and each stands where it belongs."""

from __future__ import annotations

import pytest

from pelagos.core.text import text
from pelagos.locale.catalogue import catalogue

WEEKS = ("1 tydzień", "2 tygodnie", "5 tygodni", "12 tygodni", "22 tygodnie", "25 tygodni")
TALERS = ("1 talar", "2 talary", "5 talarów", "12 talarów", "22 talary", "25 talarów")
HITS = ("1 trafienie", "2 trafienia", "5 trafień", "12 trafień", "22 trafienia", "25 trafień")
DISCS = ("1 dysk", "2 dyski", "5 dysków", "12 dysków", "22 dyski", "25 dysków")
NUMBERS = (1, 2, 5, 12, 22, 25)


@pytest.mark.parametrize(
    ("message", "words"),
    [("nauticus-n-talers", TALERS), ("nemo2-end-hits", HITS), ("endeavor-gain-disc", DISCS)],
)
def test_polish_counts_as_poles_do(message: str, words: tuple[str, ...]) -> None:
    polish = catalogue("pl")
    assert tuple(polish.format(text(message, number=number)) for number in NUMBERS) == words


def test_polish_weeks_agree_with_their_verb() -> None:
    polish = catalogue("pl")
    passed = [polish.format(text("nemo1-weeks", number=number, week=30)) for number in NUMBERS]
    assert passed == [
        f"{'Mijają' if number in (2, 22) else 'Mija'} {weeks}: tydzień 30."
        for number, weeks in zip(NUMBERS, WEEKS, strict=True)
    ]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("One more setting", "2 more settings", "22 more settings")),
        ("de", ("Eine weitere Einstellung", "2 weitere Einstellungen", "22 weitere Einstellungen")),
        ("pl", ("Jeszcze jedno ustawienie", "Jeszcze 2 ustawienia", "Jeszcze 22 ustawienia")),
        ("es", ("Un ajuste más", "2 ajustes más", "22 ajustes más")),
    ],
)
def test_one_two_and_many_in_every_language(language: str, words: tuple[str, ...]) -> None:
    spoken = catalogue(language)
    assert tuple(spoken.format(text("web-settings-more", number=number)) for number in (1, 2, 22)) == words
