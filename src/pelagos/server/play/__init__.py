"""Tables being played: opened, held in memory, moved, their bots and lessons, their records in and out."""
