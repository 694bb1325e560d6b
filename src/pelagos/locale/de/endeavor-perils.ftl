### Was droht.

endeavor-peril-rounds = { $left ->
    [0] Die letzte Runde
    [one] Nach dieser noch eine Runde
   *[other] Nach dieser noch { $left } Runden
}
endeavor-peril-last = { $number ->
    [one] Du bist bei einem Ziel Letzter
   *[other] Du bist bei { $number } Zielen Letzter
}
endeavor-peril-group = { $left ->
    [0] Die letzte Runde, und der Gruppe fehlen noch Ziele: { $missing }
   *[other] Ziele, die der Gruppe noch fehlen: { $missing } (Runden nach dieser: { $left })
}
endeavor-peril-crisis = Die nächste Runde beginnt mit einer Krise
