# Tableros de juegos que se componen de sus campos
plain-seat = { $seat }
plain-field = { $name }: { $value }
plain-hidden = { $name }: oculto
plain-covered = { $name }: { $number ->
    [0] nada
    [one] 1 boca abajo
   *[other] { $number } boca abajo
}
plain-face-down = { $number ->
    [one] 1 boca abajo
   *[other] { $number } boca abajo
}
plain-counted = { $name } × { $number }
plain-yes = sí
plain-no = no
plain-none = nada
