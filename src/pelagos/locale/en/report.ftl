### `pelagos report`: what the rows of a run say, as one page.

report-title = Report
report-written = { $path }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $size } kB.
report-skip = Skip to the figures
report-contents = Contents
report-theme-auto = Auto
report-lead = { $games ->
    [one] One game
   *[other] { $games } games
} with { $seats ->
    [one] one player
   *[other] { $seats } players
}
report-bots = Bots
report-settings = Settings
report-usual = as usual
report-seed = Seed
report-luck = Luck
report-luck-own = every game its own
report-luck-paired = { $lucks } lucks, each played from every seat
report-rules = Rules version
report-until = Played until
report-between = { $low } to { $high }
report-count = { $number }
report-number = { NUMBER($number, maximumFractionDigits: 2) }
report-percent = { NUMBER($percent, maximumFractionDigits: 1) }%
report-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
report-chance-small = < { NUMBER($percent, maximumFractionDigits: 1) }%
report-stands-out = Stands out, after correction
report-against = { $first } against { $second }
report-seat = Seat { $letter }
report-more-than = { $thing } (more than { $number }×)
report-rest = { $number } more
report-lies = Mean { $mean } ({ $between }), half of them below { $middle }, the middle half from { $low } to { $high }.
report-wins = Wins
report-wins-lead = The share of games that each bot won, with the interval that holds the truth 95 times out of 100. The dashed line is an equal share.
report-victories = Victories
report-victories-lead = The share of games in which the game was beaten, with the interval that holds the truth 95 times out of 100.
report-points = Points
report-points-lead = How the points of scored games lie. The strong line has half of the games on either side, the dashed ones a quarter.
report-pairs = One against another
report-pairs-lead = Points by which one is ahead of the other at the same tables, so with the same luck. Chances are corrected for all pairs (Holm).
report-seats = Seats
report-seats-lead = What a seat is worth, whoever sits there. The dashed line is an equal share; chances are corrected for all seats (Holm).
report-length = Length
report-length-lead = Decisions in a game: questions with more than one possible answer.
report-endings = Endings
report-endings-lead = How the games ended.
report-used = What was used
report-used-lead = How often something was used, and how much { $what ->
    [points] better in points those who used it fared
   *[other] more of their games those who used it won
} than others with the same bot in the same seat. ↑ and ↓ stand out among all { $number } comparisons (Benjamini–Hochberg).
report-used-none = The decisions were not kept. With “pelagos sim … --out FOLDER --decisions” they are, and what was used is counted here.
report-as-written = { $number ->
    [one] One game
   *[other] { $number } games
} could not be played again (other rules, other components or luck that is not known), so only what was asked is counted there.
report-column-bot = Bot
report-column-share = Share of wins
report-column-between = 95 times out of 100
report-column-games = Games
report-column-pair = Bots
report-column-points-ahead = Points ahead
report-column-before = Better place
report-column-chance = By chance
report-column-seat = Seat
report-column-mean = Mean score
report-column-ending = Ending
report-column-share-of-games = Share of games
report-column-won = Won
report-column-thing = Used
report-column-gap = More wins per 100 games
report-column-gap-points = Points more
report-column-used-in = Used in games
report-column-times = Times per game
report-column-picked = Taken when offered
report-column-with = With
report-column-without = Without
report-method = How this was worked out
report-method-intervals = Shares have Wilson’s interval, means Student’s. A win that several share is split between them; a group wins together.
report-method-blocks = Games that were played with the same luck, and seats at the same table, are not independent. They are taken together, so that paired luck makes intervals narrower and nothing is counted twice.
report-method-pairs = Whoever makes many comparisons finds something by chance. Pairs of bots and seats are corrected so that 19 times out of 20 not one of them is wrong (Holm); things that were used so that at most one in twenty of those that stand out is (Benjamini–Hochberg).
report-method-used = What was used is compared among games of the same bot in the same seat (Mantel–Haenszel), with at least 20 games on either side. What nearly everybody uses is compared by how often. The columns with and without are of all bots together.
report-method-causes = That something goes with winning does not mean that it wins games: whoever is ahead can afford more.
report-foot = Pelagos { $version }, run { $run }
error-report-none = { $path } holds no run of Pelagos: “pelagos sim … --out FOLDER” and “pelagos export” write one.
error-report-empty = { $path } holds no games yet.
