"""Facts of Nemo's War, first edition, that are put together out of several tables, as the rules ask for them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Numbers:
    """[NW1-4.1, 9.1 to 9.3, 12.5, 12.6] The dice tables by face, thresholds, limits and other printed numbers."""

    d3: tuple[int, ...]
    search: tuple[bool, ...]
    rest: tuple[bool, ...]
    damage: tuple[int, ...]
    incite: tuple[int, ...]
    scourge: tuple[int, ...]
    weeks: tuple[tuple[int, int], ...]
    notoriety: tuple[tuple[int, int], ...]
    levels: tuple[int, ...]
    first_week: int
    last_week: int
    notoriety_start: int
    notoriety_min: int
    notoriety_max: int
    liberation_start: int
    liberation_max: int
    salvage_boxes: int
    tragic: int
    imperial: int
    target_high: int
    target_low: int
    by_week: tuple[int, ...]
    """[NW1-9.1] The groups that each week of the year has brought, one bit each."""
    by_notoriety: tuple[int, ...]
    """[NW1-9.2] The groups that each box of Notoriety has brought."""
