"""The wheel: plain Python as ever, or with compiled rules where `PELAGOS_COMPILED=1` asks for it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NEEDED = ["mypy>=1.18", "setuptools>=65"]


def wanted() -> bool:
    """Whether whoever installs asks for compiled rules."""
    return os.environ.get("PELAGOS_COMPILED", "") not in ("", "0")


class CompiledRules(BuildHookInterface[Any]):
    """Adds the shared libraries to a wheel. Without the wish it does nothing and needs nothing."""

    def dependencies(self) -> list[str]:
        """What pip installs for the time of the build."""
        return NEEDED if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and put the libraries beside the modules that they stand for."""
        if not wanted() or self.target_name != "wheel" or version == "editable":
            return
        sys.path.insert(0, self.root)
        from compiled.build import CannotCompile, build

        try:
            package = build(Path(self.root, "build", "compiled"))
        except CannotCompile as problem:
            sys.exit(
                f"Pelagos cannot be compiled: {problem}. Without PELAGOS_COMPILED=1 it is installed as plain Python."
            )
        libraries = [file for file in package.rglob("*") if file.suffix in (".so", ".pyd")]
        build_data["force_include"].update({str(file): str(file.relative_to(package)) for file in libraries})
        build_data["pure_python"], build_data["infer_tag"] = False, True
