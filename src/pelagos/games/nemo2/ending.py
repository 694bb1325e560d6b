"""[NW2-16.x] The end of the game: defeat at any moment, or the finale with scoring."""

from __future__ import annotations

from typing import Final

from pelagos.core.farewell import Farewell
from pelagos.core.game import Verdict
from pelagos.core.nodes import Over
from pelagos.core.score import ranks
from pelagos.core.text import Text, text
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.names import LOST, MOTIVES, PASS, SCORED
from pelagos.games.nemo2.options import SEMI
from pelagos.games.nemo2.scoring import sums
from pelagos.games.nemo2.semicoop import glory
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tally import final_score, level_of

DEFEAT: Final = "defeat"
WIN: Final = "win"


def defeat(s: Nemo, reason: str) -> None:
    """[NW2-16.1 to 16.4] The game is lost at once, in the middle of any step: nothing else on the agenda happens."""
    s.tell(reason)
    s.agenda = ((lost, reason), ())


@nemo2.step
def lost(s: Nemo, reason: str) -> Over:
    """[NW2-16.1 to 16.4, 16.6] No scoring; the Defeat epilogue of the current motive is read."""
    s.phase = LOST
    s.tell("nemo2-epilogue", MOTIVES[s.motive], DEFEAT)
    return Over((0,) * s.seats, reason)


@nemo2.step
def end_game(s: Nemo) -> None:
    """[NW2-16.5] A resolved finale ends the game with scoring; what was still to do is dropped."""
    s.agenda = ((tidy_up,), ((score_game,), ()))


@nemo2.step
def tidy_up(s: Nemo) -> None:
    """[NW2-17.1, 13.12, 20.1] Unused cards go to the common pile they name; installed upgrades count as PASS."""
    for card in s.tableau:
        if s.pack.cards[card].unused == PASS:
            s.pass_pile += (card,)
        else:
            s.fail_pile += (card,)
    s.tableau = ()
    s.phase = SCORED


@nemo2.step
def score_game(s: Nemo) -> Over:
    """[NW2-17.5, 20.5] Add everything up and read the epilogue of the motive and the level; glory is counted too."""
    score = final_score(s)
    level = level_of(s, score)
    s.tell("nemo2-epilogue", MOTIVES[s.motive], level.name)
    if s.flags & SEMI:
        for seat, rank in enumerate(places(s)):
            s.tell("nemo2-glory", seat, glory(s, seat).points, rank)
        for seat in winners(s):
            s.tell("nemo2-winner", seat)
    return Over((score,) * s.seats, f"nemo2-over-{level.name}")


def places(s: Nemo) -> tuple[int, ...]:
    """[NW2-20.5, D39] Everybody shares one place, unless a finale was reached and glory tells the players apart."""
    if s.phase != SCORED or not s.flags & SEMI:
        return (1,) * s.seats
    return ranks([glory(s, seat) for seat in range(s.seats)])


def verdict(s: Nemo) -> Verdict:
    """[NW2-16.5, 16.6, 17.5, 20.5] A defeat is not scored; after a finale the level tells, and glory in semi-co-op."""
    if s.phase != SCORED:
        return Verdict((), finished=False, said=Text("nemo2-verdict-defeat"))
    score = final_score(s)
    level = level_of(s, score)
    said = text("nemo2-verdict", outcome=level.outcome, points=score, level=Text(f"nemo2-level-{level.name}"))
    return Verdict(winners(s), places(s) if s.flags & SEMI else (), said=said)


def farewell(s: Nemo) -> Farewell:
    """[NW2-16.6, 17.5] The last page of the level and the way to the next; of a defeat, what it left unscored."""
    score = final_score(s)
    level = level_of(s, score)
    if s.phase != SCORED:
        would = text("nemo2-unscored", points=score, grade=Text(f"nemo2-level-{level.name}"))
        return Farewell(Text("nemo2-ending-defeat"), None, sums(s), would)
    above = next((other for other in s.pack.levels if other.least > score), None)
    missing = None
    if above is not None:
        grade = Text(f"nemo2-level-{above.name}")
        missing = text("nemo2-next-grade", points=above.least - score, grade=grade)
    return Farewell(Text(f"nemo2-ending-{level.name}"), missing)


def winners(s: Nemo) -> tuple[int, ...]:
    """[NW2-17.5, 20.5] Nobody below Success; in semi-co-op the best of the ranking, else the whole group."""
    if s.phase != SCORED or level_of(s, final_score(s)).outcome != WIN:
        return ()
    return tuple([seat for seat, rank in enumerate(places(s)) if rank == 1])
