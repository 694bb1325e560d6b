### El servidor web: lo que dice de sí mismo y lo que rechaza.

serve-begun = Pelagos está en { $address } y guarda sus mesas en { $db }. Ctrl-C lo detiene.
serve-verify-seeded = Todo el azar de esta partida se sigue de la semilla { $seed }; quien reproduzca el registro obtendrá lo mismo.
serve-verify-fair = La semilla { $seed } estaba fijada antes de la primera jugada: su hash es el compromiso { $commitment }. De ella se sigue todo el azar de esta partida.
serve-verify-manual = En esta partida la gente tiró los dados y robó por su cuenta, y escribió los resultados.

error-bad-message = Eso no se pudo entender: { $problem }.
error-bad-token = Este token no abre aquí ningún asiento: está falsificado, ha caducado o el asiento ha cambiado de manos.
error-bad-invite = Esta invitación no es válida.
error-link-used = Este enlace ya se ha usado o ha caducado.
error-seat-taken = Este asiento ya no está libre.
error-seat-kind = Un asiento es para «me», «hotseat», «open» o «bot:…», no para «{ $kind }».
error-spectator = Solo pueden hacerlo quienes están sentados a la mesa.
error-no-table = No existe esa mesa, o no está abierta a todos.
error-not-found = Aquí no hay nada.
error-method = Esta dirección no se usa así.
error-foreign-page = Lo pidió la página de otro sitio; no se hizo nada.
error-too-large = Eso son más de { $most } bytes.
error-too-fast = Demasiado de una vez. Espera un momento e inténtalo de nuevo.
error-too-many-tables = Tienes { $most } mesas sin terminar; termina o deja alguna antes de abrir otra.
error-foreign-host = Este servidor no responde al nombre «{ $host }». Quien lo lleva puede permitirlo: --allowed-hosts.
error-quota-tables = Se han abierto muchas mesas en poco tiempo. La próxima puede abrirse dentro de { $seconds } s.
error-quota-imports = Se han traído muchos registros en poco tiempo. El próximo puede traerse dentro de { $seconds } s.
error-quota-bots = Se han abierto muchas mesas solo para bots en poco tiempo. La próxima puede abrirse dentro de { $seconds } s.
error-quota-talk = Hablas más rápido de lo que los demás pueden leer. Espera { $seconds } s.
error-busy = Muchos piden lo mismo en este momento. No se pierde nada; inténtalo de nuevo dentro de un rato.
error-record-long = Aquí un registro tiene como máximo { $most } líneas; este tiene { $lines }.
error-undo-no-more = Esta mesa ha llegado a { $most } entradas; desde aquí no se puede deshacer nada, pero puedes jugar hasta el final.
error-limit-unknown = No hay ningún límite llamado «{ $limit }». Se pueden fijar: { $known }.
error-limit-value = El límite «{ $limit }» es un número mayor que cero, no «{ $value }».
error-internal = Algo salió mal por nuestra parte; no se cambió nada. Los detalles están en el registro del servidor.
error-database = No se puede usar la base de datos { $url }: { $problem }.
error-cannot-listen = { $host }, puerto { $port }: el servidor no puede escuchar ahí ({ $problem }).
error-record-later = El registro revela cada robo; mientras jueguen otros, solo se puede descargar tras el final.
error-record-fair = Esta partida de azar verificable no ha terminado y su semilla secreta está en el servidor del que viene: solo allí puede seguir.
error-unknown-version = Esta mesa no tiene el estado { $version }; el último es el { $last }.
