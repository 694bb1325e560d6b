### Nemo's War, zweite Edition: die Namen der Ozeane, Länder, Schiffe, Karten, Schätze und Plättchen.


## Ozeane

nemo2-ocean-western-pacific = Westpazifik
nemo2-ocean-eastern-pacific = Ostpazifik
nemo2-ocean-north-atlantic = Nordatlantik
nemo2-ocean-south-atlantic = Südatlantik
nemo2-ocean-european-seas = Europäische Meere
nemo2-ocean-indian-ocean = Indischer Ozean
nemo2-ocean-south-pacific = Südpazifik
nemo2-ocean-central-pacific = Zentralpazifik
nemo2-ocean-pacific-coast = Pazifikküste
nemo2-ocean-arctic-ocean = Arktischer Ozean
nemo2-ocean-cape-horn = Kap Horn
nemo2-ocean-cape-of-good-hope = Kap der Guten Hoffnung
nemo2-ocean-here = der Ozean der Nautilus
nemo2-ocean-there = jener Ozean

## Rebellionen

nemo2-land-tientsin-massacre = Massaker von Tientsin
nemo2-land-shogun-rebellion = Aufstand des Shoguns
nemo2-land-chinese-migrants = Chinesische Auswanderer
nemo2-land-mexican-independence = Mexikos Unabhängigkeit
nemo2-land-cuba-puerto-rico-revolt = Aufstand auf Kuba und Puerto Rico
nemo2-land-paraguayan-war = Paraguay-Krieg
nemo2-land-ashanti-wars = Aschanti-Kriege
nemo2-land-livingstones-expedition = Livingstones Expedition
nemo2-land-fenian-troubles = Unruhen der Fenier
nemo2-land-spanish-revolution = Spanische Revolution
nemo2-land-abyssinia-at-war = Abessinien im Krieg
nemo2-land-selangor-civil-war = Bürgerkrieg in Selangor
nemo2-land-maori-resistance = Widerstand der Maori
nemo2-land-kamehamehas-hawaii = Kamehamehas Hawaii
nemo2-land-diamond-mines = Diamantenminen

## Schiffe, jede Seite mit ihrem Namen

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
nemo2-ship-sea-serpent = Seeschlange
nemo2-ship-sea-serpent-baby = Seeschlange mit Jungem
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
nemo2-ship-convoy-troopship = Truppentransporter mit Eskortflotte
nemo2-ship-convoy-colliers = Kohlefrachter mit Eskortflotte
nemo2-ship-squadron-flagship = Flaggschiff mit Eskortflotte

## Karten

nemo2-card-a-runaway-reef = Ein wanderndes Riff
nemo2-card-public-opinion = Die öffentliche Meinung
nemo2-card-as-master-wishes = Wie es dem Herrn beliebt
nemo2-card-a-frigates-demise = Letzte Stunde einer Fregatte
nemo2-card-at-full-steam = Unter Volldampf
nemo2-card-do-no-harm = Keinem ein Leid
nemo2-card-ned-lands-tempers = Ned Lands Wutausbrüche
nemo2-card-all-by-electricity = Alles durch Elektrizität
nemo2-card-an-underwater-forest = Ein Wald unter Wasser
nemo2-card-some-days-ashore = Einige Tage an Land
nemo2-card-aegri-somnia = Aegri Somnia
nemo2-card-captain-nemos-thunderbolt = Kapitän Nemos Blitz
nemo2-card-lost-time = Verlorene Zeit
nemo2-card-troubled-dreams = Unruhige Träume
nemo2-card-the-coral-realm = Das Korallenreich
nemo2-card-the-indian-ocean = Der Indische Ozean
nemo2-card-a-novel-proposal = Ein neuer Vorschlag
nemo2-card-the-red-sea = Das Rote Meer
nemo2-card-a-pearl-worth-ten-million = Eine Perle von unermesslichem Wert
nemo2-card-ocean-wealth = Reichtum der Meere
nemo2-card-jaws-wide-open = Weit aufgerissener Kiefer!
nemo2-card-the-arabian-tunnel = Der Arabische Tunnel
nemo2-card-commerce-scare = Panik im Seehandel!
nemo2-card-42-centigrade = 42 Grad Celsius
nemo2-card-the-lost-continent = Der verlorene Kontinent
nemo2-card-the-treasure-fleet = Die Schatzflotte
nemo2-card-the-earth-wants-new-men = Die Erde braucht neue Menschen
nemo2-card-an-underwater-coalfield = Kohle unter dem Meer
nemo2-card-the-whales = Die Walfische
nemo2-card-the-iceberg = Der Eisberg
nemo2-card-the-south-pole = Der Südpol
nemo2-card-accident-or-incident = Unfall oder Zwischenfall?
nemo2-card-shortage-of-air = Luftmangel
nemo2-card-attack-of-the-giant-squid = Angriff der Riesenkraken
nemo2-card-the-gulf-stream = Der Golfstrom
nemo2-card-the-transatlantic-cable = Das Transatlantikkabel
nemo2-card-aronnaxs-determination = Aronnax’ Entschlossenheit
nemo2-card-a-capital-encounter = Eine kapitale Begegnung
nemo2-card-a-mass-execution = Eine Massenhinrichtung
nemo2-card-a-sacrifice-to-the-gods = Ein Opfer für die Götter
nemo2-card-captain-nemos-diaries = Kapitän Nemos Tagebücher
nemo2-card-vanikoro = Vanikoro
nemo2-card-torres-straits = Die Torresstraße
nemo2-card-the-grecian-archipelago = Der griechische Archipel
nemo2-card-vigo-bay = Die Bucht von Vigo
nemo2-card-required-repairs = Notwendige Reparaturen
nemo2-card-shakedown-maneuvers = Probemanöver
nemo2-card-prussia-declares-war = Preußen erklärt den Krieg!
nemo2-card-the-korea-incident = Der Korea-Zwischenfall
nemo2-card-magnetic-mines = Haftminen
nemo2-card-the-chinese-treasure-fleet = Die chinesische Schatzflotte
nemo2-card-a-hollow-explosion = Plötzlich ein Knall
nemo2-card-the-maelstrom = Der Mahlstrom!
nemo2-card-return-to-mystery-island = Rückkehr zur geheimnisvollen Insel
nemo2-card-another-1-000-leagues = Noch einmal 1.000 Meilen
nemo2-card-bottom-of-the-sea = Auf dem Meeresgrund
nemo2-card-mutiny = Meuterei!
nemo2-card-modus-vivendi = Modus Vivendi
nemo2-card-20-000-leagues-under-the-sea = 20.000 Meilen unter dem Meer
nemo2-card-act-one = Akt I
nemo2-card-act-two = Akt II
nemo2-card-act-three = Akt III

## Schätze

nemo2-treasure-the-abyss = Der Abgrund
nemo2-treasure-bermuda-triangle = Bermudadreieck
nemo2-treasure-city-of-khambhat = Stadt Khambhat
nemo2-treasure-city-of-pavlopetri = Stadt Pavlopetri
nemo2-treasure-cleopatras-palace-alexandria = Kleopatras Palast (Alexandria)
nemo2-treasure-deep-sea-vents = Heiße Quellen der Tiefsee
nemo2-treasure-great-barrier-reef = Großes Barriereriff
nemo2-treasure-lost-city-of-dwarka = Versunkene Stadt Dwarka
nemo2-treasure-lost-mayan-city = Versunkene Mayastadt
nemo2-treasure-mariana-trench = Marianengraben
nemo2-treasure-pyramids-of-yonaguni = Pyramiden von Yonaguni
nemo2-treasure-tonic-for-nemo = Stärkungsmittel für Nemo
nemo2-treasure-able-hands = Tüchtige Hände
nemo2-treasure-spare-plating = Ersatzplatten
nemo2-treasure-stroke-of-initiative = Tatendrang
nemo2-treasure-lucky-charm = Glücksbringer
nemo2-treasure-lost-blueprint = Verschollener Bauplan
nemo2-treasure-map-to-more = Karte zu weiteren Schätzen
nemo2-treasure-cursed-idol = Verfluchtes Götzenbild
nemo2-treasure-marked-bullion = Gestempelte Goldbarren
nemo2-treasure-crown-jewels = Kronjuwelen
nemo2-treasure-rebel-arms-cache = Waffenlager der Rebellen
nemo2-treasure-riches-0 = Reichtümer 0
nemo2-treasure-riches-1 = Reichtümer 1
nemo2-treasure-riches-2 = Reichtümer 2
nemo2-treasure-riches-3 = Reichtümer 3
nemo2-treasure-riches-4 = Reichtümer 4
nemo2-treasure-riches-5 = Reichtümer 5

## Tödliche See

nemo2-token-coastal-village = Küstenort
nemo2-token-cyclone = Zyklon!
nemo2-token-fire-on-board = Feuer an Bord!
nemo2-token-convoy-troopship = Truppentransporter mit Eskortflotte
nemo2-token-convoy-colliers = Kohlefrachter mit Eskortflotte
nemo2-token-squadron-flagship = Flaggschiff mit Eskortflotte
nemo2-token-nautilus-malfunction = Versagende Nautilus!
nemo2-token-red-sky-at-night = Roter Nachthimmel
nemo2-token-rogue-wave = Kaventsmann!
nemo2-token-uncharted-island = Unverzeichnete Insel

## Technologien

nemo2-upgrade-arcane-library = Uralte Bibliothek
nemo2-upgrade-double-hull = Doppelrumpf
nemo2-upgrade-electro-powered-crew-armor = Elektrische Mannschaftsrüstungen
nemo2-upgrade-fog-machine = Nebelmaschine
nemo2-upgrade-hydro-drive = Hydroantrieb
nemo2-upgrade-monstrous-design = Monströse Gestalt
nemo2-upgrade-periscope-device = Periskopvorrichtung
nemo2-upgrade-reinforced-armor = Verstärkte Panzerung
nemo2-upgrade-steam-torpedoes = Dampf-Torpedos
nemo2-upgrade-strengthened-prow = Verstärkter Bug
nemo2-upgrade-magnetic-mines = Haftminen

## Personen

nemo2-character-professor-aronnax = Professor Aronnax
nemo2-character-conseil = Conseil
nemo2-character-ned-land = Ned Land
nemo2-character-first-officer = Erster Offizier
nemo2-character-second-officer = Zweiter Offizier
nemo2-character-chief-engineer = Erster Maschinist
nemo2-character-any = eine beliebige Person

## Beweggründe

nemo2-motive-science = Wissenschaft
nemo2-motive-explore = Erforschung
nemo2-motive-anti-imperialism = Anti-Imperialismus
nemo2-motive-war = Krieg!

## Zeilen der Tabelle für den Aktionsausgang

nemo2-row-search-0 = Katastrophe!
nemo2-row-search-1 = Gefahr!
nemo2-row-search-2 = Unter Verdacht
nemo2-row-search-3 = Erfolg
nemo2-row-search-4 = Heureka!
nemo2-row-rest-0 = Desertion
nemo2-row-rest-1 = Gefechtsübung
nemo2-row-rest-2 = Unter Verdacht
nemo2-row-rest-3 = Erholung
nemo2-row-rest-4 = Matrosen angeworben
nemo2-row-repair-0 = Schaden
nemo2-row-repair-1 = Fehlende Teile
nemo2-row-repair-2 = Teuer
nemo2-row-repair-3 = Übliche Wartung
nemo2-row-repair-4 = Arbeitstrupps angeworben
nemo2-row-refit-0 = Unfall in der Werkstatt
nemo2-row-refit-1 = Fehlkonstruktion
nemo2-row-refit-2 = Teuer
nemo2-row-refit-3 = Nachgerüstet
nemo2-row-refit-4 = Geniestreich
nemo2-row-incite-0 = Verraten!
nemo2-row-incite-1 = Gleichgültigkeit
nemo2-row-incite-2 = Unruhen
nemo2-row-incite-3 = Aufstand
nemo2-row-incite-4 = Revolution

## Erfolgslevel

nemo2-level-defeat = Verloren!
nemo2-level-fiasco = Armutszeugnis
nemo2-level-status-quo = Wirkungslos
nemo2-level-success = Bedeutend
nemo2-level-triumph = Triumphal

## Offiziere

nemo2-officer-executive-officer = Offizier vom Dienst
nemo2-officer-quartermaster = Schatzmeister
nemo2-officer-tactical-officer = Taktischer Offizier
nemo2-officer-deck-officer = Decksoffizier
