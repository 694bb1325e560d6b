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
art-contact = hidden contact
art-two-sides = { $front }; other side: { $back }
art-notoriety = Notoriety { $number }
art-notoriety-track = Notoriety
art-peak = highest so far: { $number }
art-reinforcements-first = reinforcements: the first group of ships joins the bag
art-reinforcements-second = reinforcements: the second group of ships joins the bag
art-turn-violet = Warships turn to their stronger sides
art-black-die = one more black die from here on
art-outlaw = outlaw from { $number } on: the game is lost
