### Was droht.

nemo2-peril-resource = { $left ->
    [1] { $resource } 1: noch ein Verlust beendet das Spiel
   *[other] { $resource } { $left }: { $left } Verluste beenden das Spiel
}
nemo2-peril-world = { $left ->
    [0] Kein freier Platz auf der Welt: muss ein Kriegsschiff eingesetzt werden, ist das Spiel verloren
    [one] { $left } freier Platz auf der Welt
   *[other] { $left } freie Plätze auf der Welt
}
nemo2-peril-full = { $ocean }: voll
nemo2-peril-outlaw = Geächtet in { $left }: Bei Ruf { $box } ist das Spiel verloren
nemo2-peril-reinforcements = Verstärkung in { $left } (bei Ruf { $box })
nemo2-peril-36 = Kriegsschiffe werden in { $left } violett (bei Ruf { $box })
nemo2-peril-44 = Ein schwarzer Würfel kommt in { $left } dazu (bei Ruf { $box })
nemo2-peril-finale = Das Finale kommt in { $least } bis { $most } Zügen
nemo2-peril-far = { $box ->
    [0] Niederlage: Nemo, Crew oder Rumpf am Totenkopf oder kein Platz für ein Kriegsschiff (frei: { $left })
   *[other] Niederlage: Nemo, Crew oder Rumpf am Totenkopf, Ruf { $box } oder kein Platz für ein Kriegsschiff (frei: { $left })
}
