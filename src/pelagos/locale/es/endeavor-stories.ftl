### Relatos breves de Endeavor: Aguas Profundas, con nuestras palabras: lugares, crisis, metas comunes, comienzos y finales.

endeavor-story-tile-atoll = En medio de la nada, la sonda toca fondo: un anillo de palmeras en torno a un agua quieta como el cristal. El viejo volcán de abajo calla desde hace mucho, pero los corales han guardado su contorno.
endeavor-story-tile-calm-seas = Ni un soplo de viento, y el casco flota sobre su propio reflejo. En días así se oye al océano mismo, si se deja escuchar a los instrumentos.
endeavor-story-tile-decommissioned-oil-rig = Hace años que allá arriba nadie enciende una luz. Bajo la cubierta oxidada, mejillones, esponjas y peces tímidos han firmado el nuevo contrato de alquiler.
endeavor-story-tile-dying-reef = Donde la carta promete todos los colores, unas ramas blancas se estiran hacia la luz. Unos pocos pólipos aún resisten, y para empezar es suficiente.
endeavor-story-tile-kelp-forest = La nave se desliza entre troncos que se mecen como una multitud sin prisa. Desde arriba observa algo con bigotes y un erizo entre las patas.
endeavor-story-tile-remote-anchorage = Una boya, una cadena y un nombre en el diario de alguien que estuvo aquí antes que nosotros. Es el último lugar donde el café se queda en la taza.
endeavor-story-tile-the-sea-star = Cinco brazos mantienen firme la estación en cualquier mar, y de noche sus lámparas se ven desde muy abajo. Quien vuelve de la oscuridad, vuelve aquí.
endeavor-story-tile-volcanic-island = Donde el oleaje golpea la roca joven se levanta vapor. La isla no está en la carta del año pasado, y en la próxima quizá sea más grande.
endeavor-story-tile-dolphin-pods = Estaban aquí antes de que parara el motor: tres, luego veinte, luego demasiados para contarlos. Uno devuelve la aleta perdida y espera a todas luces un aplauso.
endeavor-story-tile-ledge-elevator = El raíl baja por el acantilado hasta que las lámparas se rinden. En la jaula caben cuatro personas, dos cajas y todo propósito de mantener la calma.
endeavor-story-tile-resupply-modules = Tres cilindros de acero llenos de aire, sopa y repuestos esperan en el fondo con la luz encendida. Alguien ha pintado en la escotilla un pez que sonríe.
endeavor-story-tile-sea-turtle-migration = Pasan remando una tras otra, como antes sus madres, hacia una playa que ninguna ha visto desde que nació. A bordo nadie habla hasta que pasa la última.
endeavor-story-tile-shipwreck = Su nombre sigue ahí, letra a letra, bajo un abrigo de algas. Llevaba té, vidrio y trescientas cartas, y ahora lleva un bosque.
endeavor-story-tile-submerged-cave-system = El pasadizo se abre, se estrecha y vuelve a abrirse en una sala que nunca tuvo eco. Vuelve siguiendo el cabo, dicen los viejos buzos, y no discutas con el techo.
endeavor-story-tile-sunken-ruins = Las columnas siguen en fila, como si el público acabara de marcharse. Quien puso estas piedras veía desde aquí las estrellas.
endeavor-story-tile-the-looking-glass = Una cúpula de cristal, y fuera el mar entero camino de la cena. En el libro de visitas hay una frase que se repite más que ninguna: «Un minuto más».
endeavor-story-tile-whale-calving-grounds = Primero solo hay un sonido, tan grave que tiemblan las tazas. Luego pasan dos sombras bajo la nave, y la pequeña ya es más larga que nosotros.
endeavor-story-tile-carbonate-spires = Torres blancas crecen en la ladera, grano a grano, desde antes de que hubiera torres en tierra. La luz de la lámpara atraviesa sus bordes.
endeavor-story-tile-coldwater-reef = El sol nunca ha llegado a este jardín, y aun así florece. Su rama más vieja empezó a crecer cuando las pirámides eran nuevas.
endeavor-story-tile-deepwater-shark = Sale de la oscuridad sin prisa y mira por el ojo de buey con un ojo verde. En cuatrocientos años ha visto peces más raros que nosotros.
endeavor-story-tile-jellyfish-bloom = De pronto el agua está llena de faroles. No tienen corazón, ni cerebro, ni plan, y van ganando.
endeavor-story-tile-rift-valley = Aquí el planeta se abre a la velocidad a la que crece una uña. En la grieta del fondo arde aquello sobre lo que todos estamos de pie.
endeavor-story-tile-thermal-vents = El termómetro salta, y las lámparas encuentran un humo pálido sobre chimeneas llenas de vida. Ninguna de estas criaturas ha oído hablar jamás del sol.
endeavor-story-tile-vortex = Aquí se encuentran dos corrientes y ninguna quiere ceder el paso. La nave da una vuelta, y entonces el timonel recuerda que no es una hoja.
endeavor-story-tile-bioluminescent-fauna = Apagamos las lámparas, y entonces los demás encendieron las suyas. Casi siempre es amor o cena, y desde aquí no se distingue.
endeavor-story-tile-brine-pool = Un lago en el fondo del mar, con olas, con orilla, con mejillones en la playa. Lo que entra nadando se queda para siempre, así que dejamos el motor en marcha.
endeavor-story-tile-colossal-squid = Por un instante el foco muestra un ojo grande como un plato. Parece que toma notas.
endeavor-story-tile-continental-shelf = La tierra sigue bajo el agua cien millas más y luego se corta como una frase a medias. Más allá de ese borde, las cartas son sobre todo tinta azul y esperanza.
endeavor-story-tile-seamount = Una montaña que nadie ha escalado, porque su cumbre está casi a un kilómetro de profundidad. Todo lo que se cansa del mar abierto se detiene aquí a descansar.
endeavor-story-tile-sponge-gardens = Parecen jarrones que alguien olvidó llenar. En realidad, cada una limpia un lago entero de agua mientras la miramos.
endeavor-story-tile-abyssal-plain = Milla tras milla el sónar dibuja una línea recta, y la bióloga sonríe: en este barro vive más que en cualquier bosque. Solo que es muy pequeño y no tiene prisa.
endeavor-story-tile-abyssal-trench = Las paredes se acercan, y al profundímetro se le acaban los números. Alguien ha dibujado a lápiz unos cuantos más en el cristal.
endeavor-story-tile-black-smoker = Ruge sin un solo sonido: agua negra, tan caliente que fundiría el plomo, con sabor a cobre y a principio. A su alrededor, los cangrejos van a lo suyo.
endeavor-story-tile-fallen-star = Yace en su cráter como si la hubieran dejado allí, y su luz se enciende y se apaga como una respiración. Fuera lo que fuera lo que debía medir allá arriba, hace mucho que mide lo profundo.
endeavor-story-tile-scaly-foot-snails = Llevan armadura de hierro, placa a placa, y con ella caminan sobre piedras ardientes. Los caballeros más pequeños del océano guardan un castillo muy pequeño.
endeavor-story-tile-seafloor-restoration = Fila tras fila, los bastidores esperan en la oscuridad, y en cada uno ha prendido algo del tamaño de una yema. Quien cuida un jardín necesita paciencia; este, además, un submarino.
endeavor-story-tile-whale-fall = Una ballena que murió de vieja se ha convertido en una ciudad. Durante cincuenta años habrá aquí panaderos, sastres y un sereno, todos con muchas patas.

endeavor-story-crisis-active-volcano = El fondo tose, y el agua de encima se vuelve sopa. Todos los timones giran hacia arriba, y a nadie hay que decírselo dos veces.
endeavor-story-crisis-strong-current = Un río sin orillas agarra a la flota por la quilla. Los motores zumban, las agujas giran y el fondo se va hacia la izquierda.
endeavor-story-crisis-budget-freeze = El telegrama tiene cuatro palabras, y dos de ellas son «lamentamos». Lejos del mar, un lápiz ha tachado una línea, y esa línea éramos nosotros.
endeavor-story-crisis-data-loss = La pantalla se queda azul un instante de más. Tres meses de sondeos los conoce ahora solo el océano.
endeavor-story-crisis-exhausted-crew = La guardia de noche se ha dormido sobre las cartas, lápiz en mano. Hasta el café parece cansado.
endeavor-story-crisis-silted-sites = En algún lugar de la oscuridad ha cedido una ladera, y ahora nieva lodo. Lo que ayer estaba a la vista hay que volver a encontrarlo.

endeavor-story-bonus-fresh-faces = El muelle está lleno de petates y botas nuevas. Alguien tendrá que enseñarles primero qué escalera conviene no usar.
endeavor-story-bonus-veteran-staff = Una buena nave lleva a gente que ya lo ha visto todo una vez y querría volver a verlo. Dadles el timón y un par de ojos más jóvenes.
endeavor-story-bonus-full-charts = El papel en blanco es una forma cortés de no saber. Al final de la temporada, la pared de la estación ha de ser azul de esquina a esquina.
endeavor-story-bonus-living-network = Un arrecife salvado es una isla; dos son un camino. Veamos hasta dónde llega un pez sin salir nunca de casa.
endeavor-story-bonus-deep-outposts = Es fácil estar orgulloso de lo poco profundo. La lámpara que cuenta es la que arde donde nadie tiene que mirar.
endeavor-story-bonus-rounded-institutes = Naves, ingenio, amigos y un buen nombre: al instituto que le falta uno, cojea. Este año no ha de cojear ninguno.

endeavor-story-scenario-1 = Un mensaje en todas las lenguas y, al final, las mismas tres palabras: venid a ver. Se cierran las escotillas, la superficie se vuelve techo y el océano se aclara la voz.
endeavor-story-scenario-1-end = Cuando las naves emergen por última vez, el agua es la misma y la gente no. Quien ha oído la llamada una vez la oirá en cada caracola.
endeavor-story-scenario-2 = En la pared cuelga una carta con más blanco que azul. Afilad los lápices: empieza la temporada de los cartógrafos.
endeavor-story-scenario-2-end = La última línea se une a la primera, y donde había blanco hay nombres. El mar volverá a cambiarlo todo, pero ahora tiene algo que corregir.
endeavor-story-scenario-3 = La redacción ha dejado sitio para doce artículos y valor para treinta. Alguien ahí abajo tiene ya el titular.
endeavor-story-scenario-3-end = La tinta está seca, y el número pesa más de lo previsto. En alguna biblioteca, una niña lo abre por el final, por las láminas, y se queda.
endeavor-story-scenario-4 = El contrato cabe en una página: no llevarse nada, curar lo que se pueda, dejar la luz encendida. Nunca hemos firmado otro más difícil.
endeavor-story-scenario-4-end = Nadie ve lo que se ha hecho aquí, y de eso se trataba. Los peces vuelven como si solo hubieran ido a la compra.
endeavor-story-scenario-5 = Una estela en el horizonte, un siseo y un anillo de olas. Por la mañana, todo lo que flota va camino del lugar donde se hundió.
endeavor-story-scenario-5-end = Cayó durante un minuto y allí quedó durante años. Hoy la han visto, y en algún sitio un ordenador cansado puede por fin dejar de llamar.
endeavor-story-scenario-6 = En algún lugar, bajo cinco mil metros de noche, hay algo que parpadea. Tenemos su última posición, un sobre viejo y muchísimo optimismo.
endeavor-story-scenario-6-end = El diario de la búsqueda acaba con una cruz y la hora. El resto de la página queda en blanco, porque nadie pudo sostener el lápiz sin temblar.
endeavor-story-scenario-7 = Encontrarla fue suerte; sacarla es un oficio. Los cables están tendidos, y el cabrestante, engrasado dos veces.
endeavor-story-scenario-7-end = Rompe la superficie al anochecer, chorreando algas, y por un momento hay dos luceros. Luego todos gritan de alegría, y el cabrestante más que nadie.
endeavor-story-scenario-8 = Cinco retazos de mar, una estación nueva y ningún plan de más de una semana. El horizonte es igual en todas partes, así que cualquier rumbo es bueno.
endeavor-story-scenario-8-end = Lo que era el borde del mapa está ahora más o menos en el centro. Hay que correr las sillas para que quepa el próximo horizonte.
endeavor-story-scenario-9 = El mar huele a hierro y brilla con los colores que no son. Todo lo que flota y puede llevar una barrera sale del puerto en menos de una hora.
endeavor-story-scenario-9-end = Se recoge la última franja negra, y una tortuga respira donde ayer nada podía. El agua no es rencorosa; recordar nos toca a nosotros.
endeavor-story-scenario-10 = Hay un lugar donde la cadena del ancla cuelga recta y no llega nunca. Allí es adonde vamos.
endeavor-story-scenario-10-end = Han estado donde acaba el océano y dicen que no acaba. El diario dedica una línea al punto más hondo: «Miró hacia arriba».

endeavor-story-round-end-1 = Las lámparas de las naves suben por el verde, una tras otra. Hay sopa, hay historias, y la marea de mañana ya está en las tablas.
endeavor-story-round-end-2 = Los primeros frascos están etiquetados en el estante, y la mitad de las etiquetas acaba en un signo de interrogación. Alguien tararea la canción de las bombas sin darse cuenta.
endeavor-story-round-end-3 = La tripulación ya distingue los pecios por su eco. En la carta, el azul avanza hacia fuera, y el margen se ha vuelto una lista de la compra.
endeavor-story-round-end-4 = Ha cambiado la estación, y con ella el agua. Quien quiera que lo lean el año que viene, escribe esta noche.
endeavor-story-round-end-5 = Una última tarde en calma, una última mirada a las cartas. Lo que sigue en blanco se queda en blanco, o es el trabajo de mañana.
endeavor-story-round-end-6 = Nadie ha dormido, y nadie lo reconocería. Fuera, el mar es negro como la tinta y tiene otro tanto que decir.

endeavor-stage-round-end = El final de una ronda
endeavor-stage-round = Termina la ronda { $number } de { $of }
endeavor-stage-balance = { $seat }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, conocimiento { $knowledge }, discos { $discs }
