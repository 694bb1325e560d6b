### Wojna Nemo, druga edycja: jak co się nazywa, o co się pyta, co się stało.

nemo2-name = Wojna Nemo (druga edycja)
nemo2-pitch = Jesteś kapitanem Nemo, a dwanaście oceanów stoi przed tobą otworem. Wybierz, co tobą kieruje, zatapiaj lub oszczędzaj okręty mocarstw i doprowadź Nautilusa do końca jego historii.
nemo2-none = –

## Ustawienia

nemo2-setting-players = ile osób gra, od jednej do czterech
nemo2-setting-mode = gra jednoosobowa, kooperacyjna albo częściowo kooperacyjna
nemo2-setting-edition = czyja instrukcja rozstrzyga tam, gdzie oba wydania się różnią
nemo2-setting-motive = motywy Nemo albo pytanie o nie na początku gry
nemo2-setting-level = poziom trudności: majtek, oficer lub kapitan
nemo2-setting-deck_gems = poziom dla klejnotów na talii przygód
nemo2-setting-start_upgrade = poziom dla początkowego ulepszenia
nemo2-setting-hidden_contacts = poziom dla ukrytych statków na mapie
nemo2-setting-start_ap = poziom dla początkowych punktów akcji
nemo2-setting-reinforcements = poziom dla pól, które sprowadzają statki wsparcia
nemo2-setting-exert_losses = poziom dla strat po nieudanym forsowaniu
nemo2-setting-treacherous_tokens = poziom dla liczby żetonów zdradzieckich wód
nemo2-setting-captain_hidden = gdzie leżą ukryte statki na poziomie kapitana
nemo2-setting-upgrade_shield = czy ulepszenia chronią tylko przed trafieniami, czy przed każdą stratą
nemo2-setting-hit_choice_timing = czy o osłonie decyduje się przed ustaleniem miejsca trafienia, czy po nim
nemo2-setting-shield_pile = gdzie trafiają zniszczone ulepszenia
nemo2-setting-crew_armor_limit = jak często można użyć pancerzy załogi
nemo2-setting-black_die_44 = czy czarna kość z pola 44 zostaje, czy zależy od położenia znacznika
nemo2-setting-empty_bag_red = czy pusta pula wcześniej sprowadza czerwone statki
nemo2-setting-rising_threat_order = co następuje najpierw po dobraniu rosnącego zagrożenia
nemo2-setting-uncharted_island = czy Niezbadana wyspa zmusza do przygody
nemo2-setting-emergency_scope = przy których rzutach dozwolona jest pomoc w nagłych wypadkach
nemo2-setting-coordinated_count = które statki liczą się w wariancie „Skoordynowane floty mocarstw”
nemo2-setting-retain_window = kiedy można użyć zachowanych skarbów
nemo2-setting-coop_relinquish_lock = czy przekazany kafelek kapitana trzeba zatrzymać do końca tury
nemo2-setting-coop_gem_reward = czy ustępujący kapitan musi wziąć klejnot
nemo2-setting-taking_it_on_the_chin = wariant „Przyjmowanie ciosów”: nieudane forsowanie kosztuje zależnie od poziomu
nemo2-setting-treacherous_waters = wariant „Zdradzieckie wody”: żetony wśród statków
nemo2-setting-relentless_pursuit = wariant „Nieustępliwy pościg”: statki wojenne ścigają Nautilusa
nemo2-setting-coordinated_navies = wariant „Skoordynowane floty mocarstw”: każdy statek liczy się przeciwko tobie
nemo2-setting-realistic_torpedoes = wariant: torpedy nie dosięgają potworów ani sterowców

## Słowa

nemo2-resource-nemo = Nemo
nemo2-resource-crew = załoga
nemo2-resource-hull = kadłub
nemo2-test-card = Test karty
nemo2-test-search = Poszukiwania
nemo2-test-rest = Odpoczynek
nemo2-test-repair = Naprawa
nemo2-test-refit = Modernizacja
nemo2-test-incite = Podżeganie
nemo2-test-fire = Ostrzał wroga
nemo2-test-attack = Atak
nemo2-test-torpedo = Torpeda
nemo2-test-fog = Wytwornica mgły
nemo2-mode-bold = Śmiały atak
nemo2-mode-stalk = Atak z zaskoczenia
nemo2-mode-torpedo = Atak torpedowy
nemo2-pile-fail = PORAŻKA
nemo2-pile-pass = SUKCES
nemo2-pile-box = pudełko
nemo2-group-0 = białe
nemo2-group-1 = jasnożółte
nemo2-group-2 = ciemnożółte
nemo2-group-3 = niebieskie
nemo2-group-4 = zielone
nemo2-group-5 = pomarańczowe
nemo2-group-6 = czerwone
nemo2-group-7 = czarne
nemo2-phase-name-adventure = faza wydarzeń
nemo2-phase-name-placement = faza rozmieszczania
nemo2-phase-name-action = faza akcji
nemo2-phase-name-over = koniec gry
nemo2-dice = { $dice }
nemo2-chance = { $good } na { $all }, { $percent }%
nemo2-chance-sure = na pewno
nemo2-chance-never = niemożliwe
nemo2-chance-alone = { $percent }%
nemo2-chance-tiny = mniej niż { $percent }%
nemo2-counted = { $number }{"\u00A0"}× { $treasure }
nemo2-priced = { $upgrade } ({ $cost })
nemo2-dotted = { $ocean } (tylko rozmieszczanie)
nemo2-mark-nautilus = Nautilus
nemo2-mark-gem = klejnot
nemo2-mark-fleet = zatopiona flota skarbów

## Stół

nemo2-board-turn = { $turn ->
    [0] Przed wyprawą
   *[other] { $act ->
        [0] Tura { $turn }
       *[other] Tura { $turn }, akt { $act }
    }, { $phase }
}{ $lull ->
    [yes] {" "}(tura spokoju)
   *[no] {""}
}. { $chosen ->
    [yes] Motywy: „{ $motive }”. PA: { $ap }. Niesława: { $notoriety }, wyrzutek od { $outlaw }.
   *[no] Motywy: jeszcze niewybrane. PA: { $ap }. Niesława: { $notoriety }.
}
nemo2-board-motive = Motywy w punktacji: za sztukę { $added }; punkty { $times }
nemo2-board-notoriety = Pola niesławy: { $first } niebieskie statki, { $second } zielone statki, { $flip } statki wojenne stają się fioletowe, { $die } dodatkowa czarna kość; dotąd najwyżej { $peak }
nemo2-board-resource = Zasób { $resource }: zostało { $left } z { $most } ({ $box }), forsowanie +{ $exert }{ $kind ->
    [wonder] ; punkty cudów { $vp }
    [science] ; punkty nauki { $vp }
    [character] ; PZ { $vp }
    [penalty] ; PZ { $vp }
   *[none] {""}
}
nemo2-board-ocean = { $ocean } [{ $die }], zajęte pola: { $tokens } z { $capacity }; ukryte statki: { $contacts }; odkryte statki: { $ships }; powstania: { $uprisings }; wolne lądy: { $free }; połączenia: { $links }{ $marked ->
    [yes] . Tutaj: { $marks }
   *[no] {""}
}
nemo2-board-ship = { $ship } ({ $values })
nemo2-board-lands = Powstania: { $lands }; kostki w puli: { $left }, srebrne: { $gray }
nemo2-board-tonnage = Tonaż, { $ocean }: { $ships }
nemo2-board-terror = Postrach mórz, według statków w najkrótszym rzędzie: { $points } PZ
nemo2-board-salvage = Złom: { $ships }
nemo2-board-bag = Pula statków: statki { $ships }, żetony { $tokens }; odłożone: { $held }; odrzucone: { $discarded }. Pula skarbów: { $treasures }. Klejnoty w puli: { $gems }
nemo2-board-held = Odłożone, { $group }: { $ships }
nemo2-board-cards = Karty w stosie dobierania: { $pile }. Karty w talii przygód: { $deck }, klejnoty na niej: { $gems }. Rozpatrywana karta: { $card }
nemo2-board-pass = SUKCES: { $cards }
nemo2-board-fail = PORAŻKA: { $cards }
nemo2-board-tableau = Obszar gry: { $cards }
nemo2-board-upgrades = Zamontowane: { $installed }. Dostępne (koszt w złomie): { $display }
nemo2-board-characters = W grze: { $here }. Poświęcone: { $gone }
nemo2-board-treasures = Skarby: { $treasures }
nemo2-board-score = Wynik, gdyby gra skończyła się teraz: { $score } ({ $level })
nemo2-board-seat = { $seat }: { $officer }{ $captain ->
    [yes] , kapitan
   *[no] {""}
}{ $semi ->
    [yes] ; punkty chwały: { $glory }; klejnoty: { $gems }, karty odkryte: { $passed }, zakryte: { $failed }
   *[no] {""}
}
nemo2-board-test = { $kind ->
    [fire] { $test }: od { $needed } bez szkód, modyfikator { $modifier }; szansa: { $good } na { $among } ({ $percent }%)
   *[test] { $test }: { $needed } lub więcej, modyfikator { $modifier }; sukces: { $good } na { $among } ({ $percent }%)
}
nemo2-board-rolled = { $test }: kości { $dice }, modyfikator { $modifier }, wynik { $total }; { $kind ->
    [fire] od { $needed } bez szkód: { $good ->
        [yes] bez trafienia
       *[no] trafienie
    }
   *[test] potrzeba co najmniej { $needed }: { $good ->
        [yes] SUKCES
       *[no] PORAŻKA
    }
}
nemo2-board-modifier = {"  "}{ $value } { $reason } [{ $rule }]
nemo2-modifier-warships = statki wojenne na oceanie
nemo2-modifier-ships = statki na oceanie
nemo2-modifier-uprisings = powstania, które już tu trwają
nemo2-modifier-arcane-library = Wspaniała biblioteka
nemo2-modifier-reinforced-armor = Wzmocniony pancerz
nemo2-modifier-strengthened-prow = Wzmocniony dziób
nemo2-modifier-stalk = atak z zaskoczenia
nemo2-modifier-exert-nemo = forsowanie: Nemo
nemo2-modifier-exert-crew = forsowanie: załoga
nemo2-modifier-exert-hull = forsowanie: kadłub
nemo2-modifier-treasure = wydany skarb
nemo2-modifier-help = pomoc w nagłych wypadkach

## Arkusz punktacji

nemo2-score-warships = Statki wojenne
nemo2-score-nonwarships = Statki inne niż wojenne
nemo2-score-adventures = Przygody
nemo2-score-treasures = Skarby
nemo2-score-liberation = Wyzwolenie
nemo2-score-science = Nauka
nemo2-score-wonders = Cuda
nemo2-score-characters = Postacie
nemo2-score-terror = Postrach mórz
nemo2-score-penalties = Kary

## Szanse

nemo2-outlook-test = { $kind ->
    [fire] statek wojenny pudłuje ({ $number } lub więcej)
   *[test] { $test }: sukces ({ $number } lub więcej)
}
nemo2-outlook-lull = dublet na dwóch białych kościach
nemo2-outlook-uprising = powstanie trwa dalej: { $ocean } ({ $number } lub więcej)

## Pytania

nemo2-ask-act3-choice = { $seat }, zaczyna się akt trzeci. Zmieniasz motywy czy dodajesz ulepszenie do dostępnych?
nemo2-ask-action = { $seat }, co dalej? PA: { $ap }, miejsce: { $ocean }.
nemo2-ask-adventure-accept = { $seat }, dobrana karta: „{ $card }”. Rozpatrujesz ją czy odkładasz na spód talii?
nemo2-ask-attack-mode = { $seat }, jak atakujesz?
nemo2-ask-attack-target = { $seat }, co atakujesz?
nemo2-ask-card-option = { $source ->
    [card] { $seat }: „{ $card }”. Który efekt wybierasz?
   *[other] { $seat }, który efekt wybierasz?
}
nemo2-ask-consent = { $seat }, to twój obowiązek. Zgadzasz się?
nemo2-ask-continue-attack = { $seat }, kontynuujesz atak?
nemo2-ask-cube-pick = { $seat }, z którego powstania rezygnujesz?
nemo2-ask-emergency-help = { $seat }, korzystasz z pomocy w nagłych wypadkach? { $test }: kości { $dice }, wynik { $total }.
nemo2-ask-exert = { $seat }, co forsujesz? { $test }, modyfikator { $modifier }.
nemo2-ask-first-captain = { $seat }, kto zostaje pierwszym kapitanem?
nemo2-ask-forgo-repair = { $seat }, z ilu punktów kadłuba rezygnujesz, aby usunąć kule armatnie?
nemo2-ask-captain-handover = { $seat }, przekazujesz kafelek kapitana w lewo?
nemo2-ask-gem-ocean = { $seat }, na który ocean trafia klejnot?
nemo2-ask-gem-reward = { $seat }, czyj klejnot bierzesz?
nemo2-ask-hit-shield = { $seat }, { $total ->
    [0] trafienie, potem jeszcze { $left }
   *[other] trafienie { $which } z { $total }
}. Przyjmujesz je czy niszczysz ulepszenie?
nemo2-ask-keep-card = { $seat }, statek zatopiony. Zagrywasz zachowaną kartę?
nemo2-ask-land-space = { $seat }, gdzie wybucha powstanie?
nemo2-ask-loss-pick = { $seat }, który zasób traci punkt?
nemo2-ask-loss-shield = { $seat }, strata. Przyjmujesz ją czy niszczysz ulepszenie?
nemo2-ask-motive = { $seat }, co kieruje kapitanem Nemo?
nemo2-ask-move-path = { $seat }, dokąd płynie Nautilus? Teraz: { $ocean }.
nemo2-ask-place-anywhere = { $seat }, nadpływa statek: { $ship } ({ $ship_values }). W którym miejscu świata?
nemo2-ask-place-contact = { $seat }, nadpływa statek: { $ship } ({ $ship_values }). Który ukryty statek zastępuje?
nemo2-ask-place-flip = { $seat }, który biały statek zmienia się w statek wojenny?
nemo2-ask-place-ocean = { $seat }, ocean jest zapełniony. Dokąd trafia ukryty statek?
nemo2-ask-pursuit-order = { $seat }, za który ścigający statek rzucasz teraz?
nemo2-ask-refit-pick = { $seat }, które ulepszenie kupujesz?
nemo2-ask-retain-treasure = { $seat }, używasz zachowanego skarbu?
nemo2-ask-revive-pick = { $seat }, kto powraca?
nemo2-ask-sacrifice-pick = { $seat }, kogo poświęcasz?
nemo2-ask-salvage-payment = { $seat }, który złom oddajesz?
nemo2-ask-ship-pick = { $seat }, który statek?
nemo2-ask-stalk-decline = { $seat }, odkryty statek: { $target } ({ $target_values }). Walczysz?
nemo2-ask-start-payment = { $seat }, z których zasobów płacisz trzy punkty?
nemo2-ask-start-upgrade = { $seat }, montujesz ulepszenie związane z motywami ({ $upgrade }) czy zostawiasz je wśród dostępnych?
nemo2-ask-tonnage-or-salvage = { $seat }, zatopiony statek: { $ship } ({ $ship_values }). Tonaż czy złom?
nemo2-ask-tonnage-row = { $seat }, w którym rzędzie ma leżeć statek: { $ship }?
nemo2-ask-treasure-bonus = { $seat }, wydajesz skarb? { $test }, modyfikator { $modifier }.
nemo2-ask-treasure-discard = { $seat }, który skarb odrzucasz?
nemo2-ask-upgrade-pick = { $seat }, które ulepszenie dołącza do dostępnych?
nemo2-ask-uprising-order = { $seat }, który ocean sprawdzasz teraz?
nemo2-ask-uprising-response = { $seat }, powstanie słabnie. Wspierasz je za cenę niesławy czy usuwasz kostkę?
nemo2-ask-usurp = { $seat }, sprzeciwiasz się kapitanowi?
nemo2-ask-usurp-answer = { $seat }, przyjmujesz propozycję?
nemo2-ask-white-pair = { $seat }, które dwie białe kości tworzą parę?

## Rzuty i dobieranie

nemo2-draw-2d6 = { $test }: dwie kości, modyfikator { $modifier }
nemo2-draw-adventure = Następna karta przygody
nemo2-draw-adventure-deck = Karta z talii przygód
nemo2-draw-black-dice = Czarne kości
nemo2-draw-captain = Kto zostanie wylosowany na pierwszego kapitana
nemo2-draw-d6 = Kość
nemo2-draw-place-dice = Kości rozmieszczania
nemo2-draw-red-group = Czerwony statek
nemo2-draw-ship-bag = Żeton z puli statków
nemo2-draw-treasure-bag = Skarb
nemo2-draw-upgrades = Ulepszenie do dostępnych
nemo2-draw-white-dice = Białe kości

## Odpowiedzi do wyboru

nemo2-option-accept = Zostaw wynik rzutu
nemo2-option-adventure = Przygoda (PA: { $cost })
nemo2-option-adopt = Przyjmij: { $answer }
nemo2-option-agree = Zgoda: { $answer }
nemo2-option-armor = Pancerze załogi: +1
nemo2-option-attack = Atak (PA: { $cost })
nemo2-option-bear = Przyjmij
nemo2-option-bold = Śmiały atak: można go kontynuować za cenę niesławy
nemo2-option-captain = { $seat }
nemo2-option-check = Sprawdź: { $ocean }
nemo2-option-choose = { $effects }
nemo2-option-contact = Ukryty statek
nemo2-option-continue = Kontynuuj atak
nemo2-option-decline = Zrezygnuj
nemo2-option-discard = Odrzuć: { $treasure }
nemo2-option-draw = Losowanie
nemo2-option-end = Koniec fazy
nemo2-option-exert = Forsuj: { $resources }; +{ $bonus } ({ $chance })
nemo2-option-exert-nothing = Niczego nie forsuj ({ $chance })
nemo2-option-fight = Walcz
nemo2-option-flip = Obróć: { $ship } ({ $ocean }) staje się statkiem { $back }: { $values }
nemo2-option-fog = Wytwornica mgły (PA: { $cost }): niesława spada o 2k6
nemo2-option-forgo = { $number ->
    [0] Zachowaj całą naprawę
    [one] Zrezygnuj z { $number } punktu kadłuba
    [few] Zrezygnuj z { $number } punktów kadłuba
    [many] Zrezygnuj z { $number } punktów kadłuba
   *[other] Zrezygnuj z { $number } punktu kadłuba
}
nemo2-option-gain = Otrzymaj punkt zasobu: { $resource }
nemo2-option-gem = Weź klejnot od gracza: { $seat }
nemo2-option-give-up = Usuń kostkę
nemo2-option-hand-in = Oddaj: { $ship }
nemo2-option-incite = Podżeganie (PA: { $cost })
nemo2-option-install = { $price ->
    [0] Zamontuj za darmo
   *[other] Zamontuj; koszt w punktach zasobów Nemo, załoga i kadłub, w dowolnym podziale: { $price }
}
nemo2-option-keep = Zachowaj
nemo2-option-land = { $land }
nemo2-option-leave = Zostaw wśród dostępnych
nemo2-option-look-for-upgrade = Dodaj odłożone ulepszenie do dostępnych
nemo2-option-look = Zajrzyj do tego, co zakryte
nemo2-option-lose = Strać punkt zasobu: { $resource }
nemo2-option-motive = { $motive } (dotąd warte { $score }{ $fatal ->
    [yes] ; niesława już na progu wyrzutka: gra byłaby przegrana)
   *[no] )
}
nemo2-option-move = Ruch (PA: { $cost })
nemo2-option-none = Nie bierz klejnotu
nemo2-option-nothing = Nic
nemo2-option-ocean = { $fight ->
    [yes] { $ocean }: jest tam Nautilus i musi od razu z nim walczyć
   *[no] { $ocean }
}
nemo2-option-pair = { $a } i { $b }: { $lull ->
    [yes] tura spokoju
   *[no] PA: { $ap }
}
nemo2-option-pass = Przekaż kafelek
nemo2-option-pay = Nemo { $nemo }, załoga { $crew }, kadłub { $hull }
nemo2-option-pay-gem = Zapłać klejnot i zostań kapitanem
nemo2-option-play = Zagraj: { $card }
nemo2-option-propose = Zaproponuj: { $answer }
nemo2-option-pursuer = { $ship }: { $values }
nemo2-option-refit = Modernizacja (PA: { $cost })
nemo2-option-refuse = Odmów
nemo2-option-repair = Naprawa (PA: { $cost })
nemo2-option-resolve = Rozpatrz kartę
nemo2-option-rest = Odpoczynek (PA: { $cost })
nemo2-option-retain = Użyj: { $treasure }; efekt: { $effects }
nemo2-option-return = Odłóż na spód talii
nemo2-option-revive = { $character }
nemo2-option-row = Rząd: { $ocean }
nemo2-option-sacrifice = Poświęć: { $character }{ $gives ->
    [ap] ; PA +{ $number }
    [bonus] ; +{ $number }
    [reroll] ; przerzut
   *[nothing] {""}
} (kara: { $penalty }{ $fatal ->
    [yes] : gra byłaby przegrana
   *[no] {""}
})
nemo2-option-salvage = Złom
nemo2-option-scrap = Zniszcz pancerze załogi: +2
nemo2-option-search = Poszukiwania (PA: { $cost })
nemo2-option-shield = Zniszcz: { $upgrade }
nemo2-option-ship = { $ship }: { $values }
nemo2-option-silent = Bez sprzeciwu
nemo2-option-spend = Wydaj: { $treasure }; +{ $bonus }
nemo2-option-spend-nothing = Niczego nie wydawaj
nemo2-option-stalk = Atak z zaskoczenia: +1, po odkryciu statku można zrezygnować
nemo2-option-stay = Zostań tutaj
nemo2-option-stop = Zakończ
nemo2-option-support = Wesprzyj: niesława rośnie o wynik kości
nemo2-option-target = { $ship }: { $values }
nemo2-option-token = Użyj: { $token }; +2
nemo2-option-tonnage = Tonaż
nemo2-option-torpedo = Atak torpedowy (PA: { $cost })
nemo2-option-upgrade = { $upgrade } (koszt w złomie: { $cost }{ $scores ->
    [yes] ; zamontowane na koniec: { $points })
   *[no] )
}
nemo2-option-yield = Ustąp

## Efekty

nemo2-do-nothing = nic
nemo2-do-add-ap = PA +{ $number }
nemo2-do-add-group = do puli trafiają statki: { $group }
nemo2-do-act-three-choice = zmień motywy albo poszukaj ulepszenia
nemo2-do-all = { $effects }
nemo2-do-then = { $first }. Potem { $rest }
nemo2-do-or = { $first }; albo { $second }
nemo2-do-begin-act = zaczyna się akt { $number }
nemo2-do-begin-test = test o wartości { $number } ({ $may ->
    [yes] do forsowania: { $resources }
   *[no] bez forsowania
})
nemo2-do-buy-nothing = bez ulepszenia, za mało złomu
nemo2-do-buy-upgrade = { $number ->
    [0] kup ulepszenie
   *[other] kup ulepszenie (zniżka: { $number })
}
nemo2-do-change-notoriety = { $sign ->
    [up] niesława +{ $number }
   *[down] niesława −{ $number }
}
nemo2-do-choose = do wyboru: { $options }
nemo2-do-cut-ap-gain = PA −{ $number } w tej turze
nemo2-do-discard-a-ship = odrzuć stąd odkryty statek
nemo2-do-discard-all-here = odrzuć wszystko z tego oceanu
nemo2-do-discard-treasures = odrzuć swoje skarby: { $number }
nemo2-do-draw-card = dobierz następną kartę
nemo2-do-draw-treasures = { $number ->
    [one] dobierz skarb
    [few] dobierz { $number } skarby
    [many] dobierz { $number } skarbów
   *[other] dobierz { $number } skarbu
}
nemo2-do-end-game = gra dobiega końca
nemo2-do-fight-ship = stocz z nim darmową walkę ({ $mode })
nemo2-do-file-card = odłóż kartę: { $pile }
nemo2-do-file-card-worth = odłóż kartę: { $pile } ({ $points })
nemo2-do-fire-at-nautilus = ostrzał wroga o wartości { $number }
nemo2-do-fleet-marker = położenie floty skarbów: { $ocean }
nemo2-do-free-adventure = { $forced ->
    [yes] darmowa przygoda, którą trzeba rozpatrzyć
   *[no] darmowa przygoda
}
nemo2-do-gain = { $resource } +{ $number }
nemo2-do-gain-any = { $number ->
    [one] zyskaj { $number } punkt wybranego zasobu
    [few] zyskaj { $number } punkty wybranych zasobów
    [many] zyskaj { $number } punktów wybranych zasobów
   *[other] zyskaj { $number } punktu wybranych zasobów
}
nemo2-do-gain-full = { $resource } bez zmian, to szczyt toru
nemo2-do-gem = klejnot na ocean: { $ocean }
nemo2-do-gems-on-deck = klejnoty na talię przygód: { $number }
nemo2-do-gray-cubes = srebrne kostki: { $number }
nemo2-do-help-bonus = +{ $number } do rzutu
nemo2-do-help-reroll = przerzut
nemo2-do-if = jeśli { $condition }: { $effects }
nemo2-do-if-else = jeśli { $condition }: { $effects }. W przeciwnym razie: { $otherwise }
nemo2-do-install-card = zamontuj: { $upgrade }
nemo2-do-lose = { $resource } −{ $number }
nemo2-do-lose-any = { $number ->
    [one] strać { $number } punkt wybranego zasobu
    [few] strać { $number } punkty wybranych zasobów
    [many] strać { $number } punktów wybranych zasobów
   *[other] strać { $number } punktu wybranych zasobów
}
nemo2-do-move-free = darmowy ruch (oceany: do { $number })
nemo2-do-move-nautilus = ruch Nautilusa: { $ocean }
nemo2-do-no-ap-this-turn = bez PA w tej turze
nemo2-do-open-link = nowe połączenie: { $first } – { $second }
nemo2-do-outcome = Sukces: { $passed }. Porażka: { $failed }
nemo2-do-outcome-then = { $results }. W obu przypadkach: { $after }
nemo2-do-pay = zapłać { $number } × { $resource }
nemo2-do-pay-ap = zapłać PA: { $number }
nemo2-do-pick-upgrade = dodaj odłożone ulepszenie do dostępnych
nemo2-do-place = rozmieszczanie: { $ocean }
nemo2-do-place-dice = rozmieszczanie (liczba kości: { $number })
nemo2-do-play-turn = najpierw rozegraj tę turę
nemo2-do-remove-gem = usuń stąd klejnot
nemo2-do-repair-or-forgo = kadłub +{ $number } albo zamiast tego usunięcie kul armatnich
nemo2-do-required-repairs = na karcie kładzie się kule armatnie; każdy punkt kadłuba, z którego zrezygnuje zielona naprawa, usuwa jedną; gdy zniknie ostatnia, odłóż kartę: PORAŻKA
nemo2-do-reveal-upgrades = nowe dostępne ulepszenia: { $number }
nemo2-do-revive = powrót: { $character }
nemo2-do-rising-threat = nadpływają czerwone statki
nemo2-do-roll-ocean = rzuć na ocean
nemo2-do-sacrifice = poświęć: { $character }
nemo2-do-set-ap = ustaw PA na { $number }
nemo2-do-ship-enters = { $known ->
    [yes] nadpływa { $ship }: { $ocean }
   *[no] nadpływa statek: { $ocean }
}
nemo2-do-sink-a-warship = zatop tutaj statek wojenny
nemo2-do-skip-action-phase = bez fazy akcji
nemo2-do-tested = { $test }. { $results }
nemo2-do-tonnage = tonaż: { $number } PZ
nemo2-do-turn-torpedo = odtąd na torpedy rzuca się jedną kością
nemo2-do-uprising = { $where ->
    [any] powstanie na dowolnym wolnym lądzie
   *[ocean] powstanie: { $ocean }
}
nemo2-worth-adventure = PZ za przygodę: { $number }
nemo2-worth-science = punkty nauki: { $number }
nemo2-worth-wonder = punkty cudów: { $number }
nemo2-worth-character = PZ za postacie: { $number }
nemo2-worth-warship = PZ za statki wojenne: { $number }
nemo2-worth-nonwarship = PZ za statki inne niż wojenne: { $number }
nemo2-worth-penalty = kara: { $signed } PZ
nemo2-if-in-oceans = Nautilus jest tutaj ({ $oceans })
nemo2-if-sank-warship-in = właśnie tutaj zatopiono statek wojenny ({ $oceans })
nemo2-if-anybody-in-play = jakaś postać jest w grze
nemo2-if-in-play = w grze jest { $character }
nemo2-if-in-play-and-window = w grze jest { $character }, { $window ->
    [action] w fazie akcji
    [help] jako pomoc w nagłym wypadku przy teście
   *[sinking] po zatopieniu statku
}
nemo2-if-sacrificed-and-window = poświęcono postać { $character }, { $window ->
    [action] w fazie akcji
    [help] jako pomoc w nagłym wypadku przy teście
   *[sinking] po zatopieniu statku
}
nemo2-if-ship-here = na oceanie Nautilusa jest odkryty statek
nemo2-if-warship-here = na oceanie Nautilusa jest odkryty statek wojenny
nemo2-if-uprising-possible = w puli jest kostka, a przy tamtym oceanie wolny ląd
nemo2-if-window-action = trwa faza akcji
nemo2-if-window-help = właśnie rzucono kośćmi na test
nemo2-if-window-sinking = właśnie zatopiono statek

## O co toczy się gra

nemo2-forecast-test = { $test }: sukces od { $number } przy modyfikatorze { $modifier }: { $chance }
nemo2-forecast-fire = { $target ->
    [yes] Ostrzał: { $ship }
   *[no] Ostrzał bez statku
}; bez szkód od { $number } przy modyfikatorze { $modifier }: { $chance }
nemo2-forecast-lies = { $test }: wynik { $total }, { $kind ->
    [fire] od { $number } bez szkód: { $good ->
        [yes] bez trafienia
       *[no] trafienie
    }
   *[test] potrzeba co najmniej { $number }: { $good ->
        [yes] SUKCES
       *[no] PORAŻKA
    }
}
nemo2-forecast-end = {"  "}{ $result } ({ $chance }): { $effects }
nemo2-forecast-settled = {"  "}{ $result }: { $effects }
nemo2-forecast-settled-bare = {"  "}{ $result }
nemo2-forecast-bare = {"  "}{ $result }: { $chance }
nemo2-forecast-exertion = {"  "}PORAŻKA obniża każdy forsowany zasób ({ $resources }) o { $number }; szansa: { $chance }
nemo2-forecast-exertion-settled = {"  "}Ten wynik obniża też każdy forsowany zasób o { $number }: { $resources }
nemo2-forecast-defeat = {"  "}Gra jest przegrana, jeśli nie zapobiegnie temu pomoc lub ulepszenie: { $chance }
nemo2-forecast-defeat-settled = {"  "}Z tym wynikiem gra jest przegrana.
nemo2-forecast-fatal = To natychmiast kończy grę przegraną.
nemo2-forecast-bonus = { $resource } +{ $bonus }
nemo2-forecast-may-exert = {"  "}Przed rzutem można forsować: { $offers }
nemo2-forecast-may-spend = {"  "}Przed rzutem można dla premii wydać jeden skarb z nadrukowaną wartością.
nemo2-forecast-effects = {"  "}Skutki: { $effects }
nemo2-forecast-kept = Karta zostaje na obszarze gry. Można ją zagrać { $when }: { $effects }. Jeśli nigdy nie zostanie zagrana: { $unused }.
nemo2-forecast-fog = Niesława spada o sumę dwóch kości: od { $low } do { $high }, średnio o { $number }.
nemo2-forecast-adventure = Karta z wierzchu talii (zostało: { $number }); skarby za klejnoty: { $gems }
nemo2-forecast-ap-lost = Strata PA: { $number }; zachowasz tylko jeden.
nemo2-forecast-target = { $ship }: { $fires ->
    [yes] ostrzał bez szkód: { $spared }; { $sunk }
   *[no] nie strzela; { $sunk }
}
nemo2-forecast-both = { $first }; { $second }
nemo2-forecast-sunk = { $mode }, zatopienie: { $chance }
nemo2-forecast-contact = Ukryty statek to jeden z puli (statki: { $number }, w tym wojenne: { $warships }{ $tokens ->
    [0] {""}
   *[other] , żetony: { $tokens }
}). Bez forsowania: { $sunk }
nemo2-forecast-contact-risk = {"  "}Okręt wojenny strzela pierwszy. Zatopienie podnosi niesławę o czaszki statku{ $torpedo ->
    [yes] {""}
   *[no] , pudło o 1, a dwie naturalne jedynki o 2
}.
nemo2-forecast-nothing-to-draw = Pula jest pusta: żeton ukrytego statku znika, a atak się kończy.
nemo2-forecast-price = Niesława +{ $number } za kontynuację.
nemo2-forecast-check = { $ocean }: powstanie trwa od { $number }: { $chance }
nemo2-forecast-pursuer = { $ship } atakuje: { $chance }
nemo2-forecast-locations = {"  "}Miejsce trafienia (ścianki z sześciu): Nemo { $nemo }, załoga { $crew }, kadłub { $hull }, bez skutku { $none }
nemo2-forecast-motive = Przy tych motywach wynik gry wynosiłby teraz { $score } ({ $level }).
nemo2-end-pass = SUKCES
nemo2-end-fail = PORAŻKA
nemo2-end-sunk = Zatopiony
nemo2-end-missed = Pudło
nemo2-end-double = Pudło z dwiema naturalnymi jedynkami
nemo2-end-spared = Bez trafienia
nemo2-end-hits = { $number ->
    [one] { $number } trafienie
    [few] { $number } trafienia
    [many] { $number } trafień
   *[other] { $number } trafienia
}
nemo2-end-row = { $totals }, { $title }
nemo2-totals = od { $low } do { $high }
nemo2-totals-most = do { $number }
nemo2-totals-least = od { $number }

## Dziennik

nemo2-act = Zaczyna się akt { $act }.
nemo2-action = Akcja: { $action }.
nemo2-action-adventure = Przygoda
nemo2-action-attack = Atak
nemo2-action-fog = Wytwornica mgły
nemo2-action-incite = Podżeganie
nemo2-action-move = Ruch
nemo2-action-play = zachowana karta
nemo2-action-refit = Modernizacja
nemo2-action-repair = Naprawa
nemo2-action-rest = Odpoczynek
nemo2-action-retain = zachowany skarb
nemo2-action-sacrifice = poświęcenie
nemo2-action-search = Poszukiwania
nemo2-action-torpedo = Atak torpedowy
nemo2-adventure = Karta przygody: „{ $card }”.
nemo2-adventure-returned = Na spód talii przygód trafia karta: „{ $card }”.
nemo2-ap-cut = PA w tej turze: −{ $number }.
nemo2-ap-set = PA ustawione na { $number }.
nemo2-attack = { $mode }.
nemo2-bag-refilled = Odrzucone statki wracają do puli.
nemo2-black-dice = Czarne kości: { $dice }.
nemo2-captain = Kapitan: { $seat }.
nemo2-card = Karta: „{ $card }”.
nemo2-contact = Pojawia się ukryty statek: { $ocean }.
nemo2-deck-gems = Klejnoty na talii przygód: { $number }.
nemo2-destroyed = Utracone ulepszenie: { $upgrade } ({ $pile }).
nemo2-discarded = Odrzucony skarb: { $treasure }.
nemo2-entered = Nadpływa statek: { $ship } ({ $ocean }).
nemo2-epilogue = { $motive }, { $level }: { $tale }
nemo2-exerted = Forsowanie: { $resources }.
nemo2-extra-die = Odtąd rzuca się dodatkową czarną kością.
nemo2-filed = Odłożona karta: „{ $card }” ({ $pile }).
nemo2-fleet = Położenie zatopionej floty skarbów: { $ocean }.
nemo2-flipped = Obrócony statek: { $ship }, teraz { $back }.
nemo2-gained = Zasób { $resource }: +{ $number }.
nemo2-gained-ap = PA: +{ $number }.
nemo2-gem = Klejnot na ocean: { $ocean }.
nemo2-gem-taken = { $seat } bierze klejnot od gracza: { $other }.
nemo2-glory = { $seat }: punkty chwały { $points }, miejsce { $rank }.
nemo2-gray-cubes = Srebrne kostki na karcie: { $number }.
nemo2-group = Do puli statków trafia grupa: { $group }.
nemo2-hit = Trafienie, miejsce { $die }: { $resource }.
nemo2-installed = Zamontowane ulepszenie: { $upgrade }.
nemo2-lost = Zasób { $resource }: −{ $number }.
nemo2-lull = Tura spokoju, dublet na białych kościach: { $die }.
nemo2-missed = Pudło: { $ship } zostaje.
nemo2-motive = Motywy Nemo: „{ $motive }”.
nemo2-moved = Położenie Nautilusa: { $ocean }.
nemo2-notoriety = Niesława: { $number } ({ $by }).
nemo2-paid = Zapłacono: { $number } × { $resource }.
nemo2-paid-ap = Wydane PA: { $number }.
nemo2-phase-over = Faza akcji się kończy, pozostałe PA: { $ap }.
nemo2-place-dice = Kości rozmieszczania: { $dice }.
nemo2-played = Zagrana karta: „{ $card }”.
nemo2-pursuit = Pościg: { $ship }, kość { $die }.
nemo2-red-discarded = Odrzucony czerwony statek: { $ship }.
nemo2-replaced = Ukryty statek ({ $ocean }) to { $ship }.
nemo2-result = { $test }: wynik { $total }, { $outcome ->
    [success] sukces
    [hits] Nautilus trafiony
    [missed] pudło
   *[failure] porażka
}.
nemo2-revealed = Ukryty statek to { $ship }.
nemo2-revived = Powraca { $character }.
nemo2-rolled = { $test }: kości { $dice }.
nemo2-rolled-ocean = Kość wskazuje: { $ocean }.
nemo2-row = { $test }: „{ $row }”.
nemo2-sacrificed = Poświęcona postać: { $character }.
nemo2-salvage-paid = Oddany złom: { $ship }.
nemo2-salvaged = Na złom: { $ship }.
nemo2-ship-discarded = Odrzucony statek: { $ship }.
nemo2-spent = Wydany skarb: { $treasure } (+{ $value }).
nemo2-start-paid = Zapłata za ulepszenie: Nemo { $nemo }, załoga { $crew }, kadłub { $hull }.
nemo2-sunk = Zatopiony statek: { $ship }.
nemo2-swept = Odrzucone zostaje wszystko z oceanu: { $ocean }.
nemo2-token = Zdradzieckie wody: „{ $token }”.
nemo2-tonnage = Tonaż, { $ocean }: { $ship }.
nemo2-torpedo = Torpeda: kość { $die }, { $passed ->
    [yes] trafienie
   *[no] pudło
}.
nemo2-treasure = Skarb: { $treasure }.
nemo2-tunnel = Tunel jest otwarty: { $first } – { $second }.
nemo2-turn = Tura { $turn }.
nemo2-heading = { $turn ->
    [0] Przed wyprawą
   *[other] { $act ->
        [0] Tura { $turn } · { $phase }
       *[other] Akt { $act }, tura { $turn } · { $phase }
    }
}
nemo2-upgrade-shown = Dostępne ulepszenie: { $upgrade }.
nemo2-uprising = Powstanie: { $land }.
nemo2-uprising-check = Sprawdzenie powstania, { $ocean }: kość { $die } przeciw { $strength }.
nemo2-uprising-ended = Koniec powstania: { $land }.
nemo2-used-treasure = Użyty skarb: { $treasure }.
nemo2-usurped = { $seat } przejmuje kafelek kapitana od gracza: { $other }.
nemo2-white-dice = Białe kości: { $dice }.
nemo2-winner = { $seat } wygrywa.
nemo2-violet = Wszystkie statki wojenne na mapie oprócz szarych obracają się na fioletową stronę.
nemo2-defeat-nemo = Kapitan Nemo jest załamany. Gra przegrana.
nemo2-defeat-crew = Nie został żaden marynarz. Gra przegrana.
nemo2-defeat-hull = Nautilus jest zniszczony. Gra przegrana.
nemo2-defeat-outlaw = Świat ściga Nemo jako wyrzutka. Gra przegrana.
nemo2-defeat-oceans = Oceany są pełne wrogów. Gra przegrana.
nemo2-over-defeat = Podróż kończy się przegraną.
nemo2-over-fiasco = Podróż kończy się fiaskiem.
nemo2-over-status-quo = Podróż się kończy, a świat pozostaje taki, jaki był.
nemo2-over-success = Podróż kończy się sukcesem.
nemo2-over-triumph = Podróż kończy się triumfem.
nemo2-verdict = { $outcome ->
    [win] Gra wygrana
    [loss] Gra przegrana
   *[survived] Gra ani wygrana, ani przegrana
}: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} ({ $level }).
nemo2-verdict-defeat = Po przegranej nie liczy się punktów.
nemo2-tale-science-defeat = pracownia milknie, a notatniki idą na dno razem z okrętem.
nemo2-tale-science-fiasco = kilka rozmazanych stronic dociera na powierzchnię i trafia między osobliwości.
nemo2-tale-science-status-quo = odkrycia idą do druku i bezimiennie wsiąkają w podręczniki.
nemo2-tale-science-success = ta podróż daje początek nowej nauce o głębinach.
nemo2-tale-science-triumph = od tego, co Nautilus wydobył na światło dzienne, zaczyna się epoka badań oceanów.
nemo2-tale-explore-defeat = mapa urywa się niedokończoną linią.
nemo2-tale-explore-fiasco = połowę trasy da się odtworzyć, ale mało kto próbuje.
nemo2-tale-explore-status-quo = na mapach pojawia się kilka nowych nazw.
nemo2-tale-explore-success = ukryta geografia oceanów zostaje wreszcie wykreślona.
nemo2-tale-explore-triumph = każdy późniejszy odkrywca płynie śladem Nautilusa.
nemo2-tale-anti-imperialism-defeat = powstańcy czekają na znak od morza, który nigdy nie nadchodzi.
nemo2-tale-anti-imperialism-fiasco = płonie kilka portów, po czym garnizony wracają.
nemo2-tale-anti-imperialism-status-quo = kolonie wywalczają parę słów na papierze.
nemo2-tale-anti-imperialism-success = jeden lud po drugim zmusza swoich władców do rozmów.
nemo2-tale-anti-imperialism-triumph = imperia ustępują, brzeg po brzegu.
nemo2-tale-war-defeat = wilk mórz zostaje osaczony.
nemo2-tale-war-fiasco = floty opłakują kilka dobrych okrętów i budują lepsze.
nemo2-tale-war-status-quo = statki formują konwoje, a wojna z wojną staje się przypisem.
nemo2-tale-war-success = okręty z działami rdzewieją na kotwicy.
nemo2-tale-war-triumph = żaden okręt wojenny nie waży się już wyjść z portu.

## Dlaczego nie

# Czego brakuje odpowiedzi, której warunek nie jest spełniony
nemo2-needs-anybody = potrzebna jest do tego postać w grze.
nemo2-needs-character = { $character }: ta postać musi być w grze.
nemo2-needs-oceans = to działa tylko tutaj: { $oceans }.
nemo2-needs-sacrificed = { $character }: ta postać musi być najpierw poświęcona.
nemo2-needs-ship = potrzebny jest do tego odkryty statek na oceanie Nautilusa.
nemo2-needs-sunk-warship = trzeba było właśnie zatopić statek wojenny tutaj: { $oceans }.
nemo2-needs-uprising = potrzebne są do tego kostka powstania w puli i wolny ląd przy tamtym oceanie.
nemo2-needs-warship = potrzebny jest do tego odkryty statek wojenny na oceanie Nautilusa.

nemo2-why-after-roll = o tym decyduje się przed rzutem.
nemo2-why-already-checked = ten ocean został już sprawdzony.
nemo2-why-armor-used = pancerze załogi zostały już użyte.
nemo2-why-beyond-torpedoes = torpedy nie dosięgają tego celu.
nemo2-why-bold-attack-only = pancerze załogi pomagają tylko przy rzucie śmiałego ataku.
nemo2-why-condition = warunek nie jest spełniony.
nemo2-why-cube-already = trwa tam już powstanie.
nemo2-why-deck-empty = talia przygód jest pusta.
nemo2-why-exert-not-listed = tego zasobu nie można tu forsować.
nemo2-why-exert-one-only = można tu forsować tylko jeden zasób.
nemo2-why-exert-twice = każdy zasób można forsować raz.
nemo2-why-fog-without-help = przy rzucie Wytwornicy mgły nie ma pomocy w nagłych wypadkach.
nemo2-why-gem-already = leży tam już klejnot.
nemo2-why-gem-is-due = trzeba wziąć klejnot.
nemo2-why-gem-not-adjacent = to miejsce nie sąsiaduje z tym oceanem.
nemo2-why-gives-no-help = ta postać nie może pomóc przy rzucie.
nemo2-why-gives-no-points = ta postać nie daje punktów akcji.
nemo2-why-immune = ta osoba przejęła rolę kapitana w tej turze i jest nietykalna.
nemo2-why-land-not-linked = ten ląd nie jest połączony z oceanem.
nemo2-why-mode-fixed = sposób ataku obowiązuje w całej serii.
nemo2-why-motive-already = to są już obecne motywy.
nemo2-why-must-fight = z tej walki nie można zrezygnować.
nemo2-why-must-move = Nautilus musi się teraz poruszyć.
nemo2-why-must-sacrifice = trzeba poświęcić postać.
nemo2-why-no-action-points = jest za mało punktów akcji.
nemo2-why-no-contact-here = nie ma tam ukrytego statku.
nemo2-why-no-contact-to-attack = na oceanie Nautilusa nie ma ukrytego statku.
nemo2-why-no-continuation = nie ma ataku do kontynuowania.
nemo2-why-no-crew-armor = Elektrycznie zasilane pancerze załogi nie są zamontowane.
nemo2-why-no-cube-here = nie ma tam powstania.
nemo2-why-no-cubes-left = w puli nie ma już kostek powstania.
nemo2-why-no-fog-machine = Wytwornica mgły nie jest zamontowana.
nemo2-why-no-free-land = każdy ląd przy tym oceanie ma już swoje powstanie.
nemo2-why-no-gem = bez własnego klejnotu nie można przejąć kafelka kapitana.
nemo2-why-no-gem-here = na tym oceanie nie ma klejnotu.
nemo2-why-no-gem-there = od tego gracza nie można wziąć klejnotu.
nemo2-why-no-link = nie prowadzi tam żadna linia ruchu.
nemo2-why-no-pursuer = za ten statek nie trzeba rzucać na pościg.
nemo2-why-no-row-there = ten ocean nie ma własnego rzędu.
nemo2-why-no-salvage-from-effects = to, co zatapia efekt, może być tylko tonażem.
nemo2-why-no-such-choice = karta tego nie oferuje.
nemo2-why-no-such-pair = to nie są dwie z białych kości.
nemo2-why-no-such-player = nikt tam nie siedzi.
nemo2-why-no-target = nie ma czego atakować.
nemo2-why-no-token-effect = ten skarb nie ma efektu do użycia.
nemo2-why-no-torpedoes = Torpedy parowe nie są zamontowane.
nemo2-why-no-upgrade-on-display = nie ma dostępnych ulepszeń.
nemo2-why-no-upgrade-set-aside = nie ma już odłożonych ulepszeń.
nemo2-why-no-warship = to nie jest statek wojenny.
nemo2-why-no-white-ship = na mapie nie ma takiego białego statku.
nemo2-why-not-adjacent = to miejsce nie sąsiaduje z tym oceanem.
nemo2-why-not-collected = tego skarbu nie ma wśród zebranych.
nemo2-why-not-in-salvage = tego statku nie ma wśród złomu.
nemo2-why-not-in-tableau = tej karty nie ma na obszarze gry.
nemo2-why-not-installed = to ulepszenie nie jest zamontowane.
nemo2-why-not-now = teraz pytanie dotyczy czegoś innego.
nemo2-why-not-on-display = tego ulepszenia nie ma wśród dostępnych.
nemo2-why-not-proposable = to nie jest żadna inna decyzja, jaką można tu podjąć.
nemo2-why-not-proposed = zaproponowano coś innego.
nemo2-why-not-sacrificed = ta postać nie została poświęcona.
nemo2-why-not-set-aside = to ulepszenie nie jest odłożone.
nemo2-why-not-spendable = ten skarb nie ma nadrukowanej wartości do wydania.
nemo2-why-not-yours = to należy do innego gracza.
nemo2-why-ocean-full = na tym oceanie nie ma wolnego pola.
nemo2-why-pay-fatal = ta zapłata oznaczałaby przegraną.
nemo2-why-placement-only = to połączenie służy do rozmieszczania, nie do ruchu.
nemo2-why-row-not-adjacent = ten rząd należy do oceanu, który z tym nie sąsiaduje.
nemo2-why-sacrifice-window = poświęcenie nic teraz nie daje.
nemo2-why-sacrificed = ta postać została już poświęcona.
nemo2-why-salvage-full = wszystkie cztery pola złomu są zajęte.
nemo2-why-secret = tego nikomu nie wolno oglądać.
nemo2-why-target-elsewhere = tego statku nie ma na oceanie Nautilusa.
nemo2-why-three-points-due = trzeba zapłacić dokładnie trzy punkty.
nemo2-why-too-little-salvage = jest za mało złomu.
nemo2-why-too-much-forgone = nie można zrezygnować z tylu punktów.
nemo2-why-torpedo-used = torpedy zostały już użyte w tej fazie.
nemo2-why-treasure-window = ten skarb jest na inny moment.
nemo2-why-wrong-window = w tej chwili nie można tego użyć.
## Błędy tabel i ustawień


## The drawer

nemo2-drawer-kept = Zachowana karta: { $card }, { $when }: { $effects }. Jeśli nigdy nie zostanie zagrana: { $unused }
nemo2-drawer-token = Żeton: { $treasure }: { $effects }
nemo2-window-action = w fazie akcji
nemo2-window-sinking = po zatopieniu statku
nemo2-window-other = w chwili, o której mówi karta
nemo2-window-if = { $window }, jeśli { $condition }
nemo2-drawer-bag = W puli statków: { $number }
nemo2-drawer-held = Odłożone na później: { $number }
nemo2-drawer-discarded = Odrzucone: { $number }
nemo2-drawer-ship = { $front } / { $back }
nemo2-drawer-treasures = W puli skarbów: { $treasures }
nemo2-drawer-lost = Odrzucone skarby: { $treasures }
nemo2-drawer-tokens = Żetony w puli statków: { $number }. Jeszcze nieodkryte: { $tokens }
nemo2-drawer-stack = { $seat }, odkryte: { $up }; zakryte: { $down }
nemo2-drawer-motive = Wynik przy motywach „{ $motive }”: { $score } ({ $level }). { $sources }
nemo2-drawer-source = { $source } { $points }

## Boxes of the resource tracks

nemo2-box-nemo = w pełni sił
nemo2-box-strong = silny
nemo2-box-determined = zdeterminowany
nemo2-box-steady = opanowany
nemo2-box-erratic = nieobliczalny
nemo2-box-unstable = niezrównoważony
nemo2-box-broken = załamany
nemo2-box-crew = w komplecie
nemo2-box-fresh = wypoczęta
nemo2-box-fit = zdrowa
nemo2-box-tired = zmęczona
nemo2-box-spent = wyczerpana
nemo2-box-killed = zabita
nemo2-box-hull = nieuszkodzony
nemo2-box-shipshape = bez skazy
nemo2-box-fighting-trim = gotowy do walki
nemo2-box-seaworthy = zdatny do żeglugi
nemo2-box-listing = przechylony
nemo2-box-shattered = zniszczony

nemo2-moment = { $act ->
    [0] Przed wyprawą
   *[other] Akt { $act }, tura { $turn } · { $phase }
}
