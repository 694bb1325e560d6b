### Nemo's War, first edition: what can be read on its pieces, and where they are now.

## Kinds and names

nemo1-kind-card = Adventure card
nemo1-kind-commitment = commitment
nemo1-kind-discard = treasure that is carried out at once
nemo1-kind-general = board
nemo1-kind-group = group of ships
nemo1-kind-level = victory level
nemo1-kind-marker = marker
nemo1-kind-nautilus = your ship
nemo1-kind-numbered = treasure
nemo1-kind-ocean = ocean
nemo1-kind-or = OR treasure
nemo1-kind-passenger = passenger
nemo1-kind-resource = resource
nemo1-kind-ship = ship
nemo1-kind-upgrade = upgrade
nemo1-kind-warship = Warship
nemo1-kind-wonder = wonder
nemo1-piece-adventures = Adventure cards
nemo1-piece-commitments = Nemo’s commitment
nemo1-piece-d3 = weeks of a yard action
nemo1-piece-damage = hits on the Nautilus
nemo1-piece-ends = bad ends
nemo1-piece-marker-cannon = Cannon marker
nemo1-piece-marker-sunk-ship = Sunk Ship marker
nemo1-piece-salvage = Salvage
nemo1-piece-scourge = Scourge of the Seas
nemo1-piece-stalk-marker = Stalk and Target marker
nemo1-piece-track-liberation = Liberation
nemo1-piece-track-notoriety = Notoriety
nemo1-piece-track-week = calendar
nemo1-piece-treasures = treasures
nemo1-ships-light-gray = light gray ships
nemo1-ships-dark-gray = dark gray ship
nemo1-ships-red = red ship
nemo1-ships-blue = blue ships
nemo1-ships-green = green ships
nemo1-ships-yellow = yellow ships
nemo1-ships-orange = orange ships

## Oceans and ships

nemo1-printed-oceans-die = Die { $value }: when the Preparation rolls it, a hidden ship comes here.
nemo1-printed-oceans-capacity = { $value ->
    [one] { $value } box: with one ship the ocean is full.
   *[other] { $value } boxes: with so many ships the ocean is full.
}
nemo1-printed-oceans-setup-ships = { $value ->
    [one] The game begins with { $value } hidden ship here.
   *[other] The game begins with { $value } hidden ships here.
}
nemo1-printed-oceans-setup-treasures = { $value ->
    [one] It begins with { $value } hidden treasure.
   *[other] It begins with { $value } hidden treasures.
}
nemo1-printed-oceans-sunk-row-boxes = Ships that are sunk here fill a row of { $value } boxes.
nemo1-sheet-route = { $ocean }: { $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weeks
} away{ $open ->
    [yes] .
   *[no] , but only while you keep “{ $card }”.
}
nemo1-sheet-ship = { $war ->
    [yes] A Warship ({ $type }), one of the { $group } ships.
   *[no] No Warship ({ $type }), one of the { $group } ships.
}
nemo1-sheet-member = { $ship }.
nemo1-printed-ships-attack = Attack { $value }: it fires first, and two dice of { $value } or less hit.
nemo1-printed-ships-defense = Defense { $value }: an attack that reaches { $value } beats it.
nemo1-printed-ships-skulls = { $value ->
    [0] No skulls: Notoriety stays as it is when it is sunk or captured.
   *[other] Skulls { $value }: sunk or captured, it raises Notoriety by { $value }.
}
nemo1-sheet-ship-vp = Sunk, it is worth { $vp } VP, multiplied as the commitment says ({ $line }).
nemo1-sheet-own = A { $type }.
nemo1-sheet-nautilus = Your ship. It is never drawn, attacked or scored as a ship.
nemo1-sheet-hidden-ship = It lies face down, and nobody knows which of the unseen ships it is. It is turned up when it is stalked or attacked, and stays so.

## Treasures, upgrades, markers

nemo1-sheet-treasures = One lies hidden in every ocean, the others are in the cup. Searching finds them; some cards draw them. Most are collected; some are carried out at once and removed.
nemo1-sheet-offering = It can be spent on inciting: a die plus { $number } minus 5 raises Liberation.
nemo1-sheet-give = It can be given up at any question, instead of its points: { $ways }.
nemo1-sheet-discard = When it is turned up: { $effects }. Then it is removed from the game.
nemo1-sheet-wonder = A wonder: each scores what the commitment says.
nemo1-sheet-treasure-vp = Collected, it is worth { $vp } VP, multiplied as the commitment says.
nemo1-printed-upgrades-salvage-cost = { $value ->
    [one] It costs { $value } stored ship.
   *[other] It costs { $value } stored ships.
}
nemo1-printed-upgrades-permanent = { $value ->
    [yes] It lasts, and can be bought once. One of the ships paid marks it for good.
   *[no] It works once, and can be bought again and again.
}
nemo1-upgraded-strengthened-prow = +1 on every attack of the Nautilus.
nemo1-upgraded-additional-armor = The Attack Value of every Warship is 1 lower.
nemo1-upgraded-monstrous-design = Every ship you sink or capture raises Notoriety by 1 less.
nemo1-upgraded-mysterious-library = You may search in oceans without a treasure, too.
nemo1-upgraded-seek-adventure = Draw an adventure at once; you may refuse it. It can be bought again and again.
nemo1-sheet-marker = { $number ->
    [one] Its marker shows: { $side }.
   *[other] Its { $number } markers show: { $side }.
}
nemo1-sheet-marker-back = The marker shows: { $side }.
nemo1-sheet-unused = It belongs to the expansion and is not used.
nemo1-side-position-marker = a place on the track
nemo1-side-target-10-light-green = an adventure from 10
nemo1-side-target-7 = an adventure from 7
nemo1-side-x1-0-9 = ×1, for 0 to 9
nemo1-side-10-10-19 = +10, for 10 to 19
nemo1-side-aboard = aboard
nemo1-side-spent-minus-vp = spent, at the cost of points
nemo1-side-initial = “?”, the first commitment
nemo1-side-final = “!”, the final commitment
nemo1-side-stalk-1 = Stalk +1
nemo1-side-target = Target
nemo1-side-expansion-only = only for the expansion

## Cards

nemo1-sheet-card = Card { $number }: { $kind ->
    [test] a test
   *[event] an event
}, { $timing ->
    [keep] to be kept until it is used.
   *[now] to be carried out at once.
}
nemo1-sheet-sun = { $sun ->
    [black_sun] It bears a black sun.
   *[red_sun] It bears a red sun.
}
nemo1-sheet-where = Only here: { $oceans }.
nemo1-sheet-passive = It works by itself as long as it is kept, and is never spent.
nemo1-sheet-opens = It opens the way between these: { $oceans } ({ $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weeks
}).
nemo1-sheet-when = It can be used { $when }.
nemo1-sheet-used = Used: { $effects }.{ $filed ->
    [yes] {" "}The card goes to: { $pile }.
   *[no] {""}
}
nemo1-sheet-encounter = { $ship } appears in your ocean, full or not, and is fought once, at once.
nemo1-sheet-at-once = At once: { $effects }.{ $filed ->
    [yes] {" "}The card goes to: { $pile }.
   *[no] {""}
}
nemo1-sheet-test = The test: two dice must reach { $number }.
nemo1-sheet-help = Can be exerted for it: { $help }.
nemo1-sheet-result = { $fight ->
    [yes] { $result ->
        [pass] If the ship is beaten
       *[fail] If it is not
    }
   *[no] { $result ->
        [pass] Passed
       *[fail] Failed
    }
}: { $effects }.{ $filed ->
    [yes] {" "}The card goes to: { $pile }.
   *[no] {""}
}
nemo1-sheet-refusable = { $value ->
    [yes] Drawn by Seek Adventure, it can be refused.
   *[no] It cannot be refused.
}
nemo1-sheet-card-vp = { $when ->
    [pass_pile] In the Pass Pile at the end: { $vp } VP, multiplied as the commitment says.
    [unused] Kept and unused at the end: { $vp } VP, multiplied as the commitment says.
   *[never] It is worth no points.
}
nemo1-sheet-science = { $number ->
    [one] Where it scores, its science symbol counts as well.
   *[other] Where it scores, its { $number } science symbols count as well.
}

## Commitments

nemo1-sheet-faces = By lot: a die of { $faces }.
nemo1-sheet-points = Points at the end: { $sources }.
nemo1-source-times = { $source } ×{ $value }
nemo1-source-each = { $source } { $value } each
nemo1-sheet-epilogue = { $level }: { $tale }

## Tracks and tables

nemo1-range = { $same ->
    [yes] { $low }
   *[no] { $low } to { $high }
}
nemo1-sheet-circle = Level { $level } ({ $circle }{ $zone ->
    [green] , green
    [red] , red
   *[other] {""}
}): { $zone ->
    [end] the voyage ends tragically
   *[other] exerting it gives +{ $exert }
}, { $vp } VP at the end.{ $final ->
    [yes] {" "}Whoever falls to it for the first time commits himself for good.
   *[no] {""}
}
nemo1-sheet-resource = Exerted for a test or an attack, it is lost by 1 if that fails. At 0 the voyage ends, unless a treasure prevents it.
nemo1-sheet-passenger = { $help ->
    [drm-2] When a result fails, +2 on it, once.
    [drm-1] When a result fails, +1 on it, once.
   *[reroll] When a result fails, both dice are rolled again, once.
}
nemo1-printed-resources-cost-vp-when-spent = Whoever has helped costs { $value } VP at the end.
nemo1-table-d3 = A die of { $range }: { $result ->
    [one] { $result } week
   *[other] { $result } weeks
}.
nemo1-table-search = A die of { $range }: { $result }.
nemo1-table-rest = A die of { $range }: { $result }.
nemo1-table-damage = A die of { $range }: { $result }.
nemo1-table-incite-bonus = A die of { $range } besides: { $result }.
nemo1-table-scourge = Complete columns { $range }: { $result } VP.
nemo1-table-reinforce-week = Week { $range } brings the { $result } ships into the pile.
nemo1-table-reinforce-notoriety = Notoriety { $range } brings the { $result } ships into the pile.
nemo1-table-constant-calendar-start = It begins in week { $result }.
nemo1-table-constant-calendar-last = After week { $result } the game ends.
nemo1-table-constant-notoriety-start = It begins at { $result }.
nemo1-table-constant-notoriety-min = It never falls below { $result }.
nemo1-table-constant-notoriety-max = It never rises above { $result }; there every Warship shoots better.
nemo1-table-constant-liberation-start = It begins at { $result }.
nemo1-table-constant-liberation-min = It never falls below { $result }.
nemo1-table-constant-liberation-max = It never rises above { $result }.
nemo1-table-constant-salvage-boxes = There are { $result } boxes for captured ships.
nemo1-table-constant-tragic-end-vp = A tragic end: { $result } VP.
nemo1-table-constant-imperial-victory-vp = Every ocean full: { $result } VP.
nemo1-table-constant-adventure-target-high = A Preparation of { $result } or more brings an adventure.
nemo1-table-constant-adventure-target-low = After a turn without one, { $result } or more is enough.
nemo1-table-constant-deck-unused = { $result } cards stay out of the game, and nobody sees which.
nemo1-table-constant-deck-bottom-mix = “The Maelstrom!” is mixed with { $result } others at the bottom of the pile.
nemo1-table-given = The table names it for { $range }.
nemo1-sheet-level = { $open ->
    [low] Up to { $high } points.
    [high] From { $low } points.
   *[no] From { $low } to { $high } points.
}
nemo1-sheet-adventures = Events happen at once or are kept; tests are carried out at once. Then a card lies in the Pass Pile, which mostly scores, or in the Fail Pile.
nemo1-sheet-commitments = It says what ships, treasures, cards and Liberation are worth. It is final when Nemo first falls to his change circle.
nemo1-sheet-damage = When a Warship hits, a die says what is lost.
nemo1-sheet-d3 = Rest, Repair and Refit take so many weeks before they help, and are not allowed in two turns running.
nemo1-sheet-ends = The end is tragic when a resource is gone, and the empires have won when every ocean is full at the end of a turn.
nemo1-sheet-action-incite = Spend a collected treasure with a number: a die plus its number minus 5 raises Liberation. The treasure returns to the cup.
nemo1-sheet-action-rest = A yard action: its weeks pass first, then a die decides.
nemo1-sheet-action-search = It needs a treasure in the ocean, or the Mysterious Library and a cup that is not empty.
nemo1-sheet-salvage = Captured ships lie here. They pay for upgrades.
nemo1-sheet-scourge = A column is complete when a ship was sunk in it in every ocean. The bonus does not depend on the commitment.
nemo1-sheet-stalk-marker = It shows which ship is stalked or attacked; Stalk gives +1.
nemo1-sheet-track-week = After every action a week passes; some actions take more.
nemo1-sheet-track-notoriety = Skulls, misses and further attacks raise it.
nemo1-sheet-track-liberation = Inciting raises it, doubles of the Preparation may lower it. It counts at the end as the commitment says.

## In a few words

nemo1-brief-effects = { $effects }
nemo1-brief-wonder = a wonder, scores by the commitment
nemo1-brief-treasure = { $vp } VP at the end if kept
nemo1-brief-passive = works by itself as long as it is held
nemo1-brief-kept = { $effects }; { $when }; { $vp } VP if kept unused
nemo1-brief-encounter = { $ship } must be fought at once
nemo1-brief-test = test { $number } or more: { $vp } VP, else { $failure }
nemo1-brief-points = Points: { $sources }.

## Where things are now

nemo1-now-nautilus-here = The Nautilus is here.
nemo1-now-nautilus = It is here: { $ocean }.
nemo1-now-ships = { $number } of { $boxes } boxes: { $places }.
nemo1-now-treasure = { $here ->
    [yes] A hidden treasure lies here.
   *[no] No treasure lies here.
}
nemo1-now-sunk-here = Sunk here: { $ships }.
nemo1-now-afloat = It lies here: { $ocean }, place { $place }.
nemo1-now-sunk = It was sunk: { $ocean }.
nemo1-now-mark = It marks an upgrade: { $upgrade }.
nemo1-now-stored = It is in Salvage.
nemo1-now-discarded = It has been discarded.
nemo1-now-unseen-ship = Nobody has seen it: it is in the Ship Pile or hidden in an ocean.
nemo1-now-waiting = It is not in play yet.
nemo1-now-coming = Still to come: { $coming }.
nemo1-now-collected = It has been collected.
nemo1-now-removed = It is out of the game.
nemo1-now-unseen-treasure = Nobody has seen it: it is in the cup or hidden in an ocean.
nemo1-now-owned = The Nautilus has it.
nemo1-now-price = To be had for { $cost }; stored ships: { $stored }.
nemo1-now-level = { $level } of { $top } ({ $circle }): exerting it gives +{ $exert }, { $vp } VP.
nemo1-now-passenger = { $aboard ->
    [yes] Aboard, and has not helped yet.
   *[no] Has helped already.
}
nemo1-now-carried = It is being carried out.
nemo1-now-kept = You keep it.
nemo1-now-unseen-card = Nobody has seen it: it is in the Draw Pile or out of the game.
nemo1-now-deck-card = It is still in the Draw Pile.
nemo1-now-filed = It lies here: { $pile }.
nemo1-now-committed = { $final ->
    [yes] Nemo is committed to it for good.
   *[no] Nemo is committed to it; it can still change.
}
nemo1-now-worth = Everything so far is worth { $score } under it.
nemo1-now-reached = The score so far reaches it: { $score }.
nemo1-now-week = Week { $week } of { $last }.
nemo1-now-notoriety = { $number } of { $most }.
nemo1-now-liberation = { $number } of { $most }.
nemo1-now-hidden = Hidden in the oceans: { $hidden }. In the Ship Pile: { $pile }.
nemo1-now-among = Unseen so far: { $ships }.
nemo1-now-cup = In the cup: { $cup }. Hidden in the oceans: { $hidden }.
nemo1-now-deck = Cards in the Draw Pile: { $cards }. An adventure from { $target }.
nemo1-now-salvage = { $number } of { $boxes } boxes: { $ships }.
nemo1-now-scourge = So far: { $points } VP.

## What is counted in reports.

nemo1-counted-action = Actions
nemo1-counted-commitment = Commitments
nemo1-counted-card = Cards used
nemo1-counted-passenger = Passengers asked for help
nemo1-counted-upgrade = Upgrades
nemo1-counted-treasure = Treasures given up
nemo1-counted-resource = Resources exerted
nemo1-counted-ocean = Oceans sailed to
nemo1-counted-ship = Ships attacked
