"""Endeavor: Deep Sea, by Carl de Visser and Jarratt Gray: against each other, together or alone."""
