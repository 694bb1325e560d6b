### Nauticus: cómo se llaman las cosas, qué se pregunta, qué ha pasado.

nauticus-name = Nauticus
nauticus-pitch = Construye barcos pieza a pieza en un puerto donde la acción más barata nunca es dos veces la misma. Contrata trabajadores, compra cascos, mástiles y velas, carga las mercancías y llévalas a casa para la corona.
nauticus-setting-players = cuántos juegan, de dos a cuatro
nauticus-none = –

## Acciones

nauticus-action-buy-hull = Comprar secciones de casco
nauticus-action-buy-mast = Comprar mástiles
nauticus-action-buy-sail = Comprar velas
nauticus-action-buy-goods = Comprar mercancías
nauticus-action-transport = Transportar
nauticus-action-withdraw = Retirar dinero
nauticus-action-deliver = Entregar mercancías
nauticus-action-crowns = Puntuar coronas

## Fichas

nauticus-tile-one-ship = barco de una sección
nauticus-tile-bow = proa
nauticus-tile-middle = sección central
nauticus-tile-stern = popa
nauticus-tile-helm-mast = mástil de timón
nauticus-tile-anchor-mast = mástil de ancla
nauticus-tile-whale-mast = mástil de ballena
nauticus-tile-seahorse-mast = mástil de caballito de mar
nauticus-tile-crown-mast = mástil de corona
nauticus-tile-helm-sail = vela de timón
nauticus-tile-anchor-sail = vela de ancla
nauticus-tile-whale-sail = vela de ballena
nauticus-tile-seahorse-sail = vela de caballito de mar
nauticus-tile-crown-sail = vela de corona
nauticus-tile-fish = pescado
nauticus-tile-grain = cereal
nauticus-tile-coffee = café
nauticus-tile-salt = sal
nauticus-crest-helm = timón
nauticus-crest-anchor = ancla
nauticus-crest-whale = ballena
nauticus-crest-seahorse = caballito de mar
nauticus-crest-crown = corona

## Cantidades

nauticus-n-workers = { $number ->
    [one] { $number } trabajador
   *[other] { $number } trabajadores
}
nauticus-n-points = { $number ->
    [one] { $number } punto de victoria
   *[other] { $number } puntos de victoria
}
nauticus-n-talers = { $number ->
    [one] { $number } tálero
   *[other] { $number } táleros
}
nauticus-free-mast = un mástil gratis
nauticus-free-sail = una vela gratis
nauticus-free-good = una mercancía gratis
nauticus-counted = { $number }{"\u00A0"}× { $tile }
nauticus-priced = { $tile } { $price }

## Preguntas

nauticus-ask-action-tiles = ¿Qué ficha de acción hay en la casilla { $position }?
nauticus-ask-choose-tile = { $seat }, elige una ficha de acción.
nauticus-ask-bonus-tile = { $seat }, ¿qué ficha tomas como bonificación?
nauticus-ask-turn = { $seat }, es tu turno: { $action }. Dispones de { $blue ->
    [0] 0 trabajadores azules
    [one] un trabajador azul
   *[other] { $blue } trabajadores azules
} y { $workers ->
    [0] 0 propios
    [one] uno propio
   *[other] { $workers } propios
}. Táleros: { $talers }.
nauticus-ask-use = { $seat }, ¿cómo sigues en «{ $action }»? Te quedan: { $blue ->
    [0] ningún trabajador azul
    [one] un trabajador azul
   *[other] { $blue } trabajadores azules
} y { $workers ->
    [0] ninguno propio
    [one] uno propio
   *[other] { $workers } propios
}. Táleros: { $talers }.
nauticus-ask-place = { $seat }, ¿dónde va esta ficha: { $tile }?
nauticus-ask-set-gift = { $seat }, has comprado los cuatro tipos. ¿Cuál tomas de regalo?
nauticus-ask-reward = { $seat }, tu barco está terminado. Elige una recompensa (por elegir: { $left }).
nauticus-ask-after = { $seat }, ¿juegas ahora tu acción extra?

## Opciones

nauticus-option-tile = { $action } (casilla { $position }; { $blue ->
    [0] ningún trabajador azul
    [one] un trabajador azul
   *[other] { $blue } trabajadores azules
}; bonificación: { $bonus })
nauticus-option-buy = Comprar: { $tile } { $price ->
    [0] gratis, al almacén
    [one] por 1 tálero
   *[other] por { $price } táleros
} (en la reserva: { $stock })
nauticus-option-carry = Llevar al astillero: { $tile }
nauticus-option-withdraw = { $number ->
    [one] Un trabajador
   *[other] { $number } trabajadores
}: { $talers } táleros
nauticus-option-deliver = Entregar del barco { $ship }: { $goods } ({ $size ->
    [one] un trabajador
   *[other] { $size } trabajadores
})
nauticus-option-crowns = { $number ->
    [one] Un trabajador
   *[other] { $number } trabajadores
}: { $points ->
    [one] 1 punto de victoria
   *[other] { $points } puntos de victoria
}
nauticus-option-extra = Acción extra: { $action }
nauticus-option-pass = Pasar
nauticus-option-stop = Parar
nauticus-option-end = Terminar el turno
nauticus-reward-goods = Mercancías: { $goods }
nauticus-place-warehouse = al almacén
nauticus-place-new = al astillero, como barco nuevo
nauticus-place-ship = unida al barco { $ship }
nauticus-place-cell = al barco { $ship }, sección { $cell }
nauticus-target-ship = unir al barco { $ship } ({ $hull })
nauticus-target-cell = barco { $ship }, sección { $cell } ({ $part })

## El diario

nauticus-round = Empieza la ronda { $number } de { $of }.
nauticus-laid = Casilla { $position }: { $action }.
nauticus-laid-all = Fichas de acción de la ronda: { $tiles }.
nauticus-laid-one = { $position } { $action }
nauticus-chose = { $seat } elige «{ $action }» en la casilla { $position }.
nauticus-bonus = { $seat } recibe la bonificación: { $bonus }.
nauticus-gift = { $seat } guarda gratis en el almacén: { $tile }.
nauticus-gift-lost = { $seat } no tiene sitio o no quedan fichas: la ficha gratis se pierde.
nauticus-bought = { $seat } compra { $price ->
    [0] gratis
    [one] por 1 tálero
   *[other] por { $price } táleros
}: { $tile }, { $place }.
nauticus-carried = { $seat } transporta: { $tile }, { $place }.
nauticus-withdrew = { $seat } retira { $gain } táleros con { $workers ->
    [one] un trabajador
   *[other] { $workers } trabajadores
}.
nauticus-delivered = { $seat } entrega { $size ->
    [one] una mercancía
   *[other] { $size } mercancías
} del barco { $ship }.
nauticus-crowned = { $seat } obtiene { $gain ->
    [one] 1 punto de victoria
   *[other] { $gain } puntos de victoria
} por sus coronas con { $workers ->
    [one] un trabajador
   *[other] { $workers } trabajadores
}.
nauticus-finished = { $seat } termina el barco { $ship }, de tamaño { $size }.
nauticus-rewarded = { $seat } toma una recompensa: { $reward }.
nauticus-extra = { $seat } juega la acción extra: { $action }.
nauticus-passed = { $seat } pasa.
nauticus-anchor-tile = La ficha de ancla va a la casilla { $position }.
nauticus-penalty = { $seat } { $points ->
    [0] no pierde puntos
    [one] pierde 1 punto de victoria
   *[other] pierde { $points } puntos de victoria
} por fichas de pase sin girar.
nauticus-over = La última ronda ha terminado.
nauticus-rounds-played = Se han jugado todas las rondas.

## La puntuación y las probabilidades

nauticus-score-track = casillero de puntos de victoria
nauticus-score-goods = entregado: { $good }
nauticus-score-ships = barcos terminados de tamaño { $size }
nauticus-score-leftovers = material restante: 1 punto por cada { $talers ->
    [one] tálero
   *[other] { $talers } táleros
}
nauticus-outlook = «{ $action }» vendrá con { $blue ->
    [one] un trabajador azul
   *[other] { $blue } trabajadores azules
}

## El tablero como texto

nauticus-board-round = Ronda { $round } de { $rounds }, fase { $phase }
nauticus-board-position = { $number }. { $action } · { $blue ->
    [0] ningún trabajador azul
    [one] 1 trabajador azul
   *[other] { $blue } trabajadores azules
} · bonificación: { $bonus }{ $priced ->
    [yes] {" "}· precios: { $prices }
   *[no] {""}
}{ $marked ->
    [yes] {" "}({ $marks })
   *[no] {""}
}
nauticus-mark-anchor = ancla
nauticus-mark-anchor-tile = ficha de ancla
nauticus-mark-chosen = esta fase
nauticus-mark-face-down = boca abajo
nauticus-board-stock = En la reserva: { $tiles }
nauticus-board-seat = { $seat }: { $score ->
    [one] 1 punto
   *[other] { $score } puntos
} por ahora ({ $vp } en el casillero) · { $talers ->
    [one] 1 tálero
   *[other] { $talers } táleros
} · { $workers ->
    [one] 1 trabajador
   *[other] { $workers } trabajadores
} · { $crowns ->
    [one] 1 corona
   *[other] { $crowns } coronas
} · { $passes ->
    [0] no ha pasado
    [one] ha pasado 1 vez
   *[other] ha pasado { $passes } veces
} · fichas de pase: { $penalties }{ $extra ->
    [yes] {" "}· acción extra sin usar
   *[no] {""}
}{ $start ->
    [yes] {" "}· jugador inicial
   *[no] {""}
}{ $turn ->
    [yes] {" "}· en turno
   *[no] {""}
}
nauticus-board-warehouse = {"    "}almacén ({ $load } de { $spaces }): { $tiles }
nauticus-board-ship = {"    "}barco { $ship } ({ $state ->
    [finished] terminado
    [closed] casco cerrado
   *[open] casco abierto
}): { $cells }
nauticus-board-cell = { $part } [mástil: { $mast }, vela: { $sail }, mercancía: { $good }]
nauticus-board-delivered = {"    "}entregado: { $goods }

## Por qué no

nauticus-why-already-stored = la ficha debe salir del almacén.
nauticus-why-at-least-one-use = la acción extra debe usarse al menos una vez.
nauticus-why-at-least-one-worker = hay que emplear al menos un trabajador.
nauticus-why-bow-already = esta fila ya tiene su proa.
nauticus-why-cell-loaded = aquí ya hay una mercancía.
nauticus-why-crest-fixed = este barco ya lleva otro emblema.
nauticus-why-crown-cap = cada vez se puntúan 15 puntos como máximo, y para eso bastan menos trabajadores.
nauticus-why-crown-no-bonus = un mástil o una vela de corona nunca es una bonificación.
nauticus-why-crown-no-gift = un mástil o una vela de corona nunca es un regalo.
nauticus-why-crown-only-as-reward = los mástiles y las velas de corona solo se consiguen como recompensa por barcos terminados.
nauticus-why-extra-between = la acción extra se juega antes o después de la acción de la fase, una vez elegida su ficha, nunca a mitad.
nauticus-why-extra-used = la ficha de acción extra ya se ha entregado.
nauticus-why-free-tile-needs-room = a precio 0 debe ir al almacén, y no hay sitio.
nauticus-why-golden-rule = lo que no cuesta ningún tálero va primero al almacén.
nauticus-why-goods-must-differ = las dos mercancías deben ser de tipos distintos.
nauticus-why-hull-closed = el casco de este barco está cerrado.
nauticus-why-load-needs-workers = hay que entregar la carga completa, con un trabajador por mercancía; no alcanzan.
nauticus-why-mast-already = aquí ya hay un mástil.
nauticus-why-must-choose = primero hay que elegir una ficha de acción.
nauticus-why-no-crowns = no hay ninguna corona que puntuar.
nauticus-why-no-mast-here = una vela necesita un mástil.
nauticus-why-no-place-in-yard = no hay un lugar permitido para ella en el astillero.
nauticus-why-no-room-no-place = no se puede guardar ni colocar.
nauticus-why-no-such-goods = no existe esa elección de mercancías.
nauticus-why-no-such-place = no existe ese lugar para ella.
nauticus-why-no-such-ship = no existe ese barco.
nauticus-why-no-worker = no queda ningún trabajador.
nauticus-why-not-in-warehouse = no está en el almacén.
nauticus-why-not-now = ahora no se pregunta eso.
nauticus-why-not-sold-here = esta acción no la vende.
nauticus-why-not-this-action = se está realizando otra acción.
nauticus-why-not-this-bonus = la bonificación es de otro tipo.
nauticus-why-not-this-gift = el regalo es de otro tipo.
nauticus-why-nothing-to-buy = no se podría comprar y colocar nada.
nauticus-why-nothing-to-carry = ninguna ficha del almacén tiene un lugar permitido en el astillero.
nauticus-why-nothing-to-deliver = no hay ningún barco terminado y lleno para el que alcancen los trabajadores.
nauticus-why-one-ship-stands-alone = un barco de una sección es siempre un barco aparte.
nauticus-why-only-hulls-begin-ships = solo una sección de casco puede empezar un barco.
nauticus-why-out-of-stock = su pila está vacía.
nauticus-why-pass-after-use = solo se puede pasar en lugar de realizar la acción.
nauticus-why-place-first = primero hay que colocar la ficha.
nauticus-why-reward-twice-already = cada recompensa se puede tomar como máximo dos veces por barco.
nauticus-why-rewards-first = primero van las recompensas del barco terminado.
nauticus-why-sail-already = aquí ya hay una vela.
nauticus-why-ship-not-full = no hay una mercancía en cada sección.
nauticus-why-ship-unfinished = el barco no está terminado.
nauticus-why-stern-already = esta fila ya tiene su popa.
nauticus-why-tile-face-down = esta ficha ya se ha usado en esta ronda.
nauticus-why-too-few-talers = no hay suficientes táleros.
nauticus-why-too-few-workers = no hay suficientes trabajadores.
nauticus-why-two-goods-are-due = deben ser dos mercancías distintas mientras quepan y estén en la reserva.
nauticus-why-two-middles-already = un barco tiene como máximo dos secciones centrales.
nauticus-why-use-or-pass = quien no hace nada, pasa.
nauticus-why-warehouse-full = no hay suficiente sitio en el almacén.

## The drawer

nauticus-drawer-goods = Puntos al final por 1, 2, 3… mercancías entregadas de un tipo: { $points }; por cada una más, otros { $step }.
nauticus-drawer-ships = Puntos al final por un barco terminado según su tamaño: { $points }.
nauticus-drawer-leftovers = { $seat }: material restante por valor de { $talers ->
    [one] 1 tálero
   *[other] { $talers } táleros
}, resto { $rest }.
