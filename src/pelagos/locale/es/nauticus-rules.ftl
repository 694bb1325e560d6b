### Nauticus: cada regla y cada aclaración en una o dos frases.

## Preparación

nauticus-rule-1-1 = Al empezar, el ancla del disco giratorio señala la casilla de acción 1, la bonificación de 3 trabajadores; el marcador de ronda está en el 1 y los de todos los jugadores en 10 puntos de victoria.
nauticus-rule-1-2 = Las fichas de barco y las mercancías son limitadas: cuando una pila se vacía, nadie consigue ya ese tipo, ni comprando ni gratis. Los trabajadores y los táleros no se agotan nunca, y ninguna ficha vuelve a la reserva.
nauticus-rule-1-3 = Empiezas con un almacén vacío de 12 espacios, 4 trabajadores, 15 táleros, una ficha de acción extra, las fichas de pase 3, 2 y 1 con la penalización a la vista y 10 puntos de victoria.
nauticus-rule-1-4 = Los asientos posteriores empiezan con algo más. Asiento 2: 1 tálero; asiento 3: 2 táleros y 1 trabajador si juegan tres, 1 tálero y 1 trabajador si juegan cuatro; asiento 4: 2 táleros y 2 trabajadores.
nauticus-rule-1-5 = El primer jugador inicial es el asiento 1. Quién se sienta ahí lo decide la mesa; el reglamento propone a la persona con menos experiencia.
nauticus-rule-1-6 = Nada es secreto: en cualquier momento se pueden ver y contar todos los trabajadores, táleros, fichas guardadas, barcos, mercancías entregadas, fichas de pase, fichas de acción extra y pilas.

## La regla de oro

nauticus-rule-2-1 = Una ficha de barco o una mercancía por la que no has pagado ningún tálero va siempre primero a tu almacén, sea bonificación, recompensa, regalo o compra a precio 0. Emplear un trabajador no cuenta como pago.
nauticus-rule-2-2 = Lo que te ha costado al menos 1 tálero puede ir directamente a tu astillero al comprarlo, o al almacén si lo prefieres.

## Rondas y fases

nauticus-rule-3-1 = Dos jugadores juegan 4 rondas; tres o cuatro jugadores, 5. Cada ronda tiene 7 fases.
nauticus-rule-3-2 = Cada ronda empieza barajando las 8 fichas de acción y colocándolas boca arriba, una en cada casilla de acción, en sentido horario desde el ancla del disco giratorio. A partir de la segunda ronda, antes se gira el disco hasta que su ancla señale la ficha de ancla, que se retira.
nauticus-rule-3-3 = El jugador inicial elige cualquier ficha de acción que siga boca arriba, recibe su bonificación y actúa primero; después actúa una vez cada uno de los demás, en sentido horario. Elegir es obligatorio aunque piense pasar.
nauticus-rule-3-4 = En tu turno realizas la acción de la fase o pasas, una de las dos cosas. Si aún tienes la acción extra, puedes jugarla justo antes o justo después.
nauticus-rule-3-5 = Cuando todos han tenido su turno, la ficha elegida se pone boca abajo, en la primera fase de la ronda con la ficha de ancla encima. La figura de jugador inicial avanza en sentido horario después de cada fase, pero no una segunda vez al acabar la ronda.
nauticus-rule-3-6 = En cada ronda sobra una ficha de acción; su acción no se realiza.

## Bonificación

nauticus-rule-4-1 = La bonificación impresa es solo para el jugador inicial. La recibe justo después de elegir la ficha, antes que nada, y también si luego pasa.
nauticus-rule-4-2 = Las bonificaciones de las casillas de acción 1 a 8, en el sentido de las agujas del reloj: 3 trabajadores; un mástil; una vela; 2 puntos de victoria; 2 trabajadores; 1 trabajador y una mercancía; 1 trabajador y 1 punto de victoria; 4 táleros. Tú eliges el emblema o el tipo de mercancía, pero nunca una corona, y la ficha va a tu almacén.
nauticus-rule-4-3 = Los trabajadores y táleros de la bonificación son tuyos al instante y puedes gastarlos en el mismo turno.
nauticus-rule-4-4 = Si no queda ninguna ficha de la bonificación en la reserva o ninguna cabe en tu almacén, te quedas sin ella, pero recibes el resto. Si alguna cabe, tienes que tomar una.

## Trabajadores

nauticus-rule-5-1 = Cada uso de una acción cuesta un trabajador.
nauticus-rule-5-2 = El disco giratorio presta trabajadores azules a cada acción: ninguno en el ancla, de 1 a 3 en las demás. Todo el que realiza la acción dispone del número completo.
nauticus-rule-5-3 = Los trabajadores azules se gastan antes que los propios. Los que no necesitas se pierden al terminar o al pasar; no se pueden guardar ni sirven para una acción extra.
nauticus-rule-5-4 = No puedes gastar más trabajadores ni táleros de los que tienes; no hay crédito.

## Las acciones

nauticus-rule-6-0 = Realizar una acción es usarla al menos una vez, y tantas como quieras y puedas pagar. Cada uso se resuelve por completo, con su colocación, recompensas y regalo, antes de empezar el siguiente.
nauticus-rule-6-1 = Una ficha de acción azul vende cuatro tipos; cada uno cuesta el número impreso a su lado en esa casilla, y los cuatro números son siempre 0, 1, 2 y 3. Para las fichas de acción claras los números no significan nada.
nauticus-rule-6-2 = Durante una misma acción, la primera ficha de un tipo cuesta su precio impreso y cada una más de ese tipo 4 táleros; además, cada una requiere un trabajador. Los mástiles y velas de corona no se venden.
nauticus-rule-6-3 = Si en una misma acción compras los cuatro tipos, recibes de regalo una ficha más de cualquiera de ellos, sin trabajador ni táleros, en tu almacén. Solo ocurre una vez por acción, y si no cabe nada de lo que hay en la reserva, el regalo se pierde.
nauticus-rule-6-4 = A precio 0 necesitas sitio en el almacén; a partir de precio 1, sitio en el almacén o un lugar permitido en el astillero. Decides al comprar, y lo guardado sigue guardado mientras dure la acción.
nauticus-rule-6-5 = Un casco es un barco de una sección, o bien una proa y una popa con ninguna, una o dos secciones centrales entre ellas. Las secciones nuevas empiezan un barco o se unen a un extremo abierto: no se intercalan, no se dejan huecos, no se mueve nada ni se juntan dos filas, y un casco cerrado ya no crece.
nauticus-rule-6-6 = Un casco abierto se puede continuar más tarde, y mientras tanto ya puede llevar mástiles, velas y mercancías. En tu astillero cabe cualquier número de barcos.
nauticus-rule-6-7 = Cada sección de casco admite un mástil, esté cerrado el casco o no.
nauticus-rule-6-8 = Cada sección de casco admite una vela, y antes necesita su mástil.
nauticus-rule-6-9 = Un barco lleva un solo emblema: su primer mástil o vela normal lo decide para siempre. Los mástiles y velas de corona son comodines y combinan con cualquier emblema.
nauticus-rule-6-10 = Cada sección de casco lleva una mercancía, en barcos en cualquier estado, iguales o variadas. Lo cargado solo sale del barco mediante una entrega.
nauticus-rule-6-11 = El almacén tiene 12 espacios: un mástil ocupa dos y todo lo demás uno. Dentro se puede reordenar, pero las fichas solo salen transportándolas y nunca se descartan.
nauticus-rule-6-12 = Transportar: cada trabajador lleva una ficha de tu almacén a tu astillero, donde debe tener de inmediato un lugar permitido.
nauticus-rule-6-13 = Retirar dinero: cada trabajador te da 2 táleros.
nauticus-rule-6-14 = Entregar mercancías: descarga un barco terminado que tenga una mercancía en cada sección, con un trabajador por mercancía y nunca solo una parte de la carga. Después el barco se puede volver a cargar.
nauticus-rule-6-15 = Puntuar coronas: cada trabajador da tantos puntos de victoria como coronas tengas, en mástiles y velas de corona estén donde estén y en fichas de pase giradas. Cada vez se obtienen 15 puntos como máximo; sin coronas no es posible, y no se puede emplear un trabajador que ya no sume ningún punto.
nauticus-rule-6-16 = Después de cada uso ves lo que aún puedes hacer y pagar; si no hay nada, la acción termina sola. Para el dinero y las coronas dices una vez el número de trabajadores, y eso es todo.

## Pasar

nauticus-rule-7-1 = Puedes pasar en vez de realizar la acción, y debes hacerlo si no es posible ningún uso. Después de un primer uso ya no puedes pasar, y después de pasar no puedes realizar la acción.
nauticus-rule-7-2 = Cuando pasas, se gira la ficha de pase más alta que aún muestra su penalización: 3, luego 2, luego 1. Con las tres giradas todavía puedes pasar, pero ya no ocurre nada.
nauticus-rule-7-3 = Una ficha de pase girada es una corona tuya hasta el final de la ronda, y entonces no te cuesta puntos.

## La acción extra

nauticus-rule-8-1 = Una vez por partida puedes entregar tu ficha de acción extra en tu turno, antes o después de la acción de la fase. Tomas 2 trabajadores y realizas cualquiera de las ocho acciones, incluso una cuya ficha esté boca abajo.
nauticus-rule-8-2 = En una acción extra, la primera ficha de cada tipo cuesta 2 táleros y cada una más 4, así que puedes colocar enseguida lo que compras; los cuatro tipos dan como siempre un regalo, al almacén. No hay trabajadores azules ni bonificación.
nauticus-rule-8-3 = La acción extra no toca el tablero: no se pone boca abajo ninguna ficha, no se toma bonificación y no se gira ninguna ficha de pase. Los trabajadores que no gastes se quedan contigo, y la ficha de acción extra vuelve a la caja.
nauticus-rule-8-4 = La acción extra debe usarse al menos una vez. Se juega en tu propio turno, una vez elegida la ficha de la fase, nunca a mitad de una acción o de las recompensas, y nunca una segunda vez.
nauticus-rule-8-5 = Solo se te ofrecen las acciones extra que podrías usar al menos una vez contando los 2 trabajadores nuevos. Si la juegas primero, después todavía realizas la acción o pasas, según esté entonces la situación.

## Terminar un barco

nauticus-rule-9-1 = Un barco está terminado cuando su casco está cerrado y cada sección tiene mástil y vela; las mercancías no influyen. La última ficha es siempre una vela.
nauticus-rule-9-2 = Por un barco terminado tomas enseguida una recompensa por mástil: un mástil de corona, una vela de corona, 3 puntos de victoria, 7 táleros, 3 trabajadores o 2 mercancías distintas. Ninguna recompensa más de dos veces por barco; las fichas van a tu almacén, deben estar en la reserva y caber.
nauticus-rule-9-3 = Una vez tomadas las recompensas, tu acción continúa y puedes usarlas al momento: táleros y trabajadores para más usos y, al transportar, también las fichas recién guardadas.
nauticus-rule-9-4 = Un barco terminado se queda en tu astillero hasta el final y puede llevar mercancías; da sus recompensas una sola vez.

## Final de la ronda

nauticus-rule-10-1 = Acabada la séptima fase, cada ficha de pase que no hayas girado te cuesta sus 3, 2 o 1 puntos de victoria, incluso por debajo de cero. Después todas vuelven a mostrar su penalización; la última ronda no es una excepción.
nauticus-rule-10-2 = Si la partida continúa, el marcador de ronda avanza y se prepara la ronda siguiente. No hay ingresos.

## Puntuación final

nauticus-rule-11-1 = Por cada tipo de mercancía, 1, 2, 3, 4 o 5 entregadas dan 2, 5, 9, 14 o 20 puntos de victoria, y cada una más suma otros 5.
nauticus-rule-11-2 = Los barcos terminados de tamaño 1, 2, 3 y 4 dan 2, 8, 20 y 35 puntos de victoria.
nauticus-rule-11-3 = Cada trabajador, cada ficha guardada, cada sección de casco, mástil y vela de barcos sin terminar y cada mercancía aún a bordo vale 1 tálero. Suma tus táleros: cada 3 son 1 punto de victoria.
nauticus-rule-11-4 = Gana quien tenga más puntos de victoria. En caso de empate decide el mayor resto de táleros (0, 1 o 2), luego la mayor suma de táleros; después se comparte el puesto.

## Aclaraciones

nauticus-rule-r1 = El jugador inicial recibe la bonificación antes de cualquier acción extra, así que un transporte extra no puede hacer antes sitio para la ficha de la bonificación.
nauticus-rule-r2 = Puedes pasar y aun así jugar tu acción extra en el mismo turno; una cosa no impide la otra.
nauticus-rule-r3 = No se permite una acción extra sin ningún uso. Los 2 trabajadores son de verdad: si no los gastas, te los quedas.
nauticus-rule-r4 = Los trabajadores de la bonificación ya se pueden gastar en la acción que sigue.
nauticus-rule-r5 = Quien no usa la acción ni una vez ha pasado y gira una ficha de pase.
nauticus-rule-r6 = Cada ficha comprada recibe su lugar antes de comprar la siguiente, en el orden que quieras; proa, sección central y popa una tras otra forman un barco de tres secciones. Una ficha pagada y guardada habrá que transportarla más tarde.
nauticus-rule-r7 = El regalo por los cuatro tipos llega justo después del cuarto, o después de las recompensas si esa compra terminó un barco. Comprar los cuatro tipos dos veces sigue dando un solo regalo.
nauticus-rule-r8 = Hay que comprar de verdad los cuatro tipos, así que una pila vacía excluye el regalo; el regalo mismo no cuenta como compra. Si ninguno de los tipos está en la reserva y cabe, se pierde.
nauticus-rule-r9 = La primera ficha que compras de un tipo es la del precio impreso. Si ese precio es 0 y el almacén está lleno, no puedes comprar ese tipo de ningún modo, ni siquiera por 4 táleros.
nauticus-rule-r10 = Una ficha gratis que no cabe se queda en la reserva; no puedes descartar nada por ella ni recibes nada a cambio. Si algún tipo cabe, debes tomar uno; con un solo espacio libre te pierdes, pues, un mástil, pero no otras fichas.
nauticus-rule-r11 = Las secciones de casco pagadas también se pueden guardar, igual que los mástiles, las velas y las mercancías.
nauticus-rule-r12 = No importa a qué extremo se une una sección central; los barcos se muestran siempre como proa, secciones centrales, popa.
nauticus-rule-r13 = Un barco puede empezar con dos secciones centrales. Entonces ya solo puede llegar a ser un barco de cuatro secciones, añadiendo una proa y una popa.
nauticus-rule-r14 = El último trabajador puede dar menos que su parte completa: con 4 coronas, 4 trabajadores dan 15 puntos. Cualquier trabajador más se rechaza.
nauticus-rule-r15 = Sin ninguna corona no puedes puntuar coronas y tienes que pasar; la ficha de pase que giras llega tarde para eso.
nauticus-rule-r16 = Puedes elegir la recompensa de mercancías si cabe al menos una. Tomas dos distintas si caben dos y hay dos tipos en la reserva; si no, una.
nauticus-rule-r17 = Las recompensas se toman una tras otra, y cada vez se comprueban de nuevo el sitio y la reserva. Los puntos de victoria, los táleros y los trabajadores están siempre disponibles, dos veces cada uno.
nauticus-rule-r18 = Mientras un barco solo lleve coronas, está abierto a cualquier emblema; el primer mástil o vela normal lo fija. Un barco hecho solo con mástiles y velas de corona cuenta plenamente.
nauticus-rule-r19 = La acción de la fase y la acción extra se cuentan por separado: en cada una la primera ficha de un tipo vuelve a ser barata y los cuatro tipos empiezan de nuevo.
nauticus-rule-r20 = Si la primera ficha de una ronda se eligió en la casilla del ancla, el disco giratorio se queda como está.
nauticus-rule-r21 = No se te pregunta qué ficha de pase girar: siempre es la más alta que queda.
nauticus-rule-r22 = Los cuatro tipos de una ficha y los cuatro precios de su casilla se corresponden en orden de lectura, el primero con el primero y así sucesivamente.
nauticus-rule-r23 = En la ficha de comprar secciones de casco, la proa va en primer lugar y la popa en tercero.
nauticus-rule-r24 = El límite de 15 afecta solo a los puntos por coronas; los puntos de bonificaciones y recompensas no cuentan para él.
nauticus-rule-r25 = La ficha de ancla señala la casilla, no la acción: en la ronda siguiente puede haber allí otra acción.

nauticus-chapter-1 = Preparación
nauticus-chapter-2 = La regla de oro
nauticus-chapter-3 = Rondas y fases
nauticus-chapter-4 = La bonificación
nauticus-chapter-5 = Trabajadores
nauticus-chapter-6 = Las acciones
nauticus-chapter-7 = Pasar
nauticus-chapter-8 = La acción extra
nauticus-chapter-9 = Terminar un barco
nauticus-chapter-10 = El final de una ronda
nauticus-chapter-11 = Puntuación final
nauticus-chapter-rulings = Aclaraciones
