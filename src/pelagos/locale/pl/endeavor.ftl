### Endeavor: nazwy rzeczy, pytania i zdarzenia.

## General

endeavor-name = Endeavor: Głębiny
endeavor-pitch = Zanurz się z załogą specjalistów od jasnych płycizn po najgłębsze strefy. Odkrywaj ocean, który rośnie podczas gry, publikuj to, co znajdziesz, i użyj wpływów, by go chronić.
endeavor-setting-players = ilu graczy, od jednego do czterech
endeavor-setting-scenario = scenariusz, od 1 do 10
endeavor-setting-mode = przeciw sobie, razem lub solo
endeavor-setting-difficulty = ile z siedmiu celów grupa musi osiągnąć: 4, 5, 6 lub 7
endeavor-none = –
endeavor-zone = { $slot } ({ $tile })
endeavor-place-sonar = pole sonaru { $number }
endeavor-place-dive = pole nurkowania { $number }
endeavor-place-conserve = pole ochrony { $number }
endeavor-place-publish = pole publikacji { $number }
endeavor-seat = { $seat }
endeavor-older-token = żeton odrzucony bez oglądania
endeavor-counted = { $number }{"\u00A0"}× { $what }
endeavor-either = { $first } albo { $second }
endeavor-forecast-found = { $what }: { $number ->
    [one] {""}
    [few] każde{" "}
    [many] każde{" "}
   *[other] każde{" "}
}{ $chance }
endeavor-outlook = dobranie: { $what }

## Gains

endeavor-gain-rep = { $number } reputacji
endeavor-gain-insp = { $number } inspiracji
endeavor-gain-coord = { $number } koordynacji
endeavor-gain-ing = { $number } pomysłowości
endeavor-gain-know = { $number } wiedzy
endeavor-gain-influence = { $number ->
    [one] { $number } wpływ
    [few] { $number } wpływy
    [many] { $number } wpływów
   *[other] { $number } wpływu
}
endeavor-gain-any = { $number ->
    [one] { $number } krok na dowolnym torze
    [few] { $number } kroki na dowolnym torze
    [many] { $number } kroków na dowolnym torze
   *[other] { $number } kroku na dowolnym torze
}
endeavor-gain-low = { $number ->
    [one] { $number } krok na najniższym torze
    [few] { $number } kroki na najniższym torze
    [many] { $number } kroków na najniższym torze
   *[other] { $number } kroku na najniższym torze
}
endeavor-gain-disc = { $number ->
    [one] { $number } dysk
    [few] { $number } dyski
    [many] { $number } dysków
   *[other] { $number } dysku
}
endeavor-gain-discover = odkrycie głębokości { $depths }{ $support ->
    [no] {" "}w dowolnej kolumnie
   *[other] {""}
}
endeavor-gain-action = akcja { $action }
endeavor-gain-action-changed = akcja { $action } – { $changes }
endeavor-gain-pay = { $number ->
    [one] za { $number } dysk: { $gain }
    [few] za { $number } dyski: { $gain }
    [many] za { $number } dysków: { $gain }
   *[other] za { $number } dysku: { $gain }
}
endeavor-gain-promote = awans członka załogi
endeavor-gain-copy = skopiowanie członka załogi
endeavor-modifier-tech-1 = poziom technologii o 1 wyższy
endeavor-modifier-cost-1 = o 1 wiedzy taniej
endeavor-modifier-same-depth = wystarczy łódź na tej samej głębokości
endeavor-modifier-tokens-1 = 1 żeton więcej
endeavor-modifier-from-here = z tej strefy
endeavor-modifier-this-zone = w tej strefie
endeavor-modifier-max-depth = najwyżej głębokość { $depth }

## Questions to fate

endeavor-ask-start-zone = Który kafelek jest strefą początkową?
endeavor-ask-anchor-report = Który raport-kotwica zostaje wyłożony?
endeavor-ask-level-five = Który członek załogi poziomu 5 się odsłania?
endeavor-ask-wave = Kto bierze Falę?
endeavor-ask-dive-token = Jaki to żeton nurkowania?
endeavor-ask-bonus-goal = Który cel dodatkowy zostaje odsłonięty?
endeavor-ask-crisis = Jaki kryzys wybucha?
endeavor-ask-new-report = Który raport uzupełnia wyłożone raporty?
endeavor-ask-tile-drawn = Jaki kafelek głębokości { $depth } zostaje dobrany?

## Questions

endeavor-ask-launch = { $seat }, gdzie wodujesz łódź?
endeavor-ask-recruit = { $seat }, kogo rekrutujesz?
endeavor-ask-vessel = { $seat }, która łódź płynie?
endeavor-ask-travel = { $seat }, dokąd?
endeavor-ask-sonar = { $seat }, na które pole sonaru?
endeavor-ask-dive = { $seat }, na którym polu nurkowania?
endeavor-ask-conserve = { $seat }, na które pole ochrony?
endeavor-ask-publish = { $seat }, na które pole publikacji?
endeavor-ask-depths = { $seat }, z jakich głębokości dobierasz?
endeavor-ask-tile = { $seat }, który kafelek zatrzymujesz?
endeavor-ask-pick = { $seat }, który żeton zatrzymujesz?
endeavor-ask-extra = { $seat }, wziąć jeszcze jeden żeton z tego pola?
endeavor-ask-any = { $seat }, która cecha rośnie?
endeavor-ask-low = { $seat }, która z najniższych cech rośnie?
endeavor-ask-step = { $seat }, zrobić krok na torze pomysłowości, który woduje łódź?
endeavor-ask-influence = { $seat }, dokąd trafia twój wpływ?
endeavor-ask-promote = { $seat }, kogo awansujesz?
endeavor-ask-order = { $seat }, co bierzesz teraz?
endeavor-ask-kind = { $seat }, które dyski ma liczyć cel 3?
endeavor-ask-guardian = { $seat }, położyć znacznik na polu strażnika?
endeavor-ask-drift = { $seat }, kryzys przesuwa twoje łodzie { $way ->
    [up] w górę
   *[right] w prawo
} (najwyżej tyle stref: { $number }): która dryfuje teraz?
endeavor-ask-block = { $seat }, kryzys kładzie dysk z zapasu na członku załogi: na którym?
endeavor-ask-turn = { $seat }, twoja tura. Dyski: { $cargo }, wiedza: { $knowledge }.
endeavor-ask-action = { $seat }, jaka akcja? Dyski: { $cargo }, wiedza: { $knowledge }.
endeavor-ask-gained = { $seat }, zyskujesz: { $action }.
endeavor-ask-slot = { $seat }, gdzie kładziesz kafelek?
endeavor-ask-report = { $seat }, który raport (temat: { $what })?
endeavor-ask-manage = { $seat }, czyj dysk odzyskujesz? Pozostało: { $number }.
endeavor-ask-option = { $seat }, jaki wariant ma mieć cel { $number }?

## Options

endeavor-option-launch = Wodowanie w { $zone }: { $bonus }
endeavor-option-recruit = { $crew }, poziom { $level }: { $more }
endeavor-option-take = Zrób krok
endeavor-option-take-back = Dysk: { $crew }
endeavor-option-all = Wszystkie dyski
endeavor-all-but = Wszystkie oprócz dysku: { $crew }
endeavor-option-done = To wszystko
endeavor-option-activate = { $crew }: { $actions }
endeavor-option-activate-report = Raport „{ $report }”: { $gain }
endeavor-option-idle = { $option } – nic z tego nie jest teraz możliwe
endeavor-option-token-knowledge = Użyj: { $token }; { $number } wiedzy
endeavor-option-token-bonus = Użyj: { $token }; { $gains }
endeavor-option-pass = Pas
endeavor-option-end = Zakończ turę
endeavor-option-action = { $action }
endeavor-option-discover = Odkryj strefę
endeavor-option-copy = Skopiuj: { $crew }
endeavor-option-vessel = Łódź w { $zone }
endeavor-option-to = Do { $zone }: { $bonus }
endeavor-option-sonar = { $zone }, { $space }: { $bonus }
endeavor-option-dive = { $zone }, { $space } (żetony: { $tokens })
endeavor-option-conserve = { $zone }, { $space } za { $cost } wiedzy: { $bonus }
endeavor-option-publish = { $zone }, { $space }, temat { $topic }
endeavor-option-publish-bonus = { $zone }, { $space }, temat { $topic }: { $bonus }
endeavor-option-report = { $report } za { $cost } wiedzy, tematy { $topics }: { $more }
endeavor-option-depth = Jeden kafelek głębokości { $depth }
endeavor-option-depths = Głębokości { $first } i { $second }
endeavor-option-keep = { $tile }, głębokość { $depth }: teraz { $bonus }; { $more }
endeavor-option-keep-special = { $tile }, głębokość { $depth }: teraz { $bonus }; { $more }. { $specials }
endeavor-option-place = W { $zone }
endeavor-option-pick = { $token }: { $halves }
endeavor-option-extra = Jeszcze jeden żeton
endeavor-option-advance = { $attribute }: z pola { $box } na { $next }
endeavor-option-advance-level = { $attribute }: z pola { $box } na { $next }, poziom { $level }
endeavor-space = rząd { $row }, pole { $col } ({ $features })
endeavor-space-unknown = rząd { $row }, pole { $col }
endeavor-option-space = Znacznik: { $space }
endeavor-option-move = Przesuń znacznik (rząd { $row }, pole { $col }) na: { $space }
endeavor-option-cleanup = Postęp na torze oczyszczania
endeavor-option-guard = Oznacz pole strażnika
endeavor-option-promote = { $crew } → { $leader }: { $more }
endeavor-option-promote-disc = { $crew } (dysk wraca do zapasu) → { $leader }: { $more }
endeavor-option-gain = { $words }
endeavor-option-decline = Zrezygnuj
endeavor-option-decline-rest = Zrezygnuj z reszty
endeavor-option-name = { $action }
endeavor-option-option = { $what } ({ $worth })
endeavor-option-block = { $crew }

## The log

endeavor-activated = { $seat } aktywuje: { $crew }.
endeavor-activated-space = { $seat } używa raportu „{ $report }”.
endeavor-advanced = { $seat }: { $attribute } przesuwa się na pole { $box }.
endeavor-blocked = { $seat } musi zablokować dyskiem: { $crew }.
endeavor-cleaned = { $seat } jest na polu { $box } toru oczyszczania.
endeavor-conserved = { $seat } chroni { $slot }, { $space }, za { $cost } wiedzy.
endeavor-copied = { $seat } kopiuje: { $crew }.
endeavor-declined = { $seat } rezygnuje.
endeavor-discovered = { $seat } odkrywa: { $tile } na { $slot }.
endeavor-dived = { $seat } nurkuje na { $slot }, { $space }.
endeavor-draws = { $seat } dobiera kafelki głębokości { $depth } i { $second }.
endeavor-draws-one = { $seat } dobiera kafelek głębokości { $depth }.
endeavor-drifted = { $seat } traci kontrolę: łódź dryfuje z { $slot } do { $target }.
endeavor-forgot = { $seat } traci wiedzę, zostaje { $left }.
endeavor-idle = { $seat } nie może teraz nic z tym zrobić.
endeavor-influenced = { $seat } umieszcza wpływ: rząd { $row }, pole { $col }.
endeavor-launched = { $seat } woduje łódź na { $slot }.
endeavor-learned = { $seat } zyskuje { $number } wiedzy i ma { $left }.
endeavor-linked = { $seat } łączy na { $slot } { $space } i { $other } ({ $partner }).
endeavor-looked = { $seat } ogląda: { $tile }.
endeavor-lost = { $seat } nie może użyć: { $what }.
endeavor-named = { $seat } wskazuje dla celu 3: { $kind }.
endeavor-nobody = { $seat } nie ma kogo zrekrutować.
endeavor-ocean-full = { $seat } nie ma miejsca na strefę i zyskuje wpływ.
endeavor-option = { $seat } ustala, co liczy cel { $number }: { $option }.
endeavor-passed = { $seat } pasuje.
endeavor-promoted = { $seat } awansuje: { $crew }, odtąd { $leader }.
endeavor-published = { $seat } publikuje „{ $report }” na { $slot }, { $space }, za { $cost } wiedzy.
endeavor-recruited = { $seat } rekrutuje: { $crew }.
endeavor-returned = { $seat } odkłada drugi kafelek pod stos głębokości { $depth }.
endeavor-scanned = { $seat } używa sonaru na { $slot }, { $space }.
endeavor-took-back = { $seat } odzyskuje dysk: { $crew }.
endeavor-took-token = { $seat } bierze: { $token }.
endeavor-travelled = { $seat } płynie z { $slot } do { $target }.
endeavor-wave = { $seat } bierze Falę.
endeavor-loaded = { $number ->
    [one] { $seat } zyskuje { $number } dysk i ma { $left } w ładowni.
    [few] { $seat } zyskuje { $number } dyski i ma { $left } w ładowni.
    [many] { $seat } zyskuje { $number } dysków i ma { $left } w ładowni.
   *[other] { $seat } zyskuje { $number } dysku i ma { $left } w ładowni.
}
endeavor-unloaded = { $number ->
    [one] { $seat } oddaje { $number } dysk; w ładowni zostaje { $left }.
    [few] { $seat } oddaje { $number } dyski; w ładowni zostaje { $left }.
    [many] { $seat } oddaje { $number } dysków; w ładowni zostaje { $left }.
   *[other] { $seat } oddaje { $number } dysku; w ładowni zostaje { $left }.
}
endeavor-used-token = { $seat } używa { $half ->
    [knowledge] dla wiedzy
   *[bonus] dla premii
}: { $token }.
endeavor-bonus-goal = Cel dodatkowy: { $goal }.
endeavor-crisis = Kryzys: { $crisis }.
endeavor-displayed = Nowy raport: { $report }.
endeavor-displayed-all = Nowe raporty: { $reports }.
endeavor-five = Poziom 5 odsłania: { $crew }.
endeavor-over = Koniec gry.
endeavor-round = Runda { $number } z { $of }.
endeavor-heading = { $round ->
    [0] Przygotowanie gry
   *[other] Runda { $round } z { $rounds }
}
endeavor-silted = Każde pole nurkowania z co najmniej dwoma żetonami traci górny.
endeavor-start-zone = { $tile } leży na { $slot }.
endeavor-won = Gra wygrana: osiągnięte cele { $number }, potrzebne { $of }.
endeavor-failed = Gra przegrana: osiągnięte cele { $number }, potrzebne { $of }.
endeavor-reshuffled = { $number ->
    [one] { $number } odrzucony żeton tworzy nowy zapas.
    [few] { $number } odrzucone żetony tworzą nowy zapas.
    [many] { $number } odrzuconych żetonów tworzy nowy zapas.
   *[other] { $number } odrzuconego żetonu tworzy nowy zapas.
}
endeavor-lost-influence = brak dozwolonego pola na wpływ
endeavor-lost-promote = nie ma kogo awansować
endeavor-lost-travel = Podróż nie jest możliwa
endeavor-lost-sonar = Sonar nie jest możliwy
endeavor-lost-dive = Nurkowanie nie jest możliwe
endeavor-lost-conserve = Ochrona nie jest możliwa
endeavor-lost-publish = Publikacja nie jest możliwa

## The end

endeavor-end = Punkty zostały policzone.
endeavor-end-won = Osiągnięto dość celów.
endeavor-end-lost = Osiągnięto za mało celów.

## Score sheet

endeavor-score-attributes = cechy
endeavor-score-influence = wpływ
endeavor-score-reports = raporty
endeavor-score-crew = załoga poziomu 5
endeavor-score-leftovers = wiedza i dyski
endeavor-score-goal-1 = cel 1: { $what }
endeavor-score-group-goal-1 = cel 1: { $what } ({ $have } z { $need })
endeavor-score-goal-2 = cel 2: { $what }
endeavor-score-group-goal-2 = cel 2: { $what } ({ $have } z { $need })
endeavor-score-goal-3 = cel 3: { $what }
endeavor-score-group-goal-3 = cel 3: { $what } ({ $have } z { $need })
endeavor-score-group-influence = punkty za wpływ, raporty i załogę ({ $have } z { $need })
endeavor-score-bonus-fresh-faces = Nowe twarze: młodsi członkowie załogi ({ $have } z { $need })
endeavor-score-bonus-veteran-staff = Weterani: dowódcy bez załogi początkowej ({ $have } z { $need })
endeavor-score-bonus-full-charts = Pełne mapy: strefy w oceanie ({ $have } z { $need })
endeavor-score-bonus-living-network = Żywa sieć: ukończone połączenia ({ $have } z { $need })
endeavor-score-bonus-deep-outposts = Głębokie placówki: dyski i łodzie na dwóch największych głębokościach ({ $have } z { $need })
endeavor-score-bonus-rounded-institutes = Wszechstronne instytuty: cechy na poziomie 4 lub wyższym ({ $have } z { $need })

## The board as text

endeavor-board-round = { $round ->
    [0] Rozstawienie
   *[other] Runda { $round } z { $rounds }
} – { $scenario }{ $mode ->
    [competitive] {""}
   *[other] {" "}– wymagane cele: { $need }
}
endeavor-board-depth = Głębokość { $depth } | { $cells }
endeavor-board-slot = { $slot } ~
endeavor-board-cell = { $slot } { $tile } [łodzie { $vessels }; dyski { $discs }; żetony { $tokens }]
endeavor-board-held = { $number ->
    [1] { $seat }
   *[other] { $number } × { $seat }
}
endeavor-board-zone = { $slot } { $tile }: przybycie: { $arrival }; { $spaces }{ $linked ->
    [yes] {". "}Połączenia: { $links }
   *[no] {""}
}{ $special ->
    [yes] {". "}Cecha szczególna: { $specials }
   *[no] {""}
}
endeavor-board-link = { $a } – { $b }: { $bonus }
endeavor-board-dive = { $space } (żetony: { $tokens })
endeavor-board-conserve = { $space } za { $cost } wiedzy{ $owned ->
    [yes] {" "}[{ $owner }]
   *[no] {""}
}: { $bonus }
endeavor-board-publish = { $space }{ $owned ->
    [yes] {" "}[{ $owner }]
   *[no] {""}
}: { $topic }{ $has ->
    [yes] , { $bonus }
   *[no] {""}
}
endeavor-board-cave-left = { $space } z lewej
endeavor-board-cave-up = { $space } z góry
endeavor-board-cave-right = { $space } z prawej
endeavor-board-sonar = { $space }{ $owned ->
    [yes] {" "}[{ $owner }]
   *[no] {""}
}: { $bonus }
endeavor-board-pile = głębokość { $depth }: { $left }
endeavor-board-piles = Stosy: { $piles }
endeavor-board-tokens = Żetony nurkowania w zapasie: { $supply }, odrzucone: { $discarded }
endeavor-board-report = { $report } (koszt { $cost }; { $topics }; { $more })
endeavor-board-display = Raporty: { $reports }. Talia: { $deck }
endeavor-board-crew = { $crew } (poziom { $level }; { $more }; zostało: { $left })
endeavor-board-five = { $crew } (poziom 5; { $more }; na wierzchu stosu o wysokości { $height })
endeavor-board-tray = Do rekrutacji: { $crew }
endeavor-board-space = { $col } ({ $features }){ $held ->
    [yes] {" "}[{ $markers }]
   *[no] {""}
}
endeavor-board-form = Obszar wpływu. { $form }
endeavor-board-influence = Wpływ, rząd { $number }: { $spaces }
endeavor-board-group = { $what }: { $have } z { $need }
endeavor-board-track = { $attribute } { $box } (poziom { $level })
endeavor-board-member = { $crew }{ $disc ->
    [yes] {" "}(dysk)
   *[no] {""}
}
endeavor-board-own-report = { $report } ({ $spaces })
endeavor-board-activation = { $gain }
endeavor-board-activated = { $gain } – użyte
endeavor-board-seat = { $seat }: punkty { $score }, wiedza { $knowledge }, ładownia { $cargo }, łodzie { $vessels }{ $wave ->
    [yes] , Fala
   *[no] {""}
}{ $turn ->
    [yes] , na ruchu
   *[no] {""}
}{ $passed ->
    [yes] , pas
   *[no] {""}
}
endeavor-board-tracks = {"  "}{ $tracks }
endeavor-board-members = {"  "}załoga: { $crew }
endeavor-board-owned = {"  "}żetony: { $tokens }; raporty: { $reports }; znaczniki wpływu: { $markers }{ $cleanup ->
    [0] {""}
   *[other] {"; "}oczyszczanie: { $cleanup }
}
endeavor-board-income = {"  "}następne przygotowanie: załoga do poziomu { $level }, nowe dyski { $discs }, odzyskane dyski { $take_back }
endeavor-group-influence = Punkty za wpływ, raporty i załogę
endeavor-group-goal-1 = Cel 1
endeavor-group-goal-2 = Cel 2
endeavor-group-goal-3 = Cel 3

## The drawer

endeavor-drawer-scenario = Scenariusz: { $name }
endeavor-drawer-crisis = Ten kryzys może wybuchnąć: { $crisis }. { $does }
endeavor-drawer-tokens = Nieodkryte żetony nurkowania: { $tokens }
endeavor-drawer-reports = Raporty jeszcze w talii: { $reports }
endeavor-drawer-under = { $seat } zna kafelek { $tile } pod stosem głębokości { $depth }.
endeavor-drawer-crew = { $crew }: { $free ->
    [yes] wolny
   *[no] { $why }
}
endeavor-drawer-possible = {"  "}{ $action } na { $places }
endeavor-drawer-impossible = {"  "}{ $action } nigdzie: { $why }
endeavor-drawer-slot = { $slot }
endeavor-drawer-place = { $slot } ({ $space })
endeavor-goal-line = Cel { $number }: { $what } ({ $worth })
endeavor-goal-open = Cel { $number }: { $what }
endeavor-worth-each = po { $number }
endeavor-worth-most = najwięcej { $first }, drugie miejsce { $second }
endeavor-worth-race = pierwsze miejsce { $first }, drugie miejsce { $second }
endeavor-worth-lead = za każdą przewagę { $number }
endeavor-worth-group = grupa potrzebuje { $number }

## Reasons

endeavor-why-action-impossible = w zasięgu nie ma pola dla tej akcji.
endeavor-why-action-not-shown = żadne aktywowane pole nie pokazuje tej akcji albo jest ona zużyta.
endeavor-why-already-leader = ten członek załogi jest już dowódcą.
endeavor-why-already-there = łódź już tam jest.
endeavor-why-below-max-depth = ta podróż nie może kończyć się tak głęboko.
endeavor-why-cannot-decline = z tego nie można zrezygnować.
endeavor-why-cave-from-its-side = z tej jaskini korzysta się ze strefy obok.
endeavor-why-cave-not-by-depth = łódź na tej samej głębokości nie otwiera jaskini.
endeavor-why-cleanup-full = tor oczyszczania jest pełny.
endeavor-why-copies-itself = nie może skopiować siebie.
endeavor-why-crew-occupied = na tym członku załogi już leży dysk.
endeavor-why-crisis-binds = kryzysu nie można uniknąć.
endeavor-why-depth-not-open = z tych głębokości nie można teraz dobierać.
endeavor-why-dive-spot-empty = nie ma tu już żetonów.
endeavor-why-guardian-only = pole strażnika oznacza się tylko przez zapełnienie strefy.
endeavor-why-level-too-high = ten członek załogi przekracza poziom rekrutacji.
endeavor-why-marker-locked = ten znacznik jest zablokowany.
endeavor-why-move-blocked = znacznik przesuwa się tylko na wolne pole.
endeavor-why-must-launch = łódź wodowana jest od razu.
endeavor-why-must-move = znacznik, który może się ruszyć, musi się ruszyć.
endeavor-why-no-actions = ta strona nie ma akcji ani pola aktywacji.
endeavor-why-no-base = ta strefa nie jest bazą.
endeavor-why-no-contact = pole nie styka się ze startem ani ze znacznikiem.
endeavor-why-no-disc = w ładowni nie ma dysku.
endeavor-why-no-disc-for-report = użycie raportu wymaga dysku z ładowni.
endeavor-why-no-disc-on-it = na tym członku załogi nie ma dysku.
endeavor-why-no-disc-to-activate = aktywacja wymaga dysku z ładowni.
endeavor-why-no-disc-to-pay = brak dysku, aby zapłacić.
endeavor-why-no-junior = nie ma młodszego członka załogi, którego można by awansować.
endeavor-why-no-other-half = ten żeton nie ma takiej połowy; niektóre dają tylko wiedzę.
endeavor-why-no-such-answer = to nie jest żadna z możliwych odpowiedzi.
endeavor-why-no-such-junior = nie ma takiego młodszego członka we własnej załodze.
endeavor-why-no-such-space = nie ma takiego pola dla tej akcji.
endeavor-why-no-two-discs = wymaga to co najmniej dwóch dysków na własnej załodze.
endeavor-why-no-vessel-there = nie ma tam własnej łodzi.
endeavor-why-no-way-there = nie prowadzi tam żadna droga przez strefy.
endeavor-why-no-zone-above = bezpośrednio powyżej nie ma strefy.
endeavor-why-no-zone-there = nie ma tam strefy.
endeavor-why-none-left = nie ma już takich.
endeavor-why-not-adjacent = znacznik przesuwa się tylko na sąsiednie pole.
endeavor-why-not-drawn = ten kafelek nie został dobrany.
endeavor-why-not-drawn-here = ten żeton nie został tu dobrany.
endeavor-why-not-drifting = nie ma tam już własnej łodzi, która mogłaby dryfować.
endeavor-why-not-free = żaden taki członek własnej załogi nie ma wolnego pola aktywacji.
endeavor-why-not-from-here = łódź musi ruszyć ze strefy, która to daje.
endeavor-why-not-gained = tego nie ma wśród premii.
endeavor-why-not-in-crew = to nie jest członek własnej załogi.
endeavor-why-not-leftmost = pasek sonaru zapełnia się od lewej.
endeavor-why-not-lowest = inna cecha jest niższa.
endeavor-why-not-now = teraz pytanie dotyczy czegoś innego.
endeavor-why-not-on-display = ten raport nie jest wyłożony.
endeavor-why-not-own-crew = aktywować można tylko członka własnej załogi.
endeavor-why-not-own-vessel = nie ma tam własnej łodzi, która mogłaby popłynąć.
endeavor-why-not-this-action = zyskano inną akcję.
endeavor-why-not-visible = ten kafelek poziomu 5 nie jest widoczny.
endeavor-why-not-your-marker = nie ma tam własnego znacznika.
endeavor-why-not-your-report = to nie jest pole aktywacji własnego raportu.
endeavor-why-nothing-done = tura bez działania to pas.
endeavor-why-nothing-to-copy = skopiować można tylko własnego członka załogi, który ma akcje.
endeavor-why-nowhere-to-go = nie ma strefy, do której łódź mogłaby popłynąć.
endeavor-why-one-activation = tura ma tylko jedną aktywację.
endeavor-why-one-vessel-only = może tam być tylko jedna łódź każdego gracza.
endeavor-why-other-depth = na tej głębokości nie ma własnej łodzi.
endeavor-why-other-lane = wpływ musi trafić na inne pole torów.
endeavor-why-other-option = cel ma dwa warianty, a to żaden z nich.
endeavor-why-other-zone = trzeba to zrobić w strefie, która to daje, z łodzią w niej.
endeavor-why-outside-the-ocean = ocean tego scenariusza tam nie sięga.
endeavor-why-pass-too-late = spasować można tylko na początku tury.
endeavor-why-recruited-already = rekrutuje się na początku przygotowania i tylko raz.
endeavor-why-rescue-closed = pola ratunkowe otwierają się, gdy Upadła Gwiazda leży w oceanie.
endeavor-why-rescue-needs-presence = wymaga to dysku lub łodzi na Upadłej Gwieździe.
endeavor-why-sealed-zone = żadna łódź nie może wpłynąć do tej strefy.
endeavor-why-shallowest-first = gdy żadna nadrukowana głębokość nie jest możliwa, dobiera się z najpłytszej możliwej.
endeavor-why-slot-taken = tu już leży strefa.
endeavor-why-space-marked = tu już leży znacznik.
endeavor-why-space-occupied = tu już leży dysk.
endeavor-why-space-used = to pole aktywacji zostało już użyte.
endeavor-why-start-crew = załogi początkowej nie można rekrutować ani awansować.
endeavor-why-start-space-only = nowy znacznik zaczyna na wolnym polu startowym.
endeavor-why-tile-must-lie = po dobraniu trzeba położyć jeden kafelek.
endeavor-why-token-not-held = nie masz tego żetonu.
endeavor-why-token-window = żetonów używa się we własnej turze między akcjami, nie w ich trakcie.
endeavor-why-too-deep = ta głębokość przekracza poziom technologii.
endeavor-why-too-far = to dalej, niż pozwala poziom technologii.
endeavor-why-too-little-knowledge = za mało wiedzy.
endeavor-why-too-many-discs = poziom zarządzania nie pozwala odzyskać tylu dysków.
endeavor-why-too-many-tokens = można przechować tylko jeden żeton; najpierw użyj pozostałych.
endeavor-why-topic-not-on-display = żaden wyłożony raport nie ma tematu tego pola.
endeavor-why-unknown-space = nie ma takiego pola wpływu.
endeavor-why-way-too-deep = droga tam wiedzie głębiej, niż pozwala poziom technologii.
endeavor-why-wrong-depth = kafelek należy do swojej głębokości.
endeavor-why-wrong-topic = ten raport nie ma tematu tego pola.
