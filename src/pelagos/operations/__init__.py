"""Whoever runs a server: backups, the way back, and a look at everything it needs."""
