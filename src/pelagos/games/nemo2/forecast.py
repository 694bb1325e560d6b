"""[NW2-6.2, 11.9, 12] What is at stake, for every option before it is chosen. The first line sums it up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pelagos.core.nodes import Chance, Choice, Option, Over
from pelagos.core.odds import share_of
from pelagos.core.stakes import answered, carried_out
from pelagos.core.text import Text, text
from pelagos.games.nemo2.actions import fog_outcome, table_outcome
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.combat import continuation
from pelagos.games.nemo2.effects import piece_here
from pelagos.games.nemo2.fire import shield_after_location
from pelagos.games.nemo2.forecast_fight import contact_lines, fight_lines, fights_here, prospects_here
from pelagos.games.nemo2.forecast_ways import BEFORE_A_ROLL, Roll, before_roll, is_lost, lost_by_hits
from pelagos.games.nemo2.forecast_words import (
    defeat_lines,
    effect_lines,
    end_lines,
    failure_lines,
    fatal_lines,
    location_line,
    may_exert,
    roll_lines,
)
from pelagos.games.nemo2.language import Program
from pelagos.games.nemo2.menu import KEPT_AP
from pelagos.games.nemo2.names import (
    BOLD,
    BY_TORPEDO,
    CARD_TEST,
    FOG,
    MODES,
    MOTIVE,
    NOWHERE,
    OCEAN,
    STALK,
    TABLE_ACTIONS,
    TESTS,
)
from pelagos.games.nemo2.notoriety import change_notoriety
from pelagos.games.nemo2.odds import ROLLED, percent, sheet_view
from pelagos.games.nemo2.options import EVERY_QUESTION, SEMI
from pelagos.games.nemo2.owned import kept_facts
from pelagos.games.nemo2.procedures import DIE, entering
from pelagos.games.nemo2.semicoop import settled
from pelagos.games.nemo2.shared_decisions import consented
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tally import level_of, scores_by_motive
from pelagos.games.nemo2.tests import begin_test
from pelagos.games.nemo2.textboard import sheet_lines
from pelagos.games.nemo2.texts import level_text, ocean_text, ship_text
from pelagos.games.nemo2.treasures import spendable
from pelagos.games.nemo2.uprisings import uprising_strength
from pelagos.games.nemo2.variants import is_forced
from pelagos.games.nemo2.verbs import ACCEPT, CONTACT

Lines = tuple[Text, ...]
About = Callable[[Nemo, Choice, Option], Lines]
SAID_OF: Final = ("agree", "propose", "adopt")
ABOUT_OTHERS: Final = ("consent", "usurp", "usurp-answer")


def forecast(s: Nemo, option: Option | None) -> Lines:
    """What an option puts at stake; for None, the sheet of the test under way. Nothing where nothing is at stake."""
    if option is None:
        return (*sheet_lines(sheet_view(s)), *_under_way(s))
    node = s.node
    if type(node) is not Choice:
        return ()
    if node.ask in ABOUT_OTHERS:
        return forecast(_decided(s, node, option[1:]), option[1:]) if option[0] in SAID_OF else ()
    return ABOUT[node.ask](s, node, option) if node.ask in ABOUT else ()


def _decided(s: Nemo, node: Choice, option: Option) -> Nemo:
    """[NW2-19.6, 20.3] The decision that an agreement or an objection is about, as if nobody else had a say."""
    match node.then:
        case (step, decision, _, then, _) if step is consented:
            pass
        case (_, _, (decision, _, said, _), *_):
            then = settled(said)
        case other:
            raise AssertionError(f"nobody decides anything by {other}")
    t = s.clone()
    t.node = Choice(node.seat, decision, (option,), then)
    return t


def _under_way(s: Nemo) -> Lines:
    """[NW2-6.2, 11.9] What the test under way can lead to, or what its dice mean, if nothing more is done."""
    if type(s.node) is not Choice or s.node.ask not in (*BEFORE_A_ROLL, ROLLED) or s.test == FOG:
        return ()
    roll = Roll(s.clone())
    return (*end_lines(roll), *failure_lines(roll))


def _given(s: Nemo, option: Option) -> Nemo:
    """The position after an answer, when nothing more is spent or exerted and everybody agrees."""
    return before_roll(answered(nemo2, s, option))


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
            return fog_lines(carried_out(nemo2, s, (begin_test, FOG, 0, 0), (fog_outcome,)))
        case ("adventure",):
            gems = min(s.deck_gems, sum(s.treasures))
            return (text("nemo2-forecast-adventure", number=s.deck + len(s.deck_bottom), gems=gems),)
        case ("end",):
            lost = s.ap - KEPT_AP
            return (text("nemo2-forecast-ap-lost", number=lost),) if lost > 0 else ()
        case ("sacrifice", _):
            return _fatal(s, node, option)
        case ("play", name):
            return card_lines(s, s.pack.card_number[name])
    return ()


def fog_lines(s: Nemo) -> Lines:
    """[NW2-13.4, 8.1] Two dice, as far as there is Notoriety to fall; `s` is about to roll them."""
    falls = Roll(s).stakes.groups(lambda way: s.notoriety - way.state.notoriety)
    mean = round(float(sum(number * chance for number, chance in falls.items())), 1)
    return (text("nemo2-forecast-fog", number=mean, low=min(falls), high=max(falls)),)


def table_lines(s: Nemo, kind: int) -> Lines:
    """[NW2-6.7, 6.8, 11.9] A table action: the roll, all five rows, and what may be added before it."""
    action = s.pack.actions[kind]
    assert action is not None, "a table action has rows"
    spend = (Text("nemo2-forecast-may-spend"),) if action.treasure and spendable(s) else ()
    roll = Roll(carried_out(nemo2, s, (begin_test, kind, 0, 0), (table_outcome, kind)))
    return (*roll_lines(roll), *may_exert(s, action.exert), *spend)


def card_lines(s: Nemo, card: int) -> Lines:
    """[NW2-5.4, 5.7, 5.8, 26] A card: its TEST with both results, or what it does."""
    found = s.pack.cards[card]
    if found.kind == "KEEP" and card not in s.tableau:
        return (text("nemo2-forecast-kept", **kept_facts(s.pack, card)),)
    tests = [place for place, step in enumerate(found.steps) if step[0] == "begin_test"]
    if not tests:
        return (*effect_lines(s, found.steps), *_forced_fight(s, found.steps))
    place = tests[0]
    _, _, number, mask = found.steps[place]
    before = effect_lines(s, found.steps[:place]) if place else ()
    rolled = roll_lines(
        Roll(
            carried_out(
                nemo2, s, (begin_test, CARD_TEST, number, 0), *nemo2.steps_of(found.steps[place + 1 : place + 2])
            )
        )
    )
    return (rolled[0], *before, *rolled[1:], *may_exert(s, mask))


def _forced_fight(s: Nemo, steps: Program) -> Lines:
    """[NW2-5.5] The ship that a free-fight card brings, and the fight with it."""
    fights = [(ship, mode) for name, ship, mode in (step for step in steps if len(step) == 3) if name == "fight_ship"]
    return tuple(line for ship, mode in fights for line in fight_lines(s, entering(s, ship, True), mode))


def _fatal(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-7.2, 14.2 to 14.4, 26, Q21, Q22] Whether an answer loses the game; what else it does is its label."""
    return fatal_lines(is_lost(_given(s, option)))


def _roll(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-6.7 to 6.10] The roll with what would be spent or exerted, and what failing would cost."""
    return roll_lines(Roll(_given(s, option)))


def _help(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-6.12, 14.1, 14.4, Q20] The penalty first, then the dice as they lie with the help, or another roll."""
    t = s.clone()
    if option != ACCEPT:
        # As one player to whom every question is put: the roll lies on the table again even if nobody else can help.
        t.flags, t.seats, t.captain = (t.flags | EVERY_QUESTION) & ~SEMI, 1, 0
        t = _given(t, option)
    if type(t.node) is Over:
        return fatal_lines(is_lost(t))
    if s.test != FOG:
        return roll_lines(Roll(t))
    lies = getattr(t.node, "ask", "") == ROLLED
    return effect_lines(s, (("change_notoriety", -sum(t.dice) - t.help),)) if lies else fog_lines(t)


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
    paid = (text("nemo2-forecast-price", number=price),) if price else ()
    t = carried_out(nemo2, s, (change_notoriety, price))
    return (*paid, *(fatal_lines(True) if is_lost(t) else fights_here(t, s.mode)))


def _accept(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-11.1] What resolving the drawn card means."""
    return card_lines(s, s.dealt) if option == ("resolve",) else ()


def _check(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-9.7] A die as high as ships and cubes leaves the uprising alone."""
    rolled = answered(nemo2, s, option)
    assert type(rolled.node) is Chance, "a die decides"
    faces = rolled.node.options
    likely = share_of(faces, lambda face: getattr(answered(nemo2, rolled, face).node, "ask", "") != "uprising-response")
    where, strength = ocean_text(str(option[1])), uprising_strength(s, OCEAN[str(option[1])])
    return (text("nemo2-forecast-check", ocean=where, number=strength, chance=percent(likely)),)


def _response(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-8.5, 9.7] Supporting an uprising may make an outlaw."""
    if option != ("support",):
        return ()
    return effect_lines(s, (("change_notoriety", node.then[2]),))


def _pursuer(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-18.5] A die below its printed points forces a fight, by a Bold attack."""
    piece = piece_here(s, str(option[1]))
    likely = share_of(DIE, lambda die: is_forced(s, piece, die))
    attacks = text("nemo2-forecast-pursuer", ship=ship_text(str(option[1])), chance=percent(likely))
    return (attacks, *(fight_lines(s, piece, BOLD) if likely else ()))


def _hit(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-12.4, 12.5] Bearing a hit: where it falls, and whether that is the end."""
    if option != ("bear",):
        return ()
    if node.then[0] is shield_after_location:
        return effect_lines(s, (("lose", node.then[1], 1),))
    return (location_line(s), *defeat_lines(lost_by_hits(answered(nemo2, s, option))[1]))


def _loss(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-7.2, 7.3] Bearing a loss."""
    return effect_lines(s, (("lose", node.then[1], 1),)) if option == ("bear",) else ()


def _motive(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-5.3, Q46] What the position is worth under that motive, and whether it is outlawed already."""
    if len(option) == 1:
        return ()
    motive = MOTIVE[str(option[1])]
    score = scores_by_motive(s)[motive]
    worth = text("nemo2-forecast-motive", score=score, level=level_text(level_of(s, score).name))
    return (worth, *_fatal(s, node, option))


def _placed(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-9.5, 12.11] A Warship that is put beside the Nautilus must be fought at once."""
    is_here = OCEAN[str(option[1])] == s.ocean and s.drawn != NOWHERE
    return fight_lines(s, s.drawn, STALK) if is_here else ()


def _kept(s: Nemo, node: Choice, option: Option) -> Lines:
    """[NW2-5.7] A kept card for the sinking of a ship."""
    return card_lines(s, s.pack.card_number[str(option[1])]) if option[0] == "play" else ()


ABOUT: Final[dict[str, About]] = {
    "act3-choice": _motive,
    "action": _action,
    "adventure-accept": _accept,
    "attack-mode": _mode,
    "attack-target": _target,
    "card-option": _fatal,
    "continue-attack": _continue,
    "emergency-help": _help,
    "exert": _roll,
    "hit-shield": _hit,
    "keep-card": _kept,
    "loss-pick": _fatal,
    "loss-shield": _loss,
    "place-anywhere": _placed,
    "pursuit-order": _pursuer,
    "sacrifice-pick": _fatal,
    "stalk-decline": _reveal,
    "treasure-bonus": _roll,
    "uprising-order": _check,
    "uprising-response": _response,
}
"""The questions whose options put something at stake."""
