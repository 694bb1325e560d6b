"""The README's transcript is a real one: its answers are typed again, and every line must come up."""

from __future__ import annotations

import re

from tests.conftest import Run
from tests.pages import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def transcript() -> tuple[list[str], list[str]]:
    """The words of the command, and the passages of the transcript between its omissions."""
    block = re.search(r"```text\n\$ pelagos ([^\n]+)\n(.*?)```", README, re.DOTALL)
    assert block
    return block[1].split(), [passage.strip("\n") for passage in block[2].split("…\n")]


def test_the_transcript_is_real(run: Run) -> None:
    words, passages = transcript()
    answers = re.findall(r"help > (.+)", "\n".join(passages))
    said = run(*words, typed=[*answers, "quit"])
    assert [passage for passage in passages if passage not in said.out] == []


def test_the_two_commands_are_targets_of_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^make (\w+)", README, re.MULTILINE):
        assert f"\n{target}:" in makefile
