"""What stands before the server: how many come, how fast, how much they bring, and how long they may take."""
