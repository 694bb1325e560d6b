"""The great moments of Nemo's War, first edition: cards, ships, treasures, commitment, ends; every roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from pelagos.core.stage import FAILURE, HIT, MISSED, ROLL, SUCCESS, Added, Roll, Scene, Stage, Told, white
from pelagos.core.state import Event
from pelagos.core.text import Text
from pelagos.games.nemo1 import names
from pelagos.games.nemo1.odds import RULE_OF
from pelagos.games.nemo1.view import Nemo1View, SeenFoeView, SheetView

CLASSES: Final = (
    "mail", "passenger", "liner", "clipper", "whaler", "freighter", "slaver", "frigate", "sloop", "capital-ram",
    "armored-frigate", "ironclad", "turret-ship", "capital", "battleship",
)  # fmt: skip
"""Ships of a class have one story and one picture."""
STAGE: Final[Stage[Nemo1View]] = Stage(
    keys=(*(f"class-{name}" for name in CLASSES), *(f"over-{result}" for result in names.RESULTS[1:]))
)
HELP: Final = "help"
ATTACKED: Final = "nemo1-attacked"
ROLLED: Final = "nemo1-rolled"
RESULTS: Final = ("nemo1-tested", ATTACKED)


@STAGE.of("nemo1-card")
def card(told: Told[Nemo1View]) -> Scene:
    """[NW1-6.6] An adventure card is turned over."""
    return Scene("card", f"card-{told.facts[0]}")


@STAGE.of("nemo1-seen", "nemo1-entered")
def ship(told: Told[Nemo1View]) -> Scene:
    """[NW1-4.2, 10.1] A hidden ship shows what it is, or a named one appears."""
    name = told.facts[0]
    return Scene("ship", f"ship-{name}", class_key(told.after, name))


def class_key(view: Nemo1View, name: str) -> str:
    """[NW1-2.2] What a ship shares with others of its class; "" for one that is gone already."""
    places = [place["ship"] for ocean in view["oceans"] for place in ocean["places"]]
    return next((f"class-{ship['class']}" for ship in places if ship and ship["name"] == name), "")


@STAGE.of("nemo1-treasure")
def treasure(told: Told[Nemo1View]) -> Scene:
    """[NW1-8.1] A treasure is found."""
    return Scene("treasure", f"treasure-{told.facts[0]}")


@STAGE.of("nemo1-final")
def commitment(told: Told[Nemo1View]) -> Scene:
    """[NW1-12.1] Nemo commits himself for good."""
    return Scene("commitment", f"commitment-{told.facts[0]}")


@STAGE.of("nemo1-helped")
def help_(told: Told[Nemo1View]) -> Scene:
    """[NW1-6.12] A passenger helps."""
    return Scene("passenger", f"passenger-{told.facts[0]}")


@STAGE.of("nemo1-ended")
def ended(told: Told[Nemo1View]) -> Scene:
    """[NW1-12.2] How the voyage ends."""
    return Scene("end", key=f"over-{told.facts[0]}", heading="nemo1-stage-end")


@STAGE.of("nemo1-epilogue")
def epilogue(told: Told[Nemo1View]) -> Scene:
    """[NW1-12.6] What it came to."""
    return Scene("end", f"level-{told.facts[1]}")


@STAGE.of(ROLLED)
def test_roll(told: Told[Nemo1View]) -> Scene:
    """[NW1-6.10, 10.3] Two dice with everything that is added, against the number; help may still follow."""
    _, *dice = told.facts
    result = told.later(*RESULTS)
    sheet = told.before["sheet"]
    if sheet is None:
        return Scene(ROLL, roll=Roll(white(*dice)))
    if result is None:
        total = sum(dice) + sheet["modifier"]
        return Scene(ROLL, roll=Roll(white(*dice), added(sheet, dice, total), total, sheet["needed"]))
    return Scene(ROLL, roll=judged(sheet, dice, result))


@STAGE.of(*RESULTS)
def test_result(told: Told[Nemo1View]) -> Scene | None:
    """[NW1-6.12, 10.4] The dice that lay there already, with the help that they got."""
    sheet = told.before["sheet"]
    if told.earlier(ROLLED) or sheet is None or not sheet["dice"]:
        return None
    return Scene(ROLL, roll=judged(sheet, sheet["dice"], told.events[told.place]))


def judged(sheet: SheetView, dice: Sequence[int], result: Event) -> Roll:
    """[NW1-6.10, 10.4] A roll that is over: a test of a card, or an attack."""
    _, total, passed = result.facts
    end = ((FAILURE, SUCCESS), (MISSED, HIT))[result.id == ATTACKED][bool(passed)]
    return Roll(white(*dice), added(sheet, dice, total), total, sheet["needed"], end=end, good=bool(passed))


def added(sheet: SheetView, dice: Sequence[int], total: int) -> tuple[Added, ...]:
    """[NW1-10.3, 6.12] Each modifier with its rule; what the sheet did not know yet is help."""
    lines = [line for line in sheet["lines"] if line["reason"] != HELP]
    help_ = total - sum(dice) - sum(line["value"] for line in lines)
    found = [Added(Text(f"nemo1-modifier-{line['reason']}"), line["value"], line["rule"]) for line in lines]
    return (*found, *([Added(Text(f"nemo1-modifier-{HELP}"), help_, RULE_OF[HELP])] if help_ else []))


@STAGE.of("nemo1-prepared")
def preparation(told: Told[Nemo1View]) -> Scene:
    """[NW1-6.1] One roll serves the whole Preparation."""
    return Scene(ROLL, roll=Roll(white(*told.facts)))


@STAGE.of("nemo1-fired")
def fire(told: Told[Nemo1View]) -> Scene:
    """[NW1-10.1] Enemy fire: at or below the Attack Value is a hit."""
    first, second, hit = told.facts
    end, total = HIT if hit else MISSED, first + second
    roll = Roll(white(first, second), (), total, attack_value(told.before), at_most=True, end=end, good=not hit)
    return Scene(ROLL, roll=roll)


def attack_value(view: Nemo1View) -> int | None:
    """[NW1-10.1] What the fire of the ship that is fought has to come to at most; unknown while it is hidden."""
    foe = view["foe"]
    return cast(SeenFoeView, foe)["attack_value"] if foe and "attack_value" in foe else None


@STAGE.of("nemo1-damaged", "nemo1-rested")
def one_die(told: Told[Nemo1View]) -> Scene:
    """[NW1-10.1, 7.3] Where a hit falls, or what a rest brings."""
    return Scene(ROLL, roll=Roll(white(told.facts[0])))


@STAGE.of("nemo1-searched")
def search(told: Told[Nemo1View]) -> Scene:
    """[NW1-7.8] One die finds something, or nothing."""
    die, found = told.facts
    return Scene(ROLL, roll=Roll(white(die), end=SUCCESS if found else FAILURE, good=bool(found)))


@STAGE.of("nemo1-incited")
def incitement(told: Told[Nemo1View]) -> Scene:
    """[NW1-7.7] The die of an incitement."""
    return Scene(ROLL, roll=Roll(white(told.facts[1])))
