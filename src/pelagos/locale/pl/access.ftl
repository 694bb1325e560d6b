### Dla tych, którzy słuchają stołu.

web-spoken = Co się dzieje
web-near = Przed tobą
