### Kim jesteś: imiona, urządzenia, drogi powrotu, kogo się słyszy.

error-name-blank = W tym imieniu nic nie widać. Wybierz takie, które ma litery albo cyfry.
error-no-device = Wśród twoich urządzeń takiego nie ma.
error-bad-passkey = Ten klucz dostępu niczego tu nie otwiera.
error-bad-code = Ten kod odzyskiwania niczego tu nie otwiera. Sprawdź go jeszcze raz, grupa po grupie.
error-too-many-tries = Za dużo prób. Poczekaj kilka minut i spróbuj ponownie.
error-no-line = Nie powiedział tego nikt, kogo można by wyciszyć.
error-blocked = Osoba, która otworzyła ten stół, nie chce cię tu spotkać.
error-lent = To miejsce jest tej przeglądarce pożyczone. Dalej może je pożyczyć tylko ten, kto na nim siedzi.
error-stranger = Nic tu jeszcze o tobie nie wiadomo. Wróć z kluczem dostępu albo kodem, albo po prostu graj.
error-no-account = Najpierw utwórz klucz dostępu albo kod odzyskiwania; potem można dodać kolejne urządzenie.
error-too-many-passkeys = Więcej niż { $most } kluczy dostępu to za dużo. Najpierw usuń jeden.
error-seat-not-lost = Na tym miejscu nikogo nie brakuje.
error-not-opener = Ten stół może usunąć tylko osoba, która go otworzyła.
error-table-shared = Przy tym stole siedzą inni i to, co rozegrano, jest także ich. Można go usunąć, gdy nie siedzi tam nikt inny.
face-phrase-lost = Nie mogę wrócić na to miejsce. Proszę, zaproponujcie je ponownie i przyślijcie mi zaproszenie.
you-link = Ty
you-title = Kim jesteś
you-lead-stranger = Możesz grać, nie mówiąc, kim jesteś. Jeśli to nie twój pierwszy raz tutaj, tędy wiedzie droga powrotna.
you-lead-guest = Grasz jako gość: zna cię tylko ta przeglądarka. Z kluczem dostępu albo kodem odzyskiwania wrócisz skądkolwiek, ze swoimi miejscami i stołami. Adres e-mail nie jest potrzebny.
you-lead-account = Możesz wrócić skądkolwiek, ze swoimi miejscami i stołami.
you-name = Jak nazywają cię inni
you-save = Zapisz
you-lost = Oglądasz grę. Czy któreś z tych miejsc jest twoje?
you-lost-link = Wróć
you-lost-error = To twoje miejsce? Ta przeglądarka już tego nie wie.
you-back = Powrót
you-back-more = Usunięte ciasteczka albo inne urządzenie? Kto ma klucz dostępu albo zachowany kod odzyskiwania, od razu jest znów u siebie.
you-enter-passkey = Kluczem dostępu
you-no-passkeys = Klucze dostępu wymagają adresu z https i przeglądarki, która je zna.
you-enter-code = Kodem odzyskiwania
you-enter-code-label = Kod odzyskiwania
you-enter-go = Wejdź
you-enter-device = Przez inne moje urządzenie
you-enter-device-more = Na urządzeniu, które cię zna, otwórz „Ty” i wpisz tam ten kod:
you-ask = Poproś o miejsce
you-ask-more = Nic z tego nie masz pod ręką? Zapytaj przy stole ({ $title }): osoba, która go otworzyła, może ponownie zaproponować miejsce.
you-ask-which = Które miejsce było twoje?
you-ask-go = Zapytaj przy stole
you-asked = Prośba jest teraz na czacie stołu.
you-ways = Drogi powrotne
you-ways-more = Gdy ta przeglądarka cię zapomni albo zginie telefon, one cię tu przyprowadzą.
you-passkeys = Klucze dostępu
you-passkeys-none = Jeszcze żadnego. Klucz dostępu przechowuje telefon, komputer albo klucz sprzętowy, a otwiera go palec, twarz albo PIN.
you-passkey-add = Utwórz klucz dostępu
you-passkey-drop = Usuń
you-passkey-drop-sure = Usunąć ten klucz dostępu? Niczego już tu nie otworzy.
you-unused = nigdy nieużyty
you-made = utworzono
you-used = ostatnio użyto
you-code = Kod odzyskiwania
you-code-none = Jeszcze go nie ma. Jest na kartkę papieru i działa zawsze.
you-code-make = Utwórz kod
you-code-renew = Utwórz nowy
you-code-renew-sure = Utworzyć nowy kod odzyskiwania? Dotychczasowy przestanie działać.
you-code-title = Twój kod odzyskiwania
you-code-once = Pokazujemy go tylko ten jeden raz. Wydrukuj go albo przepisz i trzymaj razem z kluczami: kto go ma, ten jest tobą.
you-code-how = Aby wrócić, otwórz na tej stronie „Ty”, wybierz „Kodem odzyskiwania” i wpisz go. Wielkość liter i kreski nie mają znaczenia.
you-code-site = Adres
you-code-name = Imię
you-print = Drukuj
you-code-kept = Mam go zapisany
you-devices = Urządzenia
you-devices-more = Wszędzie tam, gdzie cię znają. Odłączenie działa od razu, także na otwarte strony.
you-device-here = ta przeglądarka
you-device-unknown = Przeglądarka albo program
you-device-seat = tylko jedno miejsce: { $seat } · { $title }
you-device-first = pierwszy raz
you-device-last = ostatnio
you-device-end = Odłącz
you-device-end-sure = Odłączyć to urządzenie? Kto przy nim siedzi, od razu przestanie być tobą.
you-devices-end = Odłącz wszystkie inne
you-devices-end-sure = Odłączyć wszystkie urządzenia oprócz tego? Twoje stare ciasteczka też przestaną działać.
you-leave = Wyloguj tutaj
you-leave-sure = Wylogować tę przeglądarkę? Twoje drogi powrotne przyprowadzą cię z powrotem.
you-leave-sure-guest = Wylogować tę przeglądarkę? Nie masz klucza dostępu ani kodu odzyskiwania: nikt nie wróci już jako ty.
you-add = Dodaj urządzenie
you-add-more = Na drugim urządzeniu otwórz „Ty”, potem „Przez inne moje urządzenie”. Wpisz kod, który pokaże:
you-add-code = Kod drugiego urządzenia
you-add-go = Sprawdź
you-add-sure = Wpuścić to urządzenie: { $name }? Będzie tobą, ze wszystkim, co twoje. Nigdy nie wpuszczaj urządzenia, którego nie masz przed sobą.
you-add-yes = Jest moje
you-added = Wpuszczone; pojawi się na liście, gdy tylko wejdzie.
you-add-first = Najpierw potrzebny jest twój własny klucz dostępu albo kod odzyskiwania.
you-hushed = Wyciszeni i zablokowani
you-hushed-none = Słyszysz wszystkich. Na czacie stołu kliknij imię, aby kogoś wyciszyć albo zablokować.
you-hushed-mute = wyciszenie
you-hushed-block = blokada
you-hushed-again = Słuchaj znowu
you-tables = Stoły otwarte przez ciebie
you-tables-none = Żadnego.
you-table-delete = Usuń
you-table-delete-sure = Usunąć ten stół ({ $title }: { $names }) ze wszystkim, co przy nim rozegrano? Nie da się go przywrócić.
you-table-shared = siedzą tam inni
you-delete = Usuń wszystko o sobie
you-delete-more = Najpierw powiemy, co zniknie, a co zostanie; nic się nie stanie, dopóki nie potwierdzisz drugi raz.
you-delete-ask = Co by zniknęło?
you-delete-goes = To zniknie na zawsze:
you-delete-stays = To zostanie, bez twojego imienia:
you-delete-read = Tak, wiem, co zniknie, i tego chcę.
you-delete-yes = Usuń mnie
you-goes-person = twoje imię, klucze dostępu, kod odzyskiwania, urządzenia, lista wyciszonych i wszystko, co padło od ciebie na czatach;
you-goes-tables = { $number ->
    [0] żaden stół: nie masz takiego, przy którym siedzisz bez innych.
    [one] jeden stół otwarty przez ciebie, przy którym nie siedzi nikt inny.
    [few] { $number } stoły otwarte przez ciebie, przy których nie siedzi nikt inny.
    [many] { $number } stołów otwartych przez ciebie, przy których nie siedzi nikt inny.
   *[other] { $number } stołów otwartych przez ciebie, przy których nie siedzi nikt inny.
}
you-stays-tables = { $number ->
    [0] żaden stół: przy żadnym nie siedzisz z innymi;
    [one] jeden stół, przy którym siedzą inni: to, co rozegrano, jest także ich. Miejsce, które jest jeszcze potrzebne, znów jest wolne;
    [few] { $number } stoły, przy których siedzą inni: to, co rozegrano, jest także ich. Miejsca, które są jeszcze potrzebne, znów są wolne;
    [many] { $number } stołów, przy których siedzą inni: to, co rozegrano, jest także ich. Miejsca, które są jeszcze potrzebne, znów są wolne;
   *[other] { $number } stołów, przy których siedzą inni: to, co rozegrano, jest także ich. Miejsca, które są jeszcze potrzebne, znów są wolne;
}
you-stays-nothing = zapisy gier, które inni zabrali jako pliki.
you-sure-yes = Tak
you-sure-no = Nie
you-offline = Brak połączenia. Nic się nie zmieniło.
you-passkey-failed = Przeglądarka nie podała klucza dostępu. Nic się nie zmieniło.
chat-hush = Wycisz albo zablokuj
chat-mute = Wycisz: nie widzę, co mówi ta osoba
chat-block = Zablokuj: nie usiądzie też ani się nie odezwie przy stołach, które otwieram
