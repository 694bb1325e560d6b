### Nemo's War, first edition: each rule in a sentence or two.

## Components and set-up

nemo1-rule-2-1 = The box holds 24 cards, 53 ships and the Nautilus, 30 treasures and 15 markers; two dice are needed.
nemo1-rule-2-2 = A ship with a printed Attack Value is a Warship; every other one is not.
nemo1-rule-3-1 = The light gray ships are shuffled face down as the Ship Pile; the others wait at their boxes and tracks.
nemo1-rule-3-2 = The Nautilus begins in any ocean you like.
nemo1-rule-3-3 = Nine hidden ships begin in the oceans: two in three of them, one in the other three.
nemo1-rule-3-4 = All markers begin at their starts, the resources at their top circles, the three passengers aboard.
nemo1-rule-3-5 = Nemo begins with one of four commitments, chosen or rolled for.
nemo1-rule-3-6 = Twenty of the 24 cards form the Draw Pile: card 21 is the fifteenth, card 24 one of the last five, and four cards stay out unseen.
nemo1-rule-3-7 = A hidden treasure lies in every ocean; the other 24 are in the cup.

## Conventions and turn

nemo1-rule-4-1 = A die has six faces, two dice are added up, and a d3 is half a die rounded up.
nemo1-rule-4-2 = Ships enter the oceans and the pile face down; a ship that is turned up stays so.
nemo1-rule-4-3 = What a card says goes before the rules.
nemo1-rule-5-1 = A turn is Preparation, one Nemo action, and one week; each phase is finished before the next.

## Preparation, cards and tests

nemo1-rule-6-1 = One roll of both dice serves the whole Preparation.
nemo1-rule-6-2 = In the first turn no ships, treasures or backlash come, but an adventure may.
nemo1-rule-6-3 = If the dice differ, each ocean they name gets a hidden ship from the pile, unless it is full.
nemo1-rule-6-4 = An empty Ship Pile is made anew from the discarded ships; if there are none, no ship comes.
nemo1-rule-6-5 = On doubles the ocean gets a treasure if its circle is empty, and Liberation falls by 1 if the sum is below it.
nemo1-rule-6-6 = A sum of 10 or more brings an adventure; after a turn without one, 7 or more is enough.
nemo1-rule-6-7 = Event cards happen at once or are kept; kept cards are used before or after the action, where and when they allow it.
nemo1-rule-6-8 = Cards 3 and 22 bring a ship that must be fought once, at once, in your ocean, full or not.
nemo1-rule-6-9 = A test card is carried out at once and then goes to the Pass or the Fail Pile.
nemo1-rule-6-10 = Before a test any listed resources can be exerted for their modifiers; the number must be reached, and a natural 2 always fails.
nemo1-rule-6-11 = A passed test costs nothing; a failed one costs 1 of every exerted resource, and what the card says.
nemo1-rule-6-12 = When a result fails, the Professor adds 2, Ned Land 1, and Conseil rolls again; each helps once and costs points at the end.
nemo1-rule-6-13 = Gains stop at the top circle; losses go level by level, and a resource at 0 is the tragic end unless a treasure prevents it.
nemo1-rule-6-14 = A card under way lies in no pile; if the game ends meanwhile, it scores nothing.

## Nemo actions

nemo1-rule-7-1 = Each turn needs exactly one action; moving is always possible.
nemo1-rule-7-2 = Rest, Repair and Refit are yard actions: not in two turns running, and each costs 1 to 3 weeks before its benefit.
nemo1-rule-7-3 = Rest may give 1 Crew, by a die.
nemo1-rule-7-4 = Repair gives 1 Hull.
nemo1-rule-7-5 = Refit buys one upgrade with stored ships; one of them marks a permanent upgrade for good, the others are discarded.
nemo1-rule-7-6 = Seek Adventure costs one stored ship and turns up a card that may be refused, but not card 21 or 24.
nemo1-rule-7-7 = Incite spends a numbered treasure: die plus number minus 5 raises Liberation, a 6 adds 1, a 1 takes 1; the treasure returns to the cup.
nemo1-rule-7-8 = Search needs a treasure in the ocean, or the library and a cup that is not empty; 3 or more finds it.
nemo1-rule-7-9 = Move follows one open route and takes its weeks.
nemo1-rule-7-10 = Stalk turns up one ship and fights it once with +1.
nemo1-rule-7-11 = Attack turns up and fights a ship; after each sinking you may go on to another one here for 1 Notoriety.

## Treasures

nemo1-rule-8-1 = A treasure is turned up; a discard counter is carried out and removed, any other is collected.
nemo1-rule-8-2 = Treasures are numbered, OR treasures, discard counters or wonders.
nemo1-rule-8-3 = An OR treasure can be given up at any question for its benefit instead of its points.
nemo1-rule-8-4 = When a resource reaches 0, OR treasures that raise it may prevent the end.
nemo1-rule-8-5 = An empty cup ends every draw; only Incite brings treasures back.
nemo1-rule-8-6 = A treasure or card may be used even if its benefit is wasted.

## Tracks

nemo1-rule-9-1 = Weeks 16 and 28 bring the yellow and the orange ships; beyond week 52 the game ends.
nemo1-rule-9-2 = Notoriety 14 and 26 bring the blue and the green ships, once each; at 33 every Warship shoots better.
nemo1-rule-9-3 = Liberation runs from 0 to 19.

## Combat

nemo1-rule-10-1 = A Warship fires first: at or below its Attack Value it hits, and a die says what is lost.
nemo1-rule-10-2 = For the attack one resource may be exerted, as it stands after enemy fire.
nemo1-rule-10-3 = Stalking and the prow give +1 each, other face-up Warships here −1 in all.
nemo1-rule-10-4 = The attack needs the Defense Value; help may follow, and a natural 2 always misses.
nemo1-rule-10-5 = A beaten ship is sunk for points or captured for Salvage, which ends the action phase; its skulls raise Notoriety.
nemo1-rule-10-6 = A miss raises Notoriety by 1 and costs the exerted resource; the ship stays face up.
nemo1-rule-10-7 = A capture during the action phase ends it, whatever led to the fight; what is under way is completed first.

## Time, end and score

nemo1-rule-11-1 = After the action one week passes.
nemo1-rule-12-1 = When Nemo first falls to his change circle, he commits himself for good, to any of the four.
nemo1-rule-12-2 = The game ends when a resource is gone, when every ocean is full at the end of a turn, after week 52, after the Maelstrom, or with the last ship.
nemo1-rule-12-3 = An ocean is full when it holds as many ships as it has boxes, or more.
nemo1-rule-12-4 = At the end of a turn the calendar is looked at first, then the oceans.
nemo1-rule-12-5 = Ships, treasures, cards, symbols, wonders and Liberation count by the commitment; the scourge, the resources, the passengers and a bad end count as they are.
nemo1-rule-12-6 = The score gives one of five victory levels.
nemo1-rule-12-7 = Commitment and level name the epilogue.

## Rulings

nemo1-rule-amb-1 = The 54 square counters are 53 enemy ships and the Nautilus.
nemo1-rule-amb-2 = The die numbers of the oceans follow the example of the rulebook; the order of the record has no meaning.
nemo1-rule-amb-3 = Only Rest, Repair and Refit are forbidden in two turns running.
nemo1-rule-amb-4 = The weeks of an action come on top of the week of the turn; only Rest rolls a second die.
nemo1-rule-amb-5 = 50 points are a complete failure, 200 a success; a triumph begins at 201.
nemo1-rule-amb-6 = Each line of the score is multiplied as a sum and rounded down by itself.
nemo1-rule-amb-7 = A resource exerted in combat is lost on a miss.
nemo1-rule-amb-8 = A refused card goes to the Fail Pile.
nemo1-rule-amb-9 = Seek Adventure is a Refit like the others, with its weeks and its ban.
nemo1-rule-amb-10 = The treasure for Incite must have been collected.
nemo1-rule-amb-11 = Lost die pictures are read in ascending order; for Incite 6 is good and 1 is bad.
nemo1-rule-amb-12 = Card 24 is an event with a test on it.
nemo1-rule-amb-13 = Passing the change circle counts like reaching it.
nemo1-rule-amb-14 = The skulls of a captured ship count as well.
nemo1-rule-amb-15 = A miss costs 1 Notoriety and nothing else for the survivors.
nemo1-rule-amb-16 = Stalk is one action, whatever the rulebook calls it.
nemo1-rule-amb-17 = A modifier is always one to the dice.
nemo1-rule-amb-18 = A treasure is replaced exactly when the circle is empty.
nemo1-rule-amb-19 = Ships that have not come into play do not count for the last ship.
nemo1-rule-amb-20 = An exerted resource keeps its level until it is lost.
nemo1-rule-amb-21 = A resource at 0 still counts its lowest red value.
nemo1-rule-amb-22 = Blue comes at 14, green at 26, yellow in week 16, orange in week 28.
nemo1-rule-amb-23 = In the first turn the whole first step is skipped, doubles included.
nemo1-rule-amb-24 = A successful check always sets the target back to 10.
nemo1-rule-amb-25 = Only the circle under the marker counts.
nemo1-rule-amb-26 = Spent passengers are no treasures.
nemo1-rule-amb-27 = Emergency help is offered only on a result that fails.
nemo1-rule-amb-28 = The lower die places first.
nemo1-rule-amb-29 = The Nautilus never counts as a ship.

nemo1-chapter-2 = Pieces
nemo1-chapter-3 = Setup
nemo1-chapter-4 = Dice, ships and cards
nemo1-chapter-5 = The turn
nemo1-chapter-6 = Preparation
nemo1-chapter-7 = Nemo’s actions
nemo1-chapter-8 = Treasures
nemo1-chapter-9 = Calendar, Notoriety and Liberation
nemo1-chapter-10 = Combat
nemo1-chapter-11 = The end of a turn
nemo1-chapter-12 = The end of the game and scoring
nemo1-chapter-rulings = Rulings
