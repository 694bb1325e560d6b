### La última página de Nauticus: lo que se cuenta cuando termina una partida.

nauticus-ending-clear = La última campana suena sobre el puerto y nadie tiene que contar dos veces: { $seat } es quien más ha traído a casa. Los astilleros están barridos, los libros cerrados, y en el muelle ya han dibujado con tiza la próxima quilla.
nauticus-ending-close = Los escribanos del puerto suman por segunda vez, y por tercera, hasta que se corre la tinta: { $seat } va por delante por un pelo. Una caja más en otro barco, y los faroles colgarían esta noche en otra ventana.
nauticus-ending-shared = El capitán del puerto cierra el libro y se encoge de hombros, pues no hay balanza que decida. El primer puesto se comparte, igual que la mesa y una larga noche de historias sobre lo poco que le faltó a cada cual.
