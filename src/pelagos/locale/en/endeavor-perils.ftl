### What threatens.

endeavor-peril-rounds = { $left ->
    [0] The last round
    [one] One more round after this one
   *[other] { $left } more rounds after this one
}
endeavor-peril-last = { $number ->
    [one] You are last in one goal
   *[other] You are last in { $number } goals
}
endeavor-peril-group = { $left ->
    [0] The last round, and the group still needs: { $missing }
   *[other] Goals that the group still needs: { $missing } (rounds after this one: { $left })
}
endeavor-peril-crisis = The next round begins with a crisis
