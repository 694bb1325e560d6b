### Was auf gezeichneten Spielplänen und neben ihnen steht.

## Nauticus

art-seat = { $seat }
art-round = Runde
art-points = Punkte bisher
art-talers = Taler
art-workers = Arbeiter
art-crowns = Kronen
art-passes = { $number ->
    [one] einmal gepasst
   *[other] { $number }-mal gepasst
}
art-extra = Extra-Aktion
art-delivered = ausgeliefert
art-ship = Schiff { $number } ({ $state ->
    [finished] fertig
    [closed] Rumpf komplett
   *[open] Rumpf offen
})

## Nemo's War

art-score = Bisher { $score } SP: { $level }
art-no-commitment = Noch keine Festlegung
art-no-motive = Noch kein Beweggrund
art-not-scored = Verloren, ohne Wertung
art-act = { $act ->
    [0] Vor der Fahrt
   *[other] Akt { $act }, Runde { $turn }
}
art-lull = {""}, Flaute
art-contact = unbekannter Kontakt
art-two-sides = { $front }; Rückseite: { $back }
art-notoriety = Ruf { $number }
art-notoriety-track = Ruf
art-peak = bisher höchster: { $number }
art-reinforcements-first = Verstärkung: Die erste Gruppe kommt in den Schiffsbeutel
art-reinforcements-second = Verstärkung: Die zweite Gruppe kommt in den Schiffsbeutel
art-turn-violet = Kriegsschiffe werden violett
art-black-die = ab hier ein schwarzer Würfel mehr
art-outlaw = geächtet ab { $number }: Die Partie ist verloren
art-ap = Aktionspunkte
art-ap-left = Aktionspunkte: { $number }
art-resource = { $resource }: noch { $left } von { $most }, Riskieren bringt +{ $exert }
art-pile = Abenteuer
art-deck = Zusatzereignisse
art-tableau = Auslage: { $number }
art-pass = ERFOLG: { $number }
art-fail = FEHLSCHLAG: { $number }
art-installed = Nachgerüstet: { $number }
art-display = Nachrüstbar für Bergungsgut: { $number }
art-aside = Anderswo: { $number }
art-sacrificed = geopfert
art-treasure-bag = Im Schatzbeutel: { $number } · Steine im Vorrat: { $gems }
art-bag = Im Schiffsbeutel: { $number }
art-held = Neben dem Spielplan: { $number }
art-discarded = Abgeworfen: { $number }
art-cubes = Rebellionsmarker im Vorrat: { $left } · graue: { $gray }
art-torpedo = Torpedowürfel: { $number }
art-cannonballs = Kanonenkugeln: { $number }
art-token-bag = Plättchen im Schiffsbeutel: { $number }

## Nemo's War, first edition

art-week = { $turn ->
    [0] Vor der Fahrt
   *[other] Woche { $week }, Runde { $turn }
}
art-nautilus = die Nautilus
art-hidden-ship = verdecktes Schiff
art-treasure = ein Schatz
art-calendar = Wochen
art-liberation = Befreiung
art-liberation-side = Befreiung: { $box } auf der Seite { $side }, insgesamt { $number }
art-group-comes = Verstärkung: { $group }
art-adventure-from = Abenteuer ab { $number }
art-final = endgültig
art-carried = Wird ausgeführt: { $number }
art-kept = Behalten: { $number }
art-cup = Im Becher: { $number }
art-unseen = Noch nicht gesehen: { $number }

## Endeavor: Deep Sea

art-round-of = { $round ->
    [0] Aufbau
   *[other] Runde { $round } von { $rounds }
} · { $scenario }
art-column = Spalte { $letter }
art-knowledge = Wissen
art-cargo = Scheiben im Laderaum
art-markers = Einfluss
art-tokens = Tauchplättchen
art-depth = Tiefe { $number }
art-supplies = Tauchplättchen: { $tokens } · Berichte: { $reports }

## Tafeln

art-panel-found = Entdeckt: eines davon
art-panel-others = Die anderen
art-panel-influence = Einfluss
art-panel-reports = Berichte
art-panel-tray = Anwerbbare Crew
art-panel-supplies = Vorräte
art-panel-goals = Ziele
art-goal-worth = { $points ->
    [0] {""}
   *[other] je { $points }
}{ $first ->
    [0] {""}
   *[other] {" · "}{ $race ->
        [yes] zuerst { $first }, als Zweites { $second }
       *[no] 1. Platz { $first }, 2. Platz { $second }
    }
}{ $lead ->
    [0] {""}
   *[other] {" · "}je Führung { $lead }
}
art-panel-commitment = Festlegung
art-panel-crew = An Bord
art-panel-record = Versenkte Schiffe
art-panel-voyage = Reise
art-panel-resources = Nautilus
art-panel-cards = Karten
art-panel-characters = Personen
art-panel-upgrades = Technologien
art-panel-treasures = Schätze
art-panel-salvage = Bergungsgut
art-panel-tonnage = Tonnage
art-panel-fleet = Schiffe
art-panel-officers = Offiziere

## Bilder

art-picture-nauticus = Ein Dreimaster unter Segeln vor einer Windrose
art-picture-nemo1 = Die Nautilus bei Nacht zwischen den Armen eines Riesenkalmars
art-picture-nemo2 = Eine Fregatte auf dem Wasser, unter ihr die Nautilus
art-picture-endeavor = Ein Forschungs-U-Boot auf dem Weg in die Tiefe
art-picture-plain = Wellen und ein Segel am Horizont

## What the attributes of Endeavor: Deep Sea are good for

art-does-rep = bis zu welcher Stufe du Crew rekrutierst
art-does-insp = wie viele Scheiben du jede Runde erhältst
art-does-coord = wie viele Scheiben du jede Runde zurücknimmst
art-does-ing = wie weit und wie tief deine U-Boote fahren
