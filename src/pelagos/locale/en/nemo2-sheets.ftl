### Nemo's War, second edition: what can be read on every piece of the box.

## Ships

nemo2-kind-ship = Ship
nemo2-sheet-ship-group-0 = White: one of the 30 Non-Warships that are in the ship bag from the start.
nemo2-sheet-ship-group-1 = Pale yellow: one of the 14 Warships that are in the ship bag from the start.
nemo2-sheet-ship-group-2 = Dark yellow: a Warship that comes into the ship bag with Act Two.
nemo2-sheet-ship-group-3 = Blue: a Warship that comes into the ship bag when Notoriety reaches the first reinforcement box.
nemo2-sheet-ship-group-4 = Green: a Warship that comes into the ship bag when Notoriety reaches the second reinforcement box.
nemo2-sheet-ship-group-5 = Orange: a Warship that comes into the ship bag with Act Three.
nemo2-sheet-ship-group-6 = Red: a Warship that comes with the Rising Threat.
nemo2-sheet-ship-group-7 = Black: a Warship that only an event brings into play.
nemo2-sheet-ship-back-gray = Gray: { $ship }, a Warship. Placing turns a white ship to this side when the oceans around are full.
nemo2-sheet-ship-back-violet = Violet: { $ship }. A Warship lies on this side once Notoriety has reached 36.
nemo2-printed-ships-class-yes = Class: { $class }. It sails under no flag.
nemo2-printed-ships-class-no = Class: { $class }. Flag: { $nation }.
nemo2-printed-ships-attack = Attack { $value }: it fires first, and a total below { $value } hits the Nautilus.
nemo2-printed-ships-defense = Defense { $value }: an attack that reaches { $value } sinks it.
nemo2-printed-ships-notoriety = { $value ->
    [0] Sinking it leaves Notoriety as it is.
    [one] One skull: sinking it costs 1 Notoriety.
   *[other] { $value } skulls: sinking it costs { $value } Notoriety.
}
nemo2-printed-ships-vp-warship = As Tonnage it is worth { $value } VP as a Warship; the motive adds its number for Warships.
nemo2-printed-ships-vp-other = As Tonnage it is worth { $value } VP as a Non-Warship; the motive adds its number for Non-Warships.
nemo2-printed-ships-vp-science = { $value ->
    [one] As Tonnage it brings 1 science point as well.
   *[other] As Tonnage it brings { $value } science points as well.
}
nemo2-printed-ships-vp-wonder = { $value ->
    [one] As Tonnage it brings 1 wonder point as well.
   *[other] As Tonnage it brings { $value } wonder points as well.
}
nemo2-printed-ships-armored = Armored: with Magnetic Mines the Nautilus attacks it first.
nemo2-printed-ships-sink-effect = When it is sunk: { $effects }.
nemo2-values = { $kind ->
    [warship] attack { $attack }, defense { $defense }
   *[other] defense { $defense }
}, skulls { $skulls }, { $vp } VP{ $icon ->
    [science] , science { $science }
    [wonder] , wonders { $wonder }
    [both] , science { $science }, wonders { $wonder }
   *[none] {""}
}{ $armored ->
    [yes] , armored
   *[no] {""}
}{ $sinks ->
    [yes] ; when sunk: { $effects }
   *[no] {""}
}

## Classes and flags

nemo2-class-airship = Airship
nemo2-class-armored-frigate-warship = Armored Frigate Warship
nemo2-class-battleship = Battleship
nemo2-class-capital-warship = Capital Warship
nemo2-class-clipper-ship = Clipper Ship
nemo2-class-freighter-ship = Freighter Ship
nemo2-class-frigate-warship = Frigate Warship
nemo2-class-ghost-ship = Ghost Ship
nemo2-class-ironclad-warship = Ironclad Warship
nemo2-class-ironside-warship = Ironside Warship
nemo2-class-mail-ship = Mail Ship
nemo2-class-monster = Monster
nemo2-class-passenger-ship = Passenger Ship
nemo2-class-pirate-warship = Pirate Warship
nemo2-class-raider-warship = Raider Warship
nemo2-class-ram-warship = Ram Warship
nemo2-class-slaver-ship = Slaver Ship
nemo2-class-steam-cruiser-warship = Steam Cruiser Warship
nemo2-class-whaler-ship = Whaler Ship
nemo2-nation-american = American
nemo2-nation-austrian = Austrian
nemo2-nation-british = British
nemo2-nation-confederate-states = Confederate States
nemo2-nation-danish = Danish
nemo2-nation-dutch = Dutch
nemo2-nation-french = French
nemo2-nation-german = German
nemo2-nation-italian = Italian
nemo2-nation-japanese = Japanese
nemo2-nation-norwegian = Norwegian
nemo2-nation-ottoman = Ottoman
nemo2-nation-peruvian = Peruvian
nemo2-nation-russian = Russian
nemo2-nation-spanish = Spanish

## Treacherous Waters

nemo2-kind-token-event = Treacherous Waters token, happens at once
nemo2-kind-token-weather = Treacherous Waters token, weather
nemo2-kind-token-ship-group = Treacherous Waters token, ship group
nemo2-kind-token-retain = Treacherous Waters token, to be kept
nemo2-sheet-token-attack = Attack { $value }: it fires at the Nautilus like a Warship, and a total below { $value } hits.
nemo2-sheet-token-drawn = When it is drawn: { $effects }.
nemo2-sheet-token-galakta = With the Galakta rulebook: { $effects }.
nemo2-sheet-red-sky = It is kept in the tableau. As emergency help it is discarded for +2 on a roll.
nemo2-sheet-group-placed = When it is placed, its ocean places twice more.

## Cards

nemo2-kind-event-play = Event, PLAY
nemo2-kind-event-keep = Event, KEEP
nemo2-kind-event-test = Event, TEST
nemo2-kind-finale-play = Finale, PLAY
nemo2-kind-finale-test = Finale, TEST
nemo2-kind-prologue = Act card, the prologue
nemo2-kind-first-intermission = Act card, the first intermission
nemo2-kind-second-intermission = Act card, the second intermission
nemo2-kind-rising-threat = The Rising Threat
nemo2-printed-events-number = Number { $value } of the events.
nemo2-sheet-card-when = It can be played { $when }.
nemo2-sheet-does = What it does: { $effects }.
nemo2-sheet-test-yes = A test: two dice have to reach { $number }. To be exerted, one point each: { $resources }.
nemo2-sheet-test-no = A test: two dice have to reach { $number }. Nothing can be exerted.
nemo2-sheet-passed = On success: { $effects }.
nemo2-sheet-failed = On failure: { $effects }.
nemo2-sheet-after = In either case: { $effects }.
nemo2-brief-required-repairs = −8 VP at the end unless its cannonballs are worked off by repairs
nemo2-sheet-worth = On PASS it is worth: { $points }.
nemo2-sheet-worth-added = The motive adds its own number to those VP, never below 0 for a card.
nemo2-sheet-worth-times = The motive multiplies science and wonder points.
nemo2-sheet-worthless = It scores nothing.
nemo2-sheet-unused-yes = Not used until the end, it goes to { $pile }.
nemo2-sheet-unused-no = At the end it goes to { $pile }.
nemo2-brief-card = { $effects }. Printed: { $points }
nemo2-brief-test = test of { $number } ({ $may ->
    [yes] to exert: { $resources }
   *[no] nothing to exert
}){ $scores ->
    [yes] ; printed: { $points }
   *[no] {""}
}
nemo2-sheet-act-dice = Dice of its Placement Phases: white { $white }, black { $black }.

## Places

nemo2-kind-place = Place on the table
nemo2-place-pile = Draw pile
nemo2-place-deck = Adventure deck
nemo2-place-tableau = Tableau
nemo2-place-pass = PASS pile
nemo2-place-fail = FAIL pile
nemo2-place-bag = Ship bag
nemo2-place-held = Ships held back
nemo2-place-discarded = Discarded ships
nemo2-place-treasure-bag = Treasure bag
nemo2-place-display = Upgrades on display
nemo2-place-installed = Installed upgrades
nemo2-place-aside = Upgrades set aside
nemo2-place-notoriety = Notoriety
nemo2-place-tonnage = Tonnage

## Treasures

nemo2-kind-treasure-vp-only = Treasure, for points
nemo2-kind-treasure-discard = Treasure, happens at once
nemo2-kind-treasure-retain = Treasure, to be kept for its effect or its points
nemo2-kind-treasure-wonder = Treasure, a wonder of the world
nemo2-sheet-count = { $number ->
    [one] There is only one.
   *[other] There are { $number } of them.
}
nemo2-printed-treasures-timing-immediate = It is carried out as soon as it is drawn.
nemo2-printed-treasures-timing-action-phase = It is kept and can be discarded in the Action Phase for its effect.
nemo2-printed-treasures-timing-emergency-help = It is kept and can be discarded as emergency help after a roll.
nemo2-printed-treasures-treasure-vp = Kept until the end it is worth { $value } treasure VP; the motive adds its number for treasures. Spent on Rest, Repair, Refit or Incite it adds { $value } to the roll.
nemo2-sheet-icon = At the end: { $points }, times the number of the motive.
nemo2-brief-treasure = { $value } treasure VP
nemo2-brief-retain = { $effects }, or { $points } if kept

## Markers

nemo2-kind-marker = Marker
nemo2-sheet-marker-card = It belongs to the card “{ $card }”, which says what it does.
nemo2-sheet-gray-cube = It counts for Liberation and is never removed.
nemo2-marker-hidden-contact-tile = Contact
nemo2-marker-treasure-gem = Gem
nemo2-marker-uprising-cube-normal = Uprising cube
nemo2-marker-uprising-cube-gray = Gray uprising cube
nemo2-marker-cannonball-marker = Cannonball
nemo2-marker-torpedo-marker = Torpedo marker
nemo2-marker-arabian-tunnel-marker = Arabian Tunnel marker
nemo2-marker-sunken-treasure-fleet-marker = Sunken Treasure Fleet marker
nemo2-marker-white-die = White die
nemo2-marker-black-die = Black die
nemo2-marker-salvage-space = Salvage space
nemo2-marker-upgrade-display-space = Display space for an upgrade
nemo2-marker-treacherous-waters-token = Treacherous Waters token
nemo2-marker-officer-card = Officer card
nemo2-marker-captain-tile = Captain's tile
nemo2-marker-attack-marker = Attack marker
nemo2-marker-motive-tile = Motive tile
nemo2-marker-resource-marker = Resource marker
nemo2-marker-notoriety-marker = Notoriety marker
nemo2-marker-action-point-marker = Action point marker
nemo2-marker-nautilus-figure = The Nautilus
nemo2-marker-victory-point-marker = Victory point marker

## Upgrades and characters

nemo2-kind-upgrade = Upgrade
nemo2-printed-upgrades-salvage-cost = { $value ->
    [0] It cannot be bought.
    [one] Salvage cost 1: one Salvage ship is handed in for it.
   *[other] Salvage cost { $value }: so many Salvage ships are handed in for it.
}
nemo2-sheet-upgrade-worth = Installed at the end it is worth: { $points }. The motive changes that as for cards.
nemo2-kind-character-captive = Character, a captive
nemo2-kind-character-officer = Character, an officer
nemo2-printed-characters-timing-emergency-help = Can be sacrificed as emergency help, after the dice of a test are known.
nemo2-printed-characters-timing-action-phase = Can be sacrificed in the Action Phase.
nemo2-printed-characters-timing-other = Can be sacrificed in the Action Phase, or as emergency help after the dice of a test are known.
nemo2-sheet-benefit = A voluntary sacrifice brings: { $effects }.
nemo2-sheet-penalty = Every sacrifice costs: { $effects }.
nemo2-printed-characters-character-vp = In play at the end: { $value } VP, the same with every motive.
nemo2-sheet-character-icon = In play at the end also: { $points }, times the number of the motive.
nemo2-brief-character = { $value } VP if in play at the end

## Motives

nemo2-kind-motive = Motive
nemo2-sheet-motive-outlaw = Outlaw at { $value }: when Notoriety reaches { $value }, the game is lost.
nemo2-sheet-motive-upgrade = Its start upgrade: { $upgrade }.
nemo2-sheet-motive-deck = Events in the draw pile: { $act2 } in Act Two, { $act3 } in Act Three before the finale.
nemo2-sheet-motive-added = { $source }: { $value } VP for each, never below 0.
nemo2-sheet-motive-times = { $source }: each point counts { $value } VP.
nemo2-brief-motive = Each: { $added }. { $times }. Outlawed from Notoriety { $outlaw }.
nemo2-brief-source = { $source } { $value }

## Actions, levels, officers, difficulty

nemo2-kind-action = Action of the table
nemo2-sheet-action-cost-yes = It costs { $cost } AP.
nemo2-sheet-action-cost-no = It costs { $cost } AP, in a Lull { $lull } AP.
nemo2-sheet-action-exert-yes = One of these may be exerted: { $resources }.
nemo2-sheet-action-exert-no = Nothing can be exerted.
nemo2-sheet-row = { $lowest ->
    [yes] Lower than all other rows
   *[no] From { $number }
}, “{ $title }”, { $color ->
    [green] green, a success
   *[red] red, a failure
}: { $does }.
nemo2-sheet-row-does = { $effects }
nemo2-sheet-row-nothing = nothing happens
nemo2-kind-level = Level of success
nemo2-sheet-level-from-yes = Any score below all other levels.
nemo2-sheet-level-from-no = From { $value } points on.
nemo2-sheet-level-outcome-win = The game is won.
nemo2-sheet-level-outcome-loss = The game is lost.
nemo2-sheet-level-outcome-survived = The game is neither won nor lost.
nemo2-sheet-epilogue = With the motive “{ $motive }”: { $tale }
nemo2-kind-officer = Officer card
nemo2-sheet-officer = With { $players } players. Decides on: { $duties }. Characters: { $characters }. { $gems ->
    [0] No gem at the start of a semi-cooperative game.
    [one] One gem at the start of a semi-cooperative game.
   *[other] { $gems } gems at the start of a semi-cooperative game.
}
nemo2-duty-exert-crew = exerting Crew
nemo2-duty-exert-hull = exerting Hull
nemo2-duty-movement-path = the way of the Nautilus
nemo2-duty-placement-choices = placing contacts and ships
nemo2-duty-hit-handling-and-upgrade-losses = hits, losses and upgrades given up for them
nemo2-duty-refit-pick = the upgrade of a Refit
nemo2-duty-treasures = treasures
nemo2-duty-gem-placement = placing gems
nemo2-duty-uprising-choices = uprisings
nemo2-duty-attack-targets = targets of attacks
nemo2-duty-tonnage-or-salvage = Tonnage or Salvage
nemo2-kind-knob = Setting of difficulty
nemo2-knob-deck-gems = Gems on the Adventure deck
nemo2-knob-start-upgrade = Start upgrade
nemo2-knob-hidden-contacts-frosted = Contacts at the start, Frosted Games rulebook
nemo2-knob-hidden-contacts-galakta = Contacts at the start, Galakta rulebook
nemo2-knob-start-ap = AP at the start
nemo2-knob-reinforcements = Reinforcement boxes
nemo2-knob-exert-losses = Losses of failed exertion
nemo2-knob-treacherous-tokens-in-bag = Treacherous Waters tokens in the bag
nemo2-sheet-knob-level-sailor = Sailor
nemo2-sheet-knob-level-officer = Officer
nemo2-sheet-knob-level-captain = Captain
nemo2-sheet-knob-printed = { $who }: { $value }.
nemo2-sheet-knob-hidden-contacts-frosted = { $who }: { $number } in all; each ocean says how many lie there.
nemo2-sheet-knob-hidden-contacts-galakta = { $who }: { $number } in all; each ocean says how many lie there.
nemo2-sheet-knob-reinforcements = { $who }: Notoriety { $first } and { $second }.
nemo2-sheet-knob-start-upgrade-sailor = { $who }: it is free, and may be declined.
nemo2-sheet-knob-start-upgrade-officer = { $who }: it costs 3 points of Nemo, Crew and Hull in any mix, and may be declined.
nemo2-sheet-knob-start-upgrade-captain = { $who }: it cannot be taken and goes to the display.
nemo2-sheet-knob-exert-losses-sailor = { $who }: always 1 of each exerted resource.
nemo2-sheet-knob-exert-losses-officer = { $who }: 1 if the lower die is a 1, else 2.
nemo2-sheet-knob-exert-losses-captain = { $who }: as many as the lower die shows.

## The map and the tracks

nemo2-kind-ocean-major = Major ocean
nemo2-kind-ocean-transition = Transition ocean
nemo2-sheet-ocean-die = Die { $value }: a placement die that shows { $value } places here.
nemo2-sheet-ocean-capacity = { $value ->
    [one] One space for a contact or ship.
   *[other] { $value } spaces for contacts and ships.
}
nemo2-sheet-ocean-contacts = Contacts at the start: Sailor { $sailor }, Officer { $officer }, Captain { $outer }, with the Galakta rulebook { $inner }.
nemo2-sheet-ocean-gem = A gem lies here at the start.
nemo2-sheet-link-movement = Movement link to: { $ocean }.
nemo2-sheet-link-placement = Dotted link, for placing only, to: { $ocean }.
nemo2-sheet-ocean-land = Land for an uprising: { $land }.
nemo2-kind-land = Land space
nemo2-sheet-land-oceans = Linked with: { $oceans }.
nemo2-sheet-land-score = A cube here at the end counts for Liberation; the motive multiplies it.
nemo2-brief-land = linked with { $oceans }
nemo2-kind-track = Track
nemo2-sheet-box = Box { $number } ({ $box }): { $does ->
    [lost] the game is lost
    [both] the game is lost; exerting adds { $exert }
   *[exert] exerting adds { $exert }
}{ $kind ->
    [wonder] ; wonder points at the end: { $vp }
    [science] ; science points at the end: { $vp }
    [character] ; { $vp } character VP at the end
    [penalty] ; penalty at the end: { $vp } VP
    [plain] ; { $vp } at the end
   *[none] {""}
}.
nemo2-sheet-notoriety = { $box }: { $effect ->
    [blue] the blue ships enter the ship bag
    [green] the green ships enter the ship bag
    [violet] Warships on the map turn violet, and later ones enter violet
    [die] one more black die in the Placement Phase
    [last] outlaw, the game is lost; it is the last box
   *[outlaw] outlaw, the game is lost
}{ $when ->
    [always] .
    [sailor] {" "}(Sailor).
    [officer] {" "}(Officer).
    [captain] {" "}(Captain).
   *[other] {" "}(motive “{ $motive }”).
}
nemo2-sheet-terror = Column { $number }, { $title }: { $vp } VP at the end if every row reaches it.
nemo2-terror-inconvenience = Inconvenience
nemo2-terror-nuisance = Nuisance
nemo2-terror-threat = Threat
nemo2-terror-danger = Danger
nemo2-terror-menace = Menace
nemo2-terror-scourge = Scourge

## Where it is now

nemo2-now-ship-ocean = { $ship } lies here: { $ocean }. Anybody may look at both sides.
nemo2-now-ship-tonnage = Sunk: { $ship } is Tonnage in this row: { $ocean }.
nemo2-now-ship-salvage = Sunk: it is Salvage and can be handed in for an upgrade.
nemo2-now-ship-at-hand = It has just been drawn or sunk.
nemo2-now-ship-bag = In the ship bag, in which so many tokens are: { $number }.
nemo2-now-ship-held = It waits beside the map.
nemo2-now-ship-discarded = It is discarded and returns when the bag is empty.
nemo2-now-token-unseen = Nobody has seen it yet. Tokens in the ship bag: { $number }; which ones they are, nobody may look up.
nemo2-now-card-card = It is being resolved.
nemo2-now-card-tableau = It lies in the tableau.
nemo2-now-card-pass = It lies on PASS.
nemo2-now-card-fail = It lies on FAIL.
nemo2-now-card-act = It has been drawn.
nemo2-now-card-to-come = It is still to come.
nemo2-now-card-unseen = Nobody has seen it yet; where it lies, nobody may look up.
nemo2-now-cannonballs = Cannonballs left on the card: { $number }.
nemo2-now-upgrade-installed = It is installed.
nemo2-now-upgrade-display = It is on display and can be bought by a Refit.
nemo2-now-upgrade-fail = It is destroyed and lies on FAIL.
nemo2-now-upgrade-aside = It is set aside, or gone for good.
nemo2-now-character-play = In play.
nemo2-now-character-gone = Sacrificed.
nemo2-now-treasure = Collected: { $collected }. In the bag: { $inside }. Discarded: { $gone }.
nemo2-now-motive-own = It is the motive of this voyage.
nemo2-now-motive-other = It is not the motive now.
nemo2-now-ocean = Spaces taken: { $taken } of { $capacity }; contacts: { $contacts }.
nemo2-now-ocean-ships = Ships: { $ships }.
nemo2-now-ocean-risen = Uprisings: { $lands }.
nemo2-now-ocean-gem = A gem lies here.
nemo2-now-ocean-nautilus = The Nautilus is here.
nemo2-now-land-risen = An uprising goes on here.
nemo2-now-land-free = No uprising here: the space is free.
nemo2-now-track = The marker stands on box { $box } ({ $name }): { $left } left, exerting adds { $exert }.
nemo2-now-level = The game would end here now, with { $score } points.
nemo2-now-officer-yes = { $seat }, who is captain now.
nemo2-now-officer-no = { $seat }.
nemo2-now-notoriety = Now { $number }, at most { $peak } so far. Reinforcements in this game: { $first } and { $second }.
nemo2-now-outlaw = Outlaw at { $number } with the motive of this voyage.
nemo2-now-tonnage = Ships in the shortest row: { $number }; bonus now: { $bonus } VP.
nemo2-now-cards = Cards in it: { $number }.
nemo2-now-deck-gems = Gems on it: { $number }.
nemo2-now-nautilus = She is here: { $ocean }.
nemo2-now-number = Number: { $number }.
nemo2-now-on-map = On the map: { $number }.
nemo2-now-supply = In the supply: { $number }.
nemo2-now-in-play = In play: { $number }.
nemo2-now-taken = Taken: { $number }.
nemo2-now-ap = AP now: { $number }.
nemo2-now-torpedo = Dice of a torpedo now: { $number }.

## What is counted in reports.

nemo2-counted-action = Actions
nemo2-counted-motive = Motives
nemo2-counted-card = Cards played
nemo2-counted-character = Characters sacrificed
nemo2-counted-upgrade = Upgrades
nemo2-counted-treasure = Treasures used
nemo2-counted-resource = Resources exerted
nemo2-counted-ship = Ships attacked
nemo2-counted-land = Uprisings incited
