"""A second reading of the rules of Nauticus: the same game told once more, without the engine."""
