### Nauticus: wie die Dinge heißen, was gefragt wird, was geschehen ist.

nauticus-name = Nauticus
nauticus-pitch = Baue Schiffe Stück für Stück, in einem Hafen, in dem nie zweimal dieselbe Aktion am günstigsten ist. Stelle Arbeiter ein, kaufe Rümpfe, Masten und Segel, lade die Waren und bringe sie für die Krone nach Hause.
nauticus-setting-players = wie viele mitspielen, zwei bis vier
nauticus-none = –

## Aktionen

nauticus-action-buy-hull = Rumpfteile kaufen
nauticus-action-buy-mast = Mast kaufen
nauticus-action-buy-sail = Segel kaufen
nauticus-action-buy-goods = Waren kaufen
nauticus-action-transport = Transport
nauticus-action-withdraw = Geld abheben
nauticus-action-deliver = Waren ausliefern
nauticus-action-crowns = Wertung der Kronen

## Plättchen

nauticus-tile-one-ship = 1er-Schiff
nauticus-tile-bow = Bug
nauticus-tile-middle = Mittelteil
nauticus-tile-stern = Heck
nauticus-tile-helm-mast = Steuerrad-Mast
nauticus-tile-anchor-mast = Anker-Mast
nauticus-tile-whale-mast = Wal-Mast
nauticus-tile-seahorse-mast = Seepferdchen-Mast
nauticus-tile-crown-mast = Kronenmast
nauticus-tile-helm-sail = Steuerrad-Segel
nauticus-tile-anchor-sail = Anker-Segel
nauticus-tile-whale-sail = Wal-Segel
nauticus-tile-seahorse-sail = Seepferdchen-Segel
nauticus-tile-crown-sail = Kronensegel
nauticus-tile-fish = Fisch
nauticus-tile-grain = Getreide
nauticus-tile-coffee = Kaffee
nauticus-tile-salt = Salz
nauticus-crest-helm = Steuerrad
nauticus-crest-anchor = Anker
nauticus-crest-whale = Wal
nauticus-crest-seahorse = Seepferdchen
nauticus-crest-crown = Krone

## Mengen

nauticus-n-workers = { $number } Arbeiter
nauticus-n-points = { $number ->
    [one] { $number } Siegpunkt
   *[other] { $number } Siegpunkte
}
nauticus-n-talers = { $number } Taler
nauticus-free-mast = 1 kostenloser Mast
nauticus-free-sail = 1 kostenloses Segel
nauticus-free-good = 1 kostenlose Ware
nauticus-counted = { $number }{"\u00A0"}× { $tile }
nauticus-priced = { $tile } { $price }

## Fragen

nauticus-ask-action-tiles = Welches Aktionsplättchen liegt auf Feld { $position }?
nauticus-ask-choose-tile = { $seat }, wähle ein Aktionsplättchen.
nauticus-ask-bonus-tile = { $seat }, welches Plättchen nimmst du als Bonus?
nauticus-ask-turn = { $seat }, du bist am Zug: { $action }. Du hast { $blue ->
    [0] keinen blauen Arbeiter
    [one] einen blauen Arbeiter
   *[other] { $blue } blaue Arbeiter
} und { $workers ->
    [0] keinen eigenen
    [one] einen eigenen
   *[other] { $workers } eigene
}. Taler: { $talers }.
nauticus-ask-use = { $seat }, wie weiter bei „{ $action }“? Übrig: { $blue ->
    [0] kein blauer Arbeiter
    [one] ein blauer Arbeiter
   *[other] { $blue } blaue Arbeiter
} und { $workers ->
    [0] kein eigener
    [one] ein eigener
   *[other] { $workers } eigene
}. Taler: { $talers }.
nauticus-ask-place = { $seat }, wohin damit: { $tile }?
nauticus-ask-set-gift = { $seat }, du hast alle vier Arten gekauft. Welche lässt du dir schenken?
nauticus-ask-reward = { $seat }, dein Schiff ist fertig. Wähle eine Belohnung (noch { $left }).
nauticus-ask-after = { $seat }, spielst du jetzt deine Extra-Aktion?

## Antworten

nauticus-option-tile = { $action } (Feld { $position }; { $blue ->
    [0] kein blauer Arbeiter
    [one] ein blauer Arbeiter
   *[other] { $blue } blaue Arbeiter
}; Bonus: { $bonus })
nauticus-option-buy = Kaufen: { $tile } { $price ->
    [0] kostenlos, ins Lager
    [one] für 1 Taler
   *[other] für { $price } Taler
} (noch { $stock } im Vorrat)
nauticus-option-carry = In die Werft bringen: { $tile }
nauticus-option-withdraw = { $number ->
    [one] Ein Arbeiter
   *[other] { $number } Arbeiter
}: { $talers } Taler
nauticus-option-deliver = Ausliefern von Schiff { $ship }: { $goods } ({ $size ->
    [one] ein Arbeiter
   *[other] { $size } Arbeiter
})
nauticus-option-crowns = { $number ->
    [one] Ein Arbeiter
   *[other] { $number } Arbeiter
}: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
nauticus-option-extra = Extra-Aktion: { $action }
nauticus-option-pass = Passen
nauticus-option-stop = Aufhören
nauticus-option-end = Zug beenden
nauticus-reward-goods = Waren: { $goods }
nauticus-place-warehouse = ins Lager
nauticus-place-new = in die Werft, als neues Schiff
nauticus-place-ship = angelegt an Schiff { $ship }
nauticus-place-cell = zu Schiff { $ship }, Rumpfteil { $cell }
nauticus-target-ship = an Schiff { $ship } anlegen ({ $hull })
nauticus-target-cell = Schiff { $ship }, Rumpfteil { $cell } ({ $part })

## Das Protokoll

nauticus-round = Runde { $number } von { $of } beginnt.
nauticus-laid = Feld { $position }: { $action }.
nauticus-laid-all = Aktionsplättchen der Runde: { $tiles }.
nauticus-laid-one = { $position } { $action }
nauticus-chose = { $seat } wählt „{ $action }“ auf Feld { $position }.
nauticus-bonus = { $seat } erhält den Bonus: { $bonus }.
nauticus-gift = { $seat } legt kostenlos ins Lager: { $tile }.
nauticus-gift-lost = { $seat } hat keinen Platz oder findet kein Plättchen: Das kostenlose Plättchen verfällt.
nauticus-bought = { $seat } kauft { $price ->
    [0] kostenlos
    [one] für 1 Taler
   *[other] für { $price } Taler
}: { $tile }, { $place }.
nauticus-carried = { $seat } transportiert: { $tile }, { $place }.
nauticus-withdrew = { $seat } hebt { $gain } Taler mit { $workers ->
    [one] einem Arbeiter
   *[other] { $workers } Arbeitern
} ab.
nauticus-delivered = { $seat } liefert { $size ->
    [one] eine Ware
   *[other] { $size } Waren
} von Schiff { $ship } aus.
nauticus-crowned = { $seat } wertet die Kronen mit { $workers ->
    [one] einem Arbeiter
   *[other] { $workers } Arbeitern
} und erhält { $gain ->
    [one] 1 Siegpunkt
   *[other] { $gain } Siegpunkte
}.
nauticus-finished = { $seat } stellt Schiff { $ship } fertig, ein { $size }er-Schiff.
nauticus-rewarded = { $seat } nimmt als Belohnung: { $reward }.
nauticus-extra = { $seat } spielt die Extra-Aktion: { $action }.
nauticus-passed = { $seat } passt.
nauticus-anchor-tile = Das Ankerplättchen kommt auf Feld { $position }.
nauticus-penalty = { $seat } verliert { $points ->
    [0] keine Siegpunkte
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
} durch nicht umgedrehte Passe-Plättchen.
nauticus-over = Die letzte Runde ist zu Ende.
nauticus-rounds-played = Alle Runden sind gespielt.

## Abrechnung und Wahrscheinlichkeiten

nauticus-score-track = Siegpunkteleiste
nauticus-score-goods = ausgeliefert: { $good }
nauticus-score-ships = fertige { $size }er-Schiffe
nauticus-score-leftovers = restliches Material: 1 Punkt je { $talers ->
    [one] Taler
   *[other] { $talers } Taler
}
nauticus-outlook = „{ $action }“ kommt mit { $blue ->
    [one] einem blauen Arbeiter
   *[other] { $blue } blauen Arbeitern
}

## Der Spielplan als Text

nauticus-board-round = Runde { $round } von { $rounds }, Aktionsphase { $phase }
nauticus-board-position = { $number }. { $action } · { $blue ->
    [0] kein blauer Arbeiter
    [one] 1 blauer Arbeiter
   *[other] { $blue } blaue Arbeiter
} · Bonus: { $bonus }{ $priced ->
    [yes] {" "}· Preise: { $prices }
   *[no] {""}
}{ $marked ->
    [yes] {" "}({ $marks })
   *[no] {""}
}
nauticus-mark-anchor = Anker
nauticus-mark-anchor-tile = Ankerplättchen
nauticus-mark-chosen = diese Aktionsphase
nauticus-mark-face-down = umgedreht
nauticus-board-stock = Im Vorrat: { $tiles }
nauticus-board-seat = { $seat }: bisher { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
} ({ $vp } auf der Leiste) · { $talers } Taler · { $workers } Arbeiter · { $crowns ->
    [one] 1 Krone
   *[other] { $crowns } Kronen
} · { $passes ->
    [0] nicht gepasst
    [one] einmal gepasst
   *[other] { $passes }-mal gepasst
} · Passe-Plättchen { $penalties }{ $extra ->
    [yes] {" "}· Extra-Aktion ungenutzt
   *[no] {""}
}{ $start ->
    [yes] {" "}· Startspieler
   *[no] {""}
}{ $turn ->
    [yes] {" "}· am Zug
   *[no] {""}
}
nauticus-board-warehouse = {"    "}Lager ({ $load } von { $spaces }): { $tiles }
nauticus-board-ship = {"    "}Schiff { $ship } ({ $state ->
    [finished] fertig
    [closed] Rumpf komplett
   *[open] Rumpf offen
}): { $cells }
nauticus-board-cell = { $part } [Mast: { $mast }, Segel: { $sail }, Ware: { $good }]
nauticus-board-delivered = {"    "}ausgeliefert: { $goods }

## Warum nicht

nauticus-why-already-stored = Das Plättchen soll das Lager gerade verlassen.
nauticus-why-at-least-one-use = Eine Extra-Aktion muss mindestens einmal genutzt werden.
nauticus-why-at-least-one-worker = Es muss mindestens ein Arbeiter eingesetzt werden.
nauticus-why-bow-already = Diese Reihe hat schon ihren Bug.
nauticus-why-cell-loaded = Hier liegt schon eine Ware.
nauticus-why-crest-fixed = Dieses Schiff ist auf ein anderes Wappen festgelegt.
nauticus-why-crown-cap = Eine Wertung bringt höchstens 15 Siegpunkte, und dafür reichen weniger Arbeiter.
nauticus-why-crown-no-bonus = Kronenmast und Kronensegel gibt es nie als Bonus.
nauticus-why-crown-no-gift = Kronenmast und Kronensegel gibt es nie geschenkt.
nauticus-why-crown-only-as-reward = Kronenmasten und Kronensegel gibt es nur als Belohnung für fertige Schiffe.
nauticus-why-extra-between = Die Extra-Aktion wird vor oder nach der aktuellen Aktion gespielt, sobald deren Plättchen gewählt ist, nie mittendrin.
nauticus-why-extra-used = Das Plättchen „Extra-Aktion“ ist schon abgegeben.
nauticus-why-free-tile-needs-room = Zum Preis von 0 muss es ins Lager, und dort ist kein Platz.
nauticus-why-golden-rule = Was keinen Taler kostet, kommt zunächst ins Lager.
nauticus-why-goods-must-differ = Die beiden Waren müssen verschieden sein.
nauticus-why-hull-closed = Der Rumpf dieses Schiffs ist komplett.
nauticus-why-load-needs-workers = Die gesamte Ladung muss ausgeliefert werden, mit einem Arbeiter je Ware; so viele sind nicht da.
nauticus-why-mast-already = Hier steht schon ein Mast.
nauticus-why-must-choose = Zuerst muss ein Aktionsplättchen gewählt werden.
nauticus-why-no-crowns = Es ist keine Krone zu werten.
nauticus-why-no-mast-here = Ein Segel braucht einen Mast.
nauticus-why-no-place-in-yard = In der Werft ist kein erlaubter Platz dafür.
nauticus-why-no-room-no-place = Es lässt sich weder einlagern noch in der Werft anlegen.
nauticus-why-no-such-goods = Diese Auswahl an Waren gibt es nicht.
nauticus-why-no-such-place = Diesen Platz gibt es dafür nicht.
nauticus-why-no-such-ship = Dieses Schiff gibt es nicht.
nauticus-why-no-worker = Es ist kein Arbeiter übrig.
nauticus-why-not-in-warehouse = Es liegt nicht im Lager.
nauticus-why-not-now = Danach ist jetzt nicht gefragt.
nauticus-why-not-sold-here = Mit dieser Aktion ist es nicht zu kaufen.
nauticus-why-not-this-action = Gerade wird eine andere Aktion ausgeführt.
nauticus-why-not-this-bonus = Der Bonus ist von anderer Art.
nauticus-why-not-this-gift = Das Geschenk ist von anderer Art.
nauticus-why-nothing-to-buy = Davon ließe sich nichts kaufen und unterbringen.
nauticus-why-nothing-to-carry = Kein eingelagertes Plättchen hat einen erlaubten Platz in der Werft.
nauticus-why-nothing-to-deliver = Es gibt kein voll beladenes, fertiges Schiff, für das die Arbeiter reichen.
nauticus-why-one-ship-stands-alone = Ein 1er-Schiff ist immer ein Schiff für sich.
nauticus-why-only-hulls-begin-ships = Nur ein Rumpfteil kann ein Schiff beginnen.
nauticus-why-out-of-stock = Der Stapel ist aufgebraucht.
nauticus-why-pass-after-use = Passen kann man nur, statt die Aktion auszuführen.
nauticus-why-place-first = Zuerst muss das Plättchen seinen Platz finden.
nauticus-why-reward-twice-already = Jede Belohnung kann für ein Schiff höchstens zweimal gewählt werden.
nauticus-why-rewards-first = Erst kommen die Belohnungen für das fertige Schiff.
nauticus-why-sail-already = Hier hängt schon ein Segel.
nauticus-why-ship-not-full = Nicht unter jedem Rumpfteil liegt eine Ware.
nauticus-why-ship-unfinished = Das Schiff ist nicht fertig.
nauticus-why-stern-already = Diese Reihe hat schon ihr Heck.
nauticus-why-tile-face-down = Dieses Aktionsplättchen wurde in dieser Runde schon benutzt.
nauticus-why-too-few-talers = Es sind zu wenige Taler da.
nauticus-why-too-few-workers = Es sind zu wenige Arbeiter da.
nauticus-why-two-goods-are-due = Solange zwei verschiedene Waren passen und vorrätig sind, müssen es zwei sein.
nauticus-why-two-middles-already = Ein Schiff hat höchstens zwei Mittelteile.
nauticus-why-use-or-pass = Wer nichts tut, passt.
nauticus-why-warehouse-full = Im Lager ist nicht genug Platz.

## The drawer

nauticus-drawer-goods = Punkte am Ende für 1, 2, 3 … ausgelieferte Waren einer Art: { $points }; für jede weitere { $step } mehr.
nauticus-drawer-ships = Punkte am Ende für ein fertiges Schiff nach seiner Größe: { $points }.
nauticus-drawer-leftovers = { $seat }: restliches Material im Wert von { $talers ->
    [one] 1 Taler
   *[other] { $talers } Talern
}, Rest { $rest }.
