### Spojrzenie wstecz: gra odtwarzana na stronie stołu i jako osobna strona.

## Na stronie stołu

web-replay-first = Na początek
web-replay-play = Odtwarzaj
web-replay-speed = Tempo
web-replay-slow = Wolno
web-replay-normal = Normalnie
web-replay-fast = Szybko
web-replay-copy = Kopiuj link
web-replay-copied = Link do tej chwili jest skopiowany.
web-replay-given = Odpowiedź brzmiała:
web-replay-watch = Obejrzyj jeszcze raz
web-replay-page = Pobierz jako stronę
web-key-ends = przy oglądaniu wstecz: na początek, z powrotem do teraz
web-key-play = przy oglądaniu wstecz: odtwarzaj i wstrzymaj
web-key-speed = przy oglądaniu wstecz: wolniej, szybciej
