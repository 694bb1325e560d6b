# Bretter von Spielen, die aus ihren Feldern gelegt werden
plain-seat = { $seat }
plain-field = { $name }: { $value }
plain-hidden = { $name }: verborgen
plain-covered = { $name }: { $number ->
    [0] nichts
    [one] 1 verdeckt
   *[other] { $number } verdeckt
}
plain-face-down = { $number ->
    [one] 1 verdeckt
   *[other] { $number } verdeckt
}
plain-counted = { $name } × { $number }
plain-yes = ja
plain-no = nein
plain-none = nichts
