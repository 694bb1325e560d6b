### Nemo's War, zweite Edition: jede Regel in ein oder zwei Sätzen.

## Spielmaterial

nemo2-rule-1-1 = Zwölf Ozeane bilden den Spielplan: sechs Hauptozeane, zu denen je eine Augenzahl gehört, und sechs Zwischenozeane, die kein Würfel nennt. Jeder Ozean hat eine feste Zahl von Feldern.
nemo2-rule-1-2 = Zwischen Ozeanen gibt es blaue und gepunktete Verbindungen. Die Nautilus fährt nur auf den blauen; für Kontakte, Schiffe, Schatzsuche-Steine und Tonnagereihen gelten beide.
nemo2-rule-1-3 = Es gibt 69 Schiffe in acht Farben. Weiße sind Zivilschiffe mit einem grauen Kriegsschiff auf der Rückseite, alle anderen sind Kriegsschiffe mit violetter Rückseite; ein unbekannter Kontakt ist kein Schiff.
nemo2-rule-1-4 = Ein Schiff hat Verteidigungswert, Ruf und Siegpunkte, ein Kriegsschiff auch einen Angriffswert, manche haben Symbole oder einen Effekt bei der Zerstörung. Eisen-, Panzer- und Schlachtschiffe gelten als gepanzert.
nemo2-rule-1-5 = Die 62 Karten sind drei Akte, der Wendepunkt, 51 Ereignisse (AUSFÜHREN, BEHALTEN oder TEST) und sieben Finale.
nemo2-rule-1-6 = Zehn Technologien lassen sich kaufen; eine elfte, die Haftminen, kommt nur durch ihr Ereignis.
nemo2-rule-1-7 = Sechs Personen fahren mit; jede ist im Spiel oder geopfert.
nemo2-rule-1-8 = Die 59 Schätze sind Siegpunkte, sofortige Effekte, Schätze zum Behalten (für Effekt oder Siegpunkte) und Wunder der Welt.
nemo2-rule-1-9 = Es gibt 29 unbekannte Kontakte, 17 Schatzsuche-Steine, zehn helle und zwei graue Rebellionsmarker, und nie mehr davon.
nemo2-rule-1-10 = Ein Würfel hat sechs Seiten, zwei Würfel werden addiert, und eine halbierte Augenzahl wird aufgerundet.
nemo2-rule-1-11 = Karten enden auf dem ERFOLG-Stapel, dem FEHLSCHLAG-Stapel oder in der Schachtel; abgeworfene Schiffe und Schätze haben eigene Ablagen.
nemo2-rule-1-12 = Was auf einer Karte oder einem Plättchen steht, geht den allgemeinen Regeln vor.
nemo2-rule-1-13 = Beutel, Stapel und Ablagen darfst du durchsehen; was verdeckt in einem Stapel liegt, seine Reihenfolge und die unbenutzten Finale bleiben geheim.

## Spielaufbau

nemo2-rule-2-1 = Du wählst Nemos Beweggrund: Wissenschaft, Erforschung, Anti-Imperialismus oder Krieg!
nemo2-rule-2-2 = Der Abenteuerstapel aus 31 Karten besteht aus den Akten, dem Wendepunkt, einem Finale und so vielen Ereignissen, wie der Beweggrund vorgibt; die übrigen 25 sind die zusätzlichen Ereignisse.
nemo2-rule-2-3 = Zu jedem Beweggrund gehört eine Technologie, die du sofort für genau drei Nautilus-Ressourcen nachrüsten kannst. Als Matrose bekommst du sie gratis, als Kapitän bleibt sie vorerst nachrüstbar liegen.
nemo2-rule-2-4 = Im Schiffsbeutel sind anfangs die weißen und die hellgelben Schiffe.
nemo2-rule-2-5 = Schwarze, gelbe, orangene und rote Schiffe warten neben dem Spielplan.
nemo2-rule-2-6 = Die blauen und die grünen Schiffe warten auf zwei Feldern der Leiste für Kapitän Nemos Ruf; auf welchen, sagt der Schwierigkeitsgrad.
nemo2-rule-2-7 = Die Nautilus kommt erst mit Akt I auf den Spielplan.
nemo2-rule-2-8 = Der Schwierigkeitsgrad bestimmt, wo anfangs wie viele unbekannte Kontakte liegen.
nemo2-rule-2-9 = Alle Schätze kommen in den Schatzbeutel.
nemo2-rule-2-10 = Kapitän Nemos Ruf beginnt bei 0.
nemo2-rule-2-11 = In jedem Hauptozean liegt ein Schatzsuche-Stein.
nemo2-rule-2-12 = Die Anzeiger der Nautilus-Ressourcen beginnen auf ihren Start-Feldern; dann wird die erste Technologie bezahlt.
nemo2-rule-2-13 = Alle sechs Personen sind anfangs im Spiel.
nemo2-rule-2-14 = Du beginnst je nach Schwierigkeitsgrad mit zwei, einem oder keinem Aktionspunkt.
nemo2-rule-2-15 = Besondere Marker, graue Rebellionsmarker, der dritte weiße und der zweite schwarze Würfel warten, bis sie gebraucht werden.
nemo2-rule-2-16 = Der Anzeiger für die Angriffsart liegt bereit.
nemo2-rule-2-17 = Siegpunktanzeiger zeigen nur Summen an.
nemo2-rule-2-18 = Zehn Rebellionsmarker bilden den Vorrat.
nemo2-rule-2-19 = Ein schwarzer Würfel wartet auf Feld 44 der Ruf-Leiste, zwei weiße sind im Einsatz.
nemo2-rule-2-20 = Die erste Karte der Partie ist immer Akt I.

## Immer gültige Abläufe

nemo2-rule-3-1 = Schwellenwerte und Niederlagen werden nach jeder einzelnen Änderung geprüft, bevor irgendetwas weitergeht.
nemo2-rule-3-2 = Schiffe werden zufällig gezogen. In einen leeren Beutel kommen die abgeworfenen Schiffe zurück, sonst alle noch wartenden Verstärkungsflotten; bleibt nichts übrig, wird nichts gezogen.
nemo2-rule-3-3 = Ein weißes Schiff kommt mit der weißen Seite nach oben, außer es kommt als Kriegsschiff. Andere kommen mit der Vorderseite nach oben oder, sobald der Ruf einmal 36 war, mit der violetten.
nemo2-rule-3-4 = Schätze werden einzeln gezogen; solche mit sofortigem Effekt werden vor dem nächsten abgehandelt, die anderen kommen zu den entdeckten Schätzen.
nemo2-rule-3-5 = Hat der Ozean schon einen Schatzsuche-Stein, kommt der neue in einen angrenzenden deiner Wahl, der keinen hat, oder nirgendwohin.
nemo2-rule-3-6 = Durch einen Effekt beginnt eine Rebellion auf einem freien Feld deiner Wahl, falls es eines gibt und ein Rebellionsmarker übrig ist; der Ruf bleibt dabei gleich.
nemo2-rule-3-7 = Auf jede Rebellion passt ein Rebellionsmarker, und er zählt in jedem Ozean, mit dem sie verbunden ist.

## Runde und Abenteuerphase

nemo2-rule-4-1 = Eine Runde hat Abenteuerphase, Kontaktphase und Aktionsphase, immer wieder, bis das Spiel endet.
nemo2-rule-4-2 = Der Abenteuerstapel geht nie aus, denn das Finale ist unter seinen letzten fünf Karten.
nemo2-rule-5-1 = In der Abenteuerphase wird die oberste Karte gezogen und abgehandelt; auslassen geht nicht.
nemo2-rule-5-2 = Eine Aktkarte wird ausgeführt und gilt fortan, und in derselben Runde wird die nächste Karte gezogen.
nemo2-rule-5-3 = In Akt III änderst du den Beweggrund oder machst eine beiseitegelegte Technologie nachrüstbar, genau eines von beidem.
nemo2-rule-5-4 = Ein AUSFÜHREN-Ereignis geschieht sofort und kommt auf den Stapel, den es nennt.
nemo2-rule-5-5 = Manche Karten bringen ein Kriegsschiff zur Nautilus, auch in einen vollen Ozean, und erzwingen einen kostenlosen Kampf mit hinterhältigem Angriff.
nemo2-rule-5-6 = Der Wendepunkt bringt ein rotes Schiff zum Kampf, wirft für jede der Schwellen 26, 36 und 44, die der Ruf nie erreicht hat, ein zufälliges ab und legt die übrigen in den Schiffsbeutel.
nemo2-rule-5-7 = Ein BEHALTEN-Ereignis wartet in der Auslage und ist spielbar, wenn Zeitpunkt und Bedingung stimmen; niemand muss es spielen.
nemo2-rule-5-8 = Bei einem TEST-Ereignis folgt der TEST sofort, und sein Ergebnis sagt, wohin die Karte kommt.
nemo2-rule-5-9 = Ist das Finale abgehandelt, endet das Spiel.

## TESTs

nemo2-rule-6-1 = TESTs sind TEST-Karten, die fünf Aktionen der Tabelle, der Beschuss durch Kriegsschiffe und Angriffe; andere Würfe sind keine.
nemo2-rule-6-2 = Erst riskieren und Schätze abwerfen, dann die Modifikatoren zusammenzählen, zwei Würfel werfen, beliebig oft Notfallhilfe nutzen und das Ergebnis anwenden.
nemo2-rule-6-3 = Wer den Wert erreicht, hat Erfolg; ein gewürfelter 1er-Pasch ist immer ein Fehlschlag und ergibt bei Aktionen der Tabelle die unterste Zeile.
nemo2-rule-6-4 = Ein Kriegsschiff im Ozean bringt −1 bei Karten, Landgang, Reparatur, Nachrüsten und beiden Kampfwürfen; das Ziel selbst zählt nicht mit.
nemo2-rule-6-5 = Beim Schatzsuchen und beim Anstiften von Rebellionen gilt stattdessen −1 für jedes Schiff hier, beim Anstiften noch −1 für jede Rebellion.
nemo2-rule-6-6 = Karten und Technologien verändern einen TEST so, wie es auf ihnen steht.
nemo2-rule-6-7 = Bei Landgang, Reparatur, Nachrüsten und Anstiften kannst du einen entdeckten Schatz mit Siegpunkt-Wert abwerfen und bekommst diesen Wert dazu.
nemo2-rule-6-8 = Bei TEST-Karten darfst du jede genannte Nautilus-Ressource riskieren, bei Aktionen der Tabelle eine der genannten, bei einem Angriff eine beliebige, bei Beschuss und Torpedos keine.
nemo2-rule-6-9 = Riskieren bringt den Wert, der beim Anzeiger steht; der Doppelrumpf gibt beim Rumpf noch 1 dazu.
nemo2-rule-6-10 = Nach einem Erfolg geht nichts Riskiertes verloren. Nach einem Fehlschlag kostet es von jeder riskierten Ressource 1, wenn der niedrigere Würfel eine 1 zeigt, sonst 2.
nemo2-rule-6-11 = Ein Angriff mit gewürfeltem 1er-Pasch kostet genau 2 der riskierten Ressource.
nemo2-rule-6-12 = Neu gewürfelt wird mit beiden Würfeln, und das neue Ergebnis zählt.

## Nautilus-Ressourcen und Ruf

nemo2-rule-7-1 = Nemo, Crew und Rumpf haben je eine Leiste. Was du erhältst, geht nach links bis höchstens zum Start-Feld; was du verlierst oder bezahlst, geht nach rechts.
nemo2-rule-7-2 = Steht ein Anzeiger auf seinem letzten Feld, ist die Partie sofort verloren.
nemo2-rule-7-3 = Mehrere Punkte gehen einzeln verloren; eine abgeworfene Technologie kann einen davon retten, wo die Regeln es erlauben. Was du bezahlst, ist kein Verlust.
nemo2-rule-8-1 = Kapitän Nemos Ruf liegt zwischen 0 und 51.
nemo2-rule-8-2 = Der erste und der zweite Schwellenwert bringen die blauen und die grünen Schiffe in den Schiffsbeutel, je einmal und endgültig.
nemo2-rule-8-3 = Sobald der Ruf zum ersten Mal 36 ist, werden alle Kriegsschiffe auf dem Spielplan außer den grauen violett, und spätere kommen violett ins Spiel.
nemo2-rule-8-4 = Feld 44 bringt einen schwarzen Würfel mehr in die Kontaktphase; ob für immer oder nur bei so hohem Ruf, sagt die Ausgabe.
nemo2-rule-8-5 = Zu jedem Beweggrund gehört ein Ruf, bei dem Nemo geächtet und die Partie verloren ist.
nemo2-rule-8-6 = Ein Sprung über mehrere Schwellenwerte löst sie der Reihe nach aus, und eine Niederlage darunter beendet alles.

## Kontaktphase

nemo2-rule-9-1 = In Akt I werden zwei weiße Würfel geworfen, in Akt II dazu ein schwarzer, in Akt III noch ein dritter weißer; Feld 44 bringt einen weiteren schwarzen.
nemo2-rule-9-2 = Zwei weiße Würfel gelten als Paar; von dreien wählst du zwei, auf Wunsch auch einen Pasch.
nemo2-rule-9-3 = Verschiedene Würfel bringen ihre Differenz an Aktionspunkten, bis zu fünf insgesamt; ein Pasch ergibt eine Flaute und keine Punkte.
nemo2-rule-9-4 = Jeder Würfel wird in seinem Ozean abgehandelt, vom niedrigsten zum höchsten; bei Flaute nur die weißen.
nemo2-rule-9-5 = Die Kontaktpriorität: ein unbekannter Kontakt hier, sonst einer nebenan, sonst wird in der Nähe einer aufgedeckt, sonst ein weißes Schiff grau gedreht, sonst kommt ein Kriegsschiff irgendwohin; das erste Mögliche geschieht. Ist auf der ganzen Welt kein Platz, ist die Partie verloren.
nemo2-rule-9-6 = Eine Flaute bringt danach einen Schatzsuche-Stein in den Ozean des Paschs und einen auf die zusätzlichen Ereignisse; dann werden alle Rebellionen überprüft.
nemo2-rule-9-7 = Für jeden Ozean mit Rebellionen fällt ein Würfel gegen die Zahl seiner Schiffe und Rebellionsmarker; zeigt er weniger, legst du einen Marker deiner Wahl zurück, oder der Ruf steigt um so viel, wie er zeigt.

## Aktionsphase

nemo2-rule-10-1 = Du führst Aktionen in beliebiger Reihenfolge aus, so oft deine Aktionspunkte reichen, und hörst auf, wann du willst.
nemo2-rule-10-2 = Kampf, Rebellion, Bewegung und Schatzsuche kosten 1 AP, zusätzliches Ereignis, Landgang, Reparatur und Nachrüsten 2, bei Flaute 1. Bezahlt wird vorher, und zurück gibt es nichts.
nemo2-rule-10-3 = Du hast nie mehr als fünf AP und sparst am Ende der Phase höchstens einen auf.
nemo2-rule-10-4 = Schätze, BEHALTEN-Karten, Offiziere, Nebelmaschine und Dampf-Torpedos sind zwischen den Aktionen einsetzbar.
nemo2-rule-11-1 = Zusätzliches Ereignis: Du siehst die oberste Karte des Stapels; handle sie ab und erhalte einen Schatz je Schatzsuche-Stein darauf, oder schiebe sie unter den Stapel.
nemo2-rule-11-2 = Kampf durchführen: Du wählst ein Schiff oder einen unbekannten Kontakt bei der Nautilus und die Angriffsart; aufgedeckt wird erst, wenn die Angriffsart feststeht.
nemo2-rule-11-3 = Rebellion anstiften braucht einen Rebellionsmarker und eine freie Rebellion in diesem Ozean; ein grünes Ergebnis lässt sie beginnen.
nemo2-rule-11-4 = Die Bewegung folgt einer blauen Verbindung, mit Hydroantrieb bis zu zweien.
nemo2-rule-11-5 = Landgang gestatten bringt Crew nach der Tabelle; eine volle Leiste verbietet ihn nicht.
nemo2-rule-11-6 = Reparatur durchführen bringt Rumpf nach der Tabelle; eine volle Leiste verbietet sie nicht.
nemo2-rule-11-7 = Mit einem grünen Ergebnis rüstest du eine der ausliegenden Technologien nach und bezahlst mit Bergungsgut; aufgefüllt wird nicht.
nemo2-rule-11-8 = Schatz suchen braucht hier einen Schatzsuche-Stein; ein grünes Ergebnis bringt Schätze und entfernt den Stein.
nemo2-rule-11-9 = Die Tabelle für den Aktionsausgang hat fünf Zeilen je nach Ergebnis; rote Titel sind Fehlschläge, grüne Erfolge.

## Kampf

nemo2-rule-12-1 = Verwegen musst du bekämpfen, was aufgedeckt wird, und darfst nach Tonnage für +1 Ruf weiterkämpfen. Hinterhältig bekommst du +1, darfst nach dem Aufdecken verzichten und hast nur ein Ziel; für Torpedos gelten eigene Regeln.
nemo2-rule-12-2 = Ein Kriegsschiff schießt, bevor die Nautilus angreift; Haftminen kehren das bei gepanzerten Schiffen um.
nemo2-rule-12-3 = Ein Kriegsschiff schießt daneben, wenn zwei Würfel seinen Angriffswert erreichen. Sonst nennt der niedrigere Würfel die Zahl der Treffer, bei einem 1er-Pasch ein weiterer Wurf.
nemo2-rule-12-4 = Für jeden Treffer wird der Zufallsschaden gewürfelt: 1 Nemo, 2 und 3 Crew, 4 bis 6 Rumpf. Mit Doppelrumpf schadet eine 6 nicht.
nemo2-rule-12-5 = Statt einen Treffer zu erleiden, kannst du eine nachgerüstete Technologie abwerfen; sie bringt dann keine Siegpunkte.
nemo2-rule-12-6 = Der Angriff zerstört das Schiff, wenn zwei Würfel mit Modifikatoren seinen Verteidigungswert erreichen. Ein Fehlschlag bringt 1 Ruf, ein gewürfelter 1er-Pasch 2.
nemo2-rule-12-7 = Ein zerstörtes Schiff bringt erst seinen Ruf, dann seinen Effekt und wird dann Tonnage oder Bergungsgut; BEHALTEN-Karten und Weiterkämpfen kommen danach.
nemo2-rule-12-8 = Ein Torpedo kostet nichts, einmal je Aktionsphase: Ab 5 ist ein Zivilschiff zerstört, ab 6 ein Kriegsschiff, ohne Modifikatoren; nach dem ersten Fehlschuss wird nur noch ein Würfel geworfen.
nemo2-rule-12-9 = Tonnage liegt in der Reihe ihres Ozeans oder eines angrenzenden Hauptozeans; was nicht mehr in die Reihe passt, wird auf ihrem letzten Platz gestapelt.
nemo2-rule-12-10 = Höchstens vier Schiffe sind Bergungsgut; es bringt keine Siegpunkte und beendet das Weiterkämpfen.
nemo2-rule-12-11 = Erzwungene Kämpfe laufen wie alle anderen ab, und Riskieren ist erlaubt.

## Technologien

nemo2-rule-13-1 = Uralte Bibliothek: +1 beim Schatzsuchen und beim Anstiften von Rebellionen.
nemo2-rule-13-2 = Doppelrumpf: +1, wenn der Rumpf riskiert wird, und ein Zufallsschaden von 6 bleibt folgenlos.
nemo2-rule-13-3 = Elektrische Mannschaftsrüstungen: nach dem Wurf +1 für einen verwegenen Angriff, oder +2, wenn sie dafür in die Schachtel kommen.
nemo2-rule-13-4 = Nebelmaschine: Für 1 AP senkt sie den Ruf um die Augen zweier Würfel und ist verbraucht.
nemo2-rule-13-5 = Hydroantrieb: Eine Bewegung hat bis zu zwei Schritte.
nemo2-rule-13-6 = Monströse Gestalt: Ein hinterhältig zerstörtes Schiff bringt 1 Ruf weniger.
nemo2-rule-13-7 = Periskopvorrichtung: Verwegen kämpfst du weiter, ohne dass der Ruf steigt; hinterhältig darfst du für je +1 Ruf weiterkämpfen.
nemo2-rule-13-8 = Verstärkte Panzerung: +1, wenn ein Kriegsschiff schießt.
nemo2-rule-13-9 = Dampf-Torpedos: Sie erlauben den Torpedoangriff.
nemo2-rule-13-10 = Verstärkter Bug: +1 bei Angriffen ohne Torpedos.
nemo2-rule-13-11 = Die Haftminen kommen durch ihr Ereignis, kosten kein Bergungsgut und gelten in jeder Hinsicht als nachgerüstete Technologie.
nemo2-rule-13-12 = Nachgerüstete Technologien zählen am Ende; abgeworfene bringen nichts.

## Notfallhilfe, Personen, Schätze

nemo2-rule-14-1 = Notfallhilfe kommt, wenn die Würfel liegen, und vor dem Ergebnis; mehrere Hilfen lassen sich verbinden, jede einmal.
nemo2-rule-14-2 = Ein freiwilliges Opfer bringt Vorteil und Strafe, ein erzwungenes nur die Strafe.
nemo2-rule-14-3 = Zweiter Offizier 1 AP; Erster Maschinist 2 AP; Erster Offizier 3 AP oder +3 für 1 Nemo; Conseil neu würfeln; Ned Land +1 und Professor Aronnax +2 für je +1 Ruf.
nemo2-rule-14-4 = Die Strafe kommt zuerst; ist die Partie dadurch verloren, bleibt der Vorteil aus.
nemo2-rule-14-5 = Eine wiederbelebte Person ist wieder im Spiel, die alte Strafe bleibt bestehen.
nemo2-rule-15-1 = Ein behaltener Schatz wird zu seinem Zeitpunkt für den Effekt abgeworfen oder für die Siegpunkte aufgehoben.
nemo2-rule-15-2 = Jeder Schatz dient nur einem Zweck.

## Spielende und Wertung

nemo2-rule-16-1 = Eine Nautilus-Ressource auf dem letzten Feld bedeutet die Niederlage.
nemo2-rule-16-2 = Erreicht der Ruf das Feld, auf dem Nemo beim aktuellen Beweggrund geächtet ist, bedeutet das die Niederlage.
nemo2-rule-16-3 = Ein Kriegsschiff, für das auf der ganzen Welt kein Feld frei ist, bedeutet die Niederlage.
nemo2-rule-16-4 = Eine Niederlage kommt sofort, mitten in allem, was geschieht.
nemo2-rule-16-5 = Ein abgehandeltes Finale beendet das Spiel mit der Wertung, außer es bringt die Niederlage.
nemo2-rule-16-6 = Nach einer Niederlage folgt der traurige Epilog des Beweggrunds.
nemo2-rule-17-1 = Karten der Auslage kommen je nach Text auf den ERFOLG- oder den FEHLSCHLAG-Stapel, nachgerüstete Technologien auf ERFOLG; nur ERFOLG zählt.
nemo2-rule-17-2 = Sieben Siegpunktquellen hängen vom Beweggrund ab: Bei vieren wird je Stück etwas dazu- oder abgezählt, nie unter null; drei werden multipliziert.
nemo2-rule-17-3 = Personen, Herr der Meere und Strafen zählen bei jedem Beweggrund gleich.
nemo2-rule-17-4 = Die kürzeste der sechs Tonnagereihen bestimmt den Herr-der-Meere-Bonus, von 0 bis 40.
nemo2-rule-17-5 = Unter 185 ist es „Verloren!“, dann „Armutszeugnis“, ab 220 „Wirkungslos“, ab 250 „Bedeutend“ und ab 275 „Triumphal“; die letzten beiden sind Siege.
nemo2-rule-17-6 = Anzeiger stellen die Summen in Zehnern und Einern dar.

## Varianten

nemo2-rule-18-1 = Rückschläge einstecken: Vergebliches Riskieren kostet je nach Schwierigkeitsgrad 1, das Übliche oder den niedrigeren Würfel.
nemo2-rule-18-2 = Tödliche See: Fünf von zehn Plättchen kommen mit den Verstärkungsflotten, einige der übrigen sind von Anfang an im Schiffsbeutel.
nemo2-rule-18-3 = Ein gezogenes Plättchen „Tödliche See“ wirkt sofort und beendet einen Angriff; nur ein Schiff mit Eskortflotte ersetzt den unbekannten Kontakt.
nemo2-rule-18-4 = Jedes Plättchen hat seinen eigenen Effekt, vom Sturm bis zur Insel; ein Schiff mit Eskortflotte löst in seinem Ozean zweimal die Kontaktpriorität aus.
nemo2-rule-18-5 = Unerbittliche Verfolgung: Zu Beginn der Aktionsphase fällt für jedes Kriegsschiff bei der Nautilus ein Würfel; zeigt er weniger als dessen Siegpunkte, musst du es bekämpfen.
nemo2-rule-18-6 = Koordinierte imperialistische Seemächte: Nicht nur das erste, sondern jedes Kriegsschiff bringt −1, je nach Einstellung auch jedes andere Schiff; das Ziel zählt nie.
nemo2-rule-18-7 = Ein Schiff mit Eskortflotte ist ein Schiff wie jedes andere, hat aber nur eine Seite.

## Zu mehreren

nemo2-rule-19-1 = Zwei bis vier Spieler nehmen je eine Offizierskarte und bestimmen den ersten Kapitän.
nemo2-rule-19-2 = Der Kapitän gibt die Aktionspunkte aus, wählt die Angriffsarten, handelt TESTs und Karten ab und riskiert Nemo.
nemo2-rule-19-3 = Offiziere entscheiden, was auf ihrer Karte steht; über ein freiwilliges Opfer entscheidet nur, wem die Person gehört.
nemo2-rule-19-4 = Nach einem fehlgeschlagenen TEST oder bei einem neuen Schwellenwert des Rufs geht das Kapitänsplättchen nach links, und es gibt 1 AP, je Vorgang nur einmal.
nemo2-rule-19-5 = Bevor die Karte einer Runde gezogen wird, darf der Kapitän das Kapitänsplättchen ohne AP weitergeben.
nemo2-rule-19-6 = Jede Entscheidung gehört dem Kapitän oder dem Offizier mit dieser Aufgabe; nach einer Notfallhilfe wird gefragt, wer sie besitzt.
nemo2-rule-20-1 = Semikooperativ: Karten, die der Kapitän abhandelt, kommen auf seinen eigenen Stapel, bei ERFOLG offen, bei FEHLSCHLAG verdeckt.
nemo2-rule-20-2 = Schatzsuche-Steine, die eine Schatzsuche oder ein zusätzliches Ereignis entfernt, behält der Kapitän.
nemo2-rule-20-3 = Alle anderen dürfen dem Kapitän mit einem anderen Vorschlag widersprechen und für einen Schatzsuche-Stein selbst Kapitän werden, um ihn auszuführen.
nemo2-rule-20-4 = Ein Kapitän, der abtritt, nimmt einem anderen Spieler einen Schatzsuche-Stein ab, und der neue muss das Kapitänsplättchen diese Runde über behalten.
nemo2-rule-20-5 = Nach einem Finale ordnen Ruhmespunkte die Spieler nach eigenen Personen, Schatzsuche-Steinen und Karten; wer vorn liegt, gewinnt nur, wenn die Partie gewonnen ist.

nemo2-chapter-1 = Spielmaterial und Begriffe
nemo2-chapter-2 = Spielaufbau
nemo2-chapter-3 = Was immer gilt
nemo2-chapter-4 = Die Runde
nemo2-chapter-5 = Abenteuerphase
nemo2-chapter-6 = TESTs
nemo2-chapter-7 = Nautilus-Ressourcen
nemo2-chapter-8 = Ruf
nemo2-chapter-9 = Kontaktphase
nemo2-chapter-10 = Aktionsphase
nemo2-chapter-11 = Die Aktionen
nemo2-chapter-12 = Kampf
nemo2-chapter-13 = Technologien
nemo2-chapter-14 = Notfallhilfe und Personen
nemo2-chapter-15 = Schätze im Spiel
nemo2-chapter-16 = Das Ende des Spiels
nemo2-chapter-17 = Wertung
nemo2-chapter-18 = Varianten
nemo2-chapter-19 = Gemeinsam spielen
nemo2-chapter-20 = Semikooperativ spielen
