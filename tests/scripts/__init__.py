"""The scripts of the pages, read as text: what they read of a message is there, and every type they name exists."""
