### Nauticus: la primera partida guiada. La primera línea de una carta es su título.

nauticus-lesson-goal =
    Construye barcos
    Diriges una naviera. Compras secciones de casco, mástiles y velas, los montas en tu astillero y cargas mercancías.
    Al final puntúan los barcos terminados y las mercancías entregadas, los grandes mucho más que los pequeños: 2, 8, 20 o 35 puntos por una a cuatro secciones. Gana quien tenga más puntos de victoria.
nauticus-lesson-round =
    Siete fases hacen una ronda
    Alrededor del disco giratorio hay ocho fichas de acción. En cada fase el jugador inicial elige una; después todos, uno tras otro, realizan esa acción una vez. Tras siete fases acaba la ronda, y entre dos se juegan cuatro rondas.
    Así que lo que eliges también lo recibe tu rival. Conviene mirar los dos astilleros.
nauticus-lesson-choose-hull =
    Tu primera ficha
    Eres el jugador inicial. «Comprar secciones de casco» está en la casilla 4. Quien elige una ficha recibe la bonificación de su casilla, aquí 2 puntos, y nadie más.
    Elígela.
nauticus-lesson-prices =
    Trabajadores y táleros
    El disco giratorio nos da a cada uno 2 trabajadores azules para esta acción. Cada compra gasta un trabajador, primero los azules y luego los tuyos; tienes 4.
    Los precios están en la casilla: aquí una proa cuesta 1 tálero, una sección central 2, una popa 3 y un barco de una sección nada.
nauticus-lesson-try-middle =
    Prueba algo
    Compra una sección central por 2 táleros. Hoy no la necesitamos; quiero enseñarte una cosa.
nauticus-lesson-golden-rule =
    La regla de oro
    Lo que no cuesta ningún tálero va primero al almacén, sea lo que sea. Solo lo que pagas se puede montar en el acto.
    Toma gratis el barco de una sección: solo cuesta un trabajador, y los azules son un regalo.
nauticus-lesson-buy-bow =
    Empieza un casco
    Por una proa pagas 1 tálero, así que puedes montarla. Cómprala y ponla en el astillero como barco nuevo. Gasta el segundo trabajador azul.
nauticus-lesson-buy-bow-not-yet = En esta lección la proa va directa al astillero: al almacén estaría permitido, pero luego tendrías que sacarla de allí.
nauticus-lesson-buy-stern =
    Cierra el casco
    Una proa y una popa forman un barco de dos secciones. Compra la popa por 3 táleros y únela al barco 1. Los trabajadores azules se han acabado, así que cuesta uno tuyo.
    Un casco cerrado ya no crece. Con secciones centrales en medio habría sido un barco de tres o cuatro.
nauticus-lesson-stop =
    Basta
    Te quedan 11 táleros y 3 trabajadores; ambos llegan despacio, así que no lo gastes todo. Una segunda ficha del mismo tipo costaría 4 táleros. Quien compra los cuatro tipos de una vez recibe una quinta ficha de regalo.
    Para aquí.
nauticus-lesson-extra =
    Un as en la manga
    Una vez en toda la partida puedes jugar una acción extra: cualquiera de las ocho, con dos trabajadores más, antes o después de la tuya. La primera de cada tipo cuesta entonces 2 táleros.
    Guárdala por ahora y termina tu turno.
nauticus-lesson-watch-hull =
    Ahora los demás
    Tu rival tiene los mismos 2 trabajadores azules y los mismos precios, pero ninguna bonificación. Mira lo que hace; después la ficha se pone boca abajo, y la ficha de ancla marca dónde estará el disco la próxima ronda.
nauticus-lesson-watch-mast =
    Cambia el jugador inicial
    En la siguiente fase elige tu rival, toma la bonificación y actúa primero. Elige «Comprar mástiles» en la casilla 2, donde hay tres trabajadores azules.
nauticus-lesson-masts =
    Los mástiles llevan emblema
    Todos los mástiles y velas de un barco deben mostrar el mismo emblema. Así que el primero decide: toma la ballena por 1 tálero y ponla en la sección 1.
nauticus-lesson-watch-second-mast =
    Dos iguales
    El segundo mástil de ballena cuesta 4 táleros. Lo compro por ti, lo pongo en la sección 2, tomo el mástil de ancla, que no cuesta nada (al almacén, donde un mástil ocupa dos espacios), y termino tu turno.
nauticus-lesson-choose-sail =
    Iza las velas
    Una vela necesita un mástil debajo. Tú empiezas esta fase: «Comprar velas» está en la casilla 8, con 3 trabajadores azules y 4 táleros de bonificación. Elígela.
nauticus-lesson-buy-sail =
    La primera vela
    Los emblemas deben coincidir, así que otra vez la ballena. Cómprala por 2 táleros y ponla en la sección 1.
nauticus-lesson-finish-ship =
    La última pieza
    Una vela de ballena más, ahora por 4 táleros, en la sección 2. Entonces el casco está cerrado y cada sección tiene mástil y vela: el barco está terminado.
nauticus-lesson-reward-crown =
    Un barco terminado paga
    Recibes una recompensa por mástil, así que ahora dos, y 8 puntos al final de la partida. Cada una se puede tomar dos veces como mucho.
    Toma primero una vela de corona: las coronas valen con cualquier emblema y se pueden puntuar aparte.
nauticus-lesson-reward-free =
    Tú eliges
    La segunda recompensa es cosa tuya: trabajadores o táleros ayudan enseguida, los puntos son puntos.
nauticus-lesson-watch-transport =
    Mientras tanto
    El tercer trabajador azul no hace falta; los que no se usan se pierden. Termino tu turno. Después tu rival pone una vela y elige «Transportar» para la siguiente fase.
nauticus-lesson-carry-hull =
    Fuera del almacén
    Transportar lleva fichas guardadas al astillero, una por trabajador. Saca el barco de una sección y luego ponle el mástil de ancla.
nauticus-lesson-carry-crown =
    El comodín
    Ahora la vela de corona: combina con el ancla como con cualquier otro emblema. Cuesta un trabajador tuyo y termina tu segundo barco.
nauticus-lesson-reward-mast =
    Reúne coronas
    Un barco de una sección da una recompensa. Esta vez toma un mástil de corona; espera en el almacén y también allí cuenta como corona.
nauticus-lesson-watch-turn-end =
    Un buen turno
    Tienes dos barcos terminados, 10 puntos para el final. Termino tu turno y vuelves a ser el jugador inicial.
nauticus-lesson-choose-crowns =
    Puntuar coronas
    Cada trabajador que gastas en esta acción da un punto por cada corona que tienes, esté donde esté; 15 puntos como mucho cada vez. La casilla 5 añade 2 trabajadores. Elígela.
nauticus-lesson-score-crowns =
    Dos coronas
    Tienes una vela de corona y un mástil de corona. Tres trabajadores, uno de ellos azul: 6 puntos en el acto.
nauticus-lesson-watch-deliver =
    ¿Y tu rival?
    Sin coronas no hay nada que puntuar: tu rival pasa, elige «Entregar mercancías» y vuelve a pasar. Un barco entrega cuando está terminado y lleva carga en cada sección.
nauticus-lesson-pass =
    Pasar no es debilidad
    No tienes nada que entregar, así que pasas. Tienes tres fichas de pase, de 3, 2 y 1: las que sigan sin girar al final de la ronda te cuestan esos puntos. Cada pase gira una, primero la más alta.
    Pasa.
nauticus-lesson-watch-pass =
    Tres puntos ahorrados
    Sin pasar perderías 6 puntos al final de cada ronda; ahora son 3. Y hasta entonces una ficha de pase girada cuenta como corona. Termino tu turno.
nauticus-lesson-choose-goods =
    Algo que llevar
    Quedan dos fichas, y una de ellas no se usará esta ronda. Elige «Comprar mercancías»: cada sección de un barco lleva una, y tus barcos están vacíos.
nauticus-lesson-bonus-good =
    Un regalo
    La bonificación es un trabajador y una mercancía a tu gusto. No cuesta nada, así que va al almacén. Toma la que quieras.
nauticus-lesson-scoring =
    Cómo terminará
    Tras la última ronda las mercancías entregadas puntúan por tipo: 2, 5, 9, 14, 20 puntos por una a cinco iguales. Los barcos terminados puntúan por tamaño. Todo lo demás vale un tálero por pieza, y tres táleros son un punto.
    La hoja de puntos muestra en todo momento cómo vas.
