### Polecenie, które rysuje zapis.

render-done = { $path }: stół przy stanie { $version }.
error-render-format = „{ $path }” musi kończyć się na .svg albo .png.
error-render-theme = Nie ma kolorów „{ $theme }”. Znane: { $known }.
error-render-seat = W tej grze nie ma miejsca „{ $seat }”. Jej miejsca: { $known }.
error-letters-missing = Brakuje czcionek z pakietu { $package }. Można je zainstalować: pip install { $package }
error-letters-damaged = „{ $file }” z pakietu { $package } nie jest właściwym plikiem. Można go zainstalować ponownie: pip install --force-reinstall { $package }==0.0.1
