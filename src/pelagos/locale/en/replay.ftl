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
web-key-ends = looking back: to the beginning, back to now
web-key-play = looking back: play and pause
web-key-speed = looking back: slower, faster
