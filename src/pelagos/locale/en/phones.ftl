### Small screens.

web-fold = Show or hide the answers
web-no-moment = There is no such moment in this game. This is the table as it stands now.
web-plan-again = What you had planned is here again; nothing was sent.
web-plan-dropped = The table has moved on; what you had planned for another moment is dropped.
web-carried = Play here
web-carried-more = This one-time link lends one seat to this browser: { $seat }. It is used up when you take it; the other device plays on as well, and can end the loan at any time.
web-moment-steps = { $steps ->
    [one] One step played
   *[other] { $steps } steps played
}
error-record-foreign = This file is not a record of a game from here. A record begins with a line that says which game it is.
