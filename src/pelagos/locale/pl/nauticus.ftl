### Nauticus: jak co się nazywa, o co się pyta, co się stało.

nauticus-name = Nauticus
nauticus-pitch = Buduj statki część po części w porcie, w którym najtańsza akcja nigdy nie jest dwa razy ta sama. Najmuj robotników, kupuj kadłuby, maszty i żagle, ładuj towary i dowieź je do domu ku chwale korony.
nauticus-setting-players = ile osób gra, od dwóch do czterech
nauticus-none = –

## Akcje

nauticus-action-buy-hull = Kupno części kadłuba
nauticus-action-buy-mast = Kupno masztów
nauticus-action-buy-sail = Kupno żagli
nauticus-action-buy-goods = Kupno towarów
nauticus-action-transport = Transport
nauticus-action-withdraw = Wypłata pieniędzy
nauticus-action-deliver = Dostawa towarów
nauticus-action-crowns = Punktowanie koron

## Żetony

nauticus-tile-one-ship = statek jednoczęściowy
nauticus-tile-bow = dziób
nauticus-tile-middle = śródokręcie
nauticus-tile-stern = rufa
nauticus-tile-helm-mast = maszt ze sterem
nauticus-tile-anchor-mast = maszt z kotwicą
nauticus-tile-whale-mast = maszt z wielorybem
nauticus-tile-seahorse-mast = maszt z konikiem morskim
nauticus-tile-crown-mast = maszt z koroną
nauticus-tile-helm-sail = żagiel ze sterem
nauticus-tile-anchor-sail = żagiel z kotwicą
nauticus-tile-whale-sail = żagiel z wielorybem
nauticus-tile-seahorse-sail = żagiel z konikiem morskim
nauticus-tile-crown-sail = żagiel z koroną
nauticus-tile-fish = ryby
nauticus-tile-grain = zboże
nauticus-tile-coffee = kawa
nauticus-tile-salt = sól
nauticus-crest-helm = ster
nauticus-crest-anchor = kotwica
nauticus-crest-whale = wieloryb
nauticus-crest-seahorse = konik morski
nauticus-crest-crown = korona

## Ilości

nauticus-n-workers = { $number ->
    [one] { $number } robotnik
    [few] { $number } robotników
    [many] { $number } robotników
   *[other] { $number } robotnika
}
nauticus-n-points = { $number ->
    [one] { $number } punkt zwycięstwa
    [few] { $number } punkty zwycięstwa
    [many] { $number } punktów zwycięstwa
   *[other] { $number } punktu zwycięstwa
}
nauticus-n-talers = { $number ->
    [one] { $number } talar
    [few] { $number } talary
    [many] { $number } talarów
   *[other] { $number } talara
}
nauticus-free-mast = darmowy maszt
nauticus-free-sail = darmowy żagiel
nauticus-free-good = darmowy towar
nauticus-counted = { $number }{"\u00A0"}× { $tile }
nauticus-priced = { $tile } { $price }

## Pytania

nauticus-ask-action-tiles = Który żeton akcji leży na polu { $position }?
nauticus-ask-choose-tile = { $seat }, wybierz żeton akcji.
nauticus-ask-bonus-tile = { $seat }, który żeton bierzesz jako premię?
nauticus-ask-turn = { $seat }, twoja tura: { $action }. Masz { $blue ->
    [0] 0 niebieskich robotników
    [one] 1 niebieskiego robotnika
    [few] { $blue } niebieskich robotników
    [many] { $blue } niebieskich robotników
   *[other] { $blue } niebieskiego robotnika
} i { $workers ->
    [0] 0 własnych
    [one] 1 własnego
    [few] { $workers } własnych
    [many] { $workers } własnych
   *[other] { $workers } własnego
}. Talary: { $talers }.
nauticus-ask-use = { $seat }, co dalej w akcji „{ $action }”? Zostało: { $blue ->
    [0] 0 niebieskich robotników
    [one] 1 niebieski robotnik
    [few] { $blue } niebieskich robotników
    [many] { $blue } niebieskich robotników
   *[other] { $blue } niebieskiego robotnika
} i { $workers ->
    [0] 0 własnych
    [one] 1 własny
    [few] { $workers } własnych
    [many] { $workers } własnych
   *[other] { $workers } własnego
}. Talary: { $talers }.
nauticus-ask-place = { $seat }, gdzie ma trafić: { $tile }?
nauticus-ask-set-gift = { $seat }, to komplet czterech rodzajów. Który bierzesz w prezencie?
nauticus-ask-reward = { $seat }, twój statek jest ukończony. Wybierz nagrodę (do wzięcia: { $left }).
nauticus-ask-after = { $seat }, czy zagrywasz teraz akcję dodatkową?

## Odpowiedzi do wyboru

nauticus-option-tile = { $action } (pole { $position }; { $blue ->
    [0] bez niebieskich robotników
    [one] 1 niebieski robotnik
    [few] { $blue } niebieskich robotników
    [many] { $blue } niebieskich robotników
   *[other] { $blue } niebieskiego robotnika
}; premia: { $bonus })
nauticus-option-buy = Kupno: { $tile } { $price ->
    [0] za darmo, do magazynu
    [one] za 1 talara
    [few] za { $price } talary
    [many] za { $price } talarów
   *[other] za { $price } talara
} (w zasobach: { $stock })
nauticus-option-carry = Przewóz do stoczni: { $tile }
nauticus-option-withdraw = { $number ->
    [one] 1 robotnik
    [few] { $number } robotników
    [many] { $number } robotników
   *[other] { $number } robotnika
}: { $talers ->
    [one] { $talers } talar
    [few] { $talers } talary
    [many] { $talers } talarów
   *[other] { $talers } talara
}
nauticus-option-deliver = Dostawa ze statku { $ship }: { $goods } ({ $size ->
    [one] 1 robotnik
    [few] { $size } robotników
    [many] { $size } robotników
   *[other] { $size } robotnika
})
nauticus-option-crowns = { $number ->
    [one] 1 robotnik
    [few] { $number } robotników
    [many] { $number } robotników
   *[other] { $number } robotnika
}: { $points ->
    [one] 1 punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
    [many] { $points } punktów zwycięstwa
   *[other] { $points } punktu zwycięstwa
}
nauticus-option-extra = Akcja dodatkowa: { $action }
nauticus-option-pass = Pas
nauticus-option-stop = Koniec akcji
nauticus-option-end = Koniec tury
nauticus-reward-goods = Towary: { $goods }
nauticus-place-warehouse = do magazynu
nauticus-place-new = do stoczni, jako nowy statek
nauticus-place-ship = do statku { $ship }
nauticus-place-cell = na statek { $ship }, część { $cell }
nauticus-target-ship = dołącz do statku { $ship } ({ $hull })
nauticus-target-cell = statek { $ship }, część { $cell } ({ $part })

## Dziennik

nauticus-round = Zaczyna się runda { $number } z { $of }.
nauticus-laid = Pole { $position }: { $action }.
nauticus-laid-all = Żetony akcji tej rundy: { $tiles }.
nauticus-laid-one = { $position } { $action }
nauticus-chose = { $seat } wybiera „{ $action }” na polu { $position }.
nauticus-bonus = { $seat } otrzymuje premię: { $bonus }.
nauticus-gift = { $seat } odkłada za darmo do magazynu: { $tile }.
nauticus-gift-lost = { $seat } nie ma miejsca albo brakuje żetonów: darmowy żeton przepada.
nauticus-bought = { $seat } kupuje { $price ->
    [0] za darmo
    [one] za 1 talara
    [few] za { $price } talary
    [many] za { $price } talarów
   *[other] za { $price } talara
}: { $tile }, { $place }.
nauticus-carried = { $seat } przewozi: { $tile }, { $place }.
nauticus-withdrew = { $seat } wypłaca { $gain ->
    [one] { $gain } talara
    [few] { $gain } talary
    [many] { $gain } talarów
   *[other] { $gain } talara
}, używając { $workers ->
    [one] 1 robotnika
    [few] { $workers } robotników
    [many] { $workers } robotników
   *[other] { $workers } robotnika
}.
nauticus-delivered = { $seat } dostarcza { $size ->
    [one] 1 towar
    [few] { $size } towary
    [many] { $size } towarów
   *[other] { $size } towaru
} ze statku { $ship }.
nauticus-crowned = { $seat } zdobywa { $gain ->
    [one] 1 punkt zwycięstwa
    [few] { $gain } punkty zwycięstwa
    [many] { $gain } punktów zwycięstwa
   *[other] { $gain } punktu zwycięstwa
} za korony, używając { $workers ->
    [one] 1 robotnika
    [few] { $workers } robotników
    [many] { $workers } robotników
   *[other] { $workers } robotnika
}.
nauticus-finished = { $seat } kończy budowę statku { $ship } (wielkość { $size }).
nauticus-rewarded = { $seat } bierze nagrodę: { $reward }.
nauticus-extra = { $seat } zagrywa akcję dodatkową: { $action }.
nauticus-passed = { $seat } pasuje.
nauticus-anchor-tile = Żeton kotwicy trafia na pole { $position }.
nauticus-penalty = { $seat } { $points ->
    [0] nie traci punktów
    [one] traci 1 punkt zwycięstwa
    [few] traci { $points } punkty zwycięstwa
    [many] traci { $points } punktów zwycięstwa
   *[other] traci { $points } punktu zwycięstwa
} za nieodwrócone żetony pasa.
nauticus-over = Ostatnia runda dobiegła końca.
nauticus-rounds-played = Wszystkie rundy zostały rozegrane.

## Punktacja i szanse

nauticus-score-track = tor punktów zwycięstwa
nauticus-score-goods = dostarczono: { $good }
nauticus-score-ships = ukończone statki wielkości { $size }
nauticus-score-leftovers = pozostałe zasoby: 1 punkt za { $talers ->
    [one] każdy talar
    [few] każde { $talers } talary
    [many] każde { $talers } talarów
   *[other] każde { $talers } talara
}
nauticus-outlook = „{ $action }” będzie mieć { $blue ->
    [one] 1 niebieskiego robotnika
    [few] { $blue } niebieskich robotników
    [many] { $blue } niebieskich robotników
   *[other] { $blue } niebieskiego robotnika
}

## Plansza jako tekst

nauticus-board-round = Runda { $round } z { $rounds }, faza { $phase }
nauticus-board-position = { $number }. { $action } · { $blue ->
    [0] bez niebieskich robotników
    [one] 1 niebieski robotnik
    [few] { $blue } niebieskich robotników
    [many] { $blue } niebieskich robotników
   *[other] { $blue } niebieskiego robotnika
} · premia: { $bonus }{ $priced ->
    [yes] {" "}· ceny: { $prices }
   *[no] {""}
}{ $marked ->
    [yes] {" "}({ $marks })
   *[no] {""}
}
nauticus-mark-anchor = kotwica
nauticus-mark-anchor-tile = żeton kotwicy
nauticus-mark-chosen = ta faza
nauticus-mark-face-down = zakryty
nauticus-board-stock = W zasobach: { $tiles }
nauticus-board-seat = { $seat }: dotąd { $score ->
    [one] 1 punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
} ({ $vp } na torze) · { $talers ->
    [one] 1 talar
    [few] { $talers } talary
    [many] { $talers } talarów
   *[other] { $talers } talara
} · { $workers ->
    [one] 1 robotnik
    [few] { $workers } robotników
    [many] { $workers } robotników
   *[other] { $workers } robotnika
} · { $crowns ->
    [one] 1 korona
    [few] { $crowns } korony
    [many] { $crowns } koron
   *[other] { $crowns } korony
} · { $passes ->
    [0] bez pasa
    [one] 1 pas
    [few] { $passes } pasy
    [many] { $passes } pasów
   *[other] { $passes } pasa
} · żetony pasa: { $penalties }{ $extra ->
    [yes] {" "}· akcja dodatkowa niewykorzystana
   *[no] {""}
}{ $start ->
    [yes] {" "}· pierwszy gracz
   *[no] {""}
}{ $turn ->
    [yes] {" "}· teraz gra
   *[no] {""}
}
nauticus-board-warehouse = {"    "}magazyn ({ $load } z { $spaces }): { $tiles }
nauticus-board-ship = {"    "}statek { $ship } ({ $state ->
    [finished] ukończony
    [closed] kadłub zamknięty
   *[open] kadłub otwarty
}): { $cells }
nauticus-board-cell = { $part } [maszt: { $mast }, żagiel: { $sail }, towar: { $good }]
nauticus-board-delivered = {"    "}dostarczono: { $goods }

## Dlaczego nie

nauticus-why-already-stored = ten żeton ma właśnie opuścić magazyn.
nauticus-why-at-least-one-use = akcji dodatkowej trzeba użyć co najmniej raz.
nauticus-why-at-least-one-worker = trzeba użyć co najmniej jednego robotnika.
nauticus-why-bow-already = ten rząd ma już dziób.
nauticus-why-cell-loaded = tu już leży towar.
nauticus-why-crest-fixed = ten statek ma już inny herb.
nauticus-why-crown-cap = jedno punktowanie daje najwyżej 15 punktów, a do tego wystarczy mniej robotników.
nauticus-why-crown-no-bonus = ani maszt, ani żagiel z koroną nigdy nie jest premią.
nauticus-why-crown-no-gift = ani maszt, ani żagiel z koroną nigdy nie jest prezentem.
nauticus-why-crown-only-as-reward = maszty i żagle z koroną są tylko nagrodą za ukończone statki.
nauticus-why-extra-between = akcję dodatkową zagrywa się przed akcją tej fazy albo po niej, gdy jej żeton jest już wybrany, nigdy w trakcie.
nauticus-why-extra-used = żeton akcji dodatkowej został już oddany.
nauticus-why-free-tile-needs-room = za cenę 0 musi trafić do magazynu, a tam nie ma miejsca.
nauticus-why-golden-rule = co nie kosztuje ani talara, trafia najpierw do magazynu.
nauticus-why-goods-must-differ = oba towary muszą być różnych rodzajów.
nauticus-why-hull-closed = kadłub tego statku jest zamknięty.
nauticus-why-load-needs-workers = trzeba dostarczyć cały ładunek, po jednym robotniku na towar; robotników jest za mało.
nauticus-why-mast-already = tu już stoi maszt.
nauticus-why-must-choose = najpierw trzeba wybrać żeton akcji.
nauticus-why-no-crowns = nie ma żadnej korony do punktowania.
nauticus-why-no-mast-here = żagiel wymaga masztu.
nauticus-why-no-place-in-yard = w stoczni nie ma dla niego dozwolonego miejsca.
nauticus-why-no-room-no-place = nie można go ani odłożyć do magazynu, ani umieścić w stoczni.
nauticus-why-no-such-goods = nie ma takiego wyboru towarów.
nauticus-why-no-such-place = nie ma dla niego takiego miejsca.
nauticus-why-no-such-ship = nie ma takiego statku.
nauticus-why-no-worker = nie ma już żadnego robotnika.
nauticus-why-not-in-warehouse = nie ma go w magazynie.
nauticus-why-not-now = teraz pytanie dotyczy czegoś innego.
nauticus-why-not-sold-here = ta akcja tego nie sprzedaje.
nauticus-why-not-this-action = wykonywana jest inna akcja.
nauticus-why-not-this-bonus = premia jest innego rodzaju.
nauticus-why-not-this-gift = prezent jest innego rodzaju.
nauticus-why-nothing-to-buy = niczego nie dałoby się kupić i umieścić.
nauticus-why-nothing-to-carry = żaden żeton z magazynu nie ma dozwolonego miejsca w stoczni.
nauticus-why-nothing-to-deliver = nie ma w pełni załadowanego, ukończonego statku, na który wystarczy robotników.
nauticus-why-one-ship-stands-alone = statek jednoczęściowy zawsze jest osobnym statkiem.
nauticus-why-only-hulls-begin-ships = nowy statek może zacząć tylko część kadłuba.
nauticus-why-out-of-stock = jego stos jest pusty.
nauticus-why-pass-after-use = pasować można tylko zamiast wykonania akcji.
nauticus-why-place-first = najpierw trzeba umieścić żeton.
nauticus-why-reward-twice-already = każdą nagrodę można wziąć za jeden statek najwyżej dwa razy.
nauticus-why-rewards-first = najpierw nagrody za ukończony statek.
nauticus-why-sail-already = tu już wisi żagiel.
nauticus-why-ship-not-full = nie na każdej części leży towar.
nauticus-why-ship-unfinished = statek nie jest ukończony.
nauticus-why-stern-already = ten rząd ma już rufę.
nauticus-why-tile-face-down = ten żeton akcji był już użyty w tej rundzie.
nauticus-why-too-few-talers = jest za mało talarów.
nauticus-why-too-few-workers = jest za mało robotników.
nauticus-why-two-goods-are-due = należą się dwa różne towary, dopóki oba się mieszczą i są w zasobach.
nauticus-why-two-middles-already = statek może mieć najwyżej dwa śródokręcia.
nauticus-why-use-or-pass = kto nic nie robi, ten pasuje.
nauticus-why-warehouse-full = w magazynie nie ma dość miejsca.

## Szuflada

nauticus-drawer-goods = Punkty na koniec za 1, 2, 3… dostarczone towary jednego rodzaju: { $points }; za każdy następny { $step } więcej.
nauticus-drawer-ships = Punkty na koniec za ukończony statek według wielkości: { $points }.
nauticus-drawer-leftovers = { $seat }: pozostałe zasoby warte { $talers ->
    [one] 1 talara
    [few] { $talers } talary
    [many] { $talers } talarów
   *[other] { $talers } talara
}, reszta { $rest }.
