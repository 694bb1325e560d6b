### Nemo's War, erste Ausgabe: die geführte erste Partie. Die erste Zeile einer Karte ist ihre Überschrift.

nemo1-lesson-goal =
    Ein Jahr unter dem Meer
    Du befehligst die Nautilus 52 Wochen lang, allein gegen die Flotten der Welt. Abenteuer, Schätze, versenkte Schiffe und Aufstände zählen; ab 151 Punkten ist die Reise ein Erfolg, ab 201 ein Triumph.
    Nemo, Crew und Rumpf tragen dich dorthin. Ist eines davon aufgebraucht, endet die Reise sofort, und zwar schlecht.
nemo1-lesson-map =
    Sechs Ozeane
    In jedem Ozean liegen verdeckte Schiffe und ein verdeckter Schatz. Niemand weiß, was es ist, bis du nachsiehst. Linien mit Wochen darauf verbinden die Ozeane.
nemo1-lesson-try-start =
    Wo beginnen?
    Du darfst in jedem Ozean beginnen. Nimm zuerst den Westpazifik; ich will dir etwas zeigen.
nemo1-lesson-start =
    Noch einmal
    Beginne im Nordatlantik: Dort liegen zwei Schiffe und ein Schatz, und zwei andere Ozeane sind eine Woche entfernt.
nemo1-lesson-commit =
    Was Nemo treibt
    Worauf er sich festlegt, entscheidet, was zählt. Bei Erforschung zählen Abenteuer doppelt, jedes Wunder 10 Punkte und jede wissenschaftliche Entdeckung 5, Schiffe aber nur halb. Hat Nemo genug gelitten, darfst du es dir einmal anders überlegen.
    Leg ihn auf Erforschung fest.
nemo1-lesson-turn =
    Eine Runde
    Jede Runde beginnt mit einem Wurf zweier Würfel, der Vorbereitung. Sie bringt Schiffe oder einen Schatz und vielleicht ein Abenteuer; in der allerersten Runde kommen keine Schiffe. Dann hast du genau eine Aktion. Dann vergeht eine Woche.
    6 und 3 machen 9. Ein Abenteuer hätte 10 gebraucht; weil keines kam, genügt nächstes Mal 7.
nemo1-lesson-search =
    Such nach einem Schatz
    Wo du bist, liegt ein Schatz, also such ihn: Ab einer 3 ist er gefunden. Manche Schätze bringen Punkte, manche helfen, ein paar machen Ärger, und Wunder sind das, was ein Forscher sucht.
nemo1-lesson-preparation =
    Die zweite Woche
    Du hast die Perlen von Ceylon gefunden, 3 Punkte. Dann kamen 5 und 4: In den Ozeanen mit diesen Nummern, Mittelmeer und Indischer Ozean, tauchte je ein verdecktes Schiff auf. Und 9 reichte für ein Abenteuer.
nemo1-lesson-whales =
    Die Walfische
    Diese Karte ist ein Test: Erreiche 9 mit zwei Würfeln. Vor dem Wurf darfst du die Ressourcen riskieren, die sie nennt; jede gibt, was ihr Kreis zeigt. Gelingt es, ist nichts verloren. Misslingt es, verliert jede riskierte Ressource 1, und die Karte richtet ihren Schaden an.
    Riskiere Crew und Rumpf: 3 und 2.
nemo1-lesson-stalk =
    Geschafft
    2 und 3 und 5 machen 10. Die Karte liegt auf dem Stapel ERFOLG und bringt 4 Punkte, bei Erforschung doppelt.
    Jetzt deine Aktion. Wer sich an ein Schiff anschleicht, hat 1 mehr beim Angriff, aber es bleibt bei diesem einen. Schleich dich an das erste an.
nemo1-lesson-fight =
    Ein Postschiff
    Die Governor Higginson hat keine Kanonen: Nur Schiffe mit Angriffswert schießen. Du brauchst 7 und hast 1 fürs Anschleichen. Im Kampf darfst du eine Ressource riskieren; hier stehen die Chancen auch so gut. Riskiere nichts.
nemo1-lesson-sink =
    Treffer
    3 und 4 und 1 machen 8. Versenkt zählt sie in der Reihe dieses Ozeans, und ein Schiff in jeder der sechs Reihen bringt einen wachsenden Bonus. Gekapert zählt sie nichts, aber du bezahlst mit ihr Verbesserungen. So oder so erhöht ihr Totenkopf den Ruf um 1.
    Versenke sie.
nemo1-lesson-doubles =
    Ein Pasch
    2 und 2: Bei einem Pasch kommen keine Schiffe. Stattdessen bekommt der Ozean mit dieser Nummer einen neuen verdeckten Schatz, wenn er keinen hat. Haben sich Völker gegen die Imperien erhoben, nimmt ein niedriger Pasch auch etwas Befreiung zurück.
    4 ist zu wenig für ein Abenteuer, also genügt nächstes Mal 7.
nemo1-lesson-attack =
    Angriff
    Ein Angriff hat keinen Bonus, aber nach jedem versenkten Schiff darfst du das nächste in diesem Ozean angreifen, für je +1 Ruf. Greif das zweite Schiff an.
nemo1-lesson-strike-back =
    Ein Kriegsschiff
    Die Susquehanna schießt zuerst: Mit 6 oder weniger hätte sie getroffen, und es war eine 7. Ein Treffer kostet 1 Punkt Nemo, Crew oder Rumpf; ein Würfel sagt, was.
    Du brauchst 9. Ein Fehlschlag würde den Ruf um 1 erhöhen und 1 Punkt von dem kosten, was du riskierst. Riskiere den Rumpf für 2.
nemo1-lesson-ned-land =
    Eins zu wenig
    2 und 4 und 2 machen 8. Jetzt können deine Passagiere helfen, jeder einmal in der Partie: der Professor mit 2, Ned Land mit 1, Conseil mit einem neuen Wurf. Das kostet am Ende Punkte, bei Ned Land 3.
    1 genügt. Ruf Ned Land.
nemo1-lesson-capture =
    Bergungsgut
    Diesmal kapere sie. Gekaperte Schiffe sind Bergungsgut; mit Nachrüsten werden Verbesserungen daraus, etwa der Verstärkte Bug für 3. Kapern beendet deine Aktion.
nemo1-lesson-vigo =
    Eine Karte zum Behalten
    6 und 1 machen 7: wieder ein Abenteuer. „Die Bucht von Vigo“ behältst du, bis du sie nutzt, vor oder nach deiner Aktion, wenn du im richtigen Ozean bist. Das bist du. Ungenutzt würde sie am Ende ihre Punkte bringen.
    Nutze sie und zieh einen Schatz.
nemo1-lesson-incite =
    Anstiften
    Der Marianengraben, ein Wunder: 10 Punkte für einen Forscher! Deine Aktion kommt noch.
    Mit einem Schatz, auf dem eine Zahl steht, kannst du die Kolonien aufwiegeln: Ein Würfel plus diese Zahl minus 5, um so viel steigt die Befreiung. Gib die Perlen her.
nemo1-lesson-move =
    Kurs setzen
    Der Würfel zeigte 4: 4 und 3 minus 5 hoben die Befreiung um 2. Dann brachten 3 und 1 Schiffe, aber kein Abenteuer.
    Eine Fahrt kostet die Wochen der Strecke, zusätzlich zu der einen, die jede Runde dauert. Fahr ins Mittelmeer.
nemo1-lesson-yard =
    Ruhe, Reparatur, Nachrüsten
    Diese drei kosten je nach Würfel ein bis drei Wochen mehr und gehen nie in zwei Runden hintereinander. Ruhe bringt vielleicht Crew zurück, Reparatur Rumpf, Nachrüsten kauft eine Verbesserung mit Bergungsgut; „Das Abenteuer suchen“ kostet ein einziges Schiff und zieht eine Karte, die du ablehnen darfst.
nemo1-lesson-danger =
    Was schiefgehen kann
    In Woche 16 und 28, und wenn der Ruf 14 und 26 erreicht, kommen stärkere Schiffe dazu. Sind am Ende einer Runde alle sechs Ozeane voll, haben die Imperien gesiegt. Und irgendwo in den letzten fünf Karten wartet der Mahlstrom, der jede Reise beendet.
nemo1-lesson-scoring =
    So wird gewertet
    Jede Zeile der Wertung wird mit dem vervielfacht, was deine Festlegung dafür gibt, und jede Ressource gibt oder nimmt, was ihr Kreis zeigt. Die Wertung zeigt dir jederzeit, wie du stehst, mit der Regel zu jeder Zeile.
    Drei Schiffe liegen verdeckt gleich hier. Gute Jagd, Kapitän!
