### Miejsca, które przechodzą dalej, zegary, wcześniejszy koniec i to, jak długo zostają stoły.

face-ended-agreed = Gracze zgodzili się zakończyć grę w tym miejscu.
face-ended-resigned = Grę przerwano.
face-ended-time = Czas się skończył, a z nim gra.
face-verdict-early = Nikt nie wygrywa: gry nie rozegrano do końca.
face-log-resigned = { $before } poddaje grę; dalej gra { $name }.
face-log-resigned-open = { $before } poddaje grę; miejsce jest wolne.
face-log-handed = { $before } oddaje grę: dalej gra { $name }.
face-log-offered = { $before } oddaje miejsce; jest wolne.
face-log-taken = { $name } siada i gra dalej.
face-log-back = { $name } wraca i gra dalej.
face-log-away = { $before } jest poza stołem; dalej gra { $name }.
face-log-away-open = { $before } jest poza stołem; miejsce jest wolne.
face-log-time = { $before }: czas minął; dalej gra { $name }.
face-log-time-open = { $before }: czas minął; miejsce jest wolne.
face-log-empty = Nikt nie przyszedł; dalej gra { $name }.

## Zasady stołu

house-days = { $number ->
    [one] { $number } dzień
    [few] { $number } dni
    [many] { $number } dni
   *[other] { $number } dnia
}
house-hours = { $number ->
    [one] { $number } godzina
    [few] { $number } godziny
    [many] { $number } godzin
   *[other] { $number } godziny
}
house-minutes = { $number ->
    [one] { $number } minuta
    [few] { $number } minuty
    [many] { $number } minut
   *[other] { $number } minuty
}
house-seconds = { $number ->
    [one] { $number } sekunda
    [few] { $number } sekundy
    [many] { $number } sekund
   *[other] { $number } sekundy
}
house-clock-none = Bez zegara.
house-clock-move = Czas na ruch: { $time }.
house-clock-game = Czas na całą grę: { $time }.
house-clock-bonus = Czas na całą grę: { $time }; za każdy ruch dodatkowo: { $more }.
house-over-bot = Gdy czas minie, dalej gra bot.
house-over-host = Gdy czas minie, o tym, kto gra dalej, decyduje ten, kto otworzył stół.
house-over-lost = Gdy czas minie, miejsce przepada.
house-away-never = Nikogo się nie zastępuje za nieobecność.
house-away = Kto ma ruch i nie ma go dłużej niż { $time }, może zostać zastąpiony; decyduje ten, kto otworzył stół.
house-left-bot = Za tego, kto poddaje grę, gra dalej bot.
house-left-open = Miejsce tego, kto poddaje grę, jest wolne dla następnej osoby z zaproszeniem.

## Co można zrobić z miejscami

seat-menu = Miejsca i koniec
seat-rules = Zasady tego stołu
seat-deed-resign = Poddaj grę
seat-deed-hand = Niech bot gra za mnie
seat-deed-back = Odzyskaj moje miejsce
seat-deed-offer = Oddaj moje miejsce
seat-deed-bot = Niech gra bot zamiast: { $seat }
seat-deed-open = Zwolnij miejsce: { $seat }
seat-of = { $deed } ({ $name })
seat-help-resign-bot = Dalej gra bot. Miejsca nie można odzyskać.
seat-help-resign-open = Miejsce jest wolne dla następnej osoby z zaproszeniem.
seat-help-resign-alone = Wyprawa kończy się tutaj i zostaje zapisana jako przerwana.
seat-help-resign-last = Zostałyby same boty: gra kończy się tutaj i nikt nie wygrywa.
seat-help-hand = { $bot } gra dalej, aż odzyskasz miejsce. Do tego czasu widzisz to, co widzowie.
seat-help-back = Bot przestaje grać, a ty grasz dalej.
seat-help-offer = Może tu usiąść każdy, kto ma zaproszenie, ty także.
seat-help-bot = { $bot } gra dalej.
seat-help-open = Może tu usiąść każdy, kto ma zaproszenie.
seat-sure-resign = Tak, poddaję grę
seat-sure-end = Tak, zakończ
seat-vote-propose = Zaproponuj koniec gry
seat-vote-agree = Zgódź się na koniec gry
seat-vote-withdraw = Jednak grajmy dalej
seat-vote-help = Gdy zgodzą się wszyscy ludzie przy stole, gra kończy się tutaj i nikt nie wygrywa.
seat-vote-alone = Nie grają tu inni ludzie: gra kończy się od razu i nikt nie wygrywa.
seat-vote-stands = Za końcem gry: { $names }. Brakuje jeszcze: { $others }.
seat-pin = Zachowaj ten stół na zawsze
seat-unpin = Nie zachowuj tego stołu na zawsze
seat-goes-finished = Ten stół zostanie usunięty { $date }. Tak długo zostają tu skończone gry: { $time }. Kto tu gra, może go zachować.
seat-goes-idle = Ten stół zostanie usunięty { $date }, jeśli nikt nie zagra dalej. Kto tu gra, może go zachować.
seat-time-over = { $seat }: czas minął. O tym, kto gra dalej, decyduje ten, kto otworzył stół.

## Czego nie można

error-seat-not-yours = To nie jest twoje miejsce.
error-seat-no-return = Na tym miejscu żaden bot nie gra za ciebie.
error-seat-not-host = Może to zrobić tylko ten, kto otworzył stół.
error-seat-plays = { $seat } jest przy stole i ma czas. Zasada tego stołu: { $house }
error-seat-changed = To miejsce nie może teraz tak zmienić gracza.
error-seat-over = Gra jest skończona; miejsca zostają, jak są.
error-seat-lesson = W lekcji nikt nie zmienia miejsca. Najpierw opuść lekcję.
error-seat-sure = Tego nie można cofnąć. Wyślij to jeszcze raz z „sure”, jeśli tak ma być.
error-clock = Zegar potrzebuje czasu: od { $low } do { $high } sekund.

## Otwieranie stołu

web-house = Zegar, nieobecność, poddanie gry
web-house-clock = Zegar
web-clock-none = brak
web-clock-move = na ruch: { $time }
web-clock-game = na grę: { $time }
web-house-increment = Dodatek za każdy ruch
web-increment-none = brak
web-house-time-over = Gdy czas minie
web-time-over-bot = dalej gra bot
web-time-over-host = decyduje ten, kto otworzył stół
web-time-over-lost = miejsce przepada
web-house-absent = Zastępuje się tego, kto ma ruch i nie ma go dłużej niż
web-absent-never = nigdy
web-house-leaver = Miejsce tego, kto poddaje grę,
web-leaver-bot = przejmuje bot
web-leaver-open = jest wolne dla następnej osoby
