### Luck and skill: what decisions gave away, and how lucky rolls and draws were.

analysis-name = Luck and skill
analysis-lead = What each decision gave away against the best line that was found, and how much better or worse each roll and draw left everybody than it does on average. In points; what stands after ± holds 19 times out of 20.
analysis-title = { $game }: decisions: { $decisions }, rolls and draws: { $rolls }
analysis-given = Given away
analysis-luck = Luck
analysis-among = in { $blamed } of { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}
analysis-sum = { $points } ± { $error }
analysis-figure = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-costliest = What cost most
analysis-turning = What turned the game
analysis-answered = Answered:
analysis-better = Better:
analysis-nothing = No decision is proven to have given anything away.
analysis-chart = Luck, and what was given away, over the game
analysis-chart-luck = Luck, summed up
analysis-chart-given = Given away, summed up
analysis-decisions = Every decision that gave something away
analysis-rolls = Every roll and draw
analysis-decision = { $sum } · { $when } (version { $version }): { $gone }. Better: { $better }.
analysis-roll = { $sum } · { $when } (version { $version }): { $gone }
analysis-cut = Not judged, because the deadline came first: { $number }.
analysis-method = How this was worked out
analysis-method-decisions = An answer is compared with others that look promising, by what its seat knew: everything hidden is drawn anew in each sample, all lines meet the same dice, and a good bot plays every seat on for a few turns. Then the same appraisal speaks that the stronger bots go by. An answer answers for itself alone, as if the best play followed.
analysis-method-proof = The best other line is measured by samples that had no say in choosing it. Blame needs proof: the differences are tested, and corrected for how many decisions were looked at (Benjamini–Hochberg), so that of those named here at most one in twenty gave nothing away. What is not proven counts as nothing.
analysis-method-luck = A roll or draw is lucky by as much as it leaves a seat better off than all its outcomes do on average, each with its chance, in the position as it really was. So luck sums to nothing in the long run; it can only be good or bad in one game.
analysis-running = The game is not over: only the decisions of seat { $seat } are judged, by what it knew. What fate did is told at the end.
analysis-progress = Analysing { $game }
analysis-stopped-kept = Stopped. What is finished is kept in { $path }: the same command goes on from there.
analysis-stopped-lost = Stopped; nothing is kept. With --out DIR, what is finished stays there, and the same command goes on.
analysis-written = { $path }: the analysis as a page; { $replay } is the game that its links open.
error-analysis-seat = The game is not over, and a seat may only look at its own decisions: say whose with --seat A.
error-analysis-over = The game is over, so everything is looked at: --seat is for games that still go on.
error-analysis-busy = Several games are being analysed just now. Please try again in a while.
error-analysis-running = Only a game that is over can be analysed here.
error-analysis-old = This game was played by rules that are no longer here, so that it cannot be played on in thought. Its end and its replay are kept.
web-analyse = Analyse
web-analyse-again = Go on
web-analyse-stop = Stop
web-analyse-running = Thinking it over: { $done } of { $all }
web-analyse-stopped = Stopped at { $done } of { $all }. What is found so far is kept.
web-analyse-waits = It begins as soon as others are done.
web-analyse-why = Which decisions cost most, and how lucky the dice were: the computer thinks the whole game over, which takes a few minutes.
