"""Bots for Nemo's War, second edition."""
