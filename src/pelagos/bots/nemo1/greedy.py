"""The greedy bot of Nemo's War, first edition: actions by a plan, everything else by looking ahead."""

from __future__ import annotations

from typing import Final

from pelagos.bots.contract import Sight
from pelagos.bots.nemo1.ahead import Ahead
from pelagos.bots.nemo1.fight import Fights
from pelagos.bots.nemo1.plan import Planner
from pelagos.bots.nemo1.weights import DEFAULT, Weights
from pelagos.bots.nemo1.worth import MOST_ANSWERS, POSITION, worth_of
from pelagos.core.nodes import Choice, Option
from pelagos.games.nemo1.names import RESOURCES
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.verbs import CAPTURE, EXERT_NOTHING, SINK, STOP

START: Final = ("start", "north-atlantic")
COMMITMENT: Final = ("commit", "anti-imperialism")


class GreedyBot:
    """Weighs what it may do by exact odds and by what the position is worth afterwards."""

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self.worth = worth_of(weights)
        self.planner = Planner(self.worth)

    def choose(self, sight: Sight[Nemo]) -> Option:
        """The best answer it can find."""
        if len(sight.options) == 1:
            return sight.options[0]
        s = sight.imagine(sight.rng)
        s.events = None
        self.ahead = Ahead(self.worth, sight.rng)
        assert isinstance(s.node, Choice), "a bot is asked only when somebody decides"
        return self._known(s, s.node)

    def _known(self, s: Nemo, node: Choice) -> Option:
        """The answer that was given in this position before, unless luck had a say in it."""
        known, position = self.worth.answers, (s.pack.hash, POSITION(s))
        found = known.get(position)
        if found is None:
            found = self._answer(s, node)
            if not self.ahead.draws:
                if len(known) >= MOST_ANSWERS:
                    known.clear()
                known[position] = found
        return found

    def _answer(self, s: Nemo, node: Choice) -> Option:
        match node.ask:
            case "start-ocean" if START in node.options:
                return START
            case "commitment" if COMMITMENT in node.options:
                return COMMITMENT
            case "action":
                return self._action(s, node)
            case "combat-exert":
                return self._exert(s)
            case "wreck" if CAPTURE in node.options:
                return self._wreck(s)
            case "continue":
                return self._continue(s, node)
        return self.ahead.best(s, node.options)

    def _action(self, s: Nemo, node: Choice) -> Option:
        """First a kept card or a gift that pays at once, then the best action."""
        now = self.worth.position(s)
        extras = [option for option in node.options if option[0] in ("use", "give")]
        for option in extras:
            if self.ahead.value(s, option) > now + 1.0:
                return option
        actions = [option for option in node.options if option not in extras]
        return max(actions, key=lambda option: self.planner.value(s, option))

    def _exert(self, s: Nemo) -> Option:
        ship = s.ships[s.ocean][s.foe]
        resource = Fights(self.worth, s, s.ocean).exerted(ship, s.modifier)[2]
        return EXERT_NOTHING if resource < 0 else ("exert", RESOURCES[resource])

    def _wreck(self, s: Nemo) -> Option:
        fights, ship = Fights(self.worth, s, s.ocean), s.ships[s.ocean][s.foe]
        return CAPTURE if fights.captured(ship) > fights.sunk(ship) else SINK

    def _continue(self, s: Nemo, node: Choice) -> Option:
        """On to the best ship that is worth its Notoriety."""
        fights = Fights(self.worth, s, s.ocean)
        cost = fights.fame
        ships = [option for option in node.options if option[0] == "attack"]
        best = max(ships, key=lambda option: fights.attack(s.ships[s.ocean][option[1] - 1]))
        return best if fights.attack(s.ships[s.ocean][best[1] - 1]) > cost else STOP
