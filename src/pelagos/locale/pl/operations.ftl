# Stoły według starszych zasad

error-table-old = Przy tym stole grano według wersji zasad { $found }; ten serwer gra według { $known }. Można go już tylko oglądać.
error-table-lost = Przy tym stole grano według wersji zasad { $found }; ten serwer gra według { $known }, a żadna pozycja nie została zachowana. Zapis nadal można pobrać.
error-no-onward = Od ostatniej zachowanej pozycji tego stołu nie da się grać dalej.
error-record-begins = Ten zapis zaczyna się w środku gry. W wierszu poleceń można go pokazać i sprawdzić, ale nie otworzyć tutaj.
web-old-rules = Grano według wersji zasad { $found }; ten serwer gra według { $known }. Widzisz stół taki, jaki był w kroku { $at } z { $last }. Nikt nie może tu odpowiadać.
web-old-pack = Grano innymi elementami niż te na tym serwerze. Widzisz stół taki, jaki był w kroku { $at } z { $last }. Nikt nie może tu odpowiadać.
web-old-go-on = Graj dalej od tego miejsca przy nowym stole
web-old-onward = Do stołu, przy którym gra toczy się dalej
web-line-refused = Brak połączenia.
