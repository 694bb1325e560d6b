### Nauticus: the guided first game. The first line of a card is its heading.

nauticus-lesson-goal =
    Build ships
    You are a shipowner. You buy hulls, masts and sails, put them together in your yard, and load goods.
    Finished ships and delivered goods score at the end, large ones far more than small ones: 2, 8, 20 or 35 points for one to four parts. Whoever has the most points wins.
nauticus-lesson-round =
    Seven phases make a round
    Eight action tiles lie around the wheel. In each phase the start player chooses one; then everybody performs that action once, one after the other. After seven phases the round is over, and with two players there are four rounds.
    So what you choose, your opponent gets, too. It pays to look at both yards.
nauticus-lesson-choose-hull =
    Your first tile
    You are the start player. “Buy hull parts” lies at position 4. Whoever chooses a tile gets the bonus of its position, here 2 points; nobody else gets it.
    Choose it.
nauticus-lesson-prices =
    Workers and talers
    The wheel gives each of us 2 blue workers for this action. Every purchase takes one worker, blue ones first; then your own, of which you have 4.
    The prices stand at the position: here a bow costs 1 taler, a middle 2, a stern 3, and a one-ship nothing.
nauticus-lesson-try-middle =
    Try something
    Buy a middle for 2 talers. We do not need it today; I want to show you something.
nauticus-lesson-golden-rule =
    The golden rule
    What costs no taler goes into the warehouse first, whatever it is. Only what you pay for may be built at once.
    Take the one-ship for nothing: it costs only a worker, and the blue ones are a gift.
nauticus-lesson-buy-bow =
    A hull is begun
    You pay 1 taler for a bow, so you may build it. Buy it and put it into the yard as a new ship. It takes the second blue worker.
nauticus-lesson-buy-bow-not-yet = In this lesson the bow goes straight to the yard: into the warehouse would be legal, but then you would have to carry it out later.
nauticus-lesson-buy-stern =
    Close the hull
    A bow and a stern make a ship of two. Buy the stern for 3 talers and join it to ship 1. The blue workers are used up, so it takes one of your own.
    Once closed, a hull never grows again. With middles between them it would have become a ship of three or four.
nauticus-lesson-stop =
    Enough
    You have 11 talers and 3 workers left; both come slowly, so do not spend everything. A second tile of the same kind would cost 4 talers. Whoever buys all four kinds at once gets a fifth tile as a gift.
    Stop here.
nauticus-lesson-extra =
    One ace up your sleeve
    Once in the whole game you may play an extra action: any of the eight, with two additional workers, before or after your own. First copies cost 2 talers each then.
    Keep it for now and end your turn.
nauticus-lesson-watch-hull =
    Now the others
    Your opponent has the same 2 blue workers and the same prices, but no bonus. Watch what happens; then the tile is turned over, and the anchor tile marks where the wheel will stand next round.
nauticus-lesson-watch-mast =
    The start player changes
    In the next phase your opponent chooses, takes that bonus, and acts first. The choice is “Buy masts” at position 2, where three blue workers stand.
nauticus-lesson-masts =
    Masts have crests
    All masts and sails of one ship must show the same crest. So the first one decides: take the whale for 1 taler and put it up on cell 1.
nauticus-lesson-watch-second-mast =
    Two of a kind
    The second whale mast costs 4 talers. I buy it for you, put it up on cell 2, take the anchor mast that costs nothing (into the warehouse, where a mast needs two spaces), and end your turn.
nauticus-lesson-choose-sail =
    Set sail
    A sail needs a mast under it. You begin this phase: “Buy sails” lies at position 8, with 3 blue workers and a bonus of 4 talers. Choose it.
nauticus-lesson-buy-sail =
    The first sail
    Crests must match, so it has to be the whale again. Buy it for 2 talers and set it on cell 1.
nauticus-lesson-finish-ship =
    The last piece
    One more whale sail, for 4 talers now, on cell 2. Then the hull is closed and every cell has a mast and a sail: the ship is finished.
nauticus-lesson-reward-crown =
    A finished ship pays
    You get one reward for each mast, so two now, and 8 points at the end of the game. Each kind can be taken twice at most.
    First take a crown sail: crowns fit every crest, and they can be scored on their own.
nauticus-lesson-reward-free =
    Your choice
    The second reward is up to you: workers or talers help at once, points are points.
nauticus-lesson-watch-transport =
    Meanwhile
    The third blue worker is not needed; unused ones are gone. I end your turn. Then your opponent sets a sail and chooses “Transport” for the next phase.
nauticus-lesson-carry-hull =
    Out of the warehouse
    Transport brings stored tiles into the yard, one for each worker. Carry the one-ship out, then the anchor mast onto it.
nauticus-lesson-carry-crown =
    The joker
    Now the crown sail: it goes with the anchor, as with every other crest. It takes a worker of your own, and finishes your second ship.
nauticus-lesson-reward-mast =
    Collect crowns
    A ship of one brings one reward. Take a crown mast this time; it waits in the warehouse and counts as a crown there, too.
nauticus-lesson-watch-turn-end =
    A good turn
    You have two finished ships, 10 points for the end. I end your turn, and you are the start player again.
nauticus-lesson-choose-crowns =
    Score crowns
    Each worker you spend on this action scores a point for each crown you own, wherever it lies; at most 15 points each time. Position 5 brings 2 workers on top. Choose it.
nauticus-lesson-score-crowns =
    Two crowns
    You own a crown sail and a crown mast. Three workers, one of them blue: 6 points, at once.
nauticus-lesson-watch-deliver =
    And your opponent?
    Without crowns there is nothing to score: your opponent passes, chooses “Deliver goods”, and passes again. A ship delivers when it is finished and every cell is loaded.
nauticus-lesson-pass =
    Passing is not weakness
    You have nothing to deliver, so you pass. You have three pass tiles, worth 3, 2 and 1: those that are still unturned at the end of the round cost you these points. Each pass turns one over, the highest first.
    Pass.
nauticus-lesson-watch-pass =
    Three points saved
    Without a pass you would lose 6 points at the end of each round, now it is 3. And until then a turned pass tile counts as a crown. I end your turn.
nauticus-lesson-choose-goods =
    Something to carry
    Two tiles are left, and one of them will stay unused this round. Choose “Buy goods”: each cell of a ship holds one good, and your ships are empty.
nauticus-lesson-bonus-good =
    A gift
    The bonus is a worker and a good of your choice. It costs nothing, so it goes into the warehouse. Take any.
nauticus-lesson-scoring =
    How it will end
    After the last round delivered goods score by kind: 2, 5, 9, 14, 20 points for one to five of the same. Finished ships score by size. Everything else is worth one taler a piece, and three talers make a point.
    The score sheet shows at any time how you stand.
