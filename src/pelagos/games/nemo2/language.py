"""[NW2 chapter 26] The effect mini-language of the component tables, read once and turned into agenda steps.

`P; GAIN(CREW,2)` on card 15 becomes `(("file_card", 15, PASS), ("gain", CREW, 2))`. The steps are carried out by
`effects.py` and the chapters; a word that is not of the language is refused with file, row and column.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from pelagos.core.case_values import slug
from pelagos.core.nodes import Effect, StepFunction
from pelagos.core.tables import Row
from pelagos.games.nemo2.names import (
    ACTS,
    AFTER_SINKING,
    ANY,
    AS_HELP,
    BOX,
    CARD_TEST,
    CHARACTER,
    DRAW_OCEAN,
    FAIL,
    GROUPS,
    IN_ACTION,
    MODES,
    NAUTILUS_OCEAN,
    OCEAN,
    PASS,
    RESOURCE,
    ROLLED,
    UPGRADE,
)

Condition = tuple[object, ...]
Program = tuple[Effect, ...]
Alternatives: TypeAlias = "tuple[tuple[str, Condition, Program], ...]"
"""[NW2-26] What a CHOOSE offers."""

OPENING: Final = "({["
CLOSING: Final = ")}]"
LETTERS: Final = {"N": 0, "C": 1, "H": 2}
PLACES: Final = {"NAUTILUS_OCEAN": NAUTILUS_OCEAN, "DRAW_OCEAN": DRAW_OCEAN, "O": ROLLED}
EVERYWHERE: Final = -9
WHITE_DICE: Final = 3


class Alternative(NamedTuple):
    """One option of a CHOOSE: what it is called in answers, when it is offered, what it does."""

    word: str
    condition: Condition
    steps: Program


class Reader:
    """Reads the effect cells of one row; `card` is what P and F put on a pile, 0 when it is no card."""

    def __init__(self, row: Row, column: str, card: int, ships: Mapping[str, int]) -> None:
        self.row = row
        self.column = column
        self.card = card
        self.ships = ships

    def program(self, text: str) -> Program:
        """A whole cell: an optional TEST with its PASS, FAIL and THEN parts, or a plain list of steps."""
        parts = split(text, "//")
        plain, named = "", {"PASS": "", "FAIL": "", "THEN": ""}
        for part in parts:
            label, colon, rest = part.partition(":")
            if colon and label in named:
                named[label] = rest
            elif not plain:
                plain = part
            else:
                raise self.unknown(part)
        before, dot, after = plain.rpartition(". PASS:")
        if dot:
            plain, named["PASS"] = before, after
        if not any(named.values()):
            return self.steps(plain)
        outcome: Effect = ("outcome", *(self.steps(named[label]) for label in ("PASS", "FAIL", "THEN")))
        return (*self.steps(plain), outcome)

    def steps(self, text: str) -> Program:
        """Steps joined by semicolons."""
        return tuple(step for word in split(text, ";") for step in self.step(word))

    def step(self, word: str) -> Program:
        """One step; `NONE` and `X` are nothing to do, for whoever uses the token has put it away."""
        if word in ("NONE", "X", "TABLEAU"):
            return ()
        found = re.match(r"([A-Z_]+)", word)
        verb = VERBS.get(found[1]) if found else None
        if found is None or verb is None:
            raise self.unknown(word)
        try:
            return (verb(self, word[found.end() :].strip()),)
        except (IndexError, KeyError, ValueError) as problem:
            raise self.unknown(word) from problem

    def unknown(self, word: str) -> Exception:
        """An error about a word that nobody understands."""
        return self.row.error(self.column, "error-table-effect", value=word)

    def numbers(self, rest: str) -> tuple[int, ...]:
        """Every whole number in the parentheses."""
        return tuple(int(number) for number in re.findall(r"-?\d+", rest))

    def ocean(self, name: str) -> int:
        """An ocean by its name, or one of the places an effect can speak of."""
        if name in PLACES:
            return PLACES[name]
        if slug(name) not in OCEAN:
            raise self.unknown(name)
        return OCEAN[slug(name)]

    def resource(self, rest: str) -> tuple[int, int]:
        """`(CREW,2)`; AP counts as resource -1."""
        name, _, number = rest.strip("()").partition(",")
        if name == "AP":
            return -1, positive(number)
        if name != "ANY" and name.lower() not in RESOURCE:
            raise self.unknown(rest)
        return ANY if name == "ANY" else RESOURCE[name.lower()], positive(number)

    def condition(self, text: str) -> Condition:
        """What must hold, as a small tuple that `effects.holds` understands."""
        for pattern, make in CONDITIONS:
            found = re.fullmatch(pattern, text)
            if found:
                return make(self, found)
        raise self.unknown(text)

    def alternatives(self, rest: str) -> tuple[Alternative, ...]:
        """The options of a CHOOSE."""
        found = []
        for part in split(rest.removeprefix("{").removesuffix("}"), "|"):
            condition: Condition = ()
            text = part
            if part.startswith("["):
                inner, _, text = part[1:].partition("]")
                condition = self.condition(inner)
            found.append(Alternative(called(text), condition, self.steps(text)))
        return tuple(found)


def plain_effect(row: Row, column: str) -> Program:
    """A cell with steps that name neither a card nor a ship."""
    return Reader(row, column, 0, {}).steps(row.word(column))


def split(text: str, separator: str) -> list[str]:
    """Split at the separators that stand outside all brackets."""
    if separator not in text:
        return [text.strip()] if text.strip() else []
    parts, depth, begin, place = [], 0, 0, 0
    while place < len(text):
        depth += (text[place] in OPENING) - (text[place] in CLOSING)
        if not depth and text.startswith(separator, place):
            parts.append(text[begin:place])
            begin = place + len(separator)
            place = begin
        else:
            place += 1
    return [part.strip() for part in (*parts, text[begin:]) if part.strip()]


def positive(text: str) -> int:
    """An amount, which is never below one."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def called(text: str) -> str:
    """What an alternative is called in answers.

    >>> called("F; GAIN(NEMO,1)")
    'fail+gain-nemo-1'
    """
    words = []
    for step in split(text, ";"):
        verb, _, rest = step.partition("(")
        simple = rest.rstrip(")") if re.fullmatch(r"[A-Z]*,?[+-]?\d*\)", rest) else ""
        name = {"P": "pass", "F": "fail", "NOT": "notoriety"}.get(verb, verb)
        amount = simple.replace(",", " ").replace("+", "plus ").replace("-", "minus ")
        words.append(slug(f"{name.replace('_', ' ')} {amount}"))
    return "+".join(words)


def choice_words(steps: Program) -> list[str]:
    """[NW2-26] What the alternatives of a program are called, those inside of others included."""
    return [word for listed in choices_in(steps) for word, _, _ in listed]


def choices_in(steps: Program) -> Iterator[Alternatives]:
    """[NW2-26] Every CHOOSE of a program, those inside of others included."""
    for step in steps:
        if step[0] == "choose":
            yield step[2]
            for _, _, inside in step[2]:
                yield from choices_in(inside)
        else:
            for part in step[1:]:
                if isinstance(part, tuple) and part and all(isinstance(inner, tuple) and inner for inner in part):
                    yield from choices_in(part)


def wrapped(then: Any, function: StepFunction) -> tuple[Any, ...]:
    """The step with that function, or () when it is not waiting; officers and objections wrap it in their own steps."""
    if not isinstance(then, tuple) or not then:
        return ()
    if then[0] is function:
        return then
    return next((step for part in then if (step := wrapped(part, function))), ())


def exert_mask(row: Row, column: str) -> int:
    """[NW2-6.8] The letters N, C, H of a cell as bits; an empty cell is none."""
    found = re.fullmatch(r"(?:(?:any )?one of )?([NCH](?:,[NCH])*)?", row.word(column))
    if not found:
        raise row.error(column, "error-table-word", value=row.word(column), choices="N, C, H")
    return sum(1 << LETTERS[letter] for letter in dict.fromkeys((found[1] or "").split(",")) if letter)


def _choose(reader: Reader, rest: str) -> Effect:
    if "CHANGE_MOTIVE" in rest:
        return ("act_three_choice",)
    return ("choose", reader.card, tuple(tuple(found) for found in reader.alternatives(rest)))


def _branch(reader: Reader, rest: str) -> Effect:
    found = re.fullmatch(r"\((.+?)\)\{(.*?)\}(?:ELSE\{(.*)\})?", rest)
    if not found:
        raise reader.unknown(rest)
    return ("branch", reader.condition(found[1]), reader.steps(found[2]), reader.steps(found[3] or ""))


def _resource(verb: str) -> Callable[[Reader, str], Effect]:
    def make(reader: Reader, rest: str) -> Effect:
        resource, number = reader.resource(rest)
        if resource < 0:
            raise reader.unknown(rest)
        return (verb, resource, number)

    return make


def _pay(reader: Reader, rest: str) -> Effect:
    resource, number = reader.resource(rest)
    if resource == ANY:
        raise reader.unknown(rest)
    return ("pay_ap", number) if resource < 0 else ("pay", resource, number)


def _test(reader: Reader, rest: str) -> Effect:
    value, _, letters = rest.strip("().").partition(";")
    mask = sum(1 << LETTERS[letter] for letter in re.findall("[NCH]", letters))
    return ("begin_test", CARD_TEST, int(value), mask)


def _ship(reader: Reader, rest: str) -> Effect:
    name, _, place = rest.strip("()").partition(" -> ")
    if name not in reader.ships:
        raise reader.unknown(name)
    return ("ship_enters", reader.ships[name], reader.ocean(place))


def _fight(reader: Reader, rest: str) -> Effect:
    name, mode, *_ = rest.strip("()").split(",")
    if name not in reader.ships:
        raise reader.unknown(name)
    return ("fight_ship", reader.ships[name], MODES.index(mode.lower()))


def _uprising(reader: Reader, rest: str) -> Effect:
    scope, _, number = rest.strip("()").partition(",")
    return ("uprising", EVERYWHERE if scope == "ANY" else reader.ocean(scope), int(number))


def _character(reader: Reader, name: str) -> int:
    if name == "ANY":
        return len(CHARACTER)
    if slug(name) not in CHARACTER:
        raise reader.unknown(name)
    return CHARACTER[slug(name)]


def _link(reader: Reader, rest: str) -> Effect:
    first, second = rest.strip("()").split(",")
    return ("open_link", reader.ocean(first), reader.ocean(second))


def _numbered(step: str) -> Callable[[Reader, str], Effect]:
    return lambda reader, rest: (step, reader.numbers(rest)[-1])


def _place_dice(reader: Reader, rest: str) -> Effect:
    """[NW2-1.9, 26] There are three white dice."""
    number = reader.numbers(rest)[-1]
    if not 1 <= number <= WHITE_DICE:
        raise reader.unknown(rest)
    return ("place_dice", number)


def _act(reader: Reader, rest: str) -> Effect:
    """[NW2-5.6] There are three acts."""
    number = reader.numbers(rest)[-1]
    if not 1 <= number <= len(ACTS):
        raise reader.unknown(rest)
    return ("begin_act", number)


def _plain(step: str, *facts: int) -> Callable[[Reader, str], Effect]:
    return lambda reader, rest: (step, *facts)


VERBS: Final[dict[str, Callable[[Reader, str], Effect]]] = {
    "P": lambda reader, rest: ("file_card", reader.card, PASS),
    "F": lambda reader, rest: ("file_card", reader.card, FAIL),
    "X": lambda reader, rest: ("file_card", reader.card, BOX),
    "NOT": lambda reader, rest: ("change_notoriety", int(rest.strip("()"))),
    "GAIN": _resource("gain"),
    "LOSE": _resource("lose"),
    "PAY": _pay,
    "AP": lambda reader, rest: ("add_ap", int(rest.strip("()"))),
    "AP_GAIN_THIS_TURN": lambda reader, rest: ("cut_ap_gain", -int(rest.strip("()"))),
    "TREASURE": _numbered("draw_treasures"),
    "DISCARD_TREASURE": _numbered("discard_treasures"),
    "PLACE": lambda reader, rest: ("place", reader.ocean(rest.strip("()"))),
    "PLACE_DICE": _place_dice,
    "SHIP": _ship,
    "FIGHT": _fight,
    "SINK": _plain("sink_a_warship"),
    "DISCARD_SHIP": _plain("discard_a_ship"),
    "DISCARD_ALL": _plain("discard_all_here"),
    "GEM": lambda reader, rest: ("gem", reader.ocean(rest.strip("()"))),
    "GEM_DECK": _numbered("gems_on_deck"),
    "FLEET_MARKER": lambda reader, rest: ("fleet_marker", reader.ocean(rest.strip("()"))),
    "REMOVE_GEM": _plain("remove_gem"),
    "UPRISING": _uprising,
    "GRAY_CUBES": _numbered("gray_cubes"),
    "SACRIFICE": lambda reader, rest: ("sacrifice", _character(reader, rest.strip("()"))),
    "REVIVE": lambda reader, rest: ("revive", _character(reader, rest.strip("()"))),
    "REVEAL_UPGRADE": _numbered("reveal_upgrades"),
    "PICK_UPGRADE": _plain("pick_upgrade"),
    "BUY_UPGRADE": _numbered("buy_upgrade"),
    "MOVE": lambda reader, rest: ("move_nautilus", reader.ocean(rest.strip("()").partition(" -> ")[2])),
    "MOVE_FREE": _numbered("move_free"),
    "LINK": _link,
    "ROLL": _plain("roll_ocean"),
    "DRM": lambda reader, rest: ("help_bonus", int(rest.strip("()"))),
    "REROLL": _plain("help_reroll"),
    "ADD_GROUP": lambda reader, rest: ("add_group", GROUPS.index(rest.strip("()"))),
    "ACT": _act,
    "DRAW_NEXT": _plain("draw_card"),
    "END_GAME": _plain("end_game"),
    "PLAY_TURN": _plain("play_turn"),
    "INSTALL": lambda reader, rest: ("install_card", reader.card, UPGRADE[slug(rest.strip("()"))]),
    "FIRE": _numbered("fire_at_nautilus"),
    "SET_AP": _plain("set_ap", 0),
    "NO_AP_THIS_TURN": _plain("no_ap_this_turn"),
    "SKIP_ACTION_PHASE": _plain("skip_action_phase"),
    "FREE_ADVENTURE": lambda reader, rest: ("free_adventure", int(rest == "(forced)")),
    "CHOOSE": _choose,
    "IF": _branch,
    "TEST": _test,
}


def _oceans(kind: str) -> Callable[[Reader, re.Match[str]], Condition]:
    def make(reader: Reader, found: re.Match[str]) -> Condition:
        names = re.split(r", | or ", found[1])
        return (kind, tuple(reader.ocean(name.removeprefix("the ")) for name in names))

    return make


def _fixed(*condition: object) -> Callable[[Reader, re.Match[str]], Condition]:
    return lambda reader, found: condition


CONDITIONS: Final[tuple[tuple[str, Callable[[Reader, re.Match[str]], Condition]], ...]] = (
    (r"the Nautilus is (?:in|at) (?:the )?(.+)", _oceans("in-oceans")),
    (r"NAUTILUS_OCEAN in \{(.+)\}", _oceans("in-oceans")),
    (r"the Nautilus has just sunk a Warship in (?:the )?(.+)", _oceans("sank-warship-in")),
    (r"a Character is in play", _fixed("anybody-in-play")),
    (r"a revealed ship is in NAUTILUS_OCEAN", _fixed("ship-here")),
    (r"a revealed Warship is in NAUTILUS_OCEAN", _fixed("warship-here")),
    (r"a cube is in the supply and a land space of DRAW_OCEAN is free", _fixed("uprising-possible", DRAW_OCEAN)),
    (r"(.+) is in play", lambda reader, found: ("in-play", _character(reader, found[1]))),
    (
        r"(.+) is in play, as emergency help on any TEST",
        lambda reader, found: ("in-play-and-window", _character(reader, found[1]), AS_HELP),
    ),
    (
        r"(.+) is sacrificed, action phase",
        lambda reader, found: ("sacrificed-and-window", _character(reader, found[1]), IN_ACTION),
    ),
    (r"action phase", _fixed("window", IN_ACTION)),
    (r"emergency help", _fixed("window", AS_HELP)),
    (r"after sinking", _fixed("window", AFTER_SINKING)),
)
