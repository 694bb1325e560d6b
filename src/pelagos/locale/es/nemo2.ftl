### Nemo's War, segunda edición: cómo se llaman las cosas, qué se pregunta, qué ha pasado.

nemo2-name = Nemo's War (segunda edición)
nemo2-pitch = Eres el capitán Nemo y doce océanos están abiertos para ti. Elige lo que te mueve, hunde o perdona los barcos de los imperios y lleva el Nautilus hasta el final de su historia.
nemo2-none = –

## Ajustes

nemo2-setting-players = cuántos juegan, de uno a cuatro
nemo2-setting-mode = en solitario, cooperativo o semicooperativo
nemo2-setting-edition = qué reglamento decide donde difieren las dos ediciones impresas
nemo2-setting-motive = la motivación de Nemo, o que se pregunte al empezar la partida
nemo2-setting-level = el nivel de dificultad: marinero, oficial o capitán
nemo2-setting-deck_gems = nivel para las gemas sobre el mazo de Aventura
nemo2-setting-start_upgrade = nivel para la mejora inicial
nemo2-setting-hidden_contacts = nivel para los contactos del mapa
nemo2-setting-start_ap = nivel para los puntos de acción iniciales
nemo2-setting-reinforcements = nivel para las casillas que traen refuerzos
nemo2-setting-exert_losses = nivel para las pérdidas al forzar sin éxito
nemo2-setting-treacherous_tokens = nivel para el número de fichas de Aguas Traicioneras
nemo2-setting-captain_hidden = dónde hay contactos en el nivel de capitán
nemo2-setting-upgrade_shield = si las mejoras protegen solo de impactos o de cualquier pérdida
nemo2-setting-hit_choice_timing = si la protección se elige antes o después de la localización de un impacto
nemo2-setting-shield_pile = adónde van las mejoras destruidas
nemo2-setting-crew_armor_limit = con qué frecuencia se puede usar la Armadura de la Tripulación
nemo2-setting-black_die_44 = si el dado negro de la casilla 44 se queda o sigue al marcador
nemo2-setting-empty_bag_red = si una bolsa vacía trae antes los barcos rojos
nemo2-setting-rising_threat_order = qué va primero cuando se roba la Amenaza Creciente
nemo2-setting-uncharted_island = si la Isla Desconocida obliga a una Aventura
nemo2-setting-emergency_scope = en qué tiradas se permite la Ayuda de Emergencia
nemo2-setting-coordinated_count = qué barcos cuentan para las Armadas Coordinadas
nemo2-setting-retain_window = cuándo se pueden usar los tesoros conservados
nemo2-setting-coop_relinquish_lock = si quien recibe la ficha de capitán debe conservarla durante el turno
nemo2-setting-coop_gem_reward = si el capitán que renuncia debe tomar una gema
nemo2-setting-taking_it_on_the_chin = variante: forzar sin éxito cuesta según el nivel
nemo2-setting-treacherous_waters = variante: fichas entre los barcos
nemo2-setting-relentless_pursuit = variante: los Barcos de Guerra persiguen al Nautilus
nemo2-setting-coordinated_navies = variante: cada barco cuenta en tu contra
nemo2-setting-realistic_torpedoes = variante: los torpedos no alcanzan a monstruos ni aeronaves

## Palabras

nemo2-resource-nemo = Nemo
nemo2-resource-crew = Tripulación
nemo2-resource-hull = Casco
nemo2-test-card = Prueba de carta
nemo2-test-search = Buscar
nemo2-test-rest = Descansar
nemo2-test-repair = Reparar
nemo2-test-refit = Reequipar
nemo2-test-incite = Incitar
nemo2-test-fire = Fuego de Barco de Guerra
nemo2-test-attack = Ataque
nemo2-test-torpedo = Torpedo
nemo2-test-fog = Máquina de Niebla
nemo2-mode-bold = Ataque Audaz
nemo2-mode-stalk = Ataque al Acecho
nemo2-mode-torpedo = Ataque con Torpedos
nemo2-pile-fail = la Pila de Fallo
nemo2-pile-pass = la Pila de Paso
nemo2-pile-box = la caja
nemo2-group-0 = blanco
nemo2-group-1 = amarillo claro
nemo2-group-2 = amarillo oscuro
nemo2-group-3 = azul
nemo2-group-4 = verde
nemo2-group-5 = naranja
nemo2-group-6 = rojo
nemo2-group-7 = negro
nemo2-phase-name-adventure = Fase de Aventura
nemo2-phase-name-placement = Fase de Colocación
nemo2-phase-name-action = Fase de Acción
nemo2-phase-name-over = la partida ha terminado
nemo2-dice = { $dice }
nemo2-chance = { $good } de { $all }, { $percent }{"\u00A0"}%
nemo2-chance-sure = seguro
nemo2-chance-never = imposible
nemo2-chance-alone = { $percent }{"\u00A0"}%
nemo2-chance-tiny = menos del { $percent }{"\u00A0"}%
nemo2-counted = { $number }{"\u00A0"}× { $treasure }
nemo2-priced = { $upgrade } ({ $cost })
nemo2-dotted = { $ocean } (solo colocación)
nemo2-mark-nautilus = el Nautilus
nemo2-mark-gem = una gema
nemo2-mark-fleet = la flota del tesoro hundida

## La mesa

nemo2-board-turn = { $turn ->
    [0] Antes del viaje
   *[other] { $act ->
        [0] Turno { $turn }
       *[other] Turno { $turn }, acto { $act }
    }, { $phase }
}{ $lull ->
    [yes] {" "}(Calma)
   *[no] {""}
}. { $chosen ->
    [yes] Motivación: «{ $motive }». { $ap } PA. Notoriedad { $notoriety }, proscrito con { $outlaw }.
   *[no] Motivación: aún sin elegir. { $ap } PA. Notoriedad { $notoriety }.
}
nemo2-board-motive = La motivación al puntuar: por unidad { $added }; puntos de { $times }
nemo2-board-notoriety = Casillas de Notoriedad: { $first } barcos azules, { $second } barcos verdes, { $flip } los Barcos de Guerra pasan a violeta, { $die } un dado negro más; máximo hasta ahora { $peak }
nemo2-board-resource = { $resource }: { $left } de { $most } ({ $box }), forzar +{ $exert }{ $kind ->
    [wonder] ; puntos de Maravillas { $vp }
    [science] ; puntos de Ciencia { $vp }
    [character] ; { $vp } PV
    [penalty] ; { $vp } PV
   *[none] {""}
}
nemo2-board-ocean = { $ocean } [{ $die }], espacios ocupados: { $tokens } de { $capacity }; ocultos: { $contacts }; barcos: { $ships }; sublevaciones: { $uprisings }; tierras libres: { $free }; lleva a: { $links }{ $marked ->
    [yes] . Aquí: { $marks }
   *[no] {""}
}
nemo2-board-ship = { $ship } ({ $values })
nemo2-board-lands = Sublevaciones: { $lands }; cubos en la reserva: { $left }, grises: { $gray }
nemo2-board-tonnage = Tonelaje, { $ocean }: { $ships }
nemo2-board-terror = Azote de los Mares, según los barcos de la fila más corta: { $points } PV
nemo2-board-salvage = Salvamento: { $ships }
nemo2-board-bag = Bolsa de barcos: barcos { $ships }, fichas { $tokens }; apartados: { $held }; descartados: { $discarded }. Bolsa de tesoros: { $treasures }. Gemas en la reserva: { $gems }
nemo2-board-held = Apartados, { $group }: { $ships }
nemo2-board-cards = Cartas en la Pila de Robar: { $pile }. Cartas en el mazo de Aventura: { $deck }, gemas encima: { $gems }. Carta en curso: { $card }
nemo2-board-pass = Pila de Paso: { $cards }
nemo2-board-fail = Pila de Fallo: { $cards }
nemo2-board-tableau = Cartas guardadas: { $cards }
nemo2-board-upgrades = Instaladas: { $installed }. Expuestas (coste en Salvamento): { $display }
nemo2-board-characters = En juego: { $here }. Sacrificados: { $gone }
nemo2-board-treasures = Tesoros: { $treasures }
nemo2-board-score = Puntuación si la partida terminara ahora: { $score } ({ $level })
nemo2-board-seat = { $seat }: { $officer }{ $captain ->
    [yes] , capitán
   *[no] {""}
}{ $semi ->
    [yes] ; gloria { $glory }: gemas { $gems }, cartas boca arriba { $passed }, boca abajo { $failed }
   *[no] {""}
}
nemo2-board-test = { $kind ->
    [fire] { $test }: con { $needed } o más no hace daño, modificador { $modifier }: { $good } de { $among } ({ $percent }{"\u00A0"}%)
   *[test] { $test }: { $needed } o más, modificador { $modifier }; éxito en { $good } de { $among } ({ $percent }{"\u00A0"}%)
}
nemo2-board-rolled = { $test }: dados { $dice }, modificador { $modifier }, total { $total }; { $kind ->
    [fire] con { $needed } o más no hace daño: { $good ->
        [yes] ningún impacto
       *[no] impacto
    }
   *[test] hace falta { $needed } o más: { $good ->
        [yes] éxito
       *[no] fallo
    }
}
nemo2-board-modifier = {"  "}{ $value } { $reason } [{ $rule }]
nemo2-modifier-warships = Barcos de Guerra en el océano
nemo2-modifier-ships = barcos en el océano
nemo2-modifier-uprisings = sublevaciones que ya hay aquí
nemo2-modifier-arcane-library = Biblioteca Misteriosa
nemo2-modifier-reinforced-armor = Blindaje Adicional
nemo2-modifier-strengthened-prow = Proa Reforzada
nemo2-modifier-stalk = Ataque al Acecho
nemo2-modifier-exert-nemo = Nemo forzado
nemo2-modifier-exert-crew = Tripulación forzada
nemo2-modifier-exert-hull = Casco forzado
nemo2-modifier-treasure = tesoro gastado
nemo2-modifier-help = Ayuda de Emergencia

## La hoja de puntuación

nemo2-score-warships = Barcos de Guerra
nemo2-score-nonwarships = Otros Barcos
nemo2-score-adventures = Aventuras
nemo2-score-treasures = Tesoros
nemo2-score-liberation = Liberación
nemo2-score-science = Ciencia
nemo2-score-wonders = Maravillas
nemo2-score-characters = Personajes
nemo2-score-terror = Azote de los Mares
nemo2-score-penalties = Penalizaciones

## Perspectivas

nemo2-outlook-test = { $kind ->
    [fire] el Barco de Guerra falla ({ $number } o más)
   *[test] { $test }: éxito ({ $number } o más)
}
nemo2-outlook-lull = dos dados blancos muestran lo mismo
nemo2-outlook-uprising = { $ocean }: la sublevación sigue ({ $number } o más)

## Preguntas

nemo2-ask-act3-choice = { $seat }, empieza el Acto Tercero. ¿Cambias la motivación o añades una mejora a las expuestas?
nemo2-ask-action = { $seat }, tienes { $ap } PA ({ $ocean }). ¿Qué haces?
nemo2-ask-adventure-accept = { $seat }, has robado «{ $card }». ¿La resuelves o la pones bajo el mazo?
nemo2-ask-attack-mode = { $seat }, ¿cómo atacas?
nemo2-ask-attack-target = { $seat }, ¿qué atacas?
nemo2-ask-card-option = { $source ->
    [card] { $seat }: «{ $card }». ¿Qué efecto eliges?
   *[other] { $seat }, ¿qué efecto eliges?
}
nemo2-ask-consent = { $seat }, esto es competencia tuya. ¿Estás de acuerdo?
nemo2-ask-continue-attack = { $seat }, ¿continúas el ataque?
nemo2-ask-cube-pick = { $seat }, ¿qué sublevación abandonas?
nemo2-ask-emergency-help = { $seat }, «{ $test }»: dados { $dice }, total { $total }. ¿Usas Ayuda de Emergencia?
nemo2-ask-exert = { $seat }, «{ $test }»: modificador { $modifier }. ¿Qué fuerzas?
nemo2-ask-first-captain = { $seat }, ¿quién es el primer capitán?
nemo2-ask-forgo-repair = { $seat }, ¿a cuántos puntos de Casco renuncias para retirar balas de cañón?
nemo2-ask-captain-handover = { $seat }, ¿pasas la ficha de capitán a la izquierda?
nemo2-ask-gem-ocean = { $seat }, ¿qué océano recibe la gema?
nemo2-ask-gem-reward = { $seat }, ¿de quién tomas la gema?
nemo2-ask-hit-shield = { $seat }, { $total ->
    [0] un impacto, después quedan { $left }
   *[other] impacto { $which } de { $total }
}. ¿Lo encajas o destruyes una mejora?
nemo2-ask-keep-card = { $seat }, has hundido un barco. ¿Juegas una carta guardada?
nemo2-ask-land-space = { $seat }, ¿dónde empieza la sublevación?
nemo2-ask-loss-pick = { $seat }, ¿qué recurso pierde un punto?
nemo2-ask-loss-shield = { $seat }, una pérdida. ¿La encajas o destruyes una mejora?
nemo2-ask-motive = { $seat }, ¿qué mueve al capitán Nemo?
nemo2-ask-move-path = { $seat }, el Nautilus está aquí: { $ocean }. ¿Adónde va?
nemo2-ask-place-anywhere = { $seat }, llega { $ship } ({ $ship_values }). ¿A qué lugar del mundo?
nemo2-ask-place-contact = { $seat }, llega { $ship } ({ $ship_values }). ¿A qué contacto sustituye?
nemo2-ask-place-flip = { $seat }, ¿qué barco blanco se convierte en Barco de Guerra?
nemo2-ask-place-ocean = { $seat }, el océano está lleno. ¿Adónde va el contacto?
nemo2-ask-pursuit-order = { $seat }, ¿para qué perseguidor se tira ahora?
nemo2-ask-refit-pick = { $seat }, ¿qué mejora compras?
nemo2-ask-retain-treasure = { $seat }, ¿usas un tesoro conservado?
nemo2-ask-revive-pick = { $seat }, ¿quién vuelve?
nemo2-ask-sacrifice-pick = { $seat }, ¿a quién sacrificas?
nemo2-ask-salvage-payment = { $seat }, ¿qué Salvamento entregas?
nemo2-ask-ship-pick = { $seat }, ¿qué barco?
nemo2-ask-stalk-decline = { $seat }, se revela { $target } ({ $target_values }). ¿Luchas?
nemo2-ask-start-payment = { $seat }, ¿cómo pagas los tres puntos?
nemo2-ask-start-upgrade = { $seat }, ¿instalas la mejora de la motivación ({ $upgrade }) o la dejas expuesta?
nemo2-ask-tonnage-or-salvage = { $seat }, has hundido este barco: { $ship } ({ $ship_values }). ¿Tonelaje o Salvamento?
nemo2-ask-tonnage-row = { $seat }, ¿en qué fila va este barco: { $ship }?
nemo2-ask-treasure-bonus = { $seat }, «{ $test }»: modificador { $modifier }. ¿Gastas un tesoro?
nemo2-ask-treasure-discard = { $seat }, ¿qué tesoro descartas?
nemo2-ask-upgrade-pick = { $seat }, ¿qué mejora se añade a las expuestas?
nemo2-ask-uprising-order = { $seat }, ¿qué océano se comprueba ahora?
nemo2-ask-uprising-response = { $seat }, la sublevación flaquea. ¿La apoyas a cambio de Notoriedad o entregas un cubo?
nemo2-ask-usurp = { $seat }, ¿te opones al capitán?
nemo2-ask-usurp-answer = { $seat }, ¿aceptas la propuesta?
nemo2-ask-white-pair = { $seat }, ¿qué dos dados blancos forman la pareja?

## Tiradas y robos

nemo2-draw-2d6 = { $test }: dos dados, modificador { $modifier }
nemo2-draw-adventure = La siguiente carta de Aventura
nemo2-draw-adventure-deck = Una carta del mazo de Aventura
nemo2-draw-black-dice = Los dados negros
nemo2-draw-captain = Quién sale elegido como primer capitán
nemo2-draw-d6 = Un dado
nemo2-draw-place-dice = Dados de colocación
nemo2-draw-red-group = Un barco rojo
nemo2-draw-ship-bag = Un robo de la bolsa de barcos
nemo2-draw-treasure-bag = Un tesoro
nemo2-draw-upgrades = Una mejora para exponer
nemo2-draw-white-dice = Los dados blancos

## Opciones

nemo2-option-accept = Dejar la tirada como está
nemo2-option-adventure = Aventura ({ $cost } PA)
nemo2-option-adopt = Aceptarla: { $answer }
nemo2-option-agree = De acuerdo: { $answer }
nemo2-option-armor = Armadura de la Tripulación: +1
nemo2-option-attack = Atacar ({ $cost } PA)
nemo2-option-bear = Encajar el golpe
nemo2-option-bold = Ataque Audaz: se puede continuar a cambio de Notoriedad
nemo2-option-captain = { $seat }
nemo2-option-check = Comprobar: { $ocean }
nemo2-option-choose = { $effects }
nemo2-option-contact = Un contacto
nemo2-option-continue = Continuar el ataque
nemo2-option-decline = Rehusar
nemo2-option-discard = Descartar: { $treasure }
nemo2-option-draw = Echarlo a suertes
nemo2-option-end = Terminar la fase
nemo2-option-exert = Forzar: { $resources } (+{ $bonus }; { $chance })
nemo2-option-exert-nothing = No forzar nada ({ $chance })
nemo2-option-fight = Luchar
nemo2-option-flip = Girar: { $ship } ({ $ocean }) pasa a ser { $back }: { $values }
nemo2-option-fog = Máquina de Niebla ({ $cost } PA): la Notoriedad baja lo que sumen dos dados
nemo2-option-forgo = { $number ->
    [0] Conservar toda la reparación
    [one] Renunciar a { $number } punto de Casco
   *[other] Renunciar a { $number } puntos de Casco
}
nemo2-option-gain = Ganar un punto: { $resource }
nemo2-option-gem = Tomar una gema de { $seat }
nemo2-option-give-up = Entregar un cubo
nemo2-option-hand-in = Entregar: { $ship }
nemo2-option-incite = Incitar ({ $cost } PA)
nemo2-option-install = { $price ->
    [0] Instalarla gratis
   *[other] Instalarla por { $price } puntos de Nemo, Tripulación y Casco en cualquier reparto
}
nemo2-option-keep = Conservar
nemo2-option-land = { $land }
nemo2-option-leave = Dejarla expuesta
nemo2-option-look-for-upgrade = Añadir una mejora apartada a las expuestas
nemo2-option-look = Mirar lo que está oculto
nemo2-option-lose = Perder un punto: { $resource }
nemo2-option-motive = { $motive } (vale { $score } por ahora{ $fatal ->
    [yes] ; ya proscrito: se perdería la partida)
   *[no] )
}
nemo2-option-move = Mover ({ $cost } PA)
nemo2-option-none = No tomar ninguna gema
nemo2-option-nothing = Nada
nemo2-option-ocean = { $fight ->
    [yes] { $ocean }: allí está el Nautilus y tiene que luchar al momento
   *[no] { $ocean }
}
nemo2-option-pair = { $a } y { $b }: { $lull ->
    [yes] Calma
   *[no] { $ap } PA
}
nemo2-option-pass = Pasar la ficha
nemo2-option-pay = Nemo { $nemo }, Tripulación { $crew }, Casco { $hull }
nemo2-option-pay-gem = Pagar una gema y ser capitán
nemo2-option-play = Jugar «{ $card }»
nemo2-option-propose = Proponer: { $answer }
nemo2-option-pursuer = { $ship }: { $values }
nemo2-option-refit = Reequipar ({ $cost } PA)
nemo2-option-refuse = Negarse
nemo2-option-repair = Reparar ({ $cost } PA)
nemo2-option-resolve = Resolver la carta
nemo2-option-rest = Descansar ({ $cost } PA)
nemo2-option-retain = Usar { $treasure }: { $effects }
nemo2-option-return = Ponerla bajo el mazo
nemo2-option-revive = { $character }
nemo2-option-row = Fila: { $ocean }
nemo2-option-sacrifice = Sacrificar: { $character }{ $gives ->
    [ap] , +{ $number } PA
    [bonus] , +{ $number }
    [reroll] , repetir la tirada
   *[nothing] {""}
} (penalización: { $penalty }{ $fatal ->
    [yes] : se perdería la partida
   *[no] {""}
})
nemo2-option-salvage = Salvamento
nemo2-option-scrap = Descartar la Armadura de la Tripulación: +2
nemo2-option-search = Buscar ({ $cost } PA)
nemo2-option-shield = Destruir: { $upgrade }
nemo2-option-ship = { $ship }: { $values }
nemo2-option-silent = No decir nada
nemo2-option-spend = Gastar { $treasure }: +{ $bonus }
nemo2-option-spend-nothing = No gastar nada
nemo2-option-stalk = Acechar: +1, se puede rehusar lo que se revele
nemo2-option-stay = Quedarse aquí
nemo2-option-stop = Parar
nemo2-option-support = Apoyarla: la Notoriedad sube lo que marque el dado
nemo2-option-target = { $ship }: { $values }
nemo2-option-token = Usar { $token }: +2
nemo2-option-tonnage = Tonelaje
nemo2-option-torpedo = Ataque con Torpedos ({ $cost } PA)
nemo2-option-upgrade = { $upgrade } (coste en Salvamento: { $cost }{ $scores ->
    [yes] ; instalada al final: { $points })
   *[no] )
}
nemo2-option-yield = Ceder

## Efectos

nemo2-do-nothing = nada
nemo2-do-add-ap = +{ $number } PA
nemo2-do-add-group = entran en la bolsa los barcos del grupo { $group }
nemo2-do-act-three-choice = cambiar la motivación o buscar una mejora
nemo2-do-all = { $effects }
nemo2-do-then = { $first }. Después, { $rest }
nemo2-do-or = { $first }; o { $second }
nemo2-do-begin-act = empieza el acto { $number }
nemo2-do-begin-test = una prueba de { $number } ({ $may ->
    [yes] se puede forzar: { $resources }
   *[no] no se puede forzar nada
})
nemo2-do-buy-nothing = ninguna mejora, el Salvamento no alcanza
nemo2-do-buy-upgrade = { $number ->
    [0] comprar una mejora
   *[other] comprar una mejora, con un descuento de { $number }
}
nemo2-do-change-notoriety = { $sign ->
    [up] Notoriedad +{ $number }
   *[down] Notoriedad −{ $number }
}
nemo2-do-choose = a elegir: { $options }
nemo2-do-cut-ap-gain = { $number } PA menos este turno
nemo2-do-discard-a-ship = descartar un barco revelado de aquí
nemo2-do-discard-all-here = descartar todo lo que hay en este océano
nemo2-do-discard-treasures = { $number ->
    [one] descartar uno de tus tesoros
   *[other] descartar { $number } de tus tesoros
}
nemo2-do-draw-card = robar la siguiente carta
nemo2-do-draw-treasures = { $number ->
    [one] robar un tesoro
   *[other] robar { $number } tesoros
}
nemo2-do-end-game = la partida termina
nemo2-do-fight-ship = luchar gratis contra el barco ({ $mode })
nemo2-do-file-card = la carta va a { $pile }
nemo2-do-file-card-worth = la carta va a { $pile } ({ $points })
nemo2-do-fire-at-nautilus = fuego de Barco de Guerra con ataque { $number }
nemo2-do-fleet-marker = aquí yace la flota del tesoro: { $ocean }
nemo2-do-free-adventure = { $forced ->
    [yes] una Aventura gratis que hay que resolver
   *[no] una Aventura gratis
}
nemo2-do-gain = ganar { $number } de { $resource }
nemo2-do-gain-any = { $number ->
    [one] ganar { $number } recurso a elegir
   *[other] ganar { $number } recursos a elegir
}
nemo2-do-gain-full = nada que ganar, { $resource } ya está en lo más alto
nemo2-do-gem = una gema: { $ocean }
nemo2-do-gems-on-deck = gemas sobre el mazo de Aventura: { $number }
nemo2-do-gray-cubes = cubos grises: { $number }
nemo2-do-help-bonus = +{ $number } a la tirada
nemo2-do-help-reroll = repetir la tirada
nemo2-do-if = si { $condition }: { $effects }
nemo2-do-if-else = si { $condition }: { $effects }. Si no: { $otherwise }
nemo2-do-install-card = instalar: { $upgrade }
nemo2-do-lose = perder { $number } de { $resource }
nemo2-do-lose-any = { $number ->
    [one] perder { $number } recurso a elegir
   *[other] perder { $number } recursos a elegir
}
nemo2-do-move-free = { $number ->
    [one] mover gratis hasta { $number } océano
   *[other] mover gratis hasta { $number } océanos
}
nemo2-do-move-nautilus = el Nautilus va a: { $ocean }
nemo2-do-no-ap-this-turn = ningún PA este turno
nemo2-do-open-link = quedan unidos: { $first } – { $second }
nemo2-do-outcome = Si la pasas: { $passed }. Si la fallas: { $failed }
nemo2-do-outcome-then = { $results }. En ambos casos: { $after }
nemo2-do-pay = pagar { $number } de { $resource }
nemo2-do-pay-ap = pagar { $number } PA
nemo2-do-pick-upgrade = añadir una mejora apartada a las expuestas
nemo2-do-place = colocar en: { $ocean }
nemo2-do-place-dice = { $number ->
    [one] colocar según { $number } dado
   *[other] colocar según { $number } dados
}
nemo2-do-play-turn = jugar antes este turno
nemo2-do-remove-gem = la gema de aquí se retira
nemo2-do-repair-or-forgo = ganar { $number } de Casco, o renunciar a ello para quitar balas de cañón
nemo2-do-required-repairs = se ponen balas de cañón sobre la carta; cada punto de Casco al que renuncia una reparación verde quita una; cuando se va la última, la carta va a la Pila de Fallo
nemo2-do-reveal-upgrades = { $number ->
    [one] { $number } mejora expuesta más
   *[other] { $number } mejoras expuestas más
}
nemo2-do-revive = vuelve a bordo: { $character }
nemo2-do-rising-threat = llegan los barcos rojos
nemo2-do-roll-ocean = tirar un dado que señala un océano
nemo2-do-sacrifice = sacrificar: { $character }
nemo2-do-set-ap = los PA pasan a ser { $number }
nemo2-do-ship-enters = { $known ->
    [yes] entra { $ship }: { $ocean }
   *[no] entra un barco: { $ocean }
}
nemo2-do-sink-a-warship = hundir un Barco de Guerra de aquí
nemo2-do-skip-action-phase = sin Fase de Acción
nemo2-do-tested = { $test }. { $results }
nemo2-do-tonnage = { $number } PV como Tonelaje
nemo2-do-turn-torpedo = desde ahora los torpedos tiran un dado
nemo2-do-uprising = { $where ->
    [any] una sublevación en cualquier tierra libre
   *[ocean] una sublevación: { $ocean }
}
nemo2-worth-adventure = { $number } PV de Aventura
nemo2-worth-science = { $number ->
    [one] 1 punto de Ciencia
   *[other] { $number } puntos de Ciencia
}
nemo2-worth-wonder = { $number ->
    [one] 1 punto de Maravillas
   *[other] { $number } puntos de Maravillas
}
nemo2-worth-character = { $number } PV de Personajes
nemo2-worth-warship = { $number } PV de Barcos de Guerra
nemo2-worth-nonwarship = { $number } PV de Otros Barcos
nemo2-worth-penalty = una penalización de { $signed } PV
nemo2-if-in-oceans = el Nautilus está aquí ({ $oceans })
nemo2-if-sank-warship-in = acaba de hundirse un Barco de Guerra aquí ({ $oceans })
nemo2-if-anybody-in-play = hay un personaje en juego
nemo2-if-in-play = { $character } está en juego
nemo2-if-in-play-and-window = { $character } está en juego, { $window ->
    [action] en la Fase de Acción
    [help] como Ayuda de Emergencia en una prueba
   *[sinking] tras un hundimiento
}
nemo2-if-sacrificed-and-window = { $character } está sacrificado, { $window ->
    [action] en la Fase de Acción
    [help] como Ayuda de Emergencia en una prueba
   *[sinking] tras un hundimiento
}
nemo2-if-ship-here = hay un barco revelado en el océano del Nautilus
nemo2-if-warship-here = hay un Barco de Guerra revelado en el océano del Nautilus
nemo2-if-uprising-possible = queda un cubo en la reserva y hay una tierra libre de ese océano
nemo2-if-window-action = es la Fase de Acción
nemo2-if-window-help = se acaba de tirar una prueba
nemo2-if-window-sinking = se acaba de hundir un barco

## Lo que está en juego

nemo2-forecast-test = { $test }: éxito con { $number } o más y modificador { $modifier }: { $chance }
nemo2-forecast-fire = { $target ->
    [yes] Dispara { $ship }
   *[no] Fuego sin barco
}: con { $number } o más y modificador { $modifier } no hace daño: { $chance }
nemo2-forecast-lies = { $test }: total { $total }, { $kind ->
    [fire] con { $number } o más no hace daño: { $good ->
        [yes] ningún impacto
       *[no] impacto
    }
   *[test] hace falta { $number } o más: { $good ->
        [yes] éxito
       *[no] fallo
    }
}
nemo2-forecast-end = {"  "}{ $result } ({ $chance }): { $effects }
nemo2-forecast-settled = {"  "}{ $result }: { $effects }
nemo2-forecast-settled-bare = {"  "}{ $result }
nemo2-forecast-bare = {"  "}{ $result }: { $chance }
nemo2-forecast-exertion = {"  "}Un fallo cuesta { $number } de cada recurso forzado ({ $resources }): { $chance }
nemo2-forecast-exertion-settled = {"  "}Este resultado cuesta además { $number } de cada recurso forzado: { $resources }
nemo2-forecast-defeat = {"  "}La partida se pierde, si no lo evita una ayuda o una mejora: { $chance }
nemo2-forecast-defeat-settled = {"  "}Con este resultado se pierde la partida.
nemo2-forecast-fatal = Con esto se pierde la partida en el acto.
nemo2-forecast-bonus = { $resource } +{ $bonus }
nemo2-forecast-may-exert = {"  "}Antes de tirar se puede forzar: { $offers }
nemo2-forecast-may-spend = {"  "}Antes de tirar se puede gastar un tesoro con valor impreso como bonificación.
nemo2-forecast-effects = {"  "}Lo que ocurre: { $effects }
nemo2-forecast-kept = Se guarda. Se puede jugar { $when }: { $effects }. Si no se juega nunca: { $unused }.
nemo2-forecast-fog = La Notoriedad baja lo que sumen dos dados: de { $low } a { $high }, { $number } de media.
nemo2-forecast-adventure = Primera carta de { $number }, { $gems ->
    [0] sin gemas
    [one] con una gema: un tesoro
   *[other] con { $gems } gemas: un tesoro cada una
}
nemo2-forecast-ap-lost = Se pierden { $number } PA: solo se guarda uno.
nemo2-forecast-target = { $ship }: { $fires ->
    [yes] fuego sin daño: { $spared }; { $sunk }
   *[no] no dispara; { $sunk }
}
nemo2-forecast-both = { $first }; { $second }
nemo2-forecast-sunk = { $mode } con éxito: { $chance }
nemo2-forecast-contact = Un contacto. Barcos en la bolsa: { $number }, entre ellos, Barcos de Guerra: { $warships }{ $tokens ->
    [0] {""}
   *[other] , fichas: { $tokens }
}. Sin forzar nada: { $sunk }
nemo2-forecast-contact-risk = {"  "}Un Barco de Guerra dispara primero. Hundirlo cuesta sus calaveras en Notoriedad{ $torpedo ->
    [yes] {""}
   *[no] , un fallo 1, y con dos unos naturales 2
}.
nemo2-forecast-nothing-to-draw = La bolsa está vacía: el contacto desaparece y el ataque termina.
nemo2-forecast-price = Notoriedad +{ $number } por continuar.
nemo2-forecast-check = { $ocean }: la sublevación sigue con { $number } o más: { $chance }
nemo2-forecast-pursuer = { $ship } ataca: { $chance }
nemo2-forecast-locations = {"  "}Dónde cae un impacto, de seis caras: Nemo { $nemo }, Tripulación { $crew }, Casco { $hull }, en ninguna parte { $none }
nemo2-forecast-motive = Con esta motivación la partida valdría ahora { $score } ({ $level }).
nemo2-end-pass = Éxito
nemo2-end-fail = Fallo
nemo2-end-sunk = Hundido
nemo2-end-missed = Ataque fallido
nemo2-end-double = Ataque fallido con dos unos naturales
nemo2-end-spared = Ningún impacto
nemo2-end-hits = { $number ->
    [one] { $number } impacto
   *[other] { $number } impactos
}
nemo2-end-row = { $totals }, { $title }
nemo2-totals = de { $low } a { $high }
nemo2-totals-most = hasta { $number }
nemo2-totals-least = { $number } o más

## El diario

nemo2-act = Empieza el acto { $act }.
nemo2-action = Acción: { $action }.
nemo2-action-adventure = Aventura
nemo2-action-attack = Atacar
nemo2-action-fog = Máquina de Niebla
nemo2-action-incite = Incitar
nemo2-action-move = Mover
nemo2-action-play = una carta guardada
nemo2-action-refit = Reequipar
nemo2-action-repair = Reparar
nemo2-action-rest = Descansar
nemo2-action-retain = un tesoro conservado
nemo2-action-sacrifice = un sacrificio
nemo2-action-search = Buscar
nemo2-action-torpedo = Ataque con Torpedos
nemo2-adventure = Carta de Aventura: «{ $card }».
nemo2-adventure-returned = «{ $card }» va bajo el mazo de Aventura.
nemo2-ap-cut = Este turno da { $number } PA menos.
nemo2-ap-set = Los PA pasan a ser { $number }.
nemo2-attack = { $mode }.
nemo2-bag-refilled = Los barcos descartados vuelven a la bolsa.
nemo2-black-dice = Dados negros: { $dice }.
nemo2-captain = El mando es de { $seat }.
nemo2-card = Carta: «{ $card }».
nemo2-contact = Aparece un contacto: { $ocean }.
nemo2-deck-gems = Gemas sobre el mazo de Aventura: { $number }.
nemo2-destroyed = Mejora perdida: { $upgrade } ({ $pile }).
nemo2-discarded = Tesoro descartado: { $treasure }.
nemo2-entered = Entra { $ship }: { $ocean }.
nemo2-epilogue = { $motive }, { $level }: { $tale }
nemo2-exerted = Se fuerza: { $resources }.
nemo2-extra-die = Desde ahora se tira un dado negro más.
nemo2-filed = «{ $card }» va a { $pile }.
nemo2-fleet = Aquí yace la flota del tesoro hundida: { $ocean }.
nemo2-flipped = { $ship } se convierte en { $back }.
nemo2-gained = { $resource } +{ $number }.
nemo2-gained-ap = +{ $number } PA.
nemo2-gem = Una gema: { $ocean }.
nemo2-gem-taken = { $seat } toma una gema de { $other }.
nemo2-glory = { $seat } tiene { $points } de gloria, puesto { $rank }.
nemo2-gray-cubes = Cubos grises sobre la carta: { $number }.
nemo2-group = Entran en la bolsa los barcos del grupo { $group }.
nemo2-hit = Un impacto, localización { $die }: { $resource }.
nemo2-installed = Mejora instalada: { $upgrade }.
nemo2-lost = { $resource } −{ $number }.
nemo2-lull = Calma: dos dados blancos muestran { $die }.
nemo2-missed = Fallo: { $ship } sigue ahí.
nemo2-motive = La motivación es «{ $motive }».
nemo2-moved = El Nautilus está aquí: { $ocean }.
nemo2-notoriety = La Notoriedad es { $number } ({ $by }).
nemo2-paid = Pago: { $number } de { $resource }.
nemo2-paid-ap = Pago: { $number } PA.
nemo2-phase-over = La Fase de Acción termina con { $ap } PA.
nemo2-place-dice = Dados de colocación: { $dice }.
nemo2-played = Se juega «{ $card }».
nemo2-pursuit = Persigue { $ship }: dado { $die }.
nemo2-red-discarded = Barco descartado: { $ship }.
nemo2-replaced = Contacto revelado: { $ship } ({ $ocean }).
nemo2-result = { $test }: total { $total }, { $outcome ->
    [success] éxito
    [hits] el Nautilus es alcanzado
    [missed] ningún impacto
   *[failure] fallo
}.
nemo2-revealed = El contacto es { $ship }.
nemo2-revived = Vuelve a bordo: { $character }.
nemo2-rolled = { $test }: dados { $dice }.
nemo2-rolled-ocean = El dado señala: { $ocean }.
nemo2-row = { $test }: «{ $row }».
nemo2-sacrificed = Sacrificado: { $character }.
nemo2-salvage-paid = Se entrega: { $ship }.
nemo2-salvaged = { $ship } pasa a Salvamento.
nemo2-ship-discarded = Barco descartado: { $ship }.
nemo2-spent = Tesoro gastado: { $treasure }, +{ $value }.
nemo2-start-paid = Pago por la mejora: Nemo { $nemo }, Tripulación { $crew }, Casco { $hull }.
nemo2-sunk = { $ship } se hunde.
nemo2-swept = Se descarta todo lo que hay aquí: { $ocean }.
nemo2-token = Aguas Traicioneras: «{ $token }».
nemo2-tonnage = { $ship } pasa a Tonelaje: { $ocean }.
nemo2-torpedo = Torpedo: dado { $die }, { $passed ->
    [yes] impacto
   *[no] fallo
}.
nemo2-treasure = Tesoro: { $treasure }.
nemo2-tunnel = Se abre el túnel: { $first } – { $second }.
nemo2-turn = Turno { $turn }.
nemo2-heading = { $turn ->
    [0] Antes del viaje
   *[other] { $act ->
        [0] Turno { $turn } · { $phase }
       *[other] Acto { $act }, turno { $turn } · { $phase }
    }
}
nemo2-upgrade-shown = Mejora expuesta: { $upgrade }.
nemo2-uprising = Una sublevación: { $land }.
nemo2-uprising-check = Comprobación de sublevación, { $ocean }: dado { $die } contra { $strength }.
nemo2-uprising-ended = Sublevación abandonada: { $land }.
nemo2-used-treasure = Tesoro usado: { $treasure }.
nemo2-usurped = { $seat } le quita la ficha de capitán a { $other }.
nemo2-white-dice = Dados blancos: { $dice }.
nemo2-violet = Todos los Barcos de Guerra del mapa, salvo los grises, se giran a su cara violeta.
nemo2-winner = Gana { $seat }.
nemo2-defeat-nemo = El capitán Nemo está quebrantado. La partida está perdida.
nemo2-defeat-crew = No queda ningún marinero. La partida está perdida.
nemo2-defeat-hull = El Nautilus está destrozado. La partida está perdida.
nemo2-defeat-outlaw = El mundo persigue a Nemo como a un proscrito. La partida está perdida.
nemo2-defeat-oceans = Los océanos están llenos de enemigos. La partida está perdida.
nemo2-over-defeat = El viaje termina en derrota.
nemo2-over-fiasco = El viaje termina en fiasco.
nemo2-over-status-quo = El viaje termina y el mundo sigue como estaba.
nemo2-over-success = El viaje termina con éxito.
nemo2-over-triumph = El viaje termina en triunfo.
nemo2-verdict = { $outcome ->
    [win] La partida está ganada
    [loss] La partida está perdida
   *[survived] La partida no está ni ganada ni perdida
} con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ({ $level }).
nemo2-verdict-defeat = Tras una derrota no se puntúa.
nemo2-tale-science-defeat = el laboratorio enmudece y los cuadernos se hunden con la nave.
nemo2-tale-science-fiasco = unas pocas páginas emborronadas llegan a la superficie y se archivan como curiosidades.
nemo2-tale-science-status-quo = los hallazgos se imprimen y pasan a los libros de texto sin nombre alguno.
nemo2-tale-science-success = sobre este viaje se funda una nueva ciencia de las profundidades.
nemo2-tale-science-triumph = con lo que el Nautilus sacó a la luz empieza una era de estudio de los océanos.
nemo2-tale-explore-defeat = la carta de navegación acaba en una línea sin terminar.
nemo2-tale-explore-fiasco = la mitad de la ruta se puede volver a recorrer, y pocos lo intentan.
nemo2-tale-explore-status-quo = algunos nombres nuevos aparecen en los mapas.
nemo2-tale-explore-success = la geografía oculta de los océanos queda por fin trazada.
nemo2-tale-explore-triumph = todos los exploradores venideros navegan en la estela del Nautilus.
nemo2-tale-anti-imperialism-defeat = los rebeldes esperan del mar una señal que nunca llega.
nemo2-tale-anti-imperialism-fiasco = arden unos pocos puertos y las guarniciones regresan.
nemo2-tale-anti-imperialism-status-quo = las colonias consiguen unas palabras sobre el papel.
nemo2-tale-anti-imperialism-success = un pueblo tras otro obliga a sus gobernantes a negociar.
nemo2-tale-anti-imperialism-triumph = los imperios sueltan su presa, costa tras costa.
nemo2-tale-war-defeat = el lobo de los mares queda acorralado.
nemo2-tale-war-fiasco = las armadas lloran unos cuantos buenos barcos y construyen otros mejores.
nemo2-tale-war-status-quo = se forman convoyes y la guerra contra la guerra queda en nota al pie.
nemo2-tale-war-success = los barcos artillados se oxidan al ancla.
nemo2-tale-war-triumph = ningún barco de guerra se atreve ya a salir de puerto.

## Por qué no

# Lo que le falta a una respuesta cuya condición no se cumple
nemo2-needs-anybody = hace falta un personaje en juego.
nemo2-needs-character = hace falta que { $character } esté en juego.
nemo2-needs-oceans = solo vale aquí: { $oceans }.
nemo2-needs-sacrificed = { $character } tiene que haber sido sacrificado antes.
nemo2-needs-ship = hace falta un barco revelado en el océano del Nautilus.
nemo2-needs-sunk-warship = hace falta haber hundido un Barco de Guerra justo ahora aquí: { $oceans }.
nemo2-needs-uprising = hace falta un cubo de sublevación en la reserva y una tierra libre de ese océano.
nemo2-needs-warship = hace falta un Barco de Guerra revelado en el océano del Nautilus.

nemo2-why-after-roll = eso se decide antes de tirar los dados.
nemo2-why-already-checked = este océano ya se ha comprobado.
nemo2-why-armor-used = la Armadura de la Tripulación ya se ha usado.
nemo2-why-beyond-torpedoes = los torpedos no alcanzan a este blanco.
nemo2-why-bold-attack-only = la Armadura de la Tripulación solo ayuda en la tirada de un Ataque Audaz.
nemo2-why-condition = no se cumple su condición.
nemo2-why-cube-already = ya hay una sublevación.
nemo2-why-deck-empty = el mazo de Aventura está vacío.
nemo2-why-exert-not-listed = este recurso no se puede forzar aquí.
nemo2-why-exert-one-only = aquí solo se puede forzar un recurso.
nemo2-why-exert-twice = cada recurso se puede forzar una vez.
nemo2-why-fog-without-help = la tirada de la Máquina de Niebla no admite Ayuda de Emergencia.
nemo2-why-gem-already = ahí ya hay una gema.
nemo2-why-gem-is-due = hay que tomar una gema.
nemo2-why-gem-not-adjacent = no está junto a este océano.
nemo2-why-gives-no-help = este personaje no puede ayudar en una tirada.
nemo2-why-gives-no-points = este personaje no da puntos de acción.
nemo2-why-immune = este capitán ha usurpado el mando en este turno y está a salvo.
nemo2-why-land-not-linked = esta tierra no está unida al océano.
nemo2-why-mode-fixed = el modo de ataque vale para toda la serie.
nemo2-why-motive-already = esta ya es la motivación.
nemo2-why-must-fight = este combate no se puede rechazar.
nemo2-why-must-move = el Nautilus tiene que moverse ahora.
nemo2-why-must-sacrifice = hay que sacrificar a un personaje.
nemo2-why-no-action-points = no hay suficientes puntos de acción.
nemo2-why-no-contact-here = ahí no hay ningún contacto.
nemo2-why-no-contact-to-attack = en el océano del Nautilus no hay ningún contacto.
nemo2-why-no-continuation = no hay ataque que continuar.
nemo2-why-no-crew-armor = la Armadura Eléctrica de la Tripulación no está instalada.
nemo2-why-no-cube-here = ahí no hay ninguna sublevación.
nemo2-why-no-cubes-left = no queda ningún cubo de sublevación en la reserva.
nemo2-why-no-fog-machine = la Máquina de Niebla no está instalada.
nemo2-why-no-free-land = todas las tierras de este océano tienen ya su sublevación.
nemo2-why-no-gem = sin una gema propia no puedes usurpar el mando.
nemo2-why-no-gem-here = en este océano no hay ninguna gema.
nemo2-why-no-gem-there = a este jugador no se le puede quitar ninguna gema.
nemo2-why-no-link = ninguna conexión de movimiento lleva allí.
nemo2-why-no-pursuer = para este barco no queda ninguna tirada de persecución.
nemo2-why-no-row-there = este océano no tiene fila propia.
nemo2-why-no-salvage-from-effects = lo que hunde un efecto solo puede ser Tonelaje.
nemo2-why-no-such-choice = la carta no ofrece eso.
nemo2-why-no-such-pair = esos no son dos de los dados blancos.
nemo2-why-no-such-player = ahí no se sienta nadie.
nemo2-why-no-target = no hay nada que atacar.
nemo2-why-no-token-effect = este tesoro no tiene ningún efecto que usar.
nemo2-why-no-torpedoes = los Torpedos de Vapor no están instalados.
nemo2-why-no-upgrade-on-display = no hay ninguna mejora expuesta.
nemo2-why-no-upgrade-set-aside = ya no queda ninguna mejora apartada.
nemo2-why-no-warship = eso no es un Barco de Guerra.
nemo2-why-no-white-ship = no hay tal barco blanco en el mapa.
nemo2-why-not-adjacent = no está junto a este océano.
nemo2-why-not-collected = este tesoro no se ha recogido.
nemo2-why-not-in-salvage = ese barco no está en el Salvamento.
nemo2-why-not-in-tableau = esta carta no está entre las guardadas.
nemo2-why-not-installed = esta mejora no está instalada.
nemo2-why-not-now = ahora se pregunta otra cosa.
nemo2-why-not-on-display = esta mejora no está expuesta.
nemo2-why-not-proposable = eso no es una decisión distinta que se pueda tomar aquí.
nemo2-why-not-proposed = se ha propuesto otra cosa.
nemo2-why-not-sacrificed = este personaje no ha sido sacrificado.
nemo2-why-not-set-aside = esta mejora no está apartada.
nemo2-why-not-spendable = este tesoro no tiene un valor impreso que gastar.
nemo2-why-not-yours = eso es de otro jugador.
nemo2-why-ocean-full = este océano no tiene ningún espacio libre.
nemo2-why-pay-fatal = con este pago se perdería la partida.
nemo2-why-placement-only = esta conexión sirve para colocar, no para mover.
nemo2-why-row-not-adjacent = esta fila es de un océano que no está junto a este.
nemo2-why-sacrifice-window = un sacrificio no aporta nada en este momento.
nemo2-why-sacrificed = este personaje ha sido sacrificado.
nemo2-why-salvage-full = los cuatro espacios de Salvamento están ocupados.
nemo2-why-secret = eso no puede mirarlo nadie.
nemo2-why-target-elsewhere = este barco no está en el océano del Nautilus.
nemo2-why-three-points-due = hay que pagar exactamente tres puntos.
nemo2-why-too-little-salvage = no hay suficiente Salvamento.
nemo2-why-too-much-forgone = no se puede renunciar a tantos puntos.
nemo2-why-torpedo-used = los torpedos ya se han usado en esta fase.
nemo2-why-treasure-window = este tesoro es para otro momento.
nemo2-why-wrong-window = no se puede usar en este momento.

## Errores de las tablas y los ajustes


## The drawer

nemo2-drawer-kept = Guardada: { $card }, { $when }: { $effects }. Si no se juega nunca: { $unused }
nemo2-drawer-token = Ficha: { $treasure }: { $effects }
nemo2-window-action = en la Fase de Acción
nemo2-window-sinking = tras un hundimiento
nemo2-window-other = en el momento del que habla la carta
nemo2-window-if = { $window }, si { $condition }
nemo2-drawer-bag = En la bolsa de barcos: { $number }
nemo2-drawer-held = Apartados: { $number }
nemo2-drawer-discarded = Descartados: { $number }
nemo2-drawer-ship = { $front } / { $back }
nemo2-drawer-treasures = En la bolsa de tesoros: { $treasures }
nemo2-drawer-lost = Tesoros descartados: { $treasures }
nemo2-drawer-tokens = Fichas en la bolsa de barcos: { $number }. Aún sin ver: { $tokens }
nemo2-drawer-stack = { $seat }, boca arriba: { $up }; boca abajo: { $down }
nemo2-drawer-motive = Puntuación con la motivación «{ $motive }»: { $score } ({ $level }). { $sources }
nemo2-drawer-source = { $source } { $points }

## Boxes of the resource tracks

nemo2-box-nemo = al máximo
nemo2-box-strong = fuerte
nemo2-box-determined = decidido
nemo2-box-steady = sereno
nemo2-box-erratic = errático
nemo2-box-unstable = inestable
nemo2-box-broken = quebrantado
nemo2-box-crew = al máximo
nemo2-box-fresh = descansada
nemo2-box-fit = en forma
nemo2-box-tired = cansada
nemo2-box-spent = agotada
nemo2-box-killed = muerta
nemo2-box-hull = al máximo
nemo2-box-shipshape = impecable
nemo2-box-fighting-trim = listo para el combate
nemo2-box-seaworthy = apto para navegar
nemo2-box-listing = escorado
nemo2-box-shattered = destrozado

nemo2-moment = { $act ->
    [0] Antes del viaje
   *[other] Acto { $act }, turno { $turn } · { $phase }
}
