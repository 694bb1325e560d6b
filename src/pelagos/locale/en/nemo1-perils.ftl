### What threatens.

nemo1-peril-resource = { $left ->
    [1] { $resource } 1: one more loss ends the voyage
   *[other] { $resource } { $left }: at { $left } losses the voyage is over
}
nemo1-peril-oceans = { $left ->
    [0] Every ocean is full: at the end of the turn the empires win
    [one] Only { $left } ocean is not full
   *[other] Only { $left } oceans are not full
}
nemo1-peril-weeks = { $left ->
    [0] The last week
    [one] { $left } week left
   *[other] { $left } weeks left
}
nemo1-peril-group-week = The group { $group } joins in { $left } weeks
nemo1-peril-group-notoriety = The group { $group } joins at { $left } more Notoriety
