### Der Befehl, der eine Aufzeichnung zeichnet.

render-done = { $path }: der Tisch bei Stand { $version }.
error-render-format = „{ $path }“ muss auf .svg oder .png enden.
error-render-theme = Die Farben „{ $theme }“ gibt es nicht. Bekannt sind: { $known }.
error-render-seat = Den Platz „{ $seat }“ gibt es in dieser Partie nicht. Ihre Plätze: { $known }.
error-letters-missing = Die Schrift aus dem Paket { $package } fehlt. So kommt sie her: pip install { $package }
error-letters-damaged = „{ $file }“ aus dem Paket { $package } ist nicht die Datei, die hierher gehört. So wird sie ersetzt: pip install --force-reinstall { $package }==0.0.1
