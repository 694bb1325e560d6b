### Probabilidades de lo que está en juego, comunes a todos los juegos.

stakes-chance = { $good } de { $all }, { $percent }{"\u00A0"}%
stakes-sure = seguro
stakes-never = imposible
stakes-about = alrededor del { $percent }{"\u00A0"}%
