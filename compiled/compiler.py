"""mypyc and the C compiler, each file of C by itself and only when it has changed."""

from __future__ import annotations

import os
import shutil
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

OPTIMISED: Final = "2"
SHARED_TABLES: Final = "-fcommon"
"""Every file of a library names the tables of the others; to GNU's linker they are one."""


def lacking() -> str:
    """What the machine needs before it can compile; "" when nothing is missing."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name == "posix" and shutil.which(compiler) is None:
        return f"there is no C compiler here ({compiler}): install gcc or clang"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return "" if header.exists() else f"Python's header files are missing ({header.name}): install python3-dev"


def compiled_into(package: Path, libraries: list[tuple[list[str], str]], options: list[str]) -> None:
    """Compile modules, named from the folder that we are in, to libraries that lie among the modules of a package."""
    modules = [module for names, _ in libraries for module in names]
    separate: Any = libraries
    extensions = mypycify(
        [*options, "--cache-dir=types", *modules],
        opt_level=OPTIMISED,
        debug_level="0",
        multi_file=True,
        separate=separate,
        target_dir="c",
    )
    distribution = Distribution({"name": "pelagos", "ext_modules": extensions})
    command = Sparing(distribution)
    command.build_lib, command.build_temp = str(package), "objects"
    command.ensure_finalized()
    command.run()


class Sparing(build_ext):
    """Compiles what is new, with all processors."""

    def build_extension(self, ext: Extension) -> None:
        """The objects side by side, then the library of them."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            ext.extra_objects = list(pool.map(lambda source: self._object(ext, str(source)), ext.sources))
        ext.sources = []
        super().build_extension(ext)

    def _object(self, ext: Extension, source: str) -> str:
        (name,) = self.compiler.object_filenames([source], output_dir=self.build_temp)
        made = Path(name)
        if not made.exists() or made.stat().st_mtime < _latest([source, *map(str, ext.depends)]):
            made.parent.mkdir(parents=True, exist_ok=True)
            flags = [*ext.extra_compile_args, *([SHARED_TABLES] if os.name == "posix" else [])]
            self.compiler.compile([source], self.build_temp, include_dirs=ext.include_dirs, extra_postargs=flags)
        return str(name)


def _latest(files: Sequence[str]) -> float:
    return max(Path(file).stat().st_mtime for file in files)
