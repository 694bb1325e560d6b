### Co każdy interfejs mówi wokół gry: nazwy miejsc, dziennik, szanse.

face-name-alone = Kapitan
face-name-player = Gracz { $letter }
face-name-bot = { $bot } { $number }
face-log-undo = { $seat } cofa ostatnią odpowiedź.
face-verdict = { $number ->
    [1] Wygrywa { $names }.
   *[other] Zwycięstwo dzielą: { $names }.
}
face-log-replaced = { $name } gra dalej zamiast: { $before }.
face-log-retried = { $name } próbuje jeszcze raz.
face-bot-name-greedy = Zachłanny
face-bot-name-random = Losowy
face-bot-name-search = Szukający
face-bot-name-deckhand = Majtek
face-bot-name-captain = Szyper
face-bot-name-master = Mistrz
face-bot-how-random = bierze dowolną odpowiedź, jak padnie los
face-bot-how-deckhand = rozsądny, ale widzi tylko najbliższą odpowiedź, nie planuje i bywa niedbały w drobiazgach
face-bot-how-greedy = oficer: planuje całą turę i odpowiada od razu
face-bot-how-captain = porównuje plany, rozgrywając je w myślach, około sekundy na pytanie; bez czasu gra jak oficer
face-bot-how-master = robi to samo przez około pięć sekund, dla większej liczby planów i pewniej
face-bot-how-master-taught = robi to samo przez około pięć sekund, dla większej liczby planów, pewniej i z tym, czego nauczyło wiele gier
face-bot-how-search = rozgrywa każdą odpowiedź losowo do końca
face-bot-failed = { $seat } (bot „{ $bot }”) nie odpowiada: { $reason ->
    [died] jego program zakończył działanie
    [nonsense] takiej odpowiedzi nie było do wyboru
    [raised] w jego programie wystąpił błąd
    [slow] myślał zbyt długo
    [unknown] nikt tu nie zna tego bota
   *[other] { $reason }
}. Niczego za niego nie zagrano.
face-bot-again = Niech { $bot } spróbuje jeszcze raz
face-bot-instead = Niech dalej gra { $bot }
face-chances = od { $least } do { $most }%
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

## Karty elementów

sheet-front = Co na tym widnieje
sheet-back = Na drugiej stronie
sheet-use = Do czego służy
sheet-score = Ile jest warte
face-phrase-ahoy = Ahoj!
face-phrase-luck = Pomyślnych wiatrów!
face-phrase-moment = Chwileczkę.
face-phrase-think = Co o tym myślicie?
face-phrase-yes = Tak jest!
face-phrase-no = Lepiej nie.
face-phrase-well = Dobra gra!
face-phrase-thanks = Dziękuję!
face-phrase-again = Jeszcze jedna gra?
