### Guided first games: the coach, and what every lesson says. The first line of a card is its heading.

web-learn = Learn
web-learn-help = A guided first game: we play it together, step by step, and then you play on.
web-learn-next = Next
web-learn-back = Back
web-learn-watch = Watch
web-learn-play-on = Play on
web-learn-leave = Leave lesson
web-learn-sure = Leave the lesson? The game stays as it is, and you play on without me.
web-learn-stay = Stay
web-learn-go = Leave
web-learn-rules = Rules of this step
web-learn-do = Your move:
web-learn-do-any = Your move: whatever you like.
web-learn-do-confirm = Now confirm.
web-learn-do-undo = Take your last answer back.

## Cards that all lessons share

learn-welcome =
    Welcome aboard
    This is a real game, and it is yours: I show you the way, you make the moves. Afterwards you play on as you like.
    { $face ->
        [screen] Press Enter, n or Next to go on; p shows the card before again. What I am talking about is marked on the board; r opens the rules of a card, and ? lists all keys.
        [terminal] Press Enter to turn the page. Type ? at any time for help.
       *[page] Press Next to go on; Back shows an earlier card again. Blue outlines show what I am talking about, and the small links below lead to the rules.
    }
learn-answer =
    How to answer
    { $face ->
        [screen] When you are asked, the question stands below me. Choose with the arrow keys and Enter, press the number in front of an answer, or click it. An arrow marks what I mean.
        [terminal] A question lists its answers with numbers. Type the number, or the words.
       *[page] The question stands below me. Click an answer in the list, click its outline on the board, or press the key in front of it. That is only a plan, and the board shows what it would do.
    }
    { $face ->
        [screen] w tells what cannot be done, why, and by which rule.
        [terminal] Whatever cannot be done says why, and by which rule.
       *[page] Confirm (or Enter) makes it real; Esc drops it.
    }
learn-undo =
    Take it back
    { $face ->
        [screen] Press u, and your last answer has not happened.
        [terminal] Type undo, and your last answer has not happened.
       *[page] Press Take back, or the key U, and your last answer has not happened.
    }
    In an ordinary game this works until a die is rolled, something hidden is seen or somebody else answers; at a practice table like this one it always works.
learn-log =
    What has happened
    { $face ->
        [screen] The log at the bottom tells it. Press l to read more of it, and b to move about the board with the arrow keys.
        [terminal] Type log to read it again, and board to see the table.
       *[page] The log under the board (on a small screen: a tab of its own) tells everything. Point at a line and the board shows what it speaks of; click it, or use the arrow keys, and you travel to that moment. “Back to now” brings you home, and the game is never disturbed.
    }
learn-why-not =
    Why not?
    { $face ->
        [screen] Press w: you get everything that is not possible now, each with its reason and its rule.
        [terminal] Type why: you get everything that is not possible now, each with its reason and its rule.
       *[page] What you cannot do stays visible under “Not possible now”. Point at it, touch it or move the focus there: it gives its reason and its rule.
    }
learn-perils =
    What threatens
    { $face ->
        [screen] Above the question a line tells what threatens, the nearest first: the more exclamation marks, the closer it is. While nothing is near, it says without a mark what to beware of.
        [terminal] Above the question a line tells what threatens, the nearest first: the more exclamation marks, the closer it is. While nothing is near, it says without a mark what to beware of.
       *[page] Above the question small plates tell what threatens, the nearest first: the more exclamation marks, the closer it is. Point at one and the board shows where; what is near beats there. While nothing is near, a quiet one without a mark says what to beware of.
    }

learn-odds =
    What are the odds?
    { $face ->
        [screen] Press o before you decide: you see exactly what may come, and how likely it is.
        [terminal] Type odds before you decide: you see exactly what may come, and how likely it is.
       *[page] Press O, or tick “Show the odds beside the options” in the options: you see exactly what may come, and how likely it is, before you decide.
    }
learn-end =
    The table is yours
    That was the lesson; the game goes on. From here luck is real and everything is allowed.
    { $face ->
        [screen] Press Enter to play on. ? lists all keys, r tells the rule behind a question, u takes something back.
        [terminal] Press Enter to play on. Type ? for help, rule for a rule, undo to take something back.
       *[page] Press Play on. The question mark at the top lists all keys, and the rules are in the options. Have a good voyage!
    }

## In the terminal

learn-page = [{ $number }/{ $total }] { $heading }
learn-next = Enter to go on >
learn-watch = Enter to watch >
learn-do = Your move: { $wanted }
learn-do-any = Your move: whatever you like.
learn-do-undo = Your move: undo
learn-rules = Rules: { $rules }
learn-over = The lesson is over. You play on.
learn-checked = { $file }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}, played through with every answer it allows.

## What is wrong

error-lesson = { $file }, step { $step } ({ $say }): { $problem }
error-lesson-deeds = { $file }, { $entry }: { $key } does not go together with { $other }.
error-lesson-unscripted = fate is asked “{ $ask }”, and the script has no outcome for it
error-lesson-outcome = “{ $outcome }” cannot come up for “{ $ask }”. Possible: { $known }
error-lesson-unused = never came up: { $outcome }
error-lesson-not-asked = the learner is not asked here
error-lesson-not-offered = “{ $answer }” is not offered. Offered: { $known }
error-lesson-holds = not as expected: { $found }
error-lesson-spot = the drawings have no spot “{ $spot }”
error-lesson-rule = there is no rule “{ $rule_id }”
error-lesson-message = the catalogue “{ $language }” has no message “{ $message }” with a heading and a text
error-no-lesson = There is no guided first game of “{ $game }” yet.
error-lesson-none = No lesson is being taken at this table.
error-lesson-nothing = The lesson waits for you here.
error-lesson-later = That comes later. For now: { $wanted }
error-lesson-not-yet = { $why }
error-lesson-undo = One moment: first take your last answer back.
error-lesson-watch = One moment: first let us see what happens next.
