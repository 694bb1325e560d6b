### The last page of Endeavor: Deep Sea: what is told when a game is over.

endeavor-ending-clear = When the vessels come up for the last time, the ocean has given away more of itself than ever before, and most of it to { $seat }. The reports fill a whole shelf, and the youngest of the crew already ask which trench is next.
endeavor-ending-close = All vessels are back at the surface, and the institutes compare their findings late into the night: { $seat } is ahead, by less than a dive. What the others found lies beside it and shines no less.
endeavor-ending-shared = Several names stand together under the last report, for nobody could say whose work weighs more. The ocean does not mind; it keeps its other secrets for everybody.
endeavor-ending-won = The last vessel is hoisted aboard, and what you set out to protect is a little safer than before. Nobody on deck says much; one after the other looks back at the water, which is as dark as on the first day, and far better known.
endeavor-ending-lost = The season is over before the work is. The vessels are lashed down, half of the plan remains paper, and the sea closes over the places that were not reached. But the notes are dry, and the next crew will begin where this one had to stop.
endeavor-next-grade = { $goals ->
    [one] One goal more, and it would have been a success.
   *[other] { $goals } goals more, and it would have been a success.
}
