### What is said when something cannot be done: what, where, and what would be right.

## Games, seats, settings

error-unknown-game = There is no game “{ $game }”. Known games: { $known }.
error-unknown-language = There is no language “{ $language }”. Known languages: { $known }.
error-unknown-bot = There is no bot “{ $bot }” for { $game }. Known bots: { $known }.
error-bot-gave-up = { $story }
error-bot-plays = This bot does not fail, so nobody takes its place.
error-replacement = At this seat nobody can play on as { $kind }.
error-bot-failed = The bot “{ $bot }” has failed: { $problem }.
error-bot-answer = The bot “{ $bot }” gave an answer that was not offered: “{ $answer }” (question { $ask }).
error-bot-made = A bot is given as a class, since it is made anew for each question; “{ $bot }” is made already.
error-bot-import = The bot “{ $bot }” cannot be loaded: { $problem }.
error-bot-none = “{ $bot }” is no bot: a bot is a class with choose(sight).
error-bot-game = The bot “{ $bot }” does not play { $game }. It plays: { $known }.
error-bot-parameter = The bot “{ $bot }” has no parameter “{ $key }”. Known parameters: { $known }.
error-bot-parameter-form = Parameters of a bot are written { $bot }:key=value,key=value; “{ $value }” is not.
error-bot-parameter-value = Bot “{ $bot }”: { $key } must be { $kind ->
    [int] a whole number
    [float] a number
   *[bool] yes or no
}, not “{ $value }”.
error-bot-parameter-negative = Bot “{ $bot }”: { $key } must be 0 or more, not “{ $value }”.
error-bot-parameter-missing = The bot “{ $bot }” needs a value for “{ $key }”, written { $bot }:{ $key }=value.
error-bot-unasked = The record names a program of its own, “{ $bot }”. If you trust it, name it as well: --seats { $seats }.
error-seat-count = { $game } is for { $high ->
    [one] one player
   *[other] { $low } to { $high } players
}; { $seats ->
    [one] one seat was
   *[other] { $seats } seats were
} given.
error-seats-contradict = The setting { $key }={ $value } contradicts the seating, which has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
error-setting-unknown = There is no setting “{ $key }”. Known settings: { $known }.
error-setting-form = A setting is written key=value; “{ $value }” is not.
error-setting-range = { $key } must be a whole number from { $low } to { $high }, not “{ $value }”.
error-setting-choice = { $key } must be one of { $choices }, not “{ $value }”.
error-setting-flag = { $key } must be yes or no, not “{ $value }”.
error-settings-conflict = { $first } and { $second } cannot be used together.

## Answers

error-refused = “{ $answer }” is not possible: { $why }
error-no-such = There is no “{ $value }” here (“{ $answer }”). Possible: { $known }.
error-too-long-to-scan = The address is too long for a picture to scan ({ $length } characters).
error-no-piece = There is no piece called “{ $piece }”.
error-no-piece-near = There is no piece called “{ $piece }”. The nearest: { $near }.
error-not-offered = “{ $answer }” is not one of the answers offered here.
error-reward = There is no reward “{ $reward }”. Possible: { $known }.
error-observer = OpenSpiel asks for “{ $kind }”, which would tell what nobody may know.
error-render-mode = A table cannot be shown as “{ $form }”. Possible: { $known }.
error-no-question = “{ $answer }” answers nothing: no question is open.
error-game-over = “{ $answer }” comes too late: the game is over.
error-not-over = The game is not over yet.
error-waits-for-fate = “{ $answer }” has to wait: a die or a draw comes first.
error-wrong-seat = “{ $answer }” is not for { $seat } to say now: it is { $turn } who is asked.
error-stale-version = This answer was meant for version { $given } of the game, which stands at { $current } by now. Look again and answer anew.
error-no-chance = “{ $outcome }” cannot be entered: no die or draw is open.
error-not-an-outcome = “{ $outcome }” cannot come up here. Possible: { $known }.
error-undo-fate = This cannot be taken back: a die or a draw has been made since.
error-undo-reveal = This cannot be taken back: something hidden has come to light since.
error-undo-other-seat = This cannot be taken back: somebody else has answered since.
error-undo-over = Nothing can be taken back: the game is over.
error-undo-nothing = There is nothing to take back.
error-odds-too-many = Too many outcomes lie ahead to give exact odds.
error-number-range = Type a number from 1 to { $high }, not “{ $value }”.

## Files and records

error-file-read = { $path } cannot be read: { $problem }.
error-file-write = { $path } cannot be written: { $problem }.
error-file-changed = { $path } has been changed by another program meanwhile. Nothing was written.
error-file-use = { $path } cannot be used: { $problem }.
error-file-exists = { $path } exists already and is never overwritten. Choose another name, or go on with --resume.
error-record-header = { $path } is not a record of a game: its first line is no header.
error-record-line = Line { $line } of the record is damaged: { $problem }.
error-record-deviates = Line { $line } of the record deviates from the rules: { $what ->
    [after-end] nothing can follow the end
    [answer] this answer was not possible
    [auto] this answer was not the only one possible
    [dice] the seed gives another outcome
    [ended] the game could not end here
    [entropy] nobody could add to the luck like this
    [header] a second header
    [hint] nobody could ask for advice here
    [number] the numbering breaks off
    [outcome] this outcome was not possible
    [replacement] this seat could not change hands
    [result] the game did not end like this
    [snapshot] the position is another one
    [undo] this could not be taken back
   *[other] { $what }
}.
error-record-fate = The record names a source of luck that does not exist: “{ $found }”.
error-record-format = The record has format { $found }; this version reads format { $known }.
error-record-rules = The record was played by rules version { $found }; this version plays by { $known }. Its last snapshot can still be opened with “pelagos replay --from-snapshot”.
error-record-pack = The record was played with the component pack { $found }, not with { $known }. Name its folder with --pack.
error-record-version = The record has no version { $version }; the last one is { $last }.
error-record-snapshot = The last snapshot of the record cannot be opened by this version.
error-record-no-snapshot = The record has no snapshot to open.
error-fair-seed = The secret seed does not fit the commitment in the record's header.
error-script-empty = The script has no outcome left for “{ $ask }”.
error-script-outcome = The script's outcome “{ $outcome }” is not possible for “{ $ask }”.

## Component packs

error-pack-not-loaded = This position was played with the component pack { $pack }, which is not loaded here.
error-pack-folder = { $path } is no folder with component tables.
error-table-file = { $file } is missing.
error-table-unknown = { $file } is not a table of this game. Its tables: { $known }.
error-table-read = { $file } cannot be read: { $problem }.
error-table-csv = { $file }, row { $row }: not proper CSV ({ $problem }).
error-table-columns = { $file }, row 1: the columns must be { $wanted }; found: { $found }.
error-table-width = { $file }, row { $row }: { $found } cells instead of { $wanted }.
error-table-word = { $file }, row { $row }, column { $column }: “{ $value }” is not one of { $choices }.
error-table-number = { $file }, row { $row }, column { $column }: “{ $value }” is not a whole number from { $low } to { $high }.
error-table-twice = { $file }, row { $row }, column { $column }: “{ $value }” stands there twice.
error-table-empty = { $file }, row { $row }, column { $column }: nothing stands there.
error-table-missing = { $file }, column { $column }: missing { $missing }.
error-table-joker = { $file }, row { $row }, column { $column }: “{ $value }” must be both a joker and not for sale, or neither.
error-table-slots = { $file }, row { $row }, column { $column }: { $value } must show each of its four kinds once.
error-table-strip = { $file }, row { $row }, column { $column }: the prices { $value } are not 0, 1, 2 and 3, once each.
error-table-marginal = { $file }, row { $row }, column { $column }: { $value } is not the difference to the row above.
error-table-rounds = { $file }, row { $row }, column { $column }: { $value } contradicts a row above.
error-table-sum = { $file }, row { $row }, column { $column }: { $value } does not agree with { $other }, which adds up to { $found }.
error-table-language = { $file }, row { $row }, column { $column }: “{ $value }” is not of the effect language.
error-table-key = { $file }, { $entry }: there is no key “{ $key }”. Known keys: { $known }.
error-table-value = { $file }, { $entry }: “{ $value }” cannot be the value of { $key }.
error-table-nothing = { $file }, { $entry }: { $key } is missing.
error-table-amount = { $file }: { $found } of “{ $what }”; there must be { $low } to { $high }.
error-table-toml = { $file } is not proper TOML ({ $problem }).

## Case files

error-case-toml = { $file } is not proper TOML: { $problem }.
error-case-none = { $file } holds no [[case]].
error-case-key = { $file }, case { $case }: “{ $key }” is missing or not known here. Known: { $known }.
error-case-table = { $file }, case { $case }: “{ $key }” must be { $form }.
case-form-text = a text in quotation marks
case-form-texts = a list of texts, and not empty
case-form-table = a table, and not empty
case-form-tables = a list of tables, and not empty
case-form-numbers = a list of whole numbers
case-form-flag = true or false
case-form-list = a list
case-form-answers = a table with a text or a list of texts for each answer
case-form-odds = a list of tables with answer, chance and something that is expected
error-case-move = { $file }, case { $case }: “{ $move }” is neither an answer nor a refusal with answer and reason, rule or both.
error-case-empty = { $file }, case { $case }: nothing is played and nothing is expected.
error-case-impossible = The given position is impossible: { $problem }.
error-case-value = “{ $value }” cannot be the value of { $field }.
error-case-number = { $field } must be a whole number from { $low } to { $high }, not “{ $value }”.
error-case-unknown = { $field }: “{ $value }” is not known. Known: { $known }.
error-case-twice = { $field }: “{ $value }” is named twice, but there is only one.
error-case-missing = The given position also needs { $field }.
error-case-against = { $field } = { $value } and { $other } cannot be true together.
error-case-ship = “{ $value }” is no ship: “{ $word }” should read part:mast:sail:good, as in bow:anchor:anchor:fish.
error-nemo2-players = { $mode ->
    [solo] Alone is for one player, and { $players } seats are taken: free the others, or choose “together”.
   *[other] Together takes two to four players: fill another seat, or choose “alone”.
}
error-endeavor-players = { $mode ->
    [solo] Alone is for one player, and { $players } seats are taken: free the others, or choose “against each other” or “together”.
   *[other] Playing against each other takes at least two: fill another seat, or choose “alone”.
}
error-table-effect = { $file }, row { $row }, column { $column }: “{ $value }” is no effect.
error-table-effect-needed = { $file }, row { $row }, column { $column }: “{ $needed }” must be among the effects.
error-table-no-sentence = { $file }, row { $row }, column { $column }: there is no sentence for “{ $value }”.
error-table-count = { $file }: expected { $wanted }, found { $found }.

## A program at a server

error-client-away = Nobody answers at { $address }.
error-client-foreign = What answers at { $address } is no Pelagos server of this version.
error-client-address = “{ $address }” is no address of a server: it begins with http:// or https://.
