### Was droht.

nemo1-peril-resource = { $left ->
    [1] { $resource } 1: noch ein Verlust beendet die Reise
   *[other] { $resource } { $left }: { $left } Verluste beenden die Reise
}
nemo1-peril-oceans = { $left ->
    [0] Alle Ozeane sind voll: am Ende des Zuges siegen die Imperien
    [one] Nur { $left } Ozean ist nicht voll
   *[other] Nur { $left } Ozeane sind nicht voll
}
nemo1-peril-weeks = { $left ->
    [0] Die letzte Woche
    [one] Noch { $left } Woche
   *[other] Noch { $left } Wochen
}
nemo1-peril-group-week = { $left ->
    [one] Die Gruppe { $group } kommt in { $left } Woche dazu
   *[other] Die Gruppe { $group } kommt in { $left } Wochen dazu
}
nemo1-peril-group-notoriety = Die Gruppe { $group } kommt dazu, sobald der Ruf um { $left } steigt
nemo1-peril-far = Das Ende: Nemo, Crew oder Rumpf aufgebraucht, alle Ozeane voll oder das Jahr um (Wochen bis dahin: { $left })
