"""What things do, said beside the options that are about them."""

from __future__ import annotations

from collections.abc import Sequence

from pelagos.core.beside import Offer
from pelagos.core.sheets import NOTHING
from pelagos.faces.voice import Voice


def notes_of(offers: Sequence[Offer], labels: Sequence[str], voice: Voice) -> list[str]:
    """What is to be said beside each option: nothing that its label tells already, or that all of them would say."""
    said = ["" if offer.remark == NOTHING else voice.words(offer.remark) for offer in offers]
    if len(said) > 1 and len(set(said)) == 1:
        return [""] * len(said)
    return ["" if note in label else note for note, label in zip(said, labels, strict=True)]
