### Nemo's War, pierwsza edycja: prowadzona pierwsza partia. Pierwszy wiersz karty to jej nagłówek.

nemo1-lesson-goal =
    Rok pod powierzchnią
    Dowodzisz Nautilusem przez 52 tygodnie, w pojedynkę przeciw flotom świata. Punktują przygody, skarby, zatopione statki i powstania; od 151 punktów rejs jest sukcesem, od 201 triumfem.
    Niosą cię Nemo, załoga i kadłub. Gdy jedno z nich się wyczerpie, rejs kończy się natychmiast i źle.
nemo1-lesson-map =
    Sześć oceanów
    Na każdym oceanie kryją się statki, a z nimi ukryty skarb. Nikt nie wie, co to, dopóki nie sprawdzisz. Oceany łączą linie z tygodniami.
nemo1-lesson-try-start =
    Gdzie zacząć
    Możesz zacząć na dowolnym oceanie. Weź najpierw Zachodni Pacyfik; chcę ci coś pokazać.
nemo1-lesson-start =
    Jeszcze raz
    Zacznij na Północnym Atlantyku: są tam dwa statki i skarb, a dwa inne oceany są o tydzień drogi.
nemo1-lesson-commit =
    Co kieruje Nemo
    To, do czego się zobowiąże, decyduje, co się liczy. Przy Eksploracji przygody liczą się podwójnie, każdy cud daje 10 punktów, a każde odkrycie naukowe 5, ale statki tylko połowę. Gdy Nemo dość wycierpi, raz w grze możesz zmienić zdanie.
    Zobowiąż go do Eksploracji.
nemo1-lesson-turn =
    Tura
    Każda tura zaczyna się jednym rzutem dwiema kośćmi, to Przygotowania. Przynosi statki albo skarb, a może i przygodę; w pierwszej turze statki nie przybywają. Potem wykonujesz dokładnie jedną akcję. Potem mija tydzień.
    6 i 3 to 9. Przygoda wymagała 10; ponieważ jej nie było, następnym razem wystarczy 7.
nemo1-lesson-search =
    Szukaj skarbu
    Jesteś tam, gdzie leży skarb, więc go poszukaj: znajdziesz go, jeśli kość pokaże co najmniej 3. Jedne skarby punktują, inne pomagają, kilka sprawia kłopot, a cuda to jest to, czego szuka odkrywca.
nemo1-lesson-preparation =
    Drugi tydzień
    Masz perły z Cejlonu, warte 3 punkty. Potem padło 5 i 4: na oceanach o tych numerach, Morzu Śródziemnym i Oceanie Indyjskim, pojawiło się po ukrytym statku. A 9 wystarczyło na przygodę.
nemo1-lesson-whales =
    Wieloryby
    Ta karta to test: wyrzuć dwiema kośćmi co najmniej 9. Przed rzutem możesz forsować zasoby, które wymienia; każdy dodaje tyle, ile pokazuje jego krąg. Gdy się uda, niczego nie tracisz. Gdy nie, każdy forsowany zasób traci 1, a karta robi swoje.
    Forsuj załogę i kadłub: 3 i 2.
nemo1-lesson-stalk =
    Udało się
    2 i 3, i 5 to 10. Karta leży na stosie SUKCESU i jest warta 4 punkty, przy Eksploracji podwójnie.
    Teraz twoja akcja. Atak z zaskoczenia daje o 1 więcej, ale to tylko jeden statek. Zaatakuj z zaskoczenia ten pierwszy.
nemo1-lesson-fight =
    Statek pocztowy
    Governor Higginson nie ma dział: strzelają tylko statki z wartością ataku. Potrzebujesz 7 i masz 1 za zaskoczenie. W walce możesz forsować jeden zasób; tu szanse są dobre i bez tego. Niczego nie forsuj.
nemo1-lesson-sink =
    Trafiony
    3 i 4, i 1 to 8. Zatopiony punktuje w rzędzie tego oceanu, a po statku w każdym z sześciu rzędów to rosnąca premia. Zdobyty nie punktuje, ale płaci za ulepszenia. Tak czy inaczej jego czaszka podnosi niesławę o 1.
    Zatop go.
nemo1-lesson-doubles =
    Dublet
    2 i 2: przy dublecie statki nie przybywają. Zamiast tego ocean o tym numerze dostaje nowy ukryty skarb, jeśli go nie ma. Gdy ludy powstały przeciw imperiom, niski dublet cofa też wyzwolenie.
    4 to za mało na przygodę, więc następnym razem wystarczy 7.
nemo1-lesson-attack =
    Atak
    Atak nie ma premii, ale po każdym zatopionym statku możesz zaatakować następny na tym oceanie, za 1 niesławy. Zaatakuj drugi statek.
nemo1-lesson-strike-back =
    Statek wojenny
    Susquehanna strzela pierwsza: trafiłaby przy 6 lub mniej, a wypadło 7. Trafienie kosztuje 1 punkt: Nemo, załogi albo kadłuba; mówi o tym kość.
    Potrzebujesz 9. Pudło podniosłoby niesławę o 1 i kosztowało 1 punkt tego, co forsujesz. Forsuj kadłub dla +2.
nemo1-lesson-ned-land =
    Zabrakło jednego
    2 i 4, i 2 to 8. Teraz mogą pomóc pasażerowie, każdy raz w grze: profesor dodaje 2, Ned Land 1, Conseil pozwala rzucić ponownie. Na końcu kosztuje to punkty, w przypadku Neda 3.
    1 wystarczy. Wezwij Neda Landa.
nemo1-lesson-capture =
    Złom
    Tym razem zdobądź statek. Zdobyte statki to złom; Modernizacja zamienia je na ulepszenia, na przykład Wzmocniony dziób za 3. Zdobycie kończy akcję.
nemo1-lesson-vigo =
    Karta do zachowania
    6 i 1 to 7: znowu przygoda. „Zatokę Vigo” zachowujesz, aż jej użyjesz, przed akcją albo po niej, gdy jesteś na właściwym oceanie. Jesteś. Nieużyta dałaby swoje punkty.
    Użyj jej i dobierz skarb.
nemo1-lesson-incite =
    Podżeganie
    Rów Mariański, cud: 10 punktów dla odkrywcy! Twoja akcja jest jeszcze przed tobą.
    Skarbem, na którym jest liczba, możesz poruszyć kolonie: kość plus ta liczba minus 5, o tyle rośnie wyzwolenie. Oddaj perły.
nemo1-lesson-move =
    Kurs
    Kość pokazała 4: 4 i 3 minus 5 podniosły wyzwolenie o 2. Potem 3 i 1 przyniosły statki, ale nie przygodę.
    Ruch kosztuje tygodnie drogi, oprócz tego jednego, który zabiera każda tura. Płyń na Morze Śródziemne.
nemo1-lesson-yard =
    Odpoczynek, naprawa, modernizacja
    Te trzy kosztują, według kości, od jednego do trzech tygodni więcej i nigdy nie następują w dwóch turach z rzędu. Odpoczynek może przywrócić załogę, naprawa kadłub, modernizacja kupuje ulepszenie za złom; „Szukanie przygody” kosztuje jeden statek i daje kartę, którą wolno odrzucić.
nemo1-lesson-danger =
    Co może pójść źle
    W tygodniach 16 i 28, a także gdy niesława dojdzie do 14 i 26, dochodzą silniejsze statki. Gdy na końcu tury wszystkie sześć oceanów jest pełnych, zwyciężają imperia. A gdzieś wśród ostatnich pięciu kart czeka Malstrom, który kończy każdy rejs.
nemo1-lesson-scoring =
    Jak się punktuje
    Każdy wiersz arkusza punktów mnoży się przez to, co daje zobowiązanie, a każdy zasób dodaje albo odejmuje tyle, ile pokazuje jego krąg. Arkusz w każdej chwili pokazuje, jak stoisz, z zasadą przy każdym wierszu.
    Tuż obok kryją się trzy statki. Udanych łowów, kapitanie!
