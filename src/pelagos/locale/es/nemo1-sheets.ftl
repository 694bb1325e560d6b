### Nemo's War, primera edición: qué se lee en sus piezas y dónde están ahora.

## Clases y nombres

nemo1-kind-card = carta de aventura
nemo1-kind-commitment = compromiso
nemo1-kind-discard = tesoro que se lleva a cabo al momento
nemo1-kind-general = tablero
nemo1-kind-group = grupo de barcos
nemo1-kind-level = nivel de victoria
nemo1-kind-marker = marcador
nemo1-kind-nautilus = tu barco
nemo1-kind-numbered = tesoro
nemo1-kind-ocean = océano
nemo1-kind-or = tesoro de tipo O
nemo1-kind-passenger = pasajero
nemo1-kind-resource = recurso
nemo1-kind-ship = barco
nemo1-kind-upgrade = mejora
nemo1-kind-warship = Barco de Guerra
nemo1-kind-wonder = Maravilla
nemo1-piece-adventures = cartas de aventura
nemo1-piece-commitments = el compromiso de Nemo
nemo1-piece-d3 = semanas de una acción de astillero
nemo1-piece-damage = impactos en el Nautilus
nemo1-piece-ends = malos finales
nemo1-piece-marker-cannon = marcador de cañón
nemo1-piece-marker-sunk-ship = marcador de barco hundido
nemo1-piece-salvage = Salvamento
nemo1-piece-scourge = Azote de los Mares
nemo1-piece-stalk-marker = marcador de acecho y objetivo
nemo1-piece-track-liberation = Liberación
nemo1-piece-track-notoriety = Notoriedad
nemo1-piece-track-week = calendario
nemo1-piece-treasures = tesoros
nemo1-ships-light-gray = barcos de color gris claro
nemo1-ships-dark-gray = barco de color gris oscuro
nemo1-ships-red = barco rojo
nemo1-ships-blue = barcos azules
nemo1-ships-green = barcos verdes
nemo1-ships-yellow = barcos amarillos
nemo1-ships-orange = barcos naranjas

## Océanos y barcos

nemo1-printed-oceans-die = Dado { $value }: si sale en la Preparación, llega aquí un barco oculto.
nemo1-printed-oceans-capacity = { $value ->
    [one] { $value } recuadro: con un barco el océano está lleno.
   *[other] { $value } recuadros: con tantos barcos el océano está lleno.
}
nemo1-printed-oceans-setup-ships = { $value ->
    [one] La partida empieza con { $value } barco oculto aquí.
   *[other] La partida empieza con { $value } barcos ocultos aquí.
}
nemo1-printed-oceans-setup-treasures = { $value ->
    [one] Empieza con { $value } tesoro oculto.
   *[other] Empieza con { $value } tesoros ocultos.
}
nemo1-printed-oceans-sunk-row-boxes = Los barcos hundidos aquí llenan una fila de { $value } recuadros.
nemo1-sheet-route = { $ocean }: a { $weeks ->
    [one] { $weeks } semana
   *[other] { $weeks } semanas
}{ $open ->
    [yes] .
   *[no] , pero solo mientras guardes «{ $card }».
}
nemo1-sheet-ship = { $war ->
    [yes] Un Barco de Guerra ({ $type }), del grupo de color { $group }.
   *[no] No es Barco de Guerra ({ $type }), del grupo de color { $group }.
}
nemo1-sheet-member = { $ship }.
nemo1-printed-ships-attack = Ataque { $value }: dispara primero, y dos dados de { $value } o menos impactan.
nemo1-printed-ships-defense = Defensa { $value }: lo vence un ataque que alcance { $value }.
nemo1-printed-ships-skulls = { $value ->
    [0] Sin calaveras: hundido o capturado, la Notoriedad no cambia.
   *[other] Calaveras { $value }: hundido o capturado, sube la Notoriedad en { $value }.
}
nemo1-sheet-ship-vp = Hundido vale { $vp } PV, multiplicados según el compromiso ({ $line }).
nemo1-sheet-own = Clase: { $type }.
nemo1-sheet-nautilus = Tu barco. Nunca se roba, se ataca ni se puntúa como barco.
nemo1-sheet-hidden-ship = Está boca abajo y nadie sabe cuál de los barcos no vistos es. Se gira al acecharlo o atacarlo, y así se queda.

## Tesoros, mejoras, marcadores

nemo1-sheet-treasures = En cada océano hay uno oculto, los demás están en la taza. La búsqueda los encuentra; algunas cartas los roban. La mayoría se recogen; algunos se llevan a cabo al momento y se retiran.
nemo1-sheet-offering = Se puede gastar para incitar: un dado más { $number } menos 5 sube la Liberación.
nemo1-sheet-give = Se puede sacrificar en cualquier pregunta en vez de sus puntos: { $ways }.
nemo1-sheet-discard = Al girarlo: { $effects }. Después se retira de la partida.
nemo1-sheet-wonder = Una Maravilla: cada una puntúa lo que dice el compromiso.
nemo1-sheet-treasure-vp = Recogido vale { $vp } PV, multiplicados según el compromiso.
nemo1-printed-upgrades-salvage-cost = { $value ->
    [one] Cuesta { $value } barco guardado.
   *[other] Cuesta { $value } barcos guardados.
}
nemo1-printed-upgrades-permanent = { $value ->
    [yes] Es permanente y se compra una sola vez. Uno de los barcos pagados la marca para siempre.
   *[no] Actúa una vez y se puede comprar una y otra vez.
}
nemo1-upgraded-strengthened-prow = +1 en cada ataque del Nautilus.
nemo1-upgraded-additional-armor = El Valor de Ataque de cada Barco de Guerra baja en 1.
nemo1-upgraded-monstrous-design = Cada barco hundido o capturado sube la Notoriedad en 1 menos.
nemo1-upgraded-mysterious-library = También se puede buscar en océanos sin tesoro.
nemo1-upgraded-seek-adventure = Roba enseguida una aventura; puedes rehusarla. Se puede comprar una y otra vez.
nemo1-sheet-marker = { $number ->
    [one] Su marcador muestra: { $side }.
   *[other] Sus { $number } marcadores muestran: { $side }.
}
nemo1-sheet-marker-back = El marcador muestra: { $side }.
nemo1-sheet-unused = Pertenece a la expansión y no se usa.
nemo1-side-position-marker = un lugar en el casillero
nemo1-side-target-10-light-green = aventura con 10 o más
nemo1-side-target-7 = aventura con 7 o más
nemo1-side-x1-0-9 = ×1, de 0 a 9
nemo1-side-10-10-19 = +10, de 10 a 19
nemo1-side-aboard = a bordo
nemo1-side-spent-minus-vp = gastado, a costa de puntos
nemo1-side-initial = «?», el primer compromiso
nemo1-side-final = «!», el compromiso final
nemo1-side-stalk-1 = acecho +1
nemo1-side-target = objetivo
nemo1-side-expansion-only = solo para la expansión

## Cartas

nemo1-sheet-card = Carta { $number }: { $kind ->
    [test] una prueba
   *[event] un evento
}, { $timing ->
    [keep] para guardar hasta que se use.
   *[now] se lleva a cabo al momento.
}
nemo1-sheet-sun = { $sun ->
    [black_sun] Lleva un sol negro.
   *[red_sun] Lleva un sol rojo.
}
nemo1-sheet-where = Solo aquí: { $oceans }.
nemo1-sheet-passive = Actúa por sí sola mientras la guardes, y nunca se gasta.
nemo1-sheet-opens = Abre la ruta entre: { $oceans } ({ $weeks ->
    [one] { $weeks } semana
   *[other] { $weeks } semanas
}).
nemo1-sheet-when = Se puede usar { $when }.
nemo1-sheet-used = Usada: { $effects }.{ $filed ->
    [yes] {" "}La carta va a { $pile }.
   *[no] {""}
}
nemo1-sheet-encounter = { $ship } aparece en tu océano, esté lleno o no, y se lucha una vez, al momento.
nemo1-sheet-at-once = Al momento: { $effects }.{ $filed ->
    [yes] {" "}La carta va a { $pile }.
   *[no] {""}
}
nemo1-sheet-test = La prueba: dos dados deben alcanzar { $number }.
nemo1-sheet-help = Se puede forzar para ella: { $help }.
nemo1-sheet-result = { $fight ->
    [yes] { $result ->
        [pass] Si el barco es vencido
       *[fail] Si no lo es
    }
   *[no] { $result ->
        [pass] Superada
       *[fail] Fallida
    }
}: { $effects }.{ $filed ->
    [yes] {" "}La carta va a { $pile }.
   *[no] {""}
}
nemo1-sheet-refusable = { $value ->
    [yes] Robada con Busca la Aventura, se puede rehusar.
   *[no] No se puede rehusar.
}
nemo1-sheet-card-vp = { $when ->
    [pass_pile] En la Pila de Paso al final: { $vp } PV, multiplicados según el compromiso.
    [unused] Guardada y sin usar al final: { $vp } PV, multiplicados según el compromiso.
   *[never] No da puntos.
}
nemo1-sheet-science = { $number ->
    [one] Donde puntúa, cuenta también su símbolo de ciencia.
   *[other] Donde puntúa, cuentan también sus { $number } símbolos de ciencia.
}

## Compromisos

nemo1-sheet-faces = A suertes: un dado de { $faces }.
nemo1-sheet-points = Puntos al final: { $sources }.
nemo1-source-times = { $source } ×{ $value }
nemo1-source-each = { $source } { $value } c/u
nemo1-sheet-epilogue = { $level }: { $tale }

## Casilleros y tablas

nemo1-range = { $same ->
    [yes] { $low }
   *[no] { $low } a { $high }
}
nemo1-sheet-circle = Nivel { $level } ({ $circle }{ $zone ->
    [green] , verde
    [red] , rojo
   *[other] {""}
}): { $zone ->
    [end] el viaje acaba en tragedia
   *[other] forzarlo da +{ $exert }
}, { $vp } PV al final.{ $final ->
    [yes] {" "}La primera vez que Nemo cae aquí, se compromete para siempre.
   *[no] {""}
}
nemo1-sheet-resource = Forzado para una prueba o un ataque, se pierde 1 si falla. Con 0 el viaje termina, salvo que un tesoro lo evite.
nemo1-sheet-passenger = { $help ->
    [drm-2] Si un resultado falla, suma 2 una vez.
    [drm-1] Si un resultado falla, suma 1 una vez.
   *[reroll] Si un resultado falla, se repiten ambos dados una vez.
}
nemo1-printed-resources-cost-vp-when-spent = Si ha ayudado, cuesta { $value } PV al final.
nemo1-table-d3 = Un dado de { $range }: { $result ->
    [one] { $result } semana
   *[other] { $result } semanas
}.
nemo1-table-search = Un dado de { $range }: { $result }.
nemo1-table-rest = Un dado de { $range }: { $result }.
nemo1-table-damage = Un dado de { $range }: { $result }.
nemo1-table-incite-bonus = Un dado de { $range }, además: { $result }.
nemo1-table-scourge = Columnas completas { $range }: { $result } PV.
nemo1-table-reinforce-week = La semana { $range } trae a la pila los barcos de color { $result }.
nemo1-table-reinforce-notoriety = La Notoriedad { $range } trae a la pila los barcos de color { $result }.
nemo1-table-constant-calendar-start = Empieza en la semana { $result }.
nemo1-table-constant-calendar-last = Pasada la semana { $result } la partida termina.
nemo1-table-constant-notoriety-start = Empieza en { $result }.
nemo1-table-constant-notoriety-min = Nunca baja de { $result }.
nemo1-table-constant-notoriety-max = Nunca sube de { $result }; allí todo Barco de Guerra dispara mejor.
nemo1-table-constant-liberation-start = Empieza en { $result }.
nemo1-table-constant-liberation-min = Nunca baja de { $result }.
nemo1-table-constant-liberation-max = Nunca sube de { $result }.
nemo1-table-constant-salvage-boxes = Hay { $result } recuadros para barcos capturados.
nemo1-table-constant-tragic-end-vp = Un final trágico: { $result } PV.
nemo1-table-constant-imperial-victory-vp = Todos los océanos llenos: { $result } PV.
nemo1-table-constant-adventure-target-high = Una Preparación de { $result } o más trae una aventura.
nemo1-table-constant-adventure-target-low = Tras un turno sin aventura basta con { $result } o más.
nemo1-table-constant-deck-unused = { $result } cartas quedan fuera de la partida, y nadie ve cuáles.
nemo1-table-constant-deck-bottom-mix = «¡El Remolino!» se mezcla con otras { $result } al fondo de la pila.
nemo1-table-given = La tabla lo indica para { $range }.
nemo1-sheet-level = { $open ->
    [low] Hasta { $high } puntos.
    [high] Desde { $low } puntos.
   *[no] De { $low } a { $high } puntos.
}
nemo1-sheet-adventures = Los eventos ocurren al momento o se guardan; las pruebas se realizan al momento. Después la carta va a la Pila de Paso, que suele puntuar, o a la Pila de Fallo.
nemo1-sheet-commitments = Dice cuánto valen barcos, tesoros, cartas y Liberación. Es definitivo cuando Nemo cae por primera vez a su círculo de cambio.
nemo1-sheet-damage = Cuando un Barco de Guerra impacta, un dado dice qué se pierde.
nemo1-sheet-d3 = Descansar, Reparar y Reequipar tardan esas semanas antes de ayudar, y no se permiten en dos turnos seguidos.
nemo1-sheet-ends = El final es trágico cuando se agota un recurso; los imperios vencen cuando al final de un turno todos los océanos están llenos.
nemo1-sheet-action-incite = Gasta un tesoro recogido con número: un dado más su número menos 5 sube la Liberación. El tesoro vuelve a la taza.
nemo1-sheet-action-rest = Una acción de astillero: primero pasan sus semanas, luego decide un dado.
nemo1-sheet-action-search = Requiere un tesoro en el océano, o la Biblioteca Misteriosa y una taza no vacía.
nemo1-sheet-salvage = Aquí están los barcos capturados. Con ellos se pagan las mejoras.
nemo1-sheet-scourge = Una columna está completa cuando en ella se ha hundido un barco en cada océano. La bonificación no depende del compromiso.
nemo1-sheet-stalk-marker = Muestra qué barco se acecha o se ataca; el acecho da +1.
nemo1-sheet-track-week = Tras cada acción pasa una semana; algunas acciones tardan más.
nemo1-sheet-track-notoriety = La suben las calaveras, los fallos y los ataques de más.
nemo1-sheet-track-liberation = Incitar la sube, los dobles de la Preparación pueden bajarla. Al final cuenta según el compromiso.

## En pocas palabras

nemo1-brief-effects = { $effects }
nemo1-brief-wonder = una Maravilla, puntúa según el compromiso
nemo1-brief-treasure = { $vp } PV al final si se conserva
nemo1-brief-passive = actúa por sí sola mientras la tengas
nemo1-brief-kept = { $effects }; { $when }; { $vp } PV sin usar
nemo1-brief-encounter = hay que luchar al momento contra { $ship }
nemo1-brief-test = prueba de { $number } o más: { $vp } PV; si no, { $failure }
nemo1-brief-points = Puntos: { $sources }.

## Dónde están las cosas ahora

nemo1-now-nautilus-here = Aquí está el Nautilus.
nemo1-now-nautilus = Está aquí: { $ocean }.
nemo1-now-ships = { $number } de { $boxes } recuadros: { $places }.
nemo1-now-treasure = { $here ->
    [yes] Aquí hay un tesoro oculto.
   *[no] Aquí no hay ningún tesoro.
}
nemo1-now-sunk-here = Hundidos aquí: { $ships }.
nemo1-now-afloat = Está aquí: { $ocean }, lugar { $place }.
nemo1-now-sunk = Fue hundido: { $ocean }.
nemo1-now-mark = Marca una mejora: { $upgrade }.
nemo1-now-stored = Está en Salvamento.
nemo1-now-discarded = Ha sido descartado.
nemo1-now-unseen-ship = Nadie lo ha visto: está en la Pila de Barcos u oculto en un océano.
nemo1-now-waiting = Aún no está en juego.
nemo1-now-coming = Aún por llegar: { $coming }.
nemo1-now-collected = Ha sido recogido.
nemo1-now-removed = Está fuera de la partida.
nemo1-now-unseen-treasure = Nadie lo ha visto: está en la taza u oculto en un océano.
nemo1-now-owned = El Nautilus la tiene.
nemo1-now-price = Cuesta { $cost }; barcos guardados: { $stored }.
nemo1-now-level = { $level } de { $top } ({ $circle }): forzarlo da +{ $exert }, { $vp } PV.
nemo1-now-passenger = { $aboard ->
    [yes] A bordo, aún no ha ayudado.
   *[no] Ya ha ayudado.
}
nemo1-now-carried = Se está llevando a cabo.
nemo1-now-kept = La guardas.
nemo1-now-unseen-card = Nadie la ha visto: está en la Pila de Robar o fuera de la partida.
nemo1-now-deck-card = Sigue en la Pila de Robar.
nemo1-now-filed = Está aquí: { $pile }.
nemo1-now-committed = { $final ->
    [yes] Es el compromiso final de Nemo.
   *[no] Es el compromiso de Nemo; aún puede cambiar.
}
nemo1-now-worth = Todo hasta ahora vale con él { $score }.
nemo1-now-reached = Los puntos hasta ahora lo alcanzan: { $score }.
nemo1-now-week = Semana { $week } de { $last }.
nemo1-now-notoriety = { $number } de { $most }.
nemo1-now-liberation = { $number } de { $most }.
nemo1-now-hidden = Ocultos en los océanos: { $hidden }. En la Pila de Barcos: { $pile }.
nemo1-now-among = Sin ver hasta ahora: { $ships }.
nemo1-now-cup = En la taza: { $cup }. Ocultos en los océanos: { $hidden }.
nemo1-now-deck = Cartas en la Pila de Robar: { $cards }. Aventura con { $target } o más.
nemo1-now-salvage = { $number } de { $boxes } recuadros: { $ships }.
nemo1-now-scourge = Hasta ahora: { $points } PV.

## Lo que cuentan los informes.

nemo1-counted-action = Acciones
nemo1-counted-commitment = Compromisos
nemo1-counted-card = Cartas usadas
nemo1-counted-passenger = Pasajeros a los que se pidió ayuda
nemo1-counted-upgrade = Mejoras
nemo1-counted-treasure = Tesoros entregados
nemo1-counted-resource = Recursos forzados
nemo1-counted-ocean = Océanos visitados
nemo1-counted-ship = Barcos atacados
