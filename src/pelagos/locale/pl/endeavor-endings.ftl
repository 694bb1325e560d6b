### Ostatnia strona: Endeavor: Deep Sea. Co się opowiada, gdy gra się kończy.

endeavor-ending-clear = Gdy statki wynurzają się po raz ostatni, ocean zdradził o sobie więcej niż kiedykolwiek, a najwięcej odkrywa { $seat }. Raporty zajmują całą półkę, a najmłodsi w załodze już pytają, który rów będzie następny.
endeavor-ending-close = Wszystkie statki są znów na powierzchni, a instytuty porównują znaleziska do późna w nocy: prowadzi { $seat }, o mniej niż jedno nurkowanie. To, co znaleźli inni, leży obok i lśni nie mniej.
endeavor-ending-shared = Pod ostatnim raportem stoi obok siebie kilka imion, bo nikt nie umiał powiedzieć, czyja praca waży więcej. Oceanowi to obojętne; pozostałe tajemnice zachowuje dla wszystkich.
endeavor-ending-won = Ostatni statek wraca na pokład, a to, co mieliście chronić, jest odrobinę bezpieczniejsze niż przedtem. Na pokładzie mało kto się odzywa; jedno po drugim ogląda się na wodę, ciemną jak pierwszego dnia, lecz o wiele lepiej poznaną.
endeavor-ending-lost = Sezon kończy się wcześniej niż praca. Statki są przycumowane, połowa planu zostaje na papierze, a morze zamyka się nad miejscami, do których nikt nie dotarł. Ale notatki są suche, a następna załoga zacznie tam, gdzie ta musiała przerwać.
endeavor-next-grade = { $goals ->
    [one] Jeszcze jeden cel, a byłby to sukces.
    [few] Jeszcze { $goals } cele, a byłby to sukces.
    [many] Jeszcze { $goals } celów, a byłby to sukces.
   *[other] Jeszcze { $goals } celu, a byłby to sukces.
}
