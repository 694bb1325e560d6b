### Nemo's War, first edition: names of things.

## Oceans

nemo1-ocean-western-pacific = Westpazifik
nemo1-ocean-north-atlantic = Nordatlantik
nemo1-ocean-south-atlantic = Südatlantik
nemo1-ocean-mediterranean = Mittelmeer
nemo1-ocean-indian-ocean = Indischer Ozean
nemo1-ocean-eastern-pacific = Ostpazifik

## Commitments, victory levels, ends

nemo1-commitment-science = Wissenschaft
nemo1-commitment-explore = Erforschung
nemo1-commitment-anti-imperialism = Anti-Imperialismus
nemo1-commitment-war = Krieg!
nemo1-level-complete-failure = völliger Fehlschlag
nemo1-level-failure = Fehlschlag
nemo1-level-inconsequential = folgenlos
nemo1-level-success = Erfolg
nemo1-level-triumph = Triumph
nemo1-result-running = die Reise geht weiter
nemo1-result-tragic = ein tragisches Ende
nemo1-result-imperial = die Imperien beherrschen jeden Ozean
nemo1-result-calendar = das Jahr ist um
nemo1-result-maelstrom = der Mahlstrom holt die Nautilus
nemo1-result-last-ship = kein Schiff ist mehr auf den Meeren

## Aboard

nemo1-passenger-professor = Professor Aronnax
nemo1-passenger-ned-land = Ned Land
nemo1-passenger-conseil = Conseil
nemo1-resource-nemo = Nemo
nemo1-resource-crew = Crew
nemo1-resource-hull = Rumpf
nemo1-upgrade-strengthened-prow = Verstärkter Bug
nemo1-upgrade-additional-armor = Zusätzliche Panzerung
nemo1-upgrade-monstrous-design = Monströse Gestalt
nemo1-upgrade-mysterious-library = Geheimnisvolle Bibliothek
nemo1-upgrade-seek-adventure = Das Abenteuer suchen

## Circles of the resource tracks

nemo1-circle-nemo = bei voller Kraft
nemo1-circle-resolute = entschlossen
nemo1-circle-brooding = grüblerisch
nemo1-circle-driven = getrieben: die letzte Festlegung
nemo1-circle-vengeful = rachsüchtig
nemo1-circle-raging = rasend
nemo1-circle-broken = gebrochen
nemo1-circle-crew = vollzählig
nemo1-circle-fresh = frisch
nemo1-circle-fit = gesund
nemo1-circle-tired = müde
nemo1-circle-spent = erschöpft
nemo1-circle-killed = tot
nemo1-circle-hull = unbeschädigt
nemo1-circle-sound = solide
nemo1-circle-seaworthy = seetüchtig
nemo1-circle-dented = verbeult
nemo1-circle-leaking = leck
nemo1-circle-listing = mit Schlagseite
nemo1-circle-foundering = am Sinken
nemo1-circle-shattered = zerschellt

## Ship groups and classes

nemo1-group-light-gray = hellgrau
nemo1-group-dark-gray = dunkelgrau
nemo1-group-red = rot
nemo1-group-blue = blau
nemo1-group-green = grün
nemo1-group-yellow = gelb
nemo1-group-orange = orange
nemo1-class-mail = Postschiff
nemo1-class-passenger = Passagierschiff
nemo1-class-liner = Liniendampfer
nemo1-class-clipper = Klipper
nemo1-class-whaler = Walfänger
nemo1-class-freighter = Frachter
nemo1-class-slaver = Sklavenschiff
nemo1-class-frigate = Fregatte
nemo1-class-sloop = Sloop
nemo1-class-capital-ram = Rammschiff
nemo1-class-armored-frigate = Panzerfregatte
nemo1-class-ironclad = Panzerschiff
nemo1-class-turret-ship = Turmschiff
nemo1-class-capital = Großkampfschiff
nemo1-class-battleship = Schlachtschiff

## Ships

nemo1-ship-governor-higginson = Governor Higginson
nemo1-ship-cristobal-colon = Cristóbal Colón
nemo1-ship-pereire = Pereire
nemo1-ship-danube = Danube
nemo1-ship-helvetia = Helvetia
nemo1-ship-shannon = Shannon
nemo1-ship-moravian = Moravian
nemo1-ship-etna = Etna
nemo1-ship-scotia = Scotia
nemo1-ship-city-of-paris = City of Paris
nemo1-ship-great-eastern = Great Eastern
nemo1-ship-flying-cloud = Flying Cloud
nemo1-ship-sobraon = Sobraon
nemo1-ship-lothair = Lothair
nemo1-ship-monroe = Monroe
nemo1-ship-charles-w-morgan = Charles W. Morgan
nemo1-ship-agenor = Agenor
nemo1-ship-cleopatra = Cleopatra
nemo1-ship-golden-fleece = Golden Fleece
nemo1-ship-bombay = Bombay
nemo1-ship-don-juan = Don Juan
nemo1-ship-normandie = Normandie
nemo1-ship-galatea = Galatea
nemo1-ship-susquehanna = Susquehanna
nemo1-ship-novara = Novara
nemo1-ship-curlew = Curlew
nemo1-ship-kearsarge = Kearsarge
nemo1-ship-abraham-lincoln = Abraham Lincoln
nemo1-ship-nameless-two-decker = Namenloser Zweidecker
nemo1-ship-defence = Defence
nemo1-ship-sevastopol = Sevastopol
nemo1-ship-lord-clyde = Lord Clyde
nemo1-ship-magenta = Magenta
nemo1-ship-roma = Roma
nemo1-ship-wyvern = Wyvern
nemo1-ship-solferino = Solferino
nemo1-ship-miantonomoh = Miantonomoh
nemo1-ship-rolf-krake = Rolf Krake
nemo1-ship-royal-oak = Royal Oak
nemo1-ship-kaiser = Kaiser
nemo1-ship-thunderer = Thunderer
nemo1-ship-hansa = Hansa
nemo1-ship-java = Java
nemo1-ship-guerriere = Guerriere
nemo1-ship-gazelle = Gazelle
nemo1-ship-savoie = Savoie
nemo1-ship-valiant = Valiant
nemo1-ship-oceanic = Oceanic
nemo1-ship-provence = Provence
nemo1-ship-zaragoza = Zaragoza
nemo1-ship-erzherzog-albrecht = Erzherzog Albrecht
nemo1-ship-scorpion = Scorpion
nemo1-ship-royal-alfred = Royal Alfred

## Adventure cards

nemo1-card-a-runaway-reef = Ein wanderndes Riff
nemo1-card-as-master-wishes = Wie es dem Herrn beliebt
nemo1-card-at-full-steam = Unter Volldampf
nemo1-card-ned-lands-temper = Ned Lands Wutausbruch
nemo1-card-all-by-electricity = Alles durch Elektrizität
nemo1-card-an-underwater-forest = Ein Wald unter Wasser
nemo1-card-vanikoro = Vanikoro
nemo1-card-some-days-ashore = Einige Tage an Land
nemo1-card-captain-nemos-thunderbolt = Kapitän Nemos Blitz
nemo1-card-the-coral-realm = Das Korallenreich
nemo1-card-pearl-worth-ten-millions = Eine Perle von zehn Millionen
nemo1-card-jaws-wide-open = Weit aufgerissener Rachen!
nemo1-card-arabian-tunnel = Der Arabische Tunnel
nemo1-card-the-bay-of-vigo = Die Bucht von Vigo
nemo1-card-a-lost-continent = Ein verlorener Kontinent
nemo1-card-the-underwater-coalfields = Kohle unter dem Meer
nemo1-card-the-whales = Die Walfische
nemo1-card-the-ice-bank = Die Eisbank
nemo1-card-shortage-of-air = Luftmangel
nemo1-card-the-devilfish = Der Riesenkrake
nemo1-card-a-hollow-explosion = Plötzlich ein Knall
nemo1-card-a-mass-execution = Eine Massenhinrichtung
nemo1-card-the-captains-last-words = Die letzten Worte des Kapitäns
nemo1-card-the-maelstrom = Der Mahlstrom!

## Treasures

nemo1-treasure-ships-bell = Schiffsglocke
nemo1-treasure-amber-beads = Bernsteinperlen
nemo1-treasure-silver-plate = Silbergeschirr
nemo1-treasure-coral-branches = Korallenäste
nemo1-treasure-ivory-casket = Elfenbeinkästchen
nemo1-treasure-chronometer-of-a-wreck = Chronometer aus einem Wrack
nemo1-treasure-chest-of-piastres = Truhe voll Piaster
nemo1-treasure-bronze-cannon = Bronzekanone
nemo1-treasure-pearls-of-ceylon = Perlen von Ceylon
nemo1-treasure-roman-amphorae = Römische Amphoren
nemo1-treasure-manila-galleon-silver = Silber einer Manila-Galeone
nemo1-treasure-admirals-sword = Degen eines Admirals
nemo1-treasure-la-perouse-relics = Nachlass von La Pérouse
nemo1-treasure-emerald-necklace = Smaragdkette
nemo1-treasure-vigo-gold = Gold von Vigo
nemo1-treasure-phial-of-sea-balm = Fläschchen Seebalsam
nemo1-treasure-castaway-sailors = Schiffbrüchige Matrosen
nemo1-treasure-sunken-ironworks = Versunkene Eisenhütte
nemo1-treasure-hidden-cove = Verborgene Bucht
nemo1-treasure-forged-log-book = Gefälschtes Logbuch
nemo1-treasure-twin-caches = Doppeltes Versteck
nemo1-treasure-sudden-squall = Plötzliche Bö
nemo1-treasure-message-in-a-bottle = Flaschenpost
nemo1-treasure-sighted-at-dawn = Im Morgengrauen gesichtet
nemo1-treasure-mariana-trench = Marianengraben
nemo1-treasure-ruins-of-atlantis = Ruinen von Atlantis
nemo1-treasure-realm-of-coral = Reich der Korallen
nemo1-treasure-crespo-underwater-forest = Unterseewald von Crespo
nemo1-treasure-sargasso-meadows = Sargasso-Wiesen
nemo1-treasure-santorini-furnace = Glut von Santorin
