### Für alle, die dem Tisch zuhören.

web-spoken = Was geschieht
web-near = Vor dir
