### Co zagraża.

endeavor-peril-rounds = { $left ->
    [0] Ostatnia runda
    [one] Po tej jeszcze jedna runda
    [few] Po tej jeszcze { $left } rundy
    [many] Po tej jeszcze { $left } rund
   *[other] Po tej jeszcze { $left } rundy
}
endeavor-peril-last = { $number ->
    [one] W jednym celu zajmujesz ostatnie miejsce
    [few] W { $number } celach zajmujesz ostatnie miejsce
    [many] W { $number } celach zajmujesz ostatnie miejsce
   *[other] W { $number } celach zajmujesz ostatnie miejsce
}
endeavor-peril-group = { $left ->
    [0] Ostatnia runda, a grupie brakuje jeszcze celów: { $missing }
   *[other] Cele, których grupie jeszcze brakuje: { $missing } (rundy po tej: { $left })
}
endeavor-peril-crisis = Następna runda zaczyna się kryzysem
