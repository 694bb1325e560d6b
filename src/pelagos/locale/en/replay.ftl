### Looking back: playing a game again on the table page, and as a page of its own.

## On the table page

web-replay-first = To the beginning
web-replay-play = Play
web-replay-speed = Speed
web-replay-slow = Slow
web-replay-normal = Normal
web-replay-fast = Fast
web-replay-copy = Copy link
web-replay-copied = The link to this moment is copied.
web-replay-given = The answer was:
web-replay-watch = Watch it again
web-replay-page = Download as a page
web-replay-making = The page is being drawn …
web-key-ends = looking back: to the beginning, back to now
web-key-play = looking back: play and pause
web-key-speed = looking back: slower, faster
web-replay-skip = Skip to the controls
web-replay-noscript = This page brings its own scripts to show the game; please allow them.

## From the command line

replay-drawing = Moment { $done } of { $all } …
replay-written = { $path }: { $moments ->
    [one] one moment
   *[other] { $moments } moments
} in { $size } kB; it opens in any browser, without a server.
replay-running = The game is not over: the page shows what { $viewer ->
    [spectator] a spectator
   *[other] seat { $viewer }
} may see.
error-replay-snapshot = A page shows a whole game; --from-snapshot and --at show one position only.
error-replay-suffix = “{ $path }” must end in .html.

## From the server

error-replay-busy = Several games are being made into pages just now. Please try again in a moment.
error-replay-failed = This game could not be made into a page. Its record can still be downloaded.
serve-verify-scripted = The dice and draws of this game were laid out beforehand.
