### Ostatnia strona: Nauticus. Co się opowiada, gdy gra się kończy.

nauticus-ending-clear = Ostatni dzwon brzmi nad portem i nikt nie musi liczyć drugi raz: najwięcej do domu przywozi { $seat }. Stocznie są zamiecione, księgi zamknięte, a na nabrzeżu ktoś już rysuje kredą następny kil.
nauticus-ending-close = Portowi pisarze sumują drugi raz i trzeci, aż rozmazuje się atrament: o włos prowadzi { $seat }. Jedna skrzynia więcej na innym statku, a latarnie wisiałyby dziś w innym oknie.
nauticus-ending-shared = Kapitan portu zamyka księgę i wzrusza ramionami, bo żadna waga tego nie rozstrzygnie. Pierwsze miejsce jest wspólne, tak jak stół i długi wieczór opowieści o tym, jak niewiele komu brakowało.
