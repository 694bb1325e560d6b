"""Pelagos beside its peers: random legal play in one run, on one core, compared as ratios."""
