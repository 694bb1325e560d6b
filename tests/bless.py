"""`make bless`: write golden transcripts and generated pages anew. Review the difference before committing it."""

from __future__ import annotations

from tests.pages import fresh, marked_pages
from tests.scripts.declarations import FILE, declarations
from tests.transcripts import GOLDEN, WANTED, golden_file, transcript
from tests.tui.app.snapshots import LESSONS, SCREENS, screen, screen_file

if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name in WANTED:
        golden_file(name).write_text(transcript(name), encoding="utf-8")
    FILE.write_text(declarations(), encoding="utf-8")
    for page in marked_pages():
        page.write_text(fresh(page.read_text(encoding="utf-8")), encoding="utf-8")
    for name in (*SCREENS, *LESSONS):
        screen_file(name).write_text(screen(name), encoding="utf-8")
