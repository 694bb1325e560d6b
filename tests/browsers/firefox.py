"""Firefox without a window, driven by its own protocol, Marionette."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, Final

from tests.browsers.driver import SCREEN, STARTUP, Missing, missing, program, started, theirs

FIREFOX: Final = program("firefox-esr", "firefox")
PREFERENCES: Final[dict[str, str | int | bool]] = {
    "app.update.auto": False,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en-GB",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 1,
}
"""Nothing is fetched from elsewhere, and nothing moves."""


def why_not() -> Missing | None:
    """What Firefox lacks here."""
    return missing("Firefox", {"firefox-esr": FIREFOX}, ("marionette_driver",))


class Firefox:
    """One Firefox with a profile of its own in `folder`, and the fonts of `environment`."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        with theirs():
            from marionette_driver.marionette import ActionSequence, Marionette

        port = Marionette.check_port_available(0)
        (folder / "user.js").write_text(preferences({**PREFERENCES, "marionette.port": port}))
        command = [str(FIREFOX), "--headless", "--marionette", "--no-remote", "--profile", str(folder)]
        with ExitStack() as ends, theirs():
            started(ends, command, {**os.environ, **environment, "HOME": str(folder)})
            self.marionette = Marionette(port=port, startup_timeout=STARTUP)
            self.marionette.start_session(timeout=STARTUP)
            ends.callback(self.marionette.cleanup)
            self.marionette.timeout.script = STARTUP
            self.marionette.set_window_rect(width=SCREEN[0], height=SCREEN[1])
            self.ends = ends.pop_all()
        self.mouse: Callable[[], Any] = partial(
            ActionSequence, self.marionette, "pointer", "mouse", {"pointerType": "mouse"}
        )

    def open(self, address: str) -> None:
        """Go there."""
        self.marionette.navigate(address)

    def run(self, script: str) -> list[Any]:
        """In the page."""
        found: list[Any] = self.marionette.execute_async_script(script)
        return found

    def click(self, x: float, y: float) -> None:
        """With the mouse; it counts in whole pixels."""
        self.mouse().pointer_move(int(x), int(y)).click().perform()

    def screenshot(self) -> bytes:
        """What is seen of the page."""
        picture: bytes = self.marionette.screenshot(format="binary", full=False)
        return picture

    def close(self) -> None:
        """Say good-bye, and end it."""
        self.ends.close()


def preferences(wishes: dict[str, str | int | bool]) -> str:
    """As Firefox reads them when it begins."""
    return "\n".join(f'user_pref("{name}", {written(value)});' for name, value in wishes.items())


def written(value: str | int | bool) -> str:
    """One of them."""
    return f'"{value}"' if isinstance(value, str) else str(value).lower()
