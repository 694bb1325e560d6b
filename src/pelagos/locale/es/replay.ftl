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
web-key-ends = mirando atrás: al principio, de vuelta al presente
web-key-play = mirando atrás: reproducir y pausar
web-key-speed = mirando atrás: más lento, más rápido
