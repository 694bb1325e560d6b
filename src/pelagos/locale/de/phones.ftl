### Kleine Bildschirme.

web-fold = Antworten zeigen oder verbergen
