"""One search for all games: it plays promising answers on in thought and overrules the greedy bot only for a reason."""
