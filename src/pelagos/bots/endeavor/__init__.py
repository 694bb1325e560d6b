"""The greedy bot of Endeavor: Deep Sea."""
