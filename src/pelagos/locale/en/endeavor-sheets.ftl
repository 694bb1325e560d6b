### Endeavor: Deep Sea: what can be read on cards, tiles, tracks and scenario sheets, and where they are.

## Kinds of things

endeavor-kind-crew = crew member
endeavor-kind-report = research report
endeavor-kind-token = dive token
endeavor-kind-supply = supply
endeavor-kind-tile = ocean tile
endeavor-kind-pile = pile and depth of the ocean
endeavor-kind-track = track
endeavor-kind-board = player board
endeavor-kind-action = action
endeavor-kind-scoring = scoring
endeavor-kind-scenario = scenario
endeavor-kind-goal = goal of a scenario
endeavor-kind-influence = influence area
endeavor-kind-bonus-goal = bonus goal of the group
endeavor-kind-crisis = crisis of the group

## In a few words

endeavor-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
endeavor-brief-more = { $first }; { $second }
endeavor-brief-at-once = at once { $gains }
endeavor-brief-idle = no actions
endeavor-brief-actions = { $actions }
endeavor-brief-scores = as a leader { $points }
endeavor-brief-scores-each = as a leader { $points } per { $what }
endeavor-brief-scores-per = as a leader { $points } per { $per } { $what }
endeavor-brief-you = you: { $gains }
endeavor-brief-others = others: { $gains }
endeavor-brief-spaces = to be activated: { $gains }
endeavor-brief-arrival = arrival { $gains }
endeavor-brief-tokens = { $number ->
    [one] { $number } dive token
   *[other] { $number } dive tokens
}
endeavor-brief-sonar = { $number ->
    [one] { $number } sonar space
   *[other] { $number } sonar spaces
}
endeavor-brief-conserve = { $number ->
    [one] { $number } conservation space
   *[other] { $number } conservation spaces
}
endeavor-brief-publish = { $number ->
    [one] { $number } publication space
   *[other] { $number } publication spaces
}
endeavor-for-links-shared-with-opponents = links with other players
endeavor-for-conserve-discs-in-best-zone = conservation disc in your best zone
endeavor-for-complete-topic-sets = set of four topics
endeavor-for-depths-with-publish-disc = depth with your publication disc
endeavor-for-zones-with-conserve-disc = zone with your conservation disc
endeavor-for-other-leader-crew = other leader of yours
endeavor-for-zones-with-disc-or-vessel = zones with your disc or vessel
endeavor-for-empty-dive-spots-in-ocean = empty dive spots

## Crew

endeavor-printed-crew-level = { $value ->
    [0] The start crew: everybody begins with one, on its leader side and with a disc on it. It is neither recruited nor promoted.
   *[other] Level { $value }: whoever recruits it needs recruitment level { $value } (reputation).
}
endeavor-printed-crew-copies = { $value ->
    [one] There is only one of this kind.
   *[other] There are { $value } of this kind.
}
endeavor-sheet-recruited = Whoever recruits it gains at once: { $gains }.
endeavor-sheet-promoted = Whoever promotes it gains at once: { $gains }.
endeavor-sheet-leader = Promoted, it becomes { $leader }. A disc that lies on it goes to the supply.
endeavor-sheet-junior = Before its promotion it is { $junior }.
endeavor-sheet-no-actions = This side has no activation space and no actions.
endeavor-sheet-action = For 1 disc on its activation space it does: { $actions }.
endeavor-sheet-actions = For 1 disc on its activation space it does all of these, in any order: { $actions }.
endeavor-sheet-copying = To copy, choose another crew member of yours that has actions, with or without a disc on it, and do those; its disc does not move.
endeavor-sheet-scores = At the end its leader side is worth { $points }. The junior side scores nothing.
endeavor-sheet-scores-each = At the end its leader side counts { $what }: { $points } for each. The junior side scores nothing.
endeavor-sheet-scores-per = At the end its leader side counts { $what }: { $points } for every { $per }, rounded down. The junior side scores nothing.
endeavor-counted-links-shared-with-opponents = the completed links between a disc of yours and a disc of somebody else
endeavor-counted-conserve-discs-in-best-zone = your conservation discs in the one zone where you have most of them
endeavor-counted-complete-topic-sets = your complete sets of all four topics, on reports and under your influence markers
endeavor-counted-depths-with-publish-disc = the depths at which you have a publication disc
endeavor-counted-zones-with-conserve-disc = the zones in which you have a conservation disc
endeavor-counted-other-leader-crew = your other crew members on their leader side, the start crew included
endeavor-counted-zones-with-disc-or-vessel = the zones in which you have a disc or a vessel
endeavor-counted-empty-dive-spots-in-ocean = the dive spots in the ocean without tokens, whoever emptied them

## Reports

endeavor-printed-reports-cost = { $value ->
    [0] Publishing it costs 1 disc and no knowledge.
   *[other] Publishing it costs { $value } knowledge and 1 disc.
}
endeavor-printed-reports-anchor = { $value ->
    [true] An anchor report: four of them lie on display at the start, the others leave the game.
   *[false] It begins in the deck.
}
endeavor-printed-reports-vp = { $value ->
    [0] It is worth no points.
    [one] It is worth { $value } point at the end.
   *[other] It is worth { $value } points at the end.
}
endeavor-sheet-topics = { $number ->
    [one] Topic: { $topics }. It is published on a space of this topic, and its symbol counts for goals and leaders.
   *[other] Topics: { $topics }. It is published on a space of either topic, and both symbols count for goals and leaders.
}
endeavor-sheet-report-you = Whoever publishes it gains at once: { $gains }.
endeavor-sheet-report-others = Then everybody else gains at once: { $gains }.
endeavor-sheet-report-space = Activation space: once in the game, as the activation of a turn, 1 disc on it gives: { $gain }. The disc stays there.
endeavor-sheet-report-spaces = { $number } activation spaces: once in the game each, as the activation of a turn, 1 disc on one gives: { $gain }. The discs stay there.

## Dive tokens

endeavor-printed-dive-tokens-knowledge = It gives { $value } knowledge.
endeavor-printed-dive-tokens-copies = Of this kind there are { $value }.
endeavor-sheet-token-other = Instead of its knowledge it can give: { $gains }.
endeavor-sheet-token-use = A Dive takes it from the top of a dive spot. It is used in the own turn, before, between or after actions, for one of its halves, and is discarded then. At the end of a turn only one token may stay with its owner.
endeavor-sheet-token-score = Still stored at the end, its { $knowledge } knowledge counts with the other knowledge and the discs: 1 point for every 3.
endeavor-sheet-tokens = Dive tokens
endeavor-sheet-token = { $copies } × { $token }: { $halves }.

## Bonus goals and crises

endeavor-bonus-counts-junior-crew = All players together count their crew members on the junior side.
endeavor-bonus-counts-leader-crew-without-team-leader = All players together count their crew members on the leader side, without the start crew.
endeavor-bonus-counts-ocean-zones = All players together count the zones in the ocean, the starting zones included.
endeavor-bonus-counts-completed-links = All players together count the completed links in the ocean, each once.
endeavor-bonus-counts-discs-and-vessels-two-deepest-depths = All players together count their discs and vessels in zones of the two deepest depths of the scenario.
endeavor-bonus-counts-tracks-at-level-4 = All players together count their attribute tracks at level 4 or higher.
endeavor-sheet-needed = Needed together: { $one } alone, { $two } with two players, { $three } with three, { $four } with four.
endeavor-sheet-bonus-use = One bonus goal is revealed at the start of each of the first three rounds. It counts like any other goal of the group.
endeavor-crisis-does-vessels-up = Everybody moves each of their vessels { $number ->
    [one] { $number } zone
   *[other] { $number } zones
} straight up, or as far as it gets. There is no arrival bonus.
endeavor-crisis-does-vessels-right = Everybody moves each of their vessels { $number ->
    [one] { $number } zone
   *[other] { $number } zones
} to the right at the same depth, or as far as it gets. There is no arrival bonus.
endeavor-crisis-does-lose-discs = Everybody puts { $number ->
    [one] { $number } disc
   *[other] { $number } discs
} from the cargo hold back into the supply, or all there are.
endeavor-crisis-does-lose-knowledge = Everybody loses { $number } knowledge, or all there is, and discards a stored dive token.
endeavor-crisis-does-block-crew = Everybody in turn order puts { $number ->
    [one] { $number } disc
   *[other] { $number } discs
} from the supply on free activation spaces of their own crew. Who has none is spared.
endeavor-crisis-does-dive-spots = Every dive spot with at least 2 tokens loses its top { $number ->
    [one] token
   *[other] { $number } tokens
}, unseen. No special of a zone is triggered.
endeavor-sheet-crisis-use = From round 4 on a crisis breaks out at the start of every round. Nobody can refuse it.

## Ocean tiles

endeavor-sheet-tile-depth = Depth { $depth }.
endeavor-sheet-tile-only = It is used only in scenarios that name it.
endeavor-sheet-discovery = Whoever discovers it gains: { $gains }.
endeavor-sheet-arrival = Every vessel that travels here or is launched here brings its owner: { $gains }.
endeavor-sheet-also = { $first } { $second }
endeavor-sheet-marked = It is marked.
endeavor-sheet-from-left = It is used from the zone to the left.
endeavor-sheet-from-up = It is used from the zone above.
endeavor-sheet-from-right = It is used from the zone to the right.
endeavor-sheet-dive-spot = Dive: { $space }, tokens: { $tokens }.
endeavor-sheet-sonar-space = Sonar: { $space } costs 1 disc and gives: { $gains }.
endeavor-sheet-sonar-after = It opens when there is a disc on { $before }.
endeavor-sheet-conserve-space = Conserve: { $space } costs { $cost } knowledge and 1 disc and gives: { $gains }.
endeavor-sheet-publish-space = Publish: { $space } costs 1 disc and takes a report on the topic { $topic }.
endeavor-sheet-publish-bonus = It also gives: { $gains }.
endeavor-sheet-link = Link of { $a } and { $b }: as soon as discs lie on both, each owner gains: { $gains }.
endeavor-sheet-depth = Depth { $number }
endeavor-sheet-tile-row = { $tile }: { $brief }.
endeavor-sheet-depth-top = A tile of depth 1 comes into the ocean by discovery, in any free slot of the top row.
endeavor-sheet-depth-below = A tile of this depth comes into the ocean by discovery, below a zone of the depth above.
endeavor-sheet-depth-level = Only a vessel with technology level { $number } gets there.
endeavor-sheet-hidden-tile = The piles are face down. Only whoever draws tiles sees them; one is kept, the other goes under its pile.
endeavor-sheet-ocean-tile = Face-down ocean tile
endeavor-place = { $name }
endeavor-special-marked = With a disc of your own on { $where }: { $rule }
endeavor-special-field = At { $where }: { $rule }
endeavor-special-zone = In the whole zone: { $rule }
endeavor-special-after-dive = after a Dive you gain: { $gains }.
endeavor-special-dive = a Dive gives: { $gains }.
endeavor-special-dive-spot-emptied = after the Dive that takes the last token, everybody with a vessel in the zone may take this: { $gains }. The active player begins.
endeavor-special-after-each-conserve = after each Conserve in this zone you may take this: { $gains }. That one brings no further one.
endeavor-special-after-conserve = after a Conserve you may take this: { $gains }.
endeavor-special-all-conserve-filled = when the last conservation space is filled, everybody with a disc here may take this: { $gains }. The active player begins.
endeavor-special-sonar = a Sonar gives: { $gains }.
endeavor-special-travel-out = whenever a vessel of yours leaves the zone by Travel, you gain this before the arrival bonus: { $gains }.
endeavor-special-permanent = always { $gains }.
endeavor-special-token-for-each = each token that you take here gives { $gains } for every such disc.
endeavor-special-token-taken = each token that you take here gives: { $gains }.
endeavor-special-rule-dive-choose-2 = a Dive takes the top two tokens; you keep one and discard the other.
endeavor-special-rule-discover-unsupported = a tile discovered from here needs no zone above it.
endeavor-special-rule-no-entry = no vessel may enter or pass through. Each cave is used from the zone on its side.
endeavor-special-rule-one-vessel-per-player = everybody may have at most one vessel here.
endeavor-special-rule-tech-1 = a Travel that starts here counts the technology level 1 higher.

## The player board

endeavor-sheet-level = Boxes { $boxes }: level { $level }, { $points } at the end.
endeavor-gives-rep = Recruitment level: the highest level of crew that you may recruit.
endeavor-gives-insp = Workforce level: so many discs you gain in every preparation.
endeavor-gives-coord = Management level: at most so many discs you take back from your crew in every preparation.
endeavor-gives-ing = Technology level: so many zones far and so deep your vessels may travel.
endeavor-sheet-influence-box = Whenever the marker lands on box { $box }, you gain 1 influence at once.
endeavor-sheet-overflow = A step beyond box { $last } leads to box { $box } instead and gives 1 influence.
endeavor-sheet-vessel-boxes = The first time the marker reaches each of these boxes, another vessel is launched at once: { $boxes }.
endeavor-sheet-knowledge = Knowledge
endeavor-sheet-knowledge-most = The track goes from 0 to { $most }. What would go beyond { $most } is lost.
endeavor-sheet-knowledge-use = It pays for conservation spaces and for reports. It must be there when the action starts.
endeavor-sheet-board = Player board
endeavor-sheet-discs = { $number } discs in the own colour.
endeavor-sheet-markers = { $number } influence markers.
endeavor-sheet-vessels = { $number } vessels and no more.
endeavor-unlimited-discs = Discs never run out: use something else if they do.
endeavor-unlimited-influence-markers = Influence markers never run out: use something else if they do.
endeavor-sheet-board-use = Discs in the cargo hold can be spent: 1 to activate a crew member or a report, 1 more for each Sonar, Conserve or Publish. Discs in the supply cannot be spent.
endeavor-sheet-travel = Move one of your vessels, from zone to neighbouring zone, at most as many zones far and as deep as your technology level. You gain the arrival bonus of the last zone.
endeavor-sheet-sonar = In a zone with a vessel of yours, put 1 disc on the leftmost free space of a sonar strip and gain what it shows. A discovery: draw two tiles of the depths shown, keep one, place it and gain its discovery bonus.
endeavor-sheet-dive = In a zone with a vessel of yours, take the top token of a dive spot. It needs no disc.
endeavor-sheet-conserve = In a zone with a vessel of yours, pay the knowledge of a free conservation space, gain its bonus and put 1 disc on it.
endeavor-sheet-publish = In a zone with a vessel of yours, choose a free publication space and a report on display with its topic. Pay the knowledge of the report, put 1 disc on the space and take the report with what it gives.
endeavor-sheet-scoring = Final scoring
endeavor-scoring-attributes = Attributes: each of the four tracks scores the points of its level.
endeavor-scoring-influence = Influence: each of your markers scores the points of its space.
endeavor-scoring-reports = Reports: the points printed on those you published.
endeavor-scoring-crew = Crew: what your level-5 leaders count.
endeavor-scoring-goals = The three goals of the scenario, with what most and second most of it bring. Who has none of it takes no part.
endeavor-scoring-leftovers = Knowledge and discs: 1 point for every 3 of knowledge, discs in the cargo hold and the knowledge on a stored token, rounded down.

## Scenarios

endeavor-sheet-ocean = The ocean has columns { $columns } and depths 1 to { $depth }.
endeavor-sheet-base = Vessels are launched at: { $tile }.
endeavor-sheet-base-any = Every zone of depth 1 is a base, where vessels are launched.
endeavor-sheet-start-zones = Zones at the start: { $zones }.
endeavor-sheet-random-tile = a random tile
endeavor-sheet-shuffled = Depth { $depth }, columns { $columns }: these tiles are shuffled and dealt: { $tiles }.
endeavor-sheet-shuffle-into-pile = { $tile } is shuffled into the pile of depth { $depth }.
endeavor-sheet-shuffle-into-top = { $tile } is shuffled among the top { $top } tiles of the pile of depth { $depth }.
endeavor-sheet-cleanup = The cleanup track has { $length } steps; the markers begin at { $start }.
endeavor-sheet-removed = Depths that are not used: { $depths }.
endeavor-sheet-group-influence = Together or alone, the points of influence, reports and level-5 leaders are added up for one of the seven goals.
endeavor-sheet-goal = Goal { $number } of “{ $scenario }”.
endeavor-sheet-options = The two options: { $options }.
endeavor-counts-option = It is open until a marker lies on goal space { $number }. Whoever places it chooses one of two options for everybody; without a marker the goal is not scored.
endeavor-counts-discs = Your discs count on { $kinds }.
endeavor-spaces-all = spaces of any kind
endeavor-spaces-sonar = sonar spaces
endeavor-spaces-conserve = conservation spaces
endeavor-spaces-publish = publication spaces
endeavor-counts-vessels = Your vessels count, too.
endeavor-counts-discovered = The zones that you discovered count.
endeavor-counts-zones-disc = Every zone with a disc of yours counts once.
endeavor-counts-zones-vessel = Every zone with a vessel of yours counts once.
endeavor-counts-zones-disc-vessel = Every zone with a disc or a vessel of yours counts once.
endeavor-counts-zones-none = No zone counts.
endeavor-counts-topics-best = The symbols of the topic of which you have most count, on reports and under your influence markers.
endeavor-counts-topic-sets = Your complete sets of all four topics count, on reports and under your influence markers.
endeavor-counts-region = Your influence markers in this part of the influence area count: { $region }.
endeavor-counts-cleanup = The box of your marker on the cleanup track counts.
endeavor-counts-designated = Your discs on spaces of the kind that the discoverer of the Fallen Star names count. Until then there are none.
endeavor-counts-race-discover = Who discovers such a zone first and second counts.
endeavor-counts-race-travel = Who travels to such a zone first and second counts.
endeavor-counts-side-left = Only the column of the Sea Star and all columns to its left count.
endeavor-counts-side-right = Only the column of the Sea Star and all columns to its right count.
endeavor-counts-where = Only zones { $where } count.
endeavor-at-depths = at depth { $depths }
endeavor-in-columns = in column { $columns }
endeavor-goal-each = { $points } for each.
endeavor-goal-most = Most of it brings { $first } more, second most { $second }. Ties for most all score in full, and nobody is second.
endeavor-goal-race = The first scores { $first }, the second { $second }.
endeavor-goal-lead = { $points } more for whoever has most of this: { $what }.
endeavor-lead-topic = symbols of the topic { $topic }
endeavor-lead-discs = discs on { $kinds }
endeavor-lead-zones = discovered zones { $where }
endeavor-group-counts-sum = Together or alone, the counts of all players are added up, without the points for most.
endeavor-group-counts-race-discover = Together or alone, the zones of this depth that the group discovered count.
endeavor-group-counts-race-travel = Together or alone, the players who have travelled to such a zone count.
endeavor-sheet-influence = Influence area: { $scenario }
endeavor-sheet-placing = For each influence you put a marker on a free space that is a start space or touches a marker, whoever owns it, and gain what it gives. A space for any number of markers stays open to everybody once one lies on it.
endeavor-form-pointy-top = Every second row lies half a space to the right: a space touches two in the row above and two in the row below.
endeavor-form-flat-top = Every second space of a row lies half a space lower: a space touches the one above and the one below, and two on either side.
endeavor-form-lanes = The spaces lie in lanes that are filled from the left.
endeavor-sheet-space = Row { $row }, space { $col }: { $features }.
endeavor-area-nothing = nothing
endeavor-area-start = start space
endeavor-area-goal = goal space { $number }
endeavor-area-lane = lane of depth { $depth }
endeavor-region-rescue = rescue grid
endeavor-region-search = search field
endeavor-region-guardian = guardian space
endeavor-region-shallow-overflow = overflow of depths 1 to 3
endeavor-region-deep-overflow = overflow of depths 4 and 5
endeavor-area-region = area “{ $region }”
endeavor-area-gives = { $gains }
endeavor-area-topic = symbol of the topic { $topic }
endeavor-area-infinite = any number of markers
endeavor-area-reached = also reached from row { $row }, space { $col }

## Where it is

endeavor-now-tray = In the tray: { $number }.
endeavor-now-five = It can be recruited. Unseen tiles below it: { $number }.
endeavor-now-crew = { $seat } has it.
endeavor-now-crew-disc = { $seat } has it, with a disc on it.
endeavor-now-display = It is on display.
endeavor-now-report = { $seat } has published it.
endeavor-now-report-used = Activation spaces used: { $used } of { $spaces }.
endeavor-now-token = Not seen yet: { $unseen }. Discarded: { $discarded }.
endeavor-now-held = { $seat } has one.
endeavor-now-zone = It lies at { $slot }.
endeavor-now-finder = { $seat } discovered it.
endeavor-now-vessels = { $seat }, vessels here: { $number }.
endeavor-now-discs = { $seat }, discs here: { $number }.
endeavor-now-under = You know that it lies under the pile of depth { $depth }.
endeavor-now-drawn = It is one of the tiles that have just been drawn.
endeavor-now-pile = Tiles left in the pile: { $number }.
endeavor-now-track = { $seat }: box { $box }, level { $level }.
endeavor-now-number = { $seat }: { $number }.
endeavor-now-board = { $seat }: { $cargo } in the cargo hold, { $supply } in the supply; vessels in the ocean: { $vessels }.
endeavor-now-points = { $seat }: { $points } if the game ended now.
endeavor-now-scenario-here = This scenario is being played.
endeavor-now-scenario-other = Another scenario is being played.
endeavor-now-markers = { $seat }, markers here: { $number }.
endeavor-now-other-option = Not chosen in this game.
endeavor-now-group = The group has { $have } of { $need }.

## What is counted in reports.

endeavor-counted-action = Actions
endeavor-counted-crew = Crew activated
endeavor-counted-recruited = Crew recruited
endeavor-counted-promoted = Crew promoted
endeavor-counted-tile = Tiles discovered
endeavor-counted-space = Spaces of tiles
endeavor-counted-report = Research reports
endeavor-counted-token = Dive tokens used
endeavor-counted-attribute = Attributes advanced
endeavor-counted-one-space = { $tile }: { $space }
