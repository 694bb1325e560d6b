"""Training: games of our own bots, examples of them, and values that correct an appraisal (`bots/search/values.py`)."""
