### Co mówią polecenia.

error-usage = Nie można zrozumieć polecenia: { $problem }
error-usage-command = Nie ma takiego polecenia. Znane polecenia: { $known }.
error-usage-option = Nie ma opcji { $option }.
error-usage-missing = Brakuje: { $name }.
error-usage-text = Słowo { $number } polecenia zawiera znaki, które nie są tekstem.
error-usage-value = { $name }: { $problem }

case-passed = dobrze  { $id }  { $title }
case-failed = BŁĄD    { $id }  { $title }  ({ $file })
case-broken = { $file }, przypadek { $id }: { $why }
case-total = dobrze: { $passed }, błędy: { $failed }

error-no-tests = Powyżej { $path } nie ma folderu „tests” z plikami przypadków. Podaj go przez --tests.
error-unknown-rule = W grze { $game } nie ma zasady „{ $rule_id }”.
rules-told = {"    "}mówi o tym: { $functions }
rules-gap-code = { $id }: żadna funkcja nie przywołuje tej zasady.
rules-gap-test = { $id }: żaden test nie przywołuje tej zasady.
rules-gap-idle = { $function } przywołuje zasady, ale nic jej nie używa.
rules-gaps = { $number ->
    [0] Bez luk
    [one] Jedna luka
    [few] { $number } luki
    [many] { $number } luk
   *[other] { $number } luki
}; wszystkich oznaczeń: { $of }.

record-torn = { $path }: ostatni wiersz urwał się podczas zapisu i został pominięty.
verify-passed = { $path }: wszystko w porządku, przeliczono { $version ->
    [one] jeden wpis
    [few] { $version } wpisy
    [many] { $version } wpisów
   *[other] { $version } wpisu
}{ $finished ->
    [yes] {""}
   *[no] ; gra nie jest skończona
}{ $dice ->
    [yes] ; sprawdzono każdy rzut i każde losowanie
   *[no] ; rzucano gdzie indziej, więc rzutów nie da się sprawdzić
}.
verify-failed = { $path }: { $why }

packs-new = { $number ->
    [one] Jedną tabelę
    [few] { $number } tabele
    [many] { $number } tabel
   *[other] { $number } tabeli
} skopiowano do { $path }. Zmień to, co w twojej drukowanej grze jest inne, a potem uruchom: pelagos packs check.
packs-checked = { $path } jest w porządku. Suma kontrolna: { $hash }.
packs-differences = { $number ->
    [0] Żadna wartość się nie różni.
    [one] Jedna wartość się różni.
    [few] { $number } wartości się różnią.
    [many] { $number } wartości się różni.
   *[other] { $number } wartości się różni.
}

games-game = { $name } ({ $key }): { $high ->
    [1] jeden gracz
   *[other] od { $low } do { $high } graczy
}; boty: { $bots }
games-setting = { $key }: { $help } ({ $range }; domyślnie { $default })
games-flag = yes albo no

ladder-played = Rozegrano { $games ->
    [one] jedną partię
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}; zapisano je w { $path }.
ladder-page = Strona jest zapisana: { $path }
ladder-against = { $one } przeciw { $other }
error-ladder-out = Podaj jedną grę i plik na jej partie (--out FILE) albo stronę i pliki, z których powstaje (--page PAGE FILE...).
error-ladder-file = „{ $path }” nie zawiera partii drabinki.
error-ladder-none = Nie ma pliku „{ $path }”.
error-ladder-nobody = { $level } nie ma z kim grać w { $game }: podaj w --levels co najmniej dwa poziomy.
error-ladder-other = „{ $path }” zawiera partie drabinki innej gry: { $found } zamiast { $wanted }.
error-slope-game = W tej grze przy tych ustawieniach ({ $game }) nikt nie układa planów, więc nie ma czego szukać.
error-slope-file = „{ $path }” nie zawiera drogi tego planu: plik jest uszkodzony albo pochodzi z innej gry, innych ustawień lub innego ziarna. Wybierz inny plik.
