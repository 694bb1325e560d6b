### Lo que amenaza.

nemo2-peril-resource = { $left ->
    [1] { $resource } 1: una pérdida más termina la partida
   *[other] { $resource } { $left }: con { $left } pérdidas se pierde la partida
}
nemo2-peril-world = { $left ->
    [0] No hay espacio libre en el mundo: si hay que colocar un buque de guerra, se pierde la partida
    [one] { $left } espacio libre en el mundo
   *[other] { $left } espacios libres en el mundo
}
nemo2-peril-full = { $ocean }: lleno
nemo2-peril-outlaw = Proscrito en { $left } (casilla { $box })
nemo2-peril-reinforcements = Refuerzos en { $left } (casilla { $box })
nemo2-peril-36 = En { $left } (casilla { $box }) los buques de guerra pasan a violeta
nemo2-peril-44 = En { $left } (casilla { $box }) se añade un dado negro
nemo2-peril-finale = El final llega en { $least } a { $most } turnos
