"""`make bless`: write the golden transcripts anew. Review the difference before committing it."""

from __future__ import annotations

from tests.transcripts import GOLDEN, WANTED, golden_file, transcript

if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name in WANTED:
        golden_file(name).write_text(transcript(name), encoding="utf-8")
