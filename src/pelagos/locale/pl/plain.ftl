# Plansze gier układane z ich pól
plain-seat = { $seat }
plain-field = { $name }: { $value }
plain-covered = { $name }: { $number ->
    [0] ukryte
   *[other] zakryte: { $number }
}
plain-face-down = zakryte: { $number }
plain-counted = { $name } × { $number }
plain-yes = tak
plain-no = nie
plain-none = nic
