### Seats that change hands, clocks, early ends, and how long tables are kept.

face-ended-agreed = The players agreed to end the game here.
face-ended-resigned = The game was given up.
face-ended-time = The time was over, and the game with it.
face-verdict-early = Nobody wins: the game was not played to its end.
face-log-resigned = { $before } resigns; { $name } plays on.
face-log-resigned-open = { $before } resigns; the seat is free.
face-log-handed = { $before } lets { $name } play on.
face-log-offered = { $before } gives up the seat; it is free.
face-log-taken = { $name } sits down and plays on.
face-log-back = { $name } is back and plays on.
face-log-away = { $before } is away; { $name } plays on.
face-log-away-open = { $before } is away; the seat is free.
face-log-time = The time of { $before } is over; { $name } plays on.
face-log-time-open = The time of { $before } is over; the seat is free.
face-log-empty = Nobody came; { $name } plays on.

## The rules of a table

house-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
house-hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}
house-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
house-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}
house-clock-none = No clock.
house-clock-move = Time for a move: { $time }.
house-clock-game = Time for the whole game: { $time }.
house-clock-bonus = Time for the whole game: { $time }; every move adds: { $more }.
house-over-bot = When time is over, a bot plays on.
house-over-host = When time is over, whoever opened the table decides who plays on.
house-over-lost = When time is over, the seat is lost.
house-away-never = Nobody is replaced for being away.
house-away = Whoever is asked and away for longer than { $time } may be replaced by whoever opened the table.
house-left-bot = A bot plays on for whoever resigns.
house-left-open = The seat of whoever resigns is free for the next one with an invitation.

## What one can do with seats

seat-menu = Seats and the end
seat-rules = Rules of this table
seat-deed-resign = Resign
seat-deed-hand = Let a bot play for me
seat-deed-back = Take my seat back
seat-deed-offer = Give up my seat
seat-deed-bot = Let a bot play for { $seat }
seat-deed-open = Free the seat of { $seat }
seat-of = { $deed } ({ $name })
seat-help-resign-bot = A bot plays on. You cannot take the seat back.
seat-help-resign-open = The seat is free for the next one with an invitation.
seat-help-resign-alone = The voyage ends here, and is kept as given up.
seat-help-resign-last = Only bots would be left: the game ends here, and nobody wins.
seat-help-hand = { $bot } plays on until you take the seat back. Meanwhile you see what spectators see.
seat-help-back = The bot stops, and you play on.
seat-help-offer = Whoever has the invitation can sit down here, you too.
seat-help-bot = { $bot } plays on.
seat-help-open = Whoever has the invitation can sit down here.
seat-sure-resign = Yes, resign
seat-sure-end = Yes, end it
seat-vote-propose = Propose to end the game
seat-vote-agree = Agree to end the game
seat-vote-withdraw = Play on after all
seat-vote-help = When all people at the table agree, the game ends here, and nobody wins.
seat-vote-alone = No other people play here: the game ends at once, and nobody wins.
seat-vote-stands = { $names } would end the game here. Still to agree: { $others }.
seat-pin = Keep this table for ever
seat-unpin = Do not keep this table for ever
seat-goes-finished = This table will be removed on { $date }: finished games are kept for { $time } here. Whoever plays here can keep it.
seat-goes-idle = This table will be removed on { $date } if nobody plays on. Whoever plays here can keep it.
seat-time-over = The time of { $seat } is over. Whoever opened the table decides who plays on.

## What is not possible

error-seat-not-yours = This is not a seat of yours.
error-seat-no-return = No bot plays this seat for you.
error-seat-not-host = Only whoever opened the table may do that.
error-seat-plays = { $seat } is not away and has time. The rule of this table: { $house }
error-seat-changed = This seat cannot change hands like that now.
error-seat-over = The game is over; seats stay as they are.
error-seat-lesson = Nobody changes seats in a lesson. Leave the lesson first.
error-seat-sure = This cannot be taken back. Send it again with “sure” if you mean it.
error-clock = A clock needs a time: from { $low } to { $high } seconds.

## Opening a table

web-house = Clock, absence, resigning
web-house-clock = Clock
web-clock-none = none
web-clock-move = { $time } for a move
web-clock-game = { $time } for the game
web-house-increment = Added for every move
web-increment-none = nothing
web-house-time-over = When time is over
web-time-over-bot = a bot plays on
web-time-over-host = whoever opened the table decides
web-time-over-lost = the seat is lost
web-house-absent = Replaced when asked and away for longer than
web-absent-never = never
web-house-leaver = The seat of whoever resigns
web-leaver-bot = goes to a bot
web-leaver-open = is free for the next one
