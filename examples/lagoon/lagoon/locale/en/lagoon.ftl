lagoon-name = Lagoon
lagoon-pitch = Dive for pearls, and mind your breath.
lagoon-setting-players = How many divers
lagoon-setting-rounds = How many rounds
lagoon-colour-white = white
lagoon-colour-rose = rose
lagoon-colour-black = black
lagoon-depth-shallows = Shallows
lagoon-depth-reef = Reef
lagoon-depth-trench = Trench
lagoon-face = { $face }
lagoon-field-round = Round
lagoon-field-rounds = Rounds
lagoon-field-bag = Bag
lagoon-field-patrons = Patrons left
lagoon-field-patron = Patron
lagoon-field-air = Breaths
lagoon-field-net = Net
lagoon-field-chest = Chest
lagoon-heading = Round { $number }
lagoon-ask-turn = { $seat }: dive or surface? { $air ->
    [one] This is the last breath.
   *[other] { $air } breaths.
}
lagoon-draw-patron = A patron is drawn.
lagoon-draw-die = The die is rolled.
lagoon-draw-pearl = A pearl is drawn.
lagoon-option-dive = Dive: { $depth } ({ $needs } or more: { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
})
lagoon-option-surface = Surface
lagoon-why-no-pearls = The bag is empty.
lagoon-why-no-reason-to-surface = There is nothing to store and no breath to take.
lagoon-why-not-yet = One dives or surfaces.
lagoon-dived = { $seat } dives: { $depth }. The die shows { $face }.
lagoon-found = { $seat } finds a { $colour } pearl.
lagoon-lost = { $seat } is out of breath and loses the net ({ $number }).
lagoon-surfaced = { $seat } surfaces and stores { $number ->
    [one] 1 pearl
   *[other] { $number } pearls
}.
lagoon-over = All patrons are shown.
lagoon-score-pearls = Pearls
lagoon-score-patron = For the patron
lagoon-rounds-played = The last round is over.
