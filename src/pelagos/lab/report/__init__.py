"""`pelagos report`: what the rows of a run say, as one page."""
