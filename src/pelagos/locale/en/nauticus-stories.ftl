### The great moments of Nauticus: what is said of them, and their short stories.

nauticus-stage-ship-finished = A ship is finished
nauticus-stage-round-end = The end of a round
nauticus-stage-ship = { $seat } finishes a ship of size { $size }
nauticus-stage-round = Round { $number } of { $of } is over
nauticus-stage-balance = { $seat }: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}, { $lost ->
    [0] nothing lost for passes
    [one] 1 lost for passes
   *[other] { $lost } lost for passes
}

nauticus-story-ship-1 = She is small, with one mast and a single sail, and the gulls hardly look up. But she answers the helm like a thought, and the first breeze takes her past the mole before the paint is dry.
nauticus-story-ship-2 = Two masts stand against the morning, and for the first time both sails fill at once. The shipwright wipes his hands and does not say a word; the harbour says it for him.
nauticus-story-ship-3 = Three masts, and it takes half the town to haul her to the water. When the canvas drops, the quay falls quiet, and then everybody cheers at the same time.
nauticus-story-ship-4 = She hides the lighthouse as she turns. Four masts carry so much sail that the fishermen reckon by her shadow what the wind is worth today.
nauticus-story-ship-5 = Nobody in this harbour has ever built so large a ship. The bells ring from the breakwater to the hill, and the pilots argue which of them may take her out.

nauticus-story-round-end-1 = The first lamps are lit along the quay. Whoever has built little has dreamed much, and the tide leaves its mark on the new stone.
nauticus-story-round-end-2 = The yards smell of tar and fresh timber. Somebody counts coins by candlelight, somebody else counts masts, and both are content for one night.
nauticus-story-round-end-3 = Half of the summer is over. The slipways are full, the clerks quarrel over crests and seals, and a strange sail stands off the harbour mouth until dark.
nauticus-story-round-end-4 = The evenings grow short, and the wind turns to the west. Now the warehouses are counted as often as the ships, and nobody leaves a sail uncut.
nauticus-story-round-end-5 = The last caravel comes in under the stars. The wheel stands still, the ledgers are closed, and tomorrow the town will say whose harbour this has been.
