### Endeavor: Deep Sea: prowadzona pierwsza partia. Pierwszy wiersz karty to jej nagłówek.

endeavor-lesson-goal =
    W głębinę
    Kierujesz instytutem, który bada ocean. Rekrutujesz załogę, wysyłasz łodzie coraz głębiej, odkrywasz strefy, nurkujesz, chronisz to, co tam żyje, i publikujesz, co znajdziesz.
    Po sześciu rundach punktują cztery cechy, wpływ, raporty i cele scenariusza.
endeavor-lesson-tracks =
    Cztery cechy
    Wszystko, co robisz, porusza te cztery. Reputacja mówi, jak dobrą załogę możesz rekrutować, Inspiracja, ile dysków dostajesz co rundę, Koordynacja, ile odzyskujesz od załogi, Pomysłowość, jak daleko i jak głęboko płyną łodzie.
    Każda zaczyna na poziomie 1 i kończy na poziomie 5.
endeavor-lesson-try-recruit =
    Pierwszy członek załogi
    Runda zaczyna się od przygotowań, a te od rekrutacji. Na poziomie 1 jest troje do wyboru. Weź Nurka rafowego, tylko na próbę.
endeavor-lesson-recruit =
    Inny wybór
    Najpierw chcemy coś odkryć. Zrekrutuj Operatora sonaru: jego premia, 1 koordynacji, przychodzi od razu, a odtąd może badać dla ciebie ocean.
endeavor-lesson-manage =
    Dyski to twój oddech
    Każda akcja wymaga dysku. Za Inspirację masz 1. Teraz Koordynacja pozwala odzyskać dyski od członków załogi, żeby znów mogli działać: na poziomie 1 jeden.
    Weź ten, który leży na Szefie zespołu.
endeavor-lesson-watch-preparation =
    Wszyscy się przygotowują
    Masz Falę, więc zaczynasz. Teraz rekrutuje i odzyskuje dysk przeciwnik.
endeavor-lesson-turns =
    Tura za turą
    Teraz gracie na zmianę. W turze kładziesz dysk na wolnym członku załogi i robisz to, co on potrafi, tam, gdzie masz łódź. Kto nie może albo nie chce, pasuje; gdy spasują wszyscy, runda się kończy.
    Masz 3 dyski i Szefa zespołu, który potrafi każdą z pięciu akcji.
endeavor-lesson-sonar =
    Sonar
    Aktywuj Operatora sonaru i użyj sonaru. Kosztuje to drugi dysk, który zostaje na polu sonaru na zawsze.
endeavor-lesson-draw =
    Odkrycie
    Dobierasz dwa kafelki i zatrzymujesz jeden. Najpierw powiedz, z jakich głębokości; to pole sięga do głębokości 2. Weź oba z głębokości 2.
endeavor-lesson-keep =
    Która strefa?
    Zatrzymaj Stada delfinów, z czterema polami ochrony. Strefa o głębokości 2 musi mieć tuż nad sobą strefę o głębokości 1. Połóż ją na D2, pod Atolem.
endeavor-lesson-discovered =
    Kto znajdzie, ten bierze
    Premia za odkrycie należy tylko do ciebie: 1 inspiracji i 1 pomysłowości. Reszta strefy jest otwarta dla każdego, kto tam dotrze.
endeavor-lesson-watch-dive =
    Przeciwnik nurkuje
    Nurkowanie bierze wierzchni żeton z pola nurkowania i nie kosztuje kolejnego dysku. Żetonu używa się dla wiedzy albo dla jego drugiej połowy, nigdy dla obu. Zobacz.
endeavor-lesson-travel =
    W drogę
    Poziom technologii 1 znaczy: jeden krok, głębokość 1. Aktywuj Szefa zespołu i płyń na Wyspę wulkaniczną. Przybycie daje 1 pomysłowości, a ten krok coś odblokowuje, więc go zrób.
endeavor-lesson-vessel =
    Druga łódź
    Z Pomysłowością na drugim polu masz poziom 2, a w bazie zwodowano nową łódź. Jej premia za przybycie dała ci też dysk. Trzecia łódź przychodzi na poziomie 4.
endeavor-lesson-watch-travel =
    Koniec rundy
    Przeciwnik też płynie. Został ci dysk, ale nie masz wolnego członka załogi, więc pasujesz bez pytania; przeciwnik tak samo.
endeavor-lesson-watch-round =
    Runda druga
    Fala przechodzi do przeciwnika, który teraz przygotowuje się pierwszy. Między rundami nic nie przepada: dyski, wiedza i przechowany żeton zostają.
endeavor-lesson-pilot =
    Wpływ
    Zrekrutuj Pilota, którego premią jest znacznik wpływu. Kładzie się go na polu startowym albo obok dowolnego znacznika, który już leży; dostajesz to, co pokazuje pole, a na końcu jego punkty.
    Wybierz pole z 1 koordynacji.
endeavor-lesson-manage-two =
    Poziom 2
    To była Koordynacja na drugim polu: odtąd odzyskujesz dwa dyski. Weź dyski Szefa zespołu i Operatora sonaru.
endeavor-lesson-watch-two =
    Zaczyna przeciwnik
    Kto ma Falę, ma pierwszą turę.
endeavor-lesson-sail =
    Dwa kroki, głębokość dwa
    Aktywuj Pilota i wyślij łódź ze Stacji Rozgwiazda do Stad delfinów na D2. Przybycie daje 1 inspiracji, a to poziom 2: dwa nowe dyski co rundę.
endeavor-lesson-watch-sonar =
    Ocean rośnie
    Przeciwnik też używa sonaru i odkrywa strefę o głębokości 1.
endeavor-lesson-dive =
    Nurkowanie
    Aktywuj Szefa zespołu i nurkuj w Stadach delfinów. Jeden żeton możesz przechować na później, wszystkich innych trzeba użyć przed końcem tury.
endeavor-lesson-conserve =
    Chroń morze
    Piękne znalezisko: 3 wiedzy albo akcja Ochrona tańsza o 1 wiedzy. Ochrona kosztuje wiedzę i dysk, a premię daje od razu. Jedno pole kosztuje tu tylko 1, więc dziś jest za darmo.
    Użyj żetonu dla jego akcji.
endeavor-lesson-pass =
    Połączenia
    Linie między polami to połączenia: gdy na obu końcach leżą dyski, ich właściciele dostają premię, a twój dysk jest końcem dwóch z nich.
    Został ci 1 dysk. Operator sonaru potrzebowałby drugiego na sonar, więc spasuj.
endeavor-lesson-third-round =
    Runda trzecia
    Fala wraca do ciebie. Zrekrutuj Nurka rafowego dla 1 reputacji; dwa nowe dyski przychodzą same. Potem odzyskaj dyski Szefa zespołu i Pilota.
endeavor-lesson-watch-third =
    Lepsza załoga
    Przeciwnik ma Reputację na poziomie 2 i może rekrutować z drugiego rzędu.
endeavor-lesson-research =
    Wiedza
    Aktywuj Nurka rafowego, nurkuj przy Wyspie wulkanicznej i użyj żetonu dla wiedzy. Możesz mieć jej do 12.
endeavor-lesson-watch-research =
    Jeszcze jedna tura
    Zobacz, co robi przeciwnik i gdzie.
endeavor-lesson-publish =
    Publikacja
    Raport ukazuje się w strefie, która wymaga jednego z jego tematów: kosztuje wiedzę i dysk, który tam zostaje. Aktywuj Szefa zespołu, publikuj i wybierz żółte pole Wyspy wulkanicznej.
endeavor-lesson-report =
    Który raport?
    Wybierz „Zrozumieć zmiany oceanów”: 2 wiedzy, a za to 1 koordynacji i awans. Inne raporty dają punkty albo można je aktywować.
endeavor-lesson-promote =
    Awans
    Awansowany członek załogi obraca się na stronę dowódcy: nowa premia, zwykle lepsze akcje, i może w tej rundzie działać jeszcze raz. Najwyższe rangi punktują na końcu.
    Awansuj, kogo chcesz.
endeavor-lesson-watch-last =
    Ostatnie spojrzenie
    Niech przeciwnik rozegra turę. Potem wszystko należy do ciebie.
endeavor-lesson-scoring =
    Co się liczy
    Na końcu każda cecha punktuje według poziomu: 0, 1, 4, 7 albo 10 punktów. Znaczniki dają tyle, ile pokazują ich pola, potem są raporty, trzy cele scenariusza i punkt za każdą trójkę z pozostałej wiedzy i dysków.
    Arkusz punktów mówi wiersz po wierszu, jak stoisz.
