"""Advice in words: the best answer, how much better it is, how sure that is, why, and how the others compare."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, TypeAlias

from pelagos.bots.search.advice import Advice, Other
from pelagos.bots.search.evidence import Reason
from pelagos.bots.search.halving import FEWEST, Edge
from pelagos.core.game import Game
from pelagos.core.nodes import Choice, Option
from pelagos.core.text import SeatName, Text, text
from pelagos.faces.questions import labels_of
from pelagos.faces.voice import Voice
from pelagos.table.table import Table

Sure: TypeAlias = Literal["clear", "likely", "equal", "behind"]
Sign: TypeAlias = Literal["+", "−"]

MARGIN: Final = 2.0
"""Standard errors on either side: in 19 of 20 comparisons the difference lies within."""
CLEAR: Final = 2.0
LIKELY: Final = 1.0
NOTHING_MUCH: Final = 0.25
"""Points that nobody would miss."""
MOST: Final = 4
"""So many reasons are told."""

PARTS: Final = frozenset(("peril", "brink", "lost"))
"""Reasons that tell in which part of the games something happens."""
BAD: Final = PARTS | {"rival"}
"""Those of which less is better."""


class Told(NamedTuple):
    """A reason in words: for the answer (`+`) or against it (`−`)."""

    sign: Sign
    said: str


class Row(NamedTuple):
    """Another answer: how many points it falls behind, how sure that is, and what speaks most against it."""

    option: Option
    label: str
    behind: str
    sure: Sure
    verdict: str
    reason: str


class Words(NamedTuple):
    """Everything that is said of a question; `against` names the answer that the reasons speak of."""

    option: Option
    label: str
    said: str
    then: str
    against: str
    reasons: list[Told]
    rows: list[Row]
    notes: list[str]


def sureness(edge: Edge) -> Sure:
    """How sure it is that an answer is better: words for what the standard error says.

    >>> [sureness(Edge(mean, 1.0, 20)) for mean in (3.0, 1.5, 0.5, -0.5)]
    ['clear', 'likely', 'equal', 'behind']
    """
    if edge.mean <= -NOTHING_MUCH:
        return "behind"
    if edge.mean < NOTHING_MUCH or edge.score < LIKELY:
        return "equal"
    return "clear" if edge.score >= CLEAR and edge.samples >= FEWEST else "likely"


def hint_words(game: Game[Any], state: Any, advice: Advice, voice: Voice) -> Words:
    """Advice on the question that stands, in words."""

    label = short_labels(game, state, voice).__getitem__
    best = label(advice.option)
    if not advice.others:
        return Words(advice.option, best, voice.phrase(f"hint-said-{advice.basis}"), "", "", [], [], [])
    first, rival = advice.others[0], _telling(advice)
    reasons = _reasons(rival.reasons, voice)
    return Words(
        option=advice.option,
        label=best,
        said=_said(first, label(first.option), voice),
        then=_then(advice, voice),
        against=voice.phrase("hint-against", other=label(rival.option)) if reasons and rival is not first else "",
        reasons=reasons[:MOST],
        rows=[_row(other, label(other.option), voice) for other in advice.others],
        notes=_notes(advice, voice),
    )


def short_labels(game: Game[Any], state: Any, voice: Voice) -> dict[Option, str]:
    """What the options are called, without what stands in brackets where nobody mixes them up."""
    node = state.node
    assert isinstance(node, Choice), "advice is on a question"
    labels = labels_of(game, state, node, voice)
    short = [label.partition(" (")[0] for label in labels]
    return {
        option: brief if short.count(brief) == 1 else label
        for option, label, brief in zip(node.options, labels, short, strict=True)
    }


def hint_lines(words: Words, numbers: dict[Option, int], voice: Voice) -> list[str]:
    """The same as lines, for a terminal; `numbers` are those of the options."""
    lines = [voice.phrase("hint-best", label=words.label), words.said, *([words.then] if words.then else [])]
    if words.reasons:
        lines += [*filter(None, [words.against]), *(f"  {one.sign} {one.said}" for one in words.reasons)]
    wide, far = (max((len(part(row)) for row in words.rows), default=0) for part in (_label, _behind))
    lines += [
        f"  {numbers[row.option]:>3}  {row.label:<{wide}}  {row.behind:>{far}}  {row.verdict}".rstrip()
        for row in words.rows
    ]
    return [*lines, *words.notes]


def hints_asked(table: Table[Any], voice: Voice) -> list[str]:
    """Who asked for advice in a game, and how often."""
    asked = [(seat, table.hints_of(seat)) for seat in range(len(table.seats))]
    return [voice.phrase("face-hints", seat=SeatName(seat), number=number) for seat, number in asked if number]


def _label(row: Row) -> str:
    return row.label


def _behind(row: Row) -> str:
    return row.behind


def _telling(advice: Advice) -> Other:
    """The nearest of the other answers that differs in something worth telling."""
    return next((other for other in advice.others if other.reasons), advice.others[0])


def _said(first: Other, other: str, voice: Voice) -> str:
    sure, margin = sureness(first.edge), _rounded(MARGIN * first.edge.error)
    points, within = _points(abs(first.edge.mean)), voice.phrase("hint-within", margin=margin) if margin else ""
    return voice.phrase(f"hint-said-{sure}", other=other, points=points, within=within)


def _then(advice: Advice, voice: Voice) -> str:
    answers = " → ".join(voice.words(answer) for answer in advice.then)
    return voice.phrase("hint-then", answers=answers) if answers else ""


def _notes(advice: Advice, voice: Voice) -> list[str]:
    unseen = [voice.phrase("hint-unseen", number=advice.unseen)] if advice.unseen else []
    chance = any(_rounded(MARGIN * other.edge.error) for other in advice.others)
    basis = voice.phrase("hint-basis", games=advice.samples) if chance else voice.phrase("hint-basis-same")
    return [*unseen, basis]


def _row(other: Other, label: str, voice: Voice) -> Row:
    sure, reasons = sureness(other.edge), _reasons(tuple(map(_turned, other.reasons)), voice)
    return Row(
        option=other.option,
        label=label,
        behind=_difference(other.edge, voice),
        sure=sure,
        verdict=voice.phrase(f"hint-row-{sure}"),
        reason=next((one.said for one in reasons if one.sign == "−"), ""),
    )


def _difference(edge: Edge, voice: Voice) -> str:
    """How far an answer falls behind, and the margin."""
    amount, margin = _rounded(abs(edge.mean)), _rounded(MARGIN * edge.error)
    sign = "" if not amount else "−" if edge.mean > 0 else "+"
    return sign + voice.phrase("hint-margin" if margin else "hint-amount", amount=amount, margin=margin)


def _reasons(reasons: tuple[Reason, ...], voice: Voice) -> list[Told]:
    """What speaks for the answer first, then what speaks against it."""
    told = [_told(reason, voice) for reason in reasons]
    return sorted(told, key=lambda one: one.sign != "+")


def _turned(reason: Reason) -> Reason:
    """The same from the side of the other answer."""
    return reason._replace(here=reason.there, there=reason.here)


def _told(reason: Reason, voice: Voice) -> Told:
    more = reason.here > reason.there
    way, bad = "more" if more else "less", reason.kind in BAD
    sign: Sign = "−" if more == bad else "+"
    if reason.kind in PARTS:
        here, there = (round(100 * part) for part in (reason.here, reason.there))
        said = voice.words(reason.said) if reason.said.id else ""
        return Told(sign, voice.phrase(f"hint-reason-{reason.kind}", said=said, here=here, there=there))
    amount = abs(reason.here - reason.there)
    line = voice.words(reason.said) if reason.said.id else ""
    return Told(sign, voice.phrase(f"hint-reason-{reason.kind}-{way}", line=line, points=_points(amount)))


def _points(amount: float) -> Text:
    return text("hint-points", points=_rounded(amount))


def _rounded(amount: float) -> float:
    """One place behind the point is more than the comparison knows."""
    return round(amount, 1)
