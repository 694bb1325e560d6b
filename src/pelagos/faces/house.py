"""The rules of a table in words: its clock, who may be replaced, and what becomes of a seat left behind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from pelagos.core.text import SeatName, Text, text
from pelagos.faces.names import bot_name
from pelagos.faces.voice import Voice
from pelagos.table.house import A_DAY, A_MINUTE, AN_HOUR, House

UNITS: Final = (("house-days", A_DAY), ("house-hours", AN_HOUR), ("house-minutes", A_MINUTE), ("house-seconds", 1))


def duration(seconds: int) -> Text:
    """A time in the largest unit that tells it without a rest.

    >>> duration(7200)
    Text(id='house-hours', facts=(('number', 2),))
    """
    message, size = next((unit for unit in UNITS if seconds >= unit[1] and seconds % unit[1] == 0), UNITS[-1])
    return text(message, number=seconds // size)


def clock_text(house: House) -> Text:
    """What the clock is."""
    if house.clock == "none":
        return Text("house-clock-none")
    time = duration(house.seconds)
    if house.clock == "move":
        return text("house-clock-move", time=time)
    if house.increment:
        return text("house-clock-bonus", time=time, more=duration(house.increment))
    return text("house-clock-game", time=time)


def away_text(house: House) -> Text:
    """Who may be replaced for being away."""
    return text("house-away", time=duration(house.away)) if house.away else Text("house-away-never")


def house_texts(house: House) -> list[Text]:
    """All rules of a table, one line each."""
    over = [Text(f"house-over-{house.over}")] if house.clock != "none" else []
    return [clock_text(house), *over, away_text(house), Text(f"house-left-{house.left}")]


CLOCKS: Final = (
    *(("move", days * A_DAY) for days in (1, 2, 3, 7)),
    *(("game", minutes * A_MINUTE) for minutes in (10, 20, 45, 90)),
)
MORE: Final = (5, 10, 30, 60)
AWAY: Final = (10 * A_MINUTE, AN_HOUR, A_DAY, 3 * A_DAY, 7 * A_DAY)
NONE: Final = "none"
LONGEST_NUMBER: Final = 12


def house_choices() -> dict[str, list[tuple[str, Text]]]:
    """What a form offers, field by field: each value and its words; the first one is the usual one."""
    return {
        "clock": [
            (NONE, Text("web-clock-none")),
            *((f"{kind}-{size}", text(f"web-clock-{kind}", time=duration(size))) for kind, size in CLOCKS),
        ],
        "increment": [("0", Text("web-increment-none")), *((str(size), duration(size)) for size in MORE)],
        "time-over": [(over, Text(f"web-time-over-{over}")) for over in ("bot", "host", "lost")],
        "absent": [("0", Text("web-absent-never")), *((str(size), duration(size)) for size in AWAY)],
        "leaver": [(left, Text(f"web-leaver-{left}")) for left in ("bot", "open")],
    }


def house_of(form: Mapping[str, Any]) -> dict[str, Any]:
    """The rules of a table as a form has them, to be checked; what belongs to a clock needs one."""
    kind, _, size = str(form.get("clock", NONE)).partition("-")
    clock = {"clock": kind, "seconds": _whole(size), "over": form.get("time-over", "bot")} if kind != NONE else {}
    bonus = {"increment": _whole(form.get("increment", "0"))} if kind == "game" else {}
    return {**clock, **bonus, "away": _whole(form.get("absent", "0")), "left": form.get("leaver", "bot")}


def _whole(value: Any) -> Any:
    """A number as forms have it; what is none is refused by whoever checks it."""
    return int(value) if str(value).isdecimal() and len(str(value)) < LONGEST_NUMBER else value


class SeatFacts(NamedTuple):
    """What the words for deeds depend on: how many seats there are and people on them, and whether a vote stands.

    `last`: whoever gives the seat up leaves none but bots.
    """

    seats: int
    people: int
    last: bool
    house: House
    voting: bool


def deed_words(deed: str, seat: int, bot: str, several: bool, facts: SeatFacts, voice: Voice) -> tuple[str, str, str]:
    """What a button says, what it means, and what the second question says ("": it is asked once).

    Who holds `several` seats reads which one is meant.
    """
    label = voice.words(text(_label(deed, facts), seat=SeatName(seat)))
    if several and deed in ("resign", "hand", "offer", "back"):
        label = voice.phrase("seat-of", deed=label, name=voice.name(seat))
    sure = {"resign": "seat-sure-resign", "agree": "seat-sure-end"}.get(deed, "")
    name = bot_name(voice.catalogue, bot) if bot else ""
    help_ = _help(deed, facts)
    return label, voice.phrase(help_, bot=name) if help_ else "", voice.phrase(sure) if sure else ""


def _label(deed: str, facts: SeatFacts) -> str:
    if deed == "agree":
        return "seat-vote-agree" if facts.voting else "seat-vote-propose"
    if deed in ("pin", "unpin"):
        return f"seat-{deed}"
    return "seat-vote-withdraw" if deed == "disagree" else f"seat-deed-{deed}"


def _help(deed: str, facts: SeatFacts) -> str:
    if deed == "resign":
        end = "last" if facts.last else facts.house.left
        return f"seat-help-resign-{'alone' if facts.seats == 1 else end}"
    if deed == "agree":
        return "seat-vote-help" if facts.people > 1 else "seat-vote-alone"
    return "" if deed in ("disagree", "pin", "unpin") else f"seat-help-{deed}"
