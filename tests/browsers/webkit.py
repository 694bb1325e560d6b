"""WebKit, which Safari is made of: Debian's MiniBrowser on a screen that nobody sees, driven by WebDriver."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, Final

from tests.browsers.driver import SCREEN, STARTUP, Missing, missing, newest, program, started, theirs

MINI_BROWSER: Final = newest("lib/*/webkit2gtk-4.*/MiniBrowser", "libexec/webkit2gtk-4.*/MiniBrowser")
WEB_DRIVER: Final = program("WebKitWebDriver")
SCREENS: Final = program("Xvfb")
CALM: Final = "[Settings]\ngtk-enable-animations=0\n"
"""What makes WebKit tell pages that motion is to be reduced."""


def why_not() -> Missing | None:
    """What WebKit lacks here."""
    programs = {"MiniBrowser": MINI_BROWSER, "WebKitWebDriver": WEB_DRIVER, "Xvfb": SCREENS}
    return missing("WebKit", programs, ("selenium",))


class WebKit:
    """One MiniBrowser with a home of its own in `folder`, and the fonts of `environment`."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        with theirs():
            from selenium.webdriver import WebKitGTK, WebKitGTKOptions, WebKitGTKService
            from selenium.webdriver.common.actions.action_builder import ActionBuilder

        settings = folder / "gtk-3.0" / "settings.ini"
        settings.parent.mkdir()
        settings.write_text(CALM)
        own = {**os.environ, **environment, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "GDK_BACKEND": "x11"}
        options = WebKitGTKOptions()
        options.binary_location = str(MINI_BROWSER)
        options.add_argument("--automation")
        with ExitStack() as ends, theirs():
            own["DISPLAY"] = screen(ends)
            service = WebKitGTKService(executable_path=str(WEB_DRIVER), env=own)
            self.driver = WebKitGTK(options=options, service=service)
            ends.callback(self.driver.quit)
            self.driver.set_script_timeout(STARTUP)
            self.driver.set_window_rect(0, 0, *SCREEN)
            self.ends = ends.pop_all()
        self.actions: Callable[[], Any] = partial(ActionBuilder, self.driver, duration=0)

    def open(self, address: str) -> None:
        """Go there."""
        self.driver.get(address)

    def run(self, script: str) -> list[Any]:
        """In the page."""
        found: list[Any] = self.driver.execute_async_script(script)
        return found

    def click(self, x: float, y: float) -> None:
        """With the mouse; it counts in whole pixels."""
        actions = self.actions()
        actions.pointer_action.move_to_location(int(x), int(y)).click()
        actions.perform()

    def screenshot(self) -> bytes:
        """What is seen of the page."""
        picture: bytes = self.driver.get_screenshot_as_png()
        return picture

    def close(self) -> None:
        """Say good-bye, and end it and its screen."""
        self.ends.close()


def screen(ends: ExitStack) -> str:
    """A screen without glass: the name that it chose."""
    size = f"{SCREEN[0]}x{SCREEN[1]}x24"
    begun = started(ends, [str(SCREENS), "-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"], {**os.environ})
    assert begun.stdout is not None
    return f":{begun.stdout.readline().strip()}"
