### Co zagraża.

nemo2-peril-resource = { $left ->
    [1] { $resource } 1: jeszcze jedna strata kończy grę
   *[other] { $resource } { $left }: po { $left } stratach gra jest przegrana
}
nemo2-peril-world = { $left ->
    [0] Na świecie nie ma wolnego miejsca: konieczność wystawienia okrętu przegrywa grę
    [one] { $left } wolne miejsce na świecie
    [few] { $left } wolne miejsca na świecie
    [many] { $left } wolnych miejsc na świecie
   *[other] { $left } wolnego miejsca na świecie
}
nemo2-peril-full = { $ocean }: brak miejsca
nemo2-peril-outlaw = Wyrzutek za { $left } (pole { $box })
nemo2-peril-reinforcements = Posiłki za { $left } (pole { $box })
nemo2-peril-36 = Za { $left } (pole { $box }) okręty staną się fioletowe
nemo2-peril-44 = Za { $left } (pole { $box }) dojdzie czarna kość
nemo2-peril-finale = Finał nadejdzie za { $least } do { $most } tur
