### Pantallas pequeñas.

web-fold = Mostrar u ocultar las respuestas
