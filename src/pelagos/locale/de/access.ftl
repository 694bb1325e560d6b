### Für alle, die dem Tisch zuhören.

web-spoken = Was geschieht
