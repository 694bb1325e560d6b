"""Drawn boards, panels and pictures."""
