### `pelagos report`: lo que dicen las filas de una serie, en una página.

report-title = Informe
report-written = { $path }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $size } kB.
report-skip = Ir a las cifras
report-contents = Contenido
report-theme-auto = Auto
report-lead = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} con { $seats ->
    [one] un jugador
   *[other] { $seats } jugadores
}
report-bots = Bots
report-settings = Ajustes
report-usual = los habituales
report-seed = Semilla
report-luck = Suerte
report-luck-own = cada partida la suya
report-luck-paired = { $lucks } suertes, cada una jugada desde todos los asientos
report-rules = Versión de las reglas
report-until = Jugado hasta
report-between = de { $low } a { $high }
report-count = { $number }
report-number = { NUMBER($number, maximumFractionDigits: 2) }
report-percent = { NUMBER($percent, maximumFractionDigits: 1) }{"\u00A0"}%
report-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }{"\u00A0"}%
report-chance-small = < { NUMBER($percent, maximumFractionDigits: 1) }{"\u00A0"}%
report-stands-out = Destaca, también tras la corrección
report-against = { $first } contra { $second }
report-seat = Asiento { $letter }
report-more-than = { $thing } (más de { $number }×)
report-rest = { $number } más
report-lies = Media { $mean } ({ $between }), la mitad queda por debajo de { $middle }, la mitad central entre { $low } y { $high }.
report-wins = Victorias
report-wins-lead = Qué parte de las partidas ganó cada bot, con el intervalo que contiene el valor verdadero 95 veces de cada 100. La línea discontinua es la parte igual para todos.
report-victories = Victorias
report-victories-lead = En qué parte de las partidas se venció al juego, con el intervalo que contiene el valor verdadero 95 veces de cada 100.
report-points = Puntos
report-points-lead = Cómo se reparten los puntos de las partidas puntuadas. La línea fuerte las parte por la mitad, las discontinuas separan un cuarto cada una.
report-pairs = Uno contra otro
report-pairs-lead = Por cuántos puntos va uno delante del otro en las mismas mesas, es decir, con la misma suerte. Las probabilidades están corregidas para todas las parejas (Holm).
report-seats = Asientos
report-seats-lead = Lo que vale un asiento, se siente quien se siente. La línea discontinua es la parte igual para todos; las probabilidades están corregidas para todos los asientos (Holm).
report-length = Duración
report-length-lead = Decisiones de una partida: preguntas con más de una respuesta posible.
report-endings = Finales
report-endings-lead = Cómo terminaron las partidas.
report-used = Lo que se usó
report-used-lead = Con qué frecuencia se usó algo y { $what ->
    [points] cuántos puntos más lograron
   *[other] cuántas partidas más ganaron
} quienes lo usaron, comparados con el mismo bot en el mismo asiento. ↑ y ↓ destacan entre todas las comparaciones, que son { $number } (Benjamini–Hochberg).
report-used-none = Las decisiones no se guardaron. Con «pelagos sim … --out CARPETA --decisions» se guardan, y aquí se cuenta lo que se usó.
report-as-written = { $number ->
    [one] Una partida no se pudo
   *[other] { $number } partidas no se pudieron
} jugar de nuevo (otras reglas, otros componentes o una suerte desconocida); en ellas solo cuenta lo que se preguntó.
report-column-bot = Bot
report-column-share = Porcentaje de victorias
report-column-between = 95 de cada 100 veces
report-column-games = Partidas
report-column-pair = Bots
report-column-points-ahead = Puntos de ventaja
report-column-before = Mejor puesto
report-column-chance = Por azar
report-column-seat = Asiento
report-column-mean = Puntos de media
report-column-ending = Final
report-column-share-of-games = Parte de las partidas
report-column-won = Ganadas
report-column-thing = Usado
report-column-gap = Más victorias por cada 100 partidas
report-column-gap-points = Más puntos
report-column-used-in = Usado en partidas
report-column-times = Veces por partida
report-column-picked = Elegido cuando se pudo
report-column-with = Con
report-column-without = Sin
report-method = Cómo se calculó
report-method-intervals = Los porcentajes llevan el intervalo de Wilson, las medias el de Student. Una victoria compartida se reparte; un grupo gana junto.
report-method-blocks = Las partidas con la misma suerte y los asientos de una misma mesa no son independientes. Se toman juntos: así la suerte emparejada estrecha los intervalos y nada se cuenta dos veces.
report-method-pairs = Quien compara mucho encuentra algo por azar. Las parejas de bots y los asientos se corrigen para que 19 de cada 20 veces no haya ni un error (Holm); lo que se usó, para que de lo que destaca lo sea como mucho uno de cada veinte (Benjamini–Hochberg).
report-method-used = Lo que se usó se compara entre partidas del mismo bot en el mismo asiento (Mantel–Haenszel), con al menos 20 partidas a cada lado. Lo que usa casi todo el mundo se compara por cuántas veces. Las columnas «con» y «sin» son de todos los bots juntos.
report-method-causes = Que algo acompañe a la victoria no significa que gane partidas: quien va por delante puede permitirse más.
report-foot = Pelagos { $version }, serie { $run }
error-report-none = { $path } no contiene ninguna serie de Pelagos: la escriben «pelagos sim … --out CARPETA» y «pelagos export».
error-report-empty = { $path } aún no contiene partidas.
