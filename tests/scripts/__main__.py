"""`python -m tests.scripts`: tell what is wrong with the scripts."""

from __future__ import annotations

import sys

from tests.scripts.checking import problems
from tests.scripts.declarations import FILE
from tests.scripts.house import House

if __name__ == "__main__":
    found = list(problems(House(FILE.parent)))
    for problem in found:
        sys.stdout.write(f"{problem.file}:{problem.line}: {problem.what}\n")
    sys.exit(bool(found))
