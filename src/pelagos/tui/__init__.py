"""The terminal's plain form: one game, line by line, for terminals, pipes and screen readers. No rules here."""
