### Kleine Bildschirme.

web-fold = Antworten zeigen oder verbergen
web-no-moment = Diesen Moment gibt es in der Partie nicht. Du siehst den Tisch, wie er jetzt ist.
web-plan-again = Was du geplant hattest, ist wieder da; gesendet wurde nichts.
web-plan-dropped = Am Tisch ging es weiter; was du für einen anderen Moment geplant hattest, ist verworfen.
web-carried = Hier spielen
web-carried-more = Dieser Einmal-Link leiht diesem Browser einen Platz: { $seat }. Er ist verbraucht, sobald du ihn nimmst; auf dem anderen Gerät kannst du ebenfalls weiterspielen und die Leihe jederzeit beenden.
web-moment-steps = { $steps ->
    [one] Ein Schritt gespielt
   *[other] { $steps } Schritte gespielt
}
error-record-foreign = Diese Datei ist keine Aufzeichnung einer Partie von hier. Eine Aufzeichnung beginnt mit einer Zeile, die das Spiel nennt.
