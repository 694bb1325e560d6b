### What threatens.

nemo2-peril-resource = { $left ->
    [1] { $resource } 1: one more loss ends the game
   *[other] { $resource } { $left }: { $left } losses end the game
}
nemo2-peril-world = { $left ->
    [0] No free space in the world: a Warship that must be placed loses the game
    [one] { $left } free space in the world
   *[other] { $left } free spaces in the world
}
nemo2-peril-full = { $ocean } is full
nemo2-peril-outlaw = Outlaw in { $left }: at Notoriety { $box } the game is lost
nemo2-peril-reinforcements = Reinforcements in { $left } (at Notoriety { $box })
nemo2-peril-36 = Warships turn violet in { $left } (at Notoriety { $box })
nemo2-peril-44 = A black die is added in { $left } (at Notoriety { $box })
nemo2-peril-finale = The finale comes in { $least } to { $most } turns
nemo2-peril-far = { $box ->
    [0] Defeat: Nemo, Crew or Hull at the skull, or no space for a Warship ({ $left } left)
   *[other] Defeat: Nemo, Crew or Hull at the skull, Notoriety { $box }, or no space for a Warship ({ $left } left)
}
