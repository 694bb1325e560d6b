"""A game as one page that needs no server: every moment, the log, the end, and our own scripts to look at them."""
