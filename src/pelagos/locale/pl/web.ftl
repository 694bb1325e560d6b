### Strony: to, co stoi wokół gier.

## Rama

web-skip = Przejdź do treści
web-foot = Wolne oprogramowanie. Zasady opisujemy własnymi słowami; gry należą do swoich autorów i wydawców.
web-language = Język
web-theme = Wygląd
web-theme-light = Dzień
web-theme-dark = Noc
web-theme-paper = Stara mapa
web-apply = Zastosuj
web-home = Strona główna
web-back = Wstecz
web-close = Zamknij
web-error-more = Nic się nie zmieniło. Droga na stronę główną zawsze stoi otworem.

## Strona główna

web-welcome = Morskie gry, dokładnie według zasad
web-welcome-more = W pojedynkę, z przyjaciółmi albo przeciw maszynie. Każda zasada obowiązuje, każde „nie” ma swój powód, a każdą partię można odtworzyć.
web-continue = Graj dalej
web-finished = Skończone gry
web-your-turn = Twoja kolej
web-turn-of = Kolej na: { $name }
web-over = Gra skończona
web-waiting-seats = Są wolne miejsca
web-games = Gry
web-alone = Dla jednego gracza
web-players = { $low ->
    [1] Od { $low } do { $high } graczy, w pojedynkę albo razem
   *[other] Od { $low } do { $high } graczy
}
web-play-now = Zagraj teraz
web-set-up = Przygotuj stół
web-rules = Zasady
web-public = Stoły publiczne
web-public-none = W tej chwili żaden publiczny stół nie jest otwarty.
web-import = Otwórz zapis
web-import-help = Wybierz plik albo upuść go tutaj: gra toczy się dalej albo można ją jeszcze raz obejrzeć.
web-import-choose = Wybierz plik
web-import-offline = Nie można wysłać zapisu: brak połączenia.
web-join = Dołącz
web-watch = Obserwuj

## Nowy stół

web-new = Nowy stół
web-first-game = Pierwsza gra
web-first-game-help = Wypełnia formularz dla kogoś, kto nigdy nie grał: łagodny poziom, cofanie jak przy ćwiczeniach, kości rzuca stół.
web-usual = (domyślnie)
web-modes = Jak gracie
web-mode-solo = Grasz w pojedynkę.
web-mode-coop = Wszyscy razem wygrywacie albo przegrywacie.
web-mode-semi_coop = Razem wygrywacie albo przegrywacie, a jedno z was zdobywa najwięcej chwały.
web-mode-competitive = Każdy gra dla siebie; wygrywa największa liczba punktów.
web-seats = Miejsca
web-my-name = Twoje imię
web-my-name-example = Kapitan
web-seat-number = Miejsce { $number }
web-seat-name = Imię na miejscu { $number }
web-seat-name-example = imię, jeśli chcesz
web-kind-me = Ty
web-kind-bot = Bot { $name } ({ $level })
web-kind-hotseat = Ktoś przy tym ekranie
web-kind-open = Znajomy, przez odnośnik
web-kind-none = Nikt
web-bot-random = dryfujący
web-bot-greedy = wilk morski
web-bot-search = rozważny
web-bot-deckhand = niedbały
web-bot-captain = myśli naprzód
web-bot-master = myśli daleko naprzód
web-seats-help = Miejsce znajomego czeka na tego, kto dostanie odnośnik. Przy jednym ekranie gracie na zmianę.
web-settings = Gra
web-settings-more = { $number ->
    [one] Jeszcze jedno ustawienie
    [few] Jeszcze { $number } ustawienia
    [many] Jeszcze { $number } ustawień
   *[other] Jeszcze { $number } ustawienia
}
web-dice = Kości i dobieranie
web-fate-seeded = Rzuca stół
web-fate-seeded-help = Losuje serwer; gdy grają co najmniej dwie osoby, uczciwie i sprawdzalnie.
web-fate-fair = Uczciwie i sprawdzalnie
web-fate-fair-help = Przed pierwszym ruchem serwer zobowiązuje się do tajnego ziarna, a na końcu je pokazuje, więc każdy może sprawdzić każdy rzut.
web-fate-manual = Własne kości
web-fate-manual-help = Dla tych, którzy mają pudełko w domu: wpisujesz, co wypadło.
web-access = Kto może zaglądać
web-access-private = Tylko gracze
web-access-private-help = Nikt inny nie otworzy stołu.
web-access-link = Każdy, kto ma odnośnik
web-access-link-help = Przyjaciele mogą patrzeć.
web-access-public = Wszyscy
web-access-public-help = Stół stoi na stronie głównej.
web-practice = Stół do ćwiczeń
web-practice-help = Wszystko można cofnąć, nawet rzuty.
web-open-table = Otwórz stół

## Wartości ustawień

web-choice-solo = w pojedynkę
web-choice-coop = razem
web-choice-semi_coop = częściowo razem
web-choice-frosted = Frosted Games
web-choice-galakta = Galakta
web-choice-ask = zapytaj mnie
web-choice-explore = Eksploracja
web-choice-science = Nauka
web-choice-anti-imperialism = Antyimperializm
web-choice-war = Wojna!
web-choice-sailor = majtek (łagodny)
web-choice-officer = oficer
web-choice-captain = kapitan (trudny)
web-choice-level = zgodnie z poziomem
web-choice-edition = zgodnie z wydaniem
web-choice-random = losowo
web-choice-competitive = przeciw sobie
web-choice-easy = łatwy
web-choice-medium = średni
web-choice-hard = trudny
web-choice-legendary = legendarny
web-choice-yes = tak
web-choice-no = nie
web-choice-outer = na zewnętrznych oceanach
web-choice-inner = na wewnętrznych oceanach
web-choice-hits_only = tylko trafienia
web-choice-any_loss = każda strata
web-choice-before_location = przed ustaleniem miejsca
web-choice-after_location = po ustaleniu miejsca
web-choice-removed = poza grę
web-choice-fail_pile = na stos PORAŻKI
web-choice-per_attack = raz na atak
web-choice-per_action = raz na akcję
web-choice-permanent = zostaje
web-choice-current = idzie za znacznikiem
web-choice-ship_first = najpierw statek
web-choice-discard_first = najpierw odrzucenie
web-choice-forced = wymusza ją
web-choice-free_action = proponuje ją
web-choice-tests = tylko przy testach
web-choice-any_2d6 = przy każdym rzucie dwiema kośćmi
web-choice-all_ships = wszystkie statki
web-choice-same_kind = statki tego samego rodzaju
web-choice-action_phase = w fazie akcji
web-choice-any_time = w dowolnej chwili
web-choice-mandatory = musi
web-choice-optional = może

## Dołączanie

web-invited = { $host } zaprasza cię do stołu.
web-at-the-table = Przy stole: { $names }.
web-which-seat = Które miejsce
web-take-seat = Zajmij miejsce
web-no-open-seat = Wszystkie miejsca są zajęte. Możesz patrzeć.

## Przy stole

web-skip-question = Przejdź do pytania
web-wishes = Opcje
web-wish-hasty = Wysyłaj odpowiedzi od razu, bez podglądu
web-wish-calm = Wielkie chwile pozostają małe
web-wish-careful = Zatwierdzaj przed każdym rzutem
web-wish-everything = Pytaj także wtedy, gdy tylko jedna odpowiedź ma sens
web-assents = Na niektóre rzeczy zgadzasz się bez pytania.
web-assents-end = Pytaj znowu
web-wish-odds = Pokazuj szanse przy odpowiedziach
web-wish-sound = Dźwięki
web-wish-volume = Głośność
web-wish-discreet = Zachowaj dla siebie to, co rozważam
web-wish-bell = Powiadom mnie, gdy będzie moja kolej, także za innymi oknami
web-bell-denied = Ta przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.
web-pace = Pokazuj ruchy innych
web-pace-off = od razu
web-pace-quick = szybko
web-pace-normal = spokojnie
web-pace-slow = powoli
web-film-skip = Pomiń
web-film-again = Pokaż ruchy innych jeszcze raz
web-carry = Przenieś moje miejsce na inne urządzenie
web-record = Pobierz zapis
web-help = Pomoc i klawisze
web-board = Plansza
web-whole = Cała plansza
web-others = Pozostałe miejsca
web-laying-out = Plansza jest rozkładana…
web-question = Pytanie
web-own-dice = Rzuć albo dobierz i wpisz, co wypadło:
web-own-dice-example = na przykład 3 4
web-enter = Wpisz
web-more = Rzadko robione
web-rolls = kości rozstrzygają od razu
web-assent = Zawsze się na to zgadzaj, bez pytania
web-not-now = Teraz niemożliwe
web-staged = Plan:
web-then-done = Zatwierdź, aby to zagrać.
web-then-fate = Potem rzut albo dobieranie.
web-then-reveal = Potem wychodzi na jaw coś ukrytego.
web-chance = Szansa powodzenia
web-confirm = Zatwierdź
web-cancel = Porzuć
web-undo = Cofnij
web-end-sheet = Punktacja
web-side = Obok planszy
web-tab-panels = Stół
web-tab-score = Punkty
web-tab-chat = Czat
web-tab-drawer = Szuflada
web-tab-text = Tekst
web-chat-say = Powiedz coś
web-chat-send = Wyślij
web-phrases = Krótkie zwroty; każdy czyta je w swoim języku
web-unread = nieprzeczytane
web-log = Przebieg
web-latest = Ostatnie wydarzenia:
web-since = W tej turze:
web-stage-on = Dalej
web-stage-came = Co z tego wynikło
web-die = Kość
web-waits-for = Teraz decyduje: { $seat }.
web-waits-for-bot = { $seat } myśli.
web-odds-none = Po żadnej z tych odpowiedzi nie następuje od razu rzut ani losowanie.
web-then-decides = Decyduje { $seat }.
web-then-asked = Potem:
web-looking-back = Spojrzenie wstecz
web-moment-of = Chwila gry
web-now = Wróć do gry
web-earlier = Wcześniej
web-later = Później
web-which = Co wybierasz?
web-score = Punkty
web-total = Razem
web-no-score = Nie liczy się punktów.
web-seat-open = wolne miejsce
web-seat-you = ty
web-seat-bot = bot
web-seat-away = poza stołem
web-thinking = myśli
web-acts = gra
web-weighs = rozważa:
web-invite = Zaproś kogoś: kto otworzy ten odnośnik, może zająć wolne miejsce.
web-copy = Kopiuj odnośnik
web-copy-by-hand = Zaznacz odnośnik i skopiuj go ręcznie.
web-copied = Skopiowano.
web-scan = Obrazek do zeskanowania
web-scan-picture = Odnośnik jako obrazek, który odczyta aparat
web-drawer-empty = Wszystko, co można zobaczyć, leży na planszy.
web-line-connecting = Łączenie…
web-line-offline = Brak połączenia; próbuję znowu. Nic nie zginie.
web-part-missing = Nie udało się wczytać części tej strony; próbuję znowu. Jeśli to nie pomoże, wczytaj stronę od nowa: nic nie zginie.

## Pomoc

web-help-title = Jak się tu gra
web-help-how = Możliwe odpowiedzi świecą na planszy i stoją na liście; to jedno i to samo. Kliknięcie oceanu, statku lub stosu mówi od razu to, o co zasady pytają po kolei. Odpowiedź jest tylko planem, dopóki jej nie zatwierdzisz; zatwierdzenie mówi też, czego już nie robisz, na przykład kończy turę. Gdy obok ostatnich odpowiedzi planu widać kość, rzut następuje od razu.
web-help-look = Wszystko można przeczytać: kliknij element, którego teraz się nie wybiera, przytrzymaj dowolny element lub kliknij go prawym przyciskiem, naciśnij i albo kliknij kropkowaną nazwę, a jego karta powie, co robi.
web-help-why = To, co teraz niemożliwe, zostaje na widoku: wskaż to, dotknij, przejdź tam klawiaturą albo kliknij jego miejsce na planszy, a powie ci, dlaczego i według której zasady.
web-help-back = Odpowiedzi można cofać, dopóki nie padnie rzut kością lub nie odsłoni się coś zakrytego. Wiersz przebiegu wskazuje swoje miejsce na planszy; kliknięcie pokazuje tamtą chwilę. Dotychczasowe punkty mają własną zakładkę.
web-keys = Klawisze
web-key-answer = odpowiedzi z listy
web-key-confirm = zatwierdź plan
web-key-cancel = porzuć plan
web-key-undo = cofnij ostatnią odpowiedź
web-key-question = do pytania
web-key-board = do planszy
web-key-panels = do paneli
web-key-log = do przebiegu
web-key-chat = do czatu
web-key-text = plansza jako tekst
web-key-past = wstecz i naprzód w grze
web-key-look = czyta to, co ma fokus albo leży pod wskaźnikiem
web-key-stage = następna wielka chwila albo powrót do stołu
web-key-odds = szanse: włącz lub wyłącz
web-key-skip = od razu do bieżącej pozycji, gdy pokazywane są ruchy innych
web-key-again = pokaż ruchy innych jeszcze raz
web-key-help = ta kartka

## Koniec

web-place-shared = ex aequo
web-verify = Sprawdź losowość
web-course = Punkty w czasie
web-course-table = To samo jako tabela
web-course-when = Kiedy
web-glory = To, co zostało osiągnięte, narysowane w całości
web-turning = Punkty zwrotne
web-unscored = Bez punktacji; byłoby to
web-poster = Obrazek do pokazania
web-again = Jeszcze raz
web-look-at-board = Obejrzyj planszę

## Zasady

web-rules-of = Zasady gry { $game }
web-rules-lead = Każda zasada tak, jak przestrzega jej ten stół, naszymi słowami, z numerem, na który powołują się pytania, powody i punktacja.
web-find = Szukaj
web-rules-chapters = Rozdziały

## Sheets of pieces

web-look = Przeczytaj kartę
web-piece-back = Wróć do poprzedniej karty
web-piece-now = Teraz
web-piece-picture = Obrazek: większy lub mniejszy
web-pieces = Elementy gry
web-pieces-of = Elementy gry { $game }
web-pieces-lead = Wszystko z pudełka: { $number ->
        [one] { $number } element
        [few] { $number } elementy
        [many] { $number } elementów
       *[other] { $number } elementu
    } ze wszystkim, co na nich wydrukowano, naszymi słowami.
web-pieces-none = Żaden element tak się nie nazywa.
web-crumbs = Droga powrotna
web-perils = Co zagraża
