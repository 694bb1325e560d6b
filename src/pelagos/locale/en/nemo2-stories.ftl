### Nemo's War, second edition: the stories of great moments, two or three sentences of our own for each.

nemo2-stage-end = How the voyage ends

## The acts

nemo2-story-card-act-one = Paris reads of a floating reef, London of a whale with a lamp on its brow. Below the shipping lanes a man who gave up his name lays a hand on the engine telegraph. Nobody ashore knows yet that the sea has found a voice.
nemo2-story-card-act-two = The insurers have stopped laughing, and the admirals have begun to draw lines on charts. In every naval yard hammers fall upon thicker plates. On board the lamps burn longer over the log, for the sea has grown smaller.
nemo2-story-card-act-three = Smoke stands over every horizon now. Old enemies have put their quarrels aside to share one signal book and one quarry. Whatever Nemo meant to do with these years, it must be done before the ring closes.
nemo2-story-card-a-hollow-explosion = A dull blow runs through the hull, and every cup on board answers with a ring. Then a second one, nearer. Somewhere above, men are lowering barrels of powder on long chains and counting under their breath.

## The finales

nemo2-story-card-the-maelstrom = The compass has been turning for an hour, and now the whole sea turns with it. Black walls of water lean inward, roaring like a foundry. The helmsman looks round, and for once the captain gives no order.
nemo2-story-card-return-to-mystery-island = Smoke from a crater no chart has named drifts over a lagoon as still as glass. Behind the basalt gate lies a berth that fits one hull in all the world. Whoever comes home this late brings many ghosts along.
nemo2-story-card-another-1-000-leagues = The log has run out of pages, so the mate sews new ones in. There is coal enough for the stoves, salt fish enough for the winter, and a blank patch on the globe the size of a hand. Nobody asks where they are going.
nemo2-story-card-bottom-of-the-sea = The last ballast tank fills with a long sigh. Down here no flag was ever hoisted and no gun was ever heard, and the lamp finds only pale flowers that turn out to be animals. Perhaps this is what he was looking for.
nemo2-story-card-mutiny = It begins with a silence in the mess. Then boots on the ladder, too many for a change of watch, and a harpoon scraping along the rail. The captain lays down his pen and turns his chair towards the door.
nemo2-story-card-modus-vivendi = A white cloth, two chairs, and between them a paper that took eleven nights to write. Neither side will ever call it peace. But for the first time a foreign officer has come down the hatch without a pistol in his belt.
nemo2-story-card-20-000-leagues-under-the-sea = Chalk marks run along the whole of the great corridor, one for every hundred leagues. The boy who scratched the first of them has a beard now. Tonight the steward brings out the last bottle, and somebody wipes the slate of the engine room clean.

## The adventures

nemo2-story-card-a-runaway-reef = On the bridge of the mail boat they swear that the rock was not there yesterday. It glows a little, it breathes a little, and it keeps pace with eleven knots. By morning there will be a hole in somebody’s certainty.
nemo2-story-card-public-opinion = Boys run through the rain with the second edition under their coats. Half the café wants the monster stuffed for the museum, the other half wants it to win. In the corner a bearded stranger pays, folds the paper and smiles.
nemo2-story-card-as-master-wishes = A servant jumps after his master into a black sea without so much as loosening his tie. Now he stands dripping in an iron cabin and enquires at what hour breakfast is served. Even the guards find it hard to frown.
nemo2-story-card-a-frigates-demise = Her guns were polished for a royal visit, and her captain had promised the ladies a monster’s tooth. She went down with the band still looking for its music. On the water float a fiddle, a list of guests and a great many hats.
nemo2-story-card-at-full-steam = The stokers have stripped to the waist, and the funnel throws sparks like a blacksmith’s shop. Behind, the Nautilus lies a cable’s length off the stern and does not trouble to hurry. It is the first race in history that one runner slept through.
nemo2-story-card-do-no-harm = A man lies in the lower cabin with a wound that no shark made. The professor rolls up his sleeves and asks for boiled water, and nobody tells him how it happened. In this light an enemy and a patient look exactly alike.
nemo2-story-card-ned-lands-tempers = The harpooner has counted the rivets of his cabin twice, and both times there were too many. He wants bread, daylight and somebody to hit. The steward sets down the plate of sea cucumber and steps back very quickly.
nemo2-story-card-all-by-electricity = No furnace, no sail, no sound but a hum like a hive at noon. Light without flame, heat without smoke, and a clock that the sea itself winds up. The engineer pats the copper as others pat a horse.
nemo2-story-card-an-underwater-forest = Every trunk stands as straight as a mast, and nothing that falls here ever falls down. Four men in copper helmets walk under branches where fish perch like finches. At the edge of the clearing something large has stopped chewing.
nemo2-story-card-some-days-ashore = Grass, real grass, and a pig that never heard of guns. The men lie on their backs and quarrel about the names of clouds. Behind the breadfruit trees a drum begins, and another one farther off gives answer.
nemo2-story-card-aegri-somnia = The soup tasted of poppies, and the door is locked from the other side. Between two breaths the ceiling turns to water, and faces look down through it. When the guests wake they will be asked to remember nothing.
nemo2-story-card-captain-nemos-thunderbolt = Canoes crowd around the stranded hull, and the first bare feet are already on the ladder. Nobody reaches for a rifle. The captain only nods to the man at the switch, and the handrail begins to sing.
nemo2-story-card-lost-time = A gasket no larger than a coin has failed, and there is no other like it within two thousand miles. So the greatest machine of the century lies on a sandbank among the crabs. Overhead the chronometer ticks as if nothing were the matter.
nemo2-story-card-troubled-dreams = At three in the morning the organ starts and stops on the same wrong chord. There is a portrait in the captain’s cabin that the steward has orders not to dust. Some nights, he says, it is the frame that is wet.
nemo2-story-card-the-coral-realm = They carry him out through the flooded lock, six men and a burden wrapped in sailcloth. On a terrace of red branches there are other mounds already, each with its living cross. The sea asks no one for his papers here.
nemo2-story-card-the-indian-ocean = For a week the surface has been warm milk, and the nights burn with drifting sparks. Argonauts hoist their little sails and cross the bow in convoy. Even Nemo has come up on deck without his coat.
nemo2-story-card-a-novel-proposal = “You are a man of books, Professor,” says the captain, “so allow me to show you a chapter that no one has printed.” He pushes a key across the table. The door it belongs to opens outwards, into the water.
nemo2-story-card-the-red-sea = On both sides there is a desert, and in the middle a lane as narrow as a quarrel. Pilgrim dhows pass overhead with their lanterns and their singing. The water is not red at all, until the sun goes down behind the mountains of Egypt.
nemo2-story-card-a-pearl-worth-ten-million = In a cave where the tide never turns, an oyster as wide as a cartwheel lies with its lips apart. The captain holds the shell open with a dagger and lets his guest look, no longer than a breath. He has been waiting for it to ripen for years.
nemo2-story-card-ocean-wealth = Silk from the beards of mussels, ink from cuttlefish, cream from the udders of whales: the table is laid, and no hand ever ploughed for it. “My herds,” says the captain, “have never seen a butcher’s bill.” The cook bows behind a dish that glitters.
nemo2-story-card-jaws-wide-open = First there is only a shadow that does not match any of the divers. Then the water fills with teeth, row behind row, and a small round eye that has never learned to blink. There is a knife, there is one breath, and there is no way round.
nemo2-story-card-the-arabian-tunnel = The captain marked fish with copper rings on one side of the isthmus and bought them in the market on the other. Somewhere under the caravans, then, there is a door. Now he takes the wheel himself and puts the lamps out.
nemo2-story-card-commerce-scare = Tea has doubled since breakfast, and a banker has been seen to run. On the steps of the exchange men in silk hats shout numbers at one another like drowning sailors. Nobody has seen the monster; everybody has already paid for it.
nemo2-story-card-42-centigrade = The sea outside has turned milk-white and smells of matches. Butter runs off the plate, the brass is too hot to touch, and still the island ahead grows out of the water while one looks on. The captain reads the thermometer as if it were a novel.
nemo2-story-card-the-lost-continent = By the light of a mountain that burns under the sea, a street appears, then a harbour, then a whole city without a roof. The professor writes one word on a stone with a piece of chalk. Nobody has spoken it here for nine thousand years.
nemo2-story-card-the-treasure-fleet = Seventeen galleons of silver were too many for the wind and too few for the English. Their masts still point the way, furred with weed, on a floor as even as a ballroom. The divers have brought baskets, as for an apple harvest.
nemo2-story-card-the-earth-wants-new-men = A woman on the barricade reads aloud from a leaflet that came ashore in a sealed tin. It names no author and promises nothing but weapons and company. When she has finished, the crowd is standing straighter than before.
nemo2-story-card-an-underwater-coalfield = Inside a dead volcano there is a lake, and beside the lake a seam as black as a hat. The men work in diving dress and joke that they are the only miners who come home clean. Far above, through the crater, one star looks in.
nemo2-story-card-the-whales = A hundred backs roll out of the swell, mothers on the outside, calves within. From the west comes another herd, all head and teeth, and the song breaks off. The harpooner begs for a boat; the captain looks at the ram instead.
nemo2-story-card-the-iceberg = It drifts down on them with all its lights out, blue at the heart and older than any crown. A grumbling comes from its feet, where a whole valley is about to turn over. The watch speaks in whispers, as one does near sleeping dogs.
nemo2-story-card-the-south-pole = At noon the sun lies on the horizon, cut exactly in half. Nemo unfolds a black flag with a golden letter and plants it among the penguins, who make no objection. For once he has taken something that belonged to nobody.
nemo2-story-card-accident-or-incident = There is a crunch, a list to starboard, and plates sliding from the table in the officers’ mess. Either the sea has moved a rock, or somebody has moved a lever. The captain goes from face to face with a lamp and asks nothing yet.
nemo2-story-card-shortage-of-air = Ice above, ice below, ice on either hand, and the pumps draw nothing that a man can use. Those who sleep sleep badly, and those who wake cannot say for how long. They pass the last breathing bag along like a cup of wine.
nemo2-story-card-attack-of-the-giant-squid = The propeller stops with a wet cough: something has put an arm into it. Then a hatch is torn open, and the thing comes in like a rope with a mind of its own. The men take axes from the wall, and it takes a man.
nemo2-story-card-the-gulf-stream = A river without banks, warmer than the hand, carries seeds from one world to the coasts of the other. The engineer shuts the current off and lets the ocean do the work. Turtles overtake the Nautilus and look in at the windows.
nemo2-story-card-the-transatlantic-cable = Over mountains that no one has climbed lies a tarred rope as thick as a wrist. Through it, at this moment, a stockbroker, two lovers and an admiral are all talking at once. The captain kneels down and lays his hand on it, as one feels a pulse.
nemo2-story-card-aronnaxs-determination = The professor has filled his ninth notebook, and the last page holds only a question. He could ask it at table, or go to the captain’s door at night, or keep silent and stay a guest. He puts on his good coat.
nemo2-story-card-a-capital-encounter = She is so large that the lookout first takes her for two. Four nations sent engineers to build her, and every rivet has a pension. As she comes round, the sea itself seems to step aside for her.
nemo2-story-card-a-mass-execution = No flag at her peak, only a gun that speaks first. Nemo has gone pale and asks that his guests be led below, for what follows is between him and the dead. Through the great window one can see that her boats are still on their davits.
nemo2-story-card-a-sacrifice-to-the-gods = Fires climb the steps of a pyramid older than the forest around it. The priests have seen the lamp beneath the bay and know what such a god would like to eat. From the canoe in the middle somebody very young looks down at the water.
nemo2-story-card-captain-nemos-diaries = The ink is cuttlefish and the hand is hurried, in a language none of the guests can name. Between two pages lies a pressed blossom that grows only beside one river in the world. Whoever closes this book will not sleep tonight.
nemo2-story-card-vanikoro = Two ships sailed for a king and never came back to tell him. Here are their anchors, their bells, and a tin box whose paper has turned to paste. The reef has grown over the rest with the patience of a tombstone.
nemo2-story-card-torres-straits = The chart of these narrows was drawn by three captains who disagreed, and all three are still here. At the turn of the tide the keel touches, lifts, and touches again. On the beach somebody is dragging down the canoes.
nemo2-story-card-the-grecian-archipelago = At midnight a man swims down to the window, knocks, and lifts a leather belt towards the lamp. Nemo fills it with gold bars and writes an address in Greek letters. On the islands, the vine dressers are learning to drill.
nemo2-story-card-vigo-bay = A lamp is lowered, and the mud shines back. Barrels have burst like ripe figs, and what ran out of them was paid for by a whole continent. It fills the lockers of the Nautilus now, and goes to those it came from.
nemo2-story-card-required-repairs = From inside, the dent looks like a fist. The smith has chalked a ring around it and a date, and the crew draw lots for who will crawl between the two skins. There is a smell of hot oil, and a good deal of singing.
nemo2-story-card-shakedown-maneuvers = Hard over, full astern, blow the tanks, flood them again. Everything that was not bolted down has found a new place to live, the cook included. The captain stands in the middle with his watch and is not satisfied.
nemo2-story-card-prussia-declares-war = Trains full of singing boys roll towards the Rhine, and the harbours empty of coal. The admiralties of Europe have suddenly remembered that they have one another. Under the Channel a captain listens to the horses being shipped.
nemo2-story-card-the-korea-incident = Gunboats lie off a river mouth and send letters that nobody asked for. From the fort on the hill come arrows first, and then old brass cannon, and then silence. Nemo has seen such a morning before, in another country.
nemo2-story-card-magnetic-mines = They hang in the water like plums, and they lean a little towards anything made of iron. The engineer would give a finger to take one apart, and says that he may have to. Somewhere a needle in the chart room begins to tremble.
nemo2-story-card-the-chinese-treasure-fleet = The junks were as long as a street, and they brought home giraffes. Then an emperor ordered that the sea be forgotten, and the last of them was sunk with porcelain up to the hatches. The bowls are still stacked, and not one is chipped.

## Treasures

nemo2-story-treasure-the-abyss = The lead runs out, and the line runs out after it. Below the last knot something carries its own lantern from nowhere to nowhere. The map of this place will be a sheet of black paper, signed.
nemo2-story-treasure-bermuda-triangle = Three compasses on board, and they point at one another. Derelicts drift here in slow company, tables laid, pipes still on the rail. The captain raises his cap to them, and one of them seems to answer.
nemo2-story-treasure-city-of-khambhat = Under the tide of the gulf the lamp picks out a wall, then a drain, then a whole quarter laid with a ruler. Nobody’s chronicle has room for it. A crab walks out of the town hall.
nemo2-story-treasure-city-of-pavlopetri = It lies so shallow that the goats on the beach can look in. Streets, courtyards, graves under the floors: a town that slid into the sea between one supper and the next. The pots still stand where the water was for.
nemo2-story-treasure-cleopatras-palace-alexandria = A sphinx looks up through green water with the patience of those who have known queens. Behind it columns lie like dropped sceptres. Someone has left a ring of lead here with a name scratched inside.
nemo2-story-treasure-deep-sea-vents = Chimneys without a house smoke into the dark, and around them crowd white crabs that never saw a day. The water could melt lead, and it is full of life. The professor has stopped writing and simply looks.
nemo2-story-treasure-great-barrier-reef = For a thousand miles the smallest builders of the world have been at work, and they have not finished. Parrot-coloured fish pass in and out of a wall that breathes. Nobody on board wants to be called to dinner.
nemo2-story-treasure-lost-city-of-dwarka = The pilgrims on the shore sing to a city they have never seen. It is here, gate behind gate, with stone anchors hung along the quay like fruit. Nemo stands bareheaded for a long time before the third gate.
nemo2-story-treasure-lost-mayan-city = At the foot of a well that drinks the sea stands a pyramid with all its steps. Jade masks look out of the sand, each with a pearl in its mouth. The divers tread softly, as guests do who came without being asked.
nemo2-story-treasure-mariana-trench = Down, and down again, until the plates begin to talk to each other. At the bottom of everything lies a fine pale dust that has been falling since the first day. The lamp shows one footprint, and it is the sounding lead’s.
nemo2-story-treasure-pyramids-of-yonaguni = Terraces, corners, a stair for giants: either the sea has studied geometry, or somebody was here before it. The sharks swim along the edges as if they had been given a plan. Two of the divers measure and quarrel by signs.
nemo2-story-treasure-tonic-for-nemo = The label is in a doctor’s hand, and the doctor has been dead a century. It tastes of seaweed, iron and some far-off summer. After the second spoonful the captain asks for his charts.
nemo2-story-treasure-able-hands = They have been nine days on a hatch cover with a shirt for a sail. The carpenter among them, before he has had a drink of water, points out that the ladder is badly hung. They will do.
nemo2-story-treasure-spare-plating = Somebody’s ironclad was built thicker than her keel could carry. She lies on her side and offers her armour like a shelled almond. The smith walks along it, knocking and humming.
nemo2-story-treasure-stroke-of-initiative = At breakfast everybody was tired. Then the captain drew one line across the chart, straight through the place they all avoid, and put down the pencil. Now there are boots on every ladder.
nemo2-story-treasure-lucky-charm = A star of brass on a string, worn thin by somebody’s thumb. The men laugh at it and touch it one after another, each when he thinks that no one is looking.
nemo2-story-treasure-lost-blueprint = The paper is salt-stained and the scale is missing, but the curve is unmistakable. It is his own hand, from the yard where nobody knew what they were building. One of the details he had forgotten; it is the best of them.
nemo2-story-treasure-map-to-more = Whoever drew this could not spell and could not swim, but he could count paces. There is a tooth for a rock, a comb for a reef and a cross in red. In the margin he has written: dig, and do not whistle.
nemo2-story-treasure-cursed-idol = It grins as if the joke were on whoever finds it. The basket that brought it up has lost its bottom, and the diver his voice. Nobody wants to sleep in the cabin where it is put.
nemo2-story-treasure-marked-bullion = Each bar has the stamp of a bank that swears it never lost any. Gold that can be recognised is half a secret and half a confession. Still, half of it is gold.
nemo2-story-treasure-crown-jewels = They were sent away in a herring barrel the night the palace burned. The crown fits nobody on board, though the cabin boy has tried it and been obeyed for a moment.
nemo2-story-treasure-rebel-arms-cache = Oiled cloth, straw, and forty rifles that were paid for with wedding rings. Those who buried them here did not come back for them. The captain knows people who would.
nemo2-story-treasure-riches-0 = The chest was heavy, and the chain took an hour. Inside lies wet sand, and on the sand a very small crab who regards it as his house.
nemo2-story-treasure-riches-1 = Two jars that still smell of oil, and at the bottom of one of them somebody’s savings. It is not a fortune, but it was once a winter’s bread.
nemo2-story-treasure-riches-2 = A ship’s bell, a carriage gun, and coins of a king with his nose worn off. The diver rings the bell once under water, and every fish turns round.
nemo2-story-treasure-riches-3 = The lid gives way with a groan of old iron. On top lies a sword laid crosswise, as if to say that this far was far enough.
nemo2-story-treasure-riches-4 = Bars in tallow paper, a purse of cut stones, a necklace that has waited for a wedding for two hundred years. It takes the winch three turns to bring it all home.
nemo2-story-treasure-riches-5 = When the lamp goes in, the whole hold answers. There is a crown in there, and so much gold around it that it looks like packing. For a while nobody says anything at all.

## Those on board

nemo2-story-character-professor-aronnax = He came on board by falling, and has been taking notes ever since. He knows the Latin name of everything that could eat him. When he looks at the captain, he is not quite sure of the family.
nemo2-story-character-conseil = Order, class, subclass: Conseil can file the whole ocean without getting his cuffs wet. He has no wishes of his own that anyone could discover. Take him away, and three men would forget to eat.
nemo2-story-character-ned-land = Six feet of Canada, with a harpoon for a signature. He counts the days in steaks he has not eaten. If there is a way off this ship, he has already tried the door.
nemo2-story-character-first-officer = Each morning he takes the sun and says one sentence in a language no one else speaks. The men have never heard him raise his voice, and would rather not. He salutes the captain as one salutes a lighthouse.
nemo2-story-character-second-officer = He learned the stars as a smuggler and the reefs as a prisoner. With his eye to the glass he can tell a flag by the way it hangs wet. He laughs seldom, and always a moment before the danger.
nemo2-story-character-chief-engineer = He hears a loose bolt the way a mother hears a cough. He has not been on deck since the Azores and does not see why he should. Ask him how she is running, and he will tell you of his youth.
nemo2-story-officer-executive-officer = When two orders contradict each other, both men come to him. He has the keys, the watch list and the last word but one. The captain’s chair he dusts himself.
nemo2-story-officer-quartermaster = He knows how many matches there are on board, and who has three of them. Nothing leaves his stores without a joke and a signature. In bad weather the joke is left out.
nemo2-story-officer-tactical-officer = He plays chess against himself and complains of the opponent. Every ship he sees he sinks twice, once in his head. He was somebody’s best gunner before that somebody burned his village.
nemo2-story-officer-deck-officer = Rain is a friend, fog is a cousin, and calm is not to be trusted. The deck officer sleeps standing with one hand on the rail and wakes when the wind changes its mind.
nemo2-story-upgrade-arcane-library = Twelve thousand volumes, uncut by any bookseller on land. Somewhere between a heresy and a herbal stands the page that he remembers, and the lamp is always lit.
nemo2-story-upgrade-double-hull = A ship inside a ship, with a hand's breadth of sea between them. What tears the first skin has only made the acquaintance of the second.
nemo2-story-upgrade-electro-powered-crew-armor = Brass shoulders, glass eyes, and a spark that smells of thunderstorms. Inside sits the cook, and for the first time in his life nobody jokes about the soup.
nemo2-story-upgrade-fog-machine = It coughs, it hums, and then the horizon is gone. Somewhere in the white a lookout rubs his eyes and signs for what he has not seen.
nemo2-story-upgrade-hydro-drive = The engineer has taught the sea to push. Where other ships leave a wake, she leaves an argument that nobody can follow.
nemo2-story-upgrade-monstrous-design = Two lamps for eyes, a ridge of teeth, and scales that are only rivets by day. The newspapers do the rest, and do it with pictures.
nemo2-story-upgrade-periscope-device = A tube, two mirrors and a great deal of patience. The sea has grown an eye, and it does not blink.
nemo2-story-upgrade-reinforced-armor = Every plate has been hammered twice, once by men and once by cannon. The dents are kept, as others keep letters.
nemo2-story-upgrade-steam-torpedoes = They are slim, they hiss, and they have no use for the way back. The chief engineer gives each of them a pat and no name.
nemo2-story-upgrade-strengthened-prow = The finest steel in the ship is the part that arrives first. Since it was fitted, the captain has been remarkably polite about giving way.
nemo2-story-upgrade-magnetic-mines = They cling to iron like an unpleasant memory. One swims up quietly, leaves a present, and is a long way off when it is unwrapped.

## What drives Nemo

nemo2-story-motive-science = There are more unknown animals under this keel than stars above it. He means to write them down, every one, before the guns frighten them away. Knowledge is the only flag he will still salute.
nemo2-story-motive-explore = Seven parts in ten of the globe are painted a single blue, out of ignorance. He has bought new brushes. What he finds he will tell to no academy; it is enough that somebody has seen it.
nemo2-story-motive-anti-imperialism = He was a prince once, of a country that is now a colour on somebody else’s map. Gold from the sea floor is on its way to harbours where people whisper. Let the empires look under their beds.
nemo2-story-motive-war = They took his wife, his children and the house with the fountain. He has built something to answer with, and it has a steel tooth at the front. He no longer reads the names on the sterns.

## Ships, by their classes

nemo2-story-class-airship = It has no keel to strike and no hull to hole, and from up there the Nautilus is a pencil mark on blue paper. Whoever built it had grown tired of looking at the surface. A basket leans over the edge, and in it sits a man with a telescope.
nemo2-story-class-armored-frigate-warship = Oak grandfathers, iron grandchildren: she wears plates over her old planks like a knight over his nightshirt. Sails furled, steam up, she comes on with her ports open. The lookout counts the muzzles and starts again.
nemo2-story-class-battleship = A town with two chimneys has put to sea and brought its fortress along. Her bell can be heard before she is seen, and her wash rocks the gulls from their sleep. There are six hundred men on board, and not one expects to be surprised.
nemo2-story-class-capital-warship = Masts for dignity, turrets for business, and an admiral’s piano in the stern. Schoolchildren know her tonnage by heart. She has never lost a battle, having never been in one.
nemo2-story-class-clipper-ship = A tower of canvas leans on the wind, and the foam at her bow laughs out loud. She carries tea, and every hour she saves is worth a clerk’s year. Nothing so lovely has any right to be somebody’s profit.
nemo2-story-class-freighter-ship = Deep in the water, short of paint, she smells of whatever she carries. Bales are stacked to the bridge, and the mate’s washing hangs above them. Without a hundred such as she, no empire would have breakfast.
nemo2-story-class-frigate-warship = Long legs, sharp ears, a row of guns and a young captain who has read about Nelson. She was sent to look, and looking bores her. A reward in gold is nailed to the mast for whoever sees the monster first.
nemo2-story-class-ghost-ship = The wheel turns a little to the left, a little to the right, as if it were thinking. In the galley the soup is still warm, and the cat has an opinion but keeps it. The log ends in the middle of a word.
nemo2-story-class-ironclad-warship = Someone has bolted a foundry together and taught it to swim. Shot rings off her sides like hail off a bell, and inside the men stuff their ears with tow. She turns slowly, and she does not need to turn often.
nemo2-story-class-ironside-warship = No sails, no grace, hardly any deck: two drums of iron on a raft, and in each drum two guns that outweigh a church. The waves go straight over her. She has been told that this is the future, and believes it.
nemo2-story-class-mail-ship = Paddles thrash, the flag snaps, and in the hold lie forty thousand sealed opinions. Half of them are love letters, the other half are orders. She is never late, and it makes her easy to find.
nemo2-story-class-monster = It is not a ship. It looks at the Nautilus for a long moment, as one looks at a cousin who has come up in the world. Then the coils go under one by one, and the sea forgets to close behind them.
nemo2-story-class-passenger-ship = There is dancing on the after deck, and children lean over the rail to spit at the fish. Emigrants, brides, a bishop, a man who sells pianos. Nobody on board has an enemy, as far as they know.
nemo2-story-class-pirate-warship = Battened sails like the wings of a bat, and more guns than a customs house would allow. They pay no king and bury no one. When the Nautilus surfaces beside them, they lower their flag in respect, then load.
nemo2-story-class-raider-warship = Black hull, raked masts, lights out: she hunts whatever flies the wrong flag and leaves the crews in boats with a compass. Her own country may have lost its war already. Nobody has been able to tell her.
nemo2-story-class-ram-warship = Her designer did away with everything except the point. She has one idea and eleven knots to carry it out with. It is strange to see one’s own thought come steaming out of the murk.
nemo2-story-class-slaver-ship = One smells her before one sees her. There is a grating over the hatch, and under the grating it is not quiet. Nemo puts down his spoon and does not finish his soup.
nemo2-story-class-steam-cruiser-warship = Two raked funnels and a bow like a paper knife: she was built to outrun whatever she cannot outshoot. Her coal lasts for nineteen days. So does her captain’s patience.
nemo2-story-class-whaler-ship = Smoke from the try-pots, gulls, a deck slick with somebody else’s winter light. The boats hang ready, and a boy in the crow’s nest sings out at every shadow. On the whole ocean there is no ship that the whales know better.

## Treacherous waters

nemo2-story-token-coastal-village = Nets are drying between the huts, and an old man mends one without looking up. He has been robbed by three flags and has heard of a fourth that gives. Somebody runs to fetch the drum.
nemo2-story-token-cyclone = The barometer falls as if it had been dropped. In the north a column stands between sea and sky and writes with its foot on the water. Whatever floats here will presently be somewhere else, or in pieces.
nemo2-story-token-fire-on-board = It started behind a panel with a sound like somebody crumpling a letter. Now the corridor is full of smoke, and the buckets go from hand to hand. Of all the places to burn, the bottom of the sea is the strangest.
nemo2-story-token-convoy-troopship = Red coats crowd the rail, and someone plays a mouth organ badly. They are on their way to put out a fire that their own officers lit. Two more columns of smoke keep station behind.
nemo2-story-token-convoy-colliers = Three black ships in a line, lower in the water than pride would allow. They carry next month’s war in sacks. Where they have passed, even the foam is grey.
nemo2-story-token-squadron-flagship = Flags run up, flags run down: somebody is being told off in bunting. At the head of the line comes a ship with a gallery at her stern and an admiral in the gallery. He has sworn to be home by the season’s first ball.
nemo2-story-token-nautilus-malfunction = One lamp goes out, then its neighbour, then all of them along the corridor like a row of closing eyes. The hum that nobody noticed has stopped, and everybody hears it. In the dark the engineer says a word that is not technical.
nemo2-story-token-red-sky-at-night = The whole west is a forge, and the sea a sheet of copper under the hammer. Old hands grin and pull their caps back. Whatever comes tomorrow, it will find the crew rested.
nemo2-story-token-rogue-wave = There was no storm and no warning, only a hill that had not been on the horizon before. It comes on without a sound. Those on deck have time for one thing, and each chooses differently.
nemo2-story-token-uncharted-island = Where the chart shows two hundred fathoms there is a mountain with trees on it. A stream comes down to the beach, as sweet as a promise. In the sand a single boot print fills slowly with water.

## How voyages end

nemo2-story-level-defeat = A fishing boat found a plank with brass screws and an initial burned into it. They hung it over the bar, and for some years people asked. The sea has gone back to being nobody’s.
nemo2-story-level-fiasco = The ship is whole, the lockers are half full, and the log breaks off in shorter and shorter entries. All that genius, and hardly a ripple to show for it. He shuts the organ in the great salon and does not open it again.
nemo2-story-level-status-quo = The liners keep to their timetables, and the flags hang where they hung. Some men sleep worse, some children sleep better. Ask in the harbour what has changed, and they will talk about the price of rope.
nemo2-story-level-success = It will be in no treaty, and every admiral knows it by heart. Somewhere a harbour is free that was not, a book is full that was empty. The captain comes up at dawn without his cap and lets the wind do as it likes.
nemo2-story-level-triumph = Children who were not born when it began play at being the Nautilus, and no one wants to be the navy. The sea has a law now, though it was never written down. Far out, where the sun goes in, something surfaces, breathes and is content.
nemo2-story-defeat-nemo = He no longer answers when they knock. The organ stands open, the candles have burned to the brass, and the orders on the desk are in nobody’s language. A ship can live without a great many things, but not without a reason.
nemo2-story-defeat-crew = There are more crosses in the coral than hammocks in the forecastle. The valves want four hands, and there are three. They leave the lamp burning in the window, out of habit.
nemo2-story-defeat-hull = A seam opens with the sound of tearing silk. Water comes in at the height of a man’s heart, then of his chin, clear and quite unhurried. The deep has been waiting for its own, and bears no grudge.
nemo2-story-defeat-oceans = Wherever the periscope turns there is a hull, and behind the hull another. The blue part of the map has been ruled into squares, and every square has an owner. There is no more sea to hide in, only water.
nemo2-story-defeat-outlaw = His likeness hangs in every post office between the poles, and the sum beneath it would buy a province. Those who cheered cross the street now. All the flags of the world have been sewn together, into a net.
