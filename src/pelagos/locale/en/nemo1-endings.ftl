### The last page of Nemo's War 1: what is told when a game is over.

nemo1-ending-complete-failure = Of the voyage of the Nautilus hardly a ripple remains. What it was to tell the world lies under more water than any diver will ever bear, and the nations sail over it without knowing.
nemo1-ending-failure = The Nautilus came far, but not far enough. In a few harbours they whisper of a monster with a lamp for an eye, and by the next season it is a tale for children.
nemo1-ending-inconsequential = The sea was yours for a while, and then it was anybody's again. The newspapers quarrelled about you for a winter; then something else happened, as something always does.
nemo1-ending-success = They will not forget this voyage. Admirals change their routes, scholars their books, and on quiet nights the fishermen raise a glass to the light that passes beneath their keels.
nemo1-ending-triumph = Never before has one ship changed so much. Whatever the empires write in their logs, the seas have had a captain of their own, and half of the world now looks at the water and hopes.
nemo1-next-grade = { $points ->
    [one] One point more would have been “{ $grade }”.
   *[other] { $points } points more would have been “{ $grade }”.
}
