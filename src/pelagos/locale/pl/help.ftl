### Co mówi `--help`. Pierwsze zdanie o poleceniu stoi też na liście poleceń.
### GAME, FILE, FILES, FOLDER i WANTED to nazwy miejsc w poleceniu, takie same w każdym języku.

help-usage = Użycie:
help-options = Opcje
help-commands = Polecenia
help-required = wymagane
help-place-options = [OPCJE]
help-place-command = POLECENIE [ARGUMENTY]...

help-help = Pokazuje tę pomoc i kończy działanie.
help-lang = Język komunikatów; bez tej opcji język środowiska (LANG).
help-version = Pokazuje wersję i kończy działanie.

help-pelagos = Cztery gry morskie, w których program pilnuje zasad: granie, odtwarzanie, sprawdzanie, symulacje. Więcej o poleceniu: pelagos POLECENIE --help.

help-balance = Boty rozgrywają każdą część GAME tak samo często, a tabela Markdown pokazuje, jak im poszło. Części to tryby, scenariusze albo poziomy trudności.
help-balance-games = Ile gier na wiersz; domyślnie { $default }.
help-balance-seed = To samo ziarno, te same gry; domyślnie { $default }.
help-balance-workers = Ile procesów; domyślnie jeden na rdzeń.
help-balance-on = Gdzie toczą się gry: w procesach tego komputera („local”), na klastrze Ray uruchomionym tutaj („ray”) albo na klastrze pod adresem.
help-balance-out = Przechowuje to, co gotowe, w tym folderze. Przerwane polecenie, wydane ponownie, idzie dalej od tego miejsca.
help-balance-write = Wstawia tabelę do tej strony, między jej dwa znaczniki.

help-case = Rozgrywa pliki przypadków FILES (albo całe ich foldery): rozstrzygnięcia, które sprawdzają się same. Zobacz docs/cases.md.
help-case-quiet = Nie mówi nic o przypadkach, które wypadły dobrze.

help-export = Zapisuje zapisy gier jako wiersze: jeden na grę, a na życzenie jeden na decyzję. Każdy zapis jest odtwarzany; jeśli się nie zgadza, zostaje odrzucony.
help-export-out = Folder na pliki Parquet. Przerwane polecenie, wydane ponownie, idzie dalej od tego miejsca.
help-export-decisions = Zapisuje też wiersz dla każdej decyzji.
help-export-workers = Ile procesów; domyślnie jeden na rdzeń.
help-export-pack = Folder zestawu elementów, z którym grano.

help-games = Wymienia gry (albo tylko GAME), a przy nich liczbę graczy, boty i ustawienia. Ustawienia podaje się przez --set KEY=VALUE.

help-ladder = Pozwól poziomom gry GAME grać przeciw sobie, aż skończy się czas lub partie, albo zapisz stronę z takich plików FILES.
help-ladder-out = Przechowuj partie w tym pliku; to samo polecenie gra dalej.
help-ladder-page = Zamiast grać, zapisz tę stronę na podstawie plików.
help-ladder-levels = Które poziomy; domyślnie { $default }.
help-ladder-games = Ile partii na każdą parę; domyślnie { $default }.
help-ladder-minutes = Kiedy skończyć; domyślnie po tylu minutach: { $default }.
help-ladder-processes = Ile procesów; domyślnie jeden na rdzeń.
help-ladder-on = Gdzie toczą się gry: w procesach tego komputera („local”), na klastrze Ray uruchomionym tutaj („ray”) albo na klastrze pod adresem.

help-learn = Uczy gry GAME w terminalu: pierwsza partia z przewodnikiem, która toczy się dalej jako zwykła gra do ćwiczeń. Zajmuje cały ekran albo, w potokach i z --plain, idzie wiersz po wierszu.
help-learn-save = Zapisuje przebieg gry w pliku; pelagos play --resume pozwala grać dalej.
help-learn-check = Sprawdza plik lekcji: rozgrywa go i sprawdza każde słowo, zasadę i miejsce, które wymienia.
help-learn-plain = Wiersze zamiast pełnego ekranu.

help-packs = Zestawy elementów: kopiowanie tabel gry, zmiana wartości, sprawdzanie i porównywanie.
help-packs-new = Kopiuje tabele gry GAME do nowego folderu FOLDER, gotowe do zmian.
help-packs-check = Sprawdza, czy wszystkie tabele w FOLDER pasują do gry GAME. Pierwsza błędna komórka jest podawana z plikiem, wierszem i kolumną.
help-packs-diff = Podaje, które wartości w FOLDER różnią się od dołączonych do gry GAME.

help-play = Pozwala zagrać w GAME w terminalu: na pełnym ekranie albo, w potokach i z --plain, wiersz po wierszu, co odpowiada czytnikom ekranu. Przy każdym pytaniu można wpisać ?, by uzyskać pomoc.
help-play-seats = Kto gra: „me” to osoba przy tym terminalu albo nazwa bota (z parametrami: nazwa:klucz=wartość), albo moduł:Klasa dla własnego bota.
help-play-names = Imiona graczy, w kolejności miejsc.
help-play-seed = Powtarza los gry o podanym ziarnie.
help-play-fair = Najpierw zobowiązanie do tajnego ziarna, na końcu jego ujawnienie.
help-play-chance = Dodaje własny tekst do losu sprawdzalnego przed pierwszym losowaniem; można powtórzyć, raz dla każdej osoby tutaj.
help-play-manual-dice = Rzucasz i losujesz samodzielnie i wpisujesz, co wypadło.
help-play-practice = Możesz cofać, ile chcesz.
help-play-save = Zapisuje grę w nowym pliku.
help-play-resume = Kontynuuje zapisaną grę.
help-play-from-snapshot = Z --resume: obejrzeć ostatnią migawkę gry; także z --save: grać od niej dalej w nowym zapisie.
help-play-continue = Wznów ostatnią nieukończoną grę; z GAME ostatnią grę tego tytułu.
help-play-set = Zmienia ustawienie gry; można podać wiele razy. Ustawienia wymienia „pelagos games”.
help-play-pack = Folder innego zestawu elementów.
help-play-plain = Wiersze zamiast pełnego ekranu.
help-play-calm = Bez ramek dla wielkich chwil: sam dziennik.

help-render = Rysuje stół gry zapisanej w RECORD i zapisuje go jako obraz.
help-render-output = Plik do zapisania; kończy się na .svg albo .png.
help-render-at = Zatrzymuje się przy tym stanie.
help-render-seat = Czyj widok narysować; bez tej opcji widok obserwatora.
help-render-theme = Kolory: light, dark albo paper. Domyślnie: { $default }.
help-render-width = Szerokość pliku PNG w pikselach. Domyślnie: { $default }.
help-render-pack = Folder zestawu elementów, z którym grano.

help-replay = Pokazuje grę zapisaną w FILE: jej przebieg i koniec, pozycję przy wybranym stanie albo wszystko jako stronę.
help-replay-at = Zatrzymuje się przy tym stanie i pokazuje pozycję.
help-replay-from-snapshot = Otwiera ostatnią migawkę, bez względu na to, według jakich zasad grano.
help-replay-html = Zapisuje całą grę jako jedną stronę, która otwiera się bez serwera.
help-replay-theme = Wygląd strony; czytelnik może go zmienić. Domyślnie: { $default }.
help-replay-viewer = Czyimi oczami patrzy strona, póki gra się nie skończyła: miejsce albo spectator. Domyślnie: { $default }.
help-replay-pack = Folder zestawu elementów, z którym grano.

help-rules = Pokazuje wszystkie zasady gry GAME albo tylko zasadę WANTED: oznaczenie, nasze słowa, funkcje i testy.
help-rules-gaps = Tylko oznaczenia bez kodu lub testu; jeśli takie są, polecenie kończy się błędem.
help-rules-markdown = Cały spis jako strona Markdown.
help-rules-tests = Folder z testami; w kopii projektu program znajdzie go sam.

help-serve = Gra w przeglądarce: uruchamia stół WWW na tym komputerze. Stoły są przechowywane i po ponownym uruchomieniu gra toczy się dalej.
help-serve-host = Adres do nasłuchiwania; domyślnie { $default }, dostępny tylko z tego komputera.
help-serve-port = Port do nasłuchiwania; domyślnie { $default }, 0 oznacza dowolny wolny.
help-serve-db = Gdzie leżą stoły: plik SQLite albo adres postgresql://; domyślnie plik w folderze danych użytkownika.
help-serve-origin = Inny adres, pod którym przeglądarki widzą ten serwer, gdy stoi przed nim proxy; można powtarzać.
help-serve-keep-finished = Ile dni po ostatnim ruchu zostaje skończona gra; 0, jak domyślnie, oznacza zawsze. Tydzień wcześniej stół o tym mówi, a kto tam gra, może go zachować.
help-serve-keep-idle = Ile dni bez ruchu zostaje nieskończony stół; 0, jak domyślnie, oznacza zawsze.
help-serve-allowed-hosts = Nazwa, pod którą przeglądarki widzą ten serwer, kilka po przecinkach; adresów i nazwy tego komputera nie trzeba podawać.
help-serve-limit = Inny limit niż zwykle, na przykład tables_per_address=50; można powtarzać. Wszystkie są w docs/api.md.
help-serve-proxy = Pośrednik (proxy) przed tym serwerem, jako adres lub sieć: wierzymy mu, kto pyta i czy na zewnątrz jest https. Można podać kilka razy.
help-serve-metrics = Kto może czytać liczby pod /metrics: adres, sieć albo token przysłany jako „Authorization: Bearer”. Nikt, dopóki nikogo nie podano; można podać kilka razy.
help-serve-log = Ile trafia do dziennika w wierszach JSON: debug, info, warning albo error; domyślnie { $default }.
help-serve-no-browser = Nie otwiera przeglądarki.

help-sim = Boty rozgrywają wiele gier w GAME, a potem widać, jak im poszło.
help-sim-seats = Które boty grają: nazwa albo moduł:Klasa, z parametrami jako nazwa:klucz=wartość; z gry na grę zamieniają się miejscami.
help-sim-games = Ile gier; domyślnie { $default }.
help-sim-seed = To samo ziarno, te same gry; domyślnie { $default }.
help-sim-paired = Każdy rozgrywa każdy los z każdego miejsca, zanim przyjdzie następny: tyle samo gier mówi więcej.
help-sim-until = Kończy, gdy tylko wiadomo, czy bot wygrywa co najmniej taki udział gier, na przykład greedy>=0.55. Jakkolwiek często się patrzy, myli się to najwyżej raz na dwadzieścia; nie rozgrywa się więcej niż --games.
help-sim-workers = Ile procesów; domyślnie jeden na rdzeń.
help-sim-on = Gdzie toczą się gry: w procesach tego komputera („local”), na klastrze Ray uruchomionym tutaj („ray”) albo na klastrze pod adresem.
help-sim-set = Zmienia ustawienie gry; można podać wiele razy. Ustawienia wymienia „pelagos games”.
help-sim-pack = Folder innego zestawu elementów.
help-sim-out = Zapisuje wiersze jako pliki Parquet w tym folderze. Przerwane polecenie, wydane ponownie, idzie dalej od tego miejsca.
help-sim-decisions = Zapisuje też wiersz dla każdej decyzji; razem z --out.
help-sim-json = Wypisuje jeden obiekt JSON zamiast tabeli.

help-soak = Rozgrywa GAME losowo i przy każdym pytaniu sprawdza wszystko, co obiecują zasady. Ustawienia są losowane na nowo dla każdej gry.
help-soak-games = Ile gier; domyślnie { $default }.
help-soak-seed = To samo ziarno, te same gry; domyślnie { $default }.
help-soak-workers = Ile procesów; domyślnie jeden na rdzeń.
help-soak-on = Gdzie toczą się gry: w procesach tego komputera („local”), na klastrze Ray uruchomionym tutaj („ray”) albo na klastrze pod adresem.
help-soak-set = Ustala ustawienie gry; można podać wiele razy. Ustawienia wymienia „pelagos games”.
help-soak-out = Przechowuje to, co gotowe, w tym folderze. Przerwane polecenie, wydane ponownie, idzie dalej od tego miejsca.

help-verify = Odtwarza zapisy z plików FILES albo z bazy danych serwera. Każda odpowiedź, kość, migawka i wynik muszą wyjść tak samo.
help-verify-db = Sprawdza każdy stół w tej bazie danych: plik SQLite albo adres postgresql://.
help-verify-pack = Folder zestawu elementów, z którym grano.

help-backup = Zapisuje do PLIKU wszystko, co przechowuje serwer, gdy ten działa.
help-backup-db = Baza danych serwera, jak przy serve.
help-report = Zapisuje na jednej stronie, co mówią wiersze przebiegu: wygrane, punkty, miejsca, długości, zakończenia i to, czego użyto. FOLDER to folder zapisany przez sim --out albo export.
help-report-out = Dokąd zapisać stronę; domyślnie report.html w tym folderze.
help-restore = Stawia kopię zapasową na miejscu bazy danych serwera. Żaden serwer nie może jej wtedy używać; to, co tam było, zostaje odłożone.
help-restore-db = Baza danych serwera, jak przy serve.
help-doctor = Sprawdza, czy wszystko, czego potrzebuje serwer, jest na miejscu i w porządku: baza danych, dysk, schemat, czcionki, zegar i klucz. Kod wyjścia to 0, gdy wszystko w porządku, inaczej 1.
help-doctor-db = Baza danych serwera, jak przy serve.

help-analyse = Oddziela szczęście od umiejętności w grze zapisanej w FILE: ile oddała każda decyzja i ile szczęścia było w każdym rzucie i losowaniu.
help-analyse-html = Zapisuje analizę jako stronę, która otwiera się bez serwera, a obok niej grę jako drugą stronę.
help-analyse-json = Wypisuje jeden obiekt JSON ze wszystkimi decyzjami i rzutami.
help-analyse-out = Przechowuje to, co gotowe, w tym folderze. Przerwane polecenie, wydane ponownie, idzie dalej od tego miejsca.
help-analyse-seat = Czyje decyzje są oceniane, póki gra trwa.
help-analyse-work = Ile pytań jest rozważanych przy każdej decyzji i każdym rzucie; domyślnie tyle, by całość trwała kilka minut.
help-analyse-seconds = Ile sekund najwyżej trwa rozważanie każdej pojedynczej decyzji i każdego rzutu, a nie całej gry; domyślnie bez ograniczenia.
help-analyse-workers = Ile procesów; domyślnie jeden na rdzeń.
help-analyse-on = Gdzie się pracuje: w procesach tego komputera („local”), na klastrze Ray uruchomionym tutaj („ray”) albo na klastrze pod adresem.
help-analyse-pack = Folder zestawu elementów, z którym grano.
help-train = Uczy wartości dla gry GAME na grach naszych własnych botów: tego, co umyka ocenie przeszukiwania. Najsilniejszy poziom poprawia nimi swoją ocenę.
help-train-out = Przechowuje gry i wartości w tym folderze. Przerwane polecenie, wydane ponownie, idzie dalej od tego miejsca.
help-train-games = Ile gier, w zaokrągleniu w górę do całych części; domyślnie { $default }.
help-train-minutes = Kiedy przestać grać i uczyć się z tego, co jest; domyślnie po { $default } minutach.
help-train-seed = To samo ziarno i ta sama liczba gier dają te same wartości; domyślnie { $default }.
help-train-hidden = Ile jednostek ukrytych; domyślnie { $default }, przy 0 żadnej.
help-train-device = Gdzie odbywa się nauka; domyślnie na procesorze graficznym, jeśli PyTorch go znajdzie.
help-train-workers = Ile procesów; domyślnie jeden na rdzeń.
help-train-on = Gdzie toczą się gry: w procesach tego komputera („local”), na klastrze Ray uruchomionym tutaj („ray”) albo na klastrze pod adresem.
