### Chancen dessen, was auf dem Spiel steht, für jedes Spiel.

stakes-chance = { $good } von { $all }, { $percent }{"\u00A0"}%
stakes-sure = sicher
stakes-never = unmöglich
stakes-about = etwa { $percent }{"\u00A0"}%
