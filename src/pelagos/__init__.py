"""Pelagos: four sea games with enforced rules, a table for people and a laboratory for bots."""

__version__ = "0.1.0"
