### Das Terminalprogramm über den ganzen Bildschirm.

app-thinking = { $name } überlegt …
app-hint-thinking = Ich denke nach; noch einmal h sagt, was bis dahin gefunden ist.
app-over = Das Spiel ist aus
app-over-keys = s zeigt die Wertung, l den Verlauf, q beendet.
app-type = eine Antwort oder ein Befehl, etwa „why“ oder „rule 2.1“
app-more-dice = Bisher: { $typed }. Tippe auch die übrigen Würfel ein, oder Esc für einen neuen Anfang.
app-close = Esc: zurück zum Tisch
app-rules = Regeln
app-key-undo = zurück
app-key-score = Wertung
app-key-log = Verlauf
app-key-look = ansehen
app-key-why = warum nicht
app-key-rule = Regel
app-key-odds = Chancen
app-key-hint = Rat
app-key-drawer = Beutel und Stapel
app-key-board = Spielplan
app-key-type = tippen
app-key-help = Hilfe
app-key-quit = aufhören
app-key-turn = seit deinem letzten Zug
app-leave-sure = Diese Partie ist nirgends aufgehoben. Gehen und sie verlieren?
app-leave-stay = Bleiben
app-leave-go = Gehen
