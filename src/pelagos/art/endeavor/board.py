"""The table of Endeavor: Deep Sea: the ocean; everything else stands in panels beside it."""

from __future__ import annotations

from pelagos.art.endeavor.found import found_panels
from pelagos.art.endeavor.ocean import ocean_ground, ocean_pieces
from pelagos.art.endeavor.others import others_panels
from pelagos.art.endeavor.seats import own_panels, seat_panel
from pelagos.art.endeavor.sheets import goal_panel, group_panel, influence_panel, report_panel, supply_panel, tray_panel
from pelagos.art.fitting import fitted
from pelagos.art.markup import clock
from pelagos.art.model import Drawing, Panel, Piece, Say
from pelagos.core.text import Text, text
from pelagos.games.endeavor.view import EndeavorView

WIDTH, HEIGHT = 1000, 640


def draw_board(view: EndeavorView, say: Say) -> Drawing:
    """The ocean as far as it is known."""
    return Drawing(WIDTH, HEIGHT, ocean_ground(), (_moment(view, say), *ocean_pieces(view, say)))


def _moment(view: EndeavorView, say: Say) -> Piece:
    said = say(
        text(
            "art-round-of",
            round=view["round"],
            rounds=str(view["rounds"]),
            scenario=Text(f"endeavor-scenario-{view['scenario']['number']}"),
        )
    )
    return Piece("moment", 500, 13, clock(fitted(0, 0, said, "a-title", 14, 600)), "moment", said)


def draw_panels(view: EndeavorView, say: Say) -> tuple[Panel, ...]:
    """First the seat that looks, tiles that wait for a slot, the others at a glance, then the sheet of the scenario,
    reports, crew, supplies, and everything in front of the other seats."""
    own = view["viewer"] if view["viewer"] is not None else 0
    mats = [seat_panel(view, seat, say) for seat in range(len(view["seats"])) if seat != own]
    glance = (*found_panels(view, say), *others_panels(view, own, say))
    sheets = (influence_panel, report_panel, tray_panel, supply_panel)
    goals = group_panel if view["group"] else goal_panel
    return (*own_panels(view, own, say), *glance, goals(view, say), *(make(view, say) for make in sheets), *mats)
