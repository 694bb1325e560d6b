### Nemo's War, first edition: what an option puts at stake.

nemo1-forecast-about = alrededor del { $percent }{"\u00A0"}%
nemo1-forecast-again = Una nueva tirada sale bien: { $chance }
nemo1-forecast-bonus = { $resource } +{ $bonus }
nemo1-forecast-comes = { $effects }: { $chance }
nemo1-forecast-damage = {"  "}Dónde cae un impacto, de seis caras: Nemo { $nemo }, Tripulación { $crew }, Casco { $hull }
nemo1-forecast-effects = Lo que ocurre: { $effects }
nemo1-forecast-fire = {"  "}Dispara primero e impacta: { $chance }
nemo1-forecast-hidden = {"  "}Resulta ser un Barco de Guerra: { $chance }
nemo1-forecast-hit = Sin forzar nada, modificador { $modifier }, el ataque impacta: { $chance }
nemo1-forecast-imperial = Todos los océanos están llenos: con este turno termina el viaje, si no desaparece ningún barco.
nemo1-forecast-kept = Guardas la carta hasta que la uses.
nemo1-forecast-last = {"  "}Se agota un recurso y el viaje termina, si no lo evita un tesoro: { $chance }
nemo1-forecast-last-ship = Es el último barco en los mares: el viaje termina.
nemo1-forecast-lies = Total { $total }, hace falta { $number } o más: { $good ->
    [yes] éxito
   *[no] sigue siendo un fallo
}
nemo1-forecast-may-exert = {"  "}Antes de tirar se puede forzar: { $offers }
nemo1-forecast-miss = {"  "}Un ataque fallido cuesta: { $effects }
nemo1-forecast-price = {"  "}Continuar cuesta primero: { $effects }
nemo1-forecast-roll = { $number } o más con modificador { $modifier } es un éxito: { $chance }
nemo1-forecast-search = Se encuentra un tesoro: { $chance }
nemo1-forecast-spent = {"  "}El tesoro vuelve a la taza y { $vp ->
    [one] se pierde su punto
   *[other] se pierden sus { $vp } puntos
}.
nemo1-forecast-success = {"  "}Si sale bien: { $effects }
nemo1-forecast-too-late = {"  "}El año termina antes de que sirva de algo: { $chance }
nemo1-forecast-weeks = Lleva de { $low } a { $high } semanas.
nemo1-forecast-year-ends = Con este turno termina el año: { $chance }
