"""The great moments of Nemo's War, second edition: cards, ships, treasures, tokens, ends; the dice of every roll."""

from __future__ import annotations

from typing import Final

from pelagos.core.case_values import slug
from pelagos.core.stage import BLACK, FAILURE, HIT, MISSED, ROLL, SUCCESS, Added, Roll, Scene, Stage, Told, white
from pelagos.core.text import Text
from pelagos.games.nemo2.names import OCEAN
from pelagos.games.nemo2.odds import RULE_OF
from pelagos.games.nemo2.view import Nemo2View, SheetView

CLASSES: Final = (
    "airship", "armored-frigate-warship", "battleship", "capital-warship", "clipper-ship", "freighter-ship",
    "frigate-warship", "ghost-ship", "ironclad-warship", "ironside-warship", "mail-ship", "monster", "passenger-ship",
    "pirate-warship", "raider-warship", "ram-warship", "slaver-ship", "steam-cruiser-warship", "whaler-ship",
)  # fmt: skip
"""Ships of a class have one story and one picture."""
DEFEATS: Final = ("nemo", "crew", "hull", "oceans", "outlaw")
STAGE: Final[Stage[Nemo2View]] = Stage(
    keys=(*(f"class-{name}" for name in CLASSES), *(f"defeat-{name}" for name in DEFEATS)), black=("black-dice",)
)
HELP: Final = "help"
FIRE: Final = "fire"
RESULT: Final = "nemo2-result"
ROLLED: Final = "nemo2-rolled"


@STAGE.of("nemo2-card", "nemo2-adventure")
def card(told: Told[Nemo2View]) -> Scene | None:
    """[NW2-5.1, 11.1] A card is turned over: an event, an act, a finale; what lay open already is not shown again."""
    name = told.facts[0]
    return None if told.before["card"] == name else Scene("card", f"card-{name}")


@STAGE.of("nemo2-revealed", "nemo2-entered")
def ship(told: Told[Nemo2View]) -> Scene:
    """[NW2-12.1, 3.3] A contact shows what it is, or a named ship appears."""
    name = told.facts[0]
    return Scene("ship", f"ship-{name}", class_key(told.after, name))


def class_key(view: Nemo2View, name: str) -> str:
    """[NW2-1.4] What a ship shares with others of its class; a group has its token; "" for one that is gone."""
    seen = [ship for ocean in view["oceans"] for ship in ocean["ships"]]
    found = next((ship for ship in (view["target"], *seen) if ship and ship["name"] == name), None)
    if found is None:
        return ""
    return f"class-{slug(found['class'])}" if found["class"] else f"token-{name}"


@STAGE.of("nemo2-treasure")
def treasure(told: Told[Nemo2View]) -> Scene:
    """[NW2-3.4] A treasure is drawn."""
    return Scene("treasure", f"treasure-{told.facts[0]}")


@STAGE.of("nemo2-token")
def token(told: Told[Nemo2View]) -> Scene:
    """[NW2-18.3] A token of the Treacherous Waters."""
    return Scene("token", f"token-{told.facts[0]}")


@STAGE.of("nemo2-motive")
def motive(told: Told[Nemo2View]) -> Scene:
    """[NW2-2.1] What drives Nemo is known."""
    return Scene("motive", f"motive-{told.facts[0]}")


@STAGE.of("nemo2-installed")
def upgrade(told: Told[Nemo2View]) -> Scene:
    """[NW2-11.7, 13] The Nautilus becomes more than she was."""
    return Scene("upgrade", f"upgrade-{told.facts[0]}")


@STAGE.of("nemo2-captain")
def officer(told: Told[Nemo2View]) -> Scene | None:
    """[NW2-19.1, 19.2] Who takes the tile is introduced, as long as the crew gets to know each other."""
    seats, seat = told.after["seats"], told.facts[0]
    name = seats[seat]["officer"]
    return Scene("officer", f"officer-{name}") if name and told.after["turn"] <= len(seats) else None


@STAGE.of("nemo2-sacrificed")
def sacrifice(told: Told[Nemo2View]) -> Scene:
    """[NW2-14.2] Somebody on board gives everything."""
    return Scene("character", f"character-{told.facts[0]}")


@STAGE.of(*(f"nemo2-defeat-{name}" for name in DEFEATS))
def defeat(told: Told[Nemo2View]) -> Scene:
    """[NW2-16.1 to 16.4] The voyage is lost, and how."""
    key = told.events[told.place].id.removeprefix("nemo2-")
    return Scene("end", key=key, heading="nemo2-stage-end")


@STAGE.of("nemo2-epilogue")
def end(told: Told[Nemo2View]) -> Scene:
    """[NW2-16.6, 17.5] What the voyage came to."""
    return Scene("end", f"level-{told.facts[1]}")


@STAGE.of(ROLLED)
def test_roll(told: Told[Nemo2View]) -> Scene:
    """[NW2-6.2, 6.6] Two dice with everything that is added, against the number; help may still follow."""
    _, *dice = told.facts
    result = told.later(RESULT)
    sheet = told.before["sheet"]
    if result is None or sheet is None:
        total = sum(dice) + sheet["modifier"] if sheet else sum(dice)
        return Scene(ROLL, roll=Roll(white(*dice), added(sheet, dice, total), total, needed(sheet)))
    return Scene(ROLL, roll=judged(sheet, dice, *result.facts))


@STAGE.of(RESULT)
def test_result(told: Told[Nemo2View]) -> Scene | None:
    """[NW2-6.3, 14.1] The dice that lay there already, with the help that they got."""
    sheet = told.before["sheet"]
    if told.earlier(ROLLED) or sheet is None or not sheet["dice"]:
        return None
    return Scene(ROLL, roll=judged(sheet, sheet["dice"], *told.facts))


def judged(sheet: SheetView, dice: list[int], test: str, total: int, passed: int) -> Roll:
    """[NW2-6.3, 12.3] A test that is over; for Warship fire a success means that nothing was hit."""
    ends = (HIT, MISSED) if test == FIRE else (FAILURE, SUCCESS)
    end = "" if sheet["needed"] is None else ends[bool(passed)]
    return Roll(white(*dice), added(sheet, dice, total), total, sheet["needed"], end=end, good=bool(passed))


def added(sheet: SheetView | None, dice: list[int], total: int) -> tuple[Added, ...]:
    """[NW2-6.6, 14.1] Each modifier with its rule; what the sheet did not know yet is emergency help."""
    lines = [line for line in (sheet["lines"] if sheet else ()) if line["reason"] != HELP]
    help_ = total - sum(dice) - sum(line["value"] for line in lines)
    found = [Added(Text(f"nemo2-modifier-{line['reason']}"), line["value"], line["rule"]) for line in lines]
    return (*found, *([Added(Text(f"nemo2-modifier-{HELP}"), help_, RULE_OF[HELP])] if help_ else []))


def needed(sheet: SheetView | None) -> int | None:
    """[NW2-6.3] The number to reach, where there is one."""
    return sheet["needed"] if sheet else None


@STAGE.of("nemo2-white-dice", "nemo2-place-dice")
def whites(told: Told[Nemo2View]) -> Scene:
    """[NW2-9.1, 26] The white dice of the placement, or dice that place."""
    return Scene(ROLL, roll=Roll(white(*told.facts)))


@STAGE.of("nemo2-black-dice")
def blacks(told: Told[Nemo2View]) -> Scene:
    """[NW2-9.2] The black dice lie beside the white ones."""
    black = tuple((BLACK, face) for face in told.facts)
    return Scene(ROLL, roll=Roll(white(*told.before["whites"]) + black))


@STAGE.of("nemo2-torpedo")
def torpedo(told: Told[Nemo2View]) -> Scene:
    """[NW2-12.8] One die after the first torpedo has missed."""
    die, passed = told.facts
    return Scene(ROLL, roll=Roll(white(die), end=HIT if passed else MISSED, good=bool(passed)))


@STAGE.of("nemo2-hit")
def location(told: Told[Nemo2View]) -> Scene:
    """[NW2-12.4] Where a hit falls."""
    return Scene(ROLL, roll=Roll(white(told.facts[0])))


@STAGE.of("nemo2-pursuit")
def pursuit(told: Told[Nemo2View]) -> Scene:
    """[NW2-18.5] The die of a pursuer."""
    return Scene(ROLL, roll=Roll(white(told.facts[1])))


@STAGE.of("nemo2-uprising-check")
def uprising(told: Told[Nemo2View]) -> Scene:
    """[NW2-9.7] A die against the ships and cubes of an ocean."""
    _, die, strength = told.facts
    good = die >= strength
    return Scene(ROLL, roll=Roll(white(die), (), die, strength, end=SUCCESS if good else FAILURE, good=good))


@STAGE.of("nemo2-rolled-ocean")
def ocean(told: Told[Nemo2View]) -> Scene:
    """[NW2-1.1] A die that names an ocean."""
    return Scene(ROLL, roll=Roll(white(OCEAN[told.facts[0]] + 1)))
