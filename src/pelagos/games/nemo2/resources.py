"""[NW2-7.x] Resources: gains, losses one point at a time, payments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pelagos.core.nodes import Choice, Node, Option
from pelagos.core.questions import Thought
from pelagos.core.state import bumped
from pelagos.games.nemo2 import verbs
from pelagos.games.nemo2.asking import HIT_HANDLING, allowed, always, another, question
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.ending import defeat
from pelagos.games.nemo2.names import ANY, MOST_AP, RESOURCE, RESOURCES, UPGRADE, UPGRADES
from pelagos.games.nemo2.options import SHIELD_ANY_LOSS
from pelagos.games.nemo2.seats import ask, pose
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.upgrades import UPGRADE_RULES, destroy
from pelagos.games.nemo2.verbs import BEAR, CHOOSE, LOSE

GAIN_ONE: Final = tuple(CHOOSE(f"gain-{name}-1") for name in RESOURCES)
SHIELD: Final = tuple(map(verbs.SHIELD, UPGRADES))

NO_ACTION_POINTS: Final = nemo2.reason("no-action-points", "NW2-10.1", "NW2-5.7", "NW2-10.2", "NW2-13.4", code="E_AP")
NOT_INSTALLED: Final = nemo2.reason("not-installed", "NW2-12.5", *UPGRADE_RULES, code="E_PRECONDITION")
PAY_FATAL: Final = nemo2.reason(
    "pay-fatal", "NW2-7.3", "NW2-2.3", "NW2-2.12", "NW2-5.4", "NW2-5.7", "NW2-7.2", code="E_PAY_FATAL"
)


@nemo2.step
def gain(s: Nemo, resource: int, number: int) -> Node | None:
    """[NW2-7.1, Q30] Move left, never past the first box; what is too much is lost. Each point of ANY is picked."""
    if resource == ANY:
        if number > 1:
            s.do((gain, ANY, number - 1))
        return ask(s, "card-option", GAIN_ONE, (gain_picked,))
    box = s.resources[resource]
    gained = number if number < box else box
    s.resources = bumped(s.resources, resource, -gained)
    if s.events is not None:
        s.tell("nemo2-gained", RESOURCES[resource], gained)
    return None


@nemo2.step
def gain_picked(s: Nemo, answer: Option) -> None:
    """[NW2-7.1] One point of the resource that was picked."""
    s.do((gain, GAIN_ONE.index(answer), 1))


def shields(s: Nemo) -> Iterable[Thought]:
    """[NW2-12.5] Bear it, or destroy one of the installed upgrades."""
    return allowed(BEAR, *[SHIELD[upgrade] for upgrade in s.installed])


LOSSES_ASKED: Final = always("loss-pick", "NW2-7.3", *map(LOSE, RESOURCES), duty=HIT_HANDLING)


@question("loss-shield", "NW2-7.3", duty=HIT_HANDLING, otherwise=another(verbs.SHIELD, NOT_INSTALLED))
def loss_shields(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-7.3, 12.5] One upgrade for one single loss."""
    return shields(s)


@nemo2.step
def lose(s: Nemo, resource: int, number: int) -> Node | None:
    """[NW2-7.3, 3.1, D2, Q67] So many single losses in order, each with its shield and its check for defeat."""
    shielded = s.flags & SHIELD_ANY_LOSS and s.installed
    if resource != ANY and not shielded:
        lose_points(s, resource, number)
        return None
    if number <= 0:
        return None
    if number > 1:
        s.do((lose, resource, number - 1))
    if resource == ANY:
        return ask(s, *LOSSES_ASKED, (loss_picked,))
    return pose(s, loss_shields, (loss_shielded, resource))


@nemo2.step
def loss_picked(s: Nemo, answer: Option) -> None:
    """[NW2-26] Each point of LOSE(ANY,n) is picked on its own."""
    s.do((lose, RESOURCE[answer[1]], 1))


@nemo2.step
def loss_shielded(s: Nemo, resource: int, answer: Option) -> None:
    """[NW2-7.3, 12.5] One destroyed upgrade cancels exactly one single loss."""
    if answer == BEAR:
        lose_point(s, resource)
    else:
        destroy(s, UPGRADE[answer[1]])


def lose_point(s: Nemo, resource: int) -> None:
    """[NW2-7.1, 7.2] One box to the right; the last box loses the game at once. Nothing may follow in the same step."""
    lose_points(s, resource, 1)


def lose_points(s: Nemo, resource: int, number: int) -> None:
    """[NW2-7.1, 7.2] So many boxes to the right, told one by one; the last one loses the game at once."""
    left = s.pack.last_box[resource] - s.resources[resource]
    if number <= 0 or left <= 0:
        return
    lost = number if number < left else left
    s.resources = bumped(s.resources, resource, lost)
    if s.events is not None:
        for _ in range(lost):
            s.tell("nemo2-lost", RESOURCES[resource], 1)
    if lost == left:
        defeat(s, f"nemo2-defeat-{RESOURCES[resource]}")


def why_not_pay(s: Nemo, resource: int, number: int) -> str:
    """[NW2-26] A payment may not put a marker on its last box."""
    return "" if s.resources[resource] + number < s.pack.last_box[resource] else PAY_FATAL


@nemo2.step
def pay(s: Nemo, resource: int, number: int) -> None:
    """[NW2-7.3] A payment is no loss and cannot be cancelled; it was offered only because it is not fatal."""
    s.resources = bumped(s.resources, resource, number)
    s.tell("nemo2-paid", RESOURCES[resource], number)


def why_not_pay_ap(s: Nemo, number: int) -> str:
    """[NW2-10.1] Action points must suffice."""
    return "" if s.ap >= number else NO_ACTION_POINTS


@nemo2.step
def pay_ap(s: Nemo, number: int) -> None:
    """[NW2-10.2] Action points are paid before anything else and never come back."""
    s.ap -= number
    s.tell("nemo2-paid-ap", number)


@nemo2.step
def add_ap(s: Nemo, number: int) -> None:
    """[NW2-10.3, 18.4] Add action points, never above five; none while the Nautilus malfunctions."""
    if not s.no_ap:
        room = MOST_AP - s.ap
        gained = number if number < room else room
        s.ap += gained
        if s.events is not None:
            s.tell("nemo2-gained-ap", gained)


@nemo2.step
def set_ap(s: Nemo, number: int) -> None:
    """[NW2-18.4] Action points to a fixed number."""
    s.ap = number
    s.tell("nemo2-ap-set", number)


@nemo2.step
def cut_ap_gain(s: Nemo, number: int) -> None:
    """[NW2-26, Q42] This turn's difference is reduced; only the Adventure Phase can do so."""
    if s.phase == 0:
        s.ap_cut += number
        s.tell("nemo2-ap-cut", number)
