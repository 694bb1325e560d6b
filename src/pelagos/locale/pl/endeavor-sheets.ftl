### Endeavor: co widnieje na kartach, kafelkach, torach i planszach scenariuszy i gdzie są.

## Kinds of things

endeavor-kind-crew = członek załogi
endeavor-kind-report = raport badawczy
endeavor-kind-token = żeton nurkowania
endeavor-kind-supply = zapas
endeavor-kind-tile = kafelek oceanu
endeavor-kind-pile = stos i głębokość oceanu
endeavor-kind-track = tor
endeavor-kind-board = plansza gracza
endeavor-kind-action = akcja
endeavor-kind-scoring = punktacja
endeavor-kind-scenario = scenariusz
endeavor-kind-goal = cel scenariusza
endeavor-kind-influence = obszar wpływu
endeavor-kind-bonus-goal = cel dodatkowy grupy
endeavor-kind-crisis = kryzys grupy

## In a few words

endeavor-points = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
}
endeavor-brief-more = { $first }; { $second }
endeavor-brief-at-once = od razu { $gains }
endeavor-brief-idle = bez akcji
endeavor-brief-actions = { $actions }
endeavor-brief-scores = jako dowódca { $points }
endeavor-brief-scores-each = jako dowódca { $points } za każde 1: { $what }
endeavor-brief-scores-per = jako dowódca { $points } za każde { $per }: { $what }
endeavor-brief-you = ty: { $gains }
endeavor-brief-others = pozostali: { $gains }
endeavor-brief-spaces = do aktywacji: { $gains }
endeavor-brief-arrival = przybycie { $gains }
endeavor-brief-tokens = { $number ->
    [one] { $number } żeton nurkowania
    [few] { $number } żetony nurkowania
    [many] { $number } żetonów nurkowania
   *[other] { $number } żetonu nurkowania
}
endeavor-brief-sonar = { $number ->
    [one] { $number } pole sonaru
    [few] { $number } pola sonaru
    [many] { $number } pól sonaru
   *[other] { $number } pola sonaru
}
endeavor-brief-conserve = { $number ->
    [one] { $number } pole ochrony
    [few] { $number } pola ochrony
    [many] { $number } pól ochrony
   *[other] { $number } pola ochrony
}
endeavor-brief-publish = { $number ->
    [one] { $number } pole publikacji
    [few] { $number } pola publikacji
    [many] { $number } pól publikacji
   *[other] { $number } pola publikacji
}
endeavor-for-links-shared-with-opponents = połączenia z innymi graczami
endeavor-for-conserve-discs-in-best-zone = dyski ochrony w twojej najlepszej strefie
endeavor-for-complete-topic-sets = zestawy czterech tematów
endeavor-for-depths-with-publish-disc = głębokości z twoim dyskiem publikacji
endeavor-for-zones-with-conserve-disc = strefy z twoim dyskiem ochrony
endeavor-for-other-leader-crew = inni twoi dowódcy
endeavor-for-zones-with-disc-or-vessel = strefy z twoim dyskiem lub łodzią
endeavor-for-empty-dive-spots-in-ocean = puste pola nurkowania

## Crew

endeavor-printed-crew-level = { $value ->
    [0] Załoga początkowa: każdy zaczyna z jednym takim członkiem, po stronie dowódcy i z dyskiem na nim. Nie rekrutuje się go ani nie awansuje.
   *[other] Poziom { $value }: rekrutujący potrzebuje poziomu rekrutacji { $value } (reputacja).
}
endeavor-printed-crew-copies = { $value ->
    [1] Jest tylko jeden taki.
   *[other] Liczba takich członków załogi: { $value }.
}
endeavor-sheet-recruited = Kto go rekrutuje, zyskuje od razu: { $gains }.
endeavor-sheet-promoted = Kto go awansuje, zyskuje od razu: { $gains }.
endeavor-sheet-leader = Po awansie jest to: { $leader }. Leżący na nim dysk wraca do zapasu.
endeavor-sheet-junior = Przed awansem: { $junior }.
endeavor-sheet-no-actions = Ta strona nie ma pola aktywacji ani akcji.
endeavor-sheet-action = Za 1 dysk na polu aktywacji wykonuje: { $actions }.
endeavor-sheet-actions = Za 1 dysk na polu aktywacji wykonuje to wszystko w dowolnej kolejności: { $actions }.
endeavor-sheet-copying = Aby skopiować, wybierz innego swojego członka załogi z akcjami, z dyskiem lub bez, i wykonaj jego akcje; jego dysk zostaje na miejscu.
endeavor-sheet-scores = Na koniec strona dowódcy jest warta { $points }. Strona młodsza nie daje punktów.
endeavor-sheet-scores-each = Na koniec strona dowódcy liczy { $what }: { $points } za każde z nich. Strona młodsza nie daje punktów.
endeavor-sheet-scores-per = Na koniec strona dowódcy liczy { $what }: { $points } za każde { $per }, zaokrąglając w dół. Strona młodsza nie daje punktów.
endeavor-counted-links-shared-with-opponents = ukończone połączenia między twoim dyskiem a dyskiem innego gracza
endeavor-counted-conserve-discs-in-best-zone = twoje dyski ochrony w tej jednej strefie, w której masz ich najwięcej
endeavor-counted-complete-topic-sets = twoje pełne zestawy wszystkich czterech tematów, na raportach i pod twoimi znacznikami wpływu
endeavor-counted-depths-with-publish-disc = głębokości, na których masz dysk publikacji
endeavor-counted-zones-with-conserve-disc = strefy, w których masz dysk ochrony
endeavor-counted-other-leader-crew = twoich innych członków załogi po stronie dowódcy, także załogę początkową
endeavor-counted-zones-with-disc-or-vessel = strefy, w których masz dysk lub łódź
endeavor-counted-empty-dive-spots-in-ocean = pola nurkowania w oceanie bez żetonów, niezależnie od tego, kto je opróżnił

## Reports

endeavor-printed-reports-cost = { $value ->
    [0] Publikacja kosztuje 1 dysk i nie wymaga wiedzy.
   *[other] Publikacja kosztuje { $value } wiedzy i 1 dysk.
}
endeavor-printed-reports-anchor = { $value ->
    [true] Raport-kotwica: cztery takie leżą wyłożone na początku, pozostałe odpadają z gry.
   *[false] Zaczyna w talii.
}
endeavor-printed-reports-vp = { $value ->
    [0] Nie daje punktów.
    [one] Na koniec jest wart { $value } punkt.
    [few] Na koniec jest wart { $value } punkty.
    [many] Na koniec jest wart { $value } punktów.
   *[other] Na koniec jest wart { $value } punktu.
}
endeavor-sheet-topics = { $number ->
    [1] Temat: { $topics }. Publikuje się go na polu tego tematu, a jego symbol liczy się do celów i dowódców.
   *[other] Tematy: { $topics }. Publikuje się go na polu jednego z nich, a oba symbole liczą się do celów i dowódców.
}
endeavor-sheet-report-you = Kto go publikuje, zyskuje od razu: { $gains }.
endeavor-sheet-report-others = Potem wszyscy pozostali zyskują od razu: { $gains }.
endeavor-sheet-report-space = Pole aktywacji: raz w grze, jako aktywacja w turze, 1 dysk na nim daje: { $gain }. Dysk tam zostaje.
endeavor-sheet-report-spaces = Pola aktywacji ({ $number }): każde raz w grze, jako aktywacja w turze, za 1 dysk na nim daje: { $gain }. Dyski tam zostają.

## Dive tokens

endeavor-printed-dive-tokens-knowledge = Daje { $value } wiedzy.
endeavor-printed-dive-tokens-copies = Liczba takich żetonów: { $value }.
endeavor-sheet-token-other = Zamiast wiedzy może dać: { $gains }.
endeavor-sheet-token-use = Nurkowanie bierze go z wierzchu pola nurkowania. Używa się go we własnej turze, przed akcjami, między nimi lub po nich, dla jednej z połówek, a potem się go odrzuca. Na koniec tury można przechować tylko jeden żeton.
endeavor-sheet-token-score = Przechowany do końca liczy swoją wiedzę ({ $knowledge }) razem z pozostałą wiedzą i dyskami: 1 punkt za każde 3.
endeavor-sheet-tokens = Żetony nurkowania
endeavor-sheet-token = { $copies } × { $token }: { $halves }.

## Bonus goals and crises

endeavor-bonus-counts-junior-crew = Wszyscy gracze razem liczą członków załogi po stronie młodszej.
endeavor-bonus-counts-leader-crew-without-team-leader = Wszyscy gracze razem liczą członków załogi po stronie dowódcy, bez załogi początkowej.
endeavor-bonus-counts-ocean-zones = Wszyscy gracze razem liczą strefy w oceanie, także początkowe.
endeavor-bonus-counts-completed-links = Wszyscy gracze razem liczą ukończone połączenia w oceanie, każde raz.
endeavor-bonus-counts-discs-and-vessels-two-deepest-depths = Wszyscy gracze razem liczą swoje dyski i łodzie w strefach dwóch największych głębokości scenariusza.
endeavor-bonus-counts-tracks-at-level-4 = Wszyscy gracze razem liczą swoje cechy na poziomie 4 lub wyższym.
endeavor-sheet-needed = Potrzeba razem: { $one } solo, { $two } w dwie osoby, { $three } w trzy, { $four } w cztery.
endeavor-sheet-bonus-use = Na początku każdej z pierwszych trzech rund odsłania się jeden cel dodatkowy. Liczy się jak każdy inny cel grupy.
endeavor-crisis-does-vessels-up = Każdy przesuwa każdą swoją łódź prosto w górę (liczba stref: { $number }) albo tak daleko, jak się da. Nie ma premii za przybycie.
endeavor-crisis-does-vessels-right = Każdy przesuwa każdą swoją łódź w prawo na tej samej głębokości (liczba stref: { $number }) albo tak daleko, jak się da. Nie ma premii za przybycie.
endeavor-crisis-does-lose-discs = Każdy odkłada z ładowni do zapasu { $number ->
    [one] { $number } dysk
    [few] { $number } dyski
    [many] { $number } dysków
   *[other] { $number } dysku
} albo wszystkie, jakie tam są.
endeavor-crisis-does-lose-knowledge = Każdy traci { $number } wiedzy albo tyle, ile ma, i odrzuca przechowany żeton nurkowania.
endeavor-crisis-does-block-crew = Każdy w kolejności tur kładzie { $number ->
    [one] { $number } dysk
    [few] { $number } dyski
    [many] { $number } dysków
   *[other] { $number } dysku
} z zapasu na wolne pola aktywacji własnej załogi. Kto nie ma wolnego pola, tego to omija.
endeavor-crisis-does-dive-spots = Każde pole nurkowania z co najmniej 2 żetonami traci z wierzchu, bez oglądania, { $number ->
    [one] { $number } żeton
    [few] { $number } żetony
    [many] { $number } żetonów
   *[other] { $number } żetonu
}. Żadna specjalna zasada strefy się nie uruchamia.
endeavor-sheet-crisis-use = Od rundy 4 na początku każdej rundy wybucha kryzys. Nikt nie może go uniknąć.

## Ocean tiles

endeavor-sheet-tile-depth = Głębokość { $depth }.
endeavor-sheet-tile-only = Używa się go tylko w scenariuszach, które go wymieniają.
endeavor-sheet-discovery = Odkrywca zyskuje: { $gains }.
endeavor-sheet-arrival = Każda łódź, która tu przypływa lub jest tu wodowana, daje właścicielowi: { $gains }.
endeavor-sheet-also = { $first } { $second }
endeavor-sheet-marked = Jest oznaczone.
endeavor-sheet-from-left = Korzysta się z niego ze strefy po lewej.
endeavor-sheet-from-up = Korzysta się z niego ze strefy powyżej.
endeavor-sheet-from-right = Korzysta się z niego ze strefy po prawej.
endeavor-sheet-dive-spot = Nurkowanie: { $space }, liczba żetonów: { $tokens }.
endeavor-sheet-sonar-space = Sonar: { $space } kosztuje 1 dysk i daje: { $gains }.
endeavor-sheet-sonar-after = Otwiera się, gdy leży dysk tutaj: { $before }.
endeavor-sheet-conserve-space = Ochrona: { $space } kosztuje { $cost } wiedzy i 1 dysk i daje: { $gains }.
endeavor-sheet-publish-space = Publikacja: { $space } kosztuje 1 dysk i przyjmuje raport (temat: { $topic }).
endeavor-sheet-publish-bonus = Daje też: { $gains }.
endeavor-sheet-link = Połączenie ({ $a } – { $b }): gdy na obu leżą dyski, każdy z właścicieli zyskuje: { $gains }.
endeavor-sheet-depth = Głębokość { $number }
endeavor-sheet-tile-row = { $tile }: { $brief }.
endeavor-sheet-depth-top = Kafelek głębokości 1 trafia do oceanu przez odkrycie, na dowolne wolne miejsce górnego rzędu.
endeavor-sheet-depth-below = Kafelek tej głębokości trafia do oceanu przez odkrycie, pod strefę o głębokość wyżej.
endeavor-sheet-depth-level = Dopłynie tam tylko łódź z poziomem technologii { $number }.
endeavor-sheet-hidden-tile = Stosy są zakryte. Kafelki widzi tylko ten, kto je dobiera; jeden zatrzymuje, drugi trafia pod swój stos.
endeavor-sheet-ocean-tile = Zakryty kafelek oceanu
endeavor-place = { $name }
endeavor-special-marked = Z własnym dyskiem ({ $where }): { $rule }
endeavor-special-field = Tutaj ({ $where }): { $rule }
endeavor-special-zone = W całej strefie: { $rule }
endeavor-special-after-dive = po nurkowaniu zyskujesz: { $gains }.
endeavor-special-dive = nurkowanie daje: { $gains }.
endeavor-special-dive-spot-emptied = po nurkowaniu, które bierze ostatni żeton, każdy z łodzią w strefie może z tego skorzystać: { $gains }. Zaczyna aktywny gracz.
endeavor-special-after-each-conserve = po każdej ochronie w tej strefie możesz z tego skorzystać: { $gains }. Ta nie daje już następnej.
endeavor-special-after-conserve = po ochronie możesz z tego skorzystać: { $gains }.
endeavor-special-all-conserve-filled = gdy zostanie zajęte ostatnie pole ochrony, każdy z dyskiem tutaj może z tego skorzystać: { $gains }. Zaczyna aktywny gracz.
endeavor-special-sonar = sonar daje: { $gains }.
endeavor-special-travel-out = gdy twoja łódź opuszcza strefę podróżą, zyskujesz przed premią za przybycie: { $gains }.
endeavor-special-permanent = zawsze { $gains }.
endeavor-special-token-for-each = każdy wzięty tu żeton daje { $gains } za każdy taki dysk.
endeavor-special-token-taken = każdy wzięty tu żeton daje: { $gains }.
endeavor-special-rule-dive-choose-2 = nurkowanie bierze dwa żetony z wierzchu; jeden zatrzymujesz, drugi odrzucasz.
endeavor-special-rule-discover-unsupported = kafelek odkryty stąd nie wymaga strefy powyżej.
endeavor-special-rule-no-entry = żadna łódź nie może wpłynąć ani przepłynąć. Z każdej jaskini korzysta się ze strefy po jej stronie.
endeavor-special-rule-one-vessel-per-player = każdy może mieć tu najwyżej jedną łódź.
endeavor-special-rule-tech-1 = podróż zaczynająca się tutaj liczy poziom technologii o 1 wyższy.

## The player board

endeavor-sheet-level = Pola { $boxes }: poziom { $level }, na koniec { $points }.
endeavor-gives-rep = Poziom rekrutacji: najwyższy poziom załogi, którą możesz rekrutować.
endeavor-gives-insp = Poziom siły roboczej: tyle dysków zyskujesz w każdym przygotowaniu.
endeavor-gives-coord = Poziom zarządzania: najwyżej tyle dysków odzyskujesz z załogi w każdym przygotowaniu.
endeavor-gives-ing = Poziom technologii: tyle stref daleko i tak głęboko mogą płynąć twoje łodzie.
endeavor-sheet-influence-box = Ilekroć znacznik stanie na polu { $box }, od razu zyskujesz 1 wpływ.
endeavor-sheet-overflow = Krok poza pole { $last } prowadzi zamiast tego na pole { $box } i daje 1 wpływ.
endeavor-sheet-vessel-boxes = Gdy znacznik po raz pierwszy dojdzie do każdego z tych pól, od razu woduje się kolejną łódź: { $boxes }.
endeavor-sheet-knowledge = Wiedza
endeavor-sheet-knowledge-most = Tor prowadzi od 0 do { $most }. Co wykracza ponad { $most }, przepada.
endeavor-sheet-knowledge-use = Płaci się nią za pola ochrony i raporty. Musi być na początku akcji.
endeavor-sheet-board = Plansza gracza
endeavor-sheet-discs = Dyski we własnym kolorze: { $number }.
endeavor-sheet-markers = Znaczniki wpływu: { $number }.
endeavor-sheet-vessels = Łodzie: { $number } i ani jednej więcej.
endeavor-unlimited-discs = Dysków nigdy nie brakuje: w razie potrzeby użyjcie czegoś innego.
endeavor-unlimited-influence-markers = Znaczników wpływu nigdy nie brakuje: w razie potrzeby użyjcie czegoś innego.
endeavor-sheet-board-use = Dyski z ładowni można wydawać: 1, aby aktywować członka załogi lub raport, i 1 kolejny za każdy Sonar, Ochronę lub Publikację. Dysków z zapasu nie można wydawać.
endeavor-sheet-travel = Przesuń jedną swoją łódź ze strefy do sąsiedniej strefy, najwyżej tyle stref daleko i tak głęboko, ile wynosi twój poziom technologii. Zyskujesz premię za przybycie do ostatniej strefy.
endeavor-sheet-sonar = W strefie z twoją łodzią połóż 1 dysk na pierwszym wolnym polu paska sonaru od lewej i weź to, co pokazuje. Odkrycie: dobierz dwa kafelki pokazanych głębokości, jeden zatrzymaj i połóż, i zyskaj jego premię za odkrycie.
endeavor-sheet-dive = W strefie z twoją łodzią weź żeton z wierzchu pola nurkowania. Nie wymaga to dysku.
endeavor-sheet-conserve = W strefie z twoją łodzią zapłać wiedzę wolnego pola ochrony, weź jego premię i połóż na nim 1 dysk.
endeavor-sheet-publish = W strefie z twoją łodzią wybierz wolne pole publikacji i wyłożony raport z jego tematem. Zapłać wiedzę raportu, połóż 1 dysk na polu i weź raport z tym, co daje.
endeavor-sheet-scoring = Punktacja końcowa
endeavor-scoring-attributes = Cechy: każdy z czterech torów daje punkty swojego poziomu.
endeavor-scoring-influence = Wpływ: każdy twój znacznik daje punkty swojego pola.
endeavor-scoring-reports = Raporty: punkty nadrukowane na twoich raportach.
endeavor-scoring-crew = Załoga: to, co liczą twoi dowódcy poziomu 5.
endeavor-scoring-goals = Trzy cele scenariusza wraz z tym, co daje najwięcej i drugie miejsce. Kto nie ma nic, nie bierze udziału.
endeavor-scoring-leftovers = Wiedza i dyski: 1 punkt za każde 3 z wiedzy, dysków w ładowni i wiedzy na przechowanym żetonie, zaokrąglając w dół.

## Scenarios

endeavor-sheet-ocean = Ocean ma kolumny { $columns } i głębokości od 1 do { $depth }.
endeavor-sheet-base = Łodzie woduje się tutaj: { $tile }.
endeavor-sheet-base-any = Każda strefa głębokości 1 jest bazą, w której woduje się łodzie.
endeavor-sheet-start-zones = Strefy na początku: { $zones }.
endeavor-sheet-random-tile = losowy kafelek
endeavor-sheet-shuffled = Głębokość { $depth }, kolumny { $columns }: te kafelki tasuje się i rozkłada: { $tiles }.
endeavor-sheet-shuffle-into-pile = Kafelek „{ $tile }” wtasowuje się w stos głębokości { $depth }.
endeavor-sheet-shuffle-into-top = Kafelek „{ $tile }” wtasowuje się między górne kafelki stosu głębokości { $depth } (razem { $top }).
endeavor-sheet-cleanup = Liczba kroków toru oczyszczania: { $length }; znaczniki zaczynają na { $start }.
endeavor-sheet-removed = Nieużywane głębokości: { $depths }.
endeavor-sheet-group-influence = Razem lub solo punkty za wpływ, raporty i dowódców poziomu 5 sumuje się do jednego z siedmiu celów.
endeavor-sheet-goal = Cel { $number } scenariusza „{ $scenario }”.
endeavor-sheet-options = Dwa warianty: { $options }.
endeavor-counts-option = Jest otwarty, dopóki na polu celu { $number } nie ma znacznika. Kto go położy, wybiera dla wszystkich jeden z dwóch wariantów; bez znacznika celu się nie punktuje.
endeavor-counts-discs = Liczą się twoje dyski tutaj: { $kinds }.
endeavor-spaces-all = pola każdego rodzaju
endeavor-spaces-sonar = pola sonaru
endeavor-spaces-conserve = pola ochrony
endeavor-spaces-publish = pola publikacji
endeavor-counts-vessels = Liczą się też twoje łodzie.
endeavor-counts-discovered = Liczą się strefy, które odkrywasz.
endeavor-counts-zones-disc = Każda strefa z twoim dyskiem liczy się raz.
endeavor-counts-zones-vessel = Każda strefa z twoją łodzią liczy się raz.
endeavor-counts-zones-disc-vessel = Każda strefa z twoim dyskiem lub łodzią liczy się raz.
endeavor-counts-zones-none = Żadna strefa się nie liczy.
endeavor-counts-topics-best = Liczą się symbole tematu, którego masz najwięcej, na raportach i pod twoimi znacznikami wpływu.
endeavor-counts-topic-sets = Liczą się twoje pełne zestawy wszystkich czterech tematów, na raportach i pod twoimi znacznikami wpływu.
endeavor-counts-region = Liczą się twoje znaczniki w tej części obszaru wpływu: { $region }.
endeavor-counts-cleanup = Liczy się pole twojego znacznika na torze oczyszczania.
endeavor-counts-designated = Liczą się twoje dyski na polach rodzaju wskazanego przez odkrywcę Upadłej Gwiazdy. Wcześniej nie liczy się nic.
endeavor-counts-race-discover = Liczy się, kto jako pierwszy i drugi odkryje taką strefę.
endeavor-counts-race-travel = Liczy się, kto jako pierwszy i drugi popłynie do takiej strefy.
endeavor-counts-side-left = Liczą się tylko kolumna Stacji Rozgwiazda i wszystkie kolumny na lewo od niej.
endeavor-counts-side-right = Liczą się tylko kolumna Stacji Rozgwiazda i wszystkie kolumny na prawo od niej.
endeavor-counts-where = Liczą się tylko strefy { $where }.
endeavor-at-depths = na głębokości { $depths }
endeavor-in-columns = w kolumnie { $columns }
endeavor-goal-each = { $points } za każde.
endeavor-goal-most = Najwięcej daje dodatkowo { $first }, drugie miejsce { $second }. Przy remisie na czele wszyscy dostają pełne punkty, a drugiego miejsca nie ma.
endeavor-goal-race = Pierwsze miejsce daje { $first }, drugie { $second }.
endeavor-goal-lead = Dodatkowo { $points } dla tego, kto ma tego najwięcej: { $what }.
endeavor-lead-topic = symbole tematu „{ $topic }”
endeavor-lead-discs = dyski, { $kinds }
endeavor-lead-zones = odkryte strefy { $where }
endeavor-group-counts-sum = Razem lub solo sumuje się to, co mają wszyscy gracze, bez punktów za przewagę.
endeavor-group-counts-race-discover = Razem lub solo liczą się strefy tej głębokości odkryte przez grupę.
endeavor-group-counts-race-travel = Razem lub solo liczą się gracze, którzy popłynęli do takiej strefy.
endeavor-sheet-influence = Obszar wpływu: { $scenario }
endeavor-sheet-placing = Za każdy wpływ kładziesz znacznik na wolnym polu, które jest polem startowym albo styka się ze znacznikiem, czyimkolwiek, i bierzesz to, co daje. Pole na dowolną liczbę znaczników jest otwarte dla wszystkich, gdy tylko leży na nim jeden.
endeavor-form-pointy-top = Co drugi rząd leży o pół pola w prawo: pole styka się z dwoma w rzędzie powyżej i z dwoma w rzędzie poniżej.
endeavor-form-flat-top = Co drugie pole rzędu leży o pół pola niżej: pole styka się z tym powyżej i tym poniżej oraz z dwoma z każdej strony.
endeavor-form-lanes = Pola leżą na torach zapełnianych od lewej.
endeavor-sheet-space = Rząd { $row }, pole { $col }: { $features }.
endeavor-area-nothing = nic
endeavor-area-start = pole startowe
endeavor-area-goal = pole celu { $number }
endeavor-area-lane = tor głębokości { $depth }
endeavor-region-rescue = siatka ratunkowa
endeavor-region-search = obszar poszukiwań
endeavor-region-guardian = pole strażnika
endeavor-region-shallow-overflow = pole zapasowe głębokości od 1 do 3
endeavor-region-deep-overflow = pole zapasowe głębokości 4 i 5
endeavor-area-region = obszar „{ $region }”
endeavor-area-gives = { $gains }
endeavor-area-topic = symbol tematu „{ $topic }”
endeavor-area-infinite = dowolna liczba znaczników
endeavor-area-reached = dostępne też z rzędu { $row }, pola { $col }

## Where it is

endeavor-now-tray = Do rekrutacji: { $number }.
endeavor-now-five = Można go rekrutować. Zakryte pod nim: { $number }.
endeavor-now-crew = { $seat } ma go.
endeavor-now-crew-disc = { $seat } ma go, z dyskiem.
endeavor-now-display = Jest wyłożony.
endeavor-now-report = Opublikowany, ma go { $seat }.
endeavor-now-report-used = Użyte pola aktywacji: { $used } z { $spaces }.
endeavor-now-token = Jeszcze niewidziane: { $unseen }. Odrzucone: { $discarded }.
endeavor-now-held = { $seat } ma jeden.
endeavor-now-zone = Leży na { $slot }.
endeavor-now-finder = Odkrywca: { $seat }.
endeavor-now-vessels = { $seat }, łodzie tutaj: { $number }.
endeavor-now-discs = { $seat }, dyski tutaj: { $number }.
endeavor-now-under = Wiesz, że leży pod stosem głębokości { $depth }.
endeavor-now-drawn = To jeden z właśnie dobranych kafelków.
endeavor-now-pile = Kafelki w stosie: { $number }.
endeavor-now-track = { $seat }: pole { $box }, poziom { $level }.
endeavor-now-number = { $seat }: { $number }.
endeavor-now-board = { $seat }: { $cargo } w ładowni, { $supply } w zapasie; łodzie w oceanie: { $vessels }.
endeavor-now-points = { $seat }: { $points }, gdyby gra skończyła się teraz.
endeavor-now-scenario-here = Ten scenariusz jest właśnie grany.
endeavor-now-scenario-other = Grany jest inny scenariusz.
endeavor-now-markers = { $seat }, znaczniki tutaj: { $number }.
endeavor-now-other-option = W tej grze nie wybrano.
endeavor-now-group = Grupa ma { $have } z { $need }.

## Co liczą raporty.

endeavor-counted-action = Akcje
endeavor-counted-crew = Aktywowana załoga
endeavor-counted-recruited = Zrekrutowana załoga
endeavor-counted-promoted = Awansowana załoga
endeavor-counted-tile = Odkryte kafelki oceanu
endeavor-counted-space = Pola kafelków oceanu
endeavor-counted-report = Raporty badawcze
endeavor-counted-token = Użyte żetony nurkowania
endeavor-counted-attribute = Rozwinięte atrybuty
endeavor-counted-one-space = { $tile }: { $space }
