### Glück: woher es kommt, was darüber versprochen ist und wer etwas dazugibt.

face-log-entropy = { $seat } gibt eigenen Zufall dazu.

luck-seeded = Der Server hat für diesen Tisch einen Startwert ausgelost, den niemand kennt; die Aufzeichnung verrät ihn am Ende.
luck-chosen = Der Startwert dieses Tischs wurde ausgesucht: Wer ihn kennt, kennt allen Zufall im Voraus.
luck-fair = Fairer und nachprüfbarer Zufall. Der Prüfwert { $commitment } bindet den Server an einen geheimen Startwert, den er am Ende zeigt.
luck-manual = An diesem Tisch wird von Hand gewürfelt und gezogen.
luck-added = Eigener Zufall kam von { $names } dazu; aller Zufall seitdem hängt auch davon ab.
luck-verify-added = Auch das zählt, was dazugegeben wurde: { $added }.
luck-own = Eigener Zufall
luck-own-help = Der Browser gibt von selbst welchen dazu. Wer weder ihm noch uns traut, tippt irgendeinen Text.

error-entropy-not-fair = Eigener Zufall lässt sich nur zu fairem und nachprüfbarem Zufall dazugeben; an diesem Tisch kommt er anderswoher.
error-entropy-nobody = Von diesem Platz aus lässt sich jetzt kein Zufall dazugeben.
error-entropy-text = Eigener Zufall ist ein Text aus 1 bis { $longest } sichtbaren Zeichen.
error-entropy-enough = Dieser Platz hat schon { $most }-mal Zufall dazugegeben; mehr macht es nicht fairer.
error-entropy-count = Zufall wurde { $texts }-mal dazugegeben, aber { $people ->
    [0] niemand spielt
    [one] nur eine Person spielt
   *[other] nur { $people } Personen spielen
 } an diesem Terminal.
error-seed-chosen = Ein Startwert lässt sich nur an einem Übungstisch aussuchen, oder wo sich sonst niemand hinsetzt: Wer ihn kennt, kennt jeden Würfel im Voraus.
error-odds-other-seat = Wohin eine Antwort führen kann, erfährt nur, wer gefragt ist.
