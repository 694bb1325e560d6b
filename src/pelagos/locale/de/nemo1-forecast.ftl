### Nemo's War, first edition: what an option puts at stake.

nemo1-forecast-about = etwa { $percent }{"\u00A0"}%
nemo1-forecast-again = Ein neuer Wurf gelingt: { $chance }
nemo1-forecast-bonus = { $resource } +{ $bonus }
nemo1-forecast-comes = { $effects }: { $chance }
nemo1-forecast-damage = {"  "}Was ein Treffer kostet (Augenzahlen von sechs): Nemo { $nemo }, Crew { $crew }, Rumpf { $hull }
nemo1-forecast-effects = Folgen: { $effects }
nemo1-forecast-fire = {"  "}Es schießt zuerst und trifft: { $chance }
nemo1-forecast-hidden = {"  "}Es erweist sich als Kriegsschiff: { $chance }
nemo1-forecast-hit = Nichts riskiert, Modifikator { $modifier }, der Angriff trifft: { $chance }
nemo1-forecast-imperial = Jeder Ozean ist voll: Mit dieser Runde endet die Reise, falls kein Schiff verschwindet.
nemo1-forecast-kept = Du behältst die Karte, bis du sie nutzt.
nemo1-forecast-last = {"  "}Eine Ressource ist verbraucht und die Reise endet, falls kein Schatz es abwendet: { $chance }
nemo1-forecast-last-ship = Es ist das letzte Schiff auf den Meeren: Die Reise endet.
nemo1-forecast-lies = Ergebnis { $total }, nötig { $number } oder mehr: { $good ->
    [yes] Erfolg
   *[no] immer noch ein Fehlschlag
}
nemo1-forecast-may-exert = {"  "}Vor dem Wurf riskierbar: { $offers }
nemo1-forecast-miss = {"  "}Folgen eines Fehlschlags: { $effects }
nemo1-forecast-price = {"  "}Für das Weiterkämpfen zuerst: { $effects }
nemo1-forecast-roll = Gelingt mit { $number } oder mehr (Modifikator { $modifier }): { $chance }
nemo1-forecast-search = Ein Schatz wird gefunden: { $chance }
nemo1-forecast-spent = {"  "}Der Schatz kommt zurück in den Becher, { $vp ->
    [one] sein { $vp } Siegpunkt ist
   *[other] seine { $vp } Siegpunkte sind
} verloren.
nemo1-forecast-success = {"  "}Erfolg: { $effects }
nemo1-forecast-too-late = {"  "}Das Jahr ist um, bevor etwas daraus wird: { $chance }
nemo1-forecast-weeks = Es dauert { $low } bis { $high } Wochen.
nemo1-forecast-year-ends = Mit dieser Runde ist das Jahr um: { $chance }
