### La última página de Endeavor: Deep Sea: lo que se cuenta cuando termina una partida.

endeavor-ending-clear = Cuando las naves emergen por última vez, el océano ha revelado más de sí que nunca, y casi todo a { $seat }. Los informes llenan un estante entero, y los más jóvenes de la tripulación ya preguntan qué fosa será la siguiente.
endeavor-ending-close = Todas las naves han vuelto a la superficie, y los institutos comparan sus hallazgos hasta bien entrada la noche: { $seat } va por delante, por menos de una inmersión. Lo que encontraron los demás está al lado y no brilla menos.
endeavor-ending-shared = Varios nombres figuran juntos al pie del último informe, pues nadie supo decir qué trabajo pesa más. Al océano le da igual; guarda sus otros secretos para todos.
endeavor-ending-won = La última nave sube a bordo, y lo que queríais proteger está un poco más a salvo que antes. En cubierta apenas se habla; uno tras otro miran atrás, hacia el agua, tan oscura como el primer día y mucho mejor conocida.
endeavor-ending-lost = La temporada acaba antes que el trabajo. Las naves están amarradas, la mitad del plan se queda en papel, y el mar se cierra sobre los lugares a los que nadie llegó. Pero los apuntes están secos, y la próxima tripulación empezará donde esta tuvo que parar.
endeavor-next-grade = { $goals ->
    [one] Con un objetivo más habría sido un éxito.
   *[other] Con { $goals } objetivos más habría sido un éxito.
}
