### Chances of what is at stake, the same for every game.

stakes-chance = { $good } in { $all }, { $percent }%
stakes-sure = certain
stakes-never = impossible
stakes-about = about { $percent }%
