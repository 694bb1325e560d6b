### Lo que dice `--help`. La primera frase sobre una orden figura también en la lista de órdenes.
### GAME, FILE, FILES, FOLDER y WANTED son los nombres de lugares de la orden, iguales en todos los idiomas.

help-usage = Uso:
help-options = Opciones
help-commands = Órdenes
help-required = obligatorio
help-place-options = [OPCIONES]
help-place-command = ORDEN [ARGUMENTOS]...

help-help = Muestra esta ayuda y termina.
help-lang = El idioma de los mensajes; si no se indica, el del entorno (LANG).
help-version = Muestra la versión y termina.

help-pelagos = Cuatro juegos de mar en los que el programa vela por las reglas: jugar, repasar, comprobar, simular. Más sobre una orden: pelagos ORDEN --help.

help-balance = Hace que los bots jueguen cada parte de GAME con la misma frecuencia y escribe cómo les ha ido como tabla de Markdown. Las partes son modos, escenarios o dificultades.
help-balance-games = Cuántas partidas por línea; por defecto, { $default }.
help-balance-seed = La misma semilla, las mismas partidas; por defecto, { $default }.
help-balance-workers = Cuántos procesos; por defecto, uno por núcleo.
help-balance-on = Dónde se juega: en procesos de este ordenador («local»), en un clúster de Ray que se inicia aquí («ray») o en el clúster de una dirección.
help-balance-out = Guarda lo terminado en esta carpeta. Tras una interrupción, la misma orden sigue donde estaba.
help-balance-write = Pone la tabla en esta página, entre sus dos marcas.

help-case = Ejecuta los archivos de casos FILES (o carpetas enteras): casos de reglas que se comprueban solos. Véase docs/cases.md.
help-case-quiet = No dice nada de los casos que salen bien.

help-export = Escribe registros como filas: una por partida y, si se quiere, una por decisión. Cada registro se vuelve a jugar; el que no coincide se rechaza.
help-export-out = La carpeta para los archivos Parquet. Tras una interrupción, la misma orden sigue donde estaba.
help-export-decisions = Escribe también una fila por cada decisión.
help-export-workers = Cuántos procesos; por defecto, uno por núcleo.
help-export-pack = La carpeta del paquete de componentes con el que se jugó.

help-games = Enumera los juegos (o solo GAME) con su número de jugadores, sus bots y sus ajustes. Los ajustes se dan con --set KEY=VALUE.

help-ladder = Hacer que los niveles de GAME jueguen entre sí hasta que se acabe el tiempo o las partidas, o escribir una página con esos FILES.
help-ladder-out = Guardar las partidas en este archivo; la misma orden continúa con él.
help-ladder-page = Escribir esta página a partir de los archivos en vez de jugar.
help-ladder-levels = Qué niveles; si no se dice, { $default }.
help-ladder-games = Cuántas partidas por emparejamiento; si no se dice, { $default }.
help-ladder-minutes = Cuándo parar; si no se dice, tras { $default } minutos.
help-ladder-processes = Cuántos procesos; si no se dice, uno por núcleo.
help-ladder-on = Dónde se juega: en procesos de este ordenador («local»), en un clúster de Ray que se inicia aquí («ray») o en el clúster de una dirección.

help-learn = Aprende a jugar a GAME en el terminal: una primera partida guiada que continúa como partida de práctica normal. Ocupa toda la pantalla o, en tuberías y con --plain, va línea a línea.
help-learn-save = Guarda el registro de la partida en un archivo; pelagos play --resume lo continúa.
help-learn-check = Comprueba un archivo de lección: lo juega entero y busca cada palabra, regla y lugar que nombra.
help-learn-plain = Líneas en lugar de la pantalla completa.

help-packs = Paquetes de componentes: copiar las tablas de un juego, cambiar valores, comprobarlas y compararlas.
help-packs-new = Copia las tablas de GAME a una carpeta nueva, FOLDER, listas para cambiarlas.
help-packs-check = Comprueba que todas las tablas de FOLDER sirven para GAME. La primera celda incorrecta se indica con su archivo, fila y columna.
help-packs-diff = Dice qué valores de FOLDER difieren de los que trae GAME.

help-play = Juega a GAME en el terminal: a pantalla completa o, en tuberías y con --plain, línea a línea, como conviene a los lectores de pantalla. Ante cualquier pregunta, escribe ? para ver la ayuda.
help-play-seats = Quién juega: «me» para una persona en este terminal, el nombre de un bot (con parámetros: nombre:clave=valor) o módulo:Clase para un bot propio.
help-play-names = Cómo se llaman los asientos, por orden.
help-play-seed = Repite la suerte de una partida a partir de su semilla.
help-play-fair = Se compromete primero con una semilla secreta y la revela al final.
help-play-chance = Añade un texto propio al azar verificable antes del primer sorteo; puede repetirse, una vez por cada persona aquí.
help-play-manual-dice = Haces tú las tiradas y los sorteos y escribes lo que sale.
help-play-practice = Puedes deshacer cuanto quieras.
help-play-save = Guarda la partida en un archivo nuevo.
help-play-resume = Continúa una partida guardada.
help-play-from-snapshot = Con --resume: mirar la última instantánea de la partida; y con --save: seguir desde ella en un registro nuevo.
help-play-continue = Continúa la última partida que no ha terminado; con GAME, la última de ese juego.
help-play-set = Cambia un ajuste del juego; se puede repetir. «pelagos games» enumera los ajustes.
help-play-pack = La carpeta de otro paquete de componentes.
help-play-plain = Líneas en lugar de la pantalla completa.
help-play-calm = Sin recuadros para los grandes momentos: solo el registro.

help-render = Dibuja la mesa de la partida registrada en RECORD y la guarda como imagen.
help-render-output = El archivo que se escribe; termina en .svg o .png.
help-render-at = Se detiene en este estado.
help-render-seat = De quién es la vista que se dibuja; si no se indica, la de un espectador.
help-render-theme = Los colores: light, dark o paper. Por defecto: { $default }.
help-render-width = El ancho de un PNG en píxeles. Por defecto: { $default }.
help-render-pack = La carpeta del paquete de componentes con el que se jugó.

help-replay = Muestra la partida registrada en FILE: su desarrollo y su final, la posición en un estado, o todo como una página.
help-replay-at = Se detiene en este estado y muestra la posición.
help-replay-from-snapshot = Abre la última instantánea, sean cuales sean las reglas con las que se jugó.
help-replay-html = Escribe la partida entera como una sola página que se abre sin servidor.
help-replay-theme = El aspecto de la página; quien la lee puede cambiarlo. Por defecto: { $default }.
help-replay-viewer = Con qué ojos mira la página mientras la partida no ha terminado: un asiento o spectator. Por defecto: { $default }.
help-replay-pack = La carpeta del paquete de componentes con el que se jugó.

help-rules = Muestra todas las reglas de GAME, o solo la regla WANTED: su identificador, nuestras palabras, sus funciones y sus pruebas.
help-rules-gaps = Solo los identificadores sin código o sin prueba; si los hay, la orden falla.
help-rules-markdown = El índice completo como página Markdown.
help-rules-tests = La carpeta con las pruebas; en una copia del proyecto se localiza automáticamente.

help-serve = Sirve la mesa web en este equipo para jugar en el navegador. Las mesas se guardan y continúan tras reiniciar.
help-serve-host = La dirección en la que escuchar; por defecto, { $default }, a la que solo llega este equipo.
help-serve-port = El puerto en el que escuchar; por defecto, { $default }; 0 para cualquiera libre.
help-serve-db = Dónde se guardan las mesas: un archivo SQLite o una dirección postgresql://; por defecto, un archivo en tu carpeta de datos.
help-serve-origin = Otra dirección con la que los navegadores llegan a este servidor, si hay un proxy delante; puede repetirse.
help-serve-keep-finished = Cuántos días tras su última jugada se guarda una partida acabada; 0, como por defecto, para siempre. La mesa lo dice una semana antes, y quien juega en ella puede conservarla.
help-serve-keep-idle = Cuántos días sin jugadas se guarda una mesa sin acabar; 0, como por defecto, para siempre.
help-serve-allowed-hosts = Un nombre con el que los navegadores llegan a este servidor, varios separados por comas; las direcciones y el nombre de este equipo no hace falta darlos.
help-serve-limit = Otro límite que el habitual, como tables_per_address=50; puede repetirse. Todos están en docs/api.md.
help-serve-proxy = Un proxy delante de este servidor, como dirección o red: se le cree quién pregunta y si fuera se habla https. Puede repetirse.
help-serve-metrics = Quién puede leer las cifras en /metrics: una dirección, una red o un token enviado como «Authorization: Bearer». Nadie mientras no se nombre a nadie; puede repetirse.
help-serve-log = Cuánto se registra, en líneas JSON: debug, info, warning o error; por defecto, { $default }.
help-serve-no-browser = No abre el navegador.

help-sim = Hace que los bots jueguen muchas partidas de GAME y muestra cómo les ha ido.
help-sim-seats = Qué bots juegan, por su nombre o como módulo:Clase, con parámetros como nombre:clave=valor; cambian de asiento de una partida a otra.
help-sim-games = Cuántas partidas; por defecto, { $default }.
help-sim-seed = La misma semilla, las mismas partidas; por defecto, { $default }.
help-sim-paired = Todos juegan cada suerte desde todos los asientos antes de que llegue la siguiente: las mismas partidas dicen más.
help-sim-until = Para en cuanto se sabe si un bot gana al menos esta parte de las partidas, como greedy>=0.55. Por mucho que se mire, eso falla como mucho una vez de cada veinte; no se juega más que --games.
help-sim-workers = Cuántos procesos; por defecto, uno por núcleo.
help-sim-on = Dónde se juega: en procesos de este ordenador («local»), en un clúster de Ray que se inicia aquí («ray») o en el clúster de una dirección.
help-sim-set = Cambia un ajuste del juego; se puede repetir. «pelagos games» enumera los ajustes.
help-sim-pack = La carpeta de otro paquete de componentes.
help-sim-out = Guarda las filas como archivos Parquet en esta carpeta. Tras una interrupción, la misma orden sigue donde estaba.
help-sim-decisions = Guarda también una fila por cada decisión; va con --out.
help-sim-json = Escribe un objeto JSON en lugar de una tabla.

help-soak = Juega a GAME al azar y comprueba en cada pregunta todo lo que prometen las reglas. Los ajustes se sortean de nuevo en cada partida.
help-soak-games = Cuántas partidas; por defecto, { $default }.
help-soak-seed = La misma semilla, las mismas partidas; por defecto, { $default }.
help-soak-workers = Cuántos procesos; por defecto, uno por núcleo.
help-soak-on = Dónde se juega: en procesos de este ordenador («local»), en un clúster de Ray que se inicia aquí («ray») o en el clúster de una dirección.
help-soak-set = Fija un ajuste del juego; se puede repetir. «pelagos games» enumera los ajustes.
help-soak-out = Guarda lo terminado en esta carpeta. Tras una interrupción, la misma orden sigue donde estaba.

help-verify = Vuelve a jugar registros, los de FILES o los de la base de datos de un servidor. Cada respuesta, dado, instantánea y resultado debe salir igual.
help-verify-db = Comprueba cada mesa de esta base de datos: un archivo SQLite o una dirección postgresql://.
help-verify-pack = La carpeta del paquete de componentes con el que se jugó.

help-backup = Escribe en ARCHIVO todo lo que guarda un servidor, mientras funciona.
help-backup-db = La base de datos del servidor, como en serve.
help-report = Escribe en una página lo que dicen las filas de una serie: victorias, puntos, asientos, duraciones, finales y lo que se usó. FOLDER es lo que escribió sim --out o export.
help-report-out = Adónde va la página; por defecto, report.html en la carpeta.
help-restore = Pone una copia en el lugar de la base de datos de un servidor. Ningún servidor puede usarla mientras tanto; lo que había se aparta.
help-restore-db = La base de datos del servidor, como en serve.
help-doctor = Mira si todo lo que necesita un servidor está y funciona: base de datos, disco, esquema, letras, reloj y clave. El código de salida es 0 si todo está bien; si no, 1.
help-doctor-db = La base de datos del servidor, como en serve.

help-analyse = Separa la suerte de la habilidad en la partida registrada en FILE: lo que regaló cada decisión y la suerte de cada tirada y cada robo.
help-analyse-html = Escribe el análisis como una página que se abre sin servidor, y la partida como otra a su lado.
help-analyse-json = Imprime un objeto JSON con todas las decisiones y tiradas.
help-analyse-out = Guarda lo terminado en esta carpeta. Tras una interrupción, la misma orden sigue donde estaba.
help-analyse-seat = De quién se juzgan las decisiones mientras la partida sigue.
help-analyse-work = Cuántas preguntas se piensan por cada decisión y tirada; por defecto, las que caben en unos minutos en total.
help-analyse-seconds = Cuántos segundos como máximo se piensa en cada decisión y en cada tirada, no en toda la partida; por defecto, sin límite.
help-analyse-workers = Cuántos procesos; por defecto, uno por núcleo.
help-analyse-on = Dónde se trabaja: en procesos de este ordenador («local»), en un clúster de Ray que se inicia aquí («ray») o en el clúster de una dirección.
help-analyse-pack = La carpeta del paquete de componentes con el que se jugó.
help-train = Aprende valores para GAME de partidas de nuestros propios bots: lo que se le escapa a la valoración de la búsqueda. El nivel más fuerte corrige con ellos su valoración.
help-train-out = Guarda partidas y valores en esta carpeta. Tras una interrupción, la misma orden sigue donde estaba.
help-train-games = Cuántas partidas, redondeadas hacia arriba a partes enteras; por defecto, { $default }.
help-train-minutes = Cuándo dejar de jugar y aprender de lo que hay; por defecto, tras { $default } minutos.
help-train-seed = La misma semilla y el mismo número de partidas dan los mismos valores; por defecto, { $default }.
help-train-hidden = Cuántas unidades ocultas; por defecto, { $default }; con 0, ninguna.
help-train-device = Dónde se aprende; si no se indica, en una GPU donde PyTorch la encuentre.
help-train-workers = Cuántos procesos; por defecto, uno por núcleo.
help-train-on = Dónde se juega: en procesos de este ordenador («local»), en un clúster de Ray que se inicia aquí («ray») o en el clúster de una dirección.
