"""Why not: every reason stands alone in the way of an answer once, and is true wherever it is given."""
