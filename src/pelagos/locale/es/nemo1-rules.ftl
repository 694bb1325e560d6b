### Nemo's War, first edition: each rule in a sentence or two.

## Components and set-up

nemo1-rule-2-1 = La caja trae 24 cartas, 53 barcos y el Nautilus, 30 tesoros y 15 marcadores; hacen falta dos dados.
nemo1-rule-2-2 = Un barco con Valor de Ataque impreso es un Barco de Guerra; cualquier otro no lo es.
nemo1-rule-3-1 = Los barcos gris claro se barajan boca abajo como Pila de Barcos; los demás esperan en sus recuadros y casilleros.
nemo1-rule-3-2 = El Nautilus empieza en el océano que prefieras.
nemo1-rule-3-3 = Nueve barcos ocultos empiezan en los océanos: dos en tres de ellos y uno en los otros tres.
nemo1-rule-3-4 = Todos los marcadores empiezan en su inicio, los recursos en su círculo superior y los tres pasajeros a bordo.
nemo1-rule-3-5 = Nemo empieza con uno de cuatro compromisos, elegido o decidido con un dado.
nemo1-rule-3-6 = Veinte de las 24 cartas forman la Pila de Robar: la 21 es la decimoquinta, la 24 está entre las cinco últimas y cuatro cartas quedan fuera sin verse.
nemo1-rule-3-7 = En cada océano hay un tesoro oculto; los otros 24 están en la taza.

## Conventions and turn

nemo1-rule-4-1 = Un dado tiene seis caras, dos dados se suman y un d3 es medio dado redondeado hacia arriba.
nemo1-rule-4-2 = Los barcos entran boca abajo en los océanos y en la pila; un barco girado se queda boca arriba.
nemo1-rule-4-3 = Lo que dice una carta prevalece sobre las reglas.
nemo1-rule-5-1 = Un turno es Preparación, una Acción de Nemo y una semana; cada fase acaba antes de la siguiente.

## Preparation, cards and tests

nemo1-rule-6-1 = Una sola tirada de ambos dados sirve para toda la Preparación.
nemo1-rule-6-2 = En el primer turno no llegan barcos, tesoros ni rebote, pero puede llegar una aventura.
nemo1-rule-6-3 = Si los dados difieren, cada océano que señalan recibe un barco oculto de la Pila de Barcos, salvo que esté lleno.
nemo1-rule-6-4 = Una Pila de Barcos vacía se rehace con los barcos descartados; si no los hay, no llega ningún barco.
nemo1-rule-6-5 = Con un doble, el océano recibe un tesoro si su círculo está vacío, y la Liberación baja 1 si la suma es menor que ella.
nemo1-rule-6-6 = Una suma de 10 o más trae una aventura; tras un turno sin aventura basta con 7 o más.
nemo1-rule-6-7 = Los eventos ocurren al momento o se guardan; las cartas guardadas se usan antes o después de la acción, donde y cuando lo permiten.
nemo1-rule-6-8 = Las cartas 3 y 22 traen un barco contra el que hay que luchar una vez, al momento, en tu océano, esté lleno o no.
nemo1-rule-6-9 = Una carta de Prueba se realiza al momento y luego va a la Pila de Paso o de Fallo.
nemo1-rule-6-10 = Antes de una prueba se puede forzar cualquiera de los recursos indicados por sus modificadores; hay que alcanzar el número, y un 2 natural siempre falla.
nemo1-rule-6-11 = Pasar la prueba no cuesta nada; fallarla cuesta 1 de cada recurso forzado y lo que diga la carta.
nemo1-rule-6-12 = Si el resultado falla, el Profesor suma 2, Ned Land 1 y Conseil repite la tirada; cada uno ayuda una vez y cuesta puntos al final.
nemo1-rule-6-13 = Las ganancias paran en el círculo superior; las pérdidas van nivel a nivel, y un recurso a 0 es el Final Trágico si un tesoro no lo evita.
nemo1-rule-6-14 = Una carta en curso no está en ninguna pila; si la partida acaba entonces, no puntúa.

## Nemo actions

nemo1-rule-7-1 = Cada turno exige exactamente una acción; mover siempre es posible.
nemo1-rule-7-2 = Descansar, Reparar y Reequipar son acciones de astillero: no en dos turnos seguidos, y cada una cuesta de 1 a 3 semanas antes de su beneficio.
nemo1-rule-7-3 = Descansar puede dar 1 de Tripulación, según un dado.
nemo1-rule-7-4 = Reparar da 1 de Casco.
nemo1-rule-7-5 = Reequipar compra una mejora con barcos guardados; uno marca para siempre una mejora permanente y los demás se descartan.
nemo1-rule-7-6 = Busca la Aventura cuesta un barco guardado y descubre una carta que se puede rehusar, salvo la 21 y la 24.
nemo1-rule-7-7 = Incitar gasta un tesoro numerado: dado más número menos 5 sube la Liberación, un 6 suma 1, un 1 resta 1; el tesoro vuelve a la taza.
nemo1-rule-7-8 = Buscar requiere un tesoro en el océano, o la biblioteca y una taza no vacía; con 3 o más se encuentra.
nemo1-rule-7-9 = Al Mover se sigue una ruta abierta y se tardan sus semanas.
nemo1-rule-7-10 = Al Acechar se gira un barco y se lucha contra él una vez con +1.
nemo1-rule-7-11 = Al Atacar se gira un barco y se lucha contra él; tras cada hundimiento se puede seguir con otro de aquí por 1 de Notoriedad.

## Treasures

nemo1-rule-8-1 = El tesoro se gira; una ficha de descartar se lleva a cabo y se retira, cualquier otra se recoge.
nemo1-rule-8-2 = Los tesoros son numerados, de tipo O, fichas de descartar o Maravillas.
nemo1-rule-8-3 = Un tesoro de tipo O se puede sacrificar en cualquier pregunta por su beneficio en vez de sus puntos.
nemo1-rule-8-4 = Cuando un recurso llega a 0, los tesoros de tipo O que lo suben pueden evitar el final.
nemo1-rule-8-5 = Una taza vacía acaba con todo robo; solo Incitar devuelve tesoros.
nemo1-rule-8-6 = Un tesoro o una carta se puede usar aunque su beneficio se pierda.

## Tracks

nemo1-rule-9-1 = Las semanas 16 y 28 traen los barcos amarillos y los naranjas; pasada la semana 52 la partida termina.
nemo1-rule-9-2 = Con Notoriedad 14 y 26 llegan, una sola vez, los barcos azules y los verdes; con 33 todo Barco de Guerra dispara mejor.
nemo1-rule-9-3 = La Liberación va de 0 a 19.

## Combat

nemo1-rule-10-1 = Un Barco de Guerra dispara primero: con su Valor de Ataque o menos impacta, y un dado dice qué se pierde.
nemo1-rule-10-2 = Para el ataque se puede forzar un recurso, tal como queda tras el fuego enemigo.
nemo1-rule-10-3 = El acecho y la proa dan +1 cada uno; otros Barcos de Guerra boca arriba aquí, −1 en total.
nemo1-rule-10-4 = El ataque debe alcanzar el Valor de Defensa; puede seguir la ayuda, y un 2 natural siempre falla.
nemo1-rule-10-5 = Un barco vencido se hunde por puntos o se captura como Salvamento, lo que termina la fase de acción; sus calaveras suben la Notoriedad.
nemo1-rule-10-6 = Un fallo sube la Notoriedad en 1 y cuesta el recurso forzado; el barco queda boca arriba.
nemo1-rule-10-7 = Una captura durante la fase de acción la termina, sea cual sea la causa del combate; antes se completa lo que está en curso.

## Time, end and score

nemo1-rule-11-1 = Tras la acción pasa una semana.
nemo1-rule-12-1 = La primera vez que Nemo cae a su círculo de cambio, se compromete para siempre con cualquiera de los cuatro.
nemo1-rule-12-2 = La partida termina si se agota un recurso, si al final de un turno todos los océanos están llenos, pasada la semana 52, tras el Remolino o con el último barco.
nemo1-rule-12-3 = Un océano está lleno cuando tiene tantos barcos como recuadros, o más.
nemo1-rule-12-4 = Al final de un turno se mira primero el calendario y luego los océanos.
nemo1-rule-12-5 = Barcos, tesoros, cartas, símbolos, Maravillas y Liberación cuentan según el compromiso; el azote, los recursos, los pasajeros y un mal final cuentan tal cual.
nemo1-rule-12-6 = La puntuación da uno de cinco niveles de victoria.
nemo1-rule-12-7 = El compromiso y el nivel señalan el epílogo.

## Rulings

nemo1-rule-amb-1 = Las 54 fichas cuadradas son 53 barcos enemigos y el Nautilus.
nemo1-rule-amb-2 = Los números de los océanos siguen el ejemplo del reglamento; el orden del registro no significa nada.
nemo1-rule-amb-3 = Solo Descansar, Reparar y Reequipar se prohíben en dos turnos seguidos.
nemo1-rule-amb-4 = Las semanas de una acción se suman a la del turno; solo Descansar tira un segundo dado.
nemo1-rule-amb-5 = 50 puntos son un Fracaso Completo, 200 un Éxito; el Triunfo empieza en 201.
nemo1-rule-amb-6 = Cada línea de la puntuación se multiplica como suma y se redondea hacia abajo por separado.
nemo1-rule-amb-7 = Un recurso forzado en combate se pierde al fallar.
nemo1-rule-amb-8 = Una carta rehusada va a la Pila de Fallo.
nemo1-rule-amb-9 = Busca la Aventura es un Reequipamiento como los demás, con sus semanas y su prohibición.
nemo1-rule-amb-10 = El tesoro para Incitar debe haberse recogido.
nemo1-rule-amb-11 = Las caras de dado perdidas se leen en orden ascendente; al Incitar el 6 es bueno y el 1 malo.
nemo1-rule-amb-12 = La carta 24 es un evento con una prueba.
nemo1-rule-amb-13 = Saltar el círculo de cambio cuenta como alcanzarlo.
nemo1-rule-amb-14 = Las calaveras de un barco capturado también cuentan.
nemo1-rule-amb-15 = Un fallo cuesta 1 de Notoriedad, y nada más por los supervivientes.
nemo1-rule-amb-16 = Acechar es una sola acción, la llame como la llame el reglamento.
nemo1-rule-amb-17 = Un modificador es siempre a los dados.
nemo1-rule-amb-18 = Un tesoro se repone exactamente cuando el círculo está vacío.
nemo1-rule-amb-19 = Los barcos que no han entrado en juego no cuentan para el último barco.
nemo1-rule-amb-20 = Un recurso forzado conserva su nivel hasta que se pierde.
nemo1-rule-amb-21 = Un recurso a 0 aún cuenta su valor rojo más bajo.
nemo1-rule-amb-22 = El azul llega con 14, el verde con 26, el amarillo en la semana 16 y el naranja en la 28.
nemo1-rule-amb-23 = En el primer turno se salta todo el primer paso, dobles incluidos.
nemo1-rule-amb-24 = Una comprobación con éxito siempre devuelve el objetivo a 10.
nemo1-rule-amb-25 = Solo cuenta el círculo bajo el marcador.
nemo1-rule-amb-26 = Los pasajeros gastados no son tesoros.
nemo1-rule-amb-27 = La Ayuda de Emergencia se ofrece solo si el resultado falla.
nemo1-rule-amb-28 = El dado menor coloca primero.
nemo1-rule-amb-29 = El Nautilus nunca cuenta como barco.

nemo1-chapter-2 = Componentes
nemo1-chapter-3 = Preparación
nemo1-chapter-4 = Dados, barcos y cartas
nemo1-chapter-5 = El turno
nemo1-chapter-6 = La Preparación
nemo1-chapter-7 = Las acciones de Nemo
nemo1-chapter-8 = Tesoros
nemo1-chapter-9 = Calendario, Notoriedad y Liberación
nemo1-chapter-10 = Combate
nemo1-chapter-11 = El final del turno
nemo1-chapter-12 = Final de la partida y puntuación
nemo1-chapter-rulings = Aclaraciones
