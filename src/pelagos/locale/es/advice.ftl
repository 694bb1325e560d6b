### El consejero: qué responder, con qué seguridad y por qué.

face-log-hint = { $seat } ha pedido consejo.
face-hints = { $number ->
    [one] { $seat } ha pedido consejo { $number } vez.
   *[other] { $seat } ha pedido consejo { $number } veces.
}

error-hint-over = Ya no hay nada que aconsejar: la partida ha terminado.
error-hint-lesson = En una partida guiada es el guía quien dice qué hacer; no hay otro consejo.
error-hint-people = En una partida entre personas no hay consejos. Pídelos en una mesa en la que juegues a solas o solo con bots, o en una mesa de práctica propia.
error-hint-failed = El consejero no ha respondido. Inténtalo otra vez.
error-hint-not-asked = Solo hay consejo sobre una pregunta que se te hace a ti.

hint-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
hint-best = Lo mejor: { $label }
hint-said-only = Es la única respuesta.
hint-said-thumb = Es la regla práctica del segundo: no había nada con que compararla, o no hubo tiempo.
hint-said-clear = Casi con seguridad mejor que «{ $other }», por unos { $points }{ $within }.
hint-said-likely = Probablemente mejor que «{ $other }», por unos { $points }{ $within }.
hint-said-equal = Pero «{ $other }» es más o menos igual de bueno.
hint-said-behind = Es la regla práctica del segundo. «{ $other }» parecía mejor por { $points }, pero no más de lo que explica el azar{ $within }.
hint-then = La mayoría de las partidas siguieron así: { $answers }
hint-against = Comparado con «{ $other }»:
hint-within = {""} (± { $margin })
hint-margin = { $amount } ± { $margin }
hint-amount = { $amount }
hint-row-clear = casi seguro peor
hint-row-likely = probablemente peor
hint-row-equal = más o menos igual
hint-row-behind = quizá mejor
hint-unseen = { $number ->
    [one] Otra respuesta ({ $number }) parecía peor a primera vista y no se comparó.
   *[other] Otras { $number } respuestas parecían peores a primera vista y no se compararon.
}
hint-basis-same = Cada respuesta se siguió jugando mentalmente. La diferencia fue siempre la misma, pues en estos turnos el azar no decide nada entre ellas; cuánto se equivoca la propia valoración, eso no lo dice.
hint-basis = { $games ->
    [one] Cada respuesta se siguió jugando mentalmente hasta { $games } vez, todas con la misma suerte. En 19 de 20 casos la diferencia verdadera está dentro del margen.
   *[other] Cada respuesta se siguió jugando mentalmente hasta { $games } veces, todas con la misma suerte. En 19 de 20 casos la diferencia verdadera está dentro del margen.
}
hint-reason-score-more = { $points } más: { $line }
hint-reason-score-less = { $points } menos: { $line }
hint-reason-goal-more = más cerca de la meta: { $line }
hint-reason-goal-less = más lejos de la meta: { $line }
hint-reason-rival-more = el mejor rival obtiene { $points } más
hint-reason-rival-less = el mejor rival obtiene { $points } menos
hint-reason-later-more = una posición mejor para lo que viene, que vale { $points }
hint-reason-later-less = una posición peor para lo que viene, por { $points }
hint-reason-peril = «{ $said }» amenaza en el { $here }{"\u00A0"}% de las partidas; si no, en el { $there }{"\u00A0"}%
hint-reason-brink = «{ $said }» es inminente en el { $here }{"\u00A0"}% de las partidas; si no, en el { $there }{"\u00A0"}%
hint-reason-lost = la partida se pierde en el { $here }{"\u00A0"}% de los casos; si no, en el { $there }{"\u00A0"}%

## At the web table

web-hint = Consejo
web-hint-thinking = Pensando …
web-hint-enough = Basta: di lo que tienes
web-hint-advised = recomendado
web-hint-others = Las otras respuestas
web-hint-how = ¿Hasta qué punto es seguro?
web-key-hint = consejo sobre la pregunta
