### Co się mówi, gdy czegoś nie można zrobić: co, gdzie i jak byłoby dobrze.

## Gry, miejsca, ustawienia

error-unknown-game = Nie ma gry „{ $game }”. Znane gry: { $known }.
error-unknown-language = Nie ma języka „{ $language }”. Znane języki: { $known }.
error-unknown-bot = Nie ma bota „{ $bot }” do gry { $game }. Znane boty: { $known }.
error-bot-gave-up = { $story }
error-bot-plays = Ten bot nie zawodzi, więc nikt nie zajmuje jego miejsca.
error-replacement = Na tym miejscu nikt nie może grać dalej jako { $kind }.
error-bot-failed = Bot „{ $bot }” zawiódł: { $problem }.
error-bot-answer = Bot „{ $bot }” dał odpowiedź, której nie było do wyboru: „{ $answer }” (pytanie { $ask }).
error-bot-made = Bota podaje się jako klasę, bo do każdego pytania powstaje od nowa; „{ $bot }” jest już utworzony.
error-bot-import = Nie można wczytać bota „{ $bot }”: { $problem }.
error-bot-none = „{ $bot }” nie jest botem: bot to klasa z metodą choose(sight).
error-bot-game = Bot „{ $bot }” nie gra w { $game }. Gra w: { $known }.
error-bot-parameter = Bot „{ $bot }” nie ma parametru „{ $key }”. Znane parametry: { $known }.
error-bot-parameter-form = Parametry bota zapisuje się w postaci { $bot }:klucz=wartość,klucz=wartość, a nie „{ $value }”.
error-bot-parameter-value = Bot „{ $bot }”: { $kind ->
    [int] { $key } musi być liczbą całkowitą
    [float] { $key } musi być liczbą
   *[bool] { $key } musi mieć wartość yes lub no
}, a nie „{ $value }”.
error-bot-parameter-negative = Bot „{ $bot }”: { $key } nie może być mniejsze od 0, a podano „{ $value }”.
error-bot-parameter-missing = Bot „{ $bot }” wymaga wartości „{ $key }”, w postaci { $bot }:{ $key }=wartość.
error-bot-unasked = Zapis wymienia własny program „{ $bot }”. Jeśli mu ufasz, podaj go także: --seats { $seats }.
error-seat-count = { $game }: { $high ->
    [1] jeden gracz
   *[other] od { $low } do { $high } graczy
}; podano { $seats ->
    [one] jedno miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}.
error-seats-contradict = Ustawienie { $key }={ $value } jest sprzeczne z listą graczy, która ma { $seats ->
    [one] jedno miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}.
error-setting-unknown = Nie ma ustawienia „{ $key }”. Znane ustawienia: { $known }.
error-setting-form = Ustawienie zapisuje się w postaci klucz=wartość, a nie „{ $value }”.
error-setting-range = { $key } musi być liczbą całkowitą od { $low } do { $high }, a nie „{ $value }”.
error-setting-choice = { $key } musi mieć jedną z wartości: { $choices }; a nie „{ $value }”.
error-setting-flag = { $key } musi mieć wartość „yes” (tak) albo „no” (nie), a nie „{ $value }”.
error-settings-conflict = { $first } i { $second } nie mogą być użyte razem.

## Odpowiedzi

error-refused = „{ $answer }” jest niemożliwe: { $why }
error-no-such = Nie ma tu „{ $value }” („{ $answer }”). Możliwe: { $known }.
error-too-long-to-scan = Adres jest za długi na obrazek do zeskanowania (znaki: { $length }).
error-no-piece = Nie ma nic o nazwie „{ $piece }”.
error-no-piece-near = Nie ma nic o nazwie „{ $piece }”. Najbliższe: { $near }.
error-not-offered = „{ $answer }” nie należy do możliwych tutaj odpowiedzi.
error-reward = Nie ma nagrody „{ $reward }”. Możliwe: { $known }.
error-observer = OpenSpiel pyta o „{ $kind }”; to zdradziłoby coś, czego nikt nie może wiedzieć.
error-render-mode = Stołu nie można pokazać jako „{ $form }”. Możliwe: { $known }.
error-no-question = „{ $answer }” na nic nie odpowiada: żadne pytanie nie czeka.
error-game-over = „{ $answer }” przychodzi za późno: gra jest skończona.
error-not-over = Gra jeszcze się nie skończyła.
error-waits-for-fate = „{ $answer }” musi poczekać: najpierw rzut kością lub losowanie.
error-wrong-seat = „{ $answer }” nie przejdzie: teraz odpowiada { $turn }, a nie { $seat }.
error-stale-version = Ta odpowiedź dotyczyła stanu { $given } gry, a teraz jest już stan { $current }. Spójrz jeszcze raz i odpowiedz ponownie.
error-no-chance = Nie można wpisać „{ $outcome }”: nie czeka żaden rzut ani losowanie.
error-not-an-outcome = Tutaj nie może wypaść „{ $outcome }”. Możliwe: { $known }.
error-undo-fate = Tego nie można cofnąć: od tego czasu był rzut kością lub losowanie.
error-undo-reveal = Tego nie można cofnąć: od tego czasu ujawniono coś zakrytego.
error-undo-other-seat = Tego nie można cofnąć: od tego czasu odpowiedział ktoś inny.
error-undo-over = Niczego nie można cofnąć: gra jest zakończona.
error-undo-nothing = Nie ma czego cofnąć.
error-odds-too-many = Możliwych wyników jest zbyt wiele, by podać dokładne szanse.
error-number-range = Wpisz liczbę od 1 do { $high }, a nie „{ $value }”.

## Pliki i zapisy

error-file-read = Nie można odczytać { $path }: { $problem }.
error-file-write = Nie można zapisać { $path }: { $problem }.
error-file-changed = Plik { $path } został w międzyczasie zmieniony przez inny program. Nic nie zapisano.
error-file-use = Nie można użyć { $path }: { $problem }.
error-file-exists = { $path } już istnieje i nigdy nie jest nadpisywany. Wybierz inną nazwę albo kontynuuj z --resume.
error-record-header = { $path } nie jest zapisem gry: pierwszy wiersz nie jest nagłówkiem.
error-record-line = Wiersz { $line } zapisu jest uszkodzony: { $problem }.
error-record-deviates = Wiersz { $line } zapisu odbiega od zasad: { $what ->
    [after-end] po końcu nic nie może nastąpić
    [answer] ta odpowiedź była niemożliwa
    [auto] ta odpowiedź nie była jedyną możliwą
    [dice] ziarno daje inny wynik
    [ended] gra nie mogła się tu skończyć
    [entropy] w ten sposób nikt nie mógł dodać losowości
    [header] drugi nagłówek
    [hint] nikt nie mógł tu prosić o radę
    [number] numeracja się urywa
    [outcome] ten wynik był niemożliwy
    [replacement] na tym miejscu nie mógł zasiąść nikt inny
    [result] gra nie tak się skończyła
    [snapshot] pozycja jest inna
    [undo] tego nie można było cofnąć
   *[other] { $what }
}.
error-record-fate = Zapis podaje źródło losowości, które nie istnieje: „{ $found }”.
error-record-format = Zapis ma format { $found }; ta wersja odczytuje format { $known }.
error-record-rules = Zapis rozegrano według wersji zasad { $found }; ta wersja gra według { $known }. Jego ostatnią migawkę nadal można otworzyć przez „pelagos replay --from-snapshot”.
error-record-pack = Zapis rozegrano z zestawem elementów { $found }, a nie z { $known }. Podaj jego folder przez --pack.
error-record-version = W zapisie nie ma stanu { $version }; ostatni to { $last }.
error-record-snapshot = Ta wersja nie może otworzyć ostatniej migawki zapisu.
error-record-no-snapshot = Zapis nie zawiera migawki, którą można by otworzyć.
error-fair-seed = Tajne ziarno nie pasuje do zobowiązania w nagłówku zapisu.
error-script-empty = W skrypcie nie ma już wyniku dla „{ $ask }”.
error-script-outcome = Wynik „{ $outcome }” ze skryptu jest niemożliwy dla „{ $ask }”.

## Zestawy elementów

error-pack-not-loaded = Tę pozycję rozegrano z zestawem elementów { $pack }, który nie jest tu wczytany.
error-pack-folder = { $path } nie jest folderem z tabelami elementów.
error-table-file = Brakuje pliku { $file }.
error-table-unknown = { $file } nie jest tabelą tej gry. Jej tabele: { $known }.
error-table-read = Nie można odczytać { $file }: { $problem }.
error-table-csv = { $file }, wiersz { $row }: niepoprawny CSV ({ $problem }).
error-table-columns = { $file }, wiersz 1: wymagane kolumny to { $wanted }; są: { $found }.
error-table-width = { $file }, wiersz { $row }: liczba komórek to { $found } zamiast { $wanted }.
error-table-word = { $file }, wiersz { $row }, kolumna { $column }: „{ $value }” nie jest żadną z wartości: { $choices }.
error-table-number = { $file }, wiersz { $row }, kolumna { $column }: „{ $value }” nie jest liczbą całkowitą od { $low } do { $high }.
error-table-twice = { $file }, wiersz { $row }, kolumna { $column }: „{ $value }” występuje dwa razy.
error-table-empty = { $file }, wiersz { $row }, kolumna { $column }: to pole jest puste.
error-table-missing = { $file }, kolumna { $column }: brakuje: { $missing }.
error-table-joker = { $file }, wiersz { $row }, kolumna { $column }: „{ $value }” musi być zarazem jokerem i nie do kupienia albo ani jednym, ani drugim.
error-table-slots = { $file }, wiersz { $row }, kolumna { $column }: { $value } musi pokazywać każdy ze swoich czterech rodzajów raz.
error-table-strip = { $file }, wiersz { $row }, kolumna { $column }: ceny { $value } to nie 0, 1, 2 i 3, każda raz.
error-table-marginal = { $file }, wiersz { $row }, kolumna { $column }: { $value } to nie różnica względem wiersza wyżej.
error-table-rounds = { $file }, wiersz { $row }, kolumna { $column }: { $value } jest sprzeczne z jednym z wierszy wyżej.
error-table-sum = { $file }, wiersz { $row }, kolumna { $column }: { $value } nie zgadza się z { $other }, gdzie suma wynosi { $found }.
error-table-language = { $file }, wiersz { $row }, kolumna { $column }: „{ $value }” nie należy do języka efektów.
error-table-key = { $file }, { $entry }: nie ma klucza „{ $key }”. Znane klucze: { $known }.
error-table-value = { $file }, { $entry }: „{ $value }” nie może być wartością klucza { $key }.
error-table-nothing = { $file }, { $entry }: brakuje klucza { $key }.
error-table-amount = { $file }: { $found } razy „{ $what }”; musi być od { $low } do { $high }.
error-table-toml = { $file } nie jest poprawnym plikiem TOML ({ $problem }).

## Pliki przypadków

error-case-toml = { $file } nie jest poprawnym plikiem TOML: { $problem }.
error-case-none = { $file } nie zawiera żadnego [[case]].
error-case-key = { $file }, przypadek { $case }: klucza „{ $key }” brakuje albo jest tu nieznany. Znane: { $known }.
error-case-table = { $file }, przypadek { $case }: „{ $key }” ma być: { $form }.
case-form-text = tekst w cudzysłowie
case-form-texts = niepusta lista tekstów
case-form-table = niepusta tabela
case-form-tables = niepusta lista tabel
case-form-numbers = lista liczb całkowitych
case-form-flag = true albo false
case-form-list = lista
case-form-answers = tabela z tekstem lub listą tekstów dla każdej odpowiedzi
case-form-odds = lista tabel z polami answer i chance oraz z czymś, czego się oczekuje
error-case-move = { $file }, przypadek { $case }: „{ $move }” nie jest ani odpowiedzią, ani odmową z polami answer oraz reason, rule lub obydwoma.
error-case-empty = { $file }, przypadek { $case }: nic się nie rozgrywa i niczego się nie oczekuje.
error-case-impossible = Podana pozycja jest niemożliwa: { $problem }.
error-case-value = „{ $value }” nie może być wartością pola { $field }.
error-case-number = { $field } musi być liczbą całkowitą od { $low } do { $high }, a nie „{ $value }”.
error-case-unknown = { $field }: „{ $value }” jest nieznane. Znane: { $known }.
error-case-twice = { $field }: „{ $value }” podano dwa razy, a istnieje tylko jedna taka rzecz.
error-case-missing = Podana pozycja wymaga też pola { $field }.
error-case-against = { $field } = { $value } i { $other } nie mogą zachodzić jednocześnie.
error-case-ship = „{ $value }” nie jest statkiem: „{ $word }” powinno mieć postać part:mast:sail:good, na przykład bow:anchor:anchor:fish.
error-nemo2-players = { $mode ->
    [solo] W pojedynkę gra jedna osoba, a zajętych miejsc jest więcej ({ $players }): zwolnij pozostałe albo wybierz „razem”.
   *[other] Razem grają od dwóch do czterech osób: obsadź jeszcze jedno miejsce albo wybierz „w pojedynkę”.
}
error-endeavor-players = { $mode ->
    [solo] W pojedynkę gra jedna osoba, a zajętych miejsc jest więcej ({ $players }): zwolnij pozostałe albo wybierz „przeciw sobie” lub „razem”.
   *[other] Przeciw sobie grają co najmniej dwie osoby: obsadź jeszcze jedno miejsce albo wybierz „w pojedynkę”.
}
error-table-effect = { $file }, wiersz { $row }, kolumna { $column }: „{ $value }” nie jest efektem.
error-table-effect-needed = { $file }, wiersz { $row }, kolumna { $column }: wśród efektów musi być „{ $needed }”.
error-table-no-sentence = { $file }, wiersz { $row }, kolumna { $column }: „{ $value }” nie da się powiedzieć zdaniem.
error-table-count = { $file }: oczekiwano { $wanted }, jest { $found }.

## Program na serwerze

error-client-away = Pod adresem { $address } nikt nie odpowiada.
error-client-foreign = To, co odpowiada pod adresem { $address }, nie jest serwerem Pelagos w tej wersji.
error-client-address = „{ $address }” nie jest adresem serwera: zaczyna się on od http:// albo https://.
