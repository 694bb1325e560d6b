"""The pictures of the documentation, taken from real games: `python -m tests.web.pictures docs/pictures [EVERY]`.

Every screen of every game is taken into the folder EVERY, if it is named; the gallery gets a choice, squeezed.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.moments import LOOKS, SEQUENCES
from tests.web.moments import main as take_moments
from tests.web.screens import PLAYS
from tests.web.screens import main as take_every_screen

CHOSEN = (
    *(f"{game}-table-desktop-light" for game in PLAYS),
    *(f"{game}-table-tablet-dark" for game in PLAYS),
    *(f"{game}-table-phone-light" for game in PLAYS),
    "nauticus-front-desktop-light",
    "nauticus-front-phone-dark",
    "nauticus-staged-desktop-dark",
    "nauticus-end-desktop-light",
    "nemo1-past-desktop-dark",
    "nemo1-rules-desktop-light",
    "nemo2-new-desktop-light",
    "nemo2-reason-desktop-light",
    "nemo2-panels-phone-dark",
    "endeavor-score-desktop-dark",
    "endeavor-end-phone-light",
)
GALLERY = (*CHOSEN, *(name for taken in (*LOOKS, *SEQUENCES) for name in taken.names))
QUALITY = 0.86
SQUEEZE = """async ([url, quality]) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", quality);
}"""


def main(folder: Path, every: Path, all_of_them: bool) -> None:
    """Take every screen, or those in the sizes and themes of the gallery, and squeeze these."""
    looks = {f"{game}-{look}" for game, _, look in (name.split("-", 2) for name in CHOSEN)}
    take_every_screen(every, list(PLAYS), lambda look: all_of_them or look in looks)
    take_moments(every)
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        page = browser.new_page()
        for name in GALLERY:
            (folder / f"{name}.webp").write_bytes(squeezed(page, (every / f"{name}.png").read_bytes()))
        browser.close()


def squeezed(page: Page, picture: bytes) -> bytes:
    """The same picture in a fraction of the bytes; the browser knows how."""
    url = f"data:image/png;base64,{base64.b64encode(picture).decode()}"
    found = str(page.evaluate(SQUEEZE, [url, QUALITY]))
    return base64.b64decode(found.partition(",")[2])


if __name__ == "__main__":
    named = sys.argv[2:3]
    main(Path(sys.argv[1]), Path(*(named or [tempfile.mkdtemp(prefix="pelagos-screens-")])), bool(named))
