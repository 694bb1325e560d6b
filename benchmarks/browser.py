"""From a click to the updated board in a real browser on this machine: `python -m benchmarks.browser --clicks 200`.

And what the page does in one go while the moves of others are played, in time of the processor: no frame takes longer.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import click
import msgspec
from playwright.sync_api import Page, sync_playwright

from benchmarks.report import Bound
from tests.web.conftest import CHROMIUM, FLAGS, SCREEN
from tests.web.pilot import Pilot
from tests.web.served import Served

LONGEST_CLICK = 100.0
LARGEST_PAGE = 400.0
LARGEST_UPDATE = 30.0
LONGEST_FRAME = 50.0
TURNS = 8
"""How many answers are given and what follows is watched to its end."""
GAMES: dict[str, dict[str, str | list[str]]] = {
    "nauticus": {"seat": ["me", "bot:random", "bot:random"]},
    "nemo2": {"seat": ["me"], "set-motive": "science", "set-level": "sailor"},
}
FILMED: dict[str, dict[str, str | list[str]]] = {
    **GAMES,
    "nemo1": {"seat": ["me"], "set-commitment": "explore"},
    "endeavor": {"seat": ["me", "bot:greedy", "bot:greedy"]},
}
"""The games of which what follows an answer is watched."""
CLICK = """button => new Promise(done => {
  const question = document.getElementById("question");
  const begun = performance.now();
  const seen = new MutationObserver(() => {
    if (question.getAttribute("aria-busy") !== "false") return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
  });
  seen.observe(question, { attributeFilter: ["aria-busy"] });
  button.click();
})"""


class Measured(NamedTuple):
    """One game in the browser: milliseconds of each click, kilobytes of the page and of each update."""

    game: str
    clicks: list[float]
    page: float
    updates: list[float]


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of all stays below."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


@contextmanager
def opened() -> Iterator[tuple[Served, Page]]:
    """A server on a fresh database and a page of a browser."""
    served = Served(Path(tempfile.mkdtemp(prefix="pelagos-bench-")))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            yield served, browser.new_page(viewport=SCREEN)
            browser.close()
    finally:
        served.stop()


def measure(game: str, clicks: int) -> Measured:
    """Play at random until so many clicks are measured; a finished game is followed by another."""
    found: list[float] = []
    loaded: list[int] = []
    frames: list[int] = []
    with opened() as (served, page):
        page.on("response", lambda response: loaded.append(len(response.body())))
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(len(frame))))
        while len(found) < clicks:
            served.sit(page, served.table(page.context, game, **GAMES[game], seed=str(len(found))))
            pilot = Pilot(page)
            pilot.wait()
            if not found:
                size = (sum(loaded) + sum(frames)) / 1000
                frames.clear()
            found += play(pilot, clicks - len(found))
    return Measured(game, found, size, [frame / 1000 for frame in frames])


def play(pilot: Pilot, most: int) -> list[float]:
    """Answers and confirmations at random; how long each took."""
    rng = random.Random(most)
    found: list[float] = []
    while len(found) < most and not pilot.over:
        options = pilot.at("#options button")
        button = pilot.at("#confirm") if pilot.ready else options.nth(rng.randrange(options.count()))
        found.append(float(button.evaluate(CLICK)))
        pilot.wait()
    return found


def worked(game: str, turns: int = TURNS) -> list[float]:
    """Milliseconds of the processor for each task of the page while what others did is played at the usual pace."""
    rng = random.Random(turns)
    with opened() as (served, page):
        served.sit(page, served.table(page.context, game, **FILMED[game], seed="1"))
        pilot, browser = Pilot(page), page.context.browser
        assert browser is not None
        pilot.wait()
        browser.start_tracing(page=page, categories=["toplevel"])
        for _ in range(turns):
            pilot.step(rng)
            pilot.until("body:not(.playing)")
        events = msgspec.json.decode(browser.stop_tracing())["traceEvents"]
    names = [event for event in events if event["name"] == "thread_name"]
    mains = {(one["pid"], one["tid"]) for one in names if one["args"]["name"] == "CrRendererMain"}
    ours = (one for one in events if (one["pid"], one["tid"]) in mains)
    return [one["tdur"] / 1000 for one in ours if one["name"].endswith("RunTask") and "tdur" in one]


def frame_bound(game: str, found: Sequence[float]) -> Bound:
    """What is promised of frames."""
    slowest = max(found)
    return Bound(f"{game}: no frame over 50 ms while moves are played", f"{slowest:.0f} ms", slowest <= LONGEST_FRAME)


def bounds(measured: Measured) -> list[Bound]:
    """What is promised, and whether it was kept."""
    slow = quantile(measured.clicks, 0.95)
    update = quantile(measured.updates, 0.5)
    return [
        Bound(f"{measured.game}: from click to board, p95 at most 100 ms", f"{slow:.0f} ms", slow <= LONGEST_CLICK),
        Bound(f"{measured.game}: the page at most 400 kB", f"{measured.page:.0f} kB", measured.page <= LARGEST_PAGE),
        Bound(f"{measured.game}: an update at most 30 kB", f"{update:.1f} kB", update <= LARGEST_UPDATE),
    ]


@click.command()
@click.option("--clicks", default=200, show_default=True, type=click.IntRange(min=0), help="Clicks per game; 0: none.")
def main(clicks: int) -> None:
    """Two games clicked through in a real browser, and what is played on the board in all of them."""
    found = [bound for game in GAMES if clicks for bound in clicked(game, clicks)]
    found += [frame_bound(game, worked(game)) for game in FILMED]
    for bound in found:
        click.echo(f"  {'kept' if bound.kept else 'MISSED'}  {bound.promise}: {bound.measured}")
    sys.exit(0 if all(bound.kept for bound in found) else 1)


def clicked(game: str, clicks: int) -> list[Bound]:
    """How long clicks take and how much is sent."""
    measured = measure(game, clicks)
    half, slow = quantile(measured.clicks, 0.5), quantile(measured.clicks, 0.95)
    large = quantile(measured.updates, 0.95)
    click.echo(f"{game}: {len(measured.clicks)} clicks, half within {half:.0f} ms, 95 % within {slow:.0f} ms")
    click.echo(f"{game}: {len(measured.updates)} updates, 95 % below {large:.1f} kB")
    return bounds(measured)


if __name__ == "__main__":
    main()
