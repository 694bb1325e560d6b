### Die letzte Seite von Endeavor: Deep Sea: was erzählt wird, wenn eine Partie zu Ende ist.

endeavor-ending-clear = Als die Boote zum letzten Mal auftauchen, hat der Ozean mehr von sich preisgegeben als je zuvor, und das meiste davon an { $seat }. Die Berichte füllen ein ganzes Regal, und die Jüngsten der Crew fragen schon, welcher Graben der nächste ist.
endeavor-ending-close = Alle Boote sind zurück an der Oberfläche, und die Institute vergleichen ihre Funde bis tief in die Nacht: { $seat } liegt vorn, um weniger als einen Tauchgang. Was die anderen fanden, liegt daneben und leuchtet nicht weniger.
endeavor-ending-shared = Mehrere Namen stehen gemeinsam unter dem letzten Bericht, denn niemand konnte sagen, wessen Arbeit schwerer wiegt. Den Ozean kümmert es nicht; er hebt seine übrigen Geheimnisse für alle auf.
endeavor-ending-won = Das letzte Boot wird an Bord gehievt, und was ihr schützen wolltet, ist ein wenig sicherer als zuvor. An Deck sagt kaum jemand etwas; einer nach dem anderen blickt zurück aufs Wasser, das so dunkel ist wie am ersten Tag und um vieles besser bekannt.
endeavor-ending-lost = Die Saison ist zu Ende, bevor es die Arbeit ist. Die Boote sind vertäut, der halbe Plan bleibt Papier, und das Meer schließt sich über den Orten, die niemand erreicht hat. Doch die Notizen sind trocken, und die nächste Crew beginnt dort, wo diese aufhören musste.
endeavor-next-grade = { $goals ->
    [one] Ein Ziel mehr, und es wäre ein Erfolg gewesen.
   *[other] { $goals } Ziele mehr, und es wäre ein Erfolg gewesen.
}
