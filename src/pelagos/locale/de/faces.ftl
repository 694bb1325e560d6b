### Was jede Oberfläche rund um ein Spiel sagt: Namen der Plätze, Protokoll, Chancen.

face-name-alone = Kapitän
face-name-player = Spieler { $letter }
face-name-bot = { $bot } { $number }
face-log-undo = { $seat } nimmt die letzte Antwort zurück.
face-verdict = { $number ->
    [1] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
face-log-replaced = { $name } spielt anstelle von { $before } weiter.
face-log-retried = { $name } versucht es noch einmal.
face-bot-name-greedy = Gierig
face-bot-name-random = Zufall
face-bot-name-search = Sucher
face-bot-name-deckhand = Matrose
face-bot-name-captain = Skipper
face-bot-name-master = Meister
face-bot-how-random = nimmt irgendeine Antwort, wie der Zufall es will
face-bot-how-deckhand = vernünftig, sieht aber nur bis zur nächsten Antwort, macht keine Pläne und ist in Kleinigkeiten sorglos
face-bot-how-greedy = der Maat: plant den ganzen Zug und antwortet sofort
face-bot-how-captain = vergleicht Pläne, indem er sie in Gedanken weiterspielt, etwa eine Sekunde je Frage; ohne Zeit wie der Maat
face-bot-how-master = ebenso mit etwa fünf Sekunden, für mehr Pläne und sicherer
face-bot-how-master-taught = ebenso mit etwa fünf Sekunden, für mehr Pläne, sicherer und mit dem, was viele Partien gelehrt haben
face-bot-how-search = spielt jede Antwort zufällig zu Ende
face-bot-failed = { $seat } (Bot „{ $bot }“) gibt keine Antwort: { $reason ->
    [died] sein Programm hat sich beendet
    [nonsense] seine Antwort stand nicht zur Wahl
    [raised] sein Programm hat einen Fehler gemacht
    [slow] er hat zu lange nachgedacht
    [unknown] hier kennt niemand diesen Bot
   *[other] { $reason }
}. An seiner Stelle wurde nichts gespielt.
face-bot-again = { $bot } noch einmal versuchen lassen
face-bot-instead = { $bot } weiterspielen lassen
face-chances = { $least } bis { $most }{"\u00A0"}%
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

## Was auf den Teilen steht

sheet-front = Darauf steht
sheet-back = Auf der anderen Seite
sheet-use = Wozu es dient
sheet-score = Was es wert ist
face-phrase-ahoy = Ahoi!
face-phrase-luck = Guten Wind!
face-phrase-moment = Einen Moment, bitte.
face-phrase-think = Was meint ihr?
face-phrase-yes = Aye!
face-phrase-no = Besser nicht.
face-phrase-well = Gut gespielt!
face-phrase-thanks = Danke!
face-phrase-again = Noch eine Partie?
