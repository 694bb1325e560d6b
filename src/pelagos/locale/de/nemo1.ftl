### Nemo's War, first edition: what things are called, what is asked, what happened.

nemo1-name = Nemo's War (erste Edition)
nemo1-pitch = Die Solofahrt, wie sie zuerst erzählt wurde: Wochen im Kalender, verborgene Schiffe auf sechs Meeren und drei Ressourcen, die sich verbrauchen. Verpflichte Nemo einer Sache und sieh, wie lange die Welt ihn in Ruhe lässt.
nemo1-none = –

## Settings

nemo1-setting-players = wie viele spielen: eine Person
nemo1-setting-commitment = Nemos Festlegung: eine von vieren, das Los oder bei Spielbeginn danach fragen

## Words

nemo1-test-none = kein Wurf
nemo1-test-card = Test
nemo1-test-attack = Angriff
nemo1-pile-fail = Stapel FEHLSCHLAG
nemo1-pile-pass = Stapel ERFOLG
nemo1-phase-setup = Aufbau
nemo1-phase-preparation = Vorbereitung
nemo1-phase-action = Nemos Aktion
nemo1-phase-time = Zeit
nemo1-phase-over = Spielende
nemo1-dice = { $dice }
nemo1-chance = { $good } von { $all }, { $percent }{"\u00A0"}%
nemo1-chance-sure = sicher
nemo1-chance-never = unmöglich
nemo1-n-points = { $vp }{"\u00A0"}SP
nemo1-hidden-ship = ein verdecktes Schiff
nemo1-priced = { $upgrade } ({ $cost })
nemo1-valued = { $kind ->
    [wonder] { $treasure } (Wunder)
    [or] { $treasure } ({ $vp }{"\u00A0"}SP oder sein Nutzen)
   *[other] { $treasure } ({ $vp }{"\u00A0"}SP)
}

## The table

nemo1-board-turn = Woche { $week } von { $last }, { $turn ->
    [0] vor der Fahrt
   *[other] Runde { $turn }, { $phase }
}. Abenteuer ab { $target }. Festlegung: { $final ->
    [open] noch keine
    [yes] { $commitment } (endgültig)
   *[no] { $commitment } (noch nicht endgültig)
}
nemo1-board-tracks = Ruf { $notoriety } von { $most }. Befreiung { $box } auf der Seite { $side } ({ $liberation } von { $free }). Noch zu erwarten: { $coming }
nemo1-board-coming = { $track ->
    [week] Schiffe ({ $group }) in Woche { $at }
   *[notoriety] Schiffe ({ $group }) bei Ruf { $at }
}
nemo1-board-resource = { $resource }: { $level } von { $top } ({ $circle }), Riskieren bringt +{ $exert }, { $vp }{"\u00A0"}SP
nemo1-board-passengers = An Bord: { $aboard }. Eingesetzt: { $spent }
nemo1-board-passenger = { $passenger } (−{ $cost }{"\u00A0"}SP)
nemo1-board-ocean = { $here ->
    [yes] ► {""}
   *[no] {""}
}{ $ocean } [{ $die }], { $ships } von { $capacity } Feldern: { $places }; { $treasure ->
    [yes] ein verdeckter Schatz
   *[no] kein Schatz
}; Wege: { $routes }{ $here ->
    [yes] . Hier ist die Nautilus
   *[no] {""}
}
nemo1-board-route = { $ocean } ({ $weeks ->
    [one] { $weeks } Woche
   *[other] { $weeks } Wochen
}{ $open ->
    [yes] {""}
   *[no] , gesperrt
})
nemo1-board-hidden = { $place } verdeckt
nemo1-board-place = { $place } { $ship }
nemo1-board-ship = { $ship } ({ $values })
nemo1-ship-values = { $kind ->
    [warship] { $type }, Angriff { $attack }, Verteidigung { $defense }, Totenköpfe { $skulls }, { $vp }{"\u00A0"}SP
   *[other] { $type }, Verteidigung { $defense }, Totenköpfe { $skulls }, { $vp }{"\u00A0"}SP
}
nemo1-board-sunk = Versenkt, { $ocean } ({ $number }): { $ships }
nemo1-board-salvage = Bergungsgut, { $number } von { $boxes } Feldern: { $ships }
nemo1-board-upgrades = Verbesserungen: { $owned }. Für Bergungsgut: { $others }
nemo1-board-piles = Schiffsstapel: { $pile }; abgeworfen: { $discard }. Schatzbecher: { $cup }. Abenteuerkarten im Stapel: { $cards }
nemo1-board-treasures = Gesammelt: { $treasures }
nemo1-board-carried = Wird ausgeführt: { $cards }
nemo1-board-kept = Behalten: { $cards }
nemo1-board-pass = Stapel ERFOLG: { $cards }
nemo1-board-fail = Stapel FEHLSCHLAG: { $cards }
nemo1-board-score = Punkte, wenn das Spiel jetzt endete: { $score } ({ $level })
nemo1-board-test = { $test }: { $needed } oder mehr, Modifikator { $modifier }; ein Wurf gelingt in { $good } von { $among } Fällen ({ $percent }{"\u00A0"}%)
nemo1-board-modifier = {"  "}{ $value } { $reason } [{ $rule }]
nemo1-board-failure = {"  "}Fehlschlag: { $effects }
nemo1-modifier-stalk = angeschlichen
nemo1-modifier-prow = Verstärkter Bug
nemo1-modifier-warships = ein weiteres Kriegsschiff in Sicht
nemo1-modifier-exert-nemo = Nemo riskiert
nemo1-modifier-exert-crew = Crew riskiert
nemo1-modifier-exert-hull = Rumpf riskiert
nemo1-modifier-help = Notfallhilfe

## The score sheet

nemo1-score-warships = Kriegsschiffe
nemo1-score-others = Andere Schiffe
nemo1-score-scourge = Geißel der Meere
nemo1-score-resources = Zustand der Ressourcen
nemo1-score-passengers = Schicksal der Passagiere
nemo1-score-tragic = Tragisches Ende
nemo1-score-imperial = Sieg der Imperien
nemo1-score-treasures = Schätze
nemo1-score-wonders = Wunder
nemo1-score-adventures = Abenteuer
nemo1-score-science = Wissenschaft
nemo1-score-liberation = Befreiung

## Outlooks

nemo1-outlook-roll = { $test } gelingt ({ $number } oder mehr)
nemo1-outlook-fire = das Kriegsschiff trifft ({ $number } oder weniger)
nemo1-outlook-adventure = ein Abenteuer wird gezogen ({ $number } oder mehr)
nemo1-outlook-rest = die Crew erholt sich
nemo1-outlook-search = ein Schatz wird gefunden
nemo1-outlook-incite = die Befreiung steigt
nemo1-outlook-weeks = das Jahr ist um

## Questions

nemo1-ask-start-ocean = { $seat }, wo beginnt die Reise?
nemo1-ask-commitment = { $seat }, worauf legt sich Nemo fest?
nemo1-ask-final-commitment = { $seat }, Nemo legt sich endgültig fest. Worauf?
nemo1-ask-action = { $seat }, Woche { $week } ({ $ocean }). Was tut Nemo?
nemo1-ask-after-action = { $seat }, nutzt du noch eine behaltene Karte, ehe die Woche endet?
nemo1-ask-exert = { $seat }, „{ $card }“: { $number } oder mehr. Was riskierst du? Erfolg: { $success }. Fehlschlag: { $failure }
nemo1-ask-combat-exert = { $seat }, Angriff ({ $foe }): { $number } oder mehr mit { $modifier }. Riskierst du eine Ressource? Fehlschlag: { $failure }
nemo1-ask-help = { $seat }, Würfel { $dice }, Ergebnis { $total }, nötig { $number }. Notfallhilfe? Sonst: { $failure }
nemo1-ask-card-choice = { $seat }, „{ $card }“: Was davon?
nemo1-ask-seek = { $seat }, das Abenteuer ist: „{ $card }“ ({ $about }). Nimmst du es an?
nemo1-ask-wreck = { $seat }, besiegt: { $wreck }. Versenken oder kapern?
nemo1-ask-continue = { $seat }, noch ein Schiff angreifen (Ruf +1)?
nemo1-ask-refit-ships = { $seat }, { $upgrade }, Schiff { $which } von { $cost }: welches geborgene?
nemo1-ask-lose-choice = { $seat }, was geht verloren?
nemo1-ask-prevent = { $seat }, alles ist verloren, wenn jetzt kein Schatz hilft.

## Rolls and draws

nemo1-draw-preparation = Zwei Würfel für die Vorbereitung
nemo1-draw-test-roll = Zwei Würfel für den Test, Modifikator { $modifier }
nemo1-draw-attack-roll = Zwei Würfel für den Angriff ({ $foe }), Modifikator { $modifier }
nemo1-draw-enemy-fire = Zwei Würfel: { $foe } schießt
nemo1-draw-damage-die = Ein Würfel: was wird getroffen?
nemo1-draw-week-die = Ein Würfel für die Wochen der Aktion
nemo1-draw-rest-die = Ein Würfel für die Ruhetabelle
nemo1-draw-search-die = Ein Würfel für die Suche
nemo1-draw-incite-die = Ein Würfel für das Anstiften
nemo1-draw-commitment-die = Ein Würfel für die Festlegung
nemo1-draw-ship = Ein verdecktes Schiff wird umgedreht: welches?
nemo1-draw-treasure = Ein Schatz wird umgedreht: welcher?
nemo1-draw-card = Die oberste Abenteuerkarte: welche?

## Options

nemo1-option-accept = Das Abenteuer annehmen
nemo1-option-refuse = Ablehnen
nemo1-option-attack = { $kind ->
    [hidden] Angriff auf Platz { $place }: { $ship }
    [warship] Angriff auf Platz { $place }: { $ship }: { $chance }; es trifft dich: { $danger }
   *[other] Angriff auf Platz { $place }: { $ship }: { $chance }
}
nemo1-option-stalk = { $kind ->
    [hidden] Anschleichen an Platz { $place } (+1): { $ship }
    [warship] Anschleichen an Platz { $place } (+1): { $ship }: { $chance }; es trifft dich: { $danger }
   *[other] Anschleichen an Platz { $place } (+1): { $ship }: { $chance }
}
nemo1-option-sink = Versenken
nemo1-option-capture = Kapern: Bergungsgut, und die Aktion ist zu Ende
nemo1-option-stop = Aufhören
nemo1-option-choose = { $effects }
nemo1-option-commit = { $commitment }
nemo1-option-commit-finally = { $commitment } (bisher { $score }{"\u00A0"}SP)
nemo1-option-commit-random = Den Würfel entscheiden lassen
nemo1-option-decline = Das Ende hinnehmen
nemo1-option-done = Keine weitere Hilfe
nemo1-option-end = Phase beenden
nemo1-option-exert = Riskieren: { $resources }, +{ $bonus } ({ $chance })
nemo1-option-exert-nothing = Nichts riskieren ({ $chance })
nemo1-option-give = Schatz hergeben: { $treasure }, dafür: { $effects }
nemo1-option-help = { $gives ->
    [bonus] { $passenger }: +{ $number } (−{ $cost }{"\u00A0"}SP)
   *[reroll] { $passenger }: neu würfeln ({ $chance }; −{ $cost }{"\u00A0"}SP)
}
nemo1-option-incite = Anstiften mit: { $treasure } ({ $vp })
nemo1-option-lose = 1 { $resource } verlieren
nemo1-option-mark = { $ship } markiert die Verbesserung
nemo1-option-pass = Passen
nemo1-option-pay = Bezahlen mit: { $ship }
nemo1-option-move = { $weeks ->
    [0] Fahrt: { $ocean }
    [one] Fahrt: { $ocean } ({ $weeks } Woche)
   *[other] Fahrt: { $ocean } ({ $weeks } Wochen)
}
nemo1-option-refit = Nachrüsten: { $upgrade } (Bergungsgut { $cost })
nemo1-option-repair = Reparatur: { $gains ->
    [no] nichts zu gewinnen
   *[yes] 1 Rumpf
}{ $free ->
    [yes] {""}
   *[no] , 1 bis 3 Wochen
}
nemo1-option-rest = Ruhe: { $gains ->
    [no] nichts zu gewinnen
   *[yes] vielleicht 1 Crew
}{ $free ->
    [yes] {""}
   *[no] , 1 bis 3 Wochen
}
nemo1-option-search = Schatz suchen
nemo1-option-start = { $ocean }
nemo1-option-use = { $wasted ->
    [yes] „{ $card }“ nutzen: { $effects }
   *[no] „{ $card }“ nutzen
}

## Effects

nemo1-do-nothing = nichts
nemo1-do-advance-weeks = { $number ->
    [one] { $number } Woche vergeht
   *[other] { $number } Wochen vergehen
}
nemo1-do-begin-test = ein Test
nemo1-do-change-liberation = Befreiung { $change }
nemo1-do-change-notoriety = Ruf { $change }
nemo1-do-choose = eines davon: { $ways }
nemo1-do-way = { $effects }
nemo1-do-ways = { $first }; oder { $others }
nemo1-do-draw-cards = { $number ->
    [one] eine Abenteuerkarte ziehen
   *[other] { $number } Abenteuerkarten ziehen
}
nemo1-do-draw-treasures = { $number ->
    [one] einen Schatz ziehen
   *[other] { $number } Schätze ziehen
}
nemo1-do-draw-nothing = kein Schatz, der Becher ist leer
nemo1-do-encounter = das Schiff der Karte bekämpfen
nemo1-do-end-game = das Spiel endet ({ $result })
nemo1-do-file-card = die Karte kommt auf: { $pile }
nemo1-do-gain = { $number } { $resource } erhalten
nemo1-do-gain-full = kein Gewinn, { $resource } steht schon ganz oben
nemo1-do-lift-ban = in dieser Runde eine Werftaktion, auch nach einer anderen, ohne ihre Wochen
nemo1-do-lose = { $number } { $resource } verlieren
nemo1-do-lose-choice = { $number } nach Wahl verlieren
nemo1-do-reroll = beide Würfel neu werfen
nemo1-do-reveal-all = jedes verdeckte Schiff hier wird umgedreht

## The log

nemo1-action = Aktion: { $action }.
nemo1-action-attack = Angriff
nemo1-action-incite = Anstiften
nemo1-action-move = Fahrt
nemo1-action-refit = Nachrüsten
nemo1-action-repair = Reparatur
nemo1-action-rest = Ruhe
nemo1-action-search = Suche
nemo1-action-stalk = Anschleichen
nemo1-attacked = { $ship }: Ergebnis { $total }, { $hit ->
    [yes] Treffer
   *[no] verfehlt
}.
nemo1-bought = Nachgerüstet: { $upgrade }.
nemo1-captured = Gekapert: { $ship }.
nemo1-card = Abenteuer: „{ $card }“.
nemo1-chosen = „{ $card }“: Die Wahl ist getroffen.
nemo1-committed = Nemos Festlegung: „{ $commitment }“; sie kann sich noch ändern.
nemo1-damaged = Die Nautilus wird getroffen, Würfel { $die }: { $resource }.
nemo1-ended = Das Spiel endet: { $result }.
nemo1-entered = { $ship } erscheint: { $ocean }, Platz { $place }.
nemo1-epilogue = { $commitment }, { $level }: { $tale }
nemo1-exerted = Riskiert: { $resources }.
nemo1-filed = Abgelegt: „{ $card }“ ({ $pile }).
nemo1-final = Nemo legt sich endgültig fest: „{ $commitment }“.
nemo1-fired = Feindliches Feuer, Würfel { $dice }: { $hit ->
    [yes] Treffer
   *[no] kein Treffer
}.
nemo1-gained = { $resource } +{ $number }.
nemo1-given = Hergegeben: { $treasure }.
nemo1-helped = Notfallhilfe: { $passenger }.
nemo1-incited = Zum Anstiften ausgegeben: { $treasure }, Würfel { $die }.
nemo1-kept = Behalten: „{ $card }“.
nemo1-liberation = Befreiung: { $number } ({ $by }).
nemo1-lost = { $resource } −1.
nemo1-moved = Die Nautilus ist jetzt hier: { $ocean }.
nemo1-notoriety = Ruf: { $number } ({ $by }).
nemo1-placed = Ein verdecktes Schiff erscheint: { $ocean }.
nemo1-prepared = Vorbereitung: Würfel { $dice }.
nemo1-refilled = Die abgeworfenen Schiffe werden der neue Schiffsstapel.
nemo1-refused = Abgelehnt: „{ $card }“.
nemo1-released = Verstärkung: Schiffe ({ $group }) kommen in den Stapel.
nemo1-replaced = Ein neuer verdeckter Schatz: { $ocean }.
nemo1-rested = Ruhetabelle: Würfel { $die }.
nemo1-rolled = { $test }: Würfel { $dice }.
nemo1-searched = Suche, Würfel { $die }: { $found ->
    [yes] gefunden
   *[no] nichts
}.
nemo1-seen = Aufgedeckt: { $ship } ({ $ocean }, Platz { $place }).
nemo1-started = Die Reise beginnt: { $ocean }.
nemo1-sunk = Versenkt: { $ship } ({ $ocean }).
nemo1-tested = „{ $card }“: Ergebnis { $total }, { $passed ->
    [yes] bestanden
   *[no] nicht bestanden
}.
nemo1-treasure = Schatz: { $treasure }.
nemo1-turn = Runde { $turn }, Woche { $week }.
nemo1-heading = { $turn ->
    [0] Vor der Fahrt
   *[other] Runde { $turn } · { $phase }
}
nemo1-used = Genutzt: „{ $card }“.
nemo1-weeks = { $number ->
    [one] { $number } Woche vergeht
   *[other] { $number } Wochen vergehen
}: Woche { $week }.

## How it ends

nemo1-over-tragic = Die Reise endet tragisch.
nemo1-over-imperial = Die Imperien haben jeden Ozean besetzt.
nemo1-over-calendar = Das Jahr ist vergangen.
nemo1-over-maelstrom = Der Mahlstrom beendet die Reise.
nemo1-over-last-ship = Kein einziges Schiff fährt mehr auf den Meeren.
nemo1-verdict = { $outcome ->
    [won] Die Partie ist gewonnen
    [lost] Die Partie ist verloren
   *[neither] Die Partie ist weder gewonnen noch verloren
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} ({ $level }).
nemo1-tale-science-complete-failure = Die Instrumente rosten am Meeresgrund, und niemand weiß, was sie maßen.
nemo1-tale-science-failure = Ein Glas mit einem unbekannten Fisch gelangt ohne Etikett in ein Museum.
nemo1-tale-science-inconsequential = Gelehrte streiten einen Winter lang über deine Tabellen und vergessen sie.
nemo1-tale-science-success = Jede Karte der Tiefe trägt nun deine Lotungen.
nemo1-tale-science-triumph = Mit deinen Heften beginnt eine neue Wissenschaft, und wer sie lernt, spricht von dir wie von einer Sage.
nemo1-tale-explore-complete-failure = Das Meer schließt sich über dem Kielwasser, und keine Küste erinnert sich.
nemo1-tale-explore-failure = Eine Bucht mehr steht auf den Karten, an der falschen Stelle.
nemo1-tale-explore-inconsequential = Fischer zeigen auf Lichter in der Tiefe und flicken weiter ihre Netze.
nemo1-tale-explore-success = Nach dem Logbuch der Nautilus werden die Ozeane neu gezeichnet.
nemo1-tale-explore-triumph = Wohin auch immer in hundert Jahren ein Taucher tritt, deine Lampe war schon dort.
nemo1-tale-anti-imperialism-complete-failure = Die Gouverneure trinken auf das Jahr, und die Ketten haben ein Glied mehr.
nemo1-tale-anti-imperialism-failure = Ein Dorf versteckt eine Truhe deines Goldes und wartet auf bessere Tage.
nemo1-tale-anti-imperialism-inconsequential = In den Häfen gärt es, und die Berichte darüber werden abgelegt.
nemo1-tale-anti-imperialism-success = Völker, die nichts hatten als deinen Schatz, haben nun eine Fahne.
nemo1-tale-anti-imperialism-triumph = Flotte um Flotte wird heimgerufen, und an freien Küsten tragen Kinder deinen Namen.
nemo1-tale-war-complete-failure = Die Marinen vermerken ein treibendes Wrack und schleppen es aus dem Weg.
nemo1-tale-war-failure = Ein paar Namen werden in Stein gehauen, und daneben legt man neue Kiele.
nemo1-tale-war-inconsequential = Kaufleute fahren nun im Verband, und der Tee wird teurer.
nemo1-tale-war-success = Admiräle halten ihre Schiffe hinter Sperren und erklären sich vor Parlamenten.
nemo1-tale-war-triumph = Auf den Ozeanen schweigen die Geschütze; der Krieg gegen den Krieg ist gewonnen.

## Reasons

nemo1-why-already-named = Dieses Schiff ist schon genannt.
nemo1-why-already-owned = Diese Verbesserung ist schon gekauft.
nemo1-why-benefit-unnamed = Nenne auch den Nutzen dieses Schatzes.
nemo1-why-box-order = Nenne die Schiffe in der Reihenfolge ihrer Felder.
nemo1-why-cannot-refuse = Diese Karte lässt sich nicht ablehnen.
nemo1-why-card-not-held = Diese Karte hast du nicht behalten.
nemo1-why-consecutive-yard = Ruhe, Reparatur und Nachrüsten sind nicht in zwei Runden nacheinander erlaubt.
nemo1-why-does-not-save = Das hebt nicht, was auf 0 steht.
nemo1-why-exert-not-listed = Dieser Test nennt die Ressource nicht als Hilfe.
nemo1-why-exert-one-only = Im Kampf darf nur eine Ressource riskiert werden.
nemo1-why-exert-twice = Jede Ressource darf einmal riskiert werden.
nemo1-why-must-act = Nemo muss eine der acht Aktionen wählen.
nemo1-why-no-benefit = Dieser Schatz hat keinen Nutzen, für den man ihn hergeben könnte.
nemo1-why-no-help-card = Die Karte, mit der man neu würfelt, hast du nicht behalten.
nemo1-why-no-number = Dieser Schatz trägt keine Zahl.
nemo1-why-no-prey = Im Ozean der Nautilus liegt kein solches Schiff, an das man sich anschleichen könnte.
nemo1-why-no-such-choice = Das bietet die Karte nicht an.
nemo1-why-no-such-commitment = Diese Festlegung steht nicht zur Wahl.
nemo1-why-no-such-final = Die endgültige Festlegung ist eine der vier.
nemo1-why-no-target = Im Ozean der Nautilus liegt kein solches Schiff.
nemo1-why-no-treasure = Kein Schatz mit einer Zahl ist gesammelt.
nemo1-why-not-collected = Dieser Schatz ist nicht gesammelt.
nemo1-why-not-connected = Dorthin führt kein Weg.
nemo1-why-not-now = Danach ist jetzt nicht gefragt.
nemo1-why-not-stored = Dieses Schiff ist nicht im Bergungsgut.
nemo1-why-nothing-to-find = Hier ist kein Schatz zu finden.
nemo1-why-offering-not-collected = Dieser Schatz ist nicht gesammelt.
nemo1-why-offering-unnamed = Nenne den Schatz, mit dem angestiftet wird.
nemo1-why-passenger-spent = Dieser Passagier hat schon geholfen.
nemo1-why-prey-unnamed = Nenne das Schiff, an das du dich anschleichst, mit seinem Platz.
nemo1-why-route-closed = Dieser Weg braucht eine behaltene Karte.
nemo1-why-salvage-full = Alle Felder für Bergungsgut sind voll.
nemo1-why-target-unnamed = Nenne das Schiff, das angegriffen wird, mit seinem Platz.
nemo1-why-too-little-salvage = Es sind zu wenige Schiffe geborgen.
nemo1-why-unknown-card = Diese Karte gibt es nicht.
nemo1-why-unknown-destination = Einen solchen Ozean gibt es als Ziel nicht.
nemo1-why-unknown-ocean = Diesen Ozean gibt es nicht.
nemo1-why-unknown-offering = Diesen Schatz zum Anstiften gibt es nicht.
nemo1-why-unknown-passenger = Diesen Passagier gibt es nicht.
nemo1-why-unknown-prey = Ein Schiff, an das man sich anschleicht, wird mit seinem Platz genannt.
nemo1-why-unknown-resource = Diese Ressource gibt es nicht.
nemo1-why-unknown-ship = Dieses Schiff gibt es nicht.
nemo1-why-unknown-target = Ein Schiff, das angegriffen wird, wird mit seinem Platz genannt.
nemo1-why-unknown-treasure = Diesen Schatz gibt es nicht.
nemo1-why-unknown-upgrade = Diese Verbesserung gibt es nicht.
nemo1-why-wrong-ocean = Die Karte lässt sich in diesem Ozean nicht nutzen.
nemo1-why-wrong-payment = Nenne nur die Verbesserung; nach den Schiffen wird einzeln gefragt.
nemo1-why-wrong-window = Diese Karte lässt sich jetzt nicht nutzen.

## The drawer

nemo1-drawer-kept = Behalten: „{ $card }“ ({ $when }): { $effects }
nemo1-drawer-passive = Behalten: „{ $card }“ (wirkt von selbst, solange du die Karte hast)
nemo1-window-action-phase = vor oder nach einer Aktion
nemo1-window-in = { $window }, hier: { $oceans }
nemo1-window-before-action = vor einer Aktion
nemo1-window-after-modified-result = nach einem Ergebnis, als Hilfe
nemo1-drawer-ships = Im Stapel oder verdeckt in den Ozeanen: { $number }
nemo1-drawer-hidden = {"  "}{ $ocean }, Platz { $place }: mit { $percent }{"\u00A0"}% ein Kriegsschiff
nemo1-drawer-discard = Abgeworfene Schiffe: { $number }
nemo1-drawer-ship = {"  "}{ $ship }
nemo1-drawer-treasures = Schätze im Becher oder verdeckt in den Ozeanen: { $treasures }
nemo1-drawer-cards = Karten, die niemand gesehen hat (vier davon sind nicht im Spiel): { $cards }
nemo1-drawer-charm = { $treasure } lässt sich bei jeder Frage hergeben: { $effects }
nemo1-drawer-commitment = Punkte bei { $commitment }: { $score } ({ $level })

nemo1-moment = { $turn ->
    [0] Vor der Fahrt
   *[other] Woche { $week } von { $last }, Runde { $turn } · { $phase }
}
