### Nauticus: what things are called, what is asked, what happened.

nauticus-name = Nauticus
nauticus-pitch = Build ships piece by piece at a harbour where the cheapest action is never the same twice. Hire workers, buy hulls, masts and sails, load the goods, and sail them home for the crown.
nauticus-setting-players = how many play, from two to four
nauticus-none = –

## Actions

nauticus-action-buy-hull = Buy hull parts
nauticus-action-buy-mast = Buy masts
nauticus-action-buy-sail = Buy sails
nauticus-action-buy-goods = Buy goods
nauticus-action-transport = Transport
nauticus-action-withdraw = Withdraw money
nauticus-action-deliver = Deliver goods
nauticus-action-crowns = Score crowns

## Tiles

nauticus-tile-one-ship = one-ship
nauticus-tile-bow = bow
nauticus-tile-middle = middle
nauticus-tile-stern = stern
nauticus-tile-helm-mast = helm mast
nauticus-tile-anchor-mast = anchor mast
nauticus-tile-whale-mast = whale mast
nauticus-tile-seahorse-mast = seahorse mast
nauticus-tile-crown-mast = crown mast
nauticus-tile-helm-sail = helm sail
nauticus-tile-anchor-sail = anchor sail
nauticus-tile-whale-sail = whale sail
nauticus-tile-seahorse-sail = seahorse sail
nauticus-tile-crown-sail = crown sail
nauticus-tile-fish = fish
nauticus-tile-grain = grain
nauticus-tile-coffee = coffee
nauticus-tile-salt = salt
nauticus-crest-helm = helm
nauticus-crest-anchor = anchor
nauticus-crest-whale = whale
nauticus-crest-seahorse = seahorse
nauticus-crest-crown = crown

## Amounts

nauticus-n-workers = { $number ->
    [one] { $number } worker
   *[other] { $number } workers
}
nauticus-n-points = { $number ->
    [one] { $number } victory point
   *[other] { $number } victory points
}
nauticus-n-talers = { $number ->
    [one] { $number } taler
   *[other] { $number } talers
}
nauticus-free-mast = a mast for nothing
nauticus-free-sail = a sail for nothing
nauticus-free-good = a good for nothing
nauticus-counted = { $number } { $tile }
nauticus-priced = { $tile } { $price }

## Questions

nauticus-ask-action-tiles = Which action tile lies at position { $position }?
nauticus-ask-choose-tile = { $seat }, choose an action tile.
nauticus-ask-bonus-tile = { $seat }, which tile do you take as your bonus?
nauticus-ask-turn = { $seat }, your turn: { $action }. You have { $blue ->
    [0] no blue worker
    [one] one blue worker
   *[other] { $blue } blue workers
} and { $workers ->
    [0] none of your own
    [one] one of your own
   *[other] { $workers } of your own
}. Talers: { $talers }.
nauticus-ask-use = { $seat }, what next in “{ $action }”? { $blue ->
    [0] No blue worker
    [one] One blue worker
   *[other] { $blue } blue workers
} and { $workers ->
    [0] none of your own
    [one] one of your own
   *[other] { $workers } of your own
} left. Talers: { $talers }.
nauticus-ask-place = { $seat }, where does it go: { $tile }?
nauticus-ask-set-gift = { $seat }, you bought all four kinds. Which one do you take as a gift?
nauticus-ask-reward = { $seat }, your ship is finished. Choose a reward ({ $left } left to choose).
nauticus-ask-after = { $seat }, do you play your extra action now?

## Options

nauticus-option-tile = { $action } (position { $position }; { $blue ->
    [0] no blue worker
    [one] one blue worker
   *[other] { $blue } blue workers
}; bonus: { $bonus })
nauticus-option-buy = Buy: { $tile } for { $price ->
    [0] nothing, into the warehouse
    [one] 1 taler
   *[other] { $price } talers
} ({ $stock } in stock)
nauticus-option-carry = Carry to the yard: { $tile }
nauticus-option-withdraw = { $number ->
    [one] One worker
   *[other] { $number } workers
}: { $talers } talers
nauticus-option-deliver = Deliver from ship { $ship }: { $goods } ({ $size ->
    [one] one worker
   *[other] { $size } workers
})
nauticus-option-crowns = { $number ->
    [one] One worker
   *[other] { $number } workers
}: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
nauticus-option-extra = Extra action: { $action }
nauticus-option-pass = Pass
nauticus-option-stop = Stop
nauticus-option-end = End the turn
nauticus-reward-goods = Goods: { $goods }
nauticus-place-warehouse = into the warehouse
nauticus-place-new = to the yard, as a new ship
nauticus-place-ship = joined to ship { $ship }
nauticus-place-cell = to ship { $ship }, cell { $cell }
nauticus-target-ship = join to ship { $ship } ({ $hull })
nauticus-target-cell = ship { $ship }, cell { $cell } ({ $part })

## The log

nauticus-round = Round { $number } of { $of } begins.
nauticus-laid = Position { $position }: { $action }.
nauticus-laid-all = Action tiles of the round: { $tiles }.
nauticus-laid-one = { $position } { $action }
nauticus-chose = { $seat } chooses “{ $action }” at position { $position }.
nauticus-bonus = { $seat } takes the bonus: { $bonus }.
nauticus-gift = { $seat } stores for nothing: { $tile }.
nauticus-gift-lost = { $seat } has no room or finds no tile: the free tile is lost.
nauticus-bought = { $seat } buys for { $price ->
    [0] nothing
    [one] 1 taler
   *[other] { $price } talers
}: { $tile }, { $place }.
nauticus-carried = { $seat } carries: { $tile }, { $place }.
nauticus-withdrew = { $seat } withdraws { $gain } talers with { $workers ->
    [one] one worker
   *[other] { $workers } workers
}.
nauticus-delivered = { $seat } delivers { $size ->
    [one] one good
   *[other] { $size } goods
} from ship { $ship }.
nauticus-crowned = { $seat } scores { $gain ->
    [one] 1 victory point
   *[other] { $gain } victory points
} for crowns with { $workers ->
    [one] one worker
   *[other] { $workers } workers
}.
nauticus-finished = { $seat } finishes ship { $ship } of size { $size }.
nauticus-rewarded = { $seat } takes a reward: { $reward }.
nauticus-extra = { $seat } plays the extra action: { $action }.
nauticus-passed = { $seat } passes.
nauticus-anchor-tile = The anchor tile goes to position { $position }.
nauticus-penalty = { $seat } loses { $points ->
    [0] no points
    [one] 1 victory point
   *[other] { $points } victory points
} for unflipped pass tiles.
nauticus-over = The last round is over.
nauticus-rounds-played = All rounds are played.

## The score sheet and the odds

nauticus-score-track = victory point track
nauticus-score-goods = delivered: { $good }
nauticus-score-ships = finished ships of size { $size }
nauticus-score-leftovers = leftovers: 1 point for every { $talers ->
    [one] taler
   *[other] { $talers } talers
}
nauticus-outlook = “{ $action }” will come with { $blue ->
    [one] one blue worker
   *[other] { $blue } blue workers
}

## The board as text

nauticus-board-round = Round { $round } of { $rounds }, phase { $phase }
nauticus-board-position = { $number }. { $action } · { $blue ->
    [0] no blue worker
    [one] 1 blue worker
   *[other] { $blue } blue workers
} · bonus: { $bonus }{ $priced ->
    [yes] {" "}· prices: { $prices }
   *[no] {""}
}{ $marked ->
    [yes] {" "}({ $marks })
   *[no] {""}
}
nauticus-mark-anchor = anchor
nauticus-mark-anchor-tile = anchor tile
nauticus-mark-chosen = this phase
nauticus-mark-face-down = face down
nauticus-board-stock = In stock: { $tiles }
nauticus-board-seat = { $seat }: { $score ->
    [one] 1 point
   *[other] { $score } points
} so far ({ $vp } on the track) · { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
} · { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} · { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
} · { $passes ->
    [0] not passed
    [one] passed once
   *[other] passed { $passes } times
} · pass tiles { $penalties }{ $extra ->
    [yes] {" "}· extra action unused
   *[no] {""}
}{ $start ->
    [yes] {" "}· start player
   *[no] {""}
}{ $turn ->
    [yes] {" "}· acting
   *[no] {""}
}
nauticus-board-warehouse = {"    "}warehouse ({ $load } of { $spaces }): { $tiles }
nauticus-board-ship = {"    "}ship { $ship } ({ $state ->
    [finished] finished
    [closed] hull closed
   *[open] hull open
}): { $cells }
nauticus-board-cell = { $part } [mast { $mast }, sail { $sail }, good { $good }]
nauticus-board-delivered = {"    "}delivered: { $goods }

## Why not

nauticus-why-already-stored = the tile is to leave the warehouse.
nauticus-why-at-least-one-use = an extra action must be used at least once.
nauticus-why-at-least-one-worker = at least one worker has to be spent.
nauticus-why-bow-already = this row has its bow already.
nauticus-why-cell-loaded = a good lies here already.
nauticus-why-crest-fixed = this ship is fixed to another crest.
nauticus-why-crown-cap = one execution scores 15 points at most, and fewer workers reach them.
nauticus-why-crown-no-bonus = a crown mast or crown sail is never a bonus.
nauticus-why-crown-no-gift = a crown mast or crown sail is never a gift.
nauticus-why-crown-only-as-reward = crown masts and crown sails come only as rewards for finished ships.
nauticus-why-extra-between = the extra action is played before or after the phase's action, once its tile is chosen, never in between.
nauticus-why-extra-used = the extra-action tile has been handed in.
nauticus-why-free-tile-needs-room = at a price of 0 it must go to the warehouse, and there is no room.
nauticus-why-golden-rule = what costs no taler goes to the warehouse first.
nauticus-why-goods-must-differ = the two goods must be of different kinds.
nauticus-why-hull-closed = the hull of this ship is closed.
nauticus-why-load-needs-workers = the whole load must be delivered, one worker for each good; there are too few.
nauticus-why-mast-already = a mast stands here already.
nauticus-why-must-choose = first an action tile has to be chosen.
nauticus-why-no-crowns = there is no crown to score.
nauticus-why-no-mast-here = a sail needs a mast.
nauticus-why-no-place-in-yard = there is no legal place for it in the yard.
nauticus-why-no-room-no-place = it can neither be stored nor placed.
nauticus-why-no-such-goods = there is no such choice of goods.
nauticus-why-no-such-place = there is no such place for it.
nauticus-why-no-such-ship = there is no such ship.
nauticus-why-no-worker = no worker is left.
nauticus-why-not-in-warehouse = it is not in the warehouse.
nauticus-why-not-now = this is not asked now.
nauticus-why-not-sold-here = this action does not sell it.
nauticus-why-not-this-action = another action is being performed.
nauticus-why-not-this-bonus = the bonus is of another kind.
nauticus-why-not-this-gift = the gift is of another kind.
nauticus-why-nothing-to-buy = nothing of it could be bought and placed.
nauticus-why-nothing-to-carry = no stored tile has a legal place in the yard.
nauticus-why-nothing-to-deliver = there is no fully loaded, finished ship with enough workers.
nauticus-why-one-ship-stands-alone = a one-ship is always a ship of its own.
nauticus-why-only-hulls-begin-ships = only a hull part can begin a ship.
nauticus-why-out-of-stock = its stack is empty.
nauticus-why-pass-after-use = passing is possible only instead of performing the action.
nauticus-why-place-first = first the tile has to be placed.
nauticus-why-reward-twice-already = each reward can be taken at most twice for one ship.
nauticus-why-rewards-first = the rewards of the finished ship come first.
nauticus-why-sail-already = a sail hangs here already.
nauticus-why-ship-not-full = there is not a good in every cell.
nauticus-why-ship-unfinished = the ship is not finished.
nauticus-why-stern-already = this row has its stern already.
nauticus-why-tile-face-down = this tile has been used in this round.
nauticus-why-too-few-talers = there are too few talers.
nauticus-why-too-few-workers = there are too few workers.
nauticus-why-two-goods-are-due = two different goods are due while both fit and are in stock.
nauticus-why-two-middles-already = a ship has two middles at most.
nauticus-why-use-or-pass = doing nothing is passing.
nauticus-why-warehouse-full = there is not enough room in the warehouse.

## The drawer

nauticus-drawer-goods = Points at the end for 1, 2, 3 … delivered goods of one kind: { $points }; for each further one { $step } more.
nauticus-drawer-ships = Points at the end for a finished ship by its size: { $points }.
nauticus-drawer-leftovers = { $seat }: leftovers worth { $talers ->
    [one] 1 taler
   *[other] { $talers } talers
}, { $rest } over.
