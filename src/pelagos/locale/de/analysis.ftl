### Glück und Können: was Entscheidungen verschenkt haben, und wie viel Glück in Würfen und Ziehungen lag.

analysis-name = Glück und Können
analysis-lead = Was jede Entscheidung gegenüber dem besten gefundenen Weg verschenkt hat, und um wie viel besser oder schlechter jeder Wurf und jede Ziehung alle stellte als im Mittel. In Punkten; was hinter ± steht, gilt in 19 von 20 Fällen.
analysis-title = { $game }: Entscheidungen: { $decisions }, Würfe und Ziehungen: { $rolls }
analysis-given = Verschenkt
analysis-luck = Glück
analysis-among = in { $blamed } von { $decisions ->
    [one] einer Entscheidung
   *[other] { $decisions } Entscheidungen
}
analysis-sum = { $points } ± { $error }
analysis-figure = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-costliest = Was am meisten gekostet hat
analysis-turning = Die Wendepunkte der Partie
analysis-answered = Geantwortet:
analysis-better = Besser:
analysis-nothing = Keine Entscheidung hat nachweislich etwas verschenkt.
analysis-chart = Glück und Verschenktes im Verlauf der Partie
analysis-chart-luck = Glück, zusammengezählt
analysis-chart-given = Verschenkt, zusammengezählt
analysis-decisions = Alle Entscheidungen, die etwas verschenkt haben
analysis-rolls = Alle Würfe und Ziehungen
analysis-decision = { $sum } · { $when } (Stand { $version }): { $gone }. Besser: { $better }.
analysis-roll = { $sum } · { $when } (Stand { $version }): { $gone }
analysis-cut = Nicht beurteilt, weil die Frist vorher ablief: { $number }.
analysis-method = Wie gerechnet wurde
analysis-method-decisions = Eine Antwort wird mit anderen verglichen, die viel versprechen, und zwar nach dem, was ihr Platz wusste: Alles Verborgene wird in jeder Stichprobe neu gezogen, alle Wege treffen auf dieselben Würfel, und ein guter Bot spielt alle Plätze einige Züge weiter. Dann urteilt dieselbe Einschätzung, nach der sich die stärkeren Bots richten. Eine Antwort steht nur für sich selbst ein, so als folgte das beste Spiel.
analysis-method-proof = Der beste andere Weg wird mit Stichproben gemessen, die bei seiner Auswahl nicht mitgeredet haben. Getadelt wird nur mit Beweis: Die Unterschiede werden geprüft und danach korrigiert, wie viele Entscheidungen untersucht wurden (Benjamini–Hochberg), sodass von den hier genannten höchstens jede zwanzigste nichts verschenkt hat. Was nicht bewiesen ist, zählt als nichts.
analysis-method-luck = Ein Wurf oder eine Ziehung bringt so viel Glück, wie sie einen Platz besser stellt als alle Ergebnisse im Mittel, jedes mit seiner Wahrscheinlichkeit, in der wirklichen Stellung. Auf lange Sicht ergibt Glück daher nichts; gut oder schlecht ist es nur in einer Partie.
analysis-running = Die Partie ist nicht zu Ende: Nur die Entscheidungen von Platz { $seat } werden beurteilt, nach dem, was er wusste. Was das Schicksal tat, wird am Ende gesagt.
analysis-progress = { $game } wird untersucht
analysis-stopped-kept = Angehalten. Was fertig ist, bleibt in { $path }: Derselbe Befehl macht dort weiter.
analysis-stopped-lost = Angehalten; nichts bleibt erhalten. Mit --out DIR bleibt dort, was fertig ist, und derselbe Befehl macht weiter.
analysis-written = { $path }: die Untersuchung als Seite; { $replay } ist die Partie, die ihre Links öffnen.
error-analysis-seat = Die Partie ist nicht zu Ende, und ein Platz darf nur seine eigenen Entscheidungen ansehen: Nenne ihn mit --seat A.
error-analysis-over = Die Partie ist zu Ende, daher wird alles untersucht: --seat ist für Partien, die noch laufen.
error-analysis-busy = Gerade werden mehrere Partien untersucht. Bitte versuche es nach einer Weile noch einmal.
error-analysis-running = Hier lässt sich nur eine Partie untersuchen, die zu Ende ist.
error-analysis-old = Diese Partie wurde nach Regeln gespielt, die es hier nicht mehr gibt, und lässt sich nicht in Gedanken weiterspielen. Ihr Ende und ihr Rückblick bleiben erhalten.
web-analyse = Untersuchen
web-analyse-again = Weitermachen
web-analyse-stop = Anhalten
web-analyse-running = Wird durchdacht: { $done } von { $all }
web-analyse-stopped = Angehalten bei { $done } von { $all }. Was gefunden ist, bleibt erhalten.
web-analyse-waits = Es beginnt, sobald andere fertig sind.
web-analyse-why = Welche Entscheidungen am meisten gekostet haben, und wie viel Glück die Würfel brachten: Der Computer durchdenkt die ganze Partie, das dauert einige Minuten.
