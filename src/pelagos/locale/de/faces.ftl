### Was jede Oberfläche rund um ein Spiel sagt: Namen der Plätze, Protokoll, Chancen.

face-name-alone = Kapitän
face-name-player = Spieler { $letter }
face-name-bot = { $bot } { $number }
face-log-undo = { $seat } nimmt die letzte Antwort zurück.
face-verdict = { $number ->
    [1] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
face-odds-line = { $label }: { $sure ->
    [always] sicher
    [never] unmöglich
   *[open] { $fraction }, etwa { $percent }{"\u00A0"}%
}
face-chance = { $sure ->
    [always] sicher
    [never] unmöglich
   *[open] { $fraction }, etwa { $percent }{"\u00A0"}%
}
