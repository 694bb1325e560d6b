### Nemo's War, first edition: what an option puts at stake.

nemo1-forecast-about = about { $percent }%
nemo1-forecast-again = Another roll succeeds: { $chance }
nemo1-forecast-bonus = { $resource } +{ $bonus }
nemo1-forecast-comes = { $effects }: { $chance }
nemo1-forecast-damage = {"  "}Where a hit falls, of six faces: Nemo { $nemo }, Crew { $crew }, Hull { $hull }
nemo1-forecast-effects = What happens: { $effects }
nemo1-forecast-fire = {"  "}It fires first and hits: { $chance }
nemo1-forecast-hidden = {"  "}It turns out to be a Warship: { $chance }
nemo1-forecast-hit = Nothing exerted, modifier { $modifier }, the attack hits: { $chance }
nemo1-forecast-imperial = Every ocean is full: the voyage ends with this turn, unless a ship goes.
nemo1-forecast-kept = You keep the card until you use it.
nemo1-forecast-last = {"  "}A resource is used up and the voyage ends, unless a treasure prevents it: { $chance }
nemo1-forecast-last-ship = It is the last ship on the seas: the voyage ends.
nemo1-forecast-lies = Total { $total }, needed { $number } or more: { $good ->
    [yes] success
   *[no] still a failure
}
nemo1-forecast-may-exert = {"  "}May be exerted before the roll: { $offers }
nemo1-forecast-miss = {"  "}A miss costs: { $effects }
nemo1-forecast-price = {"  "}Going on costs first: { $effects }
nemo1-forecast-roll = { $number } or more with modifier { $modifier } succeeds: { $chance }
nemo1-forecast-search = A treasure is found: { $chance }
nemo1-forecast-spent = {"  "}The treasure goes back into the cup, and its { $vp ->
    [one] { $vp } point is
   *[other] { $vp } points are
} lost.
nemo1-forecast-success = {"  "}Success: { $effects }
nemo1-forecast-too-late = {"  "}The year is over before anything comes of it: { $chance }
nemo1-forecast-weeks = It takes { $low } to { $high } weeks.
nemo1-forecast-year-ends = The year is over with this turn: { $chance }
