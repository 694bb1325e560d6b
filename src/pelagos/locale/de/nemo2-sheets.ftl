### Nemos Krieg, zweite Ausgabe: was auf jedem Teil der Schachtel zu lesen ist.

## Schiffe

nemo2-kind-ship = Schiff
nemo2-sheet-ship-group-0 = Weiß: eines der 30 Zivilschiffe, die von Anfang an im Schiffsbeutel sind.
nemo2-sheet-ship-group-1 = Hellgelb: eines der 14 Kriegsschiffe, die von Anfang an im Schiffsbeutel sind.
nemo2-sheet-ship-group-2 = Gelb: ein Kriegsschiff, das mit Akt II in den Schiffsbeutel kommt.
nemo2-sheet-ship-group-3 = Blau: ein Kriegsschiff, das in den Schiffsbeutel kommt, wenn der Ruf den ersten Schwellenwert erreicht.
nemo2-sheet-ship-group-4 = Grün: ein Kriegsschiff, das in den Schiffsbeutel kommt, wenn der Ruf den zweiten Schwellenwert erreicht.
nemo2-sheet-ship-group-5 = Orange: ein Kriegsschiff, das mit Akt III in den Schiffsbeutel kommt.
nemo2-sheet-ship-group-6 = Rot: ein Kriegsschiff, das mit dem Wendepunkt kommt.
nemo2-sheet-ship-group-7 = Schwarz: ein Kriegsschiff, das nur ein Ereignis ins Spiel bringt.
nemo2-sheet-ship-back-gray = Grau: { $ship }, ein Kriegsschiff. Auf diese Seite wird ein weißes Schiff gedreht, wenn die Ozeane ringsum voll sind.
nemo2-sheet-ship-back-violet = Violett: { $ship }. Auf dieser Seite liegt ein Kriegsschiff, sobald der Ruf einmal 36 war.
nemo2-printed-ships-class-yes = Klasse: { $class }. Ohne Flagge.
nemo2-printed-ships-class-no = Klasse: { $class }. Flagge: { $nation }.
nemo2-printed-ships-attack = Angriffswert { $value }: Es schießt zuerst, und ein Ergebnis unter { $value } trifft die Nautilus.
nemo2-printed-ships-defense = Verteidigungswert { $value }: Ein Angriff, der { $value } erreicht, zerstört es.
nemo2-printed-ships-notoriety = { $value ->
    [0] Seine Zerstörung lässt den Ruf unverändert.
    [one] Ruf +1, wenn es zerstört wird.
   *[other] Ruf +{ $value }, wenn es zerstört wird.
}
nemo2-printed-ships-vp-warship = Als Tonnage bringt es { $value }{"\u00A0"}SP als Kriegsschiff; der Beweggrund zählt seine Zahl für Kriegsschiffe dazu.
nemo2-printed-ships-vp-other = Als Tonnage bringt es { $value }{"\u00A0"}SP als Zivilschiff; der Beweggrund zählt seine Zahl für Zivilschiffe dazu.
nemo2-printed-ships-vp-science = { $value ->
    [one] Als Tonnage bringt es auch 1 Wissenschaftspunkt.
   *[other] Als Tonnage bringt es auch { $value } Wissenschaftspunkte.
}
nemo2-printed-ships-vp-wonder = { $value ->
    [one] Als Tonnage bringt es auch 1 Punkt für Wunder der Welt.
   *[other] Als Tonnage bringt es auch { $value } Punkte für Wunder der Welt.
}
nemo2-printed-ships-armored = Gepanzert: Mit Haftminen greift die Nautilus zuerst an.
nemo2-printed-ships-sink-effect = Wenn es zerstört wird: { $effects }.
nemo2-values = { $kind ->
    [warship] AW { $attack }, VW { $defense }
   *[other] VW { $defense }
}, Ruf +{ $skulls }, { $vp }{"\u00A0"}SP{ $icon ->
    [science] , Wissenschaft { $science }
    [wonder] , Wunder { $wonder }
    [both] , Wissenschaft { $science }, Wunder { $wonder }
   *[none] {""}
}{ $armored ->
    [yes] , gepanzert
   *[no] {""}
}{ $sinks ->
    [yes] ; bei Zerstörung: { $effects }
   *[no] {""}
}

## Klassen und Flaggen

nemo2-class-airship = Luftschiff
nemo2-class-armored-frigate-warship = Panzerfregatte
nemo2-class-battleship = Schlachtschiff
nemo2-class-capital-warship = Großkampfschiff
nemo2-class-clipper-ship = Klipper
nemo2-class-freighter-ship = Frachtschiff
nemo2-class-frigate-warship = Fregatte
nemo2-class-ghost-ship = Geisterschiff
nemo2-class-ironclad-warship = Eisenpanzerschiff
nemo2-class-ironside-warship = Eisenschiff
nemo2-class-mail-ship = Postschiff
nemo2-class-monster = Ungeheuer
nemo2-class-passenger-ship = Passagierschiff
nemo2-class-pirate-warship = Piratenschiff
nemo2-class-raider-warship = Kaperschiff
nemo2-class-ram-warship = Rammschiff
nemo2-class-slaver-ship = Sklavenschiff
nemo2-class-steam-cruiser-warship = Dampfkreuzer
nemo2-class-whaler-ship = Walfänger
nemo2-nation-american = amerikanisch
nemo2-nation-austrian = österreichisch
nemo2-nation-british = britisch
nemo2-nation-confederate-states = Konföderierte Staaten
nemo2-nation-danish = dänisch
nemo2-nation-dutch = niederländisch
nemo2-nation-french = französisch
nemo2-nation-german = deutsch
nemo2-nation-italian = italienisch
nemo2-nation-japanese = japanisch
nemo2-nation-norwegian = norwegisch
nemo2-nation-ottoman = osmanisch
nemo2-nation-peruvian = peruanisch
nemo2-nation-russian = russisch
nemo2-nation-spanish = spanisch

## Tödliche See

nemo2-kind-token-event = Plättchen „Tödliche See“, geschieht sofort
nemo2-kind-token-weather = Plättchen „Tödliche See“, Wetter
nemo2-kind-token-ship-group = Plättchen „Tödliche See“, Schiffsgruppe
nemo2-kind-token-retain = Plättchen „Tödliche See“, zum Behalten
nemo2-sheet-token-attack = Angriffswert { $value }: Beschuss wie durch ein Kriegsschiff; ein Ergebnis unter { $value } trifft.
nemo2-sheet-token-drawn = Wenn es gezogen wird: { $effects }.
nemo2-sheet-token-galakta = Nach der Spielregel von Galakta: { $effects }.
nemo2-sheet-red-sky = Es bleibt in der Auslage. Als Notfallhilfe wird es für +2 auf einen Wurf abgeworfen.
nemo2-sheet-group-placed = Kommt es auf den Spielplan, wird für seinen Ozean noch zweimal die Kontaktpriorität abgehandelt.

## Karten

nemo2-kind-event-play = Ereignis, AUSFÜHREN
nemo2-kind-event-keep = Ereignis, BEHALTEN
nemo2-kind-event-test = Ereignis, TEST
nemo2-kind-finale-play = Finale, AUSFÜHREN
nemo2-kind-finale-test = Finale, TEST
nemo2-kind-prologue = Aktkarte, der Prolog
nemo2-kind-first-intermission = Aktkarte, die erste Pause
nemo2-kind-second-intermission = Aktkarte, die zweite Pause
nemo2-kind-rising-threat = Der Wendepunkt
nemo2-printed-events-number = Nummer { $value } der Ereignisse.
nemo2-sheet-card-when = Sie kann gespielt werden: { $when }.
nemo2-sheet-does = Was geschieht: { $effects }.
nemo2-sheet-test-yes = Ein TEST: Zwei Würfel müssen { $number } erreichen. Riskieren lässt sich, je 1 Punkt: { $resources }.
nemo2-sheet-test-no = Ein TEST: Zwei Würfel müssen { $number } erreichen. Riskieren lässt sich nichts.
nemo2-sheet-passed = Bei ERFOLG: { $effects }.
nemo2-sheet-failed = Bei FEHLSCHLAG: { $effects }.
nemo2-sheet-after = In jedem Fall: { $effects }.
nemo2-brief-required-repairs = −8{"\u00A0"}SP am Ende, wenn die Kanonenkugeln nicht durch Reparaturen entfernt werden
nemo2-sheet-worth = Auf dem ERFOLG-Stapel bringt sie: { $points }.
nemo2-sheet-worth-added = Der Beweggrund zählt zu diesen SP seine eigene Zahl dazu, nie unter 0 je Karte.
nemo2-sheet-worth-times = Punkte für Wissenschaft und Wunder der Welt vervielfacht der Beweggrund.
nemo2-sheet-worthless = Sie bringt keine Siegpunkte.
nemo2-sheet-unused-yes = Bis zum Ende nicht genutzt, kommt sie dorthin: { $pile }.
nemo2-sheet-unused-no = Am Ende kommt sie dorthin: { $pile }.
nemo2-brief-card = { $effects }. Aufgedruckt: { $points }
nemo2-brief-test = TEST { $number } ({ $may ->
    [yes] riskieren: { $resources }
   *[no] nichts zu riskieren
}){ $scores ->
    [yes] ; aufgedruckt: { $points }
   *[no] {""}
}
nemo2-sheet-act-dice = Würfel in seinen Kontaktphasen: weiße { $white }, schwarze { $black }.

## Orte auf dem Tisch

nemo2-kind-place = Platz auf dem Tisch
nemo2-place-pile = Abenteuerstapel
nemo2-place-deck = Zusätzliche Ereignisse
nemo2-place-tableau = Auslage
nemo2-place-pass = ERFOLG-Stapel
nemo2-place-fail = FEHLSCHLAG-Stapel
nemo2-place-bag = Schiffsbeutel
nemo2-place-held = Zurückgehaltene Schiffe
nemo2-place-discarded = Abgeworfene Schiffe
nemo2-place-treasure-bag = Schatzbeutel
nemo2-place-display = Nachrüstbare Technologien
nemo2-place-installed = Nachgerüstete Technologien
nemo2-place-aside = Beiseitegelegte Technologien
nemo2-place-notoriety = Ruf
nemo2-place-tonnage = Tonnage

## Schätze

nemo2-kind-treasure-vp-only = Schatz, für Siegpunkte
nemo2-kind-treasure-discard = Schatz, geschieht sofort
nemo2-kind-treasure-retain = Schatz, zum Behalten für Effekt oder Siegpunkte
nemo2-kind-treasure-wonder = Schatz, ein Wunder der Welt
nemo2-sheet-count = { $number ->
    [one] Davon gibt es 1.
   *[other] Davon gibt es { $number }.
}
nemo2-printed-treasures-timing-immediate = Er wird sofort nach dem Ziehen ausgeführt.
nemo2-printed-treasures-timing-action-phase = Er wird behalten und kann in der Aktionsphase für seinen Effekt abgeworfen werden.
nemo2-printed-treasures-timing-emergency-help = Er wird behalten und kann nach einem Wurf als Notfallhilfe abgeworfen werden.
nemo2-printed-treasures-treasure-vp = Bis zum Ende behalten bringt er { $value }{"\u00A0"}SP als Schatz; der Beweggrund zählt seine Zahl für Schätze dazu. Bei Landgang, Reparatur, Nachrüsten oder Anstiften abgeworfen, gibt er +{ $value } auf den Wurf.
nemo2-sheet-icon = Am Ende: { $points }, mal die Zahl des Beweggrunds.
nemo2-brief-treasure = { $value }{"\u00A0"}SP als Schatz
nemo2-brief-retain = { $effects }, oder behalten für { $points }

## Marker

nemo2-kind-marker = Marker
nemo2-sheet-marker-card = Gehört zur Karte „{ $card }“, die seinen Zweck nennt.
nemo2-sheet-gray-cube = Er zählt als Rebellionsmarker und wird nie entfernt.
nemo2-marker-hidden-contact-tile = Unbekannter Kontakt
nemo2-marker-treasure-gem = Schatzsuche-Stein
nemo2-marker-uprising-cube-normal = Rebellionsmarker
nemo2-marker-uprising-cube-gray = Grauer Rebellionsmarker
nemo2-marker-cannonball-marker = Kanonenkugel
nemo2-marker-torpedo-marker = Torpedomarker
nemo2-marker-arabian-tunnel-marker = Marker „Arabischer Tunnel“
nemo2-marker-sunken-treasure-fleet-marker = Marker „Versunkene Schatzflotte“
nemo2-marker-white-die = Weißer Würfel
nemo2-marker-black-die = Schwarzer Würfel
nemo2-marker-salvage-space = Platz für Bergungsgut
nemo2-marker-upgrade-display-space = Platz für eine nachrüstbare Technologie
nemo2-marker-treacherous-waters-token = Plättchen „Tödliche See“
nemo2-marker-officer-card = Offizierskarte
nemo2-marker-captain-tile = Kapitänsplättchen
nemo2-marker-attack-marker = Angriffsmarker
nemo2-marker-motive-tile = Beweggrund-Plättchen
nemo2-marker-resource-marker = Anzeiger einer Nautilus-Ressource
nemo2-marker-notoriety-marker = Ruf-Anzeiger
nemo2-marker-action-point-marker = AP-Anzeiger
nemo2-marker-nautilus-figure = Die Nautilus
nemo2-marker-victory-point-marker = Siegpunktmarker

## Technologien und Personen

nemo2-kind-upgrade = Technologie
nemo2-printed-upgrades-salvage-cost = { $value ->
    [0] Sie lässt sich nicht kaufen.
    [one] Kosten: 1 Bergungsgut.
   *[other] Kosten: { $value } Bergungsgut.
}
nemo2-sheet-upgrade-worth = Am Ende nachgerüstet bringt sie: { $points }. Der Beweggrund ändert das wie bei Karten.
nemo2-kind-character-captive = Person, ein Gefangener
nemo2-kind-character-officer = Person, ein Offizier
nemo2-printed-characters-timing-emergency-help = Lässt sich als Notfallhilfe opfern, wenn die Würfel eines TESTs liegen.
nemo2-printed-characters-timing-action-phase = Lässt sich in der Aktionsphase opfern.
nemo2-printed-characters-timing-other = Lässt sich in der Aktionsphase opfern, oder als Notfallhilfe, wenn die Würfel eines TESTs liegen.
nemo2-sheet-benefit = Ein freiwilliges Opfer bringt: { $effects }.
nemo2-sheet-penalty = Jedes Opfer kostet: { $effects }.
nemo2-printed-characters-character-vp = Am Ende im Spiel: { $value }{"\u00A0"}SP, bei jedem Beweggrund.
nemo2-sheet-character-icon = Am Ende im Spiel außerdem: { $points }, mal die Zahl des Beweggrunds.
nemo2-brief-character = { $value }{"\u00A0"}SP, wenn am Ende im Spiel

## Beweggründe

nemo2-kind-motive = Beweggrund
nemo2-sheet-motive-outlaw = Geächtet bei { $value }: Erreicht der Ruf { $value }, ist die Partie verloren.
nemo2-sheet-motive-upgrade = Technologie zu Beginn: { $upgrade }.
nemo2-sheet-motive-deck = Ereignisse im Abenteuerstapel: { $act2 } in Akt II, { $act3 } in Akt III vor dem Finale.
nemo2-sheet-motive-added = { $source }: je { $value }{"\u00A0"}SP, nie unter 0.
nemo2-sheet-motive-times = { $source }: Jeder Punkt zählt { $value }{"\u00A0"}SP.
nemo2-brief-motive = Je Stück: { $added }. { $times }. Geächtet ab Ruf { $outlaw }.
nemo2-brief-source = { $source } { $value }

## Aktionen, Erfolgslevel, Offiziere, Schwierigkeit

nemo2-kind-action = Aktion der Tabelle
nemo2-sheet-action-cost-yes = Sie kostet { $cost }{"\u00A0"}AP.
nemo2-sheet-action-cost-no = Sie kostet { $cost }{"\u00A0"}AP, in einer Flaute { $lull }{"\u00A0"}AP.
nemo2-sheet-action-exert-yes = Eine davon lässt sich riskieren: { $resources }.
nemo2-sheet-action-exert-no = Riskieren lässt sich nichts.
nemo2-sheet-row = { $lowest ->
    [yes] Unter allen anderen Zeilen
   *[no] Ab { $number }
}, „{ $title }“, { $color ->
    [green] grün, ein ERFOLG
   *[red] rot, ein FEHLSCHLAG
}: { $does }.
nemo2-sheet-row-does = { $effects }
nemo2-sheet-row-nothing = es geschieht nichts
nemo2-kind-level = Erfolgslevel
nemo2-sheet-level-from-yes = Jede Wertung unter allen anderen Erfolgsleveln.
nemo2-sheet-level-from-no = Ab { $value } Punkten.
nemo2-sheet-level-outcome-win = Die Partie ist gewonnen.
nemo2-sheet-level-outcome-loss = Die Partie ist verloren.
nemo2-sheet-level-outcome-survived = Die Partie ist weder gewonnen noch verloren.
nemo2-sheet-epilogue = Mit dem Beweggrund „{ $motive }“: { $tale }
nemo2-kind-officer = Offizierskarte
nemo2-sheet-officer = Zu { $players }: Entscheidet über: { $duties }. Personen: { $characters }. { $gems ->
    [0] Im semi-kooperativen Spiel kein Schatzsuche-Stein zu Beginn.
    [one] Im semi-kooperativen Spiel 1 Schatzsuche-Stein zu Beginn.
   *[other] Im semi-kooperativen Spiel { $gems } Schatzsuche-Steine zu Beginn.
}
nemo2-duty-exert-crew = Riskieren der Crew
nemo2-duty-exert-hull = Riskieren des Rumpfs
nemo2-duty-movement-path = Weg der Nautilus
nemo2-duty-placement-choices = Platzieren von Kontakten und Schiffen
nemo2-duty-hit-handling-and-upgrade-losses = Treffer, Verluste und dafür abgeworfene Technologien
nemo2-duty-refit-pick = Technologie beim Nachrüsten
nemo2-duty-treasures = Schätze
nemo2-duty-gem-placement = Platzieren von Schatzsuche-Steinen
nemo2-duty-uprising-choices = Rebellionen
nemo2-duty-attack-targets = Ziele von Angriffen
nemo2-duty-tonnage-or-salvage = Tonnage oder Bergungsgut
nemo2-kind-knob = Einstellung der Schwierigkeit
nemo2-knob-deck-gems = Steine auf den zusätzlichen Ereignissen
nemo2-knob-start-upgrade = Technologie zu Beginn
nemo2-knob-hidden-contacts-frosted = Kontakte zu Beginn, Spielregel von Frosted Games
nemo2-knob-hidden-contacts-galakta = Kontakte zu Beginn, Spielregel von Galakta
nemo2-knob-start-ap = AP zu Beginn
nemo2-knob-reinforcements = Schwellenwerte der Verstärkung
nemo2-knob-exert-losses = Verluste bei gescheitertem Riskieren
nemo2-knob-treacherous-tokens-in-bag = Plättchen „Tödliche See“ im Beutel
nemo2-sheet-knob-level-sailor = Matrose
nemo2-sheet-knob-level-officer = Offizier
nemo2-sheet-knob-level-captain = Kapitän
nemo2-sheet-knob-printed = { $who }: { $value }.
nemo2-sheet-knob-hidden-contacts-frosted = { $who }: insgesamt { $number }; jeder Ozean sagt, wie viele dort liegen.
nemo2-sheet-knob-hidden-contacts-galakta = { $who }: insgesamt { $number }; jeder Ozean sagt, wie viele dort liegen.
nemo2-sheet-knob-reinforcements = { $who }: Ruf { $first } und { $second }.
nemo2-sheet-knob-start-upgrade-sailor = { $who }: kostenlos, Verzicht ist möglich.
nemo2-sheet-knob-start-upgrade-officer = { $who }: kostet 3 Punkte von Nemo, Crew und Rumpf in beliebiger Mischung, Verzicht ist möglich.
nemo2-sheet-knob-start-upgrade-captain = { $who }: nicht erlaubt, sie wird nachrüstbar.
nemo2-sheet-knob-exert-losses-sailor = { $who }: immer 1 von jeder riskierten Ressource.
nemo2-sheet-knob-exert-losses-officer = { $who }: 1, wenn der niedrigere Würfel eine 1 zeigt, sonst 2.
nemo2-sheet-knob-exert-losses-captain = { $who }: so viele, wie der niedrigere Würfel zeigt.

## Spielplan und Leisten

nemo2-kind-ocean-major = Hauptozean
nemo2-kind-ocean-transition = Zwischenozean
nemo2-sheet-ocean-die = Würfel { $value }: Für einen Würfel mit { $value } wird die Kontaktpriorität hier abgehandelt.
nemo2-sheet-ocean-capacity = { $value ->
    [one] 1 Feld für einen Kontakt oder ein Schiff.
   *[other] { $value } Felder für Kontakte und Schiffe.
}
nemo2-sheet-ocean-contacts = Kontakte zu Beginn: Matrose { $sailor }, Offizier { $officer }, Kapitän { $outer }, nach der Spielregel von Galakta { $inner }.
nemo2-sheet-ocean-gem = Zu Beginn liegt hier ein Schatzsuche-Stein.
nemo2-sheet-link-movement = Blaue Verbindung für die Nautilus: { $ocean }.
nemo2-sheet-link-placement = Gepunktete Verbindung, nur in der Kontaktphase: { $ocean }.
nemo2-sheet-ocean-land = Land für eine Rebellion: { $land }.
nemo2-kind-land = Land
nemo2-sheet-land-oceans = Verbunden mit: { $oceans }.
nemo2-sheet-land-score = Ein Rebellionsmarker hier zählt am Ende; der Beweggrund vervielfacht ihn.
nemo2-brief-land = verbunden mit: { $oceans }
nemo2-kind-track = Leiste
nemo2-sheet-box = Feld { $number } ({ $box }): { $does ->
    [lost] die Partie ist verloren
    [both] die Partie ist verloren; Riskieren bringt +{ $exert }
   *[exert] Riskieren bringt +{ $exert }
}{ $kind ->
    [wonder] ; am Ende Punkte für Wunder der Welt: { $vp }
    [science] ; am Ende Wissenschaftspunkte: { $vp }
    [character] ; am Ende { $vp }{"\u00A0"}SP für Personen
    [penalty] ; am Ende Strafe: { $vp }{"\u00A0"}SP
    [plain] ; am Ende { $vp }
   *[none] {""}
}.
nemo2-sheet-notoriety = { $box }: { $effect ->
    [blue] die blauen Schiffe kommen in den Schiffsbeutel
    [green] die grünen Schiffe kommen in den Schiffsbeutel
    [violet] Kriegsschiffe auf dem Spielplan werden violett, spätere kommen violett
    [die] ein schwarzer Würfel mehr in der Kontaktphase
    [last] geächtet, die Partie ist verloren; das letzte Feld
   *[outlaw] geächtet, die Partie ist verloren
}{ $when ->
    [always] .
    [sailor] {" "}(Matrose).
    [officer] {" "}(Offizier).
    [captain] {" "}(Kapitän).
   *[other] {" "}(Beweggrund „{ $motive }“).
}
nemo2-sheet-terror = Spalte { $number }, { $title }: am Ende { $vp }{"\u00A0"}SP, wenn jede Reihe bis hierher reicht.
nemo2-terror-inconvenience = Ärgernis
nemo2-terror-nuisance = Plage
nemo2-terror-threat = Bedrohung
nemo2-terror-danger = Gefahr
nemo2-terror-menace = Schrecken
nemo2-terror-scourge = Geißel

## Wo es jetzt ist

nemo2-now-ship-ocean = { $ship } liegt hier: { $ocean }. Beide Seiten darf jeder ansehen.
nemo2-now-ship-tonnage = Zerstört: { $ship } ist Tonnage in dieser Reihe: { $ocean }.
nemo2-now-ship-salvage = Zerstört: Es ist Bergungsgut und kann für eine Technologie abgegeben werden.
nemo2-now-ship-at-hand = Es wurde gerade gezogen oder zerstört.
nemo2-now-ship-bag = Im Schiffsbeutel, in dem so viele Plättchen sind: { $number }.
nemo2-now-ship-held = Es wartet neben dem Spielplan.
nemo2-now-ship-discarded = Es ist abgeworfen und kommt zurück, wenn der Beutel leer ist.
nemo2-now-token-unseen = Noch hat es niemand gesehen. Plättchen im Schiffsbeutel: { $number }; welche das sind, darf niemand nachsehen.
nemo2-now-card-card = Sie wird gerade abgehandelt.
nemo2-now-card-tableau = Sie liegt in der Auslage.
nemo2-now-card-pass = Sie liegt auf dem ERFOLG-Stapel.
nemo2-now-card-fail = Sie liegt auf dem FEHLSCHLAG-Stapel.
nemo2-now-card-act = Sie wurde schon gezogen.
nemo2-now-card-to-come = Sie kommt noch.
nemo2-now-card-unseen = Noch hat sie niemand gesehen; wo sie liegt, darf niemand nachsehen.
nemo2-now-cannonballs = Kanonenkugeln auf der Karte: { $number }.
nemo2-now-upgrade-installed = Sie ist nachgerüstet.
nemo2-now-upgrade-display = Sie ist nachrüstbar.
nemo2-now-upgrade-fail = Sie ist zerstört und liegt auf dem FEHLSCHLAG-Stapel.
nemo2-now-upgrade-aside = Sie liegt beiseite oder ist endgültig weg.
nemo2-now-character-play = Im Spiel.
nemo2-now-character-gone = Geopfert.
nemo2-now-treasure = Entdeckt: { $collected }. Im Beutel: { $inside }. Abgeworfen: { $gone }.
nemo2-now-motive-own = Das ist der Beweggrund dieser Fahrt.
nemo2-now-motive-other = Zurzeit nicht der Beweggrund.
nemo2-now-ocean = Belegte Felder: { $taken } von { $capacity }; unbekannte Kontakte: { $contacts }.
nemo2-now-ocean-ships = Schiffe: { $ships }.
nemo2-now-ocean-risen = Rebellionen: { $lands }.
nemo2-now-ocean-gem = Hier liegt ein Schatzsuche-Stein.
nemo2-now-ocean-nautilus = Die Nautilus ist hier.
nemo2-now-land-risen = Hier gibt es eine Rebellion.
nemo2-now-land-free = Keine Rebellion: Das Land ist frei.
nemo2-now-track = Der Anzeiger steht auf Feld { $box } ({ $name }): noch { $left }, Riskieren bringt +{ $exert }.
nemo2-now-level = Hier würde die Partie jetzt enden, mit { $score } Punkten.
nemo2-now-officer-yes = { $seat }, zurzeit Kapitän.
nemo2-now-officer-no = { $seat }.
nemo2-now-notoriety = Jetzt { $number }, bisher höchstens { $peak }. Verstärkung in dieser Partie: { $first } und { $second }.
nemo2-now-outlaw = Geächtet bei { $number } mit dem Beweggrund dieser Fahrt.
nemo2-now-tonnage = Schiffe in der kürzesten Reihe: { $number }; Bonus jetzt: { $bonus }{"\u00A0"}SP.
nemo2-now-cards = Karten darin: { $number }.
nemo2-now-deck-gems = Schatzsuche-Steine darauf: { $number }.
nemo2-now-nautilus = Sie ist hier: { $ocean }.
nemo2-now-number = Anzahl: { $number }.
nemo2-now-on-map = Auf dem Spielplan: { $number }.
nemo2-now-supply = Im Vorrat: { $number }.
nemo2-now-in-play = Im Spiel: { $number }.
nemo2-now-taken = Belegt: { $number }.
nemo2-now-ap = AP jetzt: { $number }.
nemo2-now-torpedo = Würfel eines Torpedos jetzt: { $number }.

## Was in Berichten gezählt wird.

nemo2-counted-action = Aktionen
nemo2-counted-motive = Beweggründe
nemo2-counted-card = Gespielte Karten
nemo2-counted-character = Geopferte Personen
nemo2-counted-upgrade = Technologien
nemo2-counted-treasure = Benutzte Schätze
nemo2-counted-resource = Riskierte Ressourcen
nemo2-counted-ship = Angegriffene Schiffe
nemo2-counted-land = Angezettelte Rebellionen
