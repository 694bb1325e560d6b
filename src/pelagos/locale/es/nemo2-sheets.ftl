### Nemo's War, segunda edición: lo que se puede leer en cada pieza de la caja.

## Barcos

nemo2-kind-ship = Barco
nemo2-sheet-ship-group-0 = Blanco: uno de los 30 barcos no de guerra que están en la bolsa desde el principio.
nemo2-sheet-ship-group-1 = Amarillo claro: uno de los 14 Barcos de Guerra que están en la bolsa desde el principio.
nemo2-sheet-ship-group-2 = Amarillo oscuro: un Barco de Guerra que entra en la bolsa con el Acto Segundo.
nemo2-sheet-ship-group-3 = Azul: un Barco de Guerra que entra en la bolsa cuando la Notoriedad llega a la primera casilla de refuerzos.
nemo2-sheet-ship-group-4 = Verde: un Barco de Guerra que entra en la bolsa cuando la Notoriedad llega a la segunda casilla de refuerzos.
nemo2-sheet-ship-group-5 = Naranja: un Barco de Guerra que entra en la bolsa con el Acto Tercero.
nemo2-sheet-ship-group-6 = Rojo: un Barco de Guerra que llega con la Amenaza Creciente.
nemo2-sheet-ship-group-7 = Negro: un Barco de Guerra que solo un evento pone en juego.
nemo2-sheet-ship-back-gray = Gris: { $ship }, un Barco de Guerra. Un barco blanco se gira a este lado cuando los océanos de alrededor están llenos.
nemo2-sheet-ship-back-violet = Violeta: { $ship }. Un Barco de Guerra queda por este lado desde que la Notoriedad llega a 36.
nemo2-printed-ships-class-yes = Clase: { $class }. No lleva bandera.
nemo2-printed-ships-class-no = Clase: { $class }. Bandera: { $nation }.
nemo2-printed-ships-attack = Ataque { $value }: dispara primero, y un total inferior a { $value } impacta en el Nautilus.
nemo2-printed-ships-defense = Defensa { $value }: un ataque que llegue a { $value } lo hunde.
nemo2-printed-ships-notoriety = { $value ->
    [0] Hundirlo no cambia la Notoriedad.
    [one] Una calavera: hundirlo sube la Notoriedad 1.
   *[other] { $value } calaveras: hundirlo sube la Notoriedad { $value }.
}
nemo2-printed-ships-vp-warship = Como Tonelaje vale { $value } PV de Barco de Guerra; la motivación suma su número para los Barcos de Guerra.
nemo2-printed-ships-vp-other = Como Tonelaje vale { $value } PV de otro barco; la motivación suma su número para los otros barcos.
nemo2-printed-ships-vp-science = { $value ->
    [one] Como Tonelaje da también 1 punto de Ciencia.
   *[other] Como Tonelaje da también { $value } puntos de Ciencia.
}
nemo2-printed-ships-vp-wonder = { $value ->
    [one] Como Tonelaje da también 1 punto de Maravillas.
   *[other] Como Tonelaje da también { $value } puntos de Maravillas.
}
nemo2-printed-ships-armored = Blindado: con Minas Magnéticas el Nautilus ataca primero.
nemo2-printed-ships-sink-effect = Cuando se hunde: { $effects }.
nemo2-values = { $kind ->
    [warship] ataque { $attack }, defensa { $defense }
   *[other] defensa { $defense }
}, calaveras { $skulls }, { $vp } PV{ $icon ->
    [science] , Ciencia { $science }
    [wonder] , Maravillas { $wonder }
    [both] , Ciencia { $science }, Maravillas { $wonder }
   *[none] {""}
}{ $armored ->
    [yes] , blindado
   *[no] {""}
}{ $sinks ->
    [yes] ; al hundirse: { $effects }
   *[no] {""}
}

## Clases y banderas

nemo2-class-airship = Dirigible
nemo2-class-armored-frigate-warship = Fragata Acorazada
nemo2-class-battleship = Acorazado
nemo2-class-capital-warship = Buque Capital de Guerra
nemo2-class-clipper-ship = Clíper
nemo2-class-freighter-ship = Carguero
nemo2-class-frigate-warship = Fragata de Guerra
nemo2-class-ghost-ship = Barco Fantasma
nemo2-class-ironclad-warship = Buque Blindado
nemo2-class-ironside-warship = Buque de Hierro
nemo2-class-mail-ship = Barco Correo
nemo2-class-monster = Monstruo
nemo2-class-passenger-ship = Barco de Pasajeros
nemo2-class-pirate-warship = Buque Pirata
nemo2-class-raider-warship = Buque Corsario
nemo2-class-ram-warship = Buque Ariete
nemo2-class-slaver-ship = Barco Negrero
nemo2-class-steam-cruiser-warship = Crucero de Vapor
nemo2-class-whaler-ship = Ballenero
nemo2-nation-american = estadounidense
nemo2-nation-austrian = austríaca
nemo2-nation-british = británica
nemo2-nation-confederate-states = Estados Confederados
nemo2-nation-danish = danesa
nemo2-nation-dutch = holandesa
nemo2-nation-french = francesa
nemo2-nation-german = alemana
nemo2-nation-italian = italiana
nemo2-nation-japanese = japonesa
nemo2-nation-norwegian = noruega
nemo2-nation-ottoman = otomana
nemo2-nation-peruvian = peruana
nemo2-nation-russian = rusa
nemo2-nation-spanish = española

## Aguas Traicioneras

nemo2-kind-token-event = Ficha de Aguas Traicioneras, ocurre al momento
nemo2-kind-token-weather = Ficha de Aguas Traicioneras, tiempo
nemo2-kind-token-ship-group = Ficha de Aguas Traicioneras, grupo de barcos
nemo2-kind-token-retain = Ficha de Aguas Traicioneras, para guardar
nemo2-sheet-token-attack = Ataque { $value }: dispara como un Barco de Guerra, y un total inferior a { $value } impacta.
nemo2-sheet-token-drawn = Al sacarla: { $effects }.
nemo2-sheet-token-galakta = Con el reglamento de Galakta: { $effects }.
nemo2-sheet-red-sky = Se guarda sobre la mesa. Como Ayuda de Emergencia se descarta para sumar 2 a una tirada.
nemo2-sheet-group-placed = Cuando se coloca, su océano coloca dos veces más.

## Cartas

nemo2-kind-event-play = Evento, JUGAR
nemo2-kind-event-keep = Evento, GUARDAR
nemo2-kind-event-test = Evento, PRUEBA
nemo2-kind-finale-play = Final, JUGAR
nemo2-kind-finale-test = Final, PRUEBA
nemo2-kind-prologue = Carta de acto, el prólogo
nemo2-kind-first-intermission = Carta de acto, el primer intermedio
nemo2-kind-second-intermission = Carta de acto, el segundo intermedio
nemo2-kind-rising-threat = La Amenaza Creciente
nemo2-printed-events-number = Evento número { $value }.
nemo2-sheet-card-when = Se puede jugar { $when }.
nemo2-sheet-does = Lo que hace: { $effects }.
nemo2-sheet-test-yes = Una prueba: dos dados tienen que llegar a { $number }. Se puede forzar, un punto de cada: { $resources }.
nemo2-sheet-test-no = Una prueba: dos dados tienen que llegar a { $number }. No se puede forzar nada.
nemo2-sheet-passed = Si se pasa: { $effects }.
nemo2-sheet-failed = Si se falla: { $effects }.
nemo2-sheet-after = En ambos casos: { $effects }.
nemo2-brief-required-repairs = −8 PV al final si no se quitan sus balas de cañón reparando
nemo2-sheet-worth = En la Pila de Paso vale: { $points }.
nemo2-sheet-worth-added = La motivación suma su propio número a esos PV, nunca por debajo de 0 por carta.
nemo2-sheet-worth-times = La motivación multiplica los puntos de Ciencia y de Maravillas.
nemo2-sheet-worthless = No da puntos.
nemo2-sheet-unused-yes = Si no se usa hasta el final, va a { $pile }.
nemo2-sheet-unused-no = Al final va a { $pile }.
nemo2-brief-card = { $effects }. Impreso: { $points }
nemo2-brief-test = prueba de { $number } ({ $may ->
    [yes] se puede forzar: { $resources }
   *[no] nada que forzar
}){ $scores ->
    [yes] ; impreso: { $points }
   *[no] {""}
}
nemo2-sheet-act-dice = Dados de sus Fases de Colocación: blancos { $white }, negros { $black }.

## Lugares de la mesa

nemo2-kind-place = Lugar de la mesa
nemo2-place-pile = Pila de Robar
nemo2-place-deck = Mazo de Aventura
nemo2-place-tableau = Cartas guardadas
nemo2-place-pass = Pila de Paso
nemo2-place-fail = Pila de Fallo
nemo2-place-bag = Bolsa de barcos
nemo2-place-held = Barcos apartados
nemo2-place-discarded = Barcos descartados
nemo2-place-treasure-bag = Bolsa de tesoros
nemo2-place-display = Mejoras expuestas
nemo2-place-installed = Mejoras instaladas
nemo2-place-aside = Mejoras apartadas
nemo2-place-notoriety = Notoriedad
nemo2-place-tonnage = Tonelaje

## Tesoros

nemo2-kind-treasure-vp-only = Tesoro, para puntuar
nemo2-kind-treasure-discard = Tesoro, ocurre al momento
nemo2-kind-treasure-retain = Tesoro, para conservar por su efecto o sus puntos
nemo2-kind-treasure-wonder = Tesoro, una maravilla del mundo
nemo2-sheet-count = { $number ->
    [one] Hay 1 en la caja.
   *[other] Hay { $number } en la caja.
}
nemo2-printed-treasures-timing-immediate = Se resuelve en cuanto se roba.
nemo2-printed-treasures-timing-action-phase = Se conserva y se puede descartar en la Fase de Acción por su efecto.
nemo2-printed-treasures-timing-emergency-help = Se conserva y se puede descartar tras una tirada como Ayuda de Emergencia.
nemo2-printed-treasures-treasure-vp = Conservado hasta el final vale { $value } PV de Tesoro; la motivación suma su número para los tesoros. Gastado al Descansar, Reparar, Reequipar o Incitar suma { $value } a la tirada.
nemo2-sheet-icon = Al final: { $points }, por el número de la motivación.
nemo2-brief-treasure = { $value } PV de Tesoro
nemo2-brief-retain = { $effects }, o { $points } si se conserva

## Marcadores

nemo2-kind-marker = Marcador
nemo2-sheet-marker-card = Pertenece a la carta «{ $card }», que dice para qué sirve.
nemo2-sheet-gray-cube = Cuenta para la Liberación y nunca se retira.
nemo2-marker-hidden-contact-tile = Contacto
nemo2-marker-treasure-gem = Gema
nemo2-marker-uprising-cube-normal = Cubo de sublevación
nemo2-marker-uprising-cube-gray = Cubo gris de sublevación
nemo2-marker-cannonball-marker = Bala de cañón
nemo2-marker-torpedo-marker = Marcador de torpedos
nemo2-marker-arabian-tunnel-marker = Marcador del Túnel Arábigo
nemo2-marker-sunken-treasure-fleet-marker = Marcador de la flota del tesoro hundida
nemo2-marker-white-die = Dado blanco
nemo2-marker-black-die = Dado negro
nemo2-marker-salvage-space = Espacio de Salvamento
nemo2-marker-upgrade-display-space = Espacio de mejora expuesta
nemo2-marker-treacherous-waters-token = Ficha de Aguas Traicioneras
nemo2-marker-officer-card = Carta de oficial
nemo2-marker-captain-tile = Ficha de capitán
nemo2-marker-attack-marker = Marcador de ataque
nemo2-marker-motive-tile = Ficha de motivación
nemo2-marker-resource-marker = Marcador de recurso
nemo2-marker-notoriety-marker = Marcador de Notoriedad
nemo2-marker-action-point-marker = Marcador de PA
nemo2-marker-nautilus-figure = El Nautilus
nemo2-marker-victory-point-marker = Marcador de PV

## Mejoras y personajes

nemo2-kind-upgrade = Mejora
nemo2-printed-upgrades-salvage-cost = { $value ->
    [0] No se puede comprar.
    [one] Coste en Salvamento: 1 barco.
   *[other] Coste en Salvamento: { $value } barcos.
}
nemo2-sheet-upgrade-worth = Instalada al final vale: { $points }. La motivación lo cambia como en las cartas.
nemo2-kind-character-captive = Personaje, un cautivo
nemo2-kind-character-officer = Personaje, un oficial
nemo2-printed-characters-timing-emergency-help = Se puede sacrificar como Ayuda de Emergencia, cuando se conocen los dados de una prueba.
nemo2-printed-characters-timing-action-phase = Se puede sacrificar en la Fase de Acción.
nemo2-printed-characters-timing-other = Se puede sacrificar en la Fase de Acción o como Ayuda de Emergencia, cuando se conocen los dados de una prueba.
nemo2-sheet-benefit = Un sacrificio voluntario da: { $effects }.
nemo2-sheet-penalty = Todo sacrificio cuesta: { $effects }.
nemo2-printed-characters-character-vp = En juego al final: { $value } PV, con cualquier motivación.
nemo2-sheet-character-icon = En juego al final también: { $points }, por el número de la motivación.
nemo2-brief-character = { $value } PV si está en juego al final

## Motivaciones

nemo2-kind-motive = Motivación
nemo2-sheet-motive-outlaw = Proscrito en { $value }: cuando la Notoriedad llega a { $value }, la partida está perdida.
nemo2-sheet-motive-upgrade = Su mejora inicial: { $upgrade }.
nemo2-sheet-motive-deck = Eventos en la Pila de Robar: { $act2 } en el Acto Segundo, { $act3 } en el Acto Tercero antes del final.
nemo2-sheet-motive-added = { $source }: { $value } PV por cada uno, nunca por debajo de 0.
nemo2-sheet-motive-times = { $source }: cada punto vale { $value } PV.
nemo2-brief-motive = Por unidad: { $added }. { $times }. Proscrito desde Notoriedad { $outlaw }.
nemo2-brief-source = { $source } { $value }

## Acciones, niveles, oficiales, dificultad

nemo2-kind-action = Acción de la tabla
nemo2-sheet-action-cost-yes = Cuesta { $cost } PA.
nemo2-sheet-action-cost-no = Cuesta { $cost } PA, en una Calma { $lull } PA.
nemo2-sheet-action-exert-yes = Se puede forzar uno de estos: { $resources }.
nemo2-sheet-action-exert-no = No se puede forzar nada.
nemo2-sheet-row = { $lowest ->
    [yes] Por debajo de las demás filas
   *[no] Desde { $number }
}, «{ $title }», { $color ->
    [green] verde, un éxito
   *[red] rojo, un fallo
}: { $does }.
nemo2-sheet-row-does = { $effects }
nemo2-sheet-row-nothing = no pasa nada
nemo2-kind-level = Nivel de éxito
nemo2-sheet-level-from-yes = Cualquier puntuación por debajo de los demás niveles.
nemo2-sheet-level-from-no = Desde { $value } puntos.
nemo2-sheet-level-outcome-win = La partida está ganada.
nemo2-sheet-level-outcome-loss = La partida está perdida.
nemo2-sheet-level-outcome-survived = La partida no está ni ganada ni perdida.
nemo2-sheet-epilogue = Con la motivación «{ $motive }»: { $tale }
nemo2-kind-officer = Carta de oficial
nemo2-sheet-officer = Con { $players } jugadores. Decide sobre: { $duties }. Personajes: { $characters }. Gemas al empezar una partida semicooperativa: { $gems }.
nemo2-duty-exert-crew = forzar la Tripulación
nemo2-duty-exert-hull = forzar el Casco
nemo2-duty-movement-path = la ruta del Nautilus
nemo2-duty-placement-choices = la colocación de contactos y barcos
nemo2-duty-hit-handling-and-upgrade-losses = impactos, pérdidas y mejoras destruidas
nemo2-duty-refit-pick = la mejora al Reequipar
nemo2-duty-treasures = tesoros
nemo2-duty-gem-placement = la colocación de gemas
nemo2-duty-uprising-choices = sublevaciones
nemo2-duty-attack-targets = objetivos de los ataques
nemo2-duty-tonnage-or-salvage = Tonelaje o Salvamento
nemo2-kind-knob = Ajuste de dificultad
nemo2-knob-deck-gems = Gemas sobre el mazo de Aventura
nemo2-knob-start-upgrade = Mejora inicial
nemo2-knob-hidden-contacts-frosted = Contactos iniciales, reglamento de Frosted Games
nemo2-knob-hidden-contacts-galakta = Contactos iniciales, reglamento de Galakta
nemo2-knob-start-ap = PA iniciales
nemo2-knob-reinforcements = Casillas de refuerzos
nemo2-knob-exert-losses = Pérdidas al forzar sin éxito
nemo2-knob-treacherous-tokens-in-bag = Fichas de Aguas Traicioneras en la bolsa
nemo2-sheet-knob-level-sailor = Marinero
nemo2-sheet-knob-level-officer = Oficial
nemo2-sheet-knob-level-captain = Capitán
nemo2-sheet-knob-printed = { $who }: { $value }.
nemo2-sheet-knob-hidden-contacts-frosted = { $who }: { $number } en total; cada océano dice cuántos tiene.
nemo2-sheet-knob-hidden-contacts-galakta = { $who }: { $number } en total; cada océano dice cuántos tiene.
nemo2-sheet-knob-reinforcements = { $who }: Notoriedad { $first } y { $second }.
nemo2-sheet-knob-start-upgrade-sailor = { $who }: es gratis, y se puede rehusar.
nemo2-sheet-knob-start-upgrade-officer = { $who }: cuesta 3 puntos de Nemo, Tripulación y Casco en cualquier reparto, y se puede rehusar.
nemo2-sheet-knob-start-upgrade-captain = { $who }: no se puede tomar y queda expuesta.
nemo2-sheet-knob-exert-losses-sailor = { $who }: siempre 1 de cada recurso forzado.
nemo2-sheet-knob-exert-losses-officer = { $who }: 1 si el dado menor es un 1, si no 2.
nemo2-sheet-knob-exert-losses-captain = { $who }: lo que marque el dado menor.

## El mapa y los medidores

nemo2-kind-ocean-major = Océano principal
nemo2-kind-ocean-transition = Océano de paso
nemo2-sheet-ocean-die = Dado { $value }: un dado de colocación que marque { $value } coloca aquí.
nemo2-sheet-ocean-capacity = { $value ->
    [one] Un espacio para un contacto o barco.
   *[other] { $value } espacios para contactos y barcos.
}
nemo2-sheet-ocean-contacts = Contactos al empezar: Marinero { $sailor }, Oficial { $officer }, Capitán { $outer }, con el reglamento de Galakta { $inner }.
nemo2-sheet-ocean-gem = Al empezar hay aquí una gema.
nemo2-sheet-link-movement = Enlace de movimiento con: { $ocean }.
nemo2-sheet-link-placement = Enlace de puntos, solo para colocar, con: { $ocean }.
nemo2-sheet-ocean-land = Tierra para una sublevación: { $land }.
nemo2-kind-land = Tierra
nemo2-sheet-land-oceans = Unida con: { $oceans }.
nemo2-sheet-land-score = Un cubo aquí al final cuenta para la Liberación; la motivación lo multiplica.
nemo2-brief-land = unida con: { $oceans }
nemo2-kind-track = Casillero
nemo2-sheet-box = Casilla { $number } ({ $box }): { $does ->
    [lost] la partida está perdida
    [both] la partida está perdida; forzar suma { $exert }
   *[exert] forzar suma { $exert }
}{ $kind ->
    [wonder] ; puntos de Maravillas al final: { $vp }
    [science] ; puntos de Ciencia al final: { $vp }
    [character] ; { $vp } PV de Personajes al final
    [penalty] ; penalización al final: { $vp } PV
    [plain] ; { $vp } al final
   *[none] {""}
}.
nemo2-sheet-notoriety = { $box }: { $effect ->
    [blue] los barcos azules entran en la bolsa
    [green] los barcos verdes entran en la bolsa
    [violet] los Barcos de Guerra del mapa pasan a violeta, y los siguientes entran violetas
    [die] un dado negro más en la Fase de Colocación
    [last] proscrito, la partida está perdida; es la última casilla
   *[outlaw] proscrito, la partida está perdida
}{ $when ->
    [always] .
    [sailor] {" "}(Marinero).
    [officer] {" "}(Oficial).
    [captain] {" "}(Capitán).
   *[other] {" "}(motivación «{ $motive }»).
}
nemo2-sheet-terror = Columna { $number }, { $title }: { $vp } PV al final si todas las filas llegan hasta ella.
nemo2-terror-inconvenience = Inconveniente
nemo2-terror-nuisance = Molestia
nemo2-terror-threat = Amenaza
nemo2-terror-danger = Peligro
nemo2-terror-menace = Terror
nemo2-terror-scourge = Azote

## Dónde está ahora

nemo2-now-ship-ocean = { $ship } está aquí: { $ocean }. Cualquiera puede mirar los dos lados.
nemo2-now-ship-tonnage = Hundido: { $ship } es Tonelaje en esta fila: { $ocean }.
nemo2-now-ship-salvage = Hundido: es Salvamento y se puede entregar por una mejora.
nemo2-now-ship-at-hand = Acaba de salir o de hundirse.
nemo2-now-ship-bag = En la bolsa de barcos, que tiene tantas fichas: { $number }.
nemo2-now-ship-held = Espera junto al mapa.
nemo2-now-ship-discarded = Está descartado y vuelve cuando la bolsa se vacía.
nemo2-now-token-unseen = Nadie la ha visto todavía. Fichas en la bolsa de barcos: { $number }; nadie puede mirar cuáles son.
nemo2-now-card-card = Se está resolviendo.
nemo2-now-card-tableau = Está entre las cartas guardadas.
nemo2-now-card-pass = Está en la Pila de Paso.
nemo2-now-card-fail = Está en la Pila de Fallo.
nemo2-now-card-act = Ya ha salido.
nemo2-now-card-to-come = Está por llegar.
nemo2-now-card-unseen = Nadie la ha visto todavía; nadie puede mirar dónde está.
nemo2-now-cannonballs = Balas de cañón en la carta: { $number }.
nemo2-now-upgrade-installed = Está instalada.
nemo2-now-upgrade-display = Está expuesta y se puede comprar al Reequipar.
nemo2-now-upgrade-fail = Está destruida, en la Pila de Fallo.
nemo2-now-upgrade-aside = Está apartada, o fuera de la partida.
nemo2-now-character-play = En juego.
nemo2-now-character-gone = Sacrificado.
nemo2-now-treasure = Conseguidos: { $collected }. En la bolsa: { $inside }. Descartados: { $gone }.
nemo2-now-motive-own = Es la motivación de este viaje.
nemo2-now-motive-other = Ahora no es la motivación.
nemo2-now-ocean = Espacios ocupados: { $taken } de { $capacity }; contactos: { $contacts }.
nemo2-now-ocean-ships = Barcos: { $ships }.
nemo2-now-ocean-risen = Sublevaciones: { $lands }.
nemo2-now-ocean-gem = Aquí hay una gema.
nemo2-now-ocean-nautilus = El Nautilus está aquí.
nemo2-now-land-risen = Aquí hay una sublevación.
nemo2-now-land-free = Sin sublevación: la tierra está libre.
nemo2-now-track = El marcador está en la casilla { $box } ({ $name }): quedan { $left }, forzar suma { $exert }.
nemo2-now-level = Así acabaría la partida ahora, con { $score } puntos.
nemo2-now-officer-yes = { $seat }, ahora capitán.
nemo2-now-officer-no = { $seat }.
nemo2-now-notoriety = Ahora { $number }, como mucho { $peak } hasta ahora. Refuerzos en esta partida: { $first } y { $second }.
nemo2-now-outlaw = Proscrito en { $number } con la motivación de este viaje.
nemo2-now-tonnage = Barcos en la fila más corta: { $number }; bonificación ahora: { $bonus } PV.
nemo2-now-cards = Cartas: { $number }.
nemo2-now-deck-gems = Gemas encima: { $number }.
nemo2-now-nautilus = Está aquí: { $ocean }.
nemo2-now-number = Cantidad: { $number }.
nemo2-now-on-map = En el mapa: { $number }.
nemo2-now-supply = En la reserva: { $number }.
nemo2-now-in-play = En juego: { $number }.
nemo2-now-taken = Ocupados: { $number }.
nemo2-now-ap = PA ahora: { $number }.
nemo2-now-torpedo = Dados de un torpedo ahora: { $number }.

## Lo que cuentan los informes.

nemo2-counted-action = Acciones
nemo2-counted-motive = Motivaciones
nemo2-counted-card = Cartas jugadas
nemo2-counted-character = Personajes sacrificados
nemo2-counted-upgrade = Mejoras
nemo2-counted-treasure = Tesoros usados
nemo2-counted-resource = Recursos forzados
nemo2-counted-ship = Barcos atacados
nemo2-counted-land = Sublevaciones incitadas
