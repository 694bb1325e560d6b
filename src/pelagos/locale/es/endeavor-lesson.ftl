### Endeavor: Deep Sea: la primera partida guiada. La primera línea de una carta es su título.

endeavor-lesson-goal =
    Hacia las profundidades
    Diriges un instituto que explora el océano. Reclutas una tripulación, envías submarinos cada vez más hondo, descubres zonas, haces inmersiones, proteges lo que vive allí y publicas lo que encuentras.
    Tras seis rondas puntúan tus cuatro atributos, tu influencia, tus informes y los objetivos del escenario.
endeavor-lesson-tracks =
    Cuatro atributos
    Todo lo que haces mueve estos cuatro. La Reputación dice qué tripulantes puedes reclutar, la Inspiración cuántos discos recibes cada ronda, la Coordinación cuántos recuperas de tu tripulación, el Ingenio hasta dónde y a qué profundidad llegan tus submarinos.
    Cada uno empieza en el nivel 1 y acaba en el nivel 5.
endeavor-lesson-try-recruit =
    Tu primer tripulante
    Una ronda empieza con la preparación, y esta con un reclutamiento. En el nivel 1 hay tres para elegir. Toma a la Buceadora de arrecifes, solo para probar.
endeavor-lesson-recruit =
    Otra elección
    Antes queremos descubrir algo. Recluta al Operador de sónar: su bonificación, 1 de coordinación, llega en el acto, y desde ahora puede sondear el océano por ti.
endeavor-lesson-manage =
    Los discos son tu aliento
    Cada acción necesita un disco. Por tu Inspiración has recibido 1. Ahora la Coordinación te deja recuperar discos de tus tripulantes para que vuelvan a actuar: en el nivel 1, uno.
    Toma el que está sobre tu Jefe de equipo.
endeavor-lesson-watch-preparation =
    Todos se preparan
    Tienes la Ola, así que has empezado tú. Ahora tu rival recluta y recupera un disco.
endeavor-lesson-turns =
    Turno a turno
    Ahora os turnáis. En tu turno pones un disco sobre un tripulante libre y haces lo que sabe hacer, donde tengas un submarino. Quien no puede o no quiere, pasa; cuando todos han pasado, acaba la ronda.
    Tienes 3 discos y un Jefe de equipo que puede hacer cualquiera de las cinco acciones.
endeavor-lesson-sonar =
    Sónar
    Activa al Operador de sónar y sondea. Eso cuesta un segundo disco, que se queda para siempre en el espacio de sónar.
endeavor-lesson-draw =
    Un descubrimiento
    Robas dos losetas y te quedas con una. Di primero de qué profundidades; este espacio llega hasta la profundidad 2. Toma las dos de la profundidad 2.
endeavor-lesson-keep =
    ¿Qué zona?
    Quédate con las Manadas de delfines, con cuatro espacios de conservación. Una zona de profundidad 2 necesita justo encima otra de profundidad 1. Colócala en D2, bajo el Atolón.
endeavor-lesson-discovered =
    Para quien lo encuentra
    La bonificación de descubrimiento es solo tuya: 1 de inspiración y 1 de ingenio. Lo demás de la zona está abierto a quien llegue.
endeavor-lesson-watch-dive =
    Tu rival se sumerge
    Una inmersión toma la ficha de arriba de un punto de inmersión y no cuesta otro disco. Una ficha se usa por su conocimiento o por su otra mitad, nunca por ambas. Mira.
endeavor-lesson-travel =
    En marcha
    Nivel de tecnología 1 quiere decir: un paso, profundidad 1. Activa al Jefe de equipo y viaja a la Isla volcánica. Llegar allí da 1 de ingenio, y este paso abre algo, así que dalo.
endeavor-lesson-vessel =
    Un segundo submarino
    Con el Ingenio en la segunda casilla estás en el nivel 2, y en tu base se ha botado un submarino nuevo. Su bonificación de llegada te dio además un disco. El tercero llega con el nivel 4.
endeavor-lesson-watch-travel =
    El final de la ronda
    Tu rival también viaja. Te queda un disco, pero ningún tripulante libre, así que pasas sin que se te pregunte; tu rival también.
endeavor-lesson-watch-round =
    Segunda ronda
    La Ola va a tu rival, que ahora se prepara primero. Entre rondas no se pierde nada: discos, conocimiento y una ficha guardada se quedan.
endeavor-lesson-pilot =
    Influencia
    Recluta al Piloto, cuya bonificación es un marcador de influencia. Va en un espacio inicial o junto a cualquier marcador que ya esté; recibes lo que muestra el espacio y, al final, sus puntos.
    Elige el espacio con 1 de coordinación.
endeavor-lesson-manage-two =
    Nivel 2
    Era la Coordinación en la segunda casilla: desde ahora recuperas dos discos. Toma los del Jefe de equipo y el Operador de sónar.
endeavor-lesson-watch-two =
    Empieza tu rival
    Quien tiene la Ola tiene el primer turno.
endeavor-lesson-sail =
    Dos pasos, profundidad dos
    Activa al Piloto y envía el submarino de La Estrella de Mar a las Manadas de delfines, en D2. Llegar da 1 de inspiración, y eso es el nivel 2: dos discos nuevos cada ronda.
endeavor-lesson-watch-sonar =
    El océano crece
    Tu rival también sondea y descubre una zona de profundidad 1.
endeavor-lesson-dive =
    Inmersión
    Activa al Jefe de equipo y haz una inmersión en las Manadas de delfines. Puedes guardar una ficha para más tarde; las demás se usan antes de que acabe tu turno.
endeavor-lesson-conserve =
    Protege el mar
    Un buen hallazgo: 3 de conocimiento, o una acción Conservar por 1 de conocimiento menos. Conservar cuesta conocimiento y un disco, y da su bonificación en el acto. Un espacio de aquí cuesta solo 1, así que hoy es gratis.
    Usa la ficha por su acción.
endeavor-lesson-pass =
    Conexiones
    Las líneas entre espacios son conexiones: cuando hay discos en los dos extremos, sus dueños reciben la bonificación, y tu disco es un extremo de dos de ellas.
    Te queda 1 disco. El Operador de sónar necesitaría otro para el sónar, así que pasa.
endeavor-lesson-third-round =
    Tercera ronda
    La Ola vuelve a ti. Recluta a una Buceadora de arrecifes por 1 de reputación; dos discos nuevos llegan solos. Luego recupera los del Jefe de equipo y el Piloto.
endeavor-lesson-watch-third =
    Mejor tripulación
    Tu rival tiene la Reputación en el nivel 2 y puede reclutar de la segunda fila.
endeavor-lesson-research =
    Conocimiento
    Activa a la Buceadora de arrecifes, haz una inmersión en la Isla volcánica y usa la ficha por su conocimiento. Puedes tener hasta 12.
endeavor-lesson-watch-research =
    Un turno más
    Mira qué hace tu rival, y dónde.
endeavor-lesson-publish =
    Publicar
    Un informe se publica en una zona que pida uno de sus temas: cuesta su conocimiento y un disco, que se queda allí. Activa al Jefe de equipo, publica y toma el espacio amarillo de la Isla volcánica.
endeavor-lesson-report =
    ¿Qué informe?
    Elige «Comprender los cambios oceánicos»: 2 de conocimiento y, a cambio, 1 de coordinación y un ascenso. Otros informes dan puntos o se pueden activar.
endeavor-lesson-promote =
    Ascenso
    Un tripulante ascendido pasa a su lado de líder: una bonificación nueva, casi siempre mejores acciones, y puede actuar otra vez esta ronda. Los rangos más altos puntúan al final.
    Asciende a quien quieras.
endeavor-lesson-watch-last =
    Una última mirada
    Deja que tu rival juegue un turno. Después todo es tuyo.
endeavor-lesson-scoring =
    Lo que cuenta
    Al final cada atributo puntúa por su nivel: 0, 1, 4, 7 o 10 puntos. Los marcadores dan lo que muestran sus espacios, luego vienen los informes, los tres objetivos del escenario y un punto por cada tres de conocimiento y discos que queden.
    La hoja de puntos dice línea a línea cómo vas.
