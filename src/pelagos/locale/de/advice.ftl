### Der Ratgeber: was zu antworten ist, wie sicher das ist und warum.

face-log-hint = { $seat } hat um Rat gefragt.
face-hints = { $number ->
    [one] { $seat } hat { $number }-mal um Rat gefragt.
   *[other] { $seat } hat { $number }-mal um Rat gefragt.
}

error-hint-over = Es gibt nichts mehr zu raten: Die Partie ist zu Ende.
error-hint-lesson = In einer geführten Partie sagt der Lotse, was zu tun ist; anderen Rat gibt es nicht.
error-hint-people = In einer Partie unter Menschen gibt es keinen Rat. Frag an einem Tisch, an dem du allein oder nur mit Bots spielst, oder an einem eigenen Übungstisch.
error-hint-failed = Der Ratgeber hat nicht geantwortet. Versuch es noch einmal.
error-hint-not-asked = Rat gibt es nur zu einer Frage, die dir selbst gestellt ist.

hint-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint-best = Am besten: { $label }
hint-said-only = Es ist die einzige Antwort.
hint-said-thumb = Das ist die Faustregel des Maats: Es gab nichts, womit sie zu vergleichen war, oder keine Zeit dazu.
hint-said-clear = Fast sicher besser als „{ $other }“; Vorsprung etwa { $points }{ $within }.
hint-said-likely = Wahrscheinlich besser als „{ $other }“; Vorsprung etwa { $points }{ $within }.
hint-said-equal = „{ $other }“ ist aber ungefähr ebenso gut.
hint-said-behind = Das ist die Faustregel des Maats. „{ $other }“ sah besser aus ({ $points }), aber nicht mehr, als der Zufall erklärt{ $within }.
hint-then = Die meisten Partien gingen so weiter: { $answers }
hint-against = Verglichen mit „{ $other }“:
hint-within = {""} (± { $margin })
hint-margin = { $amount } ± { $margin }
hint-amount = { $amount }
hint-row-clear = fast sicher schlechter
hint-row-likely = wahrscheinlich schlechter
hint-row-equal = ungefähr ebenso gut
hint-row-behind = vielleicht besser
hint-unseen = { $number ->
    [one] { $number } weitere Antwort sah auf den ersten Blick schlechter aus und wurde nicht verglichen.
   *[other] { $number } weitere Antworten sahen auf den ersten Blick schlechter aus und wurden nicht verglichen.
}
hint-basis-same = Jede Antwort wurde in Gedanken weitergespielt. Der Unterschied war jedes Mal derselbe, denn in diesen Zügen entscheidet zwischen ihnen kein Zufall; wie sehr sich die Einschätzung selbst irrt, sagt das nicht.
hint-basis = { $games ->
    [one] Jede Antwort wurde bis zu { $games }-mal in Gedanken weitergespielt, alle mit demselben Glück. In 19 von 20 Fällen liegt der wahre Unterschied in der angegebenen Spanne.
   *[other] Jede Antwort wurde bis zu { $games }-mal in Gedanken weitergespielt, alle mit demselben Glück. In 19 von 20 Fällen liegt der wahre Unterschied in der angegebenen Spanne.
}
hint-reason-score-more = { $points } mehr: { $line }
hint-reason-score-less = { $points } weniger: { $line }
hint-reason-goal-more = näher am Ziel: { $line }
hint-reason-goal-less = weiter weg vom Ziel: { $line }
hint-reason-rival-more = für den besten Gegner: { $points } mehr
hint-reason-rival-less = für den besten Gegner: { $points } weniger
hint-reason-later-more = die bessere Stellung für alles Weitere, wert { $points }
hint-reason-later-less = die schlechtere Stellung für alles Weitere, um { $points }
hint-reason-peril = „{ $said }“ droht in { $here }{"\u00A0"}% der Partien, sonst in { $there }{"\u00A0"}%
hint-reason-brink = „{ $said }“ steht in { $here }{"\u00A0"}% der Partien unmittelbar bevor, sonst in { $there }{"\u00A0"}%
hint-reason-lost = verloren geht die Partie in { $here }{"\u00A0"}% der Fälle, sonst in { $there }{"\u00A0"}%

## At the web table

web-hint = Rat
web-hint-thinking = Ich denke nach …
web-hint-enough = Genug: sag, was du hast
web-hint-advised = empfohlen
web-hint-others = Die anderen Antworten
web-hint-how = Wie sicher ist das?
web-key-hint = Rat zur Frage
