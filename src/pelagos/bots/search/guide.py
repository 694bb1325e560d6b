"""What a game gives the search: a base player, lines worth comparing, an appraisal, and what it calls a turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

from pelagos.bots.contract import Maker
from pelagos.core.nodes import Choice, Option
from pelagos.core.plain import Plain
from pelagos.core.state import State

S = TypeVar("S", bound=State, contravariant=True)

Line: TypeAlias = tuple[Option, ...]
"""Answers of one seat in a row, as far as they leave a choice; the base player goes on where they end."""

Plan: TypeAlias = tuple[float, ...]
"""What is believed for the rest of a game, in numbers that only its guide understands."""


class Guide(Protocol[S]):
    """`guide.py` of a game's bots."""

    @property
    def base(self) -> Maker:
        """The player whose answer stands until a better one is proved, and who plays everybody's seat in thought."""

    @property
    def ahead(self) -> int:
        """How many turns later the appraisal has the last word."""

    @property
    def sure(self) -> float:
        """How many standard errors a line must be ahead to overrule the base player."""

    @property
    def pace(self) -> int:
        """How many questions are answered in thought in a second, on a processor of today that has nothing else to do.

        It says how much work a level does, and changes how it plays: it is settled, not measured anew.
        """

    def lines(self, s: S, seat: int) -> Sequence[Line]:
        """What is worth comparing here, the most promising first; nothing where the base player knows best."""

    def planned(self, s: S, option: Option, memory: Plain) -> Line:
        """The base player's answer, with what it means to answer next as far as its memory tells."""

    def turn(self, s: S, node: Choice) -> int:
        """The number of the turn that this question belongs to."""

    def begins(self, s: S, node: Choice) -> bool:
        """Whether a turn begins with this question, so that positions can be compared here."""

    def kind(self, s: S) -> str:
        """Which kind of game this is: values are learned for each of them apart."""

    def standing(self, s: S, seat: int) -> float:
        """How well a seat stands in points, where a turn begins and at the end; among rivals, by its lead."""


@runtime_checkable
class Glances(Protocol):
    """A guide whose `standing` makes plans: it has a quicker look for those who make none."""

    def glance(self, s: Any, seat: int) -> float:
        """How well a seat stands at first sight."""


@runtime_checkable
class Terms(Protocol):
    """A guide that tells what its `standing` is added up from: values are learned from that, which weighs each anew."""

    @property
    def terms(self) -> tuple[str, ...]:
        """What they are called."""

    def summands(self, s: Any, seat: int) -> Sequence[float]:
        """Each of them in points, where a turn begins."""


@runtime_checkable
class Plans(Protocol):
    """A guide whose base player can follow a plan to the end of a game, so that whole games are compared."""

    @property
    def stride(self) -> int:
        """How many questions of theirs followers of plans answer in a second; it is settled, as `pace` is."""

    def usual_plan(self, s: Any) -> Plan:
        """The plan to begin with, by which the base player plays unless told otherwise; empty where none are made."""

    def varied(self, plan: Plan, usual: Plan, rng: Random) -> Plan:
        """Another plan, mostly not far from this one or from the usual one."""

    def follower(self, plan: Plan) -> Maker:
        """Who plays by a plan in every seat, in thought and at the table."""

    def outcome(self, s: Any, seat: int) -> float:
        """What the end of a game is worth."""


@runtime_checkable
class Wary(Protocol):
    """A guide that asks for other proof where its appraisal is corrected by learned values."""

    @property
    def sure_learned(self) -> float:
        """How many standard errors a line must be ahead then."""

    @property
    def margin(self) -> float:
        """And how many points: less than that is more often an error of the values than a gain."""


class Proof(NamedTuple):
    """What a line must show to overrule the base player: so many standard errors, and so many points, ahead."""

    sure: float
    margin: float = 0.0


def proof_of(guide: Guide[Any], learned: bool) -> Proof:
    """What a guide asks for, with learned values or without."""
    return Proof(guide.sure_learned, guide.margin) if learned and isinstance(guide, Wary) else Proof(guide.sure)


def first_look(guide: Guide[Any]) -> Callable[[Any, int], float]:
    """How a position is judged by somebody who makes no plans."""
    return guide.glance if isinstance(guide, Glances) else guide.standing


@cache
def guide_of(game_key: str) -> Guide[Any]:
    """The guide of one of our games."""
    found: Guide[Any] = import_module(f"pelagos.bots.{game_key}.guide").GUIDE
    return found


def lead(worths: Sequence[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others."""
    return worths[seat] - max(worth for other, worth in enumerate(worths) if other != seat)
