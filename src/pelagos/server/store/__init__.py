"""What is kept: tables, their entries, seats, names and talk, in SQLite or PostgreSQL."""
