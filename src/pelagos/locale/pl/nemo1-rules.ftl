### Nemo's War, first edition: each rule in a sentence or two.

## Components and set-up

nemo1-rule-2-1 = W pudełku są 24 karty, 53 statki i Nautilus, 30 skarbów i 15 znaczników; potrzebne są dwie kości.
nemo1-rule-2-2 = Statek z nadrukowaną wartością ataku jest statkiem wojennym, każdy inny nie.
nemo1-rule-3-1 = Jasnoszare statki tworzą potasowany, zakryty stos; pozostałe czekają przy swoich polach i torach.
nemo1-rule-3-2 = Nautilus zaczyna na dowolnym oceanie.
nemo1-rule-3-3 = Na początku na oceanach leży dziewięć ukrytych statków: po dwa na trzech i po jednym na pozostałych trzech.
nemo1-rule-3-4 = Wszystkie znaczniki zaczynają na starcie, zasoby na najwyższych kręgach, trzej pasażerowie na pokładzie.
nemo1-rule-3-5 = Nemo zaczyna z jednym z czterech zobowiązań, wybranym lub wylosowanym kością.
nemo1-rule-3-6 = Dwadzieścia z 24 kart tworzy stos: karta 21 jest piętnasta, karta 24 jest wśród ostatnich pięciu, a cztery karty odpadają niewidziane.
nemo1-rule-3-7 = Na każdym oceanie leży ukryty skarb; pozostałe 24 są w kubku.

## Conventions and turn

nemo1-rule-4-1 = Kość ma sześć ścian, dwie kości się sumuje, a k3 to połowa wyniku kości zaokrąglona w górę.
nemo1-rule-4-2 = Statki wchodzą na oceany i do stosu zakryte; odkryty statek pozostaje odkryty.
nemo1-rule-4-3 = Tekst karty ma pierwszeństwo przed zasadami.
nemo1-rule-5-1 = Tura to przygotowania, jedna akcja Nemo i jeden tydzień; każda faza kończy się przed następną.

## Preparation, cards and tests

nemo1-rule-6-1 = Jeden rzut dwiema kośćmi wystarcza na całe przygotowania.
nemo1-rule-6-2 = W pierwszej turze nie ma statków, skarbów ani odwetu, ale może przyjść przygoda.
nemo1-rule-6-3 = Jeśli kości są różne, każdy wskazany ocean dostaje ukryty statek, o ile nie jest pełny.
nemo1-rule-6-4 = Pusty stos statków tworzy się na nowo z odrzuconych; jeśli ich nie ma, statek nie przybywa.
nemo1-rule-6-5 = Przy dublecie ocean dostaje skarb, jeśli jego krąg jest pusty, a wyzwolenie spada o 1, jeśli suma jest od niego mniejsza.
nemo1-rule-6-6 = Suma 10 lub więcej przynosi przygodę; po turze bez przygody wystarczy 7.
nemo1-rule-6-7 = Karty wydarzeń działają od razu albo się je zachowuje; zachowanych używa się przed akcją lub po niej, tam i wtedy, gdy na to pozwalają.
nemo1-rule-6-8 = Karty 3 i 22 sprowadzają statek, z którym trzeba od razu raz walczyć, nawet na pełnym oceanie.
nemo1-rule-6-9 = Kartę testu rozpatruje się od razu, po czym trafia ona na stos SUKCESU lub PORAŻKI.
nemo1-rule-6-10 = Przed testem można forsować dowolne wymienione zasoby dla ich modyfikatorów; trzeba osiągnąć wymaganą liczbę, a naturalna 2 to zawsze porażka.
nemo1-rule-6-11 = Zdany test nic nie kosztuje; niezdany kosztuje po 1 z każdego forsowanego zasobu i to, co mówi karta.
nemo1-rule-6-12 = Gdy wynik jest nieudany, Profesor dodaje 2, Ned Land 1, a Conseil powtarza rzut; każdy pomaga raz i kosztuje punkty na koniec.
nemo1-rule-6-13 = Zyski kończą się na najwyższym kręgu; straty idą po jednym poziomie, a zasób równy 0 to tragiczny koniec, chyba że zapobiegnie mu skarb.
nemo1-rule-6-14 = Karta w trakcie rozpatrywania nie leży na żadnym stosie; jeśli gra wtedy się skończy, nie punktuje.

## Nemo actions

nemo1-rule-7-1 = Każda tura wymaga dokładnie jednej akcji; płynąć można zawsze.
nemo1-rule-7-2 = Odpoczynek, naprawa i modernizacja to akcje stoczniowe: nie w dwóch kolejnych turach, a każda kosztuje przed korzyścią od 1 do 3 tygodni.
nemo1-rule-7-3 = Odpoczynek może dać 1 punkt załogi, zależnie od kości.
nemo1-rule-7-4 = Naprawa daje 1 punkt kadłuba.
nemo1-rule-7-5 = Modernizacja kupuje jedno ulepszenie za zdobyte statki; jeden z nich na zawsze oznacza trwałe ulepszenie, pozostałe się odrzuca.
nemo1-rule-7-6 = Szukanie przygody kosztuje jeden zdobyty statek i odkrywa kartę, którą można odrzucić, ale nie kartę 21 ani 24.
nemo1-rule-7-7 = Podżeganie wydaje skarb z liczbą: kość plus liczba minus 5 podnosi wyzwolenie, 6 dodaje 1, a 1 odejmuje 1; skarb wraca do kubka.
nemo1-rule-7-8 = Poszukiwania wymagają skarbu na oceanie albo biblioteki i niepustego kubka; wynik 3 lub więcej coś znajduje.
nemo1-rule-7-9 = Ruch prowadzi jedną otwartą drogą i trwa tyle tygodni co ona.
nemo1-rule-7-10 = Atak z zaskoczenia odkrywa jeden statek, z którym walczy się raz, z +1.
nemo1-rule-7-11 = Atak odkrywa statek, z którym się walczy; po każdym zatopieniu można za 1 niesławy zaatakować tu następny.

## Treasures

nemo1-rule-8-1 = Skarb się odkrywa; żeton jednorazowy działa i wypada z gry, każdy inny się zbiera.
nemo1-rule-8-2 = Skarby mają liczbę, są skarbami ALBO, żetonami jednorazowymi lub cudami.
nemo1-rule-8-3 = Skarb ALBO można przy każdym pytaniu oddać za korzyść zamiast punktów.
nemo1-rule-8-4 = Gdy zasób spadnie do 0, skarby ALBO, które go podnoszą, mogą zapobiec końcowi.
nemo1-rule-8-5 = Pusty kubek kończy każde dobieranie; tylko podżeganie zwraca skarby.
nemo1-rule-8-6 = Skarbu lub karty można użyć, nawet jeśli korzyść przepada.

## Tracks

nemo1-rule-9-1 = Tygodnie 16 i 28 przynoszą żółte i pomarańczowe statki; po tygodniu 52 gra się kończy.
nemo1-rule-9-2 = Niesława 14 i 26 przynosi niebieskie i zielone statki, każde raz; przy 33 każdy statek wojenny strzela lepiej.
nemo1-rule-9-3 = Wyzwolenie mieści się od 0 do 19.

## Combat

nemo1-rule-10-1 = Statek wojenny strzela pierwszy: wynik nie większy od wartości ataku trafia, a kość mówi, co przepada.
nemo1-rule-10-2 = Do ataku można forsować jeden zasób, taki jaki jest po ostrzale wroga.
nemo1-rule-10-3 = Atak z zaskoczenia i dziób dają po +1, inne odkryte statki wojenne razem −1.
nemo1-rule-10-4 = Atak musi osiągnąć wartość obrony; potem możliwa jest pomoc, a naturalna 2 zawsze pudłuje.
nemo1-rule-10-5 = Pokonany statek zatapia się dla punktów albo zdobywa jako złom, co kończy fazę akcji; jego czaszki podnoszą niesławę.
nemo1-rule-10-6 = Pudło podnosi niesławę o 1 i kosztuje forsowany zasób; statek pozostaje odkryty.
nemo1-rule-10-7 = Zdobycie statku w fazie akcji kończy ją bez względu na to, co doprowadziło do walki; najpierw dokańcza się to, co rozpoczęto.

## Time, end and score

nemo1-rule-11-1 = Po akcji mija tydzień.
nemo1-rule-12-1 = Gdy Nemo po raz pierwszy spada na krąg zmiany, zobowiązuje się ostatecznie do jednego z czterech celów.
nemo1-rule-12-2 = Gra kończy się, gdy zabraknie zasobu, gdy na koniec tury wszystkie oceany są pełne, po tygodniu 52, po Malstromie albo z ostatnim statkiem.
nemo1-rule-12-3 = Ocean jest pełny, gdy ma tyle statków co pól lub więcej.
nemo1-rule-12-4 = Na koniec tury najpierw patrzy się na kalendarz, potem na oceany.
nemo1-rule-12-5 = Statki, skarby, karty, symbole, cuda i wyzwolenie liczą się według zobowiązania; Postrach mórz, zasoby, pasażerowie i zły koniec liczą się bez zmian.
nemo1-rule-12-6 = Wynik daje jeden z pięciu poziomów zwycięstwa.
nemo1-rule-12-7 = Zobowiązanie i poziom wskazują epilog.

## Rulings

nemo1-rule-amb-1 = 54 kwadratowe żetony to 53 wrogie statki i Nautilus.
nemo1-rule-amb-2 = Numery oceanów są zgodne z przykładem z instrukcji; kolejność na torze nic nie znaczy.
nemo1-rule-amb-3 = Tylko odpoczynek, naprawa i modernizacja są zabronione w dwóch kolejnych turach.
nemo1-rule-amb-4 = Tygodnie akcji dodaje się do tygodnia tury; tylko przy odpoczynku rzuca się drugą kością.
nemo1-rule-amb-5 = 50 punktów to całkowita klęska, 200 to sukces; triumf zaczyna się od 201.
nemo1-rule-amb-6 = Każdy wiersz wyniku mnoży się jako sumę i osobno zaokrągla w dół.
nemo1-rule-amb-7 = Zasób forsowany w walce przepada przy pudle.
nemo1-rule-amb-8 = Odrzucona karta trafia na stos PORAŻKI.
nemo1-rule-amb-9 = Szukanie przygody to modernizacja jak inne, z tygodniami i zakazem.
nemo1-rule-amb-10 = Skarb do podżegania musi być zebrany.
nemo1-rule-amb-11 = Zaginione obrazki kości czyta się rosnąco; przy podżeganiu 6 jest dobre, a 1 złe.
nemo1-rule-amb-12 = Karta 24 to wydarzenie z testem.
nemo1-rule-amb-13 = Minięcie kręgu zmiany liczy się jak jego osiągnięcie.
nemo1-rule-amb-14 = Czaszki zdobytego statku też się liczą.
nemo1-rule-amb-15 = Pudło podnosi niesławę o 1, a za ocalałych nic więcej.
nemo1-rule-amb-16 = Atak z zaskoczenia to jedna akcja, jakkolwiek nazywa ją instrukcja.
nemo1-rule-amb-17 = Modyfikator zawsze dotyczy kości.
nemo1-rule-amb-18 = Skarb uzupełnia się dokładnie wtedy, gdy krąg jest pusty.
nemo1-rule-amb-19 = Statki, które nie weszły do gry, nie liczą się do ostatniego statku.
nemo1-rule-amb-20 = Forsowany zasób zachowuje poziom, dopóki nie przepadnie.
nemo1-rule-amb-21 = Zasób równy 0 liczy jeszcze swoją najniższą czerwoną wartość.
nemo1-rule-amb-22 = Niebieskie przychodzą przy 14, zielone przy 26, żółte w tygodniu 16, pomarańczowe w tygodniu 28.
nemo1-rule-amb-23 = W pierwszej turze pomija się cały pierwszy krok, z dubletami włącznie.
nemo1-rule-amb-24 = Udane sprawdzenie zawsze przywraca próg 10.
nemo1-rule-amb-25 = Liczy się tylko krąg pod znacznikiem.
nemo1-rule-amb-26 = Wykorzystani pasażerowie nie są skarbami.
nemo1-rule-amb-27 = Pomoc w nagłych wypadkach przysługuje tylko przy nieudanym wyniku.
nemo1-rule-amb-28 = Najpierw rozmieszcza się według niższej kości.
nemo1-rule-amb-29 = Nautilus nigdy nie liczy się jako statek.

nemo1-chapter-2 = Elementy
nemo1-chapter-3 = Przygotowanie gry
nemo1-chapter-4 = Kości, statki i karty
nemo1-chapter-5 = Tura
nemo1-chapter-6 = Przygotowania
nemo1-chapter-7 = Akcje Nemo
nemo1-chapter-8 = Skarby
nemo1-chapter-9 = Kalendarz, niesława i wyzwolenie
nemo1-chapter-10 = Walka
nemo1-chapter-11 = Koniec tury
nemo1-chapter-12 = Koniec gry i punktacja
nemo1-chapter-rulings = Wyjaśnienia
