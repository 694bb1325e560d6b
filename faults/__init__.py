"""Faults on purpose: servers are killed, starved, flooded and lied to, and what is promised must still hold."""
