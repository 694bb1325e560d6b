### Endeavor: Die Tiefsee: was auf Karten, Kacheln, Leisten und Szenarioplänen steht, und wo sie sind.

## Kinds of things

endeavor-kind-crew = Crewmitglied
endeavor-kind-report = Forschungsbericht
endeavor-kind-token = Tauchplättchen
endeavor-kind-supply = Vorrat
endeavor-kind-tile = Ozeankachel
endeavor-kind-pile = Stapel und Tiefe des Ozeans
endeavor-kind-track = Leiste
endeavor-kind-board = Spielertafel
endeavor-kind-action = Aktion
endeavor-kind-scoring = Wertung
endeavor-kind-scenario = Szenario
endeavor-kind-goal = Ziel eines Szenarios
endeavor-kind-influence = Einflussbereich
endeavor-kind-bonus-goal = Bonusziel der Gruppe
endeavor-kind-crisis = Krise der Gruppe

## In a few words

endeavor-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
endeavor-brief-more = { $first }; { $second }
endeavor-brief-at-once = sofort { $gains }
endeavor-brief-idle = keine Aktionen
endeavor-brief-actions = { $actions }
endeavor-brief-scores = als Führungspersonal { $points }
endeavor-brief-scores-each = als Führungspersonal { $points } je { $what }
endeavor-brief-scores-per = als Führungspersonal { $points } je { $per } { $what }
endeavor-brief-you = du: { $gains }
endeavor-brief-others = alle anderen: { $gains }
endeavor-brief-spaces = zum Aktivieren: { $gains }
endeavor-brief-arrival = Ankunft { $gains }
endeavor-brief-tokens = { $number } Tauchplättchen
endeavor-brief-sonar = { $number ->
    [one] { $number } Sonar-Feld
   *[other] { $number } Sonar-Felder
}
endeavor-brief-conserve = { $number ->
    [one] { $number } Meeresschutz-Feld
   *[other] { $number } Meeresschutz-Felder
}
endeavor-brief-publish = { $number ->
    [one] { $number } Publikations-Feld
   *[other] { $number } Publikations-Felder
}
endeavor-for-links-shared-with-opponents = Verbindungen mit anderen
endeavor-for-conserve-discs-in-best-zone = Meeresschutz-Scheibe in deiner besten Zone
endeavor-for-complete-topic-sets = Satz aller vier Themen
endeavor-for-depths-with-publish-disc = Tiefe mit eigener Publikations-Scheibe
endeavor-for-zones-with-conserve-disc = Zone mit eigener Meeresschutz-Scheibe
endeavor-for-other-leader-crew = anderes Führungspersonal
endeavor-for-zones-with-disc-or-vessel = Zonen mit eigener Scheibe oder U-Boot
endeavor-for-empty-dive-spots-in-ocean = leere Tauchgang-Felder

## Crew

endeavor-printed-crew-level = { $value ->
    [0] Das Start-Crewmitglied: Alle beginnen mit einem, auf der Führungsseite und mit einer Scheibe darauf. Es wird weder rekrutiert noch befördert.
   *[other] Stufe { $value }: Wer es rekrutiert, braucht Rekrutierungs-Stufe { $value } (Ansehen).
}
endeavor-printed-crew-copies = { $value ->
    [one] Davon gibt es nur eines.
   *[other] Davon gibt es { $value }.
}
endeavor-sheet-recruited = Wer es rekrutiert, erhält sofort: { $gains }.
endeavor-sheet-promoted = Wer es befördert, erhält sofort: { $gains }.
endeavor-sheet-leader = Befördert wird daraus: { $leader }. Eine Scheibe, die darauf liegt, geht in den Vorrat.
endeavor-sheet-junior = Vor der Beförderung: { $junior }.
endeavor-sheet-no-actions = Diese Seite hat kein Aktivierungsfeld und keine Aktionen.
endeavor-sheet-action = Für 1 Scheibe auf dem Aktivierungsfeld tut es: { $actions }.
endeavor-sheet-actions = Für 1 Scheibe auf dem Aktivierungsfeld tut es all das, in beliebiger Reihenfolge: { $actions }.
endeavor-sheet-copying = Zum Nachahmen wählst du ein anderes deiner Crewmitglieder mit Aktionen, ob mit oder ohne Scheibe, und führst dessen Aktionen aus; seine Scheibe bleibt, wo sie ist.
endeavor-sheet-scores = Am Ende bringt die Führungsseite { $points }. Die Juniorseite bringt nichts.
endeavor-sheet-scores-each = Am Ende zählt die Führungsseite { $what }: { $points } für jedes davon. Die Juniorseite bringt nichts.
endeavor-sheet-scores-per = Am Ende zählt die Führungsseite { $what }: { $points } je { $per }, abgerundet. Die Juniorseite bringt nichts.
endeavor-counted-links-shared-with-opponents = die hergestellten Verbindungen zwischen einer deiner Scheiben und einer fremden
endeavor-counted-conserve-discs-in-best-zone = deine Meeresschutz-Scheiben in der einen Zone, in der du die meisten hast
endeavor-counted-complete-topic-sets = deine vollständigen Sätze aller vier Themen, auf Forschungsberichten und unter deinen Einflussmarkern
endeavor-counted-depths-with-publish-disc = die Tiefen, in denen du eine Publikations-Scheibe hast
endeavor-counted-zones-with-conserve-disc = die Zonen, in denen du eine Meeresschutz-Scheibe hast
endeavor-counted-other-leader-crew = deine anderen Crewmitglieder auf der Führungsseite, das Start-Crewmitglied eingeschlossen
endeavor-counted-zones-with-disc-or-vessel = die Zonen, in denen du eine Scheibe oder ein U-Boot hast
endeavor-counted-empty-dive-spots-in-ocean = die Tauchgang-Felder im Ozean ohne Plättchen, wer immer sie geleert hat

## Reports

endeavor-printed-reports-cost = { $value ->
    [0] Ihn zu veröffentlichen kostet 1 Scheibe und kein Wissen.
   *[other] Ihn zu veröffentlichen kostet { $value } Wissen und 1 Scheibe.
}
endeavor-printed-reports-anchor = { $value ->
    [true] Ein Anker-Forschungsbericht: Vier davon liegen am Anfang aus, die anderen kommen aus dem Spiel.
   *[false] Er beginnt im Stapel.
}
endeavor-printed-reports-vp = { $value ->
    [0] Er bringt keine Punkte.
    [one] Er bringt am Ende { $value } Punkt.
   *[other] Er bringt am Ende { $value } Punkte.
}
endeavor-sheet-topics = { $number ->
    [one] Thema: { $topics }. Er wird auf einem Feld dieses Themas veröffentlicht, und sein Symbol zählt für Ziele und Führungspersonal.
   *[other] Themen: { $topics }. Er wird auf einem Feld eines der beiden Themen veröffentlicht, und beide Symbole zählen für Ziele und Führungspersonal.
}
endeavor-sheet-report-you = Wer ihn veröffentlicht, erhält sofort: { $gains }.
endeavor-sheet-report-others = Danach erhalten alle anderen sofort: { $gains }.
endeavor-sheet-report-space = Aktivierungsfeld: Einmal im Spiel, als Aktivierung eines Zuges, gibt 1 Scheibe darauf: { $gain }. Die Scheibe bleibt dort.
endeavor-sheet-report-spaces = { $number } Aktivierungsfelder: Jedes gibt einmal im Spiel, als Aktivierung eines Zuges, für 1 Scheibe darauf: { $gain }. Die Scheiben bleiben dort.

## Dive tokens

endeavor-printed-dive-tokens-knowledge = Es gibt { $value } Wissen.
endeavor-printed-dive-tokens-copies = Davon gibt es { $value }.
endeavor-sheet-token-other = Statt des Wissens kann es geben: { $gains }.
endeavor-sheet-token-use = Ein Tauchgang nimmt es von oben von einem Tauchgang-Feld. Es wird im eigenen Zug vor, zwischen oder nach Aktionen für eine seiner Hälften genutzt und dann abgeworfen. Am Ende eines Zuges darf nur ein Plättchen gespeichert bleiben.
endeavor-sheet-token-score = Ist es am Ende noch gespeichert, zählt sein Wissen ({ $knowledge }) mit dem übrigen Wissen und den Scheiben: 1 Punkt je 3.
endeavor-sheet-tokens = Tauchplättchen
endeavor-sheet-token = { $copies } × { $token }: { $halves }.

## Bonus goals and crises

endeavor-bonus-counts-junior-crew = Alle zusammen zählen ihre Crewmitglieder auf der Juniorseite.
endeavor-bonus-counts-leader-crew-without-team-leader = Alle zusammen zählen ihre Crewmitglieder auf der Führungsseite ohne die Start-Crew.
endeavor-bonus-counts-ocean-zones = Alle zusammen zählen die Zonen im Ozean, die Start-Zonen eingeschlossen.
endeavor-bonus-counts-completed-links = Alle zusammen zählen die hergestellten Verbindungen im Ozean, jede einmal.
endeavor-bonus-counts-discs-and-vessels-two-deepest-depths = Alle zusammen zählen ihre Scheiben und U-Boote in Zonen der zwei größten Tiefen des Szenarios.
endeavor-bonus-counts-tracks-at-level-4 = Alle zusammen zählen ihre Eigenschaften ab Stufe 4.
endeavor-sheet-needed = Zusammen nötig: { $one } allein, { $two } zu zweit, { $three } zu dritt, { $four } zu viert.
endeavor-sheet-bonus-use = Zu Beginn jeder der ersten drei Runden wird ein Bonusziel aufgedeckt. Es zählt wie jedes andere Ziel der Gruppe.
endeavor-crisis-does-vessels-up = Alle bewegen jedes ihrer U-Boote { $number ->
    [one] { $number } Zone
   *[other] { $number } Zonen
} gerade nach oben oder so weit, wie es kommt. Es gibt keinen Ankunfts-Bonus.
endeavor-crisis-does-vessels-right = Alle bewegen jedes ihrer U-Boote in derselben Tiefe { $number ->
    [one] { $number } Zone
   *[other] { $number } Zonen
} nach rechts oder so weit, wie es kommt. Es gibt keinen Ankunfts-Bonus.
endeavor-crisis-does-lose-discs = Alle legen { $number ->
    [one] { $number } Scheibe
   *[other] { $number } Scheiben
} aus dem Laderaum in den Vorrat zurück, oder alle, die dort sind.
endeavor-crisis-does-lose-knowledge = Alle verlieren { $number } Wissen, oder was sie haben, und werfen ein gespeichertes Tauchplättchen ab.
endeavor-crisis-does-block-crew = Alle legen in Zugreihenfolge { $number ->
    [one] { $number } Scheibe
   *[other] { $number } Scheiben
} aus dem Vorrat auf freie Aktivierungsfelder der eigenen Crew. Wer keines hat, bleibt verschont.
endeavor-crisis-does-dive-spots = Jedes Tauchgang-Feld mit mindestens 2 Plättchen verliert ungesehen { $number ->
    [one] sein oberstes
   *[other] seine obersten { $number }
}. Keine Besonderheit einer Zone wird ausgelöst.
endeavor-sheet-crisis-use = Ab Runde 4 bricht zu Beginn jeder Runde eine Krise aus. Niemand kann sich ihr entziehen.

## Ocean tiles

endeavor-sheet-tile-depth = Tiefe { $depth }.
endeavor-sheet-tile-only = Sie wird nur in Szenarien verwendet, die sie nennen.
endeavor-sheet-discovery = Wer sie entdeckt, erhält: { $gains }.
endeavor-sheet-arrival = Jedes U-Boot, das hierher fährt oder hier zu Wasser gelassen wird, bringt: { $gains }.
endeavor-sheet-also = { $first } { $second }
endeavor-sheet-marked = Es ist ein Sonderregel-Feld.
endeavor-sheet-from-left = Es wird von der Zone links davon genutzt.
endeavor-sheet-from-up = Es wird von der Zone darüber genutzt.
endeavor-sheet-from-right = Es wird von der Zone rechts davon genutzt.
endeavor-sheet-dive-spot = Tauchgang: { $space } mit { $tokens } Plättchen.
endeavor-sheet-sonar-space = Sonar: { $space } kostet 1 Scheibe und gibt: { $gains }.
endeavor-sheet-sonar-after = Es öffnet sich, wenn auf { $before } eine Scheibe liegt.
endeavor-sheet-conserve-space = Meeresschutz: { $space } kostet { $cost } Wissen und 1 Scheibe und gibt: { $gains }.
endeavor-sheet-publish-space = Publikation: { $space } kostet 1 Scheibe und nimmt einen Forschungsbericht zum Thema { $topic }.
endeavor-sheet-publish-bonus = Es gibt außerdem: { $gains }.
endeavor-sheet-link = Verbindung von { $a } und { $b }: Sobald auf beiden Scheiben liegen, erhält jeder Besitzer: { $gains }.
endeavor-sheet-depth = Tiefe { $number }
endeavor-sheet-tile-row = { $tile }: { $brief }.
endeavor-sheet-depth-top = Eine Kachel der Tiefe 1 kommt durch Entdecken in den Ozean, auf einen beliebigen freien Platz der obersten Reihe.
endeavor-sheet-depth-below = Eine Kachel dieser Tiefe kommt durch Entdecken in den Ozean, unter eine Zone der Tiefe darüber.
endeavor-sheet-depth-level = Nur ein U-Boot mit Technologie-Stufe { $number } kommt dorthin.
endeavor-sheet-hidden-tile = Die Stapel sind verdeckt. Nur wer Kacheln zieht, sieht sie; eine wird behalten, die andere kommt unter ihren Stapel.
endeavor-sheet-ocean-tile = Verdeckte Ozeankachel
endeavor-place = { $name }
endeavor-special-marked = Mit eigener Scheibe auf { $where }: { $rule }
endeavor-special-field = Bei { $where }: { $rule }
endeavor-special-zone = In der ganzen Zone: { $rule }
endeavor-special-after-dive = Nach einem Tauchgang erhältst du: { $gains }.
endeavor-special-dive = Ein Tauchgang gibt: { $gains }.
endeavor-special-dive-spot-emptied = Nach dem Tauchgang, der das letzte Plättchen nimmt, dürfen alle, die in der Zone ein U-Boot haben, dies nehmen: { $gains }. Wer am Zug ist, beginnt.
endeavor-special-after-each-conserve = Nach jeder Aktion Meeresschutz in dieser Zone darfst du nehmen: { $gains }. Diese bringt keine weitere.
endeavor-special-after-conserve = Nach einer Aktion Meeresschutz darfst du nehmen: { $gains }.
endeavor-special-all-conserve-filled = Wird das letzte Meeresschutz-Feld belegt, dürfen alle, die hier eine Scheibe haben, dies nehmen: { $gains }. Wer am Zug ist, beginnt.
endeavor-special-sonar = Ein Sonar gibt: { $gains }.
endeavor-special-travel-out = Immer wenn eines deiner U-Boote die Zone durch Bewegung verlässt, erhältst du vor dem Ankunfts-Bonus: { $gains }.
endeavor-special-permanent = Immer { $gains }.
endeavor-special-token-for-each = Jedes Plättchen, das du hier nimmst, gibt { $gains } für jede solche Scheibe.
endeavor-special-token-taken = Jedes Plättchen, das du hier nimmst, gibt: { $gains }.
endeavor-special-rule-dive-choose-2 = Ein Tauchgang nimmt die obersten zwei Plättchen; du behältst eines und wirfst das andere ab.
endeavor-special-rule-discover-unsupported = Eine von hier entdeckte Kachel braucht keine Zone über sich.
endeavor-special-rule-no-entry = Kein U-Boot darf hinein oder hindurch. Jede Höhle wird von der Zone auf ihrer Seite genutzt.
endeavor-special-rule-one-vessel-per-player = Alle dürfen hier höchstens ein U-Boot haben.
endeavor-special-rule-tech-1 = Bei einer Bewegung, die hier beginnt, gilt die Technologie-Stufe als 1 höher.

## The player board

endeavor-sheet-level = Felder { $boxes }: Stufe { $level }, am Ende { $points }.
endeavor-gives-rep = Rekrutierungs-Stufe: die höchste Stufe der Crewmitglieder, die du rekrutieren darfst.
endeavor-gives-insp = Arbeitskraft-Stufe: So viele Scheiben erhältst du in jeder Vorbereitung.
endeavor-gives-coord = Management-Stufe: Höchstens so viele Scheiben nimmst du in jeder Vorbereitung von deiner Crew zurück.
endeavor-gives-ing = Technologie-Stufe: So viele Zonen weit und so tief dürfen deine U-Boote fahren.
endeavor-sheet-influence-box = Immer wenn der Marker auf Feld { $box } kommt, erhältst du sofort 1 Einfluss.
endeavor-sheet-overflow = Ein Schritt über Feld { $last } hinaus führt stattdessen auf Feld { $box } und gibt 1 Einfluss.
endeavor-sheet-vessel-boxes = Erreicht der Marker zum ersten Mal eines dieser Felder, wird sofort ein weiteres U-Boot zu Wasser gelassen: { $boxes }.
endeavor-sheet-knowledge = Wissen
endeavor-sheet-knowledge-most = Die Leiste geht von 0 bis { $most }. Was über { $most } hinausginge, verfällt.
endeavor-sheet-knowledge-use = Damit bezahlst du Meeresschutz-Felder und Forschungsberichte. Es muss da sein, wenn die Aktion beginnt.
endeavor-sheet-board = Spielertafel
endeavor-sheet-discs = { $number } Scheiben in der eigenen Farbe.
endeavor-sheet-markers = { $number } Einflussmarker.
endeavor-sheet-vessels = { $number } U-Boote und nicht mehr.
endeavor-unlimited-discs = Scheiben gehen nie aus: Nehmt notfalls etwas anderes.
endeavor-unlimited-influence-markers = Einflussmarker gehen nie aus: Nehmt notfalls etwas anderes.
endeavor-sheet-board-use = Scheiben im Laderaum kannst du ausgeben: 1, um ein Crewmitglied oder einen Forschungsbericht zu aktivieren, und 1 weitere für jedes Sonar, jeden Meeresschutz und jede Publikation. Scheiben im Vorrat kannst du nicht ausgeben.
endeavor-sheet-travel = Bewege eines deiner U-Boote von Zone zu Nachbarzone, höchstens so viele Zonen weit und so tief wie deine Technologie-Stufe. Du erhältst den Ankunfts-Bonus der letzten Zone.
endeavor-sheet-sonar = Lege in einer Zone mit eigenem U-Boot 1 Scheibe auf das linke freie Feld einer Sonar-Leiste und nimm, was es zeigt. Beim Entdecken ziehst du zwei Kacheln der gezeigten Tiefen, behältst eine, legst sie und erhältst ihren Entdeckungs-Bonus.
endeavor-sheet-dive = Nimm in einer Zone mit eigenem U-Boot das oberste Plättchen eines Tauchgang-Feldes. Es braucht keine Scheibe.
endeavor-sheet-conserve = Bezahle in einer Zone mit eigenem U-Boot das Wissen eines freien Meeresschutz-Feldes, nimm seinen Bonus und lege 1 Scheibe darauf.
endeavor-sheet-publish = Wähle in einer Zone mit eigenem U-Boot ein freies Publikations-Feld und einen ausliegenden Forschungsbericht mit dessen Thema. Bezahle das Wissen des Berichts, lege 1 Scheibe auf das Feld und nimm den Bericht mit dem, was er gibt.
endeavor-sheet-scoring = Schlusswertung
endeavor-scoring-attributes = Eigenschaften: Jede der vier Leisten bringt die Punkte ihrer Stufe.
endeavor-scoring-influence = Einfluss: Jeder deiner Marker bringt die Punkte seines Feldes.
endeavor-scoring-reports = Forschungsberichte: die Punkte, die auf deinen stehen.
endeavor-scoring-crew = Crew: was dein Führungspersonal der Stufe 5 zählt.
endeavor-scoring-goals = Die drei Ziele des Szenarios, mit dem, was die meisten und zweitmeisten bringen. Wer nichts davon hat, nimmt nicht teil.
endeavor-scoring-leftovers = Wissen und Scheiben: 1 Punkt je 3 von Wissen, Scheiben im Laderaum und dem Wissen auf einem gespeicherten Plättchen, abgerundet.

## Scenarios

endeavor-sheet-ocean = Der Ozean hat die Spalten { $columns } und die Tiefen 1 bis { $depth }.
endeavor-sheet-base = U-Boote werden hier zu Wasser gelassen: { $tile }.
endeavor-sheet-base-any = Jede Zone der Tiefe 1 ist eine Basis, in der U-Boote zu Wasser gelassen werden.
endeavor-sheet-start-zones = Zonen am Anfang: { $zones }.
endeavor-sheet-random-tile = eine zufällige Kachel
endeavor-sheet-shuffled = Tiefe { $depth }, Spalten { $columns }: Diese Kacheln werden gemischt und ausgelegt: { $tiles }.
endeavor-sheet-shuffle-into-pile = { $tile } wird in den Stapel der Tiefe { $depth } gemischt.
endeavor-sheet-shuffle-into-top = { $tile } wird unter die obersten { $top } Kacheln des Stapels der Tiefe { $depth } gemischt.
endeavor-sheet-cleanup = Die Reinigungsleiste hat { $length } Schritte; die Marker beginnen bei { $start }.
endeavor-sheet-removed = Nicht verwendete Tiefen: { $depths }.
endeavor-sheet-group-influence = Miteinander oder allein werden die Punkte für Einfluss, Forschungsberichte und Führungspersonal der Stufe 5 für eines der sieben Ziele zusammengezählt.
endeavor-sheet-goal = Ziel { $number } von „{ $scenario }“.
endeavor-sheet-options = Die zwei Varianten: { $options }.
endeavor-counts-option = Es ist offen, bis ein Marker auf Zielfeld { $number } liegt. Wer ihn legt, wählt eine von zwei Varianten für alle; ohne Marker wird das Ziel nicht gewertet.
endeavor-counts-discs = Deine Scheiben zählen auf { $kinds }.
endeavor-spaces-all = Feldern jeder Art
endeavor-spaces-sonar = Sonar-Feldern
endeavor-spaces-conserve = Meeresschutz-Feldern
endeavor-spaces-publish = Publikations-Feldern
endeavor-counts-vessels = Auch deine U-Boote zählen.
endeavor-counts-discovered = Die Zonen, die du entdeckt hast, zählen.
endeavor-counts-zones-disc = Jede Zone mit eigener Scheibe zählt einmal.
endeavor-counts-zones-vessel = Jede Zone mit eigenem U-Boot zählt einmal.
endeavor-counts-zones-disc-vessel = Jede Zone mit eigener Scheibe oder eigenem U-Boot zählt einmal.
endeavor-counts-zones-none = Keine Zone zählt.
endeavor-counts-topics-best = Es zählen die Symbole des Themas, von dem du am meisten hast, auf Forschungsberichten und unter deinen Einflussmarkern.
endeavor-counts-topic-sets = Es zählen deine vollständigen Sätze aller vier Themen, auf Forschungsberichten und unter deinen Einflussmarkern.
endeavor-counts-region = Es zählen deine Einflussmarker in diesem Teil des Einflussbereichs: { $region }.
endeavor-counts-cleanup = Es zählt das Feld deines Markers auf der Reinigungsleiste.
endeavor-counts-designated = Es zählen deine Scheiben auf Feldern der Art, die nennt, wer den Gefallenen Stern entdeckt. Bis dahin gibt es keine.
endeavor-counts-race-discover = Es zählt, wer zuerst und wer als Zweites eine solche Zone entdeckt.
endeavor-counts-race-travel = Es zählt, wer zuerst und wer als Zweites in eine solche Zone fährt.
endeavor-counts-side-left = Nur die Spalte der Seestern-Station und alle Spalten links davon zählen.
endeavor-counts-side-right = Nur die Spalte der Seestern-Station und alle Spalten rechts davon zählen.
endeavor-counts-where = Nur Zonen { $where } zählen.
endeavor-at-depths = in Tiefe { $depths }
endeavor-in-columns = in Spalte { $columns }
endeavor-goal-each = { $points } für jedes davon.
endeavor-goal-most = Wer am meisten davon hat, bekommt { $first } dazu, wer am zweitmeisten hat, { $second }. Bei Gleichstand an der Spitze bekommen alle die vollen Punkte, und niemand ist Zweiter.
endeavor-goal-race = Wer zuerst kommt, bekommt { $first }, wer als Zweites kommt, { $second }.
endeavor-goal-lead = { $points } dazu, wenn du hiervon am meisten hast: { $what }.
endeavor-lead-topic = Symbole des Themas { $topic }
endeavor-lead-discs = Scheiben auf { $kinds }
endeavor-lead-zones = entdeckte Zonen { $where }
endeavor-group-counts-sum = Miteinander oder allein wird zusammengezählt, was alle davon haben, ohne die Punkte für die meisten.
endeavor-group-counts-race-discover = Miteinander oder allein zählen die Zonen dieser Tiefe, die die Gruppe entdeckt hat.
endeavor-group-counts-race-travel = Miteinander oder allein zählen alle, die in eine solche Zone gefahren sind.
endeavor-sheet-influence = Einflussbereich: { $scenario }
endeavor-sheet-placing = Für jeden Einfluss legst du einen Marker auf ein freies Feld, das ein Startfeld ist oder an einen Marker grenzt, wem immer er gehört, und nimmst, was es gibt. Ein Feld für beliebig viele Marker bleibt für alle offen, sobald einer darauf liegt.
endeavor-form-pointy-top = Jede zweite Reihe liegt ein halbes Feld weiter rechts: Ein Feld grenzt an zwei in der Reihe darüber und an zwei in der Reihe darunter.
endeavor-form-flat-top = Jedes zweite Feld einer Reihe liegt ein halbes Feld tiefer: Ein Feld grenzt an das darüber und das darunter und auf jeder Seite an zwei.
endeavor-form-lanes = Die Felder liegen in Bahnen, die von links gefüllt werden.
endeavor-sheet-space = Reihe { $row }, Feld { $col }: { $features }.
endeavor-area-nothing = nichts
endeavor-area-start = Startfeld
endeavor-area-goal = Zielfeld { $number }
endeavor-area-lane = Bahn der Tiefe { $depth }
endeavor-region-rescue = Rettungsbereich
endeavor-region-search = Suchbereich
endeavor-region-guardian = Wächter-Feld
endeavor-region-shallow-overflow = Überlauf der Tiefen 1 bis 3
endeavor-region-deep-overflow = Überlauf der Tiefen 4 und 5
endeavor-area-region = Bereich „{ $region }“
endeavor-area-gives = { $gains }
endeavor-area-topic = Symbol des Themas { $topic }
endeavor-area-infinite = beliebig viele Marker
endeavor-area-reached = auch erreichbar von Reihe { $row }, Feld { $col }

## Where it is

endeavor-now-tray = Im Sortierkasten: { $number }.
endeavor-now-five = Es kann rekrutiert werden. Ungesehen darunter: { $number }.
endeavor-now-crew = { $seat } hat es.
endeavor-now-crew-disc = { $seat } hat es, mit einer Scheibe darauf.
endeavor-now-display = Er liegt aus.
endeavor-now-report = { $seat } hat ihn veröffentlicht.
endeavor-now-report-used = Genutzte Aktivierungsfelder: { $used } von { $spaces }.
endeavor-now-token = Noch nicht gesehen: { $unseen }. Abgeworfen: { $discarded }.
endeavor-now-held = { $seat } hat eines.
endeavor-now-zone = Sie liegt auf { $slot }.
endeavor-now-finder = { $seat } hat sie entdeckt.
endeavor-now-vessels = { $seat }, U-Boote hier: { $number }.
endeavor-now-discs = { $seat }, Scheiben hier: { $number }.
endeavor-now-under = Du weißt, dass sie unter dem Stapel der Tiefe { $depth } liegt.
endeavor-now-drawn = Sie ist eine der gerade gezogenen Kacheln.
endeavor-now-pile = Kacheln im Stapel: { $number }.
endeavor-now-track = { $seat }: Feld { $box }, Stufe { $level }.
endeavor-now-number = { $seat }: { $number }.
endeavor-now-board = { $seat }: { $cargo } im Laderaum, { $supply } im Vorrat; U-Boote im Ozean: { $vessels }.
endeavor-now-points = { $seat }: { $points }, wenn das Spiel jetzt endete.
endeavor-now-scenario-here = Dieses Szenario wird gespielt.
endeavor-now-scenario-other = Ein anderes Szenario wird gespielt.
endeavor-now-markers = { $seat }, Marker hier: { $number }.
endeavor-now-other-option = In diesem Spiel nicht gewählt.
endeavor-now-group = Die Gruppe hat { $have } von { $need }.

## Was in Berichten gezählt wird.

endeavor-counted-action = Aktionen
endeavor-counted-crew = Aktivierte Crew
endeavor-counted-recruited = Rekrutierte Crew
endeavor-counted-promoted = Beförderte Crew
endeavor-counted-tile = Entdeckte Ozeankacheln
endeavor-counted-space = Felder der Ozeankacheln
endeavor-counted-report = Forschungsberichte
endeavor-counted-token = Genutzte Tauchplättchen
endeavor-counted-attribute = Verbesserte Attribute
endeavor-counted-one-space = { $tile }: { $space }
