### `pelagos sim`: boty rozgrywają wiele gier.

sim-progress = Trwa { $game }
sim-title = { $game }: { $games ->
    [one] jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, ziarno { $seed }
sim-column-bot = Bot
sim-column-wins = Wygrane
sim-column-share = Odsetek
sim-column-mean = Średnia
sim-column-spread = Rozrzut
sim-column-low = Minimum
sim-column-high = Maksimum
sim-column-victories = Zwycięstwa
sim-column-share-of-games = Udział gier
sim-column-ending = Zakończenie
sim-column-games = Gry
sim-finished = Rozegrane do końca: { $number } ({ NUMBER($percent, maximumFractionDigits: 1) }%). Wyniki dotyczą tych gier.
sim-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
sim-decisions = Decyzje na grę: { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-pace = Gry na sekundę: { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) }; decyzje na sekundę: { NUMBER($decisions, maximumFractionDigits: 0) }
sim-figure = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-until-holds = Wiadomo po { $games ->
    [one] { $games } grze
    [few] { $games } grach
    [many] { $games } grach
   *[other] { $games } gry
}: { $goal } się zgadza; { $share } (od { $low } do { $high }).
sim-until-fails = Wiadomo po { $games ->
    [one] { $games } grze
    [few] { $games } grach
    [many] { $games } grach
   *[other] { $games } gry
}: { $goal } się nie zgadza; { $share } (od { $low } do { $high }).
sim-until-open = Nadal nie wiadomo po { $games ->
    [one] { $games } grze
    [few] { $games } grach
    [many] { $games } grach
   *[other] { $games } gry
}: { $goal }; { $share } (od { $low } do { $high }).
error-until-form = „{ $given }” nie mówi, do kiedy grać. Napisz na przykład greedy>=0.55.
error-until-share = { $given } nie jest udziałem gier między 0 a 1.
error-until-bot = „{ $given }” nie wskazuje jednego z botów: { $known }. Gdy dwa nazywają się tak samo, podaj numer.
