### Kim jesteś: imiona, urządzenia, drogi powrotu, kogo się słyszy.

error-name-blank = W tym imieniu nic nie widać. Wybierz takie, które ma litery albo cyfry.
error-no-device = Wśród twoich urządzeń takiego nie ma.
error-bad-passkey = Ten klucz dostępu niczego tu nie otwiera.
error-bad-code = Ten kod odzyskiwania niczego tu nie otwiera. Sprawdź go jeszcze raz, grupa po grupie.
error-too-many-tries = Za dużo prób. Poczekaj kilka minut i spróbuj ponownie.
error-no-line = Nie powiedział tego nikt, kogo można by wyciszyć.
error-blocked = Osoba, która otworzyła ten stół, nie chce cię tu spotkać.
error-lent = To miejsce jest tej przeglądarce pożyczone. Dalej może je pożyczyć tylko ten, kto na nim siedzi.
