"""The bot of Nemo's War, first edition."""
