### Nemo's War, second edition: each rule in a sentence or two.

## Components

nemo2-rule-1-1 = Twelve oceans make up the map: six major ones, each named by a face of the die, and six between them that no die names; every ocean has a fixed number of spaces.
nemo2-rule-1-2 = Oceans are joined by movement links or by dotted ones. The Nautilus travels on movement links only; contacts, ships, gems and Tonnage rows use both kinds.
nemo2-rule-1-3 = There are 69 ships in eight colours. White is a Non-Warship with a gray Warship on its back, all others are Warships with a violet back; a contact is not a ship.
nemo2-rule-1-4 = A ship has a defense, skulls and points, a Warship an attack value too, some have icons or an effect when sunk; iron, armored and battle ships count as armored.
nemo2-rule-1-5 = The 62 cards are three acts, the Rising Threat, 51 events that are played, kept or tested, and seven finales.
nemo2-rule-1-6 = Ten upgrades can be bought; an eleventh, the Magnetic Mines, comes only from its event.
nemo2-rule-1-7 = Six characters sail along; each of them is in play or sacrificed.
nemo2-rule-1-8 = The 59 treasures are points, effects at once, tokens to keep for an effect or for points, and wonders.
nemo2-rule-1-9 = There are 29 contacts, 17 gems, ten uprising cubes and two gray ones, and never more than that.
nemo2-rule-1-10 = A die has six faces, two dice are added up, and half a die rounds up.
nemo2-rule-1-11 = Cards end on PASS, on FAIL or in the box; ships and treasures have discard piles of their own.
nemo2-rule-1-12 = What a card or token says goes before the general rules.
nemo2-rule-1-13 = Bags may be looked through, piles and discards too; what lies face down in a deck, its order and the unused finales stay secret.

## Set-up

nemo2-rule-2-1 = You choose what drives Nemo: science, exploration, anti-imperialism or war.
nemo2-rule-2-2 = The draw pile of 31 cards is built from the acts, the Rising Threat, a finale and as many events as the motive says; the other 25 events are the Adventure deck.
nemo2-rule-2-3 = Each motive has an upgrade that can be installed at once for exactly three resource points; the easy level gives it for nothing, the hard one puts it on display.
nemo2-rule-2-4 = The ship bag begins with the white and the pale yellow ships.
nemo2-rule-2-5 = Black, dark yellow, orange and red ships wait beside the map.
nemo2-rule-2-6 = The blue and the green ships wait on two boxes of the Notoriety track; the level decides which.
nemo2-rule-2-7 = The Nautilus stays off the map until Act One puts her somewhere.
nemo2-rule-2-8 = The level decides in which oceans how many contacts lie at the start.
nemo2-rule-2-9 = All treasures go into their bag.
nemo2-rule-2-10 = Notoriety begins at 0.
nemo2-rule-2-11 = A gem lies in every major ocean.
nemo2-rule-2-12 = The resource markers begin on their first boxes; then the start upgrade is paid.
nemo2-rule-2-13 = All six characters begin in play.
nemo2-rule-2-14 = You begin with two, one or no action points, by the level.
nemo2-rule-2-15 = Special markers, gray cubes and the third white and second black die wait until they are needed.
nemo2-rule-2-16 = The attack marker lies ready.
nemo2-rule-2-17 = Markers for points only display sums.
nemo2-rule-2-18 = Ten uprising cubes form the supply.
nemo2-rule-2-19 = One black die waits on box 44 of Notoriety, two white dice are in use.
nemo2-rule-2-20 = The first card of the game is always Act One.

## Standing procedures

nemo2-rule-3-1 = Thresholds and defeats are looked at after every single change, before anything else goes on.
nemo2-rule-3-2 = A ship is drawn at random. An empty bag takes back the discarded ships, or else every reinforcement that is still waiting; if nothing is left, nothing is drawn.
nemo2-rule-3-3 = A white ship enters white side up unless it comes as a Warship; others enter on their front, or violet once Notoriety has been 36.
nemo2-rule-3-4 = Treasures are drawn one by one; those with an effect at once are carried out before the next draw, the others are collected.
nemo2-rule-3-5 = A gem that finds its ocean taken goes to a neighbour of your choice without one, or nowhere.
nemo2-rule-3-6 = An effect starts an uprising on a free land space of your choice, if there is one and a cube is left; Notoriety stays.
nemo2-rule-3-7 = A land space holds one cube, and that cube counts in every ocean to which the land is linked.

## Turn and Adventure Phase

nemo2-rule-4-1 = A turn is an Adventure Phase, a Placement Phase and an Action Phase, over and over until the game ends.
nemo2-rule-4-2 = The draw pile never runs out, for the finale is among its last five cards.
nemo2-rule-5-1 = The Adventure Phase draws the top card and resolves it; there is no skipping.
nemo2-rule-5-2 = An act card does what it says, becomes the current act, and the next card is drawn in the same turn.
nemo2-rule-5-3 = Act Three lets you change the motive or add one set-aside upgrade to the display, exactly one of the two.
nemo2-rule-5-4 = A PLAY event happens at once and goes to the pile it names.
nemo2-rule-5-5 = Some cards bring a Warship to the Nautilus, full ocean or not, and force a free Stalk fight.
nemo2-rule-5-6 = The Rising Threat brings one red ship to fight, discards one at random for each of 26, 36 and 44 that Notoriety never reached, and puts the others into the bag.
nemo2-rule-5-7 = A KEEP event waits in the tableau and can be played when its moment and its condition have come; nobody has to.
nemo2-rule-5-8 = A TEST event is tested at once, and the result says where the card goes.
nemo2-rule-5-9 = When the finale is resolved, the game ends.

## Tests

nemo2-rule-6-1 = Tests are TEST cards, the five table actions, Warship fire and attacks; other rolls are not.
nemo2-rule-6-2 = First exert and spend, then add up the modifiers, roll two dice, use emergency help as long as you like, and apply the result.
nemo2-rule-6-3 = Reaching the number succeeds, two natural ones always fail; in a table action they give the lowest row.
nemo2-rule-6-4 = A Warship in the ocean costs 1 on cards, Rest, Repair, Refit and both combat rolls; the target itself does not count.
nemo2-rule-6-5 = Search and Incite lose 1 for every ship here instead, and Incite 1 more for every uprising.
nemo2-rule-6-6 = Cards and upgrades change a test as their text says.
nemo2-rule-6-7 = On Rest, Repair, Refit and Incite one collected treasure with a printed value can be spent for that value.
nemo2-rule-6-8 = A TEST card allows any of the listed resources to be exerted, a table action one of its list, an attack any one, fire and torpedoes none.
nemo2-rule-6-9 = Exerting adds what is printed at the marker's box; Double Hull adds 1 to Hull.
nemo2-rule-6-10 = After a success nothing exerted is lost; after a failure each exerted resource loses 1 if the lower die is a 1, else 2.
nemo2-rule-6-11 = An attack with two natural ones costs the exerted resource exactly 2.
nemo2-rule-6-12 = A re-roll throws both dice again, and the new result counts.

## Resources and Notoriety

nemo2-rule-7-1 = Nemo, Crew and Hull have a track each; gains move left and stop at the first box, losses and payments move right.
nemo2-rule-7-2 = A marker on its last box loses the game at once.
nemo2-rule-7-3 = Several points are lost one at a time; a destroyed upgrade can save a point where the rules allow it, and a payment is no loss.
nemo2-rule-8-1 = Notoriety lies between 0 and 51.
nemo2-rule-8-2 = The first and the second threshold bring the blue and the green ships into the bag, once each and for good.
nemo2-rule-8-3 = When 36 is first reached, all Warships on the map but gray ones turn violet, and later ones enter violet.
nemo2-rule-8-4 = Box 44 adds a black die to the Placement Phase; the edition says whether for good or while Notoriety is that high.
nemo2-rule-8-5 = Each motive has a Notoriety at which Nemo is an outlaw and the game is lost.
nemo2-rule-8-6 = A jump over several thresholds triggers them in order, and a defeat among them ends everything.

## Placement Phase

nemo2-rule-9-1 = Act One rolls two white dice, Act Two adds a black one, Act Three a third white one, box 44 another black one.
nemo2-rule-9-2 = Two white dice are the pair; of three you pick two, equal ones too if you like.
nemo2-rule-9-3 = Different dice give their difference in action points, up to five in all; equal dice make a Lull and give none.
nemo2-rule-9-4 = Every die places in its ocean, from low to high; in a Lull the white dice only.
nemo2-rule-9-5 = Placing puts a contact here, or next door, or reveals a contact nearby, or turns a white ship gray, or brings a Warship anywhere: the first of these that is possible. With no room in the world the game is lost.
nemo2-rule-9-6 = A Lull then puts a gem into the ocean of the doubled die and one on the Adventure deck, and checks all uprisings.
nemo2-rule-9-7 = Each ocean with uprisings rolls a die against its ships and cubes; a lower die costs a cube of your choice, or Notoriety as high as the die.

## Action Phase

nemo2-rule-10-1 = You do actions in any order and as often as your points allow, and stop when you like.
nemo2-rule-10-2 = Attack, Incite, Move and Search cost 1 AP, Adventure, Rest, Repair and Refit 2, or 1 in a Lull; points are paid first and never come back.
nemo2-rule-10-3 = You never have more than five AP, and keep at most one at the end of the phase.
nemo2-rule-10-4 = Tokens, kept cards, officers, the Fog Machine and a torpedo can be used between actions.
nemo2-rule-11-1 = Adventure shows the top card of its deck: resolve it and draw a treasure per gem on the deck, or put it back under the deck.
nemo2-rule-11-2 = Attack picks a ship or contact with the Nautilus and a mode; a contact is revealed after the mode is fixed.
nemo2-rule-11-3 = Incite needs a cube and a free land of this ocean; a green result starts the uprising.
nemo2-rule-11-4 = Move goes along one movement link, with Hydro Drive up to two.
nemo2-rule-11-5 = Rest restores Crew by the table; a full track does not forbid it.
nemo2-rule-11-6 = Repair restores Hull by the table; a full track does not forbid it.
nemo2-rule-11-7 = A green Refit lets you buy one upgrade on display with Salvage ships; the display is not refilled.
nemo2-rule-11-8 = Search needs a gem here; a green result draws treasures and removes the gem.
nemo2-rule-11-9 = The action table has five rows by the total; red titles are failures, green ones successes.

## Combat

nemo2-rule-12-1 = Bold must fight what it reveals and may go on for 1 Notoriety after Tonnage; Stalk adds 1, may decline a reveal and has one target; torpedoes have rules of their own.
nemo2-rule-12-2 = A Warship fires before the Nautilus attacks; Magnetic Mines turn that round against armored ships.
nemo2-rule-12-3 = Warship fire fails to hit if two dice reach its attack value; otherwise the lower die hits, and two natural ones roll a die for the hits.
nemo2-rule-12-4 = Each hit rolls a location: 1 Nemo, 2 and 3 Crew, 4 to 6 Hull; Double Hull ignores a 6.
nemo2-rule-12-5 = An installed upgrade can be destroyed instead of taking a hit; it scores nothing.
nemo2-rule-12-6 = The attack sinks the ship if two dice and modifiers reach its defense; a miss costs 1 Notoriety, two natural ones cost 2.
nemo2-rule-12-7 = A sunk ship brings its skulls, then its effect, then becomes Tonnage or Salvage; kept cards and a continuation come after that.
nemo2-rule-12-8 = A torpedo costs nothing, once in an Action Phase: 5 sinks a Non-Warship, 6 a Warship, without modifiers; after the first miss only one die is rolled.
nemo2-rule-12-9 = Tonnage lies in the row of its ocean, or of a neighbouring major ocean; what is too much for a row stacks on its last space.
nemo2-rule-12-10 = Four ships at most are Salvage; Salvage scores nothing and ends a series.
nemo2-rule-12-11 = Forced fights follow the usual steps, and resources may be exerted.

## Upgrades

nemo2-rule-13-1 = Arcane Library: +1 on Search and Incite.
nemo2-rule-13-2 = Double Hull: +1 when Hull is exerted, and hits on location 6 do nothing.
nemo2-rule-13-3 = Crew Armor: +1 on the roll of a Bold attack after the dice are seen, or +2 if it is scrapped.
nemo2-rule-13-4 = Fog Machine: for 1 AP it is used up and lowers Notoriety by two dice.
nemo2-rule-13-5 = Hydro Drive: a Move has up to two steps.
nemo2-rule-13-6 = Monstrous Design: a ship sunk by Stalk brings one skull less.
nemo2-rule-13-7 = Periscope Device: Bold goes on without Notoriety, and Stalk may go on for 1 each.
nemo2-rule-13-8 = Reinforced Armor: +1 when a Warship fires.
nemo2-rule-13-9 = Steam Torpedoes: they allow the torpedo attack.
nemo2-rule-13-10 = Strengthened Prow: +1 on attacks without torpedoes.
nemo2-rule-13-11 = Magnetic Mines come from their event, cost no Salvage, and are an installed upgrade in every way.
nemo2-rule-13-12 = Installed upgrades score at the end; those that are gone score nothing.

## Emergency help, characters, treasures

nemo2-rule-14-1 = Emergency help comes after the dice are known and before the result; sources may be combined, each of them once.
nemo2-rule-14-2 = A voluntary sacrifice brings benefit and penalty, a forced one only the penalty.
nemo2-rule-14-3 = Second Officer 1 AP, Chief Engineer 2 AP, First Officer 3 AP or +3 for a Nemo point, Conseil a re-roll, Ned Land +1 and Aronnax +2 for 1 Notoriety.
nemo2-rule-14-4 = The penalty comes first; if it loses the game, the benefit never comes.
nemo2-rule-14-5 = A revived character is in play again, and the old penalty stays.
nemo2-rule-15-1 = A retained token is discarded for its effect in its own window, or kept for its points.
nemo2-rule-15-2 = A treasure serves one purpose only.

## The end and scoring

nemo2-rule-16-1 = A resource on its last box is defeat.
nemo2-rule-16-2 = Notoriety at the outlaw box of the motive is defeat.
nemo2-rule-16-3 = A Warship that finds no free space in the world is defeat.
nemo2-rule-16-4 = Defeat comes at once, in the middle of whatever happens.
nemo2-rule-16-5 = A resolved finale ends the game with scoring, unless it brings defeat.
nemo2-rule-16-6 = After a defeat the sad epilogue of the motive is told.
nemo2-rule-17-1 = Kept cards go to PASS or FAIL as they say, installed upgrades to PASS; only PASS scores.
nemo2-rule-17-2 = Seven sources depend on the motive: four get an addition per item that never goes below zero, three are multiplied.
nemo2-rule-17-3 = Characters, Terror of the Seas and penalties count the same for every motive.
nemo2-rule-17-4 = The shortest of the six Tonnage rows decides the Terror bonus, from 0 to 40.
nemo2-rule-17-5 = Below 185 is defeat, then come fiasco, status quo from 220, success from 250 and triumph from 275; the last two are wins.
nemo2-rule-17-6 = Markers display the sums in tens and ones.

## Optional rules

nemo2-rule-18-1 = Taking It on the Chin: failed exertion costs 1, the usual, or the lower die, by the level.
nemo2-rule-18-2 = Treacherous Waters: five of ten tokens come with the reinforcements, some of the rest are in the bag from the start.
nemo2-rule-18-3 = A drawn token happens at once and ends an attack; only a ship group takes the place of the contact.
nemo2-rule-18-4 = Each token has its own effect, from storms to islands; a ship group lets its ocean place twice.
nemo2-rule-18-5 = Relentless Pursuit: each Warship with the Nautilus rolls a die at the start of the Action Phase and must be fought if the die is below its points.
nemo2-rule-18-6 = Coordinated Navies: every Warship costs 1, not only the first, and so does every other ship where the setting counts all ships; the target never counts.
nemo2-rule-18-7 = A ship group is like any ship but has only one side.

## More players

nemo2-rule-19-1 = Two to four players take one officer card each and choose the first captain.
nemo2-rule-19-2 = The captain spends action points, chooses the modes, resolves tests and cards, and exerts Nemo.
nemo2-rule-19-3 = Officers decide what their card lists; only the owner of a character decides on a voluntary sacrifice.
nemo2-rule-19-4 = A failed test or a new Notoriety threshold hands the captain's tile to the left and gives 1 AP, once per resolution.
nemo2-rule-19-5 = Before a turn's card is drawn the captain may pass the tile on without AP.
nemo2-rule-19-6 = Every decision belongs to the captain or to the officer with that duty; help is asked of the owner of each source.
nemo2-rule-20-1 = Semi-cooperative: cards resolved by the captain go to the captain's own stack, face up for PASS, face down for FAIL.
nemo2-rule-20-2 = Gems removed by a Search or an Adventure stay with the captain.
nemo2-rule-20-3 = Anybody may object to the captain with another decision, and for a gem become captain and carry it out.
nemo2-rule-20-4 = A captain who resigns takes a gem from another player, and the new one must keep the tile for the turn.
nemo2-rule-20-5 = After a finale glory ranks the players by own characters, gems and cards; the best wins only if the game is won.

nemo2-chapter-1 = Pieces and words
nemo2-chapter-2 = Setup
nemo2-chapter-3 = Standing procedures
nemo2-chapter-4 = The turn
nemo2-chapter-5 = Adventure Phase
nemo2-chapter-6 = Tests
nemo2-chapter-7 = Resources
nemo2-chapter-8 = Notoriety
nemo2-chapter-9 = Placement Phase
nemo2-chapter-10 = Action Phase
nemo2-chapter-11 = The actions
nemo2-chapter-12 = Combat
nemo2-chapter-13 = Upgrades
nemo2-chapter-14 = Emergency help and characters
nemo2-chapter-15 = Treasures in play
nemo2-chapter-16 = The end of the game
nemo2-chapter-17 = Scoring
nemo2-chapter-18 = Variants
nemo2-chapter-19 = Playing together
nemo2-chapter-20 = Playing half together
