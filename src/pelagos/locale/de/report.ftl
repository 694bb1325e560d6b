### `pelagos report`: was die Zeilen eines Laufs sagen, als eine Seite.

report-title = Bericht
report-written = { $path }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $size } kB.
report-skip = Zu den Zahlen
report-contents = Inhalt
report-theme-auto = Auto
report-lead = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} zu { $seats ->
    [one] einer Person
   *[other] { $seats } Personen
}
report-bots = Bots
report-settings = Einstellungen
report-usual = wie üblich
report-seed = Startwert
report-luck = Glück
report-luck-own = jede Partie ihr eigenes
report-luck-paired = { $lucks }-mal gewürfelt, jedes Mal von allen Plätzen gespielt
report-rules = Regelversion
report-until = Gespielt bis
report-between = { $low } bis { $high }
report-count = { $number }
report-number = { NUMBER($number, maximumFractionDigits: 2) }
report-percent = { NUMBER($percent, maximumFractionDigits: 1) }{"\u00A0"}%
report-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}%
report-chance-small = < { NUMBER($percent, maximumFractionDigits: 1) }{"\u00A0"}%
report-stands-out = Ragt heraus, auch nach Korrektur
report-against = { $first } gegen { $second }
report-seat = Platz { $letter }
report-more-than = { $thing } (mehr als { $number }×)
report-rest = { $number } weitere
report-lies = Mittelwert { $mean } ({ $between }), die Hälfte liegt unter { $middle }, die mittlere Hälfte zwischen { $low } und { $high }.
report-wins = Siege
report-wins-lead = Welchen Anteil der Partien jeder Bot gewann, mit dem Bereich, in dem der wahre Wert in 95 von 100 Fällen liegt. Die gestrichelte Linie ist der gleiche Anteil für alle.
report-victories = Siege
report-victories-lead = In welchem Anteil der Partien das Spiel besiegt wurde, mit dem Bereich, in dem der wahre Wert in 95 von 100 Fällen liegt.
report-points = Punkte
report-points-lead = Wie sich die Punkte der gewerteten Partien verteilen. Die kräftige Linie halbiert sie, die gestrichelten trennen je ein Viertel ab.
report-pairs = Einer gegen den anderen
report-pairs-lead = Um wie viele Punkte einer am selben Tisch, also mit demselben Glück, vor dem anderen liegt. Die Wahrscheinlichkeiten sind für alle Paare korrigiert (Holm).
report-seats = Plätze
report-seats-lead = Was ein Platz wert ist, wer auch immer dort sitzt. Die gestrichelte Linie ist der gleiche Anteil für alle; die Wahrscheinlichkeiten sind für alle Plätze korrigiert (Holm).
report-length = Länge
report-length-lead = Entscheidungen in einer Partie: Fragen, auf die es mehr als eine Antwort gab.
report-endings = Spielenden
report-endings-lead = Wie die Partien endeten.
report-used = Was benutzt wurde
report-used-lead = Wie oft etwas benutzt wurde und { $what ->
    [points] um wie viele Punkte besser
   *[other] in wie vielen Partien mehr
} abschnitt, wer es benutzte, verglichen mit demselben Bot auf demselben Platz. ↑ und ↓ ragen unter allen { $number } Vergleichen heraus (Benjamini–Hochberg).
report-used-none = Die Entscheidungen wurden nicht aufgehoben. Mit „pelagos sim … --out ORDNER --decisions“ werden sie es, und hier wird gezählt, was benutzt wurde.
report-as-written = { $number ->
    [one] Eine Partie ließ
   *[other] { $number } Partien ließen
} sich nicht noch einmal spielen (andere Regeln, anderes Material oder unbekanntes Glück); dort zählt nur, wonach gefragt wurde.
report-column-bot = Bot
report-column-share = Siegquote
report-column-between = in 95 von 100 Fällen
report-column-games = Partien
report-column-pair = Bots
report-column-points-ahead = Punkte voraus
report-column-before = besserer Rang
report-column-chance = durch Zufall
report-column-seat = Platz
report-column-mean = mittlere Punkte
report-column-ending = Ende
report-column-share-of-games = Anteil der Partien
report-column-won = gewonnen
report-column-thing = Benutzt
report-column-gap = mehr Siege je 100 Partien
report-column-gap-points = mehr Punkte
report-column-used-in = in Partien benutzt
report-column-times = Male je Partie
report-column-picked = gewählt, wenn möglich
report-column-with = mit
report-column-without = ohne
report-method = Wie gerechnet wurde
report-method-intervals = Anteile haben Wilsons Bereich, Mittelwerte Students. Ein Sieg, den sich mehrere teilen, wird aufgeteilt; eine Gruppe gewinnt gemeinsam.
report-method-blocks = Partien mit demselben Glück und Plätze am selben Tisch sind nicht unabhängig. Sie werden zusammengefasst: So macht gepaartes Glück die Bereiche enger, und nichts zählt doppelt.
report-method-pairs = Wer viel vergleicht, findet durch Zufall etwas. Paare von Bots und Plätze sind so korrigiert, dass in 19 von 20 Fällen kein einziger Befund falsch ist (Holm); was benutzt wurde, so, dass es von dem, was herausragt, höchstens jedes Zwanzigste ist (Benjamini–Hochberg).
report-method-used = Was benutzt wurde, wird unter Partien desselben Bots auf demselben Platz verglichen (Mantel–Haenszel), mit mindestens 20 Partien auf jeder Seite. Was fast alle benutzen, wird danach verglichen, wie oft. Die Spalten „mit“ und „ohne“ fassen alle Bots zusammen.
report-method-causes = Dass etwas mit Siegen einhergeht, heißt nicht, dass es Partien gewinnt: Wer vorn liegt, kann sich mehr leisten.
report-foot = Pelagos { $version }, Lauf { $run }
error-report-none = { $path } enthält keinen Lauf von Pelagos: „pelagos sim … --out ORDNER“ und „pelagos export“ schreiben einen.
error-report-empty = { $path } enthält noch keine Partien.
