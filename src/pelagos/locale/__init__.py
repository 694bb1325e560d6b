"""Words, at the very edge: Fluent catalogues in English, German, Polish and Spanish."""
