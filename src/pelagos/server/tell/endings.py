"""How a game ended, for a reader: why, the verdict, the places, what the game tells after it, whether luck was fair."""

from __future__ import annotations

from typing import Any

from pelagos.core.nodes import Node, Over
from pelagos.faces.standings import places_of, verdict_words
from pelagos.faces.voice import Voice
from pelagos.table.fate import Fair, commitment_to
from pelagos.table.table import Table


def ending(voice: Voice, table: Table[Any], node: Node) -> dict[str, Any] | None:
    """The sheet of the end; None while the game goes on."""
    if not isinstance(node, Over):
        return None
    verdict = table.game.verdict(table.state)
    return {
        "reason": voice.phrase(node.reason),
        "verdict": verdict_words(verdict, voice),
        "winners": verdict.winners,
        "ranking": [
            {
                "seat": place.seat,
                "rank": place.rank,
                "name": voice.name(place.seat),
                "score": place.points,
                "tied": place.tied,
            }
            for place in places_of(table, node)
        ],
        "epilogue": epilogue(voice, table),
        "verify": verify_of(voice, table),
    }


def epilogue(voice: Voice, table: Table[Any]) -> list[str]:
    """What a game tells after its end; the event is called so in every game that has one."""
    told = table.told[-1].events if table.told else ()
    return [voice.words(table.game.show.event_text(event)) for event in told if event.id.endswith("-epilogue")]


def verify_of(voice: Voice, table: Table[Any]) -> dict[str, Any]:
    """Everybody can check the luck of a finished game: the seed, and what was promised before the first move."""
    header = table.header
    seed = table.fate.seed if isinstance(table.fate, Fair) else header.seed
    kept = commitment_to(seed) == header.commitment if header.commitment else None
    words = voice.phrase(f"serve-verify-{header.fate}", seed=seed, commitment=header.commitment)
    return {"ok": kept, "text": words, "seed": seed, "commitment": header.commitment}
