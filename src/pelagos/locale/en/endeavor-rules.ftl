### Endeavor: Deep Sea: each rule in a sentence or two.

## Components

endeavor-rule-1-1 = 37 ocean tiles in five depths, 36 dive tokens, 51 crew tiles of 21 kinds, 32 reports, ten scenarios, six bonus goals and six crises.
endeavor-rule-1-2 = Discs and influence markers never run out; a player has three vessels at most.
endeavor-rule-1-3 = Two to four play against each other or together, one plays the solo form of the co-op game.

## Set-up

endeavor-rule-2-1 = One of the ten scenarios is chosen.
endeavor-rule-2-2 = The scenario names its starting zones; a random one is drawn from the tiles of its depth. Nobody gains anything for them.
endeavor-rule-2-3 = The other tiles are one shuffled pile for each depth; some scenarios hide a tile in a pile or remove depths.
endeavor-rule-2-4 = Every dive spot of a starting zone gets its printed number of face-down tokens.
endeavor-rule-2-5 = Four anchor reports are laid out, the other four leave the game; the 24 others are the deck.
endeavor-rule-2-6 = Crew of levels 1 to 4 lies in one pile for each kind; level 5 in three piles of three with only the top visible.
endeavor-rule-2-7 = A random player takes the Wave.
endeavor-rule-2-8 = Everybody begins with all markers on box 0, an empty cargo hold and a disc on the start crew, which is never recruited or promoted.
endeavor-rule-2-9 = In turn order everybody launches a vessel at a base and gets its arrival bonus.
endeavor-rule-2-10 = Only co-op and solo games use bonus goals and crises.

## Attribute tracks

endeavor-rule-3-1 = A track has boxes 0 to 12 in five levels, worth 0, 1, 4, 7 and 10 points.
endeavor-rule-3-2 = Reputation recruits, inspiration brings discs, coordination takes discs back, ingenuity carries vessels further and deeper.
endeavor-rule-3-3 = Markers move box by box; landing on box 10 gives 1 influence at once.
endeavor-rule-3-4 = A step beyond box 12 goes back to box 10 and gives 1 influence.
endeavor-rule-3-5 = Ingenuity boxes 2 and 7 launch another vessel at once, with its arrival bonus.
endeavor-rule-3-6 = Levels never go down.
endeavor-rule-3-7 = All this holds at any time, in anybody's turn.

## Rounds

endeavor-rule-4-1 = Six rounds, alone seven: a co-op card, preparation, actions.
endeavor-rule-4-2 = Turn order is clockwise from the Wave; everybody finishes the preparation before the next begins.

## Preparation

endeavor-rule-5-1 = Recruit one crew tile up to the recruitment level; it must be done when it is possible.
endeavor-rule-5-2 = Its bonus comes at once and already counts for the next steps.
endeavor-rule-5-3 = An empty level-5 compartment is refilled from the tallest pile that has more than one.
endeavor-rule-5-4 = Gain as many discs as the workforce level.
endeavor-rule-5-5 = Take back up to the management level of discs from own crew.

## Turns

endeavor-rule-6-1 = Take a turn or pass; who has passed is out of the round.
endeavor-rule-6-2 = A turn has one activation at most and any number of dive tokens; without an activation at least one token.
endeavor-rule-6-3 = A disc on a free crew member allows its actions, all or some of them.
endeavor-rule-6-4 = A disc on a free activation space of an own report performs its effect and stays for good.
endeavor-rule-6-5 = An action taken instead counts like that of a crew member.
endeavor-rule-6-6 = Of actions with a slash one is used, of actions side by side each once in any order.
endeavor-rule-6-7 = Any bonus may be declined in whole or in part, a cost may not.
endeavor-rule-6-8 = The Robotics Engineer performs the actions of another own crew member.
endeavor-rule-6-9 = Plain gains are taken at once; of the others the receiver names one after the other or declines the rest.

## Actions

endeavor-rule-7-1 = Sonar, Dive, Conserve and Publish use a zone with an own vessel.
endeavor-rule-7-2 = Sonar, Conserve and Publish cost a further disc; disc and knowledge must be there when the action starts.
endeavor-rule-7-3 = A space holds one disc, for good.
endeavor-rule-8-1 = Move one vessel to another zone, at most as many orthogonal steps through zones as the technology level.
endeavor-rule-8-2 = No zone deeper than the technology level is entered; rising is always allowed.
endeavor-rule-8-3 = Any number of vessels share a zone.
endeavor-rule-8-4 = The destination gives its arrival bonus; a bonus for leaving comes before it.
endeavor-rule-8-5 = Modifiers raise the level for one Travel, fix its start or limit its depth.
endeavor-rule-9-1 = A disc on the first free space of a sonar strip, then links, then its effect.
endeavor-rule-9-2 = The effect may be declined; the disc stays.
endeavor-rule-9-3 = Name two open depths, look at two tiles, keep one and put the other under its pile.
endeavor-rule-9-3a = If no printed depth is open, the shallowest possible ones are drawn.
endeavor-rule-9-3b = If no tile can be placed at all, the discovery gives 1 influence.
endeavor-rule-9-4 = A tile lies in a free slot of its depth; below depth 1 a zone must lie directly above.
endeavor-rule-9-5 = The discoverer alone gets the discovery bonus, once.
endeavor-rule-9-6 = A discovery from elsewhere needs neither vessel nor disc.
endeavor-rule-10-1 = A Dive takes the top token of a spot and reveals it; no disc is needed.
endeavor-rule-10-2 = A token gives its knowledge or its other half, then it is discarded.
endeavor-rule-10-3 = Any number of tokens may be used in the own turn; one at most is stored.
endeavor-rule-10-4 = Using the stored token may be the whole turn.
endeavor-rule-10-5 = A short token supply is renewed from the discard pile.
endeavor-rule-10-6 = One more token from the same spot, if any is left and it is wanted.
endeavor-rule-10-7 = Tokens are used between the steps of the turn and directly before a gained action, never inside one.
endeavor-rule-11-1 = Knowledge is 0 to 12; more is lost.
endeavor-rule-11-2 = Pay the knowledge, take the bonus, place the disc, then links and specials.
endeavor-rule-11-3 = A discount lowers the cost by 1, not below 0.
endeavor-rule-11-4 = With same-depth an own vessel anywhere at that depth is enough; caves stay closed.
endeavor-rule-12-1 = A publication space and a report with its topic: pay, disc, links, bonuses, then refill the display.
endeavor-rule-12-2 = The publisher's part first, then the others' part, each player in whole, clockwise.
endeavor-rule-12-3 = With an empty deck the display shrinks.
endeavor-rule-13-1 = A junior becomes a leader: its disc goes to the supply, the leader's bonus comes, its space is free.
endeavor-rule-13-2 = The crew member of the running activation may be promoted and finishes its old actions.
endeavor-rule-14-1 = A link pays both owners when both ends hold a disc; one owner of both is paid once.
endeavor-rule-14-2 = The active player resolves all own links first, then the others clockwise.
endeavor-rule-14-3 = A link pays once per game.
endeavor-rule-15-1 = Specials belong to a zone, to a field after its action, or to the owner of a disc on a marked space.
endeavor-rule-15-2 = Each special has a moment: a token taken, after a Dive or Conserve, a spot emptied, a zone filled, leaving, or always.
endeavor-rule-15-3 = Single zones have rulings of their own, from the Shipwreck to the caves.

## Influence

endeavor-rule-16-1 = Each influence places one own marker and gives the bonus of its space, or is declined.
endeavor-rule-16-2 = Free spaces at a start or next to any marker are legal; arrows work one way.
endeavor-rule-16-3 = An infinite space takes any number of markers once it has one; without a legal space the influence is lost.
endeavor-rule-16-4 = Scenario 4: who fills the last of at least two conservation spaces of a zone may mark the guardian space.
endeavor-rule-16-5 = Scenarios 3, 5 and 6 launch in any zone of depth 1; scenarios 5 and 9 have fewer depths.
endeavor-rule-16-6 = Scenario 6: influence moves an own marker; rescue spaces open with the Fallen Star and lock from the bottom.
endeavor-rule-16-7 = Scenario 7: the rescue grid needs a disc or vessel on the Fallen Star.
endeavor-rule-16-8 = Scenario 8: a marker on a goal space fixes the option of that goal for all.
endeavor-rule-16-9 = Scenario 9: conservation discs at depths 1 and 2, or influence, advance the cleanup marker up to 12.
endeavor-rule-16-10 = Scenario 10: each depth has a lane, filled from the left; influence of a zone goes to its lane.
endeavor-rule-16-11 = The source of an influence is the component that shows its icon.

## Round end and scoring

endeavor-rule-17-1 = When all have passed the round ends; the Wave goes left, after the last round the game is over.
endeavor-rule-17-2 = After round r everybody has r recruits and the start crew.
endeavor-rule-18-1 = Each track scores the points of its level.
endeavor-rule-18-2 = Own markers score the points of their spaces, also negative ones.
endeavor-rule-18-3 = Reports score what is printed, level-5 leaders by their condition, rounded down.
endeavor-rule-18-4 = Topics on own reports and on marked influence spaces count together.
endeavor-rule-18-5 = Goals count own discs and vessels only, each piece once.
endeavor-rule-18-6 = All who are first get the full points; only a single first place leaves a second.
endeavor-rule-18-7 = In a race the first and the second different player score.
endeavor-rule-18-8 = Knowledge, the stored token's knowledge and discs in the cargo hold: a point for every three.
endeavor-rule-18-9 = The highest total wins; ties share the place.
endeavor-rule-18-10 = Each goal has a metric with filters for depths, columns and kinds.

## Co-op and solo

endeavor-rule-19-1 = Three bonus goals above three crises, four alone.
endeavor-rule-19-2 = Easy needs 4 of the 7 goals, medium 5, hard 6, legendary all.
endeavor-rule-19-3 = A card is revealed each round: bonus goals in rounds 1 to 3, then crises.
endeavor-rule-19-4 = Play is unchanged; others, links and specials work within the group.
endeavor-rule-19-5 = Seven goals reached together: influence, reports and crew points, three of the scenario, three bonus goals.
endeavor-rule-19-6 = After the last round the group wins with enough goals; an unfixed goal is not achieved.
endeavor-rule-19-7 = Crisis movement is no Travel: no bonuses, any depth, and it stops at gaps, caves and the full trench.
endeavor-rule-19-8 = Crises drive vessels, take discs or knowledge, block crew or silt dive spots.

## Information

endeavor-rule-20-1 = Orders of piles and stacks are secret; drawn tiles are seen by the discoverer only; all else is open.
endeavor-rule-20-2 = The same draws and the same answers give the same game.
endeavor-rule-20-3 = A gain with everything it triggers is finished before the next.
endeavor-rule-20-4 = The active player stays active while others resolve bonuses; they act with their own pieces and no tokens.

## Rulings

endeavor-rule-a1 = The four anchor reports are drawn by lot.
endeavor-rule-a2 = Both depths are named before a tile is seen.
endeavor-rule-a3 = A full ocean gives 1 influence.
endeavor-rule-a4 = Lowest depth means the smallest number with a slot and a tile, for each draw.
endeavor-rule-a5 = A depth with an empty pile is not possible.
endeavor-rule-a6 = Zones passed must respect the depth limit, except when rising.
endeavor-rule-a7 = Depth-1 zones need no neighbour.
endeavor-rule-a8 = The order inside Sonar, Conserve and Publish is fixed.
endeavor-rule-a9 = After a stored token a crew member may still be activated.
endeavor-rule-a10 = A player with discs may pass.
endeavor-rule-a11 = A side without actions cannot be activated.
endeavor-rule-a12 = The tallest pile refills an empty compartment, leftmost on ties, never a pile of one.
endeavor-rule-a13 = With nobody to recruit the step is skipped.
endeavor-rule-a14 = The extra Conserve of the Whale Calving Grounds grants no further one.
endeavor-rule-a15 = The second place of the conservation goal in scenario 1 is worth 4.
endeavor-rule-a16 = The report of the Publish example gives 2 knowledge.
endeavor-rule-a17 = The Ecotoxicologist dives or conserves, the Deep-Sea Videographer does both.
endeavor-rule-a18 = Wheels on influence boards are steps on any track, with an arrow on the lowest.
endeavor-rule-a19 = Topics on reports count for topic goals and the Ocean Historian.
endeavor-rule-a20 = Starting zones are discovered by nobody.
endeavor-rule-a21 = A launch is no Travel.
endeavor-rule-a22 = A crisis move brings no arrival bonus.
endeavor-rule-a23 = Of a stored token only its knowledge counts at the end.
endeavor-rule-a24 = Co-op zone goals add every player's own count.
endeavor-rule-a25 = The second place is paid with two players, too.
endeavor-rule-a26 = A bonus cannot pay for the disc of its own action.
endeavor-rule-a27 = Players who have passed get the others' part of a report.
endeavor-rule-a28 = There are 5, 4, 3 and 2 copies of each kind on levels 1 to 4, one on level 5.
endeavor-rule-a29 = Discover icons outside sonar spaces need no disc in the ocean.
endeavor-rule-a30 = Three co-op numbers come from the rulebook, the others are reconstructed.
endeavor-rule-a31 = Launch zones and start spaces are those of the tables.
endeavor-rule-a32 = Marked specials pay once per event, the Thermal Vents per disc.
endeavor-rule-a33 = Specials of a dive field pay once per Dive, marked ones per token.
endeavor-rule-a34 = Single gains can be refused one by one.
endeavor-rule-a35 = A token may be used between an arrival and the action gained from it.
endeavor-rule-a36 = Arrows on influence boards work one way.
endeavor-rule-a37 = Filling the lower rescue spaces locks the marker above.
endeavor-rule-a38 = Without the Fallen Star only the two leader bonuses of goal 3 are scored.
endeavor-rule-a39 = In scenario 10 the component that shows the icon is the source.

endeavor-chapter-1 = Pieces and modes
endeavor-chapter-2 = Setup
endeavor-chapter-3 = The four attributes
endeavor-chapter-4 = Rounds
endeavor-chapter-5 = Preparation
endeavor-chapter-6 = Turns
endeavor-chapter-7 = Actions in a zone
endeavor-chapter-8 = Travel
endeavor-chapter-9 = Sonar and discovery
endeavor-chapter-10 = Dive
endeavor-chapter-11 = Knowledge and Conserve
endeavor-chapter-12 = Publish
endeavor-chapter-13 = Promotion
endeavor-chapter-14 = Links
endeavor-chapter-15 = Specials of zones
endeavor-chapter-16 = Influence and scenarios
endeavor-chapter-17 = The end of a round
endeavor-chapter-18 = Scoring
endeavor-chapter-19 = Together and alone
endeavor-chapter-20 = What is open, and in what order
endeavor-chapter-rulings = Rulings
