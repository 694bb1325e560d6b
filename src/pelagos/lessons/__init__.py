"""Guided first games: a script of annotated positions per game. See docs/tutorials/a-lesson.md."""
