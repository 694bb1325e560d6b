### What commands say.

error-usage = The command is not understood: { $problem }
error-usage-command = There is no such command. Known commands: { $known }.
error-usage-option = There is no option { $option }.
error-usage-missing = { $name } is missing.
error-usage-text = Word { $number } of the command holds signs that are no text.
error-usage-value = { $name }: { $problem }

case-passed = passed  { $id }  { $title }
case-failed = FAILED  { $id }  { $title }  ({ $file })
case-broken = { $file }, case { $id }: { $why }
case-total = { $passed } passed, { $failed } failed

error-no-tests = No folder “tests” with case files was found above { $path }. Name it with --tests.
error-unknown-rule = { $game } has no rule “{ $rule_id }”.
rules-told = {"    "}told by { $functions }
rules-gap-code = { $id }: no function cites this rule.
rules-gap-test = { $id }: no test cites this rule.
rules-gap-idle = { $function } cites rules, but nothing uses it.
rules-gaps = { $number ->
    [0] No gaps
    [one] One gap
   *[other] { $number } gaps
} among { $of } ids.

record-torn = { $path }: the last line was torn off while it was written and has been dropped.
verify-passed = { $path }: all right, { $version ->
    [one] one entry
   *[other] { $version } entries
} recomputed{ $finished ->
    [yes] {""}
   *[no] ; the game is not finished
}{ $dice ->
    [yes] ; every die and draw checked
   *[no] ; the dice were rolled elsewhere and cannot be checked
}.
verify-failed = { $path }: { $why }

packs-new = { $number ->
    [one] One table was
   *[other] { $number } tables were
} copied to { $path }. Change what your printed game says differently, then run: pelagos packs check.
packs-checked = { $path } is sound. Its hash is { $hash }.
packs-differences = { $number ->
    [0] No value differs.
    [one] One value differs.
   *[other] { $number } values differ.
}

games-game = { $name } ({ $key }): { $high ->
    [one] one player
   *[other] { $low } to { $high } players
}; bots: { $bots }
games-setting = { $key }: { $help } ({ $range }; default { $default })
games-flag = yes or no

ladder-played = Played { $games ->
    [one] one game
   *[other] { $games } games
}; they are kept in { $path }.
ladder-page = The page is written: { $path }
ladder-against = { $one } against { $other }
error-ladder-out = Name one game and the file for its games (--out FILE), or a page and the files it is made of (--page PAGE FILE...).
error-ladder-file = “{ $path }” does not hold the games of a ladder.
error-ladder-none = There is no file “{ $path }”.
error-ladder-nobody = { $level } has nobody to play against in { $game }: name at least two levels with --levels.
error-ladder-other = “{ $path }” holds the games of a ladder of { $found }, not of { $wanted }.
error-slope-game = Nobody makes plans in this game as it is set up ({ $game }), so there is no slope to find.
error-slope-file = “{ $path }” does not hold the way of this plan: it is damaged, or of another game, other settings or another seed. Choose another file.
