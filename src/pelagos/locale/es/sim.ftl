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
sim-share = { $percent } %
sim-decisions = Decisiones por partida: { $number }
sim-pace = Partidas por segundo: { $games }; decisiones por segundo: { $decisions }
