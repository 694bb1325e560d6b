### La última página de Nemo's War 2: lo que se cuenta cuando termina una partida.

nemo2-ending-defeat = Termina a mitad de una frase. La última anotación del diario habla de mañana; después las páginas están en blanco, y el mar, que conocía el resto, se lo guarda.
nemo2-ending-fiasco = El Nautilus sigue a flote, y es lo mejor que se puede decir. Lo que empezó con ira acaba en cansancio, y el mundo de arriba continúa como si nadie hubiera subido nunca de las profundidades.
nemo2-ending-status-quo = Los imperios han contado sus pérdidas y las han pagado, y a la mañana siguiente todo vuelve a estar en su sitio. Has visto más que ningún ser vivo y has cambiado poco de ello.
nemo2-ending-success = El viaje ha terminado y ha valido la pena. Lo hecho no se puede deshacer: está en los mapas, en los libros y en los rostros de quienes ahora se atreven a levantar la cabeza.
nemo2-ending-triumph = Habrá un tiempo antes del Nautilus y otro después. Por su propia voluntad se hunde en el silencio de las profundidades, con las lámparas encendidas, y deja atrás un mundo que ya no puede fingir que no sabe.
nemo2-next-grade = { $points ->
    [one] Con un punto más habría sido «{ $grade }».
   *[other] Con { $points } puntos más habría sido «{ $grade }».
}
nemo2-unscored = { $points ->
    [one] En el momento de la derrota el viaje valía un punto ({ $grade }).
   *[other] En el momento de la derrota el viaje valía { $points } puntos ({ $grade }).
}
