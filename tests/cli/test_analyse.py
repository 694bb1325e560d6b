"""`pelagos analyse`: who gave what away and how lucky he was, in four languages; and whatever cannot be analysed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from pelagos.analysis.findings import Finding
from pelagos.analysis.work import Part
from pelagos.locale.catalogue import LANGUAGES
from tests.analysis.games import quickly
from tests.conftest import Run
from tests.recorded import played


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A whole game of two, and an analysis that takes no time."""
    monkeypatch.setattr("pelagos.cli.analyse.look_into", quickly)
    path = tmp_path / "evening.jsonl"
    path.write_bytes(played("nauticus", 2)[1])
    return path


def test_whoever_lost_learns_what_cost_most(run: Run, record: Path) -> None:
    said = run("analyse", str(record), "--workers", "1")
    assert said.code == 0
    assert said.out.count("What cost most:") == 2
    assert len(re.findall(r"^    −3\.\d ± 0\.2 · Round .*\(version \d+\): .+\. Better: .+\.$", said.out, re.M)) == 6
    turning = said.out.split("What turned the game:\n")[1].split("\n\n")[0].splitlines()
    versions = [int(found) for line in turning for found in re.findall(r"\(version (\d+)\)", line)]
    assert (len(turning), versions) == (5, sorted(versions)), "in the order in which they came, and not numbered"
    assert not re.search(r"^ *\d\. ", "\n".join(turning), re.M)
    assert ".." not in said.out


def test_it_says_who_has_won_and_how_high(run: Run, record: Path, tmp_path: Path) -> None:
    page = tmp_path / "analysis.html"
    said = run("analyse", str(record), "--workers", "1", "--html", str(page)).out.splitlines()
    assert re.fullmatch(r".+ wins\.|.+ share the victory\.", said[2])
    points = [int(re.fullmatch(r".+: (-?\d+) points?", line)[1]) for line in said[3:5]]  # type: ignore[index]
    assert points == sorted(points, reverse=True)
    assert all(f'<p class="end">{line}</p>' in page.read_text(encoding="utf-8") for line in said[1:5])


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language_of_its_reader(run: Run, record: Path, language: str) -> None:
    words = {"en": "Given away", "de": "Verschenkt", "pl": "Oddane", "es": "Regalado"}
    assert words[language] in run("analyse", str(record), "--workers", "1", "--lang", language).out


def test_the_page_needs_no_script_and_leads_into_the_game(run: Run, record: Path, tmp_path: Path) -> None:
    page = tmp_path / "analysis.html"
    said = run("analyse", str(record), "--workers", "1", "--html", str(page))
    assert (said.code, (tmp_path / "analysis-replay.html").exists()) == (0, True)
    text = page.read_text(encoding="utf-8")
    links = {int(found) for found in re.findall(r"analysis-replay\.html#at=(\d+)", text)}
    assert "<script" not in text
    assert len(links) > 5
    assert max(links) <= played("nauticus", 2)[0].version


def test_every_decision_and_roll_is_a_row(run: Run, record: Path) -> None:
    page = record.with_suffix(".html")
    said = run("analyse", str(record), "--workers", "1", "--json", "--html", str(page))
    found = json.loads(said.out)
    assert (page.exists(), str(page) in said.err) == (True, True)
    kinds = [row["type"] for row in found["rows"]]
    assert (kinds.count("roll"), kinds.count("decision")) == (28, len(kinds) - 28)
    assert [len(seat["costliest"]) for seat in found["seats"]] == [3, 3]
    assert sum(seat["luck"]["points"] for seat in found["seats"]) == pytest.approx(0)
    errors = {row["version"]: row.get("error", row.get("errors", [None])[0]) for row in found["rows"]}
    assert [one["error"] for one in found["turning"]] == [errors[one["version"]] for one in found["turning"]]


@pytest.mark.parametrize("place", ["nowhere/page.html", "full.html", "half.html"])
def test_a_page_that_cannot_be_written_is_said_before_anything_is_thought_about(
    run: Run, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    """No folder; a folder where the page should be, or the game beside it."""
    monkeypatch.delattr("pelagos.cli.analyse.done_parts")
    (tmp_path / "full.html").mkdir()
    (tmp_path / "half-replay.html").mkdir()
    before = sorted(tmp_path.rglob("*"))
    said = run("analyse", str(record), "--workers", "1", "--html", str(tmp_path / place))
    assert (said.code, said.out, "cannot be written" in said.err) == (2, "", True)
    assert sorted(tmp_path.rglob("*")) == before, "nothing is left of the attempt"


@pytest.mark.parametrize(("out", "words"), [((), "nothing is kept"), (("--out", "run"), "is kept in run")])
def test_ctrl_c_says_what_is_kept(
    run: Run, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, out: tuple[str, ...], words: str
) -> None:
    def interrupted(part: Part) -> list[Finding]:
        raise KeyboardInterrupt

    monkeypatch.setattr("pelagos.cli.analyse.look_into", interrupted)
    monkeypatch.chdir(tmp_path)
    said = run("analyse", str(record), "--workers", "1", *out)
    assert (said.code, said.out, words in said.err) == (130, "", True)


def test_an_interrupted_analysis_goes_on_where_it_was(
    run: Run, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[range] = []

    def counted(part: Part) -> list[Finding]:
        asked.append(part.places)
        return quickly(part)

    monkeypatch.setattr("pelagos.cli.analyse.look_into", counted)
    command = ("analyse", str(record), "--workers", "1", "--out", str(tmp_path / "run"))
    first = run(*command)
    (tmp_path / "run" / "outcomes" / "part-00002.json").unlink()
    asked.clear()
    assert run(*command) == first
    assert asked == [range(12, 18)]
    assert "another run" in run(*command, "--work", "77").err


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_analysed_is_said(run: Run, record: Path, tmp_path: Path, language: str) -> None:
    """Another rules version, a damaged line, a deadline of 0, a seat of a game that is over."""
    written = record.read_text(encoding="utf-8")
    older, damaged = tmp_path / "older.jsonl", tmp_path / "damaged.jsonl"
    older.write_text(re.sub(r'"rules":"[^"]+"', '"rules":"0.1"', written, count=1), encoding="utf-8")
    damaged.write_text(written.replace('"n":9,', '"n":8,', 1), encoding="utf-8")
    asked = [(str(older),), (str(damaged),), (str(record), "--seconds", "0"), (str(record), "--seat", "A")]
    for words in asked:
        said = run("analyse", *words, "--workers", "1", "--lang", language)
        assert (said.code, said.out) == (2, "")
        assert said.err.strip()
        assert "{" not in said.err
    assert record.read_text(encoding="utf-8") == written


def test_of_a_game_that_goes_on_a_seat_sees_its_own_decisions(run: Run, tmp_path: Path) -> None:
    """Nothing of what fate did, and nothing of the others."""
    path = tmp_path / "running.jsonl"
    path.write_bytes(played("nauticus", 2, 12)[1])
    assert "--seat" in run("analyse", str(path)).err
    said = run("analyse", str(path), "--seat", "b", "--work", "1", "--workers", "1", "--json")
    found = json.loads(said.out)
    assert "seat B" in said.err
    assert [seat["seat"] for seat in found["seats"]] == [1]
    assert {(row["type"], row["seat"]) for row in found["rows"]} == {("decision", 1)}
    told = run("analyse", str(path), "--seat", "b", "--work", "1", "--workers", "1")
    assert (told.code, told.out.count("Given away"), "wins" in told.out) == (0, 1, False)
