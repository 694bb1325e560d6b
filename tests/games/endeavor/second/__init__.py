"""A second reading of the rules of Endeavor: Deep Sea: the same game told once more, without the engine."""
