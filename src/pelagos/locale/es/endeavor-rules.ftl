### Endeavor: Deep Sea: cada regla en una o dos frases.

## Components

endeavor-rule-1-1 = 37 losetas de océano en cinco profundidades, 36 fichas de inmersión, 51 tripulantes de 21 tipos, 32 informes, diez escenarios, seis objetivos adicionales y seis crisis.
endeavor-rule-1-2 = Los discos y marcadores de influencia nunca se agotan; cada jugador tiene tres submarinos como máximo.
endeavor-rule-1-3 = De dos a cuatro juegan unos contra otros o juntos; en solitario se juega la variante cooperativa.

## Set-up

endeavor-rule-2-1 = Se elige uno de los diez escenarios.
endeavor-rule-2-2 = El escenario nombra sus zonas iniciales; las que son al azar se roban de las losetas de su profundidad. Nadie gana nada por ellas.
endeavor-rule-2-3 = Las demás losetas forman un montón barajado por profundidad; algunos escenarios esconden una loseta en un montón o quitan profundidades.
endeavor-rule-2-4 = Cada punto de inmersión de una zona inicial recibe su número impreso de fichas boca abajo.
endeavor-rule-2-5 = Se muestran cuatro informes ancla, los otros cuatro salen del juego; los 24 restantes son el mazo.
endeavor-rule-2-6 = La tripulación de niveles 1 a 4 se apila por tipo; el nivel 5, en tres montones de tres con solo el superior visible.
endeavor-rule-2-7 = Un jugador al azar toma la Ola.
endeavor-rule-2-8 = Todos empiezan con los marcadores en la casilla 0, la bodega vacía y un disco en la tripulación inicial, que no se recluta ni asciende.
endeavor-rule-2-9 = Por orden, cada jugador bota un submarino en una base y recibe la bonificación de llegada.
endeavor-rule-2-10 = Solo las partidas cooperativas y en solitario usan objetivos adicionales y crisis.

## Attribute tracks

endeavor-rule-3-1 = Un atributo tiene casillas de 0 a 12 en cinco niveles, que valen 0, 1, 4, 7 y 10 puntos.
endeavor-rule-3-2 = La reputación recluta, la inspiración da discos, la coordinación recupera discos y el ingenio lleva los submarinos más lejos y más hondo.
endeavor-rule-3-3 = Los marcadores avanzan casilla a casilla; al llegar a la 10 se gana 1 de influencia al momento.
endeavor-rule-3-4 = Un paso más allá de la casilla 12 vuelve a la 10 y da 1 de influencia.
endeavor-rule-3-5 = Las casillas 2 y 7 de ingenio botan al momento otro submarino, con su bonificación de llegada.
endeavor-rule-3-6 = Los niveles nunca bajan.
endeavor-rule-3-7 = Todo esto vale siempre, también en turnos ajenos.

## Rounds

endeavor-rule-4-1 = Seis rondas, siete en solitario: carta cooperativa, preparación, acciones.
endeavor-rule-4-2 = Se juega en sentido horario desde la Ola; cada uno acaba su preparación antes de que empiece el siguiente.

## Preparation

endeavor-rule-5-1 = Recluta a un tripulante hasta el nivel de reclutamiento; si se puede, es obligatorio.
endeavor-rule-5-2 = Su bonificación llega al momento y ya cuenta para los pasos siguientes.
endeavor-rule-5-3 = Un compartimento vacío de nivel 5 se repone del montón más alto con más de uno.
endeavor-rule-5-4 = Gana tantos discos como el nivel de plantilla.
endeavor-rule-5-5 = Recupera discos de tu tripulación hasta el nivel de gestión.

## Turns

endeavor-rule-6-1 = Juega un turno o pasa; quien pasa ha acabado la ronda.
endeavor-rule-6-2 = Un turno tiene como mucho una activación y cualquier número de fichas de inmersión; sin activación, al menos una ficha.
endeavor-rule-6-3 = Un disco sobre un tripulante libre permite sus acciones, todas o algunas.
endeavor-rule-6-4 = Un disco en un espacio libre de un informe propio usa su efecto y queda para siempre.
endeavor-rule-6-5 = Una acción hecha en su lugar cuenta como la de un tripulante.
endeavor-rule-6-6 = De las acciones con barra se usa una; las contiguas, una vez cada una en cualquier orden.
endeavor-rule-6-7 = A toda bonificación se puede renunciar entera o en parte; a un coste, no.
endeavor-rule-6-8 = La ingeniera robótica realiza las acciones de otro tripulante propio.
endeavor-rule-6-9 = Las ganancias simples se toman al momento; de las demás se nombra una tras otra o se renuncia al resto.

## Actions

endeavor-rule-7-1 = Sónar, inmersión, conservar y publicar usan una zona con un submarino propio.
endeavor-rule-7-2 = Sónar, conservar y publicar cuestan otro disco; disco y conocimiento deben estar al empezar.
endeavor-rule-7-3 = Un espacio tiene un disco, para siempre.
endeavor-rule-8-1 = Mueve un submarino a otra zona: como máximo, tantos pasos ortogonales a través de zonas como el nivel de tecnología.
endeavor-rule-8-2 = No se entra en zonas más profundas que el nivel de tecnología; subir se puede siempre.
endeavor-rule-8-3 = Cualquier número de submarinos comparte una zona.
endeavor-rule-8-4 = El destino da su bonificación de llegada; la de salida va antes.
endeavor-rule-8-5 = Los modificadores suben el nivel para un viaje, fijan su inicio o limitan su profundidad.
endeavor-rule-9-1 = Un disco en el primer espacio libre de una tira de sónar, luego conexiones y luego su efecto.
endeavor-rule-9-2 = Se puede renunciar al efecto; el disco se queda.
endeavor-rule-9-3 = Nombra dos profundidades abiertas, mira dos losetas, quédate con una y pon la otra bajo su montón.
endeavor-rule-9-3a = Si ninguna profundidad impresa está abierta, se roba de las menos profundas posibles.
endeavor-rule-9-3b = Si no se puede colocar ninguna loseta, el descubrimiento da 1 de influencia.
endeavor-rule-9-4 = Una loseta va a un hueco libre de su profundidad; desde la 2 debe haber una zona justo encima.
endeavor-rule-9-5 = Solo quien descubre recibe la bonificación de descubrimiento, una vez.
endeavor-rule-9-6 = Un descubrimiento de otro origen no necesita submarino ni disco.
endeavor-rule-10-1 = Una inmersión toma y revela la ficha superior de un punto; no hace falta disco.
endeavor-rule-10-2 = Una ficha da su conocimiento o su otra mitad y luego se descarta.
endeavor-rule-10-3 = En el propio turno se usan las fichas que se quiera; se guarda una como máximo.
endeavor-rule-10-4 = Usar la ficha guardada puede ser todo el turno.
endeavor-rule-10-5 = Una reserva escasa se renueva con las fichas descartadas.
endeavor-rule-10-6 = Una ficha más del mismo punto, si queda y se quiere.
endeavor-rule-10-7 = Las fichas se usan entre los pasos del turno y justo antes de una acción ganada, nunca dentro.
endeavor-rule-11-1 = El conocimiento va de 0 a 12; el exceso se pierde.
endeavor-rule-11-2 = Paga el conocimiento, toma la bonificación, pon el disco, luego conexiones y especiales.
endeavor-rule-11-3 = Un descuento baja el coste en 1, no por debajo de 0.
endeavor-rule-11-4 = Con «misma profundidad» basta un submarino propio en cualquier zona de ella; las cuevas siguen cerradas.
endeavor-rule-12-1 = Un espacio de publicación y un informe con su tema: pagar, disco, conexiones, bonificaciones y reponer los informes a la vista.
endeavor-rule-12-2 = Primero la parte de quien publica y luego la de los demás, cada jugador la suya entera, en sentido horario.
endeavor-rule-12-3 = Con el mazo vacío, quedan menos informes a la vista.
endeavor-rule-13-1 = Un júnior pasa a líder: su disco va a la reserva, llega la bonificación y el espacio queda libre.
endeavor-rule-13-2 = El tripulante activado puede ascender y termina sus acciones anteriores.
endeavor-rule-14-1 = Una conexión paga a ambos dueños cuando hay disco en los dos extremos; si es el mismo, una vez.
endeavor-rule-14-2 = El jugador activo resuelve primero las suyas y luego los demás en sentido horario.
endeavor-rule-14-3 = Una conexión paga una vez por partida.
endeavor-rule-15-1 = Los especiales son de la zona, de un espacio tras su acción o de quien tenga un disco en un espacio marcado.
endeavor-rule-15-2 = Cada especial tiene su momento: ficha tomada, tras inmersión o conservación, punto vacío, zona llena, salida o siempre.
endeavor-rule-15-3 = Algunas zonas tienen reglas propias, del pecio a las cuevas.

## Influence

endeavor-rule-16-1 = Cada influencia pone un marcador propio y da la bonificación de su espacio, o se renuncia a ella.
endeavor-rule-16-2 = Valen los espacios iniciales libres y los libres junto a cualquier marcador; las flechas van en un sentido.
endeavor-rule-16-3 = Un espacio infinito admite cuantos marcadores se quiera tras el primero; sin espacio legal la influencia se pierde.
endeavor-rule-16-4 = Escenario 4: quien llene el último de al menos dos espacios de conservación de una zona puede marcar el del guardián.
endeavor-rule-16-5 = En los escenarios 3, 5 y 6 se bota en cualquier zona de profundidad 1; el 5 y el 9 tienen menos profundidades.
endeavor-rule-16-6 = Escenario 6: la influencia mueve un marcador propio; los espacios de rescate se abren con la Estrella Caída y se bloquean desde abajo.
endeavor-rule-16-7 = Escenario 7: la zona de rescate exige un disco o submarino en la Estrella Caída.
endeavor-rule-16-8 = Escenario 8: un marcador en un espacio de objetivo fija su opción para todos.
endeavor-rule-16-9 = Escenario 9: los discos de conservación en las profundidades 1 y 2, o la influencia, hacen avanzar el marcador de limpieza hasta 12.
endeavor-rule-16-10 = Escenario 10: cada profundidad tiene un carril que se llena desde la izquierda; la influencia de una zona va al suyo.
endeavor-rule-16-11 = El origen de una influencia es el componente que muestra su icono.

## Round end and scoring

endeavor-rule-17-1 = Cuando todos pasan acaba la ronda; la Ola pasa a la izquierda y tras la última ronda termina la partida.
endeavor-rule-17-2 = Tras la ronda r cada uno tiene r reclutas y la tripulación inicial.
endeavor-rule-18-1 = Cada atributo da los puntos de su nivel.
endeavor-rule-18-2 = Los marcadores propios dan los puntos de sus espacios, también negativos.
endeavor-rule-18-3 = Los informes dan lo impreso; los líderes de nivel 5, según su condición, redondeando hacia abajo.
endeavor-rule-18-4 = Los temas de informes propios y de espacios de influencia marcados cuentan juntos.
endeavor-rule-18-5 = Los objetivos cuentan solo discos y submarinos propios, cada pieza una vez.
endeavor-rule-18-6 = Todos los primeros reciben los puntos completos; solo con un único primero hay segundo.
endeavor-rule-18-7 = En una carrera puntúan el primer y el segundo jugador distintos.
endeavor-rule-18-8 = Conocimiento, el de la ficha guardada y discos en la bodega: un punto por cada tres.
endeavor-rule-18-9 = Gana la suma más alta; los empates comparten puesto.
endeavor-rule-18-10 = Cada objetivo tiene una medida con filtros de profundidad, columna y tipo.

## Co-op and solo

endeavor-rule-19-1 = Tres objetivos adicionales sobre tres crisis, cuatro en solitario.
endeavor-rule-19-2 = Fácil exige 4 de los 7 objetivos, medio 5, difícil 6 y legendario todos.
endeavor-rule-19-3 = Cada ronda se revela una carta: objetivos en las rondas 1 a 3 y luego crisis.
endeavor-rule-19-4 = Se juega igual; la parte de los demás, las conexiones y los especiales funcionan dentro del grupo.
endeavor-rule-19-5 = Siete objetivos comunes: puntos de influencia, informes y tripulación, tres del escenario y tres adicionales.
endeavor-rule-19-6 = Tras la última ronda el grupo gana con suficientes objetivos; uno sin fijar no cuenta.
endeavor-rule-19-7 = El movimiento de crisis no es viajar: sin bonificaciones y a cualquier profundidad; se detiene ante huecos, cuevas y la fosa ocupada.
endeavor-rule-19-8 = Las crisis arrastran submarinos, quitan discos o conocimiento, bloquean tripulantes o enlodan puntos de inmersión.

## Information

endeavor-rule-20-1 = El orden de los montones es secreto; las losetas robadas solo las ve quien descubre; lo demás es público.
endeavor-rule-20-2 = Con los mismos robos y las mismas respuestas sale la misma partida.
endeavor-rule-20-3 = Una ganancia con todo lo que provoca termina antes de la siguiente.
endeavor-rule-20-4 = El jugador activo lo sigue siendo mientras otros resuelven bonificaciones; estos actúan con sus propias piezas y sin fichas.

## Rulings

endeavor-rule-a1 = Los cuatro informes ancla se sortean.
endeavor-rule-a2 = Las dos profundidades se nombran antes de ver una loseta.
endeavor-rule-a3 = Un océano lleno da 1 de influencia.
endeavor-rule-a4 = La menor profundidad es el número más pequeño con hueco y loseta, en cada robo.
endeavor-rule-a5 = Una profundidad con el montón vacío no es posible.
endeavor-rule-a6 = Las zonas de paso respetan el límite de profundidad, salvo al subir.
endeavor-rule-a7 = Las zonas de profundidad 1 no necesitan vecinas.
endeavor-rule-a8 = El orden dentro de sónar, conservar y publicar es fijo.
endeavor-rule-a9 = Tras una ficha guardada aún se puede activar a un tripulante.
endeavor-rule-a10 = Un jugador con discos puede pasar.
endeavor-rule-a11 = Un lado sin acciones no se puede activar.
endeavor-rule-a12 = El montón más alto repone el hueco, el izquierdo en caso de empate, nunca un montón de una sola pieza.
endeavor-rule-a13 = Sin nadie a quien reclutar, el paso se omite.
endeavor-rule-a14 = La conservación extra de las ballenas no concede otra.
endeavor-rule-a15 = El segundo puesto del objetivo de conservación del escenario 1 vale 4.
endeavor-rule-a16 = El informe del ejemplo de publicación da 2 de conocimiento.
endeavor-rule-a17 = La ecotoxicóloga se sumerge o conserva; la videógrafa hace ambas cosas.
endeavor-rule-a18 = Las ruedas de los tableros de influencia son pasos en cualquier atributo; con flecha, en el más bajo.
endeavor-rule-a19 = Los temas de los informes cuentan para objetivos de temas y la historiadora.
endeavor-rule-a20 = Las zonas iniciales no las descubrió nadie.
endeavor-rule-a21 = Botar no es viajar.
endeavor-rule-a22 = Un movimiento de crisis no da bonificación de llegada.
endeavor-rule-a23 = De una ficha guardada solo cuenta al final su conocimiento.
endeavor-rule-a24 = Los objetivos cooperativos de zonas suman la cuenta de cada jugador.
endeavor-rule-a25 = El segundo puesto también se paga con dos jugadores.
endeavor-rule-a26 = Una bonificación no puede pagar el disco de su propia acción.
endeavor-rule-a27 = Quien ha pasado también recibe la parte de los demás de un informe.
endeavor-rule-a28 = Hay 5, 4, 3 y 2 copias de cada tipo en los niveles 1 a 4 y una en el 5.
endeavor-rule-a29 = Los iconos de descubrir fuera del sónar no necesitan disco en el océano.
endeavor-rule-a30 = Tres números cooperativos son del reglamento; los demás, reconstruidos.
endeavor-rule-a31 = Las zonas de botadura y los espacios de inicio son los de las tablas.
endeavor-rule-a32 = Los especiales marcados pagan una vez por suceso; las fuentes termales, por disco.
endeavor-rule-a33 = Los especiales de un punto pagan una vez por inmersión; los marcados, por ficha.
endeavor-rule-a34 = A cada ganancia se puede renunciar por separado.
endeavor-rule-a35 = Entre la llegada y la acción ganada se puede usar una ficha.
endeavor-rule-a36 = Las flechas de los tableros de influencia van en un sentido.
endeavor-rule-a37 = Llenar los espacios de rescate inferiores bloquea el marcador de encima.
endeavor-rule-a38 = Sin la Estrella Caída, del objetivo 3 solo puntúan las dos bonificaciones de mayoría.
endeavor-rule-a39 = En el escenario 10 el origen es el componente que muestra el icono.

endeavor-chapter-1 = Componentes y modos
endeavor-chapter-2 = Preparación
endeavor-chapter-3 = Los cuatro atributos
endeavor-chapter-4 = Rondas
endeavor-chapter-5 = La fase de preparación
endeavor-chapter-6 = Turnos
endeavor-chapter-7 = Acciones en una zona
endeavor-chapter-8 = Viajar
endeavor-chapter-9 = Sónar y descubrimiento
endeavor-chapter-10 = Inmersión
endeavor-chapter-11 = Conocimiento y conservación
endeavor-chapter-12 = Publicar
endeavor-chapter-13 = Ascensos
endeavor-chapter-14 = Conexiones
endeavor-chapter-15 = Especiales de las zonas
endeavor-chapter-16 = Influencia y escenarios
endeavor-chapter-17 = El final de una ronda
endeavor-chapter-18 = Puntuación
endeavor-chapter-19 = Juntos y en solitario
endeavor-chapter-20 = Qué es público y en qué orden
endeavor-chapter-rulings = Aclaraciones
