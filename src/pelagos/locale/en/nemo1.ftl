### Nemo's War, first edition: what things are called, what is asked, what happened.

nemo1-name = Nemo's War (first edition)
nemo1-pitch = The solo voyage as it was first told: weeks on the calendar, hidden ships rising on six seas, and three resources that wear away. Commit Nemo to a cause and see how long the world leaves him in peace.
nemo1-none = –

## Settings

nemo1-setting-players = how many play: one
nemo1-setting-commitment = Nemo’s commitment: one of four, by lot, or to be asked when the game begins

## Words

nemo1-test-none = no roll
nemo1-test-card = Test
nemo1-test-attack = Attack
nemo1-pile-fail = Fail Pile
nemo1-pile-pass = Pass Pile
nemo1-phase-setup = set-up
nemo1-phase-preparation = Preparation
nemo1-phase-action = Nemo Action
nemo1-phase-time = time
nemo1-phase-over = the game is over
nemo1-dice = { $dice }
nemo1-chance = { $good } in { $all }, { $percent }%
nemo1-chance-sure = certain
nemo1-chance-never = impossible
nemo1-n-points = { $vp } VP
nemo1-hidden-ship = a hidden ship
nemo1-priced = { $upgrade } ({ $cost })
nemo1-valued = { $kind ->
    [wonder] { $treasure } (wonder)
    [or] { $treasure } ({ $vp } VP or its benefit)
   *[other] { $treasure } ({ $vp } VP)
}

## The table

nemo1-board-turn = Week { $week } of { $last }, { $turn ->
    [0] before the voyage
   *[other] turn { $turn }, { $phase }
}. An adventure from { $target }. Commitment: { $final ->
    [open] not chosen yet
    [yes] { $commitment } (final)
   *[no] { $commitment } (not final yet)
}
nemo1-board-tracks = Notoriety { $notoriety } of { $most }. Liberation { $box } on the { $side } side ({ $liberation } of { $free }). Still to come: { $coming }
nemo1-board-coming = { $track ->
    [week] { $group } ships in week { $at }
   *[notoriety] { $group } ships at Notoriety { $at }
}
nemo1-board-resource = { $resource }: { $level } of { $top } ({ $circle }), exert +{ $exert }, { $vp } VP
nemo1-board-passengers = Aboard: { $aboard }. Spent: { $spent }
nemo1-board-passenger = { $passenger } (−{ $cost } VP)
nemo1-board-ocean = { $here ->
    [yes] ► {""}
   *[no] {""}
}{ $ocean } [{ $die }], { $ships } of { $capacity } boxes: { $places }; { $treasure ->
    [yes] a hidden treasure
   *[no] no treasure
}; leads to: { $routes }{ $here ->
    [yes] . The Nautilus is here
   *[no] {""}
}
nemo1-board-route = { $ocean } ({ $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weeks
}{ $open ->
    [yes] {""}
   *[no] , closed
})
nemo1-board-hidden = { $place } hidden
nemo1-board-place = { $place } { $ship }
nemo1-board-ship = { $ship } ({ $values })
nemo1-ship-values = { $kind ->
    [warship] { $type }, attack { $attack }, defense { $defense }, skulls { $skulls }, { $vp } VP
   *[other] { $type }, defense { $defense }, skulls { $skulls }, { $vp } VP
}
nemo1-board-sunk = Sunk in { $ocean } ({ $number }): { $ships }
nemo1-board-salvage = Salvage, { $number } of { $boxes } boxes: { $ships }
nemo1-board-upgrades = Upgrades: { $owned }. For Salvage: { $others }
nemo1-board-piles = Ship Pile: { $pile }; discarded: { $discard }. Treasure cup: { $cup }. Cards in the Draw Pile: { $cards }
nemo1-board-treasures = Collected: { $treasures }
nemo1-board-carried = Being carried out: { $cards }
nemo1-board-kept = Kept: { $cards }
nemo1-board-pass = Pass Pile: { $cards }
nemo1-board-fail = Fail Pile: { $cards }
nemo1-board-score = Score if the game ended now: { $score } ({ $level })
nemo1-board-test = { $test }: { $needed } or more, modifier { $modifier }; a roll succeeds with { $good } in { $among } ({ $percent }%)
nemo1-board-modifier = {"  "}{ $value } { $reason } [{ $rule }]
nemo1-board-failure = {"  "}Failure: { $effects }
nemo1-modifier-stalk = stalked
nemo1-modifier-prow = Strengthened Prow
nemo1-modifier-warships = another Warship in sight
nemo1-modifier-exert-nemo = Nemo exerted
nemo1-modifier-exert-crew = Crew exerted
nemo1-modifier-exert-hull = Hull exerted
nemo1-modifier-help = emergency help

## The score sheet

nemo1-score-warships = Warships
nemo1-score-others = Other ships
nemo1-score-scourge = Scourge of the Seas
nemo1-score-resources = Condition of the resources
nemo1-score-passengers = Fate of the passengers
nemo1-score-tragic = Tragic end
nemo1-score-imperial = Imperial victory
nemo1-score-treasures = Treasures
nemo1-score-wonders = Wonders
nemo1-score-adventures = Adventures
nemo1-score-science = Science
nemo1-score-liberation = Liberation

## Outlooks

nemo1-outlook-roll = { $test } succeeds ({ $number } or more)
nemo1-outlook-fire = the Warship hits ({ $number } or less)
nemo1-outlook-adventure = an adventure is drawn ({ $number } or more)
nemo1-outlook-rest = the Crew recovers
nemo1-outlook-search = a treasure is found
nemo1-outlook-incite = Liberation rises
nemo1-outlook-weeks = the year is over

## Questions

nemo1-ask-start-ocean = { $seat }: where does the voyage begin?
nemo1-ask-commitment = { $seat }: what is Nemo committed to?
nemo1-ask-final-commitment = { $seat }: Nemo commits himself for good. To what?
nemo1-ask-action = { $seat }: week { $week }, { $ocean }. What does Nemo do?
nemo1-ask-after-action = { $seat }: use a kept card before the week ends?
nemo1-ask-exert = { $seat }: “{ $card }”, { $number } or more. Exert what? Success: { $success }. Failure: { $failure }
nemo1-ask-combat-exert = { $seat }: attack on { $foe }, { $number } or more with { $modifier }. Exert one resource? A miss: { $failure }
nemo1-ask-help = { $seat }: dice { $dice }, total { $total }, { $number } needed. Emergency help? Otherwise: { $failure }
nemo1-ask-card-choice = { $seat }: “{ $card }”. Which of these?
nemo1-ask-seek = { $seat }: the adventure is “{ $card }” ({ $about }). Accept it?
nemo1-ask-wreck = { $seat }: { $wreck } is beaten. Sink or capture?
nemo1-ask-continue = { $seat }: attack another ship for 1 Notoriety?
nemo1-ask-refit-ships = { $seat }: { $upgrade }, ship { $which } of { $cost }: which stored ship?
nemo1-ask-lose-choice = { $seat }: what is lost?
nemo1-ask-prevent = { $seat }: all is lost, unless a treasure helps now.

## Rolls and draws

nemo1-draw-preparation = Two dice for the Preparation
nemo1-draw-test-roll = Two dice for the test, modifier { $modifier }
nemo1-draw-attack-roll = Two dice for the attack on { $foe }, modifier { $modifier }
nemo1-draw-enemy-fire = Two dice: { $foe } fires
nemo1-draw-damage-die = A die: what is hit?
nemo1-draw-week-die = A die for the weeks of the action
nemo1-draw-rest-die = A die for the rest table
nemo1-draw-search-die = A die for the search
nemo1-draw-incite-die = A die for inciting
nemo1-draw-commitment-die = A die for the commitment
nemo1-draw-ship = A hidden ship is turned up: which one?
nemo1-draw-treasure = A treasure is turned up: which one?
nemo1-draw-card = The top adventure card: which one?

## Options

nemo1-option-accept = Accept the adventure
nemo1-option-refuse = Refuse it
nemo1-option-attack = { $kind ->
    [hidden] Attack place { $place }: { $ship }
    [warship] Attack place { $place }: { $ship }: { $chance }; it hits you: { $danger }
   *[other] Attack place { $place }: { $ship }: { $chance }
}
nemo1-option-stalk = { $kind ->
    [hidden] Stalk place { $place } (+1): { $ship }
    [warship] Stalk place { $place } (+1): { $ship }: { $chance }; it hits you: { $danger }
   *[other] Stalk place { $place } (+1): { $ship }: { $chance }
}
nemo1-option-sink = Sink it
nemo1-option-capture = Capture it: Salvage, and the action is over
nemo1-option-stop = Stop
nemo1-option-choose = { $effects }
nemo1-option-commit = { $commitment }
nemo1-option-commit-finally = { $commitment } (worth { $score } so far)
nemo1-option-commit-random = Let a die decide
nemo1-option-decline = Accept the end
nemo1-option-done = No more help
nemo1-option-end = End the phase
nemo1-option-exert = Exert { $resources }: +{ $bonus } ({ $chance })
nemo1-option-exert-nothing = Exert nothing ({ $chance })
nemo1-option-give = Give up { $treasure }: { $effects }
nemo1-option-help = { $gives ->
    [bonus] { $passenger }: +{ $number } (−{ $cost } VP)
   *[reroll] { $passenger }: roll again ({ $chance }; −{ $cost } VP)
}
nemo1-option-incite = Incite with { $treasure } ({ $vp })
nemo1-option-lose = Lose 1 { $resource }
nemo1-option-mark = { $ship } marks the upgrade
nemo1-option-pass = Pass
nemo1-option-pay = Pay with { $ship }
nemo1-option-move = { $weeks ->
    [0] Move to { $ocean }
    [one] Move to { $ocean } ({ $weeks } week)
   *[other] Move to { $ocean } ({ $weeks } weeks)
}
nemo1-option-refit = Refit: { $upgrade } (Salvage { $cost })
nemo1-option-repair = Repair: { $gains ->
    [no] nothing to gain
   *[yes] 1 Hull
}{ $free ->
    [yes] {""}
   *[no] , 1 to 3 weeks
}
nemo1-option-rest = Rest: { $gains ->
    [no] nothing to gain
   *[yes] perhaps 1 Crew
}{ $free ->
    [yes] {""}
   *[no] , 1 to 3 weeks
}
nemo1-option-search = Search for treasure
nemo1-option-start = { $ocean }
nemo1-option-use = { $wasted ->
    [yes] Use “{ $card }”: { $effects }
   *[no] Use “{ $card }”
}

## Effects

nemo1-do-nothing = nothing
nemo1-do-advance-weeks = { $number ->
    [one] { $number } week passes
   *[other] { $number } weeks pass
}
nemo1-do-begin-test = a test
nemo1-do-change-liberation = Liberation { $change }
nemo1-do-change-notoriety = Notoriety { $change }
nemo1-do-choose = choose one: { $ways }
nemo1-do-way = { $effects }
nemo1-do-ways = { $first }; or { $others }
nemo1-do-draw-cards = { $number ->
    [one] draw an adventure card
   *[other] draw { $number } adventure cards
}
nemo1-do-draw-treasures = { $number ->
    [one] draw a treasure
   *[other] draw { $number } treasures
}
nemo1-do-draw-nothing = no treasure, the cup is empty
nemo1-do-encounter = fight the ship of the card
nemo1-do-end-game = the game ends ({ $result })
nemo1-do-file-card = the card goes to: { $pile }
nemo1-do-gain = gain { $number } { $resource }
nemo1-do-gain-full = no gain, { $resource } is at the top of its track
nemo1-do-lift-ban = a yard action this turn, even after another one, without its weeks
nemo1-do-lose = lose { $number } { $resource }
nemo1-do-lose-choice = lose { $number } of your choice
nemo1-do-reroll = roll both dice again
nemo1-do-reveal-all = every hidden ship here is turned up

## The log

nemo1-action = Action: { $action }.
nemo1-action-attack = Attack
nemo1-action-incite = Incite
nemo1-action-move = Move
nemo1-action-refit = Refit
nemo1-action-repair = Repair
nemo1-action-rest = Rest
nemo1-action-search = Search
nemo1-action-stalk = Stalk
nemo1-attacked = { $ship }: total { $total }, { $hit ->
    [yes] hit
   *[no] missed
}.
nemo1-bought = Refit: { $upgrade }.
nemo1-captured = { $ship } is captured.
nemo1-card = Adventure: “{ $card }”.
nemo1-chosen = “{ $card }”: the choice is made.
nemo1-committed = Nemo’s commitment: “{ $commitment }”; it can still change.
nemo1-damaged = The Nautilus is hit, die { $die }: { $resource }.
nemo1-ended = The game ends: { $result }.
nemo1-entered = { $ship } appears: { $ocean }, place { $place }.
nemo1-epilogue = { $commitment }, { $level }: { $tale }
nemo1-exerted = Exerted: { $resources }.
nemo1-filed = “{ $card }” goes to: { $pile }.
nemo1-final = Nemo commits himself for good: “{ $commitment }”.
nemo1-fired = Enemy fire, dice { $dice }: { $hit ->
    [yes] a hit
   *[no] no hit
}.
nemo1-gained = { $resource } +{ $number }.
nemo1-given = { $treasure } is given up.
nemo1-helped = Emergency help: { $passenger }.
nemo1-incited = { $treasure } is spent on inciting, die { $die }.
nemo1-kept = “{ $card }” is kept.
nemo1-liberation = Liberation is { $number } ({ $by }).
nemo1-lost = { $resource } −1.
nemo1-moved = The Nautilus sails to: { $ocean }.
nemo1-notoriety = Notoriety is { $number } ({ $by }).
nemo1-placed = A hidden ship appears: { $ocean }.
nemo1-prepared = Preparation: dice { $dice }.
nemo1-refilled = The discarded ships become the new Ship Pile.
nemo1-refused = “{ $card }” is refused.
nemo1-released = Reinforcements: the { $group } ships join the pile.
nemo1-replaced = A new hidden treasure: { $ocean }.
nemo1-rested = Rest table: die { $die }.
nemo1-rolled = { $test }: dice { $dice }.
nemo1-searched = Search, die { $die }: { $found ->
    [yes] found
   *[no] nothing
}.
nemo1-seen = { $ocean }, place { $place }: it is { $ship }.
nemo1-started = The voyage begins: { $ocean }.
nemo1-sunk = { $ship } is sunk ({ $ocean }).
nemo1-tested = “{ $card }”: total { $total }, { $passed ->
    [yes] passed
   *[no] failed
}.
nemo1-treasure = Treasure: { $treasure }.
nemo1-turn = Turn { $turn }, week { $week }.
nemo1-heading = { $turn ->
    [0] Before the voyage
   *[other] Turn { $turn } · { $phase }
}
nemo1-used = “{ $card }” is used.
nemo1-weeks = { $number ->
    [one] { $number } week passes
   *[other] { $number } weeks pass
}: week { $week }.

## How it ends

nemo1-over-tragic = The voyage ends in tragedy.
nemo1-over-imperial = The empires have taken every ocean.
nemo1-over-calendar = The year has passed.
nemo1-over-maelstrom = The Maelstrom ends the voyage.
nemo1-over-last-ship = Not one ship is left on the seas.
nemo1-verdict = { $outcome ->
    [won] The game is won
    [lost] The game is lost
   *[neither] The game is neither won nor lost
} with { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $level }).
nemo1-tale-science-complete-failure = the instruments rust on the sea floor, and nobody knows what they measured.
nemo1-tale-science-failure = a jar with an unknown fish reaches a museum, without a label.
nemo1-tale-science-inconsequential = scholars argue over your tables for a winter and then forget them.
nemo1-tale-science-success = every chart of the deep now carries your soundings.
nemo1-tale-science-triumph = a new science begins with your notebooks, and its students speak of you as of a legend.
nemo1-tale-explore-complete-failure = the sea closes over the wake, and no coast remembers it.
nemo1-tale-explore-failure = one bay more stands on the charts, in the wrong place.
nemo1-tale-explore-inconsequential = fishermen point at lights in the deep and go on mending their nets.
nemo1-tale-explore-success = from the log of the Nautilus the oceans are drawn anew.
nemo1-tale-explore-triumph = wherever a diver sets foot for a hundred years, your lamp has been there before.
nemo1-tale-anti-imperialism-complete-failure = the governors drink to the year, and the chains are a link longer.
nemo1-tale-anti-imperialism-failure = one village hides a chest of your gold and waits for better days.
nemo1-tale-anti-imperialism-inconsequential = there is unrest in the ports, and reports about it are filed.
nemo1-tale-anti-imperialism-success = peoples who had nothing but your treasure now have a flag.
nemo1-tale-anti-imperialism-triumph = fleet after fleet is called home, and on free coasts children bear your name.
nemo1-tale-war-complete-failure = the navies note a drifting hulk and tow it out of the way.
nemo1-tale-war-failure = a few names are carved in stone, and new keels are laid beside it.
nemo1-tale-war-inconsequential = merchants sail in company now, and the price of tea goes up.
nemo1-tale-war-success = admirals keep their ships behind booms and explain themselves to parliaments.
nemo1-tale-war-triumph = no gun speaks on the oceans any more; the war on war is won.

## Reasons

nemo1-why-already-named = this ship has been named already.
nemo1-why-already-owned = this upgrade has been bought already.
nemo1-why-benefit-unnamed = name the benefit of this treasure as well.
nemo1-why-box-order = name the ships in the order of their boxes.
nemo1-why-cannot-refuse = this card cannot be refused.
nemo1-why-card-not-held = this card is not kept.
nemo1-why-consecutive-yard = Rest, Repair and Refit are not allowed two turns in a row.
nemo1-why-does-not-save = this would not raise what is at 0.
nemo1-why-exert-not-listed = this test does not name that resource as help.
nemo1-why-exert-one-only = in combat only one resource can be exerted.
nemo1-why-exert-twice = each resource can be exerted once.
nemo1-why-must-act = Nemo has to choose one of the eight actions.
nemo1-why-no-benefit = this treasure has no benefit to give it up for.
nemo1-why-no-help-card = the card that lets one roll again is not kept.
nemo1-why-no-number = this treasure bears no number.
nemo1-why-no-prey = no such ship to stalk lies in the ocean of the Nautilus.
nemo1-why-no-such-choice = the card does not offer this.
nemo1-why-no-such-commitment = there is no such commitment to choose.
nemo1-why-no-such-final = the final commitment is one of the four.
nemo1-why-no-target = no such ship lies in the ocean of the Nautilus.
nemo1-why-no-treasure = no treasure with a number has been collected.
nemo1-why-not-collected = this treasure has not been collected.
nemo1-why-not-connected = no route leads there.
nemo1-why-not-now = something else is asked now.
nemo1-why-not-stored = this ship is not in Salvage.
nemo1-why-nothing-to-find = no treasure can be found here.
nemo1-why-offering-not-collected = this treasure has not been collected.
nemo1-why-offering-unnamed = name the treasure to incite with.
nemo1-why-passenger-spent = this passenger has helped already.
nemo1-why-prey-unnamed = name the ship to stalk by its place.
nemo1-why-route-closed = this route needs a kept card.
nemo1-why-salvage-full = all Salvage boxes are full.
nemo1-why-target-unnamed = name the ship to attack by its place.
nemo1-why-too-little-salvage = there are too few stored ships.
nemo1-why-unknown-card = there is no such card.
nemo1-why-unknown-destination = there is no such ocean to sail to.
nemo1-why-unknown-ocean = there is no such ocean.
nemo1-why-unknown-offering = there is no such treasure to incite with.
nemo1-why-unknown-passenger = there is no such passenger.
nemo1-why-unknown-prey = a ship to stalk is named by its place.
nemo1-why-unknown-resource = there is no such resource.
nemo1-why-unknown-ship = there is no such ship.
nemo1-why-unknown-target = a ship to attack is named by its place.
nemo1-why-unknown-treasure = there is no such treasure.
nemo1-why-unknown-upgrade = there is no such upgrade.
nemo1-why-wrong-ocean = the card cannot be used in this ocean.
nemo1-why-wrong-payment = name the upgrade only; the ships are asked for one by one.
nemo1-why-wrong-window = this card cannot be used at this moment.

## The drawer

nemo1-drawer-kept = Kept: “{ $card }” ({ $when }): { $effects }
nemo1-drawer-passive = Kept: “{ $card }” (works by itself as long as it is held)
nemo1-window-action-phase = before or after an action
nemo1-window-in = { $window }, here: { $oceans }
nemo1-window-before-action = before an action
nemo1-window-after-modified-result = after a result, as help
nemo1-drawer-ships = In the pile or hidden in the oceans: { $number }
nemo1-drawer-hidden = {"  "}{ $ocean }, place { $place }: a Warship with { $percent }%
nemo1-drawer-discard = Discarded ships: { $number }
nemo1-drawer-ship = {"  "}{ $ship }
nemo1-drawer-treasures = Treasures in the cup or hidden in the oceans: { $treasures }
nemo1-drawer-cards = Cards that nobody has seen (four of them are not in play): { $cards }
nemo1-drawer-charm = { $treasure } can be given up at any question: { $effects }
nemo1-drawer-commitment = Score under { $commitment }: { $score } ({ $level })

nemo1-moment = { $turn ->
    [0] Before the voyage
   *[other] Week { $week } of { $last }, turn { $turn } · { $phase }
}
