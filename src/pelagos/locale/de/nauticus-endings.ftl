### Die letzte Seite von Nauticus: was erzählt wird, wenn eine Partie zu Ende ist.

nauticus-ending-clear = Die letzte Glocke klingt über den Hafen, und niemand muss zweimal zählen: { $seat } hat am meisten heimgebracht. Die Werften sind gefegt, die Bücher geschlossen, und am Kai ist der nächste Kiel schon mit Kreide gezeichnet.
nauticus-ending-close = Die Schreiber des Hafens rechnen ein zweites Mal nach und ein drittes, bis die Tinte verläuft: { $seat } liegt um Haaresbreite vorn. Eine Kiste mehr auf einem anderen Schiff, und die Laternen hingen heute Abend in einem anderen Fenster.
nauticus-ending-shared = Der Hafenmeister schließt das Buch und zuckt die Schultern, denn keine Waage kann entscheiden. Der erste Platz wird geteilt, und ebenso der Tisch und ein langer Abend voller Geschichten, wie knapp es für jeden Einzelnen war.
