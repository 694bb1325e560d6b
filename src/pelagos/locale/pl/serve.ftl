### Serwer WWW: co mówi o sobie i czego odmawia.

serve-begun = Pelagos gra pod adresem { $address }, a stoły przechowuje w { $db }. Ctrl-C kończy pracę.
serve-verify-seeded = Wszystko, co w tej grze losowe, wynika z ziarna { $seed }; kto odtworzy zapis, otrzyma to samo.
serve-verify-fair = Ziarno { $seed } ustalono przed pierwszym ruchem: jego skrótem jest zobowiązanie { $commitment }. Wynika z niego wszystko, co w tej grze losowe.
serve-verify-manual = W tej grze ludzie sami rzucali kośćmi i losowali, a wyniki wpisali.

error-bad-message = Nie udało się tego zrozumieć: { $problem }.
error-bad-token = Ten token nie otwiera tu żadnego miejsca: jest podrobiony, wygasł albo miejsce zmieniło właściciela.
error-bad-invite = To zaproszenie jest nieważne.
error-link-used = Ten odnośnik został już użyty albo wygasł.
error-seat-taken = To miejsce nie jest już wolne.
error-seat-kind = Miejsce jest dla „me”, „hotseat”, „open” albo „bot:…”, a nie dla „{ $kind }”.
error-spectator = Mogą to zrobić tylko osoby siedzące przy stole.
error-no-table = Nie ma takiego stołu albo nie jest dla wszystkich.
error-not-found = Niczego tu nie ma.
error-method = Tego adresu nie używa się w ten sposób.
error-foreign-page = Poprosiła o to strona innej witryny; nic nie zrobiono.
error-too-large = To więcej bajtów niż { $most }.
error-too-fast = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
error-too-many-tables = Liczba twoich niedokończonych stołów: { $most }. Zakończ lub opuść któreś, zanim otworzysz następny.
error-foreign-host = Ten serwer nie odpowiada na nazwę „{ $host }”. Kto go prowadzi, może ją dopuścić: --allowed-hosts.
error-quota-tables = W krótkim czasie otwarto wiele stołów. Następny można otworzyć za { $seconds } s.
error-quota-imports = W krótkim czasie przyniesiono wiele zapisów. Następny można przynieść za { $seconds } s.
error-quota-bots = W krótkim czasie otwarto wiele stołów tylko dla botów. Następny można otworzyć za { $seconds } s.
error-quota-talk = Mówisz szybciej, niż inni zdążą przeczytać. Poczekaj { $seconds } s.
error-busy = W tej chwili wielu pyta o to samo. Nic nie przepadło; spróbuj ponownie za chwilę.
error-record-long = Zapis może tu mieć najwyżej tyle wierszy: { $most }; ten ma { $lines }.
error-undo-no-more = Liczba wpisów tego stołu doszła do { $most }; od tej chwili niczego nie można cofnąć, ale można grać do końca.
error-limit-unknown = Nie ma limitu o nazwie „{ $limit }”. Można ustawić: { $known }.
error-limit-value = Limit „{ $limit }” to liczba większa od zera, a nie „{ $value }”.
error-internal = Coś poszło nie tak po naszej stronie; niczego nie zmieniono. Szczegóły są w dzienniku serwera.
error-database = Nie można użyć bazy danych { $url }: { $problem }.
error-cannot-listen = { $host }, port { $port }: serwer nie może tam nasłuchiwać ({ $problem }).
error-record-later = Zapis zdradza każde losowanie; dopóki grają inni, można go pobrać dopiero po zakończeniu gry.
error-record-fair = Ta gra ze sprawdzalnym losem nie jest skończona, a jej tajne ziarno leży na serwerze, z którego pochodzi: tylko tam może się toczyć dalej.
error-unknown-version = Ten stół nie ma stanu { $version }; ostatni to { $last }.
