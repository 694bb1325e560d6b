### El laboratorio: órdenes largas, las filas que guardan y lo que falla en ellas.

lab-rate = { NUMBER($number, maximumFractionDigits: 1) } por segundo
lab-rows = Filas: { $path }
export-progress = Leyendo registros
export-done = Partidas: { $games }, decisiones: { $decisions }
error-needs-extra = Para esto hace falta { $package }, que no está instalado aquí: pip install 'pelagos[{ $extra }]'.
error-run-decisions = --decisions dice qué se guarda, pero no dónde: añade --out DIR.
error-run-none = { $path } contiene algo que no es una serie de Pelagos. No se ha escrito nada; elige una carpeta nueva o vacía.
error-run-other = { $path } contiene las filas de otra serie: { $key } es allí { $found } y aquí { $wanted }. No se ha escrito nada; elige otra carpeta.
error-run-part = { $path } no forma parte de esta serie. Borra el archivo y sus partidas se jugarán de nuevo.
error-run-write = No se puede escribir { $path }: { $problem }. Lo terminado se conserva; la misma orden sigue desde ahí.
error-worker-died = Un proceso de trabajo ha muerto { $times } veces seguidas sin terminar nada. Lo terminado se conserva.
error-run-record = { $path }: { $why }
error-on = No existe el lugar «{ $place }». Se puede trabajar en local, en ray o en un clúster: ray://HOST:PORT.
error-cluster-none = Ningún clúster de Ray responde en { $address }: { $problem }. Si pide un token, define también aquí RAY_AUTH_MODE=token y RAY_AUTH_TOKEN.
error-cluster-lost = El clúster de Ray ({ $address }) ha desaparecido. Lo terminado se conserva; con --out, la misma orden sigue desde ahí.
error-cluster-version = El clúster tiene Pelagos { $there } y aquí está { $here }. Instala allí la misma versión.
soak-progress = Comprobando { $game }
soak-broken = Partida { $number } ({ $settings }): { $problem }
soak-done = { $game }: partidas: { $games }, preguntas: { $questions }, promesas rotas: { $broken }
error-balance-none = No hay tabla de equilibrio para { $game }. Juegos conocidos: { $known }.
train-progress = Jugando a { $game }
train-kind = { $kind }: partidas: { $games }, ejemplos: { $examples }. Error en puntos en las partidas reservadas: { $spread } sin valoración alguna, { $appraisal } con ella, { $learned } con los valores aprendidos
train-done = Partidas: { $games }. Los valores están escritos: { $path }
train-no-better = { $kind }: en las partidas reservadas los valores aprendidos no son mejores que la valoración sola. No conviene usarlos (docs/training.md, Shipping).
error-train-game = No hay de qué aprender para { $game }. Juegos conocidos: { $known }.
error-train-none = No se terminó ni una parte de las partidas. Lo que ya hay se conserva; dale más tiempo (--minutes).
error-train-few = Hay muy pocas partidas para aprender: { $games }. Una de cada cinco se reserva para comprobar. Juega más (--games).
error-train-large = Los valores ocupan { $bytes } bytes y como mucho pueden incluirse { $most }. No se ha escrito nada; usa menos unidades ocultas (--hidden).
error-train-device = Aquí no hay ningún dispositivo «{ $device }»: { $problem }. Sin --device se usa una GPU donde la haya.
error-train-device-name = No se puede aprender en un dispositivo «{ $device }»: puede ser cpu o cuda. Sin --device se usa una GPU donde la haya.
error-values-damaged = { $path } está dañado ({ $problem }). La búsqueda sigue sin valores aprendidos; instala Pelagos de nuevo o vuelve a entrenar.
error-values-other = { $path } no encaja: { $key } es allí { $found } y aquí { $wanted }. La búsqueda sigue sin valores aprendidos; vuelve a entrenar.
