"""The drawings of Nauticus."""
