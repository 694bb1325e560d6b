"""[NW2-8.x] Notoriety: the track, its thresholds and the outlaw."""

from __future__ import annotations

from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.coop import threshold_reached
from pelagos.games.nemo2.ending import defeat
from pelagos.games.nemo2.names import BLUE, DIE_BOX, FLIP_BOX, GREEN, MOST_NOTORIETY
from pelagos.games.nemo2.options import CURRENT_44
from pelagos.games.nemo2.procedures import add_group, turn_violet
from pelagos.games.nemo2.state import Nemo


@nemo2.step
def change_notoriety(s: Nemo, by: int) -> None:
    """[NW2-8.1, 8.5, 3.1] Move the marker between 0 and 51; an increase meets its thresholds at once."""
    if not by:
        return
    reached = s.notoriety + by
    if reached > MOST_NOTORIETY:
        reached = MOST_NOTORIETY
    elif reached < 0:
        reached = 0
    s.notoriety = reached
    if s.events is not None:
        s.tell("nemo2-notoriety", reached, by)
    outlaw = s.pack.motives[s.motive].outlaw
    if reached > s.peak:
        _pass_thresholds(s, reached if reached < outlaw else outlaw - 1)
    if reached >= outlaw:
        s.peak = max(s.peak, reached)
        defeat(s, "nemo2-defeat-outlaw")


def _pass_thresholds(s: Nemo, reached: int) -> None:
    """[NW2-8.2 to 8.4, 8.6, Q10] Everything between the old peak and the new one, in ascending order, once."""
    peak = s.peak
    if reached > peak:
        s.peak = reached
    _, blue, green, _ = s.fixed
    if peak < blue <= reached:
        add_group(s, BLUE)
    if peak < green <= reached:
        add_group(s, GREEN)
    if peak < FLIP_BOX <= reached:
        turn_violet(s)
    if peak < DIE_BOX <= reached and not s.flags & CURRENT_44:
        s.extra_die = 1
        s.tell("nemo2-extra-die")
    if s.seats > 1:
        threshold_reached(s, peak, reached)


def why_not_motive(s: Nemo, motive: int) -> str:
    """[NW2-5.3, Q46] A motive whose outlaw box is already reached is legal and fatal; faces warn of it."""
    return "motive-fatal" if s.notoriety >= s.pack.motives[motive].outlaw else ""
