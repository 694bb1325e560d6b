### Pełnoekranowy program w terminalu.

app-thinking = { $name } się zastanawia…
app-hint-thinking = Myślę; jeszcze raz h mówi, co do tej pory wiadomo.
app-over = Koniec gry
app-over-keys = s pokazuje punktację, l przebieg, q kończy.
app-type = odpowiedź albo polecenie, na przykład „why” lub „rule 2.1”
app-more-dice = Dotąd: { $typed }. Wpisz też pozostałe kości albo naciśnij Esc, by zacząć od nowa.
app-close = Esc: powrót do stołu
app-rules = Zasady
app-key-undo = cofnij
app-key-score = punktacja
app-key-log = przebieg
app-key-look = obejrzyj
app-key-why = dlaczego nie
app-key-rule = zasada
app-key-odds = szanse
app-key-hint = Rada
app-key-drawer = pule i stosy
app-key-board = plansza
app-key-type = wpisz
app-key-help = pomoc
app-key-quit = zakończ
app-key-turn = od twojej ostatniej tury
app-leave-sure = Ta gra nie jest nigdzie zapisana. Wyjść i ją stracić?
app-leave-stay = Zostań
app-leave-go = Wyjdź
