"""The drawings of Nemo's War, second edition."""
