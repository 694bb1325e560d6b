### Endeavor: Die Tiefsee: jede Regel in ein, zwei Sätzen.

## Components

endeavor-rule-1-1 = 37 Ozeankacheln in fünf Tiefen, 36 Tauchplättchen, 51 Crewmitglieder in 21 Arten, 32 Forschungsberichte, zehn Szenarien, sechs Bonusziele und sechs Krisen.
endeavor-rule-1-2 = Scheiben und Einflussmarker gehen nie aus; jede Person hat höchstens drei U-Boote.
endeavor-rule-1-3 = Zwei bis vier spielen gegeneinander oder miteinander, allein spielt man die Koop-Variante als Solo.

## Set-up

endeavor-rule-2-1 = Eines der zehn Szenarien wird gewählt.
endeavor-rule-2-2 = Das Szenario nennt seine Start-Zonen; eine zufällige wird aus den Kacheln ihrer Tiefe gezogen. Niemand erhält etwas dafür.
endeavor-rule-2-3 = Die übrigen Kacheln bilden je Tiefe einen gemischten Stapel; manche Szenarien verstecken eine Kachel oder entfernen Tiefen.
endeavor-rule-2-4 = Jedes Tauchgang-Feld einer Start-Zone erhält die aufgedruckte Zahl verdeckter Plättchen.
endeavor-rule-2-5 = Vier Anker-Forschungsberichte liegen aus, die anderen vier scheiden aus; die übrigen 24 sind der Stapel.
endeavor-rule-2-6 = Crew der Stufen 1 bis 4 liegt nach Arten gestapelt; Stufe 5 in drei Stapeln zu dreien, nur das oberste sichtbar.
endeavor-rule-2-7 = Eine zufällige Person nimmt die Welle.
endeavor-rule-2-8 = Alle beginnen mit allen Anzeigern auf Feld 0, leerem Laderaum und einer Scheibe auf dem Start-Crewmitglied, das nie rekrutiert oder befördert wird.
endeavor-rule-2-9 = In Zugreihenfolge lässt jede Person ein U-Boot an einer Basis zu Wasser und erhält den Ankunfts-Bonus.
endeavor-rule-2-10 = Nur Koop- und Solopartien nutzen Bonusziele und Krisen.

## Attribute tracks

endeavor-rule-3-1 = Eine Leiste hat die Felder 0 bis 12 in fünf Stufen zu 0, 1, 4, 7 und 10 Punkten.
endeavor-rule-3-2 = Ansehen rekrutiert, Motivation bringt Scheiben, Organisation nimmt Scheiben zurück, Genialität trägt U-Boote weiter und tiefer.
endeavor-rule-3-3 = Anzeiger rücken Feld für Feld; Feld 10 gibt sofort 1 Einfluss.
endeavor-rule-3-4 = Ein Schritt über Feld 12 hinaus führt auf Feld 10 und gibt 1 Einfluss.
endeavor-rule-3-5 = Die Genialitäts-Felder 2 und 7 lassen sofort ein weiteres U-Boot zu Wasser, mit Ankunfts-Bonus.
endeavor-rule-3-6 = Stufen sinken nie.
endeavor-rule-3-7 = Das alles gilt jederzeit, auch in fremden Zügen.

## Rounds

endeavor-rule-4-1 = Sechs Runden, allein sieben: Koop-Karte, Vorbereitung, Aktionen.
endeavor-rule-4-2 = Gespielt wird im Uhrzeigersinn ab der Welle; jede Person beendet ihre Vorbereitung, bevor die nächste beginnt.

## Preparation

endeavor-rule-5-1 = Rekrutiere ein Crewmitglied bis zur Rekrutierungs-Stufe; ist es möglich, muss es sein.
endeavor-rule-5-2 = Der Bonus kommt sofort und zählt schon für die nächsten Schritte.
endeavor-rule-5-3 = Ein leeres Fach der Stufe 5 wird vom höchsten Stapel mit mehr als einem aufgefüllt.
endeavor-rule-5-4 = Erhalte so viele Scheiben, wie die Arbeitskraft-Stufe angibt.
endeavor-rule-5-5 = Nimm höchstens so viele Scheiben von der eigenen Crew zurück, wie die Management-Stufe angibt.

## Turns

endeavor-rule-6-1 = Führe einen Zug aus oder passe; wer gepasst hat, ist für die Runde fertig.
endeavor-rule-6-2 = Ein Zug hat höchstens eine Aktivierung und beliebig viele Tauchplättchen; ohne Aktivierung mindestens ein Plättchen.
endeavor-rule-6-3 = Eine Scheibe auf einem freien Crewmitglied erlaubt dessen Aktionen, alle oder einige.
endeavor-rule-6-4 = Eine Scheibe auf einem freien Aktivierungsfeld eines eigenen Berichts löst dessen Effekt aus und bleibt für immer.
endeavor-rule-6-5 = Eine stattdessen genutzte Aktion zählt wie die eines Crewmitglieds.
endeavor-rule-6-6 = Von Aktionen mit Schrägstrich gilt eine, nebeneinander stehende gelten je einmal in beliebiger Reihenfolge.
endeavor-rule-6-7 = Auf jeden Bonus darf man ganz oder teilweise verzichten, auf Kosten nicht.
endeavor-rule-6-8 = Die Robotik-Ingenieurin führt die Aktionen eines anderen eigenen Crewmitglieds aus.
endeavor-rule-6-9 = Einfache Boni kommen sofort; von den anderen nennt man einen nach dem anderen oder verzichtet auf den Rest.

## Actions

endeavor-rule-7-1 = Sonar, Tauchgang, Meeresschutz und Publikation nutzen eine Zone mit eigenem U-Boot.
endeavor-rule-7-2 = Sonar, Meeresschutz und Publikation kosten eine weitere Scheibe; Scheibe und Wissen müssen zu Beginn da sein.
endeavor-rule-7-3 = Ein Feld trägt eine Scheibe, für immer.
endeavor-rule-8-1 = Bewege ein U-Boot in eine andere Zone, höchstens so viele waagrechte oder senkrechte Schritte durch Zonen, wie die Technologie-Stufe angibt.
endeavor-rule-8-2 = Keine Zone tiefer als die Technologie-Stufe wird betreten; aufsteigen darf man immer.
endeavor-rule-8-3 = Beliebig viele U-Boote teilen sich eine Zone.
endeavor-rule-8-4 = Die Ziel-Zone gibt ihren Ankunfts-Bonus; ein Bonus fürs Wegfahren kommt davor.
endeavor-rule-8-5 = Zusätze erhöhen die Stufe für eine Bewegung, legen den Start fest oder begrenzen die Tiefe.
endeavor-rule-9-1 = Eine Scheibe auf das erste freie Feld einer Sonar-Leiste, dann Verbindungen, dann der Effekt.
endeavor-rule-9-2 = Auf den Effekt darf man verzichten; die Scheibe bleibt.
endeavor-rule-9-3 = Nenne zwei offene Tiefen, sieh zwei Kacheln an, behalte eine und lege die andere unter ihren Stapel.
endeavor-rule-9-3a = Ist keine genannte Tiefe offen, wird aus den flachsten möglichen gezogen.
endeavor-rule-9-3b = Kann gar keine Kachel gelegt werden, gibt die Entdeckung 1 Einfluss.
endeavor-rule-9-4 = Eine Kachel liegt auf einem freien Platz ihrer Tiefe; ab Tiefe 2 muss direkt darüber eine Zone liegen.
endeavor-rule-9-5 = Nur wer entdeckt, erhält den Entdeckungsbonus, einmal.
endeavor-rule-9-6 = Eine Entdeckung von anderswo braucht weder U-Boot noch Scheibe.
endeavor-rule-10-1 = Ein Tauchgang nimmt das oberste Plättchen eines Feldes und deckt es auf; keine Scheibe nötig.
endeavor-rule-10-2 = Ein Plättchen gibt sein Wissen oder seine andere Hälfte und wird dann abgeworfen.
endeavor-rule-10-3 = Im eigenen Zug darf man beliebig viele Plättchen nutzen; höchstens eines wird gespeichert.
endeavor-rule-10-4 = Das gespeicherte Plättchen zu nutzen kann der ganze Zug sein.
endeavor-rule-10-5 = Ein zu kleiner Vorrat wird aus dem Abwurfstapel erneuert.
endeavor-rule-10-6 = Ein weiteres Plättchen vom selben Feld, wenn eines da ist und gewünscht wird.
endeavor-rule-10-7 = Plättchen nutzt man zwischen den Schritten des Zuges und direkt vor einer gewonnenen Aktion, nie in einer.
endeavor-rule-11-1 = Wissen reicht von 0 bis 12; mehr verfällt.
endeavor-rule-11-2 = Zahle das Wissen, nimm den Bonus, lege die Scheibe, dann Verbindungen und Besonderheiten.
endeavor-rule-11-3 = Ein Rabatt senkt die Kosten um 1, nicht unter 0.
endeavor-rule-11-4 = Wo dieselbe Tiefe genügt, reicht ein eigenes U-Boot irgendwo in dieser Tiefe; Höhlen bleiben zu.
endeavor-rule-12-1 = Ein Publikations-Feld und ein Bericht mit seinem Thema: zahlen, Scheibe, Verbindungen, Boni, dann Auslage auffüllen.
endeavor-rule-12-2 = Erst der eigene Teil, dann der Teil für alle anderen, je ganz und im Uhrzeigersinn.
endeavor-rule-12-3 = Ist der Stapel leer, schrumpft die Auslage.
endeavor-rule-13-1 = Ein Junior wird Führungspersonal: Scheibe in den Vorrat, Bonus der goldenen Seite, Feld frei.
endeavor-rule-13-2 = Auch das gerade aktivierte Crewmitglied darf befördert werden und beendet seine alten Aktionen.
endeavor-rule-14-1 = Eine Verbindung zahlt beiden, wenn an beiden Enden eine Scheibe liegt; wem beide gehören, einmal.
endeavor-rule-14-2 = Wer am Zug ist, wertet zuerst alle eigenen Verbindungen, dann die anderen im Uhrzeigersinn.
endeavor-rule-14-3 = Eine Verbindung zahlt einmal pro Partie.
endeavor-rule-15-1 = Besonderheiten gelten für die Zone, für ein Feld nach seiner Aktion oder für alle, deren Scheibe auf einem Sonderregel-Feld liegt.
endeavor-rule-15-2 = Jede Besonderheit hat ihren Moment: Plättchen genommen, nach Tauchgang oder Meeresschutz, Feld leer, Zone voll, Wegfahren oder immer.
endeavor-rule-15-3 = Einzelne Zonen haben eigene Regelungen, vom Schiffswrack bis zu den Höhlen.

## Influence

endeavor-rule-16-1 = Für jeden Einfluss legt man einen eigenen Marker und erhält den Bonus des Feldes, oder man verzichtet.
endeavor-rule-16-2 = Erlaubt sind freie Felder an einem Start oder neben irgendeinem Marker; Pfeile gelten in einer Richtung.
endeavor-rule-16-3 = Ein ∞-Feld nimmt beliebig viele Marker, sobald einer liegt; ohne erlaubtes Feld verfällt der Einfluss.
endeavor-rule-16-4 = Szenario 4: Wer das letzte von mindestens zwei Meeresschutz-Feldern einer Zone belegt, darf das Wächter-Feld markieren.
endeavor-rule-16-5 = Die Szenarien 3, 5 und 6 starten in jeder Zone der Tiefe 1; 5 und 9 haben weniger Tiefen.
endeavor-rule-16-6 = Szenario 6: Einfluss bewegt einen eigenen Marker; Rettungsfelder öffnen sich mit dem Gefallenen Stern und werden von unten her gesperrt.
endeavor-rule-16-7 = Szenario 7: Der Rettungsbereich verlangt eine Scheibe oder ein U-Boot auf dem Gefallenen Stern.
endeavor-rule-16-8 = Szenario 8: Ein Marker auf einem Zielfeld legt die Variante dieses Ziels für alle fest.
endeavor-rule-16-9 = Szenario 9: Meeresschutz-Scheiben in Tiefe 1 und 2 oder Einfluss rücken den Reinigungsmarker bis 12 vor.
endeavor-rule-16-10 = Szenario 10: Jede Tiefe hat eine Bahn, von links gefüllt; Einfluss einer Zone geht in ihre Bahn.
endeavor-rule-16-11 = Die Quelle eines Einflusses ist das Material, das sein Symbol zeigt.

## Round end and scoring

endeavor-rule-17-1 = Haben alle gepasst, endet die Runde; die Welle wandert nach links, nach der letzten Runde ist Schluss.
endeavor-rule-17-2 = Nach Runde r hat jede Person r Rekrutierte und das Start-Crewmitglied.
endeavor-rule-18-1 = Jede Leiste bringt die Punkte ihrer Stufe.
endeavor-rule-18-2 = Eigene Marker bringen die Punkte ihrer Felder, auch negative.
endeavor-rule-18-3 = Berichte bringen das Aufgedruckte, Stufe-5-Führungspersonal nach seiner Bedingung, abgerundet.
endeavor-rule-18-4 = Themen auf eigenen Berichten und markierten Einflussfeldern zählen zusammen.
endeavor-rule-18-5 = Ziele zählen nur eigene Scheiben und U-Boote, jedes Stück einmal.
endeavor-rule-18-6 = Alle Ersten erhalten die vollen Punkte; nur bei einem einzigen Ersten gibt es Zweite.
endeavor-rule-18-7 = Bei einem Wettlauf punkten die ersten beiden verschiedenen Personen.
endeavor-rule-18-8 = Wissen, Wissen des gespeicherten Plättchens und Scheiben im Laderaum: ein Punkt je drei.
endeavor-rule-18-9 = Die höchste Summe gewinnt; bei Gleichstand teilt man den Platz.
endeavor-rule-18-10 = Jedes Ziel hat ein Maß mit Filtern für Tiefen, Spalten und Arten.

## Co-op and solo

endeavor-rule-19-1 = Drei Bonusziele über drei Krisen, allein vier.
endeavor-rule-19-2 = Einfach braucht 4 der 7 Ziele, mittel 5, schwierig 6, legendär alle.
endeavor-rule-19-3 = Jede Runde wird eine Karte aufgedeckt: in Runde 1 bis 3 Bonusziele, dann Krisen.
endeavor-rule-19-4 = Gespielt wird wie sonst; Boni für alle anderen, Verbindungen und Besonderheiten wirken in der Gruppe.
endeavor-rule-19-5 = Sieben gemeinsame Ziele: Punkte für Einfluss, Berichte und Crew, drei des Szenarios, drei Bonusziele.
endeavor-rule-19-6 = Nach der letzten Runde gewinnt die Gruppe mit genug Zielen; ein nicht festgelegtes Ziel gilt als nicht erfüllt.
endeavor-rule-19-7 = Eine Krisenbewegung ist keine Aktion Bewegung: keine Boni, jede Tiefe; sie stoppt an Lücken, Höhlen und am vollen Graben.
endeavor-rule-19-8 = Krisen treiben U-Boote, nehmen Scheiben oder Wissen, blockieren Crew oder verschlammen Tauchplätze.

## Information

endeavor-rule-20-1 = Reihenfolgen von Stapeln sind geheim; gezogene Kacheln sieht nur, wer entdeckt; alles andere ist offen.
endeavor-rule-20-2 = Gleiche Ziehungen und gleiche Antworten ergeben dieselbe Partie.
endeavor-rule-20-3 = Ein Bonus mit allem, was er auslöst, ist fertig, bevor der nächste kommt.
endeavor-rule-20-4 = Wer am Zug ist, bleibt es, während andere Boni auswerten; sie handeln mit eigenem Material und ohne Plättchen.

## Rulings

endeavor-rule-a1 = Die vier Anker-Forschungsberichte werden ausgelost.
endeavor-rule-a2 = Beide Tiefen werden genannt, bevor eine Kachel gesehen wird.
endeavor-rule-a3 = Ein voller Ozean gibt 1 Einfluss.
endeavor-rule-a4 = Niedrigste Tiefe ist die kleinste Zahl mit Platz und Kachel, je Ziehung.
endeavor-rule-a5 = Eine Tiefe mit leerem Stapel ist nicht möglich.
endeavor-rule-a6 = Auch durchfahrene Zonen müssen die Tiefengrenze achten, außer beim Aufsteigen.
endeavor-rule-a7 = Zonen der Tiefe 1 brauchen keine Nachbarn.
endeavor-rule-a8 = Die Reihenfolge in Sonar, Meeresschutz und Publikation ist festgelegt.
endeavor-rule-a9 = Nach einem gespeicherten Plättchen darf noch ein Crewmitglied aktiviert werden.
endeavor-rule-a10 = Wer Scheiben hat, darf passen.
endeavor-rule-a11 = Eine Seite ohne Aktionen kann nicht aktiviert werden.
endeavor-rule-a12 = Der höchste Stapel füllt ein leeres Fach auf, bei Gleichstand der linke, nie ein Stapel mit nur einem.
endeavor-rule-a13 = Ist niemand zu rekrutieren, entfällt der Schritt.
endeavor-rule-a14 = Der zusätzliche Meeresschutz der Kinderstube der Wale gewährt keinen weiteren.
endeavor-rule-a15 = Der zweite Platz des Meeresschutz-Ziels in Szenario 1 ist 4 wert.
endeavor-rule-a16 = Der Bericht des Publikations-Beispiels gibt 2 Wissen.
endeavor-rule-a17 = Die Ökotoxikologin taucht oder schützt, die Tiefsee-Filmerin tut beides.
endeavor-rule-a18 = Räder auf Einflussplänen sind Schritte auf beliebiger Leiste, mit Pfeil auf der niedrigsten.
endeavor-rule-a19 = Themen auf Berichten zählen für Themen-Ziele und die Ozeanhistorikerin.
endeavor-rule-a20 = Start-Zonen hat niemand entdeckt.
endeavor-rule-a21 = Zu Wasser lassen ist keine Bewegung.
endeavor-rule-a22 = Eine Krisenbewegung bringt keinen Ankunfts-Bonus.
endeavor-rule-a23 = Vom gespeicherten Plättchen zählt am Ende nur das Wissen.
endeavor-rule-a24 = Koop-Ziele über Zonen addieren die eigenen Zahlen aller.
endeavor-rule-a25 = Der zweite Platz zählt auch zu zweit.
endeavor-rule-a26 = Ein Bonus kann nicht die Scheibe der eigenen Aktion bezahlen.
endeavor-rule-a27 = Auch wer gepasst hat, erhält den Teil für alle anderen.
endeavor-rule-a28 = Auf den Stufen 1 bis 4 gibt es 5, 4, 3 und 2 Exemplare je Art, auf Stufe 5 eines.
endeavor-rule-a29 = Entdecken-Symbole außerhalb von Sonar-Feldern brauchen keine Scheibe im Ozean.
endeavor-rule-a30 = Drei Koop-Werte stammen aus der Anleitung, die übrigen sind rekonstruiert.
endeavor-rule-a31 = Startzonen und Startfelder stehen in den Tabellen.
endeavor-rule-a32 = Sonderregel-Felder zahlen einmal je Ereignis, die der Unterwasser-Geysire je Scheibe.
endeavor-rule-a33 = Besonderheiten eines Tauchgang-Feldes zahlen einmal je Tauchgang, Sonderregel-Felder je Plättchen.
endeavor-rule-a34 = Auf einzelne Boni kann man je für sich verzichten.
endeavor-rule-a35 = Zwischen Ankunft und gewonnener Aktion darf man ein Plättchen nutzen.
endeavor-rule-a36 = Pfeile auf Einflussplänen gelten in einer Richtung.
endeavor-rule-a37 = Sind die unteren Rettungsfelder gefüllt, sitzt der Marker darüber fest.
endeavor-rule-a38 = Ohne den Gefallenen Stern zählen von Ziel 3 nur die zwei Führungsboni.
endeavor-rule-a39 = In Szenario 10 ist das Material mit dem Symbol die Quelle.

endeavor-chapter-1 = Spielmaterial und Spielarten
endeavor-chapter-2 = Aufbau
endeavor-chapter-3 = Die vier Eigenschaften
endeavor-chapter-4 = Runden
endeavor-chapter-5 = Vorbereitung
endeavor-chapter-6 = Züge
endeavor-chapter-7 = Aktionen in einer Zone
endeavor-chapter-8 = Bewegung
endeavor-chapter-9 = Sonar und Entdeckung
endeavor-chapter-10 = Tauchgang
endeavor-chapter-11 = Wissen und Meeresschutz
endeavor-chapter-12 = Publikation
endeavor-chapter-13 = Beförderung
endeavor-chapter-14 = Verbindungen
endeavor-chapter-15 = Besonderheiten der Zonen
endeavor-chapter-16 = Einfluss und Szenarien
endeavor-chapter-17 = Das Ende einer Runde
endeavor-chapter-18 = Wertung
endeavor-chapter-19 = Gemeinsam und allein
endeavor-chapter-20 = Was offen ist, und die Reihenfolge
endeavor-chapter-rulings = Klarstellungen
