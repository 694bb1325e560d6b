### Endeavor: Die Tiefsee: Namen der Kacheln, Crewmitglieder, Berichte, Plättchen, Ziele und Karten.

## Attributes, actions, topics

endeavor-attribute-rep = Ansehen
endeavor-attribute-insp = Motivation
endeavor-attribute-coord = Organisation
endeavor-attribute-ing = Genialität
endeavor-action-travel = Bewegung
endeavor-action-sonar = Sonar
endeavor-action-dive = Tauchgang
endeavor-action-conserve = Meeresschutz
endeavor-action-publish = Publikation
endeavor-topic-blue = Blau
endeavor-topic-brown = Braun
endeavor-topic-green = Grün
endeavor-topic-yellow = Gelb

## Scenarios

endeavor-scenario-1 = Das Meer ruft
endeavor-scenario-2 = Karten und Pläne
endeavor-scenario-3 = Das Ozean-Journal
endeavor-scenario-4 = Besser als zuvor
endeavor-scenario-5 = Der Gefallene Stern
endeavor-scenario-6 = Die Suche nach dem Stern
endeavor-scenario-7 = Bergt den Gefallenen Stern
endeavor-scenario-8 = Neue Horizonte
endeavor-scenario-9 = Die Ölpest
endeavor-scenario-10 = Die tiefste See

## Ocean tiles

endeavor-tile-atoll = Atoll
endeavor-tile-calm-seas = Ruhige See
endeavor-tile-decommissioned-oil-rig = Stillgelegte Bohrinsel
endeavor-tile-dying-reef = Sterbendes Riff
endeavor-tile-kelp-forest = Seetang-Wald
endeavor-tile-remote-anchorage = Abgelegener Ankerplatz
endeavor-tile-the-sea-star = Seestern-Station
endeavor-tile-volcanic-island = Vulkaninsel
endeavor-tile-dolphin-pods = Delfinschulen
endeavor-tile-ledge-elevator = Tiefsee-Aufzug
endeavor-tile-resupply-modules = Versorgungsmodule
endeavor-tile-sea-turtle-migration = Schildkrötenwanderung
endeavor-tile-shipwreck = Schiffswrack
endeavor-tile-submerged-cave-system = Unterwasserhöhlen
endeavor-tile-sunken-ruins = Versunkene Ruinen
endeavor-tile-the-looking-glass = Das Glashaus
endeavor-tile-whale-calving-grounds = Kinderstube der Wale
endeavor-tile-carbonate-spires = Karbonattürme
endeavor-tile-coldwater-reef = Kaltwasserkorallenriff
endeavor-tile-deepwater-shark = Tiefseehai
endeavor-tile-jellyfish-bloom = Quallenblüte
endeavor-tile-rift-valley = Grabenbruch
endeavor-tile-thermal-vents = Unterwasser-Geysire
endeavor-tile-vortex = Strudel
endeavor-tile-bioluminescent-fauna = Leuchtende Tiefseefauna
endeavor-tile-brine-pool = Unterwasser-Solebecken
endeavor-tile-colossal-squid = Koloss-Kalmar
endeavor-tile-continental-shelf = Kontinentalschelf
endeavor-tile-seamount = Tiefseeberg
endeavor-tile-sponge-gardens = Schwammgärten
endeavor-tile-abyssal-plain = Tiefsee-Ebene
endeavor-tile-abyssal-trench = Tiefseegraben
endeavor-tile-black-smoker = Schwarzer Raucher
endeavor-tile-fallen-star = Gefallener Stern
endeavor-tile-scaly-foot-snails = Schuppenfußschnecken
endeavor-tile-seafloor-restoration = Meeresboden-Renaturierung
endeavor-tile-whale-fall = Walkadaver

## Crew

endeavor-crew-team-leader = Teamleitung
endeavor-crew-pilot = Pilot
endeavor-crew-skipper = Steuermann
endeavor-crew-reef-diver = Rifftaucherin
endeavor-crew-underwater-photographer = Unterwasserfotografin
endeavor-crew-sonar-operator = Sonartechniker
endeavor-crew-acoustics-engineer = Akustik-Ingenieur
endeavor-crew-ecologist = Ökologin
endeavor-crew-ecotoxicologist = Ökotoxikologin
endeavor-crew-marine-engineer = Meeresingenieur
endeavor-crew-naval-architect = Schiffsarchitekt
endeavor-crew-navigator = Navigator
endeavor-crew-hydrographer = Hydrograf
endeavor-crew-rov-operator = Tauchroboter-Lenkerin
endeavor-crew-deep-sea-videographer = Tiefsee-Filmerin
endeavor-crew-field-researcher = Feldforscher
endeavor-crew-marine-scientist = Meeresforscher
endeavor-crew-marine-biologist = Meeresbiologin
endeavor-crew-aquaculturist = Aquakultur-Expertin
endeavor-crew-deep-sea-diver = Tiefseetaucher
endeavor-crew-deep-sea-biologist = Tiefseebiologe
endeavor-crew-oceanographer = Ozeanografin
endeavor-crew-environmental-ambassador = Umweltbotschafterin
endeavor-crew-vessel-captain = U-Boot-Kapitän
endeavor-crew-expedition-leader = Expeditionsleiter
endeavor-crew-fleet-coordinator = Flottenkoordinatorin
endeavor-crew-renowned-fleet-coordinator = Berühmte Flottenkoordinatorin
endeavor-crew-ichthyologist = Ichthyologe
endeavor-crew-renowned-ichthyologist = Berühmter Ichthyologe
endeavor-crew-ocean-historian = Ozeanhistorikerin
endeavor-crew-renowned-ocean-historian = Berühmte Ozeanhistorikerin
endeavor-crew-biotechnologist = Biotechnologe
endeavor-crew-renowned-biotechnologist = Berühmter Biotechnologe
endeavor-crew-biogeographer = Biogeografin
endeavor-crew-renowned-biogeographer = Berühmte Biogeografin
endeavor-crew-mentor = Mentor
endeavor-crew-renowned-mentor = Berühmter Mentor
endeavor-crew-adventurer = Abenteurerin
endeavor-crew-renowned-adventurer = Berühmte Abenteurerin
endeavor-crew-dive-team-leader = Tauchteamleiter
endeavor-crew-renowned-dive-team-leader = Berühmter Tauchteamleiter
endeavor-crew-robotics-engineer = Robotik-Ingenieurin
endeavor-crew-renowned-robotics-engineer = Berühmte Robotik-Ingenieurin

## Research reports

endeavor-report-effective-communication-of-ecosystemic-risk = Frühwarnsysteme für Ökosysteme
endeavor-report-extending-conservation-area-of-effectiveness = Reichweite von Schutzgebieten
endeavor-report-mobile-techniques-for-underwater-exploration = Mobile Verfahren der Unterwasserforschung
endeavor-report-optimizing-multi-team-discovery-announcements = Gemeinsam Entdeckungen verkünden
endeavor-report-organic-casing-for-deep-sea-exploration = Organische Hüllen für die Tiefsee
endeavor-report-reef-photography-with-swarm-camera-systems = Riff-Fotografie mit Schwarmkameras
endeavor-report-uncharted-deep-sea-organic-life = Unbekanntes Leben der Tiefsee
endeavor-report-understanding-oceanic-shifts = Wandel der Ozeane verstehen
endeavor-report-advanced-pressure-venting-technology = Neue Druckausgleichstechnik
endeavor-report-advanced-sonar-communication-techniques = Neue Sonar-Kommunikation
endeavor-report-ai-models-for-deep-sea-research = KI-Modelle für die Tiefseeforschung
endeavor-report-autonomous-microplastic-reclamation-filters = Autonome Mikroplastikfilter
endeavor-report-benefits-of-inter-team-data-sharing = Nutzen geteilter Daten
endeavor-report-deepwater-satellite-imaging = Satellitenbilder der Tiefsee
endeavor-report-documentation-of-new-life = Neues Leben dokumentieren
endeavor-report-enhancing-research-productivity = Ergiebigere Forschung
endeavor-report-feasibility-report-aquadome-permanent-lab = Machbarkeitsstudie: Dauerlabor Aquadome
endeavor-report-fluorescence-detecting-optical-systems = Optik für Fluoreszenz
endeavor-report-holographic-ocean-floor-visualization = Der Meeresboden als Hologramm
endeavor-report-improving-working-environments-for-marine-studies = Bessere Arbeitsplätze der Meeresforschung
endeavor-report-networking-for-underwater-communication = Netze für Unterwasser-Kommunikation
endeavor-report-protecting-threatened-marine-habitats = Schutz bedrohter Lebensräume
endeavor-report-publication-guide-for-undersea-research = Leitfaden für Publikationen
endeavor-report-publicitys-role-in-scientific-advancement = Öffentlichkeit und Fortschritt
endeavor-report-review-of-current-oceanography-research = Stand der Ozeanografie
endeavor-report-safe-movement-procedure = Sicher unterwegs
endeavor-report-social-structures-of-marine-mammals = Sozialleben der Meeressäuger
endeavor-report-the-interlinked-ecosystem = Das vernetzte Ökosystem
endeavor-report-the-nautical-journal = Die nautische Zeitschrift
endeavor-report-the-rising-tide-of-achievement = Die Flut der Erfolge
endeavor-report-understanding-life-in-the-deepest-sea = Leben in der tiefsten See
endeavor-report-volunteer-model-for-underwater-conservation = Freiwillige für den Meeresschutz

## Dive tokens

endeavor-token-research = Forschungsplättchen
endeavor-token-sonar = Sonarplättchen
endeavor-token-publish = Publikationsplättchen
endeavor-token-promote = Beförderungsplättchen
endeavor-token-dive = Tauchgangplättchen
endeavor-token-lowest-attribute = Plättchen „niedrigste Eigenschaft“
endeavor-token-travel = Bewegungsplättchen
endeavor-token-influence = Einflussplättchen
endeavor-token-any-attribute = Plättchen „beliebige Eigenschaft“
endeavor-token-disc = Scheibenplättchen
endeavor-token-disc-for-knowledge = Plättchen „Scheibe gegen Wissen“
endeavor-token-conserve-discount = Plättchen „günstiger Meeresschutz“

## Bonus goals and crises

endeavor-bonus-fresh-faces = Frische Gesichter: Junior-Crewmitglieder
endeavor-bonus-veteran-staff = Alte Hasen: Führungspersonal ohne Start-Crew
endeavor-bonus-full-charts = Volle Karten: Zonen im Ozean
endeavor-bonus-living-network = Lebendes Netz: hergestellte Verbindungen
endeavor-bonus-deep-outposts = Vorposten der Tiefe: Scheiben und U-Boote in den zwei größten Tiefen
endeavor-bonus-rounded-institutes = Vielseitige Institute: Eigenschaften ab Stufe 4
endeavor-crisis-active-volcano = Aktiver Vulkan
endeavor-crisis-strong-current = Starke Strömung
endeavor-crisis-budget-freeze = Eingefrorenes Budget
endeavor-crisis-data-loss = Datenverlust
endeavor-crisis-exhausted-crew = Erschöpfte Crew
endeavor-crisis-silted-sites = Verschlammte Tauchplätze

## What the goals count

endeavor-goal-1-1 = Scheiben auf Sonar-Feldern
endeavor-goal-1-2 = Scheiben auf Publikations-Feldern
endeavor-goal-1-3 = Scheiben auf Meeresschutz-Feldern
endeavor-goal-2-1 = Scheiben auf Sonar-Feldern in den Spalten B und C
endeavor-goal-2-2 = Scheiben und U-Boote in den Spalten D und E
endeavor-goal-2-3 = Zonen mit eigener Scheibe in Tiefe 2 bis 4
endeavor-goal-3-1 = Scheiben auf Sonar-Feldern in Tiefe 1 und 2
endeavor-goal-3-2 = Publikations-Scheiben und U-Boote in Tiefe 3 bis 5
endeavor-goal-3-3 = Symbole des häufigsten Themas und Führung je Thema
endeavor-goal-4-1 = Scheiben auf Meeresschutz-Feldern in Tiefe 1 bis 3
endeavor-goal-4-2 = Scheiben und U-Boote in den Spalten A und E
endeavor-goal-4-3 = Scheiben in Tiefe 4 und 5
endeavor-goal-5-1 = Sonar-Scheiben und U-Boote in den Spalten A und B
endeavor-goal-5-2 = Publikations-Scheiben und U-Boote in den Spalten E bis G
endeavor-goal-5-3 = Scheiben auf Meeresschutz-Feldern in Tiefe 2 und 3
endeavor-goal-6-1 = Zonen mit eigener Scheibe in Tiefe 2 bis 4
endeavor-goal-6-2 = entdeckte Zonen und Führung je Tiefe und Spalte
endeavor-goal-6-3 = Scheiben der genannten Art und die meisten Meeresschutz- oder Publikations-Scheiben
endeavor-goal-7-1 = Zonen der Spalte C mit eigener Scheibe oder U-Boot
endeavor-goal-7-2 = Meeresschutz- und Publikations-Scheiben außerhalb der Spalte C
endeavor-goal-7-3 = Einflussmarker im Rettungsbereich
endeavor-goal-8-1 = offen, bis Zielfeld 1 belegt ist
endeavor-goal-8-1-left = Zonen mit eigener Scheibe ab der Seestern-Station nach links
endeavor-goal-8-1-right = Zonen mit eigener Scheibe ab der Seestern-Station nach rechts
endeavor-goal-8-2 = offen, bis Zielfeld 2 belegt ist
endeavor-goal-8-2-shallow = Scheiben in Tiefe 2 und 3
endeavor-goal-8-2-deep = Scheiben in Tiefe 4 und 5
endeavor-goal-8-3 = offen, bis Zielfeld 3 belegt ist
endeavor-goal-8-3-narrow = Symbole des häufigsten Themas
endeavor-goal-8-3-broad = vollständige Sätze aller vier Themen
endeavor-goal-9-1 = Fortschritt auf der Reinigungsleiste
endeavor-goal-9-2 = Scheiben und U-Boote in Tiefe 1
endeavor-goal-9-3 = Scheiben auf Meeresschutz-Feldern in Tiefe 2 bis 4
endeavor-goal-10-1 = unter den Ersten, die Tiefe 5 entdecken
endeavor-goal-10-2 = unter den Ersten, die in Tiefe 5 fahren
endeavor-goal-10-3 = Scheiben auf Publikations-Feldern in Tiefe 4 und 5

## Special rules of the scenarios

endeavor-scenario-rule-launch-any-depth-1 = U-Boote dürfen in jeder Zone der Tiefe 1 zu Wasser gelassen werden.
endeavor-scenario-rule-guardian-space = Wer das letzte Meeresschutz-Feld einer Zone mit mindestens zweien belegt, darf zusätzlich zu allem anderen einen Marker auf das Wächter-Feld legen. Einfluss geht nie dorthin.
endeavor-scenario-rule-remove-depths = Manche Tiefen werden nicht verwendet.
endeavor-scenario-rule-moving-markers = Einfluss bewegt einen eigenen Marker auf ein freies Nachbarfeld; nur wenn keiner ziehen kann, beginnt ein neuer. Der Rettungsbereich ist geschlossen, bis der Gefallene Stern im Ozean liegt. Ein Marker darin sitzt fest, sobald alle Rettungsfelder unter ihm in seiner Spalte markiert sind.
endeavor-scenario-rule-designate-kind = Wer den Gefallenen Stern entdeckt, nennt Meeresschutz oder Publikation für Ziel 3.
endeavor-scenario-rule-rescue-access = Nur wer eine Scheibe oder ein U-Boot auf dem Gefallenen Stern hat, darf den Rettungsbereich markieren.
endeavor-scenario-rule-goal-spaces = Wer ein Zielfeld markiert, bestimmt die Variante dieses Ziels für alle.
endeavor-scenario-rule-cleanup-track = Jede deiner Meeresschutz-Scheiben in Tiefe 1 oder 2 rückt deinen Reinigungsmarker um 1 vor. Einfluss kann das auch, statt einen Marker zu legen. Am Ende der Leiste bleibt er stehen.
endeavor-scenario-rule-depth-lanes = Einfluss aus einer Zone geht in die Bahn ihrer Tiefe, anderer in eine Bahn einer Tiefe mit eigenem U-Boot, immer auf das linke freie Feld. Ist eine Bahn voll, nehmen Tiefe 1 bis 3 das flache Überlauf-Feld, Tiefe 4 und 5 das tiefe.
