"""Planning a whole turn: try sequences of uses on clones, keep the most promising, stop when nothing helps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from pelagos.bots.nauticus.appraise import Appraiser
from pelagos.core.nodes import Choice, Option, Step
from pelagos.core.state import Agenda
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.ending import final_scoring
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.turns import after_menu, begin_main, turn
from pelagos.games.nauticus.verbs import END, STOP

MENUS: Final = frozenset(("turn", "use", "after"))
THE_END: Final[Agenda] = ((final_scoring,), ())


class Line:
    """A sequence of answers, the position it leads to, and what that is worth if the turn ended there."""

    __slots__ = ("path", "state", "value")

    def __init__(self, value: float, state: Nauticus, path: tuple[Option, ...]) -> None:
        self.value = value
        self.state = state
        self.path = path

    def and_then(self, *options: Option) -> Line:
        """The same with more answers that change nothing."""
        return Line(self.value, self.state, self.path + options)


def cut_off(s: Nauticus, seat: int) -> None:
    """Let the imagined game end with this seat's turn, so that all lines are compared at the same moment."""
    last = ((turn, seat), (after_menu, seat))
    kept: list[Step] = []
    agenda = s.agenda
    while agenda:
        step, agenda = agenda
        kept.append(step)
        if step in last:
            break
    else:
        kept.clear()
    s.agenda = THE_END
    s.do(*kept)


def best_line(s: Nauticus, seat: int, appraiser: Appraiser, width: int, extras: bool) -> Line:
    """The best way found to answer all that is asked of this seat until its turn ends."""
    return max(whole_lines(s, seat, appraiser, width, extras), key=_value)


def whole_lines(s: Nauticus, seat: int, appraiser: Appraiser, width: int, extras: bool) -> list[Line]:
    """All ways found to answer what is asked of this seat until its turn ends."""
    finished: list[Line] = []
    lines = _appraised(_settled(Line(0.0, s, ()), seat, appraiser), seat, appraiser)
    while lines:
        finished += [end for line in lines for end in _ended(line, seat)]
        grown = [child for line in lines for child in _grown(line, seat, appraiser, extras)]
        lines = sorted(_appraised(grown, seat, appraiser), key=_value, reverse=True)[:width]
    return finished


def _value(line: Line) -> float:
    return line.value


def _appraised(lines: Iterable[Line], seat: int, appraiser: Appraiser) -> list[Line]:
    """Each different position once, with its value; the order of equal purchases makes no difference."""
    unlike: dict[object, Line] = {}
    for line in lines:
        unlike.setdefault(_gist(line.state, seat), line)
    for line in unlike.values():
        line.value = appraiser.value(line.state, seat)
    return list(unlike.values())


def _gist(s: Nauticus, seat: int) -> object:
    """What tells two positions of one turn apart."""
    return (
        s.node.ask if isinstance(s.node, Choice) else "",
        s.action,
        s.blue,
        s.bought,
        s.vp[seat],
        s.taler[seat],
        s.workers[seat],
        s.extra[seat],
        s.flipped[seat],
        s.warehouse[seat],
        s.delivered[seat],
        tuple(sorted(s.yards[seat])),
    )


def _ended(line: Line, seat: int) -> Iterator[Line]:
    """The line as a whole turn, if it may end here. Stopping adds nothing, so it need not be played."""
    node = line.state.node
    if not isinstance(node, Choice):
        yield line
    elif node.ask == "after":
        yield line.and_then(END)
    elif STOP in node.options and not _main_is_due(line.state, seat):
        yield line.and_then(STOP, END) if line.state.extra[seat] else line.and_then(STOP)


def _main_is_due(s: Nauticus, seat: int) -> bool:
    """[NAU-8.5] Whether an extra action is under way in the window before the main action."""
    return bool(s.agenda) and s.agenda[0] == (begin_main, seat)


def _grown(line: Line, seat: int, appraiser: Appraiser, extras: bool) -> Iterator[Line]:
    """The line with one more use, or a pass."""
    node = line.state.node
    if not isinstance(node, Choice):
        return
    main_is_due = _main_is_due(line.state, seat)
    for option in node.options:
        if option == END or (option == STOP and not main_is_due) or (option[0] == "extra" and not extras):
            continue
        yield from _settled(_answered(line, node, option), seat, appraiser)


def _settled(line: Line, seat: int, appraiser: Appraiser) -> Iterator[Line]:
    """Go on to the next menu: try every place for a tile, but take gifts and rewards as they seem best."""
    s = line.state
    node = s.node
    if not isinstance(node, Choice) or node.ask in MENUS:
        yield line
    elif node.ask == "place":
        for option in _unlike(node.options, s.yards[seat]):
            yield from _settled(_answered(line, node, option), seat, appraiser)
    else:
        ways = [_answered(line, node, option) for option in node.options]
        yield from _settled(max(ways, key=lambda way: appraiser.value(way.state, seat)), seat, appraiser)


def _unlike(places: tuple[Option, ...], yard: tuple[str, ...]) -> list[Option]:
    """One place of each sort: the cells of a ship are alike, and so are two ships that read the same."""
    found: dict[str, Option] = {}
    for place in places:
        found.setdefault(place[0] if len(place) == 1 else yard[place[1] - 1], place)
    return list(found.values())


def _answered(line: Line, node: Choice, option: Option) -> Line:
    """The line with one more answer. A question with a single answer is never asked, so plans leave it out."""
    s = line.state.clone()
    nauticus.go_on(s, node.then, option)
    return Line(line.value, s, (*line.path, option) if len(node.options) > 1 else line.path)
