### Das Labor: lange Befehle, die Zeilen, die sie ablegen, und was damit nicht stimmt.

lab-rate = { NUMBER($number, maximumFractionDigits: 1) } je Sekunde
lab-rows = Zeilen: { $path }
export-progress = Aufzeichnungen werden gelesen
export-done = Partien: { $games }, Entscheidungen: { $decisions }
error-needs-extra = Dafür wird { $package } gebraucht, das hier nicht installiert ist: pip install 'pelagos[{ $extra }]'.
error-run-decisions = --decisions sagt, was abgelegt wird, aber nicht wo: ergänze --out DIR.
error-run-none = { $path } enthält etwas anderes als einen Lauf von Pelagos. Nichts wurde geschrieben; wähle einen neuen oder leeren Ordner.
error-run-other = { $path } enthält die Zeilen eines anderen Laufs: { $key } ist dort { $found } und hier { $wanted }. Nichts wurde geschrieben; wähle einen anderen Ordner.
error-run-part = { $path } ist kein Teil dieses Laufs. Entferne die Datei, dann werden ihre Partien noch einmal gespielt.
error-run-write = { $path } lässt sich nicht schreiben: { $problem }. Was fertig war, bleibt erhalten; derselbe Befehl macht dort weiter.
error-worker-died = Ein Arbeitsprozess ist { $times }-mal nacheinander abgestürzt, bevor etwas fertig wurde. Was fertig war, bleibt erhalten.
error-run-record = { $path }: { $why }
error-on = Den Ort „{ $place }“ gibt es nicht. Gearbeitet wird mit local, mit ray oder auf einem Cluster: ray://HOST:PORT.
error-cluster-none = Unter { $address } antwortet kein Ray-Cluster: { $problem }. Verlangt er ein Token, setze auch hier RAY_AUTH_MODE=token und RAY_AUTH_TOKEN.
error-cluster-lost = Der Ray-Cluster ({ $address }) ist nicht mehr da. Was fertig war, bleibt erhalten; mit --out macht derselbe Befehl dort weiter.
error-cluster-version = Die Arbeiter des Clusters haben Pelagos { $there }, hier ist es { $here }. Installiere dort dieselbe Version.
soak-progress = { $game } wird geprüft
soak-broken = Partie { $number } ({ $settings }): { $problem }
soak-done = { $game }: Partien: { $games }, Fragen: { $questions }, gebrochene Versprechen: { $broken }
error-balance-none = Für { $game } gibt es keine Balancetabelle. Bekannte Spiele: { $known }.
