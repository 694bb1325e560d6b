### Nemo's War, erste Edition: die Geschichten großer Augenblicke, je zwei oder drei eigene Sätze.

nemo1-stage-end = Wie die Reise endet

## Die Abenteuer

nemo1-story-card-a-runaway-reef = Drei Schiffe haben denselben Felsen in drei verschiedenen Ozeanen gemeldet. Die Hydrographen zeichnen ihn ein, radieren ihn aus und zeichnen ihn anderswo, bis das Papier durch ist. Heute Nacht liegt er vor dem Bug eines Dampfers, und er bewegt sich.
nemo1-story-card-as-master-wishes = Jemand klopft von außen an den Rumpf, höflich, dreimal. Als die Luke aufgeht, stehen da zwei durchnässte Herren und ein Diener, der sich für die späte Stunde entschuldigt. Seit Jahren hatte der Kapitän keinen Besuch.
nemo1-story-card-at-full-steam = Die Fregatte soll einen Fisch finden, und ihre Kessel stehen am roten Strich. Matrosen, die vorige Woche noch scherzten, warten mit aufgekrempelten Ärmeln an den Geschützen. Der Fisch ist genau darunter und lauscht den Kolben.
nemo1-story-card-ned-lands-temper = Er hat einen Löffel verbogen, zwei Scharniere und einen Steward. Die Tür ist vier Zoll dick, und er redet mit ihr. Früher oder später muss ihm jemand ein Steak bringen oder einen Grund.
nemo1-story-card-all-by-electricity = Der Kapitän legt die Hand auf eine Messingplatte, und das ganze Schiff wird hell wie ein Theater. Er verbrennt dafür das Meer nicht, er bittet es nur. Der Professor zieht vor einer Batterie den Hut.
nemo1-story-card-an-underwater-forest = Auf der Einladung steht: feste Stiefel, kein Regenschirm. Sie treten hinaus in einen Wald, in dem die Blätter nach oben zeigen und die Vögel Kiemen haben. Die Gewehre schießen lautlos, und das Echo kommt als Blase.
nemo1-story-card-vanikoro = Die Inselbewohner handeln noch mit Knöpfen von den Uniformen einer verschollenen Expedition. Unter der Lagune liegen ihre zwei Schiffe nebeneinander, Bugspriet an Bugspriet, wie alte Freunde im Schlaf. Der Kapitän liest die Namen der Mannschaft vor.
nemo1-story-card-some-days-ashore = Der erste Schritt an Land ist eine Beleidigung für die Knie. Sie braten eine Taube, und der Harpunier weint und sagt, es sei der Rauch. Dann teilen sich die Blätter an sieben Stellen zugleich.
nemo1-story-card-captain-nemos-thunderbolt = Speere prasseln auf die Platten wie ein Regenschauer. „Lassen Sie die Luke offen“, sagt der Kapitän und blättert um. In der Leiter ist ein Summen, das vorher nicht da war.
nemo1-story-card-the-coral-realm = Hier unten trägt niemand Schwarz; die Korallen sind rot und kümmern sich nicht darum. Mit kurzen Spaten graben sie und legen einen Kameraden dorthin, wo ihn kein Schakal und kein Steuereinnehmer findet. Als sie umkehren, sind die Fische schon da, um zu schauen.
nemo1-story-card-pearl-worth-ten-millions = Eine Perle, groß wie eine Kokosnuss, wächst im Dunkeln, und nur ein Mann weiß, wo. Er besucht sie wie andere eine Tochter im Internat. Man könnte eine Flotte dafür kaufen, und verkauft wird sie nicht.
nemo1-story-card-jaws-wide-open = Ein Perlenfischer ist dort unten, einen Stein am Fuß und eine Minute in den Lungen. Auch etwas Langes hat ihn gesehen und dreht sich, dass man den weißen Bauch sieht. Der Kapitän rennt schon, soweit man auf zehn Faden rennen kann.
nemo1-story-card-arabian-tunnel = Oben gräbt ein Mann mit Zigarre einen Kanal und hält sich für den Ersten. Unten steckt die Nautilus ihre Nase in ein Loch in der Klippe. Die Wände ziehen so nahe vorbei, dass man ein Zündholz daran anreißen könnte.
nemo1-story-card-the-bay-of-vigo = Die Männer harken Silber aus dem Schlamm wie Kartoffeln. Es war für den Krieg eines Königs bestimmt; der Kapitän hat eine andere Adresse im Sinn. Im Lampenlicht sieht sogar der Koch wie ein Fürst aus.
nemo1-story-card-a-lost-continent = Die ganze Nacht steigen sie auf einen Berg, den keine Karte zugibt. Vom Grat sieht man Tempel, eine Wasserleitung, die lange Linie eines Kais und keine lebende Seele. Der Philosoph, der davon erzählte, war also kein Lügner.
nemo1-story-card-the-underwater-coalfields = Im Bauch eines ertrunkenen Berges gibt es einen Hafen mit Dach. Die Mannschaft hackt in die schwarze Wand und schickt singend die Körbe weiter. Woraus Reiche ihren Dampf machen, daraus wird hier nur ein wenig Soda.
nemo1-story-card-the-whales = Eine Walfamilie schläft an der Oberfläche wie eine Reihe umgedrehter Boote. Die Hände des Harpuniers erinnern sich an alles. „Sie haben Ihnen nichts getan“, sagt der Kapitän, und man weiß nicht, zu wem.
nemo1-story-card-the-ice-bank = Sie sieht aus wie eine Küste voller Kathedralen, und sie ächzt auch so, wenn die Tide zieht. Darunter, sagt der Erste Offizier, müsse offenes Wasser sein. Er sagt es mit dem Blick auf den Luftmesser.
nemo1-story-card-shortage-of-air = Zuerst gingen die Kerzen aus, dann der Gesang, dann das Reden. Draußen arbeiten Männer mit Spitzhacken abwechselnd, bis sich die Hände nicht mehr schließen. Jemand träumt laut von einer Wiese.
nemo1-story-card-the-devilfish = Ein Auge, groß wie ein Essteller, schaut zum Fenster herein und lässt sich Zeit. Dann wird das Licht braun von Tinte, und der Rumpf dröhnt wie unter einem Dutzend nasser Taue. „An die Äxte“, sagt der Kapitän ganz leise.
nemo1-story-card-a-hollow-explosion = Weit weg scheint eine Tür zuzuschlagen, und dort draußen gibt es keine Türen. Das Wasser trägt den Schlag durch jede Niete bis in die Fußsohlen. Irgendwo hat eine Flotte gelernt, mit Schießpulver zu fischen.
nemo1-story-card-a-mass-execution = Zwei Reihen Geschütze, kein Name am Heck, und sie hat ohne Anruf das Feuer eröffnet. Nemo hat den Rock angezogen, den er dafür aufhebt. Die Fenster sollen offen bleiben, befiehlt er: Jemand soll hinsehen.
nemo1-story-card-the-captains-last-words = Die ganze Nacht hat die Orgel ein einziges Lied gespielt, immer langsamer. Am Ende sagte er etwas zu dem Bild an der Wand, zu leise für alle, die es nichts anging. Am Morgen verlangte er den Kurs nach Norden.
nemo1-story-card-the-maelstrom = Vor den Inseln des Nordens legt sich die Flut übereinander und beginnt zu kreisen. Boote, Planken, eine ganze Kiefer ziehen in immer engeren Ringen vorbei. Es gibt einen Augenblick, in dem man noch hinaussteuern könnte, und das ist dieser.

## Wer an Bord ist

nemo1-story-nautilus = Von außen ist sie ein Gerücht, von innen eine Bibliothek mit Maschine. Jede Niete wurde unter falschem Namen in einer anderen Stadt bestellt. Sie hat Platz für zwanzig Männer, zwölftausend Bücher und einen Kummer.
nemo1-story-passenger-professor = Man hat ihn geholt, um ein Ungeheuer zu bestimmen, und nun speist er mit ihm. Jeden Abend will er protestieren, und jeden Abend gibt es ein neues Fenster. Seine Notizen sind in Ordnung, sein Gewissen weniger.
nemo1-story-passenger-ned-land = Der beste Arm der Walfangflotte und nichts, wonach er werfen könnte. Er kennt die Dicke jeder Tür und die Stunde jeder Wache. Im Schlaf steuert er Quebec an.
nemo1-story-passenger-conseil = Er hat für zwei Wochen gepackt und ist ein Jahr fort, und sein Kragen ist immer noch sauber. Gibt man ihm eine Muschel, nennt er ihre Großeltern. Kein einziges Mal hat er gefragt, wohin die Reise geht.

## Was Nemo antreibt

nemo1-story-commitment-science = Ein Glas, ein Etikett, eine Linse, und wieder ist ein Regal voll. Er will den Ozean nicht denen überlassen, die ihn nur überqueren. Die Wahrheit, sagt er, halte sich am besten in Salzwasser.
nemo1-story-commitment-explore = Was liegt hinter dem Kap, unter dem Eis, am Ende der Lotleine? Er faltet die Karte so, dass nur die leere Seite zu sehen ist. Dorthin, sagt er und setzt den Finger auf.
nemo1-story-commitment-anti-imperialism = Ein Fischer rudert nachts hinaus und kommt mit einer Kiste Gewehre heim und ohne Quittung. Von Kreta bis Kuba trinkt man auf einen Mann, dessen Namen man nicht kennt. Er trinkt auf ihre.
nemo1-story-commitment-war = In seinem Schreibtisch liegt eine Liste, und einige Namen sind durchgestrichen. Nach Stürmen schläft er gut, nach Sonntagen schlecht. Der Sporn ist wieder geschärft.

## Schätze

nemo1-story-treasure-ships-bell = Der Name darauf ist fort, die Stimme nicht. Der Taucher schlägt sie mit dem Messer an, und an Deck, acht Faden höher, löst sich irrtümlich die Wache ab.
nemo1-story-treasure-amber-beads = In der neunten Perle sitzt eine Mücke, in der elften die Luft eines Waldes, der älter ist als die Menschen. Gegen die Lampe gehalten, leuchten sie wie ein kleines Abendbrot.
nemo1-story-treasure-silver-plate = Ein Tafelgeschirr für vierzig Personen, graviert mit einem Spruch über die Geduld. Seit den Tagen der Königin Anna wartet es auf dem Meeresgrund auf Gäste.
nemo1-story-treasure-coral-branches = Rot wie ein Kardinal und ebenso spröde. In Neapel schützt eine Brosche daraus vor dem bösen Blick; hier unten haben sie Schlimmeres gesehen.
nemo1-story-treasure-ivory-casket = Elefanten gehen auf dem Deckel im Kreis, Rüssel an Schwanz. Es ist verschlossen, es klappert, und drei Männer haben gewettet, was darin ist.
nemo1-story-treasure-chronometer-of-a-wreck = Er blieb um elf Minuten nach vier stehen, an einem Morgen, den niemand überlebte. Aufgezogen läuft er weiter, ohne ein Wort, zwei Sekunden nach.
nemo1-story-treasure-chest-of-piastres = Silber, das zweimal Kap Hoorn umrundet und nie etwas gekauft hat. Für das Schloss braucht der Schmied zehn Minuten, fürs Zählen die ganze Nacht.
nemo1-story-treasure-bronze-cannon = Delphine als Griffe, das Monogramm eines Königs und in der Mündung eine Krabbe, die nicht weichen will. Zuletzt wurde sie auf einen Freund abgefeuert, aus Versehen.
nemo1-story-treasure-pearls-of-ceylon = Jede hat einen Mann hundert Tauchgänge gekostet, und das Kleid dazu kaufte jemand anders. Nemo wiegt sie in der Hand und sieht aus, als wären sie schwer.
nemo1-story-treasure-roman-amphorae = Die Siegel sind unversehrt, am Hals steht der Name des Konsuls. Der Koch will den Wein probieren; der Professor stellt sich mit ausgebreiteten Armen davor.
nemo1-story-treasure-manila-galleon-silver = Sie verließ Acapulco mit dem Silber eines Jahres und einem Heiligen am Bug. Der Heilige sucht noch immer Manila; das Silber hat es aufgegeben.
nemo1-story-treasure-admirals-sword = Im Zorn wurde er nie gezogen, aber einmal, um eine Hochzeitstorte anzuschneiden. Übergeben hat er ihn dem Meer persönlich, in strammer Haltung.
nemo1-story-treasure-la-perouse-relics = Ein Sextant, eine Glocke, ein Geschütz mit Lilien: der Besitz von Männern, nach denen ein König an seinem letzten Morgen fragte. Nun gibt es eine Antwort und niemanden, dem man sie geben könnte.
nemo1-story-treasure-emerald-necklace = Grün wie das Wasser, in dem sie lag, sodass der Taucher sie ertasten musste. Gemacht wurde sie für eine Königin, die sich lieber ohne sie malen ließ.
nemo1-story-treasure-vigo-gold = Die Barren liegen in Reihen, wie man sie lud, nur das Schiff fehlt. Gold hält sich besser als Eiche und sehr viel besser als Versprechen.
nemo1-story-treasure-phial-of-sea-balm = Gepresst aus Tang, der nur in einer einzigen Höhle wächst, riecht er nach Regen auf heißem Stein. Ein Tropfen auf die Schläfen, und die Nacht rückt auf anständigen Abstand.
nemo1-story-treasure-castaway-sailors = Vier Mann, ein Floß, ein Hemd als Segel, und noch immer streiten sie beim Kartenspiel. An Bord gezogen, fragen sie, wo man unterschreibt.
nemo1-story-treasure-sunken-ironworks = In einem Frühjahr rutschte eine ganze Gießerei samt Schornsteinen von der Klippe. Die Ambosse stehen bereit; nur die Funken fehlen, und der Schmied hat welche mitgebracht.
nemo1-story-treasure-hidden-cove = Zwischen zwei Klippen, die wie eine aussehen, ist eine Tür, so breit wie ein Schiff. Drinnen weht es nie, und das Echo sagt alles zweimal, darum flüstert man.
nemo1-story-treasure-forged-log-book = Diesem Logbuch zufolge waren sie niemals hier, und das Wetter war schön. Die Handschrift ist prächtig. Irgendjemand in einer Admiralität wird jedes Wort glauben.
nemo1-story-treasure-twin-caches = Zwei Kreuze auf der Karte in der Flasche, beide von derselben Hand. Brüder, sagt der Maat, die einander das zweite nicht anvertraut haben.
nemo1-story-treasure-sudden-squall = Eine Wolke, nicht größer als ein Hut, und dann kommt der ganze Himmel am Stück herunter. Eine Viertelstunde lang ist auf See niemand niemandes Feind.
nemo1-story-treasure-message-in-a-bottle = Der Korken gibt nach, und heraus gleitet ein Brief an eine gewisse Marie, mit einer Breitenangabe darin. Er kommt neun Jahre zu spät, und die Breite ist sehr genau.
nemo1-story-treasure-sighted-at-dawn = Als sich der Nebel hebt, steht ein Segel, wo keines sein dürfte, und auch dort hat man sie gesehen. Bis zum Frühstück buchstabieren drei Telegrafenämter dasselbe Wort.
nemo1-story-treasure-mariana-trench = Niemand atmet laut, während der Zeiger über die letzte aufgemalte Zahl kriecht. Dann setzt der Kiel auf, sanft, am tiefsten Ort, den es gibt. Von hier geht es nur noch hinauf, und dieses eine Mal will niemand.
nemo1-story-treasure-ruins-of-atlantis = Stufen führen auf einen Platz und vom Platz zu einem Thron, auf dem ein Seestern sitzt. Die Lampen gehen langsam von Säule zu Säule wie Leute, die einen Namen suchen.
nemo1-story-treasure-realm-of-coral = Bögen, Galerien, Kronleuchter und im ganzen Palast keine einzige gerade Linie. Die Baumeister sind noch zu Hause, jeder in einem Zimmer, groß wie ein Stecknadelkopf.
nemo1-story-treasure-crespo-underwater-forest = Kein Wind, und doch verneigen sich alle Bäume gemeinsam und richten sich gemeinsam wieder auf. Der Kapitän nennt ihn seinen Park. Bänke gibt es nicht, aber müde ist auch keiner.
nemo1-story-treasure-sargasso-meadows = Das Meer hat von Horizont zu Horizont eine Wiese angelegt, und Krabben weiden darin. Alte Masten treiben vorüber, an nichts vertäut. Hier könnte man mähen, sagt der Professor.
nemo1-story-treasure-santorini-furnace = Das Wasser ist gelb, dann rot, dann zu heiß für den Anstrich. Unter dem Kiel wird bei offenem Deckel eine Insel geschmiedet. Der Kapitän bleibt, solange es das Glas im Fenster erlaubt.

## Schiffe nach ihren Klassen

nemo1-story-class-mail = Säcke bis zur Decke, ein Zahlmeister, der jede Handschrift kennt, und ein Fahrplan, der einzuhalten ist. Irgendwo zwischen den Rechnungen liegt ein Befehl mit Siegel.
nemo1-story-class-passenger = Musik, Sonnenschirme, eine Wette auf das Etmal. Ein Kind an der Reling winkt dem seltsamen Fisch, und einen Augenblick lang weiß der seltsame Fisch nicht, was er tun soll.
nemo1-story-class-liner = Zwei Schornsteine, vier Klassen, fünf Mahlzeiten am Tag. Seine Eigner nennen ihn in drei Sprachen unsinkbar.
nemo1-story-class-clipper = Er legt sich über, bis die Leereling zischt, und die Frau des Kapitäns stickt ruhig weiter. Eine Wolke mit Mannschaft und einer Ladung, die nach Jasmin duftet.
nemo1-story-class-whaler = Drei Jahre unterwegs, und die Fässer sind noch nicht voll. Die Männer schnitzen Schiffe in Zähne, und wenn Wale schnitzten, schnitzten sie dieses.
nemo1-story-class-freighter = Baumwolle, Jute, eine Lokomotive in Teilen und ein Steuermann ohne Heuer. Er trottet dahin wie eine Rechnung, die irgendwer begleichen muss.
nemo1-story-class-slaver = Keine Lichter, keine Flagge, ein Geruch, den selbst die Haie kennen. Auf diesem Schiff läutet nie eine Glocke, damit niemand die Tage zählt.
nemo1-story-class-frigate = Frische Farbe, flinke Mannschaft und eine Belohnung am Mast. Sie ist überall zugleich, und genau das ist das Ärgerliche.
nemo1-story-class-sloop = Klein genug für eine Untiefe, scharf genug für ein Duell. Ihr Kapitän ist sechsundzwanzig und möchte erwähnt werden.
nemo1-story-class-capital-ram = Zwei Decks voller Geschütze und darunter ein Schnabel aus massiver Bronze. Ihre Farben hat noch niemand gesehen, nur ihr Kielwasser.
nemo1-story-class-armored-frigate = Ihre Planken erinnern sich an den Wald, ihre Platten ans Feuer. Sie gerät langsam in Zorn und dreht noch langsamer.
nemo1-story-class-ironclad = Wenn es vorbeifährt, drehen die Kompasse die Köpfe. Drinnen ist es düster und heiß, und jeder Befehl kommt von den Wänden zurück.
nemo1-story-class-turret-ship = Kaum eine Handbreit Deck und zwei eiserne Käselaibe, die sich drehen, um einen anzusehen. Das Meer spült darüber, als wäre es schon ein Riff.
nemo1-story-class-capital = Ein Denkmal ist vom Sockel gestiegen und in See gegangen. Es hat eine Blaskapelle an Bord und einen Koch für den Papagei des Admirals.
nemo1-story-class-battleship = Das Größte, was je schwamm, und es sucht etwas Kleineres. Seine Geschütze sind nummeriert, damit man sie nicht verwechselt.

## Wie Reisen enden

nemo1-story-level-complete-failure = Eine ertrunkene Lampe, ein paar lose Seiten, ein Name, den niemand zu schreiben lernte. Das Meer behält, was man ihm gab, und bedankt sich nicht.
nemo1-story-level-failure = Es war ein Jahr wie ein Stein, den man nachts in einen Teich wirft. Niemand sah es spritzen; am Morgen waren die Ringe fort.
nemo1-story-level-inconsequential = Einige Schiffe kamen zu spät, einige Zeitungen verkauften sich gut, und die Welt nahm noch eine Tasse Kaffee. Er ist irgendwo unten und spitzt einen Bleistift oder einen Sporn.
nemo1-story-level-success = In den Häfen des Südens gibt es ein neues Lied, und sein Held hat kein Gesicht. Im Norden hat man begonnen, kleinere Schiffe zu bauen. Nemo hört von beidem und kehrt zu seinem Buch zurück.
nemo1-story-level-triumph = Ein Jahr genügte, den Globus ein wenig um seine Achse zu drehen. Leute, die nie das Meer gesehen haben, stellen bei Flut eine Lampe ins Fenster. Er würde es abstreiten, aber man hat ihn lächeln sehen.
nemo1-story-over-tragic = Die Schiffsuhr schlägt noch die Wachen, und niemand kommt, um jemanden abzulösen. Eine Hand, ein Geist oder eine Platte gab nach, und das Übrige folgte still. Über der Stelle schließt sich das Wasser ohne Narbe.
nemo1-story-over-imperial = In jeder Meerenge steht ein Posten, auf jedem Felsen eine Kohlenstation. Endlich haben sie das Meer in ihre Bücher eingetragen, mit einer Spalte für Verluste. Nur die Tiefe war zu tief zum Eintragen.
nemo1-story-over-calendar = Das letzte Blatt geht vom Kalender, und dahinter ist nur noch die Wand. Ein Jahr unter dem Meer passt in einen Koffer, ein Tagebuch und ein Husten. Sie tauchen auf und sehen die Sterne eines neuen Januars.
nemo1-story-over-maelstrom = Im Kreis und tiefer und im Kreis: Das Brüllen wird ein Summen, das Summen wird Stille. Manche wollen eine Lampe versinken gesehen haben, manche, wie sie wieder auftauchte, weit draußen, sehr klein.
nemo1-story-over-last-ship = Von Pol zu Pol kein Segel, kein Faden Rauch. Die Wale bemerken es zuerst. Auf der Plattform der Nautilus steht ein Mann, dem nichts mehr bleibt, worüber er zürnen könnte.
