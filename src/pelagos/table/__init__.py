"""One game being played: seats, versions, answers, undo, fate and the record of it all."""
