### Laboratorium: długie polecenia, zapisywane wiersze i to, co z nimi nie tak.

lab-rate = { NUMBER($number, maximumFractionDigits: 1) } na sekundę
lab-rows = Wiersze: { $path }
export-progress = Odczyt zapisów
export-done = Gry: { $games }, decyzje: { $decisions }
error-needs-extra = Do tego potrzeba { $package }, a tu go nie ma: pip install 'pelagos[{ $extra }]'.
error-run-decisions = --decisions mówi, co zapisać, ale nie gdzie: dodaj --out DIR.
error-run-none = W { $path } jest coś innego niż przebieg Pelagosa. Nic nie zapisano; wybierz nowy albo pusty folder.
error-run-other = W { $path } są wiersze innego przebiegu: { $key } to tam { $found }, a tutaj { $wanted }. Nic nie zapisano; wybierz inny folder.
error-run-part = { $path } nie należy do tego przebiegu. Usuń ten plik, a jego gry zostaną rozegrane jeszcze raz.
error-run-write = Nie można zapisać { $path }: { $problem }. To, co gotowe, zostaje; to samo polecenie pójdzie dalej od tego miejsca.
error-worker-died = Proces roboczy padł { $times } razy z rzędu, zanim cokolwiek skończył. To, co gotowe, zostaje.
error-run-record = { $path }: { $why }
error-on = Nie ma miejsca „{ $place }”. Można pracować na local, na ray albo na klastrze: ray://HOST:PORT.
error-cluster-none = Pod adresem { $address } nie odpowiada żaden klaster Ray: { $problem }. Jeśli wymaga tokena, ustaw także tutaj RAY_AUTH_MODE=token i RAY_AUTH_TOKEN.
error-cluster-lost = Klaster Ray ({ $address }) zniknął. To, co gotowe, zostaje; z --out to samo polecenie pójdzie dalej od tego miejsca.
error-cluster-version = Na klastrze jest Pelagos { $there }, a tutaj { $here }. Zainstaluj tam tę samą wersję.
soak-progress = Sprawdzanie: { $game }
soak-broken = Gra { $number } ({ $settings }): { $problem }
soak-done = { $game }: gry: { $games }, pytania: { $questions }, złamane obietnice: { $broken }
error-balance-none = Dla gry { $game } nie ma tabeli balansu. Znane gry: { $known }.
train-progress = Rozgrywanie: { $game }
train-kind = { $kind }: gry: { $games }, przykłady: { $examples }. Błąd w punktach w grach odłożonych do sprawdzenia: { $spread } bez żadnej oceny, { $appraisal } z oceną, { $learned } z wyuczonymi wartościami
train-done = Gry: { $games }. Wartości zapisano: { $path }
train-no-better = { $kind }: w grach odłożonych do sprawdzenia wyuczone wartości nie są lepsze od samej oceny. Nie należy ich używać (docs/training.md, Shipping).
error-train-game = Dla gry { $game } nie ma się z czego uczyć. Znane gry: { $known }.
error-train-none = Nie ukończono ani jednej części gier. To, co już jest, zostaje; daj więcej czasu (--minutes).
error-train-few = Za mało gier, by się uczyć: { $games }. Co piąta jest odkładana do sprawdzenia. Rozegraj więcej (--games).
error-train-large = Wartości zajmują { $bytes } bajtów, a dołączyć można najwyżej { $most }. Nic nie zapisano; weź mniej jednostek ukrytych (--hidden).
error-train-device = Nie ma tu urządzenia „{ $device }”: { $problem }. Bez --device używany jest procesor graficzny, jeśli jest.
error-train-device-name = Nie można uczyć się na urządzeniu „{ $device }”: możliwe są cpu i cuda. Bez --device używany jest procesor graficzny, jeśli jest.
error-values-damaged = Plik { $path } jest uszkodzony ({ $problem }). Przeszukiwanie działa dalej bez wyuczonych wartości; zainstaluj Pelagos jeszcze raz albo przeprowadź naukę od nowa.
error-values-other = Plik { $path } nie pasuje: { $key } to tam { $found }, a tutaj { $wanted }. Przeszukiwanie działa dalej bez wyuczonych wartości; przeprowadź naukę od nowa.
