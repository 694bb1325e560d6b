### Nauticus: jede Regel und jede Klarstellung in ein oder zwei Sätzen.

## Spielvorbereitung

nauticus-rule-1-1 = Zu Beginn zeigt der Anker der Drehscheibe auf Aktionsfeld 1 mit dem Bonus von 3 Arbeitern; der Rundenmarker steht auf 1, alle Siegpunktmarker stehen auf 10.
nauticus-rule-1-2 = Schiffsteile und Waren sind begrenzt: Ist ein Stapel leer, bekommt niemand mehr etwas von dieser Art, weder durch Kauf noch kostenlos. Arbeiter und Taler gehen nie aus, und kein Plättchen kehrt in den Vorrat zurück.
nauticus-rule-1-3 = Du beginnst mit einem leeren Lager mit 12 Lagerplätzen, 4 Arbeitern, 15 Talern, einem Plättchen „Extra-Aktion“, den Passe-Plättchen 3, 2 und 1 mit den Minuspunkten nach oben und 10 Siegpunkten.
nauticus-rule-1-4 = Wer weiter hinten sitzt, beginnt mit etwas mehr. Platz 2: 1 Taler; Platz 3: 2 Taler und 1 Arbeiter zu dritt, 1 Taler und 1 Arbeiter zu viert; Platz 4: 2 Taler und 2 Arbeiter.
nauticus-rule-1-5 = Erster Startspieler ist Platz 1. Wer dort sitzt, machen alle unter sich aus; die Spielregel schlägt die Person mit der geringsten Erfahrung vor.
nauticus-rule-1-6 = Nichts ist geheim: Alle dürfen jederzeit sämtliche Arbeiter, Taler, eingelagerten Plättchen, Schiffe, ausgelieferten Waren, Passe-Plättchen, Plättchen „Extra-Aktion“ und Stapel ansehen und nachzählen.

## Die Goldene Regel

nauticus-rule-2-1 = Ein Schiffsteil oder eine Ware, für die du keinen Taler gezahlt hast, kommt immer zunächst in dein Lager: als Bonus, Belohnung, Geschenk oder Kauf zum Preis 0. Ein eingesetzter Arbeiter gilt nicht als Bezahlung.
nauticus-rule-2-2 = Was dich mindestens 1 Taler gekostet hat, darf beim Kauf direkt in deine Werft, auf Wunsch aber auch ins Lager.

## Runden und Aktionsphasen

nauticus-rule-3-1 = Zu zweit werden 4 Runden gespielt, zu dritt und zu viert 5. Jede Runde hat 7 Aktionsphasen.
nauticus-rule-3-2 = Zu Beginn jeder Runde werden die 8 Aktionsplättchen gemischt und offen ausgelegt, eines je Aktionsfeld, im Uhrzeigersinn ab dem Anker der Drehscheibe. Ab der zweiten Runde wird vorher die Drehscheibe mit dem Anker zum Ankerplättchen gedreht und dieses weggenommen.
nauticus-rule-3-3 = Der Startspieler wählt ein beliebiges noch offenes Aktionsplättchen, erhält dessen Bonus und ist als Erster dran; danach kommen reihum im Uhrzeigersinn alle anderen je einmal. Wählen muss er auch dann, wenn er passen will.
nauticus-rule-3-4 = In deinem Zug führst du die aktuelle Aktion aus oder passt, eines von beidem. Hast du deine Extra-Aktion noch, darfst du sie unmittelbar davor oder danach spielen.
nauticus-rule-3-5 = Waren alle an der Reihe, wird das gewählte Plättchen umgedreht, in der ersten Aktionsphase der Runde mit dem Ankerplättchen darauf. Die Startspielerfigur wandert nach jeder Aktionsphase im Uhrzeigersinn weiter, am Rundenende aber nicht noch einmal.
nauticus-rule-3-6 = In jeder Runde bleibt ein Aktionsplättchen übrig; seine Aktion entfällt.

## Bonus

nauticus-rule-4-1 = Der aufgedruckte Bonus steht nur dem Startspieler zu. Er erhält ihn gleich nach der Wahl, vor allem anderen und auch dann, wenn er passt.
nauticus-rule-4-2 = Die Boni der Aktionsfelder 1 bis 8 im Uhrzeigersinn: 3 Arbeiter; ein Mast; ein Segel; 2 Siegpunkte; 2 Arbeiter; 1 Arbeiter und eine Ware; 1 Arbeiter und 1 Siegpunkt; 4 Taler. Wappen oder Warenart wählst du selbst, nur keine Krone, und das Plättchen kommt in dein Lager.
nauticus-rule-4-3 = Arbeiter und Taler aus dem Bonus gehören dir sofort; du kannst sie noch im selben Zug einsetzen.
nauticus-rule-4-4 = Ist kein passendes Plättchen vorrätig oder hat keines Platz in deinem Lager, verfällt es, den übrigen Bonus bekommst du trotzdem. Hat eines Platz, musst du eines nehmen.

## Arbeiter

nauticus-rule-5-1 = Jede Nutzung einer Aktion kostet einen Arbeiter.
nauticus-rule-5-2 = Die Drehscheibe stellt jeder Aktion blaue Arbeiter: keinen beim Anker, sonst 1 bis 3. Jeder Spieler, der die Aktion ausführt, hat die volle Zahl.
nauticus-rule-5-3 = Blaue Arbeiter werden vor den eigenen eingesetzt. Nicht benötigte verfallen, wenn du fertig bist oder passt; aufheben oder für eine Extra-Aktion verwenden kannst du sie nicht.
nauticus-rule-5-4 = Du kannst nie mehr Arbeiter oder Taler ausgeben, als du hast; Kredit gibt es nicht.

## Die Aktionen

nauticus-rule-6-0 = Eine Aktion ausführen heißt, sie mindestens einmal zu nutzen, und so oft du willst und bezahlen kannst. Jede Nutzung wird mit Anlegen, Belohnungen und Geschenk ganz abgeschlossen, bevor die nächste beginnt.
nauticus-rule-6-1 = Ein blaues Aktionsplättchen bietet vier Arten zum Kauf; jede kostet die Zahl, die an diesem Aktionsfeld neben ihr steht, und die vier Zahlen sind immer 0, 1, 2 und 3. Für helle Aktionsplättchen bedeuten die Zahlen nichts.
nauticus-rule-6-2 = Innerhalb einer Aktion kostet das erste Plättchen einer Art den aufgedruckten Preis, jedes weitere derselben Art 4 Taler; dazu kommt jedes Mal ein Arbeiter. Kronenmasten und Kronensegel sind nicht zu kaufen.
nauticus-rule-6-3 = Kaufst du in einer Aktion alle vier Arten, bekommst du ein weiteres Plättchen einer dieser Arten geschenkt, ohne Arbeiter und Taler, in dein Lager. Das gibt es nur einmal je Aktion, und passt nichts Vorrätiges hinein, verfällt das Geschenk.
nauticus-rule-6-4 = Zum Preis 0 brauchst du Platz im Lager, ab 1 Taler Platz im Lager oder einen erlaubten Platz in der Werft. Du entscheidest beim Kauf, und was eingelagert ist, bleibt für diese Aktion im Lager.
nauticus-rule-6-5 = Ein Rumpf ist ein 1er-Schiff oder besteht aus Bug und Heck mit keinem, einem oder zwei Mittelteilen dazwischen. Neue Teile beginnen ein Schiff oder kommen an ein offenes Ende: nichts einschieben, keine Lücke lassen, nichts umlegen, keine Reihen verbinden; ein kompletter Rumpf wächst nicht mehr.
nauticus-rule-6-6 = An einem offenen Rumpf kannst du später weiterbauen, und er darf schon Masten, Segel und Waren tragen. In deiner Werft haben beliebig viele Schiffe Platz.
nauticus-rule-6-7 = Auf jedes Rumpfteil passt ein Mast, ob der Rumpf komplett ist oder nicht.
nauticus-rule-6-8 = Auf jedes Rumpfteil passt ein Segel, und dort muss schon ein Mast stehen.
nauticus-rule-6-9 = Ein Schiff trägt nur ein Wappen: Sein erster regulärer Mast oder sein erstes reguläres Segel legt es endgültig fest. Kronenmasten und Kronensegel sind Joker und passen zu jedem Wappen.
nauticus-rule-6-10 = Zu jedem Rumpfteil passt eine Ware, auf Schiffen in jedem Bauzustand, gleich oder gemischt. Geladene Waren verlassen das Schiff nur durch Ausliefern.
nauticus-rule-6-11 = Das Lager hat 12 Lagerplätze: Ein Mast belegt zwei, alles andere einen. Umsortieren ist frei, aber hinaus geht es nur durch Transport; weggeworfen wird nichts.
nauticus-rule-6-12 = Transport: Jeder Arbeiter bringt ein Plättchen aus deinem Lager in deine Werft, wo es sofort einen erlaubten Platz haben muss.
nauticus-rule-6-13 = Geld abheben: Jeder Arbeiter bringt dir 2 Taler.
nauticus-rule-6-14 = Waren ausliefern: Entlade ein fertiges Schiff, bei dem zu jedem Rumpfteil eine Ware liegt, mit einem Arbeiter je Ware und nie nur zum Teil. Danach kann das Schiff neu beladen werden.
nauticus-rule-6-15 = Wertung der Kronen: Jeder Arbeiter bringt so viele Siegpunkte, wie du Kronen hast, auf Kronenmasten und Kronensegeln in Lager und Werft und auf umgedrehten Passe-Plättchen. Eine Wertung bringt höchstens 15 Siegpunkte; ohne Krone geht sie nicht, und kein Arbeiter darf eingesetzt werden, der keinen Punkt mehr brächte.
nauticus-rule-6-16 = Nach jeder Nutzung siehst du, was noch möglich und bezahlbar ist; bleibt nichts, endet die Aktion von selbst. Bei Geld und Kronen nennst du die Zahl der Arbeiter einmal, und das ist alles.

## Passen

nauticus-rule-7-1 = Statt die Aktion auszuführen, darfst du passen; ist keine Nutzung möglich, musst du es. Nach der ersten Nutzung kannst du nicht mehr passen und nach dem Passen nicht mehr ausführen.
nauticus-rule-7-2 = Passt du, wird das höchste noch nicht umgedrehte Passe-Plättchen umgedreht: erst 3, dann 2, dann 1. Sind alle drei umgedreht, darfst du weiter passen, aber es geschieht nichts mehr.
nauticus-rule-7-3 = Ein umgedrehtes Passe-Plättchen zählt bis zum Rundenende als Krone und kostet dann keine Punkte.

## Die Extra-Aktion

nauticus-rule-8-1 = Einmal im Spiel darfst du in deinem Zug, vor oder nach der aktuellen Aktion, dein Plättchen „Extra-Aktion“ abgeben. Du nimmst 2 Arbeiter und führst eine beliebige der acht Aktionen aus, auch eine mit umgedrehtem Aktionsplättchen.
nauticus-rule-8-2 = In der Extra-Aktion kostet das erste Plättchen jeder Art 2 Taler, jedes weitere 4; was du kaufst, darfst du also gleich verbauen. Für alle vier Arten gibt es wie sonst ein Geschenk ins Lager, aber keine blauen Arbeiter und keinen Bonus.
nauticus-rule-8-3 = Der Spielplan bleibt von der Extra-Aktion unberührt: Kein Plättchen wird umgedreht, auch kein Passe-Plättchen, und es gibt keinen Bonus. Nicht eingesetzte Arbeiter behältst du, das Plättchen „Extra-Aktion“ kommt in die Schachtel.
nauticus-rule-8-4 = Die Extra-Aktion muss mindestens einmal genutzt werden. Du spielst sie im eigenen Zug, wenn das Aktionsplättchen gewählt ist, nie mitten in einer Aktion oder zwischen Belohnungen und nie ein zweites Mal.
nauticus-rule-8-5 = Zur Wahl stehen nur Extra-Aktionen, die du mit den 2 neuen Arbeitern mindestens einmal nutzen könntest. Spielst du sie zuerst, folgt danach noch Ausführen oder Passen, so wie die Lage dann ist.

## Fertige Schiffe

nauticus-rule-9-1 = Ein Schiff ist fertig, wenn sein Rumpf komplett ist und jedes Rumpfteil Mast und Segel trägt; Waren spielen dafür keine Rolle. Das letzte Plättchen ist immer ein Segel.
nauticus-rule-9-2 = Für ein fertiges Schiff nimmst du sofort je Mast eine Belohnung: Kronenmast, Kronensegel, 3 Siegpunkte, 7 Taler, 3 Arbeiter oder 2 verschiedene Waren. Keine Belohnung öfter als zweimal je Schiff; Plättchen kommen ins Lager, müssen vorrätig sein und dort Platz haben.
nauticus-rule-9-3 = Nach den Belohnungen geht deine Aktion weiter, und du kannst sie gleich einsetzen: Taler und Arbeiter für weitere Nutzungen und beim Transport auch die eben eingelagerten Plättchen.
nauticus-rule-9-4 = Ein fertiges Schiff bleibt bis zum Spielende in deiner Werft und kann Waren laden; Belohnungen gibt es dafür nur einmal.

## Rundenende

nauticus-rule-10-1 = Nach der siebten Aktionsphase kostet dich jedes nicht umgedrehte Passe-Plättchen seine 3, 2 oder 1 Siegpunkte, notfalls bis unter null. Dann werden alle Passe-Plättchen zurückgedreht; das gilt auch nach der letzten Runde.
nauticus-rule-10-2 = Ist noch eine Runde zu spielen, rückt der Rundenmarker vor und die neue Runde wird vorbereitet. Ein Einkommen gibt es nicht.

## Spielende

nauticus-rule-11-1 = Je Warenart bringen 1, 2, 3, 4 oder 5 ausgelieferte Waren 2, 5, 9, 14 oder 20 Siegpunkte, jede weitere noch einmal 5.
nauticus-rule-11-2 = Fertige 1er-, 2er-, 3er- und 4er-Schiffe bringen je 2, 8, 20 und 35 Siegpunkte.
nauticus-rule-11-3 = Jeder Arbeiter, jedes Plättchen im Lager, jedes Rumpfteil, jeder Mast und jedes Segel unfertiger Schiffe und jede Ware, die noch an Bord ist, zählt 1 Taler. Deine Taler kommen dazu: Je 3 davon sind 1 Siegpunkt.
nauticus-rule-11-4 = Die meisten Siegpunkte gewinnen. Bei Gleichstand entscheidet der größere Rest an Talern (0, 1 oder 2), dann die größere Summe der Taler; sonst wird der Rang geteilt.

## Klarstellungen

nauticus-rule-r1 = Der Startspieler erhält den Bonus vor jeder Extra-Aktion; ein Transport als Extra-Aktion kann also nicht erst Platz für das Bonusplättchen schaffen.
nauticus-rule-r2 = Du darfst passen und im selben Zug trotzdem deine Extra-Aktion spielen; das eine steht dem anderen nicht im Weg.
nauticus-rule-r3 = Eine Extra-Aktion ganz ohne Nutzung ist nicht erlaubt. Die 2 Arbeiter sind echte Arbeiter: Setzt du sie nicht ein, behältst du sie.
nauticus-rule-r4 = Arbeiter aus dem Bonus dürfen schon für die folgende Aktion eingesetzt werden.
nauticus-rule-r5 = Wer die Aktion kein einziges Mal nutzt, hat gepasst und dreht ein Passe-Plättchen um.
nauticus-rule-r6 = Jedes gekaufte Plättchen bekommt seinen Platz vor dem nächsten Kauf, in beliebiger Reihenfolge; Bug, Mittelteil und Heck nacheinander ergeben ein 3er-Schiff. Was du bezahlt und eingelagert hast, braucht später einen Transport.
nauticus-rule-r7 = Das Geschenk für alle vier Arten kommt gleich nach der vierten, oder nach den Belohnungen, wenn dieser Kauf ein Schiff fertigstellt. Auch wer alle vier Arten zweimal kauft, bekommt nur ein Geschenk.
nauticus-rule-r8 = Alle vier Arten müssen wirklich gekauft sein, ein leerer Stapel schließt das Geschenk also aus; das Geschenk selbst zählt nicht als Kauf. Ist keine der Arten vorrätig und einzulagern, verfällt es.
nauticus-rule-r9 = Das zuerst gekaufte Plättchen einer Art ist das zum aufgedruckten Preis. Ist dieser Preis 0 und das Lager voll, kannst du diese Art gar nicht kaufen, auch nicht für 4 Taler.
nauticus-rule-r10 = Ein kostenloses Plättchen ohne Platz bleibt im Vorrat; du kannst nichts dafür abwerfen und erhältst keinen Ersatz. Passt eine Art, musst du eine nehmen; mit nur einem freien Lagerplatz entgeht dir also ein Mast, sonst nichts.
nauticus-rule-r11 = Auch bezahlte Rumpfteile darfst du einlagern, genau wie Masten, Segel und Waren.
nauticus-rule-r12 = An welches Ende ein Mittelteil kommt, ist gleichgültig; gezeigt werden Schiffe immer als Bug, Mittelteile, Heck.
nauticus-rule-r13 = Ein Schiff darf mit zwei Mittelteilen beginnen. Daraus kann dann nur noch mit Bug und Heck ein 4er-Schiff werden.
nauticus-rule-r14 = Der letzte Arbeiter darf weniger als seinen vollen Anteil bringen: Mit 4 Kronen bringen 4 Arbeiter 15 Siegpunkte. Jeder weitere Arbeiter wird abgelehnt.
nauticus-rule-r15 = Ohne Krone ist die Wertung der Kronen nicht möglich und du musst passen; das dabei umgedrehte Passe-Plättchen kommt dafür zu spät.
nauticus-rule-r16 = Die Belohnung „Waren“ darfst du wählen, wenn mindestens eine Ware Platz hat. Du nimmst zwei verschiedene, wenn zwei Platz haben und zwei Arten vorrätig sind, sonst eine.
nauticus-rule-r17 = Belohnungen werden nacheinander genommen, und Platz und Vorrat werden jedes Mal neu geprüft. Siegpunkte, Taler und Arbeiter sind immer zu haben, je zweimal.
nauticus-rule-r18 = Solange ein Schiff nur Kronen trägt, steht ihm jedes Wappen offen; der erste reguläre Mast oder das erste reguläre Segel legt es fest. Ein Schiff ganz aus Kronenmasten und Kronensegeln gilt voll.
nauticus-rule-r19 = Die aktuelle Aktion und die Extra-Aktion zählen getrennt: In jeder ist das erste Plättchen einer Art wieder günstig, und die vier Arten beginnen von vorn.
nauticus-rule-r20 = Wurde das erste Aktionsplättchen einer Runde beim Anker selbst gewählt, bleibt die Drehscheibe stehen.
nauticus-rule-r21 = Welches Passe-Plättchen umgedreht wird, wirst du nicht gefragt: Es ist immer das höchste verbliebene.
nauticus-rule-r22 = Die vier Arten eines Aktionsplättchens und die vier Preise seines Feldes gehören in Leserichtung zusammen, die erste zum ersten und so fort.
nauticus-rule-r23 = Auf dem Aktionsplättchen „Rumpfteile kaufen“ steht der Bug an erster, das Heck an dritter Stelle.
nauticus-rule-r24 = Die Grenze von 15 betrifft nur Siegpunkte aus der Wertung der Kronen; Siegpunkte aus Boni und Belohnungen zählen nicht mit.
nauticus-rule-r25 = Das Ankerplättchen markiert das Aktionsfeld, nicht die Aktion: In der nächsten Runde kann dort eine andere Aktion liegen.

nauticus-chapter-1 = Spielvorbereitung
nauticus-chapter-2 = Die Goldene Regel
nauticus-chapter-3 = Runden und Aktionsphasen
nauticus-chapter-4 = Der Bonus
nauticus-chapter-5 = Arbeiter
nauticus-chapter-6 = Die Aktionen
nauticus-chapter-7 = Passen
nauticus-chapter-8 = Die Extra-Aktion
nauticus-chapter-9 = Fertige Schiffe
nauticus-chapter-10 = Rundenende
nauticus-chapter-11 = Schlusswertung
nauticus-chapter-rulings = Klarstellungen
