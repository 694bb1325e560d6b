"""How many clicks somebody needs at the page: a small model of it, for games in which bots think for the person.

A plan is a row of answers that the person can give before fate, another seat or the end comes. Once each answer was a
click, and one more confirmed them. What the page does now is in `static/ways.js`: answers in a row are given by a click
where the last of them lies, Confirm takes along what nobody wants to add, the one sensible end and what little depends
on are sent at once, the dice that come after any answer need no other click, and what could be of no use is not asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from pelagos.bots.asking import asked
from pelagos.bots.contract import Entrant, Sight
from pelagos.bots.registry import find_bot
from pelagos.bots.seating import choose_at
from pelagos.core.nodes import Choice, Option, Over
from pelagos.core.settings import parse_settings
from pelagos.core.verbs import NEEDS_A_REASON
from pelagos.faces.ahead import closing, is_final, leads, rest, weights_of
from pelagos.games.registry import find_game, load_pack
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry
from pelagos.table.table import Preview, Table

ME = 0
BUYING = ("buy", "carry", "cell", "new", "ship", "warehouse")
"""The answers of Nauticus that buy something or lay it down."""


BEGINS = {"endeavor": ("turn", "recruit")}
"""The questions with which a turn begins, where moments do not tell turns apart; a preparation is one, too."""
TOGETHER = ("all",)
"""What a person answers at once where a bot answers one after the other."""


class Plan(NamedTuple):
    """A row of answers of a person: the options, the position before each, and how it looks after each."""

    table: Table[Any]
    options: list[Option]
    states: list[Any]
    ahead: list[Preview]


class Count(NamedTuple):
    """The clicks of a whole game."""

    turns: int
    before: int
    now: int
    purchases: int


def counted(key: str, seed: str, settings: dict[str, Any]) -> Count:
    """The clicks of the first seat in a game that greedy bots play."""
    turns: set[tuple[int, ...]] = set()
    begun = 0
    before = now = purchases = 0
    for plan in plans(key, seed, settings):
        begun += sum(state.node.ask in BEGINS.get(key, ()) for state in plan.states)
        moment = plan.states[0].moment()
        turns.add(moment[:2] if key.startswith("nemo") else moment)
        bought = sum(option[0] in BUYING for option in plan.options)
        purchases += bought
        before += len(plan.options) + 1
        now += clicks(plan, 0, 0, {})
    return Count(begun or len(turns), before, now, purchases)


def plans(key: str, seed: str, settings: dict[str, Any]) -> Iterator[Plan]:
    """Everything that the first seat answers in a game."""
    game, greedy = find_game(key), find_bot(key, "greedy")
    seats = [SeatEntry("Ada", ""), *[SeatEntry("Ben", "bot:greedy")] * (settings.get("players", 1) - 1)]
    table = open_table(game, parse_settings(game.settings, settings), seats, Seeded(seed), load_pack(game))
    while isinstance(node := table.node, Choice):
        if node.seat == ME:
            yield (plan := planned(table, greedy, seed))
            table.submit(ME, plan.options, table.version)
        else:
            table.submit(node.seat, [choose_at(table, greedy).option], table.version)
    assert isinstance(table.node, Over)


def planned(table: Table[Any], bot: Entrant, seed: str) -> Plan:
    """What a bot answers until something comes in between."""
    plan = Plan(table, [], [table.state], [])
    while True:
        sight = Sight(table.game, plan.states[-1], seed, len(table.moments) + len(plan.options), None, {})
        together = [option for option in sight.options if option == TOGETHER]
        plan.options.append(together[0] if together else asked(bot, sight).option)
        plan.ahead.append(table.preview(ME, plan.options, table.version))
        node = plan.ahead[-1].state.node
        if plan.ahead[-1].stopped or not isinstance(node, Choice) or node.seat != ME:
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
    given = plan.options[:done]
    if done > sent:
        ahead = plan.ahead[done - 1]
        along = [lead.answers[0] for lead in rest(plan.table, ME, given, ahead)]
        usual = weights[option] not in ("end", *NEEDS_A_REASON)
        if along == plan.options[done:] or (usual and is_final(plan.table, ME, given, ahead)):
            ways.append(1)
    found = leads(plan.table, ME, given, state)
    lying = Counter(spot for lead in found for spot in lead.spots)
    for lead in found:
        then = done + len(lead.answers)
        if list(lead.answers) == plan.options[done:then]:
            asked_which = min(lying[spot] > 1 for spot in lead.spots)
            first = 1 + asked_which + (weights[option] == "rare")
            ways.append(first + clicks(plan, then, then if lead.light and done == sent else sent, known))
    return min(ways)
