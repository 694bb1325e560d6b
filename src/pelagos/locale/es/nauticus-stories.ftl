### Los grandes momentos de Nauticus: qué se dice de ellos y sus breves historias.

nauticus-stage-ship-finished = Un barco terminado
nauticus-stage-round-end = El final de una ronda
nauticus-stage-ship = { $seat } termina un barco de tamaño { $size }
nauticus-stage-round = Termina la ronda { $number } de { $of }
nauticus-stage-balance = { $seat }: { $points ->
    [one] 1 punto de victoria
   *[other] { $points } puntos de victoria
}, { $lost ->
    [0] nada perdido por pases
    [one] 1 perdido por pases
   *[other] { $lost } perdidos por pases
}

nauticus-story-ship-1 = Es pequeño, con un mástil y una sola vela, y las gaviotas apenas levantan la vista. Pero obedece al timón como un pensamiento, y la primera brisa lo lleva más allá del malecón antes de que se seque la pintura.
nauticus-story-ship-2 = Dos mástiles se alzan contra la mañana y por primera vez las dos velas se hinchan a la vez. El carpintero se limpia las manos y no dice palabra; el puerto la dice por él.
nauticus-story-ship-3 = Tres mástiles, y media ciudad tira de él hasta el agua. Cuando cae la lona, el muelle calla, y después todos gritan al mismo tiempo.
nauticus-story-ship-4 = Al virar tapa el faro. Cuatro mástiles llevan tanta vela que los pescadores leen en su sombra cuánto vale hoy el viento.
nauticus-story-ship-5 = Nadie en este puerto había construido un barco tan grande. Las campanas suenan desde la escollera hasta la colina, y los prácticos discuten quién lo sacará a la mar.

nauticus-story-round-end-1 = Se encienden las primeras lámparas del muelle. Quien ha construido poco ha soñado mucho, y la marea deja su marca en la piedra nueva.
nauticus-story-round-end-2 = Los astilleros huelen a brea y a madera fresca. Alguien cuenta monedas a la luz de una vela, otro cuenta mástiles, y por una noche los dos están contentos.
nauticus-story-round-end-3 = Ha pasado medio verano. Las gradas están llenas, los escribanos riñen por escudos y sellos, y hasta que anochece una vela extraña aguarda frente a la bocana.
nauticus-story-round-end-4 = Las tardes se acortan y el viento rola al oeste. Ahora se cuentan los almacenes tanto como los barcos, y nadie deja una vela sin cortar.
nauticus-story-round-end-5 = La última carabela entra bajo las estrellas. La rueda está quieta, los libros se han cerrado, y mañana la ciudad dirá de quién ha sido este puerto.
