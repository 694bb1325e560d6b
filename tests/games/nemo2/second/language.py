"""[NW2-26] Second reading: how the mini-language of the tables is written."""

from __future__ import annotations


def split(text: str, mark: str) -> list[str]:
    """The pieces of a text between marks that stand in no brackets."""
    pieces, depth, start = [], 0, 0
    for place, letter in enumerate(text):
        depth += (letter in "({[") - (letter in ")}]")
        if not depth and text.startswith(mark, place):
            pieces.append(text[start:place])
            start = place + len(mark)
    return [piece.strip() for piece in (*pieces, text[start:]) if piece.strip()]


def parts(text: str) -> dict[str, str]:
    """[NW2-26] What stands behind PASS, FAIL, THEN, frosted and galakta."""
    return {name: rest.strip() for name, _, rest in (part.partition(":") for part in split(text, " // "))}


def arguments(step: str) -> list[str]:
    """What stands in the brackets of a step."""
    return [word.strip() for word in step.partition("(")[2].rpartition(")")[0].split(",")]


def word_of(step: str) -> str:
    """How a step is called in the answer that chooses it."""
    name, words = step.partition("(")[0], [word.lower() for word in arguments(step)]
    if name in ("P", "F"):
        return {"P": "pass", "F": "fail"}[name]
    if name == "NOT":
        return f"notoriety-{'plus' if words[0][0] == '+' else 'minus'}-{words[0][1:]}"
    if name in ("GAIN", "LOSE", "PAY", "TREASURE") or words[0] == "any":
        return "-".join((name.lower(), *words))
    return name.lower().replace("_", "-")
