### What threatens.

nauticus-peril-last-round = { $left ->
    [one] The last phase of the last round
   *[other] The last round: { $left } phases left
}
nauticus-peril-passes = Pass tiles that are not flipped cost { $points } points at the end of the round (phases left: { $left })
nauticus-peril-warehouse = Your warehouse is full
nauticus-peril-far = { $points ->
    [0] Rounds after this one: { $left }
   *[other] Rounds after this one: { $left }. Pass tiles that are not flipped: −{ $points } points at the end of the round
}
