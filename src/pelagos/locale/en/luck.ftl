### Luck: where it comes from, what is promised about it, and who adds to it.

face-log-entropy = { $seat } adds chance of their own to the luck.

luck-seeded = The server drew a seed for this table that nobody knows; the record reveals it at the end.
luck-chosen = The seed of this table was chosen: whoever knows it knows all luck in advance.
luck-fair = Fair and provable luck. The commitment { $commitment } binds the server to a secret seed, which it shows at the end.
luck-manual = People roll and draw themselves at this table.
luck-added = Chance of their own was added by { $names }; all luck since depends on it, too.
luck-verify-added = What was added counts as well: { $added }.
luck-own = Chance of your own
luck-own-help = The browser adds some by itself. Whoever trusts neither it nor us types any text.

error-entropy-not-fair = Chance can be added only to fair and provable luck; at this table it comes from elsewhere.
error-entropy-nobody = Nobody at this seat can add to the luck of this game now.
error-entropy-text = Chance is added as a text of 1 to { $longest } visible characters.
error-entropy-enough = This seat has added chance { $most } times; more does not make it fairer.
error-entropy-count = Chance was added { $texts ->
    [one] once
   *[other] { $texts } times
 }, but { $people ->
    [0] nobody plays
    [one] one person plays
   *[other] { $people } people play
 } at this terminal.
error-seed-chosen = A seed can be chosen only at a practice table, or where nobody else will sit: whoever knows it knows every die in advance.
error-odds-other-seat = Only whoever is asked gets to know what an answer may lead to.
