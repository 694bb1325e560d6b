### `pelagos sim`: bots play many games.

sim-progress = Playing { $game }
sim-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
sim-column-bot = Bot
sim-column-wins = Wins
sim-column-share = Share of wins
sim-column-mean = Mean score
sim-column-spread = Spread
sim-column-low = Lowest
sim-column-high = Highest
sim-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-decisions = Decisions per game: { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-pace = Games per second: { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) }; decisions per second: { NUMBER($decisions, maximumFractionDigits: 0) }
sim-figure = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
