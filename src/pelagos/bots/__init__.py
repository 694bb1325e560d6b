"""Players that are programs: one contract, and a registry of who plays which game."""
