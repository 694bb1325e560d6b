"""The drawings of Nemo's War, first edition."""
