### What every face says around a game: names of seats, the log, odds.

face-name-alone = Captain
face-name-player = Player { $letter }
face-name-bot = { $bot } { $number }
face-log-undo = { $seat } takes the last answer back.
face-verdict = { $number ->
    [1] { $names } wins.
   *[other] { $names } share the victory.
}
face-log-replaced = { $name } takes the place of { $before }.
face-log-retried = { $name } tries again.
face-bot-name-greedy = Greedy
face-bot-name-random = Random
face-bot-name-search = Search
face-bot-name-deckhand = Deckhand
face-bot-name-captain = Skipper
face-bot-name-master = Master
face-bot-how-random = takes any answer, as the dice fall
face-bot-how-deckhand = sensible, but sees no further than the next answer, makes no plans and is careless in small things
face-bot-how-greedy = the mate: plans the whole turn and answers at once
face-bot-how-captain = compares plans by playing them on in thought, with about a second for a question; with no time, like the mate
face-bot-how-master = does the same with about five seconds, for more plans and more surely
face-bot-how-master-taught = does the same with about five seconds, for more plans, more surely, and with what many games have taught it
face-bot-how-search = plays every answer to the end at random
face-bot-failed = { $seat } (bot “{ $bot }”) gives no answer: { $reason ->
    [died] its program has ended
    [nonsense] what it answered was not offered
    [raised] its program made an error
    [slow] it has thought for too long
    [unknown] nobody here knows this bot
   *[other] { $reason }
}. Nothing was played in its place.
face-bot-again = Let { $bot } try again
face-bot-instead = Let { $bot } play on
face-chances = { $least } to { $most }%
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

## Sheets of components

sheet-front = On it
sheet-back = On its other side
sheet-use = Its use
sheet-score = What it is worth
face-phrase-ahoy = Ahoy!
face-phrase-luck = Fair winds!
face-phrase-moment = One moment, please.
face-phrase-think = What do you think?
face-phrase-yes = Aye!
face-phrase-no = Better not.
face-phrase-well = Well played!
face-phrase-thanks = Thank you!
face-phrase-again = Another game?
