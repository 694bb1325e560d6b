### Lo que se dice cuando algo no se puede hacer: qué, dónde y qué sería lo correcto.

## Juegos, asientos, ajustes

error-unknown-game = No existe el juego «{ $game }». Juegos conocidos: { $known }.
error-unknown-language = No existe el idioma «{ $language }». Idiomas conocidos: { $known }.
error-unknown-bot = No existe el bot «{ $bot }» para { $game }. Bots conocidos: { $known }.
error-bot-gave-up = { $story }
error-bot-plays = Este bot no falla, así que nadie ocupa su lugar.
error-replacement = En este asiento nadie puede seguir como { $kind }.
error-bot-failed = El bot «{ $bot }» ha fallado: { $problem }.
error-bot-answer = El bot «{ $bot }» dio una respuesta que no se ofrecía: «{ $answer }» (pregunta { $ask }).
error-bot-made = Un bot se da como clase, porque se crea de nuevo para cada pregunta; «{ $bot }» ya está creado.
error-bot-import = No se puede cargar el bot «{ $bot }»: { $problem }.
error-bot-none = «{ $bot }» no es un bot: un bot es una clase con choose(sight).
error-bot-game = El bot «{ $bot }» no juega a { $game }. Juega a: { $known }.
error-bot-parameter = El bot «{ $bot }» no tiene el parámetro «{ $key }». Parámetros conocidos: { $known }.
error-bot-parameter-form = Los parámetros de un bot se escriben { $bot }:clave=valor,clave=valor, no «{ $value }».
error-bot-parameter-value = Bot «{ $bot }»: { $key } debe ser { $kind ->
    [int] un número entero
    [float] un número
   *[bool] yes o no
}, no «{ $value }».
error-bot-parameter-negative = Bot «{ $bot }»: { $key } debe ser 0 o más, no «{ $value }».
error-bot-parameter-missing = El bot «{ $bot }» necesita un valor para «{ $key }», escrito { $bot }:{ $key }=valor.
error-bot-unasked = El registro nombra un programa propio, «{ $bot }». Si confías en él, nómbralo también: --seats { $seats }.
error-seat-count = { $game } { $high ->
    [one] es para un solo jugador
   *[other] es para { $low } a { $high } jugadores
}; se { $seats ->
    [one] ha indicado un asiento
   *[other] han indicado { $seats } asientos
}.
error-seats-contradict = El ajuste { $key }={ $value } contradice la lista de jugadores, que tiene { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}.
error-setting-unknown = No existe el ajuste «{ $key }». Ajustes conocidos: { $known }.
error-setting-form = Un ajuste se escribe clave=valor, no «{ $value }».
error-setting-range = { $key } debe ser un número entero de { $low } a { $high }, no «{ $value }».
error-setting-choice = { $key } debe ser uno de estos valores: { $choices }; no «{ $value }».
error-setting-flag = { $key } debe ser «yes» (sí) o «no», y no «{ $value }».
error-settings-conflict = { $first } y { $second } no se pueden usar a la vez.

## Respuestas

error-refused = «{ $answer }» no es posible: { $why }
error-no-such = Aquí no hay «{ $value }» («{ $answer }»). Posible: { $known }.
error-too-long-to-scan = La dirección es demasiado larga para una imagen que se escanea ({ $length } caracteres).
error-no-piece = No hay nada llamado «{ $piece }».
error-no-piece-near = No hay nada llamado «{ $piece }». Lo más parecido: { $near }.
error-not-offered = «{ $answer }» no es una de las respuestas posibles aquí.
error-reward = No existe la recompensa «{ $reward }». Posible: { $known }.
error-observer = OpenSpiel pide «{ $kind }», lo que revelaría lo que nadie puede saber.
error-render-mode = Una mesa no se puede mostrar como «{ $form }». Posible: { $known }.
error-no-question = «{ $answer }» no responde a nada: no hay ninguna pregunta abierta.
error-game-over = «{ $answer }» llega tarde: la partida ha terminado.
error-not-over = La partida aún no ha terminado.
error-waits-for-fate = «{ $answer }» tiene que esperar: antes hay una tirada o un sorteo.
error-wrong-seat = «{ $answer }» no le toca ahora a { $seat }: se pregunta a { $turn }.
error-stale-version = Esta respuesta era para el estado { $given } de la partida, que ya va por el { $current }. Vuelve a mirar y responde de nuevo.
error-no-chance = No se puede introducir «{ $outcome }»: no hay ninguna tirada ni sorteo pendiente.
error-not-an-outcome = Aquí no puede salir «{ $outcome }». Posibles: { $known }.
error-undo-fate = Esto no se puede deshacer: desde entonces ha habido una tirada o un sorteo.
error-undo-reveal = Esto no se puede deshacer: desde entonces se ha revelado algo oculto.
error-undo-other-seat = Esto no se puede deshacer: desde entonces ha respondido otra persona.
error-undo-over = No se puede deshacer nada: la partida ha terminado.
error-undo-nothing = No hay nada que deshacer.
error-odds-too-many = Hay demasiados resultados posibles para dar probabilidades exactas.
error-number-range = Escribe un número del 1 al { $high }, no «{ $value }».

## Archivos y registros

error-file-read = No se puede leer { $path }: { $problem }.
error-file-write = No se puede escribir { $path }: { $problem }.
error-file-changed = Otro programa ha cambiado { $path } mientras tanto. No se ha escrito nada.
error-file-use = No se puede usar { $path }: { $problem }.
error-file-exists = { $path } ya existe y nunca se sobrescribe. Elige otro nombre o continúa con --resume.
error-record-header = { $path } no es el registro de una partida: su primera línea no es una cabecera.
error-record-line = La línea { $line } del registro está dañada: { $problem }.
error-record-deviates = La línea { $line } del registro se aparta de las reglas: { $what ->
    [after-end] nada puede seguir al final
    [answer] esta respuesta no era posible
    [auto] esta respuesta no era la única posible
    [dice] la semilla da otro resultado
    [ended] la partida no podía terminar aquí
    [entropy] así nadie podía añadir azar
    [header] una segunda cabecera
    [hint] nadie podía pedir consejo aquí
    [number] la numeración se interrumpe
    [outcome] este resultado no era posible
    [replacement] este asiento no podía cambiar de manos
    [result] la partida no terminó así
    [snapshot] la posición es otra
    [undo] esto no se podía deshacer
   *[other] { $what }
}.
error-record-fate = El registro nombra una fuente de azar que no existe: «{ $found }».
error-record-format = El registro tiene el formato { $found }; esta versión lee el formato { $known }.
error-record-rules = El registro se jugó con la versión { $found } de las reglas; esta versión juega con la { $known }. Su última instantánea aún se puede abrir con «pelagos replay --from-snapshot».
error-record-pack = El registro se jugó con el paquete de componentes { $found }, no con { $known }. Indica su carpeta con --pack.
error-record-version = El registro no tiene el estado { $version }; el último es el { $last }.
error-record-snapshot = Esta versión no puede abrir la última instantánea del registro.
error-record-no-snapshot = El registro no tiene ninguna instantánea que abrir.
error-fair-seed = La semilla secreta no concuerda con el compromiso de la cabecera del registro.
error-script-empty = Al guion no le queda ningún resultado para «{ $ask }».
error-script-outcome = El resultado «{ $outcome }» del guion no es posible para «{ $ask }».

## Paquetes de componentes

error-pack-not-loaded = Esta posición se jugó con el paquete de componentes { $pack }, que no está cargado aquí.
error-pack-folder = { $path } no es una carpeta con tablas de componentes.
error-table-file = Falta { $file }.
error-table-unknown = { $file } no es una tabla de este juego. Sus tablas: { $known }.
error-table-read = No se puede leer { $file }: { $problem }.
error-table-csv = { $file }, fila { $row }: no es CSV correcto ({ $problem }).
error-table-columns = { $file }, fila 1: las columnas deben ser { $wanted }; se han encontrado: { $found }.
error-table-width = { $file }, fila { $row }: { $found } celdas en lugar de { $wanted }.
error-table-word = { $file }, fila { $row }, columna { $column }: «{ $value }» no es ninguno de estos valores: { $choices }.
error-table-number = { $file }, fila { $row }, columna { $column }: «{ $value }» no es un número entero de { $low } a { $high }.
error-table-twice = { $file }, fila { $row }, columna { $column }: «{ $value }» aparece dos veces.
error-table-empty = { $file }, fila { $row }, columna { $column }: está vacía.
error-table-missing = { $file }, columna { $column }: falta { $missing }.
error-table-joker = { $file }, fila { $row }, columna { $column }: «{ $value }» debe ser a la vez comodín y no comprable, o ninguna de las dos cosas.
error-table-slots = { $file }, fila { $row }, columna { $column }: { $value } debe mostrar cada uno de sus cuatro tipos una vez.
error-table-strip = { $file }, fila { $row }, columna { $column }: los precios { $value } no son 0, 1, 2 y 3, una vez cada uno.
error-table-marginal = { $file }, fila { $row }, columna { $column }: { $value } no es la diferencia con la fila anterior.
error-table-rounds = { $file }, fila { $row }, columna { $column }: { $value } contradice una fila anterior.
error-table-sum = { $file }, fila { $row }, columna { $column }: { $value } no concuerda con { $other }, cuya suma es { $found }.
error-table-language = { $file }, fila { $row }, columna { $column }: «{ $value }» no es del lenguaje de efectos.
error-table-key = { $file }, { $entry }: no existe la clave «{ $key }». Claves conocidas: { $known }.
error-table-value = { $file }, { $entry }: «{ $value }» no puede ser el valor de { $key }.
error-table-nothing = { $file }, { $entry }: falta { $key }.
error-table-amount = { $file }: { $found } de «{ $what }»; deben ser de { $low } a { $high }.
error-table-toml = { $file } no es TOML correcto ({ $problem }).

## Archivos de casos

error-case-toml = { $file } no es TOML correcto: { $problem }.
error-case-none = { $file } no contiene ningún [[case]].
error-case-key = { $file }, caso { $case }: «{ $key }» falta o no se conoce aquí. Se conocen: { $known }.
error-case-table = { $file }, caso { $case }: «{ $key }» debe ser { $form }.
case-form-text = un texto entre comillas
case-form-texts = una lista de textos que no esté vacía
case-form-table = una tabla que no esté vacía
case-form-tables = una lista de tablas que no esté vacía
case-form-numbers = una lista de números enteros
case-form-flag = true o false
case-form-list = una lista
case-form-answers = una tabla con un texto o una lista de textos para cada respuesta
case-form-odds = una lista de tablas con answer, chance y algo que se espera
error-case-move = { $file }, caso { $case }: «{ $move }» no es ni una respuesta ni un rechazo con answer y reason, rule o ambos.
error-case-empty = { $file }, caso { $case }: no se juega nada ni se espera nada.
error-case-impossible = La posición dada es imposible: { $problem }.
error-case-value = «{ $value }» no puede ser el valor de { $field }.
error-case-number = { $field } debe ser un número entero de { $low } a { $high }, no «{ $value }».
error-case-unknown = { $field }: «{ $value }» no se conoce. Se conocen: { $known }.
error-case-twice = { $field }: «{ $value }» aparece dos veces, pero solo existe una vez.
error-case-missing = La posición dada también necesita { $field }.
error-case-against = { $field } = { $value } y { $other } no pueden darse a la vez.
error-case-ship = «{ $value }» no es un barco: «{ $word }» debería tener la forma part:mast:sail:good, por ejemplo bow:anchor:anchor:fish.
error-nemo2-players = { $mode ->
    [solo] En solitario juega una persona y hay { $players } asientos ocupados: deja libres los demás o elige «cooperativo».
   *[other] En grupo juegan de dos a cuatro: ocupa otro asiento o elige «en solitario».
}
error-endeavor-players = { $mode ->
    [solo] En solitario juega una persona y hay { $players } asientos ocupados: deja libres los demás o elige «unos contra otros» o «cooperativo».
   *[other] Unos contra otros juegan al menos dos: ocupa otro asiento o elige «en solitario».
}
error-table-effect = { $file }, fila { $row }, columna { $column }: «{ $value }» no es ningún efecto.
error-table-effect-needed = { $file }, fila { $row }, columna { $column }: entre los efectos tiene que estar «{ $needed }».
error-table-no-sentence = { $file }, fila { $row }, columna { $column }: no hay ninguna frase para «{ $value }».
error-table-count = { $file }: se esperaba { $wanted }, se ha encontrado { $found }.

## Un programa en un servidor

error-client-away = Nadie responde en { $address }.
error-client-foreign = Lo que responde en { $address } no es un servidor de Pelagos de esta versión.
error-client-address = «{ $address }» no es la dirección de un servidor: empieza por http:// o https://.
