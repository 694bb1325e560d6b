### The laboratory: long commands, the rows they keep, and what is wrong with either.

lab-rate = { NUMBER($number, maximumFractionDigits: 1) } per second
lab-rows = Rows: { $path }
export-progress = Reading records
export-done = Games: { $games }, decisions: { $decisions }
error-needs-extra = This needs { $package }, which is not installed here: pip install 'pelagos[{ $extra }]'.
error-run-decisions = --decisions says what is kept, but not where: add --out DIR.
error-run-none = { $path } holds something else than a run of Pelagos. Nothing was written; choose a new or empty folder.
error-run-other = { $path } holds the rows of another run: { $key } is { $found } there and { $wanted } here. Nothing was written; choose another folder.
error-run-part = { $path } is no part of this run. Remove the file, and its games will be played again.
error-run-write = { $path } cannot be written: { $problem }. What was finished is kept; the same command goes on from there.
error-worker-died = A worker died { $times } times in a row before it finished anything. What was finished is kept.
error-run-record = { $path }: { $why }
error-on = There is no place “{ $place }”. Work can be done on local, on ray or on a cluster: ray://HOST:PORT.
error-cluster-none = No Ray cluster answers at { $address }: { $problem }. If it wants a token, set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN here as well.
error-cluster-lost = The Ray cluster ({ $address }) has gone away. What was finished is kept; with --out, the same command goes on from there.
error-cluster-version = The workers of the cluster have Pelagos { $there }, here it is { $here }. Install the same version there.
soak-progress = Checking { $game }
soak-broken = Game { $number } ({ $settings }): { $problem }
soak-done = { $game }: games: { $games }, questions: { $questions }, broken promises: { $broken }
error-balance-none = There is no balance table for { $game }. Known games: { $known }.
train-progress = Playing { $game }
train-kind = { $kind }: games: { $games }, examples: { $examples }. Error in points, on games that were kept back: { $spread } without any appraisal, { $appraisal } with it, { $learned } with the learned values
train-done = Games: { $games }. The values are written: { $path }
train-no-better = { $kind }: on the games that were kept back the learned values are no better than the appraisal alone. They should not be used (docs/training.md, Shipping).
error-train-game = There is nothing to learn from for { $game }. Known games: { $known }.
error-train-none = Not one part of the games was finished. What is there already is kept; give it more time (--minutes).
error-train-few = { $games } games are too few to learn from: one in five is kept back, so that there is something to check by. Play more (--games).
error-train-large = The values take { $bytes } bytes, and at most { $most } may ship. Nothing was written; take fewer hidden units (--hidden).
error-train-device = There is no device “{ $device }” here: { $problem }. Without --device a GPU is used where there is one.
error-train-device-name = There is no device “{ $device }” to learn on: it is cpu or cuda. Without --device a GPU is used where there is one.
error-values-damaged = { $path } is damaged ({ $problem }). Without it the search goes on, without learned values; install Pelagos again, or train anew.
error-values-other = { $path } does not fit: { $key } is { $found } there and { $wanted } here. The search goes on without learned values; train anew.
