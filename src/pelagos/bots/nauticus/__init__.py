"""Bots that know Nauticus."""
