### Endeavor: Deep Sea: what things are called, what is asked, what happened.

## General

endeavor-name = Endeavor: Deep Sea
endeavor-pitch = Dive from the sunlit shallows to the deepest zones with a crew of specialists. Explore an ocean that grows as you play, publish what you find, and use your influence to protect it.
endeavor-setting-players = how many play, from one to four
endeavor-setting-scenario = the scenario, 1 to 10
endeavor-setting-mode = against each other, together or alone
endeavor-setting-difficulty = how many of the seven goals a group must reach: 4, 5, 6 or 7
endeavor-none = –
endeavor-zone = { $slot } { $tile }
endeavor-place-sonar = sonar space { $number }
endeavor-place-dive = dive spot { $number }
endeavor-place-conserve = conservation space { $number }
endeavor-place-publish = publication space { $number }
endeavor-seat = { $seat }
endeavor-older-token = a token that was discarded unseen
endeavor-counted = { $number }{"\u00A0"}× { $what }
endeavor-either = { $first } or { $second }
endeavor-forecast-found = { $what }: { $chance }{ $number ->
    [one] {""}
   *[other] {" "}each
}
endeavor-outlook = drawing: { $what }

## Gains

endeavor-gain-rep = { $number } reputation
endeavor-gain-insp = { $number } inspiration
endeavor-gain-coord = { $number } coordination
endeavor-gain-ing = { $number } ingenuity
endeavor-gain-know = { $number } knowledge
endeavor-gain-influence = { $number } influence
endeavor-gain-any = { $number ->
    [one] { $number } step on any track
   *[other] { $number } steps on any track
}
endeavor-gain-low = { $number ->
    [one] { $number } step on the lowest track
   *[other] { $number } steps on the lowest track
}
endeavor-gain-disc = { $number ->
    [one] { $number } disc
   *[other] { $number } discs
}
endeavor-gain-discover = discover depth { $depths }{ $support ->
    [no] {" "}in any column
   *[other] {""}
}
endeavor-gain-action = action { $action }
endeavor-gain-action-changed = action { $action } – { $changes }
endeavor-gain-pay = { $number ->
    [one] pay { $number } disc: { $gain }
   *[other] pay { $number } discs: { $gain }
}
endeavor-gain-promote = promote a crew member
endeavor-gain-copy = copy a crew member
endeavor-modifier-tech-1 = technology level 1 higher
endeavor-modifier-cost-1 = 1 knowledge cheaper
endeavor-modifier-same-depth = a vessel at the same depth is enough
endeavor-modifier-tokens-1 = 1 more token
endeavor-modifier-from-here = from this zone
endeavor-modifier-this-zone = in this zone
endeavor-modifier-max-depth = depth { $depth } at most

## Questions to fate

endeavor-ask-start-zone = Which tile is the starting zone?
endeavor-ask-anchor-report = Which anchor report comes into the display?
endeavor-ask-level-five = Which crew member of level 5 comes to light?
endeavor-ask-wave = Who takes the Wave?
endeavor-ask-dive-token = Which dive token is it?
endeavor-ask-bonus-goal = Which bonus goal is revealed?
endeavor-ask-crisis = Which crisis breaks out?
endeavor-ask-new-report = Which report refills the display?
endeavor-ask-tile-drawn = Which tile of depth { $depth } is drawn?

## Questions

endeavor-ask-launch = { $seat }, where do you launch your vessel?
endeavor-ask-recruit = { $seat }, whom do you recruit?
endeavor-ask-vessel = { $seat }, which vessel travels?
endeavor-ask-travel = { $seat }, where to?
endeavor-ask-sonar = { $seat }, on which sonar space?
endeavor-ask-dive = { $seat }, at which dive spot?
endeavor-ask-conserve = { $seat }, on which conservation space?
endeavor-ask-publish = { $seat }, on which publication space?
endeavor-ask-depths = { $seat }, from which depths do you draw?
endeavor-ask-tile = { $seat }, which tile do you keep?
endeavor-ask-pick = { $seat }, which token do you keep?
endeavor-ask-extra = { $seat }, take one more token from this spot?
endeavor-ask-any = { $seat }, which attribute advances?
endeavor-ask-low = { $seat }, which of your lowest attributes advances?
endeavor-ask-step = { $seat }, take the step on Ingenuity that launches a vessel?
endeavor-ask-influence = { $seat }, where does your influence go?
endeavor-ask-promote = { $seat }, whom do you promote?
endeavor-ask-order = { $seat }, what do you take next?
endeavor-ask-kind = { $seat }, which discs shall goal 3 count?
endeavor-ask-guardian = { $seat }, place a marker on the guardian space?
endeavor-ask-drift = { $seat }, the crisis moves your vessels { $way ->
    [up] up
   *[right] to the right
}, up to { $number ->
    [one] { $number } zone
   *[other] { $number } zones
}: which drifts next?
endeavor-ask-block = { $seat }, the crisis puts a disc from the supply on a crew member: on whom?
endeavor-ask-turn = { $seat }, your turn. Discs: { $cargo }, knowledge: { $knowledge }.
endeavor-ask-action = { $seat }, which action? Discs: { $cargo }, knowledge: { $knowledge }.
endeavor-ask-gained = { $seat }, you have gained: { $action }.
endeavor-ask-slot = { $seat }, where do you place the tile?
endeavor-ask-report = { $seat }, which report on the topic { $what }?
endeavor-ask-manage = { $seat }, whose disc do you take back? Left: { $number }.
endeavor-ask-option = { $seat }, which option shall goal { $number } have?

## Options

endeavor-option-launch = Launch in { $zone }: { $bonus }
endeavor-option-recruit = { $crew }, level { $level }: { $more }
endeavor-option-take = Take the step
endeavor-option-take-back = Disc of the { $crew }
endeavor-option-all = All discs
endeavor-all-but = All but the disc of the { $crew }
endeavor-option-done = That is all
endeavor-option-activate = { $crew }: { $actions }
endeavor-option-activate-report = Report { $report }: { $gain }
endeavor-option-idle = { $option } – nothing of it is possible now
endeavor-option-token-knowledge = Use { $token }: { $number } knowledge
endeavor-option-token-bonus = Use { $token }: { $gains }
endeavor-option-pass = Pass
endeavor-option-end = End the turn
endeavor-option-action = { $action }
endeavor-option-discover = Discover a zone
endeavor-option-copy = Copy the { $crew }
endeavor-option-vessel = Vessel in { $zone }
endeavor-option-to = To { $zone }: { $bonus }
endeavor-option-sonar = { $zone }, { $space }: { $bonus }
endeavor-option-dive = { $zone }, { $space } (tokens: { $tokens })
endeavor-option-conserve = { $zone }, { $space } for { $cost } knowledge: { $bonus }
endeavor-option-publish = { $zone }, { $space }, topic { $topic }
endeavor-option-publish-bonus = { $zone }, { $space }, topic { $topic }: { $bonus }
endeavor-option-report = { $report } for { $cost } knowledge, topics { $topics }: { $more }
endeavor-option-depth = One tile of depth { $depth }
endeavor-option-depths = Depths { $first } and { $second }
endeavor-option-keep = { $tile }, depth { $depth }: now { $bonus }; { $more }
endeavor-option-keep-special = { $tile }, depth { $depth }: now { $bonus }; { $more }. { $specials }
endeavor-option-place = In { $zone }
endeavor-option-pick = { $token }: { $halves }
endeavor-option-extra = One more token
endeavor-option-advance = { $attribute }: box { $box } to { $next }
endeavor-option-advance-level = { $attribute }: box { $box } to { $next }, level { $level }
endeavor-space = row { $row }, space { $col } ({ $features })
endeavor-space-unknown = row { $row }, space { $col }
endeavor-option-space = Marker on { $space }
endeavor-option-move = Move the marker (row { $row }, space { $col }) to { $space }
endeavor-option-cleanup = Advance on the cleanup track
endeavor-option-guard = Mark the guardian space
endeavor-option-promote = { $crew } becomes { $leader }: { $more }
endeavor-option-promote-disc = { $crew } (its disc goes to the supply) becomes { $leader }: { $more }
endeavor-option-gain = { $words }
endeavor-option-decline = Decline
endeavor-option-decline-rest = Decline the rest
endeavor-option-name = { $action }
endeavor-option-option = { $what } ({ $worth })
endeavor-option-block = { $crew }

## The log

endeavor-activated = { $seat } activates the { $crew }.
endeavor-activated-space = { $seat } uses the report { $report }.
endeavor-advanced = { $seat } advances { $attribute } to box { $box }.
endeavor-blocked = { $seat } must block the { $crew } with a disc.
endeavor-cleaned = { $seat } is at box { $box } of the cleanup track.
endeavor-conserved = { $seat } conserves at { $slot }, { $space }, for { $cost } knowledge.
endeavor-copied = { $seat } copies the { $crew }.
endeavor-declined = { $seat } declines.
endeavor-discovered = { $seat } discovers { $tile } at { $slot }.
endeavor-dived = { $seat } dives at { $slot }, { $space }.
endeavor-draws = { $seat } draws tiles of depth { $depth } and { $second }.
endeavor-draws-one = { $seat } draws a tile of depth { $depth }.
endeavor-drifted = { $seat } has a vessel drift from { $slot } to { $target }.
endeavor-forgot = { $seat } loses knowledge and keeps { $left }.
endeavor-idle = { $seat } can do nothing with it now.
endeavor-influenced = { $seat } places influence: row { $row }, space { $col }.
endeavor-launched = { $seat } launches a vessel at { $slot }.
endeavor-learned = { $seat } gains { $number } knowledge and has { $left }.
endeavor-linked = { $seat } links at { $slot }: { $space } with { $other } of { $partner }.
endeavor-looked = { $seat } looks at { $tile }.
endeavor-lost = { $seat } cannot use it: { $what }.
endeavor-named = { $seat } names { $kind } for goal 3.
endeavor-nobody = { $seat } finds nobody to recruit.
endeavor-ocean-full = { $seat } finds no place for a zone and gains influence.
endeavor-option = { $seat } decides what goal { $number } counts: { $option }.
endeavor-passed = { $seat } passes.
endeavor-promoted = { $seat } promotes the { $crew } to { $leader }.
endeavor-published = { $seat } publishes { $report } at { $slot }, { $space }, for { $cost } knowledge.
endeavor-recruited = { $seat } recruits the { $crew }.
endeavor-returned = { $seat } puts the other tile under the pile of depth { $depth }.
endeavor-scanned = { $seat } scans at { $slot }, { $space }.
endeavor-took-back = { $seat } takes back the disc of the { $crew }.
endeavor-took-token = { $seat } takes one { $token }.
endeavor-travelled = { $seat } travels from { $slot } to { $target }.
endeavor-wave = { $seat } takes the Wave.
endeavor-loaded = { $number ->
    [one] { $seat } gains { $number } disc and has { $left } in the cargo hold.
   *[other] { $seat } gains { $number } discs and has { $left } in the cargo hold.
}
endeavor-unloaded = { $number ->
    [one] { $seat } gives up { $number } disc and keeps { $left } in the cargo hold.
   *[other] { $seat } gives up { $number } discs and keeps { $left } in the cargo hold.
}
endeavor-used-token = { $seat } uses one { $token } for its { $half ->
    [knowledge] knowledge
   *[bonus] bonus
}.
endeavor-bonus-goal = Bonus goal: { $goal }.
endeavor-crisis = Crisis: { $crisis }.
endeavor-displayed = New in the display: { $report }.
endeavor-displayed-all = New in the display: { $reports }.
endeavor-five = Level 5 shows the { $crew }.
endeavor-over = The game is over.
endeavor-round = Round { $number } of { $of }.
endeavor-heading = { $round ->
    [0] Set-up
   *[other] Round { $round } of { $rounds }
}
endeavor-silted = Every dive spot with two or more tokens loses its top one.
endeavor-start-zone = { $tile } lies at { $slot }.
endeavor-won = The game is won: goals reached { $number }, needed { $of }.
endeavor-failed = The game is lost: goals reached { $number }, needed { $of }.
endeavor-reshuffled = { $number ->
    [one] { $number } discarded token becomes the new supply.
   *[other] { $number } discarded tokens become the new supply.
}
endeavor-lost-influence = no legal space for influence
endeavor-lost-promote = no junior to promote
endeavor-lost-travel = Travel is not possible
endeavor-lost-sonar = Sonar is not possible
endeavor-lost-dive = Dive is not possible
endeavor-lost-conserve = Conserve is not possible
endeavor-lost-publish = Publish is not possible

## The end

endeavor-end = The points have been counted.
endeavor-end-won = Enough goals have been reached.
endeavor-end-lost = Too few goals have been reached.

## Score sheet

endeavor-score-attributes = attributes
endeavor-score-influence = influence
endeavor-score-reports = research reports
endeavor-score-crew = level-5 crew
endeavor-score-leftovers = knowledge and discs
endeavor-score-goal-1 = goal 1: { $what }
endeavor-score-group-goal-1 = goal 1: { $what } ({ $have } of { $need })
endeavor-score-goal-2 = goal 2: { $what }
endeavor-score-group-goal-2 = goal 2: { $what } ({ $have } of { $need })
endeavor-score-goal-3 = goal 3: { $what }
endeavor-score-group-goal-3 = goal 3: { $what } ({ $have } of { $need })
endeavor-score-group-influence = points of influence, reports and crew ({ $have } of { $need })
endeavor-score-bonus-fresh-faces = Fresh Faces: junior crew members ({ $have } of { $need })
endeavor-score-bonus-veteran-staff = Veteran Staff: leaders without the start crew ({ $have } of { $need })
endeavor-score-bonus-full-charts = Full Charts: zones in the ocean ({ $have } of { $need })
endeavor-score-bonus-living-network = Living Network: completed links ({ $have } of { $need })
endeavor-score-bonus-deep-outposts = Deep Outposts: discs and vessels in the two deepest depths ({ $have } of { $need })
endeavor-score-bonus-rounded-institutes = Rounded Institutes: attribute tracks at level 4 or higher ({ $have } of { $need })

## The board as text

endeavor-board-round = { $round ->
    [0] Set-up
   *[other] Round { $round } of { $rounds }
} – { $scenario }{ $mode ->
    [competitive] {""}
   *[other] {" "}– goals needed: { $need }
}
endeavor-board-depth = Depth { $depth } | { $cells }
endeavor-board-slot = { $slot } ~
endeavor-board-cell = { $slot } { $tile } [vessels { $vessels }; discs { $discs }; tokens { $tokens }]
endeavor-board-held = { $number ->
    [1] { $seat }
   *[other] { $number } × { $seat }
}
endeavor-board-zone = { $slot } { $tile }: arrival { $arrival }; { $spaces }{ $linked ->
    [yes] {". "}Links: { $links }
   *[no] {""}
}{ $special ->
    [yes] {". "}Special: { $specials }
   *[no] {""}
}
endeavor-board-link = { $a } – { $b }: { $bonus }
endeavor-board-dive = { $space } (tokens: { $tokens })
endeavor-board-conserve = { $space } for { $cost } knowledge{ $owned ->
    [yes] {" "}[{ $owner }]
   *[no] {""}
}: { $bonus }
endeavor-board-publish = { $space }{ $owned ->
    [yes] {" "}[{ $owner }]
   *[no] {""}
}: { $topic }{ $has ->
    [yes] , { $bonus }
   *[no] {""}
}
endeavor-board-cave-left = { $space } from the left
endeavor-board-cave-up = { $space } from above
endeavor-board-cave-right = { $space } from the right
endeavor-board-sonar = { $space }{ $owned ->
    [yes] {" "}[{ $owner }]
   *[no] {""}
}: { $bonus }
endeavor-board-pile = depth { $depth }: { $left }
endeavor-board-piles = Piles: { $piles }
endeavor-board-tokens = Dive tokens in the supply: { $supply }, discarded: { $discarded }
endeavor-board-report = { $report } (cost { $cost }; { $topics }; { $more })
endeavor-board-display = Reports: { $reports }. Deck: { $deck }
endeavor-board-crew = { $crew } (level { $level }; { $more }; left: { $left })
endeavor-board-five = { $crew } (level 5; { $more }; on top of a pile of { $height })
endeavor-board-tray = Tray: { $crew }
endeavor-board-space = { $col } ({ $features }){ $held ->
    [yes] {" "}[{ $markers }]
   *[no] {""}
}
endeavor-board-form = Influence area. { $form }
endeavor-board-influence = Influence row { $number }: { $spaces }
endeavor-board-group = { $what }: { $have } of { $need }
endeavor-board-track = { $attribute } { $box } (level { $level })
endeavor-board-member = { $crew }{ $disc ->
    [yes] {" "}(disc)
   *[no] {""}
}
endeavor-board-own-report = { $report } ({ $spaces })
endeavor-board-activation = { $gain }
endeavor-board-activated = { $gain } – used
endeavor-board-seat = { $seat }: score { $score }, knowledge { $knowledge }, cargo { $cargo }, vessels { $vessels }{ $wave ->
    [yes] , the Wave
   *[no] {""}
}{ $turn ->
    [yes] , to act
   *[no] {""}
}{ $passed ->
    [yes] , passed
   *[no] {""}
}
endeavor-board-tracks = {"  "}{ $tracks }
endeavor-board-members = {"  "}crew: { $crew }
endeavor-board-owned = {"  "}tokens: { $tokens }; reports: { $reports }; influence markers: { $markers }{ $cleanup ->
    [0] {""}
   *[other] {"; "}cleanup: { $cleanup }
}
endeavor-board-income = {"  "}next preparation: crew up to level { $level }, new discs { $discs }, discs back { $take_back }
endeavor-group-influence = Points of influence, reports and crew
endeavor-group-goal-1 = Goal 1
endeavor-group-goal-2 = Goal 2
endeavor-group-goal-3 = Goal 3

## The drawer

endeavor-drawer-scenario = Scenario: { $name }
endeavor-drawer-crisis = This crisis may break out: { $crisis }. { $does }
endeavor-drawer-tokens = Unseen dive tokens: { $tokens }
endeavor-drawer-reports = Reports still in the deck: { $reports }
endeavor-drawer-under = { $seat } knows { $tile } under the pile of depth { $depth }.
endeavor-drawer-crew = { $crew }: { $free ->
    [yes] free
   *[no] { $why }
}
endeavor-drawer-possible = {"  "}{ $action } at { $places }
endeavor-drawer-impossible = {"  "}{ $action } nowhere: { $why }
endeavor-drawer-slot = { $slot }
endeavor-drawer-place = { $slot } ({ $space })
endeavor-goal-line = Goal { $number }: { $what } ({ $worth })
endeavor-goal-open = Goal { $number }: { $what }
endeavor-worth-each = each { $number }
endeavor-worth-most = most { $first }, second most { $second }
endeavor-worth-race = first { $first }, second { $second }
endeavor-worth-lead = each lead { $number }
endeavor-worth-group = the group needs { $number }

## Reasons

endeavor-why-action-impossible = within reach there is no space for this action.
endeavor-why-action-not-shown = no activated space shows this action, or it is used up.
endeavor-why-already-leader = this crew member is a leader already.
endeavor-why-already-there = the vessel is there already.
endeavor-why-below-max-depth = this Travel may not end so deep.
endeavor-why-cannot-decline = this cannot be declined.
endeavor-why-cave-from-its-side = this cave is used from the zone on its side.
endeavor-why-cave-not-by-depth = a vessel at the same depth opens no cave.
endeavor-why-cleanup-full = the cleanup track is at its end.
endeavor-why-copies-itself = it cannot copy itself.
endeavor-why-crew-occupied = there is a disc on this crew member already.
endeavor-why-crisis-binds = nobody can avoid a crisis.
endeavor-why-depth-not-open = these depths cannot be drawn now.
endeavor-why-dive-spot-empty = no token is left here.
endeavor-why-guardian-only = the guardian space is marked by filling a zone only.
endeavor-why-level-too-high = this crew member is above the recruitment level.
endeavor-why-marker-locked = this marker is locked.
endeavor-why-move-blocked = a marker moves to a free space only.
endeavor-why-must-launch = a vessel is launched at once.
endeavor-why-must-move = a marker that can move must move.
endeavor-why-no-actions = this side has no actions and no activation space.
endeavor-why-no-base = this zone is no base.
endeavor-why-no-contact = the space touches neither a start nor a marker.
endeavor-why-no-disc = there is no disc in the cargo hold.
endeavor-why-no-disc-for-report = using a report takes a disc from the cargo hold.
endeavor-why-no-disc-on-it = there is no disc on this crew member.
endeavor-why-no-disc-to-activate = activating takes a disc from the cargo hold.
endeavor-why-no-disc-to-pay = there is no disc to pay with.
endeavor-why-no-junior = there is no junior to promote.
endeavor-why-no-other-half = this token has no such half; some give knowledge only.
endeavor-why-no-such-answer = this is none of the possible answers.
endeavor-why-no-such-junior = there is no such junior in the own crew.
endeavor-why-no-such-space = there is no such space for this action.
endeavor-why-no-two-discs = this takes at least two discs on the own crew.
endeavor-why-no-vessel-there = there is no own vessel there.
endeavor-why-no-way-there = no way leads there from zone to zone.
endeavor-why-no-zone-above = no zone lies directly above.
endeavor-why-no-zone-there = there is no zone there.
endeavor-why-none-left = none of this kind is left.
endeavor-why-not-adjacent = a marker moves to a neighbouring space only.
endeavor-why-not-drawn = this tile was not drawn.
endeavor-why-not-drawn-here = this token was not drawn here.
endeavor-why-not-drifting = no own vessel is left there to drift.
endeavor-why-not-free = no own crew member of this kind has a free activation space.
endeavor-why-not-from-here = the vessel must start in the zone that grants this.
endeavor-why-not-gained = this is not among the gains.
endeavor-why-not-in-crew = this is no member of the own crew.
endeavor-why-not-leftmost = a sonar strip is filled from the left.
endeavor-why-not-lowest = another attribute is lower.
endeavor-why-not-now = this is not asked now.
endeavor-why-not-on-display = this report is not on display.
endeavor-why-not-own-crew = only an own crew member can be activated.
endeavor-why-not-own-vessel = no own vessel is there that could travel.
endeavor-why-not-this-action = another action was gained.
endeavor-why-not-visible = this tile of level 5 is not visible.
endeavor-why-not-your-marker = no own marker lies there.
endeavor-why-not-your-report = this is no activation space of an own report.
endeavor-why-nothing-done = a turn in which nothing was done is a pass.
endeavor-why-nothing-to-copy = only an own crew member with actions can be copied.
endeavor-why-nowhere-to-go = there is no zone that a vessel could travel to.
endeavor-why-one-activation = a turn has one activation only.
endeavor-why-one-vessel-only = only one vessel of each player may be there.
endeavor-why-other-depth = there is no own vessel at this depth.
endeavor-why-other-lane = the influence must go to another space of the lanes.
endeavor-why-other-option = the goal has two options, and this is neither.
endeavor-why-other-zone = it must be done in the zone that grants it, with a vessel there.
endeavor-why-outside-the-ocean = the ocean of this scenario does not reach there.
endeavor-why-pass-too-late = passing is possible only as the first decision of a turn.
endeavor-why-recruited-already = recruiting comes first in a preparation, and only once.
endeavor-why-rescue-closed = the rescue spaces open when the Fallen Star lies in the ocean.
endeavor-why-rescue-needs-presence = this takes a disc or vessel on the Fallen Star.
endeavor-why-sealed-zone = no vessel can enter this zone.
endeavor-why-shallowest-first = with no printed depth open the shallowest possible one is drawn.
endeavor-why-slot-taken = a zone lies here already.
endeavor-why-space-marked = a marker lies here already.
endeavor-why-space-occupied = a disc lies here already.
endeavor-why-space-used = this activation space has been used.
endeavor-why-start-crew = the start crew can be neither recruited nor promoted.
endeavor-why-start-space-only = a new marker begins on a free start space.
endeavor-why-tile-must-lie = after the draw one tile must be placed.
endeavor-why-token-not-held = this token is not yours.
endeavor-why-token-window = tokens are used in the own turn, between actions, not within one.
endeavor-why-too-deep = this depth is beyond the technology level.
endeavor-why-too-far = this is farther than the technology level allows.
endeavor-why-too-little-knowledge = there is too little knowledge.
endeavor-why-too-many-discs = the management level does not allow so many discs back.
endeavor-why-too-many-tokens = only one token may stay stored; use the others first.
endeavor-why-topic-not-on-display = no report on display shows the topic of this space.
endeavor-why-unknown-space = there is no such influence space.
endeavor-why-way-too-deep = the way there leads deeper than the technology level allows.
endeavor-why-wrong-depth = a tile belongs to its own depth.
endeavor-why-wrong-topic = this report does not show the topic of the space.
