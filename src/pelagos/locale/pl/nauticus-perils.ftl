### Co zagraża.

nauticus-peril-last-round = { $left ->
    [one] Ostatnia faza ostatniej rundy
    [few] Ostatnia runda: jeszcze { $left } fazy
    [many] Ostatnia runda: jeszcze { $left } faz
   *[other] Ostatnia runda: jeszcze { $left } fazy
}
nauticus-peril-passes = Nieodwrócone żetony pasu kosztują na koniec rundy { $points } pkt (pozostałe fazy: { $left })
nauticus-peril-warehouse = Twój magazyn jest pełny
nauticus-peril-far = { $points ->
    [0] Rundy po tej: { $left }
   *[other] Rundy po tej: { $left }. Nieodwrócone żetony pasu: −{ $points } pkt na koniec rundy
}
