### Nemo's War, zweite Ausgabe: die geführte erste Partie. Die erste Zeile einer Karte ist ihre Überschrift.

nemo2-lesson-goal =
    Kapitän Nemos Krieg
    Du befehligst die Nautilus, allein gegen die Flotten der Welt. Am Tisch sitzt kein Gegner: Karten, Würfel und Kriegsschiffe sind gegen dich.
    Nemo hat einen Beweggrund, und der entscheidet, was zählt. Unserer ist Erforschung; dabei zählen Schätze und Wunder der Welt am meisten. Unter 185 Punkten ist die Reise verloren, ab 250 ist sie bedeutend.
nemo2-lesson-resources =
    Drei Dinge, die sich abnutzen
    Nemo, Crew und Rumpf sind deine Ressourcen. Sie helfen dir, wenn du sie brauchst, und sie leiden, wenn etwas schiefgeht. Ist eine am Ende, ist die Partie sofort verloren.
    Dasselbe geschieht, wenn dein Ruf zu hoch steigt: mit dem Beweggrund Erforschung bei 36. Und es geschieht, wenn die Ozeane voll sind: Findet ein Kriegsschiff auf der ganzen Welt kein freies Feld, ist die Fahrt zu Ende.
nemo2-lesson-upgrade =
    Die erste Technologie
    Jeder Beweggrund bietet zu Beginn eine Technologie. Beim Schwierigkeitsgrad Matrose kostet sie nichts: Rüste den Hydroantrieb nach, mit dem dich eine Bewegung bis zu zwei Ozeane weit bringt.
nemo2-lesson-turn =
    Eine Runde hat drei Phasen
    Erst eine Abenteuerkarte, dann die Kontaktphase, dann deine Aktionen. Die allererste Karte ist Akt I: Ein Würfel hat die Nautilus in den Nordatlantik gesetzt.
    Dann kam das erste Abenteuer, „Ein Wald unter Wasser“. Es ist ein TEST: Erreichst du mit zwei Würfeln 9, bekommst du zwei Schätze.
nemo2-lesson-exert =
    Riskiere eine Ressource
    Zwei Würfel allein erreichen 9 in 10 von 36 Fällen. Vor dem Wurf darfst du riskieren, was die Karte erlaubt, hier Nemo und Crew: Jede Ressource gibt ihren Bonus. Gelingt der TEST, ist nichts verloren; misslingt er, verliert jede riskierte Ressource 1 oder 2 Punkte.
    Die Crew ist ausgeruht und gibt 3. Riskiere sie.
nemo2-lesson-help =
    Geschafft
    Die Würfel zeigen 3 und 4; mit 3 für die Crew macht das 10. Nach jedem Wurf könntest du noch Notfallhilfe nutzen: Offiziere und Gäste lassen sich für einen Bonus oder einen neuen Wurf opfern, jede Person einmal.
    Jetzt ist das nicht nötig. Lass den Wurf stehen.
nemo2-lesson-placement =
    Die Welt rüstet sich
    Du hast zwei Schätze gefunden. Dann fielen zwei weiße Würfel, 1 und 4: In jedem dieser Ozeane tauchte ein unbekannter Kontakt auf. Die Differenz der Würfel, 3, kam zu deinen 2 Aktionspunkten dazu; mehr als 5 hast du nie.
    Ein Pasch gibt keine Punkte. Das ist eine Flaute; bald erleben wir eine.
nemo2-lesson-try-rest =
    Acht Aktionen
    Jetzt handelst du, solange deine Punkte reichen, in beliebiger Reihenfolge. Kampf, Rebellion, Bewegung und Schatzsuche kosten 1 Punkt, alles andere 2.
    Wähle „Landgang gestatten“, nur zum Probieren.
nemo2-lesson-search =
    Such nach einem Schatz
    In diesem Ozean liegt ein Schatzsuche-Stein, also kannst du suchen. Auch das ist ein TEST: Ab 7 findest du etwas, ab 9 unbemerkt. Schiffe würden es erschweren; keines ist in Sicht.
    Such, und riskiere Nemo für 2.
nemo2-lesson-found =
    Erfolg
    3 und 5 und 2 für Nemo: 10. Lass den Wurf stehen und nimm deinen Fund.
nemo2-lesson-stalk =
    Da draußen ist etwas
    Ein Glücksbringer! Behalte ihn: Mit ihm darfst du einmal neu würfeln. Nun zum unbekannten Kontakt in diesem Ozean. Du kannst ihn verwegen oder hinterhältig angreifen: Hinterhältig gibt +1, und du darfst noch verzichten, wenn du siehst, wer es ist.
    Führe einen Kampf durch, hinterhältig.
nemo2-lesson-fight =
    Ein Frachter
    Die Clyde hat keine Kanonen, also schießt sie nicht. Ihr Verteidigungswert ist 7; ihre zwei Totenköpfe sagen, um wie viel dein Ruf steigt, wenn du sie versenkst. Du wirfst zwei Würfel und zählst 1 dazu.
    Kämpfe und riskiere diesmal nichts.
nemo2-lesson-sunk =
    Sie sinkt
    3 und 4 und 1 machen 8, und 7 hätte genügt. Ein Fehlschlag hätte stattdessen deinen Ruf erhöht. Lass den Wurf stehen.
nemo2-lesson-tonnage =
    Tonnage oder Bergungsgut
    Als Tonnage bringt das Schiff Punkte, in der Reihe seines Ozeans; und für jedes Schiff, das alle sechs Reihen haben, gibt es einen wachsenden Bonus als Herr der Meere. Als Bergungsgut bringt es keine, aber du bezahlst damit Technologien.
    Nimm es als Tonnage.
nemo2-lesson-move =
    Auf Fahrt
    Durchgezogene Linien sind Wege; über gepunktete breiten sich nur Kontakte aus. Fahr in die Europäischen Meere, wo zwei Kontakte warten. Der Hydroantrieb brächte dich noch weiter; bleib dort.
nemo2-lesson-bold =
    Ein verwegener Angriff
    Wer verwegen angreift, muss bekämpfen, was zum Vorschein kommt. Dafür darfst du nach einem Schiff, das Tonnage wird, sofort weiterkämpfen, für +1 Ruf und ohne Aktionspunkt.
    Greif einen davon an, verwegen.
nemo2-lesson-under-fire =
    Ein Kriegsschiff!
    Die Abraham Lincoln schießt zuerst. Ihr Angriffswert ist 6, und die 5 liegt darunter: getroffen, so oft, wie der niedrigere Würfel zeigt, also einmal. Du könntest jemanden opfern oder gleich eine Technologie abwerfen, um verschont zu bleiben.
    Lass den Wurf stehen und nimm den Treffer hin; ein Würfel sagt, wo er einschlägt.
nemo2-lesson-strike-back =
    Jetzt greifst du an
    Der Rumpf hat 1 Punkt verloren. Ihr Verteidigungswert ist 9, und ein verwegener Angriff hat keinen eigenen Bonus. Riskiere die Crew für 3.
nemo2-lesson-lucky-charm =
    Eins zu wenig
    2 und 3 und 3 machen 8, daneben: Dein Ruf würde steigen, und die Crew würde 2 Punkte verlieren. Das ist der Augenblick für den Glücksbringer. Würfle mit ihm neu; dann lass den Wurf stehen.
nemo2-lesson-salvage =
    Die Fregatte ist dein
    2 und 5 und 3 machen 10. Nimm sie als Bergungsgut: Bei „Technologie nachrüsten“ bezahlst du mit geborgenen Schiffen, was die nachrüstbaren Technologien kosten. Bergungsgut beendet einen verwegenen Angriff.
nemo2-lesson-end-turn =
    Behalte einen Punkt
    Du hast noch 1 Aktionspunkt, und 1 darfst du mitnehmen. Beende die Phase.
nemo2-lesson-lull =
    Eine Flaute
    „Der Golfstrom“ ist eine Karte zum Behalten: Du spielst sie, wenn du dort bist, wo sie es verlangt. Dann zeigten beide Würfel 5. In einer Flaute bekommst du keine Aktionspunkte; Kontakte kommen trotzdem, ein Schatzsuche-Stein kommt in einen Ozean und noch einer auf den Stapel der zusätzlichen Ereignisse.
nemo2-lesson-repair =
    Zeit für Reparaturen
    In einer Flaute kosten zusätzliches Ereignis, Landgang, Reparatur und Nachrüsten nur 1 Punkt. Repariere den Rumpf: Du darfst einen Schatz für seinen Wert abwerfen, was wir lassen, und eine Ressource riskieren. Nimm wieder die Crew.
nemo2-lesson-repaired =
    So gut wie neu
    3 und 4 und 3 machen 10: übliche Wartung, 1 Punkt Rumpf. Lass den Wurf stehen, beende die Phase und zieh das nächste Abenteuer.
nemo2-lesson-shark =
    Weit aufgerissener Kiefer!
    Ein Hai greift einen Perlentaucher an. Du brauchst 8, und nur Nemo lässt sich riskieren, für 2. Die Chancen stehen neben den Antworten. Du entscheidest.
nemo2-lesson-shark-passed =
    Gerettet
    3 und 6 reichen so oder so. Lass den Wurf stehen. Die Karte lässt dir die Wahl: Auf dem Stapel ERFOLG bringt sie am Ende 2 Punkte; auf FEHLSCHLAG gäbe sie Nemo einen Punkt, den er nicht braucht. Wähle ERFOLG.
nemo2-lesson-incite =
    Bring die Küsten in Aufruhr
    2 und 6 haben 4 Aktionspunkte gebracht. „Rebellion anstiften“ bringt Rebellionsmarker an Land: Sie bringen Punkte, und ein Erfolg senkt deinen Ruf. Jedes Schiff und jede Rebellion in diesem Ozean würde es erschweren.
    Stifte eine Rebellion an, wirf nichts ab, riskiere Nemo.
nemo2-lesson-uprising =
    Ein Aufstand
    4 und 4 und 2 machen 10. Lass den Wurf stehen.
nemo2-lesson-where =
    Wo?
    Wähle das Land. Gib acht: In einer Flaute kann jede Rebellion wieder niedergeschlagen werden, wenn du dafür nicht deinen Ruf steigen lässt.
nemo2-lesson-acts =
    Was noch kommt
    Akt II und Akt III warten im Stapel: mehr Würfel, mehr Kontakte, stärkere Schiffe. Auch ein steigender Ruf bringt Verstärkung. Unter den letzten fünf Karten liegt das Finale; wird es gezogen, endet die Partie und wird gewertet.
nemo2-lesson-scoring =
    So wird gewertet
    Der Beweggrund vervielfacht oder erhöht manches und mindert anderes; die Leiste jeder Ressource gibt Punkte oder nimmt welche. Die Wertung zeigt das alles jederzeit, mit der Regel zu jeder Zeile.
    Gute Jagd, Kapitän!
