### Prowadzone pierwsze partie: pilot i to, co mówi każda lekcja. Pierwszy wiersz karty to jej nagłówek.

web-learn = Nauka gry
web-learn-help = Pierwsza partia z przewodnikiem: gramy ją razem, krok po kroku, a potem grasz dalej.
web-learn-next = Dalej
web-learn-back = Wstecz
web-learn-watch = Zobacz
web-learn-play-on = Graj dalej
web-learn-leave = Opuść lekcję
web-learn-sure = Opuścić lekcję? Gra zostaje taka, jaka jest, a ty grasz dalej beze mnie.
web-learn-stay = Zostań
web-learn-go = Opuść
web-learn-rules = Zasady tego kroku
web-learn-do = Twój ruch:
web-learn-do-any = Twój ruch: co tylko chcesz.
web-learn-do-confirm = Teraz zatwierdź.
web-learn-do-undo = Cofnij ostatnią odpowiedź.

## Karty wspólne dla wszystkich lekcji

learn-welcome =
    Witaj na pokładzie
    To prawdziwa gra i należy do ciebie: ja wskazuję drogę, ty wykonujesz ruchy. Potem grasz dalej, jak chcesz.
    { $face ->
        [screen] Enter, n albo „Dalej” prowadzi naprzód, p pokazuje poprzednią kartę jeszcze raz. To, o czym mówię, jest wyróżnione na planszy; r otwiera zasady karty, a ? wymienia wszystkie klawisze.
        [terminal] Enter przewraca stronę. Znak ? w każdej chwili daje pomoc.
       *[page] „Dalej” prowadzi naprzód, „Wstecz” pokazuje wcześniejszą kartę jeszcze raz. Niebieska obwódka pokazuje, o czym właśnie mówię, a małe odnośniki na dole prowadzą do zasad.
    }
learn-answer =
    Jak odpowiadać
    { $face ->
        [screen] Kiedy pada pytanie do ciebie, stoi ono pode mną. Wybierz strzałkami i Enterem, naciśnij numer przed odpowiedzią albo ją kliknij. Strzałka wskazuje, o którą mi chodzi.
        [terminal] Przy każdym pytaniu stoją odpowiedzi z numerami. Wpisz numer albo słowa.
       *[page] Pytanie stoi pode mną. Kliknij odpowiedź na liście albo jej obwódkę na planszy, albo naciśnij klawisz, który stoi przed nią. To na razie tylko plan, a plansza pokazuje, co by z niego wynikło.
    }
    { $face ->
        [screen] w mówi, czego nie można zrobić, dlaczego i według której zasady.
        [terminal] Gdy czegoś nie można zrobić, dowiesz się, dlaczego i według której zasady.
       *[page] „Zatwierdź” (albo Enter) go wykonuje, Esc go porzuca.
    }
learn-undo =
    Cofnij to
    { $face ->
        [screen] Naciśnij u, a twojej ostatniej odpowiedzi jakby nie było.
        [terminal] Wpisz undo, a twojej ostatniej odpowiedzi jakby nie było.
       *[page] Naciśnij „Cofnij” albo klawisz U, a twojej ostatniej odpowiedzi jakby nie było.
    }
    W zwykłej grze można to zrobić, dopóki nie padnie rzut, nie wyjdzie na jaw coś ukrytego albo nie odpowie ktoś inny; przy stole do ćwiczeń, takim jak ten, można zawsze.
learn-log =
    Co się wydarzyło
    { $face ->
        [screen] Opowiada to przebieg na samym dole. Naciśnij l, żeby przeczytać więcej, a b, żeby przesuwać planszę strzałkami.
        [terminal] Wpisz log, żeby przeczytać to jeszcze raz, a board, żeby zobaczyć stół.
       *[page] Przebieg pod planszą (na małym ekranie osobna zakładka) opowiada wszystko. Wskaż wiersz, a plansza pokaże, o czym mówi; kliknij go albo użyj strzałek, a przeniesiesz się do tej chwili. „Wróć do gry” prowadzi z powrotem, a samej gry to nie zakłóca.
    }
learn-why-not =
    Dlaczego nie?
    { $face ->
        [screen] Naciśnij w: dostaniesz wszystko, co teraz niemożliwe, z powodem i zasadą.
        [terminal] Wpisz why: dostaniesz wszystko, co teraz niemożliwe, z powodem i zasadą.
       *[page] To, czego nie możesz zrobić, widać pod napisem „Teraz niemożliwe”. Wskaż to, dotknij albo przejdź tam klawiaturą: poda powód i zasadę.
    }
learn-perils =
    Co zagraża
    { $face ->
        [screen] Nad pytaniem wiersz mówi, co zagraża, najbliższe najpierw: im więcej wykrzykników, tym bliżej. Póki nic nie jest blisko, wiersz mówi bez znaku, czego się strzec.
        [terminal] Nad pytaniem wiersz mówi, co zagraża, najbliższe najpierw: im więcej wykrzykników, tym bliżej. Póki nic nie jest blisko, wiersz mówi bez znaku, czego się strzec.
       *[page] Nad pytaniem małe tabliczki mówią, co zagraża, najbliższe najpierw: im więcej wykrzykników, tym bliżej. Wskaż jedną, a plansza pokaże, gdzie to jest; co bliskie, tam pulsuje. Póki nic nie jest blisko, cicha tabliczka bez znaku mówi, czego się strzec.
    }

learn-odds =
    Jakie są szanse?
    { $face ->
        [screen] Naciśnij o, zanim zdecydujesz: zobaczysz dokładnie, co może się stać i jak bardzo jest prawdopodobne.
        [terminal] Wpisz odds, zanim zdecydujesz: zobaczysz dokładnie, co może się stać i jak bardzo jest prawdopodobne.
       *[page] Naciśnij O albo zaznacz w opcjach „Pokazuj szanse przy odpowiedziach”: zanim zdecydujesz, zobaczysz dokładnie, co może się stać i jak bardzo jest prawdopodobne.
    }
learn-end =
    Stół należy do ciebie
    To była lekcja; gra toczy się dalej. Odtąd los jest prawdziwy i wszystko wolno.
    { $face ->
        [screen] Enter: grasz dalej. ? wymienia wszystkie klawisze, r podaje zasadę, na której opiera się pytanie, u coś cofa.
        [terminal] Enter: grasz dalej. Wpisz ? po pomoc, rule po zasadę, undo, żeby coś cofnąć.
       *[page] Naciśnij „Graj dalej”. Znak zapytania u góry pokazuje wszystkie klawisze, a zasady są w opcjach. Pomyślnych wiatrów!
    }

## W terminalu

learn-page = [{ $number }/{ $total }] { $heading }
learn-next = Enter: dalej >
learn-watch = Enter: zobacz >
learn-do = Twój ruch: { $wanted }
learn-do-any = Twój ruch: co tylko chcesz.
learn-do-undo = Twój ruch: undo
learn-rules = Zasady: { $rules }
learn-over = Lekcja skończona. Grasz dalej.
learn-checked = { $file }: rozegrano z każdą dozwoloną odpowiedzią, kroki: { $steps }.

## Co jest nie tak

error-lesson = { $file }, krok { $step } ({ $say }): { $problem }
error-lesson-deeds = { $file }, { $entry }: { $key } nie może stać razem z { $other }.
error-lesson-unscripted = los dostaje pytanie „{ $ask }”, a scenariusz nie ma na nie wyniku
error-lesson-outcome = „{ $outcome }” nie może wypaść przy „{ $ask }”. Możliwe: { $known }
error-lesson-unused = nigdy nie wypadło: { $outcome }
error-lesson-not-asked = uczący się nie jest tu pytany
error-lesson-not-offered = odpowiedzi „{ $answer }” tu nie ma. Są: { $known }
error-lesson-holds = nie tak, jak oczekiwano: { $found }
error-lesson-spot = na rysunkach nie ma miejsca „{ $spot }”
error-lesson-rule = nie ma zasady „{ $rule_id }”
error-lesson-message = w katalogu „{ $language }” brakuje komunikatu „{ $message }” z nagłówkiem i tekstem
error-no-lesson = Nie ma jeszcze pierwszej partii z przewodnikiem do gry „{ $game }”.
error-lesson-none = Przy tym stole nie ma lekcji.
error-lesson-nothing = Lekcja czeka tu na ciebie.
error-lesson-later = To będzie później. Na razie: { $wanted }
error-lesson-not-yet = { $why }
error-lesson-undo = Chwileczkę: najpierw cofnij ostatnią odpowiedź.
error-lesson-watch = Chwileczkę: najpierw zobaczmy, co się teraz stanie.
