"""[NAU-3.x, 4.x, 7.x, 8.x, 10.x] Second reading: the whole game, round by round and turn by turn."""

from __future__ import annotations

from tests.games.nauticus.second.tables import ACTIONS, BONUSES, PRICES, WHEEL
from tests.games.nauticus.second.told import Asked, Option, Talk, Told
from tests.games.nauticus.second.uses import Execution, gift

EXTRA_PRICES = [2, 2, 2, 2]
FREE = {"mast_regular": "buy-mast", "sail_regular": "buy-sail", "good": "buy-goods"}


def story(told: Told) -> Talk[None]:
    """[NAU-3.1] All rounds, each laid out anew."""
    for number in range(told.rounds):
        if number:
            told.anchor, told.anchor_tile = told.anchor_tile, -1
        yield from lay(told)
        yield from round_from(told, 0)


def lay(told: Told) -> Talk[None]:
    """[NAU-3.2] Eight tiles clockwise from the anchor."""
    told.layout, told.face_down = [""] * 8, set()
    for step in range(8):
        left = [action for action in ACTIONS if action not in told.layout]
        drawn = (yield Asked(-1, "action-tiles", [(action,) for action in left]))[0] if step < 7 else left[0]
        told.layout[(told.anchor + step) % 8] = drawn


def round_from(told: Told, phases: int) -> Talk[None]:
    """[NAU-3.1, 10.1] The phases that are left of seven, then the penalties."""
    for number in range(phases, 7):
        position = yield from phase(told)
        told.face_down.add(position)
        told.phases_done += 1
        if not number:
            told.anchor_tile = position
    for player in told.players:
        player.vp -= sum(player.penalties)
        player.penalties = [3, 2, 1]


def phase(told: Told) -> Talk[int]:
    """[NAU-3.3, 3.5] The start player chooses and takes the bonus; then everybody acts, clockwise."""
    seats = len(told.players)
    first = told.phases_done % seats
    open_to = [told.layout[position] for position in range(8) if position not in told.face_down]
    _, action = yield Asked(first, "choose-tile", [("tile", name) for name in open_to])
    position = told.layout.index(action)
    yield from bonus(told, first, BONUSES[position])
    for step in range(seats):
        yield from turn(told, (first + step) % seats, position)
    return position


def bonus(told: Told, seat: int, printed: dict[str, str]) -> Talk[None]:
    """[NAU-4.1 to 4.4] Workers, points, talers, and a tile if one fits."""
    player = told.players[seat]
    player.workers += int(printed["workers"])
    player.vp += int(printed["vp"])
    player.taler += int(printed["taler"])
    if printed["free_tile"]:
        yield from gift(told, seat, "bonus-tile", FREE[printed["free_tile"]])


def turn(told: Told, seat: int, position: int) -> Talk[None]:
    """[NAU-3.4, 7.x] Before, main, after."""
    player = told.players[seat]
    answer: Option = ("extra", "")
    while answer[0] == "extra":
        told.blue = WHEEL[(position - told.anchor) % 8]
        main = Execution(told, seat, told.layout[position], PRICES[position], told.blue)
        answer = yield Asked(seat, "turn", [*main.legal(), *extras(told, seat), ("pass",)])
        if answer[0] == "extra":
            yield from extra(told, seat, answer[1])
    if answer == ("pass",):
        player.penalties = player.penalties[1:]
    else:
        yield from main.run(answer)
    told.blue = 0
    if player.extra:
        answer = yield Asked(seat, "after", [*extras(told, seat), ("end",)])
        if answer[0] == "extra":
            yield from extra(told, seat, answer[1])


def extras(told: Told, seat: int) -> list[Option]:
    """[NAU-8.5] The actions that can be used at least once with the two new workers."""
    player = told.players[seat]
    if not player.extra:
        return []
    player.workers += 2
    found: list[Option] = [("extra", name) for name in ACTIONS if Execution(told, seat, name, EXTRA_PRICES, 0).legal()]
    player.workers -= 2
    return found


def extra(told: Told, seat: int, action: str) -> Talk[None]:
    """[NAU-8.1 to 8.3] The tile for two workers and any action, without blue ones."""
    player = told.players[seat]
    player.extra = False
    player.workers += 2
    told.blue = 0
    yield from Execution(told, seat, action, EXTRA_PRICES, 0).run()
