### Nemo's War, primera edición: los relatos de los grandes momentos, dos o tres frases propias para cada uno.

nemo1-stage-end = Cómo acaba el viaje

## Las aventuras

nemo1-story-card-a-runaway-reef = Tres barcos han dado parte de la misma roca en tres océanos distintos. Los hidrógrafos la dibujan, la borran y la dibujan en otro lado, hasta gastar el papel. Esta noche está ante la proa de un vapor, y se mueve.
nemo1-story-card-as-master-wishes = Alguien llama al casco desde fuera, con educación, tres veces. Al abrir la escotilla aparecen dos caballeros empapados y un criado que se disculpa por la hora. Hacía años que el capitán no recibía visitas.
nemo1-story-card-at-full-steam = A la fragata le han mandado encontrar un pez y sus calderas están en la raya roja. Los marineros que la semana pasada bromeaban esperan junto a los cañones con las mangas subidas. El pez está justo debajo, escuchando los pistones.
nemo1-story-card-ned-lands-temper = Ha doblado una cuchara, dos bisagras y un camarero. La puerta tiene cuatro pulgadas de grosor, y él habla con ella. Tarde o temprano alguien tendrá que llevarle un filete o una razón.
nemo1-story-card-all-by-electricity = El capitán posa la palma en una placa de latón y todo el barco se ilumina como un teatro. No quema el mar para ello: se limita a pedírselo. El profesor se descubre ante una batería.
nemo1-story-card-an-underwater-forest = La invitación dice: botas recias, sin paraguas. Salen a un bosque donde las hojas apuntan hacia arriba y los pájaros tienen branquias. Las escopetas disparan sin ruido, y el eco llega en forma de burbuja.
nemo1-story-card-vanikoro = Los isleños comercian aún con los botones de los uniformes de una expedición perdida. Bajo la laguna, sus dos barcos yacen juntos, bauprés con bauprés, como viejos amigos dormidos. El capitán lee en voz alta los nombres de la tripulación.
nemo1-story-card-some-days-ashore = El primer paso en tierra es un insulto a las rodillas. Asan una paloma, y el arponero llora y dice que es el humo. Entonces las hojas se apartan en siete sitios a la vez.
nemo1-story-card-captain-nemos-thunderbolt = Las lanzas repican en las planchas como un aguacero. «Dejen la escotilla abierta», dice el capitán, y pasa la página. En la escala hay un zumbido que antes no estaba.
nemo1-story-card-the-coral-realm = Aquí abajo nadie viste de negro; el coral es rojo y no hace caso. Cavan con palas cortas y dejan a un camarada donde no lo hallarán ni el chacal ni el recaudador. Cuando se vuelven, los peces ya han venido a mirar.
nemo1-story-card-pearl-worth-ten-millions = Una perla grande como un coco crece en la oscuridad, y solo un hombre sabe dónde. La visita como otros visitan a una hija en el internado. Valdría una armada, y no se venderá.
nemo1-story-card-jaws-wide-open = Allá abajo hay un pescador de perlas con una piedra atada al pie y un minuto en los pulmones. También lo ha visto algo largo, que gira y enseña lo blanco del vientre. El capitán ya corre, hasta donde se puede correr a diez brazas.
nemo1-story-card-arabian-tunnel = Arriba, un hombre con un puro excava un canal y se cree el primero. Abajo, el Nautilus mete la nariz en un agujero del acantilado. Las paredes pasan tan cerca que se podría encender en ellas una cerilla.
nemo1-story-card-the-bay-of-vigo = Los hombres rastrillan plata del fango como si fueran patatas. Era para la guerra de un rey; el capitán piensa en otra dirección. A la luz de las lámparas, hasta el cocinero parece un príncipe.
nemo1-story-card-a-lost-continent = Suben toda la noche por una montaña que ningún mapa reconoce. Desde la cresta se ven templos, un acueducto, la larga línea de un muelle y ni un alma. El filósofo que lo contó no mentía, pues.
nemo1-story-card-the-underwater-coalfields = En el vientre de una montaña ahogada hay un puerto con tejado. La tripulación pica la pared negra y pasa los cestos cantando. Con lo que los imperios hacen vapor, aquí solo se hará un poco de sosa.
nemo1-story-card-the-whales = Una familia de ballenas duerme en la superficie como una fila de botes volcados. Las manos del arponero lo recuerdan todo. «No le han hecho nada», dice el capitán, y no se sabe a quién.
nemo1-story-card-the-ice-bank = Parece una costa con catedrales, y gime como ellas cuando tira la marea. Debajo, dice el primer oficial, tiene que haber agua libre. Lo dice con los ojos en el indicador de aire.
nemo1-story-card-shortage-of-air = Primero se apagaron las velas, luego los cantos, luego las palabras. Fuera, unos hombres con picos trabajan por turnos hasta que no cierran las manos. Alguien sueña en voz alta con un prado.
nemo1-story-card-the-devilfish = Un ojo como un plato llano mira por la ventana y se toma su tiempo. Luego la luz se vuelve parda de tinta, y el casco resuena como bajo una docena de cuerdas mojadas. «A las hachas», dice el capitán en voz muy baja.
nemo1-story-card-a-hollow-explosion = A lo lejos parece cerrarse de golpe una puerta, y ahí fuera no hay puertas. El agua trae el golpe por cada remache hasta la planta de los pies. En algún sitio, una flota ha aprendido a pescar con pólvora.
nemo1-story-card-a-mass-execution = Dos filas de cañones, ningún nombre en la popa, y abrió fuego sin dar voces. Nemo se ha puesto la levita que guarda para esto. Ordena no cubrir las ventanas: alguien debe mirar.
nemo1-story-card-the-captains-last-words = Toda la noche el órgano ha tocado una sola melodía, cada vez más despacio. Al final dijo algo al retrato de la pared, demasiado bajo para quien no tenía derecho a oírlo. Por la mañana pidió el rumbo norte.
nemo1-story-card-the-maelstrom = Frente a las islas del norte la marea se pliega sobre sí misma y empieza a girar. Botes, tablas, un pino entero pasan en anillos cada vez más estrechos. Hay un momento en que aún se podría salir, y es este.

## Los de a bordo

nemo1-story-nautilus = Por fuera es un rumor; por dentro, una biblioteca con motor. Cada remache se encargó con nombre falso en una ciudad distinta. Caben en él veinte hombres, doce mil libros y una pena.
nemo1-story-passenger-professor = Lo contrataron para identificar a un monstruo y ahora cena con él. Cada noche piensa protestar, y cada noche hay una ventana nueva. Sus notas están en orden; su conciencia, menos.
nemo1-story-passenger-ned-land = El mejor brazo de la flota ballenera y nada a lo que lanzar. Conoce el grosor de cada puerta y la hora de cada guardia. En sueños pone rumbo a Quebec.
nemo1-story-passenger-conseil = Hizo el equipaje para quince días, lleva un año fuera y aún tiene limpio el cuello. Denle una concha y les dirá quiénes fueron sus abuelos. Ni una sola vez ha preguntado adónde van.

## Lo que mueve a Nemo

nemo1-story-commitment-science = Un tarro, una etiqueta, una lente, y otro estante lleno. No dejará el océano a quienes solo lo cruzan. La verdad, dice, se conserva mejor en agua salada.
nemo1-story-commitment-explore = ¿Qué hay tras el cabo, bajo el hielo, al cabo de la sonda? Dobla la carta de modo que solo se vea el lado en blanco. Allí, dice, y pone el dedo.
nemo1-story-commitment-anti-imperialism = Un pescador sale a remo de noche y vuelve con una caja de fusiles y sin recibo. De Creta a Cuba brindan por un hombre cuyo nombre no conocen. Él brinda por los suyos.
nemo1-story-commitment-war = En su escritorio hay una lista, y algunos nombres están tachados. Duerme bien después de las tormentas y mal después de los domingos. El espolón está afilado de nuevo.

## Tesoros

nemo1-story-treasure-ships-bell = El nombre ha desaparecido, pero la voz no. El buzo la golpea con el cuchillo y en cubierta, ocho brazas más arriba, se releva la guardia por error.
nemo1-story-treasure-amber-beads = En la novena cuenta hay un mosquito; en la undécima, el aire de un bosque más viejo que los hombres. Ante la lámpara brillan como una pequeña cena.
nemo1-story-treasure-silver-plate = Una vajilla para cuarenta, grabada con un lema sobre la paciencia. Espera invitados en el fondo del mar desde el reinado de la reina Ana.
nemo1-story-treasure-coral-branches = Rojas como un cardenal y tan quebradizas como su genio. En Nápoles un broche de coral libra del mal de ojo; aquí abajo ha visto cosas peores.
nemo1-story-treasure-ivory-casket = Unos elefantes dan la vuelta a la tapa, trompa con cola. Está cerrado, suena al moverlo, y tres hombres han apostado qué contiene.
nemo1-story-treasure-chronometer-of-a-wreck = Se paró a las cuatro y once, una mañana a la que nadie sobrevivió. Al darle cuerda sigue andando sin comentarios, con dos segundos de retraso.
nemo1-story-treasure-chest-of-piastres = Plata que dobló dos veces el cabo de Hornos y jamás compró nada. La cerradura le cuesta al herrero diez minutos; contarla, toda la noche.
nemo1-story-treasure-bronze-cannon = Delfines por asas, la cifra de un rey y, en la boca, un cangrejo que no piensa moverse. La última vez disparó contra un amigo, por error.
nemo1-story-treasure-pearls-of-ceylon = Cada una le costó a un hombre cien inmersiones, y fue otro quien compró el vestido a juego. Nemo las sopesa en la palma y parece que le pesaran.
nemo1-story-treasure-roman-amphorae = Los sellos están intactos y en el cuello figura el nombre del cónsul. El cocinero quiere probar el vino; el profesor se planta delante con los brazos abiertos.
nemo1-story-treasure-manila-galleon-silver = Salió de Acapulco con la plata de un año y un santo en la proa. El santo sigue buscando Manila; la plata ya ha desistido.
nemo1-story-treasure-admirals-sword = Nunca se desenvainó con ira, pero una vez sirvió para cortar una tarta de boda. Él mismo la entregó al mar, en posición de firmes.
nemo1-story-treasure-la-perouse-relics = Un sextante, una campana, un cañón con flores de lis: pertenencias de hombres por los que un rey preguntó en su última mañana. Ahora hay una respuesta, y nadie a quien dársela.
nemo1-story-treasure-emerald-necklace = Verde como el agua en que yacía, el buzo lo encontró al tacto. Se hizo para una reina que prefirió que la pintaran sin él.
nemo1-story-treasure-vigo-gold = Los lingotes yacen en filas, tal como los cargaron; solo falta el barco. El oro se conserva mejor que el roble, y mucho mejor que las promesas.
nemo1-story-treasure-phial-of-sea-balm = Exprimido de algas que solo crecen en una cueva, huele a lluvia sobre piedra caliente. Una gota en las sienes, y la noche se retira a una distancia decente.
nemo1-story-treasure-castaway-sailors = Cuatro hombres, una balsa, una camisa por vela, y aún discuten por las cartas. Izados a bordo, preguntan dónde se firma.
nemo1-story-treasure-sunken-ironworks = Una primavera, toda una fundición se deslizó por el acantilado, con chimeneas y todo. Los yunques están listos; solo faltan las chispas, y el herrero ha traído unas cuantas.
nemo1-story-treasure-hidden-cove = Entre dos acantilados que parecen uno hay una puerta del ancho de un barco. Dentro nunca sopla el viento, y el eco lo dice todo dos veces, de modo que se susurra.
nemo1-story-treasure-forged-log-book = Según este cuaderno, nunca estuvieron aquí y hacía buen tiempo. La letra es espléndida. Alguien en algún almirantazgo se creerá cada palabra.
nemo1-story-treasure-twin-caches = Dos cruces en el mapa de la botella, y ambas de la misma mano. Hermanos, dice el contramaestre, que no se fiaban el uno del otro para la segunda.
nemo1-story-treasure-sudden-squall = Una nube no mayor que un sombrero, y luego el cielo entero cae de una pieza. Durante un cuarto de hora, nadie en el mar es enemigo de nadie.
nemo1-story-treasure-message-in-a-bottle = El corcho cede y sale una carta para una tal Marie, con una latitud dentro. Llega con nueve años de retraso, y la latitud es muy exacta.
nemo1-story-treasure-sighted-at-dawn = Al levantarse la niebla hay una vela donde no debería haberla, y también los ha visto. Para el desayuno, tres telégrafos estarán deletreando la misma palabra.
nemo1-story-treasure-mariana-trench = Nadie respira fuerte mientras la aguja rebasa la última cifra pintada. Luego la quilla toca, con suavidad, el lugar más bajo que existe. Desde aquí solo se puede subir, y por una vez nadie quiere.
nemo1-story-treasure-ruins-of-atlantis = Unos peldaños suben a una plaza, y de la plaza a un trono con una estrella de mar. Las lámparas van despacio de columna en columna, como quien busca un nombre.
nemo1-story-treasure-realm-of-coral = Arcos, galerías, arañas de luces y ni una línea recta en todo el palacio. Los constructores siguen en casa, cada uno en un cuarto del tamaño de una cabeza de alfiler.
nemo1-story-treasure-crespo-underwater-forest = No hay viento y, sin embargo, todos los árboles se inclinan juntos y juntos se enderezan. El capitán lo llama su parque. No hay bancos, pero nadie está cansado.
nemo1-story-treasure-sargasso-meadows = El mar se ha puesto una pradera de un horizonte al otro, y en ella pastan cangrejos. Pasan viejos mástiles, amarrados a nada. Aquí se podría segar, dice el profesor.
nemo1-story-treasure-santorini-furnace = El agua es amarilla, luego roja, luego demasiado caliente para la pintura. Bajo la quilla se forja una isla, con la tapa abierta. El capitán se queda cuanto permite el cristal de la ventana.

## Barcos, por clases

nemo1-story-class-mail = Sacas hasta el techo, un sobrecargo que conoce la letra de todos y un horario que cumplir. Entre las facturas hay en algún sitio una orden sellada.
nemo1-story-class-passenger = Música, sombrillas, una rifa sobre la singladura. Un niño saluda desde la borda al pez extraño, y por un momento el pez extraño no sabe qué hacer.
nemo1-story-class-liner = Dos chimeneas, cuatro clases, cinco comidas al día. Sus armadores lo llaman insumergible en tres idiomas.
nemo1-story-class-clipper = Escora hasta que silba la borda de sotavento, y la mujer del capitán sigue bordando. Una nube con tripulación y una carga que huele a jazmín.
nemo1-story-class-whaler = Tres años fuera, y los barriles siguen sin llenarse. Los hombres tallan barcos en dientes; si las ballenas tallaran, tallarían este.
nemo1-story-class-freighter = Algodón, yute, una locomotora en piezas y un piloto sin cobrar. Avanza cansino como una cuenta que alguien tendrá que saldar.
nemo1-story-class-slaver = Sin luces, sin bandera, con un olor que conocen hasta los tiburones. En este barco nunca suena la campana, para que nadie cuente los días.
nemo1-story-class-frigate = Pintura reluciente, tripulación ágil y una recompensa clavada en el mástil. Está en todas partes a la vez, y ese es justo el problema.
nemo1-story-class-sloop = Lo bastante pequeña para un bajío, lo bastante afilada para un duelo. Su capitán tiene veintiséis años y quiere que lo mencionen.
nemo1-story-class-capital-ram = Dos cubiertas de cañones y, debajo, un pico de bronce macizo. Nadie ha visto nunca sus colores, solo su estela.
nemo1-story-class-armored-frigate = Sus tablas recuerdan el bosque; sus planchas, el fuego. Tarda en enojarse, y más aún en virar.
nemo1-story-class-ironclad = Cuando pasa, las brújulas vuelven la cabeza. Dentro reina la penumbra y el calor, y cada orden la devuelven las paredes.
nemo1-story-class-turret-ship = Apenas un palmo de cubierta y dos quesos de hierro que giran para mirarte. El mar lo barre como si ya fuera un arrecife.
nemo1-story-class-capital = Un monumento ha bajado de su pedestal y se ha hecho a la mar. Lleva banda de música y un cocinero para el loro del almirante.
nemo1-story-class-battleship = Lo más grande que jamás flotó, y busca algo más pequeño. Sus cañones van numerados para no confundirlos.

## Cómo acaban los viajes

nemo1-story-level-complete-failure = Una lámpara ahogada, unas páginas sueltas, un nombre que nadie aprendió a escribir. El mar se queda con lo que le dieron y no da las gracias.
nemo1-story-level-failure = Fue un año como una piedra arrojada de noche a un estanque. Nadie vio la salpicadura; por la mañana ya no había ondas.
nemo1-story-level-inconsequential = Algunos barcos llegaron tarde, algunos periódicos se vendieron bien y el mundo se tomó otra taza de café. Él está en algún lugar, abajo, afilando un lápiz o un espolón.
nemo1-story-level-success = En los puertos del sur hay una canción nueva, y su héroe no tiene rostro. En el norte han empezado a construir barcos más pequeños. Nemo se entera de ambas cosas y vuelve a su libro.
nemo1-story-level-triumph = Bastó un año para girar un poco el globo sobre su eje. Gente que nunca ha visto el mar pone una lámpara en la ventana cuando sube la marea. Él lo negaría, pero lo han visto sonreír.
nemo1-story-over-tragic = El reloj de a bordo sigue dando las guardias, y nadie viene a relevar a nadie. Cedió una mano, una mente o una plancha, y lo demás siguió en silencio. Sobre el lugar se cierra el agua, sin cicatriz.
nemo1-story-over-imperial = Hay un centinela en cada estrecho y una carbonera en cada peñón. Por fin han asentado el mar en sus libros, con una columna para las pérdidas. Solo el fondo era demasiado hondo para anotarlo.
nemo1-story-over-calendar = Cae la última hoja del calendario y detrás solo queda la pared. Un año bajo el mar cabe en un baúl, un diario y una tos. Emergen para mirar las estrellas de otro enero.
nemo1-story-over-maelstrom = En círculo, y más abajo, y en círculo: el rugido se hace zumbido, el zumbido se hace silencio. Unos dicen que vieron hundirse una lámpara; otros, que la vieron salir de nuevo, muy lejos, muy pequeña.
nemo1-story-over-last-ship = De polo a polo, ni una vela ni un hilo de humo. Las ballenas son las primeras en notarlo. En la plataforma del Nautilus hay un hombre al que ya no le queda contra qué enojarse.
