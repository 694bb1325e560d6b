### Nemo's War, first edition: each rule in a sentence or two.

## Components and set-up

nemo1-rule-2-1 = Zum Spiel gehören 24 Karten, 53 Schiffe und die Nautilus, 30 Schätze und 15 Marker; zwei Würfel sind nötig.
nemo1-rule-2-2 = Ein Schiff mit aufgedrucktem Angriffswert ist ein Kriegsschiff, jedes andere nicht.
nemo1-rule-3-1 = Die hellgrauen Schiffe bilden verdeckt gemischt den Schiffsstapel; die anderen warten an ihren Feldern und Leisten.
nemo1-rule-3-2 = Die Nautilus beginnt in einem Ozean nach Wahl.
nemo1-rule-3-3 = Neun verdeckte Schiffe liegen zu Beginn in den Ozeanen: zwei in dreien, eines in den übrigen drei.
nemo1-rule-3-4 = Alle Marker beginnen an ihrem Start, die Ressourcen auf den obersten Kreisen, die drei Passagiere an Bord.
nemo1-rule-3-5 = Nemo beginnt mit einer von vier Festlegungen, gewählt oder ausgewürfelt.
nemo1-rule-3-6 = Zwanzig der 24 Karten bilden den Zugstapel: Karte 21 ist die fünfzehnte, Karte 24 eine der letzten fünf, vier Karten bleiben ungesehen draußen.
nemo1-rule-3-7 = In jedem Ozean liegt ein verdeckter Schatz; die übrigen 24 sind im Becher.

## Conventions and turn

nemo1-rule-4-1 = Ein Würfel hat sechs Seiten, zwei werden addiert, und ein W3 ist ein halber Würfel, aufgerundet.
nemo1-rule-4-2 = Schiffe kommen verdeckt in die Ozeane und in den Stapel; ein aufgedecktes Schiff bleibt offen.
nemo1-rule-4-3 = Was auf einer Karte steht, geht den Regeln vor.
nemo1-rule-5-1 = Eine Runde besteht aus Vorbereitung, einer Aktion Nemos und einer Woche; jede Phase endet, ehe die nächste beginnt.

## Preparation, cards and tests

nemo1-rule-6-1 = Ein Wurf beider Würfel gilt für die ganze Vorbereitung.
nemo1-rule-6-2 = In der ersten Runde kommen weder Schiffe noch Schätze noch ein Rückschlag, aber vielleicht ein Abenteuer.
nemo1-rule-6-3 = Sind die Würfel verschieden, bekommt jeder genannte Ozean ein verdecktes Schiff, sofern er nicht voll ist.
nemo1-rule-6-4 = Ein leerer Schiffsstapel entsteht neu aus den abgeworfenen Schiffen; gibt es keine, kommt kein Schiff.
nemo1-rule-6-5 = Bei einem Pasch erhält der Ozean einen Schatz, wenn sein Kreis leer ist, und die Befreiung sinkt um 1, wenn die Summe darunter liegt.
nemo1-rule-6-6 = Eine Summe ab 10 bringt ein Abenteuer; nach einer Runde ohne Abenteuer genügt 7.
nemo1-rule-6-7 = Ereigniskarten geschehen sofort oder werden behalten; behaltene nutzt man vor oder nach der Aktion, wo und wann sie es erlauben.
nemo1-rule-6-8 = Die Karten 3 und 22 bringen ein Schiff, das sofort einmal bekämpft werden muss, auch in einem vollen Ozean.
nemo1-rule-6-9 = Eine Testkarte wird sofort ausgeführt und kommt dann auf den Stapel ERFOLG oder FEHLSCHLAG.
nemo1-rule-6-10 = Vor einem Test darf man beliebige der genannten Ressourcen für ihren Modifikator riskieren; die Zahl muss erreicht werden, und ein gewürfelter 1er-Pasch misslingt immer.
nemo1-rule-6-11 = Ein bestandener Test kostet nichts, ein misslungener je 1 der riskierten Ressourcen und was die Karte sagt.
nemo1-rule-6-12 = Misslingt ein Wurf, so gibt der Professor 2, Ned Land 1, und Conseil würfelt neu; jeder hilft einmal und kostet am Ende Punkte.
nemo1-rule-6-13 = Gewinne enden am obersten Kreis; Verluste gehen Stufe um Stufe, und eine Ressource auf 0 ist das tragische Ende, wenn kein Schatz es verhindert.
nemo1-rule-6-14 = Eine Karte, die gerade ausgeführt wird, liegt auf keinem Stapel; endet das Spiel dabei, zählt sie nicht.

## Nemo actions

nemo1-rule-7-1 = Jede Runde verlangt genau eine Aktion; fahren kann man immer.
nemo1-rule-7-2 = Ruhe, Reparatur und Nachrüsten sind Werftaktionen: nicht in zwei Runden nacheinander, und jede kostet vor ihrem Nutzen 1 bis 3 Wochen.
nemo1-rule-7-3 = Ruhe bringt vielleicht 1 Crew; darüber entscheidet ein Würfel.
nemo1-rule-7-4 = Eine Reparatur bringt 1 Rumpf.
nemo1-rule-7-5 = Beim Nachrüsten kauft man eine Verbesserung mit geborgenen Schiffen; eines davon markiert eine dauerhafte Verbesserung für immer, die anderen werden abgeworfen.
nemo1-rule-7-6 = Das Abenteuer zu suchen kostet ein geborgenes Schiff und deckt eine Karte auf, die man ablehnen darf, nur nicht Karte 21 oder 24.
nemo1-rule-7-7 = Zum Anstiften gibt man einen Schatz mit Zahl aus: Um Würfel plus Zahl minus 5 steigt die Befreiung, eine 6 gibt 1 dazu, eine 1 nimmt 1; der Schatz kehrt in den Becher zurück.
nemo1-rule-7-8 = Suchen braucht einen Schatz im Ozean oder die Bibliothek und einen Becher, der nicht leer ist; ab 3 wird etwas gefunden.
nemo1-rule-7-9 = Eine Fahrt folgt einem offenen Weg und dauert dessen Wochen.
nemo1-rule-7-10 = Beim Anschleichen wird ein Schiff aufgedeckt und einmal mit +1 bekämpft.
nemo1-rule-7-11 = Beim Angriff wird ein Schiff aufgedeckt und bekämpft; nach jedem Versenken darf es hier mit dem nächsten weitergehen, für +1 Ruf.

## Treasures

nemo1-rule-8-1 = Ein Schatz wird aufgedeckt; ein Abwurfplättchen wird ausgeführt und entfernt, jeder andere gesammelt.
nemo1-rule-8-2 = Schätze haben eine Zahl, sind ODER-Schätze, Abwurfplättchen oder Wunder.
nemo1-rule-8-3 = Einen ODER-Schatz kann man bei jeder Frage für seinen Nutzen statt seiner Punkte hergeben.
nemo1-rule-8-4 = Erreicht eine Ressource 0, können ODER-Schätze, die sie heben, das Ende verhindern.
nemo1-rule-8-5 = Ein leerer Becher beendet jedes Ziehen; nur Anstiften bringt Schätze zurück.
nemo1-rule-8-6 = Ein Schatz oder eine Karte darf auch ohne Wirkung eingesetzt werden.

## Tracks

nemo1-rule-9-1 = Woche 16 und 28 bringen die gelben und die orangefarbenen Schiffe; nach Woche 52 endet das Spiel.
nemo1-rule-9-2 = Ruf 14 und 26 bringen je einmal die blauen und die grünen Schiffe; bei 33 schießt jedes Kriegsschiff besser.
nemo1-rule-9-3 = Die Befreiung reicht von 0 bis 19.

## Combat

nemo1-rule-10-1 = Ein Kriegsschiff schießt zuerst: Ein Wurf bis zu seinem Angriffswert trifft, und ein Würfel sagt, was verloren geht.
nemo1-rule-10-2 = Für den Angriff darf eine Ressource riskiert werden, so wie sie nach dem feindlichen Feuer steht.
nemo1-rule-10-3 = Anschleichen und Bug geben je +1, weitere offene Kriegsschiffe hier zusammen −1.
nemo1-rule-10-4 = Der Angriff muss den Verteidigungswert erreichen; Hilfe kann folgen, und ein gewürfelter 1er-Pasch geht immer fehl.
nemo1-rule-10-5 = Ein besiegtes Schiff wird für Punkte versenkt oder als Bergungsgut gekapert, was die Aktionsphase beendet; seine Totenköpfe erhöhen den Ruf.
nemo1-rule-10-6 = Ein Fehlschlag erhöht den Ruf um 1 und kostet die riskierte Ressource; das Schiff bleibt offen.
nemo1-rule-10-7 = Ein Kapern in der Aktionsphase beendet sie, was auch immer zum Kampf führte; Begonnenes wird erst zu Ende gebracht.

## Time, end and score

nemo1-rule-11-1 = Nach der Aktion vergeht eine Woche.
nemo1-rule-12-1 = Fällt Nemo zum ersten Mal auf seinen Wechselkreis, legt er sich endgültig fest, auf eine beliebige der vier.
nemo1-rule-12-2 = Das Spiel endet, wenn eine Ressource fort ist, wenn am Rundenende jeder Ozean voll ist, nach Woche 52, nach dem Mahlstrom oder mit dem letzten Schiff.
nemo1-rule-12-3 = Ein Ozean ist voll, wenn er so viele Schiffe wie Felder hat oder mehr.
nemo1-rule-12-4 = Am Rundenende wird erst auf den Kalender gesehen, dann auf die Ozeane.
nemo1-rule-12-5 = Schiffe, Schätze, Karten, Symbole, Wunder und Befreiung zählen nach der Festlegung; Geißel, Ressourcen, Passagiere und ein schlimmes Ende zählen so, wie sie sind.
nemo1-rule-12-6 = Die Punkte ergeben eine von fünf Siegesstufen.
nemo1-rule-12-7 = Festlegung und Stufe bestimmen den Epilog.

## Rulings

nemo1-rule-amb-1 = Die 54 quadratischen Plättchen sind 53 feindliche Schiffe und die Nautilus.
nemo1-rule-amb-2 = Die Würfelzahlen der Ozeane folgen dem Beispiel der Regel; die Reihenfolge der Leiste bedeutet nichts.
nemo1-rule-amb-3 = Nur Ruhe, Reparatur und Nachrüsten sind in zwei Runden nacheinander verboten.
nemo1-rule-amb-4 = Die Wochen einer Aktion kommen zur Woche der Runde hinzu; nur Ruhe würfelt ein zweites Mal.
nemo1-rule-amb-5 = 50 Punkte sind ein völliger Fehlschlag, 200 ein Erfolg; ein Triumph beginnt bei 201.
nemo1-rule-amb-6 = Jede Zeile der Wertung wird als Summe multipliziert und für sich abgerundet.
nemo1-rule-amb-7 = Eine im Kampf riskierte Ressource ist bei einem Fehlschlag verloren.
nemo1-rule-amb-8 = Eine abgelehnte Karte kommt auf den Stapel FEHLSCHLAG.
nemo1-rule-amb-9 = Das Abenteuer zu suchen ist ein Nachrüsten wie die anderen, mit Wochen und Verbot.
nemo1-rule-amb-10 = Der Schatz zum Anstiften muss gesammelt sein.
nemo1-rule-amb-11 = Verlorene Würfelbilder gelten in aufsteigender Reihenfolge; beim Anstiften ist 6 gut und 1 schlecht.
nemo1-rule-amb-12 = Karte 24 ist ein Ereignis mit einem Test darauf.
nemo1-rule-amb-13 = Den Wechselkreis zu überspringen zählt wie ihn zu erreichen.
nemo1-rule-amb-14 = Auch die Totenköpfe eines gekaperten Schiffs zählen.
nemo1-rule-amb-15 = Ein Fehlschlag erhöht den Ruf um 1; für die Überlebenden geschieht sonst nichts.
nemo1-rule-amb-16 = Anschleichen ist eine einzige Aktion, wie auch immer die Regel sie nennt.
nemo1-rule-amb-17 = Ein Modifikator gilt immer den Würfeln.
nemo1-rule-amb-18 = Ein Schatz wird genau dann ersetzt, wenn der Kreis leer ist.
nemo1-rule-amb-19 = Schiffe, die noch nicht im Spiel sind, zählen nicht für das letzte Schiff.
nemo1-rule-amb-20 = Eine riskierte Ressource behält ihre Stufe, bis sie verloren ist.
nemo1-rule-amb-21 = Eine Ressource auf 0 zählt noch ihren niedrigsten roten Wert.
nemo1-rule-amb-22 = Blau kommt bei 14, Grün bei 26, Gelb in Woche 16, Orange in Woche 28.
nemo1-rule-amb-23 = In der ersten Runde entfällt der ganze erste Schritt, auch bei einem Pasch.
nemo1-rule-amb-24 = Eine gelungene Prüfung setzt das Ziel immer wieder auf 10.
nemo1-rule-amb-25 = Nur der Kreis unter dem Marker zählt.
nemo1-rule-amb-26 = Eingesetzte Passagiere sind keine Schätze.
nemo1-rule-amb-27 = Notfallhilfe wird nur bei einem misslungenen Wurf angeboten.
nemo1-rule-amb-28 = Der niedrigere Würfel platziert zuerst.
nemo1-rule-amb-29 = Die Nautilus zählt nie als Schiff.

nemo1-chapter-2 = Spielmaterial
nemo1-chapter-3 = Aufbau
nemo1-chapter-4 = Würfel, Schiffe und Karten
nemo1-chapter-5 = Die Runde
nemo1-chapter-6 = Vorbereitung
nemo1-chapter-7 = Nemos Aktionen
nemo1-chapter-8 = Schätze
nemo1-chapter-9 = Kalender, Ruf und Befreiung
nemo1-chapter-10 = Kampf
nemo1-chapter-11 = Das Ende einer Runde
nemo1-chapter-12 = Spielende und Wertung
nemo1-chapter-rulings = Klarstellungen
