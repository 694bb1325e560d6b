"""Names of things as message ids: oceans, ships, cards, treasures and all the rest."""

from __future__ import annotations

from typing import Final

from pelagos.core.text import Text, signed, text
from pelagos.games.nemo2.view import SideView

BOXES: Final = (
    "nemo", "strong", "determined", "steady", "erratic", "unstable", "broken",
    "crew", "fresh", "fit", "tired", "spent", "killed",
    "hull", "shipshape", "fighting-trim", "seaworthy", "listing", "shattered",
)  # fmt: skip


ROWS: Final = {
    "search": ("calamity", "danger", "suspected", "success", "eureka"),
    "rest": ("desertion", "battle-drill", "suspected", "recreation", "recruit-sailors"),
    "repair": ("damage", "lack-of-parts", "expensive", "regular-maintenance", "recruit-teams"),
    "refit": ("workshop-accident", "faulty-design", "expensive", "fitted-out", "inspired-work"),
    "incite": ("betrayed", "indifference", "unrest", "revolt", "revolution"),
}
"""The titles in the action table for which the catalogues have words."""


def ocean_text(name: str) -> Text:
    """An ocean."""
    return Text(f"nemo2-ocean-{name}")


def land_text(name: str) -> Text:
    """A land space."""
    return Text(f"nemo2-land-{name}")


def ship_text(name: str) -> Text:
    """A side of a ship."""
    return Text(f"nemo2-ship-{name}")


def card_text(name: str) -> Text:
    """An Adventure card."""
    return Text(f"nemo2-card-{name}")


def treasure_text(name: str) -> Text:
    """A kind of treasure."""
    return Text(f"nemo2-treasure-{name}")


def token_text(name: str) -> Text:
    """A Treacherous Waters token."""
    return Text(f"nemo2-token-{name}")


def upgrade_text(name: str) -> Text:
    """An upgrade."""
    return Text(f"nemo2-upgrade-{name}")


def character_text(name: str) -> Text:
    """A character."""
    return Text(f"nemo2-character-{name}")


def motive_text(name: str) -> Text:
    """A motive."""
    return Text(f"nemo2-motive-{name}")


def resource_text(name: str) -> Text:
    """A resource."""
    return Text(f"nemo2-resource-{name}")


def test_text(name: str) -> Text:
    """A kind of test."""
    return Text(f"nemo2-test-{name}")


def mode_text(name: str) -> Text:
    """A way to attack."""
    return Text(f"nemo2-mode-{name}")


def pile_text(name: str) -> Text:
    """A pile of cards."""
    return Text(f"nemo2-pile-{name}")


def group_text(number: int) -> Text:
    """A group of ships by its colour."""
    return Text(f"nemo2-group-{number}")


def level_text(name: str) -> Text:
    """A band of the final score."""
    return Text(f"nemo2-level-{name}")


def officer_text(name: str) -> Text:
    """An officer card."""
    return Text(f"nemo2-officer-{name}")


def box_text(name: str) -> Text | str:
    """A box of a resource track; a pack may call its boxes otherwise, and then its own word stands."""
    slug = name.lower().replace(" ", "-")
    return Text(f"nemo2-box-{slug}") if slug in BOXES else name


def action_text(name: str) -> Text:
    """An action or free step of the Action Phase, without its particulars."""
    return Text(f"nemo2-action-{name}")


def row_text(test: str, row: int) -> Text:
    """A row of the action table."""
    return Text(f"nemo2-row-{test}-{row}")


def row_title(action: str, title: str) -> Text | str:
    """A row of the action table by its printed title; a pack may have another, and then its own word stands."""
    slug = title.lower().replace(" ", "-").rstrip("!")
    return row_text(action, ROWS[action].index(slug)) if slug in ROWS[action] else title


def values_words(side: SideView, sunk: Text | None = None) -> Text:
    """[NW2-1.4] All that stands on a side of a ship; of an effect only where it is given.

    Numbers come as words: nothing here needs a plural, and formatting numbers is slow.
    """
    return text(
        "nemo2-values",
        kind="warship" if side["warship"] else "other",
        attack=str(side["attack"]),
        defense=str(side["defense"]),
        skulls=str(side["skulls"]),
        vp=str(side["vp"]),
        icon=icons(side),
        science=str(side["science"]),
        wonder=str(side["wonder"]),
        armored="yes" if side["armored"] else "no",
        sinks="yes" if sunk else "no",
        effects=sunk or Text("nemo2-none"),
    )


def icons(side: SideView) -> str:
    """[NW2-1.4] Which icons a side shows."""
    found = [name for name, number in (("science", side["science"]), ("wonder", side["wonder"])) if number]
    return "both" if len(found) > 1 else "".join(found) or "none"


def modifier_text(reason: str, value: int, rule: str) -> Text:
    """[NW2-6.6] One line of a modifier sheet."""
    return text("nemo2-board-modifier", reason=Text(f"nemo2-modifier-{reason}"), value=signed(value), rule=rule)
