### Lo que amenaza.

nauticus-peril-last-round = { $left ->
    [one] La última fase de la última ronda
   *[other] La última ronda: quedan { $left } fases
}
nauticus-peril-passes = Las losetas de paso sin girar cuestan { $points } puntos al final de la ronda (fases restantes: { $left })
nauticus-peril-warehouse = Tu almacén está lleno
nauticus-peril-far = { $points ->
    [0] Rondas después de esta: { $left }
   *[other] Rondas después de esta: { $left }. Losetas de paso sin girar: −{ $points } puntos al final de la ronda
}
