"""The same source through mypyc: which modules, what is written out for it, and how the wheel is built."""
