### Great moments and dice, the same for every game.

stage-roll = Dice
stage-at-least = against { $needed }
stage-at-most = at most { $needed }
stage-end-success = Success
stage-end-failure = Failure
stage-end-hit = A hit
stage-end-missed = Missed
