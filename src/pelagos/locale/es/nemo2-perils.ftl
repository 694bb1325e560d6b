### Lo que amenaza.

nemo2-peril-resource = { $left ->
    [1] { $resource } 1: una pérdida más termina la partida
   *[other] { $resource } { $left }: con { $left } pérdidas se pierde la partida
}
nemo2-peril-world = { $left ->
    [0] No hay espacio libre en el mundo: si hay que colocar un Barco de Guerra, se pierde la partida
    [one] { $left } espacio libre en el mundo
   *[other] { $left } espacios libres en el mundo
}
nemo2-peril-full = { $ocean }: lleno
nemo2-peril-outlaw = Proscrito en { $left }: con Notoriedad { $box } se pierde la partida
nemo2-peril-reinforcements = Refuerzos en { $left } (con Notoriedad { $box })
nemo2-peril-36 = En { $left } los Barcos de Guerra pasan a violeta (con Notoriedad { $box })
nemo2-peril-44 = En { $left } se añade un dado negro (con Notoriedad { $box })
nemo2-peril-finale = El final llega en { $least } a { $most } turnos
nemo2-peril-far = { $box ->
    [0] Derrota: Nemo, tripulación o casco en la calavera o ningún espacio para un Barco de Guerra (quedan { $left })
   *[other] Derrota: Nemo, tripulación o casco en la calavera, Notoriedad { $box } o ningún espacio para un Barco de Guerra (quedan { $left })
}
