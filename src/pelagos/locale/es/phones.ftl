### Pantallas pequeñas.

web-fold = Mostrar u ocultar las respuestas
web-no-moment = Ese momento no existe en esta partida. Esta es la mesa tal como está ahora.
web-plan-again = Lo que habías planeado está aquí de nuevo; no se envió nada.
web-plan-dropped = La partida ha avanzado; lo planeado para otro momento se descarta.
web-carried = Jugar aquí
web-carried-more = Este enlace de un solo uso presta un asiento a este navegador: { $seat }. Se gasta al usarlo; en el otro dispositivo también se puede seguir jugando y terminar el préstamo en cualquier momento.
web-moment-steps = { $steps ->
    [one] Un paso jugado
   *[other] { $steps } pasos jugados
}
error-record-foreign = Este archivo no es un registro de una partida de aquí. Un registro empieza con una línea que dice qué juego es.
