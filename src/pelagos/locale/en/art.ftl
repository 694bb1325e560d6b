### What stands on drawn boards and beside them.

## Nauticus

art-seat = { $seat }
art-round = Round
art-points = points so far
art-talers = talers
art-workers = workers
art-crowns = crowns
art-passes = passed { $number ->
    [one] once
   *[other] { $number } times
}
art-extra = extra action
art-delivered = delivered
art-ship = ship { $number } ({ $state ->
    [finished] finished
    [closed] hull closed
   *[open] hull open
})

## Nemo's War

art-score = So far { $score } VP: { $level }
art-no-commitment = No commitment chosen yet
art-no-motive = No motive chosen yet
art-not-scored = Lost, not scored
art-act = { $act ->
    [0] Before the voyage
   *[other] Act { $act }, turn { $turn }
}
art-lull = {""}, Lull
art-contact = hidden contact
art-two-sides = { $front }; other side: { $back }
art-notoriety = Notoriety { $number }
art-notoriety-track = Notoriety
art-peak = highest so far: { $number }
art-reinforcements-first = reinforcements: the first group of ships joins the bag
art-reinforcements-second = reinforcements: the second group of ships joins the bag
art-turn-violet = Warships turn to their violet sides
art-black-die = one more black die from here on
art-outlaw = outlaw from { $number } on: the game is lost
art-ap = Action points
art-ap-left = action points: { $number }
art-resource = { $resource }: { $left } of { $most }, exerting adds { $exert }
art-pile = Draw pile
art-deck = Adventure deck
art-tableau = Kept: { $number }
art-pass = PASS: { $number }
art-fail = FAIL: { $number }
art-installed = Installed: { $number }
art-display = To be had for Salvage: { $number }
art-aside = Elsewhere: { $number }
art-sacrificed = sacrificed
art-treasure-bag = In the bag: { $number } · gems in the supply: { $gems }
art-bag = In the bag: { $number }
art-held = Beside the map: { $number }
art-discarded = Discarded: { $number }
art-cubes = Uprising cubes left: { $left } · gray: { $gray }
art-torpedo = torpedo dice: { $number }
art-cannonballs = cannonballs: { $number }
art-token-bag = tokens in the ship bag: { $number }

## Nemo's War, first edition

art-week = { $turn ->
    [0] Before the voyage
   *[other] Week { $week }, turn { $turn }
}
art-nautilus = the Nautilus
art-hidden-ship = hidden ship
art-treasure = a treasure
art-calendar = Weeks
art-liberation = Liberation
art-liberation-side = Liberation: { $box } on the { $side } side, { $number } in all
art-group-comes = reinforcements: { $group }
art-adventure-from = Adventure from { $number }
art-final = final
art-carried = Being carried out: { $number }
art-kept = Kept: { $number }
art-cup = In the cup: { $number }
art-unseen = Not yet seen: { $number }

## Endeavor: Deep Sea

art-round-of = { $round ->
    [0] Set-up
   *[other] Round { $round } of { $rounds }
} · { $scenario }
art-column = column { $letter }
art-knowledge = knowledge
art-cargo = discs in the cargo hold
art-markers = influence
art-tokens = dive tokens
art-depth = depth { $number }
art-supplies = dive tokens: { $tokens } · reports: { $reports }

## Panels

art-panel-found = Discovered: one of these
art-panel-others = The others
art-panel-influence = Influence
art-panel-reports = Reports
art-panel-tray = Crew to recruit
art-panel-supplies = Supplies
art-panel-goals = Goals
art-goal-worth = { $points ->
    [0] {""}
   *[other] each { $points }
}{ $first ->
    [0] {""}
   *[other] {" · "}{ $race ->
        [yes] first { $first }, second { $second }
       *[no] most { $first }, second most { $second }
    }
}{ $lead ->
    [0] {""}
   *[other] {" · "}each lead { $lead }
}
art-panel-commitment = Commitment
art-panel-crew = Aboard
art-panel-record = Sunk ships
art-panel-voyage = Voyage
art-panel-resources = Nautilus
art-panel-cards = Cards
art-panel-characters = Characters
art-panel-upgrades = Upgrades
art-panel-treasures = Treasures
art-panel-salvage = Salvage
art-panel-tonnage = Tonnage
art-panel-fleet = Ships
art-panel-officers = Officers

## Pictures

art-picture-nauticus = A three-masted ship under sail in front of a compass disc
art-picture-nemo1 = The Nautilus at night between the arms of a giant squid
art-picture-nemo2 = A frigate on the surface, the Nautilus below it
art-picture-endeavor = A research submersible going down into the deep
art-picture-plain = Waves, and a sail on the horizon

## What the attributes of Endeavor: Deep Sea are good for

art-does-rep = the highest level of crew that you recruit
art-does-insp = the discs that you gain each round
art-does-coord = the discs that you take back each round
art-does-ing = how far and how deep your vessels travel
