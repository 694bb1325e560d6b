### Lo que amenaza.

nemo1-peril-resource = { $left ->
    [1] { $resource } 1: una pérdida más termina el viaje
   *[other] { $resource } { $left }: con { $left } pérdidas se acaba el viaje
}
nemo1-peril-oceans = { $left ->
    [0] Todos los océanos están llenos: al final del turno ganan los imperios
    [one] Solo { $left } océano no está lleno
   *[other] Solo { $left } océanos no están llenos
}
nemo1-peril-weeks = { $left ->
    [0] La última semana
    [one] Queda { $left } semana
   *[other] Quedan { $left } semanas
}
nemo1-peril-group-week = { $left ->
    [one] El grupo { $group } se une en { $left } semana
   *[other] El grupo { $group } se une en { $left } semanas
}
nemo1-peril-group-notoriety = El grupo { $group } se une cuando la Notoriedad suba { $left }
nemo1-peril-far = El final: Nemo, tripulación o casco agotados, todos los océanos llenos o el año cumplido (semanas restantes: { $left })
