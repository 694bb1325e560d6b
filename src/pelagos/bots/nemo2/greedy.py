"""The greedy bot of Nemo's War: it weighs every answer by exact odds and by what the position is worth afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from pelagos.bots.contract import Sight
from pelagos.bots.nemo2.ahead import Ahead
from pelagos.bots.nemo2.duel import DECLINED
from pelagos.bots.nemo2.fight import fights_of
from pelagos.bots.nemo2.habits import habit
from pelagos.bots.nemo2.lull import best_pair
from pelagos.bots.nemo2.plan import END, Plan, Planner, steps_from
from pelagos.bots.nemo2.room import turns_left
from pelagos.bots.nemo2.weights import DEFAULT, Weights
from pelagos.bots.nemo2.worth import POSITION, Worth, worth_of
from pelagos.core.nodes import Choice, Option
from pelagos.games.nemo2.effects import piece_here
from pelagos.games.nemo2.names import BY_TORPEDO, MODES, MOTIVES, NOWHERE, OCEAN, OCEANS
from pelagos.games.nemo2.odds import stands
from pelagos.games.nemo2.shared_decisions import asked_together
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.verbs import CONTACT

NOBODY: Final = -2
NOTORIETY_PER_TURN: Final = 1.0
EXCESS: Final = 4.0
"""What each box of Notoriety costs that a motive will not bear."""
MOTIVE: Final = ("motive", "explore")
"""The motive with which it scores best."""


class GreedyBot:
    """Plans the Action Phase ocean by ocean; answers everything else by looking ahead or by habit."""

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self.weights = weights

    def choose(self, sight: Sight[Nemo]) -> Option:
        """The best answer it can find."""
        if len(sight.options) == 1:
            return sight.options[0]
        s = sight.imagine(sight.rng)
        s.events = None
        assert isinstance(s.node, Choice), "a bot is asked only when somebody decides"
        return Captain(worth_of(s, self.weights), sight).answer(s, s.node)


class Captain:
    """One question on its way to an answer."""

    def __init__(self, worth: Worth, sight: Sight[Nemo]) -> None:
        self.worth, self.sight = worth, sight
        self.ahead = Ahead(worth)
        self.planner = Planner(worth, self.ahead)

    @property
    def heading(self) -> int:
        """The ocean of the plan, which lasts until the next one; NOWHERE before the first."""
        ocean = self.sight.memory
        return OCEAN[ocean] if isinstance(ocean, str) and ocean in OCEAN else NOWHERE

    def head_for(self, ocean: int) -> None:
        """Keep the ocean of the plan in mind."""
        self.sight.remember(OCEANS[ocean])

    def answer(self, s: Nemo, node: Choice) -> Option:
        """By its own way, by habit, or by looking ahead."""
        if node.ask in self.WAYS:
            return self.WAYS[node.ask](self, s, node)
        if node.ask == "emergency-help":
            return self._help(s, node)
        return habit(s, node) or self._looked_ahead(s, node)

    def _help(self, s: Nemo, node: Choice) -> Option:
        """[NW2-14.1, 19.6] The best help that anybody has; that of somebody who is asked later is left to him."""
        if stands(s):
            return node.options[0]
        if s.seats == 1:
            return self._looked_ahead(s, node)
        together = s.clone()
        together.node = shared = asked_together(s, node)
        found = self._looked_ahead(together, shared)
        return found if found in node.options else node.options[0]

    def _looked_ahead(self, s: Nemo, node: Choice) -> Option:
        known, position = self.worth.answers, POSITION(s)
        found: Option | None = known.get(position)
        if found is None:
            found = known[position] = self.ahead.best(s, node.options)
        return found

    def _action(self, s: Nemo, node: Choice) -> Option:
        known, position = self.worth.plans, POSITION(s)
        plan: Plan | None = known.get(position)
        if plan is None:
            plan = known[position] = self.planner.best(s, node.options)
        self.head_for(plan.ocean)
        return plan.option if plan.option in node.options else END

    def _motive(self, s: Nemo, node: Choice) -> Option:
        return MOTIVE

    def _third_act(self, s: Nemo, node: Choice) -> Option:
        """[NW2-5.3, 8.5] A motive must bear the Notoriety that is still to come."""
        coming = s.notoriety + NOTORIETY_PER_TURN * turns_left(s)

        def worth(option: Option) -> float:
            motive = MOTIVES.index(option[1]) if option[0] == "motive" else s.motive
            return self.ahead.value(s, option) - EXCESS * max(0.0, coming - s.pack.motives[motive].outlaw)

        return max(node.options, key=worth)

    def _pair(self, s: Nemo, node: Choice) -> Option:
        return best_pair(s, node.options, self.planner, self.sight.rng)

    def _step(self, s: Nemo, node: Choice) -> Option:
        """Towards the ocean of the plan; a free movement without a plan stays."""
        if node.seat != s.captain:
            self.head_for(self.planner.course(s))
        elif self.heading == NOWHERE:
            self.head_for(s.ocean)
        apart = steps_from(s, self.heading)
        return min(node.options, key=lambda option: apart[OCEAN[option[1]] if len(option) > 1 else s.ocean])

    def _target(self, s: Nemo, node: Choice) -> Option:
        fights = fights_of(self.worth, s)

        def worth(option: Option) -> float:
            piece = -1 if option == CONTACT else piece_here(s, option[1])
            if s.mode == NOWHERE:
                return fights.best_mode(piece, s.ocean)[0]
            fight = fights.contact(s.mode, s.ocean) if piece < 0 else fights.ship(piece, s.mode, s.ocean)
            return fight[0]

        return max(node.options, key=worth)

    def _mode(self, s: Nemo, node: Choice) -> Option:
        return (MODES[fights_of(self.worth, s).best_mode(s.target, s.ocean)[1]],)

    def _fights(self, s: Nemo, node: Choice) -> Option:
        """[NW2-12.1] A stalked ship may be let go once it is seen."""
        fight = fights_of(self.worth, s).ship(s.target, s.mode, s.ocean)[0]
        return node.options[0 if fight > DECLINED else 1]

    def _goes_on(self, s: Nemo, node: Choice) -> Option:
        more = s.mode != BY_TORPEDO and fights_of(self.worth, s).further(s.mode, s.ocean, NOBODY) > 0
        return node.options[0 if more else 1]

    WAYS: ClassVar[dict[str, Callable[[Captain, Nemo, Choice], Option]]] = {
        "act3-choice": _third_act,
        "action": _action,
        "attack-mode": _mode,
        "attack-target": _target,
        "continue-attack": _goes_on,
        "motive": _motive,
        "move-path": _step,
        "stalk-decline": _fights,
        "white-pair": _pair,
    }
