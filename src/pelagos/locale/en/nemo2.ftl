### Nemo's War, second edition: what things are called, what is asked, what happened.

nemo2-name = Nemo's War (second edition)
nemo2-pitch = You are Captain Nemo, and twelve oceans are yours to roam. Choose what drives you, sink or spare the ships of the empires, and steer the Nautilus to the end of her story.
nemo2-none = –

## Settings

nemo2-setting-players = how many play, from one to four
nemo2-setting-mode = solo, cooperative or semi-cooperative
nemo2-setting-edition = whose rulebook decides where the two printings differ
nemo2-setting-motive = Nemo's motive, or to be asked when the game begins
nemo2-setting-level = the level of difficulty: sailor, officer or captain
nemo2-setting-deck_gems = level for the gems on the Adventure deck
nemo2-setting-start_upgrade = level for the upgrade at the start
nemo2-setting-hidden_contacts = level for the contacts on the map
nemo2-setting-start_ap = level for the action points at the start
nemo2-setting-reinforcements = level for the boxes that bring reinforcements
nemo2-setting-exert_losses = level for the losses of failed exertion
nemo2-setting-treacherous_tokens = level for the number of Treacherous Waters tokens
nemo2-setting-captain_hidden = where contacts lie at captain level
nemo2-setting-upgrade_shield = whether upgrades shield against hits only or against any loss
nemo2-setting-hit_choice_timing = whether a shield is chosen before or after the location of a hit
nemo2-setting-shield_pile = where destroyed upgrades go
nemo2-setting-crew_armor_limit = how often Crew Armor can be used
nemo2-setting-black_die_44 = whether the black die of box 44 stays or follows the marker
nemo2-setting-empty_bag_red = whether an empty bag brings the red ships early
nemo2-setting-rising_threat_order = what comes first when the Rising Threat is drawn
nemo2-setting-uncharted_island = whether the Uncharted Island forces an Adventure
nemo2-setting-emergency_scope = on which rolls emergency help is allowed
nemo2-setting-coordinated_count = which ships coordinated navies count
nemo2-setting-retain_window = when retained treasures can be used
nemo2-setting-coop_relinquish_lock = whether a captain's tile that was passed on must be kept for the turn
nemo2-setting-coop_gem_reward = whether a resigning captain must take a gem
nemo2-setting-taking_it_on_the_chin = variant: failed exertion costs by level
nemo2-setting-treacherous_waters = variant: tokens among the ships
nemo2-setting-relentless_pursuit = variant: Warships chase the Nautilus
nemo2-setting-coordinated_navies = variant: every ship counts against you
nemo2-setting-realistic_torpedoes = variant: torpedoes cannot reach monsters and airships

## Words

nemo2-resource-nemo = Nemo
nemo2-resource-crew = Crew
nemo2-resource-hull = Hull
nemo2-test-card = Card test
nemo2-test-search = Search
nemo2-test-rest = Rest
nemo2-test-repair = Repair
nemo2-test-refit = Refit
nemo2-test-incite = Incite
nemo2-test-fire = Warship fire
nemo2-test-attack = Attack
nemo2-test-torpedo = Torpedo
nemo2-test-fog = Fog Machine
nemo2-mode-bold = Bold attack
nemo2-mode-stalk = Stalk attack
nemo2-mode-torpedo = Torpedo attack
nemo2-pile-fail = FAIL
nemo2-pile-pass = PASS
nemo2-pile-box = the box
nemo2-group-0 = white
nemo2-group-1 = pale yellow
nemo2-group-2 = dark yellow
nemo2-group-3 = blue
nemo2-group-4 = green
nemo2-group-5 = orange
nemo2-group-6 = red
nemo2-group-7 = black
nemo2-phase-name-adventure = Adventure Phase
nemo2-phase-name-placement = Placement Phase
nemo2-phase-name-action = Action Phase
nemo2-phase-name-over = the game is over
nemo2-dice = { $dice }
nemo2-chance = { $good } in { $all }, { $percent }%
nemo2-chance-sure = certain
nemo2-chance-never = impossible
nemo2-chance-alone = { $percent }%
nemo2-chance-tiny = less than { $percent }%
nemo2-counted = { $number }{"\u00A0"}× { $treasure }
nemo2-priced = { $upgrade } ({ $cost })
nemo2-dotted = { $ocean } (placement only)
nemo2-mark-nautilus = the Nautilus
nemo2-mark-gem = a gem
nemo2-mark-fleet = the sunken treasure fleet

## The table

nemo2-board-turn = { $turn ->
    [0] Before the voyage
   *[other] { $act ->
        [0] Turn { $turn }
       *[other] Turn { $turn }, act { $act }
    }, { $phase }
}{ $lull ->
    [yes] {" "}(Lull)
   *[no] {""}
}. { $chosen ->
    [yes] Motive: “{ $motive }”. { $ap } AP. Notoriety { $notoriety }, outlaw at { $outlaw }.
   *[no] Motive: not chosen yet. { $ap } AP. Notoriety { $notoriety }.
}
nemo2-board-motive = The motive in the scoring: each of { $added }; points of { $times }
nemo2-board-notoriety = Notoriety boxes: { $first } blue ships, { $second } green ships, { $flip } Warships turn violet, { $die } one more black die; highest so far { $peak }
nemo2-board-resource = { $resource }: { $left } of { $most } left ({ $box }), exert +{ $exert }{ $kind ->
    [wonder] ; wonder points { $vp }
    [science] ; science points { $vp }
    [character] ; { $vp } VP
    [penalty] ; { $vp } VP
   *[none] {""}
}
nemo2-board-ocean = { $ocean } [{ $die }], spaces { $tokens } of { $capacity }, hidden { $contacts }; ships: { $ships }; uprisings: { $uprisings }; free lands: { $free }; leads to: { $links }{ $marked ->
    [yes] . Here: { $marks }
   *[no] {""}
}
nemo2-board-ship = { $ship } ({ $values })
nemo2-board-lands = Uprisings: { $lands }; cubes in the supply: { $left }, gray: { $gray }
nemo2-board-tonnage = Tonnage, { $ocean }: { $ships }
nemo2-board-terror = Terror of the Seas, by ships in the shortest row: { $points } VP
nemo2-board-salvage = Salvage: { $ships }
nemo2-board-bag = Ship bag: ships { $ships }, tokens { $tokens }; held back: { $held }; discarded: { $discarded }. Treasure bag: { $treasures }. Gems in the supply: { $gems }
nemo2-board-held = Held back, { $group }: { $ships }
nemo2-board-cards = Cards in the draw pile: { $pile }. Cards in the Adventure deck: { $deck }, gems on it: { $gems }. Card in hand: { $card }
nemo2-board-pass = PASS: { $cards }
nemo2-board-fail = FAIL: { $cards }
nemo2-board-tableau = Tableau: { $cards }
nemo2-board-upgrades = Installed: { $installed }. On display (Salvage cost): { $display }
nemo2-board-characters = In play: { $here }. Sacrificed: { $gone }
nemo2-board-treasures = Treasures: { $treasures }
nemo2-board-score = Score if the game ended now: { $score } ({ $level })
nemo2-board-seat = { $seat }: { $officer }{ $captain ->
    [yes] , captain
   *[no] {""}
}{ $semi ->
    [yes] ; { $glory } glory; gems: { $gems }, cards face up: { $passed }, face down: { $failed }
   *[no] {""}
}
nemo2-board-test = { $kind ->
    [fire] { $test }: { $needed } or more and it does no harm, modifier { $modifier }: { $good } in { $among } ({ $percent }%)
   *[test] { $test }: { $needed } or more, modifier { $modifier }; succeeds with { $good } in { $among } ({ $percent }%)
}
nemo2-board-rolled = { $test }: dice { $dice }, modifier { $modifier }, total { $total }; { $kind ->
    [fire] { $needed } or more does no harm: { $good ->
        [yes] no hit
       *[no] hit
    }
   *[test] { $needed } or more is needed: { $good ->
        [yes] success
       *[no] failure
    }
}
nemo2-board-modifier = {"  "}{ $value } { $reason } [{ $rule }]
nemo2-modifier-warships = Warships in the ocean
nemo2-modifier-ships = ships in the ocean
nemo2-modifier-uprisings = uprisings already here
nemo2-modifier-arcane-library = Arcane Library
nemo2-modifier-reinforced-armor = Reinforced Armor
nemo2-modifier-strengthened-prow = Strengthened Prow
nemo2-modifier-stalk = Stalk attack
nemo2-modifier-exert-nemo = Nemo exerted
nemo2-modifier-exert-crew = Crew exerted
nemo2-modifier-exert-hull = Hull exerted
nemo2-modifier-treasure = treasure spent
nemo2-modifier-help = emergency help

## The score sheet

nemo2-score-warships = Warships
nemo2-score-nonwarships = Non-Warships
nemo2-score-adventures = Adventures
nemo2-score-treasures = Treasures
nemo2-score-liberation = Liberation
nemo2-score-science = Science
nemo2-score-wonders = Wonders
nemo2-score-characters = Characters
nemo2-score-terror = Terror of the Seas
nemo2-score-penalties = Penalties

## Outlooks

nemo2-outlook-test = { $kind ->
    [fire] the Warship misses ({ $number } or more)
   *[test] { $test } succeeds ({ $number } or more)
}
nemo2-outlook-lull = two white dice show the same
nemo2-outlook-uprising = the uprising in { $ocean } goes on ({ $number } or more)

## Questions

nemo2-ask-act3-choice = { $seat }: Act Three begins. Change the motive, or add an upgrade to the display?
nemo2-ask-action = { $seat } ({ $ocean }): { $ap } AP. What next?
nemo2-ask-adventure-accept = { $seat }: “{ $card }” is drawn. Resolve it, or put it under the deck?
nemo2-ask-attack-mode = { $seat }: how to attack?
nemo2-ask-attack-target = { $seat }: attack what?
nemo2-ask-card-option = { $source ->
    [card] { $seat }: “{ $card }”. Which effect?
   *[other] { $seat }: which effect?
}
nemo2-ask-consent = { $seat }: this is your duty. Do you agree?
nemo2-ask-continue-attack = { $seat }: continue the attack?
nemo2-ask-cube-pick = { $seat }: which uprising is given up?
nemo2-ask-emergency-help = { $seat }: { $test }, dice { $dice }, total { $total }. Use emergency help?
nemo2-ask-exert = { $seat }: { $test }, modifier { $modifier }. Exert what?
nemo2-ask-first-captain = { $seat }: who is the first captain?
nemo2-ask-forgo-repair = { $seat }: how many Hull points are forgone to remove cannonballs?
nemo2-ask-captain-handover = { $seat }: pass the captain's tile to the left?
nemo2-ask-gem-ocean = { $seat }: which ocean gets the gem?
nemo2-ask-gem-reward = { $seat }: whose gem do you take?
nemo2-ask-hit-shield = { $seat }: { $total ->
    [0] a hit, { $left } more to come
   *[other] hit { $which } of { $total }
}. Bear it, or destroy an upgrade?
nemo2-ask-keep-card = { $seat }: a ship is sunk. Play a kept card?
nemo2-ask-land-space = { $seat }: where does the uprising begin?
nemo2-ask-loss-pick = { $seat }: which resource loses a point?
nemo2-ask-loss-shield = { $seat }: a loss. Bear it, or destroy an upgrade?
nemo2-ask-motive = { $seat }: what drives Captain Nemo?
nemo2-ask-move-path = { $seat }: where does the Nautilus go from { $ocean }?
nemo2-ask-place-anywhere = { $seat }: { $ship } comes ({ $ship_values }). Where in the world?
nemo2-ask-place-contact = { $seat }: { $ship } comes ({ $ship_values }). Which contact does it replace?
nemo2-ask-place-flip = { $seat }: which white ship turns into a Warship?
nemo2-ask-place-ocean = { $seat }: the ocean is full. Where does the contact go?
nemo2-ask-pursuit-order = { $seat }: which pursuer is rolled for next?
nemo2-ask-refit-pick = { $seat }: which upgrade is bought?
nemo2-ask-retain-treasure = { $seat }: use a retained treasure?
nemo2-ask-revive-pick = { $seat }: who returns?
nemo2-ask-sacrifice-pick = { $seat }: who is sacrificed?
nemo2-ask-salvage-payment = { $seat }: which Salvage is handed in?
nemo2-ask-ship-pick = { $seat }: which ship?
nemo2-ask-stalk-decline = { $seat }: { $target } is revealed ({ $target_values }). Fight?
nemo2-ask-start-payment = { $seat }: how are the three points paid?
nemo2-ask-start-upgrade = { $seat }: install the upgrade of the motive, { $upgrade }, or leave it on display?
nemo2-ask-tonnage-or-salvage = { $seat }: { $ship } is sunk ({ $ship_values }). Tonnage or Salvage?
nemo2-ask-tonnage-row = { $seat }: in which row does { $ship } lie?
nemo2-ask-treasure-bonus = { $seat }: { $test }, modifier { $modifier }. Spend a treasure?
nemo2-ask-treasure-discard = { $seat }: which treasure is discarded?
nemo2-ask-upgrade-pick = { $seat }: which upgrade joins the display?
nemo2-ask-uprising-order = { $seat }: which ocean is checked next?
nemo2-ask-uprising-response = { $seat }: the uprising falters. Support it for Notoriety, or give up a cube?
nemo2-ask-usurp = { $seat }: object to the captain?
nemo2-ask-usurp-answer = { $seat }: adopt the proposal?
nemo2-ask-white-pair = { $seat }: which two white dice are the pair?

## Rolls and draws

nemo2-draw-2d6 = { $test }: two dice, modifier { $modifier }
nemo2-draw-adventure = The next Adventure card
nemo2-draw-adventure-deck = A card of the Adventure deck
nemo2-draw-black-dice = The black dice
nemo2-draw-captain = Who is drawn as first captain
nemo2-draw-d6 = A die
nemo2-draw-place-dice = Dice for placing
nemo2-draw-red-group = A red ship
nemo2-draw-ship-bag = A draw from the ship bag
nemo2-draw-treasure-bag = A treasure
nemo2-draw-upgrades = An upgrade for the display
nemo2-draw-white-dice = The white dice

## Options

nemo2-option-accept = Let the roll stand
nemo2-option-adventure = Adventure ({ $cost } AP)
nemo2-option-adopt = Adopt it: { $answer }
nemo2-option-agree = Agree: { $answer }
nemo2-option-armor = Crew Armor: +1
nemo2-option-attack = Attack ({ $cost } AP)
nemo2-option-bear = Bear it
nemo2-option-bold = Bold attack: may be continued for Notoriety
nemo2-option-captain = { $seat }
nemo2-option-check = Check { $ocean }
nemo2-option-choose = { $effects }
nemo2-option-contact = A contact
nemo2-option-continue = Continue the attack
nemo2-option-decline = Decline
nemo2-option-discard = Discard { $treasure }
nemo2-option-draw = Draw lots
nemo2-option-end = End the phase
nemo2-option-exert = Exert { $resources }: +{ $bonus } ({ $chance })
nemo2-option-exert-nothing = Exert nothing ({ $chance })
nemo2-option-fight = Fight
nemo2-option-flip = Turn { $ship } ({ $ocean }) into { $back }: { $values }
nemo2-option-fog = Fog Machine ({ $cost } AP): Notoriety falls by two dice
nemo2-option-forgo = { $number ->
    [0] Keep the whole repair
    [one] Forgo { $number } Hull point
   *[other] Forgo { $number } Hull points
}
nemo2-option-gain = Gain a point of { $resource }
nemo2-option-gem = Take a gem from { $seat }
nemo2-option-give-up = Give up a cube
nemo2-option-hand-in = Hand in { $ship }
nemo2-option-incite = Incite ({ $cost } AP)
nemo2-option-install = { $price ->
    [0] Install it for nothing
   *[other] Install it for { $price } points of Nemo, Crew and Hull in any mix
}
nemo2-option-keep = Keep
nemo2-option-land = { $land }
nemo2-option-leave = Leave it on display
nemo2-option-look-for-upgrade = Add a set-aside upgrade to the display
nemo2-option-look = Look at what is hidden
nemo2-option-lose = Lose a point of { $resource }
nemo2-option-motive = { $motive } (worth { $score } so far{ $fatal ->
    [yes] ; already outlawed: the game would be lost)
   *[no] )
}
nemo2-option-move = Move ({ $cost } AP)
nemo2-option-none = Take no gem
nemo2-option-nothing = Nothing
nemo2-option-ocean = { $fight ->
    [yes] { $ocean }: the Nautilus is there and must fight it at once
   *[no] { $ocean }
}
nemo2-option-pair = { $a } and { $b }: { $lull ->
    [yes] a Lull
   *[no] { $ap } AP
}
nemo2-option-pass = Pass the tile on
nemo2-option-pay = Nemo { $nemo }, Crew { $crew }, Hull { $hull }
nemo2-option-pay-gem = Pay a gem and become captain
nemo2-option-play = Play { $card }
nemo2-option-propose = Propose: { $answer }
nemo2-option-pursuer = { $ship }: { $values }
nemo2-option-refit = Refit ({ $cost } AP)
nemo2-option-refuse = Refuse
nemo2-option-repair = Repair ({ $cost } AP)
nemo2-option-resolve = Resolve the card
nemo2-option-rest = Rest ({ $cost } AP)
nemo2-option-retain = Use { $treasure }: { $effects }
nemo2-option-return = Put it under the deck
nemo2-option-revive = { $character }
nemo2-option-row = Row of { $ocean }
nemo2-option-sacrifice = Sacrifice { $character }{ $gives ->
    [ap] : +{ $number } AP
    [bonus] : +{ $number }
    [reroll] : roll again
   *[nothing] {""}
} (penalty: { $penalty }{ $fatal ->
    [yes] : the game would be lost
   *[no] {""}
})
nemo2-option-salvage = Salvage
nemo2-option-scrap = Scrap the Crew Armor: +2
nemo2-option-search = Search ({ $cost } AP)
nemo2-option-shield = Destroy { $upgrade }
nemo2-option-ship = { $ship }: { $values }
nemo2-option-silent = Say nothing
nemo2-option-spend = Spend { $treasure }: +{ $bonus }
nemo2-option-spend-nothing = Spend nothing
nemo2-option-stalk = Stalk: +1, a reveal may be declined
nemo2-option-stay = Stay here
nemo2-option-stop = Stop
nemo2-option-support = Support it: Notoriety rises by the die
nemo2-option-target = { $ship }: { $values }
nemo2-option-token = Use { $token }: +2
nemo2-option-tonnage = Tonnage
nemo2-option-torpedo = Torpedo attack ({ $cost } AP)
nemo2-option-upgrade = { $upgrade } (Salvage cost { $cost }{ $scores ->
    [yes] ; installed at the end: { $points })
   *[no] )
}
nemo2-option-yield = Give way

## Effects

nemo2-do-nothing = nothing
nemo2-do-add-ap = +{ $number } AP
nemo2-do-add-group = the { $group } ships enter the bag
nemo2-do-act-three-choice = change the motive or look for an upgrade
nemo2-do-all = { $effects }
nemo2-do-then = { $first }. Then { $rest }
nemo2-do-or = { $first }; or { $second }
nemo2-do-begin-act = act { $number } begins
nemo2-do-begin-test = a test of { $number } ({ $may ->
    [yes] to exert: { $resources }
   *[no] nothing to exert
})
nemo2-do-buy-nothing = no upgrade, the Salvage is too little
nemo2-do-buy-upgrade = { $number ->
    [0] buy an upgrade
   *[other] buy an upgrade, { $number } cheaper
}
nemo2-do-change-notoriety = { $sign ->
    [up] Notoriety +{ $number }
   *[down] Notoriety −{ $number }
}
nemo2-do-choose = choose one: { $options }
nemo2-do-cut-ap-gain = { $number } AP less this turn
nemo2-do-discard-a-ship = discard a revealed ship here
nemo2-do-discard-all-here = discard everything in this ocean
nemo2-do-discard-treasures = discard { $number } of your treasures
nemo2-do-draw-card = draw the next card
nemo2-do-draw-treasures = { $number ->
    [one] draw a treasure
   *[other] draw { $number } treasures
}
nemo2-do-end-game = the game ends
nemo2-do-fight-ship = fight it for nothing ({ $mode })
nemo2-do-file-card = the card goes to { $pile }
nemo2-do-file-card-worth = the card goes to { $pile } ({ $points })
nemo2-do-fire-at-nautilus = Warship fire of { $number }
nemo2-do-fleet-marker = the treasure fleet lies in { $ocean }
nemo2-do-free-adventure = { $forced ->
    [yes] an Adventure for nothing, which has to be resolved
   *[no] an Adventure for nothing
}
nemo2-do-gain = gain { $number } { $resource }
nemo2-do-gain-any = { $number ->
    [one] gain { $number } resource of your choice
   *[other] gain { $number } resources of your choice
}
nemo2-do-gain-full = no gain, { $resource } is at the top of its track
nemo2-do-gem = a gem for { $ocean }
nemo2-do-gems-on-deck = { $number ->
    [one] { $number } gem on the Adventure deck
   *[other] { $number } gems on the Adventure deck
}
nemo2-do-gray-cubes = { $number ->
    [one] { $number } gray cube
   *[other] { $number } gray cubes
}
nemo2-do-help-bonus = +{ $number } to the roll
nemo2-do-help-reroll = roll again
nemo2-do-if = if { $condition }: { $effects }
nemo2-do-if-else = if { $condition }: { $effects }. Otherwise: { $otherwise }
nemo2-do-install-card = install { $upgrade }
nemo2-do-lose = lose { $number } { $resource }
nemo2-do-lose-any = { $number ->
    [one] lose { $number } resource of your choice
   *[other] lose { $number } resources of your choice
}
nemo2-do-move-free = { $number ->
    [one] move up to { $number } ocean for nothing
   *[other] move up to { $number } oceans for nothing
}
nemo2-do-move-nautilus = the Nautilus goes to { $ocean }
nemo2-do-no-ap-this-turn = no AP this turn
nemo2-do-open-link = { $first } and { $second } are linked
nemo2-do-outcome = On success: { $passed }. On failure: { $failed }
nemo2-do-outcome-then = { $results }. In either case: { $after }
nemo2-do-pay = pay { $number } { $resource }
nemo2-do-pay-ap = pay { $number } AP
nemo2-do-pick-upgrade = add a set-aside upgrade to the display
nemo2-do-place = place in { $ocean }
nemo2-do-place-dice = place for { $number } dice
nemo2-do-play-turn = play this turn first
nemo2-do-remove-gem = the gem here goes
nemo2-do-repair-or-forgo = gain { $number } Hull, or forgo it against cannonballs
nemo2-do-required-repairs = cannonballs are put on the card; a Hull point that a green Repair forgoes removes one; with the last one gone the card goes to FAIL
nemo2-do-reveal-upgrades = { $number ->
    [one] { $number } upgrade more on display
   *[other] { $number } upgrades more on display
}
nemo2-do-revive = { $character } returns
nemo2-do-rising-threat = the red ships come
nemo2-do-roll-ocean = roll for an ocean
nemo2-do-sacrifice = sacrifice { $character }
nemo2-do-set-ap = AP are set to { $number }
nemo2-do-ship-enters = { $known ->
    [yes] { $ship } enters { $ocean }
   *[no] a ship enters { $ocean }
}
nemo2-do-sink-a-warship = sink a Warship here
nemo2-do-skip-action-phase = no Action Phase
nemo2-do-tested = { $test }. { $results }
nemo2-do-tonnage = { $number } VP as Tonnage
nemo2-do-turn-torpedo = from now on torpedoes roll one die
nemo2-do-uprising = { $where ->
    [any] an uprising on any free land
   *[ocean] an uprising in { $ocean }
}
nemo2-worth-adventure = { $number } adventure VP
nemo2-worth-science = { $number ->
    [one] 1 science point
   *[other] { $number } science points
}
nemo2-worth-wonder = { $number ->
    [one] 1 wonder point
   *[other] { $number } wonder points
}
nemo2-worth-character = { $number } character VP
nemo2-worth-warship = { $number } Warship VP
nemo2-worth-nonwarship = { $number } Non-Warship VP
nemo2-worth-penalty = a penalty of { $signed } VP
nemo2-if-in-oceans = the Nautilus is here ({ $oceans })
nemo2-if-sank-warship-in = a Warship has just been sunk here ({ $oceans })
nemo2-if-anybody-in-play = a character is in play
nemo2-if-in-play = { $character } is in play
nemo2-if-in-play-and-window = { $character } is in play, { $window ->
    [action] in the Action Phase
    [help] as emergency help on a test
   *[sinking] after a sinking
}
nemo2-if-sacrificed-and-window = { $character } is sacrificed, { $window ->
    [action] in the Action Phase
    [help] as emergency help on a test
   *[sinking] after a sinking
}
nemo2-if-ship-here = a revealed ship lies in the ocean of the Nautilus
nemo2-if-warship-here = a revealed Warship lies in the ocean of the Nautilus
nemo2-if-uprising-possible = a cube is in the supply and a land of that ocean is free
nemo2-if-window-action = it is the Action Phase
nemo2-if-window-help = a test has just been rolled
nemo2-if-window-sinking = a ship has just been sunk

## What is at stake

nemo2-forecast-test = { $test }: { $number } or more with modifier { $modifier } succeeds: { $chance }
nemo2-forecast-fire = { $target ->
    [yes] { $ship } fires
   *[no] Fire without a ship
}: { $number } or more with modifier { $modifier } and it does no harm: { $chance }
nemo2-forecast-lies = { $test }: total { $total }, { $kind ->
    [fire] { $number } or more does no harm: { $good ->
        [yes] no hit
       *[no] hit
    }
   *[test] { $number } or more is needed: { $good ->
        [yes] success
       *[no] failure
    }
}
nemo2-forecast-end = {"  "}{ $result } ({ $chance }): { $effects }
nemo2-forecast-settled = {"  "}{ $result }: { $effects }
nemo2-forecast-settled-bare = {"  "}{ $result }
nemo2-forecast-bare = {"  "}{ $result }: { $chance }
nemo2-forecast-exertion = {"  "}Failing costs { $number } of each exerted resource ({ $resources }): { $chance }
nemo2-forecast-exertion-settled = {"  "}Letting it stand costs { $number } of each exerted resource as well: { $resources }
nemo2-forecast-defeat = {"  "}The game is lost, unless help or a shield prevents it: { $chance }
nemo2-forecast-defeat-settled = {"  "}Letting it stand loses the game.
nemo2-forecast-fatal = This loses the game at once.
nemo2-forecast-bonus = { $resource } +{ $bonus }
nemo2-forecast-may-exert = {"  "}May be exerted before the roll: { $offers }
nemo2-forecast-may-spend = {"  "}One treasure with a printed value may be spent for a bonus before the roll.
nemo2-forecast-effects = {"  "}What happens: { $effects }
nemo2-forecast-kept = It is kept in the tableau. It can be played { $when }: { $effects }. If it is never played: { $unused }.
nemo2-forecast-fog = Notoriety falls by two dice: { $low } to { $high }, { $number } on average.
nemo2-forecast-adventure = Top card of { $number }, { $gems ->
    [0] no gem on it
    [one] one gem on it: a treasure
   *[other] { $gems } gems on it: a treasure each
}
nemo2-forecast-ap-lost = { $number } AP are lost: only one is kept.
nemo2-forecast-target = { $ship }: { $fires ->
    [yes] fire without harm: { $spared }; { $sunk }
   *[no] does not fire; { $sunk }
}
nemo2-forecast-both = { $first }; { $second }
nemo2-forecast-sunk = { $mode } sinks: { $chance }
nemo2-forecast-contact = A contact. Ships in the bag: { $number }, Warships among them: { $warships }{ $tokens ->
    [0] {""}
   *[other] , tokens: { $tokens }
}. With nothing exerted: { $sunk }
nemo2-forecast-contact-risk = {"  "}A Warship fires first. Sinking it costs its skulls in Notoriety{ $torpedo ->
    [yes] {""}
   *[no] , a miss 1, with two natural ones 2
}.
nemo2-forecast-nothing-to-draw = The bag is empty: the contact goes and the attack ends.
nemo2-forecast-price = Notoriety +{ $number } for going on.
nemo2-forecast-check = The uprising in { $ocean } goes on with { $number } or more: { $chance }
nemo2-forecast-pursuer = { $ship } attacks: { $chance }
nemo2-forecast-locations = {"  "}Where a hit falls, of six faces: Nemo { $nemo }, Crew { $crew }, Hull { $hull }, nowhere { $none }
nemo2-forecast-motive = Under this motive the game would be worth { $score } now ({ $level }).
nemo2-end-pass = Success
nemo2-end-fail = Failure
nemo2-end-sunk = Sunk
nemo2-end-missed = Missed
nemo2-end-double = Missed with two natural ones
nemo2-end-spared = No hit
nemo2-end-hits = { $number ->
    [one] { $number } hit
   *[other] { $number } hits
}
nemo2-end-row = { $totals }, { $title }
nemo2-totals = { $low } to { $high }
nemo2-totals-most = up to { $number }
nemo2-totals-least = { $number } or more

## The log

nemo2-act = Act { $act } begins.
nemo2-action = Action: { $action }.
nemo2-action-adventure = Adventure
nemo2-action-attack = Attack
nemo2-action-fog = Fog Machine
nemo2-action-incite = Incite
nemo2-action-move = Move
nemo2-action-play = a kept card
nemo2-action-refit = Refit
nemo2-action-repair = Repair
nemo2-action-rest = Rest
nemo2-action-retain = a retained treasure
nemo2-action-sacrifice = a sacrifice
nemo2-action-search = Search
nemo2-action-torpedo = Torpedo attack
nemo2-adventure = The Adventure card is “{ $card }”.
nemo2-adventure-returned = “{ $card }” goes under the Adventure deck.
nemo2-ap-cut = This turn brings { $number } AP less.
nemo2-ap-set = AP are set to { $number }.
nemo2-attack = { $mode }.
nemo2-bag-refilled = The discarded ships return to the bag.
nemo2-black-dice = Black dice: { $dice }.
nemo2-captain = { $seat } is captain.
nemo2-card = Card: “{ $card }”.
nemo2-contact = A contact appears: { $ocean }.
nemo2-deck-gems = Gems on the Adventure deck: { $number }.
nemo2-destroyed = { $upgrade } is gone ({ $pile }).
nemo2-discarded = { $treasure } is discarded.
nemo2-entered = { $ship } appears: { $ocean }.
nemo2-epilogue = { $motive }, { $level }: { $tale }
nemo2-exerted = Exerted: { $resources }.
nemo2-extra-die = From now on a further black die is rolled.
nemo2-filed = “{ $card }” goes to { $pile }.
nemo2-fleet = The sunken treasure fleet lies here: { $ocean }.
nemo2-flipped = { $ship } becomes { $back }.
nemo2-gained = { $resource } +{ $number }.
nemo2-gained-ap = +{ $number } AP.
nemo2-gem = A gem appears: { $ocean }.
nemo2-gem-taken = { $seat } takes a gem from { $other }.
nemo2-glory = { $seat } has { $points } glory, place { $rank }.
nemo2-gray-cubes = Gray cubes on the card: { $number }.
nemo2-group = The { $group } ships enter the bag.
nemo2-hit = A hit, location { $die }: { $resource }.
nemo2-installed = { $upgrade } is installed.
nemo2-lost = { $resource } −{ $number }.
nemo2-lull = A Lull: two white { $die }.
nemo2-missed = Missed: { $ship } stays.
nemo2-motive = The motive is “{ $motive }”.
nemo2-moved = The Nautilus is here: { $ocean }.
nemo2-notoriety = Notoriety is { $number } ({ $by }).
nemo2-paid = { $number } { $resource } paid.
nemo2-paid-ap = { $number } AP paid.
nemo2-phase-over = The Action Phase ends with { $ap } AP.
nemo2-place-dice = Dice for placing: { $dice }.
nemo2-played = “{ $card }” is played.
nemo2-pursuit = { $ship } pursues: die { $die }.
nemo2-red-discarded = { $ship } is discarded.
nemo2-replaced = { $ocean }: a contact is { $ship }.
nemo2-result = { $test }: total { $total }, { $outcome ->
    [success] success
    [hits] the Nautilus is hit
    [missed] nothing is hit
   *[failure] failure
}.
nemo2-revealed = The contact is { $ship }.
nemo2-revived = { $character } returns.
nemo2-rolled = { $test }: dice { $dice }.
nemo2-rolled-ocean = The die names { $ocean }.
nemo2-row = { $test }: “{ $row }”.
nemo2-sacrificed = { $character } is sacrificed.
nemo2-salvage-paid = { $ship } is handed in.
nemo2-salvaged = { $ship } is Salvage.
nemo2-ship-discarded = { $ship } is discarded.
nemo2-spent = { $treasure } is spent for +{ $value }.
nemo2-start-paid = Paid for the upgrade: Nemo { $nemo }, Crew { $crew }, Hull { $hull }.
nemo2-sunk = { $ship } is sunk.
nemo2-swept = { $ocean }: everything is discarded.
nemo2-token = Treacherous Waters: “{ $token }”.
nemo2-tonnage = { $ship } is Tonnage: { $ocean }.
nemo2-torpedo = Torpedo: die { $die }, { $passed ->
    [yes] hit
   *[no] miss
}.
nemo2-treasure = Treasure: { $treasure }.
nemo2-tunnel = The tunnel between { $first } and { $second } is open.
nemo2-turn = Turn { $turn }.
nemo2-heading = { $turn ->
    [0] Before the voyage
   *[other] { $act ->
        [0] Turn { $turn } · { $phase }
       *[other] Act { $act }, turn { $turn } · { $phase }
    }
}
nemo2-upgrade-shown = { $upgrade } is on display.
nemo2-uprising = An uprising: { $land }.
nemo2-uprising-check = Uprising check, { $ocean }: die { $die } against { $strength }.
nemo2-uprising-ended = The uprising { $land } is given up.
nemo2-used-treasure = { $treasure } is used.
nemo2-usurped = { $seat } takes the captain's tile from { $other }.
nemo2-winner = { $seat } wins.
nemo2-white-dice = White dice: { $dice }.
nemo2-violet = Every Warship on the map but the gray ones turns to its violet side.
nemo2-defeat-nemo = Captain Nemo is broken. The game is lost.
nemo2-defeat-crew = No sailor is left. The game is lost.
nemo2-defeat-hull = The Nautilus is shattered. The game is lost.
nemo2-defeat-outlaw = The world hunts Nemo as an outlaw. The game is lost.
nemo2-defeat-oceans = The oceans are full of enemies. The game is lost.
nemo2-over-defeat = The voyage ends in defeat.
nemo2-over-fiasco = The voyage ends in a fiasco.
nemo2-over-status-quo = The voyage ends, and the world stays as it was.
nemo2-over-success = The voyage ends with a success.
nemo2-over-triumph = The voyage ends in triumph.
nemo2-verdict = { $outcome ->
    [win] The game is won
    [loss] The game is lost
   *[survived] The game is neither won nor lost
} with { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $level }).
nemo2-verdict-defeat = A defeat is not scored.
nemo2-tale-science-defeat = the laboratory falls silent, and the notebooks go down with the ship.
nemo2-tale-science-fiasco = a few smudged pages reach the surface and are filed as curiosities.
nemo2-tale-science-status-quo = the findings are printed and absorbed into textbooks without a name.
nemo2-tale-science-success = a new science of the deep is founded on this voyage.
nemo2-tale-science-triumph = an age of ocean study begins with what the Nautilus brought to light.
nemo2-tale-explore-defeat = the chart ends in an unfinished line.
nemo2-tale-explore-fiasco = half of the route can be retraced, and few try.
nemo2-tale-explore-status-quo = some new names appear on the maps.
nemo2-tale-explore-success = the hidden geography of the oceans is drawn at last.
nemo2-tale-explore-triumph = every later explorer sails in the wake of the Nautilus.
nemo2-tale-anti-imperialism-defeat = the rebels wait for a signal from the sea that never comes.
nemo2-tale-anti-imperialism-fiasco = a few harbours burn, and the garrisons return.
nemo2-tale-anti-imperialism-status-quo = the colonies win some words on paper.
nemo2-tale-anti-imperialism-success = one people after another forces its rulers to the table.
nemo2-tale-anti-imperialism-triumph = the empires let go, shore by shore.
nemo2-tale-war-defeat = the wolf of the sea is cornered.
nemo2-tale-war-fiasco = the navies mourn some good ships and build better ones.
nemo2-tale-war-status-quo = convoys form, and the war on war becomes a footnote.
nemo2-tale-war-success = the gun ships rust at anchor.
nemo2-tale-war-triumph = no warship dares leave harbour any more.

## Reasons

# What an answer would need, where its condition does not hold
nemo2-needs-anybody = this takes a character in play.
nemo2-needs-character = this takes { $character } in play.
nemo2-needs-oceans = this works only in: { $oceans }.
nemo2-needs-sacrificed = { $character } has to be sacrificed first.
nemo2-needs-ship = this takes a revealed ship in the ocean of the Nautilus.
nemo2-needs-sunk-warship = this takes a Warship that has just been sunk in: { $oceans }.
nemo2-needs-uprising = this takes an uprising cube in the supply and a free land of that ocean.
nemo2-needs-warship = this takes a revealed Warship in the ocean of the Nautilus.

nemo2-why-after-roll = this is decided before the dice are rolled.
nemo2-why-already-checked = this ocean has been checked already.
nemo2-why-armor-used = Crew Armor has been used already.
nemo2-why-beyond-torpedoes = torpedoes cannot reach this target.
nemo2-why-bold-attack-only = Crew Armor helps only with the roll of a Bold attack.
nemo2-why-condition = its condition does not hold.
nemo2-why-cube-already = there is an uprising already.
nemo2-why-deck-empty = the Adventure deck is empty.
nemo2-why-exert-not-listed = this resource cannot be exerted here.
nemo2-why-exert-one-only = only one resource can be exerted here.
nemo2-why-exert-twice = each resource can be exerted once.
nemo2-why-fog-without-help = the roll of the Fog Machine allows no emergency help.
nemo2-why-gem-already = a gem lies there already.
nemo2-why-gem-is-due = a gem has to be taken.
nemo2-why-gem-not-adjacent = it is not next to this ocean.
nemo2-why-gives-no-help = this character cannot help with a roll.
nemo2-why-gives-no-points = this character gives no action points.
nemo2-why-immune = this captain has usurped in this turn and is safe.
nemo2-why-land-not-linked = this land is not linked to the ocean.
nemo2-why-mode-fixed = the mode of attack stays for the whole series.
nemo2-why-motive-already = this is the motive already.
nemo2-why-must-fight = this fight cannot be declined.
nemo2-why-must-move = the Nautilus has to move now.
nemo2-why-must-sacrifice = a character has to be sacrificed.
nemo2-why-no-action-points = there are too few action points.
nemo2-why-no-contact-here = no contact lies there.
nemo2-why-no-contact-to-attack = no contact lies in the ocean of the Nautilus.
nemo2-why-no-continuation = there is no fight to continue.
nemo2-why-no-crew-armor = no Electro-Powered Crew Armor is installed.
nemo2-why-no-cube-here = there is no uprising there.
nemo2-why-no-cubes-left = no uprising cube is left in the supply.
nemo2-why-no-fog-machine = no Fog Machine is installed.
nemo2-why-no-free-land = every land of this ocean has its uprising already.
nemo2-why-no-gem = without a gem of your own you cannot usurp.
nemo2-why-no-gem-here = there is no gem in this ocean.
nemo2-why-no-gem-there = no gem can be taken from this player.
nemo2-why-no-link = no movement link leads there.
nemo2-why-no-pursuer = no pursuit roll is due for this ship.
nemo2-why-no-row-there = this ocean has no row of its own.
nemo2-why-no-salvage-from-effects = what an effect sinks can only be Tonnage.
nemo2-why-no-such-choice = the card does not offer this.
nemo2-why-no-such-pair = these are not two of the white dice.
nemo2-why-no-such-player = nobody sits there.
nemo2-why-no-target = there is nothing to attack.
nemo2-why-no-token-effect = this treasure has no effect to use.
nemo2-why-no-torpedoes = no Steam Torpedoes are installed.
nemo2-why-no-upgrade-on-display = no upgrade is on display.
nemo2-why-no-upgrade-set-aside = no upgrade is set aside any more.
nemo2-why-no-warship = this is not a Warship.
nemo2-why-no-white-ship = no such white ship lies on the map.
nemo2-why-not-adjacent = it is not next to this ocean.
nemo2-why-not-collected = this treasure has not been collected.
nemo2-why-not-in-salvage = this ship is not among the Salvage.
nemo2-why-not-in-tableau = this card is not in the tableau.
nemo2-why-not-installed = this upgrade is not installed.
nemo2-why-not-now = something else is asked now.
nemo2-why-not-on-display = this upgrade is not on display.
nemo2-why-not-proposable = this is no other legal decision here.
nemo2-why-not-proposed = something else has been proposed.
nemo2-why-not-sacrificed = this character has not been sacrificed.
nemo2-why-not-set-aside = this upgrade is not set aside.
nemo2-why-not-spendable = this treasure has no printed value to spend.
nemo2-why-not-yours = this belongs to another player.
nemo2-why-ocean-full = this ocean has no free space.
nemo2-why-pay-fatal = this payment would lose the game.
nemo2-why-placement-only = this link serves for placing, not for moving.
nemo2-why-row-not-adjacent = this row belongs to an ocean elsewhere.
nemo2-why-sacrifice-window = a sacrifice brings nothing at this moment.
nemo2-why-sacrificed = this character has been sacrificed.
nemo2-why-salvage-full = all four Salvage spaces are taken.
nemo2-why-secret = nobody may look at this.
nemo2-why-target-elsewhere = this ship is not in the ocean of the Nautilus.
nemo2-why-three-points-due = exactly three points are to be paid.
nemo2-why-too-little-salvage = there is too little Salvage.
nemo2-why-too-much-forgone = so many points cannot be forgone.
nemo2-why-torpedo-used = the torpedoes have been used in this phase.
nemo2-why-treasure-window = this treasure is for another moment.
nemo2-why-wrong-window = it cannot be used at this moment.

## Errors of the tables and settings


## The drawer

nemo2-drawer-kept = Kept: { $card }, { $when }: { $effects }. If it is never played: { $unused }
nemo2-drawer-token = Token: { $treasure }: { $effects }
nemo2-window-action = in the Action Phase
nemo2-window-sinking = after a sinking
nemo2-window-other = at the moment it speaks of
nemo2-window-if = { $window }, if { $condition }
nemo2-drawer-bag = In the ship bag: { $number }
nemo2-drawer-held = Held back: { $number }
nemo2-drawer-discarded = Discarded: { $number }
nemo2-drawer-ship = { $front } / { $back }
nemo2-drawer-treasures = In the treasure bag: { $treasures }
nemo2-drawer-lost = Discarded treasures: { $treasures }
nemo2-drawer-tokens = Tokens in the ship bag: { $number }. Not seen yet: { $tokens }
nemo2-drawer-stack = { $seat }, face up: { $up }; face down: { $down }
nemo2-drawer-motive = Score under the motive { $motive }: { $score } ({ $level }). { $sources }
nemo2-drawer-source = { $source } { $points }

## Boxes of the resource tracks

nemo2-box-nemo = full
nemo2-box-strong = strong
nemo2-box-determined = determined
nemo2-box-steady = steady
nemo2-box-erratic = erratic
nemo2-box-unstable = unstable
nemo2-box-broken = broken
nemo2-box-crew = full
nemo2-box-fresh = fresh
nemo2-box-fit = fit
nemo2-box-tired = tired
nemo2-box-spent = spent
nemo2-box-killed = killed
nemo2-box-hull = full
nemo2-box-shipshape = shipshape
nemo2-box-fighting-trim = fighting trim
nemo2-box-seaworthy = seaworthy
nemo2-box-listing = listing
nemo2-box-shattered = shattered

nemo2-moment = { $act ->
    [0] Before the voyage
   *[other] Act { $act }, turn { $turn } · { $phase }
}
