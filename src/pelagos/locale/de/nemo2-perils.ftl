### Was droht.

nemo2-peril-resource = { $left ->
    [1] { $resource } 1: noch ein Verlust beendet das Spiel
   *[other] { $resource } { $left }: nach { $left } Verlusten ist das Spiel verloren
}
nemo2-peril-world = { $left ->
    [0] Kein freier Platz auf der Welt: muss ein Kriegsschiff eingesetzt werden, ist das Spiel verloren
    [one] { $left } freier Platz auf der Welt
   *[other] { $left } freie Plätze auf der Welt
}
nemo2-peril-full = { $ocean }: voll
nemo2-peril-outlaw = Geächtet in { $left } (Feld { $box })
nemo2-peril-reinforcements = Verstärkung in { $left } (Feld { $box })
nemo2-peril-36 = In { $left } (Feld { $box }) werden Kriegsschiffe violett
nemo2-peril-44 = In { $left } (Feld { $box }) kommt ein schwarzer Würfel dazu
nemo2-peril-finale = Das Finale kommt in { $least } bis { $most } Zügen
