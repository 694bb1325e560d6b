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
sim-share = { $percent } %
sim-decisions = Decisions per game: { $number }
sim-pace = Games per second: { $games }; decisions per second: { $decisions }
