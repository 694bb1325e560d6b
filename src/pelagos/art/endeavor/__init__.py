"""The drawings of Endeavor: Deep Sea."""
