### Das Terminal: was rund um eine Partie gesagt wird.

## Beginn

tui-welcome = { $game }. Antworte mit einer Zahl oder gib ? für Hilfe ein.
tui-seated = { $name } ({ $who ->
    [person] du
   *[bot] Bot
})
tui-table = Am Tisch: { $seats }.
tui-fate-seeded = Der Startwert ist { $seed }. Mit --seed { $seed } kommt dasselbe Glück noch einmal.
tui-fate-fair = Nachprüfbarer Zufall. Der Prüfwert seines geheimen Startwerts ist { $commitment }.
tui-fate-add = Wer niemandem traut, gibt eigenen Zufall dazu: „chance“ und einen beliebigen Text eingeben.
tui-fate-manual = Du würfelst und ziehst selbst: Gib ein, was herauskommt.
tui-practice = Übung: Alles lässt sich zurücknehmen.
tui-kept = Die Partie wird nach jeder Antwort aufgehoben; pelagos play --continue setzt sie fort.
tui-not-kept = Diese Partie lässt sich nicht aufheben: { $problem }
tui-saving = Die Partie wird nach jeder Antwort in { $path } gespeichert.
tui-return = { $game } geht weiter. Zuletzt ist geschehen:
tui-already-over = Diese Partie { $game } ist zu Ende.
tui-snapshot = Die Momentaufnahme bei Stand { $version }, gespielt nach Regelversion { $rules }. Mit --save DATEI geht die Partie von ihr aus in einer neuen Aufzeichnung weiter.

## Fragen

tui-prompt = { $high ->
    [one] 1 oder ? für Hilfe >
   *[other] 1 bis { $high } oder ? für Hilfe >
}
tui-prompt-dice = { $dice ->
    [one] der Würfel
   *[other] die { $dice } Würfel
}, etwa { $example }, oder ? für Hilfe >
tui-prompt-again = { $high ->
    [one] 1, Eingabetaste für die Auswahl, ? für Hilfe >
   *[other] 1 bis { $high }, Eingabetaste für die Auswahl, ? für Hilfe >
}
tui-prompt-bots = 1 bis { $high }, oder q zum Verlassen >

## Hilfe

tui-help-options = Antworte mit einer Zahl von 1 bis { $high } oder in Worten: Die erste Möglichkeit heißt auch „{ $example }“. Die Eingabetaste allein zeigt die Auswahl noch einmal.
tui-help-commands = Befehle, in jeder Sprache gleich; die ersten Buchstaben genügen:
tui-help-help = diese Liste, auch mit ?
tui-help-board = die Stellung
tui-help-score = der Punktestand, wenn die Partie jetzt endete, mit der Regel zu jeder Zeile
tui-help-log = was zuletzt geschah; „log 50“ reicht weiter zurück
tui-help-why = was jetzt nicht möglich ist und warum; „why“ mit einer Antwort fragt nach dieser
tui-help-odds = was jede Möglichkeit aufs Spiel setzt, mit genauen Chancen; „odds 3“ sagt alles über Möglichkeit 3
tui-help-hint = die beste Antwort nach dem Ratgeber, wie sicher das ist und warum; allein, nur mit Bots oder mit --practice
tui-help-drawer = was offen ist, aber nicht auf dem Spielplan liegt: Beutel, Rückseiten, Stapel
tui-help-rule = die Regel hinter der Frage; mit einer Nummer diese Regel, zum Beispiel „rule 6.5“
tui-help-chance = eigenen Zufall zum nachprüfbaren dazugeben, etwa „chance ein Spaziergang am Meer“; allein: woher der Zufall kommt
tui-help-look = was auf einem Teil steht: mit seinem Namen („look NAME“) oder mit der Nummer einer Möglichkeit („look 3“)
tui-help-turn = was seit deinem letzten Zug geschah
tui-help-undo = die letzte Antwort zurücknehmen, solange seitdem nichts gezogen, gewürfelt oder von anderen geantwortet wurde
tui-help-quit = die Partie verlassen
tui-legend-nauticus = Auf dem Spielplan: 0 bis 7 sind die Aktionsfelder der Drehscheibe, jedes mit Aktion, blauen Arbeitern, Bonus und Preisen. Was umgedreht ist, wurde in dieser Runde schon gespielt; in der nächsten zeigt der Anker dorthin, wo das Ankerplättchen liegt.
tui-legend-nemo1 = Auf dem Spielplan: Die Zahl in Klammern ist der Würfel eines Ozeans, ► zeigt, wo die Nautilus ist.
tui-legend-nemo2 = Auf dem Spielplan: Die Zahl in Klammern ist der Würfel eines Ozeans. Unbekannte Kontakte hat noch niemand gesehen; Verbindungen nur für die Kontaktphase nehmen Kontakte, nie die Nautilus.
tui-legend-endeavor = Auf dem Spielplan: ~ ist unerforschtes Meer. A, B, C und D sind die Plätze am Tisch der Reihe nach: [A] ist ein Feld mit einer Scheibe des ersten, [-] ein freies. d1, s1, c1 und j1 sind Felder für Tauchgang, Sonar, Meeresschutz und Publikation. Ein Einflussfeld steht da als Spalte: Punkte / Bonus [Marker]; > ist eines zum Beginnen, ∞ eines für beliebig viele Marker.

## Antworten auf Befehle

tui-log-number = Gib log und eine Zahl von Zeilen ein, nicht „{ $value }“.
tui-look-how = Eines davon ansehen: look NAME. „look 3“ zeigt, worum es bei Möglichkeit 3 geht.
tui-look-nothing = Bei dieser Möglichkeit geht es um nichts, das man ansehen könnte.
tui-look-none = In diesem Spiel gibt es nichts anzusehen.
tui-turn-nothing = Seit deinem letzten Zug ist nichts geschehen.
tui-why-all = Jetzt nicht möglich:
tui-why-nothing = Alles, was zu dieser Frage gehört, ist möglich.
tui-why-possible = Das ist möglich: Nummer { $number }, { $label }.
tui-why-fate = Hier ist kein Spieler gefragt: Es wird gezogen oder gewürfelt, und jedes aufgeführte Ergebnis ist möglich.
tui-hint-thinking = Ich denke nach; Strg-C sagt, was bis dahin gefunden ist.
tui-odds-more = Gib odds und eine Zahl ein, um jedes Ergebnis mit seinen Folgen zu sehen.
tui-odds-none = Auf keine dieser Möglichkeiten folgt unmittelbar ein Ziehen oder Würfeln.
tui-odds-no-chance = Hier folgt unmittelbar kein Ziehen oder Würfeln: { $label }.
tui-odds-which = Auf diese Möglichkeiten folgt Ziehen oder Würfeln: { $numbers }. Gib odds und eine Zahl ein, zum Beispiel: odds { $first }.
tui-odds-after = Nach dieser Antwort: { $label }.
tui-score-seat = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Das Ende

tui-rank = { $rank }. { $name }  { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $tied ->
    [yes] , Rang geteilt
   *[no] {""}
}
tui-fair-revealed = Der geheime Startwert war { $seed }.
tui-end-saved = Die ganze Partie steht in { $path }. Sieh sie noch einmal an oder prüfe jeden Schritt:
tui-bye = Auf Wiedersehen.
tui-leave-sure = Diese Partie ist nirgends aufgehoben und ginge verloren. Gib noch einmal quit ein (oder drücke Strg-C), um trotzdem zu gehen.
tui-bye-saved = Auf Wiedersehen. Die Partie ist in { $path } aufgehoben. Weiter geht es mit:
tui-bye-unsaved = Auf Wiedersehen. Diese Partie wurde nicht gespeichert.

## Fehler

error-not-a-roll = „{ $typed }“ ist kein Wurf. Tippe { $dice ->
    [one] den Würfel
   *[other] alle { $dice } Würfel
} ein wie gewürfelt, etwa { $example }.
error-nothing-to-continue = In { $folder } liegt keine Partie, die noch nicht zu Ende ist.
error-autosave-damaged = { $path } lässt sich nicht lesen und bleibt, wie es ist: { $problem }
error-names-count = { $names ->
    [one] Ein Name wurde
   *[other] { $names } Namen wurden
} für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
} angegeben.
error-names-twice = Zwei Plätze können nicht beide „{ $name }“ heißen.
error-record-game = Die Aufzeichnung gehört zu { $found }, nicht zu { $game }.
error-secret-missing = Diese Partie mit nachprüfbarem Zufall kann nicht weitergehen: Ihr geheimer Startwert fehlt. Er sollte in { $path } stehen.
tui-drawer-none = Alles, was es zu sehen gibt, liegt auf dem Spielplan.
