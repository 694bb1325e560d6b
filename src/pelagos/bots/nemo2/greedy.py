"""The greedy bot of Nemo's War: it weighs every answer by exact odds and by what the position is worth afterwards."""

from __future__ import annotations

from random import Random
from typing import Final

from pelagos.bots.contract import Seed, Sight
from pelagos.bots.nemo2.ahead import Ahead
from pelagos.bots.nemo2.fight import DECLINED, Fights
from pelagos.bots.nemo2.habits import habit, stands
from pelagos.bots.nemo2.plan import END, Planner, steps_from
from pelagos.bots.nemo2.weights import DEFAULT, Weights
from pelagos.bots.nemo2.worth import Worth
from pelagos.core.nodes import Choice, Option
from pelagos.games.nemo2.combat import CONTACT
from pelagos.games.nemo2.effects import piece_here
from pelagos.games.nemo2.names import BY_TORPEDO, MODES, NOWHERE, OCEAN
from pelagos.games.nemo2.state import Nemo

NOBODY: Final = -2
MOTIVE: Final = ("motive", "war")


class GreedyBot:
    """Plans the Action Phase ocean by ocean; answers everything else by looking ahead or by habit."""

    def __init__(self, seed: Seed, weights: Weights = DEFAULT) -> None:
        self.rng = Random(seed)  # noqa: S311 - a game, not a secret
        self.worth = Worth(weights)
        self.ahead = Ahead(self.worth)
        self.planner = Planner(self.worth, self.ahead)
        self.heading = NOWHERE

    def choose(self, sight: Sight[Nemo]) -> Option:
        """The best answer it can find."""
        if len(sight.options) == 1:
            return sight.options[0]
        s = sight.imagine(self.rng)
        s.events = None
        assert isinstance(s.node, Choice), "a bot is asked only when somebody decides"
        return self._answer(s, s.node)

    def _answer(self, s: Nemo, node: Choice) -> Option:
        match node.ask:
            case "action":
                return self._action(s, node)
            case "motive":
                return MOTIVE
            case "move-path":
                return self._step(s, node)
            case "attack-target":
                return self._target(s, node)
            case "attack-mode":
                return (MODES[Fights(self.worth, s).best_mode(s.target, s.ocean)[1]],)
            case "stalk-decline":
                fight = Fights(self.worth, s).ship(s.target, s.mode, s.ocean).worth
                return node.options[0 if fight > DECLINED else 1]
            case "emergency-help" if stands(s):
                return node.options[0]
            case "continue-attack":
                return node.options[0 if self._goes_on(s) else 1]
        return habit(s, node) or self.ahead.best(s, node.options)

    def _action(self, s: Nemo, node: Choice) -> Option:
        plan = self.planner.best(s, node.options)
        self.heading = plan.ocean
        return plan.option if plan.option in node.options else END

    def _step(self, s: Nemo, node: Choice) -> Option:
        """Towards the ocean of the plan; a free movement without a plan stays."""
        if self.heading == NOWHERE:
            self.heading = s.ocean
        apart = steps_from(s, self.heading)
        return min(node.options, key=lambda option: apart[OCEAN[option[1]] if len(option) > 1 else s.ocean])

    def _target(self, s: Nemo, node: Choice) -> Option:
        fights = Fights(self.worth, s)

        def worth(option: Option) -> float:
            piece = -1 if option == CONTACT else piece_here(s, option[1])
            if s.mode == NOWHERE:
                return fights.best_mode(piece, s.ocean)[0]
            fight = fights.contact(s.mode, s.ocean) if piece < 0 else fights.ship(piece, s.mode, s.ocean)
            return fight.worth

        return max(node.options, key=worth)

    def _goes_on(self, s: Nemo) -> bool:
        return s.mode != BY_TORPEDO and Fights(self.worth, s).further(s.mode, s.ocean, NOBODY) > 0
