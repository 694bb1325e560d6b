# Tables of older rules

error-table-old = This table was played by rules version { $found }; this server plays by { $known }. It can only be looked at.
error-table-lost = This table was played by rules version { $found }; this server plays by { $known }, and no position of it is kept. Its record can still be downloaded.
error-no-onward = This table cannot go on from its last kept position.
error-record-begins = This record begins in the middle of a game. It can be shown and checked on the command line, but not opened here.
web-old-rules = Played by rules version { $found }; this server plays by { $known }. You see the table as it stood at step { $at } of { $last }. Nobody can answer here.
web-old-pack = Played with other components than those of this server. You see the table as it stood at step { $at } of { $last }. Nobody can answer here.
web-old-go-on = Go on from here at a new table
web-old-onward = To the table where it goes on
web-line-refused = Not connected.
