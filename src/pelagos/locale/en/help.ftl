### What `--help` says. The first sentence about a command also stands in the list of commands.
### GAME, FILE, FILES, FOLDER and WANTED are the names of places in the command line, the same in every language.

help-usage = Usage:
help-options = Options
help-commands = Commands
help-required = required
help-place-options = [OPTIONS]
help-place-command = COMMAND [ARGS]...

help-help = Show this message and exit.
help-lang = The language to speak; otherwise that of the environment (LANG).
help-version = Show the version and exit.

help-pelagos = Four sea games with enforced rules: play, replay, verify, simulate. More about a command: pelagos COMMAND --help.

help-balance = Let bots play every part of GAME equally often and print how they fared as a Markdown table. Parts are its modes, scenarios or difficulties.
help-balance-games = How many games for each line; { $default } unless said otherwise.
help-balance-seed = The same seed, the same games; { $default } unless said otherwise.
help-balance-workers = How many processes; one per core unless said otherwise.
help-balance-on = Where the games are played: in processes of this machine (“local”), on a Ray cluster that is started here (“ray”), or on the cluster at an address.
help-balance-out = Keep what is finished in this folder. The same command goes on where it was interrupted.
help-balance-write = Put the table into this page, between its two markers.

help-case = Run case FILES (or folders of them): rulings that check themselves. See docs/cases.md.
help-case-quiet = Say nothing of cases that pass.

help-export = Write records as rows: one for each game, and one for each decision if you like. Each record is played again, and one that deviates is refused.
help-export-out = The folder for the Parquet files. The same command goes on where it was interrupted.
help-export-decisions = Write a row for each decision as well.
help-export-workers = How many processes; one per core unless said otherwise.
help-export-pack = The folder of the component pack they were played with.

help-games = List the games (or one GAME) with their players, bots and settings. The settings are for --set KEY=VALUE.

help-ladder = Let the levels of GAME play against each other until time or games run out, or write a page of what such FILES hold.
help-ladder-out = Keep the games in this file; the same command goes on with it.
help-ladder-page = Write this page from the files instead of playing.
help-ladder-levels = Which levels; { $default } unless said otherwise.
help-ladder-games = How many games for each pairing; { $default } unless said otherwise.
help-ladder-minutes = When to stop; after { $default } minutes unless said otherwise.
help-ladder-processes = How many processes; one per core unless said otherwise.
help-ladder-on = Where the games are played: in processes of this machine (“local”), on a Ray cluster that is started here (“ray”), or on the cluster at an address.

help-learn = Learn GAME in the terminal: a guided first game that goes on as an ordinary practice game. It fills the screen, or goes line by line in pipes and with --plain.
help-learn-save = Keep the record of the game in a file; pelagos play --resume goes on with it.
help-learn-check = Check a lesson file: play it through and look up every word, rule and spot it names.
help-learn-plain = Lines instead of the full screen.

help-packs = Component packs: copy the tables of a game, change values, check and compare them.
help-packs-new = Copy the tables of GAME into a new FOLDER, ready to be changed.
help-packs-check = Check every table in FOLDER against what GAME needs. The first wrong cell is named with file, row and column.
help-packs-diff = Say which values in FOLDER differ from those that come with GAME.

help-play = Play GAME in the terminal: full screen, or line by line in pipes and with --plain, which suits screen readers. Type ? at any question for help.
help-play-seats = Who plays: “me” for a person at this terminal, a bot's name (with parameters: name:key=value), or module:Class for a bot of your own.
help-play-names = What the seats are called, in their order.
help-play-seed = Repeat the luck of a game by its seed.
help-play-fair = Commit to a secret seed first and reveal it at the end.
help-play-chance = Add a text of your own to fair luck before the first draw; may be repeated, once for each person here.
help-play-manual-dice = Roll and draw yourself, and type what came up.
help-play-practice = Take back as much as you like.
help-play-save = Keep the game in a new file.
help-play-resume = Go on with a saved game.
help-play-from-snapshot = With --resume: look at the last snapshot of the game; with --save, too: go on from it in a new record.
help-play-continue = Go on with the latest game that is not over; with GAME, the latest of that game.
help-play-set = Change a setting of the game; may be repeated. “pelagos games” lists the settings.
help-play-pack = The folder of another component pack.
help-play-plain = Lines instead of the full screen.
help-play-calm = No frames for great moments: the log alone.

help-render = Draw the table of the game recorded in RECORD and write it as a picture.
help-render-output = The file to write; it ends in .svg or .png.
help-render-at = Stop at this version.
help-render-seat = Whose view to draw; otherwise that of a spectator.
help-render-theme = The colours: light, dark or paper. Default: { $default }.
help-render-width = The width of a PNG in pixels. Default: { $default }.
help-render-pack = The folder of the component pack it was played with.

help-replay = Show the game recorded in FILE: its log and its end, the position at a version, or all of it as a page.
help-replay-at = Stop at this version and show the position.
help-replay-from-snapshot = Open the last snapshot, whatever rules it was played by.
help-replay-html = Write the whole game as one page that opens without a server.
help-replay-theme = The look of the page; whoever reads it can change it. Default: { $default }.
help-replay-viewer = Whose eyes the page uses while the game is not over: a seat, or spectator. Default: { $default }.
help-replay-pack = The folder of the component pack it was played with.

help-rules = Show every rule of GAME, or the WANTED one: its id, our words, its functions and its tests.
help-rules-gaps = Only ids without code or test; fails when there are any.
help-rules-markdown = The whole index as a Markdown page.
help-rules-tests = The folder with the tests; found by itself in a clone of the project.

help-serve = Play in the browser: serve the web table on this machine. Tables are kept, and go on after a restart.
help-serve-host = The address to listen at; { $default } unless said otherwise, which only this machine reaches.
help-serve-port = The port to listen at; { $default } unless said otherwise, 0 for any free one.
help-serve-db = Where tables are kept: an SQLite file or a postgresql:// address; a file in your data folder unless said otherwise.
help-serve-origin = Another address under which browsers reach this server, for a proxy in front of it; may be repeated.
help-serve-keep-finished = For how many days after its last move a finished game is kept; 0, as unless said otherwise, for ever. A table says so a week before it goes, and whoever plays there can keep it.
help-serve-keep-idle = For how many days without a move an unfinished table is kept; 0, as unless said otherwise, for ever.
help-serve-allowed-hosts = A name under which browsers reach this server, with commas between several; addresses and the name of this machine need not be said.
help-serve-limit = Another limit than the usual one, as in tables_per_address=50; may be repeated. docs/api.md has all of them.
help-serve-proxy = A proxy in front of this server, as an address or a network: its word counts on who asks and whether the outside is https. May be repeated.
help-serve-metrics = Who may read the figures at /metrics: an address, a network, or a token sent as “Authorization: Bearer”. Nobody unless somebody is named; may be repeated.
help-serve-log = How much is logged, as lines of JSON: debug, info, warning or error; { $default } unless said otherwise.
help-serve-no-browser = Do not open a browser.

help-sim = Let bots play many games of GAME and show how they fared.
help-sim-seats = Which bots play, by name or as module:Class, with parameters as name:key=value; they change seats from game to game.
help-sim-games = How many games; { $default } unless said otherwise.
help-sim-seed = The same seed, the same games; { $default } unless said otherwise.
help-sim-paired = Let everybody play each luck from every seat before the next one comes: the same number of games tells more.
help-sim-until = Stop as soon as it is known whether a bot wins at least this share of the games, like greedy>=0.55. However often one looks, that is wrong one time in twenty at most; --games is the most that is played.
help-sim-workers = How many processes; one per core unless said otherwise.
help-sim-on = Where the games are played: in processes of this machine (“local”), on a Ray cluster that is started here (“ray”), or on the cluster at an address.
help-sim-set = Change a setting of the game; may be repeated. “pelagos games” lists the settings.
help-sim-pack = The folder of another component pack.
help-sim-out = Keep the rows as Parquet files in this folder. The same command goes on where it was interrupted.
help-sim-decisions = Keep a row for each decision as well; goes with --out.
help-sim-json = Print one JSON object instead of a table.

help-soak = Play GAME at random and check every promise of its rules at every question. Settings are drawn anew for each game.
help-soak-games = How many games; { $default } unless said otherwise.
help-soak-seed = The same seed, the same games; { $default } unless said otherwise.
help-soak-workers = How many processes; one per core unless said otherwise.
help-soak-on = Where the games are played: in processes of this machine (“local”), on a Ray cluster that is started here (“ray”), or on the cluster at an address.
help-soak-set = Fix a setting of the game; may be repeated. “pelagos games” lists the settings.
help-soak-out = Keep what is finished in this folder. The same command goes on where it was interrupted.

help-verify = Play records again, those in FILES or in a server's database. Every answer, die, snapshot and result must come out the same.
help-verify-db = Check every table in this database: an SQLite file or a postgresql:// address.
help-verify-pack = The folder of the component pack they were played with.

help-backup = Write everything a server keeps into FILE, while it runs.
help-backup-db = The database of the server, as with serve.
help-report = Write what the rows of a run say as one page: wins, points, seats, lengths, endings, and what was used. FOLDER is what sim --out or export wrote.
help-report-out = Where the page goes; report.html in the folder unless said otherwise.
help-restore = Put a backup in the place of a server's database. No server may use it meanwhile; what stood there is put aside.
help-restore-db = The database of the server, as with serve.
help-doctor = Look whether everything a server needs is there and well: database, disk, schema, letters, clock and key. The exit status is 0 when all is well, else 1.
help-doctor-db = The database of the server, as with serve.

help-analyse = Tell luck from skill in the game recorded in FILE: what each decision gave away, and how lucky each roll and draw was.
help-analyse-html = Write the analysis as a page that opens without a server, and the game as another beside it.
help-analyse-json = Print one JSON object with every decision and roll.
help-analyse-out = Keep what is finished in this folder. The same command goes on where it was interrupted.
help-analyse-seat = Whose decisions are judged while the game goes on.
help-analyse-work = How many questions are thought through for each decision and roll; enough for a few minutes in all unless said otherwise.
help-analyse-seconds = How many seconds at most to think about each decision and each roll, not about the whole game; no limit unless said otherwise.
help-analyse-workers = How many processes; one per core unless said otherwise.
help-analyse-on = Where the work is done: in processes of this machine (“local”), on a Ray cluster that is started here (“ray”), or on the cluster at an address.
help-analyse-pack = The folder of the component pack it was played with.
help-train = Learn values for GAME from games of our own bots: what the appraisal of the search misses. The strongest level corrects its appraisal by them.
help-train-out = Keep games and values in this folder. The same command goes on where it was interrupted.
help-train-games = How many games, rounded up to whole parts; { $default } unless said otherwise.
help-train-minutes = When to stop playing and learn from what is there; after { $default } minutes unless said otherwise.
help-train-seed = The same seed and number of games, the same values; { $default } unless said otherwise.
help-train-hidden = How many hidden units; { $default } unless said otherwise, with 0 none.
help-train-device = Where the learning is done; on a GPU, where PyTorch finds one, unless said otherwise.
help-train-workers = How many processes; one per core unless said otherwise.
help-train-on = Where the games are played: in processes of this machine (“local”), on a Ray cluster that is started here (“ray”), or on the cluster at an address.
