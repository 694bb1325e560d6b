"""mypyc and the C compiler, each file of C by itself and only when it has changed.

GCC compiles everything twice: first so that it counts what happens while some games are played (`training.py`), then
for what it has seen, and so that functions of one library can be put into each other. Other compilers do it once.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from pathlib import Path
from typing import Any, Final

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from compiled.calls import with_calls
from compiled.copies import with_copies

OPTIMISED: Final = "2"
SHARED_TABLES: Final = "-fcommon"
"""Every file of a library names the tables of the others; to GNU's linker they are one."""
COUNTS: Final = ("-fprofile-generate", "-fprofile-update=single")
USES_COUNTS: Final = (
    "-fprofile-use",
    "-fprofile-correction",
    "-Wno-missing-profile",
    "-Wno-coverage-mismatch",
    "-fno-semantic-interposition",
    "-flto=auto",
)
"""What was never played has no counts and is compiled small; what has changed since is compiled as if never counted."""
COUNTED: Final = ".gcda"
"""How a file with counts ends."""
C, REWRITTEN, PLAIN, COUNTING, FINAL = map(Path, ("c", "rewritten", "objects", "counting", "final"))
"""What mypyc writes, and what is shorter here; the objects where they are compiled once; those that count, and those
made from the counts."""


def lacking() -> str:
    """What the machine needs before it can compile; "" when nothing is missing."""
    if os.name == "posix" and shutil.which(_compiler()[0]) is None:
        return f"there is no C compiler here ({_compiler()[0]}): install gcc or clang"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return "" if header.exists() else f"Python's header files are missing ({header.name}): install python3-dev"


def _compiler() -> list[str]:
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def can_count(folder: Path) -> bool:
    """Whether the compiler is a GCC that can do all this: clang takes the same words and means something else."""
    source, library = folder / "trial.c", folder / "trial.so"
    source.write_text("#ifdef __clang__\n#error\n#endif\nint trial(void) { return 0; }\n", encoding="utf-8")
    if os.name != "posix":
        return False
    for flags in (COUNTS, USES_COUNTS):
        command = [*_compiler(), "-shared", "-fPIC", *flags, str(source), "-o", str(library)]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            return False
    return True


def compiled_into(
    package: Path, libraries: list[tuple[list[str], str]], options: list[str], train: Callable[[Path], None]
) -> None:
    """Compile modules, named from the folder that we are in, to libraries that lie among the modules of a package.

    `train` plays with the libraries in the folder that it gets.
    """
    modules = [module for names, _ in libraries for module in names]
    separate: Any = libraries
    extensions = mypycify(
        [*options, "--cache-dir=types", *modules],
        opt_level=OPTIMISED,
        debug_level="0",
        multi_file=True,
        separate=separate,
        target_dir=str(C),
    )
    for extension in extensions:
        extension.sources = [str(rewritten(Path(source), C, REWRITTEN)) for source in extension.sources]
    if not can_count(C):
        print("The rules are compiled without being played first: only GCC can learn from that.")
        _built(package, extensions, PLAIN, ())
        return
    shutil.rmtree(COUNTING / "lib", ignore_errors=True)
    if new := _built(COUNTING / "lib", extensions, COUNTING, COUNTS):
        for file in COUNTING.rglob(f"*{COUNTED}"):
            file.unlink()
        try:
            train(COUNTING / "lib")
        except BaseException:
            shutil.rmtree(COUNTING)  # nothing of it is taken for counted next time
            raise
        for made in new:
            _hand_over(made.with_suffix(COUNTED))
    _built(package, extensions, FINAL, USES_COUNTS)


def rewritten(source: Path, headers: Path, folder: Path) -> Path:
    """A file of C with what is written shorter here, in another folder; the file itself where nothing is."""
    written = source.read_text(encoding="utf-8")
    text = with_calls(with_copies(written, headers))
    if text == written:
        return source
    changed = folder / source.name
    if not changed.exists() or changed.read_text(encoding="utf-8") != text:
        changed.parent.mkdir(parents=True, exist_ok=True)
        changed.write_text(text, encoding="utf-8")
    return changed


def _hand_over(counts: Path) -> None:
    """Put the counts of a file where the compiler looks for them the second time; one that is not new keeps its own."""
    there = FINAL / counts.relative_to(COUNTING)
    there.parent.mkdir(parents=True, exist_ok=True)
    there.unlink(missing_ok=True)
    if counts.exists():
        shutil.copy(counts, there)


def _built(package: Path, extensions: Sequence[Extension], objects: Path, flags: Sequence[str]) -> list[Path]:
    """Compile and link what is new; the objects that were."""
    distribution = Distribution({"name": "pelagos", "ext_modules": [copy(extension) for extension in extensions]})
    command = Sparing(distribution)
    command.build_lib, command.build_temp, command.flags = str(package), str(objects), flags
    command.ensure_finalized()
    command.run()
    return command.new


class Sparing(build_ext):
    """Compiles what is new, with all processors."""

    flags: Sequence[str] = ()

    def initialize_options(self) -> None:
        """Nothing is new yet."""
        super().initialize_options()
        self.new: list[Path] = []

    def build_extension(self, ext: Extension) -> None:
        """The objects side by side, then the library of them."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            ext.extra_objects = list(pool.map(lambda source: self._object(ext, str(source)), ext.sources))
        ext.sources = []
        ext.extra_link_args = [*ext.extra_link_args, f"-O{OPTIMISED}", *self.flags]
        super().build_extension(ext)

    def _object(self, ext: Extension, source: str) -> str:
        (name,) = self.compiler.object_filenames([source], output_dir=self.build_temp)
        made = Path(name)
        if not made.exists() or made.stat().st_mtime < _latest([source, *map(str, ext.depends)]):
            made.parent.mkdir(parents=True, exist_ok=True)
            flags = [*ext.extra_compile_args, *([SHARED_TABLES] if os.name == "posix" else []), *self.flags]
            self.compiler.compile([source], self.build_temp, include_dirs=ext.include_dirs, extra_postargs=flags)
            self.new.append(made)
        return str(name)


def _latest(files: Sequence[str]) -> float:
    return max(Path(file).stat().st_mtime for file in files)
