### Was `--help` sagt. Der erste Satz über einen Befehl steht auch in der Liste der Befehle.
### GAME, FILE, FILES, FOLDER und WANTED sind die Namen von Stellen im Befehl, in jeder Sprache gleich.

help-usage = Aufruf:
help-options = Optionen
help-commands = Befehle
help-required = erforderlich
help-place-options = [OPTIONEN]
help-place-command = BEFEHL [ARGUMENTE]...

help-help = Diese Hilfe zeigen und beenden.
help-lang = Die Sprache, die gesprochen wird; sonst die der Umgebung (LANG).
help-version = Die Version zeigen und beenden.

help-pelagos = Vier Seespiele, bei denen das Programm auf die Regeln achtet: spielen, nachspielen, prüfen, simulieren. Mehr über einen Befehl: pelagos BEFEHL --help.

help-balance = Bots jeden Teil von GAME gleich oft spielen lassen und als Markdown-Tabelle ausgeben, wie sie abgeschnitten haben. Teile sind Spielweisen, Szenarien oder Schwierigkeitsgrade.
help-balance-games = Wie viele Partien je Zeile; ohne Angabe { $default }.
help-balance-seed = Gleicher Startwert, gleiche Partien; ohne Angabe { $default }.
help-balance-workers = Wie viele Prozesse; ohne Angabe einer je Prozessorkern.
help-balance-on = Wo gespielt wird: in Prozessen dieses Rechners („local“), auf einem Ray-Cluster, der hier gestartet wird („ray“), oder auf dem Cluster an einer Adresse.
help-balance-out = Fertiges in diesem Ordner ablegen. Derselbe Befehl macht nach einer Unterbrechung dort weiter.
help-balance-write = Die Tabelle in diese Seite schreiben, zwischen ihre beiden Marken.

help-case = Falldateien FILES (oder Ordner mit solchen) durchspielen: Regelfälle, die sich selbst prüfen. Siehe docs/cases.md.
help-case-quiet = Von bestandenen Fällen nichts sagen.

help-export = Aufzeichnungen als Zeilen schreiben: eine für jede Partie und auf Wunsch eine für jede Entscheidung. Jede Aufzeichnung wird noch einmal gespielt; was abweicht, wird abgelehnt.
help-export-out = Der Ordner für die Parquet-Dateien. Derselbe Befehl macht nach einer Unterbrechung dort weiter.
help-export-decisions = Auch für jede Entscheidung eine Zeile schreiben.
help-export-workers = Wie viele Prozesse; ohne Angabe einer je Prozessorkern.
help-export-pack = Der Ordner des Materialpakets, mit dem gespielt wurde.

help-games = Die Spiele (oder nur GAME) mit Spielerzahl, Bots und Einstellungen auflisten. Die Einstellungen sind für --set KEY=VALUE.

help-ladder = Die Stufen von GAME gegeneinander spielen lassen, bis Zeit oder Partien zu Ende sind, oder aus solchen FILES eine Seite schreiben.
help-ladder-out = Die Partien in dieser Datei ablegen; derselbe Befehl macht mit ihr weiter.
help-ladder-page = Statt zu spielen diese Seite aus den Dateien schreiben.
help-ladder-levels = Welche Stufen; ohne Angabe { $default }.
help-ladder-games = Wie viele Partien je Paarung; ohne Angabe { $default }.
help-ladder-minutes = Wann Schluss ist; ohne Angabe nach { $default } Minuten.
help-ladder-processes = Wie viele Prozesse; ohne Angabe einer je Prozessorkern.
help-ladder-on = Wo gespielt wird: in Prozessen dieses Rechners („local“), auf einem Ray-Cluster, der hier gestartet wird („ray“), oder auf dem Cluster an einer Adresse.

help-learn = GAME im Terminal lernen: eine geführte erste Partie, die als gewöhnliche Übungspartie weitergeht. Sie füllt den Bildschirm oder läuft, in Pipes und mit --plain, Zeile für Zeile.
help-learn-save = Die Aufzeichnung der Partie in einer Datei behalten; pelagos play --resume spielt sie weiter.
help-learn-check = Eine Lektionsdatei prüfen: sie durchspielen und jedes Wort, jede Regel und jede Stelle nachschlagen.
help-learn-plain = Zeilen statt des ganzen Bildschirms.

help-packs = Materialpakete: Tabellen eines Spiels kopieren, Werte ändern, prüfen und vergleichen.
help-packs-new = Die Tabellen von GAME in einen neuen Ordner FOLDER kopieren, um sie dort zu ändern.
help-packs-check = Jede Tabelle in FOLDER daraufhin prüfen, ob sie zu GAME passt. Die erste falsche Zelle wird mit Datei, Zeile und Spalte genannt.
help-packs-diff = Zeigen, welche Werte in FOLDER von denen abweichen, die zu GAME gehören.

help-play = GAME im Terminal spielen: auf dem ganzen Bildschirm oder, in Pipes und mit --plain, Zeile für Zeile, wie es Bildschirmleseprogramme brauchen. Bei jeder Frage hilft die Eingabe ? weiter.
help-play-seats = Wer spielt: „me“ für einen Menschen an diesem Terminal, der Name eines Bots (mit Parametern: Name:Schlüssel=Wert) oder Modul:Klasse für einen eigenen Bot.
help-play-names = Wie die Plätze heißen, der Reihe nach.
help-play-seed = Das Glück einer Partie anhand ihres Startwerts wiederholen.
help-play-fair = Sich zuerst auf einen geheimen Startwert festlegen und ihn am Ende aufdecken.
help-play-chance = Vor dem ersten Ziehen einen eigenen Text zum nachprüfbaren Zufall dazugeben; mehrfach möglich, einmal für jede Person hier.
help-play-manual-dice = Selbst würfeln und ziehen und eingeben, was herauskommt.
help-play-practice = Beliebig viel zurücknehmen.
help-play-save = Die Partie in einer neuen Datei speichern.
help-play-resume = Eine gespeicherte Partie fortsetzen.
help-play-from-snapshot = Mit --resume: die letzte Momentaufnahme der Partie ansehen; auch mit --save: von ihr aus in einer neuen Aufzeichnung weiterspielen.
help-play-continue = Die letzte Partie fortsetzen, die noch nicht zu Ende ist; mit GAME die letzte dieses Spiels.
help-play-set = Eine Einstellung des Spiels ändern; mehrfach möglich. „pelagos games“ nennt die Einstellungen.
help-play-pack = Der Ordner eines anderen Materialpakets.
help-play-plain = Zeilen statt des ganzen Bildschirms.
help-play-calm = Große Momente ohne Rahmen: nur das Protokoll.

help-render = Den Tisch der in RECORD aufgezeichneten Partie zeichnen und als Bild schreiben.
help-render-output = Die Datei, die geschrieben wird; sie endet auf .svg oder .png.
help-render-at = Bei diesem Stand anhalten.
help-render-seat = Wessen Sicht gezeichnet wird; sonst die eines Zuschauers.
help-render-theme = Die Farben: light, dark oder paper. Vorgabe: { $default }.
help-render-width = Die Breite eines PNG in Pixeln. Vorgabe: { $default }.
help-render-pack = Der Ordner des Materialpakets, mit dem gespielt wurde.

help-replay = Die in FILE aufgezeichnete Partie zeigen: Verlauf und Ende, die Stellung bei einem Stand oder alles als eine Seite.
help-replay-at = Bei diesem Stand anhalten und die Stellung zeigen.
help-replay-from-snapshot = Die letzte Momentaufnahme öffnen, nach welchen Regeln auch immer gespielt wurde.
help-replay-html = Die ganze Partie als eine Seite schreiben, die sich ohne Server öffnet.
help-replay-theme = Das Aussehen der Seite; wer sie liest, kann es ändern. Vorgabe: { $default }.
help-replay-viewer = Mit wessen Augen die Seite sieht, solange die Partie nicht zu Ende ist: ein Platz oder spectator. Vorgabe: { $default }.
help-replay-pack = Der Ordner des Materialpakets, mit dem gespielt wurde.

help-rules = Jede Regel von GAME zeigen oder nur die Regel WANTED: Kennung, unsere Worte, Funktionen und Tests.
help-rules-gaps = Nur Kennungen ohne Code oder Test; schlägt fehl, wenn es welche gibt.
help-rules-markdown = Das ganze Verzeichnis als Markdown-Seite.
help-rules-tests = Der Ordner mit den Tests; in einer Kopie des Projekts wird er von selbst gefunden.

help-serve = Im Browser spielen: den Webtisch auf diesem Rechner anbieten. Tische werden aufbewahrt und gehen nach einem Neustart weiter.
help-serve-host = Die Adresse, unter der gelauscht wird; sonst { $default }, die nur dieser Rechner erreicht.
help-serve-port = Der Port, an dem gelauscht wird; sonst { $default }, 0 für irgendeinen freien.
help-serve-db = Wo die Tische liegen: eine Datei von SQLite oder eine Adresse, die mit postgresql:// beginnt; sonst eine Datei in deinem Datenordner.
help-serve-origin = Eine weitere Adresse, unter der Browser diesen Server erreichen, wenn ein Proxy davor steht; mehrfach möglich.
help-serve-keep-finished = Wie viele Tage nach dem letzten Zug eine beendete Partie bleibt; 0, wie ohne diese Angabe, für immer. Eine Woche vorher sagt der Tisch es, und wer dort spielt, kann ihn behalten.
help-serve-keep-idle = Wie viele Tage ohne Zug ein unfertiger Tisch bleibt; 0, wie ohne diese Angabe, für immer.
help-serve-allowed-hosts = Ein Name, unter dem Browser diesen Server erreichen, mehrere mit Kommas; Adressen und der Name dieses Rechners brauchen nicht genannt zu werden.
help-serve-limit = Eine andere Grenze als die übliche, etwa tables_per_address=50; mehrfach möglich. Alle stehen in docs/api.md.
help-serve-proxy = Ein Proxy vor diesem Server, als Adresse oder Netz: Ihm wird geglaubt, wer fragt und ob man außen https spricht. Darf mehrmals stehen.
help-serve-metrics = Wer die Zahlen unter /metrics lesen darf: eine Adresse, ein Netz oder ein Token, das als „Authorization: Bearer“ kommt. Niemand, solange niemand genannt ist; darf mehrmals stehen.
help-serve-log = Wie viel als JSON-Zeilen protokolliert wird: debug, info, warning oder error; sonst { $default }.
help-serve-no-browser = Keinen Browser öffnen.

help-sim = Bots viele Partien GAME spielen lassen und zeigen, wie sie abgeschnitten haben.
help-sim-seats = Welche Bots spielen, mit Namen oder als Modul:Klasse, mit Parametern als Name:Schlüssel=Wert; sie wechseln von Partie zu Partie die Plätze.
help-sim-games = Wie viele Partien; ohne Angabe { $default }.
help-sim-seed = Gleicher Startwert, gleiche Partien; ohne Angabe { $default }.
help-sim-paired = Alle spielen jedes Glück von jedem Platz aus, bevor das nächste kommt: Gleich viele Partien sagen mehr.
help-sim-until = Aufhören, sobald bekannt ist, ob ein Bot mindestens diesen Anteil der Partien gewinnt, etwa greedy>=0.55. Wie oft man auch hinsieht: Das ist höchstens einmal in zwanzig Fällen falsch. Mehr als --games wird nicht gespielt.
help-sim-workers = Wie viele Prozesse; ohne Angabe einer je Prozessorkern.
help-sim-on = Wo gespielt wird: in Prozessen dieses Rechners („local“), auf einem Ray-Cluster, der hier gestartet wird („ray“), oder auf dem Cluster an einer Adresse.
help-sim-set = Eine Einstellung des Spiels ändern; mehrfach möglich. „pelagos games“ nennt die Einstellungen.
help-sim-pack = Der Ordner eines anderen Materialpakets.
help-sim-out = Die Zeilen als Parquet-Dateien in diesem Ordner ablegen. Derselbe Befehl macht nach einer Unterbrechung dort weiter.
help-sim-decisions = Auch für jede Entscheidung eine Zeile ablegen; zusammen mit --out.
help-sim-json = Ein JSON-Objekt statt einer Tabelle ausgeben.

help-soak = GAME zufällig spielen und bei jeder Frage alles prüfen, was seine Regeln versprechen. Die Einstellungen werden für jede Partie neu gezogen.
help-soak-games = Wie viele Partien; ohne Angabe { $default }.
help-soak-seed = Gleicher Startwert, gleiche Partien; ohne Angabe { $default }.
help-soak-workers = Wie viele Prozesse; ohne Angabe einer je Prozessorkern.
help-soak-on = Wo gespielt wird: in Prozessen dieses Rechners („local“), auf einem Ray-Cluster, der hier gestartet wird („ray“), oder auf dem Cluster an einer Adresse.
help-soak-set = Eine Einstellung des Spiels festlegen; mehrfach möglich. „pelagos games“ nennt die Einstellungen.
help-soak-out = Fertiges in diesem Ordner ablegen. Derselbe Befehl macht nach einer Unterbrechung dort weiter.

help-verify = Aufzeichnungen noch einmal spielen, aus FILES oder aus der Datenbank eines Servers. Jede Antwort, jeder Wurf, jede Momentaufnahme und jedes Ergebnis muss gleich herauskommen.
help-verify-db = Jeden Tisch in dieser Datenbank prüfen: eine Datei von SQLite oder eine Adresse, die mit postgresql:// beginnt.
help-verify-pack = Der Ordner des Materialpakets, mit dem gespielt wurde.

help-backup = Schreibt alles, was ein Server aufbewahrt, in DATEI, während er läuft.
help-backup-db = Die Datenbank des Servers, wie bei serve.
help-report = Was die Zeilen eines Laufs sagen, als eine Seite schreiben: Siege, Punkte, Plätze, Längen, Spielenden und was benutzt wurde. FOLDER ist, was sim --out oder export geschrieben hat.
help-report-out = Wohin die Seite kommt; ohne Angabe report.html im Ordner.
help-restore = Setzt eine Sicherung an die Stelle der Datenbank eines Servers. Kein Server darf sie dabei benutzen; was dort stand, wird beiseitegelegt.
help-restore-db = Die Datenbank des Servers, wie bei serve.
help-doctor = Sieht nach, ob alles, was ein Server braucht, da und in Ordnung ist: Datenbank, Platte, Schema, Schriften, Uhr und Schlüssel. Der Rückgabewert ist 0, wenn alles gut ist, sonst 1.
help-doctor-db = Die Datenbank des Servers, wie bei serve.

help-analyse = Glück von Können trennen in der in FILE aufgezeichneten Partie: was jede Entscheidung verschenkt hat, und wie viel Glück in jedem Wurf und jeder Ziehung lag.
help-analyse-html = Die Untersuchung als Seite schreiben, die sich ohne Server öffnet, und daneben die Partie als zweite.
help-analyse-json = Ein JSON-Objekt mit allen Entscheidungen und Würfen ausgeben.
help-analyse-out = Fertiges in diesem Ordner ablegen. Derselbe Befehl macht nach einer Unterbrechung dort weiter.
help-analyse-seat = Wessen Entscheidungen beurteilt werden, solange die Partie läuft.
help-analyse-work = Wie viele Fragen je Entscheidung und Wurf durchdacht werden; ohne Angabe so viele, dass alles einige Minuten dauert.
help-analyse-seconds = Wie viele Sekunden höchstens über jede einzelne Entscheidung und jeden einzelnen Wurf nachgedacht wird, nicht über die ganze Partie; ohne Angabe gilt keine Grenze.
help-analyse-workers = Wie viele Prozesse; ohne Angabe einer je Prozessorkern.
help-analyse-on = Wo gearbeitet wird: in Prozessen dieses Rechners („local“), auf einem Ray-Cluster, der hier gestartet wird („ray“), oder auf dem Cluster an einer Adresse.
help-analyse-pack = Der Ordner des Materialpakets, mit dem gespielt wurde.
help-train = Werte für GAME aus Partien unserer eigenen Bots lernen: was der Einschätzung der Suche entgeht. Die stärkste Stufe berichtigt damit ihre Einschätzung.
help-train-out = Partien und Werte in diesem Ordner ablegen. Derselbe Befehl macht nach einer Unterbrechung dort weiter.
help-train-games = Wie viele Partien, aufgerundet auf ganze Teile; ohne Angabe { $default }.
help-train-minutes = Wann mit dem Spielen Schluss ist und aus dem gelernt wird, was da ist; ohne Angabe nach { $default } Minuten.
help-train-seed = Gleicher Startwert und gleich viele Partien, gleiche Werte; ohne Angabe { $default }.
help-train-hidden = Wie viele verborgene Einheiten; ohne Angabe { $default }, mit 0 keine.
help-train-device = Wo gelernt wird; ohne Angabe auf einer GPU, wo PyTorch eine findet.
help-train-workers = Wie viele Prozesse; ohne Angabe einer je Prozessorkern.
help-train-on = Wo gespielt wird: in Prozessen dieses Rechners („local“), auf einem Ray-Cluster, der hier gestartet wird („ray“), oder auf dem Cluster an einer Adresse.
