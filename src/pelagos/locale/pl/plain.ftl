# Plansze gier układane z ich pól
plain-seat = { $seat }
plain-field = { $name }: { $value }
plain-hidden = { $name }: ukryte
plain-covered = { $name }: { $number ->
    [0] nic
   *[other] zakryte: { $number }
}
plain-face-down = zakryte: { $number }
plain-counted = { $name } × { $number }
plain-yes = tak
plain-no = nie
plain-none = nic
