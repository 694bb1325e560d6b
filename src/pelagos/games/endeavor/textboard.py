"""The table of Endeavor: Deep Sea as lines of text, made from a view alone: the ocean first, then everything else."""

from __future__ import annotations

from typing import Final

from pelagos.core.game import SpotLine
from pelagos.core.text import Fact, SeatName, Text, text
from pelagos.core.text_board import TextBoard, each, part
from pelagos.games.endeavor.effect_words import NONE, in_a_row
from pelagos.games.endeavor.names import ATTRIBUTES
from pelagos.games.endeavor.view import (
    EndeavorView,
    FivesView,
    GoalView,
    LineView,
    OwnReportView,
    ReportView,
    SeatView,
    SpaceView,
    TrayView,
    ZoneView,
)
from pelagos.games.endeavor.view_words import area_features, slots_words, special_text, words_text
from pelagos.games.endeavor.words import attribute_text, crew_text, place_text, report_text, tile_text, token_text

SPOT_LINES: Final = (
    SpotLine("zone-{slot}", "zone"),
    SpotLine("zone-{slot}-{}", "zone"),
    SpotLine("zone-{}{depth}", "depth"),
    SpotLine("zone-{}{depth}-{}", "depth"),
    SpotLine("tray-{}", "tray"),
    SpotLine("pile-{}", "piles"),
    SpotLine("report-{}", "display"),
    SpotLine("space-{row}-{}", "influence"),
    *[SpotLine(f"seat-{{seat}}-{name}", "tracks") for name in ATTRIBUTES],
    SpotLine("seat-{seat}-{}", "members"),
    SpotLine("seat-{seat}", "seat"),
)
"""Where these lines tell of the spots of the drawing; the first that finds a line is taken."""


def _head(view: EndeavorView) -> Text:
    return text(
        "endeavor-board-round",
        round=view["round"],
        rounds=view["rounds"],
        scenario=Text(f"endeavor-scenario-{view['scenario']['number']}"),
        mode=view["mode"],
        need=view["difficulty"],
    )


def _depths(view: EndeavorView) -> list[Text]:
    """Every row of the ocean, column by column."""
    zones = {zone["slot"]: zone for zone in view["zones"]}
    slots = {depth: [f"{column}{depth}" for column in view["columns"]] for depth in range(1, view["depths"] + 1)}
    return [
        text("endeavor-board-depth", depth=depth, cells=tuple(_cell(slot, zones.get(slot)) for slot in row))
        for depth, row in slots.items()
    ]


def _cell(slot: str, zone: ZoneView | None) -> Text:
    if zone is None:
        return text("endeavor-board-slot", slot=slot)
    owners = [space["owner"] for space in zone["spaces"]]
    return text(
        "endeavor-board-cell",
        slot=slot,
        tile=tile_text(zone["tile"]),
        vessels=_held(zone["vessels"]),
        discs=_held([owners.count(seat) for seat in range(len(zone["vessels"]))]),
        tokens=sum(space["tokens"] for space in zone["spaces"]),
    )


def _held(counts: list[int]) -> tuple[Text, ...] | Text:
    """Whose pieces lie somewhere, by name: letters are the columns."""
    held = [(seat, number) for seat, number in enumerate(counts) if number]
    return tuple(text("endeavor-board-held", seat=SeatName(seat), number=number) for seat, number in held) or NONE


def _zone(view: EndeavorView, number: int, zone: ZoneView) -> Text:
    spaces = tuple(_space(space) for space in zone["spaces"])
    specials = tuple(map(special_text, zone["specials"]))
    links = tuple(
        text("endeavor-board-link", a=place_text(link["a"]), b=place_text(link["b"]), bonus=words_text(link["gains"]))
        for link in zone["links"]
    )
    return text(
        "endeavor-board-zone",
        slot=zone["slot"],
        tile=tile_text(zone["tile"]),
        arrival=words_text(zone["arrival"]),
        spaces=spaces or NONE,
        linked="yes" if links else "no",
        links=links or NONE,
        special="yes" if specials else "no",
        specials=specials or NONE,
    )


def _space(space: SpaceView) -> Text:
    owner: Fact = NONE if space["owner"] is None else SeatName(space["owner"])
    owned = "no" if space["owner"] is None else "yes"
    facts: dict[str, Fact] = {"space": _place(space), "owner": owner, "owned": owned}
    match space["kind"]:
        case "dive":
            return text("endeavor-board-dive", space=facts["space"], tokens=space["tokens"])
        case "conserve":
            return text("endeavor-board-conserve", **facts, cost=space["cost"], bonus=words_text(space["gains"]))
        case "publish":
            has, bonus = "yes" if space["gains"] else "no", words_text(space["gains"])
            topic = Text(f"endeavor-topic-{space['topic']}")
            return text("endeavor-board-publish", **facts, topic=topic, has=has, bonus=bonus)
    return text("endeavor-board-sonar", **facts, bonus=words_text(space["gains"]))


def _place(space: SpaceView) -> Text:
    """[EDS-15.3] A space; of a cave, with the side from which it is used."""
    name = place_text(space["id"])
    return text(f"endeavor-board-cave-{space['access']}", space=name) if space["access"] else name


def _piles(view: EndeavorView) -> Text:
    piles = tuple(text("endeavor-board-pile", depth=pile["depth"], left=pile["left"]) for pile in view["piles"])
    return text("endeavor-board-piles", piles=piles)


def _tokens(view: EndeavorView) -> Text:
    tokens = view["tokens"]
    discarded = sum(tokens["discarded"].values()) + tokens["discarded_unseen"]
    return text("endeavor-board-tokens", supply=tokens["supply"], discarded=discarded)


def _display(view: EndeavorView) -> Text:
    shown = tuple(
        text(
            "endeavor-board-report",
            report=report_text(report["id"]),
            cost=report["cost"],
            topics=tuple(Text(f"endeavor-topic-{topic}") for topic in report["topics"]),
            more=_brings(report),
        )
        for report in view["display"]
    )
    return text("endeavor-board-display", reports=shown or NONE, deck=view["deck"])


def _brings(report: ReportView) -> Text:
    """[EDS-12.2] What a report gives to whom, what can be activated on it, and its points."""
    gains = {"you": report["you"], "others": report["others"], "spaces": report["spaces"]}
    found = [text(f"endeavor-brief-{name}", gains=words_text(own)) for name, own in gains.items() if own]
    if report["points"]:
        found.append(text("endeavor-points", number=report["points"]))
    return in_a_row(found)


def _tray(view: EndeavorView) -> Text:
    """[EDS-2.6] The crew that can be recruited; of level 5 the top tile and how high its pile is."""
    crew = [
        text(
            "endeavor-board-crew",
            crew=crew_text(pile["name"]),
            level=pile["level"],
            more=_does(pile),
            left=pile["left"],
        )
        for pile in view["tray"]
        if pile["left"]
    ]
    crew += [
        text("endeavor-board-five", crew=crew_text(pile["name"]), more=_does(pile), height=pile["height"])
        for pile in view["fives"]
        if pile["name"]
    ]
    return text("endeavor-board-tray", crew=tuple(crew) or NONE)


def _does(crew: TrayView | FivesView) -> Text:
    """[EDS-5.2, 6.3] What it gives at once and what it does."""
    found = [text("endeavor-brief-at-once", gains=words_text(crew["bonus"]))] if crew["bonus"] else []
    actions = text("endeavor-brief-actions", actions=slots_words(crew["actions"]))
    return in_a_row([*found, actions if crew["actions"] else Text("endeavor-brief-idle")])


def _influence(view: EndeavorView) -> list[Text]:
    """How the spaces lie, and a line for each row of them, counted from 1; `row` is what spots call it."""
    rows: dict[int, list[Text]] = {}
    for space in sorted(view["influence"], key=lambda space: space["col"]):
        cell = text(
            "endeavor-board-space",
            col=space["col"] + 1,
            features=area_features(space),
            held="yes" if any(space["markers"]) else "no",
            markers=_held(space["markers"]),
        )
        rows.setdefault(space["row"], []).append(cell)
    return [
        text("endeavor-board-form", form=Text(f"endeavor-form-{view['scenario']['form']}")),
        *(
            text("endeavor-board-influence", row=row, number=row + 1, spaces=tuple(cells))
            for row, cells in sorted(rows.items())
        ),
    ]


def _goals(view: EndeavorView) -> list[Text]:
    """The goals of a group, or those of the scenario."""
    group = [_group(view, goal) for goal in view["group"]]
    return group or [_goal(number, goal) for number, goal in enumerate(view["goals"])]


def _goal(number: int, goal: GoalView) -> Text:
    """[EDS-18.5 to 18.7] A goal of the scenario with what it brings."""
    worth = [text("endeavor-worth-each", number=goal["points"])] if goal["points"] else []
    if goal["first"]:
        ranked = "race" if goal["race"] else "most"
        worth.append(text(f"endeavor-worth-{ranked}", first=goal["first"], second=goal["second"]))
    if goal["lead"]:
        worth.append(text("endeavor-worth-lead", number=goal["lead"]))
    facts: dict[str, Fact] = {"number": number + 1, "what": Text(f"endeavor-{goal['what']}")}
    return text("endeavor-goal-line", **facts, worth=tuple(worth)) if worth else text("endeavor-goal-open", **facts)


def _group(view: EndeavorView, goal: LineView) -> Text:
    """[EDS-19.5] How far the group is with one of its goals, and what it needs."""
    name, have, need = str(goal[0]), goal[1], goal[2]
    if name.startswith("goal-"):
        counted = Text(f"endeavor-{view['goals'][int(name[-1]) - 1]['what']}")
        what = text("endeavor-goal-open", number=int(name[-1]), what=counted)
    else:
        what = Text(f"endeavor-group-{name}" if name == "influence" else f"endeavor-bonus-{name}")
    return text("endeavor-board-group", what=what, have=have, need=need)


def _own_report(report: OwnReportView) -> Text:
    """[EDS-6.4] A published report, with what can still be activated on it and what cannot."""
    name, spaces = report_text(report["id"]), report["spaces"]
    if not spaces:
        return name
    used = tuple(
        text(f"endeavor-board-{'activated' if space['used'] else 'activation'}", gain=words_text([space["gain"]]))
        for space in spaces
    )
    return text("endeavor-board-own-report", report=name, spaces=used)


def _seat(view: EndeavorView, number: int, seat: SeatView) -> list[Text]:
    tracks = tuple(
        text(
            "endeavor-board-track", attribute=attribute_text(name), box=seat["boxes"][name], level=seat["levels"][name]
        )
        for name in ATTRIBUTES
    )
    crew = tuple(
        text("endeavor-board-member", crew=crew_text(member["name"]), disc="yes" if member["disc"] else "no")
        for member in seat["crew"]
    )
    income = seat["income"]
    return [
        text(
            "endeavor-board-seat",
            seat=SeatName(number),
            score=seat["score"],
            knowledge=seat["knowledge"],
            cargo=seat["cargo"],
            vessels=" ".join(seat["vessels"]) or "-",
            wave="yes" if view["wave"] == number else "no",
            turn="yes" if view["turn"] == number else "no",
            passed="yes" if view["passed"][number] else "no",
        ),
        text("endeavor-board-tracks", tracks=tracks),
        text("endeavor-board-members", crew=crew),
        text(
            "endeavor-board-owned",
            tokens=tuple(token_text(token) for token in seat["tokens"]) or NONE,
            reports=tuple(map(_own_report, seat["reports"])) or NONE,
            markers=seat["markers"],
            cleanup=seat["cleanup"],
        ),
        text("endeavor-board-income", level=income["recruit"], discs=income["discs"], take_back=income["take_back"]),
    ]


board: Final = TextBoard[EndeavorView](
    part(_head),
    part(_depths),
    each("zones", _zone),
    part(_piles),
    part(_tokens),
    part(_display),
    part(_tray),
    part(_influence),
    part(_goals),
    each("seats", _seat),
)
"""Round and scenario, the ocean by depths and columns, zones, reports, tray, influence, goals, then each seat."""
