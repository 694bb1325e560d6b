"""Compile: `python -m compiled build/compiled`, or some games only: `python -m compiled build/compiled nauticus`."""

from __future__ import annotations

import sys
from pathlib import Path

from compiled.build import CannotCompile, build
from compiled.modules import LIBRARIES


def main(target: str, *games: str) -> None:
    """Build into a folder and say how the result is used."""
    only = [library for library in LIBRARIES if library.split("_")[1] in ("core", *games)] if games else []
    try:
        package = build(Path(target).resolve(), only)
    except CannotCompile as problem:
        sys.exit(f"Pelagos cannot be compiled: {problem}. Plain Python plays the same games.")
    print(f"Compiled. PYTHONPATH={package} runs it.")


if __name__ == "__main__":
    main(*sys.argv[1:])
