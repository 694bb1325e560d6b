### Endeavor: Die Tiefsee: die geführte erste Partie. Die erste Zeile einer Karte ist ihre Überschrift.

endeavor-lesson-goal =
    Hinab in die Tiefe
    Du leitest ein Institut, das den Ozean erforscht. Du rekrutierst eine Crew, schickst U-Boote immer tiefer, entdeckst Zonen, tauchst, schützt, was dort lebt, und publizierst, was du findest.
    Nach sechs Runden zählen deine vier Eigenschaften, dein Einfluss, deine Forschungsberichte und die Ziele des Szenarios.
endeavor-lesson-tracks =
    Vier Eigenschaften
    Alles, was du tust, bewegt diese vier. Ansehen sagt, wie gute Crewmitglieder du rekrutieren kannst, Motivation, wie viele Scheiben du jede Runde bekommst, Organisation, wie viele du von deiner Crew zurücknimmst, Genialität, wie weit und wie tief deine U-Boote kommen.
    Jede beginnt auf Stufe 1 und endet auf Stufe 5.
endeavor-lesson-try-recruit =
    Dein erstes Crewmitglied
    Eine Runde beginnt mit der Vorbereitung, und die mit einer Rekrutierung. Auf Stufe 1 stehen drei zur Wahl. Nimm die Rifftaucherin, nur zum Probieren.
endeavor-lesson-recruit =
    Eine andere Wahl
    Wir wollen erst etwas entdecken. Rekrutiere den Sonartechniker: Sein Bonus, 1 Organisation, kommt sofort, und von nun an kann er für dich den Ozean abhorchen.
endeavor-lesson-manage =
    Scheiben sind dein Atem
    Jede Aktion braucht eine Scheibe. Für deine Motivation hast du 1 bekommen. Jetzt lässt dich die Organisation Scheiben von Crewmitgliedern zurücknehmen, damit sie wieder handeln können: auf Stufe 1 eine.
    Nimm die von deiner Teamleitung.
endeavor-lesson-watch-preparation =
    Alle bereiten sich vor
    Du hast die Welle, also warst du zuerst dran. Jetzt rekrutiert dein Gegner und nimmt eine Scheibe zurück.
endeavor-lesson-turns =
    Zug um Zug
    Jetzt seid ihr abwechselnd am Zug. Du legst eine Scheibe auf ein freies Crewmitglied und tust, was es kann, dort, wo du ein U-Boot hast. Wer nicht kann oder nicht will, passt; haben alle gepasst, ist die Runde zu Ende.
    Du hast 3 Scheiben und eine Teamleitung, die jede der fünf Aktionen kann.
endeavor-lesson-sonar =
    Sonar
    Aktiviere den Sonartechniker und setz das Sonar ein. Das kostet eine zweite Scheibe, die für immer auf dem Sonar-Feld bleibt.
endeavor-lesson-draw =
    Eine Entdeckung
    Du ziehst zwei Kacheln und behältst eine. Sag zuerst, aus welchen Tiefen; dieses Feld reicht bis Tiefe 2. Nimm beide aus Tiefe 2.
endeavor-lesson-keep =
    Welche Zone?
    Behalte die Delfinschulen mit ihren vier Meeresschutz-Feldern. Eine Zone der Tiefe 2 braucht direkt über sich eine der Tiefe 1. Leg sie auf D2, unter das Atoll.
endeavor-lesson-discovered =
    Wer findet, gewinnt
    Der Entdeckungsbonus gehört dir allein: 1 Motivation und 1 Genialität. Alles andere in der Zone steht jedem offen, der hinkommt.
endeavor-lesson-watch-dive =
    Dein Gegner taucht
    Ein Tauchgang nimmt das oberste Plättchen eines Tauchgang-Feldes und kostet keine weitere Scheibe. Ein Plättchen nutzt man für sein Wissen oder für seine andere Hälfte, nie für beides. Sieh zu.
endeavor-lesson-travel =
    Auf Fahrt
    Technologie-Stufe 1 heißt: ein Schritt, Tiefe 1. Aktiviere die Teamleitung und fahr zur Vulkaninsel. Die Ankunft dort bringt 1 Genialität, und dieser Schritt schaltet etwas frei; geh ihn also.
endeavor-lesson-vessel =
    Ein zweites U-Boot
    Mit der Genialität auf dem zweiten Feld bist du auf Stufe 2, und ein neues U-Boot kam an deiner Basis zu Wasser. Sein Ankunfts-Bonus gab dir auch eine Scheibe. Das dritte kommt mit Stufe 4.
endeavor-lesson-watch-travel =
    Das Ende der Runde
    Auch dein Gegner fährt. Du hast noch eine Scheibe, aber kein freies Crewmitglied, also passt du, ohne gefragt zu werden; dein Gegner ebenso.
endeavor-lesson-watch-round =
    Die zweite Runde
    Die Welle geht an deinen Gegner, der sich nun zuerst vorbereitet. Zwischen den Runden geht nichts verloren: Scheiben, Wissen und ein gespeichertes Plättchen bleiben.
endeavor-lesson-pilot =
    Einfluss
    Rekrutiere den Piloten; sein Bonus ist ein Einflussmarker. Der kommt auf ein Startfeld oder neben einen Marker, der schon liegt; du bekommst, was das Feld zeigt, und am Ende seine Punkte.
    Wähle das Feld mit 1 Organisation.
endeavor-lesson-manage-two =
    Stufe 2
    Das war die Organisation auf dem zweiten Feld: Von nun an nimmst du zwei Scheiben zurück. Nimm die der Teamleitung und des Sonartechnikers.
endeavor-lesson-watch-two =
    Dein Gegner beginnt
    Wer die Welle hat, hat den ersten Zug.
endeavor-lesson-sail =
    Zwei Schritte, Tiefe zwei
    Aktiviere den Piloten und schick das U-Boot von der Seestern-Station zu den Delfinschulen auf D2. Die Ankunft bringt 1 Motivation, und das ist Stufe 2: zwei neue Scheiben jede Runde.
endeavor-lesson-watch-sonar =
    Der Ozean wächst
    Auch dein Gegner setzt das Sonar ein und entdeckt eine Zone der Tiefe 1.
endeavor-lesson-dive =
    Tauchgang
    Aktiviere die Teamleitung und tauche bei den Delfinschulen. Ein Plättchen darfst du für später speichern, alle anderen nutzt du vor dem Ende deines Zuges.
endeavor-lesson-conserve =
    Schütz das Meer
    Ein schöner Fund: 3 Wissen, oder eine Aktion Meeresschutz für 1 Wissen weniger. Meeresschutz kostet Wissen und eine Scheibe und gibt sofort seinen Bonus. Ein Feld hier kostet nur 1, ist heute also umsonst.
    Nutze das Plättchen für seine Aktion.
endeavor-lesson-pass =
    Verbindungen
    Die Linien zwischen den Feldern sind Verbindungen: Liegen an beiden Enden Scheiben, bekommen ihre Besitzer den Bonus, und deine Scheibe ist ein Ende von zweien.
    Du hast noch 1 Scheibe. Der Sonartechniker bräuchte eine zweite für das Sonar, also passe.
endeavor-lesson-third-round =
    Die dritte Runde
    Die Welle ist wieder bei dir. Rekrutiere eine Rifftaucherin für 1 Ansehen; zwei neue Scheiben kommen von selbst. Dann nimm die der Teamleitung und des Piloten zurück.
endeavor-lesson-watch-third =
    Eine bessere Crew
    Dein Gegner hat Ansehen auf Stufe 2 und kann aus der zweiten Reihe rekrutieren.
endeavor-lesson-research =
    Wissen
    Aktiviere die Rifftaucherin, tauche an der Vulkaninsel und nutze das Plättchen für sein Wissen. Bis zu 12 kannst du haben.
endeavor-lesson-watch-research =
    Noch ein Zug
    Sieh dir an, was dein Gegner tut und wo.
endeavor-lesson-publish =
    Publikation
    Ein Forschungsbericht erscheint in einer Zone, die eines seiner Themen verlangt: Er kostet sein Wissen und eine Scheibe, die dort bleibt. Aktiviere die Teamleitung, publiziere und nimm das gelbe Feld der Vulkaninsel.
endeavor-lesson-report =
    Welcher Bericht?
    Wähle „Wandel der Ozeane verstehen“: 2 Wissen, und dafür 1 Organisation und eine Beförderung. Andere Berichte bringen Punkte oder lassen sich aktivieren.
endeavor-lesson-promote =
    Beförderung
    Ein befördertes Crewmitglied wird auf die Führungsseite gedreht: ein neuer Bonus, meist bessere Aktionen, und es kann in dieser Runde noch einmal handeln. Die höchsten Ränge bringen am Ende Punkte.
    Befördere, wen du willst.
endeavor-lesson-watch-last =
    Ein letzter Blick
    Lass deinen Gegner noch einmal ziehen. Dann gehört alles dir.
endeavor-lesson-scoring =
    Was zählt
    Am Ende bringt jede Eigenschaft Punkte nach ihrer Stufe: 0, 1, 4, 7 oder 10. Marker bringen, was ihre Felder zeigen, dann kommen Forschungsberichte, die drei Ziele des Szenarios und ein Punkt für je drei Wissen und Scheiben, die übrig sind.
    Die Wertung sagt dir Zeile für Zeile, wie du stehst.
