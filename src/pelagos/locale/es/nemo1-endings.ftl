### La última página de Nemo's War 1: lo que se cuenta cuando termina una partida.

nemo1-ending-complete-failure = Del viaje del Nautilus apenas queda una onda. Lo que debía decir al mundo yace bajo más agua de la que ningún buzo soportará jamás, y las naciones navegan por encima sin saberlo.
nemo1-ending-failure = El Nautilus llegó lejos, pero no lo bastante. En algunos puertos se murmura sobre un monstruo con una lámpara por ojo, y a la temporada siguiente ya es un cuento para niños.
nemo1-ending-inconsequential = El mar fue tuyo un tiempo y luego volvió a ser de cualquiera. Los periódicos discutieron sobre ti un invierno entero; después pasó otra cosa, como siempre pasa.
nemo1-ending-success = Este viaje no se olvidará. Los almirantes cambian sus rutas, los sabios sus libros, y en las noches tranquilas los pescadores alzan un vaso por la luz que pasa bajo sus quillas.
nemo1-ending-triumph = Nunca un solo barco había cambiado tanto. Escriban lo que escriban los imperios en sus diarios, los mares han tenido un capitán propio, y medio mundo mira ahora el agua y espera.
nemo1-next-grade = { $points ->
    [one] Con un punto más habría sido «{ $grade }».
   *[other] Con { $points } puntos más habría sido «{ $grade }».
}
