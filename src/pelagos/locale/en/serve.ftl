### The web server: what it says of itself, and what it refuses.

serve-begun = Pelagos plays at { $address } and keeps its tables in { $db }. Ctrl-C ends it.
serve-verify-seeded = All luck of this game follows from the seed { $seed }; whoever replays the record gets the same.
serve-verify-fair = The seed { $seed } was settled before the first move: its hash is the commitment { $commitment }. All luck of this game follows from it.
serve-verify-manual = The dice and draws of this game were rolled by people and typed in.

error-bad-message = That could not be understood: { $problem }.
error-bad-token = This token opens no seat here: it is forged, has run out, or the seat has changed hands.
error-bad-invite = This invitation is not valid.
error-link-used = This link has been used already or has run out.
error-seat-taken = This seat is not free any more.
error-seat-kind = A seat is for “me”, “hotseat”, “open” or “bot:…”, not for “{ $kind }”.
error-spectator = Only those who sit at the table can do this.
error-no-table = There is no such table, or it is not for everybody.
error-not-found = There is nothing here.
error-method = That is not how this address is used.
error-foreign-page = Another site's page asked for this; nothing was done.
error-too-large = That is more than { $most } bytes.
error-too-fast = Too much at once. Wait a moment and try again.
error-too-many-tables = You have { $most } unfinished tables; finish or leave some before you open another.
error-foreign-host = This server does not answer to the name “{ $host }”. Whoever runs it can allow it: --allowed-hosts.
error-quota-tables = Many tables were opened in a short time. The next one can be opened in { $seconds } s.
error-quota-imports = Many records were brought in a short time. The next one can be brought in { $seconds } s.
error-quota-bots = Many tables for bots alone were opened in a short time. The next one can be opened in { $seconds } s.
error-quota-talk = You talk faster than others can read. Wait { $seconds } s.
error-busy = Many ask for the same at this moment. Nothing is lost; try again in a while.
error-record-long = A record has at most { $most } lines here; this one has { $lines }.
error-undo-no-more = This table has come to { $most } entries; from here on nothing can be taken back, but you can play on to the end.
error-limit-unknown = There is no limit called “{ $limit }”. These can be set: { $known }.
error-limit-value = The limit “{ $limit }” is a number above zero, not “{ $value }”.
error-internal = Something went wrong on our side; nothing was changed. The server's log has the details.
error-database = The database { $url } cannot be used: { $problem }.
error-cannot-listen = { $host }, port { $port }: the server cannot listen there ({ $problem }).
error-record-later = The record tells every draw; while others play, it can be taken home only after the end.
error-record-fair = This fair game is not over, and its secret seed is on the server it came from: it can only go on there.
error-unknown-version = This table has no version { $version }; the last one is { $last }.
