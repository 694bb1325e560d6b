"""The command line: `pelagos COMMAND`. Each command lives in a file of its own."""

from pelagos.cli.main import main

__all__ = ["main"]
