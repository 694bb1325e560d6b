"""[NAU-5.x, 6.x, 8.2, 9.x] Second reading: one execution of an action, use by use, with rewards and gift."""

from __future__ import annotations

from itertools import combinations
from math import ceil

from tests.games.nauticus.second.tables import CATEGORY, GOODS, SLOTS, SPACES
from tests.games.nauticus.second.told import Asked, Option, Player, Talk, Told, attached, bare, is_finished, places


class Execution:
    """[NAU-6.0] Everything that one player does with one action."""

    def __init__(self, told: Told, seat: int, action: str, prices: list[int], blue: int) -> None:
        self.told, self.seat, self.player, self.action = told, seat, told.players[seat], action
        self.prices = dict(zip(SLOTS[action], prices, strict=False))
        self.bought: set[str] = set()
        self.uses = 0
        self.blue = blue

    def hands(self) -> int:
        """[NAU-5.4] Blue and own workers."""
        return self.blue + self.player.workers

    def price(self, tile: str) -> int:
        """[NAU-6.2] The first copy as printed, any other 4."""
        return 4 if tile in self.bought else self.prices[tile]

    def targets(self, tile: str) -> list[Option]:
        """[NAU-2.1, 6.4] Where a bought tile may go."""
        stored: list[Option] = [("warehouse",)] if self.player.room() >= SPACES[tile] else []
        return stored + (places(self.player, tile) if self.price(tile) else [])

    def legal(self) -> list[Option]:
        """[NAU-6.16] The uses that are possible now."""
        player, hands = self.player, self.hands()
        if self.action.startswith("buy"):
            tiles = [tile for tile in self.prices if self.told.stock[tile] and self.price(tile) <= player.taler]
            return [("buy", tile) for tile in tiles if hands and self.targets(tile)]
        if self.action == "transport":
            return [("carry", tile) for tile in dict.fromkeys(player.warehouse) if hands and places(player, tile)]
        if self.action == "deliver":
            loaded = [i for i, ship in enumerate(player.ships) if all(cell["good"] != "-" for cell in ship)]
            ready = [i for i in loaded if is_finished(player.ships[i]) and len(player.ships[i]) <= hands]
            return [("deliver", i + 1) for i in ready]
        most = hands
        if self.action == "crowns":
            most = min(hands, ceil(15 / player.crowns())) if player.crowns() else 0
        return [(self.action, number) for number in range(1, most + 1)] if not self.uses else []

    def run(self, first: Option | None = None) -> Talk[None]:
        """[NAU-6.0, 6.16] Use after use until the player stops or none is left."""
        if first:
            yield from self.use(first)
        while options := self.legal():
            answer = yield Asked(self.seat, "use", [*options, ("stop",)] if self.uses else options)
            if answer == ("stop",):
                return
            yield from self.use(answer)

    def use(self, answer: Option) -> Talk[None]:
        """[NAU-6.0] One use, settled completely."""
        self.uses += 1
        verb, what = answer
        if verb == "buy":
            yield from self.buy(what)
        elif verb == "carry":
            target = yield Asked(self.seat, "place", places(self.player, what))
            self.pay(1)
            self.player.warehouse.remove(what)
            yield from put(self.told, self.seat, what, target)
        elif verb == "deliver":
            ship = self.player.ships[what - 1]
            self.pay(len(ship))
            for cell in ship:
                self.player.delivered[cell["good"]] += 1
                cell["good"] = "-"
        elif verb == "withdraw":
            self.pay(what)
            self.player.taler += 2 * what
        else:
            self.player.vp += min(15, what * self.player.crowns())
            self.pay(what)

    def buy(self, tile: str) -> Talk[None]:
        """[NAU-6.2 to 6.4] A worker and the price; all four kinds bring a gift, once."""
        target = yield Asked(self.seat, "place", self.targets(tile))
        self.pay(1)
        self.player.taler -= self.price(tile)
        self.told.stock[tile] -= 1
        whole = len(self.bought) == len(self.prices)
        self.bought.add(tile)
        yield from put(self.told, self.seat, tile, target)
        if not whole and len(self.bought) == len(self.prices):
            yield from gift(self.told, self.seat, "set-gift", self.action)

    def pay(self, number: int) -> None:
        """[NAU-5.3] Blue workers first."""
        lent = min(self.blue, number)
        self.blue -= lent
        self.told.blue = self.blue
        self.player.workers -= number - lent


def gift(told: Told, seat: int, name: str, action: str) -> Talk[None]:
    """[NAU-4.2, 4.4, 6.3] One tile of an action's four kinds for nothing, if one is there and fits."""
    player = told.players[seat]
    fitting = [tile for tile in SLOTS[action] if told.stock[tile] and player.room() >= SPACES[tile]]
    if fitting:
        _, tile = yield Asked(seat, name, [("take", tile) for tile in fitting])
        store(told, player, tile)


def store(told: Told, player: Player, tile: str) -> None:
    """[NAU-2.1] From the stock into the warehouse."""
    told.stock[tile] -= 1
    player.warehouse.append(tile)


def put(told: Told, seat: int, tile: str, target: Option) -> Talk[None]:
    """[NAU-6.4, 9.1] Into the warehouse or the yard; a finished ship brings its rewards."""
    player = told.players[seat]
    match target:
        case ("warehouse",):
            player.warehouse.append(tile)
        case ("new",):
            player.ships.append([bare(tile)])
        case ("ship", i):
            player.ships[i - 1] = attached(player.ships[i - 1], tile) or []
        case ("cell", i, j):
            category = CATEGORY[tile]
            player.ships[i - 1][j - 1][category] = tile if category == "good" else tile.split("-")[0]
            if category == "sail" and is_finished(player.ships[i - 1]):
                yield from rewards(told, seat, len(player.ships[i - 1]))


def rewards(told: Told, seat: int, number: int) -> Talk[None]:
    """[NAU-9.2, R16, R17] One reward after the other, each kind at most twice."""
    player, taken = told.players[seat], [""]
    for _ in range(number):
        options = [option for option in on_offer(told, player) if taken.count(option[1]) < 2]
        answer = yield Asked(seat, "reward", options)
        taken.append(answer[1])
        match answer:
            case ("reward", "points"):
                player.vp += 3
            case ("reward", "talers"):
                player.taler += 7
            case ("reward", "workers"):
                player.workers += 3
            case ("reward", "goods", *tiles) | ("reward", *tiles):
                for tile in tiles:
                    store(told, player, str(tile))


def on_offer(told: Told, player: Player) -> list[Option]:
    """[NAU-9.2, R16] Points, talers and workers always; tiles that are in stock and fit."""
    room, stocked = player.room(), [good for good in GOODS if told.stock[good]]
    crowns = [tile for tile in ("crown-mast", "crown-sail") if told.stock[tile] and room >= SPACES[tile]]
    found: list[Option] = [("reward", name) for name in ("points", "talers", "workers", *crowns)]
    size = min(2, room, len(stocked))
    return found + [("reward", "goods", *some) for some in combinations(stocked, size) if some]
