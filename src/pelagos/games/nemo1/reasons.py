"""Every reason for which an answer can be refused, with the rule behind it and the code of the specification."""

from __future__ import annotations

from typing import Final, NamedTuple


class Reason(NamedTuple):
    """[NW1-0.3] The rule that forbids an answer, and the code under which the specification lists it."""

    rule: str
    code: str


REASONS: Final = {
    "already-named": Reason("NW1-7.5", "E_SALVAGE"),
    "already-owned": Reason("NW1-7.5", "E_OWNED"),
    "benefit-unnamed": Reason("NW1-8.3", "E_CHOICE"),
    "box-order": Reason("NW1-7.5", "E_CHOICE"),
    "cannot-refuse": Reason("NW1-7.6", "E_CHOICE"),
    "card-not-held": Reason("NW1-6.7", "E_CARD"),
    "consecutive-yard": Reason("NW1-7.2", "E_CONSECUTIVE"),
    "does-not-save": Reason("NW1-8.4", "E_CHOICE"),
    "exert-not-listed": Reason("NW1-6.10", "E_NOT_LISTED"),
    "exert-one-only": Reason("NW1-10.2", "E_EXERT"),
    "exert-twice": Reason("NW1-6.10", "E_EXERT"),
    "must-act": Reason("NW1-7.1", "E_CHOICE"),
    "no-benefit": Reason("NW1-8.3", "E_CHOICE"),
    "no-help-card": Reason("NW1-6.12", "E_CARD"),
    "no-number": Reason("NW1-7.7", "E_NO_TREASURE"),
    "no-prey": Reason("NW1-7.10", "E_NO_TARGET"),
    "no-such-choice": Reason("NW1-6.9", "E_CHOICE"),
    "no-such-commitment": Reason("NW1-3.5", "E_CHOICE"),
    "no-such-final": Reason("NW1-12.1", "E_CHOICE"),
    "no-target": Reason("NW1-7.11", "E_NO_TARGET"),
    "no-treasure": Reason("NW1-7.7", "E_NO_TREASURE"),
    "not-collected": Reason("NW1-8.3", "E_UNKNOWN"),
    "not-connected": Reason("NW1-7.9", "E_NOT_CONNECTED"),
    "not-now": Reason("NW1-5.1", "E_PHASE"),
    "not-stored": Reason("NW1-7.5", "E_SALVAGE"),
    "nothing-to-find": Reason("NW1-7.8", "E_NO_TREASURE"),
    "offering-not-collected": Reason("NW1-7.7", "E_NO_TREASURE"),
    "offering-unnamed": Reason("NW1-7.7", "E_NO_TREASURE"),
    "passenger-spent": Reason("NW1-6.12", "E_HELP"),
    "prey-unnamed": Reason("NW1-7.10", "E_NO_TARGET"),
    "route-closed": Reason("NW1-7.9", "E_NOT_CONNECTED"),
    "salvage-full": Reason("NW1-10.5", "E_BOX"),
    "target-unnamed": Reason("NW1-7.11", "E_NO_TARGET"),
    "too-little-salvage": Reason("NW1-7.5", "E_SALVAGE"),
    "unknown-card": Reason("NW1-6.7", "E_UNKNOWN"),
    "unknown-destination": Reason("NW1-7.9", "E_UNKNOWN"),
    "unknown-ocean": Reason("NW1-3.2", "E_UNKNOWN"),
    "unknown-offering": Reason("NW1-7.7", "E_UNKNOWN"),
    "unknown-passenger": Reason("NW1-6.12", "E_UNKNOWN"),
    "unknown-prey": Reason("NW1-7.10", "E_UNKNOWN"),
    "unknown-resource": Reason("NW1-6.10", "E_UNKNOWN"),
    "unknown-ship": Reason("NW1-7.5", "E_UNKNOWN"),
    "unknown-target": Reason("NW1-7.11", "E_UNKNOWN"),
    "unknown-treasure": Reason("NW1-8.3", "E_UNKNOWN"),
    "unknown-upgrade": Reason("NW1-7.5", "E_UNKNOWN"),
    "wrong-ocean": Reason("NW1-6.7", "E_CARD"),
    "wrong-payment": Reason("NW1-7.5", "E_SALVAGE"),
    "wrong-window": Reason("NW1-6.7", "E_CARD"),
}
GENERAL: Final = {"game-over": "E_OVER", "not-offered": "E_CHOICE", "waits-for-fate": "E_PHASE"}
CODES: Final = GENERAL | {name: reason.code for name, reason in REASONS.items()}
"""[NW1-0.3] The error code of every reason, the general ones of all games included."""
GROUNDS: Final = {
    "card-not-held": ("NW1-6.12",),
    "does-not-save": ("NW1-8.3",),
    "exert-one-only": ("NW1-6.10",),
    "game-over": ("NW1-12.2",),
    "no-benefit": ("NW1-8.2",),
    "no-help-card": ("NW1-6.7", "NW1-10.4"),
    "no-number": ("NW1-8.2",),
    "no-such-choice": ("NW1-6.7",),
    "not-now": ("NW1-6.7", "NW1-6.10", "NW1-7.1"),
    "passenger-spent": ("NW1-10.4",),
    "unknown-prey": ("NW1-7.11",),
    "unknown-resource": ("NW1-10.2", "NW1-8.1"),
    "waits-for-fate": ("NW1-5.1", "NW1-6.10"),
    "wrong-window": ("NW1-6.12",),
}
"""Further rules of the specification that forbid the same; a case file may name any of them."""
ALIKE: Final = {
    "offering-not-collected": ("no-treasure",),
    "offering-unnamed": ("no-treasure",),
    "prey-unnamed": ("no-prey",),
    "target-unnamed": ("no-target",),
}
"""Reasons that a case file may call by the name of a wider one."""
