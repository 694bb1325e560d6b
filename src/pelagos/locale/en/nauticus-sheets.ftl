### Nauticus: what can be read on its pieces, and where they are now.

## Kinds and names

nauticus-kind-action = action tile
nauticus-kind-position = position of the board
nauticus-kind-hull = hull part
nauticus-kind-mast = mast
nauticus-kind-sail = sail
nauticus-kind-good = good
nauticus-kind-crest = crest
nauticus-kind-material = material
nauticus-kind-scoring = scoring
nauticus-kind-start = set-up
nauticus-position-0 = position 1
nauticus-position-1 = position 2
nauticus-position-2 = position 3
nauticus-position-3 = position 4
nauticus-position-4 = position 5
nauticus-position-5 = position 6
nauticus-position-6 = position 7
nauticus-position-7 = position 8
nauticus-piece-action-tiles = action tiles
nauticus-piece-anchor-tile = anchor tile
nauticus-piece-board = game board
nauticus-piece-extra-action = extra-action tile
nauticus-piece-goods = goods
nauticus-piece-masts = masts
nauticus-piece-pass-tiles = pass tiles
nauticus-piece-points = victory points
nauticus-piece-rewards = rewards
nauticus-piece-round = round marker
nauticus-piece-sails = sails
nauticus-piece-scoring = final scoring
nauticus-piece-seat = what everybody begins with
nauticus-piece-ships = ships
nauticus-piece-start-player = start player figure
nauticus-piece-talers = talers
nauticus-piece-warehouse = warehouse
nauticus-piece-wheel = wheel
nauticus-piece-workers = workers
nauticus-n-crowns = { $number ->
    [one] { $number } crown
   *[other] { $number } crowns
}
nauticus-n-different-goods = { $number } goods of different kinds

## Action tiles and positions

nauticus-printed-action-tiles-costs-taler = { $value ->
    [yes] A blue tile: what it sells costs talers.
   *[no] A light tile: the prices at its position mean nothing to it.
}
nauticus-sheet-sells = It sells { $tiles }, in this order, at the four prices of the position where it lies.
nauticus-sheet-action-buy-hull = Each worker buys a hull part. It begins a ship in your yard or joins an open end.
nauticus-sheet-action-buy-mast = Each worker buys a mast. It stands on a hull part that has none.
nauticus-sheet-action-buy-sail = Each worker buys a sail. It hangs on a mast that has none.
nauticus-sheet-action-buy-goods = Each worker buys a good. It is loaded on a hull part that carries none.
nauticus-sheet-action-transport = Each worker takes one tile from your warehouse to a proper place in your yard.
nauticus-sheet-action-withdraw = Each worker brings you { $talers } talers.
nauticus-sheet-action-deliver = Unload a finished ship that has a good on every part, with one worker for each good. The whole load goes at once, and the ship can be loaded again.
nauticus-sheet-action-crowns = Each worker scores as many victory points as you have crowns: on crown masts and crown sails wherever they are, and on flipped pass tiles. One scoring brings { $cap } points at most.
nauticus-sheet-buying = In one action the first tile of a kind costs its printed price, every further one of that kind { $again } talers.
nauticus-sheet-gift = Buy all four kinds in one action, and you get one more of any of them as a gift, into your warehouse.
nauticus-sheet-golden = What costs no taler goes to your warehouse first; what you paid for may go straight to your yard.
nauticus-sheet-bonus = Bonus for whoever chooses the tile that lies here: { $bonus }.
nauticus-sheet-prices = Prices of what a blue tile sells here, in its order: { $prices }.
nauticus-sheet-sector = { $offset ->
    [0] At the anchor
    [one] { $offset } position clockwise from the anchor
   *[other] { $offset } positions clockwise from the anchor
}: { $blue ->
    [0] no blue worker
    [one] { $blue } blue worker
   *[other] { $blue } blue workers
}.

## Tiles, crests, rewards

nauticus-printed-tiles-count = { $value ->
    [one] There is one in the box; once it is gone, nobody gets one any more.
   *[other] There are { $value } in the box; once the stack is empty, nobody gets one any more.
}
nauticus-printed-tiles-warehouse-spaces = { $value ->
    [one] It takes { $value } space of a warehouse.
   *[other] It takes { $value } spaces of a warehouse.
}
nauticus-printed-tiles-buyable = { $value ->
    [yes] It can be bought.
   *[no] It cannot be bought and is never a bonus or a gift: it comes only as a reward for a finished ship.
}
nauticus-sheet-tile-one-ship = It is a ship by itself, always a new one. One mast and one sail finish it.
nauticus-sheet-tile-bow = The front of a ship. It begins one, or joins a row that has no bow yet.
nauticus-sheet-tile-middle = It goes between bow and stern, two to a ship at most. It begins a ship or joins an open end; it is never pushed in between.
nauticus-sheet-tile-stern = The back of a ship. It begins one, or joins a row that has no stern yet.
nauticus-sheet-tile-mast = It stands on a hull part that has no mast, also while the hull is open.
nauticus-sheet-tile-sail = It hangs on a mast that has no sail. The last sail of a closed hull finishes the ship.
nauticus-sheet-tile-good = It is loaded on any hull part that carries no good, and leaves a finished, fully loaded ship by delivery.
nauticus-sheet-joker = A joker: it goes with every crest, and wherever it lies it is one of your crowns.
nauticus-sheet-crest = A ship bears one crest only: all ordinary masts and sails beside it show this one, too ({ $crest }).
nauticus-sheet-leftover = { $good ->
    [yes] Stored or still aboard at the end, it is worth 1 taler.
   *[no] Stored or on an unfinished ship at the end, it is worth 1 taler.
}
nauticus-printed-crests-joker = { $value ->
    [yes] A joker: it goes with every crest. Each crown mast and crown sail is a crown of yours, wherever it lies, and so is each flipped pass tile.
   *[no] The first ordinary mast or sail decides for good which crest a ship bears; then no other goes with it, only crowns.
}
nauticus-sheet-unflipped = { $number ->
    [one] Each player has one that costs { $points } at the end of a round in which it was not flipped.
   *[other] Each player has { $number } that cost { $points } each at the end of a round in which they were not flipped.
}
nauticus-sheet-flipped = Instead of costing { $points }, it is { $crowns } until the round is over.
nauticus-sheet-reward = Reward: { $reward }, at most { $times ->
    [2] twice
   *[other] { $times } times
} for one ship.{ $room ->
    [0] {""}
    [one] {" "}It needs { $room } space in your warehouse.
   *[other] {" "}It needs { $room } spaces in your warehouse.
}
nauticus-sheet-reward-less = { $room ->
    [one] With only { $room } space left you take a single good.
   *[other] With only { $room } spaces left you take fewer goods.
}
nauticus-sheet-goods-score = { $number } of one kind: { $points }.
nauticus-sheet-ship-score = Size { $size } ({ $hull }): { $masts ->
    [one] one mast
   *[other] { $masts } masts
} and { $sails ->
    [one] one sail
   *[other] { $sails } sails
} finish it. It brings { $rewards ->
    [one] one reward
   *[other] { $rewards } rewards
} at once and { $points } at the end.

## What everybody begins with, and what is in the box

nauticus-sheet-start = { $players } players, { $rounds } rounds of { $phases } phases: seat { $seat } begins with { $talers }, { $workers } and { $points }.
nauticus-sheet-in-box = In the box: { $number }.
nauticus-sheet-coins = In the box: { $number } coins of { $face ->
    [one] { $face } taler
   *[other] { $face } talers
}.
nauticus-sheet-spaces = Each has { $number } spaces.
nauticus-sheet-limit = { $limit ->
    [limited] They can run out: once a stack is empty, nobody gets that kind any more.
    [treated-as-unlimited] They never run out.
    [three-per-player] Each player has three.
    [one-per-player] Each player has one.
   *[other] { $words }.
}
nauticus-sheet-board = Eight positions in a ring, each with a bonus and four prices. The wheel turns in the middle.
nauticus-sheet-wheel = It lends blue workers to the action of the phase. Everybody who performs it has the full number, spends them before workers of his own, and cannot keep what is left.
nauticus-sheet-action-tiles = At the start of a round they are shuffled and laid out, one on each position. The start player of a phase chooses one that lies face up; then everybody performs its action or passes. One is left over in every round.
nauticus-sheet-anchor-tile = It marks the position chosen first in a round. Before the next round the anchor of the wheel is turned to it.
nauticus-sheet-points = The most victory points at the end win. If equal, the larger remainder of talers decides, then the larger sum of talers.
nauticus-sheet-round = It counts the rounds; each has { $phases } phases.
nauticus-sheet-start-player = Whoever has it chooses the action tile of the phase, takes the bonus and acts first. It moves on clockwise after every phase.
nauticus-sheet-warehouse = What cost no taler is stored here first. Tiles leave only by transport and are never thrown away.
nauticus-sheet-ships = A hull is a one-ship, or a bow and a stern with none, one or two middles between them. Each part takes one mast, one sail and one good. A closed hull with a mast and a sail on every part is finished; it stays in your yard and can carry goods.
nauticus-sheet-masts = One on each hull part, of one crest for the whole ship; crowns go with every crest.
nauticus-sheet-sails = One on each mast, of one crest for the whole ship; crowns go with every crest.
nauticus-sheet-goods = One on each hull part, of any kind. Delivered goods score at the end, each kind by itself.
nauticus-sheet-workers = Every use of an action takes one: first the blue ones of the wheel, then your own. At the end each is worth 1 taler.
nauticus-sheet-talers = They pay for what blue action tiles sell. At the end every { $leftover } of them are 1 victory point.
nauticus-sheet-pass-tiles = Passing flips the highest one that still shows its penalty. After every round all of them show their penalties again.
nauticus-sheet-extra-action = Once in the game, in your own turn before or after the action of the phase: take { $extra_workers } workers and perform any of the eight actions, also one that lies face down. The first tile of a kind costs { $extra_price } talers, every further one { $again }. It brings neither blue workers nor a bonus.
nauticus-sheet-scoring = Added to the track at the end: delivered goods, finished ships, and 1 victory point for every { $leftover } talers. Each worker, each stored tile, each good aboard and each part, mast and sail of an unfinished ship counts as 1 taler.

## In a few words

nauticus-brief-transport = each worker takes one stored tile to the yard
nauticus-brief-withdraw = each worker brings { $talers } talers
nauticus-brief-deliver = unloads a full, finished ship, one worker for each good
nauticus-brief-crowns = each worker scores 1 point per crown, { $cap } points at most
nauticus-brief-position = bonus: { $bonus }
nauticus-brief-one-ship = a ship by itself: one mast and one sail finish it
nauticus-brief-crown = joker for every crest, and a crown to score
nauticus-brief-pass = flips the highest pass tile left: a crown until the round is over, and no penalty for it

## Where things are now

nauticus-now-empty = No action tile lies here.
nauticus-now-here = { $state ->
    [down] Here lies, face down: { $action }.
   *[up] Here lies: { $action }, { $blue ->
        [0] without a blue worker
        [one] with { $blue } blue worker
       *[other] with { $blue } blue workers
    }.
}
nauticus-now-at = It lies at { $position }, { $state ->
    [down] face down.
   *[up] { $blue ->
        [0] without a blue worker
        [one] with { $blue } blue worker
       *[other] with { $blue } blue workers
    }.
}
nauticus-now-prices = Prices now: { $prices }.
nauticus-now-anchor = The anchor of the wheel points at { $position }.
nauticus-now-anchor-here = The anchor of the wheel points here.
nauticus-now-anchor-tile-here = The anchor tile lies here.
nauticus-now-lies = It lies at { $position }.
nauticus-now-aside = It lies beside the board until the first phase of the round is over.
nauticus-now-stock = In stock: { $number }.
nauticus-now-owned = { $seat }: { $stored } stored, { $aboard } on ships{ $good ->
    [yes] {""}, { $delivered } delivered.
   *[no] .
}
nauticus-now-has = { $seat }: { $what }.
nauticus-now-points = { $seat }: { $score } so far, { $vp } of them on the track.
nauticus-now-flipped = { $seat }: { $number } flipped.
nauticus-now-extra = { $seat }: { $left ->
    [yes] still to be played.
   *[no] played.
}
nauticus-now-load = { $seat }: { $load } of { $spaces } spaces taken.
nauticus-now-ships = { $seat }: { $finished } finished, { $others } unfinished.
nauticus-now-delivered = { $seat } has delivered: { $goods }.
nauticus-now-round = Round { $round } of { $rounds }, phase { $phase } of { $phases }.
nauticus-now-start = { $seat } has it.

## What is counted in reports.

nauticus-counted-action = Actions
nauticus-counted-extra = Extra actions
nauticus-counted-tile = Parts and goods acquired
nauticus-counted-carried = Tiles carried to the yard
