"""[NAU-3.4, 6.0, 6.16, 7.x] A player's turn: before, main, after; uses, stopping and passing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pelagos.core.nodes import Choice, Option, StepFunction
from pelagos.core.questions import Thought
from pelagos.core.state import bumped
from pelagos.games.nauticus.asking import EXTRA_BETWEEN, NO_ANSWER, NOT_NOW, meanwhile
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.buying import bought, buy, price_of, purchases, sold_here, why_not_buy
from pelagos.games.nauticus.extra import begin_extra, every_extra, extras
from pelagos.games.nauticus.light import (
    carry,
    crown_scorings,
    crown_sums,
    crowns,
    deliver,
    deliveries,
    loads,
    ships_to_unload,
    stored_tiles,
    sums,
    why_not_carry,
    why_not_crowns,
    why_not_deliver,
    why_not_withdraw,
    withdraw,
    withdrawals,
)
from pelagos.games.nauticus.names import TILE
from pelagos.games.nauticus.placing import thinkable_places, why_not_target, why_not_yard
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.verbs import (
    BUY,
    CARRY,
    CELL,
    CROWNING,
    DELIVERY,
    END,
    EXTRA,
    NEW,
    PASS,
    SHIP,
    STOP,
    WAREHOUSE,
    WITHDRAWAL,
)
from pelagos.games.nauticus.workers import blue_workers

OR_PASS: Final = (PASS,)
OR_STOP: Final = (STOP,)
USE: Final[dict[str, StepFunction]] = {
    "buy": buy,
    "carry": carry,
    "withdraw": withdraw,
    "deliver": deliver,
    "crowns": crowns,
}
USES: Final = (purchases,) * 4 + (loads, withdrawals, deliveries, crown_scorings)

ALREADY_STORED: Final = nauticus.reason("already-stored", "NAU-6.12")
AT_LEAST_ONE_USE: Final = nauticus.reason("at-least-one-use", "NAU-8.4", "NAU-R3")
NOT_THIS_ACTION: Final = nauticus.reason("not-this-action", "NAU-3.4")
PASS_AFTER_USE: Final = nauticus.reason("pass-after-use", "NAU-7.1")
PLACE_FIRST: Final = nauticus.reason("place-first", "NAU-6.4")
USE_OR_PASS: Final = nauticus.reason("use-or-pass", "NAU-6.0", "NAU-7.1", "NAU-R5")


THINKABLE: Final = (sold_here,) * 4 + (stored_tiles, sums, ships_to_unload, crown_sums)
USE_VERBS: Final = (BUY.name,) * 4 + (CARRY.name, WITHDRAWAL.name, DELIVERY.name, CROWNING.name)
"""[NAU-6.16] What a use of each action is called."""
PLACES: Final = (WAREHOUSE[0], NEW[0], SHIP.name, CELL.name)


def uses(s: Nauticus, seat: int) -> tuple[Option, ...]:
    """[NAU-6.16] The uses of the running execution that are legal and payable now."""
    return USES[s.action](s, seat)


def why_not_use(s: Nauticus, seat: int, option: Option) -> str:
    """[NAU-6.1 to 6.16] A use must belong to the action that is running."""
    if option[0] != USE_VERBS[s.action]:
        return NOT_THIS_ACTION
    match option:
        case ("buy", str(name)) if name in TILE:
            return why_not_buy(s, seat, TILE[name])
        case ("carry", str(name)) if name in TILE:
            return why_not_carry(s, seat, TILE[name])
        case ("withdraw", int(number)):
            return why_not_withdraw(s, seat, number)
        case ("deliver", int(number)):
            return why_not_deliver(s, seat, number)
        case ("crowns", int(number)):
            return why_not_crowns(s, seat, number)
    return NO_ANSWER


def in_another_window(s: Nauticus, asked: Choice, option: Option) -> str:
    """[NAU-3.4, 6.0, 7.1, 8.4] The windows of a turn: before and main, the next use, after."""
    if option[0] in USE_VERBS and asked.ask != "after":
        return why_not_use(s, asked.seat, option)
    if option == PASS:
        return PASS_AFTER_USE
    if option == STOP and asked.ask == "turn":
        return USE_OR_PASS
    if option[0] == EXTRA.name and asked.ask == "use":
        return EXTRA_BETWEEN
    alone = (EXTRA.name, PASS[0], STOP[0], END[0])
    return NO_ANSWER if option[0] in alone and len(option) > 1 else NOT_NOW


@nauticus.question("turn", rule="NAU-3.4", otherwise=in_another_window)
def first_uses(s: Nauticus, asked: Choice) -> Iterator[Thought]:
    """[NAU-3.4, 7.1, 8.1] A use of the running action, the extra action before it, or passing."""
    yield from THINKABLE[s.action](s, asked.seat)
    yield from every_extra(s, asked.seat)
    yield PASS, ""


@nauticus.question("use", rule="NAU-6.0", otherwise=in_another_window)
def further_uses(s: Nauticus, asked: Choice) -> Iterator[Thought]:
    """[NAU-5.3, 6.0, 8.4] A use of the running action, or stopping after the first."""
    yield from THINKABLE[s.action](s, asked.seat)
    yield STOP, "" if s.uses else AT_LEAST_ONE_USE


@nauticus.question("after", rule="NAU-8.1", otherwise=in_another_window)
def late_extras(s: Nauticus, asked: Choice) -> Iterator[Thought]:
    """[NAU-3.4, 8.1] The extra action, or the end of the turn."""
    yield from every_extra(s, asked.seat)
    yield END, ""


def another_place(s: Nauticus, asked: Choice, option: Option) -> str:
    """[NAU-6.4] A place that the yard has not, or something that has to wait."""
    if option[0] in PLACES:
        return why_not_put(s, asked, option)
    return meanwhile(PLACE_FIRST)(s, asked, option)


@nauticus.question("place", rule="NAU-6.4", otherwise=another_place)
def yard_places(s: Nauticus, asked: Choice) -> Iterator[Thought]:
    """[NAU-6.4, 6.12] The warehouse and every ship of the yard, or every cell of every ship."""
    for place in thinkable_places(s.yards[asked.seat], asked.then[2]):
        yield place, why_not_put(s, asked, place)


def why_not_put(s: Nauticus, asked: Choice, place: Option) -> str:
    """[NAU-2.1, 6.4, 6.12] Warehouse or yard for a bought tile, the yard for a carried one."""
    seat, tile = asked.seat, asked.then[2]
    if asked.then[0] is bought:
        return why_not_target(s, seat, tile, place, paid=price_of(s, tile) > 0)
    return ALREADY_STORED if place == WAREHOUSE else why_not_yard(s.yards[seat], tile, place)


@nauticus.step
def turn(s: Nauticus, seat: int) -> Choice:
    """[NAU-3.4] The windows before and main are one question, the window after is another."""
    s.turn = seat
    begin_main(s, seat)
    s.do((after_menu, seat))
    return turn_menu(s, seat)


@nauticus.step
def begin_main(s: Nauticus, seat: int) -> None:
    """[NAU-5.2, 6.1, R19] The phase's action with its blue workers and printed prices, nothing bought yet."""
    s.action = s.layout[s.chosen]
    s.blue = blue_workers(s, s.chosen)
    s.prices = s.pack.prices[s.chosen]
    s.bought = s.uses = 0


@nauticus.step
def turn_menu(s: Nauticus, seat: int) -> Choice:
    """[NAU-3.4, 7.1, 8.1] Make a first use, play the extra action before it, or pass."""
    return Choice(seat, "turn", uses(s, seat) + extras(s, seat) + OR_PASS, (turn_answered, seat))


@nauticus.step
def turn_answered(s: Nauticus, seat: int, answer: Option) -> None:
    """[NAU-3.4, 8.5] After an extra action the choice between performing and passing is still due."""
    if answer == PASS:
        pass_turn(s, seat)
    elif answer[0] == "extra":
        s.do((begin_extra, seat, answer[1]), (use_menu, seat), (begin_main, seat), (turn_menu, seat))
    else:
        s.do((USE[answer[0]], seat, answer[1]), (use_menu, seat))


@nauticus.step
def use_menu(s: Nauticus, seat: int) -> Choice | None:
    """[NAU-5.3, 6.0, 6.16, 8.4] Another use or stop; it ends of itself when no use is left."""
    options = uses(s, seat)
    if not options:
        s.blue = 0
        return None
    return Choice(seat, "use", options + OR_STOP if s.uses else options, (use_answered, seat))


@nauticus.step
def use_answered(s: Nauticus, seat: int, answer: Option) -> None:
    """[NAU-5.3, 6.0] Uses are resolved one after the other; blue workers left over at the end vanish."""
    if answer == STOP:
        s.blue = 0
    else:
        s.do((USE[answer[0]], seat, answer[1]), (use_menu, seat))


@nauticus.step
def pass_turn(s: Nauticus, seat: int) -> None:
    """[NAU-7.1, 7.2, R5, R21] Flip the highest pass tile that still shows its penalty; blue workers lapse."""
    s.blue = 0
    s.tell("nauticus-passed", seat)
    if s.flipped[seat] < len(s.pack.penalties):
        s.flipped = bumped(s.flipped, seat, 1)


@nauticus.step
def after_menu(s: Nauticus, seat: int) -> Choice | None:
    """[NAU-3.4, 8.1, R2] Whoever still owns the extra-action tile may play it now."""
    if not s.extra[seat]:
        return None
    return Choice(seat, "after", (*extras(s, seat), END), (after_answered, seat))


@nauticus.step
def after_answered(s: Nauticus, seat: int, answer: Option) -> None:
    """[NAU-3.4] The extra action ends the turn."""
    if answer != END:
        s.do((begin_extra, seat, answer[1]), (use_menu, seat))
