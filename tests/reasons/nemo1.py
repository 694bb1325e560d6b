"""When a reason of Nemo's War, first edition, is true: by the rules, of the described position."""

from __future__ import annotations

from typing import Final

from tests.reasons.truths import Met, Truth

ROUTES: Final = (
    ("western-pacific", "eastern-pacific"),
    ("western-pacific", "indian-ocean"),
    ("indian-ocean", "south-atlantic"),
    ("south-atlantic", "north-atlantic"),
    ("north-atlantic", "mediterranean"),
    ("eastern-pacific", "south-atlantic"),
)
"""[NW1-4.2] The open routes; the tunnel between Indian Ocean and Mediterranean needs card 13."""
TUNNEL: Final = {"indian-ocean", "mediterranean"}
COSTS: Final = {
    "strengthened-prow": 3,
    "additional-armor": 4,
    "monstrous-design": 2,
    "mysterious-library": 2,
    "seek-adventure": 1,
}
"""[NW1-7.5] What an upgrade costs in stored ships."""
BOXES: Final = 5
ACTIONS: Final = {"rest", "repair", "refit", "incite", "search", "move", "stalk", "attack", "pass"}
FITTING: Final = {
    "start-ocean": {"start"},
    "commitment": {"commit"},
    "exert": {"exert"},
    "help": {"help", "use", "done"},
    "card-choice": {"choose"},
    "action": {*ACTIONS, "use"},
    "seek": {"accept", "refuse"},
    "combat-exert": {"exert"},
    "wreck": {"sink", "capture"},
    "continue": {"stop", "attack"},
    "after-action": {"use", "end"},
    "final-commitment": {"commit"},
    "lose-choice": {"lose"},
    "prevent": {"give", "decline"},
    "refit-ships": {"mark", "pay"},
}
"""[NW1-0.6, 7.5] What can be said at each question, besides giving up a treasure."""
ROLL_AGAIN: Final = "as-master-wishes"
"""[NW1-6.12] Card 2, the only one for the emergency help."""
PLACES: Final = {
    "vanikoro": {"western-pacific"},
    "some-days-ashore": {"eastern-pacific", "western-pacific"},
    "pearl-worth-ten-millions": {"indian-ocean"},
    "the-bay-of-vigo": {"north-atlantic", "mediterranean"},
}
"""Cards 7, 8, 11 and 14 with the oceans that they name; they are used before or after the action there."""
ANYWHERE: Final = {"all-by-electricity"}
BEFORE_ONLY: Final = "the-underwater-coalfields"
WONDERS: Final = {
    "mariana-trench",
    "ruins-of-atlantis",
    "realm-of-coral",
    "crespo-underwater-forest",
    "sargasso-meadows",
    "santorini-furnace",
}
"""[NW1-8.2] The treasures without a printed number."""


def is_not_asked(met: Met) -> bool:
    """[NW1-5.1] What is said belongs to another question; a payer is not a marker, though both are ships."""
    if met.ask == "refit-ships" and met.answer[0] in FITTING["refit-ships"]:
        return bool(met.answer[0] != met.options[0][0])
    if met.answer[0] == "give":
        return met.ask == "refit-ships" and len(met.options) == 1
    if met.answer[0] == "use" and met.ask == "help":
        return bool(met.name != ROLL_AGAIN)
    return met.answer[0] not in FITTING[met.ask]


def is_no_ship(met: Met) -> bool:
    """[NW1-7.10, 7.11] Nothing lies on that place of the Nautilus' ocean."""
    here = met.position["ships"][met.position["ocean"]]
    return bool(len(here) < met.name or here[met.name - 1] == "none")


def is_linked(met: Met) -> bool:
    """[NW1-7.9] Whether an open route joins the two oceans."""
    return any({met.position["ocean"], met.name} == {*route} for route in ROUTES)


def is_tunnel(met: Met) -> bool:
    """[NW1-7.9] Whether it is the way through the tunnel."""
    return {met.position["ocean"], met.name} == TUNNEL


def names_unlisted(met: Met) -> bool:
    """[NW1-6.10] Whether something is exerted that cannot be exerted alone here: the HELP list does not have it."""
    return any(("exert", name) not in met.options for name in met.answer[1:])


def has_numbered(met: Met) -> bool:
    """[NW1-7.7, 8.2] Whether a treasure is collected that is no wonder."""
    return any(name not in WONDERS for name in met.position["collected"])


def is_for_another_moment(met: Met) -> bool:
    """[NW1-6.7, 4.8] A kept card whose window is not this one; one that waits for a roll, or works while it is held."""
    usable = {"action": {*PLACES, *ANYWHERE, BEFORE_ONLY}, "after-action": {*PLACES, *ANYWHERE}}
    return met.name in met.position["kept"] and met.name not in usable.get(met.ask, set())


def is_elsewhere(met: Met) -> bool:
    """[NW1-6.7] The Nautilus is in no ocean that the kept card names."""
    return met.name in met.position["kept"] and met.position["ocean"] not in PLACES[met.name]


TRUTHS: Final[dict[str, Truth]] = {
    "already-named": lambda met: met.name in met.position["salvage"] and met.answer not in met.options,
    "already-owned": lambda met: met.name in met.position["upgrades"],
    "benefit-unnamed": lambda met: len(met.answer) == 2,
    "box-order": lambda met: met.name in met.position["salvage"],
    "cannot-refuse": lambda met: met.position["carried"][-1] in ("a-hollow-explosion", "the-maelstrom"),
    "card-not-held": lambda met: met.name not in met.position["kept"],
    "consecutive-yard": lambda met: met.position["yard"] and not met.position["free_yard"],
    "does-not-save": lambda met: met.ask == "prevent",
    "exert-not-listed": names_unlisted,
    "exert-one-only": lambda met: met.ask == "combat-exert" and len(met.answer) > 2,
    "no-help-card": lambda met: met.name == ROLL_AGAIN and ROLL_AGAIN not in met.position["kept"],
    "no-number": lambda met: met.name in met.position["collected"] and met.name in WONDERS,
    "no-prey": is_no_ship,
    "no-target": is_no_ship,
    "no-treasure": lambda met: not has_numbered(met),
    "no-such-choice": lambda met: met.ask == "card-choice",
    "no-such-final": lambda met: met.name == "random",
    "not-collected": lambda met: met.name not in met.position["collected"],
    "not-connected": lambda met: not is_linked(met) and not is_tunnel(met),
    "not-now": is_not_asked,
    "not-stored": lambda met: met.name not in met.position["salvage"],
    "nothing-to-find": lambda met: (
        not met.position["circles"][met.position["ocean"]]
        and (not met.position["cup"] or "mysterious-library" not in met.position["upgrades"])
    ),
    "offering-not-collected": lambda met: has_numbered(met) and met.name not in met.position["collected"],
    "passenger-spent": lambda met: met.name in met.position["spent"],
    "route-closed": lambda met: is_tunnel(met) and "arabian-tunnel" not in met.position["kept"],
    "salvage-full": lambda met: len(met.position["salvage"]) == BOXES,
    "too-little-salvage": lambda met: len(met.position["salvage"]) < COSTS[met.name],
    "wrong-ocean": is_elsewhere,
    "wrong-window": is_for_another_moment,
}
