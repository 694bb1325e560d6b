### Nemo's War, second edition: the names of oceans, lands, ships, cards, treasures and tokens.


## Oceans

nemo2-ocean-western-pacific = Western Pacific
nemo2-ocean-eastern-pacific = Eastern Pacific
nemo2-ocean-north-atlantic = North Atlantic
nemo2-ocean-south-atlantic = South Atlantic
nemo2-ocean-european-seas = European Seas
nemo2-ocean-indian-ocean = Indian Ocean
nemo2-ocean-south-pacific = South Pacific
nemo2-ocean-central-pacific = Central Pacific
nemo2-ocean-pacific-coast = Pacific Coast
nemo2-ocean-arctic-ocean = Arctic Ocean
nemo2-ocean-cape-horn = Cape Horn
nemo2-ocean-cape-of-good-hope = Cape of Good Hope
nemo2-ocean-here = the ocean of the Nautilus
nemo2-ocean-there = that ocean

## Lands

nemo2-land-tientsin-massacre = Tientsin Massacre
nemo2-land-shogun-rebellion = Shogun Rebellion
nemo2-land-chinese-migrants = Chinese Migrants
nemo2-land-mexican-independence = Mexican Independence
nemo2-land-cuba-puerto-rico-revolt = Cuba & Puerto Rico Revolt
nemo2-land-paraguayan-war = Paraguayan War
nemo2-land-ashanti-wars = Ashanti Wars
nemo2-land-livingstones-expedition = Livingstone's Expedition
nemo2-land-fenian-troubles = Fenian Troubles
nemo2-land-spanish-revolution = Spanish Revolution
nemo2-land-abyssinia-at-war = Abyssinia at War
nemo2-land-selangor-civil-war = Selangor Civil War
nemo2-land-maori-resistance = Maori Resistance
nemo2-land-kamehamehas-hawaii = Kamehameha's Hawaii
nemo2-land-diamond-mines = Diamond Mines

## Ships, each side by its name

nemo2-ship-agamemnon = Agamemnon
nemo2-ship-dictator = Dictator
nemo2-ship-alfred = Alfred
nemo2-ship-agincourt = Agincourt
nemo2-ship-america = America
nemo2-ship-lancaster = Lancaster
nemo2-ship-ariel = Ariel
nemo2-ship-minotaur = Minotaur
nemo2-ship-britannia = Britannia
nemo2-ship-delaware = Delaware
nemo2-ship-chance = Chance
nemo2-ship-bristol = Bristol
nemo2-ship-city-of-adelaide = City of Adelaide
nemo2-ship-ertugrul = Ertugrul
nemo2-ship-clyde = Clyde
nemo2-ship-wivern = Wivern
nemo2-ship-cutty-sark = Cutty Sark
nemo2-ship-la-couronne = La Couronne
nemo2-ship-donau = Donau
nemo2-ship-danmark = Danmark
nemo2-ship-ellen-southard = Ellen Southard
nemo2-ship-tennessee = Tennessee
nemo2-ship-fulmar = Fulmar
nemo2-ship-black-prince = Black Prince
nemo2-ship-gange = Gange
nemo2-ship-marengo = Marengo
nemo2-ship-general-grant = General Grant
nemo2-ship-monadnock = Monadnock
nemo2-ship-hannah-more = Hannah More
nemo2-ship-independencia = Independencia
nemo2-ship-jumna = Jumna
nemo2-ship-minin = Minin
nemo2-ship-mary-celeste = Mary Celeste
nemo2-ship-re-di-portogallo = Re di Portogallo
nemo2-ship-napoleon-iii = Napoleon III
nemo2-ship-redoubtable = Redoubtable
nemo2-ship-pequod = Pequod
nemo2-ship-suffren = Suffren
nemo2-ship-rhone = Rhone
nemo2-ship-warrior = Warrior
nemo2-ship-royal-adelaide = Royal Adelaide
nemo2-ship-ister = Ister
nemo2-ship-scotia = Scotia
nemo2-ship-pensacola = Pensacola
nemo2-ship-star-of-india = Star of India
nemo2-ship-inconstant = Inconstant
nemo2-ship-syria = Syria
nemo2-ship-enterprise = Enterprise
nemo2-ship-taeping = Taeping
nemo2-ship-normandie = Normandie
nemo2-ship-taitsing = Taitsing
nemo2-ship-gloire = Gloire
nemo2-ship-thermopylae = Thermopylae
nemo2-ship-endymion = Endymion
nemo2-ship-triumph = Triumph
nemo2-ship-ocean = Ocean
nemo2-ship-tynwald = Tynwald
nemo2-ship-undaunted = Undaunted
nemo2-ship-zeeland = Zeeland
nemo2-ship-achilles = Achilles
nemo2-ship-abraham-lincoln = Abraham Lincoln
nemo2-ship-arapiles = Arapiles
nemo2-ship-belliqueuse = Belliqueuse
nemo2-ship-ferdinand-max = Ferdinand Max
nemo2-ship-fujiyama = Fujiyama
nemo2-ship-giuseppe-garibaldi = Giuseppe Garibaldi
nemo2-ship-huascar = Huascar
nemo2-ship-jylland = Jylland
nemo2-ship-lord-clyde = Lord Clyde
nemo2-ship-royal-sovereign = Royal Sovereign
nemo2-ship-ryujo = Ryujo
nemo2-ship-sea-serpent = Sea Serpent
nemo2-ship-sea-serpent-baby = Sea Serpent & Baby
nemo2-ship-shenandoah = Shenandoah
nemo2-ship-themis = Thémis
nemo2-ship-bellerophon = Bellerophon
nemo2-ship-idaho = Idaho
nemo2-ship-repulse = Repulse
nemo2-ship-victoria = Victoria
nemo2-ship-friedrich-carl = Friedrich Carl
nemo2-ship-kniaz-pozharsky = Kniaz Pozharsky
nemo2-ship-la-france = La France
nemo2-ship-moshun = Moshun
nemo2-ship-borda = Borda
nemo2-ship-buffel = Buffel
nemo2-ship-kotetsu = Kōtetsu
nemo2-ship-numancia = Numancia
nemo2-ship-captain = Captain
nemo2-ship-hercules = Hercules
nemo2-ship-konig-wilhelm = König Wilhelm
nemo2-ship-prince-albert = Prince Albert
nemo2-ship-audacious = Audacious
nemo2-ship-devastation = Devastation
nemo2-ship-invincible = Invincible
nemo2-ship-monarch = Monarch
nemo2-ship-omaha = Omaha
nemo2-ship-sinop = Sinop
nemo2-ship-zealous = Zealous
nemo2-ship-cerberus = Cerberus
nemo2-ship-glasgow = Glasgow
nemo2-ship-convoy-troopship = Convoy: Troopship
nemo2-ship-convoy-colliers = Convoy: Colliers
nemo2-ship-squadron-flagship = Squadron: Flagship

## Cards

nemo2-card-a-runaway-reef = A Runaway Reef
nemo2-card-public-opinion = Public Opinion
nemo2-card-as-master-wishes = As Master Wishes
nemo2-card-a-frigates-demise = A Frigate's Demise
nemo2-card-at-full-steam = At Full Steam
nemo2-card-do-no-harm = Do No Harm
nemo2-card-ned-lands-tempers = Ned Land's Tempers
nemo2-card-all-by-electricity = All By Electricity
nemo2-card-an-underwater-forest = An Underwater Forest
nemo2-card-some-days-ashore = Some Days Ashore
nemo2-card-aegri-somnia = Aegri Somnia
nemo2-card-captain-nemos-thunderbolt = Captain Nemo's Thunderbolt
nemo2-card-lost-time = Lost Time
nemo2-card-troubled-dreams = Troubled Dreams
nemo2-card-the-coral-realm = The Coral Realm
nemo2-card-the-indian-ocean = The Indian Ocean
nemo2-card-a-novel-proposal = A Novel Proposal
nemo2-card-the-red-sea = The Red Sea
nemo2-card-a-pearl-worth-ten-million = A Pearl Worth Ten Million
nemo2-card-ocean-wealth = Ocean Wealth
nemo2-card-jaws-wide-open = Jaws Wide Open!
nemo2-card-the-arabian-tunnel = The Arabian Tunnel
nemo2-card-commerce-scare = Commerce Scare!
nemo2-card-42-centigrade = 42° Centigrade
nemo2-card-the-lost-continent = The Lost Continent
nemo2-card-the-treasure-fleet = The Treasure Fleet
nemo2-card-the-earth-wants-new-men = The Earth Wants New Men
nemo2-card-an-underwater-coalfield = An Underwater Coalfield
nemo2-card-the-whales = The Whales
nemo2-card-the-iceberg = The Iceberg
nemo2-card-the-south-pole = The South Pole
nemo2-card-accident-or-incident = Accident or Incident?
nemo2-card-shortage-of-air = Shortage of Air
nemo2-card-attack-of-the-giant-squid = Attack of the Giant Squid
nemo2-card-the-gulf-stream = The Gulf Stream
nemo2-card-the-transatlantic-cable = The Transatlantic Cable
nemo2-card-aronnaxs-determination = Aronnax's Determination
nemo2-card-a-capital-encounter = A Capital Encounter
nemo2-card-a-mass-execution = A Mass Execution
nemo2-card-a-sacrifice-to-the-gods = A Sacrifice to the Gods
nemo2-card-captain-nemos-diaries = Captain Nemo's Diaries
nemo2-card-vanikoro = Vanikoro
nemo2-card-torres-straits = Torres Straits
nemo2-card-the-grecian-archipelago = The Grecian Archipelago
nemo2-card-vigo-bay = Vigo Bay
nemo2-card-required-repairs = Required Repairs
nemo2-card-shakedown-maneuvers = Shakedown Maneuvers
nemo2-card-prussia-declares-war = Prussia Declares War!
nemo2-card-the-korea-incident = The Korea Incident
nemo2-card-magnetic-mines = Magnetic Mines
nemo2-card-the-chinese-treasure-fleet = The Chinese Treasure Fleet
nemo2-card-a-hollow-explosion = A Hollow Explosion
nemo2-card-the-maelstrom = The Maelstrom!
nemo2-card-return-to-mystery-island = Return to Mystery Island
nemo2-card-another-1-000-leagues = Another 1,000 Leagues
nemo2-card-bottom-of-the-sea = Bottom of the Sea
nemo2-card-mutiny = Mutiny!
nemo2-card-modus-vivendi = Modus Vivendi
nemo2-card-20-000-leagues-under-the-sea = 20,000 Leagues Under the Sea
nemo2-card-act-one = Act One
nemo2-card-act-two = Act Two
nemo2-card-act-three = Act Three

## Treasures

nemo2-treasure-the-abyss = The Abyss
nemo2-treasure-bermuda-triangle = Bermuda Triangle
nemo2-treasure-city-of-khambhat = City of Khambhat
nemo2-treasure-city-of-pavlopetri = City of Pavlopetri
nemo2-treasure-cleopatras-palace-alexandria = Cleopatra's Palace (Alexandria)
nemo2-treasure-deep-sea-vents = Deep Sea Vents
nemo2-treasure-great-barrier-reef = Great Barrier Reef
nemo2-treasure-lost-city-of-dwarka = Lost City of Dwarka
nemo2-treasure-lost-mayan-city = Lost Mayan City
nemo2-treasure-mariana-trench = Mariana Trench
nemo2-treasure-pyramids-of-yonaguni = Pyramids of Yonaguni
nemo2-treasure-tonic-for-nemo = Tonic for Nemo
nemo2-treasure-able-hands = Able Hands
nemo2-treasure-spare-plating = Spare Plating
nemo2-treasure-stroke-of-initiative = Stroke of Initiative
nemo2-treasure-lucky-charm = Lucky Charm
nemo2-treasure-lost-blueprint = Lost Blueprint
nemo2-treasure-map-to-more = Map to More
nemo2-treasure-cursed-idol = Cursed Idol
nemo2-treasure-marked-bullion = Marked Bullion
nemo2-treasure-crown-jewels = Crown Jewels
nemo2-treasure-rebel-arms-cache = Rebel Arms Cache
nemo2-treasure-riches-0 = Riches 0
nemo2-treasure-riches-1 = Riches 1
nemo2-treasure-riches-2 = Riches 2
nemo2-treasure-riches-3 = Riches 3
nemo2-treasure-riches-4 = Riches 4
nemo2-treasure-riches-5 = Riches 5

## Treacherous Waters

nemo2-token-coastal-village = Coastal Village
nemo2-token-cyclone = Cyclone!
nemo2-token-fire-on-board = Fire on Board!
nemo2-token-convoy-troopship = Convoy: Troopship
nemo2-token-convoy-colliers = Convoy: Colliers
nemo2-token-squadron-flagship = Squadron: Flagship
nemo2-token-nautilus-malfunction = Nautilus Malfunction!
nemo2-token-red-sky-at-night = Red Sky at Night
nemo2-token-rogue-wave = Rogue Wave!
nemo2-token-uncharted-island = Uncharted Island

## Upgrades

nemo2-upgrade-arcane-library = Arcane Library
nemo2-upgrade-double-hull = Double Hull
nemo2-upgrade-electro-powered-crew-armor = Electro-Powered Crew Armor
nemo2-upgrade-fog-machine = Fog Machine
nemo2-upgrade-hydro-drive = Hydro Drive
nemo2-upgrade-monstrous-design = Monstrous Design
nemo2-upgrade-periscope-device = Periscope Device
nemo2-upgrade-reinforced-armor = Reinforced Armor
nemo2-upgrade-steam-torpedoes = Steam Torpedoes
nemo2-upgrade-strengthened-prow = Strengthened Prow
nemo2-upgrade-magnetic-mines = Magnetic Mines

## Characters

nemo2-character-professor-aronnax = Professor Aronnax
nemo2-character-conseil = Conseil
nemo2-character-ned-land = Ned Land
nemo2-character-first-officer = First Officer
nemo2-character-second-officer = Second Officer
nemo2-character-chief-engineer = Chief Engineer
nemo2-character-any = any character

## Motives

nemo2-motive-science = Science
nemo2-motive-explore = Explore
nemo2-motive-anti-imperialism = Anti-Imperialism
nemo2-motive-war = War!

## Rows of the action table

nemo2-row-search-0 = Calamity!
nemo2-row-search-1 = Danger!
nemo2-row-search-2 = Suspected
nemo2-row-search-3 = Success
nemo2-row-search-4 = Eureka!
nemo2-row-rest-0 = Desertion
nemo2-row-rest-1 = Battle drill
nemo2-row-rest-2 = Suspected
nemo2-row-rest-3 = Recreation
nemo2-row-rest-4 = Recruit sailors
nemo2-row-repair-0 = Damage
nemo2-row-repair-1 = Lack of parts
nemo2-row-repair-2 = Expensive
nemo2-row-repair-3 = Regular maintenance
nemo2-row-repair-4 = Recruit teams
nemo2-row-refit-0 = Workshop accident
nemo2-row-refit-1 = Faulty design
nemo2-row-refit-2 = Expensive
nemo2-row-refit-3 = Fitted out
nemo2-row-refit-4 = Inspired work
nemo2-row-incite-0 = Betrayed!
nemo2-row-incite-1 = Indifference
nemo2-row-incite-2 = Unrest
nemo2-row-incite-3 = Revolt
nemo2-row-incite-4 = Revolution

## Levels

nemo2-level-defeat = Defeat
nemo2-level-fiasco = Fiasco
nemo2-level-status-quo = Status Quo
nemo2-level-success = Success
nemo2-level-triumph = Triumph

## Officers

nemo2-officer-executive-officer = Executive Officer
nemo2-officer-quartermaster = Quartermaster
nemo2-officer-tactical-officer = Tactical Officer
nemo2-officer-deck-officer = Deck Officer
