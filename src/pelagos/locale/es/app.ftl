### El programa de terminal a pantalla completa.

app-thinking = { $name } está pensando…
app-hint-thinking = Pensando; otra vez h dice lo que se ha encontrado hasta entonces.
app-over = La partida ha terminado
app-over-keys = s muestra la puntuación, l el historial, q sale.
app-type = una respuesta o una orden, como «why» o «rule 2.1»
app-more-dice = Hasta ahora: { $typed }. Escribe también los demás dados, o Esc para empezar de nuevo.
app-close = Esc: volver a la mesa
app-rules = Reglas
app-key-undo = deshacer
app-key-score = puntuación
app-key-log = historial
app-key-look = mirar
app-key-why = por qué no
app-key-rule = regla
app-key-odds = probabilidades
app-key-hint = Consejo
app-key-drawer = bolsas y pilas
app-key-board = tablero
app-key-type = escribir
app-key-help = ayuda
app-key-quit = salir
app-key-turn = desde tu último turno
app-leave-sure = Esta partida no está guardada en ninguna parte. ¿Salir y perderla?
app-leave-stay = Quedarse
app-leave-go = Salir
