### The terminal: what is said around a game.

## Beginning

tui-welcome = { $game }. Type a number to answer, or ? for help.
tui-seated = { $name } ({ $who ->
    [person] you
   *[bot] bot
})
tui-table = At the table: { $seats }.
tui-fate-seeded = The seed is { $seed }. With --seed { $seed } the same luck comes again.
tui-fate-fair = Fair luck. The commitment to its secret seed is { $commitment }.
tui-fate-add = Whoever trusts nobody adds chance of their own: type “chance” and any text.
tui-fate-manual = You roll and draw yourself: type what comes up.
tui-practice = Practice: everything can be taken back.
tui-kept = The game is kept after every answer; pelagos play --continue goes on with it.
tui-not-kept = This game cannot be kept: { $problem }
tui-saving = The game is saved in { $path } after every answer.
tui-return = { $game } goes on. The last things that happened:
tui-already-over = This game of { $game } is over.
tui-snapshot = The snapshot at version { $version }, played by rules version { $rules }. With --save FILE the game goes on from it in a new record.

## Asking

tui-prompt = { $high ->
    [one] 1, or ? for help >
   *[other] 1 to { $high }, or ? for help >
}
tui-prompt-dice = { $dice ->
    [one] the die
   *[other] the { $dice } dice
}, as in { $example }, or ? for help >
tui-prompt-again = { $high ->
    [one] 1, Enter for the options, ? for help >
   *[other] 1 to { $high }, Enter for the options, ? for help >
}
tui-prompt-bots = 1 to { $high }, or q to leave >

## Help

tui-help-options = Answer with a number from 1 to { $high }, or in words: the first option is also “{ $example }”. Enter alone lists the options again.
tui-help-commands = Commands, the same in every language; their first letters are enough:
tui-help-help = this list, also as ?
tui-help-board = the position
tui-help-score = the score if the game ended now, with the rule behind each line
tui-help-log = what happened lately; “log 50” goes further back
tui-help-why = what is not possible now, and why; “why” and an answer asks about that one
tui-help-odds = what every option puts at stake, with exact chances; “odds 3” tells everything about option 3
tui-help-hint = the best answer by the adviser, how sure that is, and why; alone, with bots only, or with --practice
tui-help-drawer = what is open to all but not on the board: bags, backs, piles
tui-help-rule = the rule behind the question; with an id that rule, as in “rule 6.5”
tui-help-chance = add chance of your own to fair luck, as in “chance a walk by the sea”; alone, where luck comes from
tui-help-look = what a piece says, by its name, as in “look NAME”, or what option 3 is about, as in “look 3”
tui-help-turn = what happened since your last turn
tui-help-undo = take your last answer back, as far as no draw, die or other answer came since
tui-help-quit = leave the game
tui-legend-nauticus = On the board: 0 to 7 are the positions of the wheel, each with its action, blue workers, bonus and prices. What is face down has been played in this round; in the next one the anchor points to where the anchor tile lies.
tui-legend-nemo1 = On the board: the number in brackets is the die of an ocean, ► is where the Nautilus is.
tui-legend-nemo2 = On the board: the number in brackets is the die of an ocean. Hidden are contacts that nobody has seen yet; links for placement only carry contacts, never the Nautilus.
tui-legend-endeavor = On the board: ~ is unexplored sea. A, B, C and D are the seats in their order: [A] is a place with a disc of the first one, [-] a free place. d1, s1, c1 and j1 are places to dive, use sonar, conserve and publish. A space of the influence area is told as column: points / bonus [markers]; > is one to start on, ∞ one for any number of markers.

## Answers to commands

tui-log-number = Type log and a number of lines; “{ $value }” is not one.
tui-look-how = Look at one by its name: look NAME. “look 3” tells what option 3 is about.
tui-look-nothing = This option is about nothing that could be looked at.
tui-look-none = There is nothing to look at in this game.
tui-turn-nothing = Nothing has happened since your last turn.
tui-why-all = Not possible now:
tui-why-nothing = Everything that belongs to this question is possible.
tui-why-possible = That is possible: option { $number }, { $label }.
tui-why-fate = No player is asked here: a draw or a die is due, and every listed outcome is possible.
tui-hint-thinking = Thinking it over; Ctrl-C tells what has been found until then.
tui-odds-more = Type odds and a number for every outcome and what it brings or costs.
tui-odds-none = No draw and no die follows any of these options directly.
tui-odds-no-chance = No draw and no die follows directly: { $label }.
tui-odds-which = A draw or a die follows these options: { $numbers }. Type odds and a number, as in: odds { $first }.
tui-odds-after = After this option: { $label }.
tui-score-seat = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The end

tui-rank = { $rank }. { $name }  { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $tied ->
    [yes] , place shared
   *[no] {""}
}
tui-fair-revealed = The secret seed was { $seed }.
tui-end-saved = The whole game is in { $path }. Look at it again, or check every step:
tui-bye = Good-bye.
tui-leave-sure = This game is kept nowhere and would be lost. Type quit (or press Ctrl-C) again to leave all the same.
tui-bye-saved = Good-bye. The game is kept in { $path }. Go on with:
tui-bye-unsaved = Good-bye. This game was not saved.

## Errors

error-not-a-roll = “{ $typed }” is no roll. Type { $dice ->
    [one] the die
   *[other] all { $dice } dice
} as they lie, as in { $example }.
error-nothing-to-continue = There is no unfinished game to go on with in { $folder }.
error-autosave-damaged = { $path } cannot be read and is left as it is: { $problem }
error-names-count = { $names ->
    [one] One name was
   *[other] { $names } names were
} given for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
error-names-twice = Two seats cannot both be called “{ $name }”.
error-record-game = The record is one of { $found }, not of { $game }.
error-secret-missing = This fair game cannot go on: its secret seed is missing. It should be in { $path }.
tui-drawer-none = Everything there is to see is on the board.
