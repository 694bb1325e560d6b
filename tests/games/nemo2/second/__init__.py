"""Nemo's War, second edition told a second time, plainly and from the specification alone."""
