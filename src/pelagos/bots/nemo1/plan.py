"""The Nemo Action phase: every action is worth what it brings, less the weeks it takes."""

from __future__ import annotations

from typing import Final

from pelagos.bots.nemo1.fight import Fights
from pelagos.bots.nemo1.worth import Worth, risen, time_left
from pelagos.core.nodes import Option
from pelagos.core.sums import added
from pelagos.games.nemo1.names import ARMOR, CREW, EMPTY, HULL, LIBRARY, MONSTER, OCEAN, PROW, SEEK, UPGRADE
from pelagos.games.nemo1.odds import in_time
from pelagos.games.nemo1.state import Nemo

CARD: Final = 0.6
"""How often an adventure that was sought ends well."""


def mean(faces: tuple[int, ...]) -> float:
    """What a die of the printed tables brings on the average."""
    return sum(faces) / len(faces)


class Planner:
    """Weighs the actions of one position."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.here: Fights | None = None

    def value(self, s: Nemo, option: Option) -> float:
        """What an action is worth."""
        match option[0]:
            case "move":
                return self.move(s, OCEAN[option[1]])
            case "stalk" | "attack":
                return self.fight(s, option)
            case "search":
                return self.search(s, s.ocean) - self.week(s)
            case "incite":
                return self.incite(s, option) - self.week(s)
            case "rest":
                return float(in_time(s)) * mean(s.pack.numbers.rest) * self.regained(s, CREW) - self.yard(s)
            case "repair":
                return float(in_time(s)) * self.regained(s, HULL) - self.yard(s)
        return float(in_time(s)) * self.refit(s, UPGRADE[option[1]]) - self.yard(s)

    def week(self, s: Nemo) -> float:
        """What a week costs; in the last weeks nothing better may be left to do with them."""
        return self.worth.weights.week * min(1.0, (52 - s.week) / 6)

    def yard(self, s: Nemo) -> float:
        """[NW1-7.2] The weeks of a yard action, on the average; none of its own with card 16."""
        return self.week(s) * (1 if s.free_yard else 1 + mean(s.pack.numbers.d3))

    def fight(self, s: Nemo, option: Option) -> float:
        """Stalk or Attack."""
        fights, piece = self.fights(s), s.ships[s.ocean][option[1] - 1]
        value = fights.stalk(piece) if option[0] == "stalk" else fights.attack(piece)
        return value + self.room(s) - self.week(s)

    def fights(self, s: Nemo) -> Fights:
        """The fights of the ocean where the Nautilus is, weighed once for all actions of one question."""
        if self.here is None or self.here.s is not s:
            self.here = Fights(self.worth, s, s.ocean)
        return self.here

    def room(self, s: Nemo) -> float:
        """[NW1-12.2] Where nearly every ocean is full, room is worth a fight."""
        free = sum(max(0, cap - len(here)) for cap, here in zip(s.pack.capacity, s.ships, strict=True))
        return 12.0 / (1 + free) if free < 5 else 0.0

    def search(self, s: Nemo, ocean: int) -> float:
        """What a search in an ocean brings."""
        possible = s.circles[ocean] != EMPTY or (s.owned >> LIBRARY & 1 and s.cup)
        return mean(s.pack.numbers.search) * self.worth.find(s) if possible else 0.0

    def incite(self, s: Nemo, option: Option) -> float:
        """What an incitement gains over keeping the treasure, which also loses what it promised."""
        column = s.pack.commitments[s.commitment]
        vp = s.pack.treasures[s.pack.treasure_number[option[1]]].vp
        promised = time_left(s) * self.worth.stir(column.liberation, column.treasure, vp)
        return (column.liberation * min(risen(vp), 19 - s.liberation) - column.treasure * vp) / 2 - promised

    def regained(self, s: Nemo, resource: int) -> float:
        """What one level more of a resource is worth."""
        level = s.levels[resource]
        if level >= s.pack.top[resource]:
            return 0.0
        circles, danger = s.pack.tracks.circles[resource], self.worth.weights.danger
        return circles[level + 1].vp - circles[level].vp + time_left(s) * (danger[level] - danger[level + 1])

    def refit(self, s: Nemo, upgrade: int) -> float:
        """What an upgrade brings for the ships it costs."""
        w, left = self.worth.weights, time_left(s)
        if upgrade == SEEK:
            return self.adventure(s) - left * w.spare
        gain = {PROW: w.prow, ARMOR: w.armor, MONSTER: w.monster, LIBRARY: w.library}[upgrade]
        after = s.clone()
        after.owned |= 1 << upgrade
        after.salvage = s.salvage[s.pack.costs[upgrade] :]
        return left * (gain + self.worth.stored(after) - self.worth.stored(s))

    def adventure(self, s: Nemo) -> float:
        """What a card of the Draw Pile brings on the average; the last ones end the game."""
        if s.drawn >= 14:
            return 0.0
        column = s.pack.commitments[s.commitment]
        cards = [s.pack.cards[card] for card in s.unseen]
        points = added([column.adventure * card.vp / 2 + column.science * card.science for card in cards])
        return CARD * points / max(1, len(cards))

    def move(self, s: Nemo, ocean: int) -> float:
        """[NW1-9.1] What another ocean offers, less the way there; nothing when the year is over on arrival."""
        way = s.pack.weeks[s.ocean, ocean]
        if s.week + way >= s.pack.numbers.last_week:
            return -self.week(s)
        return self.worth.weights.later * self.offers(s, ocean) - self.week(s) * (1 + way)

    def offers(self, s: Nemo, ocean: int) -> float:
        """The best things to do in an ocean."""
        fights = Fights(self.worth, s, ocean)
        values = [fights.attack(piece) for piece in fights.here]
        values += [self.search(s, ocean), 0.0, 0.0]
        values.sort(reverse=True)
        week = self.week(s)
        return max(0.0, values[0] - week) + self.worth.weights.second * max(0.0, values[1] - week)
