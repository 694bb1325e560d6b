"""[NAU-3.4, 6.0, 6.16, 7.x] A player's turn: before, main, after; uses, stopping and passing."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Choice, Option, StepFunction
from pelagos.core.state import bumped
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.buying import buy, purchases
from pelagos.games.nauticus.extra import begin_extra, extras
from pelagos.games.nauticus.light import (
    carry,
    crown_scorings,
    crowns,
    deliver,
    deliveries,
    loads,
    withdraw,
    withdrawals,
)
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.workers import blue_workers

PASS: Final[Option] = ("pass",)
OR_PASS: Final = (PASS,)
STOP: Final[Option] = ("stop",)
OR_STOP: Final = (STOP,)
END: Final[Option] = ("end",)
USE: Final[dict[str, StepFunction]] = {
    "buy": buy,
    "carry": carry,
    "withdraw": withdraw,
    "deliver": deliver,
    "crowns": crowns,
}
USES: Final = (purchases,) * 4 + (loads, withdrawals, deliveries, crown_scorings)


def uses(s: Nauticus, seat: int) -> tuple[Option, ...]:
    """[NAU-6.16] The uses of the running execution that are legal and payable now."""
    return USES[s.action](s, seat)


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
