### What threatens.

nemo2-peril-resource = { $left ->
    [1] { $resource } 1: one more loss ends the game
   *[other] { $resource } { $left }: at { $left } losses the game is lost
}
nemo2-peril-world = { $left ->
    [0] No free space in the world: a Warship that must be placed loses the game
    [one] { $left } free space in the world
   *[other] { $left } free spaces in the world
}
nemo2-peril-full = { $ocean } is full
nemo2-peril-outlaw = Outlaw in { $left } (box { $box })
nemo2-peril-reinforcements = Reinforcements in { $left } (box { $box })
nemo2-peril-36 = In { $left } (box { $box }) Warships turn violet
nemo2-peril-44 = In { $left } (box { $box }) a black die is added
nemo2-peril-finale = The finale comes in { $least } to { $most } turns
