"""Names of things as message ids: oceans, ships, cards, treasures and all the rest."""

from __future__ import annotations

from typing import Final

from pelagos.core.text import Text

CIRCLES: Final = (
    "nemo", "resolute", "brooding", "driven", "vengeful", "raging", "broken",
    "crew", "fresh", "fit", "tired", "spent", "killed",
    "hull", "sound", "seaworthy", "dented", "leaking", "listing", "foundering", "shattered",
)  # fmt: skip


def ocean_text(name: str) -> Text:
    """An ocean."""
    return Text(f"nemo1-ocean-{name}")


def ship_text(name: str) -> Text:
    """A ship."""
    return Text(f"nemo1-ship-{name}")


def class_text(name: str) -> Text:
    """A class of ships."""
    return Text(f"nemo1-class-{name}")


def group_text(name: str) -> Text:
    """A group of ships by its colour."""
    return Text(f"nemo1-group-{name}")


def card_text(name: str) -> Text:
    """An Adventure card."""
    return Text(f"nemo1-card-{name}")


def treasure_text(name: str) -> Text:
    """A treasure."""
    return Text(f"nemo1-treasure-{name}")


def upgrade_text(name: str) -> Text:
    """An upgrade."""
    return Text(f"nemo1-upgrade-{name}")


def passenger_text(name: str) -> Text:
    """A passenger."""
    return Text(f"nemo1-passenger-{name}")


def commitment_text(name: str) -> Text:
    """A commitment."""
    return Text(f"nemo1-commitment-{name}")


def resource_text(name: str) -> Text:
    """A resource."""
    return Text(f"nemo1-resource-{name}")


def test_text(name: str) -> Text:
    """A kind of roll."""
    return Text(f"nemo1-test-{name}")


def pile_text(name: str) -> Text:
    """A pile of cards."""
    return Text(f"nemo1-pile-{name}")


def level_text(name: str) -> Text:
    """A victory level."""
    return Text(f"nemo1-level-{name}")


def result_text(name: str) -> Text:
    """A way in which the game ends."""
    return Text(f"nemo1-result-{name}")


def phase_text(name: str) -> Text:
    """A phase of the turn."""
    return Text(f"nemo1-phase-{name}")


def action_text(name: str) -> Text:
    """An action without its particulars."""
    return Text(f"nemo1-action-{name}")


def circle_text(name: str) -> Text | str:
    """A circle of a resource track; a pack may call its circles otherwise, and then its own word stands."""
    return Text(f"nemo1-circle-{name}") if name in CIRCLES else name
