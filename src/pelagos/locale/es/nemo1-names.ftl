### Nemo's War, first edition: names of things.

## Oceans

nemo1-ocean-western-pacific = Pacífico Occidental
nemo1-ocean-north-atlantic = Atlántico Norte
nemo1-ocean-south-atlantic = Atlántico Sur
nemo1-ocean-mediterranean = Mediterráneo
nemo1-ocean-indian-ocean = Océano Índico
nemo1-ocean-eastern-pacific = Pacífico Oriental

## Commitments, victory levels, ends

nemo1-commitment-science = Ciencia
nemo1-commitment-explore = Explorar
nemo1-commitment-anti-imperialism = Anti-imperialismo
nemo1-commitment-war = ¡Guerra!
nemo1-level-complete-failure = Fracaso Completo
nemo1-level-failure = Fracaso
nemo1-level-inconsequential = Resultado Insignificante
nemo1-level-success = Éxito
nemo1-level-triumph = Triunfo
nemo1-result-running = el viaje continúa
nemo1-result-tragic = un Final Trágico
nemo1-result-imperial = los imperios dominan todos los océanos
nemo1-result-calendar = el año ha terminado
nemo1-result-maelstrom = el Remolino se lleva al Nautilus
nemo1-result-last-ship = no queda ningún barco en los mares

## Aboard

nemo1-passenger-professor = Profesor Aronnax
nemo1-passenger-ned-land = Ned Land
nemo1-passenger-conseil = Conseil
nemo1-resource-nemo = Nemo
nemo1-resource-crew = Tripulación
nemo1-resource-hull = Casco
nemo1-upgrade-strengthened-prow = Proa Reforzada
nemo1-upgrade-additional-armor = Blindaje Adicional
nemo1-upgrade-monstrous-design = Diseño Monstruoso
nemo1-upgrade-mysterious-library = Biblioteca Misteriosa
nemo1-upgrade-seek-adventure = Busca la Aventura

## Circles of the resource tracks

nemo1-circle-nemo = en plena forma
nemo1-circle-resolute = resuelto
nemo1-circle-brooding = meditabundo
nemo1-circle-driven = obsesionado: el compromiso final
nemo1-circle-vengeful = vengativo
nemo1-circle-raging = furioso
nemo1-circle-broken = quebrantado
nemo1-circle-crew = al completo
nemo1-circle-fresh = descansada
nemo1-circle-fit = en forma
nemo1-circle-tired = cansada
nemo1-circle-spent = agotada
nemo1-circle-killed = muerta
nemo1-circle-hull = intacto
nemo1-circle-sound = sólido
nemo1-circle-seaworthy = en buen estado
nemo1-circle-dented = abollado
nemo1-circle-leaking = con vías de agua
nemo1-circle-listing = escorado
nemo1-circle-foundering = hundiéndose
nemo1-circle-shattered = destrozado

## Ship groups and classes

nemo1-group-light-gray = gris claro
nemo1-group-dark-gray = gris oscuro
nemo1-group-red = rojo
nemo1-group-blue = azul
nemo1-group-green = verde
nemo1-group-yellow = amarillo
nemo1-group-orange = naranja
nemo1-class-mail = correo
nemo1-class-passenger = barco de pasajeros
nemo1-class-liner = transatlántico
nemo1-class-clipper = clíper
nemo1-class-whaler = ballenero
nemo1-class-freighter = carguero
nemo1-class-slaver = negrero
nemo1-class-frigate = fragata
nemo1-class-sloop = balandra
nemo1-class-capital-ram = ariete capital
nemo1-class-armored-frigate = fragata blindada
nemo1-class-ironclad = acorazado
nemo1-class-turret-ship = barco de torretas
nemo1-class-capital = barco capital
nemo1-class-battleship = buque de batalla

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
nemo1-ship-nameless-two-decker = Dos Puentes sin Nombre
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

nemo1-card-a-runaway-reef = Un Escollo Fugitivo
nemo1-card-as-master-wishes = Como el Señor Guste
nemo1-card-at-full-steam = A Todo Vapor
nemo1-card-ned-lands-temper = El Genio de Ned Land
nemo1-card-all-by-electricity = Todo por la Electricidad
nemo1-card-an-underwater-forest = Un Bosque Submarino
nemo1-card-vanikoro = Vanikoro
nemo1-card-some-days-ashore = Unos Días en Tierra
nemo1-card-captain-nemos-thunderbolt = El Rayo del Capitán Nemo
nemo1-card-the-coral-realm = El Reino del Coral
nemo1-card-pearl-worth-ten-millions = Perla de Valor de Diez Millones
nemo1-card-jaws-wide-open = ¡Las Fauces Abiertas!
nemo1-card-arabian-tunnel = El Túnel Arábigo
nemo1-card-the-bay-of-vigo = La Bahía de Vigo
nemo1-card-a-lost-continent = Un Continente Perdido
nemo1-card-the-underwater-coalfields = Las Hulleras Submarinas
nemo1-card-the-whales = Las Ballenas
nemo1-card-the-ice-bank = La Banca de Hielo
nemo1-card-shortage-of-air = Falta de Aire
nemo1-card-the-devilfish = El Pulpo Gigante
nemo1-card-a-hollow-explosion = Una Explosión Hueca
nemo1-card-a-mass-execution = Una Ejecución en Masa
nemo1-card-the-captains-last-words = Las Últimas Palabras del Capitán
nemo1-card-the-maelstrom = ¡El Remolino!

## Treasures

nemo1-treasure-ships-bell = Campana de Barco
nemo1-treasure-amber-beads = Cuentas de Ámbar
nemo1-treasure-silver-plate = Vajilla de Plata
nemo1-treasure-coral-branches = Ramas de Coral
nemo1-treasure-ivory-casket = Cofre de Marfil
nemo1-treasure-chronometer-of-a-wreck = Cronómetro de un Naufragio
nemo1-treasure-chest-of-piastres = Cofre de Piastras
nemo1-treasure-bronze-cannon = Cañón de Bronce
nemo1-treasure-pearls-of-ceylon = Perlas de Ceilán
nemo1-treasure-roman-amphorae = Ánforas Romanas
nemo1-treasure-manila-galleon-silver = Plata del Galeón de Manila
nemo1-treasure-admirals-sword = Espada de Almirante
nemo1-treasure-la-perouse-relics = Reliquias de La Pérouse
nemo1-treasure-emerald-necklace = Collar de Esmeraldas
nemo1-treasure-vigo-gold = Oro de Vigo
nemo1-treasure-phial-of-sea-balm = Frasco de Bálsamo Marino
nemo1-treasure-castaway-sailors = Marineros Náufragos
nemo1-treasure-sunken-ironworks = Herrería Hundida
nemo1-treasure-hidden-cove = Cala Escondida
nemo1-treasure-forged-log-book = Cuaderno de Bitácora Falso
nemo1-treasure-twin-caches = Escondites Gemelos
nemo1-treasure-sudden-squall = Turbonada Repentina
nemo1-treasure-message-in-a-bottle = Mensaje en una Botella
nemo1-treasure-sighted-at-dawn = Avistados al Alba
nemo1-treasure-mariana-trench = Fosa de las Marianas
nemo1-treasure-ruins-of-atlantis = Ruinas de la Atlántida
nemo1-treasure-realm-of-coral = Reino de Coral
nemo1-treasure-crespo-underwater-forest = Bosque Submarino de Crespo
nemo1-treasure-sargasso-meadows = Praderas de los Sargazos
nemo1-treasure-santorini-furnace = Hornos de Santorini
