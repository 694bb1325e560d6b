### Nauticus: was auf dem Spielmaterial zu lesen ist und wo es jetzt liegt.

## Arten und Namen

nauticus-kind-action = Aktionsplättchen
nauticus-kind-position = Feld des Spielplans
nauticus-kind-hull = Rumpfteil
nauticus-kind-mast = Mast
nauticus-kind-sail = Segel
nauticus-kind-good = Ware
nauticus-kind-crest = Wappen
nauticus-kind-material = Spielmaterial
nauticus-kind-scoring = Wertung
nauticus-kind-start = Spielvorbereitung
nauticus-position-0 = Feld 1
nauticus-position-1 = Feld 2
nauticus-position-2 = Feld 3
nauticus-position-3 = Feld 4
nauticus-position-4 = Feld 5
nauticus-position-5 = Feld 6
nauticus-position-6 = Feld 7
nauticus-position-7 = Feld 8
nauticus-piece-action-tiles = Aktionsplättchen
nauticus-piece-anchor-tile = Ankerplättchen
nauticus-piece-board = Spielplan
nauticus-piece-extra-action = Plättchen „Extra-Aktion“
nauticus-piece-goods = Waren
nauticus-piece-masts = Masten
nauticus-piece-pass-tiles = Passe-Plättchen
nauticus-piece-points = Siegpunkte
nauticus-piece-rewards = Belohnungen
nauticus-piece-round = Rundenmarker
nauticus-piece-sails = Segel
nauticus-piece-scoring = Schlusswertung
nauticus-piece-seat = womit alle beginnen
nauticus-piece-ships = Schiffe
nauticus-piece-start-player = Startspielerfigur
nauticus-piece-talers = Taler
nauticus-piece-warehouse = Lager
nauticus-piece-wheel = Drehscheibe
nauticus-piece-workers = Arbeiter
nauticus-n-crowns = { $number ->
    [one] { $number } Krone
   *[other] { $number } Kronen
}
nauticus-n-different-goods = { $number } Waren verschiedener Art

## Aktionsplättchen und Felder

nauticus-printed-action-tiles-costs-taler = { $value ->
    [yes] Ein blaues Plättchen: Was es verkauft, kostet Taler.
   *[no] Ein helles Plättchen: Die Preise seines Feldes bedeuten hier nichts.
}
nauticus-sheet-sells = Es verkauft { $tiles }, in dieser Reihenfolge, zu den vier Preisen des Feldes, auf dem es liegt.
nauticus-sheet-action-buy-hull = Jeder Arbeiter kauft ein Rumpfteil. Es beginnt ein Schiff in deiner Werft oder kommt an ein offenes Ende.
nauticus-sheet-action-buy-mast = Jeder Arbeiter kauft einen Mast. Er steht auf einem Rumpfteil, das noch keinen hat.
nauticus-sheet-action-buy-sail = Jeder Arbeiter kauft ein Segel. Es hängt an einem Mast, der noch keins hat.
nauticus-sheet-action-buy-goods = Jeder Arbeiter kauft eine Ware. Sie wird auf ein Rumpfteil geladen, das noch keine trägt.
nauticus-sheet-action-transport = Jeder Arbeiter bringt ein Plättchen aus deinem Lager an einen passenden Platz in deiner Werft.
nauticus-sheet-action-withdraw = Jeder Arbeiter bringt dir { $talers } Taler.
nauticus-sheet-action-deliver = Entlade ein fertiges Schiff, das auf jedem Teil eine Ware trägt, mit einem Arbeiter je Ware. Die ganze Ladung geht auf einmal weg, danach kann das Schiff wieder beladen werden.
nauticus-sheet-action-crowns = Jeder Arbeiter bringt so viele Siegpunkte, wie du Kronen hast: auf Kronenmasten und Kronensegeln, wo immer sie liegen, und auf umgedrehten Passe-Plättchen. Eine Wertung bringt höchstens { $cap } Punkte.
nauticus-sheet-buying = In einer Aktion kostet das erste Plättchen einer Art seinen aufgedruckten Preis, jedes weitere dieser Art { $again } Taler.
nauticus-sheet-gift = Wer in einer Aktion alle vier Arten kauft, bekommt ein weiteres Plättchen einer dieser Arten geschenkt, ins Lager.
nauticus-sheet-golden = Was keinen Taler kostet, kommt zuerst ins Lager; was bezahlt wurde, darf gleich in die Werft.
nauticus-sheet-bonus = Bonus für den, der das Plättchen auf diesem Feld wählt: { $bonus }.
nauticus-sheet-prices = Preise dessen, was ein blaues Plättchen hier verkauft, in seiner Reihenfolge: { $prices }.
nauticus-sheet-sector = { $offset ->
    [0] Am Anker
    [one] { $offset } Feld im Uhrzeigersinn vom Anker
   *[other] { $offset } Felder im Uhrzeigersinn vom Anker
}: { $blue ->
    [0] kein blauer Arbeiter
    [one] { $blue } blauer Arbeiter
   *[other] { $blue } blaue Arbeiter
}.

## Plättchen, Wappen, Belohnungen

nauticus-printed-tiles-count = { $value ->
    [one] Es gibt eines davon; ist es weg, bekommt niemand mehr eins.
   *[other] Es gibt { $value } davon; ist der Stapel leer, bekommt niemand mehr eins.
}
nauticus-printed-tiles-warehouse-spaces = { $value ->
    [one] Im Lager belegt es { $value } Platz.
   *[other] Im Lager belegt es { $value } Plätze.
}
nauticus-printed-tiles-buyable = { $value ->
    [yes] Es kann gekauft werden.
   *[no] Es kann nicht gekauft werden und ist nie Bonus oder Geschenk: Es kommt nur als Belohnung für ein fertiges Schiff.
}
nauticus-sheet-tile-one-ship = Es ist ein ganzes Schiff, immer ein neues. Ein Mast und ein Segel machen es fertig.
nauticus-sheet-tile-bow = Der vordere Teil eines Schiffs. Er beginnt eins oder kommt an eine Reihe, die noch keinen Bug hat.
nauticus-sheet-tile-middle = Es gehört zwischen Bug und Heck, höchstens zwei je Schiff. Es beginnt ein Schiff oder kommt an ein offenes Ende; nachträglich dazwischen geht nicht.
nauticus-sheet-tile-stern = Der hintere Teil eines Schiffs. Er beginnt eins oder kommt an eine Reihe, die noch kein Heck hat.
nauticus-sheet-tile-mast = Er steht auf einem Rumpfteil ohne Mast, auch bei offenem Rumpf.
nauticus-sheet-tile-sail = Es hängt an einem Mast ohne Segel. Das letzte Segel eines kompletten Rumpfs macht das Schiff fertig.
nauticus-sheet-tile-good = Sie wird auf ein beliebiges Rumpfteil ohne Ware geladen und verlässt ein fertiges, voll beladenes Schiff beim Ausliefern.
nauticus-sheet-joker = Ein Joker: passt zu jedem Wappen und ist überall eine deiner Kronen.
nauticus-sheet-crest = Ein Schiff trägt nur ein Wappen: Alle regulären Masten und Segel daneben zeigen ebenfalls dieses ({ $crest }).
nauticus-sheet-leftover = { $good ->
    [yes] Am Ende im Lager oder noch an Bord ist sie 1 Taler wert.
   *[no] Am Ende im Lager oder auf einem unfertigen Schiff ist das 1 Taler wert.
}
nauticus-printed-crests-joker = { $value ->
    [yes] Ein Joker: passt zu jedem Wappen. Jeder Kronenmast und jedes Kronensegel ist überall eine deiner Kronen, jedes umgedrehte Passe-Plättchen auch.
   *[no] Der erste reguläre Mast oder das erste reguläre Segel legt das Wappen eines Schiffs für immer fest; dann passt kein anderes mehr dazu, nur Kronen.
}
nauticus-sheet-unflipped = { $number ->
    [one] Jeder hat eines, das am Ende einer Runde { $points } kostet, in der es nicht umgedreht wurde.
   *[other] Jeder hat { $number }, die am Ende einer Runde je { $points } kosten, in der sie nicht umgedreht wurden.
}
nauticus-sheet-flipped = Statt { $points } zu kosten, ist es bis zum Ende der Runde { $crowns }.
nauticus-sheet-reward = Belohnung: { $reward }, höchstens { $times ->
    [2] zweimal
   *[other] { $times }-mal
} je Schiff.{ $room ->
    [0] {""}
    [one] {" "}Dafür ist { $room } Platz im Lager nötig.
   *[other] {" "}Dafür sind { $room } Plätze im Lager nötig.
}
nauticus-sheet-reward-less = { $room ->
    [one] Bei nur { $room } freien Platz gibt es eine einzige Ware.
   *[other] Bei nur { $room } freien Plätzen gibt es weniger Waren.
}
nauticus-sheet-goods-score = { $number } von einer Art: { $points }.
nauticus-sheet-ship-score = Größe { $size } ({ $hull }): { $masts ->
    [one] Ein Mast
   *[other] { $masts } Masten
} und { $sails ->
    [one] ein Segel
   *[other] { $sails } Segel
} machen es fertig. Es bringt sofort { $rewards ->
    [one] eine Belohnung
   *[other] { $rewards } Belohnungen
} und am Ende { $points }.

## Womit alle beginnen und was in der Schachtel liegt

nauticus-sheet-start = { $players } Spieler, { $rounds } Runden zu { $phases } Aktionsphasen: Platz { $seat } beginnt mit: { $talers }, { $workers }, { $points }.
nauticus-sheet-in-box = In der Schachtel: { $number }.
nauticus-sheet-coins = In der Schachtel: { $number } Münzen zu { $face ->
    [one] { $face } Taler
   *[other] { $face } Talern
}.
nauticus-sheet-spaces = Jedes hat { $number } Plätze.
nauticus-sheet-limit = { $limit ->
    [limited] Sie können ausgehen: Ist ein Stapel leer, bekommt niemand mehr etwas von dieser Art.
    [treated-as-unlimited] Sie gehen nie aus.
    [three-per-player] Jeder hat drei.
    [one-per-player] Jeder hat eins.
   *[other] { $words }.
}
nauticus-sheet-board = Acht Felder im Kreis, jedes mit einem Bonus und vier Preisen. In der Mitte liegt die Drehscheibe.
nauticus-sheet-wheel = Sie stellt der Aktion der Phase blaue Arbeiter. Wer die Aktion ausführt, hat die volle Zahl, setzt sie vor den eigenen ein und kann keine behalten.
nauticus-sheet-action-tiles = Zu Beginn einer Runde werden sie gemischt und ausgelegt, eins auf jedes Feld. Der Startspieler einer Phase wählt eins, das offen liegt; dann führen alle dessen Aktion aus oder passen. In jeder Runde bleibt eins übrig.
nauticus-sheet-anchor-tile = Es markiert das Feld, das in einer Runde zuerst gewählt wurde. Vor der nächsten Runde wird der Anker der Drehscheibe dorthin gedreht.
nauticus-sheet-points = Am Ende gewinnt, wer die meisten hat. Bei Gleichstand entscheidet der größere Rest an Talern, dann die größere Summe an Talern.
nauticus-sheet-round = Er zählt die Runden; jede hat { $phases } Aktionsphasen.
nauticus-sheet-start-player = Wer sie hat, wählt das Aktionsplättchen der Phase, nimmt den Bonus und handelt zuerst. Nach jeder Phase wandert sie im Uhrzeigersinn weiter.
nauticus-sheet-warehouse = Was keinen Taler gekostet hat, kommt zuerst hierher. Plättchen verlassen es nur durch Transport und werden nie abgeworfen.
nauticus-sheet-ships = Ein Rumpf ist ein 1er-Schiff oder ein Bug und ein Heck mit keinem, einem oder zwei Mittelteilen dazwischen. Auf jedes Teil passen ein Mast, ein Segel und eine Ware. Ein kompletter Rumpf mit Mast und Segel auf jedem Teil ist fertig; er bleibt in der Werft und kann Waren tragen.
nauticus-sheet-masts = Einer auf jedem Rumpfteil, mit einem Wappen für das ganze Schiff; Kronen passen zu jedem Wappen.
nauticus-sheet-sails = Eins an jedem Mast, mit einem Wappen für das ganze Schiff; Kronen passen zu jedem Wappen.
nauticus-sheet-goods = Eine auf jedem Rumpfteil, von beliebiger Art. Ausgelieferte Waren zählen am Ende, jede Art für sich.
nauticus-sheet-workers = Jede Nutzung einer Aktion kostet einen: zuerst die blauen der Drehscheibe, dann die eigenen. Am Ende ist jeder 1 Taler wert.
nauticus-sheet-talers = Mit ihnen bezahlt man, was blaue Aktionsplättchen verkaufen. Am Ende sind je { $leftover } davon 1 Siegpunkt.
nauticus-sheet-pass-tiles = Wer passt, dreht das höchste um, das noch seine Minuspunkte zeigt. Nach jeder Runde werden alle zurückgedreht.
nauticus-sheet-extra-action = Einmal im Spiel, im eigenen Zug vor oder nach der Aktion der Phase: Nimm { $extra_workers } Arbeiter und führe eine beliebige der acht Aktionen aus, auch eine umgedrehte. Das erste Plättchen einer Art kostet { $extra_price } Taler, jedes weitere { $again }. Blaue Arbeiter und einen Bonus gibt es nicht.
nauticus-sheet-scoring = Am Ende kommen hinzu: ausgelieferte Waren, fertige Schiffe und 1 Siegpunkt für je { $leftover } Taler. Jeder Arbeiter, jedes Plättchen im Lager, jede Ware an Bord und jedes Teil, jeder Mast und jedes Segel eines unfertigen Schiffs zählt als 1 Taler.

## In wenigen Worten

nauticus-brief-transport = jeder Arbeiter bringt ein Plättchen vom Lager in die Werft
nauticus-brief-withdraw = jeder Arbeiter bringt { $talers } Taler
nauticus-brief-deliver = entlädt ein volles, fertiges Schiff, ein Arbeiter je Ware
nauticus-brief-crowns = jeder Arbeiter bringt 1 Punkt je Krone, höchstens { $cap } Punkte
nauticus-brief-position = Bonus: { $bonus }
nauticus-brief-one-ship = ein ganzes Schiff: ein Mast und ein Segel machen es fertig
nauticus-brief-crown = Joker für jedes Wappen, und eine Krone für die Wertung
nauticus-brief-pass = dreht das höchste noch übrige Passe-Plättchen um: eine Krone bis zum Ende der Runde und keine Minuspunkte dafür

## Wo die Dinge jetzt sind

nauticus-now-empty = Hier liegt kein Aktionsplättchen.
nauticus-now-here = { $state ->
    [down] Hier liegt umgedreht: { $action }.
   *[up] Hier liegt: { $action }, { $blue ->
        [0] ohne blauen Arbeiter
        [one] mit { $blue } blauen Arbeiter
       *[other] mit { $blue } blauen Arbeitern
    }.
}
nauticus-now-at = Es liegt auf { $position }, { $state ->
    [down] umgedreht.
   *[up] { $blue ->
        [0] ohne blauen Arbeiter
        [one] mit { $blue } blauen Arbeiter
       *[other] mit { $blue } blauen Arbeitern
    }.
}
nauticus-now-prices = Preise jetzt: { $prices }.
nauticus-now-anchor = Der Anker der Drehscheibe zeigt auf { $position }.
nauticus-now-anchor-here = Der Anker der Drehscheibe zeigt hierher.
nauticus-now-anchor-tile-here = Hier liegt das Ankerplättchen.
nauticus-now-lies = Es liegt auf { $position }.
nauticus-now-aside = Es liegt neben dem Spielplan, bis die erste Phase der Runde vorbei ist.
nauticus-now-stock = Im Vorrat: { $number }.
nauticus-now-owned = { $seat }: { $stored } im Lager, { $aboard } auf Schiffen{ $good ->
    [yes] {""}, { $delivered } ausgeliefert.
   *[no] .
}
nauticus-now-has = { $seat }: { $what }.
nauticus-now-points = { $seat }: bisher { $score }, davon { $vp } auf der Leiste.
nauticus-now-flipped = { $seat }: { $number } umgedreht.
nauticus-now-extra = { $seat }: { $left ->
    [yes] noch nicht gespielt.
   *[no] gespielt.
}
nauticus-now-load = { $seat }: { $load } von { $spaces } Plätzen belegt.
nauticus-now-ships = { $seat }: { $finished } fertig, { $others } unfertig.
nauticus-now-delivered = { $seat } hat ausgeliefert: { $goods }.
nauticus-now-round = Runde { $round } von { $rounds }, Aktionsphase { $phase } von { $phases }.
nauticus-now-start = { $seat } hat sie.

## Was in Berichten gezählt wird.

nauticus-counted-action = Aktionen
nauticus-counted-extra = Extra-Aktionen
nauticus-counted-tile = Erworbene Teile und Waren
nauticus-counted-carried = In die Werft gebrachte Plättchen
