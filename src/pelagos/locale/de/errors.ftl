### Was gesagt wird, wenn etwas nicht geht: was, wo, und was richtig wäre.

## Spiele, Plätze, Einstellungen

error-unknown-game = Das Spiel „{ $game }“ gibt es nicht. Bekannte Spiele: { $known }.
error-unknown-language = Die Sprache „{ $language }“ gibt es nicht. Bekannte Sprachen: { $known }.
error-unknown-bot = Den Bot „{ $bot }“ gibt es für { $game } nicht. Bekannte Bots: { $known }.
error-bot-gave-up = { $story }
error-bot-plays = Dieser Bot versagt nicht, also nimmt niemand seinen Platz ein.
error-replacement = Auf diesem Platz kann niemand als { $kind } weiterspielen.
error-bot-failed = Der Bot „{ $bot }“ ist gescheitert: { $problem }.
error-bot-answer = Der Bot „{ $bot }“ gab eine Antwort, die nicht zur Wahl stand: „{ $answer }“ (Frage { $ask }).
error-bot-made = Ein Bot wird als Klasse angegeben, weil er für jede Frage neu gebaut wird; „{ $bot }“ ist schon gebaut.
error-bot-import = Der Bot „{ $bot }“ lässt sich nicht laden: { $problem }.
error-bot-none = „{ $bot }“ ist kein Bot: Ein Bot ist eine Klasse mit choose(sight).
error-bot-game = Der Bot „{ $bot }“ spielt { $game } nicht. Er spielt: { $known }.
error-bot-parameter = Der Bot „{ $bot }“ hat keinen Parameter „{ $key }“. Bekannte Parameter: { $known }.
error-bot-parameter-form = Parameter eines Bots haben die Form { $bot }:Schlüssel=Wert,Schlüssel=Wert, nicht „{ $value }“.
error-bot-parameter-value = Bot „{ $bot }“: { $key } muss { $kind ->
    [int] eine ganze Zahl
    [float] eine Zahl
   *[bool] yes oder no
} sein, nicht „{ $value }“.
error-bot-parameter-negative = Bot „{ $bot }“: { $key } darf nicht unter 0 liegen; „{ $value }“ geht nicht.
error-bot-parameter-missing = Der Bot „{ $bot }“ braucht einen Wert für „{ $key }“, geschrieben { $bot }:{ $key }=Wert.
error-bot-unasked = Die Aufzeichnung nennt ein eigenes Programm, „{ $bot }“. Wenn du ihm traust, nenne es ebenfalls: --seats { $seats }.
error-seat-count = { $game } ist für { $high ->
    [1] 1 Spieler
   *[other] { $low } bis { $high } Spieler
}; angegeben { $seats ->
    [one] ist ein Platz
   *[other] sind { $seats } Plätze
}.
error-seats-contradict = Die Einstellung { $key }={ $value } widerspricht der Sitzordnung mit { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
}.
error-setting-unknown = Die Einstellung „{ $key }“ gibt es nicht. Bekannte Einstellungen: { $known }.
error-setting-form = Eine Einstellung hat die Form Schlüssel=Wert, nicht „{ $value }“.
error-setting-range = { $key } muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $value }“.
error-setting-choice = { $key } muss einer dieser Werte sein: { $choices }; nicht „{ $value }“.
error-setting-flag = { $key } muss „yes“ oder „no“ sein, nicht „{ $value }“.
error-settings-conflict = { $first } und { $second } lassen sich nicht zusammen verwenden.

## Antworten

error-refused = „{ $answer }“ ist nicht möglich: { $why }
error-no-such = „{ $value }“ gibt es hier nicht („{ $answer }“). Möglich: { $known }.
error-too-long-to-scan = Die Adresse ist zu lang für ein Bild zum Scannen ({ $length } Zeichen).
error-no-piece = Es gibt nichts, das „{ $piece }“ heißt.
error-no-piece-near = Es gibt nichts, das „{ $piece }“ heißt. Am nächsten kommt: { $near }.
error-not-offered = „{ $answer }“ steht hier nicht zur Wahl.
error-reward = Eine Belohnung „{ $reward }“ gibt es nicht. Möglich: { $known }.
error-observer = OpenSpiel fragt nach „{ $kind }“; das verriete, was niemand wissen darf.
error-render-mode = Als „{ $form }“ kann ein Tisch nicht gezeigt werden. Möglich: { $known }.
error-no-question = „{ $answer }“ beantwortet nichts: Es ist keine Frage offen.
error-game-over = „{ $answer }“ kommt zu spät: Die Partie ist zu Ende.
error-not-over = Die Partie ist noch nicht zu Ende.
error-waits-for-fate = „{ $answer }“ muss warten: Erst wird gewürfelt oder gezogen.
error-wrong-seat = „{ $answer }“ darf { $seat } jetzt nicht antworten: Gefragt ist { $turn }.
error-stale-version = Diese Antwort galt für Stand { $given } der Partie, die inzwischen bei Stand { $current } ist. Sieh noch einmal hin und antworte neu.
error-no-chance = „{ $outcome }“ kann nicht eingegeben werden: Gerade wird weder gewürfelt noch gezogen.
error-not-an-outcome = „{ $outcome }“ kann hier nicht herauskommen. Möglich: { $known }.
error-undo-fate = Das lässt sich nicht zurücknehmen: Seitdem wurde gewürfelt oder gezogen.
error-undo-reveal = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas Verdecktes aufgedeckt.
error-undo-other-seat = Das lässt sich nicht zurücknehmen: Seitdem hat jemand anderes geantwortet.
error-undo-over = Nichts kann zurückgenommen werden: Das Spiel ist zu Ende.
error-undo-nothing = Es gibt nichts zurückzunehmen.
error-odds-too-many = Für genaue Wahrscheinlichkeiten stehen zu viele Ausgänge offen.
error-number-range = Gib eine Zahl von 1 bis { $high } ein, nicht „{ $value }“.

## Dateien und Aufzeichnungen

error-file-read = { $path } ist nicht lesbar: { $problem }.
error-file-write = { $path } lässt sich nicht schreiben: { $problem }.
error-file-changed = { $path } wurde inzwischen von einem anderen Programm verändert. Nichts wurde geschrieben.
error-file-use = { $path } lässt sich nicht verwenden: { $problem }.
error-file-exists = { $path } ist schon vorhanden und wird nie überschrieben. Wähle einen anderen Namen oder setze mit --resume fort.
error-record-header = { $path } ist keine Aufzeichnung einer Partie: Die erste Zeile ist keine Kopfzeile.
error-record-line = Zeile { $line } der Aufzeichnung ist beschädigt: { $problem }.
error-record-deviates = Zeile { $line } der Aufzeichnung weicht von den Regeln ab: { $what ->
    [after-end] nach dem Ende kann nichts mehr folgen
    [answer] diese Antwort war nicht möglich
    [auto] diese Antwort war nicht die einzig mögliche
    [dice] der Startwert ergibt etwas anderes
    [ended] die Partie konnte hier nicht enden
    [entropy] so konnte niemand Zufall dazugeben
    [header] eine zweite Kopfzeile
    [hint] niemand konnte hier um Rat fragen
    [number] die Nummerierung bricht ab
    [outcome] dieses Ergebnis war nicht möglich
    [replacement] dieser Platz konnte nicht neu besetzt werden
    [result] so ist die Partie nicht ausgegangen
    [snapshot] die Stellung ist eine andere
    [undo] das ließ sich nicht zurücknehmen
   *[other] { $what }
}.
error-record-fate = Die Aufzeichnung nennt eine Zufallsquelle, die es nicht gibt: „{ $found }“.
error-record-format = Die Aufzeichnung hat das Format { $found }; diese Version liest das Format { $known }.
error-record-rules = Die Aufzeichnung wurde nach Regelversion { $found } gespielt; diese Version spielt nach { $known }. Ihre letzte Momentaufnahme lässt sich noch mit „pelagos replay --from-snapshot“ öffnen.
error-record-pack = Die Aufzeichnung wurde mit dem Materialpaket { $found } gespielt, nicht mit { $known }. Nenne seinen Ordner mit --pack.
error-record-version = Die Aufzeichnung hat keinen Stand { $version }; der letzte ist { $last }.
error-record-snapshot = Die letzte Momentaufnahme der Aufzeichnung lässt sich mit dieser Version nicht öffnen.
error-record-no-snapshot = Die Aufzeichnung enthält keine Momentaufnahme, die sich öffnen ließe.
error-fair-seed = Der geheime Startwert passt nicht zu dem Prüfwert, der in der Kopfzeile der Aufzeichnung hinterlegt ist.
error-script-empty = Das Skript hat kein Ergebnis mehr für „{ $ask }“.
error-script-outcome = Das Ergebnis „{ $outcome }“ aus dem Skript ist für „{ $ask }“ nicht möglich.

## Materialpakete

error-pack-not-loaded = Diese Stellung wurde mit dem Materialpaket { $pack } gespielt, das hier nicht geladen ist.
error-pack-folder = { $path } ist kein Ordner mit Materialtabellen.
error-table-file = { $file } fehlt.
error-table-unknown = { $file } ist keine Tabelle dieses Spiels. Seine Tabellen: { $known }.
error-table-read = { $file } ist nicht lesbar: { $problem }.
error-table-csv = { $file }, Zeile { $row }: kein gültiges CSV ({ $problem }).
error-table-columns = { $file }, Zeile 1: Die Spalten müssen { $wanted } sein; gefunden: { $found }.
error-table-width = { $file }, Zeile { $row }: { $found } Zellen statt { $wanted }.
error-table-word = { $file }, Zeile { $row }, Spalte { $column }: „{ $value }“ ist keiner dieser Werte: { $choices }.
error-table-number = { $file }, Zeile { $row }, Spalte { $column }: „{ $value }“ ist keine ganze Zahl von { $low } bis { $high }.
error-table-twice = { $file }, Zeile { $row }, Spalte { $column }: „{ $value }“ steht dort zweimal.
error-table-empty = { $file }, Zeile { $row }, Spalte { $column }: Dort steht nichts.
error-table-missing = { $file }, Spalte { $column }: Es fehlt: { $missing }.
error-table-joker = { $file }, Zeile { $row }, Spalte { $column }: „{ $value }“ muss zugleich Joker und unverkäuflich sein oder keines von beidem.
error-table-slots = { $file }, Zeile { $row }, Spalte { $column }: { $value } muss jede der vier Arten genau einmal zeigen.
error-table-strip = { $file }, Zeile { $row }, Spalte { $column }: Die Preise { $value } sind nicht 0, 1, 2 und 3, jeder genau einmal.
error-table-marginal = { $file }, Zeile { $row }, Spalte { $column }: { $value } ist nicht die Differenz zur Zeile darüber.
error-table-rounds = { $file }, Zeile { $row }, Spalte { $column }: { $value } widerspricht einer Zeile darüber.
error-table-sum = { $file }, Zeile { $row }, Spalte { $column }: { $value } stimmt nicht mit { $other } überein, dessen Summe { $found } ist.
error-table-language = { $file }, Zeile { $row }, Spalte { $column }: „{ $value }“ gehört nicht zur Effektsprache.
error-table-key = { $file }, { $entry }: Einen Schlüssel „{ $key }“ gibt es nicht. Bekannt sind: { $known }.
error-table-value = { $file }, { $entry }: „{ $value }“ kann nicht der Wert von { $key } sein.
error-table-nothing = { $file }, { $entry }: { $key } fehlt.
error-table-amount = { $file }: { $found } von „{ $what }“; es müssen { $low } bis { $high } sein.
error-table-toml = { $file } ist kein gültiges TOML ({ $problem }).

## Falldateien

error-case-toml = { $file } ist kein gültiges TOML: { $problem }.
error-case-none = { $file } enthält kein [[case]].
error-case-key = { $file }, Fall { $case }: „{ $key }“ fehlt oder ist hier nicht bekannt. Bekannt: { $known }.
error-case-table = { $file }, Fall { $case }: „{ $key }“ muss { $form } sein.
case-form-text = ein Text in Anführungszeichen
case-form-texts = eine Liste von Texten, und nicht leer
case-form-table = eine Tabelle, und nicht leer
case-form-tables = eine Liste von Tabellen, und nicht leer
case-form-numbers = eine Liste ganzer Zahlen
case-form-flag = true oder false
case-form-list = eine Liste
case-form-answers = eine Tabelle mit einem Text oder einer Liste von Texten zu jeder Antwort
case-form-odds = eine Liste von Tabellen mit answer, chance und etwas, das erwartet wird
error-case-move = { $file }, Fall { $case }: „{ $move }“ ist weder eine Antwort noch eine Ablehnung mit answer und dazu reason, rule oder beidem.
error-case-empty = { $file }, Fall { $case }: Nichts wird gespielt und nichts erwartet.
error-case-impossible = Die gegebene Stellung ist unmöglich: { $problem }.
error-case-value = „{ $value }“ ist kein Wert für { $field }.
error-case-number = { $field } muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $value }“.
error-case-unknown = { $field }: „{ $value }“ ist nicht bekannt. Bekannt: { $known }.
error-case-twice = { $field }: „{ $value }“ ist zweimal genannt, kommt aber nur einmal vor.
error-case-missing = Die gegebene Stellung braucht auch { $field }.
error-case-against = { $field } = { $value } und { $other } können nicht zugleich gelten.
error-case-ship = „{ $value }“ ist kein Schiff: „{ $word }“ muss part:mast:sail:good lauten, zum Beispiel bow:anchor:anchor:fish.
error-nemo2-players = { $mode ->
    [solo] Allein ist für eine Person, und { $players } Plätze sind besetzt: Gib die anderen frei, oder wähle „gemeinsam“.
   *[other] Gemeinsam spielen zwei bis vier: Besetze noch einen Platz, oder wähle „allein“.
}
error-endeavor-players = { $mode ->
    [solo] Allein ist für eine Person, und { $players } Plätze sind besetzt: Gib die anderen frei, oder wähle „gegeneinander“ oder „gemeinsam“.
   *[other] Gegeneinander spielen mindestens zwei: Besetze noch einen Platz, oder wähle „allein“.
}
error-table-effect = { $file }, Zeile { $row }, Spalte { $column }: „{ $value }“ ist kein Effekt.
error-table-effect-needed = { $file }, Zeile { $row }, Spalte { $column }: „{ $needed }“ muss unter den Effekten sein.
error-table-no-sentence = { $file }, Zeile { $row }, Spalte { $column }: Für „{ $value }“ gibt es keinen Satz.
error-table-count = { $file }: erwartet { $wanted }, gefunden { $found }.

## Ein Programm an einem Server

error-client-away = Unter { $address } antwortet niemand.
error-client-foreign = Was unter { $address } antwortet, ist kein Pelagos-Server dieser Version.
error-client-address = „{ $address }“ ist keine Adresse eines Servers: Sie beginnt mit http:// oder https://.
