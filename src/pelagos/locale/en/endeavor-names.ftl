### Endeavor: Deep Sea: names of tiles, crew, reports, tokens, goals and cards.

## Attributes, actions, topics

endeavor-attribute-rep = Reputation
endeavor-attribute-insp = Inspiration
endeavor-attribute-coord = Coordination
endeavor-attribute-ing = Ingenuity
endeavor-action-travel = Travel
endeavor-action-sonar = Sonar
endeavor-action-dive = Dive
endeavor-action-conserve = Conserve
endeavor-action-publish = Publish
endeavor-topic-blue = blue
endeavor-topic-brown = brown
endeavor-topic-green = green
endeavor-topic-yellow = yellow

## Scenarios

endeavor-scenario-1 = The Call of the Ocean
endeavor-scenario-2 = Maps and Charts
endeavor-scenario-3 = The Oceanic Journal
endeavor-scenario-4 = Better Than You Found It
endeavor-scenario-5 = The Fallen Star
endeavor-scenario-6 = Star Search
endeavor-scenario-7 = Recover the Fallen Star
endeavor-scenario-8 = New Horizons
endeavor-scenario-9 = The Spill
endeavor-scenario-10 = The Deepest Sea

## Ocean tiles

endeavor-tile-atoll = Atoll
endeavor-tile-calm-seas = Calm Seas
endeavor-tile-decommissioned-oil-rig = Decommissioned Oil Rig
endeavor-tile-dying-reef = Dying Reef
endeavor-tile-kelp-forest = Kelp Forest
endeavor-tile-remote-anchorage = Remote Anchorage
endeavor-tile-the-sea-star = The Sea Star
endeavor-tile-volcanic-island = Volcanic Island
endeavor-tile-dolphin-pods = Dolphin Pods
endeavor-tile-ledge-elevator = Ledge Elevator
endeavor-tile-resupply-modules = Resupply Modules
endeavor-tile-sea-turtle-migration = Sea Turtle Migration
endeavor-tile-shipwreck = Shipwreck
endeavor-tile-submerged-cave-system = Submerged Cave System
endeavor-tile-sunken-ruins = Sunken Ruins
endeavor-tile-the-looking-glass = The Looking Glass
endeavor-tile-whale-calving-grounds = Whale Calving Grounds
endeavor-tile-carbonate-spires = Carbonate Spires
endeavor-tile-coldwater-reef = Coldwater Reef
endeavor-tile-deepwater-shark = Deepwater Shark
endeavor-tile-jellyfish-bloom = Jellyfish Bloom
endeavor-tile-rift-valley = Rift Valley
endeavor-tile-thermal-vents = Thermal Vents
endeavor-tile-vortex = Vortex
endeavor-tile-bioluminescent-fauna = Bioluminescent Fauna
endeavor-tile-brine-pool = Brine Pool
endeavor-tile-colossal-squid = Colossal Squid
endeavor-tile-continental-shelf = Continental Shelf
endeavor-tile-seamount = Seamount
endeavor-tile-sponge-gardens = Sponge Gardens
endeavor-tile-abyssal-plain = Abyssal Plain
endeavor-tile-abyssal-trench = Abyssal Trench
endeavor-tile-black-smoker = Black Smoker
endeavor-tile-fallen-star = Fallen Star
endeavor-tile-scaly-foot-snails = Scaly-foot Snails
endeavor-tile-seafloor-restoration = Seafloor Restoration
endeavor-tile-whale-fall = Whale Fall

## Crew

endeavor-crew-team-leader = Team Leader
endeavor-crew-pilot = Pilot
endeavor-crew-skipper = Skipper
endeavor-crew-reef-diver = Reef Diver
endeavor-crew-underwater-photographer = Underwater Photographer
endeavor-crew-sonar-operator = Sonar Operator
endeavor-crew-acoustics-engineer = Acoustics Engineer
endeavor-crew-ecologist = Ecologist
endeavor-crew-ecotoxicologist = Ecotoxicologist
endeavor-crew-marine-engineer = Marine Engineer
endeavor-crew-naval-architect = Naval Architect
endeavor-crew-navigator = Navigator
endeavor-crew-hydrographer = Hydrographer
endeavor-crew-rov-operator = R.O.V. Operator
endeavor-crew-deep-sea-videographer = Deep-Sea Videographer
endeavor-crew-field-researcher = Field Researcher
endeavor-crew-marine-scientist = Marine Scientist
endeavor-crew-marine-biologist = Marine Biologist
endeavor-crew-aquaculturist = Aquaculturist
endeavor-crew-deep-sea-diver = Deep-Sea Diver
endeavor-crew-deep-sea-biologist = Deep-Sea Biologist
endeavor-crew-oceanographer = Oceanographer
endeavor-crew-environmental-ambassador = Environmental Ambassador
endeavor-crew-vessel-captain = Vessel Captain
endeavor-crew-expedition-leader = Expedition Leader
endeavor-crew-fleet-coordinator = Fleet Coordinator
endeavor-crew-renowned-fleet-coordinator = Renowned Fleet Coordinator
endeavor-crew-ichthyologist = Ichthyologist
endeavor-crew-renowned-ichthyologist = Renowned Ichthyologist
endeavor-crew-ocean-historian = Ocean Historian
endeavor-crew-renowned-ocean-historian = Renowned Ocean Historian
endeavor-crew-biotechnologist = Biotechnologist
endeavor-crew-renowned-biotechnologist = Renowned Biotechnologist
endeavor-crew-biogeographer = Biogeographer
endeavor-crew-renowned-biogeographer = Renowned Biogeographer
endeavor-crew-mentor = Mentor
endeavor-crew-renowned-mentor = Renowned Mentor
endeavor-crew-adventurer = Adventurer
endeavor-crew-renowned-adventurer = Renowned Adventurer
endeavor-crew-dive-team-leader = Dive Team Leader
endeavor-crew-renowned-dive-team-leader = Renowned Dive Team Leader
endeavor-crew-robotics-engineer = Robotics Engineer
endeavor-crew-renowned-robotics-engineer = Renowned Robotics Engineer

## Research reports

endeavor-report-effective-communication-of-ecosystemic-risk = Effective Communication of Ecosystemic Risk
endeavor-report-extending-conservation-area-of-effectiveness = Extending Conservation Area of Effectiveness
endeavor-report-mobile-techniques-for-underwater-exploration = Mobile Techniques for Underwater Exploration
endeavor-report-optimizing-multi-team-discovery-announcements = Optimizing Multi-Team Discovery Announcements
endeavor-report-organic-casing-for-deep-sea-exploration = Organic Casing for Deep-Sea Exploration
endeavor-report-reef-photography-with-swarm-camera-systems = Reef Photography with Swarm Camera Systems
endeavor-report-uncharted-deep-sea-organic-life = Uncharted Deep-Sea Organic Life
endeavor-report-understanding-oceanic-shifts = Understanding Oceanic Shifts
endeavor-report-advanced-pressure-venting-technology = Advanced Pressure-Venting Technology
endeavor-report-advanced-sonar-communication-techniques = Advanced Sonar Communication Techniques
endeavor-report-ai-models-for-deep-sea-research = AI Models for Deep-Sea Research
endeavor-report-autonomous-microplastic-reclamation-filters = Autonomous Microplastic Reclamation Filters
endeavor-report-benefits-of-inter-team-data-sharing = Benefits of Inter-Team Data-Sharing
endeavor-report-deepwater-satellite-imaging = Deepwater Satellite Imaging
endeavor-report-documentation-of-new-life = Documentation of New Life
endeavor-report-enhancing-research-productivity = Enhancing Research Productivity
endeavor-report-feasibility-report-aquadome-permanent-lab = Feasibility Report: Aquadome Permanent Lab
endeavor-report-fluorescence-detecting-optical-systems = Fluorescence-Detecting Optical Systems
endeavor-report-holographic-ocean-floor-visualization = Holographic Ocean Floor Visualization
endeavor-report-improving-working-environments-for-marine-studies = Improving Working Environments for Marine Studies
endeavor-report-networking-for-underwater-communication = Networking for Underwater Communication
endeavor-report-protecting-threatened-marine-habitats = Protecting Threatened Marine Habitats
endeavor-report-publication-guide-for-undersea-research = Publication Guide for Undersea Research
endeavor-report-publicitys-role-in-scientific-advancement = Publicity's Role in Scientific Advancement
endeavor-report-review-of-current-oceanography-research = Review of Current Oceanography Research
endeavor-report-safe-movement-procedure = Safe Movement Procedure
endeavor-report-social-structures-of-marine-mammals = Social Structures of Marine Mammals
endeavor-report-the-interlinked-ecosystem = The Interlinked Ecosystem
endeavor-report-the-nautical-journal = The Nautical Journal
endeavor-report-the-rising-tide-of-achievement = The Rising Tide of Achievement
endeavor-report-understanding-life-in-the-deepest-sea = Understanding Life in the Deepest Sea
endeavor-report-volunteer-model-for-underwater-conservation = Volunteer Model for Underwater Conservation

## Dive tokens

endeavor-token-research = research token
endeavor-token-sonar = Sonar token
endeavor-token-publish = Publish token
endeavor-token-promote = promotion token
endeavor-token-dive = Dive token
endeavor-token-lowest-attribute = lowest-attribute token
endeavor-token-travel = Travel token
endeavor-token-influence = influence token
endeavor-token-any-attribute = any-attribute token
endeavor-token-disc = disc token
endeavor-token-disc-for-knowledge = disc-for-knowledge token
endeavor-token-conserve-discount = cheap-Conserve token

## Bonus goals and crises

endeavor-bonus-fresh-faces = Fresh Faces: junior crew members
endeavor-bonus-veteran-staff = Veteran Staff: leaders without the start crew
endeavor-bonus-full-charts = Full Charts: zones in the ocean
endeavor-bonus-living-network = Living Network: completed links
endeavor-bonus-deep-outposts = Deep Outposts: discs and vessels in the two deepest depths
endeavor-bonus-rounded-institutes = Rounded Institutes: attribute tracks at level 4 or higher
endeavor-crisis-active-volcano = Active Volcano
endeavor-crisis-strong-current = Strong Current
endeavor-crisis-budget-freeze = Budget Freeze
endeavor-crisis-data-loss = Data Loss
endeavor-crisis-exhausted-crew = Exhausted Crew
endeavor-crisis-silted-sites = Silted Sites

## What the goals count

endeavor-goal-1-1 = sonar discs
endeavor-goal-1-2 = publication discs
endeavor-goal-1-3 = conservation discs
endeavor-goal-2-1 = sonar discs in columns B and C
endeavor-goal-2-2 = discs and vessels in columns D and E
endeavor-goal-2-3 = zones with an own disc at depths 2 to 4
endeavor-goal-3-1 = sonar discs at depths 1 and 2
endeavor-goal-3-2 = publication discs and vessels at depths 3 to 5
endeavor-goal-3-3 = symbols of the most-held topic, and leads in topics
endeavor-goal-4-1 = conservation discs at depths 1 to 3
endeavor-goal-4-2 = discs and vessels in columns A and E
endeavor-goal-4-3 = discs at depths 4 and 5
endeavor-goal-5-1 = sonar discs and vessels in columns A and B
endeavor-goal-5-2 = publication discs and vessels in columns E to G
endeavor-goal-5-3 = conservation discs at depths 2 and 3
endeavor-goal-6-1 = zones with an own disc at depths 2 to 4
endeavor-goal-6-2 = discovered zones, and leads by depth and column
endeavor-goal-6-3 = discs of the named kind, and most conservation or publication discs
endeavor-goal-7-1 = zones of column C with an own disc or vessel
endeavor-goal-7-2 = conservation and publication discs outside column C
endeavor-goal-7-3 = influence markers in the rescue grid
endeavor-goal-8-1 = open until goal space 1 is marked
endeavor-goal-8-1-left = zones with an own disc from the Sea Star to the left
endeavor-goal-8-1-right = zones with an own disc from the Sea Star to the right
endeavor-goal-8-2 = open until goal space 2 is marked
endeavor-goal-8-2-shallow = discs at depths 2 and 3
endeavor-goal-8-2-deep = discs at depths 4 and 5
endeavor-goal-8-3 = open until goal space 3 is marked
endeavor-goal-8-3-narrow = symbols of the most-held topic
endeavor-goal-8-3-broad = complete sets of four topics
endeavor-goal-9-1 = progress on the cleanup track
endeavor-goal-9-2 = discs and vessels at depth 1
endeavor-goal-9-3 = conservation discs at depths 2 to 4
endeavor-goal-10-1 = being among the first to discover depth 5
endeavor-goal-10-2 = being among the first to travel to depth 5
endeavor-goal-10-3 = publication discs at depths 4 and 5

## Special rules of the scenarios

endeavor-scenario-rule-launch-any-depth-1 = Vessels may be launched in any zone of depth 1.
endeavor-scenario-rule-guardian-space = Whoever fills the last conservation space of a zone with at least two may put a marker on the guardian space, in addition to everything else. No influence goes there.
endeavor-scenario-rule-remove-depths = Some depths are not used.
endeavor-scenario-rule-moving-markers = Influence moves an own marker to a neighbouring free space; only when none can move, a new one starts. The rescue grid is closed until the Fallen Star lies in the ocean. A marker in it is locked as soon as all rescue spaces below it in its column are marked.
endeavor-scenario-rule-designate-kind = Whoever discovers the Fallen Star names conservation or publication for goal 3.
endeavor-scenario-rule-rescue-access = Only who has a disc or vessel on the Fallen Star may mark the rescue grid.
endeavor-scenario-rule-goal-spaces = Whoever marks a goal space picks the option of that goal for everybody.
endeavor-scenario-rule-cleanup-track = Each of your conservation discs at depth 1 or 2 advances your cleanup marker by 1. Influence can do so, too, instead of placing a marker. At the end of the track it stops.
endeavor-scenario-rule-depth-lanes = Influence from a zone goes to the lane of its depth, other influence to a lane of a depth with an own vessel, always on the leftmost free space. When a lane is full, depths 1 to 3 use the shallow overflow space and depths 4 and 5 the deep one.
