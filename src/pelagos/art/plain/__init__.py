"""A drawing for every game that has none of its own, laid out from its fields."""
