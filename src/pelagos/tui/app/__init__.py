"""The full-screen terminal application: the same table and the same words as the plain form, in panes."""
