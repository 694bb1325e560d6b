# Tische nach älteren Regeln

error-table-old = Dieser Tisch wurde nach Regelversion { $found } gespielt; dieser Server spielt nach { $known }. Man kann ihn nur noch ansehen.
error-table-lost = Dieser Tisch wurde nach Regelversion { $found } gespielt; dieser Server spielt nach { $known }, und keine Stellung davon ist aufbewahrt. Seine Aufzeichnung lässt sich noch herunterladen.
error-no-onward = Dieser Tisch kann von seiner letzten aufbewahrten Stellung aus nicht weitergehen.
error-record-begins = Diese Aufzeichnung beginnt mitten in einer Partie. Auf der Kommandozeile lässt sie sich zeigen und prüfen, hier aber nicht öffnen.
web-old-rules = Gespielt nach Regelversion { $found }; dieser Server spielt nach { $known }. Du siehst den Tisch, wie er bei Schritt { $at } von { $last } stand. Hier kann niemand antworten.
web-old-pack = Gespielt mit anderem Material als dem dieses Servers. Du siehst den Tisch, wie er bei Schritt { $at } von { $last } stand. Hier kann niemand antworten.
web-old-go-on = Von hier an einem neuen Tisch weiterspielen
web-old-onward = Zum Tisch, an dem es weitergeht
web-line-refused = Nicht verbunden.
