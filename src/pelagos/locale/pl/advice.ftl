### Doradca: co odpowiedzieć, na ile to pewne i dlaczego.

face-log-hint = Prośba o radę: { $seat }.
face-hints = { $number ->
    [one] { $seat }: { $number } prośba o radę.
    [few] { $seat }: { $number } prośby o radę.
    [many] { $seat }: { $number } próśb o radę.
   *[other] { $seat }: { $number } prośby o radę.
}

error-hint-over = Nie ma już czego radzić: gra skończona.
error-hint-lesson = W grze z przewodnikiem to on mówi, co robić; innych rad nie ma.
error-hint-people = W grze między ludźmi rad nie ma. Pytaj przy stole, przy którym grasz bez innych ludzi (także z botami), albo przy własnym stole do ćwiczeń.
error-hint-failed = Doradca nie odpowiedział. Spróbuj jeszcze raz.
error-hint-not-asked = Rada jest tylko do pytania, na które teraz odpowiadasz.

hint-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
hint-best = Najlepiej: { $label }
hint-said-only = To jedyna odpowiedź.
hint-said-thumb = Tak mówi reguła oficera: nie było z czym albo kiedy tego porównać.
hint-said-clear = Niemal na pewno lepsze niż „{ $other }”; przewaga: około { $points }{ $within }.
hint-said-likely = Prawdopodobnie lepsze niż „{ $other }”; przewaga: około { $points }{ $within }.
hint-said-equal = Ale „{ $other }” jest mniej więcej równie dobre.
hint-said-behind = Tak mówi reguła oficera. „{ $other }” wypadło lepiej (różnica: { $points }), ale nie bardziej, niż tłumaczy to przypadek{ $within }.
hint-then = W większości gier dalej było tak: { $answers }
hint-against = W porównaniu z „{ $other }”:
hint-within = {""} (± { $margin })
hint-margin = { $amount } ± { $margin }
hint-amount = { $amount }
hint-row-clear = niemal na pewno gorsze
hint-row-likely = prawdopodobnie gorsze
hint-row-equal = mniej więcej równie dobre
hint-row-behind = może lepsze
hint-unseen = { $number ->
    [one] Jeszcze { $number } odpowiedź na pierwszy rzut oka wyglądała gorzej i nie była porównana.
    [few] Jeszcze { $number } odpowiedzi na pierwszy rzut oka wyglądały gorzej i nie były porównane.
    [many] Jeszcze { $number } odpowiedzi na pierwszy rzut oka wyglądało gorzej i nie było porównanych.
   *[other] Jeszcze { $number } odpowiedzi na pierwszy rzut oka wyglądało gorzej i nie było porównanych.
}
hint-basis-same = Każda odpowiedź była rozegrana w myślach. Różnica była za każdym razem ta sama, bo w tych turach nie rozstrzyga między nimi przypadek; jak bardzo myli się sama ocena, tego to nie mówi.
hint-basis = { $games ->
    [one] Każda odpowiedź była rozegrana w myślach do { $games } razu, z tym samym szczęściem dla wszystkich. W 19 przypadkach na 20 prawdziwa różnica mieści się w podanym zakresie.
    [few] Każda odpowiedź była rozegrana w myślach do { $games } razy, z tym samym szczęściem dla wszystkich. W 19 przypadkach na 20 prawdziwa różnica mieści się w podanym zakresie.
    [many] Każda odpowiedź była rozegrana w myślach do { $games } razy, z tym samym szczęściem dla wszystkich. W 19 przypadkach na 20 prawdziwa różnica mieści się w podanym zakresie.
   *[other] Każda odpowiedź była rozegrana w myślach do { $games } razy, z tym samym szczęściem dla wszystkich. W 19 przypadkach na 20 prawdziwa różnica mieści się w podanym zakresie.
}
hint-reason-score-more = o { $points } więcej: { $line }
hint-reason-score-less = o { $points } mniej: { $line }
hint-reason-goal-more = bliżej celu: { $line }
hint-reason-goal-less = dalej od celu: { $line }
hint-reason-rival-more = najlepszy rywal ma o { $points } więcej
hint-reason-rival-less = najlepszy rywal ma o { $points } mniej
hint-reason-later-more = lepsza pozycja na później: o { $points } więcej
hint-reason-later-less = gorsza pozycja na później: o { $points } mniej
hint-reason-peril = „{ $said }” grozi w { $here }% gier, inaczej w { $there }%
hint-reason-brink = „{ $said }” jest tuż-tuż w { $here }% gier, inaczej w { $there }%
hint-reason-lost = przegrana w { $here }% gier, inaczej w { $there }%

## At the web table

web-hint = Rada
web-hint-thinking = Zastanawiam się …
web-hint-enough = Wystarczy: powiedz, co wiesz
web-hint-advised = polecane
web-hint-others = Pozostałe odpowiedzi
web-hint-how = Na ile to pewne?
web-key-hint = rada do pytania
