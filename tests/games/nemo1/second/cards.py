"""[NW1-3.6, 6.7 to 6.9, 8.x] Second reading: Adventure cards and treasures."""

from __future__ import annotations

from tests.games.nemo1.second.changes import ask, gain, liberation, lose, notoriety, weeks
from tests.games.nemo1.second.fights import encounter, reveal, test
from tests.games.nemo1.second.tables import CARDS, NUMBER, OCEANS, RESOURCES, TREASURES, title
from tests.games.nemo1.second.told import Asked, End, Talk, Told


def draw(t: Told) -> Talk[int]:
    """[NW1-3.6] Fourteen unseen cards, card 21, then five with card 24 among them."""
    number = t.drawn
    possible = {21} if number == 14 else {24} if number == 19 else t.unseen | ({24} if number > 14 else set())
    card = next(iter(possible))
    if len(possible) > 1:
        card = NUMBER[(yield Asked("card", tuple((title(some),) for some in sorted(possible))))[0]]
    t.drawn += 1
    t.unseen.discard(card)
    t.carried.append(card)
    return card


def place(t: Told, card: int, passed: bool) -> None:
    """[NW1-6.14] Now the card lies in a pile."""
    t.carried.remove(card)
    (t.passed if passed else t.failed).append(card)


def carry_out(t: Told, card: int) -> Talk[None]:
    """[NW1-6.7 to 6.9] What happens when a card is turned up."""
    if CARDS[card]["timing"] == "keep":
        t.carried.remove(card)
        t.kept.append(card)
    elif card in (3, 22):
        yield from encounter(t, card)
    elif card == 21:
        notoriety(t, 2)
        for number, ship in enumerate(t.ships[t.ocean]):
            if ship == "hidden":
                yield from reveal(t, number)
        place(t, card, passed=True)
    elif (yield from test(t, card)):
        yield from passed(t, card)
    else:
        yield from failed(t, card)
    if card == 24:
        raise End("maelstrom")


def passed(t: Told, card: int) -> Talk[None]:
    """[NW1-6.9] Cards 12 and 23 leave a choice."""
    if card not in (12, 23):
        place(t, card, passed=True)
        return
    number = {12: 1, 23: 2}[card]
    both = [("choose", "pass"), ("choose", f"fail+gain-nemo-{number}")]
    answer = yield from ask(t, "card-choice", lambda: [*both])
    place(t, card, passed=answer == both[0])
    if answer != both[0]:
        gain(t, "nemo", number)


def failed(t: Told, card: int) -> Talk[None]:
    """[NW1-6.9, 0.5] The printed effect from left to right, then the Fail Pile."""
    for token in CARDS[card]["fail_effect"].split(";"):
        match token.split():
            case ["LOSE", resource, number]:
                yield from lose(t, resource.lower(), int(number))
            case ["NOTORIETY", by]:
                notoriety(t, int(by))
            case ["WEEKS", number]:
                weeks(t, int(number))
            case other:
                assert other == ["GAME_END", "maelstrom"]
    place(t, card, passed=False)


def usable(t: Told, *windows: str) -> list[int]:
    """[NW1-6.7, 4.8] The kept cards of these windows that can be used in this ocean."""
    return [card for card in t.kept if CARDS[card]["use_window"] in windows and is_here(t, card)]


def is_here(t: Told, card: int) -> bool:
    """[NW1-4.8] Whether the Nautilus is where the card wants her."""
    needed = CARDS[card]["requirement"].removeprefix("location ")
    return not needed or t.ocean in [OCEANS[name] for name in needed.split("|")]


def use(t: Told, card: int) -> Talk[None]:
    """[NW1-6.7] A kept card is spent; all of them go to the Fail Pile."""
    t.kept.remove(card)
    t.carried.append(card)
    match card:
        case 5 | 8:
            gain(t, "hull" if card == 5 else "crew", 2)
        case 7:
            yield from draw_treasures(t, 2)
        case 11:
            if (yield from test(t, card)):
                yield from draw_treasures(t, 3)
        case 14:
            both = [("choose", "treasure-draw-1"), ("choose", "liberation-plus-2")]
            if (yield from ask(t, "card-choice", lambda: [*both])) == both[0]:
                yield from draw_treasures(t, 1)
            else:
                liberation(t, 2)
        case _:
            assert card == 16
            t.free_yard = True
    place(t, card, passed=False)


def draw_treasures(t: Told, number: int) -> Talk[None]:
    """[NW1-8.1, 8.5] From the cup, one after the other, until it is empty."""
    for _ in range(number):
        if t.cup:
            treasure = yield from turn_up(t)
            t.cup -= 1
            yield from acquire(t, treasure)


def turn_up(t: Told) -> Talk[str]:
    """A treasure that nobody has seen."""
    (treasure,) = yield Asked("treasure", tuple((name,) for name in sorted(t.unseen_treasures)))
    t.unseen_treasures.remove(treasure)
    return str(treasure)


def acquire(t: Told, treasure: str) -> Talk[None]:
    """[NW1-8.1] Collected, or carried out and removed."""
    discarded = TREASURES[treasure]["kind"] == "discard"
    (t.removed if discarded else t.collected).append(treasure)
    match treasure:
        case "twin-caches":
            yield from draw_treasures(t, 2)
        case "sudden-squall":
            answer = yield from ask(t, "lose-choice", lambda: [("lose", name) for name in RESOURCES])
            yield from lose(t, answer[1], 1)
        case "message-in-a-bottle":
            yield from carry_out(t, (yield from draw(t)))
        case "sighted-at-dawn":
            notoriety(t, 2)
