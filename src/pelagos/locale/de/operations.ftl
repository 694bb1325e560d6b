# Tische nach älteren Regeln

error-table-old = Dieser Tisch wurde nach Regelversion { $found } gespielt; dieser Server spielt nach { $known }. Man kann ihn nur noch ansehen.
error-table-lost = Dieser Tisch wurde nach Regelversion { $found } gespielt; dieser Server spielt nach { $known }, und keine Stellung davon ist aufbewahrt. Seine Aufzeichnung lässt sich noch herunterladen.
error-no-onward = Dieser Tisch kann von seiner letzten aufbewahrten Stellung aus nicht weitergehen.
error-record-begins = Diese Aufzeichnung beginnt mitten in einer Partie. Auf der Kommandozeile lässt sie sich zeigen und prüfen, hier aber nicht öffnen.
web-old-rules = Gespielt nach Regelversion { $found }; dieser Server spielt nach { $known }. Du siehst den Tisch, wie er bei Schritt { $at } von { $last } stand. Hier kann niemand antworten.
web-old-pack = Gespielt mit anderem Material als dem dieses Servers. Du siehst den Tisch, wie er bei Schritt { $at } von { $last } stand. Hier kann niemand antworten.
web-old-page-rules = Gespielt nach Regelversion { $found }; diese Seite wurde von Version { $known } gemacht. Sie zeigt die aufbewahrten Stellungen bis Schritt { $at } von { $last }.
web-old-page-pack = Gespielt mit anderem Material als dem des Programms, das diese Seite gemacht hat. Sie zeigt die aufbewahrten Stellungen bis Schritt { $at } von { $last }.
web-old-go-on = Von hier an einem neuen Tisch weiterspielen
web-old-onward = Zum Tisch, an dem es weitergeht
web-line-refused = Nicht verbunden.

# Die Datenbank

error-database-newer = { $url } wurde von einem neueren Pelagos geschrieben: Ihr Schema ist { $found }, und dieses Programm kennt Schemas bis { $known }. Starte das neuere Programm, oder stelle eine Sicherung von vor der Aktualisierung wieder her.
error-database-damaged = { $url } ist beschädigt ({ $problem }). Stelle eine Sicherung wieder her: pelagos restore DATEI
error-database-taken = Ein anderer Server benutzt { $url }. Eine SQLite-Datei ist für einen Server da; mehrere Server teilen sich ein PostgreSQL.
error-database-away = Die Datenbank antwortet gerade nicht. Nichts hat sich geändert; versuch es bitte noch einmal.
error-database-none = Eine Datenbank { $url } gibt es nicht.
error-no-network = { $option }: { $problem }. Schreib eine Adresse oder ein Netz, etwa 127.0.0.1 oder 10.0.0.0/8.

# Sicherungen

backup-done = { $db } ist in { $path } gesichert (Tische: { $tables }).
restore-done = { $db } ist aus { $path } wiederhergestellt (Tische: { $tables }).
restore-aside = Was vorher dort stand, ist jetzt { $before }.
error-backup-foreign = { $path } ist keine Datenbank von Pelagos.
error-path-exists = { $path } ist schon vorhanden und wird nie überschrieben. Wähle einen anderen Namen.
error-restore-taken = Ein Server benutzt { $url }; es wurde nichts zurückgespielt. Halte ihn zuerst an („systemctl stop pelagos“).
error-backup-postgres = { $url } ist PostgreSQL, das ein eigenes Werkzeug hat: pg_dump --format=custom --file=DATEI URL
error-restore-postgres = { $url } ist PostgreSQL, das ein eigenes Werkzeug hat: pg_restore --clean --if-exists --dbname=URL DATEI

# Die Untersuchung

doctor-disk = In { $folder } sind { $free } MB frei.
doctor-disk-full = In { $folder } sind nur { $free } MB frei: Schaff Platz, bevor die Platte voll ist.
doctor-private = Nur der Eigentümer kann { $path } lesen.
doctor-readable = Andere können { $path } lesen und damit den Schlüssel, mit dem Cookies unterschrieben werden: chmod 600
doctor-letters = Die Schriften für Seiten und Bilder sind da.
doctor-values = Gelernte Werte für die stärkste Stufe: { $whole } von { $games } Spielen.
doctor-values-missing = Die gelernten Werte für { $game } fehlen. Die stärkste Stufe spielt ohne sie weiter, Rat und Analyse richten sich nur nach der Einschätzung; installiere Pelagos noch einmal.
doctor-database = { $url } antwortet.
doctor-database-none = { $url } gibt es noch nicht; der erste Start eines Servers legt sie an.
doctor-unreadable = Die Datenbank ist nicht lesbar: { $problem }.
doctor-sound = Die Datenbank ist unversehrt.
doctor-damaged = Die Datenbank ist beschädigt ({ $problem }). Stelle eine Sicherung wieder her.
doctor-schema = Das Schema ist { $found }, das neueste.
doctor-schema-older = Das Schema ist { $found }; der nächste Start eines Servers bringt es auf { $known }. Mach vorher eine Sicherung.
doctor-schema-newer = Das Schema ist { $found }, und dieses Programm kennt Schemas bis { $known }: Starte das neuere Programm.
doctor-key = Der Schlüssel für Unterschriften ist da.
doctor-key-none = Einen Schlüssel für Unterschriften gibt es noch nicht; der erste Start eines Servers macht ihn.
doctor-key-short = Der Schlüssel für Unterschriften ist zu kurz: Lösche seine Zeile in der Tabelle settings, dann entsteht ein neuer. Danach müssen sich alle neu anmelden.
doctor-clock = Die Uhr sagt { $now }.
doctor-clock-back = Die Uhr sagt { $now }, aber jemand hat um { $last } gezogen: Eins von beiden stimmt nicht.
doctor-tables = Tische: { $tables }; davon nach anderen Regeln und nur noch anzusehen: { $old }.
doctor-writing = Die Datenbank nimmt an, was geschrieben wird.
doctor-writing-not = Die Datenbank nimmt nichts an: { $problem }.
doctor-well = Alles ist gut.
doctor-unwell = Nicht gut: { $number }.
