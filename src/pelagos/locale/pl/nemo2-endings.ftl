### Ostatnia strona: Nemo's War 2. Co się opowiada, gdy gra się kończy.

nemo2-ending-defeat = Kończy się w pół zdania. Ostatni wpis w dzienniku mówi o jutrze; dalej kartki są białe, a morze, które znało resztę, zachowuje ją dla siebie.
nemo2-ending-fiasco = Nautilus wciąż unosi się na wodzie i to wszystko, co da się powiedzieć. Co zaczęło się w gniewie, kończy się w znużeniu, a świat na górze żyje dalej, jakby nikt nigdy nie wyłonił się z głębin.
nemo2-ending-status-quo = Imperia policzyły straty i zapłaciły za nie, a następnego ranka wszystko jest znów na swoim miejscu. Nikt z żyjących nie zobaczył więcej niż ty, a niewiele z tego się zmieniło.
nemo2-ending-success = Rejs dobiegł końca i było warto. Tego, co się stało, nie da się cofnąć: jest na mapach, w księgach i w twarzach tych, którzy śmią teraz podnieść głowę.
nemo2-ending-triumph = Będzie czas przed Nautilusem i czas po nim. Z własnej woli zanurza się w ciszę głębin, z zapalonymi lampami, i zostawia świat, który nie może już udawać, że nie wie.
nemo2-next-grade = { $points ->
    [one] Jeden punkt więcej oznaczałby poziom „{ $grade }”.
    [few] { $points } punkty więcej oznaczałyby poziom „{ $grade }”.
    [many] { $points } punktów więcej oznaczałoby poziom „{ $grade }”.
   *[other] { $points } punktu więcej oznaczałoby poziom „{ $grade }”.
}
nemo2-unscored = { $points ->
    [one] W chwili porażki rejs był wart jeden punkt ({ $grade }).
    [few] W chwili porażki rejs był wart { $points } punkty ({ $grade }).
    [many] W chwili porażki rejs był wart { $points } punktów ({ $grade }).
   *[other] W chwili porażki rejs był wart { $points } punktu ({ $grade }).
}
