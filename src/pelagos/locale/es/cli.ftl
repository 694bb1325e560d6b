### Lo que dicen las órdenes.

error-usage = No se entiende la orden: { $problem }
error-usage-command = No existe esa orden. Órdenes conocidas: { $known }.
error-usage-option = No existe la opción { $option }.
error-usage-missing = Falta { $name }.
error-usage-text = La palabra { $number } de la orden contiene signos que no son texto.
error-usage-value = { $name }: { $problem }

case-passed = bien   { $id }  { $title }
case-failed = FALLO  { $id }  { $title }  ({ $file })
case-broken = { $file }, caso { $id }: { $why }
case-total = bien: { $passed }, fallos: { $failed }

error-no-tests = No se ha encontrado por encima de { $path } ninguna carpeta «tests» con archivos de casos. Indícala con --tests.
error-unknown-rule = { $game } no tiene la regla «{ $rule_id }».
rules-told = {"    "}lo cuenta { $functions }
rules-gap-code = { $id }: ninguna función cita esta regla.
rules-gap-test = { $id }: ninguna prueba cita esta regla.
rules-gap-idle = { $function } cita reglas, pero nada la usa.
rules-gaps = { $number ->
    [0] Ninguna laguna
    [one] Una laguna
   *[other] { $number } lagunas
} entre { $of } identificadores.

record-torn = { $path }: la última línea se cortó al escribirla y se ha descartado.
verify-passed = { $path }: todo bien, { $version ->
    [one] una entrada recalculada
   *[other] { $version } entradas recalculadas
}{ $finished ->
    [yes] {""}
   *[no] ; la partida no ha terminado
}{ $dice ->
    [yes] ; cada tirada y cada sorteo comprobados
   *[no] ; los dados se tiraron en otra parte y no se pueden comprobar
}.
verify-failed = { $path }: { $why }

packs-new = { $number ->
    [one] Se ha copiado una tabla
   *[other] Se han copiado { $number } tablas
} a { $path }. Cambia lo que en tu juego impreso sea distinto y luego ejecuta: pelagos packs check.
packs-checked = { $path } está en orden. Su suma de comprobación es { $hash }.
packs-differences = { $number ->
    [0] No hay ningún valor distinto.
    [one] Hay un valor distinto.
   *[other] Hay { $number } valores distintos.
}

games-game = { $name } ({ $key }): { $high ->
    [one] un jugador
   *[other] de { $low } a { $high } jugadores
}; bots: { $bots }
games-setting = { $key }: { $help } ({ $range }; por defecto { $default })
games-flag = yes o no

ladder-played = { $games ->
    [one] Se ha jugado una partida
   *[other] Se han jugado { $games } partidas
}; guardado en { $path }.
ladder-page = La página está escrita: { $path }
ladder-against = { $one } contra { $other }
error-ladder-out = Nombra un juego y el archivo para sus partidas (--out FILE), o una página y los archivos de los que se hace (--page PAGE FILE...).
error-ladder-file = «{ $path }» no contiene partidas de una escalera.
error-ladder-none = No existe el archivo «{ $path }».
error-ladder-nobody = { $level } no tiene contra quién jugar en { $game }: nombra al menos dos niveles con --levels.
error-ladder-other = «{ $path }» contiene partidas de una escalera de { $found }, no de { $wanted }.
error-slope-game = En este juego, tal como está ajustado ({ $game }), nadie hace planes, así que no hay pendiente que buscar.
error-slope-file = «{ $path }» no contiene el camino de este plan: está dañado o es de otro juego, de otros ajustes o de otra semilla. Elige otro archivo.
