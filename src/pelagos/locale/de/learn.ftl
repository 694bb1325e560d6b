### Geführte erste Partien: der Lotse und was jede Lektion sagt. Die erste Zeile einer Karte ist ihre Überschrift.

web-learn = Lernen
web-learn-help = Eine geführte erste Partie: Wir spielen sie zusammen, Schritt für Schritt, und danach spielst du weiter.
web-learn-next = Weiter
web-learn-back = Zurück
web-learn-watch = Zuschauen
web-learn-play-on = Weiterspielen
web-learn-leave = Lektion verlassen
web-learn-sure = Die Lektion verlassen? Die Partie bleibt, wie sie ist, und du spielst ohne mich weiter.
web-learn-stay = Bleiben
web-learn-go = Verlassen
web-learn-rules = Regeln zu diesem Schritt
web-learn-do = Du bist dran:
web-learn-do-any = Du bist dran: was du möchtest.
web-learn-do-confirm = Jetzt bestätigen.
web-learn-do-undo = Nimm deine letzte Antwort zurück.

## Karten, die alle Lektionen teilen

learn-welcome =
    Willkommen an Bord
    Das hier ist eine echte Partie, und sie gehört dir: Ich zeige den Weg, du machst die Züge. Danach spielst du weiter, wie du willst.
    { $face ->
        [screen] Mit der Eingabetaste, n oder „Weiter“ geht es voran; p zeigt die Karte davor noch einmal. Wovon ich spreche, ist auf dem Spielplan hervorgehoben; r schlägt die Regeln einer Karte auf, und ? nennt alle Tasten.
        [terminal] Mit Eingabe blätterst du um. Mit ? bekommst du jederzeit Hilfe.
       *[page] Mit „Weiter“ geht es voran; „Zurück“ zeigt eine frühere Karte noch einmal. Blau umrandet ist, wovon ich gerade spreche, und die kleinen Verweise unten führen zu den Regeln.
    }
learn-answer =
    So antwortest du
    { $face ->
        [screen] Wirst du gefragt, steht die Frage unter mir. Wähl mit den Pfeiltasten und der Eingabetaste, drück die Nummer vor einer Antwort oder klick sie an. Ein Pfeil zeigt, was ich meine.
        [terminal] Zu jeder Frage stehen die Antworten mit Nummern da. Tippe die Nummer oder die Worte.
       *[page] Die Frage steht unter mir. Klick eine Antwort in der Liste an oder ihre Umrandung auf dem Spielplan, oder drück die Taste davor. Damit ist sie nur geplant, und der Spielplan zeigt, was sie bewirken würde.
    }
    { $face ->
        [screen] w sagt dir, was nicht geht, warum und nach welcher Regel.
        [terminal] Was nicht geht, sagt dir, warum und nach welcher Regel.
       *[page] Mit „Bestätigen“ (oder der Eingabetaste) gilt sie; Esc verwirft sie.
    }
learn-undo =
    Nimm es zurück
    { $face ->
        [screen] Drück u, und deine letzte Antwort ist ungeschehen.
        [terminal] Tippe undo, und deine letzte Antwort ist ungeschehen.
       *[page] Drück „Zurücknehmen“ oder die Taste U, und deine letzte Antwort ist ungeschehen.
    }
    In einer gewöhnlichen Partie geht das, bis ein Würfel fällt, etwas Verdecktes sichtbar wird oder jemand anders antwortet; an einem Übungstisch wie diesem geht es immer.
learn-log =
    Was geschehen ist
    { $face ->
        [screen] Der Verlauf ganz unten erzählt es. Drück l, um mehr davon zu lesen, und b, um dich mit den Pfeiltasten auf dem Spielplan zu bewegen.
        [terminal] Tippe log, um es noch einmal zu lesen, und board, um den Tisch zu sehen.
       *[page] Der Verlauf unter dem Spielplan (auf kleinen Bildschirmen ein eigener Reiter) erzählt alles. Zeig auf eine Zeile, und der Spielplan zeigt, wovon sie spricht; klick sie an oder nimm die Pfeiltasten, und du reist zu diesem Augenblick. „Zurück zum Jetzt“ bringt dich heim, und die Partie bleibt ungestört.
    }
learn-why-not =
    Warum nicht?
    { $face ->
        [screen] Drück w: Du bekommst alles, was jetzt nicht möglich ist, mit Grund und Regel.
        [terminal] Tippe why: Du bekommst alles, was jetzt nicht möglich ist, mit Grund und Regel.
       *[page] Was du nicht tun kannst, bleibt unter „Jetzt nicht möglich“ sichtbar. Zeig darauf, tippe es an oder geh mit der Tastatur hin: Es nennt dir den Grund und die Regel.
    }
learn-perils =
    Was droht
    { $face ->
        [screen] Über der Frage sagt eine Zeile, was droht, das Nächste zuerst: je mehr Ausrufezeichen, desto näher ist es. Solange nichts nahe ist, sagt sie ohne Zeichen, wovor man sich hüten muss.
        [terminal] Über der Frage sagt eine Zeile, was droht, das Nächste zuerst: je mehr Ausrufezeichen, desto näher ist es. Solange nichts nahe ist, sagt sie ohne Zeichen, wovor man sich hüten muss.
       *[page] Über der Frage sagen kleine Schilder, was droht, das Nächste zuerst: je mehr Ausrufezeichen, desto näher ist es. Zeig auf eines, und der Plan zeigt, wo es ist; was nahe ist, pocht dort. Solange nichts nahe ist, sagt ein leises ohne Zeichen, wovor man sich hüten muss.
    }

learn-odds =
    Wie stehen die Chancen?
    { $face ->
        [screen] Drück o, ehe du dich entscheidest: Du siehst genau, was kommen kann und wie wahrscheinlich es ist.
        [terminal] Tippe odds, ehe du dich entscheidest: Du siehst genau, was kommen kann und wie wahrscheinlich es ist.
       *[page] Drück O oder setz in den Optionen das Häkchen bei „Chancen neben den Antworten zeigen“: Du siehst, ehe du dich entscheidest, genau, was kommen kann und wie wahrscheinlich es ist.
    }
learn-end =
    Der Tisch gehört dir
    Das war die Lektion; die Partie geht weiter. Ab hier ist das Glück echt, und alles ist erlaubt.
    { $face ->
        [screen] Mit der Eingabetaste spielst du weiter. ? nennt alle Tasten, r die Regel hinter einer Frage, und u nimmt etwas zurück.
        [terminal] Mit Eingabe spielst du weiter. Tippe ? für Hilfe, rule für eine Regel, undo zum Zurücknehmen.
       *[page] Drück „Weiterspielen“. Das Fragezeichen oben zeigt alle Tasten, und die Regeln findest du in den Optionen. Gute Fahrt!
    }

## Im Terminal

learn-page = [{ $number }/{ $total }] { $heading }
learn-next = Eingabe: weiter >
learn-watch = Eingabe: zuschauen >
learn-do = Du bist dran: { $wanted }
learn-do-any = Du bist dran: was du möchtest.
learn-do-undo = Du bist dran: undo
learn-rules = Regeln: { $rules }
learn-over = Die Lektion ist zu Ende. Du spielst weiter.
learn-checked = { $file }: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}, durchgespielt mit jeder Antwort, die erlaubt ist.

## Was nicht stimmt

error-lesson = { $file }, Schritt { $step } ({ $say }): { $problem }
error-lesson-deeds = { $file }, { $entry }: { $key } verträgt sich nicht mit { $other }.
error-lesson-unscripted = das Schicksal wird „{ $ask }“ gefragt, und das Skript hat kein Ergebnis dafür
error-lesson-outcome = „{ $outcome }“ kann bei „{ $ask }“ nicht herauskommen. Möglich: { $known }
error-lesson-unused = kam nie vor: { $outcome }
error-lesson-not-asked = hier wird der Lernende nicht gefragt
error-lesson-not-offered = „{ $answer }“ steht nicht zur Wahl. Zur Wahl stehen: { $known }
error-lesson-holds = nicht wie erwartet: { $found }
error-lesson-spot = auf den Zeichnungen gibt es keine Stelle „{ $spot }“
error-lesson-rule = es gibt keine Regel „{ $rule_id }“
error-lesson-message = im Katalog „{ $language }“ fehlt eine Nachricht „{ $message }“ mit Überschrift und Text
error-no-lesson = Für „{ $game }“ gibt es noch keine geführte erste Partie.
error-lesson-none = An diesem Tisch läuft keine Lektion.
error-lesson-nothing = Die Lektion wartet hier auf dich.
error-lesson-later = Das kommt später. Jetzt erst einmal: { $wanted }
error-lesson-not-yet = { $why }
error-lesson-undo = Einen Augenblick: Nimm zuerst deine letzte Antwort zurück.
error-lesson-watch = Einen Augenblick: Sehen wir erst, was als Nächstes geschieht.
