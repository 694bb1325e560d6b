### Nemo's War, second edition: the guided first game. The first line of a card is its heading.

nemo2-lesson-goal =
    Captain Nemo's war
    You command the Nautilus, alone against the navies of the world. There is no opponent at the table: cards, dice and warships are against you.
    Nemo has a motive, and it decides what counts. Ours is Explore, for which treasures and wonders count most. Below 185 points the voyage is a defeat; from 250 on it is a success.
nemo2-lesson-resources =
    Three things that wear away
    Nemo, Crew and Hull are your resources. They help you when you need it, and they suffer when things go wrong. If one of them comes to its end, the game is lost at once.
    The same happens when your Notoriety gets too high: with Explore at 36. And it happens when the oceans are full: a Warship that finds no free space in the whole world ends the voyage.
nemo2-lesson-upgrade =
    The first upgrade
    Every motive offers an upgrade at the start. At the level Sailor it costs nothing: install the Hydro Drive, with which one Move takes you up to two oceans far.
nemo2-lesson-turn =
    A turn has three phases
    First an Adventure card, then Placement, then your Actions. The first card of all is Act One: a die put the Nautilus into the North Atlantic.
    Then came the first adventure, “An Underwater Forest”. It is a test: reach 9 with two dice and you collect two treasures.
nemo2-lesson-exert =
    Exert a resource
    A bare roll reaches 9 in 10 of 36 cases. Before the roll you may exert the resources that the card allows, here Nemo and Crew: each adds its bonus. If the test succeeds, nothing is lost; if it fails, each exerted resource loses 1 or 2 points.
    The crew is fresh and adds 3. Exert it.
nemo2-lesson-help =
    Passed
    The dice show 3 and 4; with 3 for the crew that makes 10. After every roll you could still call for help: officers and passengers can be sacrificed for a bonus or a new roll, once each.
    It is not needed now. Let the roll stand.
nemo2-lesson-placement =
    The world arms itself
    You found two treasures. Then two white dice were rolled, 1 and 4: a hidden contact appeared in each of these oceans. The difference of the dice, 3, was added to your 2 action points; you never have more than 5.
    Twin dice give no points. That is a Lull; we shall meet one soon.
nemo2-lesson-try-rest =
    Eight actions
    Now you act as long as your points last, in any order. Attack, Incite, Move and Search cost 1 point, the others 2.
    Choose Rest, just to try it.
nemo2-lesson-search =
    Search for treasure
    A gem lies in this ocean, so you can search. It is a test, too: from 7 on you find something, from 9 on without being noticed. Ships here would make it harder; there is none in sight.
    Search, and exert Nemo for 2.
nemo2-lesson-found =
    Success
    3 and 5, and 2 for Nemo: 10. Let the roll stand and take your find.
nemo2-lesson-stalk =
    Something is out there
    A Lucky Charm! Keep it: it will let you roll again once. Now for the contact in this ocean. You can attack it boldly or stalk it: stalking adds 1, and you may still decline when you see who it is.
    Attack, and stalk.
nemo2-lesson-fight =
    A freighter
    The Clyde carries no guns, so she does not fire. Her defence is 7, her two skulls are the Notoriety that sinking her costs. You roll two dice and add 1 for stalking.
    Fight, and exert nothing this time.
nemo2-lesson-sunk =
    She goes down
    3 and 4 and 1 for stalking make 8, and 7 would have been enough. A miss would have cost Notoriety instead. Let it stand.
nemo2-lesson-tonnage =
    Tonnage or Salvage
    As Tonnage the ship scores, in the row of her ocean; and for every ship that all six rows have you get a growing bonus, the Terror of the Seas. As Salvage she scores nothing but pays for upgrades.
    Take her as Tonnage.
nemo2-lesson-move =
    Under way
    Solid lines are routes; along dotted ones only contacts spread. Move to the European Seas, where two contacts wait. The Hydro Drive would take you on; stay there.
nemo2-lesson-bold =
    A bold attack
    Whoever attacks boldly must fight what comes to light. But after a ship sunk as Tonnage you may go on at once against the next, for 1 Notoriety and no action point.
    Attack one of them, boldly.
nemo2-lesson-under-fire =
    A warship!
    The Abraham Lincoln fires first. Her attack value is 6, and the roll of 5 is below it: a hit, as many as the lower die shows, so 1. You could sacrifice somebody, or later an upgrade, to be spared.
    Let it stand and bear the hit; a die says where it strikes.
nemo2-lesson-strike-back =
    Your turn to shoot
    The hull took 1 point. Her defence is 9, and a bold attack has no bonus of its own. Exert the crew for 3.
nemo2-lesson-lucky-charm =
    One short
    2 and 3 and 3 make 8, a miss: Notoriety would rise, and the crew would lose 2 points. This is the moment for the Lucky Charm. Use it to roll again; then let the roll stand.
nemo2-lesson-salvage =
    The frigate is yours
    2 and 5 and 3 make 10. Take her as Salvage: with Refit, stored ships buy the upgrades on display at their printed cost. Salvage ends a bold attack.
nemo2-lesson-end-turn =
    Keep one point
    You have 1 action point left, and 1 is what you may carry over. End the phase.
nemo2-lesson-lull =
    A Lull
    The Gulf Stream is a card to keep: you play it when you are where it says. Then both dice showed 5. In a Lull you get no action points; contacts come all the same, a gem goes to an ocean, and one more onto the Adventure deck.
nemo2-lesson-repair =
    Time to repair
    In a Lull, Adventure, Rest, Repair and Refit cost only 1 point. Repair the hull: you may spend a treasure for its value, which we do not, and exert one resource. Take the crew again.
nemo2-lesson-repaired =
    As good as new
    3 and 4 and 3 make 10: regular maintenance, 1 point of Hull. Let it stand, end the phase, and draw the next adventure.
nemo2-lesson-shark =
    Jaws wide open!
    A shark attacks a pearl diver. You need 8, and only Nemo can be exerted, for 2. The chances stand beside the answers. You decide.
nemo2-lesson-shark-passed =
    Saved
    3 and 6 are enough either way. Let it stand. The card offers a choice: on the PASS pile it scores 2 points at the end; on FAIL it would give Nemo a point that he does not need. Choose PASS.
nemo2-lesson-incite =
    Stir up the shores
    2 and 6 have brought 4 action points. Incite starts uprisings on land: they score as Liberation, and a success lowers your Notoriety. Every ship and every uprising in this ocean would count against you.
    Incite, spend nothing, exert Nemo.
nemo2-lesson-uprising =
    A revolt
    4 and 4 and 2 make 10. Let the roll stand.
nemo2-lesson-where =
    Where?
    Choose the land. Beware: in a Lull each uprising may be put down again, unless you pay with Notoriety.
nemo2-lesson-acts =
    What is to come
    Act Two and Act Three wait in the deck: more dice, more contacts, stronger ships. Rising Notoriety brings reinforcements, too. The last five cards hold the finale; when it is drawn, the game ends and is scored.
nemo2-lesson-scoring =
    How it is scored
    The motive multiplies or raises some of your sources and lowers others; the ladder of each resource adds or subtracts. The score sheet shows all of it at any time, with the rule behind each line.
    Good hunting, Captain!
