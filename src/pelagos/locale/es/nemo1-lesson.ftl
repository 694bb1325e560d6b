### Nemo's War, primera edición: la primera partida guiada. La primera línea de una carta es su título.

nemo1-lesson-goal =
    Un año bajo el mar
    Mandas el Nautilus durante 52 semanas, en solitario contra las flotas del mundo. Puntúan las aventuras, los tesoros, los barcos hundidos y las sublevaciones; desde 151 puntos el viaje es un éxito, desde 201 un triunfo.
    Nemo, Tripulación y Casco te llevan hasta allí. Si uno de ellos se agota, el viaje acaba en el acto, y mal.
nemo1-lesson-map =
    Seis océanos
    En cada océano hay barcos ocultos y, con ellos, un tesoro oculto. Nadie sabe qué son hasta que miras. Líneas con semanas unen los océanos.
nemo1-lesson-try-start =
    Dónde empezar
    Puedes empezar en cualquier océano. Toma primero el Pacífico Occidental; quiero enseñarte una cosa.
nemo1-lesson-start =
    Otra vez
    Empieza en el Atlántico Norte: hay dos barcos y un tesoro, y otros dos océanos están a una semana.
nemo1-lesson-commit =
    Lo que mueve a Nemo
    El compromiso decide lo que cuenta. Con Explorar las aventuras cuentan el doble, cada maravilla vale 10 puntos y cada descubrimiento científico 5, pero los barcos solo la mitad. Cuando Nemo haya sufrido bastante, podrás cambiar de idea una vez.
    Elige Explorar.
nemo1-lesson-turn =
    Un turno
    Cada turno empieza con una tirada de dos dados, la Preparación. Trae barcos o un tesoro, y quizá una aventura; en el primer turno no llegan barcos. Después haces exactamente una acción. Después pasa una semana.
    6 y 3 son 9. Para una aventura hacían falta 10; como no la hubo, la próxima vez bastará con 7.
nemo1-lesson-search =
    Busca un tesoro
    Estás donde hay un tesoro, así que búscalo: un dado de 3 o más lo encuentra. Unos tesoros puntúan, otros ayudan, algunos traen problemas, y las maravillas son lo que persigue un explorador.
nemo1-lesson-preparation =
    Segunda semana
    Has encontrado las Perlas de Ceilán, 3 puntos. Luego salieron 5 y 4: en los océanos con esos números, el Mediterráneo y el Océano Índico, apareció un barco oculto. Y 9 bastaron para una aventura.
nemo1-lesson-whales =
    Las Ballenas
    Esta carta es una prueba: saca 9 o más con dos dados. Antes de tirar puedes forzar los recursos que nombra; cada uno suma lo que dice su círculo. Si la superas, no se pierde nada. Si fallas, cada recurso forzado pierde 1 y la carta hace su daño.
    Fuerza Tripulación y Casco: 3 y 2.
nemo1-lesson-stalk =
    Superada
    2 y 3, y 5, son 10. La carta está en la Pila de Paso y valdrá 4 puntos, el doble con Explorar.
    Ahora tu acción. Acechar a un barco da 1 más en el ataque, pero es un solo barco. Acecha al primero.
nemo1-lesson-fight =
    Un barco correo
    El Governor Higginson no tiene cañones: solo disparan los barcos con valor de ataque. Necesitas 7 y tienes 1 por acechar. En combate puedes forzar un recurso; aquí las probabilidades son buenas sin ello. No fuerces nada.
nemo1-lesson-sink =
    Impacto
    3 y 4, y 1, son 8. Hundido, puntúa en la fila de este océano, y un barco en cada una de las seis filas da una bonificación creciente. Capturado, no puntúa, pero paga mejoras. En ambos casos su calavera cuesta 1 de Notoriedad.
    Húndelo.
nemo1-lesson-doubles =
    Dobles
    2 y 2: con dobles no llegan barcos. En su lugar, el océano de ese número recibe un nuevo tesoro oculto si no tiene. Cuando los pueblos se han alzado contra los imperios, un doble bajo también resta Liberación.
    4 es poco para una aventura, así que la próxima vez bastará con 7.
nemo1-lesson-attack =
    Ataque
    Un ataque no tiene bonificación, pero tras cada barco hundido puedes atacar al siguiente de este océano, por 1 de Notoriedad cada vez. Ataca al segundo barco.
nemo1-lesson-strike-back =
    Un Barco de Guerra
    El Susquehanna dispara primero: con 6 o menos habría acertado, y salió 7. Un impacto cuesta 1 punto de Nemo, Tripulación o Casco; lo dice un dado.
    Necesitas 9. Fallar costaría 1 de Notoriedad y 1 punto de lo que fuerces. Fuerza el Casco por 2.
nemo1-lesson-ned-land =
    Falta uno
    2 y 4, y 2, son 8. Ahora pueden ayudar tus pasajeros, cada uno una vez en la partida: el Profesor con 2, Ned Land con 1, Conseil con una nueva tirada. Al final cuesta puntos, con Ned Land 3.
    Basta con 1. Llama a Ned Land.
nemo1-lesson-capture =
    Salvamento
    Esta vez captúralo. Los barcos capturados son Salvamento; Reequipar los convierte en mejoras, como la Proa Reforzada por 3. Una captura termina tu acción.
nemo1-lesson-vigo =
    Una carta para guardar
    6 y 1 son 7: otra aventura. «La Bahía de Vigo» se guarda hasta que la uses, antes o después de tu acción, cuando estés en el océano adecuado. Lo estás. Sin usar daría sus puntos.
    Úsala y roba un tesoro.
nemo1-lesson-incite =
    Incitar
    La Fosa de las Marianas, una maravilla: ¡10 puntos para un explorador! Tu acción aún está por venir.
    Con un tesoro que muestre un número puedes agitar las colonias: un dado más ese número menos 5 es lo que sube la Liberación. Entrega las Perlas.
nemo1-lesson-move =
    Fija el rumbo
    El dado mostró 4: 4 y 3 menos 5 subieron la Liberación 2. Luego 3 y 1 trajeron barcos, pero ninguna aventura.
    Un movimiento cuesta las semanas de la ruta, además de la que dura cada turno. Navega al Mediterráneo.
nemo1-lesson-yard =
    Descansar, Reparar, Reequipar
    Estas tres cuestan de una a tres semanas más, según un dado, y nunca van en dos turnos seguidos. Descansar quizá devuelve Tripulación, Reparar devuelve Casco, Reequipar compra una mejora con Salvamento; «Busca la Aventura» cuesta un solo barco y roba una carta que puedes rehusar.
nemo1-lesson-danger =
    Lo que puede salir mal
    En las semanas 16 y 28, y cuando la Notoriedad llega a 14 y a 26, se añaden barcos más fuertes. Si al final de un turno los seis océanos están llenos, han vencido los imperios. Y en algún lugar de las cinco últimas cartas espera el Remolino, que acaba con todo viaje.
nemo1-lesson-scoring =
    Cómo se puntúa
    Cada línea de la hoja de puntos se multiplica por lo que da tu compromiso, y cada recurso suma o resta lo que dice su círculo. La hoja muestra en todo momento cómo vas, con la regla de cada línea.
    Tres barcos se ocultan aquí mismo. ¡Buena caza, capitán!
