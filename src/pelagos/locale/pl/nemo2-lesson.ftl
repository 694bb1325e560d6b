### Nemo's War, druga edycja: prowadzona pierwsza partia. Pierwszy wiersz karty to jej nagłówek.

nemo2-lesson-goal =
    Wojna kapitana Nemo
    Dowodzisz Nautilusem, w pojedynkę przeciw flotom świata. Przy stole nie ma przeciwnika: przeciw tobie są karty, kości i statki wojenne.
    Nemo ma swoje motywy, a one decydują, co się liczy. Wybieramy Eksplorację, przy której najwięcej znaczą skarby i cuda. Poniżej 185 punktów wyprawa jest przegrana, od 250 to sukces.
nemo2-lesson-resources =
    Trzy rzeczy, które się zużywają
    Nemo, załoga i kadłub to twoje zasoby. Pomagają, gdy ich potrzebujesz, i cierpią, gdy coś się nie uda. Gdy któryś się skończy, gra jest od razu przegrana.
    Tak samo kończy się zbyt wysoka niesława: przy Eksploracji 36. I tak samo kończy się przepełnienie oceanów: gdy statek wojenny nie znajdzie wolnego pola na całym świecie, wyprawa dobiega końca.
nemo2-lesson-upgrade =
    Pierwsze ulepszenie
    Każde motywy dają na początku ulepszenie. Na poziomie Majtek nic nie kosztuje: zamontuj Hydronapęd, z którym jeden ruch prowadzi nawet o dwa oceany dalej.
nemo2-lesson-turn =
    Tura ma trzy fazy
    Najpierw karta wydarzenia, potem rozmieszczanie, potem twoje akcje. Pierwszą ze wszystkich kart jest Akt pierwszy: kość umieściła Nautilusa na Północnym Atlantyku.
    Potem przyszła pierwsza przygoda, „Podwodny las”. To test: wyrzuć dwiema kośćmi co najmniej 9, a zdobędziesz dwa skarby.
nemo2-lesson-exert =
    Forsuj zasób
    Same kości dają co najmniej 9 w 10 przypadkach na 36. Przed rzutem możesz forsować zasoby, na które pozwala karta, tutaj Nemo i załogę: każdy dodaje swoją premię. Gdy test się uda, niczego nie tracisz; gdy nie, każdy forsowany zasób traci 1 albo 2 punkty.
    Załoga jest wypoczęta i dodaje 3. Forsuj ją.
nemo2-lesson-help =
    Udało się
    Na kościach 3 i 4; z 3 za załogę to 10. Po każdym rzucie można jeszcze skorzystać z pomocy w nagłych wypadkach: oficerów i pasażerów można poświęcić za premię albo ponowny rzut, każdego raz.
    Teraz nie trzeba. Zostaw wynik rzutu.
nemo2-lesson-placement =
    Świat się zbroi
    Masz dwa skarby. Potem na dwóch białych kościach wypadło 1 i 4: na każdym z tych oceanów pojawił się ukryty statek. Różnica kości, 3, doszła do twoich 2 punktów akcji; nigdy nie masz więcej niż 5.
    Dublet nie daje punktów. To tura spokoju; wkrótce jedną przeżyjemy.
nemo2-lesson-try-rest =
    Osiem akcji
    Teraz działasz, dopóki starcza punktów, w dowolnej kolejności. Atak, podżeganie, ruch i poszukiwania kosztują 1 punkt, reszta 2.
    Wybierz Odpoczynek, tylko na próbę.
nemo2-lesson-search =
    Szukaj skarbu
    Na tym oceanie leży klejnot, więc możesz szukać. To też test: od 7 coś znajdujesz, od 9 niepostrzeżenie. Statki by przeszkadzały; żadnego nie widać.
    Szukaj i forsuj Nemo dla +2.
nemo2-lesson-found =
    Sukces
    3 i 5, i 2 za Nemo: 10. Zostaw wynik rzutu i weź znalezisko.
nemo2-lesson-stalk =
    Coś tam jest
    Amulet na szczęście! Zachowaj go: raz pozwoli rzucić ponownie. Teraz ukryty statek na tym oceanie. Możesz zaatakować śmiało albo z zaskoczenia: zaskoczenie dodaje 1 i pozwala zrezygnować, gdy zobaczysz, kto to.
    Atakuj, z zaskoczenia.
nemo2-lesson-fight =
    Frachtowiec
    Clyde nie ma dział, więc nie strzela. Jego obrona to 7, a dwie czaszki mówią, o ile wzrośnie niesława, gdy go zatopisz. Rzucasz dwiema kośćmi i dodajesz 1 za zaskoczenie.
    Walcz i tym razem niczego nie forsuj.
nemo2-lesson-sunk =
    Idzie na dno
    3 i 4, i 1 za zaskoczenie to 8, a wystarczyłoby 7. Pudło też podniosłoby niesławę. Zostaw wynik rzutu.
nemo2-lesson-tonnage =
    Tonaż czy złom
    Jako tonaż statek punktuje, w rzędzie swojego oceanu; a im więcej statków leży w każdym z sześciu rzędów, tym większa premia, Postrach mórz. Jako złom nie punktuje, ale płaci za ulepszenia.
    Weź go jako tonaż.
nemo2-lesson-move =
    W drogę
    Ciągłe linie to drogi; wzdłuż przerywanych rozchodzą się tylko ukryte statki. Płyń na Morza Europy, gdzie czekają dwa ukryte statki. Hydronapęd poniósłby cię dalej; zostań tam.
nemo2-lesson-bold =
    Śmiały atak
    Kto atakuje śmiało, musi walczyć z tym, co się odkryje. Za to po statku zatopionym jako tonaż można od razu atakować następny, za 1 niesławy i bez punktu akcji.
    Zaatakuj jeden z nich, śmiało.
nemo2-lesson-under-fire =
    Statek wojenny!
    Abraham Lincoln strzela pierwszy. Jego atak to 6, a wynik 5 jest niższy: trafień jest tyle, ile pokazuje niższa kość, więc 1. Można by kogoś poświęcić albo zaraz zniszczyć ulepszenie, żeby tego uniknąć.
    Zostaw wynik i przyjmij trafienie; kość powie, w co uderza.
nemo2-lesson-strike-back =
    Teraz twój strzał
    Kadłub stracił 1 punkt. Obrona wroga to 9, a śmiały atak nie ma własnej premii. Forsuj załogę dla +3.
nemo2-lesson-lucky-charm =
    Zabrakło jednego
    2 i 3, i 3 to 8, pudło: niesława by wzrosła, a załoga straciłaby 2 punkty. To chwila na Amulet na szczęście. Użyj go, żeby rzucić ponownie; potem zostaw wynik.
nemo2-lesson-salvage =
    Fregata jest twoja
    2 i 5, i 3 to 10. Weź ją jako złom: przy Modernizacji zachowane statki płacą za dostępne ulepszenia według ich kosztu. Złom kończy śmiały atak.
nemo2-lesson-end-turn =
    Zachowaj jeden punkt
    Został ci 1 punkt akcji i 1 wolno zachować. Zakończ fazę.
nemo2-lesson-lull =
    Tura spokoju
    „Golfsztrom” to karta do zachowania: zagrywasz ją, gdy jesteś tam, gdzie każe. Potem obie kości pokazały 5. W turze spokoju nie dostajesz punktów akcji; ukryte statki i tak się pojawiają, klejnot trafia na ocean, a jeszcze jeden na talię przygód.
nemo2-lesson-repair =
    Czas na naprawę
    W turze spokoju przygoda, odpoczynek, naprawa i modernizacja kosztują tylko 1 punkt. Napraw kadłub: możesz wydać skarb, by dodać jego wartość, czego nie robimy, i forsować jeden zasób. Znowu załogę.
nemo2-lesson-repaired =
    Jak nowy
    3 i 4, i 3 to 10: rutynowa konserwacja, 1 punkt kadłuba. Zostaw wynik, zakończ fazę i dobierz następną przygodę.
nemo2-lesson-shark =
    Szczęki!
    Rekin atakuje poławiacza pereł. Potrzebujesz 8, a forsować można tylko Nemo, dla +2. Szanse stoją przy odpowiedziach. Decyzja należy do ciebie.
nemo2-lesson-shark-passed =
    Ocalony
    3 i 6 wystarczą tak czy inaczej. Zostaw wynik. Karta daje wybór: na stosie SUKCESU jest na końcu warta 2 punkty; na stosie PORAŻKI dałaby Nemo punkt, którego nie potrzebuje. Wybierz SUKCES.
nemo2-lesson-incite =
    Wzburz wybrzeża
    2 i 6 przyniosły 4 punkty akcji. Podżeganie wznieca powstania na lądzie: punktują jako wyzwolenie, a sukces obniża niesławę. Każdy statek i każde powstanie na tym oceanie by przeszkadzały.
    Podżegaj, niczego nie wydawaj, forsuj Nemo.
nemo2-lesson-uprising =
    Bunt
    4 i 4, i 2 to 10. Zostaw wynik rzutu.
nemo2-lesson-where =
    Gdzie?
    Wybierz ląd. Uwaga: w turze spokoju każde powstanie może zostać stłumione, chyba że zgodzisz się na wzrost niesławy.
nemo2-lesson-acts =
    Co jeszcze nadejdzie
    W talii czekają Akt drugi i Akt trzeci: więcej kości, więcej ukrytych statków, silniejsi wrogowie. Także rosnąca niesława sprowadza statki wsparcia. Wśród ostatnich pięciu kart jest finał; gdy go dobierzesz, gra się kończy i liczy się punkty.
nemo2-lesson-scoring =
    Jak się punktuje
    Motywy mnożą albo podnoszą jedne źródła punktów, a inne obniżają; tor każdego zasobu dodaje punkty albo odejmuje. Arkusz punktów pokazuje to wszystko w każdej chwili, z zasadą przy każdym wierszu.
    Udanych łowów, kapitanie!
