### Lo que amenaza.

endeavor-peril-rounds = { $left ->
    [0] La última ronda
    [one] Después de esta queda una ronda
   *[other] Después de esta quedan { $left } rondas
}
endeavor-peril-last = { $number ->
    [one] Vas último en un objetivo
   *[other] Vas último en { $number } objetivos
}
endeavor-peril-group = { $left ->
    [0] La última ronda, y al grupo aún le faltan objetivos: { $missing }
   *[other] Objetivos que aún le faltan al grupo: { $missing } (rondas después de esta: { $left })
}
endeavor-peril-crisis = La próxima ronda empieza con una crisis
