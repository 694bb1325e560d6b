"""[NW2-6.2, 11.9, 12] What is at stake, for every option before it is chosen. The first line sums it up."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.state import bumped
from pelagos.core.text import Text, text
from pelagos.games.nemo2.combat import continuation
from pelagos.games.nemo2.effects import alternatives, piece_here
from pelagos.games.nemo2.emergency import HELP_OF, RED_SKY_BONUS
from pelagos.games.nemo2.fire import shield_after_location
from pelagos.games.nemo2.forecast_fight import contact_lines, fight_lines, fights_here, forced_fight, prospects_here
from pelagos.games.nemo2.forecast_words import (
    effect_lines,
    end_lines,
    failure_lines,
    fatal_lines,
    may_exert,
    roll_lines,
)
from pelagos.games.nemo2.language import Program
from pelagos.games.nemo2.menu import KEPT_AP
from pelagos.games.nemo2.names import (
    BOLD,
    BY_TORPEDO,
    CARD_TEST,
    CHARACTER,
    FOG,
    MODES,
    MOTIVE,
    NOWHERE,
    OCEAN,
    RESOURCE,
    TABLE_ACTIONS,
    TESTS,
)
from pelagos.games.nemo2.odds import percent, sheet_view
from pelagos.games.nemo2.procedures import cubes_in, entering
from pelagos.games.nemo2.stakes import (
    ALL,
    begun,
    exerting,
    following,
    going_on,
    is_fatal,
    locations,
    lost_by_hits,
    lying,
    paying,
    rolls,
    spending,
)
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tally import level_of, scores_by_motive
from pelagos.games.nemo2.textboard import sheet_lines
from pelagos.games.nemo2.texts import level_text, ocean_text, ship_text
from pelagos.games.nemo2.treasures import spendable
from pelagos.games.nemo2.verbs import CONTACT

Lines = tuple[Text, ...]
About = Callable[[Nemo, Choice, Option], Lines]
SAID_OF: Final = ("agree", "propose", "adopt")
ABOUT_OTHERS: Final = ("consent", "usurp", "usurp-answer")
ROLLED: Final = "emergency-help"
BEFORE_A_RESULT: Final = ("exert", "treasure-bonus", ROLLED)


def forecast(s: Nemo, option: Option | None) -> Lines:
    """What an option puts at stake; for None, the sheet of the test under way. Nothing where nothing is at stake."""
    if option is None:
        return (*sheet_lines(sheet_view(s)), *_under_way(s))
    node = s.node
    if type(node) is not Choice:
        return ()
    ask = node.ask
    if ask in ABOUT_OTHERS:
        if option[0] not in SAID_OF:
            return ()
        ask, option = _decision(node.then), option[1:]
    return ABOUT[ask](s, node, option) if ask in ABOUT else ()


def _under_way(s: Nemo) -> Lines:
    """[NW2-6.2, 11.9] What the test under way can lead to, or what its dice mean, if nothing more is done."""
    if type(s.node) is not Choice or s.node.ask not in BEFORE_A_RESULT or s.test == FOG:
        return ()
    t, after = lying(s, 0) if s.node.ask == ROLLED else exerting(s, ()), following(s)
    return (*end_lines(t, after), *failure_lines(t, after))


def _decision(then: Any) -> str:
    """[NW2-19.6, 20.3] The decision that an agreement or an objection is about."""
    for part in then if isinstance(then, tuple) else ():
        found = part if isinstance(part, str) and part in ABOUT else _decision(part)
        if found:
            return str(found)
    return ""


def _action(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-10.1] Actions and free steps; the others risk nothing."""
    verb = str(option[0])
    if verb in TABLE_ACTIONS:
        return table_lines(s, TESTS.index(verb))
    match option:
        case ("attack",):
            return prospects_here(s, NOWHERE)
        case ("torpedo",):
            return fights_here(s, BY_TORPEDO)
        case ("fog",):
            return fog_lines(s)
        case ("adventure",):
            gems = min(s.deck_gems, sum(s.treasures))
            return (text("nemo2-forecast-adventure", number=s.deck + len(s.deck_bottom), gems=gems),)
        case ("end",):
            lost = s.ap - KEPT_AP
            return (text("nemo2-forecast-ap-lost", number=lost),) if lost > 0 else ()
        case ("sacrifice", name):
            return _penalty(s, CHARACTER[name])
        case ("play", name):
            return card_lines(s, s.pack.card_number[name])
    return ()


def fog_lines(s: Nemo) -> Lines:
    """[NW2-13.4, 8.1] Two dice, as far as there is Notoriety to fall."""
    falls = [(min(sum(dice) + s.help * (s.test == FOG), s.notoriety), weight) for dice, weight in rolls(begun(s, FOG))]
    mean = round(float(Fraction(sum(number * weight for number, weight in falls), ALL)), 1)
    return (text("nemo2-forecast-fog", number=mean, low=min(falls)[0], high=max(falls)[0]),)


def table_lines(s: Nemo, kind: int) -> Lines:
    """[NW2-6.7, 6.8, 11.9] A table action: the roll, all five rows, and what may be added before it."""
    action = s.pack.actions[kind]
    assert action is not None, "a table action has rows"
    spend = (Text("nemo2-forecast-may-spend"),) if action.treasure and spendable(s) else ()
    return (*roll_lines(begun(s, kind), ("table_outcome", kind)), *may_exert(s, action.exert), *spend)


def card_lines(s: Nemo, card: int) -> Lines:
    """[NW2-5.4, 5.7, 5.8, 26] A card: its TEST with both results, or what it does."""
    found = s.pack.cards[card]
    if found.kind == "KEEP" and card not in s.tableau:
        return (Text("nemo2-forecast-kept"),)
    tests = [place for place, step in enumerate(found.steps) if step[0] == "begin_test"]
    if not tests:
        return (*effect_lines(s, found.steps), *_forced_fight(s, found.steps))
    place = tests[0]
    _, _, number, mask = found.steps[place]
    before = effect_lines(s, found.steps[:place]) if place else ()
    rolled = roll_lines(begun(s, CARD_TEST, number), found.steps[place + 1])
    return (rolled[0], *before, *rolled[1:], *may_exert(s, mask))


def _forced_fight(s: Nemo, steps: Program) -> Lines:
    """[NW2-5.5] The ship that a free-fight card brings, and the fight with it."""
    fights = [(ship, mode) for name, ship, mode in (step for step in steps if len(step) == 3) if name == "fight_ship"]
    return tuple(line for ship, mode in fights for line in fight_lines(s, entering(s, ship, True), mode))


def _penalty(s: Nemo, character: int) -> Lines:
    """[NW2-14.3, 14.4, Q21, Q22] The penalty comes first; if it loses the game the benefit never happens."""
    return fatal_lines(is_fatal(s, s.pack.characters[character].penalty))


def _exert(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-6.8 to 6.10] The roll with what would be exerted, and what failing would cost."""
    return roll_lines(exerting(s, option), following(s))


def _spend(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-6.7] The roll with the treasure's value."""
    kind = s.pack.treasure_number.get(str(option[1]))
    return roll_lines(going_on(s) if kind is None else spending(s, kind), following(s))


def _help(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-6.12, 14.1, 14.4, Q20] The penalty first, then the dice as they lie with the help, or another roll."""
    character = CHARACTER.get(str(option[-1])) if option[0] == "sacrifice" else None
    penalty = () if character is None else s.pack.characters[character].penalty
    if is_fatal(s, penalty):
        return fatal_lines(True)
    bonus = _bonus(option)
    t = paying(going_on(s) if bonus is None else lying(s, bonus), penalty)
    if option[0] == "retain":
        t.collected = bumped(t.collected, s.pack.treasure_number[str(option[1])], -1)
    if s.test != FOG:
        return roll_lines(t, following(s))
    return fog_lines(s) if bonus is None else effect_lines(s, (("change_notoriety", -sum(t.dice) - t.help),))


def _bonus(option: Option) -> int | None:
    """[NW2-13.3, 14.3] What a source of help adds to the roll; None when it rolls again."""
    match option:
        case ("sacrifice", name):
            return HELP_OF.get(CHARACTER[name])
        case ("armor",):
            return 1
        case ("scrap", _):
            return 2
        case ("token", _):
            return RED_SKY_BONUS
    return 0 if option == ("accept",) else None


def _target(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-11.2, 12] What a target does, and how it is sunk; a contact is averaged over the bag."""
    if option == CONTACT:
        return contact_lines(s, s.mode)
    return fight_lines(s, piece_here(s, str(option[1])), s.mode)


def _mode(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-12.1] The fight in this mode."""
    mode = MODES.index(str(option[0]))
    return contact_lines(s, mode) if s.target == NOWHERE else fight_lines(s, s.target, mode)


def _reveal(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-12.1] Fighting what was revealed; declining risks nothing."""
    return fight_lines(s, s.target, s.mode) if option == ("fight",) else ()


def _continue(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-12.1, 13.7] The price in Notoriety, then every target."""
    if option != ("continue",):
        return ()
    price = continuation(s)
    if is_fatal(s, (("change_notoriety", price),)):
        return (text("nemo2-forecast-price", number=price), *fatal_lines(True))
    t = paying(going_on(s), (("change_notoriety", price),))
    return (*((text("nemo2-forecast-price", number=price),) if price else ()), *fights_here(t, s.mode))


def _accept(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-11.1] What resolving the drawn card means."""
    return card_lines(s, s.dealt) if option == ("resolve",) else ()


def _check(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-9.7] A die as high as ships and cubes leaves the uprising alone."""
    ocean = OCEAN[str(option[1])]
    strength = len(s.ships[ocean]) + cubes_in(s, ocean)
    likely = Fraction(max(0, 7 - strength), 6)
    where = ocean_text(str(option[1]))
    return (text("nemo2-forecast-check", ocean=where, number=strength, chance=percent(likely)),)


def _response(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-8.5, 9.7] Supporting an uprising may make an outlaw."""
    if option != ("support",):
        return ()
    return effect_lines(s, (("change_notoriety", node.then[2]),))


def _pursuer(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-18.5] A die below its printed points forces a fight, by a Bold attack."""
    piece = piece_here(s, str(option[1]))
    likely = Fraction(min(6, max(0, s.pack.sides[piece].vp - 1)), 6)
    attacks = text("nemo2-forecast-pursuer", ship=ship_text(str(option[1])), chance=percent(likely))
    return (attacks, *(fight_lines(s, piece, BOLD) if likely else ()))


def _hit(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-12.4, 12.5] Bearing a hit: where it falls, and whether that is the end."""
    if option != ("bear",):
        return ()
    if node.then[0] is shield_after_location:
        return effect_lines(s, (("lose", node.then[1], 1),))
    nemo, crew, hull = locations(s)
    line = text("nemo2-forecast-locations", nemo=nemo, crew=crew, hull=hull, none=6 - nemo - crew - hull)
    lost = lost_by_hits(s, 1)
    return (line, *((text("nemo2-forecast-defeat", chance=percent(lost)),) if lost else ()))


def _loss(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-7.2, 7.3] Bearing a loss."""
    return effect_lines(s, (("lose", node.then[1], 1),)) if option == ("bear",) else ()


def _picked_loss(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-7.2, 26] A point of the resource that is picked."""
    return fatal_lines(is_fatal(s, (("lose", RESOURCE[str(option[1])], 1),)))


def _chosen(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-26] Whether an option of a card loses the game; what it does is its label."""
    from_steps = [steps for word, _, steps in alternatives(node.then) if word == option[1]]
    return fatal_lines(bool(from_steps) and is_fatal(s, from_steps[0]))


def _sacrificed(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-14.2] The penalty of a forced sacrifice."""
    return _penalty(s, CHARACTER[str(option[1])]) if option[0] == "sacrifice" else ()


def _motive(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-5.3, Q46] What the position is worth under that motive, and whether it is outlawed already."""
    if len(option) == 1:
        return ()
    motive = MOTIVE[str(option[1])]
    score = scores_by_motive(s)[motive]
    outlawed = s.notoriety >= s.pack.motives[motive].outlaw
    worth = text("nemo2-forecast-motive", score=score, level=level_text(level_of(s, score).name))
    return (worth, *fatal_lines(outlawed))


def _placed(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-9.5, 12.11] A Warship that is put beside the Nautilus must be fought at once."""
    is_here = OCEAN[str(option[1])] == s.ocean and s.drawn != NOWHERE
    return forced_fight(s, s.drawn) if is_here else ()


def _kept(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-5.7] A kept card for the sinking of a ship."""
    return card_lines(s, s.pack.card_number[str(option[1])]) if option[0] == "play" else ()


ABOUT: Final[dict[str, About]] = {
    "act3-choice": _motive,
    "action": _action,
    "adventure-accept": _accept,
    "attack-mode": _mode,
    "attack-target": _target,
    "card-option": _chosen,
    "continue-attack": _continue,
    "emergency-help": _help,
    "exert": _exert,
    "hit-shield": _hit,
    "keep-card": _kept,
    "loss-pick": _picked_loss,
    "loss-shield": _loss,
    "place-anywhere": _placed,
    "pursuit-order": _pursuer,
    "sacrifice-pick": _sacrificed,
    "stalk-decline": _reveal,
    "treasure-bonus": _spend,
    "uprising-order": _check,
    "uprising-response": _response,
}
"""The questions whose options put something at stake."""
