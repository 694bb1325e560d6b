### Nauticus: qué se lee en sus piezas y dónde están ahora.

## Clases y nombres

nauticus-kind-action = ficha de acción
nauticus-kind-position = casilla del tablero
nauticus-kind-hull = sección de casco
nauticus-kind-mast = mástil
nauticus-kind-sail = vela
nauticus-kind-good = mercancía
nauticus-kind-crest = emblema
nauticus-kind-material = material
nauticus-kind-scoring = puntuación
nauticus-kind-start = preparación
nauticus-position-0 = casilla 1
nauticus-position-1 = casilla 2
nauticus-position-2 = casilla 3
nauticus-position-3 = casilla 4
nauticus-position-4 = casilla 5
nauticus-position-5 = casilla 6
nauticus-position-6 = casilla 7
nauticus-position-7 = casilla 8
nauticus-piece-action-tiles = fichas de acción
nauticus-piece-anchor-tile = ficha de ancla
nauticus-piece-board = tablero
nauticus-piece-extra-action = ficha de acción extra
nauticus-piece-goods = mercancías
nauticus-piece-masts = mástiles
nauticus-piece-pass-tiles = fichas de pase
nauticus-piece-points = puntos de victoria
nauticus-piece-rewards = recompensas
nauticus-piece-round = marcador de ronda
nauticus-piece-sails = velas
nauticus-piece-scoring = puntuación final
nauticus-piece-seat = con qué empieza cada uno
nauticus-piece-ships = barcos
nauticus-piece-start-player = figura de jugador inicial
nauticus-piece-talers = táleros
nauticus-piece-warehouse = almacén
nauticus-piece-wheel = disco giratorio
nauticus-piece-workers = trabajadores
nauticus-n-crowns = { $number ->
    [one] { $number } corona
   *[other] { $number } coronas
}
nauticus-n-different-goods = { $number } mercancías de tipos distintos

## Fichas de acción y casillas

nauticus-printed-action-tiles-costs-taler = { $value ->
    [yes] Una ficha azul: lo que vende cuesta táleros.
   *[no] Una ficha clara: los precios de su casilla no significan nada para ella.
}
nauticus-sheet-sells = Vende { $tiles }, en este orden, a los cuatro precios de la casilla donde está.
nauticus-sheet-action-buy-hull = Cada trabajador compra una sección de casco. Empieza un barco en tu astillero o se une a un extremo abierto.
nauticus-sheet-action-buy-mast = Cada trabajador compra un mástil. Va en una sección de casco que no tenga.
nauticus-sheet-action-buy-sail = Cada trabajador compra una vela. Va en un mástil que no tenga.
nauticus-sheet-action-buy-goods = Cada trabajador compra una mercancía. Se carga en una sección de casco que no lleve ninguna.
nauticus-sheet-action-transport = Cada trabajador lleva una ficha de tu almacén a un lugar permitido de tu astillero.
nauticus-sheet-action-withdraw = Cada trabajador te da { $talers } táleros.
nauticus-sheet-action-deliver = Descarga un barco terminado que tenga una mercancía en cada sección, con un trabajador por mercancía. Toda la carga sale a la vez, y el barco se puede volver a cargar.
nauticus-sheet-action-crowns = Cada trabajador da tantos puntos de victoria como coronas tengas: en mástiles y velas de corona, estén donde estén, y en fichas de pase giradas. Una puntuación da { $cap } puntos como máximo.
nauticus-sheet-buying = En una acción, la primera ficha de un tipo cuesta su precio impreso, y cada una más de ese tipo { $again } táleros.
nauticus-sheet-gift = Compra los cuatro tipos en una acción y recibes otra ficha de cualquiera de ellos de regalo, al almacén.
nauticus-sheet-golden = Lo que no cuesta ningún tálero va primero al almacén; lo que has pagado puede ir directo al astillero.
nauticus-sheet-bonus = Bonificación para quien elige la ficha que está aquí: { $bonus }.
nauticus-sheet-prices = Precios de lo que vende aquí una ficha azul, en su orden: { $prices }.
nauticus-sheet-sector = { $offset ->
    [0] En el ancla
    [one] A { $offset } casilla del ancla, en sentido horario
   *[other] A { $offset } casillas del ancla, en sentido horario
}: { $blue ->
    [0] ningún trabajador azul
    [one] { $blue } trabajador azul
   *[other] { $blue } trabajadores azules
}.

## Fichas, emblemas, recompensas

nauticus-printed-tiles-count = { $value ->
    [one] Hay una en la caja; cuando se acaba, nadie consigue otra.
   *[other] Hay { $value } en la caja; cuando la pila se vacía, nadie consigue más.
}
nauticus-printed-tiles-warehouse-spaces = { $value ->
    [one] Ocupa { $value } espacio del almacén.
   *[other] Ocupa { $value } espacios del almacén.
}
nauticus-printed-tiles-buyable = { $value ->
    [yes] Se puede comprar.
   *[no] No se puede comprar y nunca es bonificación ni regalo: solo llega como recompensa por un barco terminado.
}
nauticus-sheet-tile-one-ship = Es un barco entero, siempre nuevo. Lo terminan un mástil y una vela.
nauticus-sheet-tile-bow = La parte delantera de un barco. Lo empieza o se une a una fila que aún no tiene proa.
nauticus-sheet-tile-middle = Va entre proa y popa, dos por barco como máximo. Empieza un barco o se une a un extremo abierto; nunca se intercala.
nauticus-sheet-tile-stern = La parte trasera de un barco. Lo empieza o se une a una fila que aún no tiene popa.
nauticus-sheet-tile-mast = Va en una sección de casco sin mástil, también con el casco abierto.
nauticus-sheet-tile-sail = Va en un mástil sin vela. La última vela de un casco cerrado termina el barco.
nauticus-sheet-tile-good = Se carga en cualquier sección sin mercancía, y sale por entrega de un barco terminado y lleno.
nauticus-sheet-joker = Un comodín: combina con cualquier emblema y, esté donde esté, es una de tus coronas.
nauticus-sheet-crest = Un barco lleva un solo emblema: todos los mástiles y velas normales a su lado muestran también este ({ $crest }).
nauticus-sheet-leftover = { $good ->
    [yes] Guardada o aún a bordo al final, vale 1 tálero.
   *[no] En el almacén o en un barco sin terminar al final, vale 1 tálero.
}
nauticus-printed-crests-joker = { $value ->
    [yes] Un comodín: combina con cualquier emblema. Cada mástil y cada vela de corona es una corona tuya, esté donde esté, y también cada ficha de pase girada.
   *[no] El primer mástil o vela normal decide para siempre el emblema de un barco; después no combina con otro, solo con coronas.
}
nauticus-sheet-unflipped = { $number ->
    [one] Cada jugador tiene una que cuesta { $points } al final de una ronda en la que no se ha girado.
   *[other] Cada jugador tiene { $number } que cuestan { $points } cada una al final de una ronda en la que no se han girado.
}
nauticus-sheet-flipped = En vez de costar { $points }, es { $crowns } hasta el final de la ronda.
nauticus-sheet-reward = Recompensa: { $reward }, { $times ->
    [2] dos
   *[other] { $times }
} veces por barco como máximo.{ $room ->
    [0] {""}
    [one] {" "}Necesita { $room } espacio en tu almacén.
   *[other] {" "}Necesita { $room } espacios en tu almacén.
}
nauticus-sheet-reward-less = { $room ->
    [one] Con solo { $room } espacio libre tomas una sola mercancía.
   *[other] Con solo { $room } espacios libres tomas menos mercancías.
}
nauticus-sheet-goods-score = { $number } de un tipo: { $points }.
nauticus-sheet-ship-score = Tamaño { $size } ({ $hull }): { $masts ->
    [one] un mástil
   *[other] { $masts } mástiles
} y { $sails ->
    [one] una vela
   *[other] { $sails } velas
} lo terminan. Da { $rewards ->
    [one] una recompensa
   *[other] { $rewards } recompensas
} enseguida y { $points } al final.

## Con qué empieza cada uno y qué hay en la caja

nauticus-sheet-start = { $players } jugadores, { $rounds } rondas de { $phases } fases: el puesto { $seat } empieza con { $talers }, { $workers } y { $points }.
nauticus-sheet-in-box = En la caja: { $number }.
nauticus-sheet-coins = En la caja: { $number } monedas de { $face ->
    [one] { $face } tálero
   *[other] { $face } táleros
}.
nauticus-sheet-spaces = Cada uno tiene { $number } espacios.
nauticus-sheet-limit = { $limit ->
    [limited] Se pueden agotar: cuando una pila se vacía, nadie consigue ya ese tipo.
    [treated-as-unlimited] No se agotan nunca.
    [three-per-player] Cada jugador tiene tres.
    [one-per-player] Cada jugador tiene una.
   *[other] { $words }.
}
nauticus-sheet-board = Ocho casillas en círculo, cada una con una bonificación y cuatro precios. En el centro gira el disco.
nauticus-sheet-wheel = Presta trabajadores azules a la acción de la fase. Todo el que la realiza dispone del número completo, los gasta antes que los propios y no puede guardar los que sobran.
nauticus-sheet-action-tiles = Al empezar una ronda se mezclan y se colocan, una en cada casilla. El jugador inicial de una fase elige una que esté boca arriba; después todos realizan su acción o pasan. En cada ronda sobra una.
nauticus-sheet-anchor-tile = Señala la casilla elegida primero en una ronda. Antes de la ronda siguiente se gira hacia ella el ancla del disco.
nauticus-sheet-points = Al final gana quien tiene más. En caso de empate decide el mayor resto de táleros, luego la mayor suma de táleros.
nauticus-sheet-round = Cuenta las rondas; cada una tiene { $phases } fases.
nauticus-sheet-start-player = Quien la tiene elige la ficha de acción de la fase, recibe la bonificación y actúa primero. Avanza en sentido horario después de cada fase.
nauticus-sheet-warehouse = Lo que no costó ningún tálero se guarda primero aquí. Las fichas solo salen por transporte y nunca se descartan.
nauticus-sheet-ships = Un casco es un barco de una sección, o bien una proa y una popa con ninguna, una o dos secciones centrales entre ellas. En cada sección caben un mástil, una vela y una mercancía. Un casco cerrado con mástil y vela en cada sección está terminado; se queda en tu astillero y puede llevar mercancías.
nauticus-sheet-masts = Uno en cada sección de casco, de un solo emblema en todo el barco; las coronas combinan con cualquiera.
nauticus-sheet-sails = Una en cada mástil, de un solo emblema en todo el barco; las coronas combinan con cualquiera.
nauticus-sheet-goods = Una en cada sección de casco, de cualquier tipo. Las mercancías entregadas puntúan al final, cada tipo por separado.
nauticus-sheet-workers = Cada uso de una acción gasta uno: primero los azules del disco, luego los propios. Al final cada uno vale 1 tálero.
nauticus-sheet-talers = Con ellos se paga lo que venden las fichas de acción azules. Al final cada { $leftover } son 1 punto de victoria.
nauticus-sheet-pass-tiles = Al pasar se gira la más alta que aún muestra su penalización. Después de cada ronda todas vuelven a mostrarla.
nauticus-sheet-extra-action = Una vez por partida, en tu turno antes o después de la acción de la fase: toma { $extra_workers } trabajadores y realiza cualquiera de las ocho acciones, incluso una boca abajo. La primera ficha de un tipo cuesta { $extra_price } táleros y cada una más { $again }. No da trabajadores azules ni bonificación.
nauticus-sheet-scoring = Al final se suman: mercancías entregadas, barcos terminados y 1 punto de victoria por cada { $leftover } táleros. Cada trabajador, cada ficha guardada, cada mercancía a bordo y cada sección, mástil y vela de un barco sin terminar cuenta como 1 tálero.

## En pocas palabras

nauticus-brief-transport = cada trabajador lleva una ficha guardada al astillero
nauticus-brief-withdraw = cada trabajador da { $talers } táleros
nauticus-brief-deliver = descarga un barco terminado y lleno, un trabajador por mercancía
nauticus-brief-crowns = cada trabajador da 1 punto por corona, { $cap } puntos como máximo
nauticus-brief-position = bonificación: { $bonus }
nauticus-brief-one-ship = un barco entero: lo terminan un mástil y una vela
nauticus-brief-crown = comodín para cualquier emblema y corona para puntuar
nauticus-brief-pass = gira la ficha de pase más alta que quede: una corona hasta el final de la ronda, sin penalización por ella

## Dónde están las cosas ahora

nauticus-now-empty = Aquí no hay ninguna ficha de acción.
nauticus-now-here = { $state ->
    [down] Aquí está, boca abajo: { $action }.
   *[up] Aquí está: { $action }, { $blue ->
        [0] sin trabajadores azules
        [one] con { $blue } trabajador azul
       *[other] con { $blue } trabajadores azules
    }.
}
nauticus-now-at = Está en la { $position }, { $state ->
    [down] boca abajo.
   *[up] { $blue ->
        [0] sin trabajadores azules
        [one] con { $blue } trabajador azul
       *[other] con { $blue } trabajadores azules
    }.
}
nauticus-now-prices = Precios ahora: { $prices }.
nauticus-now-anchor = El ancla del disco señala la { $position }.
nauticus-now-anchor-here = El ancla del disco señala esta casilla.
nauticus-now-anchor-tile-here = Aquí está la ficha de ancla.
nauticus-now-lies = Está en la { $position }.
nauticus-now-aside = Está junto al tablero hasta que acabe la primera fase de la ronda.
nauticus-now-stock = En la reserva: { $number }.
nauticus-now-owned = { $seat }: { $stored } en el almacén, { $aboard } en barcos{ $good ->
    [yes] {""}, { $delivered } entregadas.
   *[no] .
}
nauticus-now-has = { $seat }: { $what }.
nauticus-now-points = { $seat }: { $score } por ahora, { $vp } de ellos en el casillero.
nauticus-now-flipped = { $seat }: { $number } giradas.
nauticus-now-extra = { $seat }: { $left ->
    [yes] aún por jugar.
   *[no] jugada.
}
nauticus-now-load = { $seat }: { $load } de { $spaces } espacios ocupados.
nauticus-now-ships = { $seat }: { $finished } terminados, { $others } sin terminar.
nauticus-now-delivered = { $seat } ha entregado: { $goods }.
nauticus-now-round = Ronda { $round } de { $rounds }, fase { $phase } de { $phases }.
nauticus-now-start = La tiene { $seat }.

## Lo que cuentan los informes.

nauticus-counted-action = Acciones
nauticus-counted-extra = Acciones extra
nauticus-counted-tile = Piezas y mercancías adquiridas
nauticus-counted-carried = Fichas llevadas al astillero
