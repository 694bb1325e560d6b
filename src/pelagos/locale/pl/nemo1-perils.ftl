### Co zagraża.

nemo1-peril-resource = { $left ->
    [1] { $resource } 1: jeszcze jedna strata kończy podróż
   *[other] { $resource } { $left }: po { $left } stratach podróż jest skończona
}
nemo1-peril-oceans = { $left ->
    [0] Wszystkie oceany są pełne: na koniec tury zwyciężają imperia
    [one] Tylko { $left } ocean nie jest pełny
    [few] Tylko { $left } oceany nie są pełne
    [many] Tylko { $left } oceanów nie jest pełnych
   *[other] Tylko { $left } oceanu nie jest pełne
}
nemo1-peril-weeks = { $left ->
    [0] Ostatni tydzień
    [one] Jeszcze { $left } tydzień
    [few] Jeszcze { $left } tygodnie
    [many] Jeszcze { $left } tygodni
   *[other] Jeszcze { $left } tygodnia
}
nemo1-peril-group-week = Grupa { $group } dołączy za { $left } tyg.
nemo1-peril-group-notoriety = Grupa { $group } dołączy, gdy niesława wzrośnie o { $left }
nemo1-peril-far = Koniec: wyczerpany Nemo, załoga lub kadłub, wszystkie oceany pełne albo koniec roku (tygodni do niego: { $left })
