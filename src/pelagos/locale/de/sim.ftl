### `pelagos sim`: Bots spielen viele Partien.

sim-progress = { $game } läuft
sim-title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, Startwert { $seed }
sim-column-bot = Bot
sim-column-wins = Siege
sim-column-share = Siegquote
sim-column-mean = Mittelwert
sim-column-spread = Streuung
sim-column-low = Minimum
sim-column-high = Maximum
sim-column-victories = Siege
sim-column-share-of-games = Anteil der Partien
sim-column-ending = Ende
sim-column-games = Partien
sim-finished = Zu Ende gespielt: { $number ->
    [one] eine Partie
   *[other] { $number } Partien
} ({ NUMBER($percent, maximumFractionDigits: 1) }{"\u00A0"}%). Die Wertungen sind die dieser Partien.
sim-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}%
sim-decisions = Entscheidungen je Partie: { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-pace = Partien je Sekunde: { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) }; Entscheidungen je Sekunde: { NUMBER($decisions, maximumFractionDigits: 0) }
sim-figure = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-until-holds = Bekannt nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}: { $goal } stimmt; { $share } ({ $low } bis { $high }).
sim-until-fails = Bekannt nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}: { $goal } stimmt nicht; { $share } ({ $low } bis { $high }).
sim-until-open = Noch offen nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}: { $goal }; { $share } ({ $low } bis { $high }).
error-until-form = „{ $given }“ sagt nicht, bis wann gespielt werden soll. Schreibe es wie greedy>=0.55.
error-until-share = { $given } ist kein Anteil der Partien zwischen 0 und 1.
error-until-bot = „{ $given }“ nennt nicht genau einen der Bots: { $known }. Wo zwei gleich heißen, sage mit der Nummer, welcher.
