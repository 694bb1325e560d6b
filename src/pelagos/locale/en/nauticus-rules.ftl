### Nauticus: each rule and each ruling in a sentence or two.

## Set-up

nauticus-rule-1-1 = At the start the anchor of the wheel points at position 1, the bonus of 3 workers; the round marker stands on 1 and everybody's marker on 10 victory points.
nauticus-rule-1-2 = Ship tiles and goods are limited: once a stack is empty, nobody gets that kind any more, neither by buying nor for nothing. Workers and talers never run out, and no tile ever returns to the stock.
nauticus-rule-1-3 = You begin with an empty warehouse of 12 spaces, 4 workers, 15 talers, one extra-action tile, the pass tiles 3, 2 and 1 with their penalties showing, and 10 victory points.
nauticus-rule-1-4 = Later seats begin with a little more. Seat 2: 1 taler; seat 3: 2 talers and 1 worker with three players, 1 taler and 1 worker with four; seat 4: 2 talers and 2 workers.
nauticus-rule-1-5 = Seat 1 is the first start player. Who takes that seat is for the table to settle; the rulebook suggests whoever has played least.
nauticus-rule-1-6 = Nothing is secret: everybody may see and count all workers, talers, stored tiles, ships, delivered goods, pass tiles, extra-action tiles and stacks at any time.

## The golden rule

nauticus-rule-2-1 = A ship tile or good that cost you no taler always goes to your warehouse first, be it a bonus, a reward, a gift or a purchase at price 0. Spending a worker does not count as paying.
nauticus-rule-2-2 = A tile that cost you at least 1 taler may go straight to your yard when you buy it, or to the warehouse if you prefer.

## Rounds and phases

nauticus-rule-3-1 = Two players play 4 rounds, three or four players play 5. Every round has 7 phases.
nauticus-rule-3-2 = Each round starts with the 8 action tiles shuffled and laid out face up, one on each position, clockwise from the anchor of the wheel. From the second round on, the wheel is first turned so that its anchor points to the anchor tile, which is then taken away.
nauticus-rule-3-3 = The start player picks any action tile that is still face up, takes its bonus and acts first; then each of the others acts once, clockwise. Picking a tile is a duty, even for a start player who means to pass.
nauticus-rule-3-4 = Your turn is made up of the action of the phase or a pass, one of the two. If you still have your extra action, you may play it just before or just after.
nauticus-rule-3-5 = After everybody's turn the chosen tile is turned face down, in the first phase of a round with the anchor tile on top. The start player figure moves on clockwise after each phase, and not a second time when the round ends.
nauticus-rule-3-6 = One action tile is left over in every round; its action is not performed.

## Bonus

nauticus-rule-4-1 = The printed bonus belongs to the start player alone. It comes right after the choice of the tile, before everything else, and also to a start player who then passes.
nauticus-rule-4-2 = The bonuses of positions 1 to 8, clockwise: 3 workers; a mast; a sail; 2 victory points; 2 workers; 1 worker and a good; 1 worker and 1 victory point; 4 talers. You choose the crest or the kind of good, but never a crown, and the tile goes to your warehouse.
nauticus-rule-4-3 = Workers and talers from the bonus are yours at once and can be spent in the very same turn.
nauticus-rule-4-4 = If no bonus tile is in stock or none fits into your warehouse, you go without the tile but still get the rest of the bonus. If one fits, you have to take one.

## Workers

nauticus-rule-5-1 = Every use of an action takes one worker.
nauticus-rule-5-2 = The wheel lends blue workers to each action: none at the anchor, 1 to 3 elsewhere. Every player who performs the action has the full number.
nauticus-rule-5-3 = Blue workers are spent before your own. Those you do not need are gone when you finish or pass; they cannot be kept and do not help with an extra action.
nauticus-rule-5-4 = You cannot spend workers or talers that you do not have; nothing is lent.

## The actions

nauticus-rule-6-0 = Performing an action means using it at least once, and as often as you can pay for and like. Each use is settled completely, with placing, rewards and gift, before the next one starts.
nauticus-rule-6-1 = A blue action tile sells four kinds; each costs the number printed beside it at that position, and the four numbers are always 0, 1, 2 and 3. For light action tiles the numbers mean nothing.
nauticus-rule-6-2 = While you perform one action, the first tile of a kind costs its printed price and every further one of that kind 4 talers; each takes a worker as well. Crown tiles are not for sale.
nauticus-rule-6-3 = Buy all four kinds in one go and you get one more tile of any of them as a gift, without worker or talers, into your warehouse. This happens only once per performed action, and the gift is lost if nothing in stock fits.
nauticus-rule-6-4 = At price 0 you need room in the warehouse; at price 1 or more, room there or a proper place in the yard. You choose when you buy, and what you have stored stays stored while the action goes on.
nauticus-rule-6-5 = A hull is either a one-ship, or a bow and a stern with none, one or two middles between them. New parts begin a ship or join an open end: no part is pushed in between, no gap left, nothing moved, no two rows joined, and a closed hull never grows.
nauticus-rule-6-6 = An open hull can be continued later and may carry masts, sails and goods already. Your yard holds any number of ships.
nauticus-rule-6-7 = Each hull part takes one mast, on closed and open hulls alike.
nauticus-rule-6-8 = Each hull part takes one sail, and it needs its mast first.
nauticus-rule-6-9 = A ship bears one crest only: its first ordinary mast or sail decides for good. Crowns, on masts or sails, are jokers and go with every crest.
nauticus-rule-6-10 = Each hull part carries one good, on ships of any state, equal or mixed. What has been loaded leaves the ship only by delivery.
nauticus-rule-6-11 = The warehouse has 12 spaces: a mast fills two, everything else one. Tiles may be shifted about inside, but leave only by transport and are never thrown away.
nauticus-rule-6-12 = Transport: each worker takes one tile from your warehouse to your yard, where it must have a proper place at once.
nauticus-rule-6-13 = Withdraw money: each worker brings you 2 talers.
nauticus-rule-6-14 = Deliver goods: unload a finished ship that has a good in every cell, with one worker for each good and never only part of the load. Afterwards the ship can be loaded again.
nauticus-rule-6-15 = Score crowns: each worker scores as many victory points as you have crowns, on crown masts and crown sails wherever they are and on flipped pass tiles. One scoring brings 15 points at most; you need a crown to score at all, and no worker may be spent that would add no point.
nauticus-rule-6-16 = After every use you are shown what you could still do and pay for; if there is nothing, the action ends by itself. For money and for crowns you name the number of workers once, and that is all.

## Passing

nauticus-rule-7-1 = You may pass instead of performing the action, and you must if no use of it is possible. After a first use, passing is no longer open to you, and after passing you cannot perform.
nauticus-rule-7-2 = When you pass, the highest pass tile that still shows its penalty is flipped: 3, then 2, then 1. Once all three are flipped you may still pass, but nothing more happens.
nauticus-rule-7-3 = A flipped pass tile is a crown of yours until the round is over, and then costs you no points.

## The extra action

nauticus-rule-8-1 = Once in the game you may hand in your extra-action tile in your own turn, before or after the action of the phase. You take 2 workers and perform any of the eight actions, even one whose tile is face down.
nauticus-rule-8-2 = In an extra action the first tile of each kind costs 2 talers and every further one 4, so you may place what you buy at once; all four kinds bring a gift as usual, into the warehouse. There are no blue workers and no bonus.
nauticus-rule-8-3 = An extra action leaves the board as it was: every action tile stays as it lies, and neither a bonus nor a flipped pass tile comes of it. Workers you did not spend stay with you, and the extra-action tile leaves the game.
nauticus-rule-8-4 = An extra action has to be used at least once. It is played in your own turn after the tile of the phase is chosen, never in the middle of an action or of rewards, and never a second time.
nauticus-rule-8-5 = You are offered only those extra actions that you could use at least once, with the 2 new workers counted in. If you play it first, you still perform or pass afterwards, as things stand by then.

## Finishing a ship

nauticus-rule-9-1 = You finish a ship by giving a mast and a sail to each part of a closed hull; goods play no part in this. What completes it is therefore always a sail.
nauticus-rule-9-2 = For a finished ship you take one reward per mast at once: a crown mast, a crown sail, 3 victory points, 7 talers, 3 workers, or 2 different goods. No reward more than twice per ship; tiles go to your warehouse and must be in stock and fit.
nauticus-rule-9-3 = Once the rewards are taken, your action goes on and they can be used right away: talers and workers pay for more uses, and a transport may carry the tiles just stored.
nauticus-rule-9-4 = A finished ship stays in your yard until the end and can carry goods; it pays its rewards only once.

## End of the round

nauticus-rule-10-1 = When the seventh phase is over, every pass tile you did not flip costs you its 3, 2 or 1 victory points, if need be below zero. Afterwards all of them show their penalties again; the last round is no exception.
nauticus-rule-10-2 = If the game goes on, the round marker moves up and the next round is prepared. There is no income.

## Final scoring

nauticus-rule-11-1 = For each kind of good, 1, 2, 3, 4 or 5 delivered score 2, 5, 9, 14 or 20 victory points, and each one beyond that 5 more.
nauticus-rule-11-2 = Finished ships of size 1, 2, 3 and 4 score 2, 8, 20 and 35 victory points.
nauticus-rule-11-3 = Each worker, each stored tile, each hull part, mast and sail of unfinished ships and each good still aboard is worth 1 taler. Add your talers: every 3 of them are 1 victory point.
nauticus-rule-11-4 = The most victory points win. If equal, the larger remainder of talers (0, 1 or 2) decides, then the larger sum of talers; after that the place is shared.

## Rulings

nauticus-rule-r1 = The start player takes the bonus before any extra action, so an extra transport cannot first make room for the bonus tile.
nauticus-rule-r2 = You may pass and still play your extra action in the same turn; neither gets in the way of the other.
nauticus-rule-r3 = An extra action without a single use is not allowed. The 2 workers are real ones: if you do not spend them, you keep them.
nauticus-rule-r4 = Workers from the bonus may already be spent on the action that follows.
nauticus-rule-r5 = Whoever does not use the action even once has passed, and flips a pass tile.
nauticus-rule-r6 = Each bought tile finds its place before the next is bought, in the order you like; bow, middle and stern one after the other make a three-ship. A tile you paid for and stored needs transport later.
nauticus-rule-r7 = The gift for all four kinds comes right after the fourth, or after the rewards if that purchase finished a ship. Buying the four kinds twice still brings only one gift.
nauticus-rule-r8 = All four kinds must really be bought, so an empty stack rules out the gift; the gift itself does not count as a purchase. If no kind of it is in stock and fits, it is lost.
nauticus-rule-r9 = The first tile of a kind that you buy is the one at the printed price. If that price is 0 and the warehouse is full, you cannot buy this kind at all, not even for 4 talers.
nauticus-rule-r10 = A free tile that does not fit stays in the stock; you cannot discard anything for it and get nothing instead. If a kind fits, you must take one, so with one space left you miss out on a mast but not on other tiles.
nauticus-rule-r11 = Hull parts you paid for may be stored too, just like masts, sails and goods.
nauticus-rule-r12 = Which end a middle joins makes no difference; ships are always shown as bow, middles, stern.
nauticus-rule-r13 = A ship may begin with two middles. It can then only become a four-ship, by adding a bow and a stern.
nauticus-rule-r14 = The last worker may score less than a full share: with 4 crowns, 4 workers score 15. Any worker beyond that is refused.
nauticus-rule-r15 = Without a crown you cannot score crowns and have to pass; the pass tile you flip comes too late for this.
nauticus-rule-r16 = You may choose the goods reward if at least one good fits. It brings two different goods whenever there is room for two and a choice of two kinds, and a single one otherwise.
nauticus-rule-r17 = Rewards are taken one after the other, and room and stock are looked at anew each time. Victory points, talers and workers can always be had, twice each.
nauticus-rule-r18 = As long as a ship bears only crowns, it is open to every crest; the first ordinary mast or sail fixes it. A ship rigged with crowns alone counts in full.
nauticus-rule-r19 = The action of the phase and an extra action are counted apart: in each of them the first tile of a kind is cheap again and the four kinds start anew.
nauticus-rule-r20 = If the first tile of a round was chosen at the anchor itself, the wheel stays as it is.
nauticus-rule-r21 = You are not asked which pass tile to flip: it is always the highest one left.
nauticus-rule-r22 = The four kinds of a tile and the four prices of its position belong together in reading order, first to first and so on.
nauticus-rule-r23 = On the hull tile the bow comes first and the stern third.
nauticus-rule-r24 = The limit of 15 concerns only points scored for crowns; points from bonuses and rewards do not count towards it.
nauticus-rule-r25 = What the anchor tile marks is the place on the board: in the next round another action may lie there.

nauticus-chapter-1 = Setup
nauticus-chapter-2 = The golden rule
nauticus-chapter-3 = Rounds and phases
nauticus-chapter-4 = The bonus
nauticus-chapter-5 = Workers
nauticus-chapter-6 = The actions
nauticus-chapter-7 = Passing
nauticus-chapter-8 = The extra action
nauticus-chapter-9 = Finishing a ship
nauticus-chapter-10 = The end of a round
nauticus-chapter-11 = Final scoring
nauticus-chapter-rulings = Rulings
