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
sim-share = { $percent } %
sim-decisions = Entscheidungen je Partie: { $number }
sim-pace = Partien je Sekunde: { $games }; Entscheidungen je Sekunde: { $decisions }
