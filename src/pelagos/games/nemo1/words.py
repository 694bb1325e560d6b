"""What things are called: the questions and options of Nemo's War, first edition, as message ids with facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pelagos.core.nodes import Chance, Choice
from pelagos.core.text import Fact, SeatName, Text, signed, text
from pelagos.games.nemo1 import verbs
from pelagos.games.nemo1.adventure import alternatives
from pelagos.games.nemo1.asking import benefit_of, pending
from pelagos.games.nemo1.effect_words import NOTHING, effects_text
from pelagos.games.nemo1.names import (
    COMMITMENT,
    CREW,
    HULL,
    NOWHERE,
    OCEAN,
    OCEANS,
    PASS,
    PASSENGER,
    TESTS,
    UPGRADE,
    UPGRADES,
)
from pelagos.games.nemo1.odds import (
    at_fire,
    attack_chance,
    chance,
    exert_bonus,
    failure,
    fire_chance,
    in_time,
    percent,
    share,
)
from pelagos.games.nemo1.sheets_tables import SHEETS
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.tally import tally_for
from pelagos.games.nemo1.tests import HELP_OF
from pelagos.games.nemo1.textboard import ship_line
from pelagos.games.nemo1.texts import (
    card_text,
    commitment_text,
    ocean_text,
    passenger_text,
    resource_text,
    ship_text,
    test_text,
    treasure_text,
    upgrade_text,
)
from pelagos.games.nemo1.visible import ship_view
from pelagos.games.nemo1.wasted import as_things_stand, regains

NOBODY: Final = Text("nemo1-none")
HIDDEN: Final = Text("nemo1-hidden-ship")


def question(s: Nemo) -> Text:
    """What is asked now, with the facts that such questions speak of."""
    node = s.node
    assert type(node) in (Choice, Chance), "no question is asked after the end"
    facts: dict[str, Fact] = {
        "turn": s.turn,
        "week": s.week,
        "test": test_text(TESTS[s.test]),
        "modifier": signed(s.modifier + s.help),
        "number": s.number,
        "foe": ship_text(s.pack.ships[_foe(s)].name) if _foe(s) >= 0 else HIDDEN,
        "card": card_text(s.pack.cards[s.carried[-1]].name) if s.carried else NOBODY,
        "ocean": ocean_text(OCEANS[s.ocean]) if s.ocean != NOWHERE else NOBODY,
        "dice": " ".join(map(str, s.dice)) or "–",
        "total": sum(s.dice) + s.modifier + s.help,
        "failure": effects_text(as_things_stand(s, failure(s))) if s.test else (NOTHING,),
    }
    if type(node) is Chance:
        return text(f"nemo1-draw-{node.ask}", **facts)
    assert type(node) is Choice
    about = ABOUT[node.ask](s, node) if node.ask in ABOUT else {}
    return text(f"nemo1-ask-{node.ask}", seat=SeatName(node.seat), **facts, **about)


def _adventure(s: Nemo, asked: Choice) -> dict[str, Fact]:
    """[NW1-7.6] What a card brings that may be refused."""
    name = s.pack.cards[s.carried[-1]].name
    return {"about": SHEETS.box(s.pack.tables).sheets[f"card-{name}"].brief}


def _outcome(s: Nemo, asked: Choice) -> dict[str, Fact]:
    """[NW1-6.9, 12.5] What passing the test of a card brings: its effects, and points if it scores where it goes."""
    card = s.pack.cards[s.carried[-1]]
    steps = as_things_stand(s, tuple(step for step in card.passed if step[0] != "file_card"))
    scores = card.vp_scored_when == "pass_pile" and ("file_card", card.number, PASS) in card.passed
    points = (text("nemo1-n-points", vp=card.vp),) if scores else ()
    return {"success": (*(effects_text(steps) if steps else ()), *points) or (NOTHING,)}


def _wreck(s: Nemo, asked: Choice) -> dict[str, Fact]:
    """[NW1-10.5] The values of a ship that is to be sunk or captured."""
    return {"wreck": ship_line(ship_view(s.pack.ships[_foe(s)]))}


def _payment(s: Nemo, asked: Choice) -> dict[str, Fact]:
    """[NW1-7.5] What is bought, and how many ships have been named for it."""
    _, upgrade, named = pending(asked.then)
    return {"upgrade": upgrade_text(UPGRADES[upgrade]), "which": len(named) + 1, "cost": s.pack.costs[upgrade]}


ABOUT: Final[dict[str, Callable[[Nemo, Choice], dict[str, Fact]]]] = {
    "exert": _outcome,
    "seek": _adventure,
    "wreck": _wreck,
    "refit-ships": _payment,
}
"""What some questions are about, besides what all of them speak of."""


def _foe(s: Nemo) -> int:
    """The ship that is fought, if it is known."""
    return s.ships[s.ocean][s.foe] if s.foe != NOWHERE else NOWHERE


@verbs.COMMIT.labelled
def _commit(s: Nemo, seat: int, name: str) -> Text:
    """[NW1-3.5, 12.1] A commitment; for the final one, what everything is worth under it so far."""
    if getattr(s.node, "ask", "") != "final-commitment":
        return text("nemo1-option-commit", commitment=commitment_text(name))
    score = sum(tally_for(s, COMMITMENT[name]))
    return text("nemo1-option-commit-finally", commitment=commitment_text(name), score=score)


@verbs.COMMIT_BY_LOT.labelled
def _commit_by_lot(s: Nemo, seat: int, random: str) -> Text:
    return Text("nemo1-option-commit-random")


@verbs.EXERT.labelled
def _exert(s: Nemo, seat: int, *names: str) -> Text:
    """[NW1-6.10] The bonus and the chance that it makes."""
    bonus = exert_bonus(s, verbs.EXERT(*names))
    resources = tuple(map(resource_text, names))
    return text("nemo1-option-exert", resources=resources, bonus=bonus, chance=percent(chance(s, bonus)))


@verbs.EXERT_NONE.labelled
def _exert_nothing(s: Nemo, seat: int, nothing: str) -> Text:
    return text("nemo1-option-exert-nothing", chance=percent(chance(s)))


@verbs.HELP.labelled
def _help(s: Nemo, seat: int, name: str) -> Text:
    """[NW1-6.12] What a passenger adds, and what it costs at the end."""
    who = PASSENGER[name]
    return text(
        "nemo1-option-help",
        passenger=passenger_text(name),
        gives="bonus" if who in HELP_OF else "reroll",
        number=HELP_OF.get(who, 0),
        cost=s.pack.tracks.costs[who],
        chance=percent(chance(s)),
    )


@verbs.USE.labelled
def _use(s: Nemo, seat: int, name: str) -> Text:
    """[NW1-6.7, 8.6] A kept card; what it does is said where some of it would be wasted as things stand."""
    whole = s.pack.cards[s.pack.card_number[name]].steps
    steps = as_things_stand(s, whole)
    wasted = "no" if steps == whole else "yes"
    return text("nemo1-option-use", card=card_text(name), effects=effects_text(steps), wasted=wasted)


@verbs.GIVE.labelled
@verbs.GIVE_FOR.labelled
def _give(s: Nemo, seat: int, name: str, *benefit: str) -> Text:
    """[NW1-8.3] The benefit of an OR treasure."""
    treasure = s.pack.treasures[s.pack.treasure_number[name]]
    found = benefit_of(s, ("give", name, *benefit)).steps if treasure.benefits else ()
    effects = effects_text(as_things_stand(s, found)) if treasure.benefits else (NOTHING,)
    return text("nemo1-option-give", treasure=treasure_text(name), effects=effects)


@verbs.REFIT.labelled
def _refit(s: Nemo, seat: int, name: str) -> Text:
    return text("nemo1-option-refit", upgrade=upgrade_text(name), cost=s.pack.costs[UPGRADE[name]])


def _yard(message: str, resource: int) -> Callable[[Nemo, int], Text]:
    """[NW1-7.2, 6.13] Rest or Repair; card 16 takes the weeks away, and a full track has nothing to gain."""

    def called(s: Nemo, seat: int) -> Text:
        gains = in_time(s) and regains(s, resource, 1)
        return text(message, free="yes" if s.free_yard else "no", gains="yes" if gains else "no")

    return called


verbs.RESTING.labelled(_yard("nemo1-option-rest", CREW))
verbs.REPAIRING.labelled(_yard("nemo1-option-repair", HULL))


@verbs.INCITE.labelled
def _incite(s: Nemo, seat: int, name: str) -> Text:
    treasure = s.pack.treasures[s.pack.treasure_number[name]]
    return text("nemo1-option-incite", treasure=treasure_text(name), vp=treasure.vp)


@verbs.MOVE.labelled
def _move(s: Nemo, seat: int, name: str) -> Text:
    weeks = s.pack.weeks.get((s.ocean, OCEAN[name]), 0)
    return text("nemo1-option-move", ocean=ocean_text(name), weeks=weeks)


def _fight(message: str, stalked: int) -> Callable[[Nemo, int, int], Text]:
    """[NW1-7.10, 7.11, 10.1] A ship by its place with the chances of both sides; a hidden one stays unknown."""

    def called(s: Nemo, seat: int, place: int) -> Text:
        here = s.ships[s.ocean]
        if not 1 <= place <= len(here) or here[place - 1] < 0:
            return text(message, place=place, kind="hidden", ship=HIDDEN, chance=NOBODY, danger=NOBODY)
        ship = here[place - 1]
        return text(
            message,
            place=place,
            kind="warship" if s.pack.attack[ship] else "other",
            ship=ship_line(ship_view(s.pack.ships[ship])),
            chance=share(attack_chance(at_fire(s), place - 1, stalked)),
            danger=percent(fire_chance(at_fire(s), ship)),
        )

    return called


verbs.STALK.labelled(_fight("nemo1-option-stalk", 1))
verbs.ATTACK.labelled(_fight("nemo1-option-attack", 0))


@verbs.CHOOSE.labelled
def _choose(s: Nemo, seat: int, wanted: str) -> Text:
    """[NW1-6.9] The alternative in words, from the steps behind it."""
    for word, steps in alternatives(getattr(s.node, "then", ())):
        if word == wanted:
            return text("nemo1-option-choose", effects=effects_text(as_things_stand(s, steps)))
    return text("nemo1-option-choose", effects=(NOTHING,))
