### Dla tych, którzy słuchają stołu.

web-spoken = Co się dzieje
