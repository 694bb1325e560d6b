"""[EDS-20.1] Where the components of Endeavor: Deep Sea are now, read from what a seat sees and from nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from pelagos.core.text import SeatName, Text, text
from pelagos.games.endeavor.view import EndeavorView


def now(view: EndeavorView, piece: str) -> tuple[Text, ...]:
    """Where a piece is, how many are left, whose it is, and how far everybody has come on it."""
    for pattern, found in PIECES:
        if match := pattern.fullmatch(piece):
            return tuple(found(view, match[1] if match.lastindex else ""))
    return ()


def _crew(view: EndeavorView, name: str) -> Iterator[Text]:
    """[EDS-2.6, 5.3] How many lie in the tray; of level 5, whether it is to be seen; and who has it on this side."""
    for pile in view["tray"]:
        if pile["name"] == name:
            yield text("endeavor-now-tray", number=pile["left"])
    for five in view["fives"]:
        if five["name"] == name:
            yield text("endeavor-now-five", number=five["height"] - 1)
    for number, seat in enumerate(view["seats"]):
        for member in seat["crew"]:
            if member["name"] == name:
                yield text("endeavor-now-crew-disc" if member["disc"] else "endeavor-now-crew", seat=SeatName(number))


def _report(view: EndeavorView, name: str) -> Iterator[Text]:
    """[EDS-2.5, 12.1] On display, or in front of somebody with its used spaces."""
    if any(report["id"] == name for report in view["display"]):
        yield Text("endeavor-now-display")
    for number, seat in enumerate(view["seats"]):
        for report in seat["reports"]:
            if report["id"] == name:
                yield text("endeavor-now-report", seat=SeatName(number))
                used = sum(space["used"] for space in report["spaces"])
                if report["spaces"]:
                    yield text("endeavor-now-report-used", used=used, spaces=len(report["spaces"]))


def _token(view: EndeavorView, name: str) -> Iterator[Text]:
    """[EDS-10.2] How many of a kind nobody has seen, how many are discarded, and who has one."""
    tokens = view["tokens"]
    unseen, discarded = tokens["unseen"].get(name, 0), tokens["discarded"].get(name, 0)
    yield text("endeavor-now-token", unseen=unseen, discarded=discarded)
    for number, seat in enumerate(view["seats"]):
        if name in seat["tokens"]:
            yield text("endeavor-now-held", seat=SeatName(number))


def _tokens(view: EndeavorView, _: str) -> Iterator[Text]:
    """[EDS-10.2] The supply and the discard pile."""
    tokens = view["tokens"]
    discarded = sum(tokens["discarded"].values()) + tokens["discarded_unseen"]
    yield text("endeavor-board-tokens", supply=tokens["supply"], discarded=discarded)


def _tile(view: EndeavorView, name: str) -> Iterator[Text]:
    """[EDS-9.4, 20.1] Where it lies and who found it; whether it lies under a pile, as far as this seat knows."""
    for zone in view["zones"]:
        if zone["tile"] == name:
            yield text("endeavor-now-zone", slot=zone["slot"])
            if zone["finder"] is not None:
                yield text("endeavor-now-finder", seat=SeatName(zone["finder"]))
            yield from _in_zone(zone["vessels"], "vessels")
            owners = [space["owner"] for space in zone["spaces"]]
            yield from _in_zone([owners.count(seat) for seat in range(len(view["seats"]))], "discs")
    for pile in view["piles"]:
        if name in pile["under"]:
            yield text("endeavor-now-under", depth=pile["depth"])
    if name in view["drawn"]:
        yield Text("endeavor-now-drawn")


def _in_zone(counts: list[int], what: str) -> Iterator[Text]:
    for seat, number in enumerate(counts):
        if number:
            yield text(f"endeavor-now-{what}", seat=SeatName(seat), number=number)


def _depth(view: EndeavorView, depth: str) -> Iterator[Text]:
    """[EDS-20.1] How many tiles are left in a pile."""
    for pile in view["piles"]:
        if pile["depth"] == int(depth):
            yield text("endeavor-now-pile", number=pile["left"])


def _track(view: EndeavorView, name: str) -> Iterator[Text]:
    """[EDS-3.1] Every marker on the track."""
    for number, seat in enumerate(view["seats"]):
        box, level = seat["boxes"][name], seat["levels"][name]
        yield text("endeavor-now-track", seat=SeatName(number), box=box, level=level)


def _knowledge(view: EndeavorView, _: str) -> Iterator[Text]:
    for number, seat in enumerate(view["seats"]):
        yield text("endeavor-now-number", seat=SeatName(number), number=seat["knowledge"])


def _board(view: EndeavorView, _: str) -> Iterator[Text]:
    """[EDS-2.8] Discs in cargo hold and supply, and vessels in the ocean."""
    for number, seat in enumerate(view["seats"]):
        facts = {"cargo": seat["cargo"], "supply": seat["supply"], "vessels": len(seat["vessels"])}
        yield text("endeavor-now-board", seat=SeatName(number), **facts)


def _scores(view: EndeavorView, _: str) -> Iterator[Text]:
    """[EDS-18.1 to 18.8] What each would score if the game ended now."""
    for number, seat in enumerate(view["seats"]):
        yield text("endeavor-now-points", seat=SeatName(number), points=text("endeavor-points", number=seat["score"]))


def _scenario(view: EndeavorView, number: str) -> Iterator[Text]:
    """[EDS-2.1] Whether it is the scenario of this game."""
    here = view["scenario"]["number"] == int(number)
    yield Text("endeavor-now-scenario-here" if here else "endeavor-now-scenario-other")


def _influence(view: EndeavorView, number: str) -> Iterator[Text]:
    """[EDS-16.1] How many markers each has on the area of this game."""
    if view["scenario"]["number"] == int(number):
        for place, seat in enumerate(view["seats"]):
            yield text("endeavor-now-markers", seat=SeatName(place), number=seat["markers"])


def _goal(view: EndeavorView, places: str) -> Iterator[Text]:
    """[EDS-18.5, 19.5] What a goal of this game brings everybody so far, or how far the group is."""
    scenario, goal, *_ = places.split("-")
    if view["scenario"]["number"] != int(scenario):
        return
    if view["goals"][int(goal) - 1]["what"] != f"goal-{places}":
        yield Text("endeavor-now-other-option")
        return
    if view["group"]:
        yield from _reached(view, f"goal-{goal}")
        return
    for number, seat in enumerate(view["seats"]):
        for line in seat["sheet"]:
            if line[0] == f"goal-{goal}":
                yield text("endeavor-now-points", seat=SeatName(number), points=text("endeavor-points", number=line[1]))


def _bonus(view: EndeavorView, name: str) -> Iterator[Text]:
    """[EDS-19.3] Whether the card is revealed, and how far the group is."""
    yield from _reached(view, name)


def _reached(view: EndeavorView, name: str) -> Iterator[Text]:
    for line in view["group"]:
        if line[0] == name:
            yield text("endeavor-now-group", have=line[1], need=line[2])


PIECES: Final[tuple[tuple[re.Pattern[str], Callable[[EndeavorView, str], Iterator[Text]]], ...]] = (
    (re.compile(r"crew-(.+)"), _crew),
    (re.compile(r"report-(.+)"), _report),
    (re.compile(r"token-(.+)"), _token),
    (re.compile(r"dive-tokens"), _tokens),
    (re.compile(r"tile-(.+)"), _tile),
    (re.compile(r"depth-(\d)"), _depth),
    (re.compile(r"track-(.+)"), _track),
    (re.compile(r"knowledge"), _knowledge),
    (re.compile(r"player-board"), _board),
    (re.compile(r"scoring"), _scores),
    (re.compile(r"scenario-(\d+)"), _scenario),
    (re.compile(r"scenario-(\d+)-influence"), _influence),
    (re.compile(r"goal-(\d+-\d.*)"), _goal),
    (re.compile(r"bonus-(.+)"), _bonus),
)
"""What is told of which pieces."""
