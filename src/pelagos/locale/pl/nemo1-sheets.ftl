### Nemo's War, pierwsza edycja: co można przeczytać na elementach gry i gdzie są teraz.

## Rodzaje i nazwy

nemo1-kind-card = karta przygody
nemo1-kind-commitment = zobowiązanie
nemo1-kind-discard = skarb działający od razu
nemo1-kind-general = plansza
nemo1-kind-group = grupa statków
nemo1-kind-level = poziom zwycięstwa
nemo1-kind-marker = znacznik
nemo1-kind-nautilus = twój statek
nemo1-kind-numbered = skarb
nemo1-kind-ocean = ocean
nemo1-kind-or = skarb ALBO
nemo1-kind-passenger = pasażer
nemo1-kind-resource = zasób
nemo1-kind-ship = statek
nemo1-kind-upgrade = ulepszenie
nemo1-kind-warship = statek wojenny
nemo1-kind-wonder = cud
nemo1-piece-adventures = karty przygody
nemo1-piece-commitments = zobowiązanie Nemo
nemo1-piece-d3 = tygodnie akcji stoczniowej
nemo1-piece-damage = trafienia Nautilusa
nemo1-piece-ends = złe zakończenia
nemo1-piece-marker-cannon = znacznik armaty
nemo1-piece-marker-sunk-ship = znacznik zatopionego statku
nemo1-piece-salvage = złom
nemo1-piece-scourge = Postrach mórz
nemo1-piece-stalk-marker = znacznik zaskoczenia i celu
nemo1-piece-track-liberation = wyzwolenie
nemo1-piece-track-notoriety = niesława
nemo1-piece-track-week = kalendarz
nemo1-piece-treasures = skarby
nemo1-ships-light-gray = jasnoszare statki
nemo1-ships-dark-gray = ciemnoszary statek
nemo1-ships-red = czerwony statek
nemo1-ships-blue = niebieskie statki
nemo1-ships-green = zielone statki
nemo1-ships-yellow = żółte statki
nemo1-ships-orange = pomarańczowe statki

## Oceany i statki

nemo1-printed-oceans-die = Kość { $value }: gdy pokażą ją przygotowania, pojawia się tu ukryty statek.
nemo1-printed-oceans-capacity = Liczba pól: { $value }. Przy tylu statkach ocean jest pełny.
nemo1-printed-oceans-setup-ships = Ukryte statki na początku gry: { $value }.
nemo1-printed-oceans-setup-treasures = Ukryte skarby na początku gry: { $value }.
nemo1-printed-oceans-sunk-row-boxes = Zatopione tu statki wypełniają rząd pól; ich liczba: { $value }.
nemo1-sheet-route = { $ocean }: { $weeks ->
    [one] { $weeks } tydzień drogi
    [few] { $weeks } tygodnie drogi
    [many] { $weeks } tygodni drogi
   *[other] { $weeks } tygodnia drogi
}{ $open ->
    [yes] .
   *[no] , ale tylko dopóki masz kartę „{ $card }”.
}
nemo1-sheet-ship = { $war ->
    [yes] Statek wojenny ({ $type }), grupa { $group }.
   *[no] Zwykły statek ({ $type }), grupa { $group }.
}
nemo1-sheet-member = { $ship }.
nemo1-printed-ships-attack = Atak { $value }: strzela pierwszy, a wynik dwóch kości nie większy niż { $value } trafia.
nemo1-printed-ships-defense = Obrona { $value }: pokonuje go atak, który osiągnie { $value }.
nemo1-printed-ships-skulls = { $value ->
    [0] Bez czaszek: zatopiony lub zdobyty nie zmienia niesławy.
   *[other] Czaszki { $value }: zatopiony lub zdobyty podnosi niesławę o { $value }.
}
nemo1-sheet-ship-vp = Zatopiony jest wart { $vp } PZ, mnożone według zobowiązania ({ $line }).
nemo1-sheet-own = Rodzaj: { $type }.
nemo1-sheet-nautilus = Twój statek. Nigdy się go nie dobiera, nie atakuje ani nie punktuje jako statku.
nemo1-sheet-hidden-ship = Leży zakryty i nikt nie wie, którym z niewidzianych statków jest. Odkrywa go atak, także z zaskoczenia, i takim już zostaje.

## Skarby, ulepszenia, znaczniki

nemo1-sheet-treasures = Na każdym oceanie leży jeden ukryty, pozostałe są w kubku. Znajdują je poszukiwania, dobierają niektóre karty. Większość się zbiera; niektóre działają od razu i wypadają z gry.
nemo1-sheet-offering = Można go wydać na podżeganie: kość plus { $number } minus 5 podnosi wyzwolenie.
nemo1-sheet-give = Przy każdym pytaniu można go oddać zamiast punktów, w zamian: { $ways }.
nemo1-sheet-discard = Po odkryciu: { $effects }. Potem wypada z gry.
nemo1-sheet-wonder = Cud: każdy liczy się tak, jak mówi zobowiązanie.
nemo1-sheet-treasure-vp = Zebrany jest wart { $vp } PZ, mnożone według zobowiązania.
nemo1-printed-upgrades-salvage-cost = { $value ->
    [one] Kosztuje { $value } zdobyty statek.
    [few] Kosztuje { $value } zdobyte statki.
    [many] Kosztuje { $value } zdobytych statków.
   *[other] Kosztuje { $value } zdobytego statku.
}
nemo1-printed-upgrades-permanent = { $value ->
    [yes] Jest trwałe i można je kupić raz. Jeden z zapłaconych statków oznacza je na zawsze.
   *[no] Działa raz i można je kupować wielokrotnie.
}
nemo1-upgraded-strengthened-prow = +1 do każdego ataku Nautilusa.
nemo1-upgraded-additional-armor = Wartość ataku każdego statku wojennego jest niższa o 1.
nemo1-upgraded-monstrous-design = Każdy zatopiony lub zdobyty statek podnosi niesławę o 1 mniej.
nemo1-upgraded-mysterious-library = Szukać można także na oceanach bez skarbu.
nemo1-upgraded-seek-adventure = Od razu dobierasz przygodę i możesz ją odrzucić. Można kupować wielokrotnie.
nemo1-sheet-marker = { $number ->
    [one] Znacznik pokazuje: { $side }.
    [few] { $number } znaczniki pokazują: { $side }.
    [many] { $number } znaczników pokazuje: { $side }.
   *[other] { $number } znacznika pokazuje: { $side }.
}
nemo1-sheet-marker-back = Znacznik pokazuje: { $side }.
nemo1-sheet-unused = Należy do dodatku i nie jest używany.
nemo1-side-position-marker = miejsce na torze
nemo1-side-target-10-light-green = przygoda od 10
nemo1-side-target-7 = przygoda od 7
nemo1-side-x1-0-9 = ×1, dla 0 do 9
nemo1-side-10-10-19 = +10, dla 10 do 19
nemo1-side-aboard = na pokładzie
nemo1-side-spent-minus-vp = wykorzystany, kosztem punktów
nemo1-side-initial = „?”, pierwsze zobowiązanie
nemo1-side-final = „!”, ostateczne zobowiązanie
nemo1-side-stalk-1 = zaskoczenie +1
nemo1-side-target = cel
nemo1-side-expansion-only = tylko do dodatku

## Karty

nemo1-sheet-card = Karta { $number }: { $kind ->
    [test] test
   *[event] wydarzenie
}, { $timing ->
    [keep] do zachowania, aż zostanie użyta.
   *[now] rozpatrywana od razu.
}
nemo1-sheet-sun = { $sun ->
    [black_sun] Nosi czarne słońce.
   *[red_sun] Nosi czerwone słońce.
}
nemo1-sheet-where = Tylko tutaj: { $oceans }.
nemo1-sheet-passive = Działa sama, dopóki ją masz, i nigdy się nie zużywa.
nemo1-sheet-opens = Otwiera drogę, która łączy: { $oceans } ({ $weeks ->
    [one] { $weeks } tydzień
    [few] { $weeks } tygodnie
    [many] { $weeks } tygodni
   *[other] { $weeks } tygodnia
}).
nemo1-sheet-when = Można jej użyć { $when }.
nemo1-sheet-used = Użyta: { $effects }.{ $filed ->
    [yes] {" "}Karta trafia na: { $pile }.
   *[no] {""}
}
nemo1-sheet-encounter = Na twoim oceanie, nawet pełnym, pojawia się { $ship } i od razu trzeba raz walczyć.
nemo1-sheet-at-once = Od razu: { $effects }.{ $filed ->
    [yes] {" "}Karta trafia na: { $pile }.
   *[no] {""}
}
nemo1-sheet-test = Test: dwie kości muszą osiągnąć { $number }.
nemo1-sheet-help = Można w nim forsować: { $help }.
nemo1-sheet-result = { $fight ->
    [yes] { $result ->
        [pass] Jeśli statek zostanie pokonany
       *[fail] Jeśli nie zostanie pokonany
    }
   *[no] { $result ->
        [pass] Test udany
       *[fail] Test nieudany
    }
}: { $effects }.{ $filed ->
    [yes] {" "}Karta trafia na: { $pile }.
   *[no] {""}
}
nemo1-sheet-refusable = { $value ->
    [yes] Dobraną przez szukanie przygody można odrzucić.
   *[no] Nie można jej odrzucić.
}
nemo1-sheet-card-vp = { $when ->
    [pass_pile] Na koniec w stosie SUKCESU: { $vp } PZ, mnożone według zobowiązania.
    [unused] Na koniec zachowana i nieużyta: { $vp } PZ, mnożone według zobowiązania.
   *[never] Nie przynosi punktów.
}
nemo1-sheet-science = { $number ->
    [one] Tam, gdzie punktuje, liczy się też jej { $number } symbol nauki.
    [few] Tam, gdzie punktuje, liczą się też jej { $number } symbole nauki.
    [many] Tam, gdzie punktuje, liczy się też jej { $number } symboli nauki.
   *[other] Tam, gdzie punktuje, liczy się też jej { $number } symbolu nauki.
}

## Zobowiązania

nemo1-sheet-faces = Losem: kość { $faces }.
nemo1-sheet-points = Punkty na koniec: { $sources }.
nemo1-source-times = { $source } ×{ $value }
nemo1-source-each = { $source } po { $value }
nemo1-sheet-epilogue = { $level }: { $tale }

## Tory i tabele

nemo1-range = { $same ->
    [yes] { $low }
   *[no] { $low } do { $high }
}
nemo1-sheet-circle = Poziom { $level } ({ $circle }{ $zone ->
    [green] , zielony
    [red] , czerwony
   *[other] {""}
}): { $zone ->
    [end] podróż kończy się tragicznie
   *[other] forsowanie +{ $exert }
}, na koniec { $vp } PZ.{ $final ->
    [yes] {" "}Gdy Nemo spadnie tu po raz pierwszy, zobowiązuje się ostatecznie.
   *[no] {""}
}
nemo1-sheet-resource = Forsowany w teście lub ataku traci 1, gdy ten się nie uda. Przy 0 podróż się kończy, chyba że zapobiegnie temu skarb.
nemo1-sheet-passenger = { $help ->
    [drm-2] Gdy wynik jest nieudany, raz dodaje do niego 2.
    [drm-1] Gdy wynik jest nieudany, raz dodaje do niego 1.
   *[reroll] Gdy wynik jest nieudany, raz powtarza rzut obiema kośćmi.
}
nemo1-printed-resources-cost-vp-when-spent = Kto pomógł, kosztuje na koniec { $value } PZ.
nemo1-table-d3 = Kość { $range }: { $result ->
    [one] { $result } tydzień
    [few] { $result } tygodnie
    [many] { $result } tygodni
   *[other] { $result } tygodnia
}.
nemo1-table-search = Kość { $range }: { $result }.
nemo1-table-rest = Kość { $range }: { $result }.
nemo1-table-damage = Kość { $range }: { $result }.
nemo1-table-incite-bonus = Kość { $range }, dodatkowo: { $result }.
nemo1-table-scourge = Pełne kolumny { $range }: { $result } PZ.
nemo1-table-reinforce-week = Tydzień { $range }: do stosu trafia grupa { $result }.
nemo1-table-reinforce-notoriety = Niesława { $range }: do stosu trafia grupa { $result }.
nemo1-table-constant-calendar-start = Zaczyna się w tygodniu { $result }.
nemo1-table-constant-calendar-last = Po tygodniu { $result } gra się kończy.
nemo1-table-constant-notoriety-start = Zaczyna się od { $result }.
nemo1-table-constant-notoriety-min = Nigdy nie spada poniżej { $result }.
nemo1-table-constant-notoriety-max = Nigdy nie rośnie powyżej { $result }; tam każdy statek wojenny strzela lepiej.
nemo1-table-constant-liberation-start = Zaczyna się od { $result }.
nemo1-table-constant-liberation-min = Nigdy nie spada poniżej { $result }.
nemo1-table-constant-liberation-max = Nigdy nie rośnie powyżej { $result }.
nemo1-table-constant-salvage-boxes = Liczba pól na zdobyte statki: { $result }.
nemo1-table-constant-tragic-end-vp = Tragiczny koniec: { $result } PZ.
nemo1-table-constant-imperial-victory-vp = Wszystkie oceany pełne: { $result } PZ.
nemo1-table-constant-adventure-target-high = Przygotowania z wynikiem { $result } lub więcej przynoszą przygodę.
nemo1-table-constant-adventure-target-low = Po turze bez przygody wystarczy { $result }.
nemo1-table-constant-deck-unused = Karty, które nie biorą udziału w grze i których nikt nie widzi: { $result }.
nemo1-table-constant-deck-bottom-mix = „Malstrom!” tasuje się na spodzie stosu z innymi kartami; ich liczba: { $result }.
nemo1-table-given = Tabela podaje to dla { $range }.
nemo1-sheet-level = { $open ->
    [low] Wynik do { $high }.
    [high] Wynik od { $low }.
   *[no] Wynik od { $low } do { $high }.
}
nemo1-sheet-adventures = Wydarzenia działają od razu albo się je zachowuje, testy rozpatruje się od razu. Potem karta leży na stosie SUKCESU, który zwykle punktuje, albo na stosie PORAŻKI.
nemo1-sheet-commitments = Mówi, ile są warte statki, skarby, karty i wyzwolenie. Staje się ostateczne, gdy Nemo po raz pierwszy spadnie na krąg zmiany.
nemo1-sheet-damage = Gdy statek wojenny trafi, kość mówi, co przepada.
nemo1-sheet-d3 = Odpoczynek, naprawa i modernizacja trwają tyle tygodni, zanim pomogą, i nie są dozwolone w dwóch kolejnych turach.
nemo1-sheet-ends = Koniec jest tragiczny, gdy zabraknie zasobu; imperia zwyciężają, gdy na koniec tury wszystkie oceany są pełne.
nemo1-sheet-action-incite = Wydaj zebrany skarb z liczbą: kość plus jego liczba minus 5 podnosi wyzwolenie. Skarb wraca do kubka.
nemo1-sheet-action-rest = Akcja stoczniowa: najpierw mijają jej tygodnie, potem decyduje kość.
nemo1-sheet-action-search = Wymagają skarbu na oceanie albo Tajemniczej biblioteki i niepustego kubka.
nemo1-sheet-salvage = Leżą tu zdobyte statki. Płaci się nimi za ulepszenia.
nemo1-sheet-scourge = Kolumna jest pełna, gdy na każdym oceanie zatopiono w niej statek. Premia nie zależy od zobowiązania.
nemo1-sheet-stalk-marker = Pokazuje, który statek jest atakowany; atak z zaskoczenia daje +1.
nemo1-sheet-track-week = Po każdej akcji mija tydzień; niektóre akcje trwają dłużej.
nemo1-sheet-track-notoriety = Podnoszą ją czaszki, pudła i kolejne ataki.
nemo1-sheet-track-liberation = Podnosi je podżeganie, obniżyć mogą dublety przygotowań. Na koniec liczy się tak, jak mówi zobowiązanie.

## W kilku słowach

nemo1-brief-effects = { $effects }
nemo1-brief-wonder = cud, liczy się według zobowiązania
nemo1-brief-treasure = na koniec { $vp } PZ, jeśli zostanie
nemo1-brief-passive = działa samo, dopóki masz tę kartę
nemo1-brief-kept = { $effects }; { $when }; nieużyta { $vp } PZ
nemo1-brief-encounter = od razu trzeba walczyć: { $ship }
nemo1-brief-test = test od { $number }: { $vp } PZ, inaczej { $failure }
nemo1-brief-points = Punkty: { $sources }.

## Gdzie co jest teraz

nemo1-now-nautilus-here = Tu jest Nautilus.
nemo1-now-nautilus = Jest tutaj: { $ocean }.
nemo1-now-ships = Zajęte pola { $number } z { $boxes }: { $places }.
nemo1-now-treasure = { $here ->
    [yes] Leży tu ukryty skarb.
   *[no] Nie leży tu żaden skarb.
}
nemo1-now-sunk-here = Tu zatopiono: { $ships }.
nemo1-now-afloat = Jest tutaj: { $ocean }, miejsce { $place }.
nemo1-now-sunk = Został zatopiony: { $ocean }.
nemo1-now-mark = Oznacza ulepszenie: { $upgrade }.
nemo1-now-stored = Jest złomem.
nemo1-now-discarded = Został odrzucony.
nemo1-now-unseen-ship = Nikt go nie widział: jest w stosie statków albo ukryty na oceanie.
nemo1-now-waiting = Nie ma go jeszcze w grze.
nemo1-now-coming = Jeszcze nadejdzie: { $coming }.
nemo1-now-collected = Jest zebrany.
nemo1-now-removed = Wypadł z gry.
nemo1-now-unseen-treasure = Nikt go nie widział: jest w kubku albo ukryty na oceanie.
nemo1-now-owned = Nautilus je ma.
nemo1-now-price = Cena: { $cost }; zdobyte statki: { $stored }.
nemo1-now-level = { $level } z { $top } ({ $circle }): forsowanie +{ $exert }, { $vp } PZ.
nemo1-now-passenger = { $aboard ->
    [yes] Na pokładzie, jeszcze nie pomógł.
   *[no] Już pomógł.
}
nemo1-now-carried = Jest właśnie rozpatrywana.
nemo1-now-kept = Masz ją.
nemo1-now-unseen-card = Nikt jej nie widział: jest w stosie albo poza grą.
nemo1-now-deck-card = Jest jeszcze w stosie.
nemo1-now-filed = Leży tutaj: { $pile }.
nemo1-now-committed = { $final ->
    [yes] To ostateczne zobowiązanie Nemo.
   *[no] To zobowiązanie Nemo; może się jeszcze zmienić.
}
nemo1-now-worth = Wszystko dotąd jest przy nim warte: { $score }.
nemo1-now-reached = Dotychczasowy wynik go osiąga: { $score }.
nemo1-now-week = Tydzień { $week } z { $last }.
nemo1-now-notoriety = { $number } z { $most }.
nemo1-now-liberation = { $number } z { $most }.
nemo1-now-hidden = Ukryte na oceanach: { $hidden }. W stosie statków: { $pile }.
nemo1-now-among = Dotąd niewidziane: { $ships }.
nemo1-now-cup = W kubku: { $cup }. Ukryte na oceanach: { $hidden }.
nemo1-now-deck = Karty w stosie: { $cards }. Przygoda od { $target }.
nemo1-now-salvage = Zajęte pola { $number } z { $boxes }: { $ships }.
nemo1-now-scourge = Dotąd: { $points } PZ.

## Co liczą raporty.

nemo1-counted-action = Akcje
nemo1-counted-commitment = Zobowiązania
nemo1-counted-card = Użyte karty
nemo1-counted-passenger = Pasażerowie poproszeni o pomoc
nemo1-counted-upgrade = Ulepszenia
nemo1-counted-treasure = Oddane skarby
nemo1-counted-resource = Forsowane zasoby
nemo1-counted-ocean = Oceany, do których płynięto
nemo1-counted-ship = Zaatakowane statki
