### Co zagraża.

nemo2-peril-resource = { $left ->
    [1] { $resource } 1: jeszcze jedna strata kończy grę
   *[other] { $resource } { $left }: po { $left } stratach gra jest przegrana
}
nemo2-peril-world = { $left ->
    [0] Na świecie nie ma wolnego miejsca: statek wojenny, który trzeba wystawić, kończy grę przegraną
    [one] { $left } wolne miejsce na świecie
    [few] { $left } wolne miejsca na świecie
    [many] { $left } wolnych miejsc na świecie
   *[other] { $left } wolnego miejsca na świecie
}
nemo2-peril-full = { $ocean }: brak miejsca
nemo2-peril-outlaw = Wyrzutek za { $left }: przy niesławie { $box } gra jest przegrana
nemo2-peril-reinforcements = Posiłki za { $left } (przy niesławie { $box })
nemo2-peril-36 = Za { $left } statki wojenne staną się fioletowe (przy niesławie { $box })
nemo2-peril-44 = Za { $left } dojdzie czarna kość (przy niesławie { $box })
nemo2-peril-finale = Finał nadejdzie za { $least } do { $most } tur
nemo2-peril-far = { $box ->
    [0] Przegrana: Nemo, załoga lub kadłub na czaszce albo brak miejsca dla statku wojennego (wolnych: { $left })
   *[other] Przegrana: Nemo, załoga lub kadłub na czaszce, niesława { $box } albo brak miejsca dla statku wojennego (wolnych: { $left })
}
