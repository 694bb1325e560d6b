### Große Momente und Würfel, für jedes Spiel gleich.

stage-roll = Würfel
stage-at-least = gegen { $needed }
stage-at-most = höchstens { $needed }
stage-end-success = Erfolg
stage-end-failure = Fehlschlag
stage-end-hit = Treffer
stage-end-missed = Verfehlt
