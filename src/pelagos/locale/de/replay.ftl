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
web-replay-making = Die Seite wird gezeichnet …
web-key-ends = im Rückblick: zum Anfang, zurück zum Jetzt
web-key-play = im Rückblick: abspielen und anhalten
web-key-speed = im Rückblick: langsamer, schneller
web-replay-skip = Zu den Knöpfen springen
web-replay-noscript = Diese Seite zeigt die Partie mit eigenen Skripten; bitte erlaube sie.

## Auf der Kommandozeile

replay-drawing = Moment { $done } von { $all } …
replay-written = { $path }: { $moments ->
    [one] ein Moment
   *[other] { $moments } Momente
} in { $size }{"\u00A0"}kB; öffnet sich in jedem Browser, ohne Server.
replay-running = Die Partie ist nicht zu Ende: Die Seite zeigt, was { $viewer ->
    [spectator] Zuschauer sehen dürfen
   *[other] Platz { $viewer } sehen darf
}.
error-replay-snapshot = Eine Seite zeigt eine ganze Partie; --from-snapshot und --at zeigen nur eine Stellung.
error-replay-suffix = „{ $path }“ muss auf .html enden.

## Vom Server

error-replay-busy = Gerade werden mehrere Partien zu Seiten gemacht. Bitte versuche es gleich noch einmal.
error-replay-failed = Aus dieser Partie ließ sich keine Seite machen. Die Aufzeichnung kann trotzdem heruntergeladen werden.
serve-verify-scripted = Würfe und Ziehungen dieser Partie waren vorher festgelegt.
