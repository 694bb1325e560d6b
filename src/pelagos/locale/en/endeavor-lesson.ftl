### Endeavor: Deep Sea: the guided first game. The first line of a card is its heading.

endeavor-lesson-goal =
    Into the deep
    You lead an institute that explores the ocean. You recruit a crew, send vessels ever deeper, discover zones, dive, protect what lives there, and publish what you find.
    After six rounds you score your four attributes, your influence, your reports, and the goals of the scenario.
endeavor-lesson-tracks =
    Four attributes
    Everything you do moves these four. Reputation says how good a crew you can recruit, Inspiration how many discs you get each round, Coordination how many you take back from your crew, Ingenuity how far and how deep your vessels go.
    Each begins at level 1 and ends at level 5.
endeavor-lesson-try-recruit =
    Your first crew member
    A round begins with the preparation, and the preparation with a recruit. At level 1 there are three to choose from. Take the Reef Diver, just to try it.
endeavor-lesson-recruit =
    Another choice
    We want to discover something first. Recruit the Sonar Operator: its bonus, 1 Coordination, comes at once, and from now on it can scan the ocean for you.
endeavor-lesson-manage =
    Discs are your breath
    Every action needs a disc. You got 1 for your Inspiration. Now Coordination lets you take discs back from crew members, so that they can act again: 1 at level 1.
    Take the one that lies on your Team Leader.
endeavor-lesson-watch-preparation =
    Everybody prepares
    You hold the Wave, so you went first. Now your opponent recruits and takes a disc back.
endeavor-lesson-turns =
    Turn by turn
    Now you take turns. In each you put a disc on a free crew member and do what it can do, where you have a vessel. Whoever cannot or does not want to, passes; when all have passed, the round is over.
    You have 3 discs, and a Team Leader who can do any of the five actions.
endeavor-lesson-sonar =
    Sonar
    Activate the Sonar Operator and scan. That takes a second disc, which stays on the sonar space for good.
endeavor-lesson-draw =
    A discovery
    You may draw two tiles and keep one. First say from which depths; this space reaches down to depth 2. Take both from depth 2.
endeavor-lesson-keep =
    Which zone?
    Keep the Dolphin Pods, with four places for conservation. A zone of depth 2 needs one of depth 1 right above it. Place it in D2, below the Atoll.
endeavor-lesson-discovered =
    Finders keepers
    The discovery bonus is yours alone: 1 Inspiration and 1 Ingenuity. Everything else in the zone is open to whoever gets there.
endeavor-lesson-watch-dive =
    Your opponent dives
    A dive takes the top token of a dive spot and costs no further disc. A token is used for its knowledge or for its other half, never for both. Watch.
endeavor-lesson-travel =
    Under way
    Technology level 1 means: one step, depth 1. Activate the Team Leader and travel to the Volcanic Island. Arriving there brings 1 Ingenuity; and this step unlocks something, so take it.
endeavor-lesson-vessel =
    A second vessel
    With Ingenuity on its second box you are at level 2, and a new vessel was launched at your base. Its arrival bonus gave you a disc, too. The third vessel comes at level 4.
endeavor-lesson-watch-travel =
    The end of the round
    Your opponent travels, too. You have a disc left but no free crew member, so you pass without being asked; so does your opponent.
endeavor-lesson-watch-round =
    Round two
    The Wave goes to your opponent, who now prepares first. Nothing is thrown away between rounds: discs, knowledge and a stored token stay.
endeavor-lesson-pilot =
    Influence
    Recruit the Pilot, whose bonus is an influence marker. It goes on a start space or beside any marker that lies there already; you get what the space shows, and its points at the end.
    Choose the space with 1 Coordination.
endeavor-lesson-manage-two =
    Level 2
    That was Coordination on its second box: from now on you take back two discs. Take those of the Team Leader and the Sonar Operator.
endeavor-lesson-watch-two =
    Your opponent begins
    Whoever holds the Wave has the first turn.
endeavor-lesson-sail =
    Two steps, depth two
    Activate the Pilot and send the vessel from the Sea Star to the Dolphin Pods in D2. Arriving brings 1 Inspiration, which makes level 2: two new discs each round.
endeavor-lesson-watch-sonar =
    The ocean grows
    Your opponent scans, too, and discovers a zone of depth 1.
endeavor-lesson-dive =
    Dive
    Activate the Team Leader and dive at the Dolphin Pods. You may store one token for later, all others are used before your turn ends.
endeavor-lesson-conserve =
    Protect the sea
    A fine find: 3 knowledge, or a Conserve action for 1 knowledge less. Conservation costs knowledge and a disc and pays its bonus at once. One place here costs just 1, so it is free today.
    Use the token for its action.
endeavor-lesson-pass =
    Links
    The lines between places are links: when both ends hold discs, their owners get the bonus, and your disc is one end of two of them.
    You have 1 disc left. The Sonar Operator would need a second one for the sonar, so pass.
endeavor-lesson-third-round =
    Round three
    The Wave is back with you. Recruit a Reef Diver for 1 Reputation; two new discs come by themselves. Then take back those of the Team Leader and the Pilot.
endeavor-lesson-watch-third =
    A better crew
    Your opponent has Reputation at level 2 and can recruit from the second row.
endeavor-lesson-research =
    Knowledge
    Activate the Reef Diver, dive at the Volcanic Island, and use the token for its knowledge. You can hold up to 12.
endeavor-lesson-watch-research =
    One more turn
    See what your opponent does, and where.
endeavor-lesson-publish =
    Publish
    A report is published in a zone that asks for one of its topics: it costs its knowledge and a disc, which stays there. Activate the Team Leader, publish, and take the yellow space of the Volcanic Island.
endeavor-lesson-report =
    Which report?
    Choose “Understanding Oceanic Shifts”: 2 knowledge, and for that 1 Coordination and a promotion. Other reports score points, or can be activated.
endeavor-lesson-promote =
    Promotion
    A promoted crew member turns to its leader side: a new bonus, usually better actions, and it can act again this round. The highest ranks score at the end.
    Promote whom you like.
endeavor-lesson-watch-last =
    A last look
    Let your opponent take a turn. Then it is all yours.
endeavor-lesson-scoring =
    What counts
    At the end each attribute scores by its level: 0, 1, 4, 7 or 10 points. Markers score what their spaces show, then come reports, the scenario's three goals, and a point for every three knowledge and discs left over.
    The score sheet tells how you stand, line by line.
