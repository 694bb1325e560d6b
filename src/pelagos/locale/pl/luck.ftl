### Los: skąd się bierze, co o nim obiecano i kto coś do niego dodaje.

face-log-entropy = { $seat } dodaje własną losowość.

luck-seeded = Serwer wylosował dla tego stołu ziarno, którego nikt nie zna; zapis ujawni je na końcu.
luck-chosen = Ziarno tego stołu zostało wybrane: kto je zna, z góry zna cały los.
luck-fair = Los uczciwy i sprawdzalny. Zobowiązanie { $commitment } wiąże serwer z tajnym ziarnem, które pokaże on na końcu.
luck-manual = Przy tym stole ludzie sami rzucają i losują.
luck-added = Własna losowość dodana do gry: { $names }. Od tej pory cały los zależy też od niej.
luck-verify-added = Liczy się też to, co dodano: { $added }.
luck-own = Własna losowość
luck-own-help = Przeglądarka sama jej doda. Kto nie ufa ani jej, ani nam, wpisuje dowolny tekst.

error-entropy-not-fair = Własną losowość można dodać tylko do losu uczciwego i sprawdzalnego; przy tym stole los pochodzi skądinąd.
error-entropy-nobody = Z tego miejsca nie można teraz dodać losowości.
error-entropy-text = Własna losowość to tekst złożony z widocznych znaków (od 1 do { $longest }).
error-entropy-enough = Z tego miejsca już dodano losowość (ile razy: { $most }); więcej nie uczyni gry uczciwszą.
error-entropy-count = Losowość dodano { $texts ->
    [one] raz
    [few] { $texts } razy
    [many] { $texts } razy
   *[other] { $texts } razy
 }, ale przy tym terminalu { $people ->
    [0] nikt nie gra
    [one] gra jedna osoba
    [few] grają { $people } osoby
    [many] gra { $people } osób
   *[other] gra { $people } osoby
 }.
error-seed-chosen = Ziarno można wybrać tylko przy stole ćwiczebnym albo tam, gdzie nie usiądzie nikt inny: kto je zna, z góry zna każdy rzut.
error-odds-other-seat = Do czego może prowadzić odpowiedź, dowiaduje się tylko ten, kto jest pytany.
