### `pelagos sim`: los bots juegan muchas partidas.

sim-progress = Jugando a { $game }
sim-title = { $game }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, semilla { $seed }
sim-column-bot = Bot
sim-column-wins = Victorias
sim-column-share = Porcentaje
sim-column-mean = Media
sim-column-spread = Dispersión
sim-column-low = Mínimo
sim-column-high = Máximo
sim-column-victories = Victorias
sim-column-share-of-games = Parte de las partidas
sim-column-ending = Final
sim-column-games = Partidas
sim-finished = Jugadas hasta el final: { $number ->
    [one] una partida
   *[other] { $number } partidas
} ({ NUMBER($percent, maximumFractionDigits: 1) }{"\u00A0"}%). Las puntuaciones son las de estas partidas.
sim-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}%
sim-decisions = Decisiones por partida: { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-pace = Partidas por segundo: { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) }; decisiones por segundo: { NUMBER($decisions, maximumFractionDigits: 0) }
sim-figure = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-until-holds = Se sabe tras { $games ->
    [one] una partida
   *[other] { $games } partidas
}: { $goal } se cumple; { $share } (de { $low } a { $high }).
sim-until-fails = Se sabe tras { $games ->
    [one] una partida
   *[other] { $games } partidas
}: { $goal } no se cumple; { $share } (de { $low } a { $high }).
sim-until-open = Aún no se sabe tras { $games ->
    [one] una partida
   *[other] { $games } partidas
}: { $goal }; { $share } (de { $low } a { $high }).
error-until-form = «{ $given }» no dice hasta cuándo jugar. Escríbelo como greedy>=0.55.
error-until-share = { $given } no es una parte de las partidas entre 0 y 1.
error-until-bot = «{ $given }» no nombra a uno de los bots: { $known }. Si dos se llaman igual, di cuál por su número.
