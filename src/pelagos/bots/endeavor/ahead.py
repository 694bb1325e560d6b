"""Looking ahead to the end of the own turn on clones: chance is sampled, the effort is shared by the branches."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from pelagos.bots.endeavor.worth import Worth
from pelagos.core.nodes import Chance, Choice, Option, Over
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.names import ACTIONS, SLOT
from pelagos.games.endeavor.state import FRESH, Endeavor
from pelagos.games.endeavor.verbs import END

SAMPLED_TWICE: Final = 8.0
"""The effort from which on chance is sampled twice."""
CARDS: Final = frozenset(("bonus-goal", "crisis"))


class Ahead:
    """Walks from one question to the next turn, with a certain effort: about as many positions are judged."""

    def __init__(self, worth: Worth, seed: int) -> None:
        self.worth = worth
        self.seed = seed
        self._rng: Random | None = None
        self._sown = False
        """Whether the luck of the option has begun; it does not where nothing is drawn."""
        self._draws = 0
        self._promises: dict[Option, float] = {}
        """Of options in the ocean as it lies."""
        self._taken: dict[tuple[tuple[int, ...], int, float], float] | None = None
        """While discs are taken back: what it is worth to have taken those."""

    def best(self, s: Endeavor, options: tuple[Option, ...], effort: float) -> Option:
        """The option with the highest expectation, the first of equals."""
        values = self.values(s, options, effort)
        return options[values.index(max(values))]

    def values(self, s: Endeavor, options: tuple[Option, ...], effort: float) -> list[float]:
        """What to expect of each option; all of them meet the same luck."""
        values = []
        self._taken = {} if s.node and s.node[1] == "manage" else None
        for option in options:
            self._sown = False
            values.append(self.after(s, option, effort / len(options)))
        return values

    def after(self, s: Endeavor, option: Option, effort: float) -> float:
        """What a position is worth after an answer; with the end of a turn nothing changes that counts."""
        return self.worth.position(s) if option == END else self._on(s.clone(), option, effort)

    def _on(self, s: Endeavor, option: Option, effort: float) -> float:
        """The same where nobody needs the position before any more."""
        asked: Any = s.node
        while option != END:
            asked = node = endeavor.go_on(s, asked[3], option)
            if isinstance(node, Choice):
                if self._is_done(s, node):
                    break
                options = self._sensible(s, node, effort) if len(node.options) > 1 else node.options
                if len(options) > 1:
                    return self._most(s, node, options, effort / len(options))
                option = options[0]
            elif isinstance(node, Over) or node.ask in CARDS:
                break
            elif effort >= SAMPLED_TWICE:
                return self._twice(s, node, effort)
            else:
                option = self._drawn(node)
        return self.worth.position(s)

    def _most(self, s: Endeavor, node: Choice, options: tuple[Option, ...], effort: float) -> float:
        return self._managed(s, options, effort) if node.ask == "manage" else self._best(s, options, effort)

    def _best(self, s: Endeavor, options: tuple[Option, ...], effort: float) -> float:
        values = [self.after(s, option, effort) for option in options[:-1]]
        values.append(self._on(s, options[-1], effort))
        return max(values)

    def _managed(self, s: Endeavor, options: tuple[Option, ...], effort: float) -> float:
        """[EDS-5.5] Discs are taken back one after the other; in which order makes no difference."""
        known, draws = self._taken, self._draws
        if known is None:
            self._taken = {}
            found = self._best(s, options, effort)
            self._taken = None
            return found
        key = (s.crew[self.worth.seat], len(options), effort)
        value = known.get(key)
        if value is None:
            value = self._best(s, options, effort)
            if draws == self._draws:
                known[key] = value
        return value

    def _is_done(self, s: Endeavor, node: Choice) -> bool:
        """Whether the next turn or the next preparation begins."""
        return node.ask == "recruit" or (node.ask == "turn" and s.stage == FRESH)

    def _twice(self, s: Endeavor, node: Chance, effort: float) -> float:
        first = self.after(s, self._drawn(node), effort / 2)
        return (first + self._on(s, self._drawn(node), effort / 2)) / 2

    def _drawn(self, node: Chance) -> Option:
        self._draws += 1
        rng = self._rng
        if rng is None:
            rng = self._rng = Random(self.seed)  # noqa: S311 - a game, not a secret
        elif not self._sown:
            rng.seed(self.seed)
        self._sown = True
        return rng.choices(node.options, node.weights)[0]

    def _sensible(self, s: Endeavor, node: Choice, effort: float) -> tuple[Option, ...]:
        """What is worth looking at: nothing is refused, tokens are kept, and little effort sees only a few."""
        if node.seat != self.worth.seat:
            return node.options[:1]
        options = [option for option in node.options if option[0] not in ("decline", "token")]
        if not options:
            options = [option for option in node.options if option[0] == "token"] or list(node.options)
        most = max(1, int(effort))
        if len(options) > most:
            options.sort(key=lambda option: -self.promise(s, option))
        return tuple(options[:most])

    def promise(self, s: Endeavor, option: Option) -> float:
        """A first impression of an option, for choosing which ones to look at."""
        if s.ocean is not self.worth.prices.s.ocean:
            return self._promise(s, option)
        found = self._promises.get(option)
        if found is None:
            found = self._promises[option] = self._promise(s, option)
        return found

    def _promise(self, s: Endeavor, option: Option) -> float:
        prices, numbers = self.worth.prices, s.pack.numbers
        match option:
            case ("activate" | "copy", str(name)):
                return prices.side(numbers.side[name])
            case ("to", str(slot)):
                tile = s.pack.tiles[s.ocean[SLOT[slot]]]
                return prices.gains(tile.arrival)
            case ("report", str(name)):
                return prices.report(numbers.report[name])
            case (str(verb), str(slot), str(space)) if verb in ACTIONS:
                return prices.space(numbers.space[s.ocean[SLOT[slot]]][space])
            case (str(verb),) if verb in ACTIONS:
                return prices.weights.actions[ACTIONS.index(verb)]
        return 0.0
