"""One file for each run, with `RUN`: what is done, how often, and what must hold."""
