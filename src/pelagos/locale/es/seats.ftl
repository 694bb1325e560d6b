### Asientos que siguen, relojes, finales anticipados y cuánto tiempo se guardan las mesas.

face-ended-agreed = Los jugadores acordaron terminar aquí la partida.
face-ended-resigned = Se abandonó la partida.
face-ended-time = Se acabó el tiempo y, con él, la partida.
face-verdict-early = No gana nadie: la partida no se jugó hasta el final.
face-log-resigned = { $before } abandona; sigue { $name }.
face-log-resigned-open = { $before } abandona; el asiento queda libre.
face-log-handed = { $before } deja jugar a { $name }.
face-log-offered = { $before } deja el asiento; queda libre.
face-log-taken = { $name } se sienta y sigue la partida.
face-log-back = { $name } ha vuelto y sigue la partida.
face-log-away = { $before } no está; sigue { $name }.
face-log-away-open = { $before } no está; el asiento queda libre.
face-log-time = A { $before } se le acabó el tiempo; sigue { $name }.
face-log-time-open = A { $before } se le acabó el tiempo; el asiento queda libre.
face-log-empty = No vino nadie; sigue { $name }.

## Las reglas de una mesa

house-days = { $number ->
    [one] { $number } día
   *[other] { $number } días
}
house-hours = { $number ->
    [one] { $number } hora
   *[other] { $number } horas
}
house-minutes = { $number ->
    [one] { $number } minuto
   *[other] { $number } minutos
}
house-seconds = { $number ->
    [one] { $number } segundo
   *[other] { $number } segundos
}
house-clock-none = Sin reloj.
house-clock-move = Tiempo por jugada: { $time }.
house-clock-game = Tiempo para toda la partida: { $time }.
house-clock-bonus = Tiempo para toda la partida: { $time }; cada jugada añade: { $more }.
house-over-bot = Cuando se acaba el tiempo, sigue un bot.
house-over-host = Cuando se acaba el tiempo, quien abrió la mesa decide quién sigue.
house-over-lost = Cuando se acaba el tiempo, se pierde el asiento.
house-away-never = No se sustituye a nadie por estar ausente.
house-away = A quien le toca y está ausente más de { $time } lo puede sustituir quien abrió la mesa.
house-left-bot = Por quien abandona sigue un bot.
house-left-open = El asiento de quien abandona queda libre para el siguiente que tenga una invitación.

## Qué se puede hacer con los asientos

seat-menu = Asientos y final
seat-rules = Reglas de esta mesa
seat-deed-resign = Abandonar
seat-deed-hand = Que juegue un bot por mí
seat-deed-back = Recuperar mi asiento
seat-deed-offer = Dejar mi asiento
seat-deed-bot = Que juegue un bot por { $seat }
seat-deed-open = Liberar el asiento de { $seat }
seat-of = { $deed } ({ $name })
seat-help-resign-bot = Sigue un bot. El asiento no se puede recuperar.
seat-help-resign-open = El asiento queda libre para el siguiente que tenga una invitación.
seat-help-resign-alone = El viaje termina aquí y queda como abandonado.
seat-help-resign-last = Solo quedarían bots: la partida termina aquí y no gana nadie.
seat-help-hand = { $bot } sigue hasta que recuperes el asiento. Mientras tanto ves lo que ven los espectadores.
seat-help-back = El bot se detiene y sigues tú.
seat-help-offer = Quien tenga la invitación puede sentarse aquí, tú también.
seat-help-bot = { $bot } sigue la partida.
seat-help-open = Quien tenga la invitación puede sentarse aquí.
seat-sure-resign = Sí, abandonar
seat-sure-end = Sí, terminar
seat-vote-propose = Proponer terminar la partida
seat-vote-agree = Aceptar terminar la partida
seat-vote-withdraw = Mejor seguir jugando
seat-vote-help = Cuando todas las personas de la mesa están de acuerdo, la partida termina aquí y no gana nadie.
seat-vote-alone = Aquí no juega nadie más: la partida termina enseguida y no gana nadie.
seat-vote-stands = A favor de terminar aquí: { $names }. Falta: { $others }.
seat-pin = Guardar esta mesa para siempre
seat-unpin = No guardar esta mesa para siempre
seat-goes-finished = Esta mesa se borrará el { $date }. Las partidas acabadas se guardan aquí: { $time }. Quien juega aquí puede conservarla.
seat-goes-idle = Esta mesa se borrará el { $date } si nadie sigue jugando. Quien juega aquí puede conservarla.
seat-time-over = A { $seat } se le acabó el tiempo. Quien abrió la mesa decide quién sigue.

## Lo que no se puede

error-seat-not-yours = Este asiento no es tuyo.
error-seat-no-return = Ningún bot juega en este asiento por ti.
error-seat-not-host = Eso solo puede hacerlo quien abrió la mesa.
error-seat-plays = { $seat } no está ausente y tiene tiempo. La regla de esta mesa: { $house }
error-seat-changed = Este asiento no puede cambiar así ahora.
error-seat-over = La partida ha terminado; los asientos quedan como están.
error-seat-lesson = En una lección nadie cambia de asiento. Deja primero la lección.
error-seat-sure = Esto no se puede deshacer. Envíalo otra vez con «sure» si va en serio.
error-clock = Un reloj necesita un tiempo: de { $low } a { $high } segundos.

## Abrir una mesa

web-house = Reloj, ausencia, abandono
web-house-clock = Reloj
web-clock-none = ninguno
web-clock-move = por jugada: { $time }
web-clock-game = para la partida: { $time }
web-house-increment = Se añade por cada jugada
web-increment-none = nada
web-house-time-over = Cuando se acaba el tiempo
web-time-over-bot = sigue un bot
web-time-over-host = decide quien abrió la mesa
web-time-over-lost = se pierde el asiento
web-house-absent = Se sustituye a quien le toca y está ausente más de
web-absent-never = nunca
web-house-leaver = El asiento de quien abandona
web-leaver-bot = pasa a un bot
web-leaver-open = queda libre para el siguiente
