### What stands on drawn boards and beside them.

art-seat = { $seat }
art-round = Round
art-points = points so far
art-talers = talers
art-workers = workers
art-crowns = crowns
art-passes = passed { $number ->
    [one] once
   *[other] { $number } times
}
art-extra = extra action
art-delivered = delivered
art-ship = ship { $number } ({ $state ->
    [finished] finished
    [closed] hull closed
   *[open] hull open
})
