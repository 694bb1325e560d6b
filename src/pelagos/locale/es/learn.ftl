### Primeras partidas guiadas: el práctico y lo que dice cada lección. La primera línea de una carta es su título.

web-learn = Aprender
web-learn-help = Una primera partida guiada: la jugamos juntos, paso a paso, y después sigues tú.
web-learn-next = Siguiente
web-learn-back = Atrás
web-learn-watch = Mirar
web-learn-play-on = Seguir jugando
web-learn-leave = Dejar la lección
web-learn-sure = ¿Dejar la lección? La partida queda como está y sigues jugando sin mí.
web-learn-stay = Quedarme
web-learn-go = Dejarla
web-learn-rules = Reglas de este paso
web-learn-do = Te toca:
web-learn-do-any = Te toca: lo que quieras.
web-learn-do-confirm = Ahora confirma.
web-learn-do-undo = Deshaz tu última respuesta.

## Cartas comunes a todas las lecciones

learn-welcome =
    Te damos la bienvenida a bordo
    Esta es una partida de verdad, y es tuya: yo muestro el camino, tú haces las jugadas. Después sigues como quieras.
    { $face ->
        [screen] Intro, n o «Siguiente» te llevan adelante; p enseña otra vez la tarjeta anterior. Aquello de lo que hablo está resaltado en el tablero; r abre las reglas de una tarjeta, y ? muestra todas las teclas.
        [terminal] Intro pasa la página. Con ? tienes ayuda en cualquier momento.
       *[page] «Siguiente» te lleva adelante; «Atrás» enseña otra vez una tarjeta anterior. El contorno azul muestra de qué hablo, y los pequeños enlaces de abajo llevan a las reglas.
    }
learn-answer =
    Cómo responder
    { $face ->
        [screen] Cuando te toca, la pregunta está debajo de mí. Elige con las flechas e Intro, pulsa el número que lleva delante una respuesta o haz clic en ella. Una flecha marca la que te propongo.
        [terminal] Cada pregunta trae sus respuestas con números. Escribe el número o las palabras.
       *[page] La pregunta está debajo de mí. Haz clic en una respuesta de la lista o en su contorno del tablero, o pulsa la tecla que lleva delante. Es solo un plan, y el tablero muestra lo que haría.
    }
    { $face ->
        [screen] w dice qué no se puede hacer, por qué y según qué regla.
        [terminal] Lo que no se puede hacer dice por qué y según qué regla.
       *[page] «Confirmar» (o Intro) la hace efectiva; Esc la descarta.
    }
learn-undo =
    Deshazlo
    { $face ->
        [screen] Pulsa u y será como si no hubieras dado tu última respuesta.
        [terminal] Escribe undo y será como si no hubieras dado tu última respuesta.
       *[page] Pulsa «Deshacer» o la tecla U y será como si no hubieras dado tu última respuesta.
    }
    En una partida normal se puede hasta que se tira un dado, sale a la luz algo oculto o responde otra persona; en una mesa de práctica como esta se puede siempre.
learn-log =
    Lo que ha pasado
    { $face ->
        [screen] Lo cuenta el historial, abajo del todo. Pulsa l para leer más y b para recorrer el tablero con las flechas.
        [terminal] Escribe log para volver a leerlo y board para ver la mesa.
       *[page] El historial, bajo el tablero (en pantallas pequeñas, una pestaña propia), lo cuenta todo. Señala una línea y el tablero muestra de qué habla; haz clic en ella o usa las flechas y viajas a ese momento. «Volver al presente» te trae de vuelta, y la partida no se altera.
    }
learn-why-not =
    ¿Por qué no?
    { $face ->
        [screen] Pulsa w: verás todo lo que ahora no es posible, con su motivo y su regla.
        [terminal] Escribe why: verás todo lo que ahora no es posible, con su motivo y su regla.
       *[page] Lo que no puedes hacer sigue a la vista en «Ahora no es posible». Señálalo, tócalo o lleva allí el foco: te da el motivo y la regla.
    }
learn-perils =
    Lo que amenaza
    { $face ->
        [screen] Sobre la pregunta una línea dice qué amenaza, lo más cercano primero: cuantos más signos de exclamación, más cerca está. Mientras nada está cerca, dice sin signo de qué cuidarse.
        [terminal] Sobre la pregunta una línea dice qué amenaza, lo más cercano primero: cuantos más signos de exclamación, más cerca está. Mientras nada está cerca, dice sin signo de qué cuidarse.
       *[page] Sobre la pregunta unas pequeñas placas dicen qué amenaza, lo más cercano primero: cuantos más signos de exclamación, más cerca está. Señala una y el tablero muestra dónde; lo que está cerca late allí. Mientras nada está cerca, una placa discreta sin signo dice de qué cuidarse.
    }

learn-odds =
    ¿Qué probabilidades hay?
    { $face ->
        [screen] Pulsa o antes de decidir: verás exactamente qué puede venir y con qué probabilidad.
        [terminal] Escribe odds antes de decidir: verás exactamente qué puede venir y con qué probabilidad.
       *[page] Pulsa O o marca en las opciones «Mostrar las probabilidades junto a las respuestas»: antes de decidir verás exactamente qué puede venir y con qué probabilidad.
    }
learn-end =
    La mesa es tuya
    Esa era la lección; la partida continúa. Desde aquí la suerte es de verdad y todo está permitido.
    { $face ->
        [screen] Intro para seguir jugando. ? muestra todas las teclas, r la regla que hay detrás de una pregunta, y u deshace algo.
        [terminal] Intro para seguir jugando. Escribe ? para la ayuda, rule para una regla, undo para deshacer.
       *[page] Pulsa «Seguir jugando». El signo de interrogación de arriba muestra todas las teclas, y las reglas están en las opciones. ¡Buen viaje!
    }

## En el terminal

learn-page = [{ $number }/{ $total }] { $heading }
learn-next = Intro: seguir >
learn-watch = Intro: mirar >
learn-do = Te toca: { $wanted }
learn-do-any = Te toca: lo que quieras.
learn-do-undo = Te toca: undo
learn-rules = Reglas: { $rules }
learn-over = La lección ha terminado. Sigues jugando.
learn-checked = { $file }: { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}, jugados con cada respuesta que permite.

## Lo que está mal

error-lesson = { $file }, paso { $step } ({ $say }): { $problem }
error-lesson-deeds = { $file }, { $entry }: { $key } no puede ir con { $other }.
error-lesson-unscripted = al azar se le pregunta «{ $ask }» y el guion no tiene resultado para ello
error-lesson-outcome = «{ $outcome }» no puede salir en «{ $ask }». Posibles: { $known }
error-lesson-unused = nunca salió: { $outcome }
error-lesson-not-asked = aquí no se pregunta a quien aprende
error-lesson-not-offered = «{ $answer }» no se ofrece. Se ofrecen: { $known }
error-lesson-holds = no es como se esperaba: { $found }
error-lesson-spot = los dibujos no tienen ningún lugar «{ $spot }»
error-lesson-rule = no hay ninguna regla «{ $rule_id }»
error-lesson-message = al catálogo «{ $language }» le falta un mensaje «{ $message }» con título y texto
error-no-lesson = Todavía no hay una primera partida guiada de «{ $game }».
error-lesson-none = En esta mesa no hay ninguna lección en marcha.
error-lesson-nothing = La lección te espera aquí.
error-lesson-later = Eso viene después. Por ahora: { $wanted }
error-lesson-not-yet = { $why }
error-lesson-undo = Un momento: primero deshaz tu última respuesta.
error-lesson-watch = Un momento: primero veamos qué pasa ahora.
