### Nemo's War, first edition: names of things.

## Oceans

nemo1-ocean-western-pacific = Western Pacific
nemo1-ocean-north-atlantic = North Atlantic
nemo1-ocean-south-atlantic = South Atlantic
nemo1-ocean-mediterranean = Mediterranean
nemo1-ocean-indian-ocean = Indian Ocean
nemo1-ocean-eastern-pacific = Eastern Pacific

## Commitments, victory levels, ends

nemo1-commitment-science = Science
nemo1-commitment-explore = Explore
nemo1-commitment-anti-imperialism = Anti-imperialism
nemo1-commitment-war = War!
nemo1-level-complete-failure = Complete Failure
nemo1-level-failure = Failure
nemo1-level-inconsequential = Inconsequential
nemo1-level-success = Success
nemo1-level-triumph = Triumph
nemo1-result-running = the voyage goes on
nemo1-result-tragic = a tragic end
nemo1-result-imperial = the empires hold every ocean
nemo1-result-calendar = the year is over
nemo1-result-maelstrom = the Maelstrom takes the Nautilus
nemo1-result-last-ship = no ship is left on the seas

## Aboard

nemo1-passenger-professor = Professor Aronnax
nemo1-passenger-ned-land = Ned Land
nemo1-passenger-conseil = Conseil
nemo1-resource-nemo = Nemo
nemo1-resource-crew = Crew
nemo1-resource-hull = Hull
nemo1-upgrade-strengthened-prow = Strengthened Prow
nemo1-upgrade-additional-armor = Additional Armor
nemo1-upgrade-monstrous-design = Monstrous Design
nemo1-upgrade-mysterious-library = Mysterious Library
nemo1-upgrade-seek-adventure = Seek Adventure

## Circles of the resource tracks

nemo1-circle-nemo = full strength
nemo1-circle-resolute = resolute
nemo1-circle-brooding = brooding
nemo1-circle-driven = driven: the final commitment
nemo1-circle-vengeful = vengeful
nemo1-circle-raging = raging
nemo1-circle-broken = broken
nemo1-circle-crew = full strength
nemo1-circle-fresh = fresh
nemo1-circle-fit = fit
nemo1-circle-tired = tired
nemo1-circle-spent = spent
nemo1-circle-killed = killed
nemo1-circle-hull = undamaged
nemo1-circle-sound = sound
nemo1-circle-seaworthy = seaworthy
nemo1-circle-dented = dented
nemo1-circle-leaking = leaking
nemo1-circle-listing = listing
nemo1-circle-foundering = foundering
nemo1-circle-shattered = shattered

## Ship groups and classes

nemo1-group-light-gray = light gray
nemo1-group-dark-gray = dark gray
nemo1-group-red = red
nemo1-group-blue = blue
nemo1-group-green = green
nemo1-group-yellow = yellow
nemo1-group-orange = orange
nemo1-class-mail = mail ship
nemo1-class-passenger = passenger ship
nemo1-class-liner = liner
nemo1-class-clipper = clipper
nemo1-class-whaler = whaler
nemo1-class-freighter = freighter
nemo1-class-slaver = slaver
nemo1-class-frigate = frigate
nemo1-class-sloop = sloop
nemo1-class-capital-ram = capital ram
nemo1-class-armored-frigate = armored frigate
nemo1-class-ironclad = ironclad
nemo1-class-turret-ship = turret ship
nemo1-class-capital = capital ship
nemo1-class-battleship = battleship

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
nemo1-ship-nameless-two-decker = Nameless Two-Decker
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

nemo1-card-a-runaway-reef = A Runaway Reef
nemo1-card-as-master-wishes = As Master Wishes
nemo1-card-at-full-steam = At Full Steam
nemo1-card-ned-lands-temper = Ned Land’s Temper
nemo1-card-all-by-electricity = All by Electricity
nemo1-card-an-underwater-forest = An Underwater Forest
nemo1-card-vanikoro = Vanikoro
nemo1-card-some-days-ashore = Some Days Ashore
nemo1-card-captain-nemos-thunderbolt = Captain Nemo’s Thunderbolt
nemo1-card-the-coral-realm = The Coral Realm
nemo1-card-pearl-worth-ten-millions = Pearl Worth Ten Millions
nemo1-card-jaws-wide-open = Jaws Wide Open!
nemo1-card-arabian-tunnel = Arabian Tunnel
nemo1-card-the-bay-of-vigo = The Bay of Vigo
nemo1-card-a-lost-continent = A Lost Continent
nemo1-card-the-underwater-coalfields = The Underwater Coalfields
nemo1-card-the-whales = The Whales
nemo1-card-the-ice-bank = The Ice Bank
nemo1-card-shortage-of-air = Shortage of Air
nemo1-card-the-devilfish = The Devilfish
nemo1-card-a-hollow-explosion = A Hollow Explosion
nemo1-card-a-mass-execution = A Mass Execution
nemo1-card-the-captains-last-words = The Captain’s Last Words
nemo1-card-the-maelstrom = The Maelstrom!

## Treasures

nemo1-treasure-ships-bell = Ship’s Bell
nemo1-treasure-amber-beads = Amber Beads
nemo1-treasure-silver-plate = Silver Plate
nemo1-treasure-coral-branches = Coral Branches
nemo1-treasure-ivory-casket = Ivory Casket
nemo1-treasure-chronometer-of-a-wreck = Chronometer of a Wreck
nemo1-treasure-chest-of-piastres = Chest of Piastres
nemo1-treasure-bronze-cannon = Bronze Cannon
nemo1-treasure-pearls-of-ceylon = Pearls of Ceylon
nemo1-treasure-roman-amphorae = Roman Amphorae
nemo1-treasure-manila-galleon-silver = Manila Galleon Silver
nemo1-treasure-admirals-sword = Admiral’s Sword
nemo1-treasure-la-perouse-relics = La Perouse Relics
nemo1-treasure-emerald-necklace = Emerald Necklace
nemo1-treasure-vigo-gold = Vigo Gold
nemo1-treasure-phial-of-sea-balm = Phial of Sea Balm
nemo1-treasure-castaway-sailors = Castaway Sailors
nemo1-treasure-sunken-ironworks = Sunken Ironworks
nemo1-treasure-hidden-cove = Hidden Cove
nemo1-treasure-forged-log-book = Forged Log-Book
nemo1-treasure-twin-caches = Twin Caches
nemo1-treasure-sudden-squall = Sudden Squall
nemo1-treasure-message-in-a-bottle = Message in a Bottle
nemo1-treasure-sighted-at-dawn = Sighted at Dawn
nemo1-treasure-mariana-trench = Mariana Trench
nemo1-treasure-ruins-of-atlantis = Ruins of Atlantis
nemo1-treasure-realm-of-coral = Realm of Coral
nemo1-treasure-crespo-underwater-forest = Crespo Underwater Forest
nemo1-treasure-sargasso-meadows = Sargasso Meadows
nemo1-treasure-santorini-furnace = Santorini Furnace
