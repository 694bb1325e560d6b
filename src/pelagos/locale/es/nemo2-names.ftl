### Nemo's War, segunda edición: los nombres de océanos, tierras, barcos, cartas, tesoros y fichas.


## Océanos

nemo2-ocean-western-pacific = Pacífico Occidental
nemo2-ocean-eastern-pacific = Pacífico Oriental
nemo2-ocean-north-atlantic = Atlántico Norte
nemo2-ocean-south-atlantic = Atlántico Sur
nemo2-ocean-european-seas = Mares Europeos
nemo2-ocean-indian-ocean = Océano Índico
nemo2-ocean-south-pacific = Pacífico Sur
nemo2-ocean-central-pacific = Pacífico Central
nemo2-ocean-pacific-coast = Costa del Pacífico
nemo2-ocean-arctic-ocean = Océano Ártico
nemo2-ocean-cape-horn = Cabo de Hornos
nemo2-ocean-cape-of-good-hope = Cabo de Buena Esperanza
nemo2-ocean-here = el océano del Nautilus
nemo2-ocean-there = ese océano

## Tierras

nemo2-land-tientsin-massacre = Matanza de Tientsin
nemo2-land-shogun-rebellion = Rebelión del Shogun
nemo2-land-chinese-migrants = Emigrantes Chinos
nemo2-land-mexican-independence = Independencia de México
nemo2-land-cuba-puerto-rico-revolt = Revuelta de Cuba y Puerto Rico
nemo2-land-paraguayan-war = Guerra del Paraguay
nemo2-land-ashanti-wars = Guerras Ashanti
nemo2-land-livingstones-expedition = Expedición de Livingstone
nemo2-land-fenian-troubles = Disturbios Fenianos
nemo2-land-spanish-revolution = Revolución Española
nemo2-land-abyssinia-at-war = Abisinia en Guerra
nemo2-land-selangor-civil-war = Guerra Civil de Selangor
nemo2-land-maori-resistance = Resistencia Maorí
nemo2-land-kamehamehas-hawaii = El Hawái de Kamehameha
nemo2-land-diamond-mines = Minas de Diamantes

## Barcos, cada cara por su nombre

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
nemo2-ship-sea-serpent = Serpiente Marina
nemo2-ship-sea-serpent-baby = Serpiente Marina y Cría
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
nemo2-ship-convoy-troopship = Convoy: Transporte de Tropas
nemo2-ship-convoy-colliers = Convoy: Carboneros
nemo2-ship-squadron-flagship = Escuadra: Buque Insignia

## Cartas

nemo2-card-a-runaway-reef = Un Escollo Fugitivo
nemo2-card-public-opinion = La Opinión Pública
nemo2-card-as-master-wishes = Como el Señor Guste
nemo2-card-a-frigates-demise = El Fin de una Fragata
nemo2-card-at-full-steam = A Todo Vapor
nemo2-card-do-no-harm = No Hacer Daño
nemo2-card-ned-lands-tempers = Los Arrebatos de Ned Land
nemo2-card-all-by-electricity = Todo por la Electricidad
nemo2-card-an-underwater-forest = Un Bosque Submarino
nemo2-card-some-days-ashore = Unos Días en Tierra
nemo2-card-aegri-somnia = Aegri Somnia
nemo2-card-captain-nemos-thunderbolt = El Rayo del Capitán Nemo
nemo2-card-lost-time = Tiempo Perdido
nemo2-card-troubled-dreams = Sueños Agitados
nemo2-card-the-coral-realm = El Reino del Coral
nemo2-card-the-indian-ocean = El Océano Índico
nemo2-card-a-novel-proposal = Una Nueva Proposición
nemo2-card-the-red-sea = El Mar Rojo
nemo2-card-a-pearl-worth-ten-million = Perla de Valor de Diez Millones
nemo2-card-ocean-wealth = Riquezas del Océano
nemo2-card-jaws-wide-open = ¡Las Fauces Abiertas!
nemo2-card-the-arabian-tunnel = El Túnel Arábigo
nemo2-card-commerce-scare = ¡Pánico en el Comercio!
nemo2-card-42-centigrade = 42° Centígrados
nemo2-card-the-lost-continent = El Continente Perdido
nemo2-card-the-treasure-fleet = La Flota del Tesoro
nemo2-card-the-earth-wants-new-men = La Tierra Necesita Hombres Nuevos
nemo2-card-an-underwater-coalfield = Una Hullera Submarina
nemo2-card-the-whales = Las Ballenas
nemo2-card-the-iceberg = El Iceberg
nemo2-card-the-south-pole = El Polo Sur
nemo2-card-accident-or-incident = ¿Accidente o Incidente?
nemo2-card-shortage-of-air = Falta de Aire
nemo2-card-attack-of-the-giant-squid = El Ataque del Calamar Gigante
nemo2-card-the-gulf-stream = La Corriente del Golfo
nemo2-card-the-transatlantic-cable = El Cable Transatlántico
nemo2-card-aronnaxs-determination = La Determinación de Aronnax
nemo2-card-a-capital-encounter = Un Encuentro Capital
nemo2-card-a-mass-execution = Una Ejecución en Masa
nemo2-card-a-sacrifice-to-the-gods = Un Sacrificio a los Dioses
nemo2-card-captain-nemos-diaries = Los Diarios del Capitán Nemo
nemo2-card-vanikoro = Vanikoro
nemo2-card-torres-straits = El Estrecho de Torres
nemo2-card-the-grecian-archipelago = El Archipiélago Griego
nemo2-card-vigo-bay = La Bahía de Vigo
nemo2-card-required-repairs = Reparaciones Necesarias
nemo2-card-shakedown-maneuvers = Maniobras de Puesta a Punto
nemo2-card-prussia-declares-war = ¡Prusia Declara la Guerra!
nemo2-card-the-korea-incident = El Incidente de Corea
nemo2-card-magnetic-mines = Minas Magnéticas
nemo2-card-the-chinese-treasure-fleet = La Flota China del Tesoro
nemo2-card-a-hollow-explosion = Una Explosión Hueca
nemo2-card-the-maelstrom = ¡El Remolino!
nemo2-card-return-to-mystery-island = Regreso a la Isla Misteriosa
nemo2-card-another-1-000-leagues = Otras 1.000 Leguas
nemo2-card-bottom-of-the-sea = El Fondo del Mar
nemo2-card-mutiny = ¡Motín!
nemo2-card-modus-vivendi = Modus Vivendi
nemo2-card-20-000-leagues-under-the-sea = 20.000 Leguas de Viaje Submarino
nemo2-card-act-one = Acto Primero
nemo2-card-act-two = Acto Segundo
nemo2-card-act-three = Acto Tercero

## Tesoros

nemo2-treasure-the-abyss = El Abismo
nemo2-treasure-bermuda-triangle = Triángulo de las Bermudas
nemo2-treasure-city-of-khambhat = Ciudad de Khambhat
nemo2-treasure-city-of-pavlopetri = Ciudad de Pavlopetri
nemo2-treasure-cleopatras-palace-alexandria = Palacio de Cleopatra (Alejandría)
nemo2-treasure-deep-sea-vents = Fumarolas Abisales
nemo2-treasure-great-barrier-reef = Gran Barrera de Coral
nemo2-treasure-lost-city-of-dwarka = Ciudad Perdida de Dwarka
nemo2-treasure-lost-mayan-city = Ciudad Maya Perdida
nemo2-treasure-mariana-trench = Fosa de las Marianas
nemo2-treasure-pyramids-of-yonaguni = Pirámides de Yonaguni
nemo2-treasure-tonic-for-nemo = Tónico para Nemo
nemo2-treasure-able-hands = Manos Expertas
nemo2-treasure-spare-plating = Planchas de Repuesto
nemo2-treasure-stroke-of-initiative = Golpe de Iniciativa
nemo2-treasure-lucky-charm = Amuleto de la Suerte
nemo2-treasure-lost-blueprint = Plano Perdido
nemo2-treasure-map-to-more = Mapa hacia Más Tesoros
nemo2-treasure-cursed-idol = Ídolo Maldito
nemo2-treasure-marked-bullion = Lingotes Marcados
nemo2-treasure-crown-jewels = Joyas de la Corona
nemo2-treasure-rebel-arms-cache = Alijo de Armas Rebelde
nemo2-treasure-riches-0 = Riquezas 0
nemo2-treasure-riches-1 = Riquezas 1
nemo2-treasure-riches-2 = Riquezas 2
nemo2-treasure-riches-3 = Riquezas 3
nemo2-treasure-riches-4 = Riquezas 4
nemo2-treasure-riches-5 = Riquezas 5

## Aguas Traicioneras

nemo2-token-coastal-village = Aldea Costera
nemo2-token-cyclone = ¡Ciclón!
nemo2-token-fire-on-board = ¡Fuego a Bordo!
nemo2-token-convoy-troopship = Convoy: Transporte de Tropas
nemo2-token-convoy-colliers = Convoy: Carboneros
nemo2-token-squadron-flagship = Escuadra: Buque Insignia
nemo2-token-nautilus-malfunction = ¡Avería en el Nautilus!
nemo2-token-red-sky-at-night = Cielo Rojo al Anochecer
nemo2-token-rogue-wave = ¡Ola Gigante!
nemo2-token-uncharted-island = Isla Desconocida

## Mejoras

nemo2-upgrade-arcane-library = Biblioteca Misteriosa
nemo2-upgrade-double-hull = Doble Casco
nemo2-upgrade-electro-powered-crew-armor = Armadura Eléctrica de la Tripulación
nemo2-upgrade-fog-machine = Máquina de Niebla
nemo2-upgrade-hydro-drive = Hidropropulsor
nemo2-upgrade-monstrous-design = Diseño Monstruoso
nemo2-upgrade-periscope-device = Periscopio
nemo2-upgrade-reinforced-armor = Blindaje Adicional
nemo2-upgrade-steam-torpedoes = Torpedos de Vapor
nemo2-upgrade-strengthened-prow = Proa Reforzada
nemo2-upgrade-magnetic-mines = Minas Magnéticas

## Personajes

nemo2-character-professor-aronnax = Profesor Aronnax
nemo2-character-conseil = Conseil
nemo2-character-ned-land = Ned Land
nemo2-character-first-officer = Primer Oficial
nemo2-character-second-officer = Segundo Oficial
nemo2-character-chief-engineer = Jefe de Máquinas
nemo2-character-any = cualquier personaje

## Motivaciones

nemo2-motive-science = Ciencia
nemo2-motive-explore = Explorar
nemo2-motive-anti-imperialism = Anti-imperialismo
nemo2-motive-war = ¡Guerra!

## Filas de la tabla de acciones

nemo2-row-search-0 = ¡Calamidad!
nemo2-row-search-1 = ¡Peligro!
nemo2-row-search-2 = Sospechas
nemo2-row-search-3 = Éxito
nemo2-row-search-4 = ¡Eureka!
nemo2-row-rest-0 = Deserción
nemo2-row-rest-1 = Ejercicio de combate
nemo2-row-rest-2 = Sospechas
nemo2-row-rest-3 = Esparcimiento
nemo2-row-rest-4 = Reclutar marineros
nemo2-row-repair-0 = Daños
nemo2-row-repair-1 = Falta de piezas
nemo2-row-repair-2 = Costoso
nemo2-row-repair-3 = Mantenimiento habitual
nemo2-row-repair-4 = Reclutar cuadrillas
nemo2-row-refit-0 = Accidente en el taller
nemo2-row-refit-1 = Diseño defectuoso
nemo2-row-refit-2 = Costoso
nemo2-row-refit-3 = Equipamiento instalado
nemo2-row-refit-4 = Trabajo inspirado
nemo2-row-incite-0 = ¡Traición!
nemo2-row-incite-1 = Indiferencia
nemo2-row-incite-2 = Agitación
nemo2-row-incite-3 = Revuelta
nemo2-row-incite-4 = Revolución

## Niveles

nemo2-level-defeat = Derrota
nemo2-level-fiasco = Fiasco
nemo2-level-status-quo = Statu Quo
nemo2-level-success = Éxito
nemo2-level-triumph = Triunfo

## Oficiales

nemo2-officer-executive-officer = Oficial Ejecutivo
nemo2-officer-quartermaster = Intendente
nemo2-officer-tactical-officer = Oficial Táctico
nemo2-officer-deck-officer = Oficial de Cubierta
