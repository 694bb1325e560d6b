### Suerte y habilidad: lo que regalaron las decisiones y la suerte que hubo en tiradas y robos.

analysis-name = Suerte y habilidad
analysis-lead = Lo que regaló cada decisión frente a la mejor línea encontrada, y cuánto mejor o peor dejó a todos cada tirada y cada robo de lo que suele. En puntos; lo que sigue a ± vale 19 de cada 20 veces.
analysis-title = { $game }: decisiones: { $decisions }, tiradas y robos: { $rolls }
analysis-given = Regalado
analysis-luck = Suerte
analysis-among = en { $blamed } de { $decisions ->
    [one] una decisión
   *[other] { $decisions } decisiones
}
analysis-sum = { $points } ± { $error }
analysis-figure = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-costliest = Lo que más costó
analysis-turning = Lo que decidió la partida
analysis-answered = Respuesta:
analysis-better = Mejor:
analysis-nothing = No está probado que ninguna decisión regalara algo.
analysis-chart = La suerte y lo regalado a lo largo de la partida
analysis-chart-luck = Suerte acumulada
analysis-chart-given = Regalado, acumulado
analysis-decisions = Todas las decisiones que regalaron algo
analysis-rolls = Todas las tiradas y los robos
analysis-decision = { $sum } · { $when } (estado { $version }): { $gone }. Mejor: { $better }.
analysis-roll = { $sum } · { $when } (estado { $version }): { $gone }
analysis-cut = Sin juzgar, porque antes se acabó el plazo: { $number }.
analysis-method = Cómo se calculó
analysis-method-decisions = Una respuesta se compara con otras prometedoras según lo que sabía su asiento: todo lo oculto se sortea de nuevo en cada muestra, todas las líneas se encuentran con los mismos dados y un buen bot sigue jugando en todos los asientos durante unos turnos. Después habla la misma valoración por la que se guían los bots más fuertes. Una respuesta responde solo de sí misma, como si siguiera el mejor juego.
analysis-method-proof = La mejor de las otras líneas se mide con muestras que no intervinieron en elegirla. Culpar exige pruebas: las diferencias se contrastan y se corrigen por cuántas decisiones se examinaron (Benjamini–Hochberg), de modo que de las nombradas aquí como mucho una de cada veinte no regaló nada. Lo que no está probado cuenta como nada.
analysis-method-luck = Una tirada o un robo da tanta suerte como mejor deja a un asiento de lo que lo dejan todos sus resultados en promedio, cada uno con su probabilidad, en la posición tal como era. Por eso, a la larga, la suerte suma cero; solo en una partida puede ser buena o mala.
analysis-running = La partida no ha terminado: solo se juzgan las decisiones del asiento { $seat }, según lo que sabía. Lo que hizo la suerte se dirá al final.
analysis-progress = Analizando { $game }
analysis-stopped-kept = Parado. Lo terminado se conserva en { $path }: la misma orden sigue desde ahí.
analysis-stopped-lost = Parado; no se conserva nada. Con --out DIR, lo terminado queda ahí y la misma orden sigue.
analysis-written = { $path }: el análisis como página; { $replay } es la partida que abren sus enlaces.
error-analysis-seat = La partida no ha terminado, y un asiento solo puede mirar sus propias decisiones: di cuál con --seat A.
error-analysis-over = La partida ha terminado, así que se examina todo: --seat es para partidas en curso.
error-analysis-busy = Ahora mismo se analizan varias partidas. Inténtalo de nuevo dentro de un rato.
error-analysis-running = Aquí solo se puede analizar una partida que haya terminado.
error-analysis-old = Esta partida se jugó con reglas que ya no están aquí, así que no se puede seguir jugando mentalmente. Su final y su repetición se conservan.
web-analyse = Analizar
web-analyse-again = Seguir
web-analyse-stop = Parar
web-analyse-running = Pensándola: { $done } de { $all }
web-analyse-stopped = Parado en { $done } de { $all }. Lo encontrado se conserva.
web-analyse-waits = Empieza en cuanto otras terminen.
web-analyse-why = Qué decisiones costaron más y cuánta suerte trajeron los dados: el ordenador repasa toda la partida, lo que lleva unos minutos.
