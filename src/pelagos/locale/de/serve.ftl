### Der Webserver: was er von sich sagt und was er ablehnt.

serve-begun = Pelagos läuft unter { $address } und bewahrt seine Tische in { $db } auf. Strg+C beendet es.
serve-verify-seeded = Aller Zufall dieser Partie folgt aus dem Startwert { $seed }; wer die Aufzeichnung nachspielt, erhält dasselbe.
serve-verify-fair = Der Startwert { $seed } stand vor dem ersten Zug fest: Sein Hash ist der Prüfwert { $commitment }. Daraus folgt aller Zufall dieser Partie.
serve-verify-manual = In dieser Partie wurde von Hand gewürfelt und gezogen und das Ergebnis eingetippt.

error-bad-message = Das war nicht zu verstehen: { $problem }.
error-bad-token = Dieses Token öffnet hier keinen Platz: Es ist gefälscht oder abgelaufen, oder der Platz gehört jetzt jemand anderem.
error-bad-invite = Diese Einladung ist nicht gültig.
error-link-used = Dieser Link wurde schon benutzt oder ist abgelaufen.
error-seat-taken = Dieser Platz ist nicht mehr frei.
error-seat-kind = Ein Platz ist für „me“, „hotseat“, „open“ oder „bot:…“, nicht für „{ $kind }“.
error-spectator = Das können nur die, die am Tisch sitzen.
error-no-table = Diesen Tisch gibt es nicht, oder er ist nicht für alle.
error-not-found = Hier ist nichts.
error-method = So wird diese Adresse nicht benutzt.
error-foreign-page = Das wollte die Seite einer anderen Website; es ist nichts geschehen.
error-too-large = Das sind mehr als { $most } Bytes.
error-too-fast = Zu viel auf einmal. Warte einen Augenblick und versuche es noch einmal.
error-too-many-tables = Du hast { $most } offene Partien; beende oder verlasse einige, bevor du eine neue eröffnest.
error-foreign-host = Auf den Namen „{ $host }“ hört dieser Server nicht. Wer ihn betreibt, kann ihn zulassen: --allowed-hosts.
error-quota-tables = Es wurden in kurzer Zeit viele Tische eröffnet. Der nächste geht in { $seconds } s.
error-quota-imports = Es wurden in kurzer Zeit viele Aufzeichnungen mitgebracht. Die nächste geht in { $seconds } s.
error-quota-bots = Es wurden in kurzer Zeit viele Tische nur für Bots eröffnet. Der nächste geht in { $seconds } s.
error-quota-talk = Du redest schneller, als andere lesen können. Warte { $seconds } s.
error-busy = Gerade fragen viele nach demselben. Es geht nichts verloren; versuche es bald noch einmal.
error-record-long = Eine Aufzeichnung hat hier höchstens { $most } Zeilen; diese hat { $lines }.
error-undo-no-more = Dieser Tisch hat { $most } Einträge erreicht; ab hier kann nichts mehr zurückgenommen werden, aber du kannst bis zum Ende weiterspielen.
error-limit-unknown = Eine Grenze namens „{ $limit }“ gibt es nicht. Diese lassen sich setzen: { $known }.
error-limit-value = Die Grenze „{ $limit }“ ist eine Zahl über null, nicht „{ $value }“.
error-internal = Bei uns ist etwas schiefgegangen; es wurde nichts verändert. Näheres steht im Protokoll des Servers.
error-database = Die Datenbank { $url } ist nicht zu benutzen: { $problem }.
error-cannot-listen = { $host }, Port { $port }: Dort kann der Server nicht lauschen ({ $problem }).
error-record-later = Die Aufzeichnung verrät jede Ziehung; solange andere mitspielen, gibt es sie erst nach dem Ende.
error-record-fair = Diese Partie mit nachprüfbarem Zufall ist nicht zu Ende, und ihr geheimer Startwert liegt auf dem Server, von dem sie kommt: Nur dort kann sie weitergehen.
error-unknown-version = Dieser Tisch hat keinen Stand { $version }; der letzte ist { $last }.
