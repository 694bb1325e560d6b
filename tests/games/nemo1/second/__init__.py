"""A second reading of the rules of Nemo's War, first edition: the same game told once more, without the engine."""
