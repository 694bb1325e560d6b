### Spojrzenie wstecz: gra odtwarzana na stronie stołu i jako osobna strona.

## Na stronie stołu

web-replay-first = Na początek
web-replay-play = Odtwarzaj
web-replay-speed = Tempo
web-replay-slow = Wolno
web-replay-normal = Normalnie
web-replay-fast = Szybko
web-replay-copy = Kopiuj odnośnik
web-replay-copied = Odnośnik do tej chwili jest skopiowany.
web-replay-given = Odpowiedź brzmiała:
web-replay-watch = Obejrzyj jeszcze raz
web-replay-page = Pobierz jako stronę
web-replay-making = Strona jest rysowana…
web-key-ends = przy oglądaniu wstecz: na początek, z powrotem do gry
web-key-play = przy oglądaniu wstecz: odtwarzaj i wstrzymaj
web-key-speed = przy oglądaniu wstecz: wolniej, szybciej
web-replay-skip = Przejdź do przycisków
web-replay-noscript = Ta strona pokazuje grę własnymi skryptami; zezwól na nie.

## W wierszu poleceń

replay-drawing = Chwila { $done } z { $all }…
replay-written = { $path }: { $moments ->
    [one] jedna chwila
    [few] { $moments } chwile
    [many] { $moments } chwil
   *[other] { $moments } chwili
} w { $size } kB; otwiera się w każdej przeglądarce, bez serwera.
replay-running = Gra się nie skończyła: strona pokazuje to, co może widzieć { $viewer ->
    [spectator] widz
   *[other] gracz na miejscu { $viewer }
}.
error-replay-snapshot = Strona pokazuje całą grę; --from-snapshot i --at pokazują tylko jedną pozycję.
error-replay-suffix = „{ $path }” musi kończyć się na .html.

## Z serwera

error-replay-busy = Właśnie powstaje kilka stron z grami. Spróbuj ponownie za chwilę.
error-replay-failed = Z tej gry nie udało się zrobić strony. Jej zapis nadal można pobrać.
serve-verify-scripted = Rzuty i losowania tej gry były ustalone z góry.
