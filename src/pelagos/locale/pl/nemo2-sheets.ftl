### Wojna Nemo, druga edycja: co można odczytać na każdym elemencie z pudełka.

## Statki

nemo2-kind-ship = Statek
nemo2-sheet-ship-group-0 = Biały: jeden z 30 statków innych niż wojenne, które są w puli statków od początku.
nemo2-sheet-ship-group-1 = Jasnożółty: jeden z 14 statków wojennych, które są w puli statków od początku.
nemo2-sheet-ship-group-2 = Ciemnożółty: statek wojenny, który trafia do puli wraz z aktem drugim.
nemo2-sheet-ship-group-3 = Niebieski: statek wojenny, który trafia do puli, gdy niesława osiągnie pierwszy próg posiłków.
nemo2-sheet-ship-group-4 = Zielony: statek wojenny, który trafia do puli, gdy niesława osiągnie drugi próg posiłków.
nemo2-sheet-ship-group-5 = Pomarańczowy: statek wojenny, który trafia do puli wraz z aktem trzecim.
nemo2-sheet-ship-group-6 = Czerwony: statek wojenny, który przybywa wraz z Rosnącym zagrożeniem.
nemo2-sheet-ship-group-7 = Czarny: statek wojenny, który wprowadza do gry tylko wydarzenie.
nemo2-sheet-ship-back-gray = Szary: { $ship }, statek wojenny. Na tę stronę obraca się biały statek, gdy okoliczne oceany są zapełnione.
nemo2-sheet-ship-back-violet = Fioletowy: { $ship }. Na tej stronie statek wojenny leży, odkąd niesława osiągnęła 36.
nemo2-printed-ships-class-yes = Klasa: { $class }. Bez bandery.
nemo2-printed-ships-class-no = Klasa: { $class }. Bandera: { $nation }.
nemo2-printed-ships-attack = Atak { $value }: strzela pierwszy, a wynik poniżej { $value } oznacza trafienie Nautilusa.
nemo2-printed-ships-defense = Obrona { $value }: atak, który osiągnie { $value }, zatapia go.
nemo2-printed-ships-notoriety = { $value ->
    [0] Zatopienie go nie zmienia niesławy.
   *[other] Czaszki: { $value }. Zatopienie go zwiększa niesławę o { $value }.
}
nemo2-printed-ships-vp-warship = Jako tonaż jest wart { $value } PZ jako statek wojenny; motywy dodają swoją liczbę za statki wojenne.
nemo2-printed-ships-vp-other = Jako tonaż jest wart { $value } PZ jako statek inny niż wojenny; motywy dodają swoją liczbę za takie statki.
nemo2-printed-ships-vp-science = Jako tonaż daje też punkty nauki: { $value }.
nemo2-printed-ships-vp-wonder = Jako tonaż daje też punkty cudów: { $value }.
nemo2-printed-ships-armored = Opancerzony: z minami magnetycznymi Nautilus atakuje go pierwszy.
nemo2-printed-ships-sink-effect = Gdy zostanie zatopiony: { $effects }.
nemo2-values = { $kind ->
    [warship] atak { $attack }, obrona { $defense }
   *[other] obrona { $defense }
}, niesława { $skulls }, PZ { $vp }{ $icon ->
    [science] , nauka { $science }
    [wonder] , cuda { $wonder }
    [both] , nauka { $science }, cuda { $wonder }
   *[none] {""}
}{ $armored ->
    [yes] , opancerzony
   *[no] {""}
}{ $sinks ->
    [yes] ; po zatopieniu: { $effects }
   *[no] {""}
}

## Klasy i bandery

nemo2-class-airship = Sterowiec
nemo2-class-armored-frigate-warship = Fregata pancerna
nemo2-class-battleship = Pancernik
nemo2-class-capital-warship = Okręt liniowy
nemo2-class-clipper-ship = Kliper
nemo2-class-freighter-ship = Frachtowiec
nemo2-class-frigate-warship = Fregata
nemo2-class-ghost-ship = Statek widmo
nemo2-class-ironclad-warship = Okręt pancerny
nemo2-class-ironside-warship = Okręt żelazny
nemo2-class-mail-ship = Statek pocztowy
nemo2-class-monster = Potwór
nemo2-class-passenger-ship = Statek pasażerski
nemo2-class-pirate-warship = Okręt piracki
nemo2-class-raider-warship = Okręt kaperski
nemo2-class-ram-warship = Okręt taranowy
nemo2-class-slaver-ship = Statek niewolniczy
nemo2-class-steam-cruiser-warship = Krążownik parowy
nemo2-class-whaler-ship = Statek wielorybniczy
nemo2-nation-american = amerykańska
nemo2-nation-austrian = austriacka
nemo2-nation-british = brytyjska
nemo2-nation-confederate-states = Stany Skonfederowane
nemo2-nation-danish = duńska
nemo2-nation-dutch = holenderska
nemo2-nation-french = francuska
nemo2-nation-german = niemiecka
nemo2-nation-italian = włoska
nemo2-nation-japanese = japońska
nemo2-nation-norwegian = norweska
nemo2-nation-ottoman = osmańska
nemo2-nation-peruvian = peruwiańska
nemo2-nation-russian = rosyjska
nemo2-nation-spanish = hiszpańska

## Zdradliwe wody

nemo2-kind-token-event = Żeton zdradliwych wód, działa od razu
nemo2-kind-token-weather = Żeton zdradliwych wód, pogoda
nemo2-kind-token-ship-group = Żeton zdradliwych wód, grupa statków
nemo2-kind-token-retain = Żeton zdradliwych wód, do zachowania
nemo2-sheet-token-attack = Atak { $value }: ostrzał jak ze statku wojennego; wynik poniżej { $value } oznacza trafienie.
nemo2-sheet-token-drawn = Po wylosowaniu: { $effects }.
nemo2-sheet-token-galakta = Według instrukcji Galakty: { $effects }.
nemo2-sheet-red-sky = Zostaje na obszarze gry. Jako pomoc w nagłych wypadkach można go odrzucić, aby dodać 2 do rzutu.
nemo2-sheet-group-placed = Gdy trafia na mapę, na jego oceanie rozmieszcza się jeszcze dwa razy.

## Karty

nemo2-kind-event-play = Wydarzenie, ZAGRAJ
nemo2-kind-event-keep = Wydarzenie, ZACHOWAJ
nemo2-kind-event-test = Wydarzenie, TEST
nemo2-kind-finale-play = Finał, ZAGRAJ
nemo2-kind-finale-test = Finał, TEST
nemo2-kind-prologue = Karta aktu, prolog
nemo2-kind-first-intermission = Karta aktu, pierwszy antrakt
nemo2-kind-second-intermission = Karta aktu, drugi antrakt
nemo2-kind-rising-threat = Rosnące zagrożenie
nemo2-printed-events-number = Wydarzenie numer { $value }.
nemo2-sheet-card-when = Można ją zagrać { $when }.
nemo2-sheet-does = Co się dzieje: { $effects }.
nemo2-sheet-test-yes = Test: dwie kości muszą dać co najmniej { $number }. Można forsować, po jednym punkcie: { $resources }.
nemo2-sheet-test-no = Test: dwie kości muszą dać co najmniej { $number }. Niczego nie można forsować.
nemo2-sheet-passed = W razie sukcesu: { $effects }.
nemo2-sheet-failed = W razie porażki: { $effects }.
nemo2-sheet-after = W obu przypadkach: { $effects }.
nemo2-brief-required-repairs = −8 PZ na koniec, jeśli naprawy nie usuną kul armatnich
nemo2-sheet-worth = Na stosie SUKCES jest warta: { $points }.
nemo2-sheet-worth-added = Motywy dodają do tych PZ swoją liczbę, nigdy poniżej 0 za kartę.
nemo2-sheet-worth-times = Punkty nauki i cudów mnożą motywy.
nemo2-sheet-worthless = Nie daje punktów.
nemo2-sheet-unused-yes = Nieużyta do końca trafia na stos { $pile }.
nemo2-sheet-unused-no = Na koniec trafia na stos { $pile }.
nemo2-brief-card = { $effects }. Na karcie: { $points }
nemo2-brief-test = test { $number } ({ $may ->
    [yes] do forsowania: { $resources }
   *[no] bez forsowania
}){ $scores ->
    [yes] ; na karcie: { $points }
   *[no] {""}
}
nemo2-sheet-act-dice = Kości w jego fazach rozmieszczania: białe { $white }, czarne { $black }.

## Miejsca na stole

nemo2-kind-place = Miejsce na stole
nemo2-place-pile = Stos dobierania
nemo2-place-deck = Talia przygód
nemo2-place-tableau = Obszar gry
nemo2-place-pass = Stos SUKCES
nemo2-place-fail = Stos PORAŻKA
nemo2-place-bag = Pula statków
nemo2-place-held = Statki odłożone na później
nemo2-place-discarded = Odrzucone statki
nemo2-place-treasure-bag = Pula skarbów
nemo2-place-display = Dostępne ulepszenia
nemo2-place-installed = Zamontowane ulepszenia
nemo2-place-aside = Odłożone ulepszenia
nemo2-place-notoriety = Niesława
nemo2-place-tonnage = Tonaż

## Skarby

nemo2-kind-treasure-vp-only = Skarb, na punkty
nemo2-kind-treasure-discard = Skarb, działa od razu
nemo2-kind-treasure-retain = Skarb, do zachowania dla efektu albo punktów
nemo2-kind-treasure-wonder = Skarb, cud świata
nemo2-sheet-count = Liczba w pudełku: { $number }.
nemo2-printed-treasures-timing-immediate = Rozpatruje się go zaraz po dobraniu.
nemo2-printed-treasures-timing-action-phase = Zachowuje się go i można go odrzucić w fazie akcji dla jego efektu.
nemo2-printed-treasures-timing-emergency-help = Zachowuje się go i można go odrzucić po rzucie jako pomoc w nagłych wypadkach.
nemo2-printed-treasures-treasure-vp = Zachowany do końca jest wart { $value } PZ za skarb; motywy dodają swoją liczbę za skarby. Wydany przy odpoczynku, naprawie, modernizacji lub podżeganiu dodaje { $value } do rzutu.
nemo2-sheet-icon = Na koniec: { $points }, razy liczba z motywów.
nemo2-brief-treasure = PZ za skarb: { $value }
nemo2-brief-retain = { $effects }, albo po zachowaniu { $points }

## Znaczniki

nemo2-kind-marker = Znacznik
nemo2-sheet-marker-card = Należy do karty „{ $card }”, która mówi, do czego służy.
nemo2-sheet-gray-cube = Liczy się jako wyzwolenie i nigdy się jej nie usuwa.
nemo2-marker-hidden-contact-tile = Ukryty statek
nemo2-marker-treasure-gem = Klejnot
nemo2-marker-uprising-cube-normal = Kostka powstania
nemo2-marker-uprising-cube-gray = Srebrna kostka powstania
nemo2-marker-cannonball-marker = Kula armatnia
nemo2-marker-torpedo-marker = Znacznik torpedy
nemo2-marker-arabian-tunnel-marker = Znacznik Tunelu Arabskiego
nemo2-marker-sunken-treasure-fleet-marker = Znacznik zatopionej floty skarbów
nemo2-marker-white-die = Biała kość
nemo2-marker-black-die = Czarna kość
nemo2-marker-salvage-space = Pole złomu
nemo2-marker-upgrade-display-space = Pole dostępnego ulepszenia
nemo2-marker-treacherous-waters-token = Żeton zdradliwych wód
nemo2-marker-officer-card = Karta oficera
nemo2-marker-captain-tile = Kafelek kapitana
nemo2-marker-attack-marker = Znacznik ataku
nemo2-marker-motive-tile = Kafelek motywów
nemo2-marker-resource-marker = Znacznik zasobu
nemo2-marker-notoriety-marker = Znacznik niesławy
nemo2-marker-action-point-marker = Znacznik PA
nemo2-marker-nautilus-figure = Nautilus
nemo2-marker-victory-point-marker = Znacznik PZ

## Ulepszenia i postacie

nemo2-kind-upgrade = Ulepszenie
nemo2-printed-upgrades-salvage-cost = { $value ->
    [0] Nie można go kupić.
   *[other] Koszt w złomie: { $value }.
}
nemo2-sheet-upgrade-worth = Zamontowane na koniec jest warte: { $points }. Motywy zmieniają to tak jak przy kartach.
nemo2-kind-character-captive = Postać, jeniec
nemo2-kind-character-officer = Postać, oficer
nemo2-printed-characters-timing-emergency-help = Można poświęcić jako pomoc w nagłych wypadkach, gdy znany jest rzut w teście.
nemo2-printed-characters-timing-action-phase = Można poświęcić w fazie akcji.
nemo2-printed-characters-timing-other = Można poświęcić w fazie akcji albo jako pomoc w nagłych wypadkach, gdy znany jest rzut w teście.
nemo2-sheet-benefit = Dobrowolne poświęcenie daje: { $effects }.
nemo2-sheet-penalty = Każde poświęcenie kosztuje: { $effects }.
nemo2-printed-characters-character-vp = W grze na koniec: { $value } PZ, niezależnie od motywów.
nemo2-sheet-character-icon = W grze na koniec również: { $points }, razy liczba z motywów.
nemo2-brief-character = PZ, jeśli w grze na koniec: { $value }

## Motywy

nemo2-kind-motive = Motywy
nemo2-sheet-motive-outlaw = Wyrzutek od { $value }: gdy niesława osiągnie { $value }, gra jest przegrana.
nemo2-sheet-motive-upgrade = Ulepszenie na początek: { $upgrade }.
nemo2-sheet-motive-deck = Wydarzenia w stosie dobierania: { $act2 } w akcie drugim, { $act3 } w akcie trzecim przed finałem.
nemo2-sheet-motive-added = { $source }: { $value } PZ za każdą sztukę, nigdy poniżej 0.
nemo2-sheet-motive-times = { $source }: każdy punkt liczy się za { $value } PZ.
nemo2-brief-motive = Za sztukę: { $added }. { $times }. Wyrzutek od niesławy { $outlaw }.
nemo2-brief-source = { $source } { $value }

## Akcje, poziomy, oficerowie, trudność

nemo2-kind-action = Akcja z tabeli
nemo2-sheet-action-cost-yes = Koszt w PA: { $cost }.
nemo2-sheet-action-cost-no = Koszt w PA: { $cost }, w turze spokoju: { $lull }.
nemo2-sheet-action-exert-yes = Można forsować jeden z zasobów: { $resources }.
nemo2-sheet-action-exert-no = Niczego nie można forsować.
nemo2-sheet-row = { $lowest ->
    [yes] Poniżej wszystkich innych rzędów
   *[no] Od { $number }
}, „{ $title }”, { $color ->
    [green] zielony, sukces
   *[red] czerwony, porażka
}: { $does }.
nemo2-sheet-row-does = { $effects }
nemo2-sheet-row-nothing = nic się nie dzieje
nemo2-kind-level = Poziom sukcesu
nemo2-sheet-level-from-yes = Każdy wynik poniżej pozostałych poziomów.
nemo2-sheet-level-from-no = Wynik co najmniej { $value }.
nemo2-sheet-level-outcome-win = Gra jest wygrana.
nemo2-sheet-level-outcome-loss = Gra jest przegrana.
nemo2-sheet-level-outcome-survived = Gra nie jest ani wygrana, ani przegrana.
nemo2-sheet-epilogue = Motywy „{ $motive }”: { $tale }
nemo2-kind-officer = Karta oficera
nemo2-sheet-officer = Liczba graczy: { $players }. Obowiązki: { $duties }. Postacie: { $characters }. Klejnoty na początku gry półkooperacyjnej: { $gems }.
nemo2-duty-exert-crew = forsowanie załogi
nemo2-duty-exert-hull = forsowanie kadłuba
nemo2-duty-movement-path = trasa Nautilusa
nemo2-duty-placement-choices = rozmieszczanie statków
nemo2-duty-hit-handling-and-upgrade-losses = trafienia, straty i niszczenie ulepszeń
nemo2-duty-refit-pick = ulepszenie przy modernizacji
nemo2-duty-treasures = skarby
nemo2-duty-gem-placement = umieszczanie klejnotów
nemo2-duty-uprising-choices = powstania
nemo2-duty-attack-targets = cele ataków
nemo2-duty-tonnage-or-salvage = tonaż czy złom
nemo2-kind-knob = Ustawienie trudności
nemo2-knob-deck-gems = Klejnoty na talii przygód
nemo2-knob-start-upgrade = Ulepszenie na początek
nemo2-knob-hidden-contacts-frosted = Ukryte statki na początku, instrukcja Frosted Games
nemo2-knob-hidden-contacts-galakta = Ukryte statki na początku, instrukcja Galakty
nemo2-knob-start-ap = PA na początku
nemo2-knob-reinforcements = Progi posiłków
nemo2-knob-exert-losses = Straty po nieudanym forsowaniu
nemo2-knob-treacherous-tokens-in-bag = Żetony zdradliwych wód w puli
nemo2-sheet-knob-level-sailor = Majtek
nemo2-sheet-knob-level-officer = Oficer
nemo2-sheet-knob-level-captain = Kapitan
nemo2-sheet-knob-printed = { $who }: { $value }.
nemo2-sheet-knob-hidden-contacts-frosted = { $who }: razem { $number }; każdy ocean mówi, ile tam leży.
nemo2-sheet-knob-hidden-contacts-galakta = { $who }: razem { $number }; każdy ocean mówi, ile tam leży.
nemo2-sheet-knob-reinforcements = { $who }: niesława { $first } i { $second }.
nemo2-sheet-knob-start-upgrade-sailor = { $who }: za darmo, można zrezygnować.
nemo2-sheet-knob-start-upgrade-officer = { $who }: kosztuje 3 punkty zasobów Nemo, załoga i kadłub w dowolnym podziale, można zrezygnować.
nemo2-sheet-knob-start-upgrade-captain = { $who }: nie można go wziąć, trafia do dostępnych.
nemo2-sheet-knob-exert-losses-sailor = { $who }: zawsze 1 z każdego forsowanego zasobu.
nemo2-sheet-knob-exert-losses-officer = { $who }: 1, jeśli niższa kość pokazuje 1, w przeciwnym razie 2.
nemo2-sheet-knob-exert-losses-captain = { $who }: tyle, ile pokazuje niższa kość.

## Mapa i tory

nemo2-kind-ocean-major = Ocean główny
nemo2-kind-ocean-transition = Ocean przejściowy
nemo2-sheet-ocean-die = Kość { $value }: kość z wynikiem { $value } rozmieszcza tutaj.
nemo2-sheet-ocean-capacity = Pola na ukryte i odkryte statki: { $value }.
nemo2-sheet-ocean-contacts = Ukryte statki na początku: Majtek { $sailor }, Oficer { $officer }, Kapitan { $outer }, według instrukcji Galakty { $inner }.
nemo2-sheet-ocean-gem = Na początku leży tu klejnot.
nemo2-sheet-link-movement = Połączenie do ruchu: { $ocean }.
nemo2-sheet-link-placement = Połączenie tylko do rozmieszczania: { $ocean }.
nemo2-sheet-ocean-land = Ląd na powstanie: { $land }.
nemo2-kind-land = Ląd
nemo2-sheet-land-oceans = Połączony z: { $oceans }.
nemo2-sheet-land-score = Kostka tutaj liczy się na koniec jako wyzwolenie; motywy ją mnożą.
nemo2-brief-land = połączony z: { $oceans }
nemo2-kind-track = Tor
nemo2-sheet-box = Pole { $number } ({ $box }): { $does ->
    [lost] gra jest przegrana
    [both] gra jest przegrana; forsowanie +{ $exert }
   *[exert] forsowanie +{ $exert }
}{ $kind ->
    [wonder] ; punkty cudów na koniec: { $vp }
    [science] ; punkty nauki na koniec: { $vp }
    [character] ; PZ za postacie na koniec: { $vp }
    [penalty] ; kara na koniec: { $vp } PZ
    [plain] ; na koniec { $vp }
   *[none] {""}
}.
nemo2-sheet-notoriety = { $box }: { $effect ->
    [blue] niebieskie statki trafiają do puli
    [green] zielone statki trafiają do puli
    [violet] statki wojenne na mapie stają się fioletowe, a kolejne wchodzą już fioletowe
    [die] jedna czarna kość więcej w fazie rozmieszczania
    [last] wyrzutek, gra jest przegrana; to ostatnie pole
   *[outlaw] wyrzutek, gra jest przegrana
}{ $when ->
    [always] .
    [sailor] {" "}(Majtek).
    [officer] {" "}(Oficer).
    [captain] {" "}(Kapitan).
   *[other] {" "}(motywy „{ $motive }”).
}
nemo2-sheet-terror = Kolumna { $number }, { $title }: { $vp } PZ na koniec, jeśli sięga do niej każdy rząd.
nemo2-terror-inconvenience = Niedogodność
nemo2-terror-nuisance = Utrapienie
nemo2-terror-threat = Zagrożenie
nemo2-terror-danger = Niebezpieczeństwo
nemo2-terror-menace = Groza
nemo2-terror-scourge = Plaga

## Gdzie to teraz jest

nemo2-now-ship-ocean = { $ship } leży tutaj: { $ocean }. Każdy może obejrzeć obie strony.
nemo2-now-ship-tonnage = Zatopiony: { $ship } jest tonażem w tym rzędzie: { $ocean }.
nemo2-now-ship-salvage = Zatopiony: jest złomem i można nim zapłacić za ulepszenie.
nemo2-now-ship-at-hand = Właśnie został dobrany albo zatopiony.
nemo2-now-ship-bag = W puli statków, w której jest żetonów: { $number }.
nemo2-now-ship-held = Czeka obok mapy.
nemo2-now-ship-discarded = Jest odrzucony i wróci, gdy pula będzie pusta.
nemo2-now-token-unseen = Nikt go jeszcze nie widział. Żetony w puli statków: { $number }; nikomu nie wolno sprawdzać, które to.
nemo2-now-card-card = Jest właśnie rozpatrywana.
nemo2-now-card-tableau = Leży na obszarze gry.
nemo2-now-card-pass = Leży na stosie SUKCES.
nemo2-now-card-fail = Leży na stosie PORAŻKA.
nemo2-now-card-act = Została już dobrana.
nemo2-now-card-to-come = Dopiero nadejdzie.
nemo2-now-card-unseen = Nikt jej jeszcze nie widział; nikomu nie wolno sprawdzać, gdzie leży.
nemo2-now-cannonballs = Kule armatnie na karcie: { $number }.
nemo2-now-upgrade-installed = Jest zamontowane.
nemo2-now-upgrade-display = Jest dostępne i można je kupić przez modernizację.
nemo2-now-upgrade-fail = Jest zniszczone i leży na stosie PORAŻKA.
nemo2-now-upgrade-aside = Jest odłożone albo przepadło na dobre.
nemo2-now-character-play = W grze.
nemo2-now-character-gone = Postać poświęcona.
nemo2-now-treasure = Zdobyte: { $collected }. W puli: { $inside }. Odrzucone: { $gone }.
nemo2-now-motive-own = To motywy tej wyprawy.
nemo2-now-motive-other = Obecnie nie są to motywy wyprawy.
nemo2-now-ocean = Zajęte pola: { $taken } z { $capacity }; ukryte statki: { $contacts }.
nemo2-now-ocean-ships = Odkryte statki: { $ships }.
nemo2-now-ocean-risen = Powstania: { $lands }.
nemo2-now-ocean-gem = Leży tu klejnot.
nemo2-now-ocean-nautilus = Nautilus jest tutaj.
nemo2-now-land-risen = Trwa tu powstanie.
nemo2-now-land-free = Bez powstania: ląd jest wolny.
nemo2-now-track = Znacznik stoi na polu { $box } ({ $name }): zostało { $left }, forsowanie +{ $exert }.
nemo2-now-level = Tak skończyłaby się gra teraz, z wynikiem { $score }.
nemo2-now-officer-yes = { $seat }, obecnie kapitan.
nemo2-now-officer-no = { $seat }.
nemo2-now-notoriety = Teraz { $number }, dotąd najwyżej { $peak }. Posiłki w tej grze: { $first } i { $second }.
nemo2-now-outlaw = Wyrzutek od { $number } przy motywach tej wyprawy.
nemo2-now-tonnage = Statki w najkrótszym rzędzie: { $number }; premia teraz: { $bonus } PZ.
nemo2-now-cards = Karty: { $number }.
nemo2-now-deck-gems = Klejnoty na niej: { $number }.
nemo2-now-nautilus = Jest tutaj: { $ocean }.
nemo2-now-number = Liczba: { $number }.
nemo2-now-on-map = Na mapie: { $number }.
nemo2-now-supply = W puli: { $number }.
nemo2-now-in-play = W grze: { $number }.
nemo2-now-taken = Zajęte: { $number }.
nemo2-now-ap = PA teraz: { $number }.
nemo2-now-torpedo = Kości na torpedę teraz: { $number }.

## Co liczą raporty.

nemo2-counted-action = Akcje
nemo2-counted-motive = Motywy
nemo2-counted-card = Zagrane karty
nemo2-counted-character = Poświęcone postacie
nemo2-counted-upgrade = Ulepszenia
nemo2-counted-treasure = Użyte skarby
nemo2-counted-resource = Forsowane zasoby
nemo2-counted-ship = Zaatakowane statki
nemo2-counted-land = Wzniecone powstania
