"""The table of Endeavor: Deep Sea as lines of text, made from a view alone: the ocean first, then everything else."""

from __future__ import annotations

from typing import Final

from pelagos.core.game import SpotLine
from pelagos.core.text import Fact, SeatName, Text, text
from pelagos.games.endeavor.effect_words import NONE
from pelagos.games.endeavor.names import ATTRIBUTES
from pelagos.games.endeavor.view import EndeavorView, LineView, SeatView, SpaceView, ZoneView
from pelagos.games.endeavor.view_words import special_text, words_text
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


def board(view: EndeavorView) -> tuple[Text, ...]:
    """Round and scenario, the ocean by depths and columns, zones, reports, tray, influence, then each seat."""
    lines = [_head(view), *(_depth(view, depth) for depth in range(1, view["depths"] + 1))]
    lines += [_zone(zone) for zone in view["zones"]]
    lines += [_piles(view), _tokens(view), _display(view), _tray(view)]
    lines += _influence(view)
    lines += [_group(goal) for goal in view["group"]]
    for number, seat in enumerate(view["seats"]):
        lines += _seat(view, number, seat)
    return tuple(lines)


def _head(view: EndeavorView) -> Text:
    return text(
        "endeavor-board-round",
        round=view["round"],
        rounds=view["rounds"],
        scenario=Text(f"endeavor-scenario-{view['scenario']['number']}"),
        mode=view["mode"],
        need=view["difficulty"],
    )


def _depth(view: EndeavorView, depth: int) -> Text:
    """One row of the ocean, column by column."""
    here = {zone["slot"]: zone for zone in view["zones"] if zone["depth"] == depth}
    cells = tuple(_cell(f"{column}{depth}", here.get(f"{column}{depth}")) for column in view["columns"])
    return text("endeavor-board-depth", depth=depth, cells=cells)


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


def _zone(zone: ZoneView) -> Text:
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
    facts: dict[str, Fact] = {"space": place_text(space["id"]), "owner": owner, "owned": owned}
    match space["kind"]:
        case "dive":
            return text("endeavor-board-dive", space=facts["space"], tokens=space["tokens"])
        case "conserve":
            return text("endeavor-board-conserve", **facts, cost=space["cost"], bonus=words_text(space["gains"]))
        case "publish":
            return text("endeavor-board-publish", **facts, topic=Text(f"endeavor-topic-{space['topic']}"))
    return text("endeavor-board-sonar", **facts, bonus=words_text(space["gains"]))


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
            points=report["points"],
            topics=tuple(Text(f"endeavor-topic-{topic}") for topic in report["topics"]),
        )
        for report in view["display"]
    )
    return text("endeavor-board-display", reports=shown or NONE, deck=view["deck"])


def _tray(view: EndeavorView) -> Text:
    crew = [
        text("endeavor-board-crew", crew=crew_text(pile["kind"]), level=pile["level"], left=pile["left"])
        for pile in view["tray"]
        if pile["left"]
    ]
    crew += [
        text("endeavor-board-crew", crew=crew_text(pile["kind"]), level=5, left=pile["height"])
        for pile in view["fives"]
        if pile["kind"]
    ]
    return text("endeavor-board-tray", crew=tuple(crew) or NONE)


def _influence(view: EndeavorView) -> list[Text]:
    """One line for each row of the influence area, counted from 1; `row` is what spots call it."""
    rows: dict[int, list[Text]] = {}
    for space in view["influence"]:
        cell = text(
            "endeavor-board-space",
            col=space["col"] + 1,
            points=space["points"],
            bonus=words_text(space["gains"]),
            markers=_held(space["markers"]),
            start="yes" if space["start"] else "no",
            infinite="yes" if space["infinite"] else "no",
        )
        rows.setdefault(space["row"], []).append(cell)
    return [
        text("endeavor-board-influence", row=row, number=row + 1, spaces=tuple(cells))
        for row, cells in sorted(rows.items())
    ]


def _group(goal: LineView) -> Text:
    name, have, need = str(goal[0]), goal[1], goal[2]
    what = (
        Text(f"endeavor-bonus-{name}") if not name.startswith(("goal", "influence")) else Text(f"endeavor-group-{name}")
    )
    return text("endeavor-board-group", what=what, have=have, need=need)


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
            reports=tuple(report_text(report["id"]) for report in seat["reports"]) or NONE,
            markers=seat["markers"],
            cleanup=seat["cleanup"],
        ),
        text("endeavor-board-income", level=income["recruit"], discs=income["discs"], take_back=income["take_back"]),
    ]
