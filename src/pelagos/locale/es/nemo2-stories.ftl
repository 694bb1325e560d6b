### Nemo's War, segunda edición: los relatos de los grandes momentos, dos o tres frases propias para cada uno.

nemo2-stage-end = Cómo acaba el viaje

## Los actos

nemo2-story-card-act-one = París lee sobre un arrecife que flota; Londres, sobre una ballena con un farol en la frente. Bajo las rutas de navegación, un hombre que renunció a su nombre posa la mano en el telégrafo de máquinas. En tierra nadie sabe todavía que el mar ha encontrado una voz.
nemo2-story-card-act-two = Las aseguradoras ya no se ríen y los almirantes trazan líneas en sus cartas. En todos los astilleros los martillos golpean planchas cada vez más gruesas. A bordo, las lámparas arden más tiempo sobre el diario, pues el mar se ha hecho más pequeño.
nemo2-story-card-act-three = Ya hay humo en todos los horizontes. Viejos enemigos han aplazado sus disputas para compartir un código de señales y una sola presa. Lo que Nemo quisiera hacer con estos años tendrá que hacerlo antes de que se cierre el cerco.
nemo2-story-card-a-hollow-explosion = Un golpe sordo recorre el casco y todas las tazas de a bordo responden con un tintineo. Luego otro, más cerca. En algún lugar, arriba, unos hombres bajan barriles de pólvora con largas cadenas y cuentan en voz baja.

## Los finales

nemo2-story-card-the-maelstrom = Hace una hora que gira la brújula, y ahora el mar entero gira con ella. Negras paredes de agua se inclinan hacia dentro y rugen como una fundición. El timonel se vuelve y, por una vez, el capitán no da ninguna orden.
nemo2-story-card-return-to-mystery-island = El humo de un cráter que ninguna carta nombra flota sobre una laguna lisa como el cristal. Tras la puerta de basalto aguarda un fondeadero en el que cabe un solo casco en todo el mundo. Quien vuelve tan tarde a casa trae consigo muchos fantasmas.
nemo2-story-card-another-1-000-leagues = Al diario de a bordo se le han acabado las páginas, así que el contramaestre le cose otras nuevas. Hay carbón para las estufas, pescado salado para el invierno y en el globo una mancha en blanco del tamaño de una mano. Nadie pregunta adónde van.
nemo2-story-card-bottom-of-the-sea = El último tanque de lastre se llena con un largo suspiro. Aquí abajo jamás se izó una bandera ni se oyó un cañón, y la lámpara solo encuentra flores pálidas que resultan ser animales. Quizá era esto lo que buscaba.
nemo2-story-card-mutiny = Empieza con un silencio en el comedor. Después, botas en la escala, demasiadas para un cambio de guardia, y un arpón que roza la barandilla. El capitán deja la pluma y gira la silla hacia la puerta.
nemo2-story-card-modus-vivendi = Un mantel blanco, dos sillas y entre ambas un papel que costó once noches de escritura. Ninguna de las partes lo llamará nunca paz. Pero, por primera vez, un oficial extranjero ha bajado por la escotilla sin pistola al cinto.
nemo2-story-card-20-000-leagues-under-the-sea = Rayas de tiza recorren todo el gran corredor, una por cada cien leguas. El muchacho que trazó la primera ya lleva barba. Esta noche el camarero saca la última botella y alguien borra la pizarra de la sala de máquinas.

## Las aventuras

nemo2-story-card-a-runaway-reef = En el puente del vapor correo juran que ayer esa roca no estaba ahí. Brilla un poco, respira un poco y aguanta el ritmo a once nudos. Antes del alba, la certeza de alguien tendrá un agujero.
nemo2-story-card-public-opinion = Los muchachos corren bajo la lluvia con la segunda edición bajo el abrigo. Medio café quiere ver al monstruo disecado en el museo; el otro medio, que gane. En un rincón, un desconocido barbudo paga, dobla el periódico y sonríe.
nemo2-story-card-as-master-wishes = Un criado salta tras su señor al mar negro sin aflojarse siquiera la corbata. Ahora, chorreando en un camarote de hierro, pregunta a qué hora se sirve el desayuno. Hasta a los guardias les cuesta fruncir el ceño.
nemo2-story-card-a-frigates-demise = Habían pulido sus cañones para una visita real y su capitán prometió a las damas un diente del monstruo. Se hundió mientras la banda aún buscaba las partituras. En el agua flotan un violín, una lista de invitados y muchísimos sombreros.
nemo2-story-card-at-full-steam = Los fogoneros se han desnudado hasta la cintura y la chimenea echa chispas como una herrería. A un cable de la popa, el Nautilus ni se molesta en darse prisa. Es la primera carrera de la historia en la que un corredor se quedó dormido.
nemo2-story-card-do-no-harm = En el camarote de abajo yace un hombre con una herida que no hizo ningún tiburón. El profesor se remanga y pide agua hervida, y nadie le cuenta cómo ocurrió. A esta luz, un enemigo y un paciente son exactamente iguales.
nemo2-story-card-ned-lands-tempers = El arponero ha contado dos veces los remaches de su camarote, y las dos eran demasiados. Quiere pan, luz del día y alguien a quien pegar. El camarero deja el plato de pepinos de mar y retrocede a toda prisa.
nemo2-story-card-all-by-electricity = Ni horno, ni vela, ni más sonido que un zumbido de colmena a mediodía. Luz sin llama, calor sin humo y un reloj al que da cuerda el propio mar. El ingeniero palmea el cobre como otros palmean a un caballo.
nemo2-story-card-an-underwater-forest = Cada tronco se alza recto como un mástil, y nada de lo que aquí cae llega a caer. Cuatro hombres con casco de cobre caminan bajo ramas donde los peces se posan como pinzones. Al borde del claro, algo grande ha dejado de masticar.
nemo2-story-card-some-days-ashore = Hierba, hierba de verdad, y un cerdo que nunca oyó hablar de escopetas. Los hombres, tumbados boca arriba, discuten los nombres de las nubes. Tras los árboles del pan empieza a sonar un tambor, y otro, más lejos, le responde.
nemo2-story-card-aegri-somnia = La sopa sabía a adormidera y la puerta está cerrada por el otro lado. Entre dos respiraciones el techo se vuelve agua, y unos rostros miran a través de ella. Cuando los invitados despierten, se les rogará que no recuerden nada.
nemo2-story-card-captain-nemos-thunderbolt = Las canoas se apiñan alrededor del casco varado y los primeros pies descalzos ya están en la escala. Nadie echa mano al fusil. El capitán se limita a hacer una seña al hombre del interruptor, y el pasamanos empieza a cantar.
nemo2-story-card-lost-time = Ha fallado una junta no mayor que una moneda, y no hay otra igual en dos mil millas a la redonda. Así que la máquina más grande del siglo yace en un banco de arena entre cangrejos. Arriba, el cronómetro hace tictac como si nada ocurriera.
nemo2-story-card-troubled-dreams = A las tres de la madrugada el órgano arranca y se detiene en el mismo acorde falso. En el camarote del capitán hay un retrato que el camarero tiene orden de no desempolvar. Algunas noches, dice, el marco está mojado.
nemo2-story-card-the-coral-realm = Lo sacan por la esclusa inundada, seis hombres y una carga envuelta en lona. En una terraza de ramas rojas hay ya otros túmulos, cada uno con su cruz viva. Aquí el mar no le pide a nadie los papeles.
nemo2-story-card-the-indian-ocean = Hace una semana que la superficie es leche tibia y las noches arden con chispas a la deriva. Los argonautas izan sus velitas y cruzan ante la proa en convoy. Hasta Nemo ha subido a cubierta sin levita.
nemo2-story-card-a-novel-proposal = «Usted es hombre de libros, profesor», dice el capitán, «permítame enseñarle un capítulo que nadie ha impreso». Y empuja una llave sobre la mesa. La puerta a la que pertenece se abre hacia fuera, hacia el agua.
nemo2-story-card-the-red-sea = A ambos lados, desierto, y en medio un paso estrecho como una disputa. Por encima pasan los dhows de los peregrinos con sus faroles y sus cantos. El agua no es roja en absoluto, hasta que el sol se pone tras los montes de Egipto.
nemo2-story-card-a-pearl-worth-ten-million = En una gruta donde nunca cambia la marea, una ostra ancha como una rueda de carro yace con los labios entreabiertos. El capitán sujeta las valvas con una daga y deja mirar a su invitado, no más de lo que dura un aliento. Lleva años esperando a que madure.
nemo2-story-card-ocean-wealth = Seda de la barba de los mejillones, tinta de sepia, nata de ballena: la mesa está puesta y ninguna mano aró para ello. «Mis rebaños», dice el capitán, «nunca han visto la cuenta de un carnicero». El cocinero se inclina tras una fuente que centellea.
nemo2-story-card-jaws-wide-open = Primero no hay más que una sombra que no corresponde a ningún buzo. Después el agua se llena de dientes, fila tras fila, y de un ojillo redondo que nunca aprendió a parpadear. Hay un cuchillo, queda un aliento y no hay por dónde rodearlo.
nemo2-story-card-the-arabian-tunnel = El capitán marcó unos peces con anillos de cobre a un lado del istmo y los compró en el mercado del otro. Luego en algún sitio, bajo las caravanas, hay una puerta. Ahora toma él mismo la rueda y apaga las lámparas.
nemo2-story-card-commerce-scare = El té ha doblado su precio desde el desayuno y han visto correr a un banquero. En la escalinata de la bolsa, señores con chistera se gritan cifras como náufragos. Nadie ha visto al monstruo; todos lo han pagado ya.
nemo2-story-card-42-centigrade = Fuera, el mar se ha vuelto blanco como la leche y huele a fósforos. La mantequilla se escurre del plato, el latón quema, y la isla que tienen delante sigue saliendo del agua ante sus ojos. El capitán lee el termómetro como quien lee una novela.
nemo2-story-card-the-lost-continent = A la luz de una montaña que arde bajo el mar aparece una calle, después un puerto, después toda una ciudad sin techo. El profesor escribe una sola palabra con tiza en una piedra. Hace nueve mil años que nadie la pronuncia aquí.
nemo2-story-card-the-treasure-fleet = Diecisiete galeones de plata eran demasiados para el viento y muy pocos para los ingleses. Sus mástiles, forrados de algas, siguen señalando el camino sobre un fondo liso como un salón de baile. Los buzos han traído cestos, como para la cosecha de manzanas.
nemo2-story-card-the-earth-wants-new-men = Una mujer lee en voz alta, sobre la barricada, una hoja que llegó a tierra en una lata soldada. No lleva firma y no promete nada más que armas y compañía. Cuando termina, la multitud está más erguida que antes.
nemo2-story-card-an-underwater-coalfield = Dentro de un volcán muerto hay un lago, y junto al lago una veta negra como un sombrero. Los hombres trabajan con escafandra y bromean con que son los únicos mineros que vuelven limpios a casa. Muy arriba, por el cráter, se asoma una estrella.
nemo2-story-card-the-whales = Cien lomos ruedan entre las olas, las madres por fuera, las crías por dentro. Del oeste llega otra manada, toda cabeza y dientes, y el canto se interrumpe. El arponero suplica un bote; el capitán mira en cambio el espolón.
nemo2-story-card-the-iceberg = Deriva hacia ellos con todas las luces apagadas, azul en el corazón y más antiguo que cualquier corona. De sus pies llega un gruñido: un valle entero está a punto de darse la vuelta. La guardia habla en susurros, como junto a perros dormidos.
nemo2-story-card-the-south-pole = A mediodía el sol yace en el horizonte, cortado justo por la mitad. Nemo despliega una bandera negra con una letra de oro y la planta entre los pingüinos, que no ponen reparos. Por una vez ha tomado algo que no era de nadie.
nemo2-story-card-accident-or-incident = Un crujido, una escora a estribor y los platos que resbalan de la mesa en la cámara de oficiales. O el mar ha movido una roca, o alguien ha movido una palanca. El capitán va de rostro en rostro con una lámpara y todavía no pregunta nada.
nemo2-story-card-shortage-of-air = Hielo arriba, hielo abajo, hielo a cada lado, y las bombas no sacan nada que sirva a un hombre. Los que duermen duermen mal, y los que velan no saben desde cuándo. Se pasan el último saco de aire como una copa de vino.
nemo2-story-card-attack-of-the-giant-squid = La hélice se para con una tos húmeda: algo ha metido un brazo en ella. Luego se arranca una escotilla y la cosa entra como una cuerda con voluntad propia. Los hombres agarran las hachas de la pared, y ella agarra a un hombre.
nemo2-story-card-the-gulf-stream = Un río sin orillas, más tibio que la mano, lleva semillas de un mundo a las costas del otro. El ingeniero corta la corriente y deja que trabaje el océano. Las tortugas adelantan al Nautilus y se asoman a las ventanas.
nemo2-story-card-the-transatlantic-cable = Por montañas que nadie ha escalado corre una cuerda embreada, gruesa como una muñeca. Por ella hablan en este momento, todos a la vez, un corredor de bolsa, dos enamorados y un almirante. El capitán se arrodilla y posa la mano encima, como quien toma el pulso.
nemo2-story-card-aronnaxs-determination = El profesor ha llenado su noveno cuaderno, y en la última página solo hay una pregunta. Podría hacerla en la mesa, ir de noche a la puerta del capitán, o callar y seguir siendo un invitado. Se pone la levita buena.
nemo2-story-card-a-capital-encounter = Es tan grande que el vigía lo toma primero por dos. Cuatro naciones enviaron ingenieros a construirlo y cada remache cobra pensión. Cuando vira, parece que el propio mar se aparta para dejarle sitio.
nemo2-story-card-a-mass-execution = Ninguna bandera en el pico, solo un cañón que habla primero. Nemo ha palidecido y pide que bajen a sus huéspedes, pues lo que sigue es cosa suya y de los muertos. Por el gran ventanal se ve que los botes cuelgan aún de los pescantes.
nemo2-story-card-a-sacrifice-to-the-gods = Las hogueras trepan por los peldaños de una pirámide más vieja que la selva que la rodea. Los sacerdotes han visto la lámpara bajo la bahía y saben qué le gustaría comer a un dios así. Desde la canoa del centro, alguien muy joven mira el agua.
nemo2-story-card-captain-nemos-diaries = La tinta es de sepia y la letra, apresurada, en una lengua que ninguno de los huéspedes sabe nombrar. Entre dos páginas hay una flor prensada que solo crece junto a un río del mundo. Quien cierre este libro no dormirá esta noche.
nemo2-story-card-vanikoro = Dos barcos zarparon por un rey y nunca volvieron para contárselo. Aquí están sus anclas, sus campanas y una caja de lata cuyo papel se ha hecho pasta. Sobre lo demás ha crecido el arrecife, con la paciencia de una lápida.
nemo2-story-card-torres-straits = La carta de estas angosturas la trazaron tres capitanes que no se ponían de acuerdo, y los tres siguen aquí. Al cambiar la marea la quilla toca, se alza y vuelve a tocar. En la playa alguien arrastra las canoas hacia el agua.
nemo2-story-card-the-grecian-archipelago = A medianoche un hombre baja nadando hasta la ventana, llama y levanta hacia la lámpara un cinto de cuero. Nemo lo llena de lingotes de oro y escribe unas señas en letras griegas. En las islas, los viñadores aprenden la instrucción.
nemo2-story-card-vigo-bay = Bajan una lámpara y el fango devuelve el brillo. Los toneles han reventado como higos maduros, y lo que salió de ellos lo pagó todo un continente. Ahora llena los pañoles del Nautilus y vuelve a aquellos de quienes salió.
nemo2-story-card-required-repairs = Desde dentro, la abolladura parece un puño. El herrero la ha rodeado con tiza y ha puesto una fecha, y la tripulación echa a suertes quién se mete entre los dos forros. Huele a aceite caliente y se canta mucho.
nemo2-story-card-shakedown-maneuvers = Timón a la banda, atrás toda, vaciar los tanques, llenarlos otra vez. Todo lo que no estaba atornillado ha encontrado nuevo domicilio, el cocinero incluido. El capitán, en el centro con su reloj, no está satisfecho.
nemo2-story-card-prussia-declares-war = Trenes llenos de muchachos que cantan ruedan hacia el Rin, y los puertos se quedan sin carbón. Los almirantazgos de Europa han recordado de pronto que existen los demás. Bajo el canal de la Mancha, un capitán escucha cómo embarcan los caballos.
nemo2-story-card-the-korea-incident = Unos cañoneros fondean ante la boca de un río y envían cartas que nadie ha pedido. Del fuerte de la colina llegan primero flechas, luego viejos cañones de bronce, luego el silencio. Nemo ya ha visto una mañana así, en otro país.
nemo2-story-card-magnetic-mines = Cuelgan en el agua como ciruelas y se inclinan un poco hacia todo lo que sea de hierro. El ingeniero daría un dedo por desmontar una, y dice que tal vez tenga que darlo. En la sala de derrota, una aguja empieza a temblar.
nemo2-story-card-the-chinese-treasure-fleet = Los juncos eran largos como una calle y traían jirafas a casa. Después un emperador mandó olvidar el mar, y el último se hundió con porcelana hasta las escotillas. Los cuencos siguen apilados y ni uno está desportillado.

## Tesoros

nemo2-story-treasure-the-abyss = Se acaba la sonda y, tras ella, se acaba el cordel. Bajo el último nudo, algo lleva su propio farol de ninguna parte a ninguna parte. El mapa de este lugar será una hoja de papel negro, firmada.
nemo2-story-treasure-bermuda-triangle = Tres brújulas a bordo, y se señalan unas a otras. Los barcos abandonados derivan aquí en lenta compañía, con la mesa puesta y las pipas aún en la borda. El capitán se quita la gorra ante ellos, y uno parece contestar.
nemo2-story-treasure-city-of-khambhat = Bajo la marea del golfo, la lámpara descubre un muro, luego un desagüe, luego todo un barrio trazado con regla. En ninguna crónica cabe. Un cangrejo sale del ayuntamiento.
nemo2-story-treasure-city-of-pavlopetri = Está a tan poca hondura que las cabras de la playa pueden mirar dentro. Calles, patios, tumbas bajo los suelos: un pueblo que se deslizó al mar entre una cena y la siguiente. Los cántaros siguen donde se guardaba el agua.
nemo2-story-treasure-cleopatras-palace-alexandria = Una esfinge mira hacia arriba a través del agua verde, con la paciencia de quien ha conocido reinas. Detrás, las columnas yacen como cetros caídos. Alguien perdió aquí un anillo de plomo con un nombre grabado por dentro.
nemo2-story-treasure-deep-sea-vents = Chimeneas sin casa humean en la oscuridad, y a su alrededor se apiñan cangrejos blancos que nunca vieron un día. El agua podría fundir plomo y está llena de vida. El profesor ha dejado de escribir y se limita a mirar.
nemo2-story-treasure-great-barrier-reef = A lo largo de mil millas trabajan los albañiles más pequeños del mundo, y no han terminado. Peces de colores de papagayo entran y salen de un muro que respira. Nadie a bordo quiere que lo llamen a comer.
nemo2-story-treasure-lost-city-of-dwarka = Los peregrinos de la orilla cantan a una ciudad que nunca han visto. Está aquí, puerta tras puerta, con anclas de piedra colgadas del muelle como fruta. Ante la tercera puerta, Nemo permanece largo rato con la cabeza descubierta.
nemo2-story-treasure-lost-mayan-city = Al pie de un pozo que bebe el mar se alza una pirámide con todos sus peldaños. De la arena asoman máscaras de jade, cada una con una perla en la boca. Los buzos pisan sin ruido, como invitados a los que nadie llamó.
nemo2-story-treasure-mariana-trench = Abajo, y otra vez abajo, hasta que las planchas empiezan a hablar entre ellas. En el fondo de todo hay un polvo fino y pálido que cae desde el primer día. La lámpara muestra una sola huella, y es la de la sonda.
nemo2-story-treasure-pyramids-of-yonaguni = Terrazas, aristas, una escalera de gigantes: o el mar ha estudiado geometría, o alguien estuvo aquí antes. Los tiburones siguen los bordes como si tuvieran un plano. Dos buzos miden y discuten por señas.
nemo2-story-treasure-tonic-for-nemo = La etiqueta es de puño de un médico que murió hace un siglo. Sabe a alga, a hierro y a algún verano lejano. Tras la segunda cucharada, el capitán pide sus cartas.
nemo2-story-treasure-able-hands = Han pasado nueve días sobre una tapa de escotilla con una camisa por vela. El carpintero, antes de beber un sorbo de agua, señala que la escala está mal colgada. Servirán.
nemo2-story-treasure-spare-plating = El blindado de alguien se construyó más grueso de lo que su quilla podía cargar. Yace de costado y ofrece la coraza como una almendra pelada. El herrero la recorre golpeando y tarareando.
nemo2-story-treasure-stroke-of-initiative = En el desayuno todos estaban cansados. Entonces el capitán trazó una línea en la carta, justo por el sitio que todos evitan, y dejó el lápiz. Ahora hay botas en todas las escalas.
nemo2-story-treasure-lucky-charm = Una estrella de latón en un cordel, gastada por el pulgar de alguien. Los hombres se ríen de ella y la tocan uno tras otro, cada cual cuando cree que nadie mira.
nemo2-story-treasure-lost-blueprint = El papel está manchado de sal y falta la escala, pero la curva es inconfundible. Es su propia mano, del astillero donde nadie sabía qué construía. Había olvidado uno de los detalles; es el mejor.
nemo2-story-treasure-map-to-more = Quien dibujó esto no sabía escribir ni nadar, pero sabía contar pasos. Un diente es una roca, un peine es un arrecife, y hay una cruz en rojo. Al margen anotó: cavar y no silbar.
nemo2-story-treasure-cursed-idol = Sonríe como si la broma fuese a costa de quien lo encuentra. El cesto que lo subió se quedó sin fondo, y el buzo sin voz. Nadie quiere dormir en el camarote donde lo dejan.
nemo2-story-treasure-marked-bullion = Cada lingote lleva el sello de un banco que jura no haber perdido ninguno. El oro que puede reconocerse es mitad secreto y mitad confesión. Con todo, la mitad es oro.
nemo2-story-treasure-crown-jewels = Las enviaron lejos en un barril de arenques la noche en que ardió el palacio. La corona no le sienta bien a nadie a bordo, aunque el grumete se la probó y por un momento lo obedecieron.
nemo2-story-treasure-rebel-arms-cache = Tela aceitada, paja y cuarenta fusiles pagados con anillos de boda. Quienes los enterraron aquí no volvieron por ellos. El capitán conoce a gente que sí volvería.
nemo2-story-treasure-riches-0 = El cofre pesaba y la cadena tardó una hora. Dentro hay arena mojada y, sobre la arena, un cangrejo muy pequeño que lo considera su casa.
nemo2-story-treasure-riches-1 = Dos tinajas que aún huelen a aceite y, en el fondo de una, los ahorros de alguien. No es una fortuna, pero un día fue el pan de un invierno.
nemo2-story-treasure-riches-2 = Una campana de barco, un cañón con su cureña y monedas de un rey sin nariz. El buzo toca una vez la campana bajo el agua y todos los peces se vuelven.
nemo2-story-treasure-riches-3 = La tapa cede con un gemido de hierro viejo. Encima hay una espada atravesada, como diciendo que hasta aquí bastaba.
nemo2-story-treasure-riches-4 = Lingotes en papel de sebo, una bolsa de piedras talladas, un collar que lleva doscientos años esperando una boda. El cabrestante necesita tres viajes para traerlo todo a casa.
nemo2-story-treasure-riches-5 = Cuando entra la lámpara, contesta toda la bodega. Hay una corona ahí dentro, y tanto oro alrededor que parece el relleno. Durante un rato nadie dice nada.

## Los de a bordo

nemo2-story-character-professor-aronnax = Llegó a bordo por una caída y desde entonces no deja de tomar notas. Conoce el nombre latino de todo lo que podría devorarlo. Cuando mira al capitán, no está del todo seguro de la familia.
nemo2-story-character-conseil = Orden, clase, subclase: Conseil es capaz de archivar el océano entero sin mojarse los puños. Nadie le ha descubierto un deseo propio. Si faltara él, tres hombres se olvidarían de comer.
nemo2-story-character-ned-land = Seis pies de Canadá, con un arpón por firma. Cuenta los días en filetes que no ha comido. Si hay un modo de salir de este barco, él ya ha probado la puerta.
nemo2-story-character-first-officer = Cada mañana toma la altura del sol y dice una frase en una lengua que nadie más habla. Los hombres nunca lo han oído alzar la voz, y prefieren que siga así. Saluda al capitán como quien saluda a un faro.
nemo2-story-character-second-officer = Aprendió las estrellas de contrabandista y los arrecifes de prisionero. Con el ojo en el catalejo reconoce una bandera por cómo cuelga mojada. Ríe poco, y siempre un momento antes del peligro.
nemo2-story-character-chief-engineer = Oye un perno flojo como una madre oye una tos. No ha subido a cubierta desde las Azores y no ve para qué. Si le preguntan cómo marcha la máquina, cuenta su juventud.
nemo2-story-officer-executive-officer = Cuando dos órdenes se contradicen, los dos hombres acuden a él. Tiene las llaves, la lista de guardias y la penúltima palabra. La silla del capitán la limpia él mismo.
nemo2-story-officer-quartermaster = Sabe cuántas cerillas hay a bordo y quién tiene tres. De sus pañoles no sale nada sin un chiste y una firma. Con mal tiempo se suprime el chiste.
nemo2-story-officer-tactical-officer = Juega al ajedrez contra sí mismo y se queja del rival. Cada barco que ve lo hunde dos veces, la primera en la cabeza. Fue el mejor artillero de alguien, hasta que ese alguien quemó su aldea.
nemo2-story-officer-deck-officer = La lluvia es una amiga, la niebla una prima, y de la calma no hay que fiarse. El oficial de cubierta duerme de pie con una mano en la borda y despierta cuando el viento cambia de opinión.
nemo2-story-upgrade-arcane-library = Doce mil volúmenes que ningún librero de tierra ha abierto. En algún lugar entre una herejía y un herbario está la página que él recuerda, y la lámpara siempre arde.
nemo2-story-upgrade-double-hull = Un barco dentro de otro, con un palmo de mar entre los dos. Lo que rasga la primera piel apenas acaba de conocer la segunda.
nemo2-story-upgrade-electro-powered-crew-armor = Hombros de latón, ojos de cristal y una chispa que huele a tormenta. Dentro va el cocinero, y por primera vez en su vida nadie bromea sobre la sopa.
nemo2-story-upgrade-fog-machine = Tose, zumba, y entonces el horizonte desaparece. En algún lugar del blanco un vigía se frota los ojos y firma lo que no ha visto.
nemo2-story-upgrade-hydro-drive = El ingeniero ha enseñado al mar a empujar. Donde otros barcos dejan estela, este deja un enigma que nadie puede seguir.
nemo2-story-upgrade-monstrous-design = Dos lámparas por ojos, una cresta de dientes y escamas que solo de día son remaches. Del resto se ocupan los periódicos, y con grabados.
nemo2-story-upgrade-periscope-device = Un tubo, dos espejos y muchísima paciencia. Al mar le ha salido un ojo, y no parpadea.
nemo2-story-upgrade-reinforced-armor = Cada plancha ha sido martillada dos veces, una por hombres y otra por cañones. Las abolladuras se guardan como otros guardan cartas.
nemo2-story-upgrade-steam-torpedoes = Son esbeltos, silban y no necesitan el camino de vuelta. El jefe de máquinas le da a cada uno una palmada y ningún nombre.
nemo2-story-upgrade-strengthened-prow = El mejor acero del barco es la parte que llega primero. Desde que se montó, el capitán habla con notable cortesía de ceder el paso.
nemo2-story-upgrade-magnetic-mines = Se pegan al hierro como un mal recuerdo. Uno se acerca nadando sin ruido, deja un regalo y está lejos cuando lo abren.

## Lo que mueve a Nemo

nemo2-story-motive-science = Bajo esta quilla hay más animales desconocidos que estrellas encima. Él quiere anotarlos todos antes de que los cañones los espanten. El saber es la única bandera que aún saluda.
nemo2-story-motive-explore = Siete décimas partes del globo están pintadas de un solo azul, por ignorancia. Él ha comprado pinceles nuevos. Lo que encuentre no se lo contará a ninguna academia; basta con que alguien lo haya visto.
nemo2-story-motive-anti-imperialism = Fue príncipe de un país que hoy es un color en el mapa de otro. El oro del fondo del mar va camino de puertos donde la gente susurra. Que los imperios miren debajo de la cama.
nemo2-story-motive-war = Le quitaron a su mujer, a sus hijos y la casa de la fuente. Ha construido algo con que responder, y lleva delante un diente de acero. Ya no lee los nombres de las popas.

## Barcos, por clases

nemo2-story-class-airship = No tiene quilla que golpear ni casco que perforar, y desde allá arriba el Nautilus es un trazo de lápiz en papel azul. Quien lo construyó se cansó de mirar la superficie. De la barquilla se asoma un hombre con un catalejo.
nemo2-story-class-armored-frigate-warship = Abuelos de roble, nietos de hierro: lleva planchas sobre las viejas tablas como un caballero sobre el camisón. Con las velas aferradas y la caldera a presión, se acerca con las portas abiertas. El vigía cuenta las bocas y vuelve a empezar.
nemo2-story-class-battleship = Una ciudad con dos chimeneas se ha hecho a la mar y se ha traído su fortaleza. Se oye su campana antes de verla, y su estela mece a las gaviotas hasta despertarlas. Lleva seiscientos hombres, y ninguno espera sorpresas.
nemo2-story-class-capital-warship = Mástiles para la dignidad, torretas para el negocio y, a popa, el piano de un almirante. Los escolares saben de memoria su tonelaje. Nunca ha perdido una batalla, pues nunca ha estado en ninguna.
nemo2-story-class-clipper-ship = Una torre de lona se apoya en el viento y la espuma de la proa ríe a carcajadas. Lleva té, y cada hora que gana vale el año de un escribiente. Nada tan hermoso debería ser el beneficio de alguien.
nemo2-story-class-freighter-ship = Hundido hasta la borda y escaso de pintura, huele a lo que carga. Los fardos llegan hasta el puente, y encima cuelga la colada del piloto. Sin cien como él, ningún imperio desayunaría.
nemo2-story-class-frigate-warship = Piernas largas, oído fino, una hilera de cañones y un capitán joven que ha leído sobre Nelson. La enviaron a mirar, y mirar la aburre. En el mástil hay clavada una moneda de oro para quien vea primero al monstruo.
nemo2-story-class-ghost-ship = La rueda gira un poco a la izquierda, un poco a la derecha, como si pensara. En la cocina la sopa aún está caliente, y el gato tiene su opinión, pero se la guarda. El diario termina en mitad de una palabra.
nemo2-story-class-ironclad-warship = Alguien atornilló una fundición y le enseñó a nadar. Las balas rebotan en sus costados como granizo en una campana, y dentro los hombres se tapan los oídos con estopa. Vira despacio, y no necesita virar a menudo.
nemo2-story-class-ironside-warship = Ni velas, ni gracia, ni apenas cubierta: dos tambores de hierro sobre una balsa y, en cada uno, dos cañones que pesan más que una iglesia. Las olas le pasan por encima. Le han dicho que es el futuro, y se lo cree.
nemo2-story-class-mail-ship = Las palas azotan el agua, la bandera restalla y en la bodega viajan cuarenta mil opiniones selladas. La mitad son cartas de amor; la otra mitad, órdenes. Nunca llega tarde, y por eso es fácil de encontrar.
nemo2-story-class-monster = Esto no es un barco. Mira largo rato al Nautilus, como se mira a un primo que ha prosperado. Luego los anillos se sumergen uno tras otro, y el mar se olvida de cerrarse tras ellos.
nemo2-story-class-passenger-ship = En la toldilla se baila, y los niños se asoman a la borda para escupir a los peces. Emigrantes, novias, un obispo, un vendedor de pianos. Nadie a bordo tiene enemigos, que se sepa.
nemo2-story-class-pirate-warship = Velas con sables como alas de murciélago y más cañones de los que toleraría una aduana. No pagan a ningún rey ni entierran a nadie. Cuando el Nautilus emerge a su lado, arrían la bandera en señal de respeto, y después cargan.
nemo2-story-class-raider-warship = Casco negro, mástiles en caída, luces apagadas: caza todo lo que lleve la bandera equivocada y deja a las tripulaciones en botes con una brújula. Tal vez su país ya haya perdido la guerra. Nadie ha podido decírselo.
nemo2-story-class-ram-warship = Su constructor prescindió de todo salvo de la punta. Tiene una sola idea y once nudos para llevarla a cabo. Es extraño ver salir de la bruma, a todo vapor, la propia ocurrencia.
nemo2-story-class-slaver-ship = Se huele antes de verlo. Hay una reja sobre la escotilla, y bajo la reja no hay silencio. Nemo deja la cuchara y no termina la sopa.
nemo2-story-class-steam-cruiser-warship = Dos chimeneas inclinadas y una proa como un abrecartas: se construyó para dejar atrás lo que no pueda abatir. Su carbón dura diecinueve días. La paciencia de su capitán, también.
nemo2-story-class-whaler-ship = Humo de las calderas de grasa, gaviotas, una cubierta resbaladiza con la luz de invierno de otros. Los botes cuelgan listos y un muchacho en la cofa grita a cada sombra. En todo el océano no hay barco que las ballenas conozcan mejor.

## Aguas traicioneras

nemo2-story-token-coastal-village = Entre las chozas se secan las redes, y un viejo remienda una sin levantar la vista. Tres banderas le han robado y ha oído hablar de una cuarta que da. Alguien corre a buscar el tambor.
nemo2-story-token-cyclone = El barómetro cae como si lo hubieran soltado. Al norte, una columna se alza entre el mar y el cielo y escribe con el pie en el agua. Lo que aquí flota estará enseguida en otra parte, o hecho pedazos.
nemo2-story-token-fire-on-board = Empezó tras un panel, con el ruido de quien arruga una carta. Ahora el corredor está lleno de humo y los cubos pasan de mano en mano. De todos los sitios donde arder, el fondo del mar es el más extraño.
nemo2-story-token-convoy-troopship = Los casacas rojas se apiñan en la borda y alguien toca mal la armónica. Van a apagar un fuego que encendieron sus propios oficiales. Detrás, otras dos columnas de humo guardan su puesto.
nemo2-story-token-convoy-colliers = Tres barcos negros en fila, más hundidos de lo que permite el orgullo. Llevan en sacos la guerra del mes que viene. Por donde han pasado, hasta la espuma es gris.
nemo2-story-token-squadron-flagship = Banderas arriba, banderas abajo: a alguien le están riñendo con trapos de colores. A la cabeza va un buque con galería en la popa y un almirante en la galería. Ha jurado estar en casa para el primer baile de la temporada.
nemo2-story-token-nautilus-malfunction = Se apaga una lámpara, luego su vecina, luego todas las del corredor como una hilera de ojos que se cierran. El zumbido que nadie notaba ha cesado, y todos lo oyen. En la oscuridad, el ingeniero dice una palabra que no es técnica.
nemo2-story-token-red-sky-at-night = Todo el poniente es una fragua, y el mar una lámina de cobre bajo el martillo. Los veteranos sonríen y se echan atrás la gorra. Venga lo que venga mañana, hallará descansada a la tripulación.
nemo2-story-token-rogue-wave = Ni tormenta ni aviso, solo una colina que antes no estaba en el horizonte. Avanza sin un sonido. Los que están en cubierta tienen tiempo para una sola cosa, y cada cual elige otra distinta.
nemo2-story-token-uncharted-island = Donde la carta marca doscientas brazas hay una montaña con árboles. Un arroyo baja hasta la playa, dulce como una promesa. En la arena, la huella de una sola bota se llena despacio de agua.

## Cómo acaban los viajes

nemo2-story-level-defeat = Una barca de pesca encontró una tabla con tornillos de latón y una inicial grabada a fuego. La colgaron sobre la barra, y durante unos años la gente preguntó. El mar ha vuelto a ser de nadie.
nemo2-story-level-fiasco = El barco está entero, los pañoles a medio llenar y las entradas del diario son cada vez más cortas. Tanto genio, y apenas una onda que lo atestigüe. Cierra el órgano del gran salón y no vuelve a abrirlo.
nemo2-story-level-status-quo = Los vapores cumplen sus horarios y las banderas cuelgan donde colgaban. Hay hombres que duermen peor y niños que duermen mejor. Si se pregunta en el puerto qué ha cambiado, hablan del precio de las cuerdas.
nemo2-story-level-success = No figurará en ningún tratado, y todos los almirantes lo saben de memoria. En alguna parte hay un puerto libre que no lo era y un libro lleno que estaba vacío. Al alba, el capitán sube sin gorra y deja hacer al viento.
nemo2-story-level-triumph = Niños que no habían nacido cuando todo empezó juegan al Nautilus, y ninguno quiere ser la armada. El mar tiene ya una ley, aunque nadie la escribiera. Lejos, donde entra el sol, algo emerge, respira y está contento.
nemo2-story-defeat-nemo = Ya no contesta cuando llaman. El órgano está abierto, las velas han ardido hasta el latón y las órdenes de la mesa no están en la lengua de nadie. Un barco puede vivir sin muchas cosas, pero no sin una razón.
nemo2-story-defeat-crew = Hay más cruces en el coral que hamacas en el castillo de proa. Las válvulas piden cuatro manos, y quedan tres. Dejan la lámpara encendida en la ventana, por costumbre.
nemo2-story-defeat-hull = Una costura se abre con un sonido de seda rasgada. El agua llega a la altura del corazón, luego a la de la barbilla, clara y sin ninguna prisa. El abismo esperaba lo suyo, y no guarda rencor.
nemo2-story-defeat-oceans = Adonde gire el periscopio hay un casco, y detrás del casco otro. La parte azul del mapa está dividida en cuadros, y cada cuadro tiene dueño. Ya no queda mar donde esconderse, solo agua.
nemo2-story-defeat-outlaw = Su efigie cuelga en todas las oficinas de correos entre los polos, y la suma que hay debajo compraría una provincia. Quienes lo aclamaban cruzan ahora la calle. Han cosido juntas todas las banderas del mundo para hacer una red.
