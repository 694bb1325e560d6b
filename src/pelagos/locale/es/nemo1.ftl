### Nemo's War, first edition: what things are called, what is asked, what happened.

nemo1-name = Nemo's War (primera edición)
nemo1-pitch = La travesía en solitario tal como se contó por primera vez: semanas en el calendario, barcos ocultos en seis mares y tres recursos que se desgastan. Compromete a Nemo con una causa y mira cuánto tiempo lo deja en paz el mundo.
nemo1-none = –

## Settings

nemo1-setting-players = cuántos juegan: uno
nemo1-setting-commitment = el compromiso de Nemo: uno de cuatro, al azar, o que se pregunte al empezar

## Words

nemo1-test-none = ninguna tirada
nemo1-test-card = Prueba
nemo1-test-attack = Ataque
nemo1-pile-fail = la Pila de Fallo
nemo1-pile-pass = la Pila de Paso
nemo1-phase-setup = preparación del juego
nemo1-phase-preparation = Preparación
nemo1-phase-action = Acción de Nemo
nemo1-phase-time = Avance del Tiempo
nemo1-phase-over = la partida ha terminado
nemo1-dice = { $dice }
nemo1-chance = { $good } de { $all }, { $percent }{"\u00A0"}%
nemo1-chance-sure = seguro
nemo1-chance-never = imposible
nemo1-n-points = { $vp } PV
nemo1-hidden-ship = un barco oculto
nemo1-priced = { $upgrade } ({ $cost })
nemo1-valued = { $kind ->
    [wonder] { $treasure } (Maravilla)
    [or] { $treasure } ({ $vp } PV o su beneficio)
   *[other] { $treasure } ({ $vp } PV)
}

## The table

nemo1-board-turn = Semana { $week } de { $last }, { $turn ->
    [0] antes del viaje
   *[other] turno { $turn }, { $phase }
}. Aventura con { $target } o más. Compromiso: { $final ->
    [open] aún ninguno
    [yes] { $commitment } (definitivo)
   *[no] { $commitment } (aún no definitivo)
}
nemo1-board-tracks = Notoriedad { $notoriety } de { $most }. Liberación { $box } en el lado { $side } ({ $liberation } de { $free }). Aún por llegar: { $coming }
nemo1-board-coming = { $track ->
    [week] barcos (color { $group }) en la semana { $at }
   *[notoriety] barcos (color { $group }) con Notoriedad { $at }
}
nemo1-board-resource = { $resource }: { $level } de { $top } ({ $circle }), forzar +{ $exert }, { $vp } PV
nemo1-board-passengers = A bordo: { $aboard }. Gastados: { $spent }
nemo1-board-passenger = { $passenger } (−{ $cost } PV)
nemo1-board-ocean = { $here ->
    [yes] ► {""}
   *[no] {""}
}{ $ocean } [{ $die }], recuadros ocupados: { $ships } de { $capacity }: { $places }; { $treasure ->
    [yes] un tesoro oculto
   *[no] sin tesoro
}; lleva a: { $routes }{ $here ->
    [yes] . Aquí está el Nautilus
   *[no] {""}
}
nemo1-board-route = { $ocean } ({ $weeks ->
    [one] { $weeks } semana
   *[other] { $weeks } semanas
}{ $open ->
    [yes] {""}
   *[no] , ruta cerrada
})
nemo1-board-hidden = { $place } oculto
nemo1-board-place = { $place } { $ship }
nemo1-board-ship = { $ship } ({ $values })
nemo1-ship-values = { $kind ->
    [warship] { $type }, ataque { $attack }, defensa { $defense }, calaveras { $skulls }, { $vp } PV
   *[other] { $type }, defensa { $defense }, calaveras { $skulls }, { $vp } PV
}
nemo1-board-sunk = Hundidos, { $ocean } ({ $number }): { $ships }
nemo1-board-salvage = Salvamento, { $number } de { $boxes } recuadros: { $ships }
nemo1-board-upgrades = Mejoras: { $owned }. Por Salvamento: { $others }
nemo1-board-piles = Pila de Barcos: { $pile }; descartados: { $discard }. Taza del Tesoro: { $cup }. Cartas en la Pila de Robar: { $cards }
nemo1-board-treasures = Recogidos: { $treasures }
nemo1-board-carried = En curso: { $cards }
nemo1-board-kept = Guardadas: { $cards }
nemo1-board-pass = Pila de Paso: { $cards }
nemo1-board-fail = Pila de Fallo: { $cards }
nemo1-board-score = Puntos si la partida acabara ahora: { $score } ({ $level })
nemo1-board-test = { $test }: { $needed } o más, modificador { $modifier }; éxito en { $good } de { $among } ({ $percent }{"\u00A0"}%)
nemo1-board-modifier = {"  "}{ $value } { $reason } [{ $rule }]
nemo1-board-failure = {"  "}Si fallas: { $effects }
nemo1-modifier-stalk = acecho
nemo1-modifier-prow = Proa Reforzada
nemo1-modifier-warships = otro Barco de Guerra a la vista
nemo1-modifier-exert-nemo = Nemo forzado
nemo1-modifier-exert-crew = Tripulación forzada
nemo1-modifier-exert-hull = Casco forzado
nemo1-modifier-help = Ayuda de Emergencia

## The score sheet

nemo1-score-warships = Barcos de Guerra
nemo1-score-others = Otros Barcos
nemo1-score-scourge = Azote de los Mares
nemo1-score-resources = Condición de los Recursos
nemo1-score-passengers = Destino de los Pasajeros
nemo1-score-tragic = Final Trágico
nemo1-score-imperial = Victoria Imperial
nemo1-score-treasures = Tesoros
nemo1-score-wonders = Maravillas
nemo1-score-adventures = Aventuras
nemo1-score-science = Ciencia
nemo1-score-liberation = Liberación

## Outlooks

nemo1-outlook-roll = { $test } con éxito ({ $number } o más)
nemo1-outlook-fire = el Barco de Guerra impacta ({ $number } o menos)
nemo1-outlook-adventure = se roba una aventura ({ $number } o más)
nemo1-outlook-rest = la Tripulación se recupera
nemo1-outlook-search = se encuentra un tesoro
nemo1-outlook-incite = la Liberación aumenta
nemo1-outlook-weeks = el año termina

## Questions

nemo1-ask-start-ocean = { $seat }, ¿dónde empieza el viaje?
nemo1-ask-commitment = { $seat }, ¿cuál es el compromiso de Nemo?
nemo1-ask-final-commitment = { $seat }, Nemo se compromete para siempre. ¿A qué?
nemo1-ask-action = { $seat }, semana { $week } ({ $ocean }). ¿Qué hace Nemo?
nemo1-ask-after-action = { $seat }, ¿usas una carta guardada antes de que acabe la semana?
nemo1-ask-exert = { $seat }, «{ $card }»: { $number } o más. ¿Qué fuerzas? Si la superas: { $success }. Si fallas: { $failure }
nemo1-ask-combat-exert = { $seat }, ataque ({ $foe }): { $number } o más con { $modifier }. ¿Fuerzas un recurso? Si fallas: { $failure }
nemo1-ask-help = { $seat }, dados { $dice }, total { $total }, hacen falta { $number }. ¿Ayuda de Emergencia? Si no: { $failure }
nemo1-ask-card-choice = { $seat }, «{ $card }»: ¿qué eliges?
nemo1-ask-seek = { $seat }, la aventura es «{ $card }» ({ $about }). ¿La aceptas?
nemo1-ask-wreck = { $seat }, vencido: { $wreck }. ¿Hundir o capturar?
nemo1-ask-continue = { $seat }, ¿atacas otro barco (Notoriedad +1)?
nemo1-ask-refit-ships = { $seat }, { $upgrade }, barco { $which } de { $cost }: ¿qué barco guardado?
nemo1-ask-lose-choice = { $seat }, ¿qué se pierde?
nemo1-ask-prevent = { $seat }, todo está perdido si ahora no ayuda un tesoro.

## Rolls and draws

nemo1-draw-preparation = Dos dados de Preparación
nemo1-draw-test-roll = Dos dados para la prueba, modificador { $modifier }
nemo1-draw-attack-roll = Dos dados para el ataque ({ $foe }), modificador { $modifier }
nemo1-draw-enemy-fire = Dos dados: { $foe } dispara
nemo1-draw-damage-die = Un dado: ¿qué recibe el impacto?
nemo1-draw-week-die = Un dado para las semanas de la acción
nemo1-draw-rest-die = Un dado para la Tabla de Descanso
nemo1-draw-search-die = Un dado para la búsqueda
nemo1-draw-incite-die = Un dado para incitar
nemo1-draw-commitment-die = Un dado para el compromiso
nemo1-draw-ship = Se gira un barco oculto: ¿cuál?
nemo1-draw-treasure = Se gira un tesoro: ¿cuál?
nemo1-draw-card = La carta de aventura superior: ¿cuál?

## Options

nemo1-option-accept = Aceptar la aventura
nemo1-option-refuse = Rehusarla
nemo1-option-attack = { $kind ->
    [hidden] Atacar el lugar { $place }: { $ship }
    [warship] Atacar el lugar { $place }: { $ship }: { $chance }; te impacta: { $danger }
   *[other] Atacar el lugar { $place }: { $ship }: { $chance }
}
nemo1-option-stalk = { $kind ->
    [hidden] Acechar el lugar { $place } (+1): { $ship }
    [warship] Acechar el lugar { $place } (+1): { $ship }: { $chance }; te impacta: { $danger }
   *[other] Acechar el lugar { $place } (+1): { $ship }: { $chance }
}
nemo1-option-sink = Hundirlo
nemo1-option-capture = Capturarlo: Salvamento, y la acción termina
nemo1-option-stop = Parar
nemo1-option-choose = { $effects }
nemo1-option-commit = { $commitment }
nemo1-option-commit-finally = { $commitment } (vale { $score } por ahora)
nemo1-option-commit-random = Que decida un dado
nemo1-option-decline = Aceptar el final
nemo1-option-done = Ninguna ayuda más
nemo1-option-end = Terminar la fase
nemo1-option-exert = Forzar: { $resources } (+{ $bonus }; { $chance })
nemo1-option-exert-nothing = No forzar nada ({ $chance })
nemo1-option-give = Sacrificar { $treasure }: { $effects }
nemo1-option-help = { $gives ->
    [bonus] { $passenger }: +{ $number } (−{ $cost } PV)
   *[reroll] { $passenger }: repetir la tirada ({ $chance }; −{ $cost } PV)
}
nemo1-option-incite = Incitar con { $treasure } ({ $vp })
nemo1-option-lose = Perder 1 de { $resource }
nemo1-option-mark = { $ship } marca la mejora
nemo1-option-pass = Pasar
nemo1-option-pay = Pagar con { $ship }
nemo1-option-move = { $weeks ->
    [0] Mover: { $ocean }
    [one] Mover: { $ocean } ({ $weeks } semana)
   *[other] Mover: { $ocean } ({ $weeks } semanas)
}
nemo1-option-refit = Reequipar: { $upgrade } (Salvamento { $cost })
nemo1-option-repair = Reparar: { $gains ->
    [no] nada que ganar
   *[yes] 1 de Casco
}{ $free ->
    [yes] {""}
   *[no] , de 1 a 3 semanas
}
nemo1-option-rest = Descansar: { $gains ->
    [no] nada que ganar
   *[yes] quizá 1 de Tripulación
}{ $free ->
    [yes] {""}
   *[no] , de 1 a 3 semanas
}
nemo1-option-search = Buscar un tesoro
nemo1-option-start = { $ocean }
nemo1-option-use = { $wasted ->
    [yes] Usar «{ $card }»: { $effects }
   *[no] Usar «{ $card }»
}

## Effects

nemo1-do-nothing = nada
nemo1-do-advance-weeks = { $number ->
    [one] pasa { $number } semana
   *[other] pasan { $number } semanas
}
nemo1-do-begin-test = una prueba
nemo1-do-change-liberation = Liberación { $change }
nemo1-do-change-notoriety = Notoriedad { $change }
nemo1-do-choose = elegir: { $ways }
nemo1-do-way = { $effects }
nemo1-do-ways = { $first }; o bien { $others }
nemo1-do-draw-cards = { $number ->
    [one] robar una carta de aventura
   *[other] robar { $number } cartas de aventura
}
nemo1-do-draw-treasures = { $number ->
    [one] robar un tesoro
   *[other] robar { $number } tesoros
}
nemo1-do-draw-nothing = ningún tesoro, la taza está vacía
nemo1-do-encounter = luchar contra el barco de la carta
nemo1-do-end-game = la partida termina ({ $result })
nemo1-do-file-card = la carta va a { $pile }
nemo1-do-gain = ganar { $number } de { $resource }
nemo1-do-gain-full = nada que ganar, { $resource } ya está en lo más alto
nemo1-do-lift-ban = este turno una acción de astillero, aun tras otra, sin sus semanas
nemo1-do-lose = perder { $number } de { $resource }
nemo1-do-lose-choice = perder { $number } a elegir
nemo1-do-reroll = repetir ambos dados
nemo1-do-reveal-all = girar todos los barcos ocultos de este océano

## The log

nemo1-action = Acción: { $action }.
nemo1-action-attack = Ataque
nemo1-action-incite = Incitar
nemo1-action-move = Movimiento
nemo1-action-refit = Reequipar
nemo1-action-repair = Reparar
nemo1-action-rest = Descansar
nemo1-action-search = Búsqueda
nemo1-action-stalk = Acechar
nemo1-attacked = { $ship }: total { $total }, { $hit ->
    [yes] impacto
   *[no] fallo
}.
nemo1-bought = Reequipamiento: { $upgrade }.
nemo1-captured = Se captura: { $ship }.
nemo1-card = Aventura: «{ $card }».
nemo1-chosen = «{ $card }»: la elección está hecha.
nemo1-committed = Compromiso de Nemo: «{ $commitment }»; aún puede cambiar.
nemo1-damaged = El Nautilus recibe un impacto, dado { $die }: { $resource }.
nemo1-ended = La partida termina: { $result }.
nemo1-entered = Aparece { $ship }: { $ocean }, lugar { $place }.
nemo1-epilogue = { $commitment }, { $level }: { $tale }
nemo1-exerted = Se fuerza: { $resources }.
nemo1-filed = «{ $card }» va a { $pile }.
nemo1-final = Compromiso final de Nemo: «{ $commitment }».
nemo1-fired = Fuego enemigo, dados { $dice }: { $hit ->
    [yes] impacto
   *[no] fallo
}.
nemo1-gained = { $resource } +{ $number }.
nemo1-given = Se sacrifica: { $treasure }.
nemo1-helped = Ayuda de Emergencia: { $passenger }.
nemo1-incited = Se incita con { $treasure }, dado { $die }.
nemo1-kept = Se guarda «{ $card }».
nemo1-liberation = La Liberación es { $number } ({ $by }).
nemo1-lost = { $resource } −1.
nemo1-moved = El Nautilus viaja a: { $ocean }.
nemo1-notoriety = La Notoriedad es { $number } ({ $by }).
nemo1-placed = Aparece un barco oculto: { $ocean }.
nemo1-prepared = Preparación: dados { $dice }.
nemo1-refilled = Los barcos descartados forman la nueva Pila de Barcos.
nemo1-refused = Se rehúsa «{ $card }».
nemo1-released = Refuerzos: los barcos (color { $group }) entran en la pila.
nemo1-replaced = Un nuevo tesoro oculto: { $ocean }.
nemo1-rested = Tabla de Descanso: dado { $die }.
nemo1-rolled = { $test }: dados { $dice }.
nemo1-searched = Búsqueda, dado { $die }: { $found ->
    [yes] hallazgo
   *[no] nada
}.
nemo1-seen = { $ocean }, lugar { $place }: es { $ship }.
nemo1-started = El viaje empieza aquí: { $ocean }.
nemo1-sunk = Se hunde: { $ship } ({ $ocean }).
nemo1-tested = «{ $card }»: total { $total }, { $passed ->
    [yes] prueba superada
   *[no] prueba fallida
}.
nemo1-treasure = Tesoro: { $treasure }.
nemo1-turn = Turno { $turn }, semana { $week }.
nemo1-heading = { $turn ->
    [0] Antes del viaje
   *[other] Turno { $turn } · { $phase }
}
nemo1-used = Se usa «{ $card }».
nemo1-weeks = { $number ->
    [one] Pasa { $number } semana
   *[other] Pasan { $number } semanas
}: semana { $week }.

## How it ends

nemo1-over-tragic = El viaje acaba en tragedia.
nemo1-over-imperial = Los imperios han ocupado todos los océanos.
nemo1-over-calendar = El año ha pasado.
nemo1-over-maelstrom = El Remolino pone fin al viaje.
nemo1-over-last-ship = No queda ni un barco en los mares.
nemo1-verdict = { $outcome ->
    [won] La partida está ganada
    [lost] La partida está perdida
   *[neither] La partida no está ni ganada ni perdida
} con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ({ $level }).
nemo1-tale-science-complete-failure = los instrumentos se oxidan en el fondo y nadie sabe qué midieron.
nemo1-tale-science-failure = un frasco con un pez desconocido llega a un museo, sin etiqueta.
nemo1-tale-science-inconsequential = los sabios discuten tus tablas un invierno y luego las olvidan.
nemo1-tale-science-success = todas las cartas de las profundidades llevan ya tus sondeos.
nemo1-tale-science-triumph = con tus cuadernos nace una ciencia nueva, y quien la estudia te nombra como a una leyenda.
nemo1-tale-explore-complete-failure = el mar se cierra sobre la estela y ninguna costa la recuerda.
nemo1-tale-explore-failure = las cartas ganan una bahía, en el lugar equivocado.
nemo1-tale-explore-inconsequential = los pescadores señalan luces en lo hondo y siguen remendando sus redes.
nemo1-tale-explore-success = con el diario del Nautilus se dibujan de nuevo los océanos.
nemo1-tale-explore-triumph = dondequiera que pise un buzo en cien años, tu lámpara ya estuvo allí.
nemo1-tale-anti-imperialism-complete-failure = los gobernadores brindan por el año, y las cadenas tienen un eslabón más.
nemo1-tale-anti-imperialism-failure = una aldea esconde un cofre de tu oro y espera tiempos mejores.
nemo1-tale-anti-imperialism-inconsequential = hay agitación en los puertos, y los informes se archivan.
nemo1-tale-anti-imperialism-success = pueblos que solo tenían tu tesoro tienen ahora una bandera.
nemo1-tale-anti-imperialism-triumph = flota tras flota vuelve a casa, y en costas libres los niños llevan tu nombre.
nemo1-tale-war-complete-failure = las marinas anotan un casco a la deriva y lo remolcan fuera del paso.
nemo1-tale-war-failure = se graban unos nombres en piedra, y al lado se ponen nuevas quillas.
nemo1-tale-war-inconsequential = los mercantes navegan ya en convoy, y sube el precio del té.
nemo1-tale-war-success = los almirantes guardan sus barcos tras las cadenas y dan cuentas al parlamento.
nemo1-tale-war-triumph = ningún cañón habla ya en los océanos; la guerra a la guerra está ganada.

## Reasons

nemo1-why-already-named = este barco ya se ha nombrado.
nemo1-why-already-owned = esta mejora ya está comprada.
nemo1-why-benefit-unnamed = nombra también el beneficio de este tesoro.
nemo1-why-box-order = nombra los barcos en el orden de sus recuadros.
nemo1-why-cannot-refuse = esta carta no se puede rehusar.
nemo1-why-card-not-held = esta carta no está guardada.
nemo1-why-consecutive-yard = Descansar, Reparar y Reequipar no se permiten en dos turnos seguidos.
nemo1-why-does-not-save = esto no subiría lo que está a 0.
nemo1-why-exert-not-listed = esta prueba no nombra ese recurso como ayuda.
nemo1-why-exert-one-only = en combate solo se puede forzar un recurso.
nemo1-why-exert-twice = cada recurso se puede forzar una vez.
nemo1-why-must-act = Nemo tiene que elegir una de las ocho acciones.
nemo1-why-no-benefit = este tesoro no tiene ningún beneficio a cambio.
nemo1-why-no-help-card = la carta que permite tirar de nuevo no está guardada.
nemo1-why-no-number = este tesoro no lleva número.
nemo1-why-no-prey = en el océano del Nautilus no hay tal barco que acechar.
nemo1-why-no-such-choice = la carta no ofrece eso.
nemo1-why-no-such-commitment = no hay tal compromiso para elegir.
nemo1-why-no-such-final = el compromiso final es uno de los cuatro.
nemo1-why-no-target = en el océano del Nautilus no hay tal barco.
nemo1-why-no-treasure = no se ha recogido ningún tesoro con número.
nemo1-why-not-collected = este tesoro no se ha recogido.
nemo1-why-not-connected = ninguna ruta lleva allí.
nemo1-why-not-now = ahora se pregunta otra cosa.
nemo1-why-not-stored = este barco no está en Salvamento.
nemo1-why-nothing-to-find = aquí no se puede encontrar ningún tesoro.
nemo1-why-offering-not-collected = este tesoro no se ha recogido.
nemo1-why-offering-unnamed = nombra el tesoro con el que incitar.
nemo1-why-passenger-spent = este pasajero ya ha ayudado.
nemo1-why-prey-unnamed = nombra por su lugar el barco que acechas.
nemo1-why-route-closed = esta ruta necesita una carta guardada.
nemo1-why-salvage-full = todos los recuadros de Salvamento están llenos.
nemo1-why-target-unnamed = nombra por su lugar el barco que atacas.
nemo1-why-too-little-salvage = hay muy pocos barcos guardados.
nemo1-why-unknown-card = no existe esa carta.
nemo1-why-unknown-destination = no existe ese océano al que navegar.
nemo1-why-unknown-ocean = no existe ese océano.
nemo1-why-unknown-offering = no existe ese tesoro con el que incitar.
nemo1-why-unknown-passenger = no existe ese pasajero.
nemo1-why-unknown-prey = el barco que se acecha se nombra por su lugar.
nemo1-why-unknown-resource = no existe ese recurso.
nemo1-why-unknown-ship = no existe ese barco.
nemo1-why-unknown-target = el barco que se ataca se nombra por su lugar.
nemo1-why-unknown-treasure = no existe ese tesoro.
nemo1-why-unknown-upgrade = no existe esa mejora.
nemo1-why-wrong-ocean = la carta no se puede usar en este océano.
nemo1-why-wrong-payment = nombra solo la mejora; los barcos se preguntan uno a uno.
nemo1-why-wrong-window = esta carta no se puede usar en este momento.

## The drawer

nemo1-drawer-kept = Guardada: «{ $card }» ({ $when }): { $effects }
nemo1-drawer-passive = Guardada: «{ $card }» (actúa por sí sola mientras la tengas)
nemo1-window-action-phase = antes o después de una acción
nemo1-window-in = { $window }, aquí: { $oceans }
nemo1-window-before-action = antes de una acción
nemo1-window-after-modified-result = tras un resultado, como ayuda
nemo1-drawer-ships = En la pila u ocultos en los océanos: { $number }
nemo1-drawer-hidden = {"  "}{ $ocean }, lugar { $place }: { $percent }{"\u00A0"}% de que sea un Barco de Guerra
nemo1-drawer-discard = Barcos descartados: { $number }
nemo1-drawer-ship = {"  "}{ $ship }
nemo1-drawer-treasures = Tesoros en la taza u ocultos en los océanos: { $treasures }
nemo1-drawer-cards = Cartas que nadie ha visto (cuatro no están en juego): { $cards }
nemo1-drawer-charm = { $treasure } se puede sacrificar en cualquier pregunta: { $effects }
nemo1-drawer-commitment = Puntos con el compromiso «{ $commitment }»: { $score } ({ $level })

nemo1-moment = { $turn ->
    [0] Antes del viaje
   *[other] Semana { $week } de { $last }, turno { $turn } · { $phase }
}
