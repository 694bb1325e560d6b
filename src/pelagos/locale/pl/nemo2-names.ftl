### Wojna Nemo, druga edycja: nazwy oceanów, lądów, statków, kart, skarbów i żetonów.


## Oceany

nemo2-ocean-western-pacific = Zachodni Pacyfik
nemo2-ocean-eastern-pacific = Wschodni Pacyfik
nemo2-ocean-north-atlantic = Północny Atlantyk
nemo2-ocean-south-atlantic = Południowy Atlantyk
nemo2-ocean-european-seas = Morza Europy
nemo2-ocean-indian-ocean = Ocean Indyjski
nemo2-ocean-south-pacific = Południowy Pacyfik
nemo2-ocean-central-pacific = Środkowy Pacyfik
nemo2-ocean-pacific-coast = Wybrzeże Pacyfiku
nemo2-ocean-arctic-ocean = Ocean Arktyczny
nemo2-ocean-cape-horn = Przylądek Horn
nemo2-ocean-cape-of-good-hope = Przylądek Dobrej Nadziei
nemo2-ocean-here = ocean Nautilusa
nemo2-ocean-there = tamten ocean

## Lądy

nemo2-land-tientsin-massacre = Masakra w Tiencinie
nemo2-land-shogun-rebellion = Bunt szoguna
nemo2-land-chinese-migrants = Chińscy migranci
nemo2-land-mexican-independence = Niepodległość Meksyku
nemo2-land-cuba-puerto-rico-revolt = Rewolta na Kubie i Portoryko
nemo2-land-paraguayan-war = Wojna paragwajska
nemo2-land-ashanti-wars = Wojny Aszanti
nemo2-land-livingstones-expedition = Wyprawa Livingstone’a
nemo2-land-fenian-troubles = Niepokoje fenian
nemo2-land-spanish-revolution = Rewolucja hiszpańska
nemo2-land-abyssinia-at-war = Abisynia w ogniu wojny
nemo2-land-selangor-civil-war = Wojna domowa w Selangorze
nemo2-land-maori-resistance = Opór Maorysów
nemo2-land-kamehamehas-hawaii = Hawaje Kamehamehy
nemo2-land-diamond-mines = Kopalnie diamentów

## Statki, każda strona pod swoją nazwą

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
nemo2-ship-sea-serpent = Wąż morski
nemo2-ship-sea-serpent-baby = Wąż morski z młodym
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
nemo2-ship-convoy-troopship = Konwój: transportowiec wojska
nemo2-ship-convoy-colliers = Konwój: węglowce
nemo2-ship-squadron-flagship = Eskadra: statek flagowy

## Karty

nemo2-card-a-runaway-reef = Wędrująca rafa
nemo2-card-public-opinion = Opinia publiczna
nemo2-card-as-master-wishes = Jak pan sobie życzy
nemo2-card-a-frigates-demise = Zniszczenie fregaty
nemo2-card-at-full-steam = Cała naprzód
nemo2-card-do-no-harm = Nie szkodzić
nemo2-card-ned-lands-tempers = Humory Neda Landa
nemo2-card-all-by-electricity = Wszystko dzięki elektryczności
nemo2-card-an-underwater-forest = Podwodny las
nemo2-card-some-days-ashore = Kilka dni na lądzie
nemo2-card-aegri-somnia = Aegri somnia
nemo2-card-captain-nemos-thunderbolt = Piorun kapitana Nemo
nemo2-card-lost-time = Stracony czas
nemo2-card-troubled-dreams = Niespokojne sny
nemo2-card-the-coral-realm = Królestwo korali
nemo2-card-the-indian-ocean = Ocean Indyjski
nemo2-card-a-novel-proposal = Nowa propozycja
nemo2-card-the-red-sea = Morze Czerwone
nemo2-card-a-pearl-worth-ten-million = Perła wartości 10 mln franków
nemo2-card-ocean-wealth = Bogactwa oceanu
nemo2-card-jaws-wide-open = Szczęki!
nemo2-card-the-arabian-tunnel = Tunel Arabski
nemo2-card-commerce-scare = Popłoch w handlu!
nemo2-card-42-centigrade = 42 stopnie Celsjusza
nemo2-card-the-lost-continent = Zaginiony kontynent
nemo2-card-the-treasure-fleet = Flota skarbów
nemo2-card-the-earth-wants-new-men = Ziemi trzeba nowych ludzi
nemo2-card-an-underwater-coalfield = Podwodne złoża węgla
nemo2-card-the-whales = Wieloryby
nemo2-card-the-iceberg = Góra lodowa
nemo2-card-the-south-pole = Biegun południowy
nemo2-card-accident-or-incident = Wypadek czy incydent?
nemo2-card-shortage-of-air = Brak powietrza
nemo2-card-attack-of-the-giant-squid = Atak olbrzymiej kałamarnicy
nemo2-card-the-gulf-stream = Golfsztrom
nemo2-card-the-transatlantic-cable = Kabel transatlantycki
nemo2-card-aronnaxs-determination = Determinacja Aronnaxa
nemo2-card-a-capital-encounter = Kluczowe spotkanie
nemo2-card-a-mass-execution = Masowa egzekucja
nemo2-card-a-sacrifice-to-the-gods = Ofiara dla bogów
nemo2-card-captain-nemos-diaries = Dzienniki kapitana Nemo
nemo2-card-vanikoro = Vanikoro
nemo2-card-torres-straits = Cieśnina Torresa
nemo2-card-the-grecian-archipelago = Archipelag Grecki
nemo2-card-vigo-bay = Zatoka Vigo
nemo2-card-required-repairs = Niezbędne naprawy
nemo2-card-shakedown-maneuvers = Manewry próbne
nemo2-card-prussia-declares-war = Prusy wypowiadają wojnę!
nemo2-card-the-korea-incident = Incydent koreański
nemo2-card-magnetic-mines = Miny magnetyczne
nemo2-card-the-chinese-treasure-fleet = Chińska flota skarbów
nemo2-card-a-hollow-explosion = Stłumiona eksplozja
nemo2-card-the-maelstrom = Malstrom!
nemo2-card-return-to-mystery-island = Powrót na Tajemniczą Wyspę
nemo2-card-another-1-000-leagues = Kolejne 1000 mil
nemo2-card-bottom-of-the-sea = Dno morza
nemo2-card-mutiny = Bunt!
nemo2-card-modus-vivendi = Modus vivendi
nemo2-card-20-000-leagues-under-the-sea = 20{"\u00A0"}000 mil podmorskiej żeglugi
nemo2-card-act-one = Akt pierwszy
nemo2-card-act-two = Akt drugi
nemo2-card-act-three = Akt trzeci

## Skarby

nemo2-treasure-the-abyss = Otchłań
nemo2-treasure-bermuda-triangle = Trójkąt Bermudzki
nemo2-treasure-city-of-khambhat = Miasto Khambhat
nemo2-treasure-city-of-pavlopetri = Miasto Pavlopetri
nemo2-treasure-cleopatras-palace-alexandria = Pałac Kleopatry (Aleksandria)
nemo2-treasure-deep-sea-vents = Kominy hydrotermalne
nemo2-treasure-great-barrier-reef = Wielka Rafa Koralowa
nemo2-treasure-lost-city-of-dwarka = Zaginione miasto Dwarka
nemo2-treasure-lost-mayan-city = Zaginione miasto Majów
nemo2-treasure-mariana-trench = Rów Mariański
nemo2-treasure-pyramids-of-yonaguni = Piramidy Yonaguni
nemo2-treasure-tonic-for-nemo = Tonik dla Nemo
nemo2-treasure-able-hands = Sprawne ręce
nemo2-treasure-spare-plating = Zapasowe poszycie
nemo2-treasure-stroke-of-initiative = Przypływ inicjatywy
nemo2-treasure-lucky-charm = Amulet na szczęście
nemo2-treasure-lost-blueprint = Zaginiony projekt
nemo2-treasure-map-to-more = Mapa kolejnych skarbów
nemo2-treasure-cursed-idol = Przeklęty posążek
nemo2-treasure-marked-bullion = Znaczone sztaby
nemo2-treasure-crown-jewels = Klejnoty koronne
nemo2-treasure-rebel-arms-cache = Skład broni powstańców
nemo2-treasure-riches-0 = Bogactwa 0
nemo2-treasure-riches-1 = Bogactwa 1
nemo2-treasure-riches-2 = Bogactwa 2
nemo2-treasure-riches-3 = Bogactwa 3
nemo2-treasure-riches-4 = Bogactwa 4
nemo2-treasure-riches-5 = Bogactwa 5

## Zdradzieckie wody

nemo2-token-coastal-village = Wioska na wybrzeżu
nemo2-token-cyclone = Cyklon!
nemo2-token-fire-on-board = Ogień na pokładzie!
nemo2-token-convoy-troopship = Konwój: transportowiec wojska
nemo2-token-convoy-colliers = Konwój: węglowce
nemo2-token-squadron-flagship = Eskadra: statek flagowy
nemo2-token-nautilus-malfunction = Awaria Nautilusa!
nemo2-token-red-sky-at-night = Zorza wieczorna
nemo2-token-rogue-wave = Monstrualna fala!
nemo2-token-uncharted-island = Niezbadana wyspa

## Ulepszenia

nemo2-upgrade-arcane-library = Wspaniała biblioteka
nemo2-upgrade-double-hull = Podwójny kadłub
nemo2-upgrade-electro-powered-crew-armor = Elektrycznie zasilane pancerze załogi
nemo2-upgrade-fog-machine = Wytwornica mgły
nemo2-upgrade-hydro-drive = Hydronapęd
nemo2-upgrade-monstrous-design = Potworny projekt
nemo2-upgrade-periscope-device = Urządzenie peryskopowe
nemo2-upgrade-reinforced-armor = Wzmocniony pancerz
nemo2-upgrade-steam-torpedoes = Torpedy parowe
nemo2-upgrade-strengthened-prow = Wzmocniony dziób
nemo2-upgrade-magnetic-mines = Miny magnetyczne

## Postacie

nemo2-character-professor-aronnax = Profesor Aronnax
nemo2-character-conseil = Conseil
nemo2-character-ned-land = Ned Land
nemo2-character-first-officer = Pierwszy oficer
nemo2-character-second-officer = Drugi oficer
nemo2-character-chief-engineer = Główny inżynier
nemo2-character-any = dowolna postać

## Motywy

nemo2-motive-science = Nauka
nemo2-motive-explore = Eksploracja
nemo2-motive-anti-imperialism = Antyimperializm
nemo2-motive-war = Wojna!

## Wiersze tabeli sukcesów akcji

nemo2-row-search-0 = Katastrofa!
nemo2-row-search-1 = Niebezpieczeństwo!
nemo2-row-search-2 = Podejrzenia
nemo2-row-search-3 = Sukces
nemo2-row-search-4 = Eureka!
nemo2-row-rest-0 = Dezercja
nemo2-row-rest-1 = Ćwiczenia bojowe
nemo2-row-rest-2 = Podejrzenia
nemo2-row-rest-3 = Wytchnienie
nemo2-row-rest-4 = Werbunek marynarzy
nemo2-row-repair-0 = Uszkodzenia
nemo2-row-repair-1 = Brak części
nemo2-row-repair-2 = Koszty
nemo2-row-repair-3 = Rutynowa konserwacja
nemo2-row-repair-4 = Werbunek ekip
nemo2-row-refit-0 = Wypadek w warsztacie
nemo2-row-refit-1 = Wadliwy projekt
nemo2-row-refit-2 = Koszty
nemo2-row-refit-3 = Nowe wyposażenie
nemo2-row-refit-4 = Natchniona praca
nemo2-row-incite-0 = Zdrada!
nemo2-row-incite-1 = Obojętność
nemo2-row-incite-2 = Niepokoje
nemo2-row-incite-3 = Bunt
nemo2-row-incite-4 = Rewolucja

## Poziomy zwycięstwa

nemo2-level-defeat = Przegrana
nemo2-level-fiasco = Fiasco
nemo2-level-status-quo = Status quo
nemo2-level-success = Sukces
nemo2-level-triumph = Triumf

## Oficerowie

nemo2-officer-executive-officer = Pierwszy oficer
nemo2-officer-quartermaster = Ochmistrz
nemo2-officer-tactical-officer = Oficer taktyczny
nemo2-officer-deck-officer = Oficer wachtowy
