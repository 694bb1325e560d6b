### Nemo's War, erste Ausgabe: was auf dem Spielmaterial zu lesen ist und wo es jetzt liegt.

## Arten und Namen

nemo1-kind-card = Abenteuerkarte
nemo1-kind-commitment = Festlegung
nemo1-kind-discard = Schatz, der sofort ausgeführt wird
nemo1-kind-general = Spielplan
nemo1-kind-group = Gruppe von Schiffen
nemo1-kind-level = Siegstufe
nemo1-kind-marker = Marker
nemo1-kind-nautilus = dein Schiff
nemo1-kind-numbered = Schatz
nemo1-kind-ocean = Ozean
nemo1-kind-or = ODER-Schatz
nemo1-kind-passenger = Passagier
nemo1-kind-resource = Ressource
nemo1-kind-ship = Schiff
nemo1-kind-upgrade = Verbesserung
nemo1-kind-warship = Kriegsschiff
nemo1-kind-wonder = Wunder
nemo1-piece-adventures = Abenteuerkarten
nemo1-piece-commitments = Nemos Festlegung
nemo1-piece-d3 = Wochen einer Werftaktion
nemo1-piece-damage = Treffer auf die Nautilus
nemo1-piece-ends = schlimme Enden
nemo1-piece-marker-cannon = Marker „Kanone“
nemo1-piece-marker-sunk-ship = Marker „Versenktes Schiff“
nemo1-piece-salvage = Bergungsgut
nemo1-piece-scourge = Geißel der Meere
nemo1-piece-stalk-marker = Marker „Anschleichen / Ziel“
nemo1-piece-track-liberation = Befreiung
nemo1-piece-track-notoriety = Ruf
nemo1-piece-track-week = Kalender
nemo1-piece-treasures = Schätze
nemo1-ships-light-gray = hellgraue Schiffe
nemo1-ships-dark-gray = dunkelgraues Schiff
nemo1-ships-red = rotes Schiff
nemo1-ships-blue = blaue Schiffe
nemo1-ships-green = grüne Schiffe
nemo1-ships-yellow = gelbe Schiffe
nemo1-ships-orange = orangefarbene Schiffe

## Ozeane und Schiffe

nemo1-printed-oceans-die = Würfel { $value }: Zeigt ihn die Vorbereitung, kommt ein verdecktes Schiff hierher.
nemo1-printed-oceans-capacity = { $value ->
    [one] { $value } Feld: Mit einem Schiff ist der Ozean voll.
   *[other] { $value } Felder: Mit so vielen Schiffen ist der Ozean voll.
}
nemo1-printed-oceans-setup-ships = { $value ->
    [one] Zu Beginn liegt hier { $value } verdecktes Schiff.
   *[other] Zu Beginn liegen hier { $value } verdeckte Schiffe.
}
nemo1-printed-oceans-setup-treasures = { $value ->
    [one] Dazu { $value } verdeckter Schatz.
   *[other] Dazu { $value } verdeckte Schätze.
}
nemo1-printed-oceans-sunk-row-boxes = Hier versenkte Schiffe füllen eine Reihe von { $value } Feldern.
nemo1-sheet-route = { $ocean }: { $weeks ->
    [one] { $weeks } Woche
   *[other] { $weeks } Wochen
} entfernt{ $open ->
    [yes] .
   *[no] , aber nur, solange du „{ $card }“ behältst.
}
nemo1-sheet-ship = { $war ->
    [yes] Ein Kriegsschiff ({ $type }), Gruppe: { $group }.
   *[no] Kein Kriegsschiff ({ $type }), Gruppe: { $group }.
}
nemo1-sheet-member = { $ship }.
nemo1-printed-ships-attack = Angriff { $value }: Es schießt zuerst, und zwei Würfel mit höchstens { $value } treffen.
nemo1-printed-ships-defense = Verteidigung { $value }: Ein Angriff, der { $value } erreicht, besiegt es.
nemo1-printed-ships-skulls = { $value ->
    [0] Keine Totenköpfe: Versenkt oder gekapert lässt es den Ruf, wie er ist.
   *[other] Totenköpfe { $value }: Versenkt oder gekapert erhöht es den Ruf um { $value }.
}
nemo1-sheet-ship-vp = Versenkt ist es { $vp }{"\u00A0"}SP wert, vervielfacht nach der Festlegung ({ $line }).
nemo1-sheet-own = Bauart: { $type }.
nemo1-sheet-nautilus = Dein Schiff. Es wird nie gezogen, angegriffen oder als Schiff gewertet.
nemo1-sheet-hidden-ship = Es liegt verdeckt, und niemand weiß, welches der ungesehenen Schiffe es ist. Beim Anschleichen oder Angreifen wird es aufgedeckt und bleibt es.

## Schätze, Verbesserungen, Marker

nemo1-sheet-treasures = In jedem Ozean liegt einer verdeckt, die übrigen sind im Becher. Die Suche findet sie, manche Karten ziehen sie. Die meisten werden gesammelt, einige sofort ausgeführt und entfernt.
nemo1-sheet-offering = Er kann zum Anstiften ausgegeben werden: Um Würfel plus { $number } minus 5 steigt die Befreiung.
nemo1-sheet-give = Er kann bei jeder Frage statt seiner Punkte hergegeben werden, dafür: { $ways }.
nemo1-sheet-discard = Wird er aufgedeckt: { $effects }. Dann kommt er aus dem Spiel.
nemo1-sheet-wonder = Ein Wunder: Jedes zählt, was die Festlegung sagt.
nemo1-sheet-treasure-vp = Gesammelt ist er { $vp }{"\u00A0"}SP wert, vervielfacht nach der Festlegung.
nemo1-printed-upgrades-salvage-cost = { $value ->
    [one] Sie kostet { $value } geborgenes Schiff.
   *[other] Sie kostet { $value } geborgene Schiffe.
}
nemo1-printed-upgrades-permanent = { $value ->
    [yes] Sie bleibt und ist nur einmal zu haben. Eines der bezahlten Schiffe markiert sie für immer.
   *[no] Sie wirkt einmal und kann immer wieder gekauft werden.
}
nemo1-upgraded-strengthened-prow = +1 auf jeden Angriff der Nautilus.
nemo1-upgraded-additional-armor = Der Angriffswert jedes Kriegsschiffs ist um 1 niedriger.
nemo1-upgraded-monstrous-design = Jedes versenkte oder gekaperte Schiff erhöht den Ruf um 1 weniger.
nemo1-upgraded-mysterious-library = Suchen geht auch in Ozeanen ohne Schatz.
nemo1-upgraded-seek-adventure = Ziehe sofort ein Abenteuer; du darfst es ablehnen. Kann immer wieder gekauft werden.
nemo1-sheet-marker = { $number ->
    [one] Der Marker zeigt: { $side }.
   *[other] Die { $number } Marker zeigen: { $side }.
}
nemo1-sheet-marker-back = Der Marker zeigt: { $side }.
nemo1-sheet-unused = Gehört zur Erweiterung und wird nicht gebraucht.
nemo1-side-position-marker = einen Platz auf der Leiste
nemo1-side-target-10-light-green = Abenteuer ab 10
nemo1-side-target-7 = Abenteuer ab 7
nemo1-side-x1-0-9 = ×1, für 0 bis 9
nemo1-side-10-10-19 = +10, für 10 bis 19
nemo1-side-aboard = an Bord
nemo1-side-spent-minus-vp = eingesetzt, kostet Punkte
nemo1-side-initial = „?“, die erste Festlegung
nemo1-side-final = „!“, die endgültige Festlegung
nemo1-side-stalk-1 = Anschleichen +1
nemo1-side-target = Ziel
nemo1-side-expansion-only = nur für die Erweiterung

## Karten

nemo1-sheet-card = Karte { $number }: { $kind ->
    [test] ein Test
   *[event] ein Ereignis
}, { $timing ->
    [keep] zu behalten, bis die Karte genutzt wird.
   *[now] sofort auszuführen.
}
nemo1-sheet-sun = { $sun ->
    [black_sun] Sie trägt eine schwarze Sonne.
   *[red_sun] Sie trägt eine rote Sonne.
}
nemo1-sheet-where = Nur hier: { $oceans }.
nemo1-sheet-passive = Sie wirkt von selbst, solange sie behalten wird, und wird nie verbraucht.
nemo1-sheet-opens = Sie öffnet den Weg zwischen: { $oceans } ({ $weeks ->
    [one] { $weeks } Woche
   *[other] { $weeks } Wochen
}).
nemo1-sheet-when = Zu nutzen: { $when }.
nemo1-sheet-used = Dann: { $effects }.{ $filed ->
    [yes] {" "}Die Karte kommt auf: { $pile }.
   *[no] {""}
}
nemo1-sheet-encounter = { $ship } erscheint in deinem Ozean, auch wenn er voll ist, und wird sofort einmal bekämpft.
nemo1-sheet-at-once = Sofort: { $effects }.{ $filed ->
    [yes] {" "}Die Karte kommt auf: { $pile }.
   *[no] {""}
}
nemo1-sheet-test = Der Test: Zwei Würfel müssen { $number } erreichen.
nemo1-sheet-help = Dafür lässt sich riskieren: { $help }.
nemo1-sheet-result = { $fight ->
    [yes] { $result ->
        [pass] Wird das Schiff besiegt
       *[fail] Wird es nicht besiegt
    }
   *[no] { $result ->
        [pass] Bestanden
       *[fail] Nicht bestanden
    }
}: { $effects }.{ $filed ->
    [yes] {" "}Die Karte kommt auf: { $pile }.
   *[no] {""}
}
nemo1-sheet-refusable = { $value ->
    [yes] Durch „Das Abenteuer suchen“ gezogen, kann sie abgelehnt werden.
   *[no] Sie kann nicht abgelehnt werden.
}
nemo1-sheet-card-vp = { $when ->
    [pass_pile] Am Ende im Stapel ERFOLG: { $vp }{"\u00A0"}SP, vervielfacht nach der Festlegung.
    [unused] Am Ende behalten und ungenutzt: { $vp }{"\u00A0"}SP, vervielfacht nach der Festlegung.
   *[never] Sie bringt keine Punkte.
}
nemo1-sheet-science = { $number ->
    [one] Wo sie Punkte bringt, zählt auch ihr Wissenschaftssymbol.
   *[other] Wo sie Punkte bringt, zählen auch ihre { $number } Wissenschaftssymbole.
}

## Festlegungen

nemo1-sheet-faces = Durch das Los: ein Würfel mit { $faces }.
nemo1-sheet-points = Punkte am Ende: { $sources }.
nemo1-source-times = { $source } ×{ $value }
nemo1-source-each = { $source } je { $value }
nemo1-sheet-epilogue = { $level }: { $tale }

## Leisten und Tabellen

nemo1-range = { $same ->
    [yes] { $low }
   *[no] { $low } bis { $high }
}
nemo1-sheet-circle = Stufe { $level } ({ $circle }{ $zone ->
    [green] , grün
    [red] , rot
   *[other] {""}
}): { $zone ->
    [end] die Reise endet tragisch
   *[other] Riskieren bringt +{ $exert }
}, am Ende { $vp }{"\u00A0"}SP.{ $final ->
    [yes] {" "}Fällt Nemo zum ersten Mal hierher, legt er sich endgültig fest.
   *[no] {""}
}
nemo1-sheet-resource = Für einen Test oder Angriff riskiert, geht bei einem Fehlschlag 1 davon verloren. Bei 0 endet die Reise, wenn kein Schatz es verhindert.
nemo1-sheet-passenger = { $help ->
    [drm-2] Misslingt ein Wurf, gibt er einmal +2.
    [drm-1] Misslingt ein Wurf, gibt er einmal +1.
   *[reroll] Misslingt ein Wurf, werden einmal beide Würfel neu geworfen.
}
nemo1-printed-resources-cost-vp-when-spent = Hat er geholfen, kostet er am Ende { $value }{"\u00A0"}SP.
nemo1-table-d3 = Würfel { $range }: { $result ->
    [one] { $result } Woche
   *[other] { $result } Wochen
}.
nemo1-table-search = Würfel { $range }: { $result }.
nemo1-table-rest = Würfel { $range }: { $result }.
nemo1-table-damage = Würfel { $range }: { $result }.
nemo1-table-incite-bonus = Würfel { $range }, zusätzlich: { $result }.
nemo1-table-scourge = Vollständige Spalten { $range }: { $result }{"\u00A0"}SP.
nemo1-table-reinforce-week = Woche { $range } bringt Schiffe in den Stapel: { $result }.
nemo1-table-reinforce-notoriety = Ruf { $range } bringt Schiffe in den Stapel: { $result }.
nemo1-table-constant-calendar-start = Er beginnt in Woche { $result }.
nemo1-table-constant-calendar-last = Nach Woche { $result } endet das Spiel.
nemo1-table-constant-notoriety-start = Er beginnt bei { $result }.
nemo1-table-constant-notoriety-min = Er fällt nie unter { $result }.
nemo1-table-constant-notoriety-max = Er steigt nie über { $result }; dort schießt jedes Kriegsschiff besser.
nemo1-table-constant-liberation-start = Sie beginnt bei { $result }.
nemo1-table-constant-liberation-min = Sie fällt nie unter { $result }.
nemo1-table-constant-liberation-max = Sie steigt nie über { $result }.
nemo1-table-constant-salvage-boxes = Für gekaperte Schiffe gibt es { $result } Felder.
nemo1-table-constant-tragic-end-vp = Ein tragisches Ende: { $result }{"\u00A0"}SP.
nemo1-table-constant-imperial-victory-vp = Jeder Ozean voll: { $result }{"\u00A0"}SP.
nemo1-table-constant-adventure-target-high = Eine Vorbereitung ab { $result } bringt ein Abenteuer.
nemo1-table-constant-adventure-target-low = Nach einer Runde ohne Abenteuer genügt { $result }.
nemo1-table-constant-deck-unused = { $result } Karten bleiben aus dem Spiel, und niemand sieht, welche.
nemo1-table-constant-deck-bottom-mix = „Der Mahlstrom!“ wird unten im Stapel mit { $result } anderen gemischt.
nemo1-table-given = Die Tabelle nennt es für { $range }.
nemo1-sheet-level = { $open ->
    [low] Bis { $high } Punkte.
    [high] Ab { $low } Punkten.
   *[no] Von { $low } bis { $high } Punkten.
}
nemo1-sheet-adventures = Ereignisse geschehen sofort oder werden behalten, Tests werden sofort ausgeführt. Danach liegt eine Karte im Stapel ERFOLG, der meist Punkte bringt, oder im Stapel FEHLSCHLAG.
nemo1-sheet-commitments = Sie sagt, was Schiffe, Schätze, Karten und Befreiung wert sind. Endgültig wird sie, wenn Nemo zum ersten Mal auf seinen Wechselkreis fällt.
nemo1-sheet-damage = Trifft ein Kriegsschiff, sagt ein Würfel, was verloren geht.
nemo1-sheet-d3 = Ruhe, Reparatur und Nachrüsten dauern so viele Wochen, ehe sie helfen, und sind nicht in zwei Runden nacheinander erlaubt.
nemo1-sheet-ends = Tragisch ist das Ende, wenn eine Ressource fort ist; die Imperien siegen, wenn am Rundenende jeder Ozean voll ist.
nemo1-sheet-action-incite = Gib einen gesammelten Schatz mit Zahl aus: Um Würfel plus Zahl minus 5 steigt die Befreiung. Der Schatz kehrt in den Becher zurück.
nemo1-sheet-action-rest = Eine Werftaktion: Erst vergehen ihre Wochen, dann entscheidet ein Würfel.
nemo1-sheet-action-search = Sie braucht einen Schatz im Ozean oder die Geheimnisvolle Bibliothek und einen Becher, der nicht leer ist.
nemo1-sheet-salvage = Hier liegen gekaperte Schiffe. Mit ihnen bezahlt man Verbesserungen.
nemo1-sheet-scourge = Eine Spalte ist vollständig, wenn in ihr in jedem Ozean ein Schiff versenkt wurde. Der Bonus hängt nicht von der Festlegung ab.
nemo1-sheet-stalk-marker = Er zeigt, an welches Schiff man sich anschleicht oder welches man angreift; Anschleichen gibt +1.
nemo1-sheet-track-week = Nach jeder Aktion vergeht eine Woche; manche Aktionen dauern länger.
nemo1-sheet-track-notoriety = Totenköpfe, Fehlschüsse und weitere Angriffe erhöhen ihn.
nemo1-sheet-track-liberation = Anstiften erhöht sie, ein Pasch der Vorbereitung kann sie senken. Am Ende zählt sie, wie die Festlegung sagt.

## In wenigen Worten

nemo1-brief-effects = { $effects }
nemo1-brief-wonder = ein Wunder, zählt nach der Festlegung
nemo1-brief-treasure = { $vp }{"\u00A0"}SP am Ende, wenn behalten
nemo1-brief-passive = wirkt von selbst, solange du die Karte hast
nemo1-brief-kept = { $effects }; { $when }; ungenutzt { $vp }{"\u00A0"}SP
nemo1-brief-encounter = { $ship } muss sofort bekämpft werden
nemo1-brief-test = Test ab { $number }: { $vp }{"\u00A0"}SP, sonst { $failure }
nemo1-brief-points = Punkte: { $sources }.

## Wo die Dinge jetzt sind

nemo1-now-nautilus-here = Hier ist die Nautilus.
nemo1-now-nautilus = Sie ist hier: { $ocean }.
nemo1-now-ships = { $number } von { $boxes } Feldern: { $places }.
nemo1-now-treasure = { $here ->
    [yes] Hier liegt ein verdeckter Schatz.
   *[no] Hier liegt kein Schatz.
}
nemo1-now-sunk-here = Hier versenkt: { $ships }.
nemo1-now-afloat = Es liegt hier: { $ocean }, Platz { $place }.
nemo1-now-sunk = Es wurde versenkt: { $ocean }.
nemo1-now-mark = Es markiert eine Verbesserung: { $upgrade }.
nemo1-now-stored = Es gehört zum Bergungsgut.
nemo1-now-discarded = Es wurde abgeworfen.
nemo1-now-unseen-ship = Niemand hat es gesehen: Es ist im Schiffsstapel oder liegt verdeckt in einem Ozean.
nemo1-now-waiting = Es ist noch nicht im Spiel.
nemo1-now-coming = Noch zu erwarten: { $coming }.
nemo1-now-collected = Er wurde gesammelt.
nemo1-now-removed = Er ist aus dem Spiel.
nemo1-now-unseen-treasure = Niemand hat ihn gesehen: Er ist im Becher oder liegt verdeckt in einem Ozean.
nemo1-now-owned = Die Nautilus hat sie.
nemo1-now-price = Zu haben für { $cost }; geborgene Schiffe: { $stored }.
nemo1-now-level = { $level } von { $top } ({ $circle }): Riskieren bringt +{ $exert }, { $vp }{"\u00A0"}SP.
nemo1-now-passenger = { $aboard ->
    [yes] An Bord, hat noch nicht geholfen.
   *[no] Hat schon geholfen.
}
nemo1-now-carried = Sie wird gerade ausgeführt.
nemo1-now-kept = Du behältst sie.
nemo1-now-unseen-card = Niemand hat sie gesehen: Sie ist im Stapel oder nicht im Spiel.
nemo1-now-deck-card = Sie ist noch im Stapel.
nemo1-now-filed = Sie liegt hier: { $pile }.
nemo1-now-committed = { $final ->
    [yes] Darauf hat sich Nemo endgültig festgelegt.
   *[no] Darauf hat sich Nemo festgelegt; das kann sich noch ändern.
}
nemo1-now-worth = Alles bisher ist damit { $score } wert.
nemo1-now-reached = Der bisherige Stand erreicht sie: { $score }.
nemo1-now-week = Woche { $week } von { $last }.
nemo1-now-notoriety = { $number } von { $most }.
nemo1-now-liberation = { $number } von { $most }.
nemo1-now-hidden = Verdeckt in den Ozeanen: { $hidden }. Im Schiffsstapel: { $pile }.
nemo1-now-among = Bisher ungesehen: { $ships }.
nemo1-now-cup = Im Becher: { $cup }. Verdeckt in den Ozeanen: { $hidden }.
nemo1-now-deck = Karten im Stapel: { $cards }. Abenteuer ab { $target }.
nemo1-now-salvage = { $number } von { $boxes } Feldern: { $ships }.
nemo1-now-scourge = Bisher: { $points }{"\u00A0"}SP.

## Was in Berichten gezählt wird.

nemo1-counted-action = Aktionen
nemo1-counted-commitment = Festlegungen
nemo1-counted-card = Benutzte Karten
nemo1-counted-passenger = Um Hilfe gebetene Passagiere
nemo1-counted-upgrade = Verbesserungen
nemo1-counted-treasure = Abgegebene Schätze
nemo1-counted-resource = Riskierte Ressourcen
nemo1-counted-ocean = Angesteuerte Ozeane
nemo1-counted-ship = Angegriffene Schiffe
