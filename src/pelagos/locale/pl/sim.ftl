### `pelagos sim`: boty rozgrywają wiele gier.

sim-progress = Trwa { $game }
sim-title = { $game }: { $games ->
    [one] jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, ziarno { $seed }
sim-column-bot = Bot
sim-column-wins = Wygrane
sim-column-share = Odsetek
sim-column-mean = Średnia
sim-column-spread = Rozrzut
sim-column-low = Minimum
sim-column-high = Maksimum
sim-share = { $percent } %
sim-decisions = Decyzje na grę: { $number }
sim-pace = Gry na sekundę: { $games }; decyzje na sekundę: { $decisions }
