### Lo que toda interfaz dice en torno a una partida: nombres, registro, probabilidades.

face-name-alone = Capitán
face-name-player = Jugador { $letter }
face-name-bot = { $bot } { $number }
face-log-undo = { $seat } deshace su última respuesta.
face-verdict = { $number ->
    [1] Gana { $names }.
   *[other] Comparten la victoria: { $names }.
}
face-log-replaced = { $name } sigue en lugar de { $before }.
face-log-retried = { $name } lo intenta otra vez.
face-bot-name-greedy = Codicioso
face-bot-name-random = Azar
face-bot-name-search = Buscador
face-bot-name-deckhand = Grumete
face-bot-name-captain = Patrón
face-bot-name-master = Maestro
face-bot-how-random = toma cualquier respuesta, al azar
face-bot-how-deckhand = sensato, pero no ve más allá de la próxima respuesta, no hace planes y es descuidado en lo pequeño
face-bot-how-greedy = el segundo: planea todo el turno y responde enseguida
face-bot-how-captain = compara planes jugándolos mentalmente, cerca de un segundo por pregunta; sin tiempo, como el segundo
face-bot-how-master = hace lo mismo con unos cinco segundos, para más planes y con más seguridad
face-bot-how-master-taught = hace lo mismo con unos cinco segundos, para más planes, con más seguridad y con lo que han enseñado muchas partidas
face-bot-how-search = juega cada respuesta al azar hasta el final
face-bot-failed = { $seat } (bot «{ $bot }») no responde: { $reason ->
    [died] su programa ha terminado
    [nonsense] lo que respondió no estaba entre las opciones
    [raised] su programa cometió un error
    [slow] ha pensado demasiado tiempo
    [unknown] aquí nadie conoce este bot
   *[other] { $reason }
}. No se jugó nada en su lugar.
face-bot-again = Que { $bot } lo intente otra vez
face-bot-instead = Que siga { $bot }
face-chances = de { $least } a { $most }{"\u00A0"}%
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

## Fichas de los componentes

sheet-front = Lo que lleva impreso
sheet-back = En el otro lado
sheet-use = Para qué sirve
sheet-score = Lo que vale
face-phrase-ahoy = ¡Ah del barco!
face-phrase-luck = ¡Buen viento!
face-phrase-moment = Un momento, por favor.
face-phrase-think = ¿Qué os parece?
face-phrase-yes = ¡A la orden!
face-phrase-no = Mejor no.
face-phrase-well = ¡Bien jugado!
face-phrase-thanks = ¡Gracias!
face-phrase-again = ¿Otra partida?
