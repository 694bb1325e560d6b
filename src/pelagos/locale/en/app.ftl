### The full-screen terminal application.

app-thinking = { $name } is thinking …
app-hint-thinking = Thinking it over; h again tells what has been found until then.
app-over = The game is over
app-over-keys = s shows the score, l what happened, q leaves.
app-type = an answer or a command, as in “why” or “rule 2.1”
app-more-dice = So far: { $typed }. Type the other dice, too, or Esc to begin again.
app-close = Esc: back to the table
app-rules = Rules
app-key-undo = undo
app-key-score = score
app-key-log = log
app-key-look = look
app-key-why = why not
app-key-rule = rule
app-key-odds = odds
app-key-hint = Advice
app-key-drawer = bags and piles
app-key-board = board
app-key-type = type
app-key-help = help
app-key-quit = leave
app-key-turn = since your last turn
app-leave-sure = This game is kept nowhere. Leave, and lose it?
app-leave-stay = Stay
app-leave-go = Leave
