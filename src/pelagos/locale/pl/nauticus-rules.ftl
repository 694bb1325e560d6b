### Nauticus: każda zasada i każde wyjaśnienie w jednym lub dwóch zdaniach.

## Przygotowanie

nauticus-rule-1-1 = Na początku kotwica tarczy wskazuje pole akcji 1 z premią 3 robotników; znacznik rund stoi na 1, a znaczniki wszystkich graczy na 10 punktach zwycięstwa.
nauticus-rule-1-2 = Żetony statków i towarów są ograniczone: gdy stos jest pusty, nikt już nie dostanie tego rodzaju, ani kupując, ani za darmo. Robotników i talarów nigdy nie brakuje, a żaden żeton nie wraca do zasobów.
nauticus-rule-1-3 = Zaczynasz z pustym magazynem na 12 miejsc, 4 robotnikami, 15 talarami, żetonem akcji dodatkowej, żetonami pasa 3, 2 i 1 stroną z karą do góry oraz 10 punktami zwycięstwa.
nauticus-rule-1-4 = Dalsze miejsca zaczynają z małym dodatkiem. Miejsce 2: 1 talar; miejsce 3: 2 talary i 1 robotnik w grze na trzy osoby, 1 talar i 1 robotnik w grze na cztery; miejsce 4: 2 talary i 2 robotników.
nauticus-rule-1-5 = Pierwszym graczem na początku jest miejsce 1. Kto tam siada, ustalacie sami; instrukcja proponuje osobę z najmniejszym doświadczeniem.
nauticus-rule-1-6 = Nic nie jest tajne: w każdej chwili wolno obejrzeć i policzyć wszystkich robotników, talary, żetony w magazynach, statki, dostarczone towary, żetony pasa, żetony akcji dodatkowej i stosy.

## Złota zasada

nauticus-rule-2-1 = Część statku lub towar, za które nie płacisz ani talara, zawsze trafiają najpierw do twojego magazynu: jako premia, nagroda, prezent albo zakup po cenie 0. Użycie robotnika nie jest zapłatą.
nauticus-rule-2-2 = To, co kosztowało cię co najmniej 1 talara, możesz w chwili zakupu umieścić od razu w stoczni albo, jeśli wolisz, w magazynie.

## Rundy i fazy

nauticus-rule-3-1 = W dwie osoby gra się 4 rundy, w trzy lub cztery – 5. Każda runda ma 7 faz.
nauticus-rule-3-2 = Na początku każdej rundy tasuje się 8 żetonów akcji i wykłada odkryte, po jednym na każde pole akcji, zgodnie z ruchem wskazówek zegara od kotwicy tarczy. Od drugiej rundy najpierw obraca się tarczę kotwicą do żetonu kotwicy i zdejmuje ten żeton.
nauticus-rule-3-3 = Pierwszy gracz wybiera dowolny odkryty żeton akcji, bierze jego premię i działa jako pierwszy; potem, zgodnie z ruchem wskazówek zegara, każdy z pozostałych raz. Wybrać musi nawet wtedy, gdy zamierza pasować.
nauticus-rule-3-4 = W swojej turze wykonujesz akcję tej fazy albo pasujesz, jedno z dwojga. Jeśli masz jeszcze akcję dodatkową, możesz ją zagrać tuż przed tym albo tuż po tym.
nauticus-rule-3-5 = Gdy wszyscy mieli swoją turę, wybrany żeton się zakrywa, a w pierwszej fazie rundy kładzie się na nim żeton kotwicy. Znacznik pierwszego gracza po każdej fazie przechodzi dalej zgodnie z ruchem wskazówek zegara, ale na końcu rundy nie przechodzi drugi raz.
nauticus-rule-3-6 = W każdej rundzie zostaje jeden żeton akcji; tej akcji się nie wykonuje.

## Premia

nauticus-rule-4-1 = Nadrukowana premia należy się tylko pierwszemu graczowi. Otrzymuje ją zaraz po wyborze żetonu, przed wszystkim innym, także wtedy, gdy potem pasuje.
nauticus-rule-4-2 = Premie pól akcji od 1 do 8, zgodnie z ruchem wskazówek zegara: 3 robotników; maszt; żagiel; 2 punkty zwycięstwa; 2 robotników; 1 robotnik i towar; 1 robotnik i 1 punkt zwycięstwa; 4 talary. Herb lub rodzaj towaru wybierasz, ale nigdy nie może to być korona, a żeton trafia do twojego magazynu.
nauticus-rule-4-3 = Robotnicy i talary z premii są od razu twoi i możesz ich użyć jeszcze w tej samej turze.
nauticus-rule-4-4 = Jeśli żadnego żetonu z premii nie ma w zasobach albo żaden nie mieści się w twoim magazynie, żeton przepada, ale resztę premii dostajesz. Jeśli któryś się mieści, musisz jeden wziąć.

## Robotnicy

nauticus-rule-5-1 = Każde użycie akcji kosztuje jednego robotnika.
nauticus-rule-5-2 = Tarcza daje każdej akcji niebieskich robotników: przy kotwicy żadnego, gdzie indziej od 1 do 3. Każdy, kto wykonuje akcję, ma ich pełną liczbę.
nauticus-rule-5-3 = Niebieskich robotników używa się przed własnymi. Niepotrzebni przepadają, gdy kończysz lub pasujesz; nie można ich zachować ani użyć do akcji dodatkowej.
nauticus-rule-5-4 = Nie możesz wydać więcej robotników ani talarów, niż masz; kredytu nie ma.

## Akcje

nauticus-rule-6-0 = Wykonać akcję to użyć jej co najmniej raz i tyle razy, ile chcesz i możesz opłacić. Każde użycie rozlicza się do końca, z umieszczeniem, nagrodami i prezentem, zanim zacznie się następne.
nauticus-rule-6-1 = Niebieski żeton akcji sprzedaje cztery rodzaje; każdy kosztuje tyle, ile wynosi liczba obok niego na tym polu, a te cztery liczby to zawsze 0, 1, 2 i 3. Dla jasnych żetonów akcji liczby nic nie znaczą.
nauticus-rule-6-2 = Podczas jednej akcji pierwszy żeton danego rodzaju kosztuje nadrukowaną cenę, a każdy kolejny tego rodzaju 4 talary; za każdym razem potrzebny jest też robotnik. Masztów i żagli z koroną kupić nie można.
nauticus-rule-6-3 = Kup podczas jednej akcji wszystkie cztery rodzaje, a dostaniesz w prezencie jeszcze jeden żeton dowolnego z nich, bez robotnika i talarów, do magazynu. Tylko raz na akcję, a jeśli nic z zasobów się nie mieści, prezent przepada.
nauticus-rule-6-4 = Przy cenie 0 potrzebujesz miejsca w magazynie; przy cenie 1 lub wyższej – w magazynie albo dozwolonego miejsca w stoczni. Decydujesz przy zakupie, a co odłożone do magazynu, zostaje tam do końca tej akcji.
nauticus-rule-6-5 = Kadłub to statek jednoczęściowy albo dziób i rufa, między którymi jest zero, jedno lub dwa śródokręcia. Nowa część zaczyna statek albo dołącza do otwartego końca: nie wolno nic wsuwać, zostawiać przerw, przekładać ani łączyć rzędów, a zamknięty kadłub już nie rośnie.
nauticus-rule-6-6 = Otwarty kadłub można kontynuować później, a już wcześniej może nieść maszty, żagle i towary. W stoczni mieści się dowolnie wiele statków.
nauticus-rule-6-7 = Na każdej części kadłuba mieści się jeden maszt, bez względu na to, czy kadłub jest zamknięty.
nauticus-rule-6-8 = Na każdej części kadłuba mieści się jeden żagiel, a najpierw musi tam stać maszt.
nauticus-rule-6-9 = Statek nosi tylko jeden herb: rozstrzyga o nim na stałe pierwszy zwykły maszt lub żagiel. Maszty i żagle z koroną to jokery i pasują do każdego herbu.
nauticus-rule-6-10 = Na każdej części kadłuba mieści się jeden towar, niezależnie od stanu budowy statku; towary mogą być takie same lub różne. Załadowany towar opuszcza statek tylko przez dostawę.
nauticus-rule-6-11 = Magazyn ma 12 miejsc: maszt zajmuje dwa, wszystko inne jedno. W środku wolno przestawiać, ale żetony opuszczają magazyn tylko przez transport i nigdy się ich nie wyrzuca.
nauticus-rule-6-12 = Transport: każdy robotnik przewozi jeden żeton z magazynu do stoczni, gdzie od razu musi znaleźć dozwolone miejsce.
nauticus-rule-6-13 = Wypłata pieniędzy: każdy robotnik przynosi ci 2 talary.
nauticus-rule-6-14 = Dostawa towarów: rozładuj ukończony statek, który ma towar na każdej części, używając po jednym robotniku na towar i nigdy nie oddając tylko części ładunku. Potem statek można załadować na nowo.
nauticus-rule-6-15 = Punktowanie koron: każdy robotnik daje tyle punktów zwycięstwa, ile masz koron – na masztach i żaglach z koroną, gdziekolwiek są, oraz na odwróconych żetonach pasa. Jedno punktowanie daje najwyżej 15 punktów; bez korony jest niemożliwe i nie wolno użyć robotnika, który nie dałby już żadnego punktu.
nauticus-rule-6-16 = Po każdym użyciu widzisz, co jeszcze można zrobić i opłacić; jeśli nic, akcja kończy się sama. Przy pieniądzach i koronach podajesz liczbę robotników raz i to wszystko.

## Pasowanie

nauticus-rule-7-1 = Zamiast wykonać akcję, możesz pasować, a musisz, jeśli żadne jej użycie nie jest możliwe. Po pierwszym użyciu nie można już pasować, a po pasie nie można wykonać akcji.
nauticus-rule-7-2 = Gdy pasujesz, odwraca się najwyższy żeton pasa, który jeszcze pokazuje karę: 3, potem 2, potem 1. Gdy wszystkie trzy są odwrócone, nadal możesz pasować, ale nic się już nie dzieje.
nauticus-rule-7-3 = Odwrócony żeton pasa jest do końca rundy twoją koroną i nie kosztuje cię wtedy punktów.

## Akcja dodatkowa

nauticus-rule-8-1 = Raz w grze możesz w swojej turze, przed akcją fazy albo po niej, oddać żeton akcji dodatkowej. Bierzesz 2 robotników i wykonujesz dowolną z ośmiu akcji, także taką, której żeton jest zakryty.
nauticus-rule-8-2 = W akcji dodatkowej pierwszy żeton każdego rodzaju kosztuje 2 talary, a każdy kolejny 4, więc zakupy możesz od razu umieścić w stoczni; za cztery rodzaje jest jak zwykle prezent do magazynu. Nie ma niebieskich robotników ani premii.
nauticus-rule-8-3 = Akcja dodatkowa nie zmienia planszy: nie zakrywa się żadnego żetonu, nie bierze premii, nie odwraca żetonu pasa. Nieużyci robotnicy zostają u ciebie, a żeton akcji dodatkowej wraca do pudełka.
nauticus-rule-8-4 = Akcji dodatkowej trzeba użyć co najmniej raz. Zagrywa się ją we własnej turze, po wyborze żetonu akcji, nigdy w środku innej akcji ani między nagrodami i nigdy drugi raz.
nauticus-rule-8-5 = Do wyboru są tylko takie akcje dodatkowe, których z 2 nowymi robotnikami można użyć choć raz. Jeśli zagrasz ją najpierw, potem nadal wykonujesz akcję albo pasujesz, zależnie od nowej sytuacji.

## Ukończenie statku

nauticus-rule-9-1 = Statek jest ukończony, gdy jego kadłub jest zamknięty i każda część ma maszt i żagiel; towary nie mają tu znaczenia. Ostatnim żetonem jest zawsze żagiel.
nauticus-rule-9-2 = Za ukończony statek od razu bierzesz po jednej nagrodzie za każdy maszt: maszt z koroną, żagiel z koroną, 3 punkty zwycięstwa, 7 talarów, 3 robotników albo 2 różne towary. Żadnej nagrody więcej niż dwa razy za statek; żetony trafiają do magazynu, muszą być w zasobach i się zmieścić.
nauticus-rule-9-3 = Po wzięciu nagród akcja trwa dalej i możesz od razu z nich korzystać: z talarów i robotników przy kolejnych użyciach, a przy transporcie także z żetonów, które właśnie trafiły do magazynu.
nauticus-rule-9-4 = Ukończony statek zostaje w stoczni do końca gry i może wozić towary; nagrody daje tylko raz.

## Koniec rundy

nauticus-rule-10-1 = Po siódmej fazie każdy nieodwrócony żeton pasa kosztuje cię swoje 3, 2 lub 1 punkt zwycięstwa, choćby poniżej zera. Potem wszystkie żetony pasa odwraca się z powrotem; tak samo po ostatniej rundzie.
nauticus-rule-10-2 = Jeśli gra toczy się dalej, znacznik rund się przesuwa i przygotowuje się następną rundę. Dochodu nie ma.

## Punktacja końcowa

nauticus-rule-11-1 = W każdym rodzaju 1, 2, 3, 4 lub 5 dostarczonych towarów daje 2, 5, 9, 14 lub 20 punktów zwycięstwa, a każdy następny kolejne 5.
nauticus-rule-11-2 = Ukończone statki wielkości 1, 2, 3 i 4 dają 2, 8, 20 i 35 punktów zwycięstwa.
nauticus-rule-11-3 = Każdy robotnik, każdy żeton w magazynie, każda część kadłuba, maszt i żagiel nieukończonych statków oraz każdy towar wciąż na pokładzie są warte 1 talara. Dodaj swoje talary: każde 3 to 1 punkt zwycięstwa.
nauticus-rule-11-4 = Wygrywa największa liczba punktów zwycięstwa. Przy remisie decyduje większa reszta talarów (0, 1 lub 2), potem większa suma talarów; dalej miejsce jest ex aequo.

## Wyjaśnienia

nauticus-rule-r1 = Pierwszy gracz bierze premię przed jakąkolwiek akcją dodatkową, więc dodatkowy transport nie może najpierw zrobić miejsca na żeton z premii.
nauticus-rule-r2 = Możesz pasować i w tej samej turze zagrać akcję dodatkową; jedno nie przeszkadza drugiemu.
nauticus-rule-r3 = Akcja dodatkowa bez ani jednego użycia jest niedozwolona. Tych 2 robotników dostajesz naprawdę: jeśli ich nie użyjesz, zostają u ciebie.
nauticus-rule-r4 = Robotników z premii można użyć już w akcji, która po niej następuje.
nauticus-rule-r5 = Kto nie użyje akcji ani razu, pasuje i odwraca żeton pasa.
nauticus-rule-r6 = Każdy kupiony żeton dostaje swoje miejsce, zanim kupisz następny, w dowolnej kolejności; dziób, śródokręcie i rufa po kolei tworzą statek trzyczęściowy. Zapłacony żeton odłożony do magazynu wymaga później transportu.
nauticus-rule-r7 = Prezent za cztery rodzaje przychodzi zaraz po czwartym albo po nagrodach, jeśli ten zakup ukończył statek. Dwukrotny zakup czterech rodzajów nadal daje tylko jeden prezent.
nauticus-rule-r8 = Wszystkie cztery rodzaje trzeba naprawdę kupić, więc pusty stos wyklucza prezent; sam prezent nie liczy się jako zakup. Jeśli żadnego z rodzajów nie ma w zasobach albo żaden się nie mieści, prezent przepada.
nauticus-rule-r9 = Nadrukowaną cenę ma ten żeton danego rodzaju, który kupujesz jako pierwszy. Jeśli ta cena to 0, a magazyn jest pełny, tego rodzaju nie możesz kupić wcale, nawet za 4 talary.
nauticus-rule-r10 = Darmowy żeton, który się nie mieści, zostaje w zasobach; nie możesz nic za niego wyrzucić ani nic nie dostajesz w zamian. Jeśli jakiś rodzaj się mieści, musisz go wziąć; przy jednym wolnym miejscu omija cię więc maszt, ale nie inne żetony.
nauticus-rule-r11 = Zapłacone części kadłuba też wolno odłożyć do magazynu, tak jak maszty, żagle i towary.
nauticus-rule-r12 = Nie ma znaczenia, do którego końca dołącza śródokręcie; statki zawsze pokazuje się jako dziób, śródokręcia, rufa.
nauticus-rule-r13 = Statek można zacząć od dwóch śródokręci. Po dodaniu dziobu i rufy może już być tylko statkiem czteroczęściowym.
nauticus-rule-r14 = Ostatni robotnik może dać mniej niż pełną liczbę punktów: przy 4 koronach 4 robotników daje 15. Każdy kolejny robotnik jest odrzucany.
nauticus-rule-r15 = Bez korony nie można punktować koron i trzeba pasować; odwrócony przy tym żeton pasa przychodzi już za późno.
nauticus-rule-r16 = Nagrodę w towarach możesz wybrać, jeśli mieści się choć jeden towar. Bierzesz dwa różne, jeśli dwa się mieszczą i dwa rodzaje są w zasobach, w przeciwnym razie jeden.
nauticus-rule-r17 = Nagrody bierze się po kolei, a miejsce i zasoby sprawdza się za każdym razem od nowa. Punkty zwycięstwa, talary i robotnicy są dostępni zawsze, każde po dwa razy.
nauticus-rule-r18 = Dopóki statek nosi same korony, jest otwarty na każdy herb; ustala go pierwszy zwykły maszt lub żagiel. Statek złożony tylko z masztów i żagli z koroną liczy się w pełni.
nauticus-rule-r19 = Akcja fazy i akcja dodatkowa liczą się osobno: w każdej pierwszy żeton danego rodzaju jest znów tańszy, a cztery rodzaje zbiera się od nowa.
nauticus-rule-r20 = Jeśli pierwszy żeton rundy wybrano przy samej kotwicy, tarcza zostaje na miejscu.
nauticus-rule-r21 = Nie ma pytania, który żeton pasa odwrócić: zawsze jest to najwyższy z pozostałych.
nauticus-rule-r22 = Cztery rodzaje na żetonie i cztery ceny jego pola łączą się w kolejności czytania: pierwszy z pierwszą i tak dalej.
nauticus-rule-r23 = Na żetonie kupna części kadłuba dziób jest na pierwszym miejscu, a rufa na trzecim.
nauticus-rule-r24 = Granica 15 dotyczy tylko punktów za korony; punkty z premii i nagród się do niej nie wliczają.
nauticus-rule-r25 = Żeton kotwicy zaznacza pole akcji, a nie akcję: w następnej rundzie może tam leżeć inna akcja.

nauticus-chapter-1 = Przygotowanie
nauticus-chapter-2 = Złota zasada
nauticus-chapter-3 = Rundy i fazy
nauticus-chapter-4 = Premia
nauticus-chapter-5 = Robotnicy
nauticus-chapter-6 = Akcje
nauticus-chapter-7 = Pasowanie
nauticus-chapter-8 = Akcja dodatkowa
nauticus-chapter-9 = Ukończenie statku
nauticus-chapter-10 = Koniec rundy
nauticus-chapter-11 = Punktacja końcowa
nauticus-chapter-rulings = Wyjaśnienia
