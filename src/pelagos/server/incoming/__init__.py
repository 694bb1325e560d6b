"""What comes in: requests and sockets, who sends them, how much they may, and what is done for each."""
