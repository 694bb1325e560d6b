"""A player at the browser: looks, points, presses keys, waits for what must come.

Whole games are many small steps, so each of them asks the browser little: one look for everything that is read of a
moment, one aim for where to point, real mouse events or touches there, and one wait that sleeps until the page changes.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from playwright.sync_api import Error, Locator, Page, expect

PATIENCE = 60_000
GLANCE = 500
ASKED = "#question[aria-busy=false]:is(.ready, :has(#options button))"
OVER = "dialog#end[open]"
DONE = "#question[aria-busy=false]"
Pick = Callable[["Pilot", "Moment"], "Moment"]
"""One step: what is seen before it, and what is seen when somebody here is asked again."""
LAZY = ("pass", "stop", "crowns 1", "withdraw 1")
"""What makes a game short."""
MOMENT = """([over, asked]) => [
  document.querySelector(over) !== null,
  document.querySelector(asked) !== null,
  document.querySelector("#question.ready") !== null,
  [...document.querySelectorAll("#options .option")].map(one => one.dataset.option),
]"""
SHOWN = f"""([selector, patience, must, ...places]) => new Promise((resolve, reject) => {{
  const shown = () => [...document.querySelectorAll(selector)].some(one => one.checkVisibility());
  let frame = 0;
  const framed = () => ((frame = 0), shown() && done(resolve));
  const look = () => frame || (document.querySelector(selector) && (frame = requestAnimationFrame(framed)));
  const done = (how, problem) => {{
    changes.disconnect();
    clearTimeout(late);
    how(problem ?? ({MOMENT})(places));
  }};
  const missed = () => (must ? done(reject, new Error(`${{selector}} does not come`)) : done(resolve));
  const late = setTimeout(missed, patience);
  const changes = new MutationObserver(look);
  changes.observe(document, {{ subtree: true, childList: true, attributes: true }});
  look();
}})"""
AIM = """([selector, sides, patience]) => new Promise((resolve, reject) => {
  const late = performance.now() + patience;
  const said = element => element?.outerHTML.slice(0, 200) ?? "nothing";
  const touched = event => event.pointerType === "touch" && taps.push(event);
  if (!window.taps) document.addEventListener("pointerup", touched, true);
  const taps = (window.taps ??= []);
  const twice = ([x, y]) => taps.slice(-1).some(tap =>
    Math.hypot(x - tap.clientX, y - tap.clientY) < 120 && performance.now() - tap.timeStamp < 400);
  let before = "";
  const aim = () => {
    const one = document.querySelector(selector);
    one?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = one?.getBoundingClientRect() ?? new DOMRect();
    const points = sides.map(side => [left + width * side, top + height / 2]);
    const hits = points.map(point => document.elementFromPoint(...point));
    const still = before === points.join();
    before = points.join();
    const found = points.find((point, place) => one?.contains(hits[place]) && hits[place] && !twice(point));
    if (still && found) resolve(found);
    else if (performance.now() > late) reject(new Error(`${selector} is ${said(one)} under ${said(hits[0])}`));
    else requestAnimationFrame(aim);
  };
  aim();
})"""


class Moment(NamedTuple):
    """What a step depends on."""

    over: bool
    asked: bool
    ready: bool
    options: list[str]


class Pilot:
    """Drives one table page. `sides` are the parts of a thing's width where it may be pointed at."""

    sides: tuple[float, ...] = (0.5,)

    def __init__(self, page: Page) -> None:
        self.page = page

    def at(self, selector: str) -> Locator:
        """Something on the page. No shadow trees are there to be looked into, which would take far longer."""
        return self.page.locator(f"css:light={selector}")

    def look(self) -> Moment:
        """What is seen now."""
        return Moment(*self.page.evaluate(MOMENT, [OVER, ASKED]))

    @property
    def options(self) -> list[str]:
        """The ids of what can be answered now."""
        return self.look().options

    @property
    def over(self) -> bool:
        """Whether the sheet of the end lies on the table."""
        return self.look().over

    @property
    def ready(self) -> bool:
        """Whether only the confirmation is left."""
        return self.look().ready

    def fold_stage(self) -> None:
        """Whatever stands on the stage has been read."""
        if self.at("#scene").is_visible():
            self.at("#scene-on").click()
            expect(self.at("#scene")).to_be_hidden()

    def wait(self) -> Moment:
        """Until somebody here is asked, or the game is over."""
        return self.until(f"{ASKED}, {OVER}")

    def until(self, selector: str) -> Moment:
        """Until something like that is in sight, on this page or on the one that it gives way to."""
        try:
            return Moment(*self.page.evaluate(SHOWN, awaited(selector)))
        except Error as problem:
            if "navigation" not in problem.message:
                raise
            return self.until(selector)

    def glance(self) -> Moment:
        """What is seen once somebody here is asked or the game is over, or when that does not come soon."""
        return Moment(*self.page.evaluate(SHOWN, [f"{ASKED}, {OVER}", GLANCE, False, OVER, ASKED]))

    def option(self, option: str) -> Locator:
        """The button of an option."""
        return self.at(button(option))

    def halo(self, spot: str) -> Locator:
        """The outline of a spot that can be clicked."""
        return self.at(f'.halo[data-spot="{spot}"]').first

    def point(self, selector: str) -> None:
        """With the mouse, once nothing else lies there."""
        self.page.mouse.click(*self.aim(selector))

    def aim(self, selector: str) -> tuple[float, float]:
        """Where to point to hit the first such thing, once it lies still; it is scrolled to if need be."""
        x, y = self.page.evaluate(AIM, [selector, self.sides, PATIENCE])
        return x, y

    def click(self, option: str) -> Moment:
        """Answer and wait for what it leads to."""
        self.point(button(option))
        return self.wait()

    def confirm(self) -> Moment:
        """Send what is planned and wait for the next question."""
        self.point("#confirm")
        return self.wait()

    def answer(self, now: Moment, rng: random.Random) -> None:
        """What makes a game short, else anything."""
        lazy = [option for option in LAZY if option in now.options]
        self.point("#confirm" if now.ready else button(lazy[0] if lazy else rng.choice(now.options)))

    def step(self, rng: random.Random, now: Moment | None = None) -> Moment:
        """Answer, and wait until somebody here is asked again."""
        self.answer(now or self.look(), rng)
        return self.wait()

    def wander(self, rng: random.Random) -> Moment:
        """Confirm what is planned, else anything; then wait for the server, though others may be asked."""
        now = self.look()
        self.point("#confirm" if now.ready else button(rng.choice(now.options)))
        return self.until(f"{DONE}, {OVER}")

    def press(self, key: str) -> Moment:
        """One key, then wait."""
        self.page.keyboard.press(key)
        return self.wait()

    def play(self, step: Pick, most: int = 3000) -> int:
        """Play to the end; the number of steps it took."""
        now = self.wait()
        for number in range(most):
            if now.over:
                return number
            now = step(self, now)
        raise AssertionError(f"the game goes on after {most} steps")

    def version_shown(self) -> int:
        """How many lines the log has."""
        return self.at("#log li").count()

    def calm(self) -> None:
        """Nothing went wrong on the page."""
        expect(self.at("#notice")).to_be_empty()


def awaited(selector: str) -> list[object]:
    """What `SHOWN` wants to be told to wait for something that must come."""
    return [selector, PATIENCE, True, OVER, ASKED]


def button(option: str) -> str:
    """The selector of the button of an option."""
    return f'#options [data-option="{option}"]'


class Fingers(Pilot):
    """The same with fingers.

    Two taps on one place in a blink are a double tap to the page, and the second one does not answer a question that
    nobody can have read yet. These fingers are that quick, so they tap the other side of a thing that lies where they
    have just tapped, and lift for a blink where it has no other side.
    """

    sides = (0.25, 0.75)

    def point(self, selector: str) -> None:
        """With a finger."""
        self.page.touchscreen.tap(*self.aim(selector))


def play_together(pilots: Sequence[Pilot], rng: random.Random, most: int = 2000) -> int:
    """Whoever is asked answers, until everybody sees the end; the number of steps."""
    asked, now = whoever_is_asked(pilots)
    for number in range(most):
        if now.over:
            for pilot in pilots:
                pilot.until(OVER)
            return number
        asked.answer(now, rng)
        now = asked.until(f"{DONE}, {OVER}")
        if not (now.asked or now.over):
            asked, now = whoever_is_asked([*(pilot for pilot in pilots if pilot is not asked), asked])
    raise AssertionError(f"the game goes on after {most} steps")


def whoever_is_asked(pilots: Sequence[Pilot], most: int = 200) -> tuple[Pilot, Moment]:
    """The page with a question for its reader, or with the sheet of the end; the first is the likeliest."""
    for pilot in (*pilots,) * most:
        now = pilot.glance()
        if now.asked or now.over:
            return pilot, now
    raise AssertionError("nobody is asked")
