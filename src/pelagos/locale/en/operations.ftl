# Tables of older rules

error-table-old = This table was played by rules version { $found }; this server plays by { $known }. It can only be looked at.
error-table-lost = This table was played by rules version { $found }; this server plays by { $known }, and no position of it is kept. Its record can still be downloaded.
error-no-onward = This table cannot go on from its last kept position.
error-record-begins = This record begins in the middle of a game. It can be shown and checked on the command line, but not opened here.
web-old-rules = Played by rules version { $found }; this server plays by { $known }. You see the table as it stood at step { $at } of { $last }. Nobody can answer here.
web-old-pack = Played with other components than those of this server. You see the table as it stood at step { $at } of { $last }. Nobody can answer here.
web-old-page-rules = Played by rules version { $found }; this page was made by version { $known }. It shows the positions that were kept, up to step { $at } of { $last }.
web-old-page-pack = Played with other components than those of the program that made this page. It shows the positions that were kept, up to step { $at } of { $last }.
web-old-go-on = Go on from here at a new table
web-old-onward = To the table where it goes on
web-line-refused = Not connected.

# The database

error-database-newer = { $url } was written by a newer Pelagos: its schema is { $found }, and this program knows schemas up to { $known }. Start the newer program, or restore a backup from before the upgrade.
error-database-damaged = { $url } is damaged ({ $problem }). Restore a backup with: pelagos restore FILE
error-database-taken = Another server uses { $url }. An SQLite file is for one server; several servers share a PostgreSQL.
error-database-away = The database does not answer at the moment. Nothing has changed; please try again.
error-database-none = There is no database { $url }.
error-no-network = { $option }: { $problem }. Write an address or a network, such as 127.0.0.1 or 10.0.0.0/8.

# Backups

backup-done = { $db } is backed up in { $path } (tables: { $tables }).
restore-done = { $db } is restored from { $path } (tables: { $tables }).
restore-aside = What stood there before is now { $before }.
error-backup-foreign = { $path } is no database of Pelagos.
error-path-exists = { $path } exists already and is never overwritten. Choose another name.
error-restore-taken = A server uses { $url }, so nothing was restored. Stop it first (“systemctl stop pelagos”).
error-backup-postgres = { $url } is PostgreSQL, which has its own tool: pg_dump --format=custom --file=FILE URL
error-restore-postgres = { $url } is PostgreSQL, which has its own tool: pg_restore --clean --if-exists --dbname=URL FILE

# The doctor

doctor-disk = { $free } MB are free in { $folder }.
doctor-disk-full = Only { $free } MB are free in { $folder }: make room before the disk is full.
doctor-private = Only its owner can read { $path }.
doctor-readable = Others can read { $path }, and with it the key that cookies are signed with: chmod 600
doctor-letters = The letters for pages and pictures are there.
doctor-values = Learned values for the strongest level: { $whole } of { $games } games.
doctor-values-missing = The learned values of { $game } are missing. The strongest level plays on without them, advice and analysis go by the appraisal alone; install Pelagos again.
doctor-database = { $url } answers.
doctor-database-none = { $url } does not exist yet; the first start of a server makes it.
doctor-unreadable = The database cannot be read: { $problem }.
doctor-sound = The database is sound.
doctor-damaged = The database is damaged ({ $problem }). Restore a backup.
doctor-schema = The schema is { $found }, the newest.
doctor-schema-older = The schema is { $found }; the next start of a server brings it to { $known }. Make a backup first.
doctor-schema-newer = The schema is { $found }, and this program knows schemas up to { $known }: start the newer program.
doctor-key = The signing key is there.
doctor-key-none = There is no signing key yet; the first start of a server makes it.
doctor-key-short = The signing key is too short: delete its row in the table settings, and a new one is made. Everybody has to sign in anew then.
doctor-clock = The clock says { $now }.
doctor-clock-back = The clock says { $now }, but somebody moved at { $last }: one of the two is wrong.
doctor-tables = Tables: { $tables }; of those by other rules, which can only be looked at: { $old }.
doctor-writing = The database takes what is written.
doctor-writing-not = The database takes nothing: { $problem }.
doctor-well = All is well.
doctor-unwell = Not well: { $number }.
