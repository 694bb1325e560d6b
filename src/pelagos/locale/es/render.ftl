### La orden que dibuja un registro.

render-done = { $path }: la mesa en el estado { $version }.
error-render-format = «{ $path }» debe terminar en .svg o .png.
error-render-theme = No existen los colores «{ $theme }». Conocidos: { $known }.
error-render-seat = En esta partida no hay asiento «{ $seat }». Sus asientos: { $known }.
error-letters-missing = Faltan las letras del paquete { $package }. Se instalan así: pip install { $package }
error-letters-damaged = «{ $file }» del paquete { $package } no es el archivo correcto. Se vuelve a instalar así: pip install --force-reinstall { $package }==0.0.1
