"""One figure for each level: what it is rated by the games of two against each other (openskill, Plackett-Luce)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from pelagos.core.errors import PelagosError
from pelagos.lab.ladder import Played

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


class Rating(NamedTuple):
    """Where a level stands, and the standard deviation of that; everybody begins at 25."""

    at: float
    error: float
    games: int


def ratings(duels: Mapping[tuple[str, ...], Sequence[Played]]) -> dict[str, Rating]:
    """The levels of all games of two, in the order in which a ladder plays them; of nobody where nobody met."""
    met = [(row.number, seats, row) for seats, rows in duels.items() if len(seats) == 2 for row in rows]
    if not met:
        return {}
    model = _model()
    found = {level: model.rating() for _, seats, _ in met for level in seats}
    for _, (one, other), row in sorted(met):
        ranks = [float(seat not in row.winners) for seat in (0, 1)]
        ((found[one],), (found[other],)) = model.rate([[found[one]], [found[other]]], ranks=ranks)
    games = {level: sum(level in seats for _, seats, _ in met) for level in found}
    return {level: Rating(rated.mu, rated.sigma, games[level]) for level, rated in found.items()}


def _model() -> PlackettLuce:
    try:
        from openskill.models import PlackettLuce
    except ImportError as problem:
        raise PelagosError("error-needs-extra", package="openskill", extra="lab") from problem
    return PlackettLuce()
