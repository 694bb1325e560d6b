### Was droht.

nauticus-peril-last-round = { $left ->
    [one] Die letzte Phase der letzten Runde
   *[other] Die letzte Runde: noch { $left } Phasen
}
nauticus-peril-passes = Nicht umgedrehte Passplättchen kosten am Ende der Runde { $points } Punkte (noch { $left } Phasen)
nauticus-peril-warehouse = Dein Lager ist voll
nauticus-peril-far = { $points ->
    [0] Runden nach dieser: { $left }
   *[other] Runden nach dieser: { $left }. Nicht umgedrehte Passplättchen: −{ $points } Punkte am Ende der Runde
}
