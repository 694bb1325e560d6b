### Wer du bist: Namen, Geräte, Wege zurück, wen man hört.

error-name-blank = In diesem Namen ist nichts zu sehen. Wähle einen mit Buchstaben oder Ziffern.
error-no-device = So ein Gerät gibt es unter deinen nicht.
error-bad-passkey = Dieser Passkey öffnet hier nichts.
error-bad-code = Dieser Wiederherstellungscode öffnet hier nichts. Sieh ihn noch einmal an, Gruppe für Gruppe.
error-too-many-tries = Zu viele Versuche. Warte einige Minuten und versuche es noch einmal.
error-no-line = Das hat niemand gesagt, den man stummschalten könnte.
error-blocked = Wer diesen Tisch eröffnet hat, möchte dir hier nicht begegnen.
error-lent = Dieser Platz ist diesem Browser geliehen. Weitergeben kann ihn nur, wer dort sitzt.
