"""When a reason of Nemo's War, second edition, is true: by the rules, of the described position."""

from __future__ import annotations

from typing import Final

from tests.reasons.truths import Met, Truth

LETTERS: Final = "ABCD"
CAPACITY: Final = {
    "western-pacific": 4,
    "eastern-pacific": 4,
    "north-atlantic": 4,
    "south-atlantic": 3,
    "european-seas": 4,
    "indian-ocean": 3,
    "south-pacific": 1,
    "central-pacific": 2,
    "pacific-coast": 1,
    "arctic-ocean": 1,
    "cape-horn": 1,
    "cape-of-good-hope": 1,
}
"""[NW2-24.1] How many pieces an ocean holds."""
MOVES: Final = (
    ("western-pacific", "indian-ocean"),
    ("western-pacific", "arctic-ocean"),
    ("western-pacific", "central-pacific"),
    ("western-pacific", "south-pacific"),
    ("eastern-pacific", "central-pacific"),
    ("eastern-pacific", "south-pacific"),
    ("eastern-pacific", "cape-horn"),
    ("north-atlantic", "arctic-ocean"),
    ("north-atlantic", "south-atlantic"),
    ("north-atlantic", "european-seas"),
    ("south-atlantic", "cape-horn"),
    ("south-atlantic", "cape-of-good-hope"),
    ("indian-ocean", "cape-of-good-hope"),
    ("south-pacific", "central-pacific"),
    ("central-pacific", "pacific-coast"),
    ("pacific-coast", "arctic-ocean"),
)
DOTTED: Final = (
    ("western-pacific", "pacific-coast"),
    ("north-atlantic", "pacific-coast"),
    ("european-seas", "indian-ocean"),
)
"""[NW2-1.2, 24.1] The links for moving, and those for placing only."""
LANDS: Final = {
    "western-pacific": {"tientsin-massacre", "shogun-rebellion", "chinese-migrants"},
    "north-atlantic": {"mexican-independence", "cuba-puerto-rico-revolt"},
    "south-atlantic": {"paraguayan-war", "ashanti-wars", "livingstones-expedition"},
    "european-seas": {"fenian-troubles", "spanish-revolution"},
    "indian-ocean": {"abyssinia-at-war", "selangor-civil-war"},
    "south-pacific": {"maori-resistance"},
    "central-pacific": {"kamehamehas-hawaii"},
    "pacific-coast": {"kamehamehas-hawaii"},
    "cape-of-good-hope": {"diamond-mines"},
}
"""[NW2-3.7, 24.1] The land spaces linked to each ocean."""
COSTS: Final = {"adventure": 2, "attack": 1, "incite": 1, "move": 1, "rest": 2, "repair": 2, "refit": 2, "search": 1}
CHEAP_IN_A_LULL: Final = {"adventure", "rest", "repair", "refit"}
CARD_COSTS: Final = {
    "the-arabian-tunnel": 1,
    "an-underwater-coalfield": 1,
    "the-south-pole": 3,
    "the-transatlantic-cable": 1,
    "captain-nemos-diaries": 1,
    "vanikoro": 2,
    "vigo-bay": 2,
    "the-korea-incident": 1,
}
"""[NW2-10.2, 26] What actions and kept cards cost in action points."""
OFFICERS: Final = {"first-officer", "second-officer", "chief-engineer"}
HELPERS: Final = {"first-officer", "conseil", "ned-land", "professor-aronnax"}
"""[NW2-14.3] Who gives action points, and who helps with a roll."""
IN_ACTION: Final = {"tonic-for-nemo", "able-hands", "spare-plating", "stroke-of-initiative", "lost-blueprint"}
AS_HELP: Final = {"lucky-charm"}
"""[NW2-15.1] The retain tokens and their windows."""
UPGRADE_COSTS: Final = {
    "arcane-library": 2,
    "double-hull": 3,
    "electro-powered-crew-armor": 3,
    "fog-machine": 2,
    "hydro-drive": 3,
    "monstrous-design": 3,
    "periscope-device": 3,
    "reinforced-armor": 4,
    "steam-torpedoes": 4,
    "strengthened-prow": 4,
}
CARD_OCEANS: Final = {
    "some-days-ashore": {"eastern-pacific", "western-pacific"},
    "the-indian-ocean": {"indian-ocean"},
    "a-pearl-worth-ten-million": {"indian-ocean"},
    "the-arabian-tunnel": {"indian-ocean", "european-seas"},
    "an-underwater-coalfield": {"north-atlantic", "south-atlantic"},
    "the-south-pole": {"cape-horn", "cape-of-good-hope"},
    "the-gulf-stream": {"north-atlantic"},
    "the-transatlantic-cable": {"north-atlantic"},
    "vanikoro": {"south-pacific"},
    "torres-straits": {"western-pacific", "south-pacific"},
    "vigo-bay": {"european-seas"},
    "the-korea-incident": {"western-pacific"},
}
"""The kept cards that can be played in the Action Phase of some oceans."""
ANYWHERE: Final = {"all-by-electricity", "captain-nemos-diaries"}
AFTER_SINKING: Final = "at-full-steam"
CONSEILS: Final = "as-master-wishes"
"""Event 3: in the Action Phase for a sacrificed Conseil, as emergency help for one in play."""
QUESTIONS: Final = {
    "act3-choice": {"motive", "upgrade"},
    "action": {*COSTS, "torpedo", "fog", "sacrifice", "retain", "play", "end"},
    "adventure-accept": {"resolve", "return"},
    "attack-mode": {"bold", "stalk"},
    "attack-target": {"target"},
    "captain-handover": {"keep", "pass"},
    "card-option": {"choose"},
    "consent": {"agree", "refuse"},
    "continue-attack": {"continue", "stop"},
    "cube-pick": {"land"},
    "emergency-help": {"sacrifice", "retain", "play", "token", "armor", "scrap", "accept", "exert", "spend"},
    "exert": {"exert"},
    "first-captain": {"captain", "draw"},
    "forgo-repair": {"forgo"},
    "gem-ocean": {"ocean"},
    "gem-reward": {"gem", "none"},
    "hit-shield": {"bear", "shield"},
    "keep-card": {"play", "keep"},
    "land-space": {"land"},
    "loss-pick": {"lose"},
    "loss-shield": {"bear", "shield"},
    "motive": {"motive"},
    "move-path": {"ocean", "stay"},
    "place-anywhere": {"ocean"},
    "place-contact": {"ocean"},
    "place-flip": {"flip"},
    "place-ocean": {"ocean"},
    "pursuit-order": {"pursuer"},
    "refit-pick": {"upgrade", "nothing"},
    "retain-treasure": {"retain", "keep"},
    "revive-pick": {"revive"},
    "sacrifice-pick": {"sacrifice", "decline"},
    "salvage-payment": {"salvage"},
    "ship-pick": {"ship"},
    "stalk-decline": {"fight", "decline"},
    "start-payment": {"pay"},
    "start-upgrade": {"install", "leave"},
    "tonnage-or-salvage": {"tonnage", "salvage"},
    "tonnage-row": {"row"},
    "treasure-bonus": {"spend"},
    "treasure-discard": {"discard"},
    "upgrade-pick": {"upgrade"},
    "uprising-order": {"check"},
    "uprising-response": {"give-up", "support"},
    "usurp": {"silent", "propose"},
    "usurp-answer": {"adopt", "refuse"},
    "white-pair": {"pair"},
}
"""[NW2-27] What can be said at each question."""

NAMELESS: Final = {"act3-choice": ("upgrade",), "tonnage-or-salvage": ("salvage",)}
"""[NW2-5.3, 12.10] What is said without a name here, and with one at another question."""


def are_linked(first: str, second: str) -> bool:
    """[NW2-1.2] Next to each other by a link of either kind."""
    return any({first, second} == {*pair} for pair in (*MOVES, *DOTTED))


def pieces(met: Met, ocean: str) -> int:
    """[NW2-9.5] Ships and contacts of an ocean."""
    return len(met.position["ships"][ocean]) + int(met.position["contacts"][ocean])


def around(met: Met) -> list[str]:
    """[NW2-9.5] The oceans from which a placement may have started: the offered ones lie there or next to there."""
    offered = [option[1] for option in met.options if option[0] == "ocean"]
    return [o for o in CAPACITY if all(other == o or are_linked(o, other) for other in offered)]


def is_not_asked(met: Met) -> bool:
    """[NW2-4.1, 20.3] What is said belongs to another question; who has proposed something only pays or gives in."""
    if ("pay",) in met.options:
        return met.answer not in (("pay",), ("yield",))
    if met.answer[0] in NAMELESS.get(met.ask, ()) and len(met.answer) > 1:
        return True
    return met.answer[0] not in QUESTIONS[met.ask]


def lacks_points(met: Met) -> bool:
    """[NW2-10.2] The action or the first step of the card costs more than there is."""
    lull = met.answer[0] in CHEAP_IN_A_LULL and met.position["lull"]
    cost = 1 if met.answer[0] == "fog" else CARD_COSTS.get(met.name) or COSTS[met.answer[0]] - lull
    return bool(met.position["ap"] < cost)


def is_unmet(met: Met) -> bool:
    """[NW2-5.7, 26] The Nautilus is elsewhere, or the one whom an option speaks of is not there."""
    if met.answer[0] == "choose":
        return is_unmet_choice(met)
    if met.name == CONSEILS:
        is_gone = "conseil" in met.position["sacrificed"]
        return bool(is_gone if met.ask == "emergency-help" else not is_gone)
    return met.position["ocean"] not in CARD_OCEANS[met.name]


def is_unmet_choice(met: Met) -> bool:
    """[NW2-26] Nobody to sacrifice, no ship to sink or to discard."""
    here = met.position["ships"][met.position["ocean"]]
    if "sacrifice-ned-land" in met.name:
        return "ned-land" in met.position["sacrificed"]
    if "sacrifice" in met.name:
        return len(met.position["sacrificed"]) == 6
    return not [ship for ship in here if "discard" in met.name or is_warship(met, ship)]


def is_warship(met: Met, ship: str) -> bool:
    """[NW2-1.3, 1.4] Warships are the sides with an attack value."""
    return any(side.name == ship and side.attack for side in met.pack.sides)


def is_for_another_moment(met: Met) -> bool:
    """[NW2-5.7, 6.1] A kept card, or the token in the tableau, whose window is not this one; the fog is no TEST."""
    if met.answer[0] == "token":
        return bool(met.position["red_sky"]) and met.ask != "emergency-help"
    if met.name == CONSEILS and met.ask == "emergency-help":
        return "fog-machine" not in met.position["installed"]
    fitting = {
        "action": {*CARD_OCEANS, *ANYWHERE, CONSEILS},
        "emergency-help": {CONSEILS},
        "keep-card": {AFTER_SINKING},
    }
    return met.name in met.position["tableau"] and met.name not in fitting.get(met.ask, set())


def is_not_kept(met: Met) -> bool:
    """[NW2-5.7] The card, or the token, is not in the tableau."""
    return not met.position["red_sky"] if met.answer[0] == "token" else met.name not in met.position["tableau"]


def is_away(met: Met) -> bool:
    """[NW2-9.5] Not next to the ocean of the placement, wherever that is; a white ship that lies elsewhere."""
    if met.answer[0] == "flip":
        white = [option[1] for option in met.options]
        return met.name not in white
    return any(o != met.name and not are_linked(o, met.name) for o in around(met))


def is_free_treasure(met: Met, window: set[str]) -> bool:
    """[NW2-15.1] A collected retain token for another window than this."""
    return met.position["collected"][met.name] > 0 and met.name in {*IN_ACTION, *AS_HELP} - window


def is_shut(met: Met) -> bool:
    """[NW2-11.3] Every land of the Nautilus' ocean has its cube."""
    return LANDS.get(met.position["ocean"], set()) <= {*met.position["uprisings"]}


def is_of_another(met: Met) -> bool:
    """[NW2-19.6] More than one plays, and it is not the captain who speaks, or not about what is his."""
    return len(met.position["seats"]) > 1


def is_linked_by(met: Met, links: tuple[tuple[str, str], ...]) -> bool:
    """[NW2-11.4] Whether such a link leads from the Nautilus to where she would go."""
    return any({met.position["ocean"], met.name} == {*pair} for pair in links)


def shows_pair(met: Met) -> bool:
    """[NW2-9.2] Whether the two dice can be taken from those that were rolled."""
    rolled = {die for option in met.options for die in option[1:]}
    return {*met.answer[1:]} <= rolled and met.answer in met.options


def has_usurper(met: Met) -> bool:
    return bool(met.position["captain"] in met.position["immune"])


TRUTHS: Final[dict[str, Truth]] = {
    "after-roll": lambda met: met.ask == "emergency-help" and met.answer[0] in ("exert", "spend"),
    "already-checked": lambda met: bool(LANDS.get(met.name, set()) & {*met.position["uprisings"]}),
    "armor-used": lambda met: "electro-powered-crew-armor" in met.position["installed"],
    "beyond-torpedoes": lambda met: met.name in met.position["ships"][met.position["ocean"]],
    "bold-attack-only": lambda met: "electro-powered-crew-armor" in met.position["installed"],
    "condition": is_unmet,
    "cube-already": lambda met: met.name in met.position["uprisings"],
    "deck-empty": lambda met: met.position["deck"] == 0,
    "exert-not-listed": lambda met: any(("exert", name) not in met.options for name in met.answer[1:]),
    "exert-one-only": lambda met: len(met.answer) > 2 and all(len(option) <= 2 for option in met.options),
    "exert-twice": lambda met: len({*met.answer}) < len(met.answer),
    "fog-without-help": lambda met: "fog-machine" not in met.position["installed"],
    "gem-already": lambda met: met.position["gems"][met.name] > 0,
    "gem-is-due": lambda met: any(option[0] == "gem" for option in met.options),
    "gem-not-adjacent": lambda met: is_away(met) and not met.position["gems"][met.name],
    "gives-no-help": lambda met: met.name not in HELPERS,
    "gives-no-points": lambda met: met.name not in OFFICERS,
    "immune": has_usurper,
    "land-not-linked": lambda met: met.answer not in met.options,
    "mode-fixed": lambda met: met.ask in ("attack-target", "continue-attack"),
    "motive-already": lambda met: met.name == met.position["motive"],
    "must-fight": lambda met: met.position["target"] != "none",
    "must-move": lambda met: met.ask == "move-path" and all(option[0] == "ocean" for option in met.options),
    "must-sacrifice": lambda met: met.ask == "sacrifice-pick" and met.answer == ("decline",),
    "no-action-points": lacks_points,
    "no-contact-here": lambda met: met.position["contacts"][met.name] == 0,
    "no-contact-to-attack": lambda met: met.position["contacts"][met.position["ocean"]] == 0,
    "no-continuation": lambda met: met.ask != "continue-attack",
    "no-crew-armor": lambda met: "electro-powered-crew-armor" not in met.position["installed"],
    "no-cube-here": lambda met: (
        met.name not in met.position["uprisings"] and not LANDS.get(met.name, set()) & {*met.position["uprisings"]}
    ),
    "no-cubes-left": lambda met: met.position["cubes_left"] == 0,
    "no-fog-machine": lambda met: "fog-machine" not in met.position["installed"],
    "no-free-land": is_shut,
    "no-gem": lambda met: met.position["seats"][LETTERS[met.seat]]["gems"] == 0,
    "no-gem-here": lambda met: met.position["gems"][met.position["ocean"]] == 0,
    "no-gem-there": lambda met: LETTERS[met.seat] == met.name or not met.position["seats"][met.name]["gems"],
    "no-link": lambda met: not is_linked_by(met, (*MOVES, *DOTTED)),
    "no-pursuer": lambda met: is_warship(met, met.name),
    "no-row-there": lambda met: met.name not in met.position["tonnage"],
    "no-salvage-from-effects": lambda met: len(met.position["salvage"]) < 4,
    "no-such-choice": lambda met: met.ask == "card-option" and met.answer not in met.options,
    "no-such-pair": lambda met: not shows_pair(met),
    "no-such-player": lambda met: met.name not in met.position["seats"],
    "no-target": lambda met: pieces(met, met.position["ocean"]) == 0,
    "no-token-effect": lambda met: met.position["collected"][met.name] > 0 and met.name not in {*IN_ACTION, *AS_HELP},
    "no-torpedoes": lambda met: "steam-torpedoes" not in met.position["installed"],
    "no-upgrade-on-display": lambda met: not met.position["display"],
    "no-upgrade-set-aside": lambda met: met.position["upgrades_down"] == 0,
    "no-warship": lambda met: not is_warship(met, met.name),
    "no-white-ship": lambda met: (
        is_warship(met, met.name) or met.name not in {ship for here in met.position["ships"].values() for ship in here}
    ),
    "not-adjacent": is_away,
    "not-collected": lambda met: met.position["collected"][met.name] == 0,
    "not-in-salvage": lambda met: met.name not in met.position["salvage"],
    "not-in-tableau": is_not_kept,
    "not-installed": lambda met: met.name not in met.position["installed"],
    "not-now": is_not_asked,
    "not-on-display": lambda met: met.name not in met.position["display"],
    "not-proposable": lambda met: ("silent",) in met.options,
    "not-proposed": lambda met: met.answer not in met.options and met.ask in ("consent", "usurp-answer"),
    "not-sacrificed": lambda met: met.name not in met.position["sacrificed"],
    "not-set-aside": lambda met: met.ask == "upgrade-pick" and met.answer not in met.options,
    "not-spendable": lambda met: met.position["collected"][met.name] > 0,
    "not-yours": is_of_another,
    "ocean-full": lambda met: pieces(met, met.name) >= CAPACITY[met.name],
    "pay-fatal": lambda met: 1 in (met.position["nemo"], met.position["crew"], met.position["hull"]),
    "placement-only": lambda met: is_linked_by(met, DOTTED),
    "row-not-adjacent": lambda met: not are_linked(met.position["ocean"], met.name),
    "sacrifice-window": lambda met: (
        met.name not in met.position["sacrificed"] and met.ask not in ("action", "emergency-help", "sacrifice-pick")
    ),
    "sacrificed": lambda met: met.name in met.position["sacrificed"],
    "salvage-full": lambda met: len(met.position["salvage"]) == 4,
    "target-elsewhere": lambda met: met.name not in met.position["ships"][met.position["ocean"]],
    "three-points-due": lambda met: sum(met.answer[1:]) != 3,
    "too-little-salvage": lambda met: len(met.position["salvage"]) < UPGRADE_COSTS[met.name],
    "too-much-forgone": lambda met: met.name > max(option[1] for option in met.options),
    "torpedo-used": lambda met: bool(met.position["torpedo_used"]),
    "treasure-window": lambda met: is_free_treasure(
        met, {"action": IN_ACTION, "emergency-help": AS_HELP}.get(met.ask, set())
    ),
    "wrong-window": is_for_another_moment,
}
