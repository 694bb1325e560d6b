"""[NW2-2, 21, 22] What can be chosen when a game is opened, and the choices as bits for the rules."""

from __future__ import annotations

from typing import Final, NamedTuple

from pelagos.core.errors import PelagosError
from pelagos.core.settings import Setting, Settings
from pelagos.games.nemo2.names import COOP, MOTIVES, SEMI_COOP, SOLO

EDITION_OPTIONS: Final = {
    "captain_hidden": ("outer", "inner"),
    "upgrade_shield": ("hits_only", "any_loss"),
    "hit_choice_timing": ("before_location", "after_location"),
    "shield_pile": ("removed", "fail_pile"),
    "crew_armor_limit": ("per_attack", "per_action"),
    "black_die_44": ("permanent", "current"),
    "empty_bag_red": ("yes", "no"),
    "rising_threat_order": ("ship_first", "discard_first"),
    "uncharted_island": ("forced", "free_action"),
    "emergency_scope": ("tests", "any_2d6"),
    "coordinated_count": ("all_ships", "same_kind"),
    "retain_window": ("action_phase", "any_time"),
    "coop_relinquish_lock": ("no", "yes"),
    "coop_gem_reward": ("mandatory", "optional"),
}
"""Each option with its frosted and its galakta value, in that order; chapter 22 tells why they differ."""

VARIANTS: Final = (
    "taking_it_on_the_chin",
    "treacherous_waters",
    "relentless_pursuit",
    "coordinated_navies",
    "realistic_torpedoes",
)
KNOBS: Final = (
    "deck_gems",
    "start_upgrade",
    "hidden_contacts",
    "start_ap",
    "reinforcements",
    "exert_losses",
    "treacherous_tokens",
)
LEVELS: Final = ("sailor", "officer", "captain")
EDITIONS: Final = ("frosted", "galakta")
MODES: Final = (SOLO, COOP, SEMI_COOP)
SEATS_BY_MODE: Final = {SOLO: (1, 1), COOP: (2, 4), SEMI_COOP: (2, 4)}
BY_EDITION: Final = "edition"
BY_LEVEL: Final = "level"
ASK: Final = "ask"

SETTINGS: Final = (
    Setting("players", 1, "nemo2-setting-players", low=1, high=4),
    Setting("mode", SOLO, "nemo2-setting-mode", choices=MODES),
    Setting("edition", "frosted", "nemo2-setting-edition", choices=EDITIONS),
    Setting("motive", ASK, "nemo2-setting-motive", choices=(ASK, *MOTIVES)),
    Setting("level", "officer", "nemo2-setting-level", choices=LEVELS),
    *(Setting(knob, BY_LEVEL, f"nemo2-setting-{knob}", choices=(BY_LEVEL, *LEVELS)) for knob in KNOBS),
    *(
        Setting(
            option,
            BY_EDITION,
            f"nemo2-setting-{option}",
            choices=(BY_EDITION, *values),
            only=(COOP, SEMI_COOP) if option.startswith(COOP) else (),
        )
        for option, values in EDITION_OPTIONS.items()
    ),
    *(Setting(variant, False, f"nemo2-setting-{variant}") for variant in VARIANTS),
)

BIT: Final = {name: 1 << place for place, name in enumerate((*EDITION_OPTIONS, *VARIANTS, "semi_coop"))}
INNER_CONTACTS: Final = BIT["captain_hidden"]
SHIELD_ANY_LOSS: Final = BIT["upgrade_shield"]
SHIELD_AFTER_LOCATION: Final = BIT["hit_choice_timing"]
SHIELD_TO_FAIL: Final = BIT["shield_pile"]
ARMOR_PER_ACTION: Final = BIT["crew_armor_limit"]
CURRENT_44: Final = BIT["black_die_44"]
NO_EARLY_RED: Final = BIT["empty_bag_red"]
DISCARD_FIRST: Final = BIT["rising_threat_order"]
FREE_ISLAND: Final = BIT["uncharted_island"]
HELP_ANY_2D6: Final = BIT["emergency_scope"]
COUNT_SAME_KIND: Final = BIT["coordinated_count"]
RETAIN_ANY_TIME: Final = BIT["retain_window"]
RELINQUISH_LOCK: Final = BIT["coop_relinquish_lock"]
OPTIONAL_GEM: Final = BIT["coop_gem_reward"]
CHIN: Final = BIT["taking_it_on_the_chin"]
TREACHEROUS: Final = BIT["treacherous_waters"]
PURSUIT: Final = BIT["relentless_pursuit"]
COORDINATED: Final = BIT["coordinated_navies"]
REALISTIC: Final = BIT["realistic_torpedoes"]
SEMI: Final = BIT["semi_coop"]
"""A set bit is the galakta value of an option, or a variant in use."""
EVERY_QUESTION: Final = 1 << len(BIT)
"""[NW2-27] Set where a question is put although a single answer is possible, as case files may want it."""


class Chosen(NamedTuple):
    """The settings of one game: who plays, the bits of the options, and the knobs as 0, 1, 2 for the three levels."""

    players: int
    motive: str
    flags: int
    knobs: dict[str, int]


def chosen(settings: Settings) -> Chosen:
    """[NW2-2.1, 18.1, 19.1] The edition and the level speak for everything that is not set on its own."""
    players, mode = int(settings["players"]), settings["mode"]
    if (mode == SOLO) != (players == 1):
        raise PelagosError("error-nemo2-players", rule="NW2-19.1", players=players, mode=str(mode))
    flags = SEMI if mode == SEMI_COOP else 0
    for option, (frosted, galakta) in EDITION_OPTIONS.items():
        value = settings[option]
        if value == BY_EDITION:
            value = galakta if settings["edition"] == "galakta" else frosted
        flags |= BIT[option] * (value == galakta)
    flags |= sum(BIT[variant] for variant in VARIANTS if settings[variant])
    knobs = {}
    for knob in KNOBS:
        value = settings["level"] if settings[knob] == BY_LEVEL else settings[knob]
        knobs[knob] = LEVELS.index(str(value))
    return Chosen(players, str(settings["motive"]), flags, knobs)
