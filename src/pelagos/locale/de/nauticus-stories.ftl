### Die großen Momente von Nauticus: was von ihnen gesagt wird, und ihre kurzen Geschichten.

nauticus-stage-ship-finished = Ein Schiff ist fertig
nauticus-stage-round-end = Das Ende einer Runde
nauticus-stage-ship = { $seat } stellt ein { $size }er-Schiff fertig
nauticus-stage-round = Runde { $number } von { $of } ist vorbei
nauticus-stage-balance = { $seat }: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}, { $lost ->
    [0] nichts durch Passe-Plättchen verloren
    [one] 1 durch Passe-Plättchen verloren
   *[other] { $lost } durch Passe-Plättchen verloren
}

nauticus-story-ship-1 = Klein ist sie, mit einem Mast und einem einzigen Segel, und die Möwen schauen kaum auf. Doch sie gehorcht dem Ruder wie ein Gedanke, und die erste Brise trägt sie an der Mole vorbei, noch ehe die Farbe trocken ist.
nauticus-story-ship-2 = Zwei Masten stehen gegen den Morgen, und zum ersten Mal füllen sich beide Segel zugleich. Der Schiffbauer wischt sich die Hände ab und sagt kein Wort; der Hafen sagt es für ihn.
nauticus-story-ship-3 = Drei Masten, und die halbe Stadt muss ziehen, bis sie im Wasser liegt. Als das Tuch fällt, wird es still am Kai, und dann jubeln alle auf einmal.
nauticus-story-ship-4 = Sie verdeckt den Leuchtturm, wenn sie wendet. Vier Masten tragen so viel Tuch, dass die Fischer an ihrem Schatten ablesen, was der Wind heute taugt.
nauticus-story-ship-5 = Ein so großes Schiff hat in diesem Hafen noch niemand gebaut. Die Glocken läuten von der Mole bis zum Hügel, und die Lotsen streiten, wer von ihnen sie hinausbringen darf.

nauticus-story-round-end-1 = Am Kai werden die ersten Lampen angezündet. Wer wenig gebaut hat, hat viel geträumt, und die Flut hinterlässt ihre Spur am neuen Stein.
nauticus-story-round-end-2 = Die Werften riechen nach Teer und frischem Holz. Einer zählt bei Kerzenlicht seine Münzen, ein anderer seine Masten, und beide sind für eine Nacht zufrieden.
nauticus-story-round-end-3 = Der halbe Sommer ist vorbei. Die Helgen sind voll, die Schreiber streiten um Wappen und Siegel, und bis es dunkel wird, steht vor der Einfahrt ein fremdes Segel.
nauticus-story-round-end-4 = Die Abende werden kurz, und der Wind dreht nach Westen. Jetzt zählt man die Lagerhäuser so oft wie die Schiffe, und niemand lässt ein Segel ungenäht.
nauticus-story-round-end-5 = Unter den Sternen läuft die letzte Karavelle ein. Das Rad steht still, die Bücher sind geschlossen, und morgen wird die Stadt sagen, wessen Hafen das gewesen ist.
