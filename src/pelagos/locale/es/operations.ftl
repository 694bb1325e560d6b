# Mesas de reglas anteriores

error-table-old = En esta mesa se jugó con la versión { $found } de las reglas; este servidor juega con la { $known }. Solo se puede mirar.
error-table-lost = En esta mesa se jugó con la versión { $found } de las reglas; este servidor juega con la { $known }, y no se conserva ninguna posición. Su registro aún se puede descargar.
error-no-onward = Esta mesa no puede seguir desde su última posición conservada.
error-record-begins = Este registro empieza en medio de una partida. Se puede mostrar y comprobar en la línea de órdenes, pero no abrir aquí.
web-old-rules = Se jugó con la versión { $found } de las reglas; este servidor juega con la { $known }. Ves la mesa como estaba en el paso { $at } de { $last }. Aquí nadie puede responder.
web-old-pack = Se jugó con otros componentes que los de este servidor. Ves la mesa como estaba en el paso { $at } de { $last }. Aquí nadie puede responder.
web-old-page-rules = Se jugó con la versión { $found } de las reglas; esta página la hizo la versión { $known }. Muestra las posiciones que se guardaron, hasta el paso { $at } de { $last }.
web-old-page-pack = Se jugó con otros componentes que los del programa que hizo esta página. Muestra las posiciones que se guardaron, hasta el paso { $at } de { $last }.
web-old-go-on = Seguir desde aquí en una mesa nueva
web-old-onward = A la mesa donde continúa
web-line-refused = Sin conexión.

# La base de datos

error-database-newer = { $url } fue escrita por un Pelagos más nuevo: su esquema es { $found }, y este programa conoce esquemas hasta { $known }. Inicia el programa más nuevo o restaura una copia anterior a la actualización.
error-database-damaged = { $url } está dañada ({ $problem }). Restaura una copia: pelagos restore ARCHIVO
error-database-taken = Otro servidor usa { $url }. Un archivo SQLite es para un solo servidor; varios servidores comparten un PostgreSQL.
error-database-away = La base de datos no responde en este momento. Nada ha cambiado; inténtalo de nuevo.
error-database-none = No existe la base de datos { $url }.
error-no-network = { $option }: { $problem }. Escribe una dirección o una red, como 127.0.0.1 o 10.0.0.0/8.

# Copias de seguridad

backup-done = La copia de { $db } está en { $path } (mesas: { $tables }).
restore-done = { $db } se ha restaurado desde { $path } (mesas: { $tables }).
restore-aside = Lo que había allí antes es ahora { $before }.
error-backup-foreign = { $path } no es una base de datos de Pelagos.
error-path-exists = { $path } ya existe y nunca se sobrescribe. Elige otro nombre.
error-restore-taken = Un servidor usa { $url }, así que no se ha restaurado nada. Detenlo primero («systemctl stop pelagos»).
error-backup-postgres = { $url } es PostgreSQL, que tiene su propia herramienta: pg_dump --format=custom --file=ARCHIVO URL
error-restore-postgres = { $url } es PostgreSQL, que tiene su propia herramienta: pg_restore --clean --if-exists --dbname=URL ARCHIVO

# El examen

doctor-disk = Hay { $free } MB libres en { $folder }.
doctor-disk-full = Solo hay { $free } MB libres en { $folder }: haz sitio antes de que el disco se llene.
doctor-private = Solo su dueño puede leer { $path }.
doctor-readable = Otros pueden leer { $path } y con él la clave con que se firman las cookies: chmod 600
doctor-letters = Las letras para páginas e imágenes están listas.
doctor-values = Valores aprendidos para el nivel más fuerte: { $whole } de { $games } juegos.
doctor-values-missing = Faltan los valores aprendidos de { $game }. El nivel más fuerte sigue jugando sin ellos, y los consejos y el análisis se guían solo por la estimación; instala Pelagos de nuevo.
doctor-database = { $url } responde.
doctor-database-none = { $url } no existe todavía; la creará el primer inicio de un servidor.
doctor-unreadable = No se puede leer la base de datos: { $problem }.
doctor-sound = La base de datos está íntegra.
doctor-damaged = La base de datos está dañada ({ $problem }). Restaura una copia.
doctor-schema = El esquema es { $found }, el más nuevo.
doctor-schema-older = El esquema es { $found }; el próximo inicio de un servidor lo llevará a { $known }. Haz antes una copia.
doctor-schema-newer = El esquema es { $found }, y este programa conoce esquemas hasta { $known }: inicia el programa más nuevo.
doctor-key = La clave para firmar está.
doctor-key-none = Todavía no hay clave para firmar; la creará el primer inicio de un servidor.
doctor-key-short = La clave para firmar es demasiado corta: borra su fila en la tabla settings y se creará otra. Después todos tendrán que identificarse de nuevo.
doctor-clock = El reloj marca { $now }.
doctor-clock-back = El reloj marca { $now }, pero alguien jugó a las { $last }: una de las dos horas es falsa.
doctor-tables = Mesas: { $tables }; de ellas con otras reglas, solo para mirar: { $old }.
doctor-writing = La base de datos acepta lo que se escribe.
doctor-writing-not = La base de datos no acepta nada: { $problem }.
doctor-well = Todo está bien.
doctor-unwell = No está bien: { $number }.
