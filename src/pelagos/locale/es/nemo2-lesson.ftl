### Nemo's War, segunda edición: la primera partida guiada. La primera línea de una carta es su título.

nemo2-lesson-goal =
    La guerra del capitán Nemo
    Mandas el Nautilus, en solitario contra las flotas del mundo. En la mesa no hay rival: contra ti están las cartas, los dados y los Barcos de Guerra.
    Nemo tiene una motivación, y ella decide lo que cuenta. La nuestra es Explorar, con la que más cuentan los tesoros y las maravillas. Por debajo de 185 puntos el viaje es una derrota; desde 250 es un éxito.
nemo2-lesson-resources =
    Tres cosas que se desgastan
    Nemo, Tripulación y Casco son tus recursos. Te ayudan cuando los necesitas y sufren cuando algo sale mal. Si uno de ellos se agota, la partida se pierde en el acto.
    Lo mismo ocurre si tu Notoriedad sube demasiado: con Explorar, si llega a 36. Y también si los océanos se llenan: un Barco de Guerra que no encuentra ningún espacio libre en todo el mundo acaba con el viaje.
nemo2-lesson-upgrade =
    La primera mejora
    Cada motivación ofrece una mejora al empezar. En el nivel Marinero no cuesta nada: instala el Hidropropulsor, con el que un movimiento te lleva hasta dos océanos más allá.
nemo2-lesson-turn =
    Un turno tiene tres fases
    Primero una carta de Aventura, luego la Colocación, luego tus Acciones. La primera carta de todas es el Acto Primero: un dado puso el Nautilus en el Atlántico Norte.
    Después llegó la primera aventura, «Un Bosque Submarino». Es una prueba: saca 9 o más con dos dados y consigues dos tesoros.
nemo2-lesson-exert =
    Fuerza un recurso
    Los dados solos llegan a 9 en 10 de 36 casos. Antes de tirar puedes forzar los recursos que permite la carta, aquí Nemo y Tripulación: cada uno suma su bonificación. Si superas la prueba, no se pierde nada; si fallas, cada recurso forzado pierde 1 o 2 puntos.
    La Tripulación está descansada y suma 3. Fuérzala.
nemo2-lesson-help =
    Superada
    Los dados muestran 3 y 4; con 3 por la Tripulación son 10. Después de cada tirada aún podrías usar Ayuda de Emergencia: se puede sacrificar a oficiales y pasajeros por una bonificación o una nueva tirada, a cada uno una vez.
    Ahora no hace falta. Deja la tirada como está.
nemo2-lesson-placement =
    El mundo se arma
    Has encontrado dos tesoros. Luego se tiraron dos dados blancos, 1 y 4: en cada uno de esos océanos apareció un contacto. La diferencia de los dados, 3, se sumó a tus 2 puntos de acción; nunca tienes más de 5.
    Dos dados iguales no dan puntos. Eso es una Calma; pronto veremos una.
nemo2-lesson-try-rest =
    Ocho acciones
    Ahora actúas mientras te queden puntos, en el orden que quieras. Atacar, Incitar, Mover y Buscar cuestan 1 punto, las demás 2.
    Elige Descansar, solo para probar.
nemo2-lesson-search =
    Busca un tesoro
    En este océano hay una gema, así que puedes buscar. También es una prueba: con 7 o más encuentras algo; con 9 o más, sin que nadie lo note. Los barcos de aquí lo harían más difícil; no hay ninguno a la vista.
    Busca y fuerza a Nemo por 2.
nemo2-lesson-found =
    Éxito
    3 y 5, y 2 por Nemo: 10. Deja la tirada como está y toma tu hallazgo.
nemo2-lesson-stalk =
    Hay algo ahí fuera
    ¡Un Amuleto de la Suerte! Guárdalo: te dejará volver a tirar una vez. Ahora, el contacto de este océano. Puedes atacarlo con audacia o acecharlo: acechar suma 1, y aún puedes rehusar cuando veas quién es.
    Ataca, al acecho.
nemo2-lesson-fight =
    Un carguero
    El Clyde no lleva cañones, así que no dispara. Su defensa es 7, y sus dos calaveras son la Notoriedad que cuesta hundirlo. Tiras dos dados y sumas 1 por acechar.
    Lucha, y esta vez no fuerces nada.
nemo2-lesson-sunk =
    Se hunde
    3 y 4, y 1 por acechar, son 8, y con 7 habría bastado. Fallar habría costado Notoriedad. Deja la tirada como está.
nemo2-lesson-tonnage =
    Tonelaje o Salvamento
    Como Tonelaje el barco puntúa, en la fila de su océano; y por cada barco que tengan las seis filas hay una bonificación creciente, el Azote de los Mares. Como Salvamento no puntúa, pero paga mejoras.
    Tómalo como Tonelaje.
nemo2-lesson-move =
    En marcha
    Las líneas continuas son rutas; por las de puntos solo se extienden los contactos. Ve a los Mares Europeos, donde esperan dos contactos. El Hidropropulsor te llevaría más lejos; quédate allí.
nemo2-lesson-bold =
    Un Ataque Audaz
    Quien ataca con audacia debe luchar contra lo que salga. A cambio, tras un barco hundido como Tonelaje puedes seguir en el acto contra el siguiente, por 1 de Notoriedad y sin gastar puntos de acción.
    Ataca a uno de ellos, con audacia.
nemo2-lesson-under-fire =
    ¡Un Barco de Guerra!
    El Abraham Lincoln dispara primero. Su ataque es 6, y la tirada de 5 queda por debajo: un impacto, tantos como muestre el dado menor, o sea 1. Podrías sacrificar a alguien, o después una mejora, para librarte.
    Deja la tirada y encaja el golpe; un dado dice dónde da.
nemo2-lesson-strike-back =
    Te toca disparar
    El Casco ha perdido 1 punto. Su defensa es 9, y un Ataque Audaz no tiene bonificación propia. Fuerza la Tripulación por 3.
nemo2-lesson-lucky-charm =
    Falta uno
    2 y 3, y 3, son 8, un fallo: subiría la Notoriedad y la Tripulación perdería 2 puntos. Es el momento del Amuleto de la Suerte. Úsalo para volver a tirar; luego deja la tirada como está.
nemo2-lesson-salvage =
    La fragata es tuya
    2 y 5, y 3, son 10. Tómala como Salvamento: con Reequipar, los barcos guardados pagan el coste de las mejoras expuestas. El Salvamento pone fin a un Ataque Audaz.
nemo2-lesson-end-turn =
    Guarda un punto
    Te queda 1 punto de acción, y 1 es lo que puedes guardar. Termina la fase.
nemo2-lesson-lull =
    Una Calma
    «La Corriente del Golfo» es una carta para guardar: la juegas cuando estás donde dice. Luego los dos dados mostraron 5. En una Calma no recibes puntos de acción; los contactos llegan igual, una gema va a un océano y otra al mazo de Aventura.
nemo2-lesson-repair =
    Hora de reparar
    En una Calma, Aventura, Descansar, Reparar y Reequipar cuestan solo 1 punto. Repara el Casco: puedes gastar un tesoro por su valor, cosa que no hacemos, y forzar un recurso. Otra vez la Tripulación.
nemo2-lesson-repaired =
    Como nuevo
    3 y 4, y 3, son 10: mantenimiento habitual, 1 punto de Casco. Deja la tirada, termina la fase y roba la siguiente aventura.
nemo2-lesson-shark =
    ¡Las Fauces Abiertas!
    Un tiburón ataca a un pescador de perlas. Necesitas 8, y solo se puede forzar a Nemo, por 2. Las probabilidades están junto a las respuestas. Tú decides.
nemo2-lesson-shark-passed =
    A salvo
    3 y 6 bastan de un modo u otro. Deja la tirada como está. La carta te da a elegir: en la Pila de Paso vale 2 puntos al final; en la de Fallo daría a Nemo un punto que no necesita. Elige la Pila de Paso.
nemo2-lesson-incite =
    Agita las costas
    2 y 6 han traído 4 puntos de acción. Incitar provoca sublevaciones en tierra: puntúan como Liberación, y un éxito baja tu Notoriedad. Cada barco y cada sublevación de este océano irían en tu contra.
    Incita, no gastes nada, fuerza a Nemo.
nemo2-lesson-uprising =
    Una revuelta
    4 y 4, y 2, son 10. Deja la tirada como está.
nemo2-lesson-where =
    ¿Dónde?
    Elige la tierra. Cuidado: en una Calma cada sublevación puede ser aplastada, salvo que pagues con Notoriedad.
nemo2-lesson-acts =
    Lo que está por venir
    En el mazo esperan el Acto Segundo y el Acto Tercero: más dados, más contactos, barcos más fuertes. También la Notoriedad creciente trae refuerzos. Entre las cinco últimas cartas está el final; cuando se roba, la partida acaba y se puntúa.
nemo2-lesson-scoring =
    Cómo se puntúa
    La motivación multiplica o aumenta unas fuentes de puntos y rebaja otras; la escala de cada recurso suma o resta. La hoja de puntos lo muestra todo en cualquier momento, con la regla de cada línea.
    ¡Buena caza, capitán!
