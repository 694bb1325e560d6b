"""[EDS-12] Publish: a publication space and a report with its topic; bonuses for the publisher and for the others."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import ONES, Chance, Choice, Option, Step
from pelagos.core.questions import Thought
from pelagos.core.state import replaced
from pelagos.games.endeavor.access import (
    TOO_LITTLE_KNOWLEDGE,
    ask_space,
    place_disc,
    set_aside,
    spaces_for,
    why_not_done_there,
)
from pelagos.games.endeavor.asking import elsewhere, judged
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.gains import gains
from pelagos.games.endeavor.links import link_steps
from pelagos.games.endeavor.names import NOWHERE, SLOT, SLOT_NAMES, bits
from pelagos.games.endeavor.state import Endeavor, in_order

PUBLICATION_SPACES: Final = endeavor.question("publish", rule="EDS-12.1", otherwise=why_not_done_there)(spaces_for)

NOT_ON_DISPLAY: Final = endeavor.reason("not-on-display", "EDS-12.1")
WRONG_TOPIC: Final = endeavor.reason("wrong-topic", "EDS-12.1", "EDS-7.1")


@endeavor.step
def publish(s: Endeavor, seat: int, gain: int, zone: int) -> Choice | None:
    """[EDS-12.1, 7.1] Which publication space."""
    return ask_space(s, seat, gain, zone, PUBLICATION_SPACES, publish_chosen)


@endeavor.step
def publish_chosen(s: Endeavor, seat: int, gain: int, granted: int, answer: Option) -> Choice:
    """[EDS-12.1] Which report of the display with the topic of that space."""
    zone = SLOT[answer[1]]
    space = s.pack.numbers.space[s.ocean[zone]][answer[2]]
    return shown_reports.put(s, seat, (published, seat, zone, space))


def why_not_report(s: Endeavor, seat: int, space: int, report: int) -> str:
    """[EDS-12.1] In the display, with the topic of the space, and affordable."""
    if report not in s.display:
        return NOT_ON_DISPLAY
    if not s.pack.topics[report] >> s.pack.spaces[space].topic & 1:
        return WRONG_TOPIC
    return "" if s.pack.costs[report] <= s.knowledge[seat] else TOO_LITTLE_KNOWLEDGE


def why_not_published(s: Endeavor, asked: Choice, option: Option) -> str:
    """[EDS-12.1] Any report, or something that has to wait."""
    menu = s.pack.menus.publish
    if option not in menu:
        return elsewhere(s, asked, option)
    return why_not_report(s, asked.seat, asked.then[3], menu.index(option))


@endeavor.question("report", rule="EDS-12.1", otherwise=why_not_published)
def shown_reports(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-12.1] Every report of the display."""
    return judged(s, asked, [s.pack.menus.publish[report] for report in s.display], why_not_published)


@endeavor.step
def published(s: Endeavor, seat: int, zone: int, space: int, answer: Option) -> None:
    """[EDS-12.1, 12.2, A8, A27] Pay, disc, links, space bonus, own part, the others' part, then refill the display."""
    number = s.pack.numbers.report[answer[1]]
    report = s.pack.reports[number]
    set_aside(s, seat, report.cost)
    place_disc(s, seat, space)
    s.tell("endeavor-published", seat, SLOT_NAMES[zone], s.pack.spaces[space].id, report.id, report.cost)
    steps: list[Step] = link_steps(s, seat, space, zone)
    bonus = s.pack.spaces[space].gains
    if bonus:
        steps.append((gains, seat, bonus, zone))
    steps.append((take_report, seat, number))
    s.do(*steps)


@endeavor.step
def take_report(s: Endeavor, seat: int, number: int) -> None:
    """[EDS-12.1, 12.2] The report lies in front of its publisher; its bonuses come, then the display is refilled."""
    report = s.pack.reports[number]
    s.reports = replaced(s.reports, seat, (*s.reports[seat], number * 4))
    s.display = tuple([shown for shown in s.display if shown != number])
    steps: list[Step] = []
    if report.you:
        steps.append((gains, seat, report.you, NOWHERE))
    if report.others:
        steps += [(gains, other, report.others, NOWHERE) for other in in_order(s, seat) if other != seat]
    s.do(*steps, (refill,))


@endeavor.step
def refill(s: Endeavor) -> Chance | None:
    """[EDS-12.1, 12.3] One new report from the deck; with an empty deck the display shrinks."""
    if not s.deck:
        return None
    menu, left = s.pack.menus.reports, bits(s.deck)
    if len(left) == 1:
        return report_drawn(s, menu[left[0]])
    return Chance("report", tuple([menu[report] for report in left]), ONES[len(left)], (report_drawn,))


@endeavor.step
def report_drawn(s: Endeavor, answer: Option) -> None:
    """[EDS-12.1] It lies face up in the display."""
    number = s.pack.numbers.report[answer[0]]
    s.deck &= ~(1 << number)
    s.display = (*s.display, number)
    s.tell("endeavor-displayed", answer[0])
