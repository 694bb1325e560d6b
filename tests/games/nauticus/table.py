"""Nauticus in the hands of a test."""

from __future__ import annotations

from pelagos.games.nauticus import GAME
from tests.games.practice import Practice

PRACTICE = Practice(GAME)
PACK = PRACTICE.pack
begun = PRACTICE.begun
given = PRACTICE.given
answered = PRACTICE.answered
played = PRACTICE.played
