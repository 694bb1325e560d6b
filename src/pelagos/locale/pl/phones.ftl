### Małe ekrany.

web-fold = Pokaż lub ukryj odpowiedzi
web-no-moment = Takiej chwili w tej grze nie ma. Oto stół w obecnym stanie.
web-plan-again = Twój plan wrócił; nic nie zostało wysłane.
web-plan-dropped = Gra poszła dalej; to, co było zaplanowane na inną chwilę, przepadło.
web-carried = Graj tutaj
web-carried-more = Ten jednorazowy odnośnik pożycza tej przeglądarce jedno miejsce: { $seat }. Zużywa się, gdy z niego skorzystasz; drugie urządzenie też gra dalej i w każdej chwili może zakończyć pożyczkę.
web-moment-steps = { $steps ->
    [one] Rozegrano { $steps } krok
    [few] Rozegrano { $steps } kroki
    [many] Rozegrano { $steps } kroków
   *[other] Rozegrano { $steps } kroku
}
error-record-foreign = Ten plik nie jest zapisem tutejszej gry. Zapis zaczyna się od wiersza, który mówi, jaka to gra.
