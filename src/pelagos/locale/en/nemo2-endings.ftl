### The last page of Nemo's War 2: what is told when a game is over.

nemo2-ending-defeat = It ends in the middle of a sentence. The last entry in the log speaks of tomorrow; behind it the pages are white, and the sea, which knew the rest, keeps it to itself.
nemo2-ending-fiasco = The Nautilus is still afloat, and that is the best one can say. What was begun in anger ends in weariness, and the world above goes on as if nobody had ever come up from below.
nemo2-ending-status-quo = The empires have counted their losses and paid them, and on the next morning everything is in its place again. You have seen more than any living soul, and changed little of it.
nemo2-ending-success = The voyage is over, and it was worth it. What was done cannot be taken back: it stands in the charts, in the ledgers, and in the faces of those who now dare to raise their heads.
nemo2-ending-triumph = There will be a time before the Nautilus and a time after her. She sinks into the silence of the deep by her own will, with her lamps lit, and leaves a world behind that can no longer pretend not to know.
nemo2-next-grade = { $points ->
    [one] One point more would have been “{ $grade }”.
   *[other] { $points } points more would have been “{ $grade }”.
}
nemo2-unscored = { $points ->
    [one] At the moment of defeat the voyage was worth one point ({ $grade }).
   *[other] At the moment of defeat the voyage was worth { $points } points ({ $grade }).
}
