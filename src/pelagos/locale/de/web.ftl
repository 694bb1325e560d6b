### Die Webseiten: was rund um die Spiele steht.

## Rahmen

web-skip = Zum Inhalt springen
web-foot = Freie Software. Regeln in unseren eigenen Worten; die Spiele gehören ihren Autoren und Verlagen.
web-language = Sprache
web-theme = Aussehen
web-theme-light = Tageslicht
web-theme-dark = Nacht
web-theme-paper = Alte Seekarte
web-apply = Übernehmen
web-home = Startseite
web-back = Zurück
web-close = Schließen
web-error-more = Es wurde nichts verändert. Der Weg zur Startseite steht immer offen.

## Startseite

web-welcome = Seespiele, genau nach den Regeln
web-welcome-more = Allein, mit Freunden oder gegen die Maschine. Jede Regel gilt, jedes „Nein“ hat seinen Grund, und jede Partie lässt sich nachspielen.
web-continue = Weiterspielen
web-finished = Beendete Partien
web-your-turn = Du bist am Zug
web-turn-of = { $name } ist am Zug
web-over = Das Spiel ist zu Ende
web-waiting-seats = Plätze sind frei
web-games = Die Spiele
web-alone = Ein Spieler, allein
web-players = { $low ->
    [1] { $low } bis { $high } Spieler, allein oder gemeinsam
   *[other] { $low } bis { $high } Spieler
}
web-play-now = Jetzt spielen
web-set-up = Tisch einrichten
web-rules = Regeln
web-public = Öffentliche Tische
web-public-none = Zurzeit ist kein öffentlicher Tisch offen.
web-import = Aufzeichnung öffnen
web-import-help = Wähle eine Datei oder lege sie hier ab: Die Partie geht weiter oder lässt sich noch einmal ansehen.
web-import-choose = Datei wählen
web-import-offline = Die Aufzeichnung lässt sich nicht senden: keine Verbindung.
web-join = Mitspielen
web-watch = Zuschauen

## Ein neuer Tisch

web-new = Neuer Tisch
web-first-game = Erste Partie
web-first-game-help = Füllt alles für jemanden aus, der noch nie gespielt hat: leichter Schwierigkeitsgrad, Zurücknehmen wie am Übungstisch, der Tisch würfelt.
web-usual = (üblich)
web-modes = Wie gespielt wird
web-mode-solo = Du spielst für dich allein.
web-mode-coop = Ihr gewinnt oder verliert alle gemeinsam.
web-mode-semi_coop = Ihr gewinnt oder verliert gemeinsam, und einer erlangt den meisten Ruhm.
web-mode-competitive = Jeder spielt für sich; die meisten Punkte gewinnen.
web-seats = Plätze
web-my-name = Dein Name
web-my-name-example = Kapitän
web-seat-number = Platz { $number }
web-seat-name = Name auf Platz { $number }
web-seat-name-example = Name, wenn du magst
web-kind-me = Du
web-kind-bot = Bot { $name } ({ $level })
web-kind-hotseat = Jemand an diesem Bildschirm
web-kind-open = Ein Freund, per Link
web-kind-none = Niemand
web-bot-random = treibt dahin
web-bot-greedy = seefest
web-bot-search = bedächtig
web-bot-deckhand = sorglos
web-bot-captain = denkt voraus
web-bot-master = denkt weit voraus
web-seats-help = Der Platz eines Freundes wartet auf den, der den Link bekommt. An einem Bildschirm wechselt ihr euch ab.
web-settings = Das Spiel
web-settings-more = { $number ->
    [one] Eine weitere Einstellung
   *[other] { $number } weitere Einstellungen
}
web-dice = Würfeln und Ziehen
web-fate-seeded = Der Tisch würfelt
web-fate-seeded-help = Der Server lost aus; sobald zwei Leute spielen, fair und nachprüfbar.
web-fate-fair = Fair und nachprüfbar
web-fate-fair-help = Der Server legt sich vor dem ersten Zug auf einen geheimen Startwert fest und zeigt ihn am Ende, sodass alle jeden Würfel nachprüfen können.
web-fate-manual = Ich würfle selbst
web-fate-manual-help = Für alle mit der Schachtel zu Hause: Du tippst ein, was gefallen ist.
web-access = Wer hereinschauen darf
web-access-private = Nur die Mitspieler
web-access-private-help = Sonst kann niemand den Tisch öffnen.
web-access-link = Wer den Link hat
web-access-link-help = Freunde können zuschauen.
web-access-public = Alle
web-access-public-help = Der Tisch steht auf der Startseite.
web-practice = Übungstisch
web-practice-help = Alles lässt sich zurücknehmen, auch Würfel.
web-open-table = Tisch eröffnen

## Werte der Einstellungen

web-choice-solo = allein
web-choice-coop = gemeinsam
web-choice-semi_coop = semikooperativ
web-choice-frosted = Frosted Games
web-choice-galakta = Galakta
web-choice-ask = frag mich
web-choice-explore = Erforschung
web-choice-science = Wissenschaft
web-choice-anti-imperialism = Anti-Imperialismus
web-choice-war = Krieg!
web-choice-sailor = Matrose (leicht)
web-choice-officer = Offizier
web-choice-captain = Kapitän (schwer)
web-choice-level = laut Schwierigkeitsgrad
web-choice-edition = laut Ausgabe
web-choice-random = durch das Los
web-choice-competitive = gegeneinander
web-choice-easy = einfach
web-choice-medium = mittel
web-choice-hard = schwierig
web-choice-legendary = legendär
web-choice-yes = ja
web-choice-no = nein
web-choice-outer = in den äußeren Ozeanen
web-choice-inner = in den inneren Ozeanen
web-choice-hits_only = nur Treffer
web-choice-any_loss = jeden Verlust
web-choice-before_location = vor dem Wurf
web-choice-after_location = nach dem Wurf
web-choice-removed = aus dem Spiel
web-choice-fail_pile = auf den FEHLSCHLAG-Stapel
web-choice-per_attack = einmal je Angriff
web-choice-per_action = einmal je Aktion
web-choice-permanent = er bleibt
web-choice-current = er folgt dem Anzeiger
web-choice-ship_first = zuerst das Schiff
web-choice-discard_first = zuerst das Abwerfen
web-choice-forced = sie erzwingt eines
web-choice-free_action = sie bietet eines an
web-choice-tests = nur bei TESTs
web-choice-any_2d6 = bei jedem Wurf mit zwei Würfeln
web-choice-all_ships = alle Schiffe
web-choice-same_kind = Schiffe derselben Art
web-choice-action_phase = in der Aktionsphase
web-choice-any_time = jederzeit
web-choice-mandatory = muss
web-choice-optional = darf

## Mitspielen

web-invited = { $host } lädt dich an den Tisch ein.
web-at-the-table = Am Tisch: { $names }.
web-which-seat = Welcher Platz
web-take-seat = Platz nehmen
web-no-open-seat = Alle Plätze sind besetzt. Du kannst zuschauen.

## Am Tisch

web-skip-question = Zur Frage springen
web-wishes = Optionen
web-wish-hasty = Antworten sofort senden, ohne Vorschau
web-wish-calm = Große Momente bleiben klein
web-wish-careful = Vor jedem Würfel bestätigen
web-wish-everything = Auch fragen, wo nur eine Antwort sinnvoll ist
web-assents = Manchem stimmst du zu, ohne gefragt zu werden.
web-assents-end = Wieder fragen
web-wish-odds = Chancen neben den Antworten zeigen
web-wish-sound = Klänge
web-wish-volume = Lautstärke
web-wish-discreet = Was ich erwäge, für mich behalten
web-wish-bell = Mir sagen, wenn ich am Zug bin, auch hinter anderen Fenstern
web-bell-denied = Dieser Browser erlaubt dieser Seite keine Mitteilungen. In seinen Einstellungen lässt sich das ändern.
web-pace = Züge der anderen zeigen
web-pace-off = sofort
web-pace-quick = schnell
web-pace-normal = gemächlich
web-pace-slow = langsam
web-film-skip = Überspringen
web-film-again = Den Zug der anderen noch einmal zeigen
web-carry = Meinen Platz auf ein anderes Gerät mitnehmen
web-record = Aufzeichnung herunterladen
web-help = Hilfe und Tasten
web-board = Spielplan
web-whole = Der ganze Spielplan
web-others = Die anderen Plätze
web-laying-out = Der Spielplan wird ausgelegt …
web-question = Frage
web-own-dice = Würfle oder ziehe und tippe ein, was kam:
web-own-dice-example = etwa 3 4
web-enter = Eintragen
web-more = Selten getan
web-rolls = der Würfel entscheidet sofort
web-assent = Dem immer zustimmen, ohne gefragt zu werden
web-not-now = Jetzt nicht möglich
web-staged = Geplant:
web-then-done = Bestätige, um es zu spielen.
web-then-fate = Danach wird gewürfelt oder gezogen.
web-then-reveal = Danach kommt Verborgenes ans Licht.
web-chance = Chance auf Erfolg
web-confirm = Bestätigen
web-cancel = Verwerfen
web-undo = Zurücknehmen
web-end-sheet = Wertung
web-side = Neben dem Spielplan
web-tab-panels = Tisch
web-tab-score = Wertung
web-tab-chat = Chat
web-tab-drawer = Schublade
web-tab-text = Text
web-chat-say = Sag etwas
web-chat-send = Senden
web-phrases = Kurze Sätze; alle lesen sie in ihrer Sprache
web-unread = ungelesen
web-log = Verlauf
web-latest = Zuletzt geschehen:
web-since = Dieser Zug:
web-stage-on = Weiter
web-stage-came = Was daraus wurde
web-die = Würfel
web-waits-for = { $seat } hat zu entscheiden.
web-waits-for-bot = { $seat } denkt nach.
web-odds-none = Auf keine dieser Antworten folgt unmittelbar ein Wurf oder eine Ziehung.
web-then-decides = { $seat } entscheidet.
web-then-asked = Danach:
web-looking-back = Blick zurück
web-moment-of = Zeitpunkt der Partie
web-now = Zurück zum Jetzt
web-earlier = Früher
web-later = Später
web-which = Welche davon?
web-score = Punkte
web-total = Summe
web-no-score = Es wird nicht gewertet.
web-seat-open = freier Platz
web-seat-you = du
web-seat-bot = Bot
web-seat-away = nicht da
web-thinking = überlegt
web-acts = ist am Zug
web-weighs = erwägt:
web-invite = Jemanden einladen: Wer diesen Link öffnet, kann einen freien Platz einnehmen.
web-copy = Link kopieren
web-copy-by-hand = Bitte den Link markieren und von Hand kopieren.
web-copied = Kopiert.
web-scan = Ein Bild zum Scannen
web-scan-picture = Der Link als Bild, das eine Kamera liest
web-drawer-empty = Alles, was es zu sehen gibt, liegt auf dem Spielplan.
web-line-connecting = Verbinde …
web-line-offline = Keine Verbindung; neuer Versuch läuft. Nichts geht verloren.
web-part-missing = Ein Teil dieser Seite konnte nicht geladen werden; neuer Versuch läuft. Wenn das so bleibt, bitte die Seite neu laden: nichts geht verloren.

## Hilfe

web-help-title = So wird hier gespielt
web-help-how = Was sich antworten lässt, leuchtet auf dem Spielplan und steht in der Liste; beides ist dasselbe. Ein Klick auf einen Ozean, ein Schiff oder einen Stapel sagt auf einmal, was die Regeln nacheinander fragen. Eine Antwort ist nur geplant, bis du sie bestätigst; Bestätigen sagt auch, was du nicht mehr tust, etwa das Ende des Zuges. Steht ein Würfel neben den letzten Antworten eines Plans, so wird danach sofort gewürfelt.
web-help-look = Alles lässt sich nachlesen: Klick auf ein Teil, das gerade keine Wahl ist, halte ein beliebiges Teil gedrückt oder klick es mit rechts an, drück i oder klick auf einen gepunkteten Namen, und sein Blatt sagt, was es kann.
web-help-why = Was jetzt nicht möglich ist, bleibt sichtbar: Zeig darauf, tippe es an, geh mit der Tastatur hin oder klick auf seinen Ort auf dem Spielplan, und es sagt dir, warum und nach welcher Regel.
web-help-back = Antworten lassen sich zurücknehmen, bis gewürfelt oder etwas Verdecktes gezeigt wird. Eine Zeile des Verlaufs zeigt ihren Ort auf dem Spielplan; ein Klick führt zu diesem Moment. Die Wertung bis jetzt hat ihren eigenen Reiter.
web-keys = Tasten
web-key-answer = die Antworten der Liste
web-key-confirm = Geplantes bestätigen
web-key-cancel = Geplantes verwerfen
web-key-undo = letzte Antwort zurücknehmen
web-key-question = zur Frage
web-key-board = zum Spielplan
web-key-panels = zum Reiter „Tisch“
web-key-log = zum Verlauf
web-key-chat = zum Chat
web-key-text = der Spielplan als Text
web-key-past = vor und zurück durch die Partie
web-key-look = lies nach, was den Fokus hat oder unter dem Zeiger liegt
web-key-stage = zum nächsten großen Moment oder zurück an den Tisch
web-key-odds = Chancen an und aus
web-key-skip = gleich zum Stand, während Züge der anderen gezeigt werden
web-key-again = den Zug der anderen noch einmal zeigen
web-key-help = dieses Blatt

## Das Ende

web-place-shared = geteilter Platz
web-verify = Das Glück nachprüfen
web-course = Punkte im Verlauf
web-course-table = Dasselbe als Tabelle
web-course-when = Wann
web-glory = Was am Ende erreicht ist, ganz gezeichnet
web-turning = Die Wendepunkte
web-unscored = Nicht gewertet; es wäre gewesen
web-poster = Bild zum Teilen
web-again = Noch einmal
web-look-at-board = Spielplan ansehen

## Die Regeln

web-rules-of = Die Regeln von { $game }
web-rules-lead = Jede Regel, wie sie an diesem Tisch gilt, in unseren eigenen Worten und mit der Nummer, auf die Fragen, Gründe und Wertung verweisen.
web-find = Suchen
web-rules-chapters = Kapitel

## Sheets of pieces

web-look = Nachlesen
web-piece-back = Zurück zum vorigen Blatt
web-piece-now = Jetzt
web-piece-picture = Bild größer oder kleiner
web-pieces = Spielmaterial
web-pieces-of = Das Spielmaterial von { $game }
web-pieces-lead = Alles aus der Schachtel: { $number ->
        [one] { $number } Teil
       *[other] { $number } Teile
    } mit allem, was darauf steht, in unseren eigenen Worten.
web-pieces-none = Kein Teil heißt so.
web-crumbs = Weg zurück
web-perils = Was droht
