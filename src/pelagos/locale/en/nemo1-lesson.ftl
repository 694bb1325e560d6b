### Nemo's War, first edition: the guided first game. The first line of a card is its heading.

nemo1-lesson-goal =
    One year under the sea
    You command the Nautilus for 52 weeks, alone against the navies of the world. Adventures, treasures, sunken ships and uprisings score; from 151 points on the voyage is a success, from 201 on a triumph.
    Nemo, Crew and Hull carry you there. If one of them is used up, the voyage ends at once, and badly.
nemo1-lesson-map =
    Six oceans
    Ships lie hidden in every ocean, and a hidden treasure with them. Nobody knows what they are until you look. Lines with weeks on them join the oceans.
nemo1-lesson-try-start =
    Where to begin
    You may begin in any ocean. Take the Western Pacific first; I want to show you something.
nemo1-lesson-start =
    Once more
    Begin in the North Atlantic: two ships and a treasure are there, and two other oceans are one week away.
nemo1-lesson-commit =
    What drives Nemo
    The commitment decides what counts. For Explore, adventures count double, each wonder is worth 10 points and each discovery 5, but ships only half. When Nemo has suffered enough, once in the game, you may change your mind.
    Commit him to Explore.
nemo1-lesson-turn =
    A turn
    Each turn begins with one roll of two dice, the Preparation. It brings ships or treasure and perhaps an adventure; in the very first turn no ships come. Then you take exactly one action. Then a week passes.
    6 and 3 make 9. An adventure would have needed 10; because none came, 7 is enough next time.
nemo1-lesson-search =
    Search for treasure
    You are where a treasure lies, so search for it: a die of 3 or more finds it. Some treasures score, some help you, a few are trouble, and wonders are what an explorer is after.
nemo1-lesson-preparation =
    Week two
    You found the Pearls of Ceylon, worth 3 points. Then came 5 and 4: a hidden ship appeared in the oceans with these numbers, the Mediterranean and the Indian Ocean. And 9 was enough for an adventure.
nemo1-lesson-whales =
    The whales
    This card is a test: reach 9 with two dice. Before the roll you may exert the resources that it names; each adds what its circle says. If you pass, nothing is lost. If you fail, each exerted resource loses 1, and the card does its harm.
    Exert Crew and Hull: 3 and 2.
nemo1-lesson-stalk =
    Passed
    2 and 3 and 5 make 10. The card lies on the Pass Pile and will score 4 points, doubled by Explore.
    Now your action. Stalking a ship gives 1 more on the attack roll, but it is one ship only. Stalk the first one.
nemo1-lesson-fight =
    A mail ship
    The Governor Higginson has no guns: only ships with an attack value fire. You need 7 and have 1 for stalking. You may exert one resource in a fight; here the odds are good without. Exert nothing.
nemo1-lesson-sink =
    Hit
    3 and 4 and 1 make 8. Sunk, she scores in the row of this ocean, and a ship in each of the six rows brings a growing bonus. Captured, she scores nothing but pays for upgrades. Either way her skull costs 1 Notoriety.
    Sink her.
nemo1-lesson-doubles =
    Doubles
    2 and 2: with doubles no ships come. Instead the ocean of that number gets a new hidden treasure, if it has none. When people have risen against the empires, a low double also takes Liberation back.
    4 is too little for an adventure, so next time 7 will do.
nemo1-lesson-attack =
    Attack
    An attack has no bonus, but after every ship you sink you may go on to the next in this ocean, for 1 Notoriety each. Attack the second ship.
nemo1-lesson-strike-back =
    A warship
    The Susquehanna fires first: with 6 or less she would have hit, and it was 7. A hit costs 1 point of Nemo, Crew or Hull; a die says which.
    You need 9. A miss would cost 1 Notoriety, and 1 point of what you exert. Exert the Hull for 2.
nemo1-lesson-ned-land =
    One short
    2 and 4 and 2 make 8. Now your passengers can help, each once in the game: the Professor with 2, Ned Land with 1, Conseil with a new roll. It costs points at the end, with Ned Land 3.
    1 is enough. Call Ned Land.
nemo1-lesson-capture =
    Salvage
    Capture her this time. Captured ships are Salvage; Refit turns them into upgrades, such as the Strengthened Prow for 3. A capture ends your action.
nemo1-lesson-vigo =
    A card to keep
    6 and 1 make 7: an adventure again. The Bay of Vigo is kept until you use it, before or after your action, when you are in the right ocean. You are. Kept unused it would score its points.
    Use it and draw a treasure.
nemo1-lesson-incite =
    Incite
    The Mariana Trench, a wonder: 10 points to an explorer! Your action is still to come.
    With a treasure that shows a number you can stir up the colonies: a die plus that number minus 5 is what Liberation rises by. Give the Pearls.
nemo1-lesson-move =
    Set course
    The die showed 4: 4 and 3 minus 5 raised Liberation by 2. Then 3 and 1 brought ships, but no adventure.
    A Move costs the weeks of the route besides the one that every turn takes. Sail to the Mediterranean.
nemo1-lesson-yard =
    Rest, Repair, Refit
    These three cost one to three weeks more, by a die, and never come in two turns running. Rest may bring back Crew, Repair brings back Hull, Refit buys an upgrade with Salvage; Seek Adventure costs a single ship and draws a card that you may refuse.
nemo1-lesson-danger =
    What can go wrong
    In weeks 16 and 28, and when Notoriety reaches 14 and 26, stronger ships are mixed in. If all six oceans are full at the end of a turn, you have lost against the empires. And somewhere among the last five cards waits the Maelstrom, which ends every voyage.
nemo1-lesson-scoring =
    How it is scored
    Every line of the score sheet is multiplied by what your commitment gives for it, and each resource adds or subtracts what its circle says. The sheet shows how you stand at any time, with the rule behind each line.
    Three ships lie hidden right here. Good hunting, Captain!
