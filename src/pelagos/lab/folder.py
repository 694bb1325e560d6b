"""The folder of a run: what was asked for in `run.json`, and the rows in parts, each written whole or not at all.

    FOLDER/run.json                         what was asked for; nobody else may write here
    FOLDER/games/part-00000.parquet         one row for each game (`rows.GameRow`)
    FOLDER/decisions/part-00000.parquet     one for each decision (`rows.DecisionRow`), where they were asked for
    FOLDER/outcomes/part-00000.json         what a job has found, where figures are made instead of rows
    FOLDER/examples/part-00000.bin          what values are learned from (`train/examples.py`)

A part is finished when its games are there: they are written last. The same question put to the same folder again goes
on with the parts that are missing; another question is refused.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import pelagos
from pelagos.core.errors import PelagosError
from pelagos.core.plain import Plain
from pelagos.lab.rows import GAMES, GameRow, polars, read_part

FORMAT: Final = 1
RUN: Final = "run.json"
OUTCOMES: Final = "outcomes"
UNFINISHED: Final = ".unfinished"
"""What a file is called while it is written; one that is left over is of a run that was interrupted."""

Asked = Mapping[str, Plain]
"""What a run is asked for: its command, game, settings, seats, seed and versions, whatever its rows depend on."""


def run_of(asked: Asked) -> str:
    """The name of a run: the same question has the same name everywhere."""
    return blake2b(_written(asked), digest_size=8).hexdigest()


def completed(asked: Asked) -> dict[str, Any]:
    """What stands in `run.json`: the question, with the format, the program's version and the name of the run."""
    whole = {"format": FORMAT, **asked, "pelagos": pelagos.__version__}
    return {"run": run_of(whole), **whole}


def read_run(folder: Path) -> dict[str, Any]:
    """What a folder says it was asked for; one without a run in it is refused."""
    try:
        found = json.loads((folder / RUN).read_bytes())
    except (OSError, ValueError) as problem:
        raise PelagosError("error-run-none", path=str(folder)) from problem
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise PelagosError("error-run-none", path=str(folder))
    return found


def rows_folder(path: Path, asked: Asked) -> RunFolder:
    """A folder for rows; whoever has nothing to write them with learns it before the first game."""
    polars()
    return RunFolder(path, asked)


class RunFolder:
    """A folder in which a run is kept. Whatever is wrong with it is said before the first game."""

    def __init__(self, path: Path, asked: Asked) -> None:
        """Begin a run in a new or empty folder, or go on with the same one."""
        self.path = path
        self.run = completed(asked)
        if path.exists() and not path.is_dir():
            raise PelagosError("error-run-none", path=str(path))
        if (path / RUN).exists():
            self._check(read_run(path))
        elif path.exists() and any(item for item in path.iterdir() if not item.name.endswith(UNFINISHED)):
            raise PelagosError("error-run-none", path=str(path))
        else:
            self._write(path / RUN, _written(self.run))

    def _check(self, found: Mapping[str, Any]) -> None:
        keys = [key for key in {**self.run, **found} if key != "run"]
        for key in keys:
            here, wanted = found.get(key), self.run.get(key)
            if json.dumps(here, sort_keys=True) != json.dumps(wanted, sort_keys=True):
                facts = {"key": key, "found": _shown(here), "wanted": _shown(wanted)}
                raise PelagosError("error-run-other", path=str(self.path), **facts)

    def kept(self, parts: Sequence[range]) -> dict[int, list[GameRow]]:
        """The games of the parts that are finished, when these are the numbers of all; a strange file is refused."""
        paths = sorted((self.path / GAMES).glob("part-*.parquet"))
        known = {self._part(GAMES, part): part for part in range(len(parts))}
        for path in paths:
            if path not in known:
                raise PelagosError("error-run-part", path=str(path))
        return {known[path]: self._games(path, parts[known[path]]) for path in paths}

    def _games(self, path: Path, numbers: range) -> list[GameRow]:
        rows: list[GameRow] = read_part(GameRow, path)
        if [row.number for row in rows] != list(numbers) or any(row.run != self.run["run"] for row in rows):
            raise PelagosError("error-run-part", path=str(path))
        return rows

    def keep(self, part: int, files: Mapping[str, bytes]) -> None:
        """Write the files of a part, by kind; the games come last, since a part with games is finished."""
        for name in sorted(files, key=lambda name: name == GAMES):
            self._write(self._part(name, part), files[name])

    def outcomes(self, jobs: int, kind: Any) -> dict[int, Any]:
        """What was found by those jobs that are done, read as this kind of plain data."""
        import msgspec

        found = {}
        for part in range(jobs):
            path = self._outcome(part)
            if path.exists():
                try:
                    found[part] = msgspec.json.decode(path.read_bytes(), type=kind)
                except msgspec.DecodeError as problem:
                    raise PelagosError("error-run-part", path=str(path)) from problem
        return found

    def keep_outcome(self, part: int, found: Any) -> None:
        """Write what a job has found."""
        import msgspec

        self._write(self._outcome(part), msgspec.json.encode(found))

    def has_bytes(self, kind: str, part: int) -> bool:
        """Whether a part was kept as bytes."""
        return self._bytes(kind, part).exists()

    def bytes_of(self, kind: str, part: int) -> bytes:
        """What was kept of it."""
        return self._bytes(kind, part).read_bytes()

    def keep_bytes(self, kind: str, part: int, data: bytes) -> None:
        """Keep a part as bytes."""
        self._write(self._bytes(kind, part), data)

    def strange(self, kind: str, part: int) -> PelagosError:
        """What is said of such a part that cannot be read."""
        return PelagosError("error-run-part", path=str(self._bytes(kind, part)))

    def write(self, name: str, data: bytes) -> Path:
        """Write a file of another name beside the parts: what came of them."""
        self._write(self.path / name, data)
        return self.path / name

    def _bytes(self, kind: str, part: int) -> Path:
        return self.path / kind / f"part-{part:05}.bin"

    def _outcome(self, part: int) -> Path:
        return self.path / OUTCOMES / f"part-{part:05}.json"

    def _part(self, kind: str, part: int) -> Path:
        return self.path / kind / f"part-{part:05}.parquet"

    def _write(self, path: Path, data: bytes) -> None:
        """Under another name first, so that nobody ever finds half a file."""
        beside = path.with_name(f"{path.name}{UNFINISHED}")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with beside.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        except OSError as problem:
            beside.unlink(missing_ok=True)
            raise PelagosError("error-run-write", path=str(path), problem=problem.strerror or str(problem)) from problem


def _written(asked: Mapping[str, Any]) -> bytes:
    return json.dumps(asked, ensure_ascii=False, indent=2).encode() + b"\n"


def _shown(value: object) -> str:
    return "–" if value is None else json.dumps(value, ensure_ascii=False)
