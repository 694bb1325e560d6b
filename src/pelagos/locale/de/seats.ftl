### Plätze, die weitergehen, Uhren, ein frühes Ende, und wie lange Tische bleiben.

face-ended-agreed = Die Spieler haben sich geeinigt, die Partie hier zu beenden.
face-ended-resigned = Die Partie wurde aufgegeben.
face-ended-time = Die Zeit war um und mit ihr die Partie.
face-verdict-early = Niemand gewinnt: Die Partie wurde nicht zu Ende gespielt.
face-log-resigned = { $before } gibt auf; { $name } spielt weiter.
face-log-resigned-open = { $before } gibt auf; der Platz ist frei.
face-log-handed = { $before } lässt { $name } weiterspielen.
face-log-offered = { $before } gibt den Platz ab; er ist frei.
face-log-taken = { $name } setzt sich und spielt weiter.
face-log-back = { $name } ist zurück und spielt weiter.
face-log-away = { $before } ist nicht da; { $name } spielt weiter.
face-log-away-open = { $before } ist nicht da; der Platz ist frei.
face-log-time = Die Zeit von { $before } ist um; { $name } spielt weiter.
face-log-time-open = Die Zeit von { $before } ist um; der Platz ist frei.
face-log-empty = Niemand ist gekommen; { $name } spielt weiter.

## Die Regeln eines Tisches

house-days = { $number ->
    [one] { $number } Tag
   *[other] { $number } Tage
}
house-hours = { $number ->
    [one] { $number } Stunde
   *[other] { $number } Stunden
}
house-minutes = { $number ->
    [one] { $number } Minute
   *[other] { $number } Minuten
}
house-seconds = { $number ->
    [one] { $number } Sekunde
   *[other] { $number } Sekunden
}
house-clock-none = Ohne Uhr.
house-clock-move = Zeit für einen Zug: { $time }.
house-clock-game = Zeit für die ganze Partie: { $time }.
house-clock-bonus = Zeit für die ganze Partie: { $time }; jeder Zug bringt dazu: { $more }.
house-over-bot = Ist die Zeit um, spielt ein Bot weiter.
house-over-host = Ist die Zeit um, entscheidet, wer den Tisch eröffnet hat, wer weiterspielt.
house-over-lost = Ist die Zeit um, ist der Platz verloren.
house-away-never = Niemand wird ersetzt, weil er nicht da ist.
house-away = Wer am Zug und länger weg ist als { $time }, kann ersetzt werden; darüber entscheidet, wer den Tisch eröffnet hat.
house-left-bot = Für den, der aufgibt, spielt ein Bot weiter.
house-left-open = Der Platz dessen, der aufgibt, ist frei für den Nächsten mit einer Einladung.

## Was man mit Plätzen tun kann

seat-menu = Plätze und Ende
seat-rules = Regeln dieses Tisches
seat-deed-resign = Aufgeben
seat-deed-hand = Einen Bot für mich spielen lassen
seat-deed-back = Meinen Platz zurücknehmen
seat-deed-offer = Meinen Platz abgeben
seat-deed-bot = Einen Bot für { $seat } spielen lassen
seat-deed-open = Den Platz von { $seat } freigeben
seat-of = { $deed } ({ $name })
seat-help-resign-bot = Ein Bot spielt weiter. Der Platz lässt sich nicht zurücknehmen.
seat-help-resign-open = Der Platz ist frei für den Nächsten mit einer Einladung.
seat-help-resign-alone = Die Fahrt endet hier und gilt als aufgegeben.
seat-help-resign-last = Es blieben nur Bots: Die Partie endet hier, und niemand gewinnt.
seat-help-hand = { $bot } spielt weiter, bis du den Platz zurücknimmst. So lange siehst du, was Zuschauer sehen.
seat-help-back = Der Bot hört auf, und du spielst weiter.
seat-help-offer = Wer die Einladung hat, kann sich hierher setzen, auch du.
seat-help-bot = { $bot } spielt weiter.
seat-help-open = Wer die Einladung hat, kann sich hierher setzen.
seat-sure-resign = Ja, aufgeben
seat-sure-end = Ja, beenden
seat-vote-propose = Vorschlagen, die Partie zu beenden
seat-vote-agree = Zustimmen, die Partie zu beenden
seat-vote-withdraw = Doch weiterspielen
seat-vote-help = Wenn alle Menschen am Tisch zustimmen, endet die Partie hier, und niemand gewinnt.
seat-vote-alone = Sonst spielen hier keine Menschen: Die Partie endet sofort, und niemand gewinnt.
seat-vote-stands = Für ein Ende hier: { $names }. Es fehlt noch: { $others }.
seat-pin = Diesen Tisch für immer behalten
seat-unpin = Diesen Tisch nicht für immer behalten
seat-goes-finished = Dieser Tisch wird am { $date } entfernt: So lange bleiben beendete Partien hier: { $time }. Wer hier spielt, kann ihn behalten.
seat-goes-idle = Dieser Tisch wird am { $date } entfernt, wenn niemand weiterspielt. Wer hier spielt, kann ihn behalten.
seat-time-over = Die Zeit von { $seat } ist um. Wer den Tisch eröffnet hat, entscheidet, wer weiterspielt.

## Was nicht möglich ist

error-seat-not-yours = Das ist nicht dein Platz.
error-seat-no-return = Auf diesem Platz spielt kein Bot für dich.
error-seat-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-seat-plays = { $seat } ist nicht abwesend und hat noch Zeit. Die Regel dieses Tisches: { $house }
error-seat-changed = So kann dieser Platz jetzt nicht wechseln.
error-seat-over = Die Partie ist zu Ende; die Plätze bleiben, wie sie sind.
error-seat-lesson = In einer Lektion wechselt niemand den Platz. Verlass zuerst die Lektion.
error-seat-sure = Das lässt sich nicht zurücknehmen. Schick es noch einmal mit „sure“, wenn du es meinst.
error-clock = Eine Uhr braucht eine Zeit: von { $low } bis { $high } Sekunden.

## Einen Tisch eröffnen

web-house = Uhr, Abwesenheit, Aufgeben
web-house-clock = Uhr
web-clock-none = keine
web-clock-move = je Zug: { $time }
web-clock-game = für die Partie: { $time }
web-house-increment = Zugabe für jeden Zug
web-increment-none = keine
web-house-time-over = Wenn die Zeit um ist
web-time-over-bot = spielt ein Bot weiter
web-time-over-host = entscheidet, wer den Tisch eröffnet hat
web-time-over-lost = ist der Platz verloren
web-house-absent = Ersetzt wird, wer am Zug und länger weg ist als
web-absent-never = nie
web-house-leaver = Der Platz dessen, der aufgibt,
web-leaver-bot = geht an einen Bot
web-leaver-open = ist frei für den Nächsten
