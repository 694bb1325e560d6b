"""Case files: rulings that run. A position, answers and outcomes, then what must hold. See docs/cases.md."""
