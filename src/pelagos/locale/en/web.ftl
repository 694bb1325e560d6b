### The web pages: what stands around the games.

## Frame

web-skip = Skip to the content
web-foot = Free software. Rules in our own words; the games belong to their authors and publishers.
web-language = Language
web-theme = Look
web-theme-light = Daylight
web-theme-dark = Night
web-theme-paper = Old chart
web-apply = Apply
web-home = Home
web-back = Back
web-close = Close
web-error-more = Nothing was changed. The way home is always open.

## Front page

web-welcome = Sea games, played by the book
web-welcome-more = Alone, with friends or against the machine. Every rule is kept, every “no” has its reason, and every game can be replayed.
web-continue = Continue
web-finished = Finished games
web-your-turn = Your turn
web-turn-of = { $name } is to play
web-over = The game is over
web-waiting-seats = Seats are open
web-games = The games
web-alone = One player, alone
web-players = { $low ->
    [1] { $low } to { $high } players, alone or together
   *[other] { $low } to { $high } players
}
web-play-now = Play now
web-set-up = Set up a table
web-rules = Rules
web-public = Public tables
web-public-none = No public table is open at the moment.
web-import = Open a record
web-import-help = Choose a file, or drop it here: the game goes on, or can be looked at again.
web-import-choose = Choose a file
web-import-offline = The record cannot be sent: no connection.
web-join = Join
web-watch = Watch

## A new table

web-new = New table
web-first-game = First game
web-first-game-help = Fills the form in for somebody who has never played: the gentle level, practice undo, the table's dice.
web-usual = (usual)
web-modes = How to play
web-mode-solo = You play on your own.
web-mode-coop = All of you win or lose together.
web-mode-semi_coop = You win or lose together, and one of you gets the most glory.
web-mode-competitive = Everybody plays for themselves; most points win.
web-seats = Seats
web-my-name = Your name
web-my-name-example = Captain
web-seat-number = Seat { $number }
web-seat-name = Name at seat { $number }
web-seat-name-example = name, if you like
web-kind-me = You
web-kind-bot = { $name } bot ({ $level })
web-kind-hotseat = Somebody at this screen
web-kind-open = A friend, by a link
web-kind-none = Nobody
web-bot-random = drifting
web-bot-greedy = seasoned
web-bot-search = thoughtful
web-bot-deckhand = careless
web-bot-captain = thinks ahead
web-bot-master = thinks far ahead
web-seats-help = A friend's seat waits for whoever gets the link. At one screen, you take turns.
web-settings = The game
web-settings-more = { $number ->
    [one] One more setting
   *[other] { $number } more settings
}
web-dice = Dice and draws
web-fate-seeded = The table rolls
web-fate-seeded-help = The server draws from a seed of its own; as soon as two people play, that is fair and provable.
web-fate-fair = Fair and provable
web-fate-fair-help = The server commits to a secret seed before the first move and shows it at the end, so that everybody can check every die.
web-fate-manual = I roll my own
web-fate-manual-help = For people with the box at home: you type what came up.
web-access = Who may look in
web-access-private = Only the players
web-access-private-help = Nobody else can open the table.
web-access-link = Whoever has the link
web-access-link-help = Friends can watch.
web-access-public = Everybody
web-access-public-help = The table stands on the front page.
web-practice = Practice table
web-practice-help = Everything can be taken back, dice and all.
web-open-table = Open the table

## Choices of settings

web-choice-solo = alone
web-choice-coop = together
web-choice-semi_coop = half together
web-choice-frosted = Frosted Games
web-choice-galakta = Galakta
web-choice-ask = ask me
web-choice-explore = Explore
web-choice-science = Science
web-choice-anti-imperialism = Anti-imperialism
web-choice-war = War
web-choice-sailor = sailor (gentle)
web-choice-officer = officer
web-choice-captain = captain (hard)
web-choice-level = as the level says
web-choice-edition = as the edition says
web-choice-random = by lot
web-choice-competitive = against each other
web-choice-easy = easy
web-choice-medium = medium
web-choice-hard = hard
web-choice-legendary = legendary
web-choice-yes = yes
web-choice-no = no
web-choice-outer = in the outer oceans
web-choice-inner = in the inner oceans
web-choice-hits_only = hits only
web-choice-any_loss = any loss
web-choice-before_location = before the location
web-choice-after_location = after the location
web-choice-removed = out of the game
web-choice-fail_pile = onto the fail pile
web-choice-per_attack = once per attack
web-choice-per_action = once per action
web-choice-permanent = it stays
web-choice-current = it follows the marker
web-choice-ship_first = the ship first
web-choice-discard_first = the discard first
web-choice-forced = it forces one
web-choice-free_action = it offers one
web-choice-tests = on tests only
web-choice-any_2d6 = on any roll of two dice
web-choice-all_ships = all ships
web-choice-same_kind = ships of the same kind
web-choice-action_phase = in the action phase
web-choice-any_time = at any time
web-choice-mandatory = it must
web-choice-optional = it may

## Joining

web-invited = { $host } invites you to the table.
web-at-the-table = At the table: { $names }.
web-which-seat = Which seat
web-take-seat = Take the seat
web-no-open-seat = All seats are taken. You can watch.

## At the table

web-skip-question = Skip to the question
web-wishes = Options
web-wish-hasty = Send answers at once, without a preview
web-wish-calm = Great moments stay small
web-wish-careful = Confirm before every die
web-wish-everything = Ask me also where only one answer makes sense
web-assents = You agree to some things without being asked.
web-assents-end = Ask me again
web-wish-odds = Show the odds beside the options
web-wish-sound = Sounds
web-wish-volume = Volume
web-wish-discreet = Keep to myself what I am weighing
web-wish-bell = Tell me when it is my turn, also behind other windows
web-bell-denied = This browser does not allow messages from this page. You can allow them in its settings.
web-pace = Show others' moves
web-pace-off = at once
web-pace-quick = quickly
web-pace-normal = at an easy pace
web-pace-slow = slowly
web-film-skip = Skip
web-film-again = Show the others' turn again
web-carry = Take my seat to another device
web-record = Download the record
web-help = Help and keys
web-board = Board
web-whole = The whole board
web-others = The other seats
web-laying-out = The board is being laid out …
web-question = Question
web-own-dice = Roll or draw, and type what came up:
web-own-dice-example = as in 3 4
web-enter = Enter
web-more = Seldom done
web-rolls = the dice decide at once
web-assent = Agree to this kind always, without being asked
web-not-now = Not possible now
web-staged = Planned:
web-then-done = Confirm to play it.
web-then-fate = Dice or a draw come next.
web-then-reveal = Something hidden comes to light next.
web-chance = Chance of success
web-confirm = Confirm
web-cancel = Drop
web-undo = Take back
web-end-sheet = Score sheet
web-side = Beside the board
web-tab-panels = Table
web-tab-score = Score
web-tab-chat = Chat
web-tab-drawer = Drawer
web-tab-text = Text
web-chat-say = Say something
web-chat-send = Send
web-phrases = Quick phrases; everybody reads them in the own language
web-unread = unread
web-log = Log
web-latest = What happened last:
web-since = This turn:
web-stage-on = Go on
web-stage-came = What came of it
web-die = Die
web-waits-for = { $seat } is to decide.
web-waits-for-bot = { $seat } is thinking.
web-odds-none = No die and no draw follows any of these options directly.
web-then-decides = { $seat } decides.
web-then-asked = After that:
web-looking-back = Looking back
web-moment-of = Moment of the game
web-now = Back to now
web-earlier = Earlier
web-later = Later
web-which = Which of these?
web-score = Points
web-total = Total
web-no-score = Nothing is scored.
web-seat-open = open seat
web-seat-you = you
web-seat-bot = bot
web-seat-away = away
web-thinking = thinking
web-acts = is playing
web-weighs = is weighing:
web-invite = Invite somebody: whoever opens this link can take an open seat.
web-copy = Copy the link
web-copy-by-hand = Select the link and copy it by hand.
web-copied = Copied.
web-scan = A picture to scan
web-scan-picture = The link as a picture that a camera reads
web-drawer-empty = Everything there is to see is on the board.
web-line-connecting = Connecting …
web-line-offline = No connection; trying again. Nothing is lost.
web-part-missing = A part of this page could not be loaded; trying again. If that goes on, load the page anew: nothing is lost.

## Help

web-help-title = How to play here
web-help-how = What can be answered glows on the board and stands in the list; both are the same. A click on an ocean, a ship or a stack says at once what the rules ask one by one. An answer is only planned until you confirm it; Confirm also says what you leave undone, such as the end of the turn. Where a die is drawn beside the last answers of a plan, they roll at once.
web-help-look = Everything can be read: click on a piece that is no choice, hold or right-click any piece, press i, or click on a dotted name, and its sheet tells what it does.
web-help-why = What is not possible now stays in sight: point at it, tap it or move the focus to it, or click on its place on the board, and it tells you why and by which rule.
web-help-back = Answers can be taken back until a die is rolled or something hidden is shown. A line of the log shows its place on the board; click it to look at that moment. The score so far has a tab of its own.
web-keys = Keys
web-key-answer = the options in the list
web-key-confirm = confirm what is planned
web-key-cancel = drop what is planned
web-key-undo = take the last answer back
web-key-question = to the question
web-key-board = to the board
web-key-panels = to the panels
web-key-log = to the log
web-key-chat = to the chat
web-key-text = the board as text
web-key-past = back and forth through the game
web-key-look = read what has the focus or lies under the pointer
web-key-stage = the next great moment, or back to the table
web-key-odds = odds on and off
web-key-skip = go straight to how it stands while others' moves are shown
web-key-again = show the others' turn again
web-key-help = this sheet

## The end

web-place-shared = place shared
web-verify = Check the luck
web-course = Points over time
web-course-table = The same as a table
web-course-when = When
web-glory = What the winner has come to, drawn full
web-turning = What turned it
web-unscored = Not scored; it would have been
web-poster = Picture to share
web-again = Play again
web-look-at-board = Look at the board

## The rules

web-rules-of = The rules of { $game }
web-rules-lead = Every rule as this table keeps it, in our own words, with the number that questions, reasons and score sheets refer to.
web-find = Find
web-rules-chapters = Chapters

## Sheets of pieces

web-look = Read its sheet
web-piece-back = Back to the sheet before
web-piece-now = Now
web-piece-picture = Its picture, larger or smaller
web-pieces = Components
web-pieces-of = The components of { $game }
web-pieces-lead = Everything in the box: { $number ->
        [one] { $number } component
       *[other] { $number } components
    } with all that is printed on them, in our own words.
web-pieces-none = No component has such a name.
web-crumbs = Way back
web-perils = What threatens
