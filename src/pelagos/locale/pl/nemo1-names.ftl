### Nemo's War, first edition: names of things.

## Oceans

nemo1-ocean-western-pacific = Zachodni Pacyfik
nemo1-ocean-north-atlantic = Północny Atlantyk
nemo1-ocean-south-atlantic = Południowy Atlantyk
nemo1-ocean-mediterranean = Morze Śródziemne
nemo1-ocean-indian-ocean = Ocean Indyjski
nemo1-ocean-eastern-pacific = Wschodni Pacyfik

## Commitments, victory levels, ends

nemo1-commitment-science = Nauka
nemo1-commitment-explore = Eksploracja
nemo1-commitment-anti-imperialism = Antyimperializm
nemo1-commitment-war = Wojna!
nemo1-level-complete-failure = całkowita klęska
nemo1-level-failure = klęska
nemo1-level-inconsequential = bez znaczenia
nemo1-level-success = sukces
nemo1-level-triumph = triumf
nemo1-result-running = rejs trwa
nemo1-result-tragic = tragiczny koniec
nemo1-result-imperial = imperia opanowały wszystkie oceany
nemo1-result-calendar = rok dobiegł końca
nemo1-result-maelstrom = Nautilusa porywa Malstrom
nemo1-result-last-ship = na morzach nie został żaden statek

## Aboard

nemo1-passenger-professor = Profesor Aronnax
nemo1-passenger-ned-land = Ned Land
nemo1-passenger-conseil = Conseil
nemo1-resource-nemo = Nemo
nemo1-resource-crew = załoga
nemo1-resource-hull = kadłub
nemo1-upgrade-strengthened-prow = Wzmocniony dziób
nemo1-upgrade-additional-armor = Dodatkowy pancerz
nemo1-upgrade-monstrous-design = Potworny projekt
nemo1-upgrade-mysterious-library = Tajemnicza biblioteka
nemo1-upgrade-seek-adventure = Szukanie przygody

## Circles of the resource tracks

nemo1-circle-nemo = w pełni sił
nemo1-circle-resolute = zdecydowany
nemo1-circle-brooding = zamyślony
nemo1-circle-driven = opętany ideą: ostateczne zobowiązanie
nemo1-circle-vengeful = mściwy
nemo1-circle-raging = wściekły
nemo1-circle-broken = załamany
nemo1-circle-crew = w komplecie
nemo1-circle-fresh = wypoczęta
nemo1-circle-fit = zdrowa
nemo1-circle-tired = zmęczona
nemo1-circle-spent = wyczerpana
nemo1-circle-killed = zabita
nemo1-circle-hull = nieuszkodzony
nemo1-circle-sound = solidny
nemo1-circle-seaworthy = zdatny do żeglugi
nemo1-circle-dented = powgniatany
nemo1-circle-leaking = przeciekający
nemo1-circle-listing = przechylony
nemo1-circle-foundering = tonący
nemo1-circle-shattered = zniszczony

## Ship groups and classes

nemo1-group-light-gray = jasnoszara
nemo1-group-dark-gray = ciemnoszara
nemo1-group-red = czerwona
nemo1-group-blue = niebieska
nemo1-group-green = zielona
nemo1-group-yellow = żółta
nemo1-group-orange = pomarańczowa
nemo1-class-mail = statek pocztowy
nemo1-class-passenger = statek pasażerski
nemo1-class-liner = liniowiec
nemo1-class-clipper = kliper
nemo1-class-whaler = wielorybnik
nemo1-class-freighter = frachtowiec
nemo1-class-slaver = statek niewolniczy
nemo1-class-frigate = fregata
nemo1-class-sloop = slup
nemo1-class-capital-ram = taranowiec liniowy
nemo1-class-armored-frigate = fregata pancerna
nemo1-class-ironclad = pancernik
nemo1-class-turret-ship = okręt wieżowy
nemo1-class-capital = okręt liniowy
nemo1-class-battleship = wielki pancernik

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
nemo1-ship-nameless-two-decker = Bezimienny dwupokładowiec
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

nemo1-card-a-runaway-reef = Wędrująca rafa
nemo1-card-as-master-wishes = Jak pan sobie życzy
nemo1-card-at-full-steam = Cała naprzód
nemo1-card-ned-lands-temper = Gniew Neda Landa
nemo1-card-all-by-electricity = Wszystko dzięki elektryczności
nemo1-card-an-underwater-forest = Podwodny las
nemo1-card-vanikoro = Vanikoro
nemo1-card-some-days-ashore = Kilka dni na lądzie
nemo1-card-captain-nemos-thunderbolt = Piorun kapitana Nemo
nemo1-card-the-coral-realm = Królestwo korali
nemo1-card-pearl-worth-ten-millions = Perła wartości 10 mln franków
nemo1-card-jaws-wide-open = Szczęki!
nemo1-card-arabian-tunnel = Tunel Arabski
nemo1-card-the-bay-of-vigo = Zatoka Vigo
nemo1-card-a-lost-continent = Zaginiony kontynent
nemo1-card-the-underwater-coalfields = Podwodne złoża węgla
nemo1-card-the-whales = Wieloryby
nemo1-card-the-ice-bank = Ławica lodowa
nemo1-card-shortage-of-air = Brak powietrza
nemo1-card-the-devilfish = Ośmiornica
nemo1-card-a-hollow-explosion = Stłumiona eksplozja
nemo1-card-a-mass-execution = Masowa egzekucja
nemo1-card-the-captains-last-words = Ostatnie słowa kapitana
nemo1-card-the-maelstrom = Malstrom!

## Treasures

nemo1-treasure-ships-bell = dzwon okrętowy
nemo1-treasure-amber-beads = bursztynowe paciorki
nemo1-treasure-silver-plate = srebrna zastawa
nemo1-treasure-coral-branches = gałązki korali
nemo1-treasure-ivory-casket = szkatułka z kości słoniowej
nemo1-treasure-chronometer-of-a-wreck = chronometr z wraku
nemo1-treasure-chest-of-piastres = skrzynia piastrów
nemo1-treasure-bronze-cannon = brązowa armata
nemo1-treasure-pearls-of-ceylon = perły z Cejlonu
nemo1-treasure-roman-amphorae = rzymskie amfory
nemo1-treasure-manila-galleon-silver = srebro galeonu z Manili
nemo1-treasure-admirals-sword = szabla admirała
nemo1-treasure-la-perouse-relics = pamiątki po La Pérousie
nemo1-treasure-emerald-necklace = naszyjnik ze szmaragdów
nemo1-treasure-vigo-gold = złoto z Vigo
nemo1-treasure-phial-of-sea-balm = flakon morskiego balsamu
nemo1-treasure-castaway-sailors = rozbitkowie
nemo1-treasure-sunken-ironworks = zatopiona huta
nemo1-treasure-hidden-cove = ukryta zatoczka
nemo1-treasure-forged-log-book = sfałszowany dziennik okrętowy
nemo1-treasure-twin-caches = podwójna skrytka
nemo1-treasure-sudden-squall = nagły szkwał
nemo1-treasure-message-in-a-bottle = list w butelce
nemo1-treasure-sighted-at-dawn = dostrzeżeni o świcie
nemo1-treasure-mariana-trench = Rów Mariański
nemo1-treasure-ruins-of-atlantis = ruiny Atlantydy
nemo1-treasure-realm-of-coral = kraina korali
nemo1-treasure-crespo-underwater-forest = podmorski las Crespo
nemo1-treasure-sargasso-meadows = łąki sargassowe
nemo1-treasure-santorini-furnace = palenisko Santorynu
