### The last page of Nauticus: what is told when a game is over.

nauticus-ending-clear = The last bell rings over the harbour, and nobody has to count twice: { $seat } has brought the most home. The shipyards are swept, the ledgers closed, and on the quay the next keel is already drawn in chalk.
nauticus-ending-close = The clerks of the harbour add it up a second time, and a third, until the ink runs: { $seat } is ahead by a hair. One crate more on another ship, and the lanterns would hang in another window tonight.
nauticus-ending-shared = The harbour master closes the book and shrugs, for no pair of scales tells them apart. The first place is shared, and so are the table and one long evening of stories about how each of them was about to win.
