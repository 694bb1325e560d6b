"""Every answer of Endeavor: Deep Sea, declared once: the verb, what follows it, its words, its spot, its spellings."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Final

from pelagos.core.kinds import Kind, Several, Value, amount
from pelagos.core.nodes import option_text
from pelagos.core.text import SeatName, Text, text
from pelagos.core.verbs import Phrase, Verbs, Weights
from pelagos.games.endeavor.language import NotTheLanguage, effects, gain_words
from pelagos.games.endeavor.names import (
    ACTIONS,
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    CONSERVE,
    LETTERS,
    MOST_DEPTH,
    NOWHERE,
    SLOT_NAMES,
    as_named,
    bits,
)

if TYPE_CHECKING:
    from pelagos.games.endeavor.data import Pack
    from pelagos.games.endeavor.state import Endeavor

NUMBER: Final = re.compile(r"[0-9]+")
KNOWLEDGE: Final = "knowledge"
BONUS: Final = "bonus"
WITH_DISC: Final = "with-disc"
DISC_MARK: Final = "*"
"""What stands for a disc behind the name of a crew member."""
OLDER: Final = "older"
"""[EDS-10.5] A token that was discarded unseen comes from an earlier shuffle."""


# What answers speak of


def _named(name: str, values: Callable[[Pack], Sequence[str]], words: str = "") -> Kind:
    """A kind of piece, which may also be called by its printed name."""

    def as_printed(s: Endeavor, word: str) -> str | None:
        return found if (found := as_named(word)) in made.names(s.pack) else None

    made = Kind(name, values, words=words, also=as_printed)
    return made


def _zone_named(s: Endeavor, word: str) -> str | None:
    """A slot by the zone in it."""
    tile = s.pack.numbers.tile.get(as_named(word), NOWHERE)
    return SLOT_NAMES[s.ocean.index(tile)] if tile != NOWHERE and tile in s.ocean else None


def _gains(pack: Pack) -> tuple[tuple[Value, ...], ...]:
    """[EDS-6.9] Everything of which a bonus in the tables can be made up."""
    ocean, marked = pack.ocean, [(tile.leaving, tile.token_taken, tile.after_conserve) for tile in pack.tiles]
    bonuses = [
        *(gains for tile in pack.tiles for gains in (tile.discovery, tile.arrival, tile.all_filled)),
        *(special.gains for specials in marked for special in specials if special),
        *(space.gains for space in pack.spaces),
        *(gains for links in ocean.links for _, gains in links),
        *chain(ocean.after_dive, ocean.emptied, ocean.after_conserve),
        *(side.bonus for side in pack.sides),
        *(gains for report in pack.reports for gains in (report.you, report.others)),
        *(token.other for token in pack.tokens),
        *(space.gains for scenario in pack.scenarios for space in scenario.influence.spaces),
    ]
    return tuple(dict.fromkeys(gain_words(gain) for gain in dict.fromkeys(chain(*bonuses))))


def _spaces(pack: Pack) -> tuple[tuple[Value, ...], ...]:
    """[EDS-16.2] The influence spaces of all scenarios by row and column."""
    areas = [scenario.influence for scenario in pack.scenarios]
    return tuple(dict.fromkeys((space.row, space.col) for area in areas for space in area.spaces))


def _moves(pack: Pack) -> tuple[tuple[Value, ...], ...]:
    """[EDS-16.6] From one influence space to each that a marker on it makes legal, where markers move."""
    areas = [scenario.influence for scenario in pack.scenarios if "moving-markers" in scenario.rules]
    ways = [
        (area.spaces[a], area.spaces[b]) for area in areas for a in range(len(area.spaces)) for b in bits(area.opens[a])
    ]
    return tuple(dict.fromkeys((a.row, a.col, b.row, b.col) for a, b in ways))


def _goal_options(pack: Pack) -> tuple[str, ...]:
    """[EDS-16.8] What the options of a goal are called."""
    goals = [goal for scenario in pack.scenarios for goal in scenario.goals]
    return tuple(dict.fromkeys(option.option for goal in goals for option in goal.options))


def _space_names(action: str) -> Callable[[Pack], tuple[str, ...]]:
    """[EDS-7.1] What the spaces of an action are called in their zones."""
    kind = ACTIONS.index(action)
    return lambda pack: tuple(dict.fromkeys(space.id for space in pack.spaces if space.kind == kind))


AN_ACTION: Final = Kind("action", ACTIONS, words="endeavor-action")
AN_ATTRIBUTE: Final = Kind(
    "attribute", ATTRIBUTES, words="endeavor-attribute", also=lambda s, word: ATTRIBUTE_NAMES.get(word.lower())
)
A_CREW: Final = _named("crew", lambda pack: tuple(pack.numbers.side), words="endeavor-crew")
A_DEPTH: Final = amount("depth", 1, MOST_DEPTH)
A_DISC: Final = Kind("disc", (WITH_DISC,))
A_GOAL_OPTION: Final = Kind("option", _goal_options)
A_HALF: Final = Kind("half", (KNOWLEDGE, BONUS), also=lambda s, word: BONUS if word == "other" else None)
A_NAMED_KIND: Final = Kind("action", ACTIONS[CONSERVE:], words="endeavor-action")
A_RECRUIT: Final = _named("kind", lambda pack: tuple(pack.numbers.kind))
A_REPORT: Final = _named("report", lambda pack: tuple(pack.numbers.report), words="endeavor-report")
A_REPORT_SPACE: Final = Kind(
    "number", lambda pack: tuple(range(1, max(len(report.spaces) for report in pack.reports) + 1))
)
A_SLOT: Final = Kind("slot", SLOT_NAMES, spot="zone-{}", also=_zone_named)
A_SPACE: Final = {action: Kind("space", _space_names(action)) for action in ACTIONS[1:]}
A_TILE: Final = _named("tile", lambda pack: tuple(pack.numbers.tile), words="endeavor-tile")
A_TOKEN: Final = _named("token", lambda pack: tuple(pack.numbers.token), words="endeavor-token")
THE_REST: Final = Kind("rest", ("rest",))


# Where it lies


def _member(s: Endeavor, seat: int, name: str, *disc: str) -> tuple[str, ...]:
    """The one crew member that is meant, of several of a name the first with or without a disc."""
    side = s.pack.numbers.side.get(name, NOWHERE)
    alike = [code for code in s.crew[seat] if code >> 1 == side]
    wanted = side * 2 + bool(disc)
    place = alike.index(wanted) if wanted in alike else 0
    return (f"seat-{seat}-{name}-{place + 1}",) if alike else ()


def _loaded_member(s: Endeavor, seat: int, name: str) -> tuple[str, ...]:
    """[EDS-5.5] The crew member whose disc is taken back."""
    return _member(s, seat, name, WITH_DISC)


def _report_space(s: Endeavor, seat: int, name: str, space: int) -> tuple[str, ...]:
    """[EDS-6.4] The activation space of a report that lies in front of the player."""
    held = any(s.pack.reports[code >> 2].id == name for code in s.reports[seat])
    return (f"seat-{seat}-{name}-{space}",) if held else ()


def _influence_spaces(s: Endeavor, seat: int, *places: int) -> tuple[str, ...]:
    """[EDS-16.2, 16.6] The influence space, or both of a move."""
    return tuple(f"space-{row}-{col}" for row, col in zip(places[::2], places[1::2], strict=True))


def _drawn_tile(s: Endeavor, seat: int, name: str) -> tuple[str, ...]:
    """[EDS-9.3] The tile among those that are looked at."""
    drawn = [s.pack.tiles[tile].id for tile, _, _ in s.drawn]
    return (f"drawn-{drawn.index(name)}",) if name in drawn else ()


def _piles(s: Endeavor, seat: int, *depths: int) -> tuple[str, ...]:
    """[EDS-9.3] The piles that are drawn from."""
    return tuple(f"pile-{depth}" for depth in dict.fromkeys(depths))


# How it may be written


def _numbers(s: Endeavor, written: str) -> str:
    """[EDS-16.2] Places as positions write them: `(3,4)`."""
    return " ".join(NUMBER.findall(written))


def _zone_and_space(s: Endeavor, written: str) -> str:
    """[EDS-7.1] A space as positions write it: `C2.s1`."""
    return written.replace(".", " ")


def _gain(s: Endeavor, written: str) -> str:
    """[EDS-6.9] A gain in the language of the tables: `action:travel[tech+1]`."""
    try:
        found = set(effects(written))
    except NotTheLanguage:
        return written
    return option_text(gain_words(found.pop())) if len(found) == 1 else written


def _completed(s: Endeavor, verb: str, *named: str) -> str:
    """What is named, as in the only offered answer that goes on where this one ends."""
    begun, offered = (verb, *named), getattr(s.node, "options", ())
    longer = [option for option in offered if option[: len(begun)] == begun != option]
    return option_text(longer[0][1:] if len(longer) == 1 and begun not in offered else named)


def _with_disc(s: Endeavor, written: str) -> str:
    """[EDS-13.2] The disc need not be named where only the one with a disc can be meant."""
    marked = written.replace(DISC_MARK, f" {WITH_DISC}")
    name = A_CREW.read(s, marked.removesuffix(f" {WITH_DISC}"))
    return f"{name} {WITH_DISC}" if marked.endswith(f" {WITH_DISC}") else _completed(s, "promote", name)


def _with_space(s: Endeavor, written: str) -> str:
    """[EDS-6.4] The activation space need not be named where a single one is left."""
    return written if written[-1:].isdecimal() else _completed(s, "activate", A_REPORT.read(s, written))


def _rest(s: Endeavor, written: str) -> str:
    """[EDS-6.9] Whoever declines while he names his gains declines the rest of them."""
    return written or _completed(s, "decline")


LATER: Final[Weights] = {"action": "aside", "gained": "aside"}
"""[EDS-10.3] A token can be kept for the next turn: whoever has done something need not use it."""

VERBS: Final[Verbs[Endeavor]] = Verbs("endeavor")

LAUNCH: Final = VERBS.verb("launch", A_SLOT)
RECRUIT: Final = VERBS.verb("recruit", A_RECRUIT, spots="tray-{0}")
TAKE_STEP: Final = VERBS.verb("take", weight="quiet")()
TAKE_BACK: Final = VERBS.verb("take", A_CREW, words="endeavor-option-take-back", spots=_loaded_member, weight="light")
ALL: Final = VERBS.verb("all", weight="quiet")()
DONE: Final = VERBS.verb("done", weight="aside")()
ACTIVATE_SPACE: Final = VERBS.verb("activate", A_REPORT, A_REPORT_SPACE, spots=_report_space, reads=_with_space)
ACTIVATE: Final = VERBS.verb("activate", A_CREW, spots=_member)
TOKEN: Final = VERBS.verb("token", A_TOKEN, A_HALF, spots="seat-{seat}-token-{0}-1", weight=LATER)
PASS: Final = VERBS.verb("pass", spots="seat-{seat}-pass", weight="end")()
END: Final = VERBS.verb("end", weight="end")()
DO: Final = tuple(VERBS.verb(action, words=f"endeavor-action-{action}", door=True)() for action in ACTIONS)
DO_AT: Final = {
    action: VERBS.verb(action, A_SLOT, A_SPACE[action], spots="zone-{0}-{1}", reads=_zone_and_space)
    for action in ACTIONS[1:]
}
"""[EDS-6.3, 7.1] The actions of an activation, and the spaces where all but Travel are done."""
DISCOVERY: Final = VERBS.verb("discover")()
COPY_CREW: Final = VERBS.verb("copy", A_CREW, spots=_member)
USE: Final = tuple(map(VERBS.verb("use", AN_ACTION, words="endeavor-option-action", door=True), ACTIONS))
VESSEL: Final = VERBS.verb("vessel", A_SLOT, door=True)
TO: Final = VERBS.verb("to", A_SLOT)
REPORT: Final = VERBS.verb("report", A_REPORT, spots="report-{0}")
DEPTHS: Final = VERBS.verb("depths", Several(A_DEPTH, 2, alike=True), spots=_piles)
KEEP: Final = VERBS.verb("keep", A_TILE, spots=_drawn_tile, weight="light")
PLACE: Final = VERBS.verb("place", A_SLOT, weight="light")
PICK: Final = VERBS.verb("pick", A_TOKEN, weight="light")
EXTRA: Final = VERBS.verb("extra")()
ADVANCE: Final = VERBS.verb("advance", AN_ATTRIBUTE, spots="seat-{seat}-{0}", weight="light")
SPACE: Final = VERBS.verb("space", Phrase("space", _spaces), spots=_influence_spaces, reads=_numbers, weight="light")
MOVE: Final = VERBS.verb("move", Phrase("spaces", _moves), spots=_influence_spaces, reads=_numbers)
CLEANUP: Final = VERBS.verb("cleanup")()
GUARD: Final = VERBS.verb("guard")()
PROMOTION: Final = VERBS.verb("promote", words="endeavor-gain-promote", door=True)()
PROMOTE_WITH_DISC: Final = VERBS.verb("promote", A_CREW, A_DISC, spots=_member, reads=_with_disc)
PROMOTE: Final = VERBS.verb("promote", A_CREW, spots=_member)
GAIN: Final = VERBS.verb("gain", Phrase("words", _gains), reads=_gain)
OPTION: Final = VERBS.verb("option", A_GOAL_OPTION)
NAME: Final = VERBS.verb("name", A_NAMED_KIND)
BLOCK: Final = VERBS.verb("block", A_CREW, spots=_member)
REST: Final = VERBS.verb("decline", THE_REST, words="endeavor-option-decline-rest", reads=_rest, weight="aside")("rest")
DECLINE: Final = VERBS.verb("decline", weight="aside")()


# What fate answers


def _seat_drawn(s: Endeavor, letter: str) -> Text:
    """[EDS-2.7] Whoever takes the Wave."""
    return text("endeavor-seat", seat=SeatName(LETTERS.index(letter)))


def _token_drawn(s: Endeavor, name: str, *shuffle: int) -> Text:
    """[EDS-10.5] A token of this shuffle, or one of an earlier one that nobody has seen."""
    return Text("endeavor-older-token" if name == OLDER else f"endeavor-token-{name}")


def _five_drawn(s: Endeavor, kind: str) -> Text:
    """[EDS-2.6] The junior of the kind that comes to light."""
    return Text(f"endeavor-crew-{s.pack.sides[s.pack.numbers.kind[kind] * 2].name}")


VERBS.draw("wave", _seat_drawn)
VERBS.draw("dive-token", _token_drawn)
VERBS.draw("level-five", _five_drawn)
VERBS.draw("bonus-goal", lambda s, name: Text(f"endeavor-bonus-{name}"))
VERBS.draw("crisis", lambda s, name: Text(f"endeavor-crisis-{name}"))
for _stream in ("anchor-report", "report"):
    VERBS.draw(_stream, A_REPORT)
for _stream in ("start-zone", *(f"tile-{depth}" for depth in range(1, MOST_DEPTH + 1))):
    VERBS.draw(_stream, A_TILE)
