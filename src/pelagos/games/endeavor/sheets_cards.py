"""The sheets of everything that is drawn or recruited: crew, reports, dive tokens, bonus goals and crises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pelagos.core.sheets import BACK, SCORE, USE, Line, Sheet, printed
from pelagos.core.tables import Row
from pelagos.core.text import Fact, Text, text
from pelagos.core.titles import titled
from pelagos.games.endeavor.card_words import UNCONDITIONAL, crisis_text, halves_text, points_text, side_brief
from pelagos.games.endeavor.data_pieces import METRICS, BonusGoal, Crisis, Kind, Report, Side, Token
from pelagos.games.endeavor.effect_words import gain_text, gains_text, slots_text
from pelagos.games.endeavor.goal_words import needed
from pelagos.games.endeavor.language import PREDICATES, Slots
from pelagos.games.endeavor.names import COPY, bits
from pelagos.games.endeavor.sheets import SHEETS
from pelagos.games.endeavor.words import crew_text, report_text, token_text, topic_text


@SHEETS.of(Kind)
def crew(kind: Kind, row: Row) -> Iterator[Sheet]:
    """[EDS-5.1, 5.2, 13.1, 18.3] A crew tile: a sheet for each side that has a name, with the other one as its back."""
    head = tuple(printed(row, "endeavor", "level", "copies", rule="EDS-5.1"))
    junior, leader = tuple(_junior(kind.junior)), tuple(_side(kind.leader, "promoted"))
    score = (Line(_scoring(*kind.leader.scoring), "EDS-18.3", SCORE),) if kind.leader.scoring else ()
    if kind.junior.title:
        turned = Line(text("endeavor-sheet-leader", leader=_side_text(kind.leader)), "EDS-13.1")
        lines = (*head, *junior, *_back(turned, *leader), *score)
        yield _crew_sheet(kind.junior, lines, (f"tray-{kind.id}",))
        junior = (Line(text("endeavor-sheet-junior", junior=_side_text(kind.junior)), "EDS-13.1"), *junior)
    yield _crew_sheet(kind.leader, (*head, *leader, *_back(*junior), *score))


def _crew_sheet(side: Side, lines: tuple[Line, ...], spots: tuple[str, ...] = ()) -> Sheet:
    return Sheet(
        f"crew-{side.name}",
        _side_text(side),
        kind="endeavor-kind-crew",
        title=side.title,
        lines=lines,
        brief=side_brief(side),
        rules=("EDS-2.6", "EDS-5.1", "EDS-5.2", "EDS-6.3", "EDS-6.6", "EDS-13.1", "EDS-18.3"),
        spots=spots,
    )


def _back(*lines: Line) -> tuple[Line, ...]:
    """What stands on the other side."""
    return tuple(line._replace(part=BACK) for line in lines)


def _side_text(side: Side) -> Text:
    return titled(crew_text(side.name).id, side.title)


def _junior(side: Side) -> Iterator[Line]:
    """[EDS-5.2] The side that is recruited; the start crew has none."""
    if side.title or side.bonus or side.slots:
        yield from _side(side, "recruited")


def _side(side: Side, gained: str) -> Iterator[Line]:
    """[EDS-5.2, 6.3, 6.6, 13.1] What a side gives at once, and what it does for a disc."""
    if side.bonus:
        yield Line(text(f"endeavor-sheet-{gained}", gains=gains_text(side.bonus)))
    said = ("no-actions", "action", "actions")[min(len(side.slots), 2)]
    doing: dict[str, Fact] = {"actions": slots_text(side.slots)} if side.slots else {}
    yield Line(text(f"endeavor-sheet-{said}", **doing), "EDS-6.3")
    if _copies(side.slots):
        yield Line(Text("endeavor-sheet-copying"), "EDS-6.8")


def _copies(slots: Slots) -> bool:
    return any(deed & 15 == COPY for slot in slots for deed in slot)


def _scoring(points: int, per: int, predicate: int) -> Text:
    """[EDS-18.3] What a leader of level 5 counts at the end, and what that is worth."""
    if predicate == UNCONDITIONAL:
        return text("endeavor-sheet-scores", points=points_text(points * (1 // per)))
    facts: dict[str, Fact] = {"points": points_text(points), "what": Text(f"endeavor-counted-{PREDICATES[predicate]}")}
    if per == 1:
        return text("endeavor-sheet-scores-each", **facts)
    return text("endeavor-sheet-scores-per", **facts, per=per)


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
        rules=("EDS-2.5", "EDS-6.4", "EDS-12.1", "EDS-12.2", "EDS-18.3", "EDS-18.4"),
    )


def _report_use(report: Report) -> Iterator[Line]:
    """[EDS-12.2, 6.4] What the publisher gains, what all others gain, and the activation spaces."""
    for whose, gains in (("you", report.you), ("others", report.others)):
        if gains:
            yield Line(text(f"endeavor-sheet-report-{whose}", gains=gains_text(gains)), "EDS-12.2", USE)
    for gain, number in Counter(report.spaces).items():
        said: dict[str, Fact] = {"gain": gain_text(gain)}
        if number > 1:
            yield Line(text("endeavor-sheet-report-spaces", **said, number=number), "EDS-6.4", USE)
        else:
            yield Line(text("endeavor-sheet-report-space", **said), "EDS-6.4", USE)


@SHEETS.of(Token)
def token(token: Token, row: Row) -> Iterator[Sheet]:
    """[EDS-2.4, 10.2, 10.3, 18.8] A kind of dive token, and what all of them are."""
    name = titled(token_text(token.id).id, token.id.replace("-", " "))
    instead = Line(text("endeavor-sheet-token-other", gains=gains_text(token.other)), "EDS-10.2")
    other = (instead,) if token.other else ()
    use = Line(Text("endeavor-sheet-token-use"), "EDS-10.3", USE)
    rules = ("EDS-2.4", "EDS-10.1", "EDS-10.2", "EDS-10.3", "EDS-10.7", "EDS-18.8")
    row_text = text("endeavor-sheet-token", copies=token.copies, token=name, halves=halves_text(token))
    yield Sheet(
        f"token-{token.id}",
        name,
        kind="endeavor-kind-token",
        title=token.id.replace("-", " "),
        lines=(
            *printed(row, "endeavor", "knowledge", rule="EDS-10.2"),
            *other,
            *printed(row, "endeavor", "copies"),
            use,
            Line(text("endeavor-sheet-token-score", knowledge=token.knowledge), "EDS-18.8", SCORE),
        ),
        rules=rules,
    )
    yield Sheet(
        "dive-tokens",
        Text("endeavor-sheet-tokens"),
        kind="endeavor-kind-supply",
        lines=(Line(row_text), use),
        rules=rules,
    )


@SHEETS.of(BonusGoal)
def bonus_goal(goal: BonusGoal, row: Row) -> Iterator[Sheet]:
    """[EDS-19.3, 19.5] A card of the group: what all players together must reach."""
    yield Sheet(
        f"bonus-{goal.id}",
        Text(f"endeavor-bonus-{goal.id}"),
        kind="endeavor-kind-bonus-goal",
        title=goal.title,
        lines=(
            Line(Text(f"endeavor-bonus-counts-{METRICS[goal.metric]}"), "EDS-19.5"),
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
