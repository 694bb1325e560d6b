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
sim-column-victories = Victories
sim-column-share-of-games = Share of games
sim-column-ending = Ending
sim-column-games = Games
sim-finished = Played to the end: { $number ->
    [one] one game
   *[other] { $number } games
} ({ NUMBER($percent, maximumFractionDigits: 1) }%). Scores are those of these games.
sim-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
sim-decisions = Decisions per game: { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-pace = Games per second: { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) }; decisions per second: { NUMBER($decisions, maximumFractionDigits: 0) }
sim-figure = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-until-holds = Known after { $games ->
    [one] one game
   *[other] { $games } games
}: { $goal } holds; { $share } ({ $low } to { $high }).
sim-until-fails = Known after { $games ->
    [one] one game
   *[other] { $games } games
}: { $goal } does not hold; { $share } ({ $low } to { $high }).
sim-until-open = Still open after { $games ->
    [one] one game
   *[other] { $games } games
}: { $goal }; { $share } ({ $low } to { $high }).
error-until-form = “{ $given }” does not say until what is to be played. Write it like greedy>=0.55.
error-until-share = { $given } is no share of games between 0 and 1.
error-until-bot = “{ $given }” does not name one of the bots: { $known }. Where two are called alike, say which by its number.
