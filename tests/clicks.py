"""How many clicks people need at the page: a small model of it, for games in which bots think for them.

A plan is a row of answers that one of them can give before fate, another seat or the end comes. Once each answer was a
click, and one more confirmed them. What the page does now is in `static/ways.js`: answers in a row are given by a click
where the last of them lies, and the list that asks which way is meant can confirm it, too; Confirm takes along what
nobody wants to add, the one sensible end and what little depends on are sent at once, the dice that come after any
answer need no other click, several answers that are one decision are one button, and what could be of no use is not
asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from pelagos.bots.asking import asked
from pelagos.bots.contract import Entrant, Sight
from pelagos.bots.registry import find_bot
from pelagos.core.nodes import Choice, Option, Over
from pelagos.core.settings import parse_settings
from pelagos.core.verbs import NEEDS_A_REASON
from pelagos.faces.ahead import closing, is_final, is_last, leads, rest, weights_of
from pelagos.games.registry import find_game, load_pack
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry
from pelagos.table.table import Preview, Table

BUYING = ("buy", "carry", "cell", "new", "ship", "warehouse")
"""The answers of Nauticus that buy something or lay it down."""
BEGINS = {"turn": ("activate", "pass", "end"), "recruit": ("recruit",)}
"""The answers of Endeavor of which each turn has one, for moments do not tell its turns apart. A preparation is one,
too, and tokens are used by the way."""
NAMES = ("Ada", "Ben", "Cleo", "Dora")
TOGETHER = ("all",)
"""What a person answers at once where a bot answers one after the other."""


class Plan(NamedTuple):
    """A row of answers of a seat: the options, the position before each, and how it looks after each."""

    table: Table[Any]
    seat: int
    options: list[Option]
    states: list[Any]
    ahead: list[Preview]


class Count(NamedTuple):
    """The clicks of everybody in some whole games."""

    turns: int
    before: int
    now: int
    purchases: int


def counted(key: str, games: Mapping[str, Sequence[int]]) -> Count:
    """The clicks of all seats in games that greedy bots play: the seeds, and how many sit there each time."""
    turns: set[Hashable] = set()
    before = now = purchases = 0
    for seed, number in ((seed, number) for seed, numbers in games.items() for number in numbers):
        for plan in plans(key, seed, number):
            turns |= {(seed, number, turn) for turn in turns_of(plan)}
            purchases += sum(option[0] in BUYING for option in plan.options)
            before += len(plan.options) + 1
            now += clicks(plan, 0, 0, {})
    return Count(len(turns), before, now, purchases)


def turns_of(plan: Plan) -> Iterator[Hashable]:
    """The turns in which a plan is answered: one can follow another without anything in between."""
    for number, (state, option) in enumerate(zip(plan.states, plan.options, strict=True)):
        moment = state.moment()
        if plan.table.game.key != "endeavor":
            yield plan.seat, moment[:2] if plan.table.game.key.startswith("nemo") else moment
        elif option[0] in BEGINS.get(state.node.ask, ()):
            yield len(plan.table.moments), number


def plans(key: str, seed: str, number: int) -> Iterator[Plan]:
    """Everything that is answered in a game."""
    game, greedy = find_game(key), find_bot(key, "greedy")
    seats = [SeatEntry(name, "") for name in NAMES[:number]]
    settings = parse_settings(game.settings, {game.seats_setting: number} if number > 1 else {})
    table = open_table(game, settings, seats, Seeded(seed), load_pack(game))
    while isinstance(node := table.node, Choice):
        yield (plan := planned(table, node.seat, greedy, seed))
        table.submit(plan.seat, plan.options, table.version)
    assert isinstance(table.node, Over)


def planned(table: Table[Any], seat: int, bot: Entrant, seed: str) -> Plan:
    """What a bot answers until something comes in between."""
    plan = Plan(table, seat, [], [table.state], [])
    while True:
        sight = Sight(table.game, plan.states[-1], seed, len(table.moments) + len(plan.options), None, {})
        together = [option for option in sight.options if option == TOGETHER]
        plan.options.append(together[0] if together else asked(bot, sight).option)
        plan.ahead.append(table.preview(seat, plan.options, table.version))
        node = plan.ahead[-1].state.node
        if plan.ahead[-1].stopped or not isinstance(node, Choice) or node.seat != seat:
            return plan
        plan.states.append(plan.ahead[-1].state)


def clicks(plan: Plan, done: int, sent: int, known: dict[tuple[int, int], int]) -> int:
    """The fewest clicks for the rest of a plan of which some answers are given, and some of them sent already."""
    if (done, sent) not in known:
        known[done, sent] = _clicks(plan, done, sent, known)
    return known[done, sent]


def _clicks(plan: Plan, done: int, sent: int, known: dict[tuple[int, int], int]) -> int:
    if done == len(plan.options):
        return int(done > sent)
    game, state, option = plan.table.game, plan.states[done], plan.options[done]
    weights = weights_of(game, state, state.node)
    if done == sent:
        others = [weight for other, weight in weights.items() if other != option]
        if game.idle(state) == option:
            return clicks(plan, done + 1, done + 1, known)
        only = closing(game, state) == option and all(weight in NEEDS_A_REASON for weight in others)
        if only or weights[option] == "light":
            return 1 + clicks(plan, done + 1, done + 1, known)
    ways = [1 + (weights[option] == "rare") + clicks(plan, done + 1, sent, known)]
    if done > sent:
        given, ahead = plan.options[:done], plan.ahead[done - 1]
        usual = weights[option] not in ("end", *NEEDS_A_REASON)
        if is_done(plan, done) or (usual and is_final(plan.table, plan.seat, given, ahead)):
            ways.append(1)
    ways += [number + clicks(plan, *then, known) for number, then in rows(plan, done, sent)]
    return min(ways)


def rows(plan: Plan, done: int, sent: int) -> Iterator[tuple[int, tuple[int, int]]]:
    """How many clicks answer several questions at once, and how much of the plan is given and sent then."""
    table, given, state = plan.table, plan.options[:done], plan.states[done]
    found = leads(table, plan.seat, given, state)
    rare = weights_of(table.game, state, state.node)[plan.options[done]] == "rare"
    lying = Counter(spot for lead in found for spot in lead.spots)
    for lead in found:
        then = done + len(lead.answers)
        if list(lead.answers) != plan.options[done:then]:
            continue
        asked_which = min(lying[spot] > 1 for spot in lead.spots)
        if asked_which and is_done(plan, then):
            yield 2 + rare, (len(plan.options), len(plan.options))
        at_once = lead.light if done == sent else lead.final
        yield 1 + rare + asked_which, (then, then if at_once else sent)
    for _, answers in table.game.bundles(state):
        then = done + len(answers)
        if Counter(answers) == Counter(plan.options[done:then]):
            last = done == sent or is_last(table, plan.seat, [*given, *answers])
            yield 1, (then, then if last else sent)


def is_done(plan: Plan, done: int) -> bool:
    """Whether nothing is left to answer of a plan but what Confirm takes along."""
    along = [lead.answers[0] for lead in rest(plan.table, plan.seat, plan.options[:done], plan.ahead[done - 1])]
    return along == plan.options[done:]
