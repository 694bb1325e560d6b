"""Pelagos with its rules compiled, in a folder of its own; the source beside it stays as it is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Collection
from contextlib import chdir
from pathlib import Path
from typing import Final

from compiled.lowering import lowered
from compiled.modules import LIBRARIES, MODULES

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = "pelagos"
CHECKS: Final = ("--config-file=", "--ignore-missing-imports", "--explicit-package-bases", "--follow-imports=silent")
"""How mypyc has the types read. They are checked elsewhere; what is a mistake for a reader only is none here."""
LENIENT: Final = "--disable-error-code=func-returns-value"


class CannotCompile(Exception):
    """What this machine lacks."""


def build(target: Path, only: Collection[str] = ()) -> Path:
    """Write out, compile and put together; where the package lies afterwards. What is compiled already is not again."""
    check_tools()
    work, package = target / "work", target / "lib"
    write_out(work)
    shutil.rmtree(package, ignore_errors=True)  # no library of a module that is compiled no more
    compile_libraries(work, package, only or LIBRARIES)
    put_together(package)
    return package


def check_tools() -> None:
    """Say what is missing before anything is done."""
    try:
        from compiled.compiler import lacking
    except ImportError as problem:
        raise CannotCompile(f"the package {problem.name} is not installed: pip install mypy setuptools") from None
    if what := lacking():
        raise CannotCompile(what)


def write_out(work: Path) -> None:
    """Copy the package to where mypyc reads it, with the modules that it compiles written out."""
    for file in sorted((ROOT / "src" / PACKAGE).rglob("*.py")):
        name = file.relative_to(ROOT / "src")
        text, copy = file.read_text(encoding="utf-8"), work / name
        if name.as_posix() in MODULES:
            text = lowered(text, ".".join(name.parts[:-1]))
        if not copy.exists() or copy.read_text(encoding="utf-8") != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text, encoding="utf-8")


def compile_libraries(work: Path, package: Path, names: Collection[str]) -> None:
    """Run mypyc and the C compiler over the modules of some libraries."""
    from compiled.compiler import compiled_into

    wanted = [(LIBRARIES[name], name) for name in LIBRARIES if name in names]
    games = [name.removeprefix("pelagos_") for name in LIBRARIES if name in names]
    with chdir(work):
        compiled_into(package, wanted, [*CHECKS, LENIENT], lambda libraries: train(libraries.resolve(), games))


def train(libraries: Path, games: Collection[str]) -> None:
    """Play with libraries that count, in a process of its own; the same games on every machine."""
    put_together(libraries)
    played = subprocess.run(
        [sys.executable, "-m", "compiled.training", *games],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(libraries), str(ROOT))), "PYTHONHASHSEED": "0"},
        cwd=ROOT,
        check=False,
    )
    if played.returncode:
        raise CannotCompile("what was compiled cannot play (see above)")


def put_together(package: Path) -> None:
    """The modules beside the libraries: those that are not compiled, and tables."""
    plain = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src" / PACKAGE, package / PACKAGE, ignore=plain, dirs_exist_ok=True)
