"""[NW1-3.x, 5.1, 6.1 to 6.6, 7.x, 12.4] Second reading: the whole game from the first question to the end."""

from __future__ import annotations

from tests.games.nemo1.second.cards import acquire, carry_out, draw, draw_treasures, place, turn_up, usable, use
from tests.games.nemo1.second.changes import ask, gain, liberation, notoriety, weeks
from tests.games.nemo1.second.fights import fight, put
from tests.games.nemo1.second.tables import (
    CAPACITY,
    COMMITMENTS,
    NUMBER,
    OCEAN_OF_DIE,
    ROUTES,
    TREASURES,
    UPGRADES,
    title,
)
from tests.games.nemo1.second.told import Asked, End, Option, Talk, Told

SEEK = "seek-adventure"
YARD = ("rest", "repair", "refit")
ARABIAN_TUNNEL = 13


def story(t: Told) -> Talk[None]:
    """[NW1-3.2, 3.5, 5.1] Two questions, then turn after turn; it ends by an exception."""
    t.ocean = (yield Asked("start-ocean", tuple(("start", ocean) for ocean in CAPACITY)))[1]
    t.commitment = yield from committed()
    yield from turns(t)


def turns(t: Told) -> Talk[None]:
    """[NW1-5.1] Turn after turn."""
    while True:
        yield from turn(t)


def committed() -> Talk[str]:
    """[NW1-3.5] One of the four columns, or the one that a die names."""
    _, name = yield Asked("commitment", tuple(("commit", name) for name in (*COMMITMENTS, "random")))
    if name != "random":
        return str(name)
    (die,) = yield Asked("commitment-die")
    return next(column for column, row in COMMITMENTS.items() if str(die) in row["die_faces"].split("|"))


def turn(t: Told) -> Talk[None]:
    """[NW1-5.1, 11.1, 12.4] Preparation, action, one week, and the look at the oceans."""
    t.turn, t.phase = t.turn + 1, "preparation"
    t.free_yard = t.captured = False
    yield from prepare(t)
    t.phase = "action"
    yield from act(t)
    t.phase = "time"
    weeks(t, 1)
    if all(t.number_in(ocean) >= room for ocean, room in CAPACITY.items()):
        raise End("imperial")


def prepare(t: Told) -> Talk[None]:
    """[NW1-6.1 to 6.6] One roll for ships or doubles, and for the adventure."""
    dice = yield Asked("preparation")
    first, second = sorted(dice)
    if t.turn > 1 and first != second:
        arrive(t, OCEAN_OF_DIE[first])
        arrive(t, OCEAN_OF_DIE[second])
    elif t.turn > 1:
        doubles(t, OCEAN_OF_DIE[first], first + second)
    drawn = first + second >= t.target
    t.target = 10 if drawn else 7
    if drawn:
        yield from carry_out(t, (yield from draw(t)))


def arrive(t: Told, ocean: str) -> None:
    """[NW1-6.3, 6.4] A hidden ship where there is room; an empty pile is made anew."""
    if t.number_in(ocean) >= CAPACITY[ocean]:
        return
    if not t.pile:
        t.unseen_ships |= {*t.discard}
        t.pile, t.discard = len(t.discard), []
    if t.pile:
        t.pile -= 1
        put(t, ocean, "hidden")


def doubles(t: Told, ocean: str, total: int) -> None:
    """[NW1-6.5] A treasure for an empty circle, then the backlash."""
    if not t.circles[ocean] and t.cup:
        t.circles[ocean] = True
        t.cup -= 1
    if total < t.liberation:
        liberation(t, -1)


def act(t: Told) -> Talk[None]:
    """[NW1-6.7, 7.1, 10.7] Kept cards, one action, kept cards; a capture ends the phase."""
    while not t.captured:
        answer = yield from ask(t, "action", lambda: actions(t))
        if answer[0] != "use":
            break
        yield from use(t, NUMBER[answer[1]])
    else:
        t.yard = False
        return
    t.yard = answer[0] in YARD
    yield from perform(t, answer)
    while not t.captured and usable(t, "action_phase"):
        answer = yield from ask(t, "after-action", lambda: [*uses(t, "action_phase"), ("end",)])
        if answer == ("end",):
            return
        yield from use(t, NUMBER[answer[1]])


def uses(t: Told, *windows: str) -> list[Option]:
    """[NW1-6.7] Kept cards as answers."""
    return [("use", title(card)) for card in usable(t, *windows)]


def actions(t: Told) -> list[Option]:
    """[NW1-7.1] Kept cards and everything that is possible as an action."""
    found = uses(t, "action_phase", "before_action")
    for one, other, _, needs_card in ROUTES:
        if t.ocean in (one, other) and (not needs_card or ARABIAN_TUNNEL in t.kept):
            found.append(("move", other if t.ocean == one else one))
    if not t.yard or t.free_yard:
        paid = [name for name, cost in UPGRADES.items() if name not in t.upgrades and len(t.salvage) >= cost]
        found += [("rest",), ("repair",), *(("refit", name) for name in paid)]
    if t.circles[t.ocean] or ("mysterious-library" in t.upgrades and t.cup):
        found.append(("search",))
    found += [("incite", name) for name in t.collected if TREASURES[name]["usable_for_incite"] == "yes"]
    return found + [(verb, number) for number in places(t) for verb in ("stalk", "attack")]


def places(t: Told) -> list[int]:
    """[NW1-7.10, 7.11] Where ships lie in this ocean."""
    return [number for number, ship in enumerate(t.ships[t.ocean], start=1) if ship]


def perform(t: Told, answer: Option) -> Talk[None]:
    """[NW1-7.2 to 7.11] The chosen action."""
    match answer:
        case ("rest",):
            yield from yard_weeks(t)
            (die,) = yield Asked("rest-die")
            gain(t, "crew", int(die >= 3))
        case ("repair",):
            yield from yard_weeks(t)
            gain(t, "hull", 1)
        case ("refit", name):
            yield from refit(t, name)
        case ("incite", name):
            yield from incite(t, name)
        case ("search",):
            yield from search(t)
        case ("move", ocean):
            number = next(some for one, other, some, _ in ROUTES if {one, other} == {t.ocean, ocean})
            t.ocean = ocean
            weeks(t, number)
        case ("stalk", number):
            yield from fight(t, number - 1, 1)
        case ("attack", number):
            yield from attack(t, number)


def yard_weeks(t: Told) -> Talk[None]:
    """[NW1-7.2, 4.1] 1d3 weeks, none with card 16."""
    if not t.free_yard:
        (die,) = yield Asked("week-die")
        weeks(t, (die + 1) // 2)


def refit(t: Told, name: str) -> Talk[None]:
    """[NW1-7.5, 7.6] One ship marks a permanent upgrade, the others are discarded; or a card is sought."""
    marking = [] if name == SEEK else [(yield from pick(t, "mark", t.salvage))]
    paying: list[str] = []
    while (needed := UPGRADES[name] - len(marking) - len(paying)) > 0:
        last = t.salvage.index(paying[-1]) if paying else -1
        left = [ship for box, ship in enumerate(t.salvage) if box > last and ship not in marking]
        paying.append((yield from pick(t, "pay", left[: len(left) - needed + 1])))
    yield from yard_weeks(t)
    t.salvage = [ship for ship in t.salvage if ship not in (*marking, *paying)]
    t.discard += paying
    if marking:
        t.upgrades[name] = marking[0]
    else:
        yield from seek(t)


def pick(t: Told, verb: str, ships: list[str]) -> Talk[str]:
    """[NW1-7.5] One of these ships; the only one is no question at which something can be given up."""
    offer: list[Option] = [(verb, ship) for ship in ships]
    answer = (
        (yield Asked("refit-ships", (*offer,)))
        if len(offer) == 1
        else (yield from ask(t, "refit-ships", lambda: offer))
    )
    return str(answer[1])


def seek(t: Told) -> Talk[None]:
    """[NW1-7.6] Accept or refuse; cards 21 and 24 cannot be refused."""
    card = yield from draw(t)
    refusable: list[Option] = [] if card in (21, 24) else [("refuse",)]
    if (yield from ask(t, "seek", lambda: [("accept",), *refusable])) == ("accept",):
        yield from carry_out(t, card)
    else:
        place(t, card, passed=False)


def incite(t: Told, name: str) -> Talk[None]:
    """[NW1-7.7] Die + number - 5, then 6 and 1 on top; the treasure goes back."""
    (die,) = yield Asked("incite-die")
    liberation(t, max(0, die + int(TREASURES[name]["vp"]) - 5))
    liberation(t, {6: 1, 1: -1}.get(die, 0))
    t.collected.remove(name)
    t.unseen_treasures.add(name)
    t.cup += 1


def search(t: Told) -> Talk[None]:
    """[NW1-7.8] 3 or more finds the counter of the circle, or one from the cup."""
    (die,) = yield Asked("search-die")
    if die < 3:
        return
    if not t.circles[t.ocean]:
        yield from draw_treasures(t, 1)
        return
    treasure = yield from turn_up(t)
    t.circles[t.ocean] = False
    yield from acquire(t, treasure)


def attack(t: Told, number: int) -> Talk[None]:
    """[NW1-7.11] After each sinking another ship, for 1 Notoriety."""
    while (yield from fight(t, number - 1, 0)) == "sink" and t.number_in(t.ocean):
        answer = yield from ask(t, "continue", lambda: [("stop",), *(("attack", some) for some in places(t))])
        if answer == ("stop",):
            return
        notoriety(t, 1)
        number = answer[1]
