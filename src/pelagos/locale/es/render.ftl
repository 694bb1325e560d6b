### La orden que dibuja un registro.

render-done = { $path }: la mesa en el estado { $version }.
error-render-format = «{ $path }» debe terminar en .svg o .png.
error-render-theme = No existen los colores «{ $theme }». Conocidos: { $known }.
error-render-seat = En esta partida no hay asiento «{ $seat }». Sus asientos: { $known }.
