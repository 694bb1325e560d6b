### Was droht.

nauticus-peril-last-round = { $left ->
    [one] Die letzte Phase der letzten Runde
   *[other] Die letzte Runde: noch { $left } Phasen
}
nauticus-peril-passes = Nicht umgedrehte Passplättchen kosten am Ende der Runde { $points } Punkte (noch { $left } Phasen)
nauticus-peril-warehouse = Dein Lager ist voll
