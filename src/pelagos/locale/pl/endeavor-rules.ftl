### Endeavor: każda zasada w jednym lub dwóch zdaniach.

## Components

endeavor-rule-1-1 = 37 kafelków oceanu w pięciu głębokościach, 36 żetonów nurkowania, 51 kafelków załogi 21 rodzajów, 32 raporty, dziesięć scenariuszy, sześć celów dodatkowych i sześć kryzysów.
endeavor-rule-1-2 = Dyski i znaczniki wpływu nigdy się nie kończą; gracz ma najwyżej trzy łodzie.
endeavor-rule-1-3 = Od dwóch do czterech osób gra przeciw sobie lub razem; w pojedynkę gra się w wariant kooperacyjny solo.

## Set-up

endeavor-rule-2-1 = Wybiera się jeden z dziesięciu scenariuszy.
endeavor-rule-2-2 = Scenariusz wskazuje strefy początkowe; losową dobiera się z kafelków jej głębokości. Nikt nic za nie nie dostaje.
endeavor-rule-2-3 = Pozostałe kafelki tworzą po jednym potasowanym stosie na głębokość; niektóre scenariusze ukrywają kafelek albo usuwają głębokości.
endeavor-rule-2-4 = Każde pole nurkowania strefy początkowej dostaje wydrukowaną liczbę zakrytych żetonów.
endeavor-rule-2-5 = Wykłada się cztery raporty-kotwice, cztery pozostałe odpadają; 24 inne tworzą talię.
endeavor-rule-2-6 = Załoga poziomów 1–4 leży w stosach według rodzaju; poziom 5 w trzech stosach po trzy, widać tylko wierzchni.
endeavor-rule-2-7 = Losowy gracz bierze Falę.
endeavor-rule-2-8 = Każdy zaczyna ze znacznikami na polu 0, pustą ładownią i dyskiem na załodze początkowej, której nie rekrutuje się ani nie awansuje.
endeavor-rule-2-9 = W kolejności tur każdy woduje łódź w bazie i dostaje premię za przybycie.
endeavor-rule-2-10 = Cele dodatkowe i kryzysy są tylko w grze kooperacyjnej i solo.

## Attribute tracks

endeavor-rule-3-1 = Tor ma pola od 0 do 12 w pięciu poziomach wartych 0, 1, 4, 7 i 10 punktów.
endeavor-rule-3-2 = Reputacja rekrutuje, inspiracja daje dyski, koordynacja odzyskuje dyski, pomysłowość prowadzi łodzie dalej i głębiej.
endeavor-rule-3-3 = Znaczniki przesuwają się pole po polu; pole 10 daje od razu 1 wpływ.
endeavor-rule-3-4 = Krok poza pole 12 wraca na pole 10 i daje 1 wpływ.
endeavor-rule-3-5 = Pola 2 i 7 pomysłowości od razu wodują kolejną łódź z premią za przybycie.
endeavor-rule-3-6 = Poziomy nigdy nie spadają.
endeavor-rule-3-7 = Wszystko to działa zawsze, także w turach innych.

## Rounds

endeavor-rule-4-1 = Sześć rund, solo siedem: karta kooperacji, przygotowanie, akcje.
endeavor-rule-4-2 = Gra się zgodnie z ruchem wskazówek zegara, od gracza z Falą; każdy kończy przygotowanie, zanim zacznie następny.

## Preparation

endeavor-rule-5-1 = Zrekrutuj jednego członka załogi, najwyżej z poziomu rekrutacji; jeśli można, trzeba.
endeavor-rule-5-2 = Premia przychodzi od razu i liczy się już w następnych krokach.
endeavor-rule-5-3 = Pustą przegródkę poziomu 5 uzupełnia się z najwyższego stosu mającego więcej niż jeden.
endeavor-rule-5-4 = Zdobądź tyle dysków, ile wynosi poziom siły roboczej.
endeavor-rule-5-5 = Odzyskaj z własnej załogi najwyżej tyle dysków, ile wynosi poziom zarządzania.

## Turns

endeavor-rule-6-1 = Wykonaj turę albo spasuj; kto spasował, nie gra już w tej rundzie.
endeavor-rule-6-2 = Tura ma najwyżej jedną aktywację i dowolną liczbę żetonów; bez aktywacji co najmniej jeden żeton.
endeavor-rule-6-3 = Dysk na wolnym członku załogi pozwala na jego akcje, wszystkie lub niektóre.
endeavor-rule-6-4 = Dysk na wolnym polu aktywacji własnego raportu daje jego efekt i zostaje do końca.
endeavor-rule-6-5 = Akcja wykonana zamiast tego liczy się jak akcja członka załogi.
endeavor-rule-6-6 = Z akcji z ukośnikiem wybiera się jedną, stojące obok siebie można wykonać po razie w dowolnej kolejności.
endeavor-rule-6-7 = Z każdej premii można zrezygnować w całości lub części, z kosztu nie.
endeavor-rule-6-8 = Inżynier robotyki wykonuje akcje innego własnego członka załogi.
endeavor-rule-6-9 = Proste premie bierze się od razu; pozostałe wskazuje się po kolei albo rezygnuje z reszty.

## Actions

endeavor-rule-7-1 = Sonaru, nurkowania, ochrony i publikacji używa się w strefie z własną łodzią.
endeavor-rule-7-2 = Sonar, ochrona i publikacja kosztują dodatkowy dysk; dysk i wiedza muszą być na początku akcji.
endeavor-rule-7-3 = Pole mieści jeden dysk, na zawsze.
endeavor-rule-8-1 = Przesuń jedną łódź do innej strefy, najwyżej o tyle kroków przez strefy, w pionie lub poziomie, ile wynosi poziom technologii.
endeavor-rule-8-2 = Nie wpływa się do strefy głębszej niż poziom technologii; wynurzać się wolno zawsze.
endeavor-rule-8-3 = Dowolna liczba łodzi dzieli strefę.
endeavor-rule-8-4 = Strefa docelowa daje premię za przybycie; premia za odpłynięcie jest wcześniej.
endeavor-rule-8-5 = Modyfikatory podnoszą poziom na jedną podróż, ustalają start lub ograniczają głębokość.
endeavor-rule-9-1 = Dysk na pierwsze wolne pole paska sonaru, potem połączenia, potem efekt.
endeavor-rule-9-2 = Z efektu można zrezygnować; dysk zostaje.
endeavor-rule-9-3 = Wskaż dwie otwarte głębokości, obejrzyj dwa kafelki, zatrzymaj jeden, a drugi włóż pod jego stos.
endeavor-rule-9-3a = Gdy żadna podana głębokość nie jest otwarta, dobiera się z najpłytszych możliwych.
endeavor-rule-9-3b = Gdy nie można położyć żadnego kafelka, odkrycie daje 1 wpływ.
endeavor-rule-9-4 = Kafelek kładzie się na wolnym miejscu jego głębokości; od głębokości 2 strefa musi leżeć tuż powyżej.
endeavor-rule-9-5 = Tylko odkrywca dostaje premię za odkrycie, raz.
endeavor-rule-9-6 = Odkrycie z innego źródła nie wymaga łodzi ani dysku.
endeavor-rule-10-1 = Nurkowanie bierze i odsłania wierzchni żeton pola; dysk nie jest potrzebny.
endeavor-rule-10-2 = Żeton daje wiedzę albo to, co pokazuje jego druga połowa, potem jest odrzucany.
endeavor-rule-10-3 = We własnej turze można użyć dowolnie wielu żetonów; przechować najwyżej jeden.
endeavor-rule-10-4 = Użycie przechowanego żetonu może być całą turą.
endeavor-rule-10-5 = Zbyt mały zapas żetonów odnawia się ze stosu odrzuconych.
endeavor-rule-10-6 = Jeszcze jeden żeton z tego samego pola, jeśli jakiś został, a gracz go chce.
endeavor-rule-10-7 = Żetonów używa się między krokami tury i tuż przed zdobytą akcją, nigdy w jej trakcie.
endeavor-rule-11-1 = Wiedza wynosi od 0 do 12; nadmiar przepada.
endeavor-rule-11-2 = Zapłać wiedzą, weź premię, połóż dysk, potem połączenia i cechy szczególne.
endeavor-rule-11-3 = Zniżka obniża koszt o 1, nie poniżej 0.
endeavor-rule-11-4 = Przy tej samej głębokości wystarczy własna łódź gdziekolwiek na niej; jaskinie pozostają zamknięte.
endeavor-rule-12-1 = Pole publikacji i raport z jego tematem: zapłata, dysk, połączenia, premie, potem uzupełnienie wyłożonych raportów.
endeavor-rule-12-2 = Najpierw część publikującego, potem część pozostałych, każdy w całości, zgodnie z ruchem wskazówek zegara.
endeavor-rule-12-3 = Gdy talia jest pusta, raportów ubywa.
endeavor-rule-13-1 = Młodszy zostaje dowódcą: dysk do zasobów, premia nowej strony, pole wolne.
endeavor-rule-13-2 = Można awansować właśnie aktywowanego; kończy on swoje dawne akcje.
endeavor-rule-14-1 = Połączenie daje premię obu właścicielom, gdy na obu końcach leżą dyski; właściciel obu końców dostaje ją raz.
endeavor-rule-14-2 = Aktywny gracz rozlicza najpierw wszystkie swoje połączenia, potem inni zgodnie z ruchem wskazówek zegara.
endeavor-rule-14-3 = Połączenie daje premię raz na grę.
endeavor-rule-15-1 = Cechy szczególne dotyczą strefy, pola po jego akcji albo właściciela dysku na oznaczonym polu.
endeavor-rule-15-2 = Każda cecha szczególna ma swój moment: wzięcie żetonu, po nurkowaniu lub ochronie, opróżnienie pola, zapełnienie strefy, odpłynięcie albo zawsze.
endeavor-rule-15-3 = Poszczególne strefy mają własne zasady, od wraku po jaskinie.

## Influence

endeavor-rule-16-1 = Za każdy wpływ kładziesz własny znacznik i dostajesz premię pola albo rezygnujesz.
endeavor-rule-16-2 = Dozwolone są wolne pola przy starcie lub obok dowolnego znacznika; strzałki działają w jedną stronę.
endeavor-rule-16-3 = Pole nieskończone przyjmuje dowolnie wiele znaczników, gdy ma już jeden; bez dozwolonego pola wpływ przepada.
endeavor-rule-16-4 = Scenariusz 4: kto zajmie ostatnie z co najmniej dwóch pól ochrony strefy, może oznaczyć pole strażnika.
endeavor-rule-16-5 = W scenariuszach 3, 5 i 6 łodzie woduje się w dowolnej strefie głębokości 1; scenariusze 5 i 9 mają mniej głębokości.
endeavor-rule-16-6 = Scenariusz 6: wpływ przesuwa własny znacznik; pola ratunkowe otwiera Upadła Gwiazda, a blokują się od dołu.
endeavor-rule-16-7 = Scenariusz 7: siatka ratunkowa wymaga dysku lub łodzi na Upadłej Gwieździe.
endeavor-rule-16-8 = Scenariusz 8: znacznik na polu celu ustala jego wariant dla wszystkich.
endeavor-rule-16-9 = Scenariusz 9: dyski ochrony na głębokości 1 i 2 albo wpływ przesuwają znacznik oczyszczania do 12.
endeavor-rule-16-10 = Scenariusz 10: każda głębokość ma tor zapełniany od lewej; wpływ strefy trafia na jej tor.
endeavor-rule-16-11 = Źródłem wpływu jest element z jego symbolem.

## Round end and scoring

endeavor-rule-17-1 = Gdy wszyscy spasują, runda się kończy; Fala idzie w lewo, po ostatniej rundzie koniec gry.
endeavor-rule-17-2 = Po rundzie r każdy ma r zrekrutowanych i załogę początkową.
endeavor-rule-18-1 = Każdy tor daje punkty swojego poziomu.
endeavor-rule-18-2 = Własne znaczniki dają punkty pól, także ujemne.
endeavor-rule-18-3 = Raporty dają wydrukowane punkty, dowódcy poziomu 5 według warunku, z zaokrągleniem w dół.
endeavor-rule-18-4 = Tematy na własnych raportach i oznaczonych polach wpływu liczą się razem.
endeavor-rule-18-5 = Cele liczą tylko własne dyski i łodzie, każdy element raz.
endeavor-rule-18-6 = Wszyscy pierwsi dostają pełne punkty; drugie miejsce jest tylko przy jednym pierwszym.
endeavor-rule-18-7 = W wyścigu punktują dwaj pierwsi różni gracze.
endeavor-rule-18-8 = Wiedza, wiedza przechowanego żetonu i dyski w ładowni: punkt za każde trzy.
endeavor-rule-18-9 = Wygrywa najwyższa suma; przy remisie miejsce jest ex aequo.
endeavor-rule-18-10 = Każdy cel ma miarę z filtrami głębokości, kolumn i rodzajów.

## Co-op and solo

endeavor-rule-19-1 = Trzy cele dodatkowe nad trzema kryzysami, solo czterema.
endeavor-rule-19-2 = Poziom łatwy wymaga 4 z 7 celów, średni 5, trudny 6, legendarny wszystkich.
endeavor-rule-19-3 = Co rundę odsłania się kartę: w rundach 1–3 cele dodatkowe, potem kryzysy.
endeavor-rule-19-4 = Gra się jak zwykle; części dla pozostałych, połączenia i cechy szczególne działają w grupie.
endeavor-rule-19-5 = Siedem wspólnych celów: punkty za wpływ, raporty i załogę, trzy scenariusza, trzy dodatkowe.
endeavor-rule-19-6 = Po ostatniej rundzie grupa wygrywa, jeśli osiągnęła dość celów; nieustalony cel się nie liczy.
endeavor-rule-19-7 = Ruch kryzysowy nie jest podróżą: bez premii, na każdą głębokość; zatrzymują go luki, jaskinie i zajęty rów.
endeavor-rule-19-8 = Kryzysy przesuwają łodzie, zabierają dyski lub wiedzę, blokują załogę albo zamulają miejsca.

## Information

endeavor-rule-20-1 = Kolejność stosów jest tajna; dobrane kafelki widzi tylko odkrywca; reszta jest jawna.
endeavor-rule-20-2 = Te same losowania i odpowiedzi dają tę samą grę.
endeavor-rule-20-3 = Premia ze wszystkim, co wywołuje, kończy się przed następną.
endeavor-rule-20-4 = Aktywny gracz pozostaje aktywny, gdy inni rozliczają premie; działają własnymi elementami, bez żetonów.

## Rulings

endeavor-rule-a1 = Cztery raporty-kotwice losuje się.
endeavor-rule-a2 = Obie głębokości podaje się przed obejrzeniem kafelka.
endeavor-rule-a3 = Pełny ocean daje 1 wpływ.
endeavor-rule-a4 = Najniższa głębokość to najmniejsza liczba z miejscem i kafelkiem, dla każdego dobrania.
endeavor-rule-a5 = Głębokości z pustym stosem nie można wybrać.
endeavor-rule-a6 = Mijane strefy też muszą mieścić się w limicie głębokości, poza wynurzaniem.
endeavor-rule-a7 = Strefy głębokości 1 nie wymagają sąsiada.
endeavor-rule-a8 = Kolejność w sonarze, ochronie i publikacji jest ustalona.
endeavor-rule-a9 = Po użyciu przechowanego żetonu można jeszcze aktywować członka załogi.
endeavor-rule-a10 = Gracz z dyskami może spasować.
endeavor-rule-a11 = Strony bez akcji nie można aktywować.
endeavor-rule-a12 = Pustą przegródkę uzupełnia najwyższy stos, przy remisie lewy, nigdy pojedynczy.
endeavor-rule-a13 = Gdy nie ma kogo rekrutować, krok przepada.
endeavor-rule-a14 = Dodatkowa ochrona w Żłobku wielorybów nie daje kolejnej.
endeavor-rule-a15 = Drugie miejsce celu ochrony w scenariuszu 1 jest warte 4.
endeavor-rule-a16 = Raport z przykładu publikacji daje 2 wiedzy.
endeavor-rule-a17 = Ekotoksykolog nurkuje albo chroni, filmowiec głębinowy robi jedno i drugie.
endeavor-rule-a18 = Koła na planszach wpływu to kroki na dowolnym torze, ze strzałką na najniższym.
endeavor-rule-a19 = Tematy raportów liczą się do celów tematycznych i historyka oceanu.
endeavor-rule-a20 = Stref początkowych nikt nie odkrył.
endeavor-rule-a21 = Wodowanie nie jest podróżą.
endeavor-rule-a22 = Ruch kryzysowy nie daje premii za przybycie.
endeavor-rule-a23 = Z przechowanego żetonu na końcu liczy się tylko wiedza.
endeavor-rule-a24 = Cele kooperacyjne o strefach sumują liczby wszystkich graczy.
endeavor-rule-a25 = Drugie miejsce liczy się także przy dwóch graczach.
endeavor-rule-a26 = Premią z akcji nie można zapłacić za dysk tej samej akcji.
endeavor-rule-a27 = Kto spasował, też dostaje część raportu dla pozostałych.
endeavor-rule-a28 = Na poziomach 1–4 jest po 5, 4, 3 i 2 kopie rodzaju, na poziomie 5 jedna.
endeavor-rule-a29 = Symbole odkrycia poza polami sonaru nie wymagają dysku w oceanie.
endeavor-rule-a30 = Trzy liczby kooperacyjne pochodzą z instrukcji, inne są odtworzone.
endeavor-rule-a31 = Strefy wodowania i pola startowe są w tabelach.
endeavor-rule-a32 = Oznaczone cechy szczególne dają premię raz na zdarzenie, kominy termalne za każdy dysk.
endeavor-rule-a33 = Cechy szczególne pola nurkowania dają premię raz na nurkowanie, oznaczone za każdy żeton.
endeavor-rule-a34 = Z pojedynczych premii można rezygnować osobno.
endeavor-rule-a35 = Między przybyciem a zdobytą akcją można użyć żetonu.
endeavor-rule-a36 = Strzałki na planszach wpływu działają w jedną stronę.
endeavor-rule-a37 = Zapełnienie dolnych pól ratunkowych blokuje znacznik powyżej.
endeavor-rule-a38 = Bez Upadłej Gwiazdy z celu 3 liczą się tylko dwie premie za przewagę.
endeavor-rule-a39 = W scenariuszu 10 źródłem jest element z symbolem.

endeavor-chapter-1 = Elementy i tryby gry
endeavor-chapter-2 = Przygotowanie
endeavor-chapter-3 = Cztery cechy
endeavor-chapter-4 = Rundy
endeavor-chapter-5 = Przygotowanie rundy
endeavor-chapter-6 = Tury
endeavor-chapter-7 = Akcje w strefie
endeavor-chapter-8 = Podróż
endeavor-chapter-9 = Sonar i odkrywanie
endeavor-chapter-10 = Nurkowanie
endeavor-chapter-11 = Wiedza i ochrona
endeavor-chapter-12 = Publikacja
endeavor-chapter-13 = Awans
endeavor-chapter-14 = Połączenia
endeavor-chapter-15 = Cechy szczególne stref
endeavor-chapter-16 = Wpływy i scenariusze
endeavor-chapter-17 = Koniec rundy
endeavor-chapter-18 = Punktacja
endeavor-chapter-19 = Razem i w pojedynkę
endeavor-chapter-20 = Co jest jawne i w jakiej kolejności
endeavor-chapter-rulings = Wyjaśnienia
