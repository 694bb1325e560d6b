### `pelagos report`: co mówią wiersze przebiegu, na jednej stronie.

report-title = Raport
report-written = { $path }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gier
}, { $size } kB.
report-skip = Przejdź do liczb
report-contents = Spis treści
report-theme-auto = Auto
report-lead = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gier
}, { $seats ->
    [one] { $seats } gracz
    [few] { $seats } graczy
    [many] { $seats } graczy
   *[other] { $seats } graczy
}
report-bots = Boty
report-settings = Ustawienia
report-usual = jak zwykle
report-seed = Ziarno
report-luck = Los
report-luck-own = w każdej grze inny
report-luck-paired = losowania: { $lucks }, każde rozegrane z każdego miejsca
report-rules = Wersja zasad
report-until = Grano do
report-between = od { $low } do { $high }
report-count = { $number }
report-number = { NUMBER($number, maximumFractionDigits: 2) }
report-percent = { NUMBER($percent, maximumFractionDigits: 1) }%
report-chance = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
report-chance-small = < { NUMBER($percent, maximumFractionDigits: 1) }%
report-stands-out = Wyróżnia się także po korekcie
report-against = { $first } przeciw { $second }
report-seat = Miejsce { $letter }
report-more-than = { $thing } (więcej niż { $number }×)
report-rest = Jeszcze { $number }
report-lies = Średnia { $mean } ({ $between }), połowa leży poniżej { $middle }, środkowa połowa od { $low } do { $high }.
report-wins = Wygrane
report-wins-lead = Jaką część gier wygrał każdy bot, z przedziałem, w którym prawdziwa wartość leży w 95 przypadkach na 100. Przerywana linia to równy udział.
report-victories = Zwycięstwa
report-victories-lead = W jakiej części gier pokonano grę, z przedziałem, w którym prawdziwa wartość leży w 95 przypadkach na 100.
report-points = Punkty
report-points-lead = Jak rozkładają się punkty gier, które policzono. Mocna linia dzieli je na połowy, przerywane odcinają po jednej czwartej.
report-pairs = Jeden przeciw drugiemu
report-pairs-lead = O ile punktów jeden wyprzedza drugiego przy tym samym stole, a więc przy tym samym losie. Prawdopodobieństwa skorygowano dla wszystkich par (Holm).
report-seats = Miejsca
report-seats-lead = Ile warte jest miejsce, ktokolwiek na nim siedzi. Przerywana linia to równy udział; prawdopodobieństwa skorygowano dla wszystkich miejsc (Holm).
report-length = Długość
report-length-lead = Decyzje w grze: pytania, na które można było odpowiedzieć różnie.
report-endings = Zakończenia
report-endings-lead = Jak kończyły się gry.
report-used = Czego użyto
report-used-lead = Jak często czegoś używano i { $what ->
    [points] o ile więcej punktów zdobywali
   *[other] o ile więcej gier wygrywali
} ci, którzy tego użyli, w porównaniu z tym samym botem na tym samym miejscu. ↑ i ↓ wyróżniają się wśród wszystkich porównań, których było { $number } (Benjamini–Hochberg).
report-used-none = Decyzji nie zachowano. Polecenie „pelagos sim … --out FOLDER --decisions” je zachowuje i wtedy liczy się tu, czego użyto.
report-as-written = Gry, których nie dało się rozegrać ponownie (inne zasady, inne elementy albo nieznany los): { $number ->
    [one] { $number }
    [few] { $number }
    [many] { $number }
   *[other] { $number }
}. W nich liczy się tylko to, o co pytano.
report-column-bot = Bot
report-column-share = Udział wygranych
report-column-between = 95 razy na 100
report-column-games = Gry
report-column-pair = Boty
report-column-points-ahead = Przewaga punktów
report-column-before = Lepsza lokata
report-column-chance = Przypadkiem
report-column-seat = Miejsce
report-column-mean = Średni wynik
report-column-ending = Zakończenie
report-column-share-of-games = Udział gier
report-column-won = Wygrane
report-column-thing = Użyte
report-column-gap = Więcej wygranych na 100 gier
report-column-gap-points = Więcej punktów
report-column-used-in = Użyto w grach
report-column-times = Razy na grę
report-column-picked = Wybrano, gdy można było
report-column-with = Z tym
report-column-without = Bez tego
report-method = Jak to policzono
report-method-intervals = Udziały mają przedział Wilsona, średnie przedział Studenta. Wygraną, którą dzieli kilku graczy, rozdziela się między nich; grupa wygrywa razem.
report-method-blocks = Gry z tym samym losem i miejsca przy tym samym stole nie są niezależne. Bierze się je razem, dzięki czemu sparowany los zwęża przedziały i nic nie liczy się dwa razy.
report-method-pairs = Kto dużo porównuje, znajdzie coś przypadkiem. Pary botów i miejsca skorygowano tak, że w 19 przypadkach na 20 żaden wniosek nie jest błędny (Holm), a rzeczy użyte tak, że wśród wyróżnionych błędna jest najwyżej jedna na dwadzieścia (Benjamini–Hochberg).
report-method-used = To, czego użyto, porównuje się wśród gier tego samego bota na tym samym miejscu (Mantel–Haenszel), przy co najmniej 20 grach po każdej stronie. To, czego używają prawie wszyscy, porównuje się według tego, jak często. Kolumny „z tym” i „bez tego” obejmują wszystkie boty razem.
report-method-causes = To, że coś idzie w parze z wygraną, nie znaczy, że wygrywa gry: kto prowadzi, może pozwolić sobie na więcej.
report-foot = Pelagos { $version }, przebieg { $run }
error-report-none = { $path } nie zawiera przebiegu Pelagos: zapisują go „pelagos sim … --out FOLDER” i „pelagos export”.
error-report-empty = { $path } nie zawiera jeszcze żadnych gier.
