"""[NW1-6.13, 8.3, 8.4, 9.x, 12.1] Second reading: tracks, resources, and what can be done at every question."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.nemo1.second.tables import COMMITMENTS, TOP, TREASURES, group
from tests.games.nemo1.second.told import Asked, End, Option, Talk, Told

GAINS = {
    "phial-of-sea-balm": ("nemo", 1),
    "castaway-sailors": ("crew", 1),
    "sunken-ironworks": ("hull", 1),
    "gain-crew-2": ("crew", 2),
    "gain-hull-2": ("hull", 2),
}
"""What an OR treasure gives, by the last word of the answer."""
Offer = Callable[[], list[Option]]


def gain(t: Told, resource: str, number: int) -> None:
    """[NW1-6.13] Never above the top circle."""
    t.levels[resource] = min(TOP[resource], t.levels[resource] + number)


def notoriety(t: Told, by: int) -> None:
    """[NW1-9.2] 1 to 33; 14 and 26 release ships."""
    t.notoriety = max(1, min(33, t.notoriety + by))
    for box, colour in ((14, "blue"), (26, "green")):
        if t.notoriety >= box:
            release(t, colour)


def liberation(t: Told, by: int) -> None:
    """[NW1-9.3] 0 to 19."""
    t.liberation = max(0, min(19, t.liberation + by))


def weeks(t: Told, number: int) -> None:
    """[NW1-9.1] 16 and 28 release ships; 53 is the end."""
    t.week += number
    for week, colour in ((16, "yellow"), (28, "orange")):
        if t.week >= week:
            release(t, colour)
    if t.week > 52:
        raise End("calendar")


def release(t: Told, colour: str) -> None:
    """[NW1-9.1, 9.2] Each group once."""
    if colour not in t.released:
        t.released.add(colour)
        t.unseen_ships |= group(colour)
        t.pile += len(group(colour))


def gifts(t: Told) -> list[Option]:
    """[NW1-8.3] Every OR treasure, the Hidden Cove with either benefit."""
    found: list[Option] = []
    for treasure in t.collected:
        if treasure == "hidden-cove":
            found += [("give", treasure, "gain-crew-2"), ("give", treasure, "gain-hull-2")]
        elif TREASURES[treasure]["kind"] == "or":
            found.append(("give", treasure))
    return found


def give(t: Told, answer: Option) -> None:
    """[NW1-8.3] The benefit is taken and the counter removed."""
    t.collected.remove(answer[1])
    t.removed.append(answer[1])
    if answer[1] == "forged-log-book":
        notoriety(t, -2)
    else:
        gain(t, *GAINS[answer[-1]])


def ask(t: Told, name: str, offer: Offer) -> Talk[Option]:
    """[NW1-0.6, 8.3] A question; giving something up does not answer it."""
    while True:
        answer = yield Asked(name, (*offer(), *gifts(t)))
        if answer[0] != "give":
            return answer
        give(t, answer)


def lose(t: Told, resource: str, number: int) -> Talk[None]:
    """[NW1-6.13, 12.1] One level after the other."""
    for _ in range(number):
        t.levels[resource] -= 1
        if not t.levels[resource]:
            yield from prevent(t, resource)
        elif resource == "nemo" and t.levels["nemo"] <= 3 and not t.final:
            t.final = True
            _, t.commitment = yield from ask(t, "final-commitment", lambda: [("commit", name) for name in COMMITMENTS])


def prevent(t: Told, resource: str) -> Talk[None]:
    """[NW1-8.4] A level at 0 is the end, unless a treasure raises it."""
    while not t.levels[resource]:
        saving = [option for option in gifts(t) if GAINS.get(option[-1], ("", 0))[0] == resource]
        if not saving:
            raise End("tragic")
        names = {option[1] for option in saving}
        others = [option for option in gifts(t) if option[1] not in names]
        answer = yield Asked("prevent", (*saving, *others, ("decline",)))
        if answer == ("decline",):
            raise End("tragic")
        give(t, answer)
