### Mirar atrás: ver de nuevo una partida en la página de la mesa, y como página propia.

## En la página de la mesa

web-replay-first = Al principio
web-replay-play = Reproducir
web-replay-speed = Velocidad
web-replay-slow = Lenta
web-replay-normal = Normal
web-replay-fast = Rápida
web-replay-copy = Copiar enlace
web-replay-copied = El enlace a este momento está copiado.
web-replay-given = La respuesta fue:
web-replay-watch = Verla otra vez
web-replay-page = Descargar como página
web-replay-making = La página se está dibujando…
web-key-ends = mirando atrás: al principio, de vuelta al presente
web-key-play = mirando atrás: reproducir y pausar
web-key-speed = mirando atrás: más lento, más rápido
web-replay-skip = Saltar a los controles
web-replay-noscript = Esta página muestra la partida con sus propios scripts; permítelos, por favor.

## En la línea de órdenes

replay-drawing = Momento { $done } de { $all }…
replay-written = { $path }: { $moments ->
    [one] un momento
   *[other] { $moments } momentos
} en { $size }{"\u00A0"}kB; se abre en cualquier navegador, sin servidor.
replay-running = La partida no ha terminado: la página muestra lo que puede ver { $viewer ->
    [spectator] un espectador
   *[other] el asiento { $viewer }
}.
error-replay-snapshot = Una página muestra una partida entera; --from-snapshot y --at muestran una sola posición.
error-replay-suffix = «{ $path }» debe terminar en .html.

## Desde el servidor

error-replay-busy = Ahora mismo se están haciendo varias páginas de partidas. Inténtalo de nuevo en un momento.
error-replay-failed = No se pudo hacer una página de esta partida. Su registro todavía se puede descargar.
serve-verify-scripted = Los dados y robos de esta partida estaban dispuestos de antemano.
