"""Planning a whole turn: try sequences of uses on clones, keep the few most promising, stop when nothing helps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from pelagos.bots.nauticus.appraise import Appraiser
from pelagos.core.nodes import Choice, Option
from pelagos.core.state import Agenda
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.turns import END, PASS, STOP

MENUS: Final = frozenset(("turn", "use", "after"))
THE_END: Final[Agenda] = (("final_scoring",), ())


class Line(NamedTuple):
    """A sequence of answers, the position it leads to, and what that is worth if the turn ended there."""

    value: float
    state: Nauticus
    path: tuple[Option, ...]


def cut_off(s: Nauticus, seat: int) -> None:
    """Let the imagined game end with this seat's turn, so that every line ends at the same moment."""
    s.agenda = _up_to(s.agenda, (("turn", seat), ("after_menu", seat)))


def _up_to(agenda: Agenda, last: tuple[Option, ...]) -> Agenda:
    kept = []
    while agenda:
        step, agenda = agenda
        kept.append(step)
        if step in last:
            break
    else:
        return THE_END
    rest = THE_END
    for step in reversed(kept):
        rest = (step, rest)
    return rest


def best_line(s: Nauticus, seat: int, appraiser: Appraiser, width: int, extras: bool) -> Line:
    """The best way found to answer everything that is asked of this seat in its turn."""
    best: Line | None = None
    lines = list(_settled(Line(0.0, s, ()), seat, appraiser))
    while lines:
        grown: dict[object, Line] = {}
        for line in lines:
            best = _better(best, _stopped(line, seat))
            for child in _grown(line, seat, appraiser, extras):
                grown.setdefault(_key(child.state, seat), child)
        appraised = [line._replace(value=appraiser.value(line.state, seat)) for line in grown.values()]
        lines = sorted(appraised, key=_value, reverse=True)[:width]
    assert best is not None
    return best


def _value(line: Line) -> float:
    return line.value


def _better(best: Line | None, line: Line | None) -> Line | None:
    if line is None or (best is not None and best.value >= line.value):
        return best
    return line


def _is_menu(s: Nauticus) -> bool:
    return isinstance(s.node, Choice) and s.node.ask in MENUS


def _stopped(line: Line, seat: int) -> Line | None:
    """The line as a finished turn, if it may end here; a stop at a menu ends it without being played."""
    node = line.state.node
    if not isinstance(node, Choice):
        return line
    if node.ask == "after":
        return line._replace(path=(*line.path, END))
    if STOP in node.options and not _main_is_due(line.state, seat):
        ends = (STOP, END) if line.state.extra[seat] else (STOP,)
        return line._replace(path=(*line.path, *ends))
    return None


def _main_is_due(s: Nauticus, seat: int) -> bool:
    """Whether an extra action is being played in the window before the main action."""
    agenda = s.agenda
    return bool(agenda) and agenda[0] == ("begin_main", seat)


def _grown(line: Line, seat: int, appraiser: Appraiser, extras: bool) -> Iterator[Line]:
    node = line.state.node
    if not isinstance(node, Choice):
        return
    for option in node.options:
        if option == END or (option == STOP and not _main_is_due(line.state, seat)):
            continue
        if option[0] == "extra" and not extras:
            continue
        s = line.state.clone()
        nauticus.answer(s, option)
        yield from _settled(Line(line.value, s, _longer(line.path, node, option)), seat, appraiser)


def _settled(line: Line, seat: int, appraiser: Appraiser) -> Iterator[Line]:
    """Every way to answer what a use entails (places), the best way where it only yields something."""
    s = line.state
    node = s.node
    if not isinstance(node, Choice) or node.ask in MENUS:
        yield line
    elif node.ask == "place":
        for after in _answers(line, node, _unlike(node.options, s.yards[seat])):
            yield from _settled(after, seat, appraiser)
    else:
        best = max(_answers(line, node, node.options), key=lambda after: appraiser.value(after.state, seat))
        yield from _settled(best, seat, appraiser)


def _unlike(places: tuple[Option, ...], yard: tuple[str, ...]) -> list[Option]:
    """One place of each kind: the cells of a ship are alike, and so are two ships that read the same."""
    found: dict[str, Option] = {}
    for place in places:
        found.setdefault(place[0] if len(place) == 1 else yard[place[1] - 1], place)
    return list(found.values())


def _answers(line: Line, node: Choice, options: Iterable[Option]) -> Iterator[Line]:
    for option in options:
        s = line.state.clone()
        nauticus.answer(s, option)
        yield Line(line.value, s, _longer(line.path, node, option))


def _longer(path: tuple[Option, ...], node: Choice, option: Option) -> tuple[Option, ...]:
    """A question with a single answer is not asked, so it has no place in a plan."""
    return (*path, option) if len(node.options) > 1 else path


def _key(s: Nauticus, seat: int) -> object:
    ask = s.node.ask if isinstance(s.node, Choice) else ""
    return (
        ask,
        tuple(sorted(s.yards[seat])),
        s.warehouse[seat],
        s.taler[seat],
        s.workers[seat],
        s.blue,
        s.bought,
        s.vp[seat],
        s.flipped[seat],
        s.extra[seat],
        s.delivered[seat],
        s.action,
    )


__all__ = ["PASS", "Line", "best_line", "cut_off"]
