### Wielkie chwile gry Nauticus: co się o nich mówi i ich krótkie opowieści.

nauticus-stage-ship-finished = Statek gotowy
nauticus-stage-round-end = Koniec rundy
nauticus-stage-ship = { $seat } kończy budowę statku wielkości { $size }
nauticus-stage-round = Koniec rundy { $number } z { $of }
nauticus-stage-balance = { $seat }: { $points ->
    [one] 1 punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
    [many] { $points } punktów zwycięstwa
   *[other] { $points } punktu zwycięstwa
}, { $lost ->
    [0] bez straty za pasy
    [one] 1 stracony za pasy
    [few] { $lost } stracone za pasy
    [many] { $lost } straconych za pasy
   *[other] { $lost } straconego za pasy
}

nauticus-story-ship-1 = Jest mały, ma jeden maszt i jeden żagiel, a mewy ledwie podnoszą głowy. Ale słucha steru jak myśl, i pierwszy podmuch niesie go za falochron, zanim wyschnie farba.
nauticus-story-ship-2 = Dwa maszty rysują się na tle poranka i po raz pierwszy oba żagle wypełniają się naraz. Szkutnik wyciera ręce i nie mówi ani słowa; mówi za niego cały port.
nauticus-story-ship-3 = Trzy maszty, a do wody ciągnie go pół miasta. Gdy opada płótno, na nabrzeżu zapada cisza, a potem wszyscy wiwatują naraz.
nauticus-story-ship-4 = Gdy zawraca, zasłania latarnię morską. Cztery maszty niosą tyle płótna, że rybacy z jego cienia czytają, ile dziś wart jest wiatr.
nauticus-story-ship-5 = Nikt w tym porcie nie zbudował jeszcze tak wielkiego statku. Dzwony biją od falochronu aż po wzgórze, a piloci spierają się, który z nich go wyprowadzi.

nauticus-story-round-end-1 = Wzdłuż nabrzeża zapalają się pierwsze latarnie. Kto mało zbudował, ten wiele wyśnił, a przypływ zostawia ślad na nowym kamieniu.
nauticus-story-round-end-2 = Stocznie pachną smołą i świeżym drewnem. Ktoś przy świecy liczy monety, ktoś inny maszty, i na jedną noc obaj są zadowoleni.
nauticus-story-round-end-3 = Minęła połowa lata. Pochylnie są pełne, pisarze kłócą się o herby i pieczęcie, a aż do zmroku u wejścia do portu stoi obcy żagiel.
nauticus-story-round-end-4 = Wieczory robią się krótkie, a wiatr skręca na zachód. Teraz magazyny liczy się równie często jak statki i nikt nie zostawia nieskrojonego żagla.
nauticus-story-round-end-5 = Pod gwiazdami wpływa ostatnia karawela. Koło stoi, księgi są zamknięte, a jutro miasto powie, czyj to był port.
