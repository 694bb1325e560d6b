### Short stories of Endeavor: Deep Sea, in our own words: places, crises, common goals, beginnings and ends.

endeavor-story-tile-atoll = The sounding line goes slack in the middle of nowhere: a ring of palms around water as still as glass. The old volcano below has long been quiet, and the corals have kept its outline.
endeavor-story-tile-calm-seas = Not a breath of wind, and the hull hangs over its own reflection. On such days one hears the ocean itself, if one lets the instruments listen.
endeavor-story-tile-decommissioned-oil-rig = Nobody has lit a lamp up there for years. Under the rusty deck mussels, sponges and shy fish have signed the new lease.
endeavor-story-tile-dying-reef = Where the chart promises every colour, white branches reach for the light. A few polyps still hold on, and that is enough to begin with.
endeavor-story-tile-kelp-forest = The boat slips between trunks that sway like a slow crowd. Something with whiskers watches from above, a sea urchin in its paws.
endeavor-story-tile-remote-anchorage = A buoy, a chain, and a name in the logbook of somebody who was here before us. It is the last place where the coffee stays in the cup.
endeavor-story-tile-the-sea-star = Five arms hold the station steady in any sea, and at night its lamps can be seen from far below. Whoever comes back from the dark, comes back here.
endeavor-story-tile-volcanic-island = Steam rises where the surf meets young rock. The island is not on last year's chart, and it may well be larger on the next one.
endeavor-story-tile-dolphin-pods = They were there before the engine had stopped, three, then twenty, then too many to count. One of them brings the diver's lost fin back and clearly expects applause.
endeavor-story-tile-ledge-elevator = The rail runs down the cliff until the lamps give up. The cage takes four people, two crates, and every good intention to stay calm.
endeavor-story-tile-resupply-modules = Three steel drums full of air, soup and spare parts wait on the seabed with the light on. Somebody has drawn a smiling fish on the hatch.
endeavor-story-tile-sea-turtle-migration = They row past one after the other, as their mothers did, towards a beach that none of them has seen since they hatched. Nobody on board speaks until the last one has gone by.
endeavor-story-tile-shipwreck = Her name is still there, letter by letter, under a fur of algae. She carried tea, glass and three hundred letters, and now she carries a forest.
endeavor-story-tile-submerged-cave-system = The passage opens, narrows, and opens again into a hall that has never had an echo. Follow the line back, the old divers say, and do not argue with the ceiling.
endeavor-story-tile-sunken-ruins = Columns stand in rows as if the audience had just left. Whoever laid these stones could see the stars from here.
endeavor-story-tile-the-looking-glass = A dome of glass, and outside it the whole water column on its way to dinner. The visitors' book has one entry more often than any other: "One more minute."
endeavor-story-tile-whale-calving-grounds = First there is only a sound, so low that the cups tremble. Then two shadows pass under the boat, and the small one is already longer than we are.
endeavor-story-tile-carbonate-spires = White towers grow out of the slope, grain by grain, since before there were towers on land. The lamp goes right through their edges.
endeavor-story-tile-coldwater-reef = No sun has ever reached this garden, and still it blooms. Its oldest branch began to grow when the pyramids were new.
endeavor-story-tile-deepwater-shark = It comes out of the dark without haste and looks in through the porthole with a green eye. After four hundred years it has seen odder fish than us.
endeavor-story-tile-jellyfish-bloom = Suddenly the water is full of lanterns. They have no heart, no brain and no plan, and they are winning.
endeavor-story-tile-rift-valley = Here the planet comes apart at the speed of a fingernail. In the crack at the bottom glows what all of us stand on.
endeavor-story-tile-thermal-vents = The thermometer jumps, and the lamps find pale smoke over chimneys full of life. Not one of these creatures has ever heard of the sun.
endeavor-story-tile-vortex = Two currents meet here and will not let each other pass. The boat turns once, and then the helmsman remembers that he is not a leaf.
endeavor-story-tile-bioluminescent-fauna = We switched the lamps off, and then the others switched theirs on. Most of it is love or dinner, and from here one cannot tell which.
endeavor-story-tile-brine-pool = A lake at the bottom of the sea, with waves, with a shore, with mussels along its beach. Whatever swims into it stays for ever, so we keep the engine running.
endeavor-story-tile-colossal-squid = For a moment the floodlight shows an eye as large as a dinner plate. It seems to take notes.
endeavor-story-tile-continental-shelf = The land goes on under water for a hundred miles, and then it stops like a sentence in mid-air. Beyond that edge the maps are mostly blue ink and hope.
endeavor-story-tile-seamount = A mountain that nobody has climbed, because its summit lies half a mile down. Everything that is tired of the open ocean stops here to rest.
endeavor-story-tile-sponge-gardens = They look like vases that somebody forgot to fill. In truth each of them cleans a lake's worth of water while we are looking.
endeavor-story-tile-abyssal-plain = The sonar draws a straight line, mile after mile, and the marine biologist smiles: in this mud lives more than in any forest. It is only very small and in no hurry.
endeavor-story-tile-abyssal-trench = The walls come closer, and the depth gauge runs out of numbers. Somebody has drawn a few more on the glass with a pencil.
endeavor-story-tile-black-smoker = It roars without a sound: black water, hot enough to melt lead, that tastes of copper and of the beginning. All around it the crabs go about their business.
endeavor-story-tile-fallen-star = It lies in its crater as if it had been put there, and its light goes on and off like breathing. Whatever it was meant to measure up there, it has now been measuring the deep for a long time.
endeavor-story-tile-scaly-foot-snails = They wear armour of iron, plate by plate, and walk over hot stones with it. The smallest knights of the ocean guard a very small castle.
endeavor-story-tile-seafloor-restoration = Row after row of frames stands in the dark, and on each of them something the size of a fingertip has taken hold. Gardeners need patience; these need a submarine.
endeavor-story-tile-whale-fall = A whale that died of old age has become a town. For fifty years there will be bakers, tailors and a night watch here, all with many legs.

endeavor-story-crisis-active-volcano = The seabed coughs, and the water above it turns to soup. Every helm is put up, and nobody has to be told twice.
endeavor-story-crisis-strong-current = A river without banks takes the fleet by the keel. The engines hum, the needles turn, and the seabed moves to the left.
endeavor-story-crisis-budget-freeze = The telegram has four words, and two of them are "regret". Somewhere far from the sea a pencil has crossed out a line, and that line was us.
endeavor-story-crisis-data-loss = The screen stays blue a moment too long. Three months of soundings are now known to nobody but the ocean.
endeavor-story-crisis-exhausted-crew = The night watch has fallen asleep over the charts, pencil in hand. Even the coffee looks tired.
endeavor-story-crisis-silted-sites = A slope has given way somewhere in the dark, and now it is snowing mud. What lay open yesterday has to be found again.

endeavor-story-bonus-fresh-faces = The pier is full of duffel bags and new boots. Somebody has to be the first to show them which ladder not to use.
endeavor-story-bonus-veteran-staff = A good boat carries people who have seen it all once and would like to see it again. Give them the wheel and a younger pair of eyes.
endeavor-story-bonus-full-charts = White paper is a polite word for not knowing. By the end of the season the wall of the station is to be blue from corner to corner.
endeavor-story-bonus-living-network = One rescued reef is an island, two are a road. Let us see how far a fish can travel without ever leaving home.
endeavor-story-bonus-deep-outposts = It is easy to be proud of the shallows. The lamp that counts is the one that burns where nobody has to look.
endeavor-story-bonus-rounded-institutes = Ships, wits, friends and a good name: an institute that lacks one of them limps. This year nobody is to limp.

endeavor-story-scenario-1 = A message in every language, and the same three words at the end: come and see. The hatches close, the surface becomes a ceiling, and the ocean clears its throat.
endeavor-story-scenario-1-end = When the boats come up for the last time, the water is the same and the people are not. Whoever has heard the call once will hear it in every shell.
endeavor-story-scenario-2 = On the wall hangs a chart with more white than blue. Sharpen the pencils: the season of the map-makers begins.
endeavor-story-scenario-2-end = The last line meets the first, and where there was white there are names. The sea will change it all again, but now it has something to correct.
endeavor-story-scenario-3 = The editors have left room for twelve articles and courage for thirty. Somebody down there has the headline already.
endeavor-story-scenario-3-end = The ink is dry, and the issue is heavier than expected. In some library a child opens it from the back, at the pictures, and stays.
endeavor-story-scenario-4 = The contract fits on one page: take nothing, mend what you can, leave the light on. It is the hardest one that we have ever signed.
endeavor-story-scenario-4-end = Nobody sees what has been done here, and that is the point. The fish come back as if they had only been shopping.
endeavor-story-scenario-5 = A streak over the horizon, a hiss, and a ring of waves. By morning every boat that floats is on its way to the place where it went down.
endeavor-story-scenario-5-end = It fell for a minute and lay there for years. Today it was seen, and somewhere a tired computer is told that it may stop calling.
endeavor-story-scenario-6 = Somewhere under five thousand metres of night lies something that blinks. We have its last position, an old envelope and a great deal of optimism.
endeavor-story-scenario-6-end = The search log closes with a cross and the time of day. The rest of the page is left white, because nobody could hold the pencil still.
endeavor-story-scenario-7 = To find it was luck; to bring it up is a craft. The cables are laid out, and the winch has been oiled twice.
endeavor-story-scenario-7-end = It breaks the surface at dusk, streaming with weed, and for a moment there are two evening stars. Then everybody cheers, the winch loudest of all.
endeavor-story-scenario-8 = Five patches of sea, a new station and no plan that is older than a week. The horizon is the same everywhere, so any direction is right.
endeavor-story-scenario-8-end = What was the edge of the map is now somewhere in its middle. One has to move the chairs to make room for the next horizon.
endeavor-story-scenario-9 = The sea smells of iron and shines in the wrong colours. Everything that floats and can carry a boom leaves the harbour within the hour.
endeavor-story-scenario-9-end = The last black strand is rolled in, and a turtle breathes where yesterday nothing could. The water keeps no grudge; it is for us to remember.
endeavor-story-scenario-10 = There is a place where the anchor chain hangs straight down and never arrives. That is where we are going.
endeavor-story-scenario-10-end = They have been where the ocean ends, and they say that it does not. The logbook has one line for the deepest point: "It looked up."

endeavor-story-round-end-1 = The lamps of the boats come up through the green, one after the other. There is soup, there are stories, and tomorrow's tide is already in the tables.
endeavor-story-round-end-2 = The first jars stand labelled on the shelf, and half of the labels end in a question mark. Somebody hums the song of the pumps without noticing.
endeavor-story-round-end-3 = By now the crew tells the wrecks apart by their echo. On the chart the blue creeps outwards, and the margin has become a shopping list.
endeavor-story-round-end-4 = The season has turned, and the water with it. Whoever wants to be read next year writes tonight.
endeavor-story-round-end-5 = One last calm evening, one last look at the charts. What is still white on them stays white, or it is tomorrow's work.
endeavor-story-round-end-6 = Nobody has slept, and nobody would admit it. The sea outside is as black as ink, and as full of things to say.

endeavor-stage-round-end = The end of a round
endeavor-stage-round = Round { $number } of { $of } is over
endeavor-stage-balance = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, knowledge { $knowledge }, discs { $discs }
