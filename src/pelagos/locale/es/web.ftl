### Las páginas: lo que rodea a los juegos.

## Marco

web-skip = Saltar al contenido
web-foot = Software libre. Las reglas, con nuestras propias palabras; los juegos pertenecen a sus autores y editoriales.
web-language = Idioma
web-theme = Aspecto
web-theme-light = Luz de día
web-theme-dark = Noche
web-theme-paper = Carta antigua
web-apply = Aplicar
web-home = Inicio
web-back = Volver
web-close = Cerrar
web-error-more = No ha cambiado nada. Siempre puedes volver al inicio.

## Inicio

web-welcome = Juegos de mar, según el reglamento
web-welcome-more = En solitario, con amigos o contra la máquina. Toda regla se cumple, todo «no» tiene su motivo y toda partida puede volver a verse.
web-continue = Seguir jugando
web-finished = Partidas terminadas
web-your-turn = Te toca
web-turn-of = Le toca a { $name }
web-over = La partida ha terminado
web-waiting-seats = Hay asientos libres
web-games = Los juegos
web-alone = Un jugador, en solitario
web-players = { $low ->
    [1] de { $low } a { $high } jugadores, en solitario o juntos
   *[other] de { $low } a { $high } jugadores
}
web-play-now = Jugar ahora
web-set-up = Preparar una mesa
web-rules = Reglas
web-public = Mesas públicas
web-public-none = Ahora mismo no hay ninguna mesa pública abierta.
web-import = Abrir un registro
web-import-help = Elige un archivo o suéltalo aquí: la partida sigue, o puede volver a verse.
web-import-choose = Elegir archivo
web-import-offline = No se puede enviar el registro: sin conexión.
web-join = Unirse
web-watch = Mirar

## Una mesa nueva

web-new = Mesa nueva
web-first-game = Primera partida
web-first-game-help = Rellena el formulario para quien no ha jugado nunca: el nivel suave, deshacer sin límites, los dados de la mesa.
web-usual = (habitual)
web-modes = Cómo se juega
web-mode-solo = Juegas por tu cuenta.
web-mode-coop = Todos ganáis o perdéis juntos.
web-mode-semi_coop = Ganáis o perdéis juntos, y uno obtiene la mayor gloria.
web-mode-competitive = Cada cual juega para sí; gana quien tenga más puntos.
web-seats = Asientos
web-my-name = Tu nombre
web-my-name-example = Capitán
web-seat-number = Asiento { $number }
web-seat-name = Nombre en el asiento { $number }
web-seat-name-example = nombre, si quieres
web-kind-me = Tú
web-kind-bot = Bot { $name } ({ $level })
web-kind-hotseat = Alguien en esta pantalla
web-kind-open = Un amigo, por un enlace
web-kind-none = Nadie
web-bot-random = a la deriva
web-bot-greedy = lobo de mar
web-bot-search = reflexivo
web-bot-deckhand = descuidado
web-bot-captain = piensa por adelantado
web-bot-master = piensa muy por adelantado
web-seats-help = El asiento de un amigo espera a quien reciba el enlace. En una misma pantalla os turnáis.
web-settings = El juego
web-settings-more = { $number ->
    [one] Un ajuste más
   *[other] { $number } ajustes más
}
web-dice = Dados y robos
web-fate-seeded = Tira la mesa
web-fate-seeded-help = El servidor sortea; en cuanto juegan dos personas, de forma justa y comprobable.
web-fate-fair = Justo y comprobable
web-fate-fair-help = El servidor se compromete con una semilla secreta antes de la primera jugada y la muestra al final, de modo que cualquiera puede comprobar cada dado.
web-fate-manual = Tiro yo
web-fate-manual-help = Para quien tiene la caja en casa: escribes lo que ha salido.
web-access = Quién puede mirar
web-access-private = Solo los jugadores
web-access-private-help = Nadie más puede abrir la mesa.
web-access-link = Quien tenga el enlace
web-access-link-help = Los amigos pueden mirar.
web-access-public = Todo el mundo
web-access-public-help = La mesa figura en la página de inicio.
web-practice = Mesa de práctica
web-practice-help = Todo se puede deshacer, dados incluidos.
web-open-table = Abrir la mesa

## Valores de los ajustes

web-choice-solo = en solitario
web-choice-coop = cooperativo
web-choice-semi_coop = semicooperativo
web-choice-frosted = Frosted Games
web-choice-galakta = Galakta
web-choice-ask = pregúntame
web-choice-explore = Explorar
web-choice-science = Ciencia
web-choice-anti-imperialism = Anti-imperialismo
web-choice-war = ¡Guerra!
web-choice-sailor = marinero (suave)
web-choice-officer = oficial
web-choice-captain = capitán (difícil)
web-choice-level = como diga el nivel
web-choice-edition = como diga la edición
web-choice-random = por sorteo
web-choice-competitive = unos contra otros
web-choice-easy = fácil
web-choice-medium = medio
web-choice-hard = difícil
web-choice-legendary = legendario
web-choice-yes = sí
web-choice-no = no
web-choice-outer = en los océanos exteriores
web-choice-inner = en los océanos interiores
web-choice-hits_only = solo impactos
web-choice-any_loss = cualquier pérdida
web-choice-before_location = antes de la localización
web-choice-after_location = después de la localización
web-choice-removed = fuera de la partida
web-choice-fail_pile = a la Pila de Fallo
web-choice-per_attack = una vez por ataque
web-choice-per_action = una vez por acción
web-choice-permanent = se queda
web-choice-current = sigue al marcador
web-choice-ship_first = primero el barco
web-choice-discard_first = primero el descarte
web-choice-forced = la impone
web-choice-free_action = la ofrece
web-choice-tests = solo en las pruebas
web-choice-any_2d6 = en cualquier tirada de dos dados
web-choice-all_ships = todos los barcos
web-choice-same_kind = barcos del mismo tipo
web-choice-action_phase = en la Fase de Acción
web-choice-any_time = en cualquier momento
web-choice-mandatory = debe
web-choice-optional = puede

## Unirse

web-invited = { $host } te invita a la mesa.
web-at-the-table = En la mesa: { $names }.
web-which-seat = Qué asiento
web-take-seat = Ocupar el asiento
web-no-open-seat = Todos los asientos están ocupados. Puedes mirar.

## En la mesa

web-skip-question = Saltar a la pregunta
web-wishes = Opciones
web-wish-hasty = Enviar las respuestas enseguida, sin vista previa
web-wish-calm = Los grandes momentos se quedan pequeños
web-wish-careful = Confirmar antes de cada dado
web-wish-everything = Preguntar también cuando solo una respuesta tiene sentido
web-assents = Algunas cosas las aceptas sin que se te pregunte.
web-assents-end = Volver a preguntar
web-wish-odds = Mostrar las probabilidades junto a las respuestas
web-wish-sound = Sonidos
web-wish-volume = Volumen
web-wish-discreet = Guardarme lo que estoy sopesando
web-wish-bell = Avisarme cuando me toque, también detrás de otras ventanas
web-bell-denied = Este navegador no permite avisos de esta página. Puedes permitirlos en sus ajustes.
web-pace = Mostrar los turnos ajenos
web-pace-off = de inmediato
web-pace-quick = deprisa
web-pace-normal = con calma
web-pace-slow = despacio
web-film-skip = Saltar
web-film-again = Mostrar otra vez el turno de los demás
web-carry = Llevar mi asiento a otro dispositivo
web-record = Descargar el registro
web-help = Ayuda y teclas
web-board = Tablero
web-whole = Todo el tablero
web-others = Los demás asientos
web-laying-out = Se está desplegando el tablero…
web-question = Pregunta
web-own-dice = Tira o roba y escribe lo que ha salido:
web-own-dice-example = p. ej., 3 4
web-enter = Anotar
web-more = Poco frecuente
web-rolls = los dados deciden enseguida
web-assent = Aceptar siempre esto, sin preguntar
web-not-now = Ahora no es posible
web-staged = Previsto:
web-then-done = Confirma para jugarlo.
web-then-fate = Después vienen los dados o un robo.
web-then-reveal = Después sale a la luz algo oculto.
web-chance = Probabilidad de éxito
web-confirm = Confirmar
web-cancel = Descartar
web-undo = Deshacer
web-end-sheet = Puntuación
web-side = Junto al tablero
web-tab-panels = Mesa
web-tab-score = Puntos
web-tab-chat = Chat
web-tab-drawer = Cajón
web-tab-text = Texto
web-chat-say = Di algo
web-chat-send = Enviar
web-phrases = Frases cortas; cada cual las lee en su idioma
web-unread = sin leer
web-log = Historial
web-latest = Lo último que pasó:
web-since = Este turno:
web-stage-on = Seguir
web-stage-came = Lo que resultó
web-die = Dado
web-waits-for = { $seat } tiene que decidir.
web-waits-for-bot = { $seat } está pensando.
web-odds-none = A ninguna de estas respuestas le sigue directamente un dado ni un robo.
web-then-decides = Decide { $seat }.
web-then-asked = Después:
web-looking-back = Mirando atrás
web-moment-of = Momento de la partida
web-now = Volver al presente
web-earlier = Antes
web-later = Después
web-which = ¿Cuál de ellas?
web-score = Puntos
web-total = Total
web-no-score = No se puntúa.
web-seat-open = asiento libre
web-seat-you = tú
web-seat-bot = bot
web-seat-away = ausente
web-thinking = pensando
web-acts = está jugando
web-weighs = está sopesando:
web-invite = Invita a alguien: quien abra este enlace puede ocupar un asiento libre.
web-copy = Copiar el enlace
web-copy-by-hand = Selecciona el enlace y cópialo a mano.
web-copied = Copiado.
web-scan = Una imagen para escanear
web-scan-picture = El enlace como imagen que lee una cámara
web-drawer-empty = Todo lo que hay que ver está en el tablero.
web-line-connecting = Conectando…
web-line-offline = Sin conexión; reintentando. No se pierde nada.
web-part-missing = No se pudo cargar una parte de esta página; reintentando. Si sigue así, vuelve a cargar la página: no se pierde nada.

## Ayuda

web-help-title = Cómo se juega aquí
web-help-how = Lo que se puede responder brilla en el tablero y figura en la lista; es lo mismo. Un clic en un océano, un barco o un montón dice de una vez lo que las reglas preguntan por pasos. Una respuesta es solo un plan hasta que la confirmas; confirmar dice también lo que ya no haces, como el final del turno. Si junto a las últimas respuestas de un plan hay un dado, se tira enseguida.
web-help-look = Todo se puede leer: haz clic en una pieza que ahora no se elige, mantén pulsada cualquiera o haz clic derecho en ella, pulsa i o haz clic en un nombre punteado, y su ficha dirá qué hace.
web-help-why = Lo que ahora no es posible sigue a la vista: señálalo, tócalo, lleva allí el foco o haz clic en su lugar del tablero y te dirá por qué y según qué regla.
web-help-back = Las respuestas se pueden deshacer hasta que se tira un dado o se muestra algo oculto. Una línea del historial señala su lugar en el tablero; púlsala para ver ese momento. Los puntos hasta ahora tienen su propia pestaña.
web-keys = Teclas
web-key-answer = las respuestas de la lista
web-key-confirm = confirmar lo previsto
web-key-cancel = descartar lo previsto
web-key-undo = deshacer la última respuesta
web-key-question = a la pregunta
web-key-board = al tablero
web-key-panels = a la mesa
web-key-log = al historial
web-key-chat = al chat
web-key-text = el tablero como texto
web-key-past = atrás y adelante en la partida
web-key-look = leer lo que tiene el foco o está bajo el puntero
web-key-stage = el siguiente gran momento, o de vuelta a la mesa
web-key-odds = probabilidades sí o no
web-key-skip = ir directamente a la situación actual mientras se muestran los turnos ajenos
web-key-again = mostrar otra vez el turno de los demás
web-key-help = esta hoja

## El final

web-place-shared = puesto compartido
web-verify = Comprobar el azar
web-course = Puntos a lo largo de la partida
web-course-table = Lo mismo en una tabla
web-course-when = Cuándo
web-glory = Lo conseguido al final, dibujado por completo
web-turning = Lo que lo decidió
web-unscored = Sin puntuar; habría sido
web-poster = Imagen para compartir
web-again = Jugar otra vez
web-look-at-board = Mirar el tablero

## Las reglas

web-rules-of = Las reglas de { $game }
web-rules-lead = Cada regla tal como la cumple esta mesa, con nuestras propias palabras y el número al que remiten preguntas, motivos y puntuación.
web-find = Buscar
web-rules-chapters = Capítulos

## Sheets of pieces

web-look = Leer su ficha
web-piece-back = Volver a la ficha anterior
web-piece-now = Ahora
web-piece-picture = Su imagen, más grande o más pequeña
web-pieces = Componentes
web-pieces-of = Los componentes de { $game }
web-pieces-lead = Todo lo que hay en la caja: { $number ->
        [one] { $number } componente
       *[other] { $number } componentes
    } con todo lo que llevan impreso, con nuestras propias palabras.
web-pieces-none = Ningún componente se llama así.
web-crumbs = Camino de vuelta
web-perils = Lo que amenaza
