### Nemo's War, first edition: what an option puts at stake.

nemo1-forecast-about = około { $percent }%
nemo1-forecast-again = Powtórzony rzut się uda: { $chance }
nemo1-forecast-bonus = { $resource } +{ $bonus }
nemo1-forecast-comes = { $effects }: { $chance }
nemo1-forecast-damage = {"  "}Miejsce trafienia (ścianki z sześciu): Nemo { $nemo }, załoga { $crew }, kadłub { $hull }
nemo1-forecast-effects = Skutki: { $effects }
nemo1-forecast-fire = {"  "}Strzela pierwszy i trafi: { $chance }
nemo1-forecast-hidden = {"  "}Okaże się statkiem wojennym: { $chance }
nemo1-forecast-hit = Bez forsowania, modyfikator { $modifier }, atak trafi: { $chance }
nemo1-forecast-imperial = Wszystkie oceany są pełne: rejs kończy się z tą turą, jeśli nie ubędzie żaden statek.
nemo1-forecast-kept = Zachowujesz kartę, aż jej użyjesz.
nemo1-forecast-last = {"  "}Zasób się wyczerpie i rejs się skończy, jeśli nie zapobiegnie temu skarb: { $chance }
nemo1-forecast-last-ship = To ostatni statek na morzach: rejs się kończy.
nemo1-forecast-lies = Wynik { $total }, potrzeba co najmniej { $number }: { $good ->
    [yes] sukces
   *[no] nadal porażka
}
nemo1-forecast-may-exert = {"  "}Przed rzutem można forsować: { $offers }
nemo1-forecast-miss = {"  "}Pudło kosztuje: { $effects }
nemo1-forecast-price = {"  "}Kontynuacja kosztuje najpierw: { $effects }
nemo1-forecast-roll = { $number } lub więcej z modyfikatorem { $modifier } to sukces: { $chance }
nemo1-forecast-search = Skarb zostanie znaleziony: { $chance }
nemo1-forecast-spent = {"  "}Skarb wraca do kubka; przepada { $vp ->
    [one] { $vp } punkt
    [few] { $vp } punkty
    [many] { $vp } punktów
   *[other] { $vp } punktu
}.
nemo1-forecast-success = {"  "}Sukces: { $effects }
nemo1-forecast-too-late = {"  "}Rok skończy się, zanim coś z tego będzie: { $chance }
nemo1-forecast-weeks = Zajmuje od { $low } do { $high } tygodni.
nemo1-forecast-year-ends = Rok kończy się z tą turą: { $chance }
