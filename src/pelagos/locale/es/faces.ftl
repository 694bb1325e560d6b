### Lo que toda interfaz dice en torno a una partida: nombres, registro, probabilidades.

face-name-alone = Capitán
face-name-player = Jugador { $letter }
face-name-bot = { $bot } { $number }
face-log-undo = { $seat } deshace su última respuesta.
face-verdict = { $number ->
    [1] Gana { $names }.
   *[other] Comparten la victoria: { $names }.
}
face-odds-line = { $label }: { $sure ->
    [always] seguro
    [never] imposible
   *[open] { $fraction }, alrededor del { $percent }{"\u00A0"}%
}
face-chance = { $sure ->
    [always] seguro
    [never] imposible
   *[open] { $fraction }, alrededor del { $percent }{"\u00A0"}%
}
