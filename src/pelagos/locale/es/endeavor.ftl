### Endeavor: Deep Sea: cómo se llaman las cosas, qué se pregunta, qué ha pasado.

## General

endeavor-name = Endeavor: Deep Sea
endeavor-pitch = Sumérgete con un equipo de especialistas desde las soleadas aguas someras hasta las zonas más profundas. Explora un océano que crece mientras juegas, publica lo que encuentres y usa tu influencia para protegerlo.
endeavor-setting-players = cuántos juegan, de uno a cuatro
endeavor-setting-scenario = el escenario, del 1 al 10
endeavor-setting-mode = unos contra otros, cooperativo o en solitario
endeavor-setting-difficulty = cuántos de los siete objetivos debe cumplir el grupo: 4, 5, 6 o 7
endeavor-none = –
endeavor-zone = { $slot } { $tile }
endeavor-place-sonar = espacio de sónar { $number }
endeavor-place-dive = punto de inmersión { $number }
endeavor-place-conserve = espacio de conservación { $number }
endeavor-place-publish = espacio de publicación { $number }
endeavor-seat = { $seat }
endeavor-older-token = una ficha descartada sin verla
endeavor-counted = { $number }{"\u00A0"}× { $what }
endeavor-either = { $first } o { $second }
endeavor-forecast-found = { $what }: { $chance }{ $number ->
    [one] {""}
   *[other] {" "}cada una
}
endeavor-outlook = robar: { $what }

## Gains

endeavor-gain-rep = { $number } de reputación
endeavor-gain-insp = { $number } de inspiración
endeavor-gain-coord = { $number } de coordinación
endeavor-gain-ing = { $number } de ingenio
endeavor-gain-know = { $number } de conocimiento
endeavor-gain-influence = { $number } de influencia
endeavor-gain-any = { $number ->
    [one] { $number } paso en cualquier atributo
   *[other] { $number } pasos en cualquier atributo
}
endeavor-gain-low = { $number ->
    [one] { $number } paso en el atributo más bajo
   *[other] { $number } pasos en el atributo más bajo
}
endeavor-gain-disc = { $number ->
    [one] { $number } disco
   *[other] { $number } discos
}
endeavor-gain-discover = descubrir profundidad { $depths }{ $support ->
    [no] {" "}en cualquier columna
   *[other] {""}
}
endeavor-gain-action = acción { $action }
endeavor-gain-action-changed = acción { $action } – { $changes }
endeavor-gain-pay = { $number ->
    [one] pagar { $number } disco: { $gain }
   *[other] pagar { $number } discos: { $gain }
}
endeavor-gain-promote = ascender a un tripulante
endeavor-gain-copy = copiar a un tripulante
endeavor-modifier-tech-1 = nivel de tecnología 1 más alto
endeavor-modifier-cost-1 = 1 de conocimiento más barato
endeavor-modifier-same-depth = basta un submarino a la misma profundidad
endeavor-modifier-tokens-1 = 1 ficha más
endeavor-modifier-from-here = desde esta zona
endeavor-modifier-this-zone = en esta zona
endeavor-modifier-max-depth = profundidad { $depth } como máximo

## Questions to fate

endeavor-ask-start-zone = ¿Qué loseta es la zona inicial?
endeavor-ask-anchor-report = ¿Qué informe ancla sale a la vista?
endeavor-ask-level-five = ¿Qué tripulante de nivel 5 aparece?
endeavor-ask-wave = ¿Quién toma la Ola?
endeavor-ask-dive-token = ¿Qué ficha de inmersión es?
endeavor-ask-bonus-goal = ¿Qué objetivo adicional se revela?
endeavor-ask-crisis = ¿Qué crisis estalla?
endeavor-ask-new-report = ¿Qué informe nuevo sale a la vista?
endeavor-ask-tile-drawn = ¿Qué loseta de profundidad { $depth } se roba?

## Questions

endeavor-ask-launch = { $seat }, ¿dónde botas tu submarino?
endeavor-ask-recruit = { $seat }, ¿a quién reclutas?
endeavor-ask-vessel = { $seat }, ¿qué submarino viaja?
endeavor-ask-travel = { $seat }, ¿adónde?
endeavor-ask-sonar = { $seat }, ¿en qué espacio de sónar?
endeavor-ask-dive = { $seat }, ¿en qué punto de inmersión?
endeavor-ask-conserve = { $seat }, ¿en qué espacio de conservación?
endeavor-ask-publish = { $seat }, ¿en qué espacio de publicación?
endeavor-ask-depths = { $seat }, ¿de qué profundidades robas?
endeavor-ask-tile = { $seat }, ¿con qué loseta te quedas?
endeavor-ask-pick = { $seat }, ¿con qué ficha te quedas?
endeavor-ask-extra = { $seat }, ¿tomas otra ficha de este punto?
endeavor-ask-any = { $seat }, ¿qué atributo avanza?
endeavor-ask-low = { $seat }, ¿cuál de tus atributos más bajos avanza?
endeavor-ask-step = { $seat }, ¿das el paso de ingenio que bota un submarino?
endeavor-ask-influence = { $seat }, ¿adónde va tu influencia?
endeavor-ask-promote = { $seat }, ¿a quién asciendes?
endeavor-ask-order = { $seat }, ¿qué tomas ahora?
endeavor-ask-kind = { $seat }, ¿qué discos contará el objetivo 3?
endeavor-ask-guardian = { $seat }, ¿pones un marcador en el espacio del guardián?
endeavor-ask-drift = { $seat }, la crisis mueve tus submarinos { $way ->
    [up] hacia arriba
   *[right] a la derecha
}, hasta { $number ->
    [one] { $number } zona
   *[other] { $number } zonas
}: ¿cuál va ahora a la deriva?
endeavor-ask-block = { $seat }, la crisis pone un disco de la reserva sobre un tripulante: ¿sobre cuál?
endeavor-ask-turn = { $seat }, tu turno. Discos: { $cargo }, conocimiento: { $knowledge }.
endeavor-ask-action = { $seat }, ¿qué acción? Discos: { $cargo }, conocimiento: { $knowledge }.
endeavor-ask-gained = { $seat }, has ganado: { $action }.
endeavor-ask-slot = { $seat }, ¿dónde colocas la loseta?
endeavor-ask-report = { $seat }, ¿qué informe sobre el tema { $what }?
endeavor-ask-manage = { $seat }, ¿de quién recuperas el disco? Quedan: { $number }.
endeavor-ask-option = { $seat }, ¿qué opción tendrá el objetivo { $number }?

## Options

endeavor-option-launch = Botar en { $zone }: { $bonus }
endeavor-option-recruit = { $crew }, nivel { $level }: { $more }
endeavor-option-take = Dar el paso
endeavor-option-take-back = Disco: { $crew }
endeavor-option-all = Todos los discos
endeavor-all-but = Todos menos el disco: { $crew }
endeavor-option-done = Eso es todo
endeavor-option-activate = { $crew }: { $actions }
endeavor-option-activate-report = Informe { $report }: { $gain }
endeavor-option-idle = { $option } – nada de esto es posible ahora
endeavor-option-token-knowledge = Usar { $token }: { $number } de conocimiento
endeavor-option-token-bonus = Usar { $token }: { $gains }
endeavor-option-pass = Pasar
endeavor-option-end = Terminar el turno
endeavor-option-action = { $action }
endeavor-option-discover = Descubrir una zona
endeavor-option-copy = Copiar: { $crew }
endeavor-option-vessel = Submarino en { $zone }
endeavor-option-to = A { $zone }: { $bonus }
endeavor-option-sonar = { $zone }, { $space }: { $bonus }
endeavor-option-dive = { $zone }, { $space } (fichas: { $tokens })
endeavor-option-conserve = { $zone }, { $space } por { $cost } de conocimiento: { $bonus }
endeavor-option-publish = { $zone }, { $space }, tema { $topic }
endeavor-option-publish-bonus = { $zone }, { $space }, tema { $topic }: { $bonus }
endeavor-option-report = { $report } por { $cost } de conocimiento, temas { $topics }: { $more }
endeavor-option-depth = Una loseta de profundidad { $depth }
endeavor-option-depths = Profundidades { $first } y { $second }
endeavor-option-keep = { $tile }, profundidad { $depth }: ahora { $bonus }; { $more }
endeavor-option-keep-special = { $tile }, profundidad { $depth }: ahora { $bonus }; { $more }. { $specials }
endeavor-option-place = En { $zone }
endeavor-option-pick = { $token }: { $halves }
endeavor-option-extra = Una ficha más
endeavor-option-advance = { $attribute }: de la casilla { $box } a la { $next }
endeavor-option-advance-level = { $attribute }: de la casilla { $box } a la { $next }, nivel { $level }
endeavor-space = fila { $row }, espacio { $col } ({ $features })
endeavor-space-unknown = fila { $row }, espacio { $col }
endeavor-option-space = Marcador en { $space }
endeavor-option-move = Mover el marcador (fila { $row }, espacio { $col }) a: { $space }
endeavor-option-cleanup = Avanzar en la pista de limpieza
endeavor-option-guard = Marcar el espacio del guardián
endeavor-option-promote = { $crew } pasa a { $leader }: { $more }
endeavor-option-promote-disc = { $crew } (su disco va a la reserva) pasa a { $leader }: { $more }
endeavor-option-gain = { $words }
endeavor-option-decline = Renunciar
endeavor-option-decline-rest = Renunciar al resto
endeavor-option-name = { $action }
endeavor-option-option = { $what } ({ $worth })
endeavor-option-block = { $crew }

## The log

endeavor-activated = { $seat } activa: { $crew }.
endeavor-activated-space = { $seat } usa el informe «{ $report }».
endeavor-advanced = { $seat } avanza a la casilla { $box }: { $attribute }.
endeavor-blocked = { $seat } debe bloquear con un disco: { $crew }.
endeavor-cleaned = { $seat } está en la casilla { $box } de la pista de limpieza.
endeavor-conserved = { $seat } conserva en { $slot }, { $space }, por { $cost } de conocimiento.
endeavor-copied = { $seat } copia: { $crew }.
endeavor-declined = { $seat } renuncia.
endeavor-discovered = { $seat } descubre «{ $tile }» en { $slot }.
endeavor-dived = { $seat } se sumerge en { $slot }, { $space }.
endeavor-draws = { $seat } roba losetas de profundidad { $depth } y { $second }.
endeavor-draws-one = { $seat } roba una loseta de profundidad { $depth }.
endeavor-drifted = Un submarino de { $seat } va a la deriva de { $slot } a { $target }.
endeavor-forgot = { $seat } pierde conocimiento y conserva { $left }.
endeavor-idle = { $seat } no puede hacer nada con ello ahora.
endeavor-influenced = { $seat } pone influencia: fila { $row }, espacio { $col }.
endeavor-launched = { $seat } bota un submarino en { $slot }.
endeavor-learned = { $seat } gana { $number } de conocimiento y tiene { $left }.
endeavor-linked = { $seat } conecta en { $slot }: { $space } con { $other } de { $partner }.
endeavor-looked = { $seat } mira «{ $tile }».
endeavor-lost = { $seat } no puede usarlo: { $what }.
endeavor-named = { $seat } elige para el objetivo 3: { $kind }.
endeavor-nobody = { $seat } no encuentra a quién reclutar.
endeavor-ocean-full = { $seat } no encuentra sitio para una zona y gana influencia.
endeavor-option = { $seat } decide qué cuenta el objetivo { $number }: { $option }.
endeavor-passed = { $seat } pasa.
endeavor-promoted = { $seat } asciende a un tripulante: { $crew } pasa a ser { $leader }.
endeavor-published = { $seat } publica «{ $report }» en { $slot }, { $space }, por { $cost } de conocimiento.
endeavor-recruited = { $seat } recluta: { $crew }.
endeavor-returned = { $seat } devuelve la otra loseta bajo el montón de profundidad { $depth }.
endeavor-scanned = { $seat } usa el sónar en { $slot }, { $space }.
endeavor-took-back = { $seat } recupera un disco: { $crew }.
endeavor-took-token = { $seat } toma una { $token }.
endeavor-travelled = { $seat } viaja de { $slot } a { $target }.
endeavor-wave = { $seat } toma la Ola.
endeavor-loaded = { $number ->
    [one] { $seat } gana { $number } disco y tiene { $left } en la bodega.
   *[other] { $seat } gana { $number } discos y tiene { $left } en la bodega.
}
endeavor-unloaded = { $number ->
    [one] { $seat } entrega { $number } disco y conserva { $left } en la bodega.
   *[other] { $seat } entrega { $number } discos y conserva { $left } en la bodega.
}
endeavor-used-token = { $seat } usa una { $token } { $half ->
    [knowledge] para ganar conocimiento
   *[bonus] por su bonificación
}.
endeavor-bonus-goal = Objetivo adicional: { $goal }.
endeavor-crisis = Crisis: { $crisis }.
endeavor-displayed = Nuevo a la vista: { $report }.
endeavor-displayed-all = Nuevos a la vista: { $reports }.
endeavor-five = Nuevo en el nivel 5: { $crew }.
endeavor-over = La partida ha terminado.
endeavor-round = Ronda { $number } de { $of }.
endeavor-heading = { $round ->
    [0] Preparación
   *[other] Ronda { $round } de { $rounds }
}
endeavor-silted = Cada punto de inmersión con dos o más fichas pierde la superior.
endeavor-start-zone = «{ $tile }» está en { $slot }.
endeavor-won = La partida está ganada: objetivos cumplidos { $number }, necesarios { $of }.
endeavor-failed = La partida está perdida: objetivos cumplidos { $number }, necesarios { $of }.
endeavor-reshuffled = { $number ->
    [one] { $number } ficha descartada forma la nueva reserva.
   *[other] { $number } fichas descartadas forman la nueva reserva.
}
endeavor-lost-influence = ningún espacio legal para la influencia
endeavor-lost-promote = ningún júnior que ascender
endeavor-lost-travel = Viajar no es posible
endeavor-lost-sonar = El sónar no es posible
endeavor-lost-dive = La inmersión no es posible
endeavor-lost-conserve = Conservar no es posible
endeavor-lost-publish = Publicar no es posible

## The end

endeavor-end = Se han contado los puntos.
endeavor-end-won = Se han cumplido bastantes objetivos.
endeavor-end-lost = Se han cumplido muy pocos objetivos.

## Score sheet

endeavor-score-attributes = atributos
endeavor-score-influence = influencia
endeavor-score-reports = informes
endeavor-score-crew = tripulantes de nivel 5
endeavor-score-leftovers = conocimiento y discos
endeavor-score-goal-1 = objetivo 1: { $what }
endeavor-score-group-goal-1 = objetivo 1: { $what } ({ $have } de { $need })
endeavor-score-goal-2 = objetivo 2: { $what }
endeavor-score-group-goal-2 = objetivo 2: { $what } ({ $have } de { $need })
endeavor-score-goal-3 = objetivo 3: { $what }
endeavor-score-group-goal-3 = objetivo 3: { $what } ({ $have } de { $need })
endeavor-score-group-influence = puntos de influencia, informes y tripulación ({ $have } de { $need })
endeavor-score-bonus-fresh-faces = Caras nuevas: tripulantes júnior ({ $have } de { $need })
endeavor-score-bonus-veteran-staff = Veteranos: líderes sin la tripulación inicial ({ $have } de { $need })
endeavor-score-bonus-full-charts = Cartas completas: zonas en el océano ({ $have } de { $need })
endeavor-score-bonus-living-network = Red viva: conexiones completadas ({ $have } de { $need })
endeavor-score-bonus-deep-outposts = Puestos profundos: discos y submarinos en las dos mayores profundidades ({ $have } de { $need })
endeavor-score-bonus-rounded-institutes = Institutos completos: atributos en nivel 4 o superior ({ $have } de { $need })

## The board as text

endeavor-board-round = { $round ->
    [0] Preparación de la partida
   *[other] Ronda { $round } de { $rounds }
} – { $scenario }{ $mode ->
    [competitive] {""}
   *[other] {" "}– objetivos necesarios: { $need }
}
endeavor-board-depth = Profundidad { $depth } | { $cells }
endeavor-board-slot = { $slot } ~
endeavor-board-cell = { $slot } { $tile } [submarinos { $vessels }; discos { $discs }; fichas { $tokens }]
endeavor-board-held = { $number ->
    [1] { $seat }
   *[other] { $number } × { $seat }
}
endeavor-board-zone = { $slot } { $tile }: llegada { $arrival }; { $spaces }{ $linked ->
    [yes] {". "}Conexiones: { $links }
   *[no] {""}
}{ $special ->
    [yes] {". "}Especial: { $specials }
   *[no] {""}
}
endeavor-board-link = { $a } – { $b }: { $bonus }
endeavor-board-dive = { $space } (fichas: { $tokens })
endeavor-board-conserve = { $space } por { $cost } de conocimiento{ $owned ->
    [yes] {" "}[{ $owner }]
   *[no] {""}
}: { $bonus }
endeavor-board-publish = { $space }{ $owned ->
    [yes] {" "}[{ $owner }]
   *[no] {""}
}: { $topic }{ $has ->
    [yes] , { $bonus }
   *[no] {""}
}
endeavor-board-cave-left = { $space } desde la izquierda
endeavor-board-cave-up = { $space } desde arriba
endeavor-board-cave-right = { $space } desde la derecha
endeavor-board-sonar = { $space }{ $owned ->
    [yes] {" "}[{ $owner }]
   *[no] {""}
}: { $bonus }
endeavor-board-pile = profundidad { $depth }: { $left }
endeavor-board-piles = Montones: { $piles }
endeavor-board-tokens = Fichas de inmersión en la reserva: { $supply }, descartadas: { $discarded }
endeavor-board-report = { $report } (coste { $cost }; { $topics }; { $more })
endeavor-board-display = Informes: { $reports }. Mazo: { $deck }
endeavor-board-crew = { $crew } (nivel { $level }; { $more }; quedan: { $left })
endeavor-board-five = { $crew } (nivel 5; { $more }; encima de un montón de { $height })
endeavor-board-tray = Bandeja: { $crew }
endeavor-board-space = { $col } ({ $features }){ $held ->
    [yes] {" "}[{ $markers }]
   *[no] {""}
}
endeavor-board-form = Área de influencia. { $form }
endeavor-board-influence = Influencia, fila { $number }: { $spaces }
endeavor-board-group = { $what }: { $have } de { $need }
endeavor-board-track = { $attribute } { $box } (nivel { $level })
endeavor-board-member = { $crew }{ $disc ->
    [yes] {" "}(disco)
   *[no] {""}
}
endeavor-board-own-report = { $report } ({ $spaces })
endeavor-board-activation = { $gain }
endeavor-board-activated = { $gain } – usado
endeavor-board-seat = { $seat }: puntos { $score }, conocimiento { $knowledge }, bodega { $cargo }, submarinos { $vessels }{ $wave ->
    [yes] , la Ola
   *[no] {""}
}{ $turn ->
    [yes] , en turno
   *[no] {""}
}{ $passed ->
    [yes] , ha pasado
   *[no] {""}
}
endeavor-board-tracks = {"  "}{ $tracks }
endeavor-board-members = {"  "}tripulación: { $crew }
endeavor-board-owned = {"  "}fichas: { $tokens }; informes: { $reports }; marcadores de influencia: { $markers }{ $cleanup ->
    [0] {""}
   *[other] {"; "}limpieza: { $cleanup }
}
endeavor-board-income = {"  "}próxima preparación: tripulación hasta nivel { $level }, discos nuevos { $discs }, discos recuperados { $take_back }
endeavor-group-influence = Puntos de influencia, informes y tripulación
endeavor-group-goal-1 = Objetivo 1
endeavor-group-goal-2 = Objetivo 2
endeavor-group-goal-3 = Objetivo 3

## The drawer

endeavor-drawer-scenario = Escenario: { $name }
endeavor-drawer-crisis = Puede estallar esta crisis: { $crisis }. { $does }
endeavor-drawer-tokens = Fichas de inmersión no vistas: { $tokens }
endeavor-drawer-reports = Informes aún en el mazo: { $reports }
endeavor-drawer-under = { $seat } conoce «{ $tile }», bajo el montón de profundidad { $depth }.
endeavor-drawer-crew = { $crew }: { $free ->
    [yes] libre
   *[no] { $why }
}
endeavor-drawer-possible = {"  "}{ $action } en { $places }
endeavor-drawer-impossible = {"  "}{ $action } en ninguna parte: { $why }
endeavor-drawer-slot = { $slot }
endeavor-drawer-place = { $slot } ({ $space })
endeavor-goal-line = Objetivo { $number }: { $what } ({ $worth })
endeavor-goal-open = Objetivo { $number }: { $what }
endeavor-worth-each = { $number } por cada uno
endeavor-worth-most = mayoría { $first }, segundo puesto { $second }
endeavor-worth-race = primer puesto { $first }, segundo puesto { $second }
endeavor-worth-lead = cada ventaja { $number }
endeavor-worth-group = el grupo necesita { $number }

## Reasons

endeavor-why-action-impossible = no hay al alcance ningún espacio para esta acción.
endeavor-why-action-not-shown = ningún espacio activado muestra esta acción o ya se usó.
endeavor-why-already-leader = este tripulante ya es líder.
endeavor-why-already-there = el submarino ya está ahí.
endeavor-why-below-max-depth = este viaje no puede acabar tan abajo.
endeavor-why-cannot-decline = a esto no se puede renunciar.
endeavor-why-cave-from-its-side = esta cueva se usa desde la zona de su lado.
endeavor-why-cave-not-by-depth = un submarino a la misma profundidad no abre ninguna cueva.
endeavor-why-cleanup-full = la pista de limpieza está completa.
endeavor-why-copies-itself = no puede copiarse a sí mismo.
endeavor-why-crew-occupied = ya hay un disco sobre este tripulante.
endeavor-why-crisis-binds = nadie puede evitar una crisis.
endeavor-why-depth-not-open = ahora no se puede robar de esas profundidades.
endeavor-why-dive-spot-empty = aquí no quedan fichas.
endeavor-why-guardian-only = el espacio del guardián solo se marca al llenar una zona.
endeavor-why-level-too-high = este tripulante supera el nivel de reclutamiento.
endeavor-why-marker-locked = este marcador está bloqueado.
endeavor-why-move-blocked = un marcador solo se mueve a un espacio libre.
endeavor-why-must-launch = un submarino se bota de inmediato.
endeavor-why-must-move = un marcador que puede moverse debe moverse.
endeavor-why-no-actions = este lado no tiene acciones ni espacio de activación.
endeavor-why-no-base = esta zona no es una base.
endeavor-why-no-contact = el espacio no toca ni un inicio ni un marcador.
endeavor-why-no-disc = no hay discos en la bodega.
endeavor-why-no-disc-for-report = usar un informe cuesta un disco de la bodega.
endeavor-why-no-disc-on-it = no hay disco sobre este tripulante.
endeavor-why-no-disc-to-activate = activar cuesta un disco de la bodega.
endeavor-why-no-disc-to-pay = no hay disco con que pagar.
endeavor-why-no-junior = no hay ningún júnior que ascender.
endeavor-why-no-other-half = esta ficha no tiene esa mitad; algunas solo dan conocimiento.
endeavor-why-no-such-answer = no es ninguna de las respuestas posibles.
endeavor-why-no-such-junior = no hay tal júnior en tu tripulación.
endeavor-why-no-such-space = no hay tal espacio para esta acción.
endeavor-why-no-two-discs = hacen falta al menos dos discos sobre tu tripulación.
endeavor-why-no-vessel-there = no hay ahí ningún submarino propio.
endeavor-why-no-way-there = ningún camino de zonas lleva hasta ahí.
endeavor-why-no-zone-above = no hay zona justo encima.
endeavor-why-no-zone-there = no hay zona ahí.
endeavor-why-none-left = no queda ninguno.
endeavor-why-not-adjacent = un marcador solo se mueve a un espacio vecino.
endeavor-why-not-drawn = esta loseta no se ha robado.
endeavor-why-not-drawn-here = esta ficha no se ha sacado aquí.
endeavor-why-not-drifting = ahí ya no queda ningún submarino propio que vaya a la deriva.
endeavor-why-not-free = ningún tripulante propio de este tipo tiene un espacio de activación libre.
endeavor-why-not-from-here = el submarino debe salir de la zona que lo concede.
endeavor-why-not-gained = esto no está entre lo ganado.
endeavor-why-not-in-crew = no es miembro de tu tripulación.
endeavor-why-not-leftmost = la tira de sónar se llena desde la izquierda.
endeavor-why-not-lowest = otro atributo es más bajo.
endeavor-why-not-now = ahora no se pregunta eso.
endeavor-why-not-on-display = este informe no está a la vista.
endeavor-why-not-own-crew = solo se puede activar a un tripulante propio.
endeavor-why-not-own-vessel = no hay allí ningún submarino propio que pueda moverse.
endeavor-why-not-this-action = se ganó otra acción.
endeavor-why-not-visible = este tripulante de nivel 5 no está visible.
endeavor-why-not-your-marker = no hay ahí ningún marcador propio.
endeavor-why-not-your-report = no es un espacio de activación de un informe propio.
endeavor-why-nothing-done = un turno sin hacer nada es pasar.
endeavor-why-nothing-to-copy = solo se puede copiar a un tripulante propio con acciones.
endeavor-why-nowhere-to-go = no hay ninguna zona a la que un submarino pueda viajar.
endeavor-why-one-activation = un turno tiene una sola activación.
endeavor-why-one-vessel-only = ahí solo puede haber un submarino por jugador.
endeavor-why-other-depth = no hay submarino propio a esta profundidad.
endeavor-why-other-lane = la influencia debe ir a otro espacio de los carriles.
endeavor-why-other-option = el objetivo tiene dos opciones y esta no es ninguna.
endeavor-why-other-zone = debe hacerse en la zona que lo concede, con un submarino allí.
endeavor-why-outside-the-ocean = el océano de este escenario no llega hasta ahí.
endeavor-why-pass-too-late = solo se puede pasar como primera decisión del turno.
endeavor-why-recruited-already = se recluta al comienzo de la preparación y una sola vez.
endeavor-why-rescue-closed = los espacios de rescate se abren cuando la Estrella Caída está en el océano.
endeavor-why-rescue-needs-presence = hace falta un disco o submarino en la Estrella Caída.
endeavor-why-sealed-zone = ningún submarino puede entrar en esta zona.
endeavor-why-shallowest-first = si ninguna profundidad impresa es posible, se roba de la menor posible.
endeavor-why-slot-taken = aquí ya hay una zona.
endeavor-why-space-marked = aquí ya hay un marcador.
endeavor-why-space-occupied = aquí ya hay un disco.
endeavor-why-space-used = este espacio de activación ya se usó.
endeavor-why-start-crew = la tripulación inicial no se recluta ni asciende.
endeavor-why-start-space-only = un marcador nuevo empieza en un espacio inicial libre.
endeavor-why-tile-must-lie = tras robar hay que colocar una loseta.
endeavor-why-token-not-held = no tienes esa ficha.
endeavor-why-token-window = las fichas se usan en el turno propio, entre acciones y no durante ellas.
endeavor-why-too-deep = esa profundidad supera el nivel de tecnología.
endeavor-why-too-far = está más lejos de lo que permite el nivel de tecnología.
endeavor-why-too-little-knowledge = falta conocimiento.
endeavor-why-too-many-discs = el nivel de gestión no permite recuperar tantos discos.
endeavor-why-too-many-tokens = solo puede guardarse una ficha; usa antes las demás.
endeavor-why-topic-not-on-display = ningún informe a la vista muestra el tema de este espacio.
endeavor-why-unknown-space = no existe tal espacio de influencia.
endeavor-why-way-too-deep = el camino hasta ahí baja más de lo que permite el nivel de tecnología.
endeavor-why-wrong-depth = una loseta va a su propia profundidad.
endeavor-why-wrong-topic = este informe no muestra el tema del espacio.
