### Nemo's War, first edition: what things are called, what is asked, what happened.

nemo1-name = Wojna Nemo (pierwsza edycja)
nemo1-pitch = Samotna wyprawa tak, jak opowiedziano ją po raz pierwszy: tygodnie w kalendarzu, ukryte okręty na sześciu morzach i trzy zasoby, które się zużywają. Poświęć Nemo jednej sprawie i zobacz, jak długo świat zostawi go w spokoju.
nemo1-none = –

## Settings

nemo1-setting-players = liczba graczy: jeden
nemo1-setting-commitment = zobowiązanie Nemo: jedno z czterech, losowe albo pytanie na początku gry

## Words

nemo1-test-none = brak rzutu
nemo1-test-card = Test
nemo1-test-attack = Atak
nemo1-pile-fail = stos PORAŻKI
nemo1-pile-pass = stos SUKCESU
nemo1-phase-setup = przygotowanie gry
nemo1-phase-preparation = przygotowania
nemo1-phase-action = akcja Nemo
nemo1-phase-time = upływ czasu
nemo1-phase-over = koniec gry
nemo1-dice = { $dice }
nemo1-chance = { $good } na { $all }, { $percent }%
nemo1-chance-sure = na pewno
nemo1-chance-never = niemożliwe
nemo1-n-points = { $vp } PZ
nemo1-hidden-ship = ukryty statek
nemo1-priced = { $upgrade } ({ $cost })
nemo1-valued = { $kind ->
    [wonder] { $treasure } (cud)
    [or] { $treasure } ({ $vp } PZ albo korzyść)
   *[other] { $treasure } ({ $vp } PZ)
}

## The table

nemo1-board-turn = Tydzień { $week } z { $last }, { $turn ->
    [0] przed wyprawą
   *[other] tura { $turn }, { $phase }
}. Przygoda od { $target }. Zobowiązanie: { $final ->
    [open] jeszcze nie wybrano
    [yes] { $commitment } (ostateczne)
   *[no] { $commitment } (jeszcze nieostateczne)
}
nemo1-board-tracks = Niesława { $notoriety } z { $most }. Wyzwolenie { $box } na stronie { $side } ({ $liberation } z { $free }). Nadejdą jeszcze: { $coming }
nemo1-board-coming = { $track ->
    [week] grupa { $group } w tygodniu { $at }
   *[notoriety] grupa { $group } przy niesławie { $at }
}
nemo1-board-resource = Zasób { $resource }: { $level } z { $top } ({ $circle }), forsowanie +{ $exert }, { $vp } PZ
nemo1-board-passengers = Na pokładzie: { $aboard }. Wykorzystani: { $spent }
nemo1-board-passenger = { $passenger } (−{ $cost } PZ)
nemo1-board-ocean = { $here ->
    [yes] ► {""}
   *[no] {""}
}{ $ocean } [{ $die }], zajęte pola: { $ships } z { $capacity }: { $places }; { $treasure ->
    [yes] ukryty skarb
   *[no] bez skarbu
}; drogi: { $routes }{ $here ->
    [yes] . Tu jest Nautilus
   *[no] {""}
}
nemo1-board-route = { $ocean } ({ $weeks ->
    [one] { $weeks } tydzień
    [few] { $weeks } tygodnie
    [many] { $weeks } tygodni
   *[other] { $weeks } tygodnia
}{ $open ->
    [yes] {""}
   *[no] , zamknięta
})
nemo1-board-hidden = { $place } ukryty
nemo1-board-place = { $place } { $ship }
nemo1-board-ship = { $ship } ({ $values })
nemo1-ship-values = { $kind ->
    [warship] { $type }, atak { $attack }, obrona { $defense }, czaszki { $skulls }, { $vp } PZ
   *[other] { $type }, obrona { $defense }, czaszki { $skulls }, { $vp } PZ
}
nemo1-board-sunk = Zatopione, { $ocean } ({ $number }): { $ships }
nemo1-board-salvage = Złom, { $number } z { $boxes } pól: { $ships }
nemo1-board-upgrades = Ulepszenia: { $owned }. Za złom: { $others }
nemo1-board-piles = Stos statków: { $pile }; odrzucone: { $discard }. Kubek skarbów: { $cup }. Karty w stosie: { $cards }
nemo1-board-treasures = Zebrane: { $treasures }
nemo1-board-carried = Rozpatrywane: { $cards }
nemo1-board-kept = Zachowane: { $cards }
nemo1-board-pass = Stos SUKCESU: { $cards }
nemo1-board-fail = Stos PORAŻKI: { $cards }
nemo1-board-score = Wynik, gdyby gra skończyła się teraz: { $score } ({ $level })
nemo1-board-test = { $test }: { $needed } lub więcej, modyfikator { $modifier }; szansa rzutu { $good } na { $among } ({ $percent }%)
nemo1-board-modifier = {"  "}{ $value } { $reason } [{ $rule }]
nemo1-board-failure = {"  "}Porażka: { $effects }
nemo1-modifier-stalk = atak z zaskoczenia
nemo1-modifier-prow = Wzmocniony dziób
nemo1-modifier-warships = inny statek wojenny w zasięgu wzroku
nemo1-modifier-exert-nemo = forsowanie: Nemo
nemo1-modifier-exert-crew = forsowanie: załoga
nemo1-modifier-exert-hull = forsowanie: kadłub
nemo1-modifier-help = pomoc w nagłych wypadkach

## The score sheet

nemo1-score-warships = Statki wojenne
nemo1-score-others = Inne statki
nemo1-score-scourge = Postrach mórz
nemo1-score-resources = Stan zasobów
nemo1-score-passengers = Los pasażerów
nemo1-score-tragic = Tragiczny koniec
nemo1-score-imperial = Zwycięstwo imperiów
nemo1-score-treasures = Skarby
nemo1-score-wonders = Cuda
nemo1-score-adventures = Przygody
nemo1-score-science = Nauka
nemo1-score-liberation = Wyzwolenie

## Outlooks

nemo1-outlook-roll = { $test } się uda ({ $number } lub więcej)
nemo1-outlook-fire = statek wojenny trafi ({ $number } lub mniej)
nemo1-outlook-adventure = dobrana zostanie przygoda ({ $number } lub więcej)
nemo1-outlook-rest = załoga wypocznie
nemo1-outlook-search = skarb zostanie znaleziony
nemo1-outlook-incite = wyzwolenie wzrośnie
nemo1-outlook-weeks = rok dobiegnie końca

## Questions

nemo1-ask-start-ocean = { $seat }, gdzie zaczyna się rejs?
nemo1-ask-commitment = { $seat }, do czego zobowiązuje się Nemo?
nemo1-ask-final-commitment = { $seat }, Nemo zobowiązuje się ostatecznie. Do czego?
nemo1-ask-action = { $seat }, tydzień { $week } ({ $ocean }). Co robi Nemo?
nemo1-ask-after-action = { $seat }, czy użyjesz zachowanej karty, zanim tydzień się skończy?
nemo1-ask-exert = { $seat }, co forsujesz? „{ $card }”: { $number } lub więcej. Sukces: { $success }. Porażka: { $failure }
nemo1-ask-combat-exert = { $seat }, atak ({ $foe }): { $number } lub więcej, modyfikator { $modifier }. Czy forsujesz jeden zasób? Pudło: { $failure }
nemo1-ask-help = { $seat }, korzystasz z pomocy w nagłych wypadkach? Kości { $dice }, wynik { $total }, potrzeba { $number }. Inaczej: { $failure }
nemo1-ask-card-choice = { $seat }, co wybierasz? Karta: „{ $card }”.
nemo1-ask-seek = { $seat }, przygoda to „{ $card }” ({ $about }). Przyjmujesz ją?
nemo1-ask-wreck = { $seat }, pokonany: { $wreck }. Zatopić czy zdobyć?
nemo1-ask-continue = { $seat }, atakujesz następny statek (niesława +1)?
nemo1-ask-refit-ships = { $seat }, { $upgrade }, statek { $which } z { $cost }: który zdobyty statek?
nemo1-ask-lose-choice = { $seat }, co tracisz?
nemo1-ask-prevent = { $seat }, wszystko stracone, chyba że teraz pomoże skarb.

## Rolls and draws

nemo1-draw-preparation = Dwie kości przygotowań
nemo1-draw-test-roll = Dwie kości testu, modyfikator { $modifier }
nemo1-draw-attack-roll = Dwie kości ataku ({ $foe }), modyfikator { $modifier }
nemo1-draw-enemy-fire = Dwie kości: { $foe } strzela
nemo1-draw-damage-die = Kość: co zostaje trafione?
nemo1-draw-week-die = Kość tygodni akcji
nemo1-draw-rest-die = Kość tabeli odpoczynku
nemo1-draw-search-die = Kość poszukiwań
nemo1-draw-incite-die = Kość podżegania
nemo1-draw-commitment-die = Kość zobowiązania
nemo1-draw-ship = Odkrywany jest ukryty statek: który?
nemo1-draw-treasure = Odkrywany jest skarb: który?
nemo1-draw-card = Wierzchnia karta przygody: która?

## Options

nemo1-option-accept = Przyjmij przygodę
nemo1-option-refuse = Odrzuć ją
nemo1-option-attack = { $kind ->
    [hidden] Atakuj miejsce { $place }: { $ship }
    [warship] Atakuj miejsce { $place }: { $ship }: { $chance }; trafi cię: { $danger }
   *[other] Atakuj miejsce { $place }: { $ship }: { $chance }
}
nemo1-option-stalk = { $kind ->
    [hidden] Atakuj z zaskoczenia miejsce { $place } (+1): { $ship }
    [warship] Atakuj z zaskoczenia miejsce { $place } (+1): { $ship }: { $chance }; trafi cię: { $danger }
   *[other] Atakuj z zaskoczenia miejsce { $place } (+1): { $ship }: { $chance }
}
nemo1-option-sink = Zatop
nemo1-option-capture = Zdobądź: złom, a akcja się kończy
nemo1-option-stop = Zakończ
nemo1-option-choose = { $effects }
nemo1-option-commit = { $commitment }
nemo1-option-commit-finally = { $commitment } (dotąd warte { $score })
nemo1-option-commit-random = Niech zdecyduje kość
nemo1-option-decline = Pogódź się z końcem
nemo1-option-done = Bez dalszej pomocy
nemo1-option-end = Zakończ fazę
nemo1-option-exert = Forsuj: { $resources }; +{ $bonus } ({ $chance })
nemo1-option-exert-nothing = Niczego nie forsuj ({ $chance })
nemo1-option-give = Oddaj skarb: { $treasure }, w zamian: { $effects }
nemo1-option-help = { $gives ->
    [bonus] { $passenger }: +{ $number } (−{ $cost } PZ)
   *[reroll] { $passenger }: rzut jeszcze raz ({ $chance }; −{ $cost } PZ)
}
nemo1-option-incite = Podżegaj za: { $treasure } ({ $vp })
nemo1-option-lose = Strać 1: { $resource }
nemo1-option-mark = Oznacz ulepszenie: { $ship }
nemo1-option-pass = Pas
nemo1-option-pay = Zapłać: { $ship }
nemo1-option-move = { $weeks ->
    [0] Płyń: { $ocean }
    [one] Płyń: { $ocean } ({ $weeks } tydzień)
    [few] Płyń: { $ocean } ({ $weeks } tygodnie)
    [many] Płyń: { $ocean } ({ $weeks } tygodni)
   *[other] Płyń: { $ocean } ({ $weeks } tygodnia)
}
nemo1-option-refit = Modernizacja: { $upgrade } (złom: { $cost })
nemo1-option-repair = Naprawa: { $gains ->
    [no] nic do zyskania
   *[yes] kadłub +1
}{ $free ->
    [yes] {""}
   *[no] , od 1 do 3 tygodni
}
nemo1-option-rest = Odpoczynek: { $gains ->
    [no] nic do zyskania
   *[yes] może załoga +1
}{ $free ->
    [yes] {""}
   *[no] , od 1 do 3 tygodni
}
nemo1-option-search = Szukaj skarbu
nemo1-option-start = { $ocean }
nemo1-option-use = { $wasted ->
    [yes] Użyj karty: „{ $card }”; efekt: { $effects }
   *[no] Użyj karty: „{ $card }”
}

## Effects

nemo1-do-nothing = nic
nemo1-do-advance-weeks = { $number ->
    [one] mija { $number } tydzień
    [few] mijają { $number } tygodnie
    [many] mija { $number } tygodni
   *[other] mija { $number } tygodnia
}
nemo1-do-begin-test = test
nemo1-do-change-liberation = wyzwolenie { $change }
nemo1-do-change-notoriety = niesława { $change }
nemo1-do-choose = do wyboru: { $ways }
nemo1-do-way = { $effects }
nemo1-do-ways = { $first }; albo { $others }
nemo1-do-draw-cards = { $number ->
    [one] dobierz kartę przygody
    [few] dobierz { $number } karty przygody
    [many] dobierz { $number } kart przygody
   *[other] dobierz { $number } karty przygody
}
nemo1-do-draw-treasures = { $number ->
    [one] dobierz skarb
    [few] dobierz { $number } skarby
    [many] dobierz { $number } skarbów
   *[other] dobierz { $number } skarbu
}
nemo1-do-draw-nothing = brak skarbu, kubek jest pusty
nemo1-do-encounter = walka ze statkiem z karty
nemo1-do-end-game = gra się kończy ({ $result })
nemo1-do-file-card = karta trafia na: { $pile }
nemo1-do-gain = { $resource } +{ $number }
nemo1-do-gain-full = { $resource } bez zmian, to szczyt toru
nemo1-do-lift-ban = w tej turze akcja stoczniowa, nawet po poprzedniej, bez jej tygodni
nemo1-do-lose = { $resource } −{ $number }
nemo1-do-lose-choice = strać punkty wybranych zasobów: { $number }
nemo1-do-reroll = rzuć obiema kośćmi ponownie
nemo1-do-reveal-all = odkryj wszystkie ukryte statki na tym oceanie

## The log

nemo1-action = Akcja: { $action }.
nemo1-action-attack = Atak
nemo1-action-incite = Podżeganie
nemo1-action-move = Ruch
nemo1-action-refit = Modernizacja
nemo1-action-repair = Naprawa
nemo1-action-rest = Odpoczynek
nemo1-action-search = Poszukiwania
nemo1-action-stalk = Atak z zaskoczenia
nemo1-attacked = { $ship }: wynik { $total }, { $hit ->
    [yes] trafienie
   *[no] pudło
}.
nemo1-bought = Modernizacja: { $upgrade }.
nemo1-captured = Zdobyty statek: { $ship }.
nemo1-card = Przygoda: „{ $card }”.
nemo1-chosen = „{ $card }”: wybór został dokonany.
nemo1-committed = Zobowiązanie Nemo: „{ $commitment }”; może się jeszcze zmienić.
nemo1-damaged = Nautilus trafiony, kość { $die }: { $resource }.
nemo1-ended = Koniec gry: { $result }.
nemo1-entered = Pojawia się { $ship }: { $ocean }, miejsce { $place }.
nemo1-epilogue = { $commitment }, { $level }: { $tale }
nemo1-exerted = Forsowanie: { $resources }.
nemo1-filed = Odłożona karta: „{ $card }” ({ $pile }).
nemo1-final = Nemo zobowiązuje się ostatecznie: „{ $commitment }”.
nemo1-fired = Ostrzał wroga, kości { $dice }: { $hit ->
    [yes] trafienie
   *[no] pudło
}.
nemo1-gained = Zasób { $resource }: +{ $number }.
nemo1-given = Oddany skarb: { $treasure }.
nemo1-helped = Pomoc w nagłych wypadkach: { $passenger }.
nemo1-incited = Na podżeganie wydano: { $treasure }, kość { $die }.
nemo1-kept = Zachowana karta: „{ $card }”.
nemo1-liberation = Wyzwolenie: { $number } ({ $by }).
nemo1-lost = Zasób { $resource }: −1.
nemo1-moved = Nautilus płynie: { $ocean }.
nemo1-notoriety = Niesława: { $number } ({ $by }).
nemo1-placed = Pojawia się ukryty statek: { $ocean }.
nemo1-prepared = Przygotowania: kości { $dice }.
nemo1-refilled = Odrzucone statki tworzą nowy stos.
nemo1-refused = Odrzucona przygoda: „{ $card }”.
nemo1-released = Wsparcie: grupa { $group } trafia na stos statków.
nemo1-replaced = Nowy ukryty skarb: { $ocean }.
nemo1-rested = Tabela odpoczynku: kość { $die }.
nemo1-rolled = { $test }: kości { $dice }.
nemo1-searched = Poszukiwania, kość { $die }: { $found ->
    [yes] znaleziono
   *[no] nic
}.
nemo1-seen = { $ocean }, miejsce { $place }: to { $ship }.
nemo1-started = Rejs zaczyna się: { $ocean }.
nemo1-sunk = Zatopiony: { $ship } ({ $ocean }).
nemo1-tested = „{ $card }”: wynik { $total }, { $passed ->
    [yes] sukces
   *[no] porażka
}.
nemo1-treasure = Skarb: { $treasure }.
nemo1-turn = Tura { $turn }, tydzień { $week }.
nemo1-heading = { $turn ->
    [0] Przed wyprawą
   *[other] Tura { $turn } · { $phase }
}
nemo1-used = Użyta karta: „{ $card }”.
nemo1-weeks = { $number ->
    [one] Mija { $number } tydzień
    [few] Mijają { $number } tygodnie
    [many] Mija { $number } tygodni
   *[other] Mija { $number } tygodnia
}: tydzień { $week }.

## How it ends

nemo1-over-tragic = Rejs kończy się tragedią.
nemo1-over-imperial = Imperia zajęły wszystkie oceany.
nemo1-over-calendar = Rok minął.
nemo1-over-maelstrom = Malstrom kończy rejs.
nemo1-over-last-ship = Na morzach nie ma już ani jednego statku.
nemo1-verdict = { $outcome ->
    [won] Gra wygrana
    [lost] Gra przegrana
   *[neither] Gra ani wygrana, ani przegrana
}: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} ({ $level }).
nemo1-tale-science-complete-failure = przyrządy rdzewieją na dnie i nikt nie wie, co mierzyły.
nemo1-tale-science-failure = słój z nieznaną rybą trafia do muzeum bez etykiety.
nemo1-tale-science-inconsequential = uczeni przez całą zimę spierają się o twoje tabele, a potem o nich zapominają.
nemo1-tale-science-success = na każdej mapie głębin są teraz twoje pomiary.
nemo1-tale-science-triumph = od twoich notatników zaczyna się nowa nauka, a jej uczniowie mówią o tobie jak o legendzie.
nemo1-tale-explore-complete-failure = morze zamyka się nad śladem okrętu i żaden brzeg o nim nie pamięta.
nemo1-tale-explore-failure = na mapach przybywa jedna zatoka, i to w złym miejscu.
nemo1-tale-explore-inconsequential = rybacy pokazują sobie światła w głębinie i dalej łatają sieci.
nemo1-tale-explore-success = według dziennika Nautilusa rysuje się oceany na nowo.
nemo1-tale-explore-triumph = gdziekolwiek przez sto lat stanie nurek, twoja lampa była tam wcześniej.
nemo1-tale-anti-imperialism-complete-failure = gubernatorzy wznoszą toast za ten rok, a łańcuchy mają o ogniwo więcej.
nemo1-tale-anti-imperialism-failure = jedna wioska ukrywa skrzynię twego złota i czeka na lepsze dni.
nemo1-tale-anti-imperialism-inconsequential = w portach wrze, a raporty o tym trafiają do akt.
nemo1-tale-anti-imperialism-success = ludy, które miały tylko twój skarb, mają teraz własną flagę.
nemo1-tale-anti-imperialism-triumph = flota za flotą wraca do domu, a na wolnych brzegach dzieci noszą twoje imię.
nemo1-tale-war-complete-failure = marynarki odnotowują dryfujący wrak i odholowują go na bok.
nemo1-tale-war-failure = kilka nazw wykuto w kamieniu, a obok kładzie się nowe stępki.
nemo1-tale-war-inconsequential = kupcy pływają teraz w konwojach, a herbata drożeje.
nemo1-tale-war-success = admirałowie trzymają okręty za zaporami i tłumaczą się przed parlamentami.
nemo1-tale-war-triumph = na oceanach milkną działa; wojna z wojną jest wygrana.

## Reasons

nemo1-why-already-named = ten statek został już wskazany.
nemo1-why-already-owned = to ulepszenie już kupiono.
nemo1-why-benefit-unnamed = wskaż też korzyść z tego skarbu.
nemo1-why-box-order = wskazuj statki w kolejności pól.
nemo1-why-cannot-refuse = tej karty nie można odrzucić.
nemo1-why-card-not-held = tej karty nie masz.
nemo1-why-consecutive-yard = odpoczynku, naprawy i modernizacji nie wolno wybierać w dwóch kolejnych turach.
nemo1-why-does-not-save = to nie podniesie zasobu równego 0.
nemo1-why-exert-not-listed = ten test nie wymienia tego zasobu jako pomocy.
nemo1-why-exert-one-only = w walce można forsować tylko jeden zasób.
nemo1-why-exert-twice = każdy zasób można forsować raz.
nemo1-why-must-act = Nemo musi wybrać jedną z ośmiu akcji.
nemo1-why-no-benefit = ten skarb nie daje korzyści w zamian za oddanie.
nemo1-why-no-help-card = nie masz karty, która pozwala rzucić ponownie.
nemo1-why-no-number = ten skarb nie ma liczby.
nemo1-why-no-prey = na oceanie Nautilusa nie ma takiego statku, który można zaskoczyć.
nemo1-why-no-such-choice = karta tego nie oferuje.
nemo1-why-no-such-commitment = nie ma takiego zobowiązania do wyboru.
nemo1-why-no-such-final = ostateczne zobowiązanie to jedno z czterech.
nemo1-why-no-target = na oceanie Nautilusa nie ma takiego statku.
nemo1-why-no-treasure = nie zebrano skarbu z liczbą.
nemo1-why-not-collected = tego skarbu nie zebrano.
nemo1-why-not-connected = nie prowadzi tam żadna droga.
nemo1-why-not-now = teraz pytanie dotyczy czegoś innego.
nemo1-why-not-stored = tego statku nie ma w złomie.
nemo1-why-nothing-to-find = tu nie można znaleźć skarbu.
nemo1-why-offering-not-collected = tego skarbu nie zebrano.
nemo1-why-offering-unnamed = podaj skarb, za który chcesz podżegać.
nemo1-why-passenger-spent = ten pasażer już pomógł.
nemo1-why-prey-unnamed = podaj miejsce statku, który chcesz zaskoczyć.
nemo1-why-route-closed = ta droga wymaga zachowanej karty.
nemo1-why-salvage-full = wszystkie pola złomu są zajęte.
nemo1-why-target-unnamed = podaj miejsce statku, który chcesz zaatakować.
nemo1-why-too-little-salvage = jest za mało zdobytych statków.
nemo1-why-unknown-card = nie ma takiej karty.
nemo1-why-unknown-destination = nie ma takiego oceanu, do którego można płynąć.
nemo1-why-unknown-ocean = nie ma takiego oceanu.
nemo1-why-unknown-offering = nie ma takiego skarbu, za który można podżegać.
nemo1-why-unknown-passenger = nie ma takiego pasażera.
nemo1-why-unknown-prey = statek atakowany z zaskoczenia podaje się przez jego miejsce.
nemo1-why-unknown-resource = nie ma takiego zasobu.
nemo1-why-unknown-ship = nie ma takiego statku.
nemo1-why-unknown-target = atakowany statek podaje się przez jego miejsce.
nemo1-why-unknown-treasure = nie ma takiego skarbu.
nemo1-why-unknown-upgrade = nie ma takiego ulepszenia.
nemo1-why-wrong-ocean = tej karty nie można użyć na tym oceanie.
nemo1-why-wrong-payment = podaj tylko ulepszenie; o statki pada osobne pytanie.
nemo1-why-wrong-window = tej karty nie można użyć w tej chwili.

## The drawer

nemo1-drawer-kept = Zachowana karta: „{ $card }” ({ $when }): { $effects }
nemo1-drawer-passive = Zachowana karta: „{ $card }” (działa sama, dopóki ją masz)
nemo1-window-action-phase = przed akcją lub po niej
nemo1-window-in = { $window }, tutaj: { $oceans }
nemo1-window-before-action = przed akcją
nemo1-window-after-modified-result = po wyniku, jako pomoc
nemo1-drawer-ships = W stosie lub ukryte na oceanach: { $number }
nemo1-drawer-hidden = {"  "}{ $ocean }, miejsce { $place }: statek wojenny z szansą { $percent }%
nemo1-drawer-discard = Odrzucone statki: { $number }
nemo1-drawer-ship = {"  "}{ $ship }
nemo1-drawer-treasures = Skarby w kubku lub ukryte na oceanach: { $treasures }
nemo1-drawer-cards = Karty, których nikt nie widział (cztery są poza grą): { $cards }
nemo1-drawer-charm = { $treasure }: można oddać przy każdym pytaniu: { $effects }
nemo1-drawer-commitment = Wynik przy zobowiązaniu „{ $commitment }”: { $score } ({ $level })

nemo1-moment = { $turn ->
    [0] Przed wyprawą
   *[other] Tydzień { $week } z { $last }, tura { $turn } · { $phase }
}
