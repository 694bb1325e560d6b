### Nauticus: prowadzona pierwsza partia. Pierwszy wiersz karty to jej nagłówek.

nauticus-lesson-goal =
    Buduj statki
    Jesteś armatorem. Kupujesz części kadłuba, maszty i żagle, składasz je w swojej stoczni i ładujesz towary.
    Na końcu punktują ukończone statki i dostarczone towary, duże statki znacznie więcej niż małe: 2, 8, 20 albo 35 punktów za jedną, dwie, trzy albo cztery części. Wygrywa ten, kto ma najwięcej punktów zwycięstwa.
nauticus-lesson-round =
    Siedem faz to runda
    Wokół tarczy leży osiem żetonów akcji. W każdej fazie pierwszy gracz wybiera jeden z nich; potem wszyscy po kolei wykonują tę akcję raz. Po siedmiu fazach runda się kończy, a we dwoje gra się cztery rundy.
    To, co wybierzesz, dostaje więc i przeciwnik. Warto zaglądać do obu stoczni.
nauticus-lesson-choose-hull =
    Twój pierwszy żeton
    Jesteś pierwszym graczem. „Kupno części kadłuba” leży na polu 4. Kto wybiera żeton, dostaje premię jego pola, tutaj 2 punkty, i nikt poza nim.
    Wybierz go.
nauticus-lesson-prices =
    Robotnicy i talary
    Tarcza daje każdemu z nas 2 niebieskich robotników na tę akcję. Każdy zakup wymaga jednego robotnika, najpierw niebieskich, potem twoich własnych; masz ich 4.
    Ceny stoją przy polu: dziób kosztuje tu 1 talara, śródokręcie 2, rufa 3, a statek jednoczęściowy nic.
nauticus-lesson-try-middle =
    Wypróbuj coś
    Kup śródokręcie za 2 talary. Dziś go nie potrzebujemy; chcę ci coś pokazać.
nauticus-lesson-golden-rule =
    Złota zasada
    Co nie kosztuje ani talara, trafia najpierw do magazynu, cokolwiek to jest. Tylko to, za co płacisz, można od razu wbudować.
    Weź statek jednoczęściowy za darmo: kosztuje tylko robotnika, a niebieskich dostajesz w prezencie.
nauticus-lesson-buy-bow =
    Początek kadłuba
    Za dziób płacisz 1 talara, więc wolno go wbudować. Kup go i połóż w stoczni jako nowy statek. Zużywa drugiego niebieskiego robotnika.
nauticus-lesson-buy-bow-not-yet = W tej lekcji dziób idzie prosto do stoczni: do magazynu też byłoby wolno, ale potem trzeba by go stamtąd przewieźć.
nauticus-lesson-buy-stern =
    Zamknij kadłub
    Dziób i rufa tworzą statek dwuczęściowy. Kup rufę za 3 talary i dołącz ją do statku 1. Niebiescy robotnicy są już zużyci, więc kosztuje to jednego własnego.
    Zamknięty kadłub już nigdy nie rośnie. Ze śródokręciami w środku byłby to statek trzy- albo czteroczęściowy.
nauticus-lesson-stop =
    Dość
    Zostało ci 11 talarów i 3 robotników; jednych i drugich przybywa powoli, więc nie wydawaj wszystkiego. Drugi żeton tego samego rodzaju kosztowałby 4 talary. Kto za jednym razem kupi wszystkie cztery rodzaje, dostaje piąty żeton w prezencie.
    Skończ tutaj.
nauticus-lesson-extra =
    As w rękawie
    Raz w całej grze możesz zagrać akcję dodatkową: dowolną z ośmiu, z dwoma dodatkowymi robotnikami, przed własną albo po niej. Pierwsza sztuka każdego rodzaju kosztuje wtedy 2 talary.
    Zachowaj ją na razie i zakończ turę.
nauticus-lesson-watch-hull =
    Teraz pozostali
    Przeciwnik ma tych samych 2 niebieskich robotników i te same ceny, ale nie ma premii. Zobacz, co zrobi; potem żeton się zakrywa, a żeton kotwicy wskazuje, gdzie stanie tarcza w następnej rundzie.
nauticus-lesson-watch-mast =
    Zmiana pierwszego gracza
    W następnej fazie wybiera przeciwnik, bierze premię i działa jako pierwszy. Wybiera „Kupno masztów” na polu 2, gdzie stoi trzech niebieskich robotników.
nauticus-lesson-masts =
    Maszty mają herby
    Wszystkie maszty i żagle jednego statku muszą mieć ten sam herb. Decyduje więc pierwszy: weź wieloryba za 1 talara i postaw na części 1.
nauticus-lesson-watch-second-mast =
    Dwa jednakowe
    Drugi maszt z wielorybem kosztuje 4 talary. Kupuję go dla ciebie, stawiam na części 2, biorę maszt z kotwicą, który nic nie kosztuje (do magazynu, gdzie maszt zajmuje dwa miejsca), i kończę twoją turę.
nauticus-lesson-choose-sail =
    Żagle w górę
    Żagiel potrzebuje pod sobą masztu. Ty zaczynasz tę fazę: „Kupno żagli” leży na polu 8, z 3 niebieskimi robotnikami i premią 4 talarów. Wybierz je.
nauticus-lesson-buy-sail =
    Pierwszy żagiel
    Herby muszą się zgadzać, więc znowu wieloryb. Kup go za 2 talary i postaw na części 1.
nauticus-lesson-finish-ship =
    Ostatni element
    Jeszcze jeden żagiel z wielorybem, teraz za 4 talary, na części 2. Kadłub jest wtedy zamknięty, a każda część ma maszt i żagiel: statek jest ukończony.
nauticus-lesson-reward-crown =
    Ukończony statek się opłaca
    Dostajesz jedną nagrodę za każdy maszt, więc teraz dwie, a na koniec gry 8 punktów. Każdą można wziąć najwyżej dwa razy.
    Najpierw weź żagiel z koroną: korony pasują do każdego herbu i można je osobno punktować.
nauticus-lesson-reward-free =
    Twój wybór
    Druga nagroda należy do ciebie: robotnicy albo talary pomagają od razu, punkty to punkty.
nauticus-lesson-watch-transport =
    Tymczasem
    Trzeci niebieski robotnik nie jest potrzebny; niewykorzystani przepadają. Kończę twoją turę. Potem przeciwnik stawia żagiel i na następną fazę wybiera „Transport”.
nauticus-lesson-carry-hull =
    Z magazynu
    Transport przenosi żetony z magazynu do stoczni, po jednym na robotnika. Wywieź statek jednoczęściowy, a potem postaw na nim maszt z kotwicą.
nauticus-lesson-carry-crown =
    Joker
    Teraz żagiel z koroną: pasuje do kotwicy jak do każdego innego herbu. Kosztuje jednego własnego robotnika i kończy twój drugi statek.
nauticus-lesson-reward-mast =
    Zbieraj korony
    Statek jednoczęściowy daje jedną nagrodę. Tym razem weź maszt z koroną; poczeka w magazynie i tam też liczy się jako korona.
nauticus-lesson-watch-turn-end =
    Dobra tura
    Masz dwa ukończone statki, 10 punktów na koniec. Kończę twoją turę i znowu jesteś pierwszym graczem.
nauticus-lesson-choose-crowns =
    Punktowanie koron
    Każdy robotnik użyty w tej akcji daje po punkcie za każdą twoją koronę, gdziekolwiek leży; najwyżej 15 punktów za jednym razem. Pole 5 dodaje jeszcze 2 robotników. Wybierz je.
nauticus-lesson-score-crowns =
    Dwie korony
    Masz żagiel z koroną i maszt z koroną. Trzech robotników, w tym jeden niebieski: 6 punktów od ręki.
nauticus-lesson-watch-deliver =
    A przeciwnik?
    Bez koron nie ma czego punktować: przeciwnik pasuje, wybiera „Dostawę towarów” i pasuje znowu. Dostarczać może statek ukończony i załadowany na każdej części.
nauticus-lesson-pass =
    Pas to nie słabość
    Nie masz czego dostarczyć, więc pasujesz. Masz trzy żetony pasa o wartości 3, 2 i 1: te, które na końcu rundy nie są odwrócone, kosztują cię tyle punktów. Każdy pas odwraca jeden, najpierw najwyższy.
    Spasuj.
nauticus-lesson-watch-pass =
    Trzy punkty zaoszczędzone
    Bez pasa tracisz na końcu każdej rundy 6 punktów, teraz 3. A do tego czasu odwrócony żeton pasa liczy się jako korona. Kończę twoją turę.
nauticus-lesson-choose-goods =
    Coś na pokład
    Zostały dwa żetony, a jeden z nich w tej rundzie zostanie niewykorzystany. Wybierz „Kupno towarów”: każda część statku mieści jeden towar, a twoje statki są puste.
nauticus-lesson-bonus-good =
    Prezent
    Premią jest robotnik i dowolny towar. Nic nie kosztuje, więc trafia do magazynu. Weź, który chcesz.
nauticus-lesson-scoring =
    Jak to się skończy
    Po ostatniej rundzie dostarczone towary punktują według rodzaju: 2, 5, 9, 14, 20 punktów za jeden, dwa, trzy, cztery, pięć jednakowych. Ukończone statki punktują według wielkości. Cała reszta jest warta po talarze, a trzy talary to punkt.
    Arkusz punktów w każdej chwili pokazuje, jak stoisz.
