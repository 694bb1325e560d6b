### Der Befehl, der eine Aufzeichnung zeichnet.

render-done = { $path }: der Tisch bei Stand { $version }.
error-render-format = „{ $path }“ muss auf .svg oder .png enden.
error-render-theme = Die Farben „{ $theme }“ gibt es nicht. Bekannt sind: { $known }.
error-render-seat = Den Platz „{ $seat }“ gibt es in dieser Partie nicht. Ihre Plätze: { $known }.
