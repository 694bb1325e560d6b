### Endeavor: Deep Sea: nombres de losetas, tripulantes, informes, fichas, objetivos y cartas.

## Attributes, actions, topics

endeavor-attribute-rep = Reputación
endeavor-attribute-insp = Inspiración
endeavor-attribute-coord = Coordinación
endeavor-attribute-ing = Ingenio
endeavor-action-travel = Viajar
endeavor-action-sonar = Sónar
endeavor-action-dive = Inmersión
endeavor-action-conserve = Conservar
endeavor-action-publish = Publicar
endeavor-topic-blue = azul
endeavor-topic-brown = marrón
endeavor-topic-green = verde
endeavor-topic-yellow = amarillo

## Scenarios

endeavor-scenario-1 = La llamada del océano
endeavor-scenario-2 = Mapas y cartas
endeavor-scenario-3 = La revista oceánica
endeavor-scenario-4 = Mejor que antes
endeavor-scenario-5 = La Estrella Caída
endeavor-scenario-6 = En busca de la Estrella
endeavor-scenario-7 = Rescatar la Estrella Caída
endeavor-scenario-8 = Nuevos horizontes
endeavor-scenario-9 = El vertido
endeavor-scenario-10 = El mar más profundo

## Ocean tiles

endeavor-tile-atoll = Atolón
endeavor-tile-calm-seas = Mar en calma
endeavor-tile-decommissioned-oil-rig = Plataforma petrolífera abandonada
endeavor-tile-dying-reef = Arrecife moribundo
endeavor-tile-kelp-forest = Bosque de kelp
endeavor-tile-remote-anchorage = Fondeadero remoto
endeavor-tile-the-sea-star = La Estrella de Mar
endeavor-tile-volcanic-island = Isla volcánica
endeavor-tile-dolphin-pods = Manadas de delfines
endeavor-tile-ledge-elevator = Ascensor submarino
endeavor-tile-resupply-modules = Módulos de suministro
endeavor-tile-sea-turtle-migration = Migración de tortugas
endeavor-tile-shipwreck = Pecio
endeavor-tile-submerged-cave-system = Cuevas sumergidas
endeavor-tile-sunken-ruins = Ruinas hundidas
endeavor-tile-the-looking-glass = La Casa de Cristal
endeavor-tile-whale-calving-grounds = Zona de cría de ballenas
endeavor-tile-carbonate-spires = Agujas de carbonato
endeavor-tile-coldwater-reef = Arrecife de aguas frías
endeavor-tile-deepwater-shark = Tiburón de aguas profundas
endeavor-tile-jellyfish-bloom = Proliferación de medusas
endeavor-tile-rift-valley = Valle de rift
endeavor-tile-thermal-vents = Fuentes termales
endeavor-tile-vortex = Vórtice
endeavor-tile-bioluminescent-fauna = Fauna bioluminiscente
endeavor-tile-brine-pool = Piscina de salmuera
endeavor-tile-colossal-squid = Calamar colosal
endeavor-tile-continental-shelf = Plataforma continental
endeavor-tile-seamount = Monte submarino
endeavor-tile-sponge-gardens = Jardines de esponjas
endeavor-tile-abyssal-plain = Llanura abisal
endeavor-tile-abyssal-trench = Fosa abisal
endeavor-tile-black-smoker = Fumarola negra
endeavor-tile-fallen-star = Estrella Caída
endeavor-tile-scaly-foot-snails = Caracoles de pie escamoso
endeavor-tile-seafloor-restoration = Restauración del fondo marino
endeavor-tile-whale-fall = Ballena hundida

## Crew

endeavor-crew-team-leader = Jefe de equipo
endeavor-crew-pilot = Piloto
endeavor-crew-skipper = Patrón
endeavor-crew-reef-diver = Buceadora de arrecifes
endeavor-crew-underwater-photographer = Fotógrafa submarina
endeavor-crew-sonar-operator = Operador de sónar
endeavor-crew-acoustics-engineer = Ingeniero acústico
endeavor-crew-ecologist = Ecóloga
endeavor-crew-ecotoxicologist = Ecotoxicóloga
endeavor-crew-marine-engineer = Ingeniero naval
endeavor-crew-naval-architect = Arquitecto naval
endeavor-crew-navigator = Navegante
endeavor-crew-hydrographer = Hidrógrafo
endeavor-crew-rov-operator = Operadora de ROV
endeavor-crew-deep-sea-videographer = Videógrafa abisal
endeavor-crew-field-researcher = Investigador de campo
endeavor-crew-marine-scientist = Científico marino
endeavor-crew-marine-biologist = Bióloga marina
endeavor-crew-aquaculturist = Acuicultora
endeavor-crew-deep-sea-diver = Buzo de profundidad
endeavor-crew-deep-sea-biologist = Biólogo abisal
endeavor-crew-oceanographer = Oceanógrafa
endeavor-crew-environmental-ambassador = Embajadora ambiental
endeavor-crew-vessel-captain = Capitán de submarino
endeavor-crew-expedition-leader = Jefe de expedición
endeavor-crew-fleet-coordinator = Coordinadora de flota
endeavor-crew-renowned-fleet-coordinator = Célebre coordinadora de flota
endeavor-crew-ichthyologist = Ictiólogo
endeavor-crew-renowned-ichthyologist = Célebre ictiólogo
endeavor-crew-ocean-historian = Historiadora del océano
endeavor-crew-renowned-ocean-historian = Célebre historiadora del océano
endeavor-crew-biotechnologist = Biotecnólogo
endeavor-crew-renowned-biotechnologist = Célebre biotecnólogo
endeavor-crew-biogeographer = Biogeógrafa
endeavor-crew-renowned-biogeographer = Célebre biogeógrafa
endeavor-crew-mentor = Mentor
endeavor-crew-renowned-mentor = Célebre mentor
endeavor-crew-adventurer = Aventurera
endeavor-crew-renowned-adventurer = Célebre aventurera
endeavor-crew-dive-team-leader = Jefe de buceo
endeavor-crew-renowned-dive-team-leader = Célebre jefe de buceo
endeavor-crew-robotics-engineer = Ingeniera robótica
endeavor-crew-renowned-robotics-engineer = Célebre ingeniera robótica

## Research reports

endeavor-report-effective-communication-of-ecosystemic-risk = Comunicar los riesgos del ecosistema
endeavor-report-extending-conservation-area-of-effectiveness = Ampliar el alcance de la conservación
endeavor-report-mobile-techniques-for-underwater-exploration = Técnicas móviles de exploración submarina
endeavor-report-optimizing-multi-team-discovery-announcements = Anunciar descubrimientos en equipo
endeavor-report-organic-casing-for-deep-sea-exploration = Cubiertas orgánicas para las profundidades
endeavor-report-reef-photography-with-swarm-camera-systems = Fotografiar arrecifes con enjambres de cámaras
endeavor-report-uncharted-deep-sea-organic-life = Vida abisal desconocida
endeavor-report-understanding-oceanic-shifts = Comprender los cambios oceánicos
endeavor-report-advanced-pressure-venting-technology = Nueva técnica de despresurización
endeavor-report-advanced-sonar-communication-techniques = Nuevas comunicaciones por sónar
endeavor-report-ai-models-for-deep-sea-research = Modelos de IA para las profundidades
endeavor-report-autonomous-microplastic-reclamation-filters = Filtros autónomos de microplásticos
endeavor-report-benefits-of-inter-team-data-sharing = Ventajas de compartir datos
endeavor-report-deepwater-satellite-imaging = Imágenes de las profundidades por satélite
endeavor-report-documentation-of-new-life = Documentar nueva vida
endeavor-report-enhancing-research-productivity = Una investigación más productiva
endeavor-report-feasibility-report-aquadome-permanent-lab = Estudio de viabilidad: laboratorio permanente
endeavor-report-fluorescence-detecting-optical-systems = Óptica para detectar fluorescencia
endeavor-report-holographic-ocean-floor-visualization = El fondo oceánico en holograma
endeavor-report-improving-working-environments-for-marine-studies = Mejores condiciones de trabajo
endeavor-report-networking-for-underwater-communication = Redes de comunicación submarina
endeavor-report-protecting-threatened-marine-habitats = Proteger hábitats amenazados
endeavor-report-publication-guide-for-undersea-research = Guía para publicar
endeavor-report-publicitys-role-in-scientific-advancement = El papel de la publicidad en la ciencia
endeavor-report-review-of-current-oceanography-research = Estado de la oceanografía
endeavor-report-safe-movement-procedure = Normas de navegación segura
endeavor-report-social-structures-of-marine-mammals = Vida social de los mamíferos marinos
endeavor-report-the-interlinked-ecosystem = El ecosistema interconectado
endeavor-report-the-nautical-journal = La revista náutica
endeavor-report-the-rising-tide-of-achievement = La marea de los logros
endeavor-report-understanding-life-in-the-deepest-sea = La vida en lo más profundo
endeavor-report-volunteer-model-for-underwater-conservation = Voluntariado por la conservación

## Dive tokens

endeavor-token-research = ficha de investigación
endeavor-token-sonar = ficha de sónar
endeavor-token-publish = ficha de publicación
endeavor-token-promote = ficha de ascenso
endeavor-token-dive = ficha de inmersión
endeavor-token-lowest-attribute = ficha del atributo más bajo
endeavor-token-travel = ficha de viaje
endeavor-token-influence = ficha de influencia
endeavor-token-any-attribute = ficha de atributo a elegir
endeavor-token-disc = ficha de disco
endeavor-token-disc-for-knowledge = ficha de disco por conocimiento
endeavor-token-conserve-discount = ficha de conservación barata

## Bonus goals and crises

endeavor-bonus-fresh-faces = Caras nuevas: tripulantes júnior
endeavor-bonus-veteran-staff = Veteranos: líderes sin la tripulación inicial
endeavor-bonus-full-charts = Cartas completas: zonas en el océano
endeavor-bonus-living-network = Red viva: conexiones completadas
endeavor-bonus-deep-outposts = Puestos profundos: discos y submarinos en las dos mayores profundidades
endeavor-bonus-rounded-institutes = Institutos completos: atributos en nivel 4 o superior
endeavor-crisis-active-volcano = Volcán activo
endeavor-crisis-strong-current = Corriente fuerte
endeavor-crisis-budget-freeze = Presupuesto congelado
endeavor-crisis-data-loss = Pérdida de datos
endeavor-crisis-exhausted-crew = Tripulación agotada
endeavor-crisis-silted-sites = Lugares cubiertos de lodo

## What the goals count

endeavor-goal-1-1 = discos de sónar
endeavor-goal-1-2 = discos de publicación
endeavor-goal-1-3 = discos de conservación
endeavor-goal-2-1 = discos de sónar en las columnas B y C
endeavor-goal-2-2 = discos y submarinos en las columnas D y E
endeavor-goal-2-3 = zonas con disco propio en las profundidades 2 a 4
endeavor-goal-3-1 = discos de sónar en las profundidades 1 y 2
endeavor-goal-3-2 = discos de publicación y submarinos en las profundidades 3 a 5
endeavor-goal-3-3 = símbolos del tema más frecuente y ventaja por tema
endeavor-goal-4-1 = discos de conservación en las profundidades 1 a 3
endeavor-goal-4-2 = discos y submarinos en las columnas A y E
endeavor-goal-4-3 = discos en las profundidades 4 y 5
endeavor-goal-5-1 = discos de sónar y submarinos en las columnas A y B
endeavor-goal-5-2 = discos de publicación y submarinos en las columnas E a G
endeavor-goal-5-3 = discos de conservación en las profundidades 2 y 3
endeavor-goal-6-1 = zonas con disco propio en las profundidades 2 a 4
endeavor-goal-6-2 = zonas descubiertas y ventaja por profundidad y columna
endeavor-goal-6-3 = discos del tipo nombrado y mayoría de discos de conservación o publicación
endeavor-goal-7-1 = zonas de la columna C con disco o submarino propio
endeavor-goal-7-2 = discos de conservación y publicación fuera de la columna C
endeavor-goal-7-3 = marcadores de influencia en la zona de rescate
endeavor-goal-8-1 = abierto hasta que se ocupe el espacio de objetivo 1
endeavor-goal-8-1-left = zonas con disco propio desde La Estrella de Mar hacia la izquierda
endeavor-goal-8-1-right = zonas con disco propio desde La Estrella de Mar hacia la derecha
endeavor-goal-8-2 = abierto hasta que se ocupe el espacio de objetivo 2
endeavor-goal-8-2-shallow = discos en las profundidades 2 y 3
endeavor-goal-8-2-deep = discos en las profundidades 4 y 5
endeavor-goal-8-3 = abierto hasta que se ocupe el espacio de objetivo 3
endeavor-goal-8-3-narrow = símbolos del tema más frecuente
endeavor-goal-8-3-broad = juegos completos de los cuatro temas
endeavor-goal-9-1 = avance en la pista de limpieza
endeavor-goal-9-2 = discos y submarinos en la profundidad 1
endeavor-goal-9-3 = discos de conservación en las profundidades 2 a 4
endeavor-goal-10-1 = ser de los primeros en descubrir la profundidad 5
endeavor-goal-10-2 = ser de los primeros en viajar a la profundidad 5
endeavor-goal-10-3 = discos de publicación en las profundidades 4 y 5

## Special rules of the scenarios

endeavor-scenario-rule-launch-any-depth-1 = Los submarinos pueden botarse en cualquier zona de profundidad 1.
endeavor-scenario-rule-guardian-space = Quien llene el último espacio de conservación de una zona con al menos dos puede poner, además de todo lo demás, un marcador en el espacio del guardián. La influencia nunca va allí.
endeavor-scenario-rule-remove-depths = Algunas profundidades no se usan.
endeavor-scenario-rule-moving-markers = La influencia mueve un marcador propio a un espacio libre vecino; solo si ninguno puede moverse empieza uno nuevo. La zona de rescate está cerrada hasta que la Estrella Caída está en el océano. Un marcador en ella queda bloqueado cuando todos los espacios de rescate bajo él en su columna están marcados.
endeavor-scenario-rule-designate-kind = Quien descubra la Estrella Caída nombra conservación o publicación para el objetivo 3.
endeavor-scenario-rule-rescue-access = Solo quien tenga un disco o submarino en la Estrella Caída puede marcar la zona de rescate.
endeavor-scenario-rule-goal-spaces = Quien marca un espacio de objetivo elige la opción de ese objetivo para todos.
endeavor-scenario-rule-cleanup-track = Cada disco de conservación tuyo en la profundidad 1 o 2 hace avanzar 1 tu marcador de limpieza. La influencia también puede hacerlo, en vez de poner un marcador. Al final de la pista se detiene.
endeavor-scenario-rule-depth-lanes = La influencia de una zona va al carril de su profundidad; la otra, a un carril de una profundidad con un submarino propio, siempre al primer espacio libre desde la izquierda. Si un carril está lleno, las profundidades 1 a 3 usan el espacio adicional somero y las 4 y 5 el profundo.
