### Endeavor: Deep Sea: lo que se lee en cartas, losetas, pistas y hojas de escenario, y dónde están.

## Kinds of things

endeavor-kind-crew = tripulante
endeavor-kind-report = informe de investigación
endeavor-kind-token = ficha de inmersión
endeavor-kind-supply = reserva
endeavor-kind-tile = loseta de océano
endeavor-kind-pile = montón y profundidad del océano
endeavor-kind-track = pista
endeavor-kind-board = tablero de jugador
endeavor-kind-action = acción
endeavor-kind-scoring = puntuación
endeavor-kind-scenario = escenario
endeavor-kind-goal = objetivo de un escenario
endeavor-kind-influence = área de influencia
endeavor-kind-bonus-goal = objetivo adicional del grupo
endeavor-kind-crisis = crisis del grupo

## In a few words

endeavor-points = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
endeavor-brief-more = { $first }; { $second }
endeavor-brief-at-once = enseguida { $gains }
endeavor-brief-idle = sin acciones
endeavor-brief-actions = { $actions }
endeavor-brief-scores = como líder { $points }
endeavor-brief-scores-each = como líder { $points } por cada { $what }
endeavor-brief-scores-per = como líder { $points } por cada { $per } { $what }
endeavor-brief-you = tú: { $gains }
endeavor-brief-others = los demás: { $gains }
endeavor-brief-spaces = para activar: { $gains }
endeavor-brief-arrival = llegada { $gains }
endeavor-brief-tokens = { $number ->
    [one] { $number } ficha de inmersión
   *[other] { $number } fichas de inmersión
}
endeavor-brief-sonar = { $number ->
    [one] { $number } espacio de sónar
   *[other] { $number } espacios de sónar
}
endeavor-brief-conserve = { $number ->
    [one] { $number } espacio de conservación
   *[other] { $number } espacios de conservación
}
endeavor-brief-publish = { $number ->
    [one] { $number } espacio de publicación
   *[other] { $number } espacios de publicación
}
endeavor-for-links-shared-with-opponents = conexiones con otros jugadores
endeavor-for-conserve-discs-in-best-zone = disco de conservación en tu mejor zona
endeavor-for-complete-topic-sets = juego de los cuatro temas
endeavor-for-depths-with-publish-disc = profundidad con un disco tuyo de publicación
endeavor-for-zones-with-conserve-disc = zona con un disco tuyo de conservación
endeavor-for-other-leader-crew = otro líder tuyo
endeavor-for-zones-with-disc-or-vessel = zonas con un disco o submarino tuyo
endeavor-for-empty-dive-spots-in-ocean = puntos de inmersión vacíos

## Crew

endeavor-printed-crew-level = { $value ->
    [0] La tripulación inicial: todos empiezan con uno, por su lado de líder y con un disco encima. No se recluta ni asciende.
   *[other] Nivel { $value }: para reclutarlo hace falta el nivel de reclutamiento { $value } (reputación).
}
endeavor-printed-crew-copies = { $value ->
    [one] Solo hay uno de este tipo.
   *[other] Hay { $value } de este tipo.
}
endeavor-sheet-recruited = Quien lo recluta gana enseguida: { $gains }.
endeavor-sheet-promoted = Quien lo asciende gana enseguida: { $gains }.
endeavor-sheet-leader = Ascendido se convierte en: { $leader }. El disco que haya encima va a la reserva.
endeavor-sheet-junior = Antes de ascender: { $junior }.
endeavor-sheet-no-actions = Este lado no tiene espacio de activación ni acciones.
endeavor-sheet-action = Por 1 disco en su espacio de activación hace: { $actions }.
endeavor-sheet-actions = Por 1 disco en su espacio de activación hace todo esto, en cualquier orden: { $actions }.
endeavor-sheet-copying = Para copiar, elige otro tripulante tuyo con acciones, con disco o sin él, y realiza las suyas; su disco no se mueve.
endeavor-sheet-scores = Al final su lado de líder vale { $points }. El lado júnior no puntúa.
endeavor-sheet-scores-each = Al final su lado de líder cuenta { $what }: { $points } por cada elemento. El lado júnior no puntúa.
endeavor-sheet-scores-per = Al final su lado de líder cuenta { $what }: { $points } por cada { $per }, redondeando hacia abajo. El lado júnior no puntúa.
endeavor-counted-links-shared-with-opponents = las conexiones completadas entre un disco tuyo y uno de otro jugador
endeavor-counted-conserve-discs-in-best-zone = tus discos de conservación en la única zona donde más tienes
endeavor-counted-complete-topic-sets = tus juegos completos de los cuatro temas, en informes y bajo tus marcadores de influencia
endeavor-counted-depths-with-publish-disc = las profundidades en las que tienes un disco de publicación
endeavor-counted-zones-with-conserve-disc = las zonas en las que tienes un disco de conservación
endeavor-counted-other-leader-crew = tus otros tripulantes por su lado de líder, incluida la tripulación inicial
endeavor-counted-zones-with-disc-or-vessel = las zonas en las que tienes un disco o un submarino
endeavor-counted-empty-dive-spots-in-ocean = los puntos de inmersión del océano sin fichas, los haya vaciado quien los haya vaciado

## Reports

endeavor-printed-reports-cost = { $value ->
    [0] Publicarlo cuesta 1 disco y nada de conocimiento.
   *[other] Publicarlo cuesta { $value } de conocimiento y 1 disco.
}
endeavor-printed-reports-anchor = { $value ->
    [true] Un informe ancla: cuatro de ellos están a la vista al principio, los demás salen del juego.
   *[false] Empieza en el mazo.
}
endeavor-printed-reports-vp = { $value ->
    [0] No vale puntos.
    [one] Al final vale { $value } punto.
   *[other] Al final vale { $value } puntos.
}
endeavor-sheet-topics = { $number ->
    [one] Tema: { $topics }. Se publica en un espacio de ese tema, y su símbolo cuenta para objetivos y líderes.
   *[other] Temas: { $topics }. Se publica en un espacio de uno de los dos temas, y ambos símbolos cuentan para objetivos y líderes.
}
endeavor-sheet-report-you = Quien lo publica gana enseguida: { $gains }.
endeavor-sheet-report-others = Después todos los demás ganan enseguida: { $gains }.
endeavor-sheet-report-space = Espacio de activación: una vez en la partida, como activación de un turno, 1 disco en él da: { $gain }. El disco se queda ahí.
endeavor-sheet-report-spaces = { $number } espacios de activación: cada uno da una vez en la partida, como activación de un turno, por 1 disco en él: { $gain }. Los discos se quedan ahí.

## Dive tokens

endeavor-printed-dive-tokens-knowledge = Da { $value } de conocimiento.
endeavor-printed-dive-tokens-copies = De este tipo hay { $value }.
endeavor-sheet-token-other = En lugar del conocimiento puede dar: { $gains }.
endeavor-sheet-token-use = Una Inmersión la toma de encima de un punto de inmersión. Se usa en el turno propio, antes, entre o después de las acciones, por una de sus mitades, y luego se descarta. Al final de un turno solo puede guardarse una ficha.
endeavor-sheet-token-score = Si al final sigue guardada, su conocimiento ({ $knowledge }) cuenta con el resto del conocimiento y los discos: 1 punto por cada 3.
endeavor-sheet-tokens = Fichas de inmersión
endeavor-sheet-token = { $copies } × { $token }: { $halves }.

## Bonus goals and crises

endeavor-bonus-counts-junior-crew = Todos los jugadores juntos cuentan sus tripulantes por el lado júnior.
endeavor-bonus-counts-leader-crew-without-team-leader = Todos los jugadores juntos cuentan sus tripulantes por el lado de líder, sin la tripulación inicial.
endeavor-bonus-counts-ocean-zones = Todos los jugadores juntos cuentan las zonas del océano, incluidas las iniciales.
endeavor-bonus-counts-completed-links = Todos los jugadores juntos cuentan las conexiones completadas del océano, cada una una vez.
endeavor-bonus-counts-discs-and-vessels-two-deepest-depths = Todos los jugadores juntos cuentan sus discos y submarinos en zonas de las dos mayores profundidades del escenario.
endeavor-bonus-counts-tracks-at-level-4 = Todos los jugadores juntos cuentan sus atributos en nivel 4 o superior.
endeavor-sheet-needed = Hace falta entre todos: { $one } en solitario, { $two } con dos jugadores, { $three } con tres, { $four } con cuatro.
endeavor-sheet-bonus-use = Al principio de cada una de las tres primeras rondas se revela un objetivo adicional. Cuenta como cualquier otro objetivo del grupo.
endeavor-crisis-does-vessels-up = Todos mueven cada uno de sus submarinos { $number ->
    [one] { $number } zona
   *[other] { $number } zonas
} recto hacia arriba, o hasta donde llegue. No hay bonificación de llegada.
endeavor-crisis-does-vessels-right = Todos mueven cada uno de sus submarinos { $number ->
    [one] { $number } zona
   *[other] { $number } zonas
} a la derecha en la misma profundidad, o hasta donde llegue. No hay bonificación de llegada.
endeavor-crisis-does-lose-discs = Todos devuelven { $number ->
    [one] { $number } disco
   *[other] { $number } discos
} de la bodega a la reserva, o todos los que haya.
endeavor-crisis-does-lose-knowledge = Todos pierden { $number } de conocimiento, o el que tengan, y descartan la ficha de inmersión guardada.
endeavor-crisis-does-block-crew = Todos, en orden de turno, ponen { $number ->
    [one] { $number } disco
   *[other] { $number } discos
} de la reserva en espacios de activación libres de su tripulación. Quien no tenga ninguno se libra.
endeavor-crisis-does-dive-spots = Cada punto de inmersión con al menos 2 fichas pierde sin verlas { $number ->
    [one] la de arriba
   *[other] las { $number } de arriba
}. No se activa nada especial de las zonas.
endeavor-sheet-crisis-use = Desde la ronda 4 estalla una crisis al principio de cada ronda. Nadie puede evitarla.

## Ocean tiles

endeavor-sheet-tile-depth = Profundidad { $depth }.
endeavor-sheet-tile-only = Solo se usa en los escenarios que la nombran.
endeavor-sheet-discovery = Quien la descubre gana: { $gains }.
endeavor-sheet-arrival = Cada submarino que viaja aquí o se bota aquí da a su dueño: { $gains }.
endeavor-sheet-also = { $first } { $second }
endeavor-sheet-marked = Está marcado.
endeavor-sheet-from-left = Se usa desde la zona de la izquierda.
endeavor-sheet-from-up = Se usa desde la zona de encima.
endeavor-sheet-from-right = Se usa desde la zona de la derecha.
endeavor-sheet-dive-spot = Inmersión: { $space }, fichas: { $tokens }.
endeavor-sheet-sonar-space = Sónar: { $space } cuesta 1 disco y da: { $gains }.
endeavor-sheet-sonar-after = Se abre cuando hay un disco aquí: { $before }.
endeavor-sheet-conserve-space = Conservar: { $space } cuesta { $cost } de conocimiento y 1 disco y da: { $gains }.
endeavor-sheet-publish-space = Publicar: { $space } cuesta 1 disco y admite un informe sobre el tema { $topic }.
endeavor-sheet-publish-bonus = También da: { $gains }.
endeavor-sheet-link = Conexión de { $a } y { $b }: en cuanto hay discos en ambos, cada dueño gana: { $gains }.
endeavor-sheet-depth = Profundidad { $number }
endeavor-sheet-tile-row = { $tile }: { $brief }.
endeavor-sheet-depth-top = Una loseta de profundidad 1 entra en el océano al descubrirla, en cualquier hueco libre de la fila superior.
endeavor-sheet-depth-below = Una loseta de esta profundidad entra en el océano al descubrirla, bajo una zona de la profundidad anterior.
endeavor-sheet-depth-level = Solo llega un submarino con nivel de tecnología { $number }.
endeavor-sheet-hidden-tile = Los montones están boca abajo. Solo quien roba losetas las ve; se queda una y la otra va bajo su montón.
endeavor-sheet-ocean-tile = Loseta de océano boca abajo
endeavor-place = { $name }
endeavor-special-marked = Con un disco propio aquí ({ $where }): { $rule }
endeavor-special-field = Aquí ({ $where }): { $rule }
endeavor-special-zone = En toda la zona: { $rule }
endeavor-special-after-dive = tras una Inmersión ganas: { $gains }.
endeavor-special-dive = una Inmersión da: { $gains }.
endeavor-special-dive-spot-emptied = tras la Inmersión que toma la última ficha, todos los que tengan un submarino en la zona pueden aprovechar: { $gains }. Empieza el jugador activo.
endeavor-special-after-each-conserve = tras cada acción Conservar en esta zona puedes aprovechar: { $gains }. Esa ya no da otra.
endeavor-special-after-conserve = tras una acción Conservar puedes aprovechar: { $gains }.
endeavor-special-all-conserve-filled = cuando se ocupa el último espacio de conservación, todos los que tengan un disco aquí pueden aprovechar: { $gains }. Empieza el jugador activo.
endeavor-special-sonar = un Sónar da: { $gains }.
endeavor-special-travel-out = cada vez que un submarino tuyo sale de la zona al viajar, ganas antes de la bonificación de llegada: { $gains }.
endeavor-special-permanent = siempre { $gains }.
endeavor-special-token-for-each = cada ficha que tomas aquí da { $gains } por cada disco así.
endeavor-special-token-taken = cada ficha que tomas aquí da: { $gains }.
endeavor-special-rule-dive-choose-2 = una Inmersión toma las dos fichas de arriba; te quedas una y descartas la otra.
endeavor-special-rule-discover-unsupported = una loseta descubierta desde aquí no necesita zona encima.
endeavor-special-rule-no-entry = ningún submarino puede entrar ni pasar. Cada cueva se usa desde la zona de su lado.
endeavor-special-rule-one-vessel-per-player = cada jugador puede tener aquí un submarino como mucho.
endeavor-special-rule-tech-1 = un viaje que empieza aquí cuenta el nivel de tecnología 1 más alto.

## The player board

endeavor-sheet-level = Casillas { $boxes }: nivel { $level }, { $points } al final.
endeavor-gives-rep = Nivel de reclutamiento: el nivel más alto de tripulante que puedes reclutar.
endeavor-gives-insp = Nivel de mano de obra: tantos discos ganas en cada preparación.
endeavor-gives-coord = Nivel de gestión: como mucho tantos discos recuperas de tu tripulación en cada preparación.
endeavor-gives-ing = Nivel de tecnología: tantas zonas de distancia y de profundidad pueden viajar tus submarinos.
endeavor-sheet-influence-box = Cada vez que el marcador llega a la casilla { $box } ganas enseguida 1 de influencia.
endeavor-sheet-overflow = Un paso más allá de la casilla { $last } lleva en su lugar a la casilla { $box } y da 1 de influencia.
endeavor-sheet-vessel-boxes = La primera vez que el marcador llega a cada una de estas casillas se bota enseguida otro submarino: { $boxes }.
endeavor-sheet-knowledge = Conocimiento
endeavor-sheet-knowledge-most = La pista va de 0 a { $most }. Lo que pase de { $most } se pierde.
endeavor-sheet-knowledge-use = Paga los espacios de conservación y los informes. Hay que tenerlo cuando empieza la acción.
endeavor-sheet-board = Tablero de jugador
endeavor-sheet-discs = { $number } discos del color propio.
endeavor-sheet-markers = { $number } marcadores de influencia.
endeavor-sheet-vessels = { $number } submarinos y ninguno más.
endeavor-unlimited-discs = Los discos nunca se acaban: si hace falta, usad otra cosa.
endeavor-unlimited-influence-markers = Los marcadores de influencia nunca se acaban: si hace falta, usad otra cosa.
endeavor-sheet-board-use = Los discos de la bodega se pueden gastar: 1 para activar un tripulante o un informe, y 1 más por cada Sónar, Conservar o Publicar. Los discos de la reserva no se pueden gastar.
endeavor-sheet-travel = Mueve un submarino tuyo de zona en zona vecina, como mucho tantas zonas y tan hondo como tu nivel de tecnología. Ganas la bonificación de llegada de la última zona.
endeavor-sheet-sonar = En una zona con un submarino tuyo, pon 1 disco en el primer espacio libre desde la izquierda de una tira de sónar y gana lo que muestra. Al descubrir robas dos losetas de las profundidades indicadas, te quedas una, la colocas y ganas su bonificación de descubrimiento.
endeavor-sheet-dive = En una zona con un submarino tuyo, toma la ficha de arriba de un punto de inmersión. No hace falta disco.
endeavor-sheet-conserve = En una zona con un submarino tuyo, paga el conocimiento de un espacio de conservación libre, gana su bonificación y pon 1 disco en él.
endeavor-sheet-publish = En una zona con un submarino tuyo, elige un espacio de publicación libre y un informe a la vista con su tema. Paga el conocimiento del informe, pon 1 disco en el espacio y toma el informe con lo que da.
endeavor-sheet-scoring = Puntuación final
endeavor-scoring-attributes = Atributos: cada una de las cuatro pistas da los puntos de su nivel.
endeavor-scoring-influence = Influencia: cada marcador tuyo da los puntos de su espacio.
endeavor-scoring-reports = Informes: los puntos impresos en los que publicaste.
endeavor-scoring-crew = Tripulación: lo que cuentan tus líderes de nivel 5.
endeavor-scoring-goals = Los tres objetivos del escenario, con lo que dan la mayoría y el segundo puesto. Quien no tiene nada no participa.
endeavor-scoring-leftovers = Conocimiento y discos: 1 punto por cada 3 entre conocimiento, discos en la bodega y el conocimiento de una ficha guardada, redondeando hacia abajo.

## Scenarios

endeavor-sheet-ocean = El océano tiene las columnas { $columns } y las profundidades 1 a { $depth }.
endeavor-sheet-base = Los submarinos se botan en: { $tile }.
endeavor-sheet-base-any = Toda zona de profundidad 1 es una base, donde se botan submarinos.
endeavor-sheet-start-zones = Zonas al principio: { $zones }.
endeavor-sheet-random-tile = una loseta al azar
endeavor-sheet-shuffled = Profundidad { $depth }, columnas { $columns }: estas losetas se barajan y reparten: { $tiles }.
endeavor-sheet-shuffle-into-pile = La loseta «{ $tile }» se baraja en el montón de profundidad { $depth }.
endeavor-sheet-shuffle-into-top = La loseta «{ $tile }» se baraja entre las { $top } de arriba del montón de profundidad { $depth }.
endeavor-sheet-cleanup = La pista de limpieza tiene { $length } pasos; los marcadores empiezan en { $start }.
endeavor-sheet-removed = Profundidades que no se usan: { $depths }.
endeavor-sheet-group-influence = En cooperativo o en solitario, los puntos de influencia, informes y líderes de nivel 5 se suman para uno de los siete objetivos.
endeavor-sheet-goal = Objetivo { $number } de «{ $scenario }».
endeavor-sheet-options = Las dos opciones: { $options }.
endeavor-counts-option = Está abierto hasta que haya un marcador en el espacio de objetivo { $number }. Quien lo pone elige una de dos opciones para todos; sin marcador el objetivo no puntúa.
endeavor-counts-discs = Cuentan tus discos en { $kinds }.
endeavor-spaces-all = espacios de cualquier tipo
endeavor-spaces-sonar = espacios de sónar
endeavor-spaces-conserve = espacios de conservación
endeavor-spaces-publish = espacios de publicación
endeavor-counts-vessels = También cuentan tus submarinos.
endeavor-counts-discovered = Cuentan las zonas que descubriste.
endeavor-counts-zones-disc = Cada zona con un disco tuyo cuenta una vez.
endeavor-counts-zones-vessel = Cada zona con un submarino tuyo cuenta una vez.
endeavor-counts-zones-disc-vessel = Cada zona con un disco o submarino tuyo cuenta una vez.
endeavor-counts-zones-none = No cuenta ninguna zona.
endeavor-counts-topics-best = Cuentan los símbolos del tema del que más tienes, en informes y bajo tus marcadores de influencia.
endeavor-counts-topic-sets = Cuentan tus juegos completos de los cuatro temas, en informes y bajo tus marcadores de influencia.
endeavor-counts-region = Cuentan tus marcadores en esta parte del área de influencia: { $region }.
endeavor-counts-cleanup = Cuenta la casilla de tu marcador en la pista de limpieza.
endeavor-counts-designated = Cuentan tus discos en espacios del tipo que nombre quien descubra la Estrella Caída. Hasta entonces no hay ninguno.
endeavor-counts-race-discover = Cuenta quién descubre primero y segundo una zona así.
endeavor-counts-race-travel = Cuenta quién viaja primero y segundo a una zona así.
endeavor-counts-side-left = Solo cuentan la columna de La Estrella de Mar y todas las de su izquierda.
endeavor-counts-side-right = Solo cuentan la columna de La Estrella de Mar y todas las de su derecha.
endeavor-counts-where = Solo cuentan las zonas { $where }.
endeavor-at-depths = en profundidad { $depths }
endeavor-in-columns = en columna { $columns }
endeavor-goal-each = { $points } por cada uno.
endeavor-goal-most = La mayoría da { $first } más, el segundo puesto { $second }. En un empate por la mayoría todos puntúan por completo y nadie es segundo.
endeavor-goal-race = El primero se lleva { $first }, el segundo { $second }.
endeavor-goal-lead = { $points } más para quien más tenga de esto: { $what }.
endeavor-lead-topic = símbolos del tema { $topic }
endeavor-lead-discs = discos en { $kinds }
endeavor-lead-zones = zonas descubiertas { $where }
endeavor-group-counts-sum = En cooperativo o en solitario se suma lo que tienen todos los jugadores, sin los puntos por mayoría.
endeavor-group-counts-race-discover = En cooperativo o en solitario cuentan las zonas de esta profundidad que descubrió el grupo.
endeavor-group-counts-race-travel = En cooperativo o en solitario cuentan los jugadores que han viajado a una zona así.
endeavor-sheet-influence = Área de influencia: { $scenario }
endeavor-sheet-placing = Por cada influencia pones un marcador en un espacio libre que sea inicial o toque un marcador, de quien sea, y ganas lo que da. Un espacio para cualquier número de marcadores queda abierto a todos en cuanto hay uno en él.
endeavor-form-pointy-top = Una fila sí y otra no está desplazada medio espacio a la derecha: un espacio toca dos de la fila superior y dos de la inferior.
endeavor-form-flat-top = Un espacio de la fila sí y otro no está medio espacio más abajo: un espacio toca el de encima y el de debajo, y dos a cada lado.
endeavor-form-lanes = Los espacios forman carriles que se llenan desde la izquierda.
endeavor-sheet-space = Fila { $row }, espacio { $col }: { $features }.
endeavor-area-nothing = nada
endeavor-area-start = espacio inicial
endeavor-area-goal = espacio de objetivo { $number }
endeavor-area-lane = carril de profundidad { $depth }
endeavor-region-rescue = zona de rescate
endeavor-region-search = zona de búsqueda
endeavor-region-guardian = espacio del guardián
endeavor-region-shallow-overflow = espacio adicional de las profundidades 1 a 3
endeavor-region-deep-overflow = espacio adicional de las profundidades 4 y 5
endeavor-area-region = zona «{ $region }»
endeavor-area-gives = { $gains }
endeavor-area-topic = símbolo del tema { $topic }
endeavor-area-infinite = cualquier número de marcadores
endeavor-area-reached = accesible también desde la fila { $row }, espacio { $col }

## Where it is

endeavor-now-tray = En la bandeja: { $number }.
endeavor-now-five = Se puede reclutar. Sin ver debajo: { $number }.
endeavor-now-crew = { $seat } lo tiene.
endeavor-now-crew-disc = { $seat } lo tiene, con un disco encima.
endeavor-now-display = Está a la vista.
endeavor-now-report = { $seat } lo ha publicado.
endeavor-now-report-used = Espacios de activación usados: { $used } de { $spaces }.
endeavor-now-token = Aún sin ver: { $unseen }. Descartadas: { $discarded }.
endeavor-now-held = { $seat } tiene una.
endeavor-now-zone = Está en { $slot }.
endeavor-now-finder = La descubrió { $seat }.
endeavor-now-vessels = { $seat }, submarinos aquí: { $number }.
endeavor-now-discs = { $seat }, discos aquí: { $number }.
endeavor-now-under = Sabes que está bajo el montón de profundidad { $depth }.
endeavor-now-drawn = Es una de las losetas que se acaban de robar.
endeavor-now-pile = Losetas en el montón: { $number }.
endeavor-now-track = { $seat }: casilla { $box }, nivel { $level }.
endeavor-now-number = { $seat }: { $number }.
endeavor-now-board = { $seat }: { $cargo } en la bodega, { $supply } en la reserva; submarinos en el océano: { $vessels }.
endeavor-now-points = { $seat }: { $points } si la partida acabara ahora.
endeavor-now-scenario-here = Se juega este escenario.
endeavor-now-scenario-other = Se juega otro escenario.
endeavor-now-markers = { $seat }, marcadores aquí: { $number }.
endeavor-now-other-option = No elegida en esta partida.
endeavor-now-group = El grupo tiene { $have } de { $need }.

## Lo que cuentan los informes.

endeavor-counted-action = Acciones
endeavor-counted-crew = Tripulantes activados
endeavor-counted-recruited = Tripulantes reclutados
endeavor-counted-promoted = Tripulantes ascendidos
endeavor-counted-tile = Losetas de océano descubiertas
endeavor-counted-space = Espacios de las losetas
endeavor-counted-report = Informes de investigación
endeavor-counted-token = Fichas de inmersión usadas
endeavor-counted-attribute = Atributos mejorados
endeavor-counted-one-space = { $tile }: { $space }
