### Zurückblicken: ein Spiel auf der Tischseite noch einmal ansehen, und als eigene Seite.

## Auf der Tischseite

web-replay-first = Zum Anfang
web-replay-play = Abspielen
web-replay-speed = Tempo
web-replay-slow = Langsam
web-replay-normal = Normal
web-replay-fast = Schnell
web-replay-copy = Link kopieren
web-replay-copied = Der Link zu diesem Moment ist kopiert.
web-replay-given = Die Antwort war:
web-replay-watch = Noch einmal ansehen
web-replay-page = Als Seite herunterladen
web-key-ends = im Rückblick: zum Anfang, zurück zu jetzt
web-key-play = im Rückblick: abspielen und anhalten
web-key-speed = im Rückblick: langsamer, schneller
