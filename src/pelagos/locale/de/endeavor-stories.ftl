### Kurze Geschichten zu Endeavor: Die Tiefsee, in eigenen Worten: Orte, Krisen, gemeinsame Ziele, Anfänge und Enden.

endeavor-story-tile-atoll = Mitten im Nirgendwo wird die Lotleine schlaff: ein Ring aus Palmen um ein Wasser, so still wie Glas. Der alte Vulkan darunter schweigt schon lange, doch die Korallen haben seinen Umriss bewahrt.
endeavor-story-tile-calm-seas = Kein Lufthauch, und der Rumpf schwebt über dem eigenen Spiegelbild. An solchen Tagen hört man den Ozean selbst, wenn man die Instrumente lauschen lässt.
endeavor-story-tile-decommissioned-oil-rig = Seit Jahren hat dort oben niemand mehr ein Licht gemacht. Unter dem rostigen Deck haben Muscheln, Schwämme und scheue Fische den neuen Mietvertrag unterschrieben.
endeavor-story-tile-dying-reef = Wo die Karte alle Farben verspricht, greifen weiße Äste nach dem Licht. Ein paar Polypen halten noch aus, und für den Anfang genügt das.
endeavor-story-tile-kelp-forest = Das Boot gleitet zwischen Stämmen hindurch, die sich wiegen wie eine langsame Menge. Von oben schaut etwas mit Schnurrhaaren zu, einen Seeigel in den Pfoten.
endeavor-story-tile-remote-anchorage = Eine Boje, eine Kette und ein Name im Logbuch von jemandem, der vor uns hier war. Es ist der letzte Ort, an dem der Kaffee in der Tasse bleibt.
endeavor-story-tile-the-sea-star = Fünf Arme halten die Station in jeder See ruhig, und nachts sieht man ihre Lampen noch aus großer Tiefe. Wer aus dem Dunkel zurückkehrt, kehrt hierher zurück.
endeavor-story-tile-volcanic-island = Wo die Brandung auf junges Gestein trifft, steigt Dampf auf. Auf der Karte vom letzten Jahr fehlt die Insel, und auf der nächsten ist sie vielleicht schon größer.
endeavor-story-tile-dolphin-pods = Sie waren da, noch ehe der Motor stand: drei, dann zwanzig, dann zu viele zum Zählen. Einer bringt die verlorene Flosse zurück und erwartet sichtlich Applaus.
endeavor-story-tile-ledge-elevator = Die Schiene läuft die Klippe hinab, bis die Lampen aufgeben. In den Korb passen vier Leute, zwei Kisten und jeder gute Vorsatz, ruhig zu bleiben.
endeavor-story-tile-resupply-modules = Drei Stahltonnen voller Luft, Suppe und Ersatzteile warten am Grund, und das Licht ist an. Auf die Luke hat jemand einen lächelnden Fisch gemalt.
endeavor-story-tile-sea-turtle-migration = Eine nach der anderen rudert vorbei, wie schon ihre Mütter, zu einem Strand, den keine von ihnen seit dem Schlüpfen gesehen hat. An Bord spricht niemand, bis die letzte vorüber ist.
endeavor-story-tile-shipwreck = Ihr Name steht noch da, Buchstabe für Buchstabe, unter einem Pelz aus Algen. Sie hatte Tee, Glas und dreihundert Briefe geladen, und nun trägt sie einen Wald.
endeavor-story-tile-submerged-cave-system = Der Gang wird weit, wird eng und öffnet sich zu einem Saal, der nie ein Echo hatte. Folge der Leine zurück, sagen die alten Taucher, und streite nicht mit der Decke.
endeavor-story-tile-sunken-ruins = Die Säulen stehen in Reihen, als wäre das Publikum eben gegangen. Wer diese Steine setzte, sah von hier aus die Sterne.
endeavor-story-tile-the-looking-glass = Eine Kuppel aus Glas, und draußen zieht das ganze Meer zum Abendessen vorbei. Ein Satz steht im Gästebuch öfter als jeder andere: „Noch eine Minute.“
endeavor-story-tile-whale-calving-grounds = Zuerst ist da nur ein Ton, so tief, dass die Tassen zittern. Dann ziehen zwei Schatten unter dem Boot durch, und schon der kleine ist länger als wir.
endeavor-story-tile-carbonate-spires = Weiße Türme wachsen aus dem Hang, Korn um Korn, schon seit es an Land noch keine Türme gab. Durch ihre Kanten geht das Lampenlicht hindurch.
endeavor-story-tile-coldwater-reef = Nie hat die Sonne diesen Garten erreicht, und doch blüht er. Sein ältester Ast begann zu wachsen, als die Pyramiden neu waren.
endeavor-story-tile-deepwater-shark = Ohne Eile kommt er aus dem Dunkel und schaut mit grünem Auge durchs Bullauge. In vierhundert Jahren hat er schon seltsamere Fische gesehen als uns.
endeavor-story-tile-jellyfish-bloom = Plötzlich ist das Wasser voller Laternen. Sie haben kein Herz, kein Hirn und keinen Plan, und sie gewinnen.
endeavor-story-tile-rift-valley = Hier reißt der Planet auf, so schnell, wie ein Fingernagel wächst. Im Spalt am Grund glüht, worauf wir alle stehen.
endeavor-story-tile-thermal-vents = Das Thermometer springt, und die Lampen finden blassen Rauch über Schloten voller Leben. Keines dieser Wesen hat je von der Sonne gehört.
endeavor-story-tile-vortex = Zwei Strömungen treffen sich hier, und keine will die andere vorbeilassen. Einmal dreht sich das Boot, dann fällt dem Steuermann ein, dass er kein Blatt ist.
endeavor-story-tile-bioluminescent-fauna = Wir haben die Lampen ausgeschaltet, und dann haben die anderen ihre eingeschaltet. Meistens ist es Liebe oder Abendessen, und von hier aus kann man es nicht unterscheiden.
endeavor-story-tile-brine-pool = Ein See am Grund des Meeres, mit Wellen, mit Ufer, mit Muscheln am Strand. Was hineinschwimmt, bleibt für immer, also lassen wir den Motor laufen.
endeavor-story-tile-colossal-squid = Einen Augenblick lang zeigt der Scheinwerfer ein Auge, so groß wie ein Teller. Es scheint sich Notizen zu machen.
endeavor-story-tile-continental-shelf = Unter Wasser geht das Land noch hundert Meilen weiter, dann bricht es ab wie ein halber Satz. Jenseits der Kante bestehen die Karten vor allem aus blauer Tinte und Hoffnung.
endeavor-story-tile-seamount = Ein Berg, den niemand bestiegen hat, denn sein Gipfel liegt einen knappen Kilometer tief. Was müde ist vom offenen Meer, rastet hier.
endeavor-story-tile-sponge-gardens = Sie sehen aus wie Vasen, die jemand zu füllen vergaß. In Wahrheit reinigt jede von ihnen einen See, während wir zusehen.
endeavor-story-tile-abyssal-plain = Meile um Meile zeichnet das Sonar eine gerade Linie, und die Biologin lächelt: In diesem Schlamm lebt mehr als in jedem Wald. Es ist nur sehr klein und hat keine Eile.
endeavor-story-tile-abyssal-trench = Die Wände rücken näher, und dem Tiefenmesser gehen die Zahlen aus. Jemand hat mit Bleistift ein paar weitere aufs Glas gemalt.
endeavor-story-tile-black-smoker = Er brüllt ohne einen Laut: schwarzes Wasser, heiß genug, um Blei zu schmelzen, das nach Kupfer schmeckt und nach dem Anfang. Ringsum gehen die Krabben ihren Geschäften nach.
endeavor-story-tile-fallen-star = Er liegt in seinem Krater, als hätte man ihn hingelegt, und sein Licht geht an und aus wie ein Atem. Was immer er dort oben messen sollte, nun misst er schon lange die Tiefe.
endeavor-story-tile-scaly-foot-snails = Sie tragen Rüstungen aus Eisen, Platte um Platte, und gehen damit über heiße Steine. Die kleinsten Ritter des Ozeans bewachen eine sehr kleine Burg.
endeavor-story-tile-seafloor-restoration = Reihe um Reihe stehen Gestelle im Dunkeln, und auf jedem hat etwas von der Größe einer Fingerspitze Halt gefunden. Wer gärtnert, braucht Geduld; hier braucht man auch ein U-Boot.
endeavor-story-tile-whale-fall = Ein Wal, der an Altersschwäche starb, ist zur Stadt geworden. Fünfzig Jahre lang wird es hier Bäcker, Schneider und eine Nachtwache geben, alle mit vielen Beinen.

endeavor-story-crisis-active-volcano = Der Meeresboden hustet, und das Wasser darüber wird zu Suppe. Alle Ruder gehen hart nach oben, und niemandem muss man es zweimal sagen.
endeavor-story-crisis-strong-current = Ein Fluss ohne Ufer packt die Flotte am Kiel. Die Motoren brummen, die Nadeln drehen sich, und der Meeresboden wandert nach links.
endeavor-story-crisis-budget-freeze = Das Telegramm hat vier Wörter, und zwei davon heißen „leider“. Weit weg vom Meer hat ein Bleistift eine Zeile gestrichen, und diese Zeile waren wir.
endeavor-story-crisis-data-loss = Der Bildschirm bleibt einen Augenblick zu lange blau. Die Lotungen von drei Monaten kennt jetzt nur noch der Ozean.
endeavor-story-crisis-exhausted-crew = Die Nachtwache ist über den Karten eingeschlafen, den Bleistift in der Hand. Sogar der Kaffee sieht müde aus.
endeavor-story-crisis-silted-sites = Irgendwo im Dunkeln ist ein Hang abgerutscht, und nun schneit es Schlamm. Was gestern offen dalag, muss man heute wiederfinden.

endeavor-story-bonus-fresh-faces = Am Kai stapeln sich Seesäcke und neue Stiefel. Jemand muss ihnen als Erstes zeigen, welche Leiter man besser nicht nimmt.
endeavor-story-bonus-veteran-staff = Ein gutes Boot trägt Leute, die alles schon einmal gesehen haben und es gern noch einmal sähen. Gebt ihnen das Steuer und ein jüngeres Paar Augen.
endeavor-story-bonus-full-charts = Weißes Papier ist ein höfliches Wort für Nichtwissen. Am Ende der Saison soll die Wand der Station blau sein, von Ecke zu Ecke.
endeavor-story-bonus-living-network = Ein gerettetes Riff ist eine Insel, zwei sind ein Weg. Mal sehen, wie weit ein Fisch kommt, ohne je von zu Hause fortzugehen.
endeavor-story-bonus-deep-outposts = Auf das Seichte ist man leicht stolz. Es zählt die Lampe, die dort brennt, wo niemand hinsehen muss.
endeavor-story-bonus-rounded-institutes = Schiffe, Einfälle, Freunde und ein guter Name: Fehlt eines davon, hinkt das Institut. Dieses Jahr soll keines hinken.

endeavor-story-scenario-1 = Eine Nachricht in allen Sprachen, und am Ende überall dieselben drei Worte: Kommt und seht. Die Luken schließen sich, die Oberfläche wird zur Decke, und der Ozean räuspert sich.
endeavor-story-scenario-1-end = Als die Boote zum letzten Mal auftauchen, ist das Wasser dasselbe, die Menschen sind es nicht. Wer den Ruf einmal gehört hat, hört ihn in jeder Muschel.
endeavor-story-scenario-2 = An der Wand hängt eine Karte mit mehr Weiß als Blau. Spitzt die Stifte: Die Saison der Kartenzeichner beginnt.
endeavor-story-scenario-2-end = Die letzte Linie trifft auf die erste, und wo Weiß war, stehen Namen. Das Meer wird alles wieder ändern, doch jetzt hat es etwas zu verbessern.
endeavor-story-scenario-3 = Die Redaktion hat Platz für zwölf Artikel und Mut für dreißig. Jemand dort unten hat die Schlagzeile schon.
endeavor-story-scenario-3-end = Die Tinte ist trocken, und das Heft wiegt mehr als gedacht. In irgendeiner Bibliothek schlägt ein Kind es von hinten auf, bei den Bildern, und bleibt.
endeavor-story-scenario-4 = Der Vertrag passt auf eine Seite: nichts mitnehmen, heilen, was geht, das Licht anlassen. Einen schwereren haben wir nie unterschrieben.
endeavor-story-scenario-4-end = Niemand sieht, was hier geleistet wurde, und genau darum ging es. Die Fische kommen zurück, als wären sie nur einkaufen gewesen.
endeavor-story-scenario-5 = Ein Streif am Horizont, ein Zischen, ein Ring aus Wellen. Am Morgen ist alles, was schwimmt, unterwegs zu der Stelle, an der er versank.
endeavor-story-scenario-5-end = Eine Minute lang fiel er, jahrelang lag er da. Heute wurde er gesehen, und irgendwo darf ein müder Rechner aufhören zu rufen.
endeavor-story-scenario-6 = Irgendwo unter fünftausend Metern Nacht liegt etwas, das blinkt. Wir haben seine letzte Position, einen alten Umschlag und sehr viel Zuversicht.
endeavor-story-scenario-6-end = Das Suchbuch endet mit einem Kreuz und der Uhrzeit. Der Rest der Seite bleibt weiß, denn niemand konnte den Stift ruhig halten.
endeavor-story-scenario-7 = Ihn zu finden war Glück, ihn zu heben ist ein Handwerk. Die Kabel liegen bereit, und die Winde ist zweimal geölt.
endeavor-story-scenario-7-end = In der Dämmerung durchbricht er das Wasser, triefend von Tang, und einen Moment lang gibt es zwei Abendsterne. Dann jubeln alle, am lautesten die Winde.
endeavor-story-scenario-8 = Fünf Flecken Meer, eine neue Station und kein Plan, der älter ist als eine Woche. Der Horizont ist überall gleich, also stimmt jede Richtung.
endeavor-story-scenario-8-end = Was der Rand der Karte war, liegt nun irgendwo in ihrer Mitte. Man muss die Stühle rücken, damit der nächste Horizont Platz hat.
endeavor-story-scenario-9 = Das Meer riecht nach Eisen und schillert in den falschen Farben. Was schwimmt und eine Sperre tragen kann, verlässt binnen einer Stunde den Hafen.
endeavor-story-scenario-9-end = Der letzte schwarze Streifen ist eingeholt, und eine Schildkröte atmet, wo gestern nichts atmen konnte. Das Wasser ist nicht nachtragend; das Erinnern ist unsere Sache.
endeavor-story-scenario-10 = Es gibt einen Ort, an dem die Ankerkette senkrecht hängt und nie ankommt. Dorthin fahren wir.
endeavor-story-scenario-10-end = Sie waren dort, wo der Ozean aufhört, und sie sagen, er tue es nicht. Im Logbuch steht für die tiefste Stelle eine Zeile: „Sie schaute herauf.“

endeavor-story-round-end-1 = Eine nach der anderen steigen die Lampen der Boote durch das Grün herauf. Es gibt Suppe, es gibt Geschichten, und die Flut von morgen steht schon in den Tabellen.
endeavor-story-round-end-2 = Die ersten Gläser stehen beschriftet im Regal, und die Hälfte der Etiketten endet mit einem Fragezeichen. Jemand summt das Lied der Pumpen, ohne es zu merken.
endeavor-story-round-end-3 = Inzwischen erkennt die Crew jedes Wrack an seinem Echo. Auf der Karte kriecht das Blau nach außen, und der Rand ist zum Einkaufszettel geworden.
endeavor-story-round-end-4 = Die Jahreszeit hat gewechselt und das Wasser mit ihr. Wer nächstes Jahr gelesen werden will, schreibt heute Nacht.
endeavor-story-round-end-5 = Noch ein ruhiger Abend, noch ein Blick auf die Karten. Was darauf weiß ist, bleibt weiß, oder es ist die Arbeit von morgen.
endeavor-story-round-end-6 = Niemand hat geschlafen, und niemand würde es zugeben. Das Meer draußen ist schwarz wie Tinte und hat ebenso viel zu sagen.

endeavor-stage-round-end = Das Ende einer Runde
endeavor-stage-round = Runde { $number } von { $of } ist vorbei
endeavor-stage-balance = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Wissen { $knowledge }, Scheiben { $discs }
