### Małe ekrany.

web-fold = Pokaż lub ukryj odpowiedzi
