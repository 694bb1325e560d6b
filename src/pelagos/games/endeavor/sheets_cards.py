"""The sheets of everything that is drawn or recruited: crew, reports, dive tokens, bonus goals and crises."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pelagos.core.sheets import BACK, FRONT, SCORE, USE, Line, Sheet, printed
from pelagos.core.tables import Row
from pelagos.core.text import Fact, Text, text
from pelagos.core.titles import titled
from pelagos.games.endeavor.data_pieces import BonusGoal, Crisis, Kind, Report, Side, Token
from pelagos.games.endeavor.effect_words import gain_text, gains_text, in_a_row, slots_text
from pelagos.games.endeavor.goal_words import needed
from pelagos.games.endeavor.language import CRISES, PREDICATES, Slots
from pelagos.games.endeavor.names import COPY, bits
from pelagos.games.endeavor.sheets import SHEETS
from pelagos.games.endeavor.words import crew_text, report_text, token_text, topic_text

UNCONDITIONAL: Final = PREDICATES.index("unconditional")


@SHEETS.of(Kind)
def crew(kind: Kind, row: Row) -> Iterator[Sheet]:
    """[EDS-5.1, 5.2, 13.1, 18.3] A crew tile: its junior side, and its leader side with what that scores."""
    has_junior = bool(kind.junior.title or kind.junior.bonus or kind.junior.slots)
    first = kind.junior if kind.junior.title else kind.leader
    yield Sheet(
        f"crew-{kind.id}",
        _side_text(first),
        kind="endeavor-kind-crew",
        title=first.title,
        lines=(
            *printed(row, "endeavor", "level", "copies", rule="EDS-5.1"),
            *(_side(kind.junior, "recruited", FRONT) if has_junior else ()),
            *_leader(kind.leader, BACK if has_junior else FRONT),
        ),
        brief=_crew_brief(first, kind.leader),
        rules=("EDS-2.6", "EDS-5.1", "EDS-5.2", "EDS-6.3", "EDS-6.6", "EDS-13.1", "EDS-18.3"),
        spots=(f"tray-{kind.id}",),
        names=(_side_text(kind.leader),),
    )


def _side_text(side: Side) -> Text:
    """The name of a side; the start crew has none on the back of its tile."""
    return titled(crew_text(side.name).id, side.title)


def _leader(side: Side, part: str) -> Iterator[Line]:
    """[EDS-13.1, 18.3] The side that promotion turns up."""
    if part == BACK:
        yield Line(text("endeavor-sheet-leader", leader=_side_text(side)), "EDS-13.1", part)
    yield from _side(side, "promoted", part)
    if side.scoring:
        yield Line(_scoring(*side.scoring), "EDS-18.3", SCORE)


def _side(side: Side, gained: str, part: str) -> Iterator[Line]:
    """[EDS-5.2, 6.3, 6.6, 13.1] What a side gives at once, and what it does for a disc."""
    if side.bonus:
        yield Line(text(f"endeavor-sheet-{gained}", gains=gains_text(side.bonus)), "", part)
    yield Line(text("endeavor-sheet-actions", count=len(side.slots), actions=slots_text(side.slots)), "EDS-6.3", part)
    if _copies(side.slots):
        yield Line(Text("endeavor-sheet-copying"), "EDS-6.8", part)


def _copies(slots: Slots) -> bool:
    return any(deed & 15 == COPY for slot in slots for deed in slot)


def _scoring(points: int, per: int, predicate: int) -> Text:
    """[EDS-18.3] What a leader of level 5 counts at the end, and what that is worth."""
    if predicate == UNCONDITIONAL:
        return text("endeavor-sheet-scores", points=points * (1 // per))
    counted = Text(f"endeavor-counted-{PREDICATES[predicate]}")
    return text("endeavor-sheet-scores-per", points=points, per=per, what=counted)


def _crew_brief(first: Side, leader: Side) -> Text:
    """What matters when one recruits: what it gives at once, what it does, and what its leader scores."""
    parts: list[Text] = []
    if first.bonus:
        parts.append(text("endeavor-brief-at-once", gains=gains_text(first.bonus)))
    parts.append(text("endeavor-brief-actions", count=len(first.slots), actions=slots_text(first.slots)))
    if leader.scoring:
        parts.append(leader_brief(leader))
    return in_a_row(parts)


def leader_brief(leader: Side) -> Text:
    """[EDS-18.3] What the leader side of a level-5 tile scores, in a few words."""
    assert leader.scoring, "only leaders of level 5 score"
    points, per, predicate = leader.scoring
    if predicate == UNCONDITIONAL:
        return text("endeavor-brief-scores", points=points * (1 // per))
    return text("endeavor-brief-scores-per", points=points, per=per, what=Text(f"endeavor-for-{PREDICATES[predicate]}"))


@SHEETS.of(Report)
def report(report: Report, row: Row) -> Iterator[Sheet]:
    """[EDS-12.1, 12.2, 6.4] A research report: what it costs and shows, what it gives to whom, what it is worth."""
    topics = tuple(map(topic_text, bits(report.topics)))
    yield Sheet(
        f"report-{report.id}",
        report_text(report.id),
        kind="endeavor-kind-report",
        title=report.title,
        lines=(
            *printed(row, "endeavor", "cost", rule="EDS-12.1"),
            Line(text("endeavor-sheet-topics", number=len(topics), topics=topics), "EDS-18.4"),
            *printed(row, "endeavor", "anchor", rule="EDS-2.5"),
            *_report_use(report),
            *printed(row, "endeavor", "vp", part=SCORE, rule="EDS-18.3"),
        ),
        brief=in_a_row(report_parts(report)),
        rules=("EDS-2.5", "EDS-6.4", "EDS-12.1", "EDS-12.2", "EDS-18.3", "EDS-18.4"),
    )


def _report_use(report: Report) -> Iterator[Line]:
    """[EDS-12.2, 6.4] What the publisher gains, what all others gain, and the activation spaces."""
    for whose, gains in (("you", report.you), ("others", report.others)):
        if gains:
            yield Line(text(f"endeavor-sheet-report-{whose}", gains=gains_text(gains)), "EDS-12.2", USE)
    for number, gain in enumerate(report.spaces, start=1):
        facts: dict[str, Fact] = {"number": number, "of": len(report.spaces), "gain": gain_text(gain)}
        yield Line(text("endeavor-sheet-report-space", **facts), "EDS-6.4", USE)


def report_parts(report: Report) -> tuple[Text, ...]:
    """What a report brings, in a few words: to the publisher, to the others, its spaces and its points."""
    found: list[Text] = []
    if report.you:
        found.append(text("endeavor-brief-you", gains=gains_text(report.you)))
    if report.others:
        found.append(text("endeavor-brief-others", gains=gains_text(report.others)))
    if report.spaces:
        found.append(text("endeavor-brief-spaces", gains=tuple(map(gain_text, report.spaces))))
    if report.points:
        found.append(text("endeavor-points", number=report.points))
    return tuple(found)


@SHEETS.of(Token)
def token(token: Token, row: Row) -> Iterator[Sheet]:
    """[EDS-2.4, 10.2, 10.3, 18.8] A kind of dive token, and what all of them are."""
    name = titled(token_text(token.id).id, token.id)
    instead = Line(text("endeavor-sheet-token-other", gains=gains_text(token.other)), "EDS-10.2")
    other = (instead,) if token.other else ()
    use = Line(Text("endeavor-sheet-token-use"), "EDS-10.3", USE)
    rules = ("EDS-2.4", "EDS-10.1", "EDS-10.2", "EDS-10.3", "EDS-10.7", "EDS-18.8")
    facts: dict[str, Fact] = {"copies": token.copies, "token": name, "knowledge": token.knowledge}
    yield Sheet(
        f"token-{token.id}",
        name,
        kind="endeavor-kind-token",
        title=token.id,
        lines=(
            *printed(row, "endeavor", "knowledge", rule="EDS-10.2"),
            *other,
            *printed(row, "endeavor", "copies"),
            use,
            Line(text("endeavor-sheet-token-score", knowledge=token.knowledge), "EDS-18.8", SCORE),
        ),
        brief=_token_brief(token),
        rules=rules,
    )
    yield Sheet(
        "dive-tokens",
        Text("endeavor-sheet-tokens"),
        kind="endeavor-kind-supply",
        lines=(
            Line(text("endeavor-sheet-token", **facts, other=gains_text(token.other), has="yes" if other else "no")),
            use,
        ),
        rules=rules,
    )


def _token_brief(token: Token) -> Text:
    """Its two halves."""
    knowledge = text("endeavor-gain-know", number=token.knowledge)
    if not token.other:
        return knowledge
    return text("endeavor-either", first=knowledge, second=gains_text(token.other))


@SHEETS.of(BonusGoal)
def bonus_goal(goal: BonusGoal, row: Row) -> Iterator[Sheet]:
    """[EDS-19.3, 19.5] A card of the group: what all players together must reach."""
    yield Sheet(
        f"bonus-{goal.id}",
        Text(f"endeavor-bonus-{goal.id}"),
        kind="endeavor-kind-bonus-goal",
        title=goal.title,
        lines=(
            *printed(row, "endeavor", "metric", rule="EDS-19.5"),
            Line(needed(goal.wanted), "EDS-19.5"),
            Line(Text("endeavor-sheet-bonus-use"), "EDS-19.3", USE),
        ),
        brief=needed(goal.wanted),
        rules=("EDS-19.1", "EDS-19.3", "EDS-19.5", "EDS-19.6"),
    )


@SHEETS.of(Crisis)
def crisis(crisis: Crisis, row: Row) -> Iterator[Sheet]:
    """[EDS-19.3, 19.7, 19.8] A card of the later rounds: what it does to everybody."""
    done = crisis_text(crisis)
    yield Sheet(
        f"crisis-{crisis.id}",
        Text(f"endeavor-crisis-{crisis.id}"),
        kind="endeavor-kind-crisis",
        title=crisis.title,
        lines=(Line(done, "EDS-19.8"), Line(Text("endeavor-sheet-crisis-use"), "EDS-19.3", USE)),
        brief=done,
        rules=("EDS-19.1", "EDS-19.3", "EDS-19.7", "EDS-19.8"),
    )


def crisis_text(crisis: Crisis) -> Text:
    """[EDS-19.8] What a crisis does."""
    return text(f"endeavor-crisis-does-{CRISES[crisis.effect]}", number=crisis.amount)
