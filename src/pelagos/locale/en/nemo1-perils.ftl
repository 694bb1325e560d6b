### What threatens.

nemo1-peril-resource = { $left ->
    [1] { $resource } 1: one more loss ends the voyage
   *[other] { $resource } { $left }: { $left } losses end the voyage
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
nemo1-peril-group-week = { $left ->
    [one] The group { $group } joins in { $left } week
   *[other] The group { $group } joins in { $left } weeks
}
nemo1-peril-group-notoriety = The group { $group } joins when Notoriety rises by { $left }
nemo1-peril-far = The end: Nemo, Crew or Hull used up, all oceans full, or the year over (weeks left: { $left })
