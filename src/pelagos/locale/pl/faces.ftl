### Co każdy interfejs mówi wokół gry: nazwy miejsc, dziennik, szanse.

face-name-alone = Kapitan
face-name-player = Gracz { $letter }
face-name-bot = { $bot } { $number }
face-log-undo = { $seat } cofa ostatnią odpowiedź.
face-verdict = { $number ->
    [1] Wygrywa { $names }.
   *[other] Zwycięstwo dzielą: { $names }.
}
face-odds-line = { $label }: { $sure ->
    [always] na pewno
    [never] niemożliwe
   *[open] { $fraction }, około { $percent }%
}
face-chance = { $sure ->
    [always] na pewno
    [never] niemożliwe
   *[open] { $fraction }, około { $percent }%
}
