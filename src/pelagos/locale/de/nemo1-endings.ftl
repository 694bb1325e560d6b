### Die letzte Seite von Nemo's War 1: was erzählt wird, wenn eine Partie zu Ende ist.

nemo1-ending-complete-failure = Von der Reise der Nautilus bleibt kaum eine Kräuselung. Was sie der Welt sagen sollte, liegt unter mehr Wasser, als je ein Taucher ertragen wird, und die Nationen segeln ahnungslos darüber hinweg.
nemo1-ending-failure = Die Nautilus kam weit, aber nicht weit genug. In ein paar Häfen flüstert man von einem Ungeheuer mit einer Lampe als Auge, und in der nächsten Saison ist es ein Märchen für Kinder.
nemo1-ending-inconsequential = Eine Weile gehörte das Meer dir, dann wieder allen. Einen Winter lang stritten die Zeitungen über dich; dann geschah etwas anderes, wie immer etwas anderes geschieht.
nemo1-ending-success = Diese Reise wird man nicht vergessen. Admirale ändern ihre Routen, Gelehrte ihre Bücher, und in stillen Nächten heben die Fischer ein Glas auf das Licht, das unter ihren Kielen vorüberzieht.
nemo1-ending-triumph = Nie zuvor hat ein einziges Schiff so viel verändert. Was immer die Reiche in ihre Logbücher schreiben: Die Meere hatten ihren eigenen Kapitän, und die halbe Welt blickt nun aufs Wasser und hofft.
nemo1-next-grade = { $points ->
    [one] Mit einem Punkt mehr wäre es „{ $grade }“ gewesen.
   *[other] Mit { $points } Punkten mehr wäre es „{ $grade }“ gewesen.
}
