### Nemo's War, first edition: the stories of great moments, two or three sentences of our own for each.

nemo1-stage-end = How the voyage ends

## The adventures

nemo1-story-card-a-runaway-reef = Three ships have reported the same rock in three different oceans. The hydrographers draw it, rub it out and draw it elsewhere, until the paper wears through. Tonight it lies across the bow of a steamer, and it is moving.
nemo1-story-card-as-master-wishes = Somebody is knocking on the hull from outside, politely, three times. When the hatch is opened, there are two soaked gentlemen and a servant who apologises for the hour. The captain has not had visitors in years.
nemo1-story-card-at-full-steam = The frigate has been told to find a fish, and her boilers are at the red mark. Sailors who joked last week now stand at the guns with their sleeves rolled up. The fish is directly underneath, listening to the pistons.
nemo1-story-card-ned-lands-temper = He has bent one spoon, two hinges and a steward. The door is four inches thick, and he is talking to it. Sooner or later someone will have to bring him a steak or a reason.
nemo1-story-card-all-by-electricity = The captain lays his palm upon a brass plate, and the whole ship lights up like a theatre. He does not burn the sea for it; he merely asks it. The professor takes off his hat to a battery.
nemo1-story-card-an-underwater-forest = The invitation says: stout boots, no umbrella. They step out into a wood where the leaves point upward and the birds have gills. The guns fire without a sound, and the echo comes as a bubble.
nemo1-story-card-vanikoro = The islanders still trade in buttons from the uniforms of a lost expedition. Under the lagoon its two ships lie side by side, bowsprits touching, like old friends asleep. The captain reads out the names of the crew.
nemo1-story-card-some-days-ashore = The first step on land feels like an insult to the knees. They roast a pigeon, and the harpooner weeps and says that it is the smoke. Then the leaves part in seven places at once.
nemo1-story-card-captain-nemos-thunderbolt = Spears rattle on the plates like a shower of rain. “Leave the hatch open,” says the captain, turning a page. There is a hum in the ladder that was not there before.
nemo1-story-card-the-coral-realm = Nobody wears black down here; the coral is red and takes no notice. They dig with short spades and lay a comrade where no jackal and no tax collector will find him. When they turn back, the fish have already come to look.
nemo1-story-card-pearl-worth-ten-millions = A pearl as large as a coconut is growing in the dark, and only one man knows where. He visits it as others visit a daughter at school. It would buy a navy, and it will not be sold.
nemo1-story-card-jaws-wide-open = A pearl fisher is down there with a stone around his foot and a minute in his lungs. Something long has seen him, too, and rolls over to show the white of its belly. The captain is already running, as far as one can run at ten fathoms.
nemo1-story-card-arabian-tunnel = Above, a man with a cigar is digging a canal and thinks that he is the first. Below, the Nautilus puts her nose into a hole in the cliff. The walls go by so near that one could strike a match on them.
nemo1-story-card-the-bay-of-vigo = The men rake silver out of the mud like potatoes. It was meant for a king’s war; the captain has another address in mind. In the lamplight even the cook looks like a prince.
nemo1-story-card-a-lost-continent = They climb all night up a mountain that no map admits to. From the ridge one sees temples, an aqueduct, the long line of a quay, and not one living soul. The philosopher who told of it was not a liar, then.
nemo1-story-card-the-underwater-coalfields = In the belly of a drowned mountain there is a harbour with a roof. The crew hack at the black wall and send the baskets down the line, singing. What made the steam of empires will here make only a little soda.
nemo1-story-card-the-whales = A family of whales sleeps at the surface like a row of overturned boats. The harpooner’s hands remember everything. “They have done nothing to you,” says the captain, and one cannot tell to whom.
nemo1-story-card-the-ice-bank = It looks like a coast with cathedrals, and it groans like one when the tide pulls. Under it, says the first officer, there must be open water. He says it with his eyes on the air gauge.
nemo1-story-card-shortage-of-air = The candles went first, then the singing, then the talk. Outside, men with pickaxes work in turns until their hands no longer close. Somebody dreams aloud of a meadow.
nemo1-story-card-the-devilfish = An eye like a dinner plate looks in at the window and takes its time. Then the light goes brown with ink, and the hull rings as if under a dozen wet ropes. “To the axes,” says the captain, quite softly.
nemo1-story-card-a-hollow-explosion = Far away a door seems to slam, and there are no doors out there. The water carries the blow through every rivet to the soles of the feet. Somewhere a fleet has learned to fish with gunpowder.
nemo1-story-card-a-mass-execution = Two rows of guns, no name on the stern, and she opened fire without a hail. Nemo has put on the coat he keeps for this. He orders the windows to be left uncovered: someone ought to watch.
nemo1-story-card-the-captains-last-words = All night the organ has played one tune, slower and slower. At the end he said something to the portrait on the wall, too low for anyone who had no right to hear. In the morning he asked for the course to the north.
nemo1-story-card-the-maelstrom = Off the islands of the north the tide folds upon itself and begins to turn. Boats, planks, a whole pine tree go by, in narrowing rings. There is a moment when one could still steer out, and it is this one.

## Those on board

nemo1-story-nautilus = From outside she is a rumour, from inside a library with an engine. Every rivet was ordered under a false name in a different city. There is room in her for twenty men, twelve thousand books and one grief.
nemo1-story-passenger-professor = He was hired to identify a monster, and finds himself dining with it. Each evening he means to protest, and each evening there is a new window. His notes are in order; his conscience less so.
nemo1-story-passenger-ned-land = The best arm in the whaling fleet, and nothing to throw at. He knows the thickness of every door and the hour of every watch. In his sleep he steers for Quebec.
nemo1-story-passenger-conseil = He has packed for a fortnight and been away for a year, and his collar is still clean. Give him a shell, and he will tell you its grandparents. He has never once asked where they are going.

## What drives Nemo

nemo1-story-commitment-science = A jar, a label, a lens, and another shelf is full. He will not leave the ocean to the people who only cross it. Truth, he says, keeps best in salt water.
nemo1-story-commitment-explore = What lies behind the cape, under the ice, at the end of the sounding line? He folds the chart so that only its blank side shows. There, he says, and puts down his finger.
nemo1-story-commitment-anti-imperialism = A fisherman rows out at night and comes home with a crate of rifles and no receipt. From Crete to Cuba they drink to a man whose name they do not know. He drinks to theirs.
nemo1-story-commitment-war = There is a list in his desk, and lines are drawn through some of the names. He sleeps well after storms and badly after Sundays. The prow has been sharpened again.

## Treasures

nemo1-story-treasure-ships-bell = The name on it has gone, but the voice has not. The diver strikes it with his knife, and on deck, eight fathoms up, the watch changes by mistake.
nemo1-story-treasure-amber-beads = In the ninth bead there is a gnat, in the eleventh the air of a forest older than men. Held to the lamp, they glow like a small supper.
nemo1-story-treasure-silver-plate = A dinner service for forty, engraved with a motto about patience. It has waited on the sea floor for guests since the reign of Queen Anne.
nemo1-story-treasure-coral-branches = Red as a cardinal, and as brittle as his temper. In Naples a brooch of it wards off the evil eye; down here it has seen worse.
nemo1-story-treasure-ivory-casket = Elephants walk around the lid in a circle, trunk to tail. It is locked, and it rattles, and three men have bet on what it holds.
nemo1-story-treasure-chronometer-of-a-wreck = It stopped at eleven minutes past four, on a morning nobody survived. Wound up, it runs on without comment, two seconds slow.
nemo1-story-treasure-chest-of-piastres = Silver that went round the Horn twice and never bought a thing. The lock takes the smith ten minutes and the counting takes all night.
nemo1-story-treasure-bronze-cannon = Dolphins for handles, a king’s cipher, and a crab in the muzzle who will not be moved. It was last fired at a friend, by mistake.
nemo1-story-treasure-pearls-of-ceylon = Each of them cost a man a hundred dives, and somebody else bought the dress to go with them. Nemo weighs them in his palm and looks as if they were heavy.
nemo1-story-treasure-roman-amphorae = The seals are unbroken, and the consul’s name is on the neck. The cook wants to try the wine; the professor stands in front of it with spread arms.
nemo1-story-treasure-manila-galleon-silver = She left Acapulco with a year’s silver and a saint in the bow. The saint is still looking for Manila; the silver has stopped.
nemo1-story-treasure-admirals-sword = It was never drawn in anger, but once to cut a wedding cake. He surrendered it to the sea in person, standing at attention.
nemo1-story-treasure-la-perouse-relics = A sextant, a bell, a gun with lilies on it: the belongings of men about whom a king asked on his last morning. Now there is an answer, and nobody to give it to.
nemo1-story-treasure-emerald-necklace = Green as the water it lay in, so that the diver found it by touch. It was made for a queen who preferred to be painted without it.
nemo1-story-treasure-vigo-gold = The bars lie in rows as they were loaded, only the ship is missing. Gold keeps better than oak, and a good deal better than promises.
nemo1-story-treasure-phial-of-sea-balm = Pressed from weeds that grow in one cave only, it smells of rain on hot stone. A drop on the temples, and the night draws off to a decent distance.
nemo1-story-treasure-castaway-sailors = Four men, one raft, a shirt for a sail, and still they are arguing about cards. Hauled on board, they ask where one signs.
nemo1-story-treasure-sunken-ironworks = A whole foundry slid off the cliff one spring, chimneys and all. The anvils stand ready; only the sparks are missing, and the smith has brought some.
nemo1-story-treasure-hidden-cove = Between two cliffs that look like one there is a door the width of a ship. Inside it never blows, and the echo says everything twice, so one whispers.
nemo1-story-treasure-forged-log-book = According to this log they were never here at all, and the weather was fine. The handwriting is splendid. Somebody in an admiralty is going to believe every word.
nemo1-story-treasure-twin-caches = Two crosses on the bottle’s map, and the same hand signed both. Brothers, says the mate, who did not trust each other with the second one.
nemo1-story-treasure-sudden-squall = One cloud, no bigger than a hat, and then the whole sky comes down in one piece. For a quarter of an hour nobody on the sea is anybody’s enemy.
nemo1-story-treasure-message-in-a-bottle = The cork gives, and out slides a letter to someone called Marie, with a latitude in it. It is nine years late, and the latitude is very exact.
nemo1-story-treasure-sighted-at-dawn = When the mist lifts there is a sail where no sail should be, and it has seen them, too. By breakfast three telegraph stations will be spelling out the same word.
nemo1-story-treasure-mariana-trench = Nobody breathes loudly while the gauge creeps past the last figure painted on it. Then the keel touches, softly, on the lowest place there is. One can only go up from here, and for once no one wants to.
nemo1-story-treasure-ruins-of-atlantis = Steps lead up to a square, and from the square to a throne with a starfish on it. The lamps go slowly from column to column, like people looking for a name.
nemo1-story-treasure-realm-of-coral = Arches, galleries, chandeliers, and not one straight line in the whole palace. The builders are still at home, each in a room the size of a pinhead.
nemo1-story-treasure-crespo-underwater-forest = No wind, and yet all the trees bow together, and all together stand up again. The captain calls it his park. There are no benches, but no one is tired.
nemo1-story-treasure-sargasso-meadows = The sea has put on a meadow from one horizon to the other, and crabs graze in it. Old masts drift along, moored to nothing. One could mow here, says the professor.
nemo1-story-treasure-santorini-furnace = The water is yellow, then red, then too hot for the paint. Beneath the keel an island is being forged, with the lid off. The captain stays as long as the glass in the window allows.

## Ships, by their classes

nemo1-story-class-mail = Sacks to the ceiling, a purser who knows everyone’s handwriting, and a timetable that must be kept. Somewhere among the bills there is an order with a seal.
nemo1-story-class-passenger = Music, parasols, a lottery on the day’s run. A child at the rail waves at the strange fish, and for a moment the strange fish does not know what to do.
nemo1-story-class-liner = Two funnels, four classes, five meals a day. Her owners have called her unsinkable in three languages.
nemo1-story-class-clipper = She heels till the lee rail hisses, and the captain’s wife embroiders on through it. A cloud with a crew, and a cargo that smells of jasmine.
nemo1-story-class-whaler = Three years out, and the barrels still want filling. The men carve teeth into ships, and the whales, if they carved, would carve this one.
nemo1-story-class-freighter = Cotton, jute, a locomotive in pieces, and a mate who has not been paid. She plods along like a bill that somebody will have to settle.
nemo1-story-class-slaver = No lights, no flag, a smell that even the sharks know. On this ship the bell is never rung, so that no one may count the days.
nemo1-story-class-frigate = Smart paint, a quick crew, and a reward posted on the mast. She is everywhere at once, which is exactly the trouble.
nemo1-story-class-sloop = Small enough for a shoal, sharp enough for a duel. Her captain is twenty-six and wants to be mentioned.
nemo1-story-class-capital-ram = Two decks of guns, and below them a beak of solid bronze. Nobody has ever seen her colours, only her wake.
nemo1-story-class-armored-frigate = Her planks remember the forest, her plates remember the fire. She is slow to anger and slower to turn.
nemo1-story-class-ironclad = When she passes, compasses turn their heads. It is dim inside, and hot, and every order comes back from the walls.
nemo1-story-class-turret-ship = Hardly a hand’s breadth of deck, and two iron cheeses that turn to look at you. The sea washes over her as if she were already a reef.
nemo1-story-class-capital = A monument has slipped its plinth and gone to sea. There is a brass band on it, and a cook for the admiral’s parrot.
nemo1-story-class-battleship = The largest thing that ever floated, and it is looking for something smaller. Its guns are numbered, so that they shall not be mixed up.

## How voyages end

nemo1-story-level-complete-failure = A drowned lamp, a few loose pages, a name that nobody learned to spell. The sea keeps what it was given and does not say thank you.
nemo1-story-level-failure = It was a year like a stone thrown into a pond by night. Nobody saw the splash; by morning the rings were gone.
nemo1-story-level-inconsequential = Some ships came late, some newspapers sold well, and the world took another cup of coffee. He is somewhere below, sharpening a pencil or a prow.
nemo1-story-level-success = In the harbours of the south there is a new song, and its hero has no face. In the north they have begun to build smaller ships. Nemo hears of both and goes back to his book.
nemo1-story-level-triumph = One year was enough to turn the globe a little on its axis. People who have never seen the sea set a lamp in the window when the tide comes in. He would deny it, but he has been seen to smile.
nemo1-story-over-tragic = The ship’s clock still strikes the watches, and no one comes to relieve anyone. A hand, a mind or a plate gave way, and the rest followed quietly. Over the place the water closes without a scar.
nemo1-story-over-imperial = There is a sentry in every strait, a coaling station on every rock. They have drawn the sea into their ledgers at last, with a column for losses. Only the depth was too deep to enter.
nemo1-story-over-calendar = The last leaf comes off the calendar, and behind it there is only the wall. A year under the sea fits into one trunk, one diary and a cough. They surface to look at the stars of another January.
nemo1-story-over-maelstrom = Round, and lower, and round: the roar becomes a hum, the hum becomes a hush. Some say that they saw a lamp go down, some that they saw it come up again, far out, very small.
nemo1-story-over-last-ship = From pole to pole there is not a sail, not a thread of smoke. The whales notice first. On the platform of the Nautilus a man stands with nothing left to be angry at.
