"""What lies in the box of Nemo's War, second edition."""

from __future__ import annotations

from pelagos.games.nemo2 import GAME
from pelagos.games.nemo2.language import called
from pelagos.games.registry import load_pack

PACK = load_pack(GAME)


def test_the_box_is_complete() -> None:
    """[NW2-1.3, 1.5, 1.8, 1.9] 69 ships, 62 cards, 59 treasures, 29 contacts, 17 gems, 12 cubes."""
    assert len(PACK.fleet.names) - 3 == 69
    assert sum(bool(card.name) for card in PACK.cards) == 62
    assert sum(treasure.number for treasure in PACK.treasures) == 59
    assert (PACK.markers["contacts"], PACK.markers["gems"]) == (29, 17)
    assert PACK.markers["cubes"] + PACK.markers["gray"] == 12


def test_the_levels_have_their_english_names() -> None:
    """[NW2-D32] The rulebooks differ by language only; five bands of the score, the lowest first."""
    names = [(level.least, level.name) for level in PACK.levels]
    assert names[1:] == [(185, "fiasco"), (220, "status-quo"), (250, "success"), (275, "triumph")]
    assert names[0][1] == "defeat"


def test_the_options_of_a_card_have_different_names() -> None:
    """[NW2-5.4, 5.8] An answer says which option is meant."""
    for card in PACK.cards:
        for words in option_words(card.steps):
            assert len(set(words)) == len(words), card.name


def option_words(steps: object) -> list[list[str]]:
    """The names of the options of every CHOOSE, however deep it lies."""
    found: list[list[str]] = []
    if isinstance(steps, tuple):
        if steps[:1] == ("choose",):
            found.append([option[0] for option in steps[2]])
        for step in steps:
            found += option_words(step)
    return found


def test_an_option_is_called_after_its_steps() -> None:
    assert called("F; GAIN(NEMO,1)") == "fail+gain-nemo-1"
    assert called("P; NOT(+3)") == "pass+notoriety-plus-3"
    assert called("PAY(HULL,1); MOVE(NAUTILUS -> Indian Ocean); P") == "pay-hull-1+move+pass"
