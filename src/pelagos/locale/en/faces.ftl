### What every face says around a game: names of seats, the log, odds.

face-name-alone = Captain
face-name-player = Player { $letter }
face-name-bot = { $bot } { $number }
face-log-undo = { $seat } takes the last answer back.
face-verdict = { $number ->
    [1] { $names } wins.
   *[other] { $names } share the victory.
}
face-odds-line = { $label }: { $sure ->
    [always] certain
    [never] impossible
   *[open] { $fraction }, about { $percent }%
}
face-chance = { $sure ->
    [always] certain
    [never] impossible
   *[open] { $fraction }, about { $percent }%
}
