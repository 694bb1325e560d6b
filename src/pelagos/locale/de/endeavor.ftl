### Endeavor: Die Tiefsee: wie die Dinge heißen, was gefragt wird, was geschehen ist.

## General

endeavor-name = Endeavor: Die Tiefsee
endeavor-pitch = Tauche mit einer Mannschaft von Fachleuten vom hellen Flachwasser bis in die tiefsten Zonen. Erkunde einen Ozean, der beim Spielen wächst, veröffentliche, was du findest, und nutze deinen Einfluss, um ihn zu schützen.
endeavor-setting-players = wie viele mitspielen, eine bis vier Personen
endeavor-setting-scenario = das Szenario, 1 bis 10
endeavor-setting-mode = gegeneinander, miteinander oder allein
endeavor-setting-difficulty = wie viele der sieben Ziele eine Gruppe erfüllen muss: 4, 5, 6 oder 7
endeavor-none = –
endeavor-zone = { $slot } { $tile }
endeavor-place-sonar = Sonar-Feld { $number }
endeavor-place-dive = Tauchgang-Feld { $number }
endeavor-place-conserve = Meeresschutz-Feld { $number }
endeavor-place-publish = Publikations-Feld { $number }
endeavor-seat = { $seat }
endeavor-older-token = ein ungesehen abgeworfenes Plättchen
endeavor-counted = { $number }{"\u00A0"}× { $what }
endeavor-either = { $first } oder { $second }
endeavor-forecast-found = { $what }: { $number ->
    [one] {""}
   *[other] je{" "}
}{ $chance }
endeavor-outlook = gezogen wird: { $what }

## Gains

endeavor-gain-rep = { $number } Ansehen
endeavor-gain-insp = { $number } Motivation
endeavor-gain-coord = { $number } Organisation
endeavor-gain-ing = { $number } Genialität
endeavor-gain-know = { $number } Wissen
endeavor-gain-influence = { $number } Einfluss
endeavor-gain-any = { $number ->
    [one] { $number } Schritt auf beliebiger Leiste
   *[other] { $number } Schritte auf beliebiger Leiste
}
endeavor-gain-low = { $number ->
    [one] { $number } Schritt auf der niedrigsten Leiste
   *[other] { $number } Schritte auf der niedrigsten Leiste
}
endeavor-gain-disc = { $number ->
    [one] { $number } Scheibe
   *[other] { $number } Scheiben
}
endeavor-gain-discover = Tiefe { $depths } entdecken{ $support ->
    [no] {" "}in beliebiger Spalte
   *[other] {""}
}
endeavor-gain-action = Aktion { $action }
endeavor-gain-action-changed = Aktion { $action } – { $changes }
endeavor-gain-pay = { $number ->
    [one] { $number } Scheibe zahlen: { $gain }
   *[other] { $number } Scheiben zahlen: { $gain }
}
endeavor-gain-promote = ein Crewmitglied befördern
endeavor-gain-copy = ein Crewmitglied nachahmen
endeavor-modifier-tech-1 = Technologie-Stufe 1 höher
endeavor-modifier-cost-1 = 1 Wissen günstiger
endeavor-modifier-same-depth = ein U-Boot in derselben Tiefe genügt
endeavor-modifier-tokens-1 = 1 Plättchen mehr
endeavor-modifier-from-here = aus dieser Zone
endeavor-modifier-this-zone = in dieser Zone
endeavor-modifier-max-depth = höchstens Tiefe { $depth }

## Questions to fate

endeavor-ask-start-zone = Welche Kachel ist die Start-Zone?
endeavor-ask-anchor-report = Welcher Anker-Forschungsbericht kommt in die Auslage?
endeavor-ask-level-five = Welches Crewmitglied der Stufe 5 kommt zum Vorschein?
endeavor-ask-wave = Wer nimmt die Welle?
endeavor-ask-dive-token = Welches Tauchplättchen ist es?
endeavor-ask-bonus-goal = Welches Bonusziel wird aufgedeckt?
endeavor-ask-crisis = Welche Krise bricht aus?
endeavor-ask-new-report = Welcher Forschungsbericht füllt die Auslage auf?
endeavor-ask-tile-drawn = Welche Kachel der Tiefe { $depth } wird gezogen?

## Questions

endeavor-ask-launch = { $seat }, wo lässt du dein U-Boot zu Wasser?
endeavor-ask-recruit = { $seat }, wen rekrutierst du?
endeavor-ask-vessel = { $seat }, welches U-Boot fährt?
endeavor-ask-travel = { $seat }, wohin?
endeavor-ask-sonar = { $seat }, auf welches Sonar-Feld?
endeavor-ask-dive = { $seat }, auf welchem Tauchgang-Feld?
endeavor-ask-conserve = { $seat }, auf welches Meeresschutz-Feld?
endeavor-ask-publish = { $seat }, auf welches Publikations-Feld?
endeavor-ask-depths = { $seat }, aus welchen Tiefen ziehst du?
endeavor-ask-tile = { $seat }, welche Kachel behältst du?
endeavor-ask-pick = { $seat }, welches Plättchen behältst du?
endeavor-ask-extra = { $seat }, noch ein Plättchen von diesem Feld nehmen?
endeavor-ask-any = { $seat }, welche Eigenschaft steigt?
endeavor-ask-low = { $seat }, welche deiner niedrigsten Eigenschaften steigt?
endeavor-ask-step = { $seat }, den Schritt auf Genialität gehen, der ein U-Boot zu Wasser lässt?
endeavor-ask-influence = { $seat }, wohin geht dein Einfluss?
endeavor-ask-promote = { $seat }, wen beförderst du?
endeavor-ask-order = { $seat }, was nimmst du als Nächstes?
endeavor-ask-kind = { $seat }, welche Scheiben soll Ziel 3 zählen?
endeavor-ask-guardian = { $seat }, einen Marker auf das Wächter-Feld legen?
endeavor-ask-drift = { $seat }, die Krise treibt deine U-Boote bis zu { $number ->
    [one] { $number } Zone
   *[other] { $number } Zonen
} { $way ->
    [up] nach oben
   *[right] nach rechts
}: Welches treibt als Nächstes?
endeavor-ask-block = { $seat }, die Krise legt eine Scheibe aus dem Vorrat auf ein Crewmitglied: auf welches?
endeavor-ask-turn = { $seat }, du bist am Zug. Scheiben: { $cargo }, Wissen: { $knowledge }.
endeavor-ask-action = { $seat }, welche Aktion? Scheiben: { $cargo }, Wissen: { $knowledge }.
endeavor-ask-gained = { $seat }, du hast gewonnen: { $action }.
endeavor-ask-slot = { $seat }, wohin legst du die Kachel?
endeavor-ask-report = { $seat }, welcher Forschungsbericht zum Thema { $what }?
endeavor-ask-manage = { $seat }, wessen Scheibe nimmst du zurück? Noch: { $number }.
endeavor-ask-option = { $seat }, welche Variante soll Ziel { $number } haben?

## Options

endeavor-option-launch = Zu Wasser in { $zone }: { $bonus }
endeavor-option-recruit = { $crew }, Stufe { $level }: { $more }
endeavor-option-take = Den Schritt gehen
endeavor-option-take-back = Scheibe auf: { $crew }
endeavor-option-all = Alle Scheiben
endeavor-all-but = Alle außer der Scheibe auf: { $crew }
endeavor-option-done = Das ist alles
endeavor-option-activate = { $crew }: { $actions }
endeavor-option-activate-report = Bericht { $report }: { $gain }
endeavor-option-idle = { $option } – nichts davon ist jetzt möglich
endeavor-option-token-knowledge = { $token } nutzen: { $number } Wissen
endeavor-option-token-bonus = { $token } nutzen: { $gains }
endeavor-option-pass = Passen
endeavor-option-end = Zug beenden
endeavor-option-action = { $action }
endeavor-option-discover = Eine Zone entdecken
endeavor-option-copy = { $crew } nachahmen
endeavor-option-vessel = U-Boot in { $zone }
endeavor-option-to = Nach { $zone }: { $bonus }
endeavor-option-sonar = { $zone }, { $space }: { $bonus }
endeavor-option-dive = { $zone }, { $space } (Plättchen: { $tokens })
endeavor-option-conserve = { $zone }, { $space } für { $cost } Wissen: { $bonus }
endeavor-option-publish = { $zone }, { $space }, Thema { $topic }
endeavor-option-publish-bonus = { $zone }, { $space }, Thema { $topic }: { $bonus }
endeavor-option-report = { $report } für { $cost } Wissen, Themen { $topics }: { $more }
endeavor-option-depth = Eine Kachel der Tiefe { $depth }
endeavor-option-depths = Tiefen { $first } und { $second }
endeavor-option-keep = { $tile }, Tiefe { $depth }: jetzt { $bonus }; { $more }
endeavor-option-keep-special = { $tile }, Tiefe { $depth }: jetzt { $bonus }; { $more }. { $specials }
endeavor-option-place = In { $zone }
endeavor-option-pick = { $token }: { $halves }
endeavor-option-extra = Noch ein Plättchen
endeavor-option-advance = { $attribute }: von Feld { $box } auf { $next }
endeavor-option-advance-level = { $attribute }: von Feld { $box } auf { $next }, Stufe { $level }
endeavor-space = Reihe { $row }, Feld { $col } ({ $features })
endeavor-space-unknown = Reihe { $row }, Feld { $col }
endeavor-option-space = Marker auf { $space }
endeavor-option-move = Marker (Reihe { $row }, Feld { $col }) verschieben: { $space }
endeavor-option-cleanup = Auf der Reinigungsleiste vorrücken
endeavor-option-guard = Das Wächter-Feld markieren
endeavor-option-promote = { $crew } wird { $leader }: { $more }
endeavor-option-promote-disc = { $crew } (die Scheibe geht in den Vorrat) wird { $leader }: { $more }
endeavor-option-gain = { $words }
endeavor-option-decline = Verzichten
endeavor-option-decline-rest = Auf den Rest verzichten
endeavor-option-name = { $action }
endeavor-option-option = { $what } ({ $worth })
endeavor-option-block = { $crew }

## The log

endeavor-activated = { $seat } aktiviert: { $crew }.
endeavor-activated-space = { $seat } nutzt den Forschungsbericht „{ $report }“.
endeavor-advanced = { $seat } rückt bei { $attribute } auf Feld { $box } vor.
endeavor-blocked = { $seat } muss ein Crewmitglied mit einer Scheibe blockieren: { $crew }.
endeavor-cleaned = { $seat } steht auf Feld { $box } der Reinigungsleiste.
endeavor-conserved = { $seat } betreibt Meeresschutz auf { $slot }, { $space }, für { $cost } Wissen.
endeavor-copied = { $seat } ahmt ein Crewmitglied nach: { $crew }.
endeavor-declined = { $seat } verzichtet.
endeavor-discovered = { $seat } entdeckt die Zone „{ $tile }“ auf { $slot }.
endeavor-dived = { $seat } macht einen Tauchgang auf { $slot }, { $space }.
endeavor-draws = { $seat } zieht Kacheln der Tiefen { $depth } und { $second }.
endeavor-draws-one = { $seat } zieht eine Kachel der Tiefe { $depth }.
endeavor-drifted = Ein U-Boot von { $seat } treibt von { $slot } nach { $target }.
endeavor-forgot = { $seat } verliert Wissen und behält { $left }.
endeavor-idle = { $seat } kann damit jetzt nichts anfangen.
endeavor-influenced = { $seat } legt Einfluss: Reihe { $row }, Feld { $col }.
endeavor-launched = { $seat } lässt ein U-Boot auf { $slot } zu Wasser.
endeavor-learned = { $seat } erhält { $number } Wissen und hat { $left }.
endeavor-linked = { $seat } verbindet auf { $slot }: { $space } mit { $other } von { $partner }.
endeavor-looked = { $seat } sieht die Kachel „{ $tile }“ an.
endeavor-lost = { $seat } kann es nicht nutzen: { $what }.
endeavor-named = { $seat } nennt { $kind } für Ziel 3.
endeavor-nobody = { $seat } findet niemanden zum Rekrutieren.
endeavor-ocean-full = { $seat } findet keinen Platz für eine Zone und erhält Einfluss.
endeavor-option = { $seat } legt fest, was Ziel { $number } zählt: { $option }.
endeavor-passed = { $seat } passt.
endeavor-promoted = { $seat } befördert ein Crewmitglied: { $crew } wird { $leader }.
endeavor-published = { $seat } publiziert „{ $report }“ auf { $slot }, { $space }, für { $cost } Wissen.
endeavor-recruited = { $seat } rekrutiert: { $crew }.
endeavor-returned = { $seat } legt die andere Kachel unter den Stapel der Tiefe { $depth }.
endeavor-scanned = { $seat } nutzt das Sonar auf { $slot }, { $space }.
endeavor-took-back = { $seat } nimmt eine Scheibe zurück: { $crew }.
endeavor-took-token = { $seat } nimmt ein { $token }.
endeavor-travelled = { $seat } fährt von { $slot } nach { $target }.
endeavor-wave = { $seat } nimmt die Welle.
endeavor-loaded = { $number ->
    [one] { $seat } erhält { $number } Scheibe und hat { $left } im Laderaum.
   *[other] { $seat } erhält { $number } Scheiben und hat { $left } im Laderaum.
}
endeavor-unloaded = { $number ->
    [one] { $seat } gibt { $number } Scheibe ab und behält { $left } im Laderaum.
   *[other] { $seat } gibt { $number } Scheiben ab und behält { $left } im Laderaum.
}
endeavor-used-token = { $seat } nutzt ein { $token } für { $half ->
    [knowledge] das Wissen
   *[bonus] den Bonus
}.
endeavor-bonus-goal = Bonusziel: { $goal }.
endeavor-crisis = Krise: { $crisis }.
endeavor-displayed = Neu in der Auslage: { $report }.
endeavor-displayed-all = Neu in der Auslage: { $reports }.
endeavor-five = Stufe 5 zeigt jetzt: { $crew }.
endeavor-over = Das Spiel ist zu Ende.
endeavor-round = Runde { $number } von { $of }.
endeavor-heading = { $round ->
    [0] Spielaufbau
   *[other] Runde { $round } von { $rounds }
}
endeavor-silted = Jedes Tauchgang-Feld mit zwei oder mehr Plättchen verliert das oberste.
endeavor-start-zone = Die Zone „{ $tile }“ liegt auf { $slot }.
endeavor-won = Die Partie ist gewonnen: erfüllte Ziele { $number }, nötig { $of }.
endeavor-failed = Die Partie ist verloren: erfüllte Ziele { $number }, nötig { $of }.
endeavor-reshuffled = { $number ->
    [one] { $number } abgeworfenes Plättchen wird neuer Vorrat.
   *[other] { $number } abgeworfene Plättchen werden neuer Vorrat.
}
endeavor-lost-influence = kein erlaubtes Feld für Einfluss
endeavor-lost-promote = kein Junior zum Befördern
endeavor-lost-travel = Bewegung ist nicht möglich
endeavor-lost-sonar = Sonar ist nicht möglich
endeavor-lost-dive = Tauchgang ist nicht möglich
endeavor-lost-conserve = Meeresschutz ist nicht möglich
endeavor-lost-publish = Publikation ist nicht möglich

## The end

endeavor-end = Die Punkte sind gezählt.
endeavor-end-won = Genug Ziele sind erfüllt.
endeavor-end-lost = Zu wenige Ziele sind erfüllt.

## Score sheet

endeavor-score-attributes = Eigenschaften
endeavor-score-influence = Einfluss
endeavor-score-reports = Forschungsberichte
endeavor-score-crew = Stufe-5-Crewmitglieder
endeavor-score-leftovers = Wissen und Scheiben
endeavor-score-goal-1 = Ziel 1: { $what }
endeavor-score-group-goal-1 = Ziel 1: { $what } ({ $have } von { $need })
endeavor-score-goal-2 = Ziel 2: { $what }
endeavor-score-group-goal-2 = Ziel 2: { $what } ({ $have } von { $need })
endeavor-score-goal-3 = Ziel 3: { $what }
endeavor-score-group-goal-3 = Ziel 3: { $what } ({ $have } von { $need })
endeavor-score-group-influence = Punkte für Einfluss, Forschungsberichte und Crew ({ $have } von { $need })
endeavor-score-bonus-fresh-faces = Frische Gesichter: Junior-Crewmitglieder ({ $have } von { $need })
endeavor-score-bonus-veteran-staff = Alte Hasen: Führungspersonal ohne Start-Crew ({ $have } von { $need })
endeavor-score-bonus-full-charts = Volle Karten: Zonen im Ozean ({ $have } von { $need })
endeavor-score-bonus-living-network = Lebendes Netz: hergestellte Verbindungen ({ $have } von { $need })
endeavor-score-bonus-deep-outposts = Vorposten der Tiefe: Scheiben und U-Boote in den zwei größten Tiefen ({ $have } von { $need })
endeavor-score-bonus-rounded-institutes = Vielseitige Institute: Eigenschaften ab Stufe 4 ({ $have } von { $need })

## The board as text

endeavor-board-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round } von { $rounds }
} – { $scenario }{ $mode ->
    [competitive] {""}
   *[other] {" "}– nötige Ziele: { $need }
}
endeavor-board-depth = Tiefe { $depth } | { $cells }
endeavor-board-slot = { $slot } ~
endeavor-board-cell = { $slot } { $tile } [U-Boote { $vessels }; Scheiben { $discs }; Plättchen { $tokens }]
endeavor-board-held = { $number ->
    [1] { $seat }
   *[other] { $number } × { $seat }
}
endeavor-board-zone = { $slot } { $tile }: Ankunft { $arrival }; { $spaces }{ $linked ->
    [yes] {". "}Verbindungen: { $links }
   *[no] {""}
}{ $special ->
    [yes] {". "}Besonderheit: { $specials }
   *[no] {""}
}
endeavor-board-link = { $a } – { $b }: { $bonus }
endeavor-board-dive = { $space } (Plättchen: { $tokens })
endeavor-board-conserve = { $space } für { $cost } Wissen{ $owned ->
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
endeavor-board-cave-left = { $space } von links
endeavor-board-cave-up = { $space } von oben
endeavor-board-cave-right = { $space } von rechts
endeavor-board-sonar = { $space }{ $owned ->
    [yes] {" "}[{ $owner }]
   *[no] {""}
}: { $bonus }
endeavor-board-pile = Tiefe { $depth }: { $left }
endeavor-board-piles = Stapel: { $piles }
endeavor-board-tokens = Tauchplättchen im Vorrat: { $supply }, abgeworfen: { $discarded }
endeavor-board-report = { $report } (Kosten { $cost }; { $topics }; { $more })
endeavor-board-display = Forschungsberichte: { $reports }. Stapel: { $deck }
endeavor-board-crew = { $crew } (Stufe { $level }; { $more }; noch { $left })
endeavor-board-five = { $crew } (Stufe 5; { $more }; oben auf einem Stapel von { $height })
endeavor-board-tray = Sortierkasten: { $crew }
endeavor-board-space = { $col } ({ $features }){ $held ->
    [yes] {" "}[{ $markers }]
   *[no] {""}
}
endeavor-board-form = Einflussbereich. { $form }
endeavor-board-influence = Einfluss Reihe { $number }: { $spaces }
endeavor-board-group = { $what }: { $have } von { $need }
endeavor-board-track = { $attribute } { $box } (Stufe { $level })
endeavor-board-member = { $crew }{ $disc ->
    [yes] {" "}(Scheibe)
   *[no] {""}
}
endeavor-board-own-report = { $report } ({ $spaces })
endeavor-board-activation = { $gain }
endeavor-board-activated = { $gain } – genutzt
endeavor-board-seat = { $seat }: Punkte { $score }, Wissen { $knowledge }, Laderaum { $cargo }, U-Boote { $vessels }{ $wave ->
    [yes] , die Welle
   *[no] {""}
}{ $turn ->
    [yes] , am Zug
   *[no] {""}
}{ $passed ->
    [yes] , gepasst
   *[no] {""}
}
endeavor-board-tracks = {"  "}{ $tracks }
endeavor-board-members = {"  "}Crew: { $crew }
endeavor-board-owned = {"  "}Plättchen: { $tokens }; Forschungsberichte: { $reports }; Einflussmarker: { $markers }{ $cleanup ->
    [0] {""}
   *[other] {"; "}Reinigung: { $cleanup }
}
endeavor-board-income = {"  "}nächste Vorbereitung: Crew bis Stufe { $level }, neue Scheiben { $discs }, Scheiben zurück { $take_back }
endeavor-group-influence = Punkte für Einfluss, Forschungsberichte und Crew
endeavor-group-goal-1 = Ziel 1
endeavor-group-goal-2 = Ziel 2
endeavor-group-goal-3 = Ziel 3

## The drawer

endeavor-drawer-scenario = Szenario: { $name }
endeavor-drawer-crisis = Diese Krise kann ausbrechen: { $crisis }. { $does }
endeavor-drawer-tokens = Ungesehene Tauchplättchen: { $tokens }
endeavor-drawer-reports = Noch im Stapel: { $reports }
endeavor-drawer-under = { $seat } kennt die Kachel „{ $tile }“ unter dem Stapel der Tiefe { $depth }.
endeavor-drawer-crew = { $crew }: { $free ->
    [yes] frei
   *[no] { $why }
}
endeavor-drawer-possible = {"  "}{ $action } auf { $places }
endeavor-drawer-impossible = {"  "}{ $action } nirgends: { $why }
endeavor-drawer-slot = { $slot }
endeavor-drawer-place = { $slot } ({ $space })
endeavor-goal-line = Ziel { $number }: { $what } ({ $worth })
endeavor-goal-open = Ziel { $number }: { $what }
endeavor-worth-each = je { $number }
endeavor-worth-most = 1. Platz { $first }, 2. Platz { $second }
endeavor-worth-race = zuerst { $first }, als Zweites { $second }
endeavor-worth-lead = je Führung { $number }
endeavor-worth-group = nötig für die Gruppe: { $number }

## Reasons

endeavor-why-action-impossible = In Reichweite ist kein Feld für diese Aktion.
endeavor-why-action-not-shown = Kein aktiviertes Feld zeigt diese Aktion, oder sie ist verbraucht.
endeavor-why-already-leader = Dieses Crewmitglied ist bereits Führungspersonal.
endeavor-why-already-there = Das U-Boot ist schon dort.
endeavor-why-below-max-depth = Diese Bewegung darf nicht so tief enden.
endeavor-why-cannot-decline = Darauf kann man nicht verzichten.
endeavor-why-cave-from-its-side = Diese Höhle wird von der Zone daneben genutzt.
endeavor-why-cave-not-by-depth = Ein U-Boot in derselben Tiefe öffnet keine Höhle.
endeavor-why-cleanup-full = Die Reinigungsleiste ist am Ende.
endeavor-why-copies-itself = Es kann sich nicht selbst nachahmen.
endeavor-why-crew-occupied = Auf diesem Crewmitglied liegt schon eine Scheibe.
endeavor-why-crisis-binds = Einer Krise kann sich niemand entziehen.
endeavor-why-depth-not-open = Aus diesen Tiefen kann jetzt nicht gezogen werden.
endeavor-why-dive-spot-empty = Hier liegt kein Plättchen mehr.
endeavor-why-guardian-only = Das Wächter-Feld wird nur durch das Füllen einer Zone markiert.
endeavor-why-level-too-high = Dieses Crewmitglied liegt über der Rekrutierungs-Stufe.
endeavor-why-marker-locked = Dieser Marker sitzt fest.
endeavor-why-move-blocked = Ein Marker zieht nur auf ein freies Feld.
endeavor-why-must-launch = Ein U-Boot wird sofort zu Wasser gelassen.
endeavor-why-must-move = Ein Marker, der ziehen kann, muss ziehen.
endeavor-why-no-actions = Diese Seite hat keine Aktionen und kein Aktivierungsfeld.
endeavor-why-no-base = Diese Zone ist keine Basis.
endeavor-why-no-contact = Das Feld grenzt weder an einen Start noch an einen Marker.
endeavor-why-no-disc = Im Laderaum ist keine Scheibe.
endeavor-why-no-disc-for-report = Das Nutzen eines Forschungsberichts kostet eine Scheibe aus dem Laderaum.
endeavor-why-no-disc-on-it = Auf diesem Crewmitglied liegt keine Scheibe.
endeavor-why-no-disc-to-activate = Das Aktivieren kostet eine Scheibe aus dem Laderaum.
endeavor-why-no-disc-to-pay = Es fehlt eine Scheibe zum Bezahlen.
endeavor-why-no-junior = Es gibt keinen Junior, der befördert werden könnte.
endeavor-why-no-other-half = Eine solche Hälfte hat dieses Plättchen nicht; manche geben nur Wissen.
endeavor-why-no-such-answer = Das ist keine der möglichen Antworten.
endeavor-why-no-such-junior = Einen solchen Junior gibt es in der eigenen Crew nicht.
endeavor-why-no-such-space = Ein solches Feld gibt es für diese Aktion nicht.
endeavor-why-no-two-discs = Dazu müssen mindestens zwei Scheiben auf der eigenen Crew liegen.
endeavor-why-no-vessel-there = Dort ist kein eigenes U-Boot.
endeavor-why-no-way-there = Dorthin führt kein Weg von Zone zu Zone.
endeavor-why-no-zone-above = Direkt darüber liegt keine Zone.
endeavor-why-no-zone-there = Dort liegt keine Zone.
endeavor-why-none-left = Davon ist keines mehr da.
endeavor-why-not-adjacent = Ein Marker zieht nur auf ein Nachbarfeld.
endeavor-why-not-drawn = Diese Kachel wurde nicht gezogen.
endeavor-why-not-drawn-here = Dieses Plättchen wurde hier nicht gezogen.
endeavor-why-not-drifting = Dort ist kein eigenes U-Boot mehr, das noch treiben müsste.
endeavor-why-not-free = Kein eigenes Crewmitglied dieser Art hat ein freies Aktivierungsfeld.
endeavor-why-not-from-here = Das U-Boot muss in der Zone starten, die das gewährt.
endeavor-why-not-gained = Das gehört nicht zu den Boni.
endeavor-why-not-in-crew = Das ist kein eigenes Crewmitglied.
endeavor-why-not-leftmost = Eine Sonar-Leiste wird von links gefüllt.
endeavor-why-not-lowest = Eine andere Eigenschaft ist niedriger.
endeavor-why-not-now = Danach wird jetzt nicht gefragt.
endeavor-why-not-on-display = Dieser Forschungsbericht liegt nicht aus.
endeavor-why-not-own-crew = Nur ein eigenes Crewmitglied kann aktiviert werden.
endeavor-why-not-own-vessel = Dort ist kein eigenes U-Boot, das sich bewegen könnte.
endeavor-why-not-this-action = Eine andere Aktion wurde gewonnen.
endeavor-why-not-visible = Dieses Crewmitglied der Stufe 5 ist nicht sichtbar.
endeavor-why-not-your-marker = Dort liegt kein eigener Marker.
endeavor-why-not-your-report = Das ist kein Aktivierungsfeld eines eigenen Forschungsberichts.
endeavor-why-nothing-done = Ein Zug, in dem nichts geschieht, gilt als Passen.
endeavor-why-nothing-to-copy = Nur ein eigenes Crewmitglied mit Aktionen kann nachgeahmt werden.
endeavor-why-nowhere-to-go = Es gibt keine Zone, in die sich ein U-Boot bewegen könnte.
endeavor-why-one-activation = Ein Zug hat nur eine Aktivierung.
endeavor-why-one-vessel-only = Dort darf nur ein U-Boot pro Person sein.
endeavor-why-other-depth = In dieser Tiefe ist kein eigenes U-Boot.
endeavor-why-other-lane = Der Einfluss muss auf ein anderes Feld der Bahnen.
endeavor-why-other-option = Das Ziel hat zwei Varianten, und das ist keine davon.
endeavor-why-other-zone = Es muss in der Zone geschehen, die es gewährt, mit einem U-Boot dort.
endeavor-why-outside-the-ocean = So weit reicht der Ozean dieses Szenarios nicht.
endeavor-why-pass-too-late = Passen kann man nur als erste Entscheidung eines Zuges.
endeavor-why-recruited-already = Rekrutiert wird am Anfang der Vorbereitung, und nur einmal.
endeavor-why-rescue-closed = Die Rettungsfelder öffnen sich, wenn der Gefallene Stern im Ozean liegt.
endeavor-why-rescue-needs-presence = Dazu braucht es eine Scheibe oder ein U-Boot auf dem Gefallenen Stern.
endeavor-why-sealed-zone = Kein U-Boot kann in diese Zone.
endeavor-why-shallowest-first = Ist keine aufgedruckte Tiefe möglich, wird aus der geringsten möglichen gezogen.
endeavor-why-slot-taken = Hier liegt schon eine Zone.
endeavor-why-space-marked = Hier liegt schon ein Marker.
endeavor-why-space-occupied = Hier liegt schon eine Scheibe.
endeavor-why-space-used = Dieses Aktivierungsfeld wurde schon genutzt.
endeavor-why-start-crew = Das Start-Crewmitglied kann weder rekrutiert noch befördert werden.
endeavor-why-start-space-only = Ein neuer Marker beginnt auf einem freien Startfeld.
endeavor-why-tile-must-lie = Nach dem Ziehen muss eine Kachel gelegt werden.
endeavor-why-token-not-held = Dieses Plättchen gehört dir nicht.
endeavor-why-token-window = Plättchen werden im eigenen Zug zwischen Aktionen genutzt, nicht mittendrin.
endeavor-why-too-deep = Diese Tiefe liegt über der Technologie-Stufe.
endeavor-why-too-far = Das ist weiter, als die Technologie-Stufe erlaubt.
endeavor-why-too-little-knowledge = Das Wissen reicht nicht.
endeavor-why-too-many-discs = So viele Scheiben erlaubt die Management-Stufe nicht zurück.
endeavor-why-too-many-tokens = Nur ein Plättchen darf gespeichert bleiben; nutze erst die anderen.
endeavor-why-topic-not-on-display = Kein ausliegender Forschungsbericht zeigt das Thema dieses Feldes.
endeavor-why-unknown-space = Ein solches Einflussfeld gibt es nicht.
endeavor-why-way-too-deep = Der Weg dorthin führt tiefer, als die Technologie-Stufe erlaubt.
endeavor-why-wrong-depth = Eine Kachel gehört in ihre eigene Tiefe.
endeavor-why-wrong-topic = Dieser Forschungsbericht zeigt das Thema des Feldes nicht.
