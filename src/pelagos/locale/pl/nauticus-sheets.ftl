### Nauticus: co można przeczytać na elementach gry i gdzie są teraz.

## Rodzaje i nazwy

nauticus-kind-action = żeton akcji
nauticus-kind-position = pole planszy
nauticus-kind-hull = część kadłuba
nauticus-kind-mast = maszt
nauticus-kind-sail = żagiel
nauticus-kind-good = towar
nauticus-kind-crest = herb
nauticus-kind-material = element gry
nauticus-kind-scoring = punktacja
nauticus-kind-start = przygotowanie gry
nauticus-position-0 = pole 1
nauticus-position-1 = pole 2
nauticus-position-2 = pole 3
nauticus-position-3 = pole 4
nauticus-position-4 = pole 5
nauticus-position-5 = pole 6
nauticus-position-6 = pole 7
nauticus-position-7 = pole 8
nauticus-piece-action-tiles = żetony akcji
nauticus-piece-anchor-tile = żeton kotwicy
nauticus-piece-board = plansza
nauticus-piece-extra-action = żeton akcji dodatkowej
nauticus-piece-goods = towary
nauticus-piece-masts = maszty
nauticus-piece-pass-tiles = żetony pasa
nauticus-piece-points = punkty zwycięstwa
nauticus-piece-rewards = nagrody
nauticus-piece-round = znacznik rund
nauticus-piece-sails = żagle
nauticus-piece-scoring = punktacja końcowa
nauticus-piece-seat = z czym wszyscy zaczynają
nauticus-piece-ships = statki
nauticus-piece-start-player = znacznik pierwszego gracza
nauticus-piece-talers = talary
nauticus-piece-warehouse = magazyn
nauticus-piece-wheel = tarcza
nauticus-piece-workers = robotnicy
nauticus-n-crowns = { $number ->
    [one] { $number } korona
    [few] { $number } korony
    [many] { $number } koron
   *[other] { $number } korony
}
nauticus-n-different-goods = { $number ->
    [one] { $number } towar
    [few] { $number } towary różnych rodzajów
    [many] { $number } towarów różnych rodzajów
   *[other] { $number } towaru różnych rodzajów
}

## Żetony akcji i pola

nauticus-printed-action-tiles-costs-taler = { $value ->
    [yes] Niebieski żeton: to, co sprzedaje, kosztuje talary.
   *[no] Jasny żeton: ceny jego pola nic dla niego nie znaczą.
}
nauticus-sheet-sells = Sprzedaje, w tej kolejności i po czterech cenach pola, na którym leży: { $tiles }.
nauticus-sheet-action-buy-hull = Każdy robotnik kupuje część kadłuba. Zaczyna ona statek w twojej stoczni albo dołącza do otwartego końca.
nauticus-sheet-action-buy-mast = Każdy robotnik kupuje maszt. Staje on na części kadłuba, która jeszcze go nie ma.
nauticus-sheet-action-buy-sail = Każdy robotnik kupuje żagiel. Wiesza się go na maszcie, który jeszcze go nie ma.
nauticus-sheet-action-buy-goods = Każdy robotnik kupuje towar. Ładuje się go na część kadłuba, na której nic nie leży.
nauticus-sheet-action-transport = Każdy robotnik przewozi jeden żeton z twojego magazynu na dozwolone miejsce w twojej stoczni.
nauticus-sheet-action-withdraw = Każdy robotnik przynosi ci { $talers ->
    [one] { $talers } talara
    [few] { $talers } talary
    [many] { $talers } talarów
   *[other] { $talers } talara
}.
nauticus-sheet-action-deliver = Rozładuj ukończony statek, który ma towar na każdej części, używając po jednym robotniku na towar. Oddaje się cały ładunek naraz, potem statek można załadować na nowo.
nauticus-sheet-action-crowns = Każdy robotnik przynosi tyle punktów zwycięstwa, ile masz koron: na masztach i żaglach z koroną, gdziekolwiek są, i na odwróconych żetonach pasa. Jedno punktowanie daje najwyżej tyle punktów: { $cap }.
nauticus-sheet-buying = W jednej akcji pierwszy żeton danego rodzaju kosztuje wydrukowaną cenę, a każdy kolejny tego rodzaju { $again ->
    [one] { $again } talara
    [few] { $again } talary
    [many] { $again } talarów
   *[other] { $again } talara
}.
nauticus-sheet-gift = Kto w jednej akcji kupi wszystkie cztery rodzaje, dostaje w prezencie jeszcze jeden żeton dowolnego z nich, do magazynu.
nauticus-sheet-golden = Co nie kosztuje talarów, trafia najpierw do magazynu; co zostało opłacone, może od razu trafić do stoczni.
nauticus-sheet-bonus = Premia dla tego, kto wybierze leżący tu żeton: { $bonus }.
nauticus-sheet-prices = Ceny tego, co sprzedaje tu niebieski żeton, w jego kolejności: { $prices }.
nauticus-sheet-sector = { $offset ->
    [0] Przy kotwicy
    [one] { $offset } pole za kotwicą, zgodnie z ruchem wskazówek zegara
    [few] { $offset } pola za kotwicą, zgodnie z ruchem wskazówek zegara
    [many] { $offset } pól za kotwicą, zgodnie z ruchem wskazówek zegara
   *[other] { $offset } pola za kotwicą, zgodnie z ruchem wskazówek zegara
}: { $blue ->
    [0] bez niebieskich robotników
    [one] { $blue } niebieski robotnik
    [few] { $blue } niebieskich robotników
    [many] { $blue } niebieskich robotników
   *[other] { $blue } niebieskiego robotnika
}.

## Żetony, herby, nagrody

nauticus-printed-tiles-count = { $value ->
    [one] W pudełku jest { $value } taki żeton; gdy zniknie, nikt już go nie dostanie.
    [few] W pudełku są { $value } takie żetony; gdy stos jest pusty, nikt już ich nie dostanie.
    [many] W pudełku jest { $value } takich żetonów; gdy stos jest pusty, nikt już ich nie dostanie.
   *[other] W pudełku jest { $value } takiego żetonu; gdy stos jest pusty, nikt już ich nie dostanie.
}
nauticus-printed-tiles-warehouse-spaces = { $value ->
    [one] Zajmuje { $value } miejsce w magazynie.
    [few] Zajmuje { $value } miejsca w magazynie.
    [many] Zajmuje { $value } miejsc w magazynie.
   *[other] Zajmuje { $value } miejsca w magazynie.
}
nauticus-printed-tiles-buyable = { $value ->
    [yes] Można go kupić.
   *[no] Nie można go kupić i nigdy nie jest premią ani prezentem: dostaje się go tylko w nagrodę za ukończony statek.
}
nauticus-sheet-tile-one-ship = To cały statek, zawsze nowy. Kończy go jeden maszt i jeden żagiel.
nauticus-sheet-tile-bow = Przód statku. Zaczyna statek albo dołącza do rzędu, który nie ma jeszcze dziobu.
nauticus-sheet-tile-middle = Należy między dziób a rufę, najwyżej dwa na statek. Zaczyna statek albo dołącza do otwartego końca; nigdy nie wsuwa się go pomiędzy.
nauticus-sheet-tile-stern = Tył statku. Zaczyna statek albo dołącza do rzędu, który nie ma jeszcze rufy.
nauticus-sheet-tile-mast = Staje na części kadłuba bez masztu, także gdy kadłub jest otwarty.
nauticus-sheet-tile-sail = Wiesza się go na maszcie bez żagla. Ostatni żagiel zamkniętego kadłuba kończy statek.
nauticus-sheet-tile-good = Ładuje się na dowolną część kadłuba bez towaru; opuszcza ukończony, w pełni załadowany statek przy dostawie.
nauticus-sheet-joker = Joker: pasuje do każdego herbu i gdziekolwiek leży, jest twoją koroną.
nauticus-sheet-crest = Statek nosi tylko jeden herb: wszystkie zwykłe maszty i żagle obok pokazują ten sam ({ $crest }).
nauticus-sheet-leftover = { $good ->
    [yes] Na koniec w magazynie lub wciąż na pokładzie: wartość 1 talara.
   *[no] Na koniec w magazynie lub na nieukończonym statku: wartość 1 talara.
}
nauticus-printed-crests-joker = { $value ->
    [yes] Joker: pasuje do każdego herbu. Każdy maszt i żagiel z koroną jest twoją koroną, gdziekolwiek leży, tak samo każdy odwrócony żeton pasa.
   *[no] Pierwszy zwykły maszt lub żagiel na stałe rozstrzyga o herbie statku; potem żaden inny do niego nie pasuje, tylko korony.
}
nauticus-sheet-unflipped = { $number ->
    [one] Każdy ma jeden taki, który kosztuje na końcu rundy, jeśli nie został w niej odwrócony: { $points }.
    [few] Każdy ma { $number } takie, które kosztują na końcu rundy, jeśli nie zostały w niej odwrócone, każdy: { $points }.
    [many] Każdy ma { $number } takich, które kosztują na końcu rundy, jeśli nie zostały w niej odwrócone, każdy: { $points }.
   *[other] Każdy ma { $number } takiego, który kosztuje na końcu rundy, jeśli nie został w niej odwrócony: { $points }.
}
nauticus-sheet-flipped = Zamiast kosztować ({ $points }), do końca rundy daje: { $crowns }.
nauticus-sheet-reward = Nagroda: { $reward }, najwyżej { $times ->
    [2] dwa razy
   *[other] { $times } razy
} za jeden statek.{ $room ->
    [0] {""}
    [one] {" "}Wymaga { $room } miejsca w magazynie.
    [few] {" "}Wymaga { $room } miejsc w magazynie.
    [many] {" "}Wymaga { $room } miejsc w magazynie.
   *[other] {" "}Wymaga { $room } miejsca w magazynie.
}
nauticus-sheet-reward-less = { $room ->
    [one] Gdy jest tylko { $room } wolne miejsce, bierzesz jeden towar.
    [few] Gdy są tylko { $room } wolne miejsca, bierzesz mniej towarów.
    [many] Gdy jest tylko { $room } wolnych miejsc, bierzesz mniej towarów.
   *[other] Gdy jest tylko { $room } wolnego miejsca, bierzesz mniej towarów.
}
nauticus-sheet-goods-score = { $number } jednego rodzaju: { $points }.
nauticus-sheet-ship-score = Wielkość { $size } ({ $hull }): do ukończenia { $masts ->
    [one] { $masts } maszt
    [few] { $masts } maszty
    [many] { $masts } masztów
   *[other] { $masts } masztu
} i { $sails ->
    [one] { $sails } żagiel
    [few] { $sails } żagle
    [many] { $sails } żagli
   *[other] { $sails } żagla
}. Od razu { $rewards ->
    [one] { $rewards } nagroda
    [few] { $rewards } nagrody
    [many] { $rewards } nagród
   *[other] { $rewards } nagrody
}, na koniec { $points }.

## Z czym wszyscy zaczynają i co jest w pudełku

nauticus-sheet-start = Liczba graczy: { $players }, liczba rund: { $rounds }, faz w rundzie: { $phases }. Miejsce { $seat } zaczyna z: { $talers }, { $workers }, { $points }.
nauticus-sheet-in-box = W pudełku: { $number }.
nauticus-sheet-coins = W pudełku { $number ->
    [one] { $number } moneta
    [few] { $number } monety
    [many] { $number } monet
   *[other] { $number } monety
} o wartości { $face ->
    [one] { $face } talara
    [few] { $face } talarów
    [many] { $face } talarów
   *[other] { $face } talara
}.
nauticus-sheet-spaces = Każdy ma tyle miejsc: { $number }.
nauticus-sheet-limit = { $limit ->
    [limited] Może ich zabraknąć: gdy stos jest pusty, nikt już nie dostanie tego rodzaju.
    [treated-as-unlimited] Nigdy ich nie brakuje.
    [three-per-player] Każdy ma trzy.
    [one-per-player] Każdy ma jeden.
   *[other] { $words }.
}
nauticus-sheet-board = Osiem pól w kręgu, każde z premią i czterema cenami. Pośrodku obraca się tarcza.
nauticus-sheet-wheel = Daje akcji fazy niebieskich robotników. Każdy, kto ją wykonuje, ma ich pełną liczbę, używa ich przed własnymi i nie może zachować reszty.
nauticus-sheet-action-tiles = Na początku rundy tasuje się je i wykłada po jednym na każde pole. Pierwszy gracz fazy wybiera jeden z odkrytych; potem każdy wykonuje jego akcję albo pasuje. W każdej rundzie jeden zostaje.
nauticus-sheet-anchor-tile = Zaznacza pole wybrane w rundzie jako pierwsze. Przed następną rundą kotwicę tarczy obraca się w jego stronę.
nauticus-sheet-points = Na koniec wygrywa, kto ma ich najwięcej. Przy remisie decyduje większa reszta talarów, potem większa suma talarów.
nauticus-sheet-round = Liczy rundy; liczba faz w każdej: { $phases }.
nauticus-sheet-start-player = Kto go ma, wybiera żeton akcji fazy, bierze premię i działa jako pierwszy. Po każdej fazie przechodzi dalej zgodnie z ruchem wskazówek zegara.
nauticus-sheet-warehouse = Najpierw trafia tu to, co nie kosztowało talarów. Żetony opuszczają magazyn tylko przez transport i nigdy się ich nie wyrzuca.
nauticus-sheet-ships = Kadłub to statek jednoczęściowy albo dziób i rufa, między którymi jest zero, jedno lub dwa śródokręcia. Na każdej części mieści się jeden maszt, jeden żagiel i jeden towar. Zamknięty kadłub z masztem i żaglem na każdej części jest ukończony; zostaje w stoczni i może wozić towary.
nauticus-sheet-masts = Po jednym na każdej części kadłuba, z jednym herbem na cały statek; korony pasują do każdego herbu.
nauticus-sheet-sails = Po jednym na każdym maszcie, z jednym herbem na cały statek; korony pasują do każdego herbu.
nauticus-sheet-goods = Po jednym na każdej części kadłuba, dowolnego rodzaju. Dostarczone towary punktują na koniec, każdy rodzaj osobno.
nauticus-sheet-workers = Każde użycie akcji zabiera jednego: najpierw niebieskich z tarczy, potem własnych. Na koniec każdy jest wart 1 talara.
nauticus-sheet-talers = Płaci się nimi za to, co sprzedają niebieskie żetony akcji. Na koniec 1 punkt zwycięstwa przypada na tyle talarów: { $leftover }.
nauticus-sheet-pass-tiles = Kto pasuje, odwraca najwyższy żeton, który jeszcze pokazuje karę. Po każdej rundzie wszystkie odwraca się z powrotem.
nauticus-sheet-extra-action = Raz w grze, w swojej turze przed akcją fazy albo po niej: weź robotników ({ $extra_workers }) i wykonaj dowolną z ośmiu akcji, także zakrytą. Cena w talarach za pierwszy żeton danego rodzaju: { $extra_price }, za każdy kolejny: { $again }. Nie ma niebieskich robotników ani premii.
nauticus-sheet-scoring = Na koniec dolicza się: dostarczone towary, ukończone statki i 1 punkt zwycięstwa za każde tyle talarów: { $leftover }. Każdy robotnik, każdy żeton w magazynie, każdy towar na pokładzie oraz każda część, maszt i żagiel nieukończonego statku liczą się jako 1 talar.

## W kilku słowach

nauticus-brief-transport = każdy robotnik przewozi jeden żeton z magazynu do stoczni
nauticus-brief-withdraw = talary za każdego robotnika: { $talers }
nauticus-brief-deliver = rozładowuje pełny, ukończony statek, po robotniku na towar
nauticus-brief-crowns = każdy robotnik daje 1 punkt za koronę, razem najwyżej { $cap }
nauticus-brief-position = premia: { $bonus }
nauticus-brief-one-ship = cały statek: kończy go jeden maszt i jeden żagiel
nauticus-brief-crown = joker do każdego herbu i korona do punktowania
nauticus-brief-pass = odwraca najwyższy z pozostałych żetonów pasa: korona do końca rundy i brak kary za niego

## Gdzie co jest teraz

nauticus-now-empty = Nie leży tu żaden żeton akcji.
nauticus-now-here = { $state ->
    [down] Leży tu zakryty żeton: { $action }.
   *[up] Leży tu: { $action }, { $blue ->
        [0] bez niebieskich robotników
        [one] { $blue } niebieski robotnik
        [few] { $blue } niebieskich robotników
        [many] { $blue } niebieskich robotników
       *[other] { $blue } niebieskiego robotnika
    }.
}
nauticus-now-at = Miejsce: { $position }, { $state ->
    [down] zakryty.
   *[up] { $blue ->
        [0] bez niebieskich robotników
        [one] { $blue } niebieski robotnik
        [few] { $blue } niebieskich robotników
        [many] { $blue } niebieskich robotników
       *[other] { $blue } niebieskiego robotnika
    }.
}
nauticus-now-prices = Ceny teraz: { $prices }.
nauticus-now-anchor = Kotwica tarczy wskazuje: { $position }.
nauticus-now-anchor-here = Kotwica tarczy wskazuje to pole.
nauticus-now-anchor-tile-here = Leży tu żeton kotwicy.
nauticus-now-lies = Leży tutaj: { $position }.
nauticus-now-aside = Leży obok planszy, dopóki trwa pierwsza faza rundy.
nauticus-now-stock = W zasobach: { $number }.
nauticus-now-owned = { $seat }: w magazynie { $stored }, na statkach { $aboard }{ $good ->
    [yes] {""}, dostarczono { $delivered }.
   *[no] .
}
nauticus-now-has = { $seat }: { $what }.
nauticus-now-points = { $seat }: dotąd { $score }, z tego { $vp } na torze.
nauticus-now-flipped = { $seat }: odwrócono { $number }.
nauticus-now-extra = { $seat }: { $left ->
    [yes] jeszcze do zagrania.
   *[no] zagrany.
}
nauticus-now-load = { $seat }: zajęte miejsca { $load } z { $spaces }.
nauticus-now-ships = { $seat }: ukończone { $finished }, nieukończone { $others }.
nauticus-now-delivered = { $seat }, dostarczono: { $goods }.
nauticus-now-round = Runda { $round } z { $rounds }, faza { $phase } z { $phases }.
nauticus-now-start = Ma go { $seat }.

## Co liczą raporty.

nauticus-counted-action = Akcje
nauticus-counted-extra = Akcje dodatkowe
nauticus-counted-tile = Zdobyte części i towary
nauticus-counted-carried = Żetony przewiezione do stoczni
