### Polecenie, które rysuje zapis.

render-done = { $path }: stół przy stanie { $version }.
error-render-format = „{ $path }” musi kończyć się na .svg albo .png.
error-render-theme = Nie ma kolorów „{ $theme }”. Znane: { $known }.
error-render-seat = W tej grze nie ma miejsca „{ $seat }”. Jej miejsca: { $known }.
