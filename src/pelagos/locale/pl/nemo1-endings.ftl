### Ostatnia strona: Nemo's War 1. Co się opowiada, gdy gra się kończy.

nemo1-ending-complete-failure = Po rejsie Nautilusa nie zostaje prawie ani zmarszczka na wodzie. To, co miał powiedzieć światu, leży głębiej, niż zniesie jakikolwiek nurek, a narody przepływają nad tym, niczego nie przeczuwając.
nemo1-ending-failure = Nautilus dotarł daleko, ale nie dość daleko. W kilku portach szepcze się o potworze z lampą zamiast oka, a w następnym sezonie będzie to już bajka dla dzieci.
nemo1-ending-inconsequential = Przez chwilę morze było twoje, a potem znów niczyje. Gazety kłóciły się o ciebie przez jedną zimę; potem stało się coś innego, jak to zawsze bywa.
nemo1-ending-success = Tego rejsu nikt nie zapomni. Admirałowie zmieniają trasy, uczeni swoje księgi, a w ciche noce rybacy wznoszą kielich za światło, które przepływa pod ich kilami.
nemo1-ending-triumph = Nigdy dotąd jeden okręt nie zmienił tak wiele. Cokolwiek imperia zapiszą w dziennikach, morza miały własnego kapitana, a pół świata patrzy dziś na wodę z nadzieją.
nemo1-next-grade = { $points ->
    [one] Jeden punkt więcej oznaczałby poziom „{ $grade }”.
    [few] { $points } punkty więcej oznaczałyby poziom „{ $grade }”.
    [many] { $points } punktów więcej oznaczałoby poziom „{ $grade }”.
   *[other] { $points } punktu więcej oznaczałoby poziom „{ $grade }”.
}
