"""Luck and skill: what each decision of a recorded game gave away, and how lucky each roll and draw was."""
