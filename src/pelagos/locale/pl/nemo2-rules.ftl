### Wojna Nemo, druga edycja: każda zasada w jednym lub dwóch zdaniach.

## Elementy

nemo2-rule-1-1 = Mapę tworzy dwanaście oceanów: sześć głównych, z których każdy odpowiada jednej ściance kości, i sześć pośrednich, których kość nie wskazuje; każdy ocean ma stałą liczbę pól.
nemo2-rule-1-2 = Oceany łączą linie ruchu albo linie przerywane. Nautilus pływa tylko po liniach ruchu; ukryte statki, statki, klejnoty i rzędy tonażu korzystają z obu rodzajów.
nemo2-rule-1-3 = W grze jest 69 statków w ośmiu kolorach. Biały to statek inny niż wojenny, a na odwrocie ma szary statek wojenny; wszystkie pozostałe to statki wojenne z fioletowym odwrotem. Ukryty statek nie jest jeszcze statkiem.
nemo2-rule-1-4 = Statek ma wartość obrony, wartość niesławy i punkty, statek wojenny także wartość ataku, a niektóre mają symbole lub efekt przy zatopieniu; statki pancerne, opancerzone i pancerniki liczą się jako opancerzone.
nemo2-rule-1-5 = Na 62 karty składają się trzy akty, rosnące zagrożenie, 51 wydarzeń do zagrania, zachowania lub testu oraz siedem finałów.
nemo2-rule-1-6 = Dziesięć ulepszeń można kupić; jedenaste, Miny magnetyczne, daje tylko jego wydarzenie.
nemo2-rule-1-7 = Płynie z tobą sześć postaci; każda jest w grze albo została poświęcona.
nemo2-rule-1-8 = 59 skarbów to punkty, efekty natychmiastowe, żetony zachowywane dla efektu lub punktów oraz cuda.
nemo2-rule-1-9 = Ukrytych statków jest 29, klejnotów 17, kostek powstania dziesięć i dwie srebrne; nigdy nie ma ich więcej.
nemo2-rule-1-10 = Kość ma sześć ścianek, wyniki dwóch kości się sumuje, a połowę wyniku kości zaokrągla w górę.
nemo2-rule-1-11 = Karty trafiają na stos SUKCESU, na stos PORAŻKI albo do pudełka; statki i skarby mają własne stosy odrzuconych.
nemo2-rule-1-12 = To, co mówi karta lub żeton, ma pierwszeństwo przed zasadami ogólnymi.
nemo2-rule-1-13 = Pule wolno przeglądać, stosy i odrzucone elementy także; zakryte karty w talii, ich kolejność i nieużyte finały pozostają tajne.

## Przygotowanie

nemo2-rule-2-1 = Wybierasz, co kieruje Nemo: nauka, eksploracja, antyimperializm czy wojna.
nemo2-rule-2-2 = Stos dobierania liczy 31 kart: akty, rosnące zagrożenie, jeden finał i tyle wydarzeń, ile każą motywy; pozostałe 25 wydarzeń tworzy talię przygód.
nemo2-rule-2-3 = Z każdymi motywami wiąże się ulepszenie, które można od razu zamontować za dokładnie trzy punkty zasobów; na poziomie majtka jest darmowe, na poziomie kapitana trafia do dostępnych.
nemo2-rule-2-4 = Na początku pula statków zawiera statki białe i jasnożółte.
nemo2-rule-2-5 = Statki czarne, ciemnożółte, pomarańczowe i czerwone czekają obok mapy.
nemo2-rule-2-6 = Statki niebieskie i zielone czekają na dwóch polach toru niesławy; na których, decyduje poziom trudności.
nemo2-rule-2-7 = Nautilusa nie ma na mapie, dopóki nie umieści go tam akt pierwszy.
nemo2-rule-2-8 = Poziom trudności decyduje, na których oceanach i ile ukrytych statków leży na początku.
nemo2-rule-2-9 = Wszystkie skarby trafiają do swojej puli.
nemo2-rule-2-10 = Niesława zaczyna się od 0.
nemo2-rule-2-11 = Na każdym głównym oceanie leży klejnot.
nemo2-rule-2-12 = Znaczniki zasobów zaczynają na swoich pierwszych polach; potem płaci się za początkowe ulepszenie.
nemo2-rule-2-13 = Wszystkie sześć postaci jest na początku w grze.
nemo2-rule-2-14 = Zaczynasz z dwoma, jednym lub zerem punktów akcji, zależnie od poziomu trudności.
nemo2-rule-2-15 = Znaczniki specjalne, srebrne kostki, trzecia biała i druga czarna kość czekają, aż będą potrzebne.
nemo2-rule-2-16 = Znacznik ataku leży pod ręką.
nemo2-rule-2-17 = Znaczniki punktów tylko pokazują sumy.
nemo2-rule-2-18 = Pulę tworzy dziesięć kostek powstania.
nemo2-rule-2-19 = Jedna czarna kość czeka na polu 44 toru niesławy, a dwie białe są w użyciu.
nemo2-rule-2-20 = Pierwszą kartą gry jest zawsze Akt pierwszy.

## Stałe procedury

nemo2-rule-3-1 = Progi i warunki przegranej sprawdza się po każdej pojedynczej zmianie, zanim nastąpi cokolwiek innego.
nemo2-rule-3-2 = Statek dobiera się losowo. Do pustej puli wracają odrzucone statki, a jeśli ich nie ma, trafia do niej całe czekające jeszcze wsparcie; gdy i tego brak, niczego się nie dobiera.
nemo2-rule-3-3 = Biały statek wchodzi białą stroną do góry, chyba że przybywa jako statek wojenny; pozostałe wchodzą awersem, a gdy niesława osiągnęła już kiedyś 36, stroną fioletową.
nemo2-rule-3-4 = Skarby dobiera się pojedynczo; te z efektem natychmiastowym rozpatruje się przed dobraniem kolejnego, resztę się zbiera.
nemo2-rule-3-5 = Jeśli na oceanie leży już klejnot, nowy trafia na wybrany przez ciebie sąsiedni ocean bez klejnotu albo nigdzie.
nemo2-rule-3-6 = Efekt wznieca powstanie na wybranym przez ciebie wolnym polu lądu, o ile takie jest i została kostka; niesława się nie zmienia.
nemo2-rule-3-7 = Pole lądu mieści jedną kostkę i ta kostka liczy się na każdym oceanie, z którym ląd jest połączony.

## Tura i faza wydarzeń

nemo2-rule-4-1 = Tura to faza wydarzeń, faza rozmieszczania i faza akcji, i tak w kółko aż do końca gry.
nemo2-rule-4-2 = Stos dobierania nigdy się nie wyczerpuje, bo finał jest wśród jego pięciu ostatnich kart.
nemo2-rule-5-1 = W fazie wydarzeń dobiera się i rozpatruje wierzchnią kartę; nie można tego pominąć.
nemo2-rule-5-2 = Karta aktu działa zgodnie ze swoją treścią i staje się bieżącym aktem, a w tej samej turze dobiera się następną kartę.
nemo2-rule-5-3 = W akcie trzecim możesz zmienić motywy albo dodać jedno odłożone ulepszenie do dostępnych: dokładnie jedno z dwojga.
nemo2-rule-5-4 = Wydarzenie ZAGRAJ następuje od razu i trafia na stos, który wskazuje.
nemo2-rule-5-5 = Niektóre karty sprowadzają do Nautilusa statek wojenny, choćby ocean był zapełniony, i zmuszają do darmowego ataku z zaskoczenia.
nemo2-rule-5-6 = Rosnące zagrożenie sprowadza do walki jeden czerwony statek, odrzuca po jednym losowym za każdy z progów 26, 36 i 44, do którego niesława nigdy nie doszła, a resztę dodaje do puli.
nemo2-rule-5-7 = Wydarzenie ZACHOWAJ czeka na obszarze gry; można je zagrać, gdy przyjdzie jego moment i warunek jest spełniony, ale nie trzeba.
nemo2-rule-5-8 = Test z wydarzenia TEST wykonuje się od razu, a wynik decyduje, dokąd trafia karta.
nemo2-rule-5-9 = Gdy finał zostanie rozpatrzony, gra dobiega końca.

## Testy

nemo2-rule-6-1 = Testami są karty TEST, pięć akcji z tabeli, ostrzał wroga i ataki; inne rzuty nimi nie są.
nemo2-rule-6-2 = Najpierw forsujesz i wydajesz, potem sumujesz modyfikatory, rzucasz dwiema kośćmi, korzystasz do woli z pomocy w nagłych wypadkach i stosujesz wynik.
nemo2-rule-6-3 = Kto osiąga wymaganą liczbę, odnosi sukces; dwie jedynki na kościach to zawsze porażka, a w akcji z tabeli najniższy wiersz.
nemo2-rule-6-4 = Statek wojenny na oceanie daje −1 przy kartach, odpoczynku, naprawie, modernizacji i obu rzutach walki; sam cel się nie liczy.
nemo2-rule-6-5 = Poszukiwania i podżeganie mają zamiast tego −1 za każdy statek na oceanie, a podżeganie jeszcze −1 za każde powstanie.
nemo2-rule-6-6 = Karty i ulepszenia zmieniają test tak, jak mówi ich tekst.
nemo2-rule-6-7 = Przy odpoczynku, naprawie, modernizacji i podżeganiu można wydać jeden zebrany skarb z nadrukowaną wartością i dodać tę wartość.
nemo2-rule-6-8 = Karta TEST pozwala forsować dowolne z wymienionych zasobów, akcja z tabeli jeden ze swojej listy, atak dowolny jeden, a ostrzał i torpedy żadnego.
nemo2-rule-6-9 = Forsowanie dodaje wartość nadrukowaną przy polu znacznika; Podwójny kadłub dodaje jeszcze 1 przy forsowaniu kadłuba.
nemo2-rule-6-10 = Po sukcesie nie traci się nic z forsowanych zasobów; po porażce każdy forsowany zasób traci 1, jeśli niższa kość pokazuje 1, a w innym razie 2.
nemo2-rule-6-11 = Atak z dwiema jedynkami na kościach kosztuje dokładnie 2 punkty forsowanego zasobu.
nemo2-rule-6-12 = Przerzut to ponowny rzut obiema kośćmi; liczy się nowy wynik.

## Zasoby i niesława

nemo2-rule-7-1 = Nemo, załoga i kadłub mają po jednym torze; zyski przesuwają znacznik w lewo, najdalej na pierwsze pole, straty i opłaty w prawo.
nemo2-rule-7-2 = Znacznik na ostatnim polu oznacza natychmiastową przegraną.
nemo2-rule-7-3 = Punkty traci się po jednym; tam, gdzie zasady na to pozwalają, zniszczone ulepszenie może ocalić punkt, a opłata nie jest stratą.
nemo2-rule-8-1 = Niesława mieści się między 0 a 51.
nemo2-rule-8-2 = Pierwszy i drugi próg dodają do puli statki niebieskie i zielone, każdy raz i na stałe.
nemo2-rule-8-3 = Gdy niesława po raz pierwszy osiągnie 36, wszystkie statki wojenne na mapie oprócz szarych obracają się na fioletową stronę, a kolejne wchodzą już fioletowe.
nemo2-rule-8-4 = Pole 44 dodaje czarną kość do fazy rozmieszczania; czy na stałe, czy dopóki niesława jest tak wysoka, zależy od wydania.
nemo2-rule-8-5 = Każde motywy mają próg niesławy, przy którym Nemo staje się wyrzutkiem, a gra jest przegrana.
nemo2-rule-8-6 = Skok przez kilka progów uruchamia je po kolei, a przegrana na jednym z nich kończy wszystko.

## Faza rozmieszczania

nemo2-rule-9-1 = W akcie pierwszym rzuca się dwiema białymi kośćmi, akt drugi dodaje czarną, akt trzeci trzecią białą, a pole 44 jeszcze jedną czarną.
nemo2-rule-9-2 = Parę tworzą dwie białe kości; z trzech wybierasz dwie, jeśli chcesz, także jednakowe.
nemo2-rule-9-3 = Różne kości dają swoją różnicę w punktach akcji, łącznie najwyżej pięć; jednakowe oznaczają turę spokoju i nie dają żadnych.
nemo2-rule-9-4 = Każda kość rozmieszcza na swoim oceanie, od najniższej do najwyższej; w turze spokoju tylko białe.
nemo2-rule-9-5 = Rozmieszczanie kładzie ukryty statek na oceanie albo obok, albo odkrywa ukryty statek w pobliżu, albo obraca biały statek na szarą stronę, albo sprowadza statek wojenny gdziekolwiek: obowiązuje pierwsza możliwość z tej listy. Jeśli na świecie nie ma miejsca, gra jest przegrana.
nemo2-rule-9-6 = W turze spokoju kładzie się potem klejnot na oceanie wskazanym przez dublet i drugi na talii przygód, po czym sprawdza wszystkie powstania.
nemo2-rule-9-7 = Dla każdego oceanu z powstaniami rzuca się kością przeciw sumie jego statków i kostek; niższy wynik kosztuje wybraną przez ciebie kostkę albo tyle niesławy, ile pokazuje kość.

## Faza akcji

nemo2-rule-10-1 = Akcje wykonujesz w dowolnej kolejności i tak często, jak pozwalają punkty, a kończysz, kiedy chcesz.
nemo2-rule-10-2 = Atak, podżeganie, ruch i poszukiwania kosztują 1 PA, przygoda, odpoczynek, naprawa i modernizacja 2 PA, a w turze spokoju 1 PA; punkty płaci się z góry i nigdy nie wracają.
nemo2-rule-10-3 = Nigdy nie masz więcej niż pięć PA, a na koniec fazy zachowujesz najwyżej jeden.
nemo2-rule-10-4 = Między akcjami można używać żetonów, zachowanych kart, oficerów, Wytwornicy mgły i torpedy.
nemo2-rule-11-1 = Przygoda odkrywa wierzchnią kartę swojej talii: rozpatrz ją i dobierz skarb za każdy klejnot na talii albo odłóż ją na spód.
nemo2-rule-11-2 = Do ataku wybierasz statek lub ukryty statek na oceanie Nautilusa oraz rodzaj ataku; ukryty statek odkrywa się dopiero po wyborze rodzaju.
nemo2-rule-11-3 = Podżeganie wymaga kostki i wolnego lądu przy tym oceanie; zielony wynik wznieca powstanie.
nemo2-rule-11-4 = Ruch prowadzi wzdłuż jednej linii ruchu, a z Hydronapędem najwyżej dwóch.
nemo2-rule-11-5 = Odpoczynek odnawia załogę według tabeli; pełny tor go nie wyklucza.
nemo2-rule-11-6 = Naprawa odnawia kadłub według tabeli; pełny tor jej nie wyklucza.
nemo2-rule-11-7 = Zielony wynik modernizacji pozwala kupić jedno dostępne ulepszenie za statki ze złomu; dostępnych ulepszeń się nie uzupełnia.
nemo2-rule-11-8 = Poszukiwania wymagają klejnotu na oceanie; zielony wynik daje skarby i usuwa klejnot.
nemo2-rule-11-9 = Tabela sukcesów akcji ma pięć wierszy zależnych od sumy; czerwone nagłówki to porażki, zielone to sukcesy.

## Walka

nemo2-rule-12-1 = Śmiały atak zmusza do walki z tym, co odkryje, a po zatopieniu statku jako tonażu można go kontynuować za 1 niesławy; atak z zaskoczenia dodaje 1, pozwala zrezygnować po odkryciu statku i ma jeden cel; torpedy mają własne zasady.
nemo2-rule-12-2 = Statek wojenny strzela, zanim zaatakuje Nautilus; Miny magnetyczne odwracają to w walce z opancerzonymi statkami.
nemo2-rule-12-3 = Ostrzał wroga chybia, jeśli wynik dwóch kości osiągnie wartość ataku statku; w innym razie trafień jest tyle, ile pokazuje niższa kość, a przy dwóch jedynkach ich liczbę wyznacza rzut kością.
nemo2-rule-12-4 = Za każde trafienie rzuca się na miejsce: 1 to Nemo, 2 i 3 załoga, od 4 do 6 kadłub; Podwójny kadłub ignoruje 6.
nemo2-rule-12-5 = Zamiast przyjąć trafienie, można zniszczyć zamontowane ulepszenie; nie daje ono wtedy punktów.
nemo2-rule-12-6 = Atak zatapia statek, jeśli dwie kości z modyfikatorami osiągną jego wartość obrony; pudło daje 1 niesławy, dwie jedynki 2.
nemo2-rule-12-7 = Zatopiony statek przynosi swoją niesławę, potem efekt, a potem staje się tonażem lub złomem; dopiero potem przychodzi czas na zachowane karty i kontynuację ataku.
nemo2-rule-12-8 = Torpeda nic nie kosztuje, ale tylko raz na fazę akcji: 5 zatapia statek inny niż wojenny, 6 wojenny, bez modyfikatorów; po pierwszym pudle rzuca się już tylko jedną kością.
nemo2-rule-12-9 = Tonaż leży w rzędzie swojego oceanu albo sąsiedniego głównego oceanu; co się w rzędzie nie mieści, układa się w stos na jego ostatnim polu.
nemo2-rule-12-10 = Na złom można przeznaczyć najwyżej cztery statki; złom nie daje punktów i kończy serię ataków.
nemo2-rule-12-11 = Wymuszone walki przebiegają w zwykłych krokach i wolno w nich forsować zasoby.

## Ulepszenia

nemo2-rule-13-1 = Wspaniała biblioteka: +1 przy poszukiwaniach i podżeganiu.
nemo2-rule-13-2 = Podwójny kadłub: +1 przy forsowaniu kadłuba, a trafienia w miejsce 6 nie mają skutku.
nemo2-rule-13-3 = Pancerze załogi: +1 do rzutu śmiałego ataku, gdy kości są już znane, albo +2, jeśli je zniszczysz.
nemo2-rule-13-4 = Wytwornica mgły: za 1 PA zużywa się i obniża niesławę o sumę dwóch kości.
nemo2-rule-13-5 = Hydronapęd: ruch ma najwyżej dwa kroki.
nemo2-rule-13-6 = Potworny projekt: statek zatopiony z zaskoczenia przynosi o 1 niesławy mniej.
nemo2-rule-13-7 = Urządzenie peryskopowe: śmiały atak trwa dalej bez niesławy, a atak z zaskoczenia można kontynuować, za każdym razem za 1 niesławy.
nemo2-rule-13-8 = Wzmocniony pancerz: +1, gdy strzela statek wojenny.
nemo2-rule-13-9 = Torpedy parowe: pozwalają na atak torpedowy.
nemo2-rule-13-10 = Wzmocniony dziób: +1 do ataków innych niż torpedowe.
nemo2-rule-13-11 = Miny magnetyczne pochodzą ze swojego wydarzenia, nie kosztują złomu i pod każdym względem są zamontowanym ulepszeniem.
nemo2-rule-13-12 = Zamontowane ulepszenia punktują na koniec; te, których już nie ma, nie dają nic.

## Pomoc w nagłych wypadkach, postacie, skarby

nemo2-rule-14-1 = Z pomocy w nagłych wypadkach korzysta się, gdy kości są znane, a wynik jeszcze nie zapadł; źródła można łączyć, każde raz.
nemo2-rule-14-2 = Dobrowolne poświęcenie przynosi korzyść i karę, wymuszone tylko karę.
nemo2-rule-14-3 = Drugi oficer daje 1 PA, Główny inżynier 2 PA, Pierwszy oficer 3 PA albo +3 za punkt Nemo, Conseil przerzut, a Ned Land +1 i Aronnax +2 za 1 niesławy.
nemo2-rule-14-4 = Kara następuje najpierw; jeśli oznacza przegraną, korzyść już nie przychodzi.
nemo2-rule-14-5 = Przywrócona postać jest znów w grze, a dawna kara pozostaje.
nemo2-rule-15-1 = Zachowany żeton odrzuca się dla efektu w przewidzianym momencie albo zatrzymuje dla punktów.
nemo2-rule-15-2 = Skarb służy tylko jednemu celowi.

## Koniec gry i punktacja

nemo2-rule-16-1 = Zasób na ostatnim polu to przegrana.
nemo2-rule-16-2 = Niesława na polu wyrzutka dla danych motywów to przegrana.
nemo2-rule-16-3 = Statek wojenny, dla którego na świecie nie ma wolnego pola, to przegrana.
nemo2-rule-16-4 = Przegrana następuje od razu, w środku czegokolwiek, co się dzieje.
nemo2-rule-16-5 = Rozpatrzony finał kończy grę podliczeniem punktów, chyba że przynosi przegraną.
nemo2-rule-16-6 = Po przegranej opowiada się smutny epilog dla danych motywów.
nemo2-rule-17-1 = Zachowane karty trafiają na stos SUKCESU lub PORAŻKI zgodnie ze swoją treścią, zamontowane ulepszenia na stos SUKCESU; punktuje tylko stos SUKCESU.
nemo2-rule-17-2 = Siedem źródeł punktów zależy od motywów: w czterech zmienia się wartość każdego elementu, ale nigdy poniżej zera, trzy się mnoży.
nemo2-rule-17-3 = Postacie, Postrach mórz i kary liczą się tak samo przy wszystkich motywach.
nemo2-rule-17-4 = O premii Postrach mórz, od 0 do 40, decyduje najkrótszy z sześciu rzędów tonażu.
nemo2-rule-17-5 = Poniżej 185 to przegrana, potem fiasco, od 220 status quo, od 250 sukces i od 275 triumf; dwa ostatnie to wygrana.
nemo2-rule-17-6 = Znaczniki pokazują sumy w dziesiątkach i jednostkach.

## Zasady opcjonalne

nemo2-rule-18-1 = Przyjmowanie ciosów: nieudane forsowanie kosztuje 1, tyle co zwykle albo wynik niższej kości, zależnie od poziomu trudności.
nemo2-rule-18-2 = Zdradzieckie wody: pięć z dziesięciu żetonów przychodzi ze statkami wsparcia, część pozostałych jest w puli od początku.
nemo2-rule-18-3 = Dobrany żeton działa od razu i kończy atak; tylko grupa statków zajmuje miejsce ukrytego statku.
nemo2-rule-18-4 = Każdy żeton ma własny efekt, od burz po wyspy; grupa statków sprawia, że na jej oceanie rozmieszcza się jeszcze dwa razy.
nemo2-rule-18-5 = Nieustępliwy pościg: na początku fazy akcji rzuca się kością za każdy statek wojenny przy Nautilusie; jeśli wynik jest niższy od punktów statku, trzeba z nim walczyć.
nemo2-rule-18-6 = Skoordynowane floty mocarstw: nie tylko pierwszy, lecz każdy statek wojenny daje −1, a zależnie od ustawienia także każdy inny statek; cel nigdy się nie liczy.
nemo2-rule-18-7 = Grupa statków jest jak każdy inny statek, ale ma tylko jedną stronę.

## Więcej graczy

nemo2-rule-19-1 = Od dwóch do czterech osób bierze po jednej karcie oficera i wybiera pierwszego kapitana.
nemo2-rule-19-2 = Kapitan wydaje punkty akcji, wybiera rodzaje ataku, rozpatruje testy i karty oraz forsuje Nemo.
nemo2-rule-19-3 = Oficerowie decydują o tym, co wymienia ich karta; o dobrowolnym poświęceniu postaci decyduje tylko jej właściciel.
nemo2-rule-19-4 = Nieudany test lub nowy próg niesławy przekazuje kafelek kapitana w lewo i daje 1 PA, raz na rozpatrzenie.
nemo2-rule-19-5 = Zanim zostanie dobrana karta tury, kapitan może przekazać kafelek dalej, bez PA.
nemo2-rule-19-6 = Każda decyzja należy do kapitana albo do oficera, który ma ten obowiązek; o pomoc pyta się właściciela każdego źródła.
nemo2-rule-20-1 = Częściowa kooperacja: karty rozpatrzone przez kapitana trafiają na jego własny stos, odkryte za SUKCES, zakryte za PORAŻKĘ.
nemo2-rule-20-2 = Klejnoty zdjęte dzięki poszukiwaniom lub przygodzie zostają u kapitana.
nemo2-rule-20-3 = Każdy może sprzeciwić się kapitanowi, proponując inną decyzję, a za klejnot zostać kapitanem i ją wykonać.
nemo2-rule-20-4 = Ustępujący kapitan bierze klejnot od innego gracza, a nowy musi zatrzymać kafelek do końca tury.
nemo2-rule-20-5 = Po finale kolejność graczy wyznacza chwała za własne postacie, klejnoty i karty; najlepszy wygrywa tylko wtedy, gdy gra jest wygrana.

nemo2-chapter-1 = Elementy i pojęcia
nemo2-chapter-2 = Przygotowanie
nemo2-chapter-3 = Stałe procedury
nemo2-chapter-4 = Tura
nemo2-chapter-5 = Faza wydarzeń
nemo2-chapter-6 = Testy
nemo2-chapter-7 = Zasoby
nemo2-chapter-8 = Niesława
nemo2-chapter-9 = Faza rozmieszczania
nemo2-chapter-10 = Faza akcji
nemo2-chapter-11 = Akcje
nemo2-chapter-12 = Walka
nemo2-chapter-13 = Ulepszenia
nemo2-chapter-14 = Pomoc w nagłych wypadkach i postacie
nemo2-chapter-15 = Skarby w grze
nemo2-chapter-16 = Koniec gry
nemo2-chapter-17 = Punktacja
nemo2-chapter-18 = Zasady opcjonalne
nemo2-chapter-19 = Gra kooperacyjna
nemo2-chapter-20 = Gra częściowo kooperacyjna
