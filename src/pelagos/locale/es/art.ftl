### Lo que hay en los tableros dibujados y a su lado.

## Nauticus

art-seat = { $seat }
art-round = Ronda
art-points = puntos por ahora
art-talers = táleros
art-workers = trabajadores
art-crowns = coronas
art-passes = ha pasado { $number ->
    [one] 1 vez
   *[other] { $number } veces
}
art-extra = acción extra
art-delivered = entregado
art-ship = barco { $number } ({ $state ->
    [finished] terminado
    [closed] casco cerrado
   *[open] casco abierto
})

## Nemo's War

art-score = Por ahora { $score } PV: { $level }
art-no-commitment = Aún sin compromiso
art-no-motive = Aún sin motivación
art-not-scored = Derrota, sin puntuar
art-act = { $act ->
    [0] Antes del viaje
   *[other] Acto { $act }, turno { $turn }
}
art-lull = {""}, Calma
art-contact = contacto oculto
art-two-sides = { $front }; otra cara: { $back }
art-notoriety = Notoriedad { $number }
art-notoriety-track = Notoriedad
art-peak = máxima hasta ahora: { $number }
art-reinforcements-first = refuerzos: el primer grupo de barcos entra en la bolsa
art-reinforcements-second = refuerzos: el segundo grupo de barcos entra en la bolsa
art-turn-violet = los Barcos de Guerra pasan a su cara violeta
art-black-die = desde aquí, un dado negro más
art-outlaw = proscrito desde { $number }: la partida está perdida
art-ap = Puntos de acción
art-ap-left = puntos de acción: { $number }
art-resource = { $resource }: { $left } de { $most }, forzar +{ $exert }
art-pile = Pila de Robar
art-deck = Mazo de Aventura
art-tableau = Guardadas: { $number }
art-pass = Pila de Paso: { $number }
art-fail = Pila de Fallo: { $number }
art-installed = Instaladas: { $number }
art-display = Disponibles por Salvamento: { $number }
art-aside = En otro lugar: { $number }
art-sacrificed = sacrificado
art-treasure-bag = En la bolsa: { $number } · gemas en la reserva: { $gems }
art-bag = En la bolsa: { $number }
art-held = Junto al mapa: { $number }
art-discarded = Descartados: { $number }
art-cubes = Cubos de sublevación: { $left } · grises: { $gray }
art-torpedo = dados de torpedo: { $number }
art-cannonballs = balas de cañón: { $number }
art-token-bag = fichas en la bolsa de barcos: { $number }

## Nemo's War, first edition

art-week = { $turn ->
    [0] Antes del viaje
   *[other] Semana { $week }, turno { $turn }
}
art-nautilus = el Nautilus
art-hidden-ship = barco oculto
art-treasure = un tesoro
art-calendar = Semanas
art-liberation = Liberación
art-liberation-side = Liberación: { $box } en el lado { $side }, { $number } en total
art-group-comes = refuerzos: { $group }
art-adventure-from = Aventura: { $number }+
art-final = final
art-carried = En curso: { $number }
art-kept = Guardadas: { $number }
art-cup = En la taza: { $number }
art-unseen = Aún no vistos: { $number }

## Endeavor: Deep Sea

art-round-of = { $round ->
    [0] Preparación de la partida
   *[other] Ronda { $round } de { $rounds }
} · { $scenario }
art-column = columna { $letter }
art-knowledge = conocimiento
art-cargo = discos en la bodega
art-markers = influencia
art-tokens = fichas de inmersión
art-depth = profundidad { $number }
art-supplies = fichas de inmersión: { $tokens } · informes: { $reports }

## Paneles

art-panel-found = Descubierto: uno de estos
art-panel-others = Los demás
art-panel-influence = Influencia
art-panel-reports = Informes
art-panel-tray = Tripulación disponible
art-panel-supplies = Reservas
art-panel-goals = Objetivos
art-goal-worth = { $points ->
    [0] {""}
   *[other] { $points } por cada uno
}{ $first ->
    [0] {""}
   *[other] {" · "}{ $race ->
        [yes] primer puesto { $first }, segundo puesto { $second }
       *[no] mayoría { $first }, segundo puesto { $second }
    }
}{ $lead ->
    [0] {""}
   *[other] {" · "}cada ventaja { $lead }
}
art-panel-commitment = Compromiso
art-panel-crew = A bordo
art-panel-record = Barcos hundidos
art-panel-voyage = Viaje
art-panel-resources = Nautilus
art-panel-cards = Cartas
art-panel-characters = Personajes
art-panel-upgrades = Mejoras
art-panel-treasures = Tesoros
art-panel-salvage = Salvamento
art-panel-tonnage = Tonelaje
art-panel-fleet = Barcos
art-panel-officers = Oficiales

## Imágenes

art-picture-nauticus = Un barco de tres palos a toda vela ante una rosa de los vientos
art-picture-nemo1 = El Nautilus de noche entre los brazos de un calamar gigante
art-picture-nemo2 = Una fragata en la superficie y el Nautilus debajo
art-picture-endeavor = Un sumergible de investigación bajando al abismo
art-picture-plain = Olas y una vela en el horizonte

## What the attributes of Endeavor: Deep Sea are good for

art-does-rep = hasta qué nivel reclutas tripulación
art-does-insp = cuántos discos ganas en cada ronda
art-does-coord = cuántos discos recuperas en cada ronda
art-does-ing = hasta dónde y a qué profundidad viajan tus submarinos
