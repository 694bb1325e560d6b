### Nauticus: die geführte erste Partie. Die erste Zeile einer Karte ist ihre Überschrift.

nauticus-lesson-goal =
    Bau Schiffe
    Du bist Reeder. Du kaufst Rumpfteile, Masten und Segel, setzt sie in deiner Werft zusammen und belädst deine Schiffe mit Waren.
    Fertige Schiffe und ausgelieferte Waren zählen am Ende, große weit mehr als kleine: 2, 8, 20 oder 35 Punkte für ein bis vier Rumpfteile. Wer die meisten Siegpunkte hat, gewinnt.
nauticus-lesson-round =
    Sieben Aktionsphasen sind eine Runde
    Acht Aktionsplättchen liegen um die Drehscheibe. In jeder Aktionsphase wählt der Startspieler eines; dann führen alle reihum diese Aktion einmal aus. Nach sieben Aktionsphasen ist die Runde zu Ende, und zu zweit gibt es vier Runden.
    Was du wählst, bekommt also auch dein Gegner. Ein Blick in beide Werften lohnt sich.
nauticus-lesson-choose-hull =
    Dein erstes Plättchen
    Du bist Startspieler. „Rumpfteile kaufen“ liegt auf Feld 4. Wer ein Plättchen wählt, bekommt den Bonus seines Feldes, hier 2 Punkte, und nur er.
    Wähle es.
nauticus-lesson-prices =
    Arbeiter und Taler
    Die Drehscheibe gibt jedem von uns 2 blaue Arbeiter für diese Aktion. Jeder Kauf braucht einen Arbeiter, zuerst die blauen, dann deine eigenen; davon hast du 4.
    Die Preise stehen am Feld: Hier kostet ein Bug 1 Taler, ein Mittelteil 2, ein Heck 3 und ein 1er-Schiff nichts.
nauticus-lesson-try-middle =
    Probier etwas
    Kauf ein Mittelteil für 2 Taler. Wir brauchen es heute nicht; ich will dir etwas zeigen.
nauticus-lesson-golden-rule =
    Die Goldene Regel
    Was keinen Taler kostet, kommt zuerst ins Lager, was es auch ist. Nur was du bezahlst, darfst du gleich verbauen.
    Nimm das 1er-Schiff umsonst: Es kostet nur einen Arbeiter, und die blauen sind geschenkt.
nauticus-lesson-buy-bow =
    Ein Rumpf beginnt
    Für einen Bug zahlst du 1 Taler, also darfst du ihn verbauen. Kauf ihn und leg ihn als neues Schiff in die Werft. Er braucht den zweiten blauen Arbeiter.
nauticus-lesson-buy-bow-not-yet = In dieser Lektion kommt der Bug gleich in die Werft: Ins Lager wäre erlaubt, aber dann müsstest du ihn später heraustransportieren.
nauticus-lesson-buy-stern =
    Der Rumpf wird komplett
    Bug und Heck ergeben ein 2er-Schiff. Kauf das Heck für 3 Taler und leg es an Schiff 1 an. Die blauen Arbeiter sind verbraucht, also kostet es einen eigenen.
    Ein kompletter Rumpf wächst nie mehr. Mit Mittelteilen dazwischen wäre es ein 3er- oder 4er-Schiff geworden.
nauticus-lesson-stop =
    Genug
    Du hast noch 11 Taler und 3 Arbeiter; beides kommt langsam nach, gib also nicht alles aus. Ein zweites Plättchen derselben Art würde 4 Taler kosten. Wer alle vier Arten auf einmal kauft, bekommt ein fünftes Plättchen geschenkt.
    Hör hier auf.
nauticus-lesson-extra =
    Ein Trumpf im Ärmel
    Einmal in der ganzen Partie darfst du eine Extra-Aktion spielen: eine beliebige der acht, mit zwei zusätzlichen Arbeitern, vor oder nach deiner eigenen. Das erste Stück jeder Art kostet dann 2 Taler.
    Heb sie dir auf und beende deinen Zug.
nauticus-lesson-watch-hull =
    Jetzt die anderen
    Dein Gegner hat dieselben 2 blauen Arbeiter und dieselben Preise, aber keinen Bonus. Sieh zu; danach wird das Plättchen umgedreht, und das Ankerplättchen merkt sich, wo die Drehscheibe nächste Runde steht.
nauticus-lesson-watch-mast =
    Der Startspieler wechselt
    In der nächsten Aktionsphase wählt dein Gegner, nimmt den Bonus und ist zuerst dran. Die Wahl fällt auf „Mast kaufen“ auf Feld 2, wo drei blaue Arbeiter stehen.
nauticus-lesson-masts =
    Masten tragen Wappen
    Alle Masten und Segel eines Schiffes müssen dasselbe Wappen zeigen. Der erste entscheidet also: Nimm den Wal für 1 Taler und stell ihn auf Rumpfteil 1.
nauticus-lesson-watch-second-mast =
    Zwei gleiche
    Der zweite Wal-Mast kostet 4 Taler. Ich kaufe ihn für dich, stelle ihn auf Rumpfteil 2, nehme den Anker-Mast, der nichts kostet (ins Lager, wo ein Mast zwei Plätze braucht), und beende deinen Zug.
nauticus-lesson-choose-sail =
    Setz die Segel
    Ein Segel braucht einen Mast unter sich. Du beginnst diese Aktionsphase: „Segel kaufen“ liegt auf Feld 8, mit 3 blauen Arbeitern und 4 Talern Bonus. Wähle es.
nauticus-lesson-buy-sail =
    Das erste Segel
    Die Wappen müssen passen, also wieder der Wal. Kauf ein Wal-Segel für 2 Taler und setz es auf Rumpfteil 1.
nauticus-lesson-finish-ship =
    Das letzte Stück
    Noch ein Wal-Segel, jetzt für 4 Taler, auf Rumpfteil 2. Dann ist der Rumpf komplett und jedes Rumpfteil hat Mast und Segel: Das Schiff ist fertig.
nauticus-lesson-reward-crown =
    Ein fertiges Schiff lohnt sich
    Je Mast bekommst du eine Belohnung, jetzt also zwei, und am Ende der Partie 8 Punkte. Jede Art gibt es höchstens zweimal.
    Nimm zuerst ein Kronensegel: Kronen passen zu jedem Wappen, und sie lassen sich für sich allein werten.
nauticus-lesson-reward-free =
    Du hast die Wahl
    Die zweite Belohnung suchst du aus: Arbeiter oder Taler helfen sofort, Punkte sind Punkte.
nauticus-lesson-watch-transport =
    Unterdessen
    Den dritten blauen Arbeiter brauchst du nicht; ungenutzte verfallen. Ich beende deinen Zug. Dann setzt dein Gegner ein Segel und wählt für die nächste Aktionsphase „Transport“.
nauticus-lesson-carry-hull =
    Aus dem Lager
    Transport bringt eingelagerte Plättchen in die Werft, eines je Arbeiter. Bring das 1er-Schiff hinaus, dann den Anker-Mast darauf.
nauticus-lesson-carry-crown =
    Der Joker
    Jetzt das Kronensegel: Es passt zum Anker wie zu jedem anderen Wappen. Es kostet einen eigenen Arbeiter und macht dein zweites Schiff fertig.
nauticus-lesson-reward-mast =
    Sammle Kronen
    Ein 1er-Schiff bringt eine Belohnung. Nimm diesmal einen Kronenmast; er wartet im Lager und zählt auch dort als Krone.
nauticus-lesson-watch-turn-end =
    Ein guter Zug
    Du hast zwei fertige Schiffe, 10 Punkte für das Ende. Ich beende deinen Zug, und du bist wieder Startspieler.
nauticus-lesson-choose-crowns =
    Wertung der Kronen
    Jeder Arbeiter, den du hier einsetzt, bringt einen Punkt je Krone, die du besitzt, wo sie auch liegt; höchstens 15 Punkte auf einmal. Feld 5 gibt noch 2 Arbeiter dazu. Wähle es.
nauticus-lesson-score-crowns =
    Zwei Kronen
    Du besitzt ein Kronensegel und einen Kronenmast. Drei Arbeiter, einer davon blau: sofort 6 Punkte.
nauticus-lesson-watch-deliver =
    Und dein Gegner?
    Ohne Kronen gibt es nichts zu werten: Dein Gegner passt, wählt „Waren ausliefern“ und passt noch einmal. Ausliefern kann ein Schiff, das fertig und auf jedem Rumpfteil beladen ist.
nauticus-lesson-pass =
    Passen ist keine Schwäche
    Du hast nichts auszuliefern, also passt du. Du hast drei Passe-Plättchen zu 3, 2 und 1: Was am Rundenende nicht umgedreht ist, kostet dich diese Punkte. Jedes Passen dreht eines um, das höchste zuerst.
    Passe.
nauticus-lesson-watch-pass =
    Drei Punkte gespart
    Ohne zu passen verlierst du am Ende jeder Runde 6 Punkte, jetzt sind es 3. Und bis dahin zählt ein umgedrehtes Passe-Plättchen als Krone. Ich beende deinen Zug.
nauticus-lesson-choose-goods =
    Etwas zum Laden
    Zwei Plättchen sind übrig, und eines davon bleibt in dieser Runde ungenutzt. Wähle „Waren kaufen“: Jedes Rumpfteil trägt eine Ware, und deine Schiffe sind leer.
nauticus-lesson-bonus-good =
    Ein Geschenk
    Der Bonus ist ein Arbeiter und eine Ware deiner Wahl. Sie kostet nichts, kommt also ins Lager. Nimm, welche du willst.
nauticus-lesson-scoring =
    So endet es
    Nach der letzten Runde zählen ausgelieferte Waren je Art: 2, 5, 9, 14, 20 Punkte für eine bis fünf gleiche. Fertige Schiffe zählen nach Größe. Alles andere ist je einen Taler wert, und drei Taler sind ein Punkt.
    Die Wertung zeigt dir jederzeit, wie du stehst.
