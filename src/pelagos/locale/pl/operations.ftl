# Stoły według starszych zasad

error-table-old = Przy tym stole grano według wersji zasad { $found }; ten serwer gra według { $known }. Można go już tylko oglądać.
error-table-lost = Przy tym stole grano według wersji zasad { $found }; ten serwer gra według { $known }, a żadna pozycja nie została zachowana. Zapis nadal można pobrać.
error-no-onward = Od ostatniej zachowanej pozycji tego stołu nie da się grać dalej.
error-record-begins = Ten zapis zaczyna się w środku gry. W wierszu poleceń można go pokazać i sprawdzić, ale nie otworzyć tutaj.
web-old-rules = Grano według wersji zasad { $found }; ten serwer gra według { $known }. Widzisz stół taki, jaki był w kroku { $at } z { $last }. Nikt nie może tu odpowiadać.
web-old-pack = Grano innymi elementami niż te na tym serwerze. Widzisz stół taki, jaki był w kroku { $at } z { $last }. Nikt nie może tu odpowiadać.
web-old-page-rules = Grano według wersji zasad { $found }; tę stronę przygotowała wersja { $known }. Pokazuje zachowane pozycje, do kroku { $at } z { $last }.
web-old-page-pack = Grano innymi elementami niż te w programie, który przygotował tę stronę. Pokazuje ona zachowane pozycje, do kroku { $at } z { $last }.
web-old-go-on = Graj dalej od tego miejsca przy nowym stole
web-old-onward = Do stołu, przy którym gra toczy się dalej
web-line-refused = Brak połączenia.

# Baza danych

error-database-newer = Bazę { $url } zapisał nowszy Pelagos: jej schemat to { $found }, a ten program zna schematy do { $known }. Uruchom nowszy program albo przywróć kopię sprzed aktualizacji.
error-database-damaged = Baza { $url } jest uszkodzona ({ $problem }). Przywróć kopię: pelagos restore PLIK
error-database-taken = Bazy { $url } używa inny serwer. Plik SQLite jest dla jednego serwera; kilka serwerów dzieli się PostgreSQL-em.
error-database-away = Baza danych chwilowo nie odpowiada. Nic się nie zmieniło; spróbuj ponownie.
error-database-none = Nie ma bazy danych { $url }.
error-no-network = { $option }: { $problem }. Podaj adres albo sieć, na przykład 127.0.0.1 lub 10.0.0.0/8.

# Kopie zapasowe

backup-done = Kopia { $db } jest w { $path } (stoły: { $tables }).
restore-done = Bazę { $db } przywrócono z { $path } (stoły: { $tables }).
restore-aside = To, co było tam wcześniej, jest teraz w { $before }.
error-backup-foreign = { $path } nie jest bazą danych Pelagosa.
error-path-exists = { $path } już istnieje i nigdy nie jest nadpisywany. Wybierz inną nazwę.
error-restore-taken = Bazy { $url } używa serwer, więc niczego nie przywrócono. Najpierw go zatrzymaj („systemctl stop pelagos”).
error-backup-postgres = { $url } to PostgreSQL, który ma własne narzędzie: pg_dump --format=custom --file=PLIK URL
error-restore-postgres = { $url } to PostgreSQL, który ma własne narzędzie: pg_restore --clean --if-exists --dbname=URL PLIK

# Badanie

doctor-disk = W { $folder } jest { $free } MB wolnego miejsca.
doctor-disk-full = W { $folder } jest tylko { $free } MB wolnego miejsca: zrób miejsce, zanim dysk się zapełni.
doctor-private = Plik { $path } może czytać tylko jego właściciel.
doctor-readable = Plik { $path } mogą czytać inni, a w nim jest klucz, którym podpisywane są ciasteczka: chmod 600
doctor-letters = Czcionki do stron i obrazów są na miejscu.
doctor-values = Wyuczone wartości dla najsilniejszego poziomu: gry { $whole } z { $games }.
doctor-values-missing = Brakuje wyuczonych wartości gry { $game }. Najsilniejszy poziom gra dalej bez nich, a porady i analiza opierają się na samej ocenie; zainstaluj Pelagos jeszcze raz.
doctor-database = Baza { $url } odpowiada.
doctor-database-none = Bazy { $url } jeszcze nie ma; utworzy ją pierwsze uruchomienie serwera.
doctor-unreadable = Nie można odczytać bazy danych: { $problem }.
doctor-sound = Baza danych jest cała.
doctor-damaged = Baza danych jest uszkodzona ({ $problem }). Przywróć kopię.
doctor-schema = Schemat to { $found }, najnowszy.
doctor-schema-older = Schemat to { $found }; następne uruchomienie serwera doprowadzi go do { $known }. Najpierw zrób kopię.
doctor-schema-newer = Schemat to { $found }, a ten program zna schematy do { $known }: uruchom nowszy program.
doctor-key = Klucz do podpisów jest na miejscu.
doctor-key-none = Klucza do podpisów jeszcze nie ma; utworzy go pierwsze uruchomienie serwera.
doctor-key-short = Klucz do podpisów jest za krótki: usuń jego wiersz w tabeli settings, a powstanie nowy. Potem wszyscy muszą zalogować się od nowa.
doctor-clock = Zegar pokazuje { $now }.
doctor-clock-back = Zegar pokazuje { $now }, ale ktoś wykonał ruch o { $last }: jedno z dwojga się nie zgadza.
doctor-tables = Stoły: { $tables }; z nich według innych zasad, tylko do oglądania: { $old }.
doctor-writing = Baza danych przyjmuje zapisy.
doctor-writing-not = Baza danych nie przyjmuje zapisów: { $problem }.
doctor-well = Wszystko w porządku.
doctor-unwell = Nie w porządku: { $number }.
