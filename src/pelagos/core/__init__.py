"""The engine: questions, fate, the agenda, and what every game is made of. It knows no game."""
