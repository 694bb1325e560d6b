### Quién eres: nombres, dispositivos, caminos de vuelta, a quién se oye.

error-name-blank = En este nombre no se ve nada. Elige uno con letras o cifras.
error-no-device = Entre tus dispositivos no hay ninguno así.
error-bad-passkey = Esta clave de acceso no abre nada aquí.
error-bad-code = Este código de recuperación no abre nada aquí. Míralo otra vez, grupo por grupo.
error-too-many-tries = Demasiados intentos. Espera unos minutos e inténtalo de nuevo.
error-no-line = Eso no lo dijo nadie a quien se pueda silenciar.
error-blocked = Quien abrió esta mesa no desea encontrarse contigo aquí.
error-lent = Este asiento se le ha prestado a este navegador. Solo puede prestarlo quien lo ocupa.
