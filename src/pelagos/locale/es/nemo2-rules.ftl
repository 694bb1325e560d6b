### Nemo's War, segunda edición: cada regla en una o dos frases.

## Componentes

nemo2-rule-1-1 = Doce océanos forman el mapa: seis principales, cada uno con una cara del dado, y seis entre ellos que ningún dado señala; cada océano tiene un número fijo de espacios.
nemo2-rule-1-2 = Los océanos están unidos por conexiones de movimiento o por líneas de puntos. El Nautilus viaja solo por las de movimiento; los contactos, los barcos, las gemas y las filas de Tonelaje usan las dos.
nemo2-rule-1-3 = Hay 69 barcos de ocho colores. Los blancos no son Barcos de Guerra, pero llevan uno gris al dorso; todos los demás son Barcos de Guerra con dorso violeta. Un contacto no es un barco.
nemo2-rule-1-4 = Un barco tiene defensa, calaveras y puntos; un Barco de Guerra, además, un valor de ataque; algunos tienen símbolos o un efecto al hundirse. Los barcos de hierro, los blindados y los de batalla cuentan como acorazados.
nemo2-rule-1-5 = Las 62 cartas son tres actos, la Amenaza Creciente, 51 eventos (de JUGAR, de GUARDAR o de PRUEBA) y siete finales.
nemo2-rule-1-6 = Se pueden comprar diez mejoras; la undécima, las Minas Magnéticas, solo viene de su evento.
nemo2-rule-1-7 = Seis personajes viajan a bordo; cada uno está en juego o sacrificado.
nemo2-rule-1-8 = Los 59 tesoros son puntos, efectos inmediatos, fichas que se conservan por su efecto o por sus puntos, y maravillas.
nemo2-rule-1-9 = Hay 29 contactos, 17 gemas, diez cubos de sublevación y dos grises, y nunca más.
nemo2-rule-1-10 = Un dado tiene seis caras, dos dados se suman y medio dado se redondea hacia arriba.
nemo2-rule-1-11 = Las cartas acaban en la Pila de Paso, en la Pila de Fallo o en la caja; los barcos y los tesoros tienen sus propios descartes.
nemo2-rule-1-12 = Lo que dice una carta o una ficha va por delante de las reglas generales.
nemo2-rule-1-13 = Se puede mirar el contenido de las bolsas, de las pilas y de los descartes; lo que está boca abajo en un mazo, su orden y los finales sin usar son secretos.

## Preparación

nemo2-rule-2-1 = Eliges qué mueve a Nemo: la ciencia, la exploración, el anti-imperialismo o la guerra.
nemo2-rule-2-2 = La Pila de Robar, de 31 cartas, se forma con los actos, la Amenaza Creciente, un final y tantos eventos como diga la motivación; los otros 25 eventos son el mazo de Aventura.
nemo2-rule-2-3 = Cada motivación tiene una mejora que se puede instalar al empezar por exactamente tres puntos de recursos; en el nivel fácil es gratis y en el difícil queda expuesta.
nemo2-rule-2-4 = La bolsa de barcos empieza con los blancos y los de color amarillo claro.
nemo2-rule-2-5 = Los barcos negros, amarillo oscuro, naranjas y rojos esperan junto al mapa.
nemo2-rule-2-6 = Los barcos azules y los verdes esperan en dos casillas del casillero de Notoriedad; el nivel decide cuáles.
nemo2-rule-2-7 = El Nautilus queda fuera del mapa hasta que el Acto Primero lo sitúa.
nemo2-rule-2-8 = El nivel decide en qué océanos hay contactos al empezar, y cuántos.
nemo2-rule-2-9 = Todos los tesoros van a su bolsa.
nemo2-rule-2-10 = La Notoriedad empieza en 0.
nemo2-rule-2-11 = En cada océano principal hay una gema.
nemo2-rule-2-12 = Los marcadores de recursos empiezan en sus primeras casillas; después se paga la mejora inicial.
nemo2-rule-2-13 = Los seis personajes empiezan en juego.
nemo2-rule-2-14 = Empiezas con dos puntos de acción, uno o ninguno, según el nivel.
nemo2-rule-2-15 = Los marcadores especiales, los cubos grises, el tercer dado blanco y el segundo negro esperan hasta que hagan falta.
nemo2-rule-2-16 = El marcador de ataque está preparado.
nemo2-rule-2-17 = Los marcadores de puntos solo muestran sumas.
nemo2-rule-2-18 = Diez cubos de sublevación forman la reserva.
nemo2-rule-2-19 = Un dado negro espera en la casilla 44 de Notoriedad; se usan dos dados blancos.
nemo2-rule-2-20 = La primera carta de la partida es siempre el Acto Primero.

## Procedimientos permanentes

nemo2-rule-3-1 = Los umbrales y las derrotas se comprueban después de cada cambio, antes de seguir con nada más.
nemo2-rule-3-2 = Los barcos se roban al azar. Una bolsa vacía recupera los barcos descartados o, si no los hay, todos los refuerzos que aún esperan; si no queda nada, no se roba nada.
nemo2-rule-3-3 = Un barco blanco entra por su cara blanca, salvo que llegue como Barco de Guerra; los demás entran por su anverso, o por la cara violeta una vez que la Notoriedad ha llegado a 36.
nemo2-rule-3-4 = Los tesoros se roban de uno en uno; los de efecto inmediato se resuelven antes del siguiente robo, los demás se recogen.
nemo2-rule-3-5 = Si el océano de una gema ya tiene una, la nueva va a un océano vecino sin gema que tú elijas, o a ninguna parte.
nemo2-rule-3-6 = Un efecto inicia una sublevación en una tierra libre que tú elijas, si la hay y queda un cubo; la Notoriedad no cambia.
nemo2-rule-3-7 = En cada tierra cabe un cubo, y ese cubo cuenta en todos los océanos a los que está unida.

## Turno y Fase de Aventura

nemo2-rule-4-1 = Un turno es una Fase de Aventura, una Fase de Colocación y una Fase de Acción, una y otra vez hasta que termine la partida.
nemo2-rule-4-2 = La Pila de Robar nunca se agota, porque el final está entre sus cinco últimas cartas.
nemo2-rule-5-1 = En la Fase de Aventura se roba la carta superior y se resuelve; no se puede omitir.
nemo2-rule-5-2 = Una carta de acto hace lo que dice, pasa a ser el acto actual y en el mismo turno se roba la carta siguiente.
nemo2-rule-5-3 = El Acto Tercero te permite cambiar la motivación o añadir una mejora apartada a las expuestas: exactamente una de las dos cosas.
nemo2-rule-5-4 = Un evento de JUGAR ocurre al instante y va a la pila que indica.
nemo2-rule-5-5 = Algunas cartas traen un Barco de Guerra junto al Nautilus, esté lleno el océano o no, y obligan a una lucha gratuita al Acecho.
nemo2-rule-5-6 = La Amenaza Creciente trae un barco rojo contra el que luchar, descarta uno al azar por cada valor de 26, 36 y 44 que la Notoriedad nunca haya alcanzado y mete los demás en la bolsa.
nemo2-rule-5-7 = Un evento de GUARDAR espera entre las cartas guardadas y se puede jugar cuando llegan su momento y su condición; nadie está obligado.
nemo2-rule-5-8 = La prueba de un evento de PRUEBA se hace al instante, y el resultado dice adónde va la carta.
nemo2-rule-5-9 = Cuando se resuelve el final, termina la partida.

## Pruebas

nemo2-rule-6-1 = Son pruebas las cartas de PRUEBA, las cinco acciones de la tabla, el fuego de los Barcos de Guerra y los ataques; las demás tiradas no lo son.
nemo2-rule-6-2 = Primero fuerzas y gastas; después sumas los modificadores, tiras dos dados, usas Ayuda de Emergencia mientras quieras y aplicas el resultado.
nemo2-rule-6-3 = Llegar al número es un éxito; dos unos naturales fallan siempre, y en una acción de la tabla dan la fila más baja.
nemo2-rule-6-4 = Si en el océano hay algún Barco de Guerra, se resta 1 en las cartas, al Descansar, Reparar y Reequipar y en las dos tiradas de combate; el propio blanco no cuenta.
nemo2-rule-6-5 = En lugar de eso, Buscar e Incitar restan 1 por cada barco de aquí, e Incitar 1 más por cada sublevación.
nemo2-rule-6-6 = Las cartas y las mejoras modifican una prueba según diga su texto.
nemo2-rule-6-7 = Al Descansar, Reparar, Reequipar e Incitar se puede gastar un tesoro recogido con valor impreso para sumar ese valor.
nemo2-rule-6-8 = Una carta de PRUEBA permite forzar cualquiera de los recursos que nombra; una acción de la tabla, uno de su lista; un ataque, uno cualquiera; el fuego y los torpedos, ninguno.
nemo2-rule-6-9 = Forzar suma lo que está impreso en la casilla del marcador; el Doble Casco añade 1 al Casco.
nemo2-rule-6-10 = Tras un éxito no se pierde nada de lo forzado; tras un fallo, cada recurso forzado pierde 1 si el dado menor es un 1, y si no, 2.
nemo2-rule-6-11 = Un ataque con dos unos naturales cuesta exactamente 2 al recurso forzado.
nemo2-rule-6-12 = Al repetir una tirada se vuelven a lanzar los dos dados, y vale el nuevo resultado.

## Recursos y Notoriedad

nemo2-rule-7-1 = Nemo, Tripulación y Casco tienen un casillero cada uno; lo que se gana mueve a la izquierda, como mucho hasta la primera casilla, y lo que se pierde o se paga mueve a la derecha.
nemo2-rule-7-2 = Un marcador en su última casilla hace perder la partida al instante.
nemo2-rule-7-3 = Si se pierden varios puntos, se pierden de uno en uno; destruir una mejora puede salvar un punto donde las reglas lo permiten, y un pago no es una pérdida.
nemo2-rule-8-1 = La Notoriedad está entre 0 y 51.
nemo2-rule-8-2 = El primer umbral mete en la bolsa los barcos azules y el segundo los verdes, una sola vez y para siempre.
nemo2-rule-8-3 = La primera vez que se llega a 36, todos los Barcos de Guerra del mapa, salvo los grises, pasan a su cara violeta, y los posteriores entran por ella.
nemo2-rule-8-4 = La casilla 44 añade un dado negro a la Fase de Colocación; la edición dice si para siempre o mientras la Notoriedad sea tan alta.
nemo2-rule-8-5 = Cada motivación tiene una Notoriedad con la que Nemo es un proscrito y se pierde la partida.
nemo2-rule-8-6 = Un salto sobre varios umbrales los activa en orden, y una derrota entre ellos acaba con todo.

## Fase de Colocación

nemo2-rule-9-1 = En el Acto Primero se tiran dos dados blancos; el Acto Segundo añade uno negro, el Acto Tercero un tercero blanco y la casilla 44 otro negro.
nemo2-rule-9-2 = Dos dados blancos son la pareja; si hay tres, eliges dos, también iguales si quieres.
nemo2-rule-9-3 = Los dados distintos dan su diferencia en puntos de acción, hasta cinco en total; los iguales traen una Calma y no dan ninguno.
nemo2-rule-9-4 = Cada dado coloca en su océano, del menor al mayor; en una Calma, solo los blancos.
nemo2-rule-9-5 = Colocar pone un contacto aquí o al lado, o revela un contacto cercano, o vuelve gris un barco blanco, o trae un Barco de Guerra a cualquier parte: lo primero que sea posible. Si no cabe en todo el mundo, se pierde la partida.
nemo2-rule-9-6 = Después, en una Calma se pone una gema en el océano del dado repetido y otra sobre el mazo de Aventura, y se comprueban todas las sublevaciones.
nemo2-rule-9-7 = Por cada océano con sublevaciones se tira un dado contra sus barcos y cubos; un dado menor cuesta un cubo que tú elijas, o tanta Notoriedad como marque el dado.

## Fase de Acción

nemo2-rule-10-1 = Haces acciones en cualquier orden y tantas veces como permitan tus puntos, y paras cuando quieras.
nemo2-rule-10-2 = Atacar, Incitar, Mover y Buscar cuestan 1 PA; Aventura, Descansar, Reparar y Reequipar cuestan 2, o 1 en una Calma. Los puntos se pagan antes y nunca se recuperan.
nemo2-rule-10-3 = Nunca tienes más de cinco PA, y al final de la fase conservas como mucho uno.
nemo2-rule-10-4 = Entre acciones se pueden usar fichas, cartas guardadas, oficiales, la Máquina de Niebla y un torpedo.
nemo2-rule-11-1 = Aventura muestra la carta superior de su mazo: la resuelves y robas un tesoro por cada gema del mazo, o la devuelves bajo el mazo.
nemo2-rule-11-2 = Al Atacar se elige un barco o contacto que esté con el Nautilus y un modo; el contacto se revela una vez fijado el modo.
nemo2-rule-11-3 = Para Incitar hacen falta un cubo y una tierra libre de este océano; un resultado verde inicia la sublevación.
nemo2-rule-11-4 = Al Mover se recorre una conexión de movimiento; con el Hidropropulsor, hasta dos.
nemo2-rule-11-5 = Descansar recupera Tripulación según la tabla; un casillero completo no lo impide.
nemo2-rule-11-6 = Reparar recupera Casco según la tabla; un casillero completo no lo impide.
nemo2-rule-11-7 = Un resultado verde al Reequipar te permite comprar una mejora expuesta con barcos de Salvamento; su hueco no se rellena.
nemo2-rule-11-8 = Para Buscar hace falta una gema aquí; con un resultado verde se roban tesoros y se retira la gema.
nemo2-rule-11-9 = La tabla de acciones tiene cinco filas según el total; los títulos rojos son fallos, los verdes éxitos.

## Combate

nemo2-rule-12-1 = En un Ataque Audaz hay que luchar contra lo que se revele y, tras tomar Tonelaje, se puede continuar por 1 de Notoriedad; el Ataque al Acecho suma 1, permite rehusar lo revelado y tiene un solo blanco; los torpedos tienen reglas propias.
nemo2-rule-12-2 = Un Barco de Guerra dispara antes de que ataque el Nautilus; las Minas Magnéticas lo invierten frente a los barcos acorazados.
nemo2-rule-12-3 = El fuego de un Barco de Guerra no acierta si dos dados llegan a su valor de ataque; si no llegan, el dado menor da los impactos, y con dos unos naturales los da un nuevo dado.
nemo2-rule-12-4 = Por cada impacto se tira la localización: 1 Nemo, 2 y 3 Tripulación, 4 a 6 Casco; el Doble Casco ignora un 6.
nemo2-rule-12-5 = En lugar de encajar un impacto se puede destruir una mejora instalada; no puntúa nada.
nemo2-rule-12-6 = El ataque hunde el barco si dos dados y los modificadores llegan a su defensa; un fallo cuesta 1 de Notoriedad, dos unos naturales cuestan 2.
nemo2-rule-12-7 = Un barco hundido trae sus calaveras, después su efecto, y luego pasa a Tonelaje o Salvamento; tras eso vienen las cartas guardadas y la continuación.
nemo2-rule-12-8 = Un torpedo no cuesta nada, una vez por Fase de Acción: con 6 o más hunde un Barco de Guerra y con 5 o más cualquier otro barco, sin modificadores; tras el primer fallo se tira un solo dado.
nemo2-rule-12-9 = El Tonelaje va a la fila de su océano, o a la de un océano principal vecino; lo que no cabe en una fila se apila en su último espacio.
nemo2-rule-12-10 = Como mucho cuatro barcos son Salvamento; el Salvamento no puntúa y pone fin a una serie.
nemo2-rule-12-11 = Las luchas obligadas siguen los pasos habituales, y se pueden forzar recursos.

## Mejoras

nemo2-rule-13-1 = Biblioteca Misteriosa: +1 al Buscar y al Incitar.
nemo2-rule-13-2 = Doble Casco: +1 cuando se fuerza el Casco, y los impactos en la localización 6 no hacen nada.
nemo2-rule-13-3 = Armadura de la Tripulación: +1 a la tirada de un Ataque Audaz después de ver los dados, o +2 si se descarta.
nemo2-rule-13-4 = Máquina de Niebla: por 1 PA se consume y baja la Notoriedad lo que sumen dos dados.
nemo2-rule-13-5 = Hidropropulsor: al Mover se dan hasta dos pasos.
nemo2-rule-13-6 = Diseño Monstruoso: un barco hundido al Acecho trae una calavera menos.
nemo2-rule-13-7 = Periscopio: el Ataque Audaz continúa sin Notoriedad, y el Ataque al Acecho puede continuar por 1 cada vez.
nemo2-rule-13-8 = Blindaje Adicional: +1 cuando dispara un Barco de Guerra.
nemo2-rule-13-9 = Torpedos de Vapor: permiten el Ataque con Torpedos.
nemo2-rule-13-10 = Proa Reforzada: +1 a los ataques sin torpedos.
nemo2-rule-13-11 = Las Minas Magnéticas vienen de su evento, no cuestan Salvamento y son a todos los efectos una mejora instalada.
nemo2-rule-13-12 = Las mejoras instaladas puntúan al final; las perdidas no puntúan nada.

## Ayuda de Emergencia, personajes, tesoros

nemo2-rule-14-1 = La Ayuda de Emergencia llega cuando se conocen los dados y antes del resultado; se pueden combinar varias fuentes, cada una solo una vez.
nemo2-rule-14-2 = Un sacrificio voluntario trae ventaja y penalización; uno obligado, solo la penalización.
nemo2-rule-14-3 = Segundo Oficial: 1 PA; Jefe de Máquinas: 2 PA; Primer Oficial: 3 PA o +3 por un punto de Nemo; Conseil: repetir la tirada; Ned Land +1 y Aronnax +2 por 1 de Notoriedad.
nemo2-rule-14-4 = La penalización va primero; si con ella se pierde la partida, la ventaja no llega nunca.
nemo2-rule-14-5 = Un personaje que vuelve está otra vez en juego, y la penalización anterior se mantiene.
nemo2-rule-15-1 = Un tesoro conservado se descarta por su efecto en el momento que le corresponde, o se guarda por sus puntos.
nemo2-rule-15-2 = Un tesoro sirve para una sola cosa.

## El final y la puntuación

nemo2-rule-16-1 = Un recurso en su última casilla es la derrota.
nemo2-rule-16-2 = La Notoriedad en la casilla de proscrito de la motivación es la derrota.
nemo2-rule-16-3 = Un Barco de Guerra que no encuentra ningún espacio libre en el mundo es la derrota.
nemo2-rule-16-4 = La derrota llega al instante, en medio de lo que esté pasando.
nemo2-rule-16-5 = Cuando se resuelve un final, la partida termina y se puntúa, salvo que el final traiga la derrota.
nemo2-rule-16-6 = Tras una derrota se cuenta el epílogo triste de la motivación.
nemo2-rule-17-1 = Las cartas guardadas van a la Pila de Paso o a la de Fallo según digan, y las mejoras instaladas a la Pila de Paso; solo esta puntúa.
nemo2-rule-17-2 = Siete fuentes dependen de la motivación: cuatro reciben por cada pieza un añadido que nunca baja de cero, y tres se multiplican.
nemo2-rule-17-3 = Los personajes, el Azote de los Mares y las penalizaciones cuentan igual con cualquier motivación.
nemo2-rule-17-4 = La más corta de las seis filas de Tonelaje decide la bonificación del Azote de los Mares, de 0 a 40.
nemo2-rule-17-5 = Por debajo de 185 es una derrota; después vienen el fiasco, el statu quo desde 220, el éxito desde 250 y el triunfo desde 275; los dos últimos son victorias.
nemo2-rule-17-6 = Los marcadores muestran las sumas en decenas y unidades.

## Reglas opcionales

nemo2-rule-18-1 = Encajar el Golpe: forzar sin éxito cuesta 1, lo habitual o el dado menor, según el nivel.
nemo2-rule-18-2 = Aguas Traicioneras: cinco de las diez fichas vienen con los refuerzos, y algunas de las restantes están en la bolsa desde el principio.
nemo2-rule-18-3 = Una ficha robada ocurre al instante y pone fin a un ataque; solo una formación de barcos ocupa el lugar del contacto.
nemo2-rule-18-4 = Cada ficha tiene su propio efecto, desde tormentas hasta islas; con una formación de barcos se coloca dos veces en su océano.
nemo2-rule-18-5 = Persecución Implacable: al principio de la Fase de Acción se tira un dado por cada Barco de Guerra que esté con el Nautilus, y hay que luchar contra él si el dado es menor que sus puntos.
nemo2-rule-18-6 = Armadas Coordinadas: no solo el primer Barco de Guerra, sino cada uno resta 1 y, según el ajuste, también cada uno de los demás barcos; el blanco no cuenta nunca.
nemo2-rule-18-7 = Una formación de barcos es como cualquier barco, pero tiene una sola cara.

## Más jugadores

nemo2-rule-19-1 = De dos a cuatro jugadores toman una carta de oficial cada uno y eligen al primer capitán.
nemo2-rule-19-2 = El capitán gasta los puntos de acción, elige los modos, resuelve pruebas y cartas y fuerza a Nemo.
nemo2-rule-19-3 = Los oficiales deciden lo que enumera su carta; solo el dueño de un personaje decide sobre un sacrificio voluntario.
nemo2-rule-19-4 = Con una prueba fallida o un nuevo umbral de Notoriedad, la ficha de capitán pasa a la izquierda y se gana 1 PA, una vez por resolución.
nemo2-rule-19-5 = Antes de que se robe la carta de un turno, el capitán puede pasar la ficha, sin ganar PA.
nemo2-rule-19-6 = Cada decisión es del capitán o del oficial al que corresponde; la ayuda se pide al dueño de cada fuente.
nemo2-rule-20-1 = Semicooperativo: las cartas que resuelve el capitán van a su propio montón, boca arriba las de la Pila de Paso y boca abajo las de la Pila de Fallo.
nemo2-rule-20-2 = Las gemas que retira una acción de Buscar o de Aventura se las queda el capitán.
nemo2-rule-20-3 = Cualquiera puede oponerse al capitán con otra decisión y, a cambio de una gema, hacerse capitán y llevarla a cabo.
nemo2-rule-20-4 = Un capitán que renuncia toma una gema de otro jugador, y el nuevo debe conservar la ficha durante el turno.
nemo2-rule-20-5 = Tras un final, la gloria ordena a los jugadores por sus personajes, gemas y cartas; el mejor solo gana si se gana la partida.

nemo2-chapter-1 = Componentes y términos
nemo2-chapter-2 = Preparación
nemo2-chapter-3 = Procedimientos permanentes
nemo2-chapter-4 = El turno
nemo2-chapter-5 = Fase de Aventura
nemo2-chapter-6 = Pruebas
nemo2-chapter-7 = Recursos
nemo2-chapter-8 = Notoriedad
nemo2-chapter-9 = Fase de Colocación
nemo2-chapter-10 = Fase de Acción
nemo2-chapter-11 = Las acciones
nemo2-chapter-12 = Combate
nemo2-chapter-13 = Mejoras
nemo2-chapter-14 = Ayuda de Emergencia y personajes
nemo2-chapter-15 = Tesoros en juego
nemo2-chapter-16 = El final de la partida
nemo2-chapter-17 = Puntuación
nemo2-chapter-18 = Reglas opcionales
nemo2-chapter-19 = Juego cooperativo
nemo2-chapter-20 = Juego semicooperativo
