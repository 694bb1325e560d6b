"""The chances that a line tells, for options that stand side by side."""

from __future__ import annotations

from pelagos.core.text import Text, text
from pelagos.faces.odds import chances_in, short_chances, tells_chance
from pelagos.faces.voice import Voice
from pelagos.locale.catalogue import catalogue

HALF = text("nemo2-chance", good=18, all=36, percent=50)
SURE = Text("stakes-sure")


def test_the_chances_of_a_line_are_found_wherever_they_stand() -> None:
    both = text("nemo2-forecast-both", first=text("nemo2-forecast-sunk", chance=HALF), second=SURE)
    assert list(chances_in(text("nemo2-forecast-contact", sunk=both, number=44))) == [HALF, SURE]
    assert list(chances_in(text("nemo2-forecast-adventure", number=25))) == []


def test_a_ship_called_chance_is_no_chance() -> None:
    """Its option would be told without what it puts at stake."""
    assert not tells_chance(text("nemo2-option-target", ship=Text("nemo2-ship-chance")))
    assert tells_chance(text("nemo2-option-exert", chance=HALF))


def test_of_several_chances_it_is_said_between_which_they_lie() -> None:
    """An attack is bold or by stealth: two numbers side by side would say nothing."""
    voice = Voice(catalogue("en"), ("A",))
    third = text("nemo2-chance-alone", percent=29.6)
    both = text("nemo2-forecast-both", first=text("nemo2-forecast-sunk", chance=HALF), second=third)
    assert short_chances(both, voice) == "29.6 to 50%"
    assert short_chances(text("nemo2-forecast-sunk", chance=HALF), voice) == "18 in 36, 50%"
    assert short_chances(text("nemo2-forecast-both", first=HALF, second=SURE), voice) == "18 in 36, 50% · certain"
