### El terminal: lo que se dice alrededor de una partida.

## Comienzo

tui-welcome = { $game }. Escribe un número para responder, o ? para ver la ayuda.
tui-seated = { $name } ({ $who ->
    [person] tú
   *[bot] bot
})
tui-table = En la mesa: { $seats }.
tui-fate-seeded = La semilla es { $seed }. Con --seed { $seed } se repite la misma suerte.
tui-fate-fair = Azar verificable. El compromiso de su semilla secreta es { $commitment }.
tui-fate-add = Quien no se fíe de nadie puede añadir azar propio: escribe «chance» y cualquier texto.
tui-fate-manual = Tú haces las tiradas y los sorteos: escribe lo que salga.
tui-practice = Práctica: todo se puede deshacer.
tui-kept = La partida se guarda después de cada respuesta; pelagos play --continue la continúa.
tui-not-kept = Esta partida no se puede guardar: { $problem }
tui-saving = La partida se guarda en { $path } después de cada respuesta.
tui-return = { $game } continúa. Lo último que ha pasado:
tui-already-over = Esta partida de { $game } ha terminado.
tui-snapshot = La instantánea en el estado { $version }, jugada con la versión { $rules } de las reglas. Con --save ARCHIVO la partida sigue desde ella en un registro nuevo.

## Preguntas

tui-prompt = { $high ->
    [one] 1, o ? para ver la ayuda >
   *[other] del 1 al { $high }, o ? para ver la ayuda >
}
tui-prompt-dice = { $dice ->
    [one] el dado
   *[other] los { $dice } dados
}, como en { $example }, o ? para ver la ayuda >
tui-prompt-again = { $high ->
    [one] 1, Intro para ver las opciones, ? para ver la ayuda >
   *[other] del 1 al { $high }, Intro para ver las opciones, ? para ver la ayuda >
}
tui-prompt-bots = 1 a { $high }, o q para salir >

## Ayuda

tui-help-options = Responde con un número del 1 al { $high }, o con palabras: la primera opción es también «{ $example }». Con solo Intro se vuelven a mostrar las opciones.
tui-help-commands = Órdenes, iguales en todos los idiomas; bastan las primeras letras:
tui-help-help = esta lista, también con ?
tui-help-board = la posición
tui-help-score = la puntuación si la partida terminara ahora, con la regla de cada línea
tui-help-log = lo que ha pasado últimamente; «log 50» llega más atrás
tui-help-why = lo que ahora no es posible y por qué; «why» y una respuesta pregunta por esa
tui-help-odds = lo que cada opción pone en juego, con probabilidades exactas; «odds 3» lo cuenta todo sobre la opción 3
tui-help-hint = la mejor respuesta según el consejero, con qué seguridad y por qué; a solas, solo con bots o con --practice
tui-help-drawer = lo que es público pero no está en el tablero: bolsas, reversos, montones
tui-help-rule = la regla de la pregunta; con un número, esa regla, por ejemplo «rule 6.5»
tui-help-chance = añade azar propio al azar verificable, como «chance un paseo junto al mar»; solo, dice de dónde viene el azar
tui-help-look = lo que lleva impreso un componente, por su nombre («look NOMBRE»), o de qué trata la opción 3 («look 3»)
tui-help-turn = lo que ha pasado desde tu último turno
tui-help-undo = deshace tu última respuesta, si desde entonces no ha habido sorteo, tirada ni respuesta de otra persona
tui-help-quit = salir de la partida
tui-legend-nauticus = En el tablero: del 0 al 7 están las casillas de acción del disco giratorio, cada una con su acción, sus trabajadores azules, su bonificación y sus precios. Lo que está boca abajo ya se ha jugado en esta ronda; en la siguiente, el ancla señala donde está la ficha de ancla.
tui-legend-nemo1 = En el tablero: el número entre corchetes es el dado de un océano, ► es donde está el Nautilus.
tui-legend-nemo2 = En el tablero: el número entre corchetes es el dado de un océano. Los ocultos son contactos que nadie ha visto todavía; las conexiones de solo colocación llevan contactos, nunca el Nautilus.
tui-legend-endeavor = En el tablero: ~ es mar sin explorar. A, B, C y D son los asientos por orden: [A] es un lugar con un disco del primero, [-] uno libre. d1, s1, c1 y j1 son lugares para inmersión, sónar, conservar y publicar. Un espacio de influencia se lee columna: puntos / bonificación [marcadores]; > es uno inicial, ∞ uno para cuantos marcadores se quiera.

## Respuestas a las órdenes

tui-log-number = Escribe log y un número de líneas, no «{ $value }».
tui-look-how = Mira uno por su nombre: look NOMBRE. «look 3» muestra de qué trata la opción 3.
tui-look-nothing = Esta opción no trata de nada que se pueda mirar.
tui-look-none = En este juego no hay nada que mirar.
tui-turn-nothing = No ha pasado nada desde tu último turno.
tui-why-all = Ahora no es posible:
tui-why-nothing = Todo lo que corresponde a esta pregunta es posible.
tui-why-possible = Eso es posible: opción { $number }, { $label }.
tui-why-fate = Aquí no se pregunta a ningún jugador: toca un sorteo o una tirada, y todos los resultados de la lista son posibles.
tui-hint-thinking = Pensando; Ctrl-C dice lo que se ha encontrado hasta entonces.
tui-odds-more = Escribe odds y un número para ver cada resultado y lo que trae o cuesta.
tui-odds-none = A ninguna de estas opciones le sigue directamente un sorteo o una tirada.
tui-odds-no-chance = Aquí no sigue directamente ningún sorteo ni tirada: { $label }.
tui-odds-which = Un sorteo o una tirada sigue a estas opciones: { $numbers }. Escribe odds y un número, por ejemplo: odds { $first }.
tui-odds-after = Después de esta opción: { $label }.
tui-score-seat = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

## El final

tui-rank = { $rank }. { $name }  { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $tied ->
    [yes] , puesto compartido
   *[no] {""}
}
tui-fair-revealed = La semilla secreta era { $seed }.
tui-end-saved = La partida completa está en { $path }. Vuelve a verla o comprueba cada paso:
tui-bye = Hasta la vista.
tui-leave-sure = Esta partida no está guardada y se perdería. Escribe quit (o pulsa Ctrl-C) otra vez para salir de todos modos.
tui-bye-saved = Hasta pronto. La partida está guardada en { $path }. Continúa con:
tui-bye-unsaved = Hasta pronto. Esta partida no se ha guardado.

## Errores

error-not-a-roll = «{ $typed }» no es una tirada. Escribe { $dice ->
    [one] el dado
   *[other] los { $dice } dados
} como han quedado, como en { $example }.
error-nothing-to-continue = En { $folder } no hay ninguna partida sin terminar.
error-autosave-damaged = { $path } no se puede leer y se queda como está: { $problem }
error-names-count = Se { $names ->
    [one] ha indicado un nombre
   *[other] han indicado { $names } nombres
} para { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}.
error-names-twice = Dos asientos no pueden llamarse ambos «{ $name }».
error-record-game = El registro es de { $found }, no de { $game }.
error-secret-missing = Esta partida de azar verificable no puede continuar: falta su semilla secreta. Debería estar en { $path }.
tui-drawer-none = Todo lo que hay que ver está en el tablero.
