### Die letzte Seite von Nemo's War 2: was erzählt wird, wenn eine Partie zu Ende ist.

nemo2-ending-defeat = Es endet mitten im Satz. Der letzte Eintrag im Logbuch spricht von morgen; dahinter sind die Seiten weiß, und das Meer, das den Rest kannte, behält ihn für sich.
nemo2-ending-fiasco = Die Nautilus schwimmt noch, und mehr lässt sich nicht sagen. Was im Zorn begann, endet in Müdigkeit, und die Welt dort oben macht weiter, als wäre nie jemand aus der Tiefe gekommen.
nemo2-ending-status-quo = Die Großmächte haben ihre Verluste gezählt und bezahlt, und am nächsten Morgen ist alles wieder an seinem Platz. Du hast mehr gesehen als irgendein Mensch, und wenig davon verändert.
nemo2-ending-success = Die Reise ist vorbei, und sie hat sich gelohnt. Was getan ist, lässt sich nicht zurücknehmen: Es steht in den Karten, in den Büchern und in den Gesichtern derer, die nun den Kopf zu heben wagen.
nemo2-ending-triumph = Es wird eine Zeit vor der Nautilus geben und eine danach. Aus eigenem Willen sinkt sie in die Stille der Tiefe, mit brennenden Lampen, und lässt eine Welt zurück, die nicht länger so tun kann, als wüsste sie nichts.
nemo2-next-grade = { $points ->
    [one] Mit einem Punkt mehr wäre es „{ $grade }“ gewesen.
   *[other] Mit { $points } Punkten mehr wäre es „{ $grade }“ gewesen.
}
nemo2-unscored = { $points ->
    [one] Im Augenblick der Niederlage war die Reise einen Punkt wert ({ $grade }).
   *[other] Im Augenblick der Niederlage war die Reise { $points } Punkte wert ({ $grade }).
}
