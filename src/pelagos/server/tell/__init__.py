"""What a viewer is told: messages as types, states of pages and programs, scenes and what changed in them."""
