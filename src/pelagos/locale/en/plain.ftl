# Boards of games that are laid out from their fields
plain-seat = { $seat }
plain-field = { $name }: { $value }
plain-hidden = { $name }: hidden
plain-covered = { $name }: { $number ->
    [0] none
    [one] 1 face down
   *[other] { $number } face down
}
plain-face-down = { $number ->
    [one] 1 face down
   *[other] { $number } face down
}
plain-counted = { $name } × { $number }
plain-yes = yes
plain-no = no
plain-none = none
