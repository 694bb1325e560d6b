### Terminal: co się mówi wokół gry.

## Początek

tui-welcome = { $game }. Odpowiadaj liczbą albo wpisz ?, by uzyskać pomoc.
tui-seated = { $name } ({ $who ->
    [person] ty
   *[bot] bot
})
tui-table = Przy stole: { $seats }.
tui-fate-seeded = Ziarno to { $seed }. Z --seed { $seed } los powtórzy się tak samo.
tui-fate-fair = Los sprawdzalny. Zobowiązanie do jego tajnego ziarna to { $commitment }.
tui-fate-add = Kto nikomu nie ufa, dodaje własną losowość: wystarczy wpisać „chance” i dowolny tekst.
tui-fate-manual = Rzucasz i losujesz samodzielnie: wpisuj, co wypadło.
tui-practice = Ćwiczenie: wszystko można cofnąć.
tui-kept = Gra jest zapisywana po każdej odpowiedzi; pelagos play --continue ją wznawia.
tui-not-kept = Tej gry nie można zapisać: { $problem }
tui-saving = Gra jest zapisywana w { $path } po każdej odpowiedzi.
tui-return = { $game } trwa dalej. Ostatnie wydarzenia:
tui-already-over = Ta gra ({ $game }) jest skończona.
tui-snapshot = Migawka przy stanie { $version }, rozegrana według wersji zasad { $rules }. Z --save PLIK gra toczy się od niej dalej w nowym zapisie.

## Pytania

tui-prompt = { $high ->
    [one] 1 albo ? (pomoc) >
    [few] od 1 do { $high } albo ? (pomoc) >
    [many] od 1 do { $high } albo ? (pomoc) >
   *[other] od 1 do { $high } albo ? (pomoc) >
}
tui-prompt-dice = { $dice ->
    [one] wynik kości
    [few] wynik { $dice } kości
    [many] wynik { $dice } kości
   *[other] wynik { $dice } kości
}, np. { $example }, albo ? (pomoc) >
tui-prompt-again = { $high ->
    [one] 1, Enter – możliwości, ? – pomoc >
    [few] od 1 do { $high }, Enter – możliwości, ? – pomoc >
    [many] od 1 do { $high }, Enter – możliwości, ? – pomoc >
   *[other] od 1 do { $high }, Enter – możliwości, ? – pomoc >
}
tui-prompt-bots = od 1 do { $high }, albo q, aby wyjść >

## Pomoc

tui-help-options = Odpowiedz liczbą od 1 do { $high } albo słowami: pierwsza możliwość to także „{ $example }”. Sam Enter jeszcze raz wypisuje możliwości.
tui-help-commands = Polecenia, takie same w każdym języku; wystarczą pierwsze litery:
tui-help-help = ta lista, także jako ?
tui-help-board = pozycja na planszy
tui-help-score = wynik, gdyby gra skończyła się teraz, z zasadą przy każdym wierszu
tui-help-log = co się ostatnio stało; „log 50” sięga dalej wstecz
tui-help-why = co jest teraz niemożliwe i dlaczego; „why” z odpowiedzią pyta właśnie o nią
tui-help-odds = czym ryzykujesz przy każdej możliwości, z dokładnymi szansami; „odds 3” mówi wszystko o możliwości 3
tui-help-hint = najlepsza odpowiedź według doradcy, na ile to pewne i dlaczego; w grze bez innych ludzi albo z --practice
tui-help-drawer = co jest jawne, a nie leży na planszy: pule, rewersy, stosy
tui-help-rule = zasada stojąca za pytaniem; z numerem ta zasada, na przykład „rule 6.5”
tui-help-chance = dodaje własną losowość do losu sprawdzalnego, na przykład „chance spacer nad morzem”; samo mówi, skąd pochodzi los
tui-help-look = co widnieje na elemencie: z jego nazwą („look NAZWA”) albo z numerem możliwości („look 3”)
tui-help-turn = co się stało od twojej ostatniej tury
tui-help-undo = cofa twoją ostatnią odpowiedź, o ile od tego czasu nie było losowania, rzutu ani odpowiedzi kogoś innego
tui-help-quit = wyjście z gry
tui-legend-nauticus = Na planszy: 0 do 7 to pola akcji tarczy, każde z akcją, niebieskimi robotnikami, premią i cenami. To, co zakryte, zagrano już w tej rundzie; w następnej kotwica wskaże miejsce, gdzie leży żeton kotwicy.
tui-legend-nemo1 = Na planszy: liczba w nawiasie to kostka oceanu, ► to miejsce Nautilusa.
tui-legend-nemo2 = Na planszy: liczba w nawiasie to kostka oceanu. Ukrytych statków nikt jeszcze nie widział; połączeniami tylko do rozmieszczania nie płynie Nautilus, lecz trafiają nimi ukryte statki.
tui-legend-endeavor = Na planszy: ~ to niezbadane morze. A, B, C i D to miejsca przy stole po kolei: [A] to pole z dyskiem pierwszego gracza, [-] pole wolne. d1, s1, c1 i j1 to pola nurkowania, sonaru, ochrony i publikacji. Pole wpływu zapisane jest jako kolumna: punkty / premia [znaczniki]; > to pole startowe, ∞ pole na dowolnie wiele znaczników.

## Odpowiedzi na polecenia

tui-log-number = Wpisz log i liczbę wierszy, a nie „{ $value }”.
tui-look-how = Obejrzyj któryś: look NAZWA. „look 3” pokazuje, czego dotyczy możliwość 3.
tui-look-nothing = Ta możliwość nie dotyczy niczego, co można by obejrzeć.
tui-look-none = W tej grze nie ma czego oglądać.
tui-turn-nothing = Od twojej ostatniej tury nic się nie stało.
tui-why-all = Teraz niemożliwe:
tui-why-nothing = Wszystko, co należy do tego pytania, jest możliwe.
tui-why-possible = To jest możliwe: numer { $number }, { $label }.
tui-why-fate = To pytanie nie jest do gracza: czeka losowanie lub rzut i każdy wymieniony wynik jest możliwy.
tui-hint-thinking = Myślę; Ctrl-C mówi, co do tej pory wiadomo.
tui-odds-more = Wpisz odds i liczbę, aby zobaczyć każdy wynik i jego skutki.
tui-odds-none = Po żadnej z tych możliwości nie następuje bezpośrednio losowanie ani rzut.
tui-odds-no-chance = Tu bezpośrednio nie następuje losowanie ani rzut: { $label }.
tui-odds-which = Losowanie lub rzut następuje po możliwościach: { $numbers }. Wpisz odds i liczbę, na przykład: odds { $first }.
tui-odds-after = Po tej odpowiedzi: { $label }.
tui-score-seat = { $name }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

## Koniec

tui-rank = { $rank }. { $name }  { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}{ $tied ->
    [yes] , ex aequo
   *[no] {""}
}
tui-fair-revealed = Tajne ziarno to { $seed }.
tui-end-saved = Cała gra jest w { $path }. Obejrzyj ją jeszcze raz albo sprawdź każdy krok:
tui-bye = Do widzenia.
tui-leave-sure = Ta gra nie jest nigdzie zapisana i przepadnie. Wpisz quit (albo naciśnij Ctrl-C) jeszcze raz, by mimo to wyjść.
tui-bye-saved = Do zobaczenia. Gra jest zachowana w { $path }. Aby grać dalej, wpisz:
tui-bye-unsaved = Do zobaczenia. Ta gra nie została zapisana.

## Błędy

error-not-a-roll = „{ $typed }” to nie rzut. Wpisz { $dice ->
    [one] kość
    [few] wszystkie { $dice } kości
    [many] wszystkie { $dice } kości
   *[other] wszystkie { $dice } kości
} tak, jak leżą, np. { $example }.
error-nothing-to-continue = W { $folder } nie ma nieukończonej gry, którą można by wznowić.
error-autosave-damaged = Nie można odczytać { $path }; plik pozostaje bez zmian: { $problem }
error-names-count = Podano { $names ->
    [one] jedno imię
    [few] { $names } imiona
    [many] { $names } imion
   *[other] { $names } imienia
} na { $seats ->
    [one] jedno miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}.
error-names-twice = Dwa miejsca nie mogą mieć tego samego imienia „{ $name }”.
error-record-game = To zapis innej gry: { $found }, a nie { $game }.
error-secret-missing = Tej gry ze sprawdzalnym losem nie można kontynuować: brakuje jej tajnego ziarna. Powinno być w { $path }.
tui-drawer-none = Wszystko, co można zobaczyć, leży na planszy.
