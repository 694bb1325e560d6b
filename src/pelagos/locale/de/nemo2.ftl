### Nemo's War, zweite Edition: wie die Dinge heißen, was gefragt wird, was geschehen ist.

nemo2-name = Nemo's War (zweite Edition)
nemo2-pitch = Du bist Kapitän Nemo, und zwölf Ozeane stehen dir offen. Wähle, was dich treibt, versenke oder verschone die Schiffe der Großmächte und führe die Nautilus ans Ende ihrer Geschichte.
nemo2-none = –

## Einstellungen

nemo2-setting-players = wie viele mitspielen, einer bis vier
nemo2-setting-mode = solo, vollkooperativ oder semikooperativ
nemo2-setting-edition = wessen Spielanleitung gilt, wo sich die beiden Ausgaben unterscheiden
nemo2-setting-motive = Nemos Beweggrund, oder bei Spielbeginn danach fragen
nemo2-setting-level = der Schwierigkeitsgrad: Matrose, Offizier oder Kapitän
nemo2-setting-deck_gems = Schwierigkeitsgrad für die Schatzsuche-Steine auf dem Stapel „Zusätzliche Ereignisse“
nemo2-setting-start_upgrade = Schwierigkeitsgrad für die Technologie zu Spielbeginn
nemo2-setting-hidden_contacts = Schwierigkeitsgrad für die unbekannten Kontakte auf dem Spielplan
nemo2-setting-start_ap = Schwierigkeitsgrad für die Aktionspunkte zu Spielbeginn
nemo2-setting-reinforcements = Schwierigkeitsgrad für die Felder der Ruf-Verstärkungsflotten
nemo2-setting-exert_losses = Schwierigkeitsgrad für die Verluste beim Riskieren
nemo2-setting-treacherous_tokens = Schwierigkeitsgrad für die Zahl der Plättchen „Tödliche See“
nemo2-setting-captain_hidden = wo beim Schwierigkeitsgrad Kapitän weitere unbekannte Kontakte liegen
nemo2-setting-upgrade_shield = ob Technologien nur vor Treffern schützen oder vor jedem Verlust
nemo2-setting-hit_choice_timing = ob der Schutz vor oder nach dem Wurf für den Zufallsschaden gewählt wird
nemo2-setting-shield_pile = wohin abgeworfene Technologien kommen
nemo2-setting-crew_armor_limit = wie oft die Mannschaftsrüstungen einsetzbar sind
nemo2-setting-black_die_44 = ob der schwarze Würfel von Feld 44 im Spiel bleibt oder dem Anzeiger folgt
nemo2-setting-empty_bag_red = ob ein leerer Schiffsbeutel die roten Schiffe vorzeitig bringt
nemo2-setting-rising_threat_order = was beim Wendepunkt zuerst kommt
nemo2-setting-uncharted_island = ob die Unverzeichnete Insel ein zusätzliches Ereignis erzwingt
nemo2-setting-emergency_scope = bei welchen Würfen Notfallhilfe erlaubt ist
nemo2-setting-coordinated_count = welche Schiffe bei koordinierten Seemächten zählen
nemo2-setting-retain_window = wann behaltene Schätze einsetzbar sind
nemo2-setting-coop_relinquish_lock = ob ein weitergegebenes Kapitänsplättchen die Runde über behalten werden muss
nemo2-setting-coop_gem_reward = ob ein abtretender Kapitän einen Schatzsuche-Stein nehmen muss
nemo2-setting-taking_it_on_the_chin = Variante „Rückschläge einstecken“: Der Schwierigkeitsgrad bestimmt, was vergebliches Riskieren kostet
nemo2-setting-treacherous_waters = Variante „Tödliche See“: Plättchen zwischen den Schiffen
nemo2-setting-relentless_pursuit = Variante „Unerbittliche Verfolgung“: Kriegsschiffe jagen die Nautilus
nemo2-setting-coordinated_navies = Variante „Koordinierte imperialistische Seemächte“: Jedes Schiff zählt gegen dich
nemo2-setting-realistic_torpedoes = Variante: Torpedos erreichen weder Seeungeheuer noch Luftschiffe

## Wörter

nemo2-resource-nemo = Nemo
nemo2-resource-crew = Crew
nemo2-resource-hull = Rumpf
nemo2-test-card = TEST-Karte
nemo2-test-search = Schatz suchen
nemo2-test-rest = Landgang gestatten
nemo2-test-repair = Reparatur durchführen
nemo2-test-refit = Technologie nachrüsten
nemo2-test-incite = Rebellion anstiften
nemo2-test-fire = Kriegsschiff schießt
nemo2-test-attack = Nautilus greift an
nemo2-test-torpedo = Dampf-Torpedos
nemo2-test-fog = Nebelmaschine
nemo2-mode-bold = Verwegener Angriff
nemo2-mode-stalk = Hinterhältiger Angriff
nemo2-mode-torpedo = Angriff mit Dampf-Torpedos
nemo2-pile-fail = FEHLSCHLAG
nemo2-pile-pass = ERFOLG
nemo2-pile-box = Schachtel
nemo2-group-0 = Weiß
nemo2-group-1 = Hellgelb
nemo2-group-2 = Gelb
nemo2-group-3 = Blau
nemo2-group-4 = Grün
nemo2-group-5 = Orange
nemo2-group-6 = Rot
nemo2-group-7 = Schwarz
nemo2-phase-name-adventure = Abenteuerphase
nemo2-phase-name-placement = Kontaktphase
nemo2-phase-name-action = Aktionsphase
nemo2-phase-name-over = Spielende
nemo2-dice = { $dice }
nemo2-chance = { $good } von { $all }, { $percent }{"\u00A0"}%
nemo2-chance-sure = sicher
nemo2-chance-never = unmöglich
nemo2-chance-alone = { $percent }{"\u00A0"}%
nemo2-chance-tiny = weniger als { $percent }{"\u00A0"}%
nemo2-counted = { $number }{"\u00A0"}× { $treasure }
nemo2-priced = { $upgrade } ({ $cost })
nemo2-dotted = { $ocean } (nur in der Kontaktphase)
nemo2-mark-nautilus = die Nautilus
nemo2-mark-gem = ein Schatzsuche-Stein
nemo2-mark-fleet = die Versunkene Schatzflotte

## Der Tisch

nemo2-board-turn = { $turn ->
    [0] Vor der Fahrt
   *[other] { $act ->
        [0] Runde { $turn }
       *[other] Runde { $turn }, Akt { $act }
    }, { $phase }
}{ $lull ->
    [yes] {" "}(Flaute)
   *[no] {""}
}. { $chosen ->
    [yes] Beweggrund „{ $motive }“. { $ap }{"\u00A0"}AP. Ruf { $notoriety }, geächtet ab { $outlaw }.
   *[no] Beweggrund: noch nicht gewählt. { $ap }{"\u00A0"}AP. Ruf { $notoriety }.
}
nemo2-board-motive = Der Beweggrund in der Wertung: je Stück { $added }; Punkte für { $times }
nemo2-board-notoriety = Felder des Rufs: { $first } blaue Schiffe, { $second } grüne Schiffe, { $flip } Kriegsschiffe werden violett, { $die } ein schwarzer Würfel mehr; bisher höchstens { $peak }
nemo2-board-resource = { $resource }: noch { $left } von { $most } ({ $box }), Riskieren bringt +{ $exert }{ $kind ->
    [wonder] ; Wunder der Welt { $vp }
    [science] ; Wissenschaft { $vp }
    [character] ; { $vp }{"\u00A0"}SP
    [penalty] ; { $vp }{"\u00A0"}SP
   *[none] {""}
}
nemo2-board-ocean = { $ocean } [{ $die }], belegte Felder: { $tokens } von { $capacity }; unbekannte Kontakte: { $contacts }; Schiffe: { $ships }; Rebellionen: { $uprisings }; freie Länder: { $free }; Verbindungen: { $links }{ $marked ->
    [yes] . Hier: { $marks }
   *[no] {""}
}
nemo2-board-ship = { $ship } ({ $values })
nemo2-board-lands = Rebellionen: { $lands }; Rebellionsmarker im Vorrat: { $left }, graue im Spiel: { $gray }
nemo2-board-tonnage = Tonnage, { $ocean }: { $ships }
nemo2-board-terror = Herr der Meere, nach Schiffen in der kürzesten Reihe: { $points }{"\u00A0"}SP
nemo2-board-salvage = Bergungsgut: { $ships }
nemo2-board-bag = Schiffsbeutel: { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}, Plättchen „Tödliche See“: { $tokens }; zurückgehalten: { $held }; abgeworfen: { $discarded }. Schatzbeutel: { $treasures }. Schatzsuche-Steine im Vorrat: { $gems }
nemo2-board-held = Zurückgehalten, { $group }: { $ships }
nemo2-board-cards = Abenteuerstapel: { $pile ->
    [one] 1 Karte
   *[other] { $pile } Karten
}. Zusätzliche Ereignisse: { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
}, Schatzsuche-Steine darauf: { $gems }. Aktuelle Karte: { $card }
nemo2-board-pass = ERFOLG: { $cards }
nemo2-board-fail = FEHLSCHLAG: { $cards }
nemo2-board-tableau = Auslage: { $cards }
nemo2-board-upgrades = Nachgerüstet: { $installed }. Nachrüstbar (Kosten in Bergungsgut): { $display }
nemo2-board-characters = Im Spiel: { $here }. Geopfert: { $gone }
nemo2-board-treasures = Entdeckte Schätze: { $treasures }
nemo2-board-score = Siegpunkte, wenn das Spiel jetzt endete: { $score } ({ $level })
nemo2-board-seat = { $seat }: { $officer }{ $captain ->
    [yes] , Kapitän
   *[no] {""}
}{ $semi ->
    [yes] ; { $glory }{"\u00A0"}RP; Schatzsuche-Steine: { $gems }, offene Karten: { $passed }, verdeckte: { $failed }
   *[no] {""}
}
nemo2-board-test = { $kind ->
    [fire] { $test }: { $needed } oder mehr, und es passiert nichts, Modifikator { $modifier }: in { $good } von { $among } Fällen ({ $percent }{"\u00A0"}%)
   *[test] { $test }: { $needed } oder mehr, Modifikator { $modifier }; gelingt in { $good } von { $among } Fällen ({ $percent }{"\u00A0"}%)
}
nemo2-board-rolled = { $test }: Würfel { $dice }, Modifikator { $modifier }, Ergebnis { $total }; { $kind ->
    [fire] ab { $needed } passiert nichts: { $good ->
        [yes] kein Treffer
       *[no] getroffen
    }
   *[test] nötig { $needed } oder mehr: { $good ->
        [yes] ERFOLG
       *[no] FEHLSCHLAG
    }
}
nemo2-board-modifier = {"  "}{ $value } { $reason } [{ $rule }]
nemo2-modifier-warships = Kriegsschiffe im Ozean
nemo2-modifier-ships = Schiffe im Ozean
nemo2-modifier-uprisings = Rebellionen in diesem Ozean
nemo2-modifier-arcane-library = Uralte Bibliothek
nemo2-modifier-reinforced-armor = Verstärkte Panzerung
nemo2-modifier-strengthened-prow = Verstärkter Bug
nemo2-modifier-stalk = Hinterhältig
nemo2-modifier-exert-nemo = Nemo riskiert
nemo2-modifier-exert-crew = Crew riskiert
nemo2-modifier-exert-hull = Rumpf riskiert
nemo2-modifier-treasure = Schatz abgeworfen
nemo2-modifier-help = Notfallhilfe

## Die Wertung

nemo2-score-warships = Kriegsschiffe
nemo2-score-nonwarships = Zivilschiffe
nemo2-score-adventures = Ereignisse
nemo2-score-treasures = Schätze
nemo2-score-liberation = Rebellionsmarker
nemo2-score-science = Wissenschaft
nemo2-score-wonders = Wunder der Welt
nemo2-score-characters = Personen
nemo2-score-terror = Herr der Meere
nemo2-score-penalties = Strafen

## Aussichten

nemo2-outlook-test = { $kind ->
    [fire] das Kriegsschiff schießt daneben ({ $number } oder mehr)
   *[test] { $test }: gelingt ({ $number } oder mehr)
}
nemo2-outlook-lull = zwei weiße Würfel zeigen die gleiche Augenzahl
nemo2-outlook-uprising = die Rebellion hält sich ({ $ocean }; { $number } oder mehr)

## Fragen

nemo2-ask-act3-choice = { $seat }, Akt III beginnt. Änderst du den Beweggrund oder suchst du eine weitere nachrüstbare Technologie aus?
nemo2-ask-action = { $seat }, du hast { $ap }{"\u00A0"}AP (Ozean: { $ocean }). Was tust du als Nächstes?
nemo2-ask-adventure-accept = { $seat }, das zusätzliche Ereignis ist „{ $card }“. Handelst du es ab oder schiebst du es unter den Stapel zurück?
nemo2-ask-attack-mode = { $seat }, wie greifst du an?
nemo2-ask-attack-target = { $seat }, welches Ziel wählst du?
nemo2-ask-card-option = { $source ->
    [card] { $seat }: „{ $card }“. Welchen Effekt wählst du?
   *[other] { $seat }, welchen Effekt wählst du?
}
nemo2-ask-consent = { $seat }, das gehört zu deinen Aufgaben. Stimmst du zu?
nemo2-ask-continue-attack = { $seat }, willst du weiterkämpfen?
nemo2-ask-cube-pick = { $seat }, welche Rebellion gibst du auf?
nemo2-ask-emergency-help = { $seat }, die Würfel sind gefallen. { $test }: Würfel { $dice }, Ergebnis { $total }. Nutzt du eine Notfallhilfe?
nemo2-ask-exert = { $seat }, gleich wird gewürfelt. { $test }: Modifikator { $modifier }. Was riskierst du?
nemo2-ask-first-captain = { $seat }, wer wird der erste Kapitän?
nemo2-ask-forgo-repair = { $seat }, auf wie viel Rumpf verzichtest du, um Kanonenkugeln zu entfernen?
nemo2-ask-captain-handover = { $seat }, gibst du das Kapitänsplättchen nach links weiter?
nemo2-ask-gem-ocean = { $seat }, in welchen Ozean legst du den Schatzsuche-Stein?
nemo2-ask-gem-reward = { $seat }, von wem nimmst du einen Schatzsuche-Stein?
nemo2-ask-hit-shield = { $seat }, { $total ->
    [0] die Nautilus ist getroffen, danach noch { $left } Treffer
   *[other] Treffer { $which } von { $total }
}. Nimmst du ihn hin oder wirfst du eine Technologie ab?
nemo2-ask-keep-card = { $seat }, ein Schiff ist zerstört. Spielst du eine BEHALTEN-Karte?
nemo2-ask-land-space = { $seat }, wo beginnt die Rebellion?
nemo2-ask-loss-pick = { $seat }, von welcher Nautilus-Ressource verlierst du 1?
nemo2-ask-loss-shield = { $seat }, du verlierst gleich eine Nautilus-Ressource. Nimmst du das hin oder wirfst du eine Technologie ab?
nemo2-ask-motive = { $seat }, was ist Kapitän Nemos Beweggrund?
nemo2-ask-move-path = { $seat }, wohin fährt die Nautilus (jetzt: { $ocean })?
nemo2-ask-place-anywhere = { $seat }, ein Schiff taucht auf: { $ship } ({ $ship_values }). In welchen Ozean der Welt legst du es?
nemo2-ask-place-contact = { $seat }, ein Schiff taucht auf: { $ship } ({ $ship_values }). Welchen unbekannten Kontakt ersetzt es?
nemo2-ask-place-flip = { $seat }, welches weiße Zivilschiff drehst du auf die Seite mit dem Kriegsschiff?
nemo2-ask-place-ocean = { $seat }, der Ozean ist voll. Wohin legst du den unbekannten Kontakt?
nemo2-ask-pursuit-order = { $seat }, für welchen Verfolger würfelst du als Nächstes?
nemo2-ask-refit-pick = { $seat }, welche Technologie rüstest du nach?
nemo2-ask-retain-treasure = { $seat }, setzt du einen behaltenen Schatz ein?
nemo2-ask-revive-pick = { $seat }, wer wird wiederbelebt?
nemo2-ask-sacrifice-pick = { $seat }, wen opferst du?
nemo2-ask-salvage-payment = { $seat }, welches Bergungsgut wirfst du ab?
nemo2-ask-ship-pick = { $seat }, welches Schiff wählst du?
nemo2-ask-stalk-decline = { $seat }, der unbekannte Kontakt ist aufgedeckt: { $target } ({ $target_values }). Kämpfst du?
nemo2-ask-start-payment = { $seat }, mit welchen drei Nautilus-Ressourcen bezahlst du?
nemo2-ask-start-upgrade = { $seat }, rüstest du die Technologie deines Beweggrunds ({ $upgrade }) gleich nach oder bleibt sie nachrüstbar liegen?
nemo2-ask-tonnage-or-salvage = { $seat }, zerstört: { $ship } ({ $ship_values }). Tonnage oder Bergungsgut?
nemo2-ask-tonnage-row = { $seat }, in welche Reihe der Tonnageleiste kommt dieses Schiff: { $ship }?
nemo2-ask-treasure-bonus = { $seat }, gleich wird gewürfelt. { $test }: Modifikator { $modifier }. Wirfst du dafür einen Schatz ab?
nemo2-ask-treasure-discard = { $seat }, welchen Schatz wirfst du ab?
nemo2-ask-upgrade-pick = { $seat }, welche Technologie wird nachrüstbar?
nemo2-ask-uprising-order = { $seat }, welchen Ozean überprüfst du als Nächstes?
nemo2-ask-uprising-response = { $seat }, die Rebellion wankt. Stützt du sie und erhöhst den Ruf oder legst du einen Rebellionsmarker zurück?
nemo2-ask-usurp = { $seat }, widersprichst du dem Kapitän?
nemo2-ask-usurp-answer = { $seat }, schließt du dich dem Vorschlag an?
nemo2-ask-white-pair = { $seat }, welche zwei weißen Würfel wählst du?

## Würfe und Ziehungen

nemo2-draw-2d6 = { $test }: zwei Würfel, Modifikator { $modifier }
nemo2-draw-adventure = Die nächste Karte des Abenteuerstapels
nemo2-draw-adventure-deck = Eine Karte vom Stapel „Zusätzliche Ereignisse“
nemo2-draw-black-dice = Die schwarzen Würfel
nemo2-draw-captain = Wer als erster Kapitän ausgelost wird
nemo2-draw-d6 = Ein Würfel
nemo2-draw-place-dice = Würfel für die Kontaktpriorität
nemo2-draw-red-group = Ein rotes Schiff
nemo2-draw-ship-bag = Ein Zug aus dem Schiffsbeutel
nemo2-draw-treasure-bag = Ein Schatz
nemo2-draw-upgrades = Eine nachrüstbare Technologie
nemo2-draw-white-dice = Die weißen Würfel

## Antworten

nemo2-option-accept = Den Wurf so stehen lassen
nemo2-option-adventure = Zusätzliches Ereignis ({ $cost }{"\u00A0"}AP)
nemo2-option-adopt = Sich anschließen: { $answer }
nemo2-option-agree = Zustimmen: { $answer }
nemo2-option-armor = Mannschaftsrüstungen: +1
nemo2-option-attack = Kampf durchführen ({ $cost }{"\u00A0"}AP)
nemo2-option-bear = Hinnehmen
nemo2-option-bold = Verwegen: Weiterkämpfen möglich, erhöht den Ruf
nemo2-option-captain = { $seat }
nemo2-option-check = Überprüfen: { $ocean }
nemo2-option-choose = { $effects }
nemo2-option-contact = Ein unbekannter Kontakt
nemo2-option-continue = Weiterkämpfen
nemo2-option-decline = Verzichten
nemo2-option-discard = Abwerfen: { $treasure }
nemo2-option-draw = Auslosen
nemo2-option-end = Phase beenden
nemo2-option-exert = Riskieren: { $resources }, +{ $bonus } ({ $chance })
nemo2-option-exert-nothing = Nichts riskieren ({ $chance })
nemo2-option-fight = Kämpfen
nemo2-option-flip = Umdrehen: { $ship } ({ $ocean }) wird { $back }: { $values }
nemo2-option-fog = Nebelmaschine ({ $cost }{"\u00A0"}AP): Der Ruf sinkt um die Augen zweier Würfel
nemo2-option-forgo = { $number ->
    [0] Die ganze Reparatur behalten
    [one] Auf { $number } Rumpf verzichten
   *[other] Auf { $number } Rumpf verzichten
}
nemo2-option-gain = 1 erhalten: { $resource }
nemo2-option-gem = Einen Schatzsuche-Stein von { $seat } nehmen
nemo2-option-give-up = Einen Rebellionsmarker zurücklegen
nemo2-option-hand-in = Bergungsgut abwerfen: { $ship }
nemo2-option-incite = Rebellion anstiften ({ $cost }{"\u00A0"}AP)
nemo2-option-install = { $price ->
    [0] Kostenlos nachrüsten
   *[other] Nachrüsten für { $price } Punkte von Nemo, Crew und Rumpf in beliebiger Mischung
}
nemo2-option-keep = Behalten
nemo2-option-land = { $land }
nemo2-option-leave = Nachrüstbar liegen lassen
nemo2-option-look-for-upgrade = Eine beiseitegelegte Technologie nachrüstbar machen
nemo2-option-look = Verdecktes ansehen
nemo2-option-lose = 1 verlieren: { $resource }
nemo2-option-motive = { $motive } (bisher { $score } wert{ $fatal ->
    [yes] ; schon geächtet: Die Partie wäre verloren)
   *[no] )
}
nemo2-option-move = Bewegung der Nautilus ({ $cost }{"\u00A0"}AP)
nemo2-option-none = Keinen Schatzsuche-Stein nehmen
nemo2-option-nothing = Nichts
nemo2-option-ocean = { $fight ->
    [yes] { $ocean }: Dort ist die Nautilus und muss sofort dagegen kämpfen
   *[no] { $ocean }
}
nemo2-option-pair = { $a } und { $b }: { $lull ->
    [yes] Flaute
   *[no] { $ap }{"\u00A0"}AP
}
nemo2-option-pass = Kapitänsplättchen weitergeben
nemo2-option-pay = Nemo { $nemo }, Crew { $crew }, Rumpf { $hull }
nemo2-option-pay-gem = Einen Schatzsuche-Stein abgeben und Kapitän werden
nemo2-option-play = Spielen: { $card }
nemo2-option-propose = Vorschlagen: { $answer }
nemo2-option-pursuer = { $ship }: { $values }
nemo2-option-refit = Technologie nachrüsten ({ $cost }{"\u00A0"}AP)
nemo2-option-refuse = Nicht zustimmen
nemo2-option-repair = Reparatur durchführen ({ $cost }{"\u00A0"}AP)
nemo2-option-resolve = Das Ereignis abhandeln
nemo2-option-rest = Landgang gestatten ({ $cost }{"\u00A0"}AP)
nemo2-option-retain = Einsetzen: { $treasure }. { $effects }
nemo2-option-return = Unter den Stapel zurückschieben
nemo2-option-revive = { $character }
nemo2-option-row = Reihe: { $ocean }
nemo2-option-sacrifice = Opfern: { $character }{ $gives ->
    [ap] , +{ $number }{"\u00A0"}AP
    [bonus] , +{ $number }
    [reroll] , neu würfeln
   *[nothing] {""}
} (Strafe: { $penalty }{ $fatal ->
    [yes] ; die Partie wäre verloren
   *[no] {""}
})
nemo2-option-salvage = Bergungsgut
nemo2-option-scrap = Mannschaftsrüstungen in die Schachtel legen: +2
nemo2-option-search = Schatz suchen ({ $cost }{"\u00A0"}AP)
nemo2-option-shield = Abwerfen: { $upgrade }
nemo2-option-ship = { $ship }: { $values }
nemo2-option-silent = Nichts sagen
nemo2-option-spend = Abwerfen: { $treasure }, +{ $bonus }
nemo2-option-spend-nothing = Keinen Schatz abwerfen
nemo2-option-stalk = Hinterhältig: +1; nach dem Aufdecken ist Verzichten möglich
nemo2-option-stay = Hierbleiben
nemo2-option-stop = Aufhören
nemo2-option-support = Stützen: Der Ruf steigt um das Würfelergebnis
nemo2-option-target = { $ship }: { $values }
nemo2-option-token = Einsetzen: { $token }, +2
nemo2-option-tonnage = Tonnage
nemo2-option-torpedo = Angriff mit Dampf-Torpedos ({ $cost }{"\u00A0"}AP)
nemo2-option-upgrade = { $upgrade } (Bergungsgut: { $cost }{ $scores ->
    [yes] ; am Ende nachgerüstet: { $points })
   *[no] )
}
nemo2-option-yield = Nachgeben

## Effekte

nemo2-do-nothing = nichts
nemo2-do-add-ap = +{ $number }{"\u00A0"}AP
nemo2-do-add-group = Verstärkungsflotte { $group } in den Schiffsbeutel
nemo2-do-act-three-choice = den Beweggrund ändern oder eine Technologie aussuchen
nemo2-do-all = { $effects }
nemo2-do-then = { $first }. Danach: { $rest }
nemo2-do-or = { $first }; oder { $second }
nemo2-do-begin-act = Akt { $number } beginnt
nemo2-do-begin-test = ein TEST mit dem TEST-Wert { $number } ({ $may ->
    [yes] riskieren: { $resources }
   *[no] nichts zu riskieren
})
nemo2-do-buy-nothing = keine Technologie, das Bergungsgut reicht nicht
nemo2-do-buy-upgrade = { $number ->
    [0] eine Technologie nachrüsten
   *[other] eine Technologie nachrüsten, { $number } Bergungsgut billiger
}
nemo2-do-change-notoriety = { $sign ->
    [up] Ruf +{ $number }
   *[down] Ruf −{ $number }
}
nemo2-do-choose = entweder { $options }
nemo2-do-cut-ap-gain = { $number }{"\u00A0"}AP weniger in dieser Runde
nemo2-do-discard-a-ship = hier ein Schiff abwerfen
nemo2-do-discard-all-here = alles in diesem Ozean abwerfen
nemo2-do-discard-treasures = { $number ->
    [one] 1 entdeckten Schatz abwerfen
   *[other] { $number } entdeckte Schätze abwerfen
}
nemo2-do-draw-card = die nächste Karte ziehen
nemo2-do-draw-treasures = { $number ->
    [one] 1 Schatz erhalten
   *[other] { $number } Schätze erhalten
}
nemo2-do-end-game = das Spiel endet
nemo2-do-fight-ship = gratis dagegen kämpfen ({ $mode })
nemo2-do-file-card = Karte ablegen: { $pile }
nemo2-do-file-card-worth = Karte ablegen: { $pile } ({ $points })
nemo2-do-fire-at-nautilus = Beschuss mit AW { $number }
nemo2-do-fleet-marker = Versunkene Schatzflotte ({ $ocean })
nemo2-do-free-adventure = { $forced ->
    [yes] ein zusätzliches Ereignis gratis, das abgehandelt werden muss
   *[no] ein zusätzliches Ereignis gratis
}
nemo2-do-gain = { $number } { $resource } erhalten
nemo2-do-gain-any = { $number ->
    [one] { $number } Nautilus-Ressource nach Wahl erhalten
   *[other] { $number } Nautilus-Ressourcen nach Wahl erhalten
}
nemo2-do-gain-full = kein Gewinn, { $resource } steht schon ganz oben
nemo2-do-gem = ein Schatzsuche-Stein ({ $ocean })
nemo2-do-gems-on-deck = Schatzsuche-Steine auf „Zusätzliche Ereignisse“: +{ $number }
nemo2-do-gray-cubes = { $number ->
    [one] 1 grauer Rebellionsmarker
   *[other] { $number } graue Rebellionsmarker
}
nemo2-do-help-bonus = +{ $number } auf den Wurf
nemo2-do-help-reroll = neu würfeln
nemo2-do-if = wenn { $condition }: { $effects }
nemo2-do-if-else = wenn { $condition }: { $effects }. Sonst: { $otherwise }
nemo2-do-install-card = nachrüsten: { $upgrade }
nemo2-do-lose = { $number } { $resource } verlieren
nemo2-do-lose-any = { $number ->
    [one] { $number } Nautilus-Ressource nach Wahl verlieren
   *[other] { $number } Nautilus-Ressourcen nach Wahl verlieren
}
nemo2-do-move-free = { $number ->
    [one] gratis bis zu 1 Ozean weit fahren
   *[other] gratis bis zu { $number } Ozeane weit fahren
}
nemo2-do-move-nautilus = die Nautilus fährt ({ $ocean })
nemo2-do-no-ap-this-turn = keine AP in dieser Runde
nemo2-do-open-link = neue Verbindung: { $first } – { $second }
nemo2-do-outcome = Bei ERFOLG: { $passed }. Bei FEHLSCHLAG: { $failed }
nemo2-do-outcome-then = { $results }. In jedem Fall: { $after }
nemo2-do-pay = { $number } { $resource } bezahlen
nemo2-do-pay-ap = { $number }{"\u00A0"}AP bezahlen
nemo2-do-pick-upgrade = eine beiseitegelegte Technologie nachrüstbar machen
nemo2-do-place = Kontaktpriorität abhandeln ({ $ocean })
nemo2-do-place-dice = { $number ->
    [one] Kontaktpriorität für 1 Würfel abhandeln
   *[other] Kontaktpriorität für { $number } Würfel abhandeln
}
nemo2-do-play-turn = diese Runde erst noch spielen
nemo2-do-remove-gem = den Schatzsuche-Stein hier entfernen
nemo2-do-repair-or-forgo = { $number } Rumpf erhalten oder dafür Kanonenkugeln entfernen
nemo2-do-required-repairs = Kanonenkugeln kommen auf die Karte; jeder Rumpfpunkt, auf den eine grüne Reparatur verzichtet, entfernt eine; ist die letzte weg, Karte ablegen: FEHLSCHLAG
nemo2-do-reveal-upgrades = { $number ->
    [one] 1 weitere nachrüstbare Technologie
   *[other] { $number } weitere nachrüstbare Technologien
}
nemo2-do-revive = wiederbeleben: { $character }
nemo2-do-rising-threat = die roten Schiffe kommen
nemo2-do-roll-ocean = einen Ozean auswürfeln
nemo2-do-sacrifice = opfern: { $character }
nemo2-do-set-ap = AP auf { $number } setzen
nemo2-do-ship-enters = { $known ->
    [yes] { $ship } taucht auf ({ $ocean })
   *[no] ein Schiff taucht auf ({ $ocean })
}
nemo2-do-sink-a-warship = hier ein Kriegsschiff zerstören
nemo2-do-skip-action-phase = keine Aktionsphase
nemo2-do-tested = { $test }. { $results }
nemo2-do-tonnage = { $number }{"\u00A0"}SP als Tonnage
nemo2-do-turn-torpedo = Torpedos ab jetzt mit nur einem Würfel
nemo2-do-uprising = { $where ->
    [any] eine Rebellion in einem beliebigen freien Land
   *[ocean] eine Rebellion ({ $ocean })
}
nemo2-worth-adventure = { $number }{"\u00A0"}SP als Ereignis
nemo2-worth-science = { $number ->
    [one] 1 Wissenschaftspunkt
   *[other] { $number } Wissenschaftspunkte
}
nemo2-worth-wonder = { $number ->
    [one] 1 Punkt für Wunder der Welt
   *[other] { $number } Punkte für Wunder der Welt
}
nemo2-worth-character = { $number }{"\u00A0"}SP für Personen
nemo2-worth-warship = { $number }{"\u00A0"}SP für Kriegsschiffe
nemo2-worth-nonwarship = { $number }{"\u00A0"}SP für Zivilschiffe
nemo2-worth-penalty = eine Strafe von { $signed }{"\u00A0"}SP
nemo2-if-in-oceans = die Nautilus hier ist ({ $oceans })
nemo2-if-sank-warship-in = gerade hier ein Kriegsschiff zerstört wurde ({ $oceans })
nemo2-if-anybody-in-play = eine Person im Spiel ist
nemo2-if-in-play = { $character } im Spiel ist
nemo2-if-in-play-and-window = { $character } im Spiel ist, { $window ->
    [action] in der Aktionsphase
    [help] als Notfallhilfe bei einem TEST
   *[sinking] nach einer Zerstörung
}
nemo2-if-sacrificed-and-window = { $character } geopfert ist, { $window ->
    [action] in der Aktionsphase
    [help] als Notfallhilfe bei einem TEST
   *[sinking] nach einer Zerstörung
}
nemo2-if-ship-here = ein aufgedecktes Schiff im Ozean der Nautilus liegt
nemo2-if-warship-here = ein aufgedecktes Kriegsschiff im Ozean der Nautilus liegt
nemo2-if-uprising-possible = ein Rebellionsmarker im Vorrat und ein Land jenes Ozeans frei ist
nemo2-if-window-action = Aktionsphase ist
nemo2-if-window-help = gerade ein TEST gewürfelt wurde
nemo2-if-window-sinking = gerade ein Schiff zerstört wurde

## Was auf dem Spiel steht

nemo2-forecast-test = { $test }: gelingt mit { $number } oder mehr (Modifikator { $modifier }): { $chance }
nemo2-forecast-fire = { $target ->
    [yes] Beschuss durch { $ship }
   *[no] Beschuss ohne Schiff
}: { $number } oder mehr mit Modifikator { $modifier }, und es passiert nichts: { $chance }
nemo2-forecast-lies = { $test }: Ergebnis { $total }, { $kind ->
    [fire] ab { $number } passiert nichts: { $good ->
        [yes] kein Treffer
       *[no] getroffen
    }
   *[test] nötig { $number } oder mehr: { $good ->
        [yes] ERFOLG
       *[no] FEHLSCHLAG
    }
}
nemo2-forecast-end = {"  "}{ $result } ({ $chance }): { $effects }
nemo2-forecast-settled = {"  "}{ $result }: { $effects }
nemo2-forecast-settled-bare = {"  "}{ $result }
nemo2-forecast-bare = {"  "}{ $result }: { $chance }
nemo2-forecast-exertion = {"  "}Ein FEHLSCHLAG kostet { $number } von jeder riskierten Ressource ({ $resources }): { $chance }
nemo2-forecast-exertion-settled = {"  "}Dazu kostet dieses Ergebnis { $number } von jeder riskierten Ressource: { $resources }
nemo2-forecast-defeat = {"  "}Das Spiel ist verloren, falls weder Notfallhilfe noch eine Technologie es abwendet: { $chance }
nemo2-forecast-defeat-settled = {"  "}Mit diesem Ergebnis ist das Spiel verloren.
nemo2-forecast-fatal = Damit ist das Spiel sofort verloren.
nemo2-forecast-bonus = { $resource } +{ $bonus }
nemo2-forecast-may-exert = {"  "}Vor dem Wurf riskierbar: { $offers }
nemo2-forecast-may-spend = {"  "}Vor dem Wurf darf ein Schatz mit aufgedrucktem Wert als Bonus abgeworfen werden.
nemo2-forecast-effects = {"  "}Folgen: { $effects }
nemo2-forecast-kept = Sie bleibt in der Auslage. Spielbar { $when }: { $effects }. Wird sie nie gespielt: { $unused }.
nemo2-forecast-fog = Der Ruf sinkt um die Augen zweier Würfel: { $low } bis { $high }, im Mittel { $number }.
nemo2-forecast-adventure = Oberste Karte von { $number }, { $gems ->
    [0] kein Stein darauf
    [one] ein Stein darauf: ein Schatz
   *[other] { $gems } Steine darauf: je ein Schatz
}
nemo2-forecast-ap-lost = { $number ->
    [one] 1 AP verfällt
   *[other] { $number }{"\u00A0"}AP verfallen
}: Nur einer bleibt.
nemo2-forecast-target = { $ship }: { $fires ->
    [yes] Beschuss ohne Schaden: { $spared }; { $sunk }
   *[no] schießt nicht; { $sunk }
}
nemo2-forecast-both = { $first }; { $second }
nemo2-forecast-sunk = { $mode }, Ziel zerstört: { $chance }
nemo2-forecast-contact = Ein unbekannter Kontakt. Schiffe im Beutel: { $number }, davon Kriegsschiffe: { $warships }{ $tokens ->
    [0] {""}
   *[other] , Plättchen: { $tokens }
}. Ohne etwas zu riskieren: { $sunk }
nemo2-forecast-contact-risk = {"  "}Ein Kriegsschiff schießt zuerst. Der Ruf steigt, wenn es zerstört wird{ $torpedo ->
    [yes] {""}
   *[no] , bei einem Fehlschlag um 1, bei zwei gewürfelten Einsen um 2
}.
nemo2-forecast-nothing-to-draw = Der Schiffsbeutel ist leer: Der Kontakt verschwindet und der Angriff endet.
nemo2-forecast-price = Ruf +{ $number } fürs Weiterkämpfen.
nemo2-forecast-check = Die Rebellion hält sich mit { $number } oder mehr ({ $ocean }): { $chance }
nemo2-forecast-pursuer = { $ship } greift an: { $chance }
nemo2-forecast-locations = {"  "}Zufallsschaden (Augenzahlen von sechs): Nemo { $nemo }, Crew { $crew }, Rumpf { $hull }, kein Schaden { $none }
nemo2-forecast-motive = Mit diesem Beweggrund ergäbe die Wertung jetzt { $score }{"\u00A0"}SP ({ $level }).
nemo2-end-pass = ERFOLG
nemo2-end-fail = FEHLSCHLAG
nemo2-end-sunk = Zerstört
nemo2-end-missed = Daneben
nemo2-end-double = Daneben mit gewürfeltem 1er-Pasch
nemo2-end-spared = Kein Treffer
nemo2-end-hits = { $number } Treffer
nemo2-end-row = { $totals }, { $title }
nemo2-totals = { $low } bis { $high }
nemo2-totals-most = bis { $number }
nemo2-totals-least = { $number } oder mehr

## Das Protokoll

nemo2-act = Akt { $act } beginnt.
nemo2-action = Aktion: { $action }.
nemo2-action-adventure = Zusätzliches Ereignis
nemo2-action-attack = Kampf durchführen
nemo2-action-fog = Nebelmaschine
nemo2-action-incite = Rebellion anstiften
nemo2-action-move = Bewegung der Nautilus
nemo2-action-play = eine BEHALTEN-Karte
nemo2-action-refit = Technologie nachrüsten
nemo2-action-repair = Reparatur durchführen
nemo2-action-rest = Landgang gestatten
nemo2-action-retain = ein behaltener Schatz
nemo2-action-sacrifice = ein Opfer
nemo2-action-search = Schatz suchen
nemo2-action-torpedo = Angriff mit Dampf-Torpedos
nemo2-adventure = Zusätzliches Ereignis: „{ $card }“.
nemo2-adventure-returned = „{ $card }“ kommt unter den Stapel „Zusätzliche Ereignisse“.
nemo2-ap-cut = Diese Runde bringt { $number }{"\u00A0"}AP weniger.
nemo2-ap-set = Die AP werden auf { $number } gesetzt.
nemo2-attack = { $mode }.
nemo2-bag-refilled = Die abgeworfenen Schiffe kommen zurück in den Schiffsbeutel.
nemo2-black-dice = Schwarze Würfel: { $dice }.
nemo2-captain = { $seat } ist Kapitän.
nemo2-card = Karte: „{ $card }“.
nemo2-contact = Neuer unbekannter Kontakt: { $ocean }.
nemo2-deck-gems = Schatzsuche-Steine auf „Zusätzliche Ereignisse“: { $number }.
nemo2-destroyed = Technologie abgeworfen: { $upgrade } ({ $pile }).
nemo2-discarded = Schatz abgeworfen: { $treasure }.
nemo2-entered = Ein Schiff taucht auf: { $ship } ({ $ocean }).
nemo2-epilogue = Epilog „{ $motive }“, „{ $level }“: { $tale }
nemo2-exerted = Riskiert: { $resources }.
nemo2-extra-die = Ab jetzt wird ein weiterer schwarzer Würfel geworfen.
nemo2-filed = Abgelegt: „{ $card }“ ({ $pile }).
nemo2-fleet = Hier liegt die Versunkene Schatzflotte: { $ocean }.
nemo2-flipped = Umgedreht: { $ship } wird zu { $back }.
nemo2-gained = { $resource } +{ $number }.
nemo2-gained-ap = +{ $number }{"\u00A0"}AP.
nemo2-gem = Neuer Schatzsuche-Stein: { $ocean }.
nemo2-gem-taken = { $seat } nimmt { $other } einen Schatzsuche-Stein ab.
nemo2-glory = { $seat }: { $points ->
    [one] 1 Ruhmespunkt
   *[other] { $points } Ruhmespunkte
}, Platz { $rank }.
nemo2-gray-cubes = Graue Rebellionsmarker auf der Karte: { $number }.
nemo2-group = Die Verstärkungsflotte { $group } kommt in den Schiffsbeutel.
nemo2-hit = Treffer, Zufallsschaden { $die }: { $resource }.
nemo2-installed = Nachgerüstet: { $upgrade }.
nemo2-lost = { $resource } −{ $number }.
nemo2-lull = Flaute: Zwei weiße Würfel zeigen { $die }.
nemo2-missed = Daneben: { $ship } bleibt.
nemo2-motive = Nemos Beweggrund ist „{ $motive }“.
nemo2-moved = Die Nautilus ist jetzt hier: { $ocean }.
nemo2-notoriety = Kapitän Nemos Ruf: { $number } ({ $by }).
nemo2-paid = Bezahlt: { $number } { $resource }.
nemo2-paid-ap = Bezahlt: { $number }{"\u00A0"}AP.
nemo2-phase-over = Die Aktionsphase endet mit { $ap }{"\u00A0"}AP.
nemo2-place-dice = Würfel für die Kontaktpriorität: { $dice }.
nemo2-played = Gespielt: „{ $card }“.
nemo2-pursuit = { $ship } verfolgt die Nautilus: Würfel { $die }.
nemo2-red-discarded = Rotes Schiff abgeworfen: { $ship }.
nemo2-replaced = Ein unbekannter Kontakt wird ersetzt: { $ship } ({ $ocean }).
nemo2-result = { $test }: Ergebnis { $total }, { $outcome ->
    [success] ERFOLG
    [hits] die Nautilus ist getroffen
    [missed] daneben
   *[failure] FEHLSCHLAG
}.
nemo2-revealed = Der unbekannte Kontakt ist aufgedeckt: { $ship }.
nemo2-revived = Wiederbelebt: { $character }.
nemo2-rolled = { $test }: Würfel { $dice }.
nemo2-rolled-ocean = Der Würfel bestimmt: { $ocean }.
nemo2-row = { $test }: „{ $row }“.
nemo2-sacrificed = Geopfert: { $character }.
nemo2-salvage-paid = Bergungsgut abgeworfen: { $ship }.
nemo2-salvaged = Neues Bergungsgut: { $ship }.
nemo2-ship-discarded = Schiff abgeworfen: { $ship }.
nemo2-spent = Schatz abgeworfen für +{ $value }: { $treasure }.
nemo2-start-paid = Für die Technologie bezahlt: Nemo { $nemo }, Crew { $crew }, Rumpf { $hull }.
nemo2-sunk = Zerstört: { $ship }.
nemo2-swept = Hier wird alles abgeworfen: { $ocean }.
nemo2-token = Tödliche See: „{ $token }“.
nemo2-tonnage = Neue Tonnage: { $ship } (Reihe { $ocean }).
nemo2-torpedo = Dampf-Torpedos: Würfel { $die }, { $passed ->
    [yes] Treffer
   *[no] kein Treffer
}.
nemo2-treasure = Schatz: { $treasure }.
nemo2-tunnel = Der Arabische Tunnel ist offen: { $first } – { $second }.
nemo2-turn = Runde { $turn }.
nemo2-heading = { $turn ->
    [0] Vor der Fahrt
   *[other] { $act ->
        [0] Runde { $turn } · { $phase }
       *[other] Akt { $act }, Runde { $turn } · { $phase }
    }
}
nemo2-upgrade-shown = Nachrüstbar: { $upgrade }.
nemo2-uprising = Rebellion: { $land }.
nemo2-uprising-check = Rebellion überprüft ({ $ocean }): Würfel { $die } gegen { $strength }.
nemo2-uprising-ended = Rebellion aufgegeben: { $land }.
nemo2-used-treasure = Schatz eingesetzt: { $treasure }.
nemo2-usurped = { $seat } reißt den Posten des Kapitäns an sich (bisher: { $other }).
nemo2-winner = { $seat } gewinnt.
nemo2-white-dice = Weiße Würfel: { $dice }.
nemo2-violet = Alle Kriegsschiffe auf dem Spielplan außer den grauen werden auf die violette Seite gedreht.
nemo2-defeat-nemo = Kapitän Nemo ist gebrochen. Die Partie ist verloren.
nemo2-defeat-crew = Kein Matrose ist mehr am Leben. Die Partie ist verloren.
nemo2-defeat-hull = Die Nautilus ist zerschellt. Die Partie ist verloren.
nemo2-defeat-outlaw = Nemo ist auf der ganzen Welt geächtet. Die Partie ist verloren.
nemo2-defeat-oceans = Die Ozeane sind voller Feinde. Die Partie ist verloren.
nemo2-over-defeat = Die Reise endet mit einer Niederlage.
nemo2-over-fiasco = Die Reise endet als Armutszeugnis.
nemo2-over-status-quo = Die Reise endet, und sie bleibt wirkungslos.
nemo2-over-success = Die Reise endet mit einem bedeutenden Erfolg.
nemo2-over-triumph = Die Reise endet mit einem Triumph.
nemo2-verdict = { $outcome ->
    [win] Die Partie ist gewonnen
    [loss] Die Partie ist verloren
   *[survived] Die Partie ist weder gewonnen noch verloren
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} ({ $level }).
nemo2-verdict-defeat = Nach einer Niederlage wird nicht gewertet.
nemo2-tale-science-defeat = Im Labor wird es still, und die Notizbücher versinken mit dem Schiff.
nemo2-tale-science-fiasco = Ein paar verwischte Seiten gelangen an die Oberfläche und werden als Kuriosa abgelegt.
nemo2-tale-science-status-quo = Die Erkenntnisse werden gedruckt und gehen ohne Namen in die Lehrbücher ein.
nemo2-tale-science-success = Auf dieser Reise wird eine neue Wissenschaft von der Tiefe begründet.
nemo2-tale-science-triumph = Mit dem, was die Nautilus ans Licht gebracht hat, beginnt ein Zeitalter der Meeresforschung.
nemo2-tale-explore-defeat = Die Seekarte endet in einer unvollendeten Linie.
nemo2-tale-explore-fiasco = Die Hälfte der Route lässt sich nachfahren, und nur wenige versuchen es.
nemo2-tale-explore-status-quo = Auf den Karten erscheinen einige neue Namen.
nemo2-tale-explore-success = Endlich ist die verborgene Gestalt der Ozeane gezeichnet.
nemo2-tale-explore-triumph = Wer später auf Entdeckung geht, segelt im Kielwasser der Nautilus.
nemo2-tale-anti-imperialism-defeat = Die Rebellen warten auf ein Zeichen vom Meer, das niemals kommt.
nemo2-tale-anti-imperialism-fiasco = Ein paar Häfen brennen, und die Garnisonen kehren zurück.
nemo2-tale-anti-imperialism-status-quo = Die Kolonien erringen ein paar Worte auf dem Papier.
nemo2-tale-anti-imperialism-success = Ein Volk nach dem anderen zwingt seine Herrscher an den Verhandlungstisch.
nemo2-tale-anti-imperialism-triumph = Küste um Küste lassen die Imperien los.
nemo2-tale-war-defeat = Der Wolf der Meere ist gestellt.
nemo2-tale-war-fiasco = Die Flotten betrauern einige gute Schiffe und bauen bessere.
nemo2-tale-war-status-quo = Geleitzüge entstehen, und der Krieg gegen den Krieg wird zur Fußnote.
nemo2-tale-war-success = Die Kanonenschiffe rosten vor Anker.
nemo2-tale-war-triumph = Kein Kriegsschiff wagt sich mehr aus dem Hafen.

## Warum nicht

# Was einer Antwort fehlt, deren Bedingung nicht gilt
nemo2-needs-anybody = Dafür muss eine Person im Spiel sein.
nemo2-needs-character = Dafür muss { $character } im Spiel sein.
nemo2-needs-oceans = Das geht nur hier: { $oceans }.
nemo2-needs-sacrificed = { $character } muss dafür geopfert sein.
nemo2-needs-ship = Dafür muss ein aufgedecktes Schiff im Ozean der Nautilus liegen.
nemo2-needs-sunk-warship = Dafür muss gerade hier ein Kriegsschiff zerstört worden sein: { $oceans }.
nemo2-needs-uprising = Dafür braucht es einen Rebellionsmarker im Vorrat und eine freie Rebellion in jenem Ozean.
nemo2-needs-warship = Dafür muss ein aufgedecktes Kriegsschiff im Ozean der Nautilus liegen.

nemo2-why-after-roll = Das ist vor dem Wurf zu entscheiden.
nemo2-why-already-checked = Dieser Ozean ist schon geprüft.
nemo2-why-armor-used = Die Mannschaftsrüstungen sind schon eingesetzt.
nemo2-why-beyond-torpedoes = Torpedos erreichen dieses Ziel nicht.
nemo2-why-bold-attack-only = Die Mannschaftsrüstungen helfen nur beim Wurf für einen verwegenen Angriff.
nemo2-why-condition = Die Bedingung dafür ist nicht erfüllt.
nemo2-why-cube-already = Dort gibt es schon eine Rebellion.
nemo2-why-deck-empty = Der Stapel „Zusätzliche Ereignisse“ ist leer.
nemo2-why-exert-not-listed = Diese Nautilus-Ressource darf hier nicht riskiert werden.
nemo2-why-exert-one-only = Hier darf nur eine Nautilus-Ressource riskiert werden.
nemo2-why-exert-twice = Jede Nautilus-Ressource darf einmal riskiert werden.
nemo2-why-fog-without-help = Beim Wurf für die Nebelmaschine ist keine Notfallhilfe erlaubt.
nemo2-why-gem-already = Dort liegt schon ein Schatzsuche-Stein.
nemo2-why-gem-is-due = Ein Schatzsuche-Stein ist zu nehmen.
nemo2-why-gem-not-adjacent = Das grenzt nicht an diesen Ozean.
nemo2-why-gives-no-help = Diese Person kann bei einem Wurf nicht helfen.
nemo2-why-gives-no-points = Diese Person bringt keine Aktionspunkte.
nemo2-why-immune = Dieser Kapitän hat den Posten in dieser Runde an sich gerissen und ist davor sicher.
nemo2-why-land-not-linked = Diese Rebellion ist nicht mit dem Ozean verbunden.
nemo2-why-mode-fixed = Beim Weiterkämpfen bleibt die Angriffsart dieselbe.
nemo2-why-motive-already = Das ist schon der Beweggrund.
nemo2-why-must-fight = Dieser Kampf lässt sich nicht ablehnen.
nemo2-why-must-move = Die Nautilus muss sich jetzt bewegen.
nemo2-why-must-sacrifice = Eine Person muss geopfert werden.
nemo2-why-no-action-points = Es sind zu wenige Aktionspunkte da.
nemo2-why-no-contact-here = Dort liegt kein unbekannter Kontakt.
nemo2-why-no-contact-to-attack = Im Ozean der Nautilus liegt kein unbekannter Kontakt.
nemo2-why-no-continuation = Jetzt lässt sich nicht weiterkämpfen.
nemo2-why-no-crew-armor = Die Elektrischen Mannschaftsrüstungen sind nicht nachgerüstet.
nemo2-why-no-cube-here = Dort liegt kein Rebellionsmarker.
nemo2-why-no-cubes-left = Im Vorrat ist kein Rebellionsmarker mehr.
nemo2-why-no-fog-machine = Die Nebelmaschine ist nicht nachgerüstet.
nemo2-why-no-free-land = In diesem Ozean ist keine Rebellion mehr frei.
nemo2-why-no-gem = Ohne eigenen Schatzsuche-Stein kannst du den Posten nicht an dich reißen.
nemo2-why-no-gem-here = In diesem Ozean liegt kein Schatzsuche-Stein.
nemo2-why-no-gem-there = Von dieser Person ist kein Schatzsuche-Stein zu bekommen.
nemo2-why-no-link = Dorthin führt keine Verbindung für Bewegungen.
nemo2-why-no-pursuer = Für dieses Schiff steht kein Verfolgungswurf aus.
nemo2-why-no-row-there = Dieser Ozean hat keine eigene Reihe.
nemo2-why-no-salvage-from-effects = Was ein Effekt zerstört, kann nur Tonnage werden.
nemo2-why-no-such-choice = Das bietet die Karte nicht an.
nemo2-why-no-such-pair = Das sind nicht zwei der weißen Würfel.
nemo2-why-no-such-player = Dort sitzt niemand.
nemo2-why-no-target = Es gibt kein Ziel für einen Angriff.
nemo2-why-no-token-effect = Dieser Schatz hat keinen Effekt zum Einsetzen.
nemo2-why-no-torpedoes = Die Dampf-Torpedos sind nicht nachgerüstet.
nemo2-why-no-upgrade-on-display = Es liegt keine nachrüstbare Technologie aus.
nemo2-why-no-upgrade-set-aside = Es ist keine Technologie mehr beiseitegelegt.
nemo2-why-no-warship = Das ist kein Kriegsschiff.
nemo2-why-no-white-ship = Auf dem Spielplan liegt kein solches weißes Schiff.
nemo2-why-not-adjacent = Das grenzt nicht an diesen Ozean an.
nemo2-why-not-collected = Dieser Schatz ist nicht unter den entdeckten.
nemo2-why-not-in-salvage = Dieses Schiff liegt nicht beim Bergungsgut.
nemo2-why-not-in-tableau = Diese Karte liegt nicht in der Auslage.
nemo2-why-not-installed = Diese Technologie ist nicht nachgerüstet.
nemo2-why-not-now = Danach ist jetzt nicht gefragt.
nemo2-why-not-on-display = Diese Technologie liegt nicht bei den nachrüstbaren.
nemo2-why-not-proposable = Das ist hier keine andere erlaubte Entscheidung.
nemo2-why-not-proposed = Vorgeschlagen ist etwas anderes.
nemo2-why-not-sacrificed = Diese Person ist nicht geopfert.
nemo2-why-not-set-aside = Diese Technologie ist nicht beiseitegelegt.
nemo2-why-not-spendable = Dieser Schatz hat keinen aufgedruckten Siegpunkt-Wert.
nemo2-why-not-yours = Das gehört jemand anderem.
nemo2-why-ocean-full = In diesem Ozean ist kein Feld frei.
nemo2-why-pay-fatal = Mit dieser Zahlung wäre die Partie verloren.
nemo2-why-placement-only = Diese Verbindung gilt nur in der Kontaktphase, nicht für die Bewegung.
nemo2-why-row-not-adjacent = Diese Reihe gehört zu einem anderen Ozean.
nemo2-why-sacrifice-window = Ein Opfer bringt in diesem Moment nichts.
nemo2-why-sacrificed = Diese Person ist schon geopfert.
nemo2-why-salvage-full = Alle vier Felder für Bergungsgut sind belegt.
nemo2-why-secret = Das darf niemand ansehen.
nemo2-why-target-elsewhere = Dieses Schiff ist nicht im Ozean der Nautilus.
nemo2-why-three-points-due = Zu bezahlen sind genau drei Nautilus-Ressourcen.
nemo2-why-too-little-salvage = Es ist zu wenig Bergungsgut da.
nemo2-why-too-much-forgone = Auf so viele Punkte lässt sich nicht verzichten.
nemo2-why-torpedo-used = Die Dampf-Torpedos sind in dieser Phase schon eingesetzt.
nemo2-why-treasure-window = Dieser Schatz ist für einen anderen Zeitpunkt.
nemo2-why-wrong-window = Das lässt sich zu diesem Zeitpunkt nicht einsetzen.

## Fehler der Tabellen und Einstellungen


## The drawer

nemo2-drawer-kept = Behalten: { $card }, { $when }: { $effects }. Wird sie nie gespielt: { $unused }
nemo2-drawer-token = Plättchen: { $treasure }: { $effects }
nemo2-window-action = in der Aktionsphase
nemo2-window-sinking = nach einer Zerstörung
nemo2-window-other = zu dem Zeitpunkt, den die Karte nennt
nemo2-window-if = { $window }, wenn { $condition }
nemo2-drawer-bag = Im Schiffsbeutel: { $number }
nemo2-drawer-held = Zurückgehalten: { $number }
nemo2-drawer-discarded = Abgeworfen: { $number }
nemo2-drawer-ship = { $front } / { $back }
nemo2-drawer-treasures = Im Schatzbeutel: { $treasures }
nemo2-drawer-lost = Abgeworfene Schätze: { $treasures }
nemo2-drawer-tokens = Plättchen im Schiffsbeutel: { $number }. Noch nicht gesehen: { $tokens }
nemo2-drawer-stack = { $seat }, offen: { $up }; verdeckt: { $down }
nemo2-drawer-motive = Wertung mit dem Beweggrund „{ $motive }“: { $score } ({ $level }). { $sources }
nemo2-drawer-source = { $source } { $points }

## Boxes of the resource tracks

nemo2-box-nemo = voll
nemo2-box-strong = stark
nemo2-box-determined = entschlossen
nemo2-box-steady = gefasst
nemo2-box-erratic = unberechenbar
nemo2-box-unstable = labil
nemo2-box-broken = gebrochen
nemo2-box-crew = voll
nemo2-box-fresh = ausgeruht
nemo2-box-fit = fit
nemo2-box-tired = müde
nemo2-box-spent = erschöpft
nemo2-box-killed = getötet
nemo2-box-hull = voll
nemo2-box-shipshape = tadellos
nemo2-box-fighting-trim = gefechtsklar
nemo2-box-seaworthy = seetüchtig
nemo2-box-listing = Schlagseite
nemo2-box-shattered = zerschellt

nemo2-moment = { $act ->
    [0] Vor der Fahrt
   *[other] Akt { $act }, Runde { $turn } · { $phase }
}
