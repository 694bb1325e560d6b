### Was Befehle sagen.

error-usage = Der Befehl ist nicht zu verstehen: { $problem }
error-usage-command = Diesen Befehl gibt es nicht. Bekannte Befehle: { $known }.
error-usage-option = Die Option { $option } gibt es nicht.
error-usage-missing = { $name } fehlt.
error-usage-text = Wort { $number } des Befehls enthält Zeichen, die kein Text sind.
error-usage-value = { $name }: { $problem }

case-passed = bestanden  { $id }  { $title }
case-failed = FEHLER     { $id }  { $title }  ({ $file })
case-broken = { $file }, Fall { $id }: { $why }
case-total = { $passed } bestanden, { $failed } fehlgeschlagen

error-no-tests = Oberhalb von { $path } wurde kein Ordner „tests“ mit Falldateien gefunden. Nenne ihn mit --tests.
error-unknown-rule = { $game } hat keine Regel „{ $rule_id }“.
rules-told = {"    "}erzählt von { $functions }
rules-gap-code = { $id }: Keine Funktion nennt diese Regel.
rules-gap-test = { $id }: Kein Test nennt diese Regel.
rules-gap-idle = { $function } nennt Regeln, aber nichts verwendet sie.
rules-gaps = { $number ->
    [0] Keine Lücke
    [one] Eine Lücke
   *[other] { $number } Lücken
} bei { $of } Kennungen.

record-torn = { $path }: Die letzte Zeile ist beim Schreiben abgerissen und wurde weggelassen.
verify-passed = { $path }: alles in Ordnung, { $version ->
    [one] ein Eintrag
   *[other] { $version } Einträge
} nachgerechnet{ $finished ->
    [yes] {""}
   *[no] ; die Partie ist nicht zu Ende
}{ $dice ->
    [yes] ; jeder Wurf und jede Ziehung geprüft
   *[no] ; gewürfelt wurde anderswo, das lässt sich nicht prüfen
}.
verify-failed = { $path }: { $why }

packs-new = { $number ->
    [one] Eine Tabelle wurde
   *[other] { $number } Tabellen wurden
} nach { $path } kopiert. Ändere, was in deinem gedruckten Spiel anders ist, und rufe dann auf: pelagos packs check.
packs-checked = { $path } ist in Ordnung. Die Prüfsumme ist { $hash }.
packs-differences = { $number ->
    [0] Kein Wert weicht ab.
    [one] Ein Wert weicht ab.
   *[other] { $number } Werte weichen ab.
}

games-game = { $name } ({ $key }): { $high ->
    [1] 1 Spieler
   *[other] { $low } bis { $high } Spieler
}; Bots: { $bots }
games-setting = { $key }: { $help } ({ $range }; Vorgabe { $default })
games-flag = yes oder no

ladder-played = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} gespielt; abgelegt in { $path }.
ladder-page = Die Seite ist geschrieben: { $path }
ladder-against = { $one } gegen { $other }
error-ladder-out = Nenne ein Spiel und die Datei für seine Partien (--out FILE) oder eine Seite und die Dateien, aus denen sie entsteht (--page PAGE FILE...).
error-ladder-file = „{ $path }“ enthält keine Partien einer Leiter.
error-ladder-none = Die Datei „{ $path }“ gibt es nicht.
error-ladder-nobody = { $level } hat in { $game } niemanden zum Gegner: nenne mit --levels mindestens zwei Stufen.
error-ladder-other = „{ $path }“ enthält Partien einer Leiter von { $found }, nicht von { $wanted }.
error-slope-game = In diesem Spiel, so wie es eingestellt ist ({ $game }), macht niemand Pläne; es gibt keinen Anstieg zu suchen.
error-slope-file = „{ $path }“ enthält nicht den Weg dieses Plans: Die Datei ist beschädigt oder gehört zu einem anderen Spiel, anderen Einstellungen oder einem anderen Startwert. Wähle eine andere Datei.
