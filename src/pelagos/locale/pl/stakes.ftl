### Szanse tego, co jest stawką, wspólne dla wszystkich gier.

stakes-chance = { $good } na { $all }, { $percent }%
stakes-sure = na pewno
stakes-never = niemożliwe
stakes-about = około { $percent }%
