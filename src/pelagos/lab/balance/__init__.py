"""How strong are the bots, and how hard are the games? A program for each game that writes a table into its page."""
