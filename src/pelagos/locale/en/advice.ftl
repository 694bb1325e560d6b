### The adviser: what to answer, how sure that is, and why.

face-log-hint = { $seat } asked for advice.
face-hints = { $number ->
    [one] { $seat } asked for advice { $number } time.
   *[other] { $seat } asked for advice { $number } times.
}

error-hint-over = There is nothing to advise any more: the game is over.
error-hint-lesson = In a guided game the coach tells what to do; there is no other advice.
error-hint-people = There is no advice in a game among people. Ask at a table where you play alone or with bots only, or at a practice table of your own.
error-hint-failed = The adviser gave no answer. Try again.
error-hint-not-asked = There is advice only on a question that you are asked yourself.

hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-best = Best: { $label }
hint-said-only = It is the only answer.
hint-said-thumb = That is the mate’s rule of thumb: there was nothing, or no time, to compare it with.
hint-said-clear = Almost certainly better than “{ $other }”, by about { $points }{ $within }.
hint-said-likely = Probably better than “{ $other }”, by about { $points }{ $within }.
hint-said-equal = But “{ $other }” is about as good.
hint-said-behind = That is the mate’s rule of thumb. “{ $other }” looked better by { $points }, but no more than chance explains{ $within }.
hint-then = Most games went on with: { $answers }
hint-against = Compared with “{ $other }”:
hint-within = {""} (give or take { $margin })
hint-margin = { $amount } ± { $margin }
hint-amount = { $amount }
hint-row-clear = almost certainly worse
hint-row-likely = probably worse
hint-row-equal = about as good
hint-row-behind = perhaps better
hint-unseen = { $number ->
    [one] { $number } more answer looked worse at first sight and was not compared.
   *[other] { $number } more answers looked worse at first sight and were not compared.
}
hint-basis-same = Each answer was played on in thought. They differed by the same each time, for chance decides nothing between them in these turns; how far the appraisal itself is off, that does not tell.
hint-basis = { $games ->
    [one] Each answer was played on in thought, up to { $games } time, with the same luck for all. In 19 of 20 cases the true difference lies within the margin.
   *[other] Each answer was played on in thought, up to { $games } times, with the same luck for all. In 19 of 20 cases the true difference lies within the margin.
}
hint-reason-score-more = { $points } more: { $line }
hint-reason-score-less = { $points } fewer: { $line }
hint-reason-goal-more = nearer to it: { $line }
hint-reason-goal-less = further from it: { $line }
hint-reason-rival-more = the best rival gets { $points } more
hint-reason-rival-less = the best rival gets { $points } fewer
hint-reason-later-more = a better position for what comes later, worth { $points }
hint-reason-later-less = a worse position for what comes later, by { $points }
hint-reason-peril = “{ $said }” threatens in { $here }% of the games, otherwise in { $there }%
hint-reason-brink = “{ $said }” is at hand in { $here }% of the games, otherwise in { $there }%
hint-reason-lost = the game is lost in { $here }% of the games, otherwise in { $there }%

## At the web table

web-hint = Hint
web-hint-thinking = Thinking it over …
web-hint-enough = Enough: tell what you have
web-hint-advised = advised
web-hint-others = The other answers
web-hint-how = How sure is this?
web-key-hint = advice on the question
