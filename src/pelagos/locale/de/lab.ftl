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
train-progress = { $game } wird gespielt
train-kind = { $kind }: Partien: { $games }, Beispiele: { $examples }. Fehler in Punkten bei zurückgehaltenen Partien: { $spread } ohne jede Einschätzung, { $appraisal } mit ihr, { $learned } mit den gelernten Werten
train-done = Partien: { $games }. Die Werte sind geschrieben: { $path }
train-no-better = { $kind }: Bei den zurückgehaltenen Partien sind die gelernten Werte nicht besser als die Einschätzung allein. Sie sollten nicht verwendet werden (docs/training.md, Shipping).
error-train-game = Für { $game } gibt es nichts, woraus sich lernen ließe. Bekannte Spiele: { $known }.
error-train-none = Kein einziger Teil der Partien wurde fertig. Was schon da ist, bleibt erhalten; gib mehr Zeit (--minutes).
error-train-few = { $games } Partien sind zu wenige, um daraus zu lernen: Jede fünfte wird zur Prüfung zurückgehalten. Spiel mehr (--games).
error-train-large = Die Werte brauchen { $bytes } Bytes, höchstens { $most } dürfen mitgeliefert werden. Nichts wurde geschrieben; nimm weniger verborgene Einheiten (--hidden).
error-train-device = Ein Gerät „{ $device }“ gibt es hier nicht: { $problem }. Ohne --device wird eine GPU benutzt, wo es eine gibt.
error-train-device-name = Auf einem Gerät „{ $device }“ wird nicht gelernt: Möglich sind cpu und cuda. Ohne --device wird eine GPU benutzt, wo es eine gibt.
error-values-damaged = { $path } ist beschädigt ({ $problem }). Die Suche geht ohne gelernte Werte weiter; installiere Pelagos noch einmal oder trainiere neu.
error-values-other = { $path } passt nicht: { $key } ist dort { $found } und hier { $wanted }. Die Suche geht ohne gelernte Werte weiter; trainiere neu.
